//! Extra costs: what may or must be paid besides the usual cost of something, or instead of it, and what is put to use
//! to take something off its price.

use crate::ability::{CostPart, CostWhat, Extra, Form};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::filter::Filter;
use crate::item::{Item, NO_ABILITY};
use crate::matching::Scope;
use crate::words::*;

/// The extra costs of an item, in the order of their numbers: those of its own ability, then those that other
/// abilities of its card lend it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Extras<'p> {
    own: &'p [Extra],
    lent: [Option<(AbilityId, &'p Extra)>; 4],
}

impl<'p> Extras<'p> {
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.own.is_empty() && self.lent[0].is_none()
    }
    pub(crate) fn len(&self) -> usize {
        self.own.len() + self.lent.iter().flatten().count()
    }
    pub(crate) fn get(&self, index: usize) -> Option<&'p Extra> {
        self.iter().nth(index)
    }
    pub(crate) fn iter(&self) -> impl Iterator<Item = &'p Extra> + use<'p> {
        self.own.iter().chain(self.lent.into_iter().flatten().map(|(_, extra)| extra))
    }
    /// Those that were taken on, bit n for number n.
    pub(crate) fn taken(&self, taken: u8) -> impl Iterator<Item = &'p Extra> + use<'p> {
        self.iter().enumerate().filter(move |(i, _)| taken >> i & 1 == 1).map(|(_, extra)| extra)
    }
    fn bits(&self, of: impl Fn(&Extra) -> bool) -> u8 {
        self.iter().enumerate().filter(|(_, extra)| of(extra)).fold(0, |bits, (i, _)| bits | 1 << i)
    }
    fn lend(&mut self, ability: AbilityId, extras: &'p [Extra]) {
        let free = self.lent.iter_mut().filter(|lent| lent.is_none());
        free.zip(extras).for_each(|(lent, extra)| *lent = Some((ability, extra)));
    }
}

impl<'a, B: RuleBook> Cx<'a, B> {
    /// Whether an item has extra costs, or may have some that are lent to it.
    pub fn has_extras(&self, item: &Item) -> bool {
        let slot = item.source.slot;
        let own = item.ability != NO_ABILITY && !self.pool.ability(item.ability).extras.is_empty();
        let borrows = (item.card.is_some() || item.routine.is_some()) && slot != crate::object::Slot::NONE;
        own || borrows && (self.pool.card(self.s.object(slot).card).lends || !self.s.profile(slot).granted.is_empty())
    }

