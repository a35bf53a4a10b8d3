//! Turn facts: the events and deeds of a turn that abilities ask about, found by reading the abilities through.

use crate::card::ability::{
    Ability, Body, Change, Cost, CostObjects, CostPart, EventPattern, ExtraCost, Form, Op, PlaceFilter, ReplacedBy,
    Trigger,
};
use crate::card::amount::{Amount, Condition, What, Who};
use crate::card::filter::Filter;
use crate::card::pool::CardPool;
use crate::ids::*;
use serde::{Deserialize, Serialize};

/// An event that an ability asks about, by its place in [`CardPool::turn_facts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TurnFactId(pub u16);

impl TurnFactId {
    /// The event's place, for indexing tables.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Collects the events and deeds that abilities ask about, with those of abilities they grant, create or trigger.
pub(crate) struct TurnFactCollector<'p> {
    pool: &'p CardPool,
    visited: Vec<AbilityId>,
    /// The events of a turn that they ask about.
    pub(crate) events: Vec<&'p Trigger>,
    /// The deeds of a turn that they ask about.
    pub(crate) deeds: Verbs,
    /// They ask in which colours something was paid for.
    asks_colours_paid: bool,
}

/// Returns true if the card asks in which colours it was paid for.
pub fn asks_colours_paid(pool: &CardPool, card: CardId) -> bool {
    TurnFactCollector::collect(pool, &pool.card(card).abilities).asks_colours_paid
}

impl<'p> TurnFactCollector<'p> {
    /// Collects what these abilities ask about.
    pub(crate) fn collect(pool: &'p CardPool, abilities: &[AbilityId]) -> Self {
        let mut asked =
            Self { pool, visited: Vec::new(), events: Vec::new(), deeds: Verbs::EMPTY, asks_colours_paid: false };
        abilities.iter().for_each(|&id| asked.visit_ability_id(id));
        asked
    }

    fn visit_ability_id(&mut self, id: AbilityId) {
        if !self.visited.contains(&id) {
            self.visited.push(id);
            self.ability(self.pool.ability(id));
        }
    }

    fn ability(&mut self, ability: &'p Ability) {
        match &ability.form {
            Form::Spell | Form::Activated => {}
            Form::Triggered(trigger) => self.trigger(trigger),
            Form::Counting(record) => self.trigger(&record.event),
            Form::Static(affects) => {
                for affect in affects {
                    self.filter(&affect.filter);
                    affect.changes.iter().for_each(|change| self.change(change));
                }
            }
            Form::Replacement(r) => {
                self.on(&r.on);
                self.filter(&r.subject);
                r.counterpart.iter().for_each(|filter| self.filter(filter));
                if let ReplacedBy::AddAmount(amount) | ReplacedBy::SetAmount(amount) = &r.instead {
                    self.amount(amount);
                }
            }
        }
        ability.condition.iter().for_each(|condition| self.condition(condition));
        self.cost(&ability.cost);
        ability.extras.iter().for_each(|extra| self.extra(extra));
        self.body(&ability.body);
        if let Some(modes) = &ability.modes {
            modes.alternative.iter().for_each(|(condition, ..)| self.condition(condition));
            modes.options.iter().for_each(|body| self.body(body));
        }
    }

    fn trigger(&mut self, trigger: &'p Trigger) {
        self.on(&trigger.on);
        self.filter(&trigger.subject);
        trigger.counterpart.iter().for_each(|filter| self.filter(filter));
    }

    fn on(&mut self, on: &'p EventPattern) {
        match on {
            EventPattern::State(condition) => self.condition(condition),
            EventPattern::Any(all) => all.iter().for_each(|on| self.on(on)),
            EventPattern::Move { .. }
            | EventPattern::Turn(_)
            | EventPattern::Damage
            | EventPattern::DamageNamed(_)
            | EventPattern::Counters { .. }
            | EventPattern::Deed(_) => {}
        }
    }

    fn change(&mut self, change: &'p Change) {
        change.amount().into_iter().for_each(|amount| self.amount(amount));
        match change {
            Change::Grant(id) => self.visit_ability_id(*id),
            Change::Cannot(_, Some(filter)) => self.filter(filter),
            _ => {}
        }
    }

    fn extra(&mut self, extra: &'p ExtraCost) {
        self.cost(&extra.cost);
        extra.condition.iter().for_each(|condition| self.condition(condition));
    }

    fn cost(&mut self, cost: &'p Cost) {
        cost.more_units.iter().for_each(|amount| self.amount(amount));
        for part in &cost.parts {
            if let CostPart::Turn { what, .. } | CostPart::Move { what, .. } = part
                && let CostObjects::Exactly(_, filter) | CostObjects::X(filter) | CostObjects::AnyNumber(filter) = what
            {
                self.filter(filter);
            }
        }
    }

