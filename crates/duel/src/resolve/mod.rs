//! Resolving: the operations of a text are carried out in order.

mod admit;
mod asking;
mod begun;
mod each;
mod lasting;
mod nothing;
mod offer;
mod ops;
mod search;
mod take;
mod target;

use crate::ability::{Ability, Form, On, Op, Trigger};
use crate::amount::What;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::{Act, Cause};
use crate::frame::{Flow, Proc};
use crate::item::{Item, NO_ABILITY, PICKED, group};
use crate::matching::Scope;
use crate::object::{Ref, Slot};
use crate::play::{LAST, PHRASE, TAKEN};
use crate::pool::CardPool;
use crate::question::Pick;
use crate::state::State;
use crate::words::*;
use crate::zone::Sight;

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
}

/// The register of a resolution in which the next operation stands.
pub(crate) const OP: usize = 0;

impl<B: RuleBook> Cx<'_, B> {
    pub(crate) fn running(&self) -> Item {
        *self.s.running.last().expect("something is resolving")
    }

    pub(crate) fn resolve_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        match frame.pc {
            step::RECHECK => {
                self.by(B::CITES.resolve);
                let mut item = self.running();
                let gone = item.card.is_none() && item.ability != NO_ABILITY && !self.s.alive(item.source);
                let outlives = B::play_cites(self, &item).outlives;
                let goes_on = (!gone || self.by_all(&[B::CITES.independent, B::CITES.outlives, outlives]))
                    && self.outlasts(&item)
                    && self.recheck(&mut item);
                self.look_for_subject(&mut item);
                item.part = 0;
                *self.s.running.last_mut().expect("something is resolving") = item;
                if !goes_on {
                    self.s.frames.pop();
                    self.s.running.pop();
                    self.hide(&item);
                    B::cancelled(self, &item);
                    return Flow::Go;
                }
                let speaks = item.card.is_some() && item.ability != NO_ABILITY;
                let cites = B::play_cites(self, &item);
                if speaks && !self.by_all(&[cites.text, cites.kind]) {
                    self.s.running.last_mut().expect("something is resolving").ability = NO_ABILITY;
                }
                if self.selects_now(&self.running()) { self.goto(f, step::MODES) } else { self.begin_part(f) }
            }
            step::MODES => self.select_now(f),
            step::MODE_PICKED => self.selected_now(f),
            step::PLACE => self.place_next(f),
            step::PLACE_PICKED => {
                if let Pick::Place(place) = self.answer() {
                    self.place_at(f, place);
                }
                self.goto(f, step::PLACE)
            }
            step::CHOOSE => self.choose_now(f),
            step::CHOICE_PICKED => {
                self.choice_picked(f, &self.running());
                self.goto(f, step::CHOOSE)
            }
            step::DIVIDE => self.divide_step(f, &self.running(), step::CHOSEN),
            step::DIVIDED => {
                if let Pick::Number(amount) = self.answer() {
                    self.divided(f, &self.running(), amount);
                }
                self.goto(f, step::DIVIDE)
            }
            step::CHOSEN => self.have_made_choices(f),
            step::EACH => self.move_next(f),
            step::ARRANGE => self.arrange_next(f),
            step::ARRANGED => self.arranged(f),
            step::NEXT => self.next_op(f),
            step::ORDER => self.ask_begun(f),
            step::ORDERED => self.date_begun(f),
            step::DECIDED => {
                let yes = self.answer() == Pick::Yes;
                let item = self.running();
                let op = &self.pool.ability(item.ability).part(item.part).expect("a part").ops[frame.r[OP] as usize];
                self.frame(f).pc = step::NEXT;
                if !yes {
                    self.set_done(false);
                }
                match op {
                    Op::MayPay { skip, .. } if !yes => {
                        self.frame(f).r[OP] += 1;
                        self.leave_out(f, *skip);
                    }
                    Op::MayPay { cost, .. } if cost.price.x => self.frame(f).pc = step::X,
                    Op::MayPay { .. } => self.begin_payment(f, &item),
                    Op::May { skip, .. } => {
                        self.frame(f).r[OP] += 1;
                        if !yes {
                            self.leave_out(f, *skip);
                        }
                    }
                    _ => self.frame(f).r[OP] += 1,
                }
                Flow::Go
            }
            step::X => self.offer_x(f),
            step::X_PICKED => {
                if let (Pick::Number(x), Some(item)) = (self.answer(), self.s.running.last_mut()) {
                    item.x = x;
                }
                let item = self.running();
                self.begin_payment(f, &item);
                Flow::Go
            }
            step::PAID => {
                self.frame(f).r[OP] += 1;
                self.set_done(true);
                self.goto(f, step::NEXT)
            }
            step::RETARGET | step::RETARGETED => {
                let item = self.running();
                let body = self.pool.ability(item.ability).part(item.part);
                let op = body.and_then(|body| body.ops.get(frame.r[OP] as usize));
                let Some(Op::Retarget { what, from, to }) = op else { return self.goto(f, step::NEXT) };
                let change = (what, from.as_ref(), to);
                let asks = frame.pc == step::RETARGET;
                if asks { self.retarget(f, &item, change) } else { self.retarget_picked(f, &item, change) }
            }
            step::NAME => self.ask_name(f),
            step::NAMED => {
                if let Pick::Word(word) = self.answer() {
                    self.remember_name(f, word);
                }
                self.frame(f).r[OP] += 1;
                self.goto(f, step::NEXT)
            }
            step::ADMIT => self.admit_next(f),
            step::ADMITTED => self.admitted(f),
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

    /// What moved, and set an ability off by that, is looked for where it went. It is not found where nobody can see it.
    fn look_for_subject(&self, item: &mut Item) {
        let Some(subject) = item.subject else { return };
        let ability = (item.ability != NO_ABILITY).then(|| self.pool.ability(item.ability));
        let moves = |on: &On| matches!(on, On::Move { .. });
        let moved = |ability: &&Ability| match &ability.form {
            Form::Triggered(Trigger { on: On::Any(all), .. }) => all.iter().any(moves),
            Form::Triggered(trigger) => moves(&trigger.on),
            _ => false,
        };
        if !item.looks_back && ability.filter(moved).is_none() {
            return;
        }
        let hidden = B::ZONES[self.s.object(subject.slot).zone.index()].sight != Sight::Public;
        let found =
            self.by(B::CITES.trigger.moved) && !(hidden && self.s.alive(subject) && self.by(B::CITES.trigger.hidden));
        if !found {
            item.subject = Some(Ref { life: subject.life.wrapping_sub(1), ..subject });
            item.looks_back = false;
        }
    }

    /// Begins the part at hand: with its choices, where the book has them made at resolution.
    pub(crate) fn begin_part(&mut self, f: usize) -> Flow {
        let frame = self.frame(f);
        frame.r[OP] = 0;
        (frame.r[PHRASE], frame.r[LAST], frame.r[TAKEN]) = (0, -1, 0);
        let item = self.running();
        let chosen = item.ability == NO_ABILITY || self.is_declared(&item, 0);
        self.goto(f, if chosen { step::NEXT } else { step::CHOOSE })
    }

    pub(crate) fn set_done(&mut self, done: bool) {
        if let Some(item) = self.s.running.last_mut() {
            item.done = done;
        }
    }

    /// The text has been carried out, or was cancelled.
    fn finish(&mut self) -> Flow {
        self.s.frames.pop();
        self.clear_piles();
        if let Some(item) = self.s.running.pop() {
            if B::BEGINS_AT_END {
                self.date_effects(&item);
            }
            if B::HIDES_AGAIN {
                self.hide_again(&item);
            }
            match item.routine {
                Some(routine) => B::run(self, routine, &item),
                None => {
                    self.hide(&item);
                    B::resolved(self, &item);
                }
            }
        }
        Flow::Go
    }

    /// What has been divided into groups is spoken of no more.
    fn clear_piles(&mut self) {
        let depth = self.s.running.len();
        self.s.piles.retain(|piled| usize::from(piled.depth) < depth);
    }

    /// Goes on to the next part of the ability that applies; returns whether there is one.
    fn next_part(&mut self, f: usize) -> bool {
        let mut item = self.running();
        let Some(modes) = self.pool.ability(item.ability).modes.as_ref() else { return false };
        let selected = if self.t.tracing { B::selected(self, &item) } else { item.modes };
        loop {
            item.part += 1;
            if usize::from(item.part) > modes.options.len() {
                return false;
            }
            if selected >> (item.part - 1) & 1 == 1 {
                break;
            }
        }
        // What one part picks is not spoken of in another.
        item.picks = 0;
        item.choices.retain(|choice| choice.group < PICKED);
        self.clear_piles();
        *self.s.running.last_mut().expect("something is resolving") = item;
        self.begin_part(f);
        true
    }

    /// Has what an operation proposed happen, and notes whether all of what was meant was done.
    pub(crate) fn carry_out(&mut self, from: usize, meant: usize) -> Flow {
        let proposed = self.s.batch.len() - from;
        self.set_done(proposed > 0 && proposed >= meant);
        let lost = self.commit(from);
        if lost > 0 {
            self.set_done(false);
        }
        Flow::Go
    }

    /// The same, but a book may have a player say first how the cards lie that move, where the text does not say.
    pub(crate) fn carry_out_posed(&mut self, from: usize, meant: usize, open: bool) -> Flow {
        let proposed = self.s.batch.len() - from;
        let seat = self.running().controller;
        if proposed > 0 && B::poses(self, from, seat, open) {
            self.set_done(proposed >= meant);
            return Flow::Go;
        }
        self.carry_out(from, meant)
    }

    /// Has what a text proposed since `from` happen, now that it has been said how the cards lie.
    pub fn carry_on(&mut self, from: usize) {
        if self.commit(from) > 0 {
            self.set_done(false);
        }
    }

    /// How many objects an operation is about that has just listed them: those that are gone count too.
    pub(crate) fn meant(&self, item: &Item, what: &What) -> usize {
        match what {
            What::This | What::Subject | What::Counterpart | What::Host => 1,
            What::Target(n) => item.chosen(group(item.part, *n)).count(),
            // Less was picked than asked for: what was meant is more than there is.
            What::Picked(n) => self.read().chosen(item, PICKED + n).count() + usize::from(!item.done),
            What::All(_) => self.t.slots.len(),
            What::Itself => 0,
            What::Each(all) => all.iter().map(|what| self.meant(item, what)).sum(),
        }
    }

    /// The operation with which the text that is carried out goes on.
    pub fn upcoming(&self) -> Option<&Op> {
        let frame = self.s.frames.iter().rfind(|frame| frame.proc == Proc::Resolve)?;
        let item = self.s.running.last().filter(|item| item.ability != NO_ABILITY)?;
        self.pool.ability(item.ability).part(item.part)?.ops.get(frame.r[OP] as usize)
    }

    /// The objects that the operation is about which calls a procedure of the book.
    pub fn listed(&self) -> &[Slot] {
        &self.t.slots
    }

    pub(crate) fn list(&mut self, scope: &Scope, what: &What) {
        let mut slots = std::mem::take(&mut self.t.slots);
        slots.clear();
        self.read().all(scope, what, |slot| slots.push(slot));
        self.t.slots = slots;
    }

    /// Why something happens that a text has a card do: the card does it, not the text.
    fn cause_of_deed(&self, item: &Item, doer: Ref) -> Cause {
        let cause = self.cause_of(item, B::CITES.resolve);
        if B::EFFECTS_DEAL || !self.by(B::CITES.itself) {
            return cause;
        }
        let last = if self.s.alive(doer) { None } else { self.s.profile_of(doer).map(|profile| profile.controller) };
        let seat = last.unwrap_or_else(|| self.player_of(doer.slot));
        Cause { source: Some(doer), ability: None, seat: Some(seat), ..cause }
    }

    /// A deed: something is done that changes nothing by itself.
    pub fn deed(&mut self, verb: Verb, seat: Seat, subject: Slot, counterpart: Slot, cause: Cause) {
        self.propose(Act::Deed { subject, counterpart, seat, amount: 0 }, verb, cause);
    }
}

/// The operation that a text is carrying out.
pub(crate) fn underway<'p>(pool: &'p CardPool, state: &State) -> Option<&'p Op> {
    let frame = state.frames.iter().rfind(|frame| frame.proc == Proc::Resolve)?;
    let item = state.running.last().filter(|item| item.ability != NO_ABILITY)?;
    // What is done in several steps stands at its operation until they are done.
    let at = (frame.r[OP] as usize).checked_sub(usize::from(frame.pc == step::NEXT))?;
    pool.ability(item.ability).part(item.part)?.ops.get(at)
}
