//! Picking while resolving: what a text leaves a player to decide when it is carried out.

use crate::ability::Op;
use crate::amount::{What, Who};
use crate::book::RuleBook;
use crate::candidates::Bounds;
use crate::cx::Cx;
use crate::event::Act;
use crate::filter::Filter;
use crate::frame::{Flow, Frame, Proc};
use crate::item::{Choice, Item, PICKED};
use crate::matching::Scope;
use crate::object::Slot;
use crate::question::{Pick, Topic};
use crate::selection;
use crate::words::*;

/// The registers of a pick: the operation, how many at least and at most, how many so far, and how.
pub(crate) const OP: usize = 0;
const MIN: usize = 1;
const MAX: usize = 2;
const TAKEN: usize = 3;
const HOW: usize = 4;
/// How: in a search; openly, before the other player picks; and before it is known who else picks.
const SEARCHES: i32 = 1;
const DECLARES: i32 = 2;
const AHEAD: i32 = 4;

impl<B: RuleBook> Cx<'_, B> {
    /// Has the players meant pick, the turn player first.
    pub(crate) fn push_picks(&mut self, item: &Item, who: &Who, op: usize, min: i32, max: i32, search: bool) {
        if let Some(running) = self.s.running.last_mut() {
            running.picks += 1;
            // Each who picks too little makes it undone.
            running.done = true;
        }
        let mut seats = self.read().seats(&Scope::of(item), who);
        let frame = |seat: Seat, how: i32| Frame::new(Proc::Pick, seat).with([op as i32, min, max, 0, how, 0]);
        let how = if search { SEARCHES } else { 0 };
        match (seats.next(), seats.next()) {
            (Some(first), Some(second)) if self.by_all(&[B::CITES.turn_first, B::CITES.together]) => {
                // The frame on top goes first.
                let declares = !B::PICKS_UNSEEN || !self.by(B::CITES.unseen);
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

    /// Has one of the players pick who want to do what each of them may do; the other knows it who is yet to be asked.
    pub(crate) fn push_pick_ahead(&mut self, item: &Item, op: usize, seat: Seat, first: bool) {
        let ops = self.pool.ability(item.ability).part(item.part).map_or(&[][..], |body| &body.ops[..]);
        let Some(Op::Pick { min, max, .. } | Op::Choose { min, max, .. }) = ops.get(op) else { return };
        let scope = Scope::of(item);
        let (min, max) = (self.read().amount(&scope, min), self.read().amount(&scope, max));
        let declares = first && (!B::PICKS_UNSEEN || !self.by(B::CITES.unseen));
        let how = if declares { AHEAD | DECLARES } else { AHEAD };
        self.push(Frame::new(Proc::Pick, seat).with([op as i32, min, max, 0, how, 0]));
    }

    /// Who searches sees the cards searched, each their own; the shuffle afterwards makes them unknown again.
    pub(crate) fn look_through(&mut self, zones: Zones, seats: u8) {
        for seat in Seat::BOTH.into_iter().filter(|seat| seats >> seat.0 & 1 == 1) {
            for zone in zones.iter() {
                for i in 0..self.s.cards(zone, seat).len() {
                    let slot = self.s.cards(zone, seat)[i];
                    self.s.objects[slot.index()].known |= 1 << seat.0;
                }
            }
        }
    }

    fn pickable(&mut self, item: &Item, filter: &Filter, seat: Seat, both: bool) {
        let mut slots = std::mem::take(&mut self.t.slots);
        slots.clear();
        self.read().each(&Scope::of(item), filter, |slot| {
            if !both || self.player_of(slot) == seat {
                slots.push(slot);
            }
        });
        self.t.slots = slots;
        self.sort_candidates();
    }

    /// Of what can be picked, a text that chooses leaves out what it cannot choose, and has what it must choose
    /// first; returns how much that is.
    fn bind_choice(&mut self, item: &Item, seat: Seat) -> usize {
        let cannot = |slot: &Slot| !self.choosable(item, *slot);
        let must = |slot: &Slot| self.must_choose(item, *slot);
        let bound = self.t.slots.iter().any(|slot| cannot(slot) || must(slot));
        let bound = bound && (seat == item.controller || self.by(B::CITES.on_behalf));
        if !bound || !self.has_rule(B::CITES.bound) {
            return 0;
        }
        let mut slots = std::mem::take(&mut self.t.slots);
        slots.retain(|slot| self.choosable(item, *slot));
        slots.sort_by_key(|slot| !self.must_choose(item, *slot));
        let musts = slots.iter().filter(|slot| self.must_choose(item, **slot)).count();
        self.t.slots = slots;
        musts
    }

    /// Leaves only what can be played, if the next operation plays what is picked.
    fn keep_playable(&mut self, item: &Item, next: Option<&Op>) {
        let Some(Op::Play { what, who, free }) = next else { return };
        if *what != What::Picked(item.picks - 1) {
            return;
        }
        let seat = self.read().seats(&Scope::of(item), who).next().unwrap_or(item.controller);
        let mut slots = std::mem::take(&mut self.t.slots);
        slots.retain(|&slot| B::can_play(self, slot, seat, *free));
        self.t.slots = slots;
    }

    pub(crate) fn pick_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let item = *self.s.running.last().expect("a text asks for this pick");
        let pool = self.pool;
        let ops = pool.ability(item.ability).part(item.part).map_or(&[][..], |b| &b.ops[..]);
        let op = &ops[frame.r[OP] as usize];
        let (filter, both) = match op {
            Op::Pick { filter, who, .. } | Op::Choose { filter, who, .. } | Op::Search { filter, who, .. } => {
                (filter, *who == Who::Both)
            }
            _ => return self.pop(),
        };
        self.pickable(&item, filter, frame.seat, both);
        self.keep_playable(&item, ops.get(frame.r[OP] as usize + 1));
        let chooses = matches!(op, Op::Choose { .. });
        let musts = if chooses { self.bind_choice(&item, frame.seat) as i32 } else { 0 };
        match frame.pc {
            0 => {
                let count = self.t.slots.len() as i32;
                let search = frame.r[HOW] & SEARCHES != 0;
                let min = if search {
                    self.must_find_searching(frame.r[MAX])
                } else {
                    self.must_find(&item, filter, frame.seat, frame.r[MIN])
                };
                let min = min.min(count);
                let taken = frame.r[TAKEN];
                let short = taken == 0 && count < frame.r[MIN] && !self.by(B::CITES.partly);
                let most = frame.r[MAX].min(count);
                let bounds = Bounds { least: min.min(most), most, musts, taken, chooses };
                if short || self.offer_more(&item, PICKED + item.picks - 1, bounds) {
                    self.set_picked(taken >= frame.r[MIN]);
                    return self.picked(f, chooses);
                }
                let (topic, rule) = match (search, chooses) {
                    (true, _) => (Topic::Search, B::CITES.search),
                    (false, true) => (Topic::Choose, B::CITES.pick),
                    (false, false) => (Topic::Pick, B::CITES.pick),
                };
                self.ask(frame.seat, topic, rule)
            }
            _ => match self.answer() {
                Pick::Object(slot) => {
                    let lets_go = self.lets_go();
                    let choice = Choice::new(self.s.refer(slot), PICKED + item.picks - 1);
                    let slots = &self.t.slots;
                    let place = |choice: &Choice| slots.iter().position(|&slot| slot == choice.object.slot);
                    if let Some(running) = self.s.running.last_mut() {
                        selection::choose(running, choice, lets_go, place);
                    }
                    self.frame(f).r[TAKEN] += if lets_go { -1 } else { 1 };
                    self.goto(f, 0)
                }
                _ => {
                    self.set_picked(frame.r[TAKEN] > 0);
                    self.picked(f, chooses)
                }
            },
        }
    }

    /// A player has picked: what is declared before the other player picks, that player knows; what a text chose
    /// counts as chosen.
    fn picked(&mut self, f: usize, chooses: bool) -> Flow {
        let frame = *self.frame(f);
        self.s.frames.pop();
        let item = self.running();
        let group = PICKED + item.picks - 1;
        let from = self.s.batch.len();
        if frame.r[HOW] & DECLARES != 0 {
            let cause = self.cause_of(&item, B::CITES.together);
            for object in item.chosen(group) {
                self.propose(Act::Show { slot: object.slot, seats: 3 }, B::CHOOSE, cause);
            }
            self.commit(from);
        }
        let last = self.s.frames.last().is_none_or(|next| next.proc != Proc::Pick);
        let counts = frame.seat == item.controller || !B::NOTICES_CHOOSING || self.by(B::CITES.on_behalf);
        if chooses && last && counts && frame.r[HOW] & AHEAD == 0 {
            self.have_chosen(&item, group..group + 1);
        }
        Flow::Go
    }

    fn set_picked(&mut self, done: bool) {
        if let Some(item) = self.s.running.last_mut() {
            item.done &= done;
        }
    }
}