    fn body(&mut self, body: &'p Body) {
        for choose in &body.phrases {
            self.filter(&choose.filter);
            choose.place_filter.iter().for_each(|spots| self.spots(spots));
            self.amount(&choose.min);
            self.amount(&choose.max);
            choose.divide.iter().for_each(|divide| self.amount(&divide.total));
        }
        body.ops.iter().for_each(|op| self.op(op));
    }

    fn op(&mut self, op: &'p Op) {
        op.amounts().into_iter().flatten().for_each(|amount| self.amount(amount));
        op.affected_objects().into_iter().for_each(|what| self.what(what));
        match op {
            Op::BeginEffect { changes, .. } => changes.iter().for_each(|change| self.change(change)),
            Op::Pick { filter, .. }
            | Op::Choose { filter, .. }
            | Op::DivideIntoPiles { filter, .. }
            | Op::Search { filter, .. }
            | Op::PickAtRandom { filter, .. } => self.filter(filter),
            Op::PutAtPlace { spots, .. } => self.spots(spots),
            Op::If { condition, .. } => self.condition(condition),
            Op::MayPay { cost, .. } => self.cost(cost),
            Op::Trigger { ability } => self.visit_ability_id(*ability),
            Op::CreateDelayed { ability, .. } => {
                // A delayed ability does not trigger by deeds before its creation. Only an audit reads the count.
                if let Form::Triggered(Trigger {
                    on: EventPattern::Deed(verb) | EventPattern::Move { verb: Some(verb), .. },
                    ..
                }) = &self.pool.ability(*ability).form
                {
                    self.deeds = self.deeds.with(*verb);
                }
                self.visit_ability_id(*ability);
            }
            Op::Create { card, .. } => self.pool.card(*card).abilities.iter().for_each(|&id| self.visit_ability_id(id)),
            _ => {}
        }
    }

    fn spots(&mut self, spots: &'p PlaceFilter) {
        spots.place_relation.iter().for_each(|near| self.what(&near.to));
        [&spots.with_object, &spots.without_object].into_iter().flatten().for_each(|filter| self.filter(filter));
    }

    fn filter(&mut self, filter: &'p Filter) {
        filter.number_tests.iter().for_each(|test| self.amount(&test.amount));
        filter.place_relation.iter().for_each(|near| self.what(&near.to));
        for what in [&filter.in_combat_with, &filter.may_host, &filter.among].into_iter().flatten() {
            self.what(what);
        }
        if let Some(between) = &filter.between {
            self.filter(&between.one);
            self.filter(&between.other);
        }
        [&filter.beneath, &filter.beside, &filter.has_beside]
            .into_iter()
            .flatten()
            .for_each(|other| self.filter(other));
        filter.any.iter().for_each(|filter| self.filter(filter));
    }

    fn what(&mut self, what: &'p What) {
        match what {
            What::All(filter) => self.filter(filter),
            What::Several(all) => all.iter().for_each(|what| self.what(what)),
            What::This
            | What::Target(_)
            | What::Picked(_)
            | What::Subject
            | What::Counterpart
            | What::Itself
            | What::Host => {}
        }
    }

    fn who(&mut self, who: &'p Who) {
        match who {
            Who::ControllerOf(what) | Who::OwnerOf(what) => self.what(what),
            Who::You | Who::Opponent | Who::Both | Who::TurnPlayer => {}
        }
    }

    fn amount(&mut self, amount: &'p Amount) {
        match amount {
            Amount::TimesHappened(trigger) => {
                self.events.push(trigger);
                self.trigger(trigger);
            }
            Amount::Count(filter) | Amount::Greatest(filter, _) | Amount::Smallest(filter, _) => self.filter(filter),
            Amount::NumberOf(what, _) | Amount::Printed(what, _) | Amount::CountersOn(what, _) => self.what(what),
            Amount::TimesDone(who, verb) => {
                self.deeds = self.deeds.with(*verb);
                self.who(who);
            }
            Amount::PlayerCounters(who, _) => self.who(who),
            Amount::Times(_, inner) | Amount::Half(inner) | Amount::UpTo(inner) => self.amount(inner),
            Amount::Sum(all) => all.iter().for_each(|inner| self.amount(inner)),
            Amount::ColoursPaid => self.asks_colours_paid = true,
            Amount::Fixed(_) | Amount::X | Amount::OfEvent | Amount::Share => {}
        }
    }

    fn condition(&mut self, condition: &'p Condition) {
        match condition {
            Condition::Compare(left, _, right) => {
                self.amount(left);
                self.amount(right);
            }
            Condition::Is(what, filter) => {
                self.what(what);
                self.filter(filter);
            }
            Condition::TurnOf(who) => self.who(who),
            Condition::AbilityExistsIf(inner) | Condition::Not(inner) => self.condition(inner),
            Condition::All(all) | Condition::Any(all) => all.iter().for_each(|inner| self.condition(inner)),
            Condition::PaidIn(_) => self.asks_colours_paid = true,
            Condition::During(_) | Condition::ExtraPaid(_) => {}
        }
    }
}
