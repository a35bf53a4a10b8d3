//! Abilities in use: texts choose them on the stack, where they are no objects.

use crate::ability::{Choose, Form};
use crate::amount::What;
use crate::book::{Given, RuleBook};
use crate::count::{announced, taken};
use crate::cx::Cx;
use crate::filter::{Filter, Using, Whose};
use crate::frame::{Flow, Proc};
use crate::item::{Item, NO_ABILITY, PICKED, group};
use crate::matching::{Reader, Scope};
use crate::object::Ref;
use crate::play::PHRASE;
use crate::question::{Pick, Topic};
use crate::words::*;

impl<B: RuleBook> Reader<'_, B> {
    /// Whether what is on the stack is an ability of these sorts, from a source like this, and not the one that asks.
    pub(crate) fn is_such_use(&self, scope: &Scope, filter: &Filter, using: Using, item: &Item) -> bool {
        let itself = scope.item.is_some_and(|asking| asking.serial == item.serial && asking.serial != 0);
        if itself && self.scratch.pass(B::CITES.not_itself) || item.card.is_some() {
            return false;
        }
        let given = item.routine.and_then(B::gives);
        let sort = match given {
            Some((_, rule)) => using.activated && self.scratch.pass(rule),
            None if item.ability == NO_ABILITY => false,
            None => match self.pool.ability(item.ability).form {
                Form::Activated => using.activated,
                Form::Triggered(_) => using.triggered,
                Form::Spell | Form::Recorded(_) | Form::Static(_) | Form::Replacement(_) => false,
            },
        };
        let side = match filter.whose {
            Whose::Anyones => true,
            Whose::Yours => item.controller == scope.you,
            Whose::Opponents => item.controller != scope.you,
        };
        let source = Filter { zones: Zones::EMPTY, whose: Whose::Anyones, uses: None, ..filter.clone() };
        let of_card = given.is_none_or(|(given, _)| given == Given::OfSource);
        let such = || of_card && self.fits_ref(scope, &source, item.source) && self.scratch.pass(B::CITES.ability_of);
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

    /// The cards and abilities on the stack that a text speaks of so.
    pub(crate) fn meant_on_stack(&self, item: &Item, what: &What) -> Vec<Ref> {
        let scope = Scope::of(item);
        match what {
            What::Target(n) => item.chosen(group(item.part, *n)).collect(),
            What::Picked(n) => self.read().chosen(item, PICKED + n).collect(),
            What::All(filter) => {
                let mut all = Vec::new();
                self.read().each(&scope, filter, |slot| all.push(self.s.refer(slot)));
                all.extend(self.read().uses(&scope, filter).map(Ref::used));
                // What is being carried out is there no more.
                all.retain(|&object| self.place_on_stack(object).is_some());
                all
            }
            What::Each(each) => each.iter().flat_map(|what| self.meant_on_stack(item, what)).collect(),
            _ => self.read().one(&scope, what).into_iter().collect(),
        }
    }

    /// A text cancels a card or ability on the stack, if it may; returns whether it did.
    pub(crate) fn cancel(&mut self, item: &Item, target: Ref) -> bool {
        let card = Some(target.slot).filter(|_| self.s.alive(target));
        let forbidden = card.is_some_and(|slot| self.forbidden(B::CANCEL, slot, Some(item.source)));
        if forbidden && self.by(B::CITES.cannot) {
            return false;
        }
        let Some(at) = self.place_on_stack(target).filter(|_| self.by(B::CITES.negated)) else { return false };
        let cancelled = self.s.stack.remove(at);
        self.hide(&cancelled);
        B::cancelled(self, &cancelled);
        true
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
        let mut all: Vec<Pick> = self.t.slots.iter().map(|&slot| Pick::Object(slot)).collect();
        all.extend(self.read().uses(&scope, &choose.filter).map(Pick::Used));
        let group = group(item.part, frame.r[PHRASE] as u8);
        let is_taken = |pick: &Pick| {
            let mut chosen = item.choices.iter().filter(|choice| choice.group == group).map(|choice| choice.object);
            chosen.any(|object| match *pick {
                Pick::Used(serial) => object.as_used() == Some(serial),
                Pick::Object(slot) => object.slot == slot,
                _ => false,
            })
        };
        let first = all.iter().rposition(is_taken).map_or(0, |at| at + 1);
        let (waits, full) = (taken > 0 && self.stays_open(), taken == max);
        if (full || first == all.len()) && !waits {
            self.next_phrase(f);
            return Flow::Go;
        }
        let missing = |from: usize| !full && (all.len() - from) as i32 >= min - taken;
        // What was chosen out of order is completed out of order.
        let first = if self.lists_whole() || !missing(first) { 0 } else { first };
        let more = all[first..].iter().filter(|pick| !full && !is_taken(pick));
        self.t.options.extend(more);
        if taken >= min {
            self.offer(Pick::Done);
        }
        self.describe(min, max.min(count), all.iter().copied().filter(is_taken));
        let rule = self.chooses_by(resolves, item);
        self.ask(item.controller, Topic::Choose, rule)
    }

    /// Whether a phrase that chooses abilities has enough of them.
    pub(crate) fn enough_uses(&self, item: &Item, choose: &Choose, min: i32) -> bool {
        let scope = Scope::of(item);
        let used = self.read().uses(&scope, &choose.filter).count() as i32;
        used >= min || self.read().at_least(&scope, &choose.filter, min - used, |slot| self.choosable(item, slot))
    }
}
