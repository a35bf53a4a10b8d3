//! The one path for change: events are proposed, forbidden, replaced, performed and noticed, simultaneously.

use crate::book::point::{ContinuousPoint, ReplacementPoint, ResolutionPoint};
use crate::book::{Arbiter, RuleBook};
use crate::card::ability::{Form, ReplacedBy};
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Frame, Proc};
use crate::engine::question::{Pick, Question, Topic};
use crate::event::{Cause, Event, Happening, kind};
use crate::ids::*;
use crate::inline_vec::InlineVec;
use crate::observe::log::{Fate, LogEntry, SeenCard};
use crate::registers;
use crate::state::object::Slot;

/// The steps of a batch that order simultaneous arrivals.
pub(super) const ORDER_ARRIVALS: u8 = 2;
const ARRIVAL_ORDERED: u8 = 3;
/// The steps that order the cards going to the same end of a zone.
pub(super) const ORDER_AT_END: u8 = 4;
const ORDERED_AT_END: u8 = 5;
/// The steps that make choices for entering cards; they come before the ordering.
const ENTER_CHOICE: u8 = 6;
const ENTER_CHOSEN: u8 = 7;
/// The steps that choose which of several events a replacement applies to.
const WHICH_EVENT: u8 = 8;
const EVENT_CHOSEN: u8 = 9;

