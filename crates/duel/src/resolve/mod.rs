//! Resolving: the operations of an ability are carried out in order, with the picks, searches and looks on the way.
//!
//! *Invariant:* an operation proposes events; it changes no fact itself.
//! *Start at* `ops`. *Used by* the engine, for the item that resolves.

mod choose_now;
mod each_player;
mod effect_order;
mod entry_limit;
mod fail_to_find;
mod last_known;
mod look;
mod name_a_word;
mod one_by_one;
mod ops;
mod optional;
pub(crate) mod pick;
mod piles;
mod placement;
mod recheck;
mod retarget;
mod search;
mod start_effect;
mod take_from_top;

use crate::book::RuleBook;
use crate::book::point::{NumberPoint, ResolutionPoint, TriggerPoint};
use crate::card::ability::{Ability, EventPattern, Form, Op, Trigger};
use crate::card::amount::What;
use crate::card::pool::CardPool;
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Proc};
use crate::engine::question::Pick;
use crate::event::{Cause, Happening};
use crate::ids::*;
use crate::play::announce::Choosing;
use crate::registers;
use crate::state::State;
use crate::state::object::{ObjectRef, Slot};
use crate::state::query::Scope;
use crate::state::stack_item::{FIRST_PICK_GROUP, NO_ABILITY, StackItem, phrase_group};
use crate::state::zone::Visibility;

/// The steps of a resolution.
pub(crate) mod step {
    pub const RECHECK: u8 = 0;
    pub const NEXT: u8 = 1;
    pub const DECIDED: u8 = 2;
    pub const TAKE: u8 = 3;
    pub const PAID: u8 = 4;
    pub const FOUND: u8 = 5;
    pub const SHUFFLED: u8 = 6;
    pub const PLACE: u8 = 7;
    pub const PLACE_PICKED: u8 = 8;
    pub const CHOOSE: u8 = 9;
    pub const CHOICE_PICKED: u8 = 10;
    pub const ARRANGE: u8 = 11;
    pub const ARRANGED: u8 = 12;
    pub const X: u8 = 13;
    pub const X_PICKED: u8 = 14;
    pub const TAKE_MORE: u8 = 15;
    pub const TAKE_DECIDED: u8 = 16;
    pub const NAME: u8 = 17;
    pub const NAMED: u8 = 18;
    pub const DIVIDE: u8 = 19;
    pub const DIVIDED: u8 = 20;
    pub const CHOSEN: u8 = 21;
    pub const EACH: u8 = 22;
    pub const ORDER: u8 = 23;
    pub const ORDERED: u8 = 24;
    pub const MODES: u8 = 25;
    pub const MODE_PICKED: u8 = 26;
    pub const RETARGET: u8 = 27;
    pub const RETARGETED: u8 = 28;
    pub const ASK_EACH: u8 = 29;
    pub const ASKED_EACH: u8 = 30;
    pub const ADMIT: u8 = 31;
    pub const ADMITTED: u8 = 32;
    pub const PAY: u8 = 33;
}

registers! {
    /// The register of every resolution; some operations have more.
    pub(crate) struct Resolving {
        /// The next operation.
        OP: usize = 0,
    }
}

