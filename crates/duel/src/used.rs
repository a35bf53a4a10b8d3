//! Abilities in use: texts choose them on the stack, where they are no objects.

use crate::ability::{Choose, Form};
use crate::book::RuleBook;
use crate::count::{announced, taken};
use crate::cx::Cx;
use crate::filter::{Filter, Using, Whose};
use crate::frame::{Flow, Proc};
use crate::item::{Choice, Item, NO_ABILITY, group};
use crate::matching::{Reader, Scope};
use crate::object::Ref;
use crate::play::{LAST, PHRASE, TAKEN};
use crate::question::{Pick, Topic};
use crate::words::*;

impl<B: RuleBook> Reader<'_, B> {
    /// Whether what is on the stack is an ability of these sorts, from a source like this, and not the one that asks.
    pub(crate) fn is_such_use(&self, scope: &Scope, filter: &Filter, using: Using, item: &Item) -> bool {
        let itself = scope.item.is_some_and(|asking| asking.serial == item.serial && asking.serial != 0);
        if itself && self.scratch.pass(B::CITES.not_itself) || item.card.is_some() || item.ability == NO_ABILITY {
            return false;
        }
        let sort = match self.pool.ability(item.ability).form {
            Form::Activated => using.activated,
            Form::Triggered(_) => using.triggered,
            Form::Spell | Form::Recorded(_) | Form::Static(_) | Form::Replacement(_) => false,
        };
        let side = match filter.whose {
            Whose::Anyones => true,
            Whose::Yours => item.controller == scope.you,
            Whose::Opponents => item.controller != scope.you,
        };
        let source = Filter { zones: Zones::EMPTY, whose: Whose::Anyones, uses: None, ..filter.clone() };
        let such = || self.fits_ref(scope, &source, item.source) && self.scratch.pass(B::CITES.ability_of);
        sort && side && (source == Filter::any() || such())
    }

    /// The abilities on the stack that a description means.
    pub(crate) fn uses<'r>(&'r self, scope: &'r Scope, filter: &'r Filter) -> impl Iterator<Item = u32> + 'r {
        let such = move |item: &&Item| filter.uses.is_some_and(|using| self.is_such_use(scope, filter, using, item));
        self.state.live_stack().iter().filter(such).map(|item| item.serial)
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// The place on the stack of the card or ability that was chosen there.
    pub(crate) fn place_on_stack(&self, object: Ref) -> Option<usize> {
        let meant = |item: &Item| match object.as_used() {
            Some(serial) => item.serial == serial,
            None => item.card == Some(object.slot) && self.s.alive(object),
        };
        self.s.live_stack().iter().position(meant).map(|at| self.s.stack_floor as usize + at)
    }

    /// Whether an ability that was chosen is still on the stack, and what it was chosen as.
    pub(crate) fn is_still_used(&self, scope: &Scope, filter: &Filter, serial: u32) -> bool {
        self.read().uses(scope, filter).any(|used| used == serial)
    }

    /// Offers the abilities on the stack, and the cards if those are meant, that a choosing phrase can choose next.
    pub(crate) fn ask_uses(&mut self, f: usize, item: &Item, choose: &Choose) -> Flow {
        let frame = *self.frame(f);
        let scope = Scope::of(item);
        let (min, max) = (self.read().amount(&scope, &choose.min), self.read().amount(&scope, &choose.max));
        let (min, max) = announced(&frame).map_or((min, max), |n| (n, n));
        let taken = taken(&frame);
        self.list_candidates(item, choose);
        let cards = self.t.slots.len();
        let count = (cards + self.read().uses(&scope, &choose.filter).count()) as i32;
        let resolves = frame.proc == Proc::Resolve;
        if taken == 0 && count < min && !resolves {
            return self.cannot_choose(f);
        }
        let min = min.min(count);
        let first = (frame.r[LAST] + 1) as usize;
        if taken == max || count <= frame.r[LAST] + 1 {
            self.next_phrase(f);
            return Flow::Go;
        }
        let mut options = std::mem::take(&mut self.t.options);
        options.extend(self.t.slots.iter().skip(first).map(|&slot| Pick::Object(slot)));
        options.extend(self.read().uses(&scope, &choose.filter).skip(first.saturating_sub(cards)).map(Pick::Used));
        self.t.options = options;
        if taken >= min {
            self.offer(Pick::Done);
        }
        let rule = self.chooses_by(resolves, item);
        self.ask(item.controller, Topic::Choose, rule)
    }

    /// Notes that an ability was chosen for the present phrase.
    pub(crate) fn note_use(&mut self, f: usize, item: &Item, serial: u32) -> Option<Choice> {
        let phrase = self.frame(f).r[PHRASE] as u8;
        let body = self.pool.ability(item.ability).part(item.part)?;
        let choose = body.choose.get(usize::from(phrase))?;
        self.list_candidates(item, choose);
        let at = self.read().uses(&Scope::of(item), &choose.filter).position(|used| used == serial)?;
        let at = (self.t.slots.len() + at) as i32;
        let frame = self.frame(f);
        frame.r[LAST] = at;
        frame.r[TAKEN] += 1;
        Some(Choice::new(Ref::used(serial), group(item.part, phrase)))
    }

    /// Whether a phrase that chooses abilities has enough of them.
    pub(crate) fn enough_uses(&self, item: &Item, choose: &Choose, min: i32) -> bool {
        let scope = Scope::of(item);
        let used = self.read().uses(&scope, &choose.filter).count() as i32;
        used >= min || self.read().at_least(&scope, &choose.filter, min - used, |slot| self.choosable(item, slot))
    }
}