registers! {
    /// The registers of a batch: simultaneous events on their way to happening.
    pub(super) struct Batch {
        /// Where its events begin.
        START: usize = 0,
        /// The event being replaced.
        REPLACED_EVENT: usize = 1,
        /// The players who declined the optional replacements, as bits.
        DECLINED: i32 = 2,
        /// The replacement of which a player is asked to which event it applies.
        REPLACEMENT: usize = 3,
        /// The event of the card whose choice on entering is asked for. All replacements are done by then.
        ASKED_EVENT: usize = 1,
        /// The turn player has made the choices on entering, and the other player is asked.
        OTHER_PLAYER: bool = 2,
        /// The number of arrivals that are in order. All replacements are done by then.
        ORDERED_SO_FAR: usize = 3,
        /// The number of the zone end being filled.
        ZONE_END: i32 = 4,
        /// The number of cards that are in order at that zone end.
        PLACED: usize = 5,
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Adds an event to those that will happen together.
    #[inline]
    pub fn propose(&mut self, act: Happening, verb: Verb, cause: Cause) {
        if !crate::book::audit::holds(cause.rule) || !crate::book::audit::holds(B::verb_rules(verb).does) {
            return;
        }
        let life = act.slot().map_or(0, |slot| self.state.object(slot).life);
        let applied = self.state.resolving.last().map_or_else(InlineVec::new, |item| item.applied_replacements);
        self.state.batch.push(Event { happening: act, verb, cause, life, leader: Slot::NONE, applied });
    }

    /// Performs one event. May begin a procedure: return from your step after calling this.
    pub fn happen(&mut self, act: Happening, verb: Verb, cause: Cause) {
        let from = self.state.batch.len();
        self.propose(act, verb, cause);
        self.commit(from);
    }

    /// Performs the events proposed since `from` simultaneously and returns how many were forbidden.
    ///
    /// May begin a procedure, because replacements may have to be ordered: return from your step after calling this.
    pub fn commit(&mut self, from: usize) -> usize {
        self.refresh();
        if self.state.attachments > 0 {
            self.add_followers(from);
        }
        self.witness_events(from);
        let lost = if self.state.derived.forbids_anything() { self.drop_forbidden(from) } else { 0 };
        if from == self.state.batch.len() {
            return lost;
        }
        let kinds = self.state.batch[from..].iter().fold(0, |k, e| k | e.happening.kind());
        if self.state.derived.replaceable_event_kinds & kinds != 0
            && (from..self.state.batch.len()).any(|i| self.applicable_replacements(i).next().is_some())
        {
            self.push(Frame::new(Proc::Batch, self.state.turn.player).with(Batch::START, from));
            return lost;
        }
        if self.must_ask(from) {
            let frame = Frame::new(Proc::Batch, self.state.turn.player).with(Batch::START, from);
            self.show_arrivals(from);
            self.push(frame.at_step(ENTER_CHOICE));
            return lost;
        }
        self.perform(from, false);
        lost
    }

    /// Returns true if a player has to be asked before the events since `from` happen: a choice on entering, or an
    /// order.
    #[inline]
    fn must_ask(&self, from: usize) -> bool {
        self.must_order_arrivals(from) || self.must_order_at_end(from) || self.must_choose_on_entering(from)
    }

    /// Removes forbidden events and their followers; returns how many events were removed, followers aside. Invalidates
    /// indices of the batch.
    fn drop_forbidden(&mut self, from: usize) -> usize {
        let (mut i, mut lost) = (from, 0);
        while i < self.state.batch.len() {
            let event = self.state.batch[i];
            // A special kind of damage is damage, too.
            let hurts = matches!(event.happening, Happening::Damage { .. });
            let names = B::other_verbs(self, &event).with(if hurts { B::DAMAGE } else { event.verb });
            let hidden = self.enters_face_down(&event.happening);
            let forbids = |slot| {
                names.with(event.verb).iter().any(|verb| match event.happening {
                    Happening::Move { to, side, .. } if hidden && verb != event.verb => {
                        self.is_barred_face_down(verb, slot, to, side)
                    }
                    _ => self.is_prevented(verb, slot, &event.cause),
                })
            };
            if event.happening.slot().is_some_and(forbids)
                && self.cite_all(&[B::rule(ResolutionPoint::CannotBeatsCan), B::verb_rules(event.verb).cannot])
            {
                // The rules that demanded the event are cited, though it does not happen.
                self.cite_all(&[event.cause.rule, B::verb_rules(event.verb).does]);
                self.record_in_log(&event, Fate::Forbidden, None);
                lost += usize::from(event.leader == Slot::NONE);
                self.withdraw(from, i);
            } else {
                i += 1;
            }
        }
        lost
    }

    /// Removes a proposed event of the batch since `from`, and its followers. Invalidates indices of the batch.
    pub(super) fn withdraw(&mut self, from: usize, at: usize) {
        let event = self.state.batch.remove(at);
        self.withdraw_followers(from, &event);
    }

    /// Removes the followers of a move; they come after it in the batch. Invalidates indices of the batch.
    pub(super) fn withdraw_followers(&mut self, from: usize, event: &Event) {
        let Happening::Move { slot, .. } = event.happening else { return };
        while let Some(at) = self.state.batch[from..].iter().position(|e| e.leader == slot) {
            self.withdraw(from, from + at);
        }
    }

    /// Removes the events whose cards have left while replacements were carried out, and those that have become
    /// forbidden. Invalidates indices of the batch.
    fn drop_overtaken(&mut self, from: usize) {
        let mut lost = 0;
        let mut i = from;
        while i < self.state.batch.len() {
            let event = self.state.batch[i];
            let gone = event.happening.slot().is_some_and(|slot| self.state.object(slot).life != event.life);
            if gone {
                lost += usize::from(event.leader == Slot::NONE);
                self.withdraw(from, i);
            } else {
                i += 1;
            }
        }
        if self.state.derived.forbids_anything() {
            lost += self.drop_forbidden(from);
        }
        if lost > 0
            && !(B::PART_IS_DONE && self.state.batch.len() > from)
            && let Some(item) = self.state.resolving.last_mut()
        {
            item.previous_op_done = false;
        }
    }

    /// The replacements that apply to a proposed event and have not been declined.
    fn open_replacements(&self, event: usize, declined: i32) -> impl Iterator<Item = usize> + '_ {
        self.applicable_replacements(event)
            .filter(move |&i| self.optional_decider(i).is_none_or(|seat| declined >> seat.0 & 1 == 0))
    }

    /// The replacements of a proposed event among which the next is picked: first those that decide under whose control
    /// a card enters.
    fn due_replacements(&self, event: usize, declined: i32) -> impl Iterator<Item = usize> + '_ {
        let controls = |i: usize| {
            let ability = self.state.derived.replacements[i].ability;
            matches!(&self.pool.ability(ability).form, Form::Replacement(r) if matches!(r.instead, ReplacedBy::ArriveControlledBy(_)))
        };
        let first = self.open_replacements(event, declined).any(controls);
        self.open_replacements(event, declined).filter(move |&i| !first || controls(i))
    }

    /// The player who orders the replacements of a proposed event.
    fn replacement_arbiter(&self, event: usize) -> Seat {
        match B::REPLACEMENTS_ORDERED_BY {
            Arbiter::TurnPlayer => self.state.turn.player,
            Arbiter::Affected => {
                let slot = self.state.batch[event].happening.slot();
                slot.map_or(self.state.turn.player, |slot| self.replacing_player(slot))
            }
        }
    }

    /// Offers `seat` the optional replacements of these events, in any order, or none. Mandatory ones are offered, too,
    /// where the same player orders them. May ask.
    fn offer_optional(&mut self, from: usize, seat: Seat, declined: i32) -> Flow {
        let mut list = std::mem::take(&mut self.scratch.options);
        let mut forced = false;
        for event in from..self.state.batch.len() {
            if !self.open_replacements(event, declined).any(|i| self.optional_decider(i) == Some(seat)) {
                continue;
            }
            self.show_own(event, seat);
            for i in self.open_replacements(event, declined) {
                let ordered = self.optional_decider(i).is_none() && self.replacement_arbiter(event) == seat;
                if ordered || self.optional_decider(i) == Some(seat) {
                    forced |= ordered;
                    if !list.contains(&Pick::Replacement(i as u8)) {
                        list.push(Pick::Replacement(i as u8));
                    }
                }
            }
        }
        if !forced && self.at(ReplacementPoint::OptionalMayBeDeclined) {
            list.push(Pick::Done);
        }
        self.scratch.options = list;
        let rule = B::replacement_order_rule(self, &self.scratch.options);
        self.ask(seat, Topic::OrderReplacements, rule)
    }

    /// Shows a moving card to its owner, if they decide on an optional replacement by that card.
    fn show_own(&mut self, event: usize, seat: Seat) {
        let Some(slot) = self.state.batch[event].happening.slot() else { return };
        let own = |i: usize| self.state.derived.replacements[i].slot == slot && self.optional_decider(i) == Some(seat);
        if self.state.object(slot).owner == seat && self.applicable_replacements(event).any(own) {
            self.state.objects[slot.index()].known_by |= 1 << seat.0;
        }
    }

    /// Replaces simultaneous events one by one, then performs them. May ask.
    pub(crate) fn batch_step(&mut self, f: usize) -> Flow {
        // A stored state may continue at any question of a batch.
        self.refresh();
        let from = self.frame(f).get(Batch::START);
        let declined = self.frame(f).get(Batch::DECLINED);
        match self.frame(f).step {
            0 => {
                let open = |i: &usize| self.open_replacements(*i, declined).next().is_some();
                let Some(event) = (from..self.state.batch.len()).find(open) else {
                    self.drop_overtaken(from);
                    if self.must_ask(from) {
                        self.show_arrivals(from);
                        self.frame(f).set(Batch::ASKED_EVENT, 0);
                        self.frame(f).set(Batch::OTHER_PLAYER, false);
                        return self.goto(f, ENTER_CHOICE);
                    }
                    self.state.frames.pop();
                    self.perform(from, false);
                    return Flow::Continue;
                };
                self.frame(f).set(Batch::REPLACED_EVENT, event);
                let seat = self.replacement_arbiter(event);
                let deciders =
                    |s: Seat| self.open_replacements(event, declined).any(|i| self.optional_decider(i) == Some(s));
                if let Some(decider) = [seat, seat.other()].into_iter().find(|&s| deciders(s)) {
                    self.frame(f).seat = decider;
                    return self.offer_optional(from, decider, declined);
                }
                let first = self.due_replacements(event, declined).next().expect("one applies");
                if self.due_replacements(event, declined).count() == 1 {
                    let question =
                        Question { seat, topic: Topic::OrderReplacements, rule: B::rule(ReplacementPoint::Ordered) };
                    self.note_forced_answer(question, Pick::Replacement(first as u8));
                    return self.replace_one(f, from, event, first);
                }
                let mut list = std::mem::take(&mut self.scratch.options);
                list.extend(self.due_replacements(event, declined).map(|i| Pick::Replacement(i as u8)));
                self.scratch.options = list;
                self.ask(seat, Topic::OrderReplacements, B::rule(ReplacementPoint::Ordered))
            }
            WHICH_EVENT => self.ask_which_event(f, from),
            EVENT_CHOSEN => {
                let replacement = self.frame(f).take(Batch::REPLACEMENT);
                let answer = self.take_answer();
                self.frame(f).step = 0;
                let meant = |e: &usize| self.state.batch[*e].happening.slot().map(Pick::Object) == Some(answer);
                let at = self.events_replaceable_by(from, replacement).find(meant);
                if let Some(at) = at {
                    self.apply_replacement(from, at, replacement);
                }
                Flow::Continue
            }
            ENTER_CHOICE => self.ask_next_enter_choice(f, from),
            ENTER_CHOSEN => {
                self.apply_enter_choice(f);
                self.goto(f, ENTER_CHOICE)
            }
            ORDER_ARRIVALS => self.ask_next_arrival(f, from),
            ARRIVAL_ORDERED => {
                if let Pick::Object(slot) = self.take_answer() {
                    self.place_arrival_next(f, from, slot);
                }
                self.goto(f, ORDER_ARRIVALS)
            }
            ORDER_AT_END => self.ask_next_at_end(f, from),
            ORDERED_AT_END => {
                if let Pick::Object(slot) = self.take_answer() {
                    self.place_next_at_end(f, from, slot);
                }
                self.goto(f, ORDER_AT_END)
            }
            _ => {
                self.frame(f).step = 0;
                let event = self.frame(f).get(Batch::REPLACED_EVENT);
                match self.take_answer() {
                    Pick::Replacement(i) => {
                        let i = usize::from(i);
                        let meant = |e: &usize| self.open_replacements(*e, declined).any(|open| open == i);
                        let at = if meant(&event) { Some(event) } else { (from..self.state.batch.len()).find(meant) };
                        if let Some(at) = at {
                            return self.replace_one(f, from, at, i);
                        }
                    }
                    _ => {
                        let frame = self.frame(f);
                        frame.set(Batch::DECLINED, declined | 1 << frame.seat.0);
                    }
                }
                Flow::Continue
            }
        }
    }

    /// The events since `from` to which a replacement applies.
    fn events_replaceable_by(&self, from: usize, replacement: usize) -> impl Iterator<Item = usize> + '_ {
        (from..self.state.batch.len())
            .filter(move |&event| self.applicable_replacements(event).any(|i| i == replacement))
    }

    /// Applies a replacement to an event. If it is good for one use or optional, and applies to several events, the next
    /// step asks for which. May begin a procedure.
    fn replace_one(&mut self, f: usize, from: usize, event: usize, replacement: usize) -> Flow {
        let left = self.state.derived.replacements[replacement].delayed_index;
        let single = left.is_some_and(|left| self.state.delayed_abilities[usize::from(left)].once);
        let open = single || self.optional_decider(replacement).is_some();
        if open && self.events_replaceable_by(from, replacement).nth(1).is_some() {
            self.frame(f).set(Batch::REPLACEMENT, replacement);
            return self.goto(f, WHICH_EVENT);
        }
        self.apply_replacement(from, event, replacement);
        Flow::Continue
    }

    /// Asks the controller of a replacement which of several events it applies to.
    fn ask_which_event(&mut self, f: usize, from: usize) -> Flow {
        let replacement = self.frame(f).get(Batch::REPLACEMENT);
        let slots: Vec<Slot> = self
            .events_replaceable_by(from, replacement)
            .filter_map(|event| self.state.batch[event].happening.slot())
            .collect();
        for slot in slots {
            if !self.scratch.options.contains(&Pick::Object(slot)) {
                self.offer(Pick::Object(slot));
            }
        }
        let optional = self.optional_decider(replacement).is_some();
        let point = if optional { ReplacementPoint::EachEventByItself } else { ReplacementPoint::UsedUp };
        self.ask(self.controller_of(replacement), Topic::Choose, B::rule(point))
    }

    /// Performs the events since `from` and notices triggers. With `ordered`, simultaneous arrivals count as arriving
    /// in this order. May begin a procedure: return from your step after calling this.
    pub(crate) fn perform(&mut self, from: usize, ordered: bool) {
        if const { crate::state::face_up_top::any_zone_has_one(B::ZONES) } {
            self.turn_tops_down(from);
        }
        B::add_simultaneous(self, from);
        self.witness_events(from);
        let kinds = self.state.batch[from..].iter().fold(0, |k, e| k | e.happening.kind());
        if B::REMEMBERS_ATTACHED_CARDS && self.state.attachments > 0 && kinds & kind::MOVE != 0 {
            self.remember_followers(from);
        }
        let (stands, logged) = (self.is_irreversible(from), self.scratch.log.len());
        self.scratch.noticed_triggers.clear();
        self.scratch.leaving_listeners.clear();
        self.scratch.origins.clear();
        self.scratch.unchanging_events.clear();
        if kinds & kind::MOVE != 0 {
            let mut origins = std::mem::take(&mut self.scratch.origins);
            for event in &self.state.batch[from..] {
                let from = |slot| (self.origin_of(event), self.state.object(slot).zone, self.player_left(slot));
                origins.push(event.happening.slot().map_or_else(Default::default, from));
            }
            self.scratch.origins = origins;
            if self.state.derived.listened_event_kinds & kind::MOVE != 0 {
                self.notice_before(from);
            }
        }
        // Simultaneous arrivals have the same timestamp.
        self.scratch.batch_began_at = self.state.clock + 1;
        self.scratch.arrivals_ordered = ordered;
        for i in from..self.state.batch.len() {
            if let Happening::CardCounter { slot, counter, amount } = &mut self.state.batch[i].happening {
                // Counters that are not there cannot be removed.
                *amount = (*amount).max(-self.state.objects[slot.index()].counters.count_of(*counter));
            }
            let event = self.state.batch[i];
            if matches!(event.happening, Happening::Turn { slot, to } if self.state.object(slot).orientation == to) {
                self.scratch.unchanging_events.push(i);
            }
            self.apply_event(&event);
            self.cite(event.cause.rule);
            self.cite(B::verb_rules(event.verb).does);
        }
        self.witness_deeds(from);
        if B::ATTACHED_CARDS_STAY && self.state.attachments > 0 {
            self.detach_followers(from);
        }
        // Effects apply to a permanent as it enters, not a moment later.
        let enters = |e: &Event| matches!(e.happening, Happening::Move { to, .. } if B::ZONES[to.index()].in_play);
        let changed = self.state.derived.dirty && self.state.batch[from..].iter().any(enters);
        if !changed
            || self.cite_all(&[B::rule(ContinuousPoint::ApplyToEntering), B::rule(ContinuousPoint::ApplyAtOnce)])
        {
            self.refresh();
            if changed {
                self.orient_arrivals(from);
            }
        }
        if self.scratch.trace.is_kept() {
            self.leave_late_unreplaced(from);
        }
        B::on_performed(self, from);
        if stands {
            self.keep_when_undone(from, logged);
        }
        if self.state.derived.listened_event_kinds & kinds != 0 || !self.scratch.leaving_listeners.is_empty() {
            self.notice_after(from);
        }
        self.state.batch.truncate(from);
        self.enqueue_noticed();
        if B::STATE_TRIGGERS_AT_ONCE {
            self.notice_states();
        }
        if const { B::TOKENS.is_some() } && !self.scratch.vanishing_tokens.is_empty() {
            self.vanish_tokens();
        }
        if B::ENDS_AT_ONCE && (self.state.losing != [None; 2] || self.state.winning != [None; 2]) {
            self.decide_outcome();
        }
    }

    /// Orients the cards that entered play as the book demands, now that effects apply to them.
    fn orient_arrivals(&mut self, from: usize) {
        for i in from..self.state.batch.len() {
            let event = self.state.batch[i];
            if let (Happening::Move { slot, .. }, Some(way)) =
                (event.happening, B::orientation_after_effects(self, &event))
            {
                self.state.objects[slot.index()].orientation = way;
            }
        }
    }

    pub(super) fn record_in_log(&mut self, event: &Event, fate: Fate, from: Option<Zone>) {
        if !self.scratch.logging {
            return;
        }
        let object = event.happening.slot().map(|slot| self.state.object(slot));
        let entry = LogEntry {
            number: if fate == Fate::Happened { self.state.clock } else { 0 },
            happening: event.happening,
            verb: event.verb,
            cause: event.cause,
            fate,
            card: object.map(SeenCard::of),
            source: event.cause.source.map(|source| {
                let past = if self.state.is_alive(source) { None } else { self.state.last_known_of(source) };
                SeenCard::of(past.map_or(self.state.object(source.slot), |ghost| &ghost.status))
            }),
            host: match event.happening {
                Happening::Attach { to, .. } => Some(SeenCard::of(self.state.object(to))),
                Happening::Deed { counterpart, .. } if counterpart != Slot::NONE => {
                    Some(SeenCard::of(self.state.object(counterpart)))
                }
                _ => None,
            },
            from,
            handle: object.map_or(0, |o| o.handle),
            turn: self.state.turn.number,
        };
        self.scratch.log.push(entry);
    }
}