impl<B: RuleBook> Cx<'_, B> {
    pub(crate) fn resolving_item(&self) -> StackItem {
        *self.state.resolving.last().expect("something is resolving")
    }

    /// Runs the current step of a resolution. May ask or begin a procedure.
    pub(crate) fn resolve_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        match frame.step {
            step::RECHECK => {
                self.at(ResolutionPoint::InWrittenOrder);
                let mut item = self.resolving_item();
                let gone = item.card.is_none() && item.ability != NO_ABILITY && !self.state.is_alive(item.source);
                let outlives = B::play_rules(self, &item).outlives;
                let goes_on = (!gone
                    || self.cite_all(&[
                        B::rule(ResolutionPoint::IndependentOfSource),
                        B::rule(ResolutionPoint::OutlivesItsSource),
                        outlives,
                    ]))
                    && self.may_resolve_revealed(&item)
                    && self.recheck(&mut item);
                self.look_for_subject(&mut item);
                item.part = 0;
                *self.state.resolving.last_mut().expect("something is resolving") = item;
                if !goes_on {
                    self.state.frames.pop();
                    self.state.resolving.pop();
                    self.hide_after_use(&item);
                    B::on_cancelled(self, &item);
                    return Flow::Continue;
                }
                let speaks = item.card.is_some() && item.ability != NO_ABILITY;
                let cites = B::play_rules(self, &item);
                if speaks && !self.cite_all(&[cites.text, cites.kind]) {
                    self.state.resolving.last_mut().expect("something is resolving").ability = NO_ABILITY;
                }
                if self.selects_modes_on_resolution(&self.resolving_item()) {
                    self.goto(f, step::MODES)
                } else {
                    self.begin_part(f)
                }
            }
            step::MODES => self.select_modes_on_resolution(f),
            step::MODE_PICKED => self.mode_selected_on_resolution(f),
            step::PLACE => self.place_next(f),
            step::PLACE_PICKED => {
                if let Pick::Place(place) = self.take_answer() {
                    self.place_at(f, place);
                }
                self.goto(f, step::PLACE)
            }
            step::CHOOSE => self.choose_now(f),
            step::CHOICE_PICKED => {
                self.choice_picked(f, &self.resolving_item());
                self.goto(f, step::CHOOSE)
            }
            step::DIVIDE => self.divide_step(f, &self.resolving_item(), step::CHOSEN),
            step::DIVIDED => {
                if let Pick::Number(amount) = self.take_answer() {
                    self.set_share(f, &self.resolving_item(), amount);
                }
                self.goto(f, step::DIVIDE)
            }
            step::CHOSEN => self.finish_phrases(f),
            step::EACH => self.move_next(f),
            step::ARRANGE => self.arrange_next(f),
            step::ARRANGED => self.arrange_picked(f),
            step::NEXT => self.next_op(f),
            step::ORDER => self.ask_effect_order(f),
            step::ORDERED => self.timestamp_picked_effect(f),
            step::DECIDED => {
                let yes = self.take_answer() == Pick::Yes;
                let item = self.resolving_item();
                let op =
                    &self.pool.ability(item.ability).part(item.part).expect("a part").ops[frame.get(Resolving::OP)];
                self.frame(f).step = step::NEXT;
                if !yes {
                    self.set_done(false);
                }
                match op {
                    Op::MayPay { skip, .. } if !yes => {
                        self.frame(f).update(Resolving::OP, |n| n + 1);
                        self.skip_ops(f, *skip);
                    }
                    Op::MayPay { cost, .. } if cost.price.x => self.frame(f).step = step::X,
                    Op::MayPay { .. } => self.frame(f).step = step::PAY,
                    Op::May { skip, .. } => {
                        self.frame(f).update(Resolving::OP, |n| n + 1);
                        if !yes {
                            self.skip_ops(f, *skip);
                        }
                    }
                    _ => self.frame(f).update(Resolving::OP, |n| n + 1),
                }
                Flow::Continue
            }
            step::X => self.ask_x(f),
            step::X_PICKED => {
                if let (Pick::Number(x), Some(item)) = (self.take_answer(), self.state.resolving.last_mut()) {
                    item.x = x;
                }
                self.goto(f, step::PAY)
            }
            step::PAY => self.pay_for_op(f),
            step::PAID => {
                self.accept_payment(f);
                self.frame(f).update(Resolving::OP, |n| n + 1);
                self.set_done(true);
                self.goto(f, step::NEXT)
            }
            step::RETARGET | step::RETARGETED => {
                let item = self.resolving_item();
                let body = self.pool.ability(item.ability).part(item.part);
                let op = body.and_then(|body| body.ops.get(frame.get(Resolving::OP)));
                let Some(Op::Retarget { what, from, to }) = op else { return self.goto(f, step::NEXT) };
                let change = (what, from.as_ref(), to);
                let asks = frame.step == step::RETARGET;
                if asks { self.retarget(f, &item, change) } else { self.retarget_picked(f, &item, change) }
            }
            step::NAME => self.ask_name(f),
            step::NAMED => {
                if let Pick::Word(word) = self.take_answer() {
                    self.remember_name(f, word);
                }
                self.frame(f).update(Resolving::OP, |n| n + 1);
                self.goto(f, step::NEXT)
            }
            step::ADMIT => self.admit_next(f),
            step::ADMITTED => self.entrant_picked(f),
            step::ASK_EACH => self.ask_each(f),
            step::ASKED_EACH => self.asked_each(f),
            step::TAKE => self.take_one(f),
            step::TAKE_MORE => self.ask_for_more(f),
            step::TAKE_DECIDED => self.decided_on_more(f),
            step::FOUND => self.show_found(f),
            step::SHUFFLED => self.end_search(f),
            _ => unreachable!("a resolution has no such step"),
        }
    }

    /// Decides if an ability that a move triggered still finds the object that moved. It does not find it in a hidden
    /// zone.
    fn look_for_subject(&self, item: &mut StackItem) {
        let Some(subject) = item.subject else { return };
        let ability = (item.ability != NO_ABILITY).then(|| self.pool.ability(item.ability));
        let moves = |on: &EventPattern| matches!(on, EventPattern::Move { .. });
        let moved = |ability: &&Ability| match &ability.form {
            Form::Triggered(Trigger { on: EventPattern::Any(all), .. }) => all.iter().any(moves),
            Form::Triggered(trigger) => moves(&trigger.on),
            _ => false,
        };
        if !item.looks_back && ability.filter(moved).is_none() {
            return;
        }
        let hidden = B::ZONES[self.state.object(subject.slot).zone.index()].visibility != Visibility::Public;
        let found = self.at(TriggerPoint::FoundWhereItWent)
            && !(hidden && self.state.is_alive(subject) && self.at(TriggerPoint::NotFoundWhenHidden));
        if !found {
            item.subject = Some(ObjectRef { life: subject.life.wrapping_sub(1), ..subject });
            item.looks_back = false;
        }
    }

    /// Begins the current part: with its choices, if those are made on resolution.
    pub(crate) fn begin_part(&mut self, f: usize) -> Flow {
        let frame = self.frame(f);
        frame.set(Resolving::OP, 0);
        Choosing::begin_phrase(frame, 0);
        let item = self.resolving_item();
        let chosen = item.ability == NO_ABILITY || self.is_declared(&item, 0);
        self.goto(f, if chosen { step::NEXT } else { step::CHOOSE })
    }

    pub(crate) fn set_done(&mut self, done: bool) {
        if let Some(item) = self.state.resolving.last_mut() {
            item.previous_op_done = done;
        }
    }

    /// Marks the last operation of the resolving ability as not done, or not done in full.
    pub fn mark_not_done(&mut self) {
        self.set_done(false);
    }

    /// Ends a resolution: an item of the rules runs its routine; of any other, the book puts the card where it belongs.
    /// May begin a procedure.
    fn finish_resolution(&mut self) -> Flow {
        self.state.frames.pop();
        self.clear_piles();
        if let Some(item) = self.state.resolving.pop() {
            if B::TIMESTAMP_AFTER_RESOLUTION {
                self.timestamp_effects(&item);
            }
            if B::REVEALED_IS_HIDDEN_AGAIN {
                self.hide_revealed_by(&item);
            }
            match item.routine {
                Some(routine) => B::resolve_routine(self, routine, &item),
                None => {
                    self.hide_after_use(&item);
                    B::on_resolved(self, &item);
                }
            }
        }
        Flow::Continue
    }

    /// Forgets the piles of the current resolution.
    fn clear_piles(&mut self) {
        let depth = self.state.resolving.len();
        self.state.piles.retain(|piled| usize::from(piled.depth) < depth);
    }

    /// Goes on to the next selected part of the ability; returns true if there is one.
    fn next_part(&mut self, f: usize) -> bool {
        let mut item = self.resolving_item();
        let Some(modes) = self.pool.ability(item.ability).modes.as_ref() else { return false };
        let selected = if self.scratch.trace.is_kept() { B::modes_carried_out(self, &item) } else { item.modes };
        loop {
            item.part += 1;
            if usize::from(item.part) > modes.options.len() {
                return false;
            }
            if selected >> (item.part - 1) & 1 == 1 {
                break;
            }
        }
        // A part does not refer to the picks of another.
        item.picks = 0;
        item.choices.retain(|choice| choice.group < FIRST_PICK_GROUP);
        self.clear_piles();
        *self.state.resolving.last_mut().expect("something is resolving") = item;
        self.begin_part(f);
        true
    }

    /// Returns true if an instruction counts as done that is carried out so many times of so many.
    pub(crate) fn is_done(&self, times: usize, meant: usize) -> bool {
        times > 0 && (times >= meant || B::PART_IS_DONE && self.at(NumberPoint::AsMuchAsPossible))
    }

    /// Performs the events that an operation proposed since `from`, and notes if what was meant was done. Begins a
    /// procedure: return from your step after calling this.
    pub(crate) fn carry_out(&mut self, from: usize, meant: usize) -> Flow {
        let proposed = self.state.batch.len() - from;
        self.set_done(self.is_done(proposed, meant));
        self.carry_out_oriented(from);
        Flow::Continue
    }

    /// Performs the proposed moves like [`Self::carry_out`]; if it is `open` how the cards arrive, the book may ask that
    /// first. Begins a procedure: return from your step after calling this.
    pub(crate) fn carry_out_once_oriented(&mut self, from: usize, meant: usize, open: bool) -> Flow {
        let proposed = self.state.batch.len() - from;
        let seat = self.resolving_item().controller;
        if proposed > 0 && B::ask_orientation(self, from, seat, open) {
            self.set_done(self.is_done(proposed, meant));
            return Flow::Continue;
        }
        self.carry_out(from, meant)
    }

    /// Performs the events proposed since `from`, once it is decided how the cards arrive. Begins a procedure: return
    /// from your step after calling this.
    pub fn carry_out_oriented(&mut self, from: usize) {
        let proposed = self.state.batch[from..].iter().filter(|event| event.leader == Slot::NONE).count();
        let lost = self.commit(from);
        if lost > 0 && !self.is_done(proposed - lost, proposed) {
            self.set_done(false);
        }
    }

    /// The number of objects that an operation which has just listed them refers to, including those that are gone.
    pub(crate) fn count_meant(&self, item: &StackItem, what: &What) -> usize {
        match what {
            What::This | What::Subject | What::Counterpart | What::Host => 1,
            What::Target(n) => item.chosen_for(phrase_group(item.part, *n)).count(),
            // If fewer were picked than asked for, more was meant than there is.
            What::Picked(n) => {
                self.read().chosen(item, FIRST_PICK_GROUP + n).count() + usize::from(!item.previous_op_done)
            }
            What::All(_) => self.scratch.slots.len(),
            What::Itself => 0,
            What::Several(all) => all.iter().map(|what| self.count_meant(item, what)).sum(),
        }
    }

    /// The next operation of the resolving ability.
    pub fn upcoming_op(&self) -> Option<&Op> {
        let frame = self.state.frames.iter().rfind(|frame| frame.proc == Proc::Resolve)?;
        let item = self.state.resolving.last().filter(|item| item.ability != NO_ABILITY)?;
        self.pool.ability(item.ability).part(item.part)?.ops.get(frame.get(Resolving::OP))
    }

    /// The objects of the operation that calls a routine of the book.
    pub fn listed_objects(&self) -> &[Slot] {
        &self.scratch.slots
    }

    pub(crate) fn list_objects(&mut self, scope: &Scope, what: &What) {
        let mut slots = std::mem::take(&mut self.scratch.slots);
        slots.clear();
        self.read().for_each_object(scope, what, |slot| slots.push(slot));
        self.scratch.slots = slots;
    }

    /// The cause of an event that an effect has a card perform: the card is its source, unless the book keeps the
    /// effect's.
    fn cause_of_deed(&self, item: &StackItem, doer: ObjectRef) -> Cause {
        let cause = self.cause_of(item, B::rule(ResolutionPoint::InWrittenOrder));
        if B::EFFECT_SOURCE_DEALS_DAMAGE || !self.at(ResolutionPoint::CardActsNotText) {
            return cause;
        }
        let last = if self.state.is_alive(doer) {
            None
        } else {
            self.state.characteristics_of(doer).map(|characteristics| characteristics.controller)
        };
        let seat = last.unwrap_or_else(|| self.player_of(doer.slot));
        Cause { source: Some(doer), ability: None, seat: Some(seat), ..cause }
    }

    /// Proposes a deed: an event that changes nothing by itself.
    pub fn deed(&mut self, verb: Verb, seat: Seat, subject: Slot, counterpart: Slot, cause: Cause) {
        self.propose(Happening::Deed { subject, counterpart, seat, amount: 0 }, verb, cause);
    }
}

/// The operation that is being carried out.
pub fn op_underway<'p>(pool: &'p CardPool, state: &State) -> Option<&'p Op> {
    let frame = state.frames.iter().rfind(|frame| frame.proc == Proc::Resolve)?;
    let item = state.resolving.last().filter(|item| item.ability != NO_ABILITY)?;
    // An operation of several steps stays the current one until they are done.
    let at = frame.get(Resolving::OP).checked_sub(usize::from(frame.step == step::NEXT))?;
    pool.ability(item.ability).part(item.part)?.ops.get(at)
}
