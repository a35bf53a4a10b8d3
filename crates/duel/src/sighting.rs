//! Sightings: how often what texts ask about has happened this turn, as each player sees it.
//!
//! "If a card of yours entered play this turn" is asked of the whole turn, even if the card that asks was not
//! there yet. So what any card of the duel can ever ask about is counted from the beginning of each turn: the pool knows
//! which events those are (`Asked`), and they are counted where triggers notice events.

use crate::ability::{Ability, Body, Change, Cost, CostPart, CostWhat, Extra, Form, Instead, On, Op, Spots, Trigger};
use crate::amount::{Amount, Condition, What, Who};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::filter::Filter;
use crate::listen::{hear, on_kind};
use crate::matching::Scope;
use crate::notice::Happening;
use crate::object::Ref;
use crate::pool::CardPool;
use crate::state::State;
use crate::words::*;
use serde::{Deserialize, Serialize};

/// An event that a text asks about, by its place among those of the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AskedId(pub u16);

impl AskedId {
    /// Its place.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// How often an event that a text asks about has happened this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sighting {
    /// Which event.
    pub event: AskedId,
    /// How often, as each player sees it: what is one player's is the other's opponent's.
    pub times: [u8; 2],
}

/// An event that is counted, with the kinds of events it can be among.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counted {
    event: AskedId,
    kinds: u8,
}

impl State {
    /// How often an event has happened this turn, as a player sees it.
    pub(crate) fn sighted(&self, pool: &CardPool, trigger: &Trigger, seat: Seat) -> i32 {
        debug_assert!(pool.asked.contains(trigger), "what no card asks about is not counted");
        let meant = |sighting: &&Sighting| pool.asked[sighting.event.index()] == *trigger;
        self.sightings.iter().find(meant).map_or(0, |sighting| i32::from(sighting.times[seat.index()]))
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Finds out which events are to be counted: those that a card of the duel asks about.
    pub(crate) fn find_counted(&mut self) {
        let pool = self.pool;
        let State { objects, derived, .. } = &mut *self.s;
        derived.sights.clear();
        for &event in objects.iter().flat_map(|object| &pool.card(object.card).asks) {
            let new = Counted { event, kinds: on_kind(&pool.asked[event.index()].on) };
            if let Err(at) = derived.sights.binary_search_by_key(&event, |counted| counted.event) {
                derived.sights.insert(at, new);
            }
        }
        derived.sight_kinds = derived.sights.iter().fold(0, |kinds, counted| kinds | counted.kinds);
        derived.sight_deeds = Verbs::EMPTY;
        for counted in &derived.sights {
            hear(&pool.asked[counted.event.index()].on, &mut derived.sight_deeds);
        }
    }

    /// Counts an event for each player in whose eyes it is one that a text asks about.
    pub(crate) fn sight(&mut self, happening: &Happening) {
        let kind = happening.event.act.kind();
        for i in 0..self.s.derived.sights.len() {
            let Counted { event, kinds } = self.s.derived.sights[i];
            let trigger = &self.pool.asked[event.index()];
            if kinds & kind == 0 || !self.event_is(&trigger.on, &happening.event, happening.origin) {
                continue;
            }
            for you in Seat::BOTH {
                let scope = Scope { source: Ref::NONE, you, item: None, itself: None };
                if self.fits_event(trigger, &scope, happening) {
                    self.count_sighting(event, you);
                }
            }
        }
    }

    fn count_sighting(&mut self, event: AskedId, seat: Seat) {
        let sightings = &mut self.s.sightings;
        let at = sightings.binary_search_by_key(&event, |sighting| sighting.event).unwrap_or_else(|at| {
            sightings.insert(at, Sighting { event, times: [0; 2] });
            at
        });
        let times = &mut sightings[at].times[seat.index()];
        *times = times.saturating_add(1);
        self.s.derived.dirty |= self.s.derived.watches_sightings;
    }
}

/// The events that abilities ask about, and those that they give, leave behind or have trigger.
pub(crate) struct Asked<'p> {
    pool: &'p CardPool,
    looked_at: Vec<AbilityId>,
    /// Those events.
    pub(crate) events: Vec<&'p Trigger>,
    /// The deeds whose number this turn they ask about.
    deeds: Verbs,
    /// Whether they ask in which colours something was paid for.
    shades: bool,
}

