//! Detecting triggers: which triggered abilities an event triggers.

use crate::book::RuleBook;
use crate::book::point::{ReplacementPoint, TriggerPoint, ZonePoint};
use crate::card::ability::{Duration, EventPattern, Form, Trigger};
use crate::card::characteristics::Characteristics;
use crate::engine::context::Cx;
use crate::engine::priority::{AT_ONCE, TRIGGERED};
use crate::event::kind::{DEED, MOVE, STATE};
use crate::event::{Cause, Event, Happening};
use crate::ids::*;
use crate::inline_vec::InlineVec;
use crate::state::AbilityUse;
use crate::state::object::{ObjectRef, Slot};
use crate::state::query::Scope;
use crate::state::stack_item::StackItem;
use crate::state::zone::Visibility;

/// An event as triggers see it.
pub(crate) struct Occurrence {
    pub(crate) event: Event,
    /// The zone that its object counts as coming from.
    pub(crate) origin: Zone,
    /// The number by which effects name it as their cause.
    pub(super) number: u32,
    /// It is matched against the state before it happened.
    pub(super) looks_back: bool,
    /// The zone its object left. A card that passes through a zone has another origin than that.
    pub(super) left_zone: Zone,
    /// The player who had its object there, if that was a player's own zone out of play which takes in cards of both.
    pub(super) left_player: Option<Seat>,
    /// The index of the first event of its batch.
    pub(super) batch_from: usize,
}

