//! Picking on resolution: the picks that an effect leaves to a player.

use crate::book::RuleBook;
use crate::book::point::{ChoosingPoint, KnowledgePoint, NumberPoint, ResolutionPoint};
use crate::card::ability::Op;
use crate::card::amount::{What, Who};
use crate::card::filter::Filter;
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Frame, Proc};
use crate::engine::question::{Pick, Topic};
use crate::engine::selection;
use crate::event::Happening;
use crate::ids::*;
use crate::play::choose::candidates::SelectionBounds;
use crate::registers;
use crate::state::object::Slot;
use crate::state::query::Scope;
use crate::state::stack_item::{Choice, FIRST_PICK_GROUP, StackItem};

registers! {
    /// The registers of a pick.
    pub(crate) struct Picking {
        /// The operation.
        OP: usize = 0,
        /// The least number.
        MIN: i32 = 1,
        /// The greatest number.
        MAX: i32 = 2,
        /// The number picked so far.
        TAKEN: i32 = 3,
        /// [`SEARCHES`], [`DECLARES`] and [`BEFORE_OTHERS`].
        FLAGS: i32 = 4,
    }
}

impl Picking {
    /// A pick of `min` to `max` objects that an operation asks of a player.
    fn frame(seat: Seat, op: usize, min: i32, max: i32, flags: i32) -> Frame {
        let frame = Frame::new(Proc::Pick, seat).with(Self::OP, op);
        frame.with(Self::MIN, min).with(Self::MAX, max).with(Self::FLAGS, flags)
    }
}

/// The flags of a pick: it belongs to a search; it is revealed before the other player picks. The last is set while the
/// players are still being asked to take part.
const SEARCHES: i32 = 1;
const DECLARES: i32 = 2;
const BEFORE_OTHERS: i32 = 4;