/// Whether a card asks in which colours it was paid for.
pub(crate) fn asks_shades(pool: &CardPool, card: CardId) -> bool {
    Asked::by(pool, &pool.card(card).abilities).shades
}

/// The deeds whose number this turn any card of a duel asks about.
pub(crate) fn deeds_asked(pool: &CardPool, state: &State) -> Verbs {
    let mut cards: Vec<CardId> = state.objects.iter().map(|object| object.card).collect();
    cards.sort_unstable();
    cards.dedup();
    let abilities: Vec<AbilityId> = cards.iter().flat_map(|&card| pool.card(card).abilities.iter().copied()).collect();
    Asked::by(pool, &abilities).deeds
}

impl<'p> Asked<'p> {
    /// What the abilities of a card ask about.
    pub(crate) fn by(pool: &'p CardPool, abilities: &[AbilityId]) -> Self {
        let mut asked = Self { pool, looked_at: Vec::new(), events: Vec::new(), deeds: Verbs::EMPTY, shades: false };
        abilities.iter().for_each(|&id| asked.look_at(id));
        asked
    }

    fn look_at(&mut self, id: AbilityId) {
        if !self.looked_at.contains(&id) {
            self.looked_at.push(id);
            self.ability(self.pool.ability(id));
        }
    }

    fn ability(&mut self, ability: &'p Ability) {
        match &ability.form {
            Form::Spell | Form::Activated => {}
            Form::Triggered(trigger) => self.trigger(trigger),
            Form::Recorded(record) => self.trigger(&record.event),
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
                if let Instead::More(amount) | Instead::Amount(amount) = &r.instead {
                    self.amount(amount);
                }
            }
        }
        ability.condition.iter().for_each(|condition| self.condition(condition));
        self.cost(&ability.cost);
        ability.extras.iter().for_each(|extra| self.extra(extra));
        self.body(&ability.body);
        if let Some(modes) = &ability.modes {
            modes.instead.iter().for_each(|(condition, ..)| self.condition(condition));
            modes.options.iter().for_each(|body| self.body(body));
        }
    }

    fn trigger(&mut self, trigger: &'p Trigger) {
        self.on(&trigger.on);
        self.filter(&trigger.subject);
        trigger.counterpart.iter().for_each(|filter| self.filter(filter));
    }

    fn on(&mut self, on: &'p On) {
        match on {
            On::State(condition) => self.condition(condition),
            On::Any(all) => all.iter().for_each(|on| self.on(on)),
            On::Move { .. } | On::Turn(_) | On::Damage | On::Dealt(_) | On::Count { .. } | On::Deed(_) => {}
        }
    }

    fn change(&mut self, change: &'p Change) {
        change.amount().into_iter().for_each(|amount| self.amount(amount));
        match change {
            Change::Grant(id) => self.look_at(*id),
            Change::Cannot(_, Some(filter)) => self.filter(filter),
            _ => {}
        }
    }

    fn extra(&mut self, extra: &'p Extra) {
        self.cost(&extra.cost);
        extra.condition.iter().for_each(|condition| self.condition(condition));
    }

    fn cost(&mut self, cost: &'p Cost) {
        cost.more.iter().for_each(|amount| self.amount(amount));
        for part in &cost.parts {
            if let CostPart::Turn { what, .. } | CostPart::Move { what, .. } = part
                && let CostWhat::Some(_, filter) | CostWhat::X(filter) | CostWhat::Often(filter) = what
            {
                self.filter(filter);
            }
        }
    }

    fn body(&mut self, body: &'p Body) {
        for choose in &body.choose {
            self.filter(&choose.filter);
            choose.spots.iter().for_each(|spots| self.spots(spots));
            self.amount(&choose.min);
            self.amount(&choose.max);
            choose.divide.iter().for_each(|divide| self.amount(&divide.total));
        }
        body.ops.iter().for_each(|op| self.op(op));
    }

    fn op(&mut self, op: &'p Op) {
        op.amounts().into_iter().flatten().for_each(|amount| self.amount(amount));
        op.affects().into_iter().for_each(|what| self.what(what));
        match op {
            Op::Effect { changes, .. } => changes.iter().for_each(|change| self.change(change)),
            Op::Pick { filter, .. }
            | Op::Choose { filter, .. }
            | Op::Divide { filter, .. }
            | Op::Search { filter, .. }
            | Op::Sample { filter, .. } => self.filter(filter),
            Op::Put { spots, .. } => self.spots(spots),
            Op::If { condition, .. } => self.condition(condition),
            Op::MayPay { cost, .. } => self.cost(cost),
            Op::Trigger { ability } => self.look_at(*ability),
            Op::Delay { ability, .. } => {
                // What a text leaves to wait for what has been done this turn does not wait.
                if let Form::Triggered(Trigger { on: On::Deed(verb) | On::Move { verb: Some(verb), .. }, .. }) =
                    &self.pool.ability(*ability).form
                {
                    self.deeds = self.deeds.with(*verb);
                }
                self.look_at(*ability);
            }
            Op::Create { card, .. } => self.pool.card(*card).abilities.iter().for_each(|&id| self.look_at(id)),
            _ => {}
        }
    }

    fn spots(&mut self, spots: &'p Spots) {
        spots.near.iter().for_each(|near| self.what(&near.to));
        [&spots.with, &spots.without].into_iter().flatten().for_each(|filter| self.filter(filter));
    }

    fn filter(&mut self, filter: &'p Filter) {
        filter.tests.iter().for_each(|test| self.amount(&test.amount));
        filter.near.iter().for_each(|near| self.what(&near.to));
        for what in [&filter.facing, &filter.bears, &filter.among].into_iter().flatten() {
            self.what(what);
        }
        if let Some(between) = &filter.between {
            self.filter(&between.one);
            self.filter(&between.other);
        }
        [&filter.beneath, &filter.beside, &filter.with].into_iter().flatten().for_each(|other| self.filter(other));
        filter.any.iter().for_each(|filter| self.filter(filter));
    }

    fn what(&mut self, what: &'p What) {
        match what {
            What::All(filter) => self.filter(filter),
            What::Each(all) => all.iter().for_each(|what| self.what(what)),
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
            Amount::Seen(trigger) => {
                self.events.push(trigger);
                self.trigger(trigger);
            }
            Amount::Count(filter) | Amount::Most(filter, _) | Amount::Least(filter, _) => self.filter(filter),
            Amount::NumberOf(what, _) | Amount::Printed(what, _) | Amount::On(what, _) => self.what(what),
            Amount::Done(who, verb) => {
                self.deeds = self.deeds.with(*verb);
                self.who(who);
            }
            Amount::Held(who, _) => self.who(who),
            Amount::Times(_, inner) | Amount::Half(inner) | Amount::UpTo(inner) => self.amount(inner),
            Amount::Sum(all) => all.iter().for_each(|inner| self.amount(inner)),
            Amount::Shades => self.shades = true,
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
            Condition::Turn(who) => self.who(who),
            Condition::Present(inner) | Condition::Not(inner) => self.condition(inner),
            Condition::All(all) | Condition::Any(all) => all.iter().for_each(|inner| self.condition(inner)),
            Condition::PaidIn(_) => self.shades = true,
            Condition::During(_) | Condition::Paid(_) => {}
        }
    }
}