impl<B: RuleBook> Cx<'_, B> {
    /// Notices triggers on moves that look back, with the state as it was before.
    pub(crate) fn notice_before(&mut self, from: usize) {
        if !self.state.derived.turn_facts.is_empty() {
            self.notice_moves(from, Self::count_turn_facts);
        }
        self.notice_moves(from, Self::notice);
        if self.state.batch.len() - from > 1 {
            self.keep_leaving_listeners(from);
        }
    }

    /// Keeps the abilities of leaving cards for the moves that they see as they leave, though these do not look back.
    fn keep_leaving_listeners(&mut self, from: usize) {
        let seen = |(event, &(origin, ..)): (&Event, &(Zone, Zone, Option<Seat>))| match event.happening {
            Happening::Move { to, .. } => !B::looks_back(origin, to) && B::seen_by_leaving(origin, to),
            _ => false,
        };
        if !self.state.batch[from..].iter().zip(&self.scratch.origins).any(seen) {
            return;
        }
        for i in 0..self.state.derived.listeners.len() {
            let listener = self.state.derived.listeners[i];
            let works_in = self.pool.ability(listener.ability).works_in;
            let leaves = |event: &Event| match event.happening {
                Happening::Move { slot, to, .. } => slot == listener.slot && !works_in.has(to),
                _ => false,
            };
            if listener.kinds & MOVE != 0 && self.state.batch[from..].iter().any(leaves) {
                let item = self.item_of_trigger(listener.slot, listener.ability);
                self.scratch.leaving_listeners.push(item);
            }
        }
    }

    /// Notices a move that does not look back, for abilities whose cards left in the same moment.
    fn notice_leaving(&mut self, occurrence: &Occurrence) {
        for i in 0..self.scratch.leaving_listeners.len() {
            let item = self.scratch.leaving_listeners[i];
            if self.waits_for(item.ability, occurrence) && self.at(TriggerPoint::LeavingLooksBack) {
                self.try_trigger(item, occurrence);
            }
        }
    }

    fn notice_moves(&mut self, from: usize, notice: impl Fn(&mut Self, &Occurrence)) {
        for i in from..self.state.batch.len() {
            let event = self.state.batch[i];
            let Happening::Move { to, .. } = event.happening else { continue };
            let (origin, left, player) = self.scratch.origins[i - from];
            if B::looks_back(origin, to) {
                let number = self.state.clock + (i - from) as u32 + 1;
                self.unveil(&event);
                notice(
                    self,
                    &Occurrence {
                        event,
                        origin,
                        number,
                        looks_back: true,
                        left_zone: left,
                        left_player: player,
                        batch_from: from,
                    },
                );
            }
        }
    }

    /// A face-down card in play leaves it without its printed characteristics, unless an audit says otherwise.
    fn unveil(&mut self, event: &Event) {
        let Some(slot) = event.happening.slot().filter(|&slot| !self.state.object(slot).face_up) else { return };
        let object = self.state.object(slot);
        if B::ZONES[object.zone.index()].in_play && !self.at(ZonePoint::FaceDownStaysBlankAsItLeaves) {
            let printed = self.pool.card(object.card).characteristics;
            self.state.derived.characteristics[slot.index()] =
                Characteristics { controller: object.controller, ..printed };
        }
    }

    /// Notices triggers on all other events, with the state as it is afterwards.
    pub(crate) fn notice_after(&mut self, from: usize) {
        if !self.state.derived.turn_facts.is_empty() {
            self.notice_rest(from, false, Self::count_turn_facts);
            self.refresh();
        }
        self.notice_rest(from, true, Self::notice);
    }

    fn notice_rest(&mut self, from: usize, arrivals: bool, notice: impl Fn(&mut Self, &Occurrence)) {
        for i in from..self.state.batch.len() {
            let heard = self.has_listener(&self.state.batch[i]) || !self.scratch.leaving_listeners.is_empty();
            // Nothing becomes what it already is.
            if !heard || self.scratch.unchanging_events.contains(&i) {
                continue;
            }
            let event = self.state.batch[i];
            let (origin, left, player) = self.scratch.origins.get(i - from).copied().unwrap_or_default();
            let number = self.state.clock - (self.state.batch.len() - 1 - i) as u32;
            if let Happening::Move { to, .. } = event.happening
                && B::looks_back(origin, to)
            {
                if arrivals && B::TRIGGERS_ON_OWN_ARRIVAL {
                    self.notice_arrival(&Occurrence {
                        event,
                        origin,
                        number,
                        looks_back: false,
                        left_zone: left,
                        left_player: player,
                        batch_from: from,
                    });
                }
                continue;
            }
            let occurrence = Occurrence {
                event,
                origin,
                number,
                looks_back: false,
                left_zone: left,
                left_player: player,
                batch_from: from,
            };
            notice(self, &occurrence);
            if let Happening::Move { to, .. } = event.happening
                && arrivals
                && B::seen_by_leaving(origin, to)
            {
                self.notice_leaving(&occurrence);
            }
        }
    }

    /// Notices triggers on a change of control, with the state as it is afterwards. May begin a procedure.
    pub(crate) fn notice_control(&mut self, event: Event) {
        let origin = event.happening.slot().map_or(Zone(0), |slot| self.state.object(slot).zone);
        let from = self.state.batch.len();
        self.notice(&Occurrence {
            event,
            origin,
            number: self.state.clock,
            looks_back: false,
            left_zone: origin,
            left_player: None,
            batch_from: from,
        });
        self.enqueue_noticed();
    }

    /// Lets an event count as having happened, though its card went elsewhere: triggers notice it. `player` is
    /// [the player who had the card](Self::player_left) in the zone it left. May begin a procedure.
    pub fn count_as_happened(&mut self, event: Event, origin: Zone, player: Option<Seat>) {
        self.refresh();
        if let Happening::Move { side, .. } = event.happening {
            self.state.deed_counts.add(side, event.verb);
        }
        self.state.clock += 1;
        let from = self.state.batch.len();
        let occurrence = Occurrence {
            event,
            origin,
            number: self.state.clock,
            looks_back: false,
            left_zone: origin,
            left_player: player,
            batch_from: from,
        };
        self.cite(B::verb_rules(event.verb).does);
        self.scratch.noticed_triggers.clear();
        if !self.state.derived.turn_facts.is_empty() {
            self.count_turn_facts(&occurrence);
        }
        self.notice(&occurrence);
        self.enqueue_noticed();
        self.state.derived.dirty |= self.state.derived.watches_deeds;
    }

    /// Notices a deed once more, without its happening again: for abilities that did not exist then, or that may
    /// trigger on it repeatedly. Returns true if anything triggered. May begin a procedure.
    pub fn notice_deed_again(&mut self, verb: Verb, seat: Seat, subject: Slot, cause: Cause) -> bool {
        let act = Happening::Deed { subject, counterpart: Slot::NONE, seat, amount: 0 };
        let from = self.state.batch.len();
        let life = act.slot().map_or(0, |slot| self.state.object(slot).life);
        let event = Event { happening: act, verb, cause, life, leader: Slot::NONE, applied: InlineVec::new() };
        self.refresh();
        self.scratch.noticed_triggers.clear();
        let origin = act.slot().map_or(Zone(0), |slot| self.state.object(slot).zone);
        self.notice(&Occurrence {
            event,
            origin,
            number: self.state.clock,
            looks_back: false,
            left_zone: origin,
            left_player: None,
            batch_from: from,
        });
        let pool = self.pool;
        self.scratch.noticed_triggers.retain(|item| matches!(pool.ability(item.ability).form, Form::Triggered(_)));
        let any = !self.scratch.noticed_triggers.is_empty();
        self.enqueue_noticed();
        any
    }

    /// Returns true if anything listens to events like this.
    #[inline]
    fn has_listener(&self, event: &Event) -> bool {
        let kind = event.happening.kind();
        self.state.derived.listened_event_kinds & kind != 0
            && (kind != DEED || self.state.derived.listened_deeds.has(event.verb))
    }

    fn notice(&mut self, occurrence: &Occurrence) {
        if !self.has_listener(&occurrence.event) {
            return;
        }
        let kind = occurrence.event.happening.kind();
        for i in 0..self.state.derived.listeners.len() {
            let listener = self.state.derived.listeners[i];
            if listener.kinds & kind == 0 {
                continue;
            }
            if self.waits_for(listener.ability, occurrence)
                && self.is_witness(listener.slot, occurrence)
                && self.works_there(listener.ability)
            {
                let item = self.item_of_trigger(listener.slot, listener.ability);
                self.try_trigger(item, occurrence);
            }
        }
        if self.state.delayed_abilities.is_empty() {
            return;
        }
        for i in 0..self.state.delayed_abilities.len() {
            let delayed = self.state.delayed_abilities[i];
            if delayed.duration == Duration::Battle && delayed.since <= self.state.battle_floor {
                continue;
            }
            let over = delayed.duration == Duration::WhileSource && !self.state.is_alive(delayed.item.source);
            if over
                || self.waits_for(delayed.item.ability, occurrence)
                    && (self.has_lost_its_objects(&delayed.item)
                        || self.try_trigger(delayed.item, occurrence)
                            && delayed.once == self.at(TriggerPoint::DelayedOnce))
            {
                self.state.delayed_abilities[i].item.serial = u32::MAX;
            }
        }
        if self.state.delayed_abilities.iter().any(|d| d.item.serial == u32::MAX) {
            self.state.delayed_abilities.retain(|d| d.item.serial != u32::MAX);
            self.state.derived.dirty = true;
        }
    }

    /// Notices a move that looks back, for abilities of cards moving in the same batch that work in the card's new zone
    /// but not in its old one.
    fn notice_arrival(&mut self, occurrence: &Occurrence) {
        for i in 0..self.state.derived.listeners.len() {
            let listener = self.state.derived.listeners[i];
            if listener.kinds & occurrence.event.happening.kind() == 0 {
                continue;
            }
            let came =
                |e: &Event| e.happening.slot() == Some(listener.slot) && matches!(e.happening, Happening::Move { .. });
            let Some(at) = self.state.batch[occurrence.batch_from..].iter().position(came) else { continue };
            let was = self.scratch.origins.get(at).map_or(occurrence.left_zone, |&(_, left, _)| left);
            let ability = self.pool.ability(listener.ability);
            let arises = !ability.works_in.has(was) && self.waits_for(listener.ability, occurrence);
            let Some(trigger) = ability.form.awaited_event().filter(|_| arises) else { continue };
            let itself = occurrence.event.happening.slot() == Some(listener.slot);
            if (B::judged_after_event(&trigger.on) || !self.at(TriggerPoint::LeavingLooksBack))
                && (itself || self.at(TriggerPoint::SeesSimultaneousArrivals))
                && self.works_there(listener.ability)
            {
                let item = self.item_of_trigger(listener.slot, listener.ability);
                self.try_trigger(item, occurrence);
            }
        }
    }

    /// Returns true if the rules let an ability work where its card is.
    fn works_there(&self, ability: AbilityId) -> bool {
        self.cite_all(B::works_here_rules(self.pool.ability(ability)))
    }

    /// Returns true if the object in a slot sees an event: a card that enters play sees itself and what enters with it.
    fn is_witness(&self, slot: Slot, occurrence: &Occurrence) -> bool {
        let Happening::Move { to, .. } = occurrence.event.happening else { return true };
        let arrives = B::ZONES[to.index()].in_play && self.state.object(slot).entered_at >= self.scratch.batch_began_at;
        !arrives || occurrence.looks_back || self.at(TriggerPoint::SeesSimultaneousArrivals)
    }

    /// The stack item of a triggered ability; its controller is the controller of its source.
    fn item_of_trigger(&self, slot: Slot, ability: AbilityId) -> StackItem {
        let (player, owner) = (self.player_of(slot), self.state.object(slot).owner);
        let controller = if player == owner || self.at(TriggerPoint::ControllerOfSource) { player } else { owner };
        let (extras, x) = (self.state.object(slot).paid_extras, i32::from(self.state.object(slot).x));
        StackItem { extras, x, ..StackItem::new(ability, self.state.object_ref(slot), controller) }
    }

    /// Triggers an ability of an object because the rules say so.
    pub fn trigger_by_rule(&mut self, slot: Slot, ability: AbilityId) {
        let item = StackItem { event_number: self.state.clock, ..self.item_of_trigger(slot, ability) };
        self.state.waiting_triggers.push(item);
    }

    /// The player who has a card in a zone out of play, if that is a player's own zone which takes in cards of both.
    pub fn player_left(&self, slot: Slot) -> Option<Seat> {
        let spec = &B::ZONES[self.state.object(slot).zone.index()];
        (spec.mixed && !spec.shared && !spec.in_play).then(|| self.player_of(slot))
    }

    /// The zone that a moving card counts as coming from: its own, or, in passing, the one before.
    pub(crate) fn origin_of(&self, event: &Event) -> Zone {
        let Some(slot) = event.happening.slot() else { return Zone::default() };
        let object = self.state.object(slot);
        match event.happening {
            Happening::Move { to, .. } if !B::passing_keeps_origin(to) => object.zone,
            _ => object.origin,
        }
    }

    /// A replaced event did not happen, so nothing triggers on it, unless an audit says otherwise.
    pub(crate) fn leave_unnoticed(&mut self, event: &Event) {
        if event.happening.slot().is_none() {
            return;
        }
        let origin = self.origin_of(event);
        let back = matches!(event.happening, Happening::Move { to, .. } if B::looks_back(origin, to));
        let from = self.state.batch.len();
        let occurrence = Occurrence {
            event: *event,
            origin,
            number: 0,
            looks_back: back,
            left_zone: origin,
            left_player: None,
            batch_from: from,
        };
        let waits = self.state.derived.listeners.iter().any(|l| self.waits_for(l.ability, &occurrence));
        if waits
            && !self.cite_all(&[
                B::rule(TriggerPoint::ReplacedDoesNotTrigger),
                B::rule(ReplacementPoint::ReplacedSetsNothingOff),
            ])
        {
            self.notice(&occurrence);
            self.enqueue_noticed();
        }
    }

    fn waits_for(&self, ability: AbilityId, occurrence: &Occurrence) -> bool {
        let awaited = self.pool.ability(ability).form.awaited_event();
        awaited.is_some_and(|trigger| self.event_matches(&trigger.on, &occurrence.event, occurrence.origin))
    }

    /// Notices that an ability triggers by the event it waits for, if the objects fit. Returns true if it does.
    fn try_trigger(&mut self, mut item: StackItem, occurrence: &Occurrence) -> bool {
        let Occurrence { event, looks_back: back, number, .. } = occurrence;
        let ability = self.pool.ability(item.ability);
        let Some(trigger) = ability.form.awaited_event() else { return false };
        let (subject, counterpart) = self.parties(event);
        if !self.fits_event(trigger, &Scope::of(&item), occurrence) {
            return false;
        }
        if matches!(ability.form, Form::Counting(_)) {
            let records = B::counts_event(self, &item) && self.rests_on(|| self.sees(&item, occurrence));
            if records {
                self.scratch.noticed_triggers.push(item);
            }
            return records;
        }
        item.event_number = *number;
        // A delayed ability that waits for a mere time, such as the end of the turn, keeps its subject.
        if subject.is_some() || item.subject.is_none() {
            // Before a move the object still has its old life; the trigger will look for the new one.
            item.subject = subject.map(|s| if *back { self.next_life(s, event) } else { s });
            item.counterpart = counterpart;
            item.looks_back = item.subject != subject;
            item.event_amount = match event.happening {
                Happening::Damage { amount, .. }
                | Happening::CardCounter { amount, .. }
                | Happening::Deed { amount, .. } => amount,
                _ => 0,
            };
        }
        let cites = B::keyword_rules(self, &item);
        if self.scratch.trace.is_kept()
            && let Some(condition) = &ability.condition
        {
            self.trace_condition(condition, &item, &[B::rule(TriggerPoint::ConditionWhenTriggering)]);
        }
        let unmet = ability.condition.as_ref().is_some_and(|c| !self.read().holds(&Scope::of(&item), c));
        if ability.condition.is_some() {
            self.at(TriggerPoint::ConditionWhenTriggering);
        }
        if unmet && self.cite_all(&[B::rule(TriggerPoint::ConditionWhenTriggering), cites.unmet])
            || !self.cite_all(&[cites.works, cites.event])
        {
            return false;
        }
        if let Some(modes) = &ability.modes
            && self.mode_bounds(&item, modes).0 > 0
            && !self.some_mode_is_legal(&item)
            && self.cite(B::play_rules(self, &item).no_mode)
        {
            return false;
        }
        if B::can_only_pass(self) && !self.at(TriggerPoint::AtAnyTime) {
            return false;
        }
        let same = |other: &StackItem| other.ability == item.ability && other.source == item.source;
        let at_once = if matches!(event.happening, Happening::Move { .. }) {
            B::rule(TriggerPoint::OncePerMovingCard)
        } else {
            B::rule(TriggerPoint::OncePerEvent)
        };
        let many = B::verb_rules(event.verb).many;
        if self.scratch.noticed_triggers.iter().any(same)
            && !self.cite_all(&[B::rule(TriggerPoint::OncePerEvent), at_once, many])
            || self.is_missed(|| {
                self.state.waiting_triggers.iter().any(same)
                    && !self.cite_all(&[B::rule(TriggerPoint::AgainWhileWaiting), many])
            })
        {
            return false;
        }
        let as_one = |other: &StackItem| same(other) && other.subject == item.subject;
        if B::groups_events(trigger)
            && (self.scratch.noticed_triggers.iter().any(as_one) || !B::counts_for_whole_group(self, event))
            || !self.may_trigger_again(&item, Some(event))
        {
            return false;
        }
        let counts =
            || self.cite_all(&[B::rule(TriggerPoint::TriggerByThemselves), B::rule(TriggerPoint::OnceMoreEachTime)]);
        if !self.rests_on(|| counts() && self.sees(&item, occurrence)) {
            return false;
        }
        self.scratch.noticed_triggers.push(item);
        true
    }

    /// Returns true if the rules on looking back, hidden zones, realms and passing let the trigger see this move.
    fn sees(&self, item: &StackItem, occurrence: &Occurrence) -> bool {
        let Happening::Move { to, .. } = occurrence.event.happening else { return true };
        let (left, goal) = (&B::ZONES[occurrence.left_zone.index()], &B::ZONES[to.index()]);
        let leaves =
            |e: &Event| e.happening.slot() == Some(item.source.slot) && matches!(e.happening, Happening::Move { .. });
        let hides = (left.visibility == Visibility::Public) != (goal.visibility == Visibility::Public);
        let within = left.realm.is_some() && left.realm == goal.realm;
        let awaits = self.pool.ability(item.ability).form.awaited_event();
        // Triggers on objects that leave know them, and their own card, as they were.
        let looks_back = |on: &EventPattern| {
            !B::judged_after_event(on) || self.state.batch[occurrence.batch_from..].iter().any(leaves)
        };
        (!(occurrence.looks_back && awaits.is_some_and(|trigger| looks_back(&trigger.on)))
            || self.at(TriggerPoint::LeavingLooksBack))
            && (!hides || self.at(TriggerPoint::PublicSideIsRead))
            && (!within || self.at(TriggerPoint::ArrivingWithinRealm))
            && (occurrence.left_zone == occurrence.origin
                || self.at(TriggerPoint::PassingKeepsOrigin)
                    && self.cite_all(B::passed_through_rules(&occurrence.event)))
    }

    /// Returns true if an ability has not reached its limit for the turn, and counts the use.
    fn may_trigger_again(&mut self, item: &StackItem, event: Option<&Event>) -> bool {
        let ability = self.pool.ability(item.ability);
        let once = |trigger: &Trigger| B::triggers_once_a_turn(self, trigger, event).then_some(1);
        let limit = match &ability.form {
            Form::Triggered(trigger) => ability.per_turn.or_else(|| once(trigger)),
            _ => ability.per_turn,
        };
        let Some(limit) = limit else { return true };
        // A delayed ability is a separate ability each time it was created.
        let left = item.serial != 0 && ability.per_turn.is_none();
        let object = if left { ObjectRef::stack_item(item.serial) } else { item.source };
        let this = AbilityUse { object, ability: item.ability };
        let again = self.state.uses_this_turn.iter().filter(|&&used| used == this).count() < usize::from(limit);
        if again {
            self.state.uses_this_turn.push(this);
        }
        again
    }

    /// Puts the noticed triggers among the waiting ones; counting abilities count at once. May begin a procedure.
    pub(crate) fn enqueue_noticed(&mut self) {
        let from = self.state.batch.len();
        for i in 0..self.scratch.noticed_triggers.len() {
            let item = self.scratch.noticed_triggers[i];
            match &self.pool.ability(item.ability).form {
                Form::Counting(record) => {
                    let act = Happening::CardCounter { slot: item.source.slot, counter: record.counter, amount: 1 };
                    self.propose(
                        act,
                        B::RECORD,
                        self.cause_of(&item, B::rule(TriggerPoint::EventsCountedAsTheyHappen)),
                    );
                }
                Form::Triggered(_) if B::resolves_immediately(self.pool.ability(item.ability)) => {
                    self.announce(item, TRIGGERED | AT_ONCE);
                }
                _ => self.enqueue_trigger(item),
            }
        }
        self.scratch.noticed_triggers.clear();
        if self.state.batch.len() > from {
            self.commit(from);
        }
    }

    /// Notices state triggers: each waits, is on the stack or resolves at most once at a time.
    pub fn notice_states(&mut self) {
        if self.state.derived.listened_event_kinds & STATE == 0 {
            return;
        }
        for i in 0..self.state.derived.listeners.len() {
            let listener = self.state.derived.listeners[i];
            if listener.kinds & STATE == 0 {
                continue;
            }
            let item = self.item_of_trigger(listener.slot, listener.ability);
            let ability = self.pool.ability(listener.ability);
            let Form::Triggered(Trigger { on: EventPattern::State(condition), .. }) = &ability.form else { continue };
            let same = |other: &StackItem| other.ability == item.ability && other.source == item.source;
            let busy =
                self.state.waiting_triggers.iter().chain(&self.state.stack).chain(&self.state.resolving).any(same)
                    && self.at(TriggerPoint::StateTriggerWaitsItsTurn);
            let mut wanted = std::iter::once(condition).chain(&ability.condition);
            if !busy && wanted.all(|c| self.read().holds(&Scope::of(&item), c)) && self.may_trigger_again(&item, None) {
                self.state.waiting_triggers.push(item);
            }
        }
    }
}