impl<B: RuleBook> Cx<'_, B> {
    /// Has players pick, the turn player first. Begins a procedure: return from your step after calling this.
    pub(super) fn push_picks(&mut self, item: &StackItem, who: &Who, op: usize, min: i32, max: i32, search: bool) {
        if let Some(running) = self.state.resolving.last_mut() {
            running.picks += 1;
            // Any player who picks too few makes it not done.
            running.previous_op_done = true;
        }
        let mut seats = self.read().seats(&Scope::of(item), who);
        let frame = |seat: Seat, how: i32| Picking::frame(seat, op, min, max, how);
        let how = if search { SEARCHES } else { 0 };
        match (seats.next(), seats.next()) {
            (Some(first), Some(second))
                if self.cite_all(&[
                    B::rule(ChoosingPoint::TurnPlayerFirst),
                    B::rule(ChoosingPoint::TogetherTurnPlayerFirst),
                ]) =>
            {
                // The frame on top goes first.
                let declares =
                    !B::SIMULTANEOUS_PICKS_ARE_SECRET || !self.at(KnowledgePoint::SimultaneousPicksAreSecret);
                self.push(frame(second, how));
                self.push(frame(first, if declares { how | DECLARES } else { how }));
            }
            (first, second) => {
                for seat in [first, second].into_iter().flatten() {
                    self.push(frame(seat, how));
                }
            }
        }
    }

    /// Has a player pick as soon as they agree to take part. Where picks are not secret, that of the first is revealed.
    /// Begins a procedure: return from your step after calling this.
    pub(super) fn push_pick_ahead(&mut self, item: &StackItem, op: usize, seat: Seat, first: bool) {
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        let Some(Op::Pick { min, max, .. } | Op::Choose { min, max, .. }) = ops.get(op) else { return };
        let scope = Scope::of(item);
        let (min, max) = (self.read().value_of(&scope, min), self.read().value_of(&scope, max));
        let declares =
            first && (!B::SIMULTANEOUS_PICKS_ARE_SECRET || !self.at(KnowledgePoint::SimultaneousPicksAreSecret));
        let how = if declares { BEFORE_OTHERS | DECLARES } else { BEFORE_OTHERS };
        self.push(Picking::frame(seat, op, min, max, how));
    }

    /// Lets searching players see their own cards in the searched zones; the shuffle afterwards hides them again.
    pub(super) fn look_through(&mut self, zones: Zones, seats: u8) {
        for seat in Seat::BOTH.into_iter().filter(|seat| seats >> seat.0 & 1 == 1) {
            for zone in zones.iter() {
                for i in 0..self.state.cards(zone, seat).len() {
                    let slot = self.state.cards(zone, seat)[i];
                    self.state.objects[slot.index()].known_by |= 1 << seat.0;
                }
            }
        }
    }

    fn list_pickable(&mut self, item: &StackItem, filter: &Filter, seat: Seat, both: bool) {
        let mut slots = std::mem::take(&mut self.scratch.slots);
        slots.clear();
        self.read().for_each_fitting(&Scope::of(item), filter, |slot| {
            if !both || self.player_of(slot) == seat {
                slots.push(slot);
            }
        });
        self.scratch.slots = slots;
        self.sort_candidates();
    }

    /// Applies the rules of choosing to the listed objects; returns how many must be chosen. Objects that cannot be
    /// chosen are removed, those that must be chosen come first.
    fn bind_choice(&mut self, item: &StackItem, seat: Seat) -> usize {
        let cannot = |slot: &Slot| !self.can_be_chosen(item, *slot);
        let must = |slot: &Slot| self.must_choose(item, *slot);
        let bound = self.scratch.slots.iter().any(|slot| cannot(slot) || must(slot));
        let bound = bound && (seat == item.controller || self.at(ChoosingPoint::OnBehalfOfController));
        if !bound || !self.has(ChoosingPoint::AsRequired) {
            return 0;
        }
        let mut slots = std::mem::take(&mut self.scratch.slots);
        slots.retain(|slot| self.can_be_chosen(item, *slot));
        slots.sort_by_key(|slot| !self.must_choose(item, *slot));
        let musts = slots.iter().filter(|slot| self.must_choose(item, **slot)).count();
        self.scratch.slots = slots;
        musts
    }

    /// Keeps only cards that can be played, if the next operation plays the picked card.
    fn keep_playable(&mut self, item: &StackItem, next: Option<&Op>) {
        let Some(Op::Play { what, who, free }) = next else { return };
        if *what != What::Picked(item.picks - 1) {
            return;
        }
        let seat = self.read().seats(&Scope::of(item), who).next().unwrap_or(item.controller);
        let mut slots = std::mem::take(&mut self.scratch.slots);
        slots.retain(|&slot| B::can_play_by_effect(self, slot, seat, *free));
        self.scratch.slots = slots;
    }

    /// Runs the current step of a player's pick. May ask or begin a procedure.
    pub(crate) fn pick_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let item = *self.state.resolving.last().expect("a text asks for this pick");
        let pool = self.pool;
        let ops = pool.ability(item.ability).part(item.part).map_or(&[][..], |b| &b.ops[..]);
        let op = &ops[frame.get(Picking::OP)];
        let (filter, both) = match op {
            Op::Pick { filter, who, .. } | Op::Choose { filter, who, .. } | Op::Search { filter, who, .. } => {
                (filter, *who == Who::Both)
            }
            _ => return self.pop(),
        };
        self.list_pickable(&item, filter, frame.seat, both);
        self.keep_playable(&item, ops.get(frame.get(Picking::OP) + 1));
        let chooses = matches!(op, Op::Choose { .. });
        let musts = if chooses { self.bind_choice(&item, frame.seat) as i32 } else { 0 };
        match frame.step {
            0 => {
                let count = self.scratch.slots.len() as i32;
                let search = frame.get(Picking::FLAGS) & SEARCHES != 0;
                let min = if search {
                    self.must_find_searching(frame.get(Picking::MAX))
                } else {
                    self.must_find(&item, filter, frame.seat, frame.get(Picking::MIN))
                };
                let min = min.min(count);
                let taken = frame.get(Picking::TAKEN);
                let short = taken == 0 && count < frame.get(Picking::MIN) && !self.at(NumberPoint::AsMuchAsPossible);
                let most = frame.get(Picking::MAX).min(count);
                let bounds =
                    SelectionBounds { least: min.min(most), most, required: musts, taken, counts_as_chosen: chooses };
                if short || self.offer_more(&item, FIRST_PICK_GROUP + item.picks - 1, bounds) {
                    let enough = taken >= frame.get(Picking::MIN) || self.is_done(taken as usize, usize::MAX);
                    self.set_done_if_picked(enough);
                    return self.finish_pick(f, chooses);
                }
                let (topic, rule) = match (search, chooses) {
                    (true, _) => (Topic::Search, B::rule(ResolutionPoint::Searching)),
                    (false, true) => (Topic::Choose, B::rule(ResolutionPoint::Picks)),
                    (false, false) => (Topic::Pick, B::rule(ResolutionPoint::Picks)),
                };
                self.ask(frame.seat, topic, rule)
            }
            _ => match self.take_answer() {
                Pick::Object(slot) => {
                    let lets_go = self.is_deselecting();
                    let choice = Choice::new(self.state.object_ref(slot), FIRST_PICK_GROUP + item.picks - 1);
                    let slots = &self.scratch.slots;
                    let place = |choice: &Choice| slots.iter().position(|&slot| slot == choice.object.slot);
                    if let Some(running) = self.state.resolving.last_mut() {
                        selection::update_choices(running, choice, lets_go, place);
                    }
                    self.frame(f).update(Picking::TAKEN, |n| n + if lets_go { -1 } else { 1 });
                    self.goto(f, 0)
                }
                _ => {
                    self.set_done_if_picked(frame.get(Picking::TAKEN) > 0);
                    self.finish_pick(f, chooses)
                }
            },
        }
    }

    /// Ends a player's pick. Reveals it if it is declared before the other player's, and proposes that chosen objects
    /// count as chosen. Begins a procedure: return from your step after calling this.
    fn finish_pick(&mut self, f: usize, chooses: bool) -> Flow {
        let frame = *self.frame(f);
        self.state.frames.pop();
        let item = self.resolving_item();
        let group = FIRST_PICK_GROUP + item.picks - 1;
        let from = self.state.batch.len();
        if frame.get(Picking::FLAGS) & DECLARES != 0 {
            let cause = self.cause_of(&item, B::rule(ChoosingPoint::TogetherTurnPlayerFirst));
            for object in item.chosen_for(group) {
                self.propose(Happening::Reveal { slot: object.slot, seats: 3 }, B::CHOOSE, cause);
            }
            self.commit(from);
        }
        let last = self.state.frames.last().is_none_or(|next| next.proc != Proc::Pick);
        let counts = frame.seat == item.controller
            || !B::NOTICES_CHOICES_ON_RESOLUTION
            || self.at(ChoosingPoint::OnBehalfOfController);
        if chooses && last && counts && frame.get(Picking::FLAGS) & BEFORE_OTHERS == 0 {
            self.propose_chosen(&item, group..group + 1);
        }
        Flow::Continue
    }

    fn set_done_if_picked(&mut self, done: bool) {
        if let Some(item) = self.state.resolving.last_mut() {
            item.previous_op_done &= done;
        }
    }
}