    /// The extra costs of an item, unless they are waived with the rest.
    #[inline]
    pub(crate) fn extras_of(&self, item: &Item) -> Extras<'a> {
        let mut extras = Extras::default();
        if item.ability != NO_ABILITY && !(item.free && item.card.is_none()) {
            let own = &self.pool.ability(item.ability).extras;
            // What an ability lends to something else is not paid for using it.
            if own.first().is_some_and(|extra| extra.routine == item.routine) {
                extras.own = own;
            }
        }
        if item.card.is_some() || item.routine.is_some() {
            self.lend_extras(item, &mut extras);
        }
        extras
    }

    /// Whether something is done instead of paying the price of an item.
    pub fn pays_otherwise(&self, item: &Item) -> bool {
        item.extras != 0 && self.extras_of(item).taken(item.extras).any(|extra| extra.instead)
    }

    /// What abilities of the card that is played lend to that where they work, and what those of an object lend to what
    /// the rules let a player do with it.
    #[inline]
    fn lend_extras(&self, item: &Item, extras: &mut Extras<'a>) {
        let slot = item.source.slot;
        if slot == crate::object::Slot::NONE {
            return;
        }
        let (object, profile) = (self.s.object(slot), self.s.profile(slot));
        let card = self.pool.card(object.card);
        if !card.lends && profile.granted.is_empty() {
            return;
        }
        let from = if item.card.is_some() { object.origin } else { object.zone };
        let printed = card.abilities.iter().filter(|_| !profile.silent);
        for &id in printed.chain(profile.granted.iter()).filter(|&&id| id != item.ability) {
            let ability = self.pool.ability(id);
            let lends = match item.routine {
                None => matches!(ability.form, Form::Static(_)),
                Some(_) => true,
            };
            if lends
                && ability.works.has(from)
                && ability.extras.first().is_some_and(|extra| extra.routine == item.routine)
            {
                (0..B::lends(self, ability)).for_each(|_| extras.lend(id, &ability.extras));
            }
        }
    }

    /// The abilities whose extra costs were taken on for an item, beside its own.
    pub fn lenders(&self, item: &Item) -> impl Iterator<Item = AbilityId> + use<'a, B> {
        let (extras, taken) = (self.extras_of(item), item.extras);
        let lent = extras.lent.into_iter().flatten().enumerate();
        lent.filter(move |(i, _)| taken >> (extras.own.len() + i) & 1 == 1).map(|(_, (ability, _))| ability)
    }

    /// The rule by which an extra cost of an item is paid.
    pub(crate) fn rule_of_extra(&self, item: &Item, extras: &Extras, extra: &Extra) -> Rule {
        let lent = |lent: &&(AbilityId, &Extra)| std::ptr::eq(lent.1, extra);
        let lender = extras.lent.iter().flatten().find(lent).map(|&(id, _)| B::lent_by(self.pool.ability(id)));
        lender
            .filter(|&rule| rule != Rule::UNNUMBERED)
            .unwrap_or_else(|| B::play_cites(self, item).of_extra(extra.instead))
    }

    /// Whether an extra cost is there: what must hold for it holds.
    pub(crate) fn is_open(&self, item: &Item, extras: &Extras, extra: &Extra) -> bool {
        crate::audit::holds(self.rule_of_extra(item, extras, extra))
            && extra.condition.as_ref().is_none_or(|condition| self.read().holds(&Scope::of(item), condition))
    }

    /// The ways to settle the extra costs of an item, of which the first `settled` are: those that are not optional
    /// are taken on, and of alternatives to the price at most one.
    pub(crate) fn ways(&self, item: &Item, settled: usize) -> impl Iterator<Item = u8> + use<'a, B> {
        let extras = self.extras_of(item);
        debug_assert!(extras.len() <= u8::BITS as usize, "an item notes its extra costs in eight bits");
        let open = extras.bits(|extra| self.is_open(item, &extras, extra));
        let (instead, forced) = (extras.bits(|extra| extra.instead), extras.bits(|extra| !extra.optional) & open);
        // What costs nothing anyway has no alternative to that.
        let alternatives = u32::from(!item.free);
        let known = ((1u16 << settled.min(extras.len())) - 1) as u8;
        let (forced, fixed) = (forced & !known, item.extras & known);
        (0..1u16 << extras.len()).map(|taken| taken as u8).filter(move |taken| {
            taken & known == fixed
                && taken & forced == forced
                && taken & !known & !open == 0
                && (taken & instead).count_ones() <= alternatives
        })
    }

    /// How many objects can be put to use, at most, to take something off the price of an item.
    pub(crate) fn most_rebates(&self, item: &Item) -> u8 {
        let Some((_, part @ CostPart::Turn { what: CostWhat::Often(filter), .. })) = B::rebate(self, item) else {
            return 0;
        };
        let scope = Scope { source: item.source, you: item.controller, item: Some(item), itself: None };
        let mut count = 0;
        self.read().each(&scope, filter, |slot| count += u8::from(self.is_piece(item, part, item.controller, slot)));
        count
    }

    /// Whether an item that can be paid for with some of its extra costs, the first `settled` of which are settled, and
    /// with so many objects put to use as can be, goes on as `check` has it.
    pub(crate) fn some_way(
        &mut self,
        item: &Item,
        settled: usize,
        mut check: impl FnMut(&mut Self, &Item) -> bool,
    ) -> bool {
        let extras = self.extras_of(item).len();
        let most = if settled > extras { item.rebates } else { self.most_rebates(item) };
        let least = if settled > extras { item.rebates } else { 0 };
        (least..=most)
            .any(|rebates| self.ways(item, settled).any(|extras| check(self, &Item { extras, rebates, ..*item })))
    }

    /// Whether an X is to be named for an item with the extra costs it has taken on.
    pub(crate) fn asks_for_x(&self, item: &Item) -> bool {
        let extras = self.extras_of(item);
        if self.price_with(item, self.price_of(item), &extras).x || B::is_x(self, item) {
            return true;
        }
        if item.free && self.t.tracing && B::price(self, item).x && !self.by(B::play_cites(self, item).unpaid_x) {
            return true;
        }
        let varies = |part: &CostPart| {
            matches!(part, CostPart::Turn { what: CostWhat::X(_), .. } | CostPart::Move { what: CostWhat::X(_), .. })
        };
        let own = item.ability != NO_ABILITY && self.pool.ability(item.ability).cost.parts.iter().any(varies);
        own || extras.taken(item.extras).any(|extra| extra.cost.parts.iter().any(varies))
    }
}

/// The description of what a part lets the player pick.
pub(crate) fn picked(part: &CostPart) -> Option<&Filter> {
    match part {
        CostPart::Turn { what, .. } | CostPart::Move { what, .. } => match what {
            CostWhat::This => None,
            CostWhat::Some(_, filter) | CostWhat::X(filter) | CostWhat::Often(filter) => Some(filter),
        },
        CostPart::Uncount(..) | CostPart::Spend(..) => None,
    }
}
