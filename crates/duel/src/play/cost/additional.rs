//! Extra costs: additional and alternative costs, optional or not, and rebates, which put objects to use to lower the
//! price.

use crate::book::RuleBook;
use crate::card::ability::{CostObjects, CostPart, ExtraCost, Form};
use crate::card::filter::Filter;
use crate::engine::context::Cx;
use crate::ids::*;
use crate::state::query::Scope;
use crate::state::stack_item::{NO_ABILITY, StackItem};

/// The extra costs of an item, in the order of their numbers. Those of its own ability come before those that other
/// abilities of its card contribute.
#[derive(Clone, Copy, Default)]
pub(crate) struct Extras<'p> {
    own: &'p [ExtraCost],
    lent: [Option<(AbilityId, &'p ExtraCost)>; 4],
}

impl<'p> Extras<'p> {
    #[inline]
    pub(in crate::play) fn is_empty(&self) -> bool {
        self.own.is_empty() && self.lent[0].is_none()
    }
    pub(in crate::play) fn len(&self) -> usize {
        self.own.len() + self.lent.iter().flatten().count()
    }
    pub(in crate::play) fn get(&self, index: usize) -> Option<&'p ExtraCost> {
        self.iter().nth(index)
    }
    pub(crate) fn iter(&self) -> impl Iterator<Item = &'p ExtraCost> + use<'p> {
        self.own.iter().chain(self.lent.into_iter().flatten().map(|(_, extra)| extra))
    }
    /// The extra costs that were taken on, bit n for number n.
    pub(super) fn taken(&self, taken: u8) -> impl Iterator<Item = &'p ExtraCost> + use<'p> {
        self.iter().enumerate().filter(move |(i, _)| taken >> i & 1 == 1).map(|(_, extra)| extra)
    }
    fn bits(&self, of: impl Fn(&ExtraCost) -> bool) -> u8 {
        self.iter().enumerate().filter(|(_, extra)| of(extra)).fold(0, |bits, (i, _)| bits | 1 << i)
    }
    fn lend(&mut self, ability: AbilityId, extras: &'p [ExtraCost]) {
        let free = self.lent.iter_mut().filter(|lent| lent.is_none());
        free.zip(extras).for_each(|(lent, extra)| *lent = Some((ability, extra)));
    }
}

impl<'a, B: RuleBook> Cx<'a, B> {
    /// Returns true if an item has extra costs, or may have some from other abilities of its source.
    #[inline]
    pub fn has_extras(&self, item: &StackItem) -> bool {
        let slot = item.source.slot;
        let own = item.ability != NO_ABILITY && !self.pool.ability(item.ability).extras.is_empty();
        let borrows = (item.card.is_some() || item.routine.is_some()) && slot != crate::state::object::Slot::NONE;
        own || borrows
            && (self.pool.card(self.state.object(slot).card).lends_extra_costs
                || !self.state.characteristics(slot).granted_abilities.is_empty())
    }

    /// The extra costs of an item. An ability used for free has none of its own.
    #[inline]
    pub(crate) fn extras_of(&self, item: &StackItem) -> Extras<'a> {
        if self.has_extras(item) { self.collect_extras(item) } else { Extras::default() }
    }

    #[inline(never)]
    fn collect_extras(&self, item: &StackItem) -> Extras<'a> {
        let mut extras = Extras::default();
        if item.ability != NO_ABILITY && !(item.free && item.card.is_none()) {
            let own = &self.pool.ability(item.ability).extras;
            // Extra costs that apply to another use are not paid for using the ability itself.
            if own.first().is_some_and(|extra| extra.routine == item.routine) {
                extras.own = own;
            }
        }
        if item.card.is_some() || item.routine.is_some() {
            self.lend_extras(item, &mut extras);
        }
        extras
    }

    /// Returns true if an alternative cost is paid instead of the price.
    pub fn pays_alternative_cost(&self, item: &StackItem) -> bool {
        item.extras != 0 && self.extras_of(item).taken(item.extras).any(|extra| extra.replaces_price)
    }

    /// Adds the extra costs that other abilities of the source contribute. For a card being played these are static
    /// abilities that work in the zone it came from; for a routine of the rules, any ability that works where the
    /// object is.
    fn lend_extras(&self, item: &StackItem, extras: &mut Extras<'a>) {
        let slot = item.source.slot;
        if slot == crate::state::object::Slot::NONE {
            return;
        }
        let (object, characteristics) = (self.state.object(slot), self.state.characteristics(slot));
        let card = self.pool.card(object.card);
        let from = if item.card.is_some() { object.origin } else { object.zone };
        let printed = card.abilities.iter().filter(|_| !characteristics.has_lost_text);
        for &id in printed.chain(characteristics.granted_abilities.iter()).filter(|&&id| id != item.ability) {
            let ability = self.pool.ability(id);
            let lends = match item.routine {
                None => matches!(ability.form, Form::Static(_)),
                Some(_) => true,
            };
            if lends
                && ability.works_in.has(from)
                && ability.extras.first().is_some_and(|extra| extra.routine == item.routine)
            {
                (0..B::extra_cost_times(self, ability)).for_each(|_| extras.lend(id, &ability.extras));
            }
        }
    }

    /// The other abilities of the card whose extra costs were taken on.
    pub fn lending_abilities(&self, item: &StackItem) -> impl Iterator<Item = AbilityId> + use<'a, B> {
        let (extras, taken) = (self.extras_of(item), item.extras);
        let lent = extras.lent.into_iter().flatten().enumerate();
        lent.filter(move |(i, _)| taken >> (extras.own.len() + i) & 1 == 1).map(|(_, (ability, _))| ability)
    }

    /// The rule by which an extra cost of an item is paid.
    pub(in crate::play) fn rule_of_extra(&self, item: &StackItem, extras: &Extras, extra: &ExtraCost) -> Rule {
        let lent = |lent: &&(AbilityId, &ExtraCost)| std::ptr::eq(lent.1, extra);
        let lender = extras.lent.iter().flatten().find(lent).map(|&(id, _)| B::lent_cost_rule(self.pool.ability(id)));
        lender
            .filter(|&rule| rule != Rule::UNNUMBERED)
            .unwrap_or_else(|| B::play_rules(self, item).of_extra(extra.replaces_price))
    }

    /// Returns true if the condition of an extra cost, if it has one, holds.
    pub(in crate::play) fn is_extra_available(&self, item: &StackItem, extras: &Extras, extra: &ExtraCost) -> bool {
        self.rests_on(|| crate::book::audit::holds(self.rule_of_extra(item, extras, extra)))
            && extra.condition.as_ref().is_none_or(|condition| self.read().holds(&Scope::of(item), condition))
    }

    /// The ways to take on the extra costs of an item, of which the first `settled` are decided. Available mandatory
    /// ones are always taken on, and at most one alternative to the price.
    fn ways_to_take_extras(&self, item: &StackItem, settled: usize) -> impl Iterator<Item = u8> + use<'a, B> {
        let extras = self.extras_of(item);
        debug_assert!(extras.len() <= u8::BITS as usize, "an item notes its extra costs in eight bits");
        let open = extras.bits(|extra| self.is_extra_available(item, &extras, extra));
        let (instead, forced) =
            (extras.bits(|extra| extra.replaces_price), extras.bits(|extra| !extra.optional) & open);
        // An item that is free anyway takes on no alternative cost.
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

    /// The greatest number of objects that can be put to use to lower the price of an item.
    pub(in crate::play) fn most_rebates(&self, item: &StackItem) -> u8 {
        let Some((_, part @ CostPart::Turn { what: CostObjects::AnyNumber(filter), .. })) = B::rebate(self, item)
        else {
            return 0;
        };
        let scope = Scope { source: item.source, you: item.controller, item: Some(item), itself: None };
        let mut count = 0;
        self.read().for_each_fitting(&scope, filter, |slot| {
            count += u8::from(self.is_piece(item, part, item.controller, slot))
        });
        count
    }

    /// Returns true if `check` holds for some way of taking on the open extra costs and some number of rebates. The
    /// first `extras_decided` extra costs keep their decision; if the count is past the last one, so do the rebates.
    pub(crate) fn has_way_of_paying(
        &mut self,
        item: &StackItem,
        extras_decided: usize,
        mut check: impl FnMut(&mut Self, &StackItem) -> bool,
    ) -> bool {
        let extras = self.extras_of(item).len();
        let most = if extras_decided > extras { item.rebates } else { self.most_rebates(item) };
        let least = if extras_decided > extras { item.rebates } else { 0 };
        (least..=most).any(|rebates| {
            self.ways_to_take_extras(item, extras_decided)
                .any(|extras| check(self, &StackItem { extras, rebates, ..*item }))
        })
    }

    /// Returns true if X must be named for an item, with the extra costs it has taken on.
    pub(in crate::play) fn asks_for_x(&self, item: &StackItem) -> bool {
        let extras = self.extras_of(item);
        if self.price_with_extras(item, self.price_of(item), &extras).x || B::price_is_x(self, item) {
            return true;
        }
        if item.free && self.is_missed(|| B::price(self, item).x && !self.cite(B::play_rules(self, item).unpaid_x)) {
            return true;
        }
        let varies = |part: &CostPart| {
            matches!(
                part,
                CostPart::Turn { what: CostObjects::X(_), .. } | CostPart::Move { what: CostObjects::X(_), .. }
            )
        };
        let unpaid = item.ability == NO_ABILITY || item.free && item.card.is_none();
        let own = !unpaid && self.pool.ability(item.ability).cost.parts.iter().any(varies);
        own || extras.taken(item.extras).any(|extra| extra.cost.parts.iter().any(varies))
    }
}

/// The filter of the objects that a part lets the player pick.
pub(crate) fn picked_filter(part: &CostPart) -> Option<&Filter> {
    match part {
        CostPart::Turn { what, .. } | CostPart::Move { what, .. } => match what {
            CostObjects::This => None,
            CostObjects::Exactly(_, filter) | CostObjects::X(filter) | CostObjects::AnyNumber(filter) => Some(filter),
        },
        CostPart::RemoveCounters(..) | CostPart::SpendPlayerCounters(..) => None,
    }
}
