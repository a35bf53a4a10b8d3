//! Picking while resolving: what a text leaves a player to decide when it is carried out.

use crate::ability::Op;
use crate::amount::{What, Who};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::filter::Filter;
use crate::frame::{Flow, Frame, Proc};
use crate::item::{Choice, Item, PICKED};
use crate::matching::Scope;
use crate::question::{Pick, Topic};
use crate::words::*;

/// The registers of a pick: the operation, how many at least and at most, how many so far, which last, and
/// whether it is a search.
const OP: usize = 0;
const MIN: usize = 1;
const MAX: usize = 2;
const TAKEN: usize = 3;
const LAST: usize = 4;
const SEARCH: usize = 5;

impl<B: RuleBook> Cx<'_, B> {
    /// Has the players meant pick, the turn player first.
    pub(crate) fn push_picks(&mut self, item: &Item, who: &Who, op: usize, min: i32, max: i32, search: bool) {
        if let Some(running) = self.s.running.last_mut() {
            running.picks += 1;
        }
        let seats = self.read().seats(&Scope::of(item), who);
        let mut frames = [None; 2];
        for (place, seat) in frames.iter_mut().zip(seats) {
            *place = Some(Frame::new(Proc::Pick, seat).with([op as i32, min, max, 0, -1, i32::from(search)]));
        }
        // The frame on top goes first.
        if frames[1].is_none() || self.by(B::CITES.turn_first) {
            frames.reverse();
        }
        for frame in frames.into_iter().flatten() {
            self.push(frame);
        }
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
        let (filter, both) = match &ops[frame.r[OP] as usize] {
            Op::Pick { filter, who, .. } | Op::Search { filter, who, .. } => (filter, *who == Who::Both),
            _ => return self.pop(),
        };
        self.pickable(&item, filter, frame.seat, both);
        self.keep_playable(&item, ops.get(frame.r[OP] as usize + 1));
        match frame.pc {
            0 => {
                let count = self.t.slots.len() as i32;
                let min = frame.r[MIN].min(count);
                let taken = frame.r[TAKEN];
                let full = taken >= frame.r[MAX] || count <= frame.r[LAST] + 1 || !item.choices.has_room();
                let search = frame.r[SEARCH] == 1;
                if full {
                    self.set_picked(taken >= frame.r[MIN]);
                    return self.pop();
                }
                self.offer_candidates(frame.r[LAST], min - taken);
                if taken >= min {
                    self.offer(Pick::Done);
                }
                let (topic, rule) =
                    if search { (Topic::Search, B::CITES.search) } else { (Topic::Pick, B::CITES.pick) };
                self.ask(frame.seat, topic, rule)
            }
            _ => match self.answer() {
                Pick::Object(slot) => {
                    let at = self.t.slots.iter().position(|&s| s == slot).unwrap_or(0);
                    let object = self.s.refer(slot);
                    if let Some(running) = self.s.running.last_mut() {
                        running.choices.push(Choice { object, group: PICKED + running.picks - 1, share: 0 });
                    }
                    self.frame(f).r[LAST] = at as i32;
                    self.frame(f).r[TAKEN] += 1;
                    self.goto(f, 0)
                }
                _ => {
                    self.set_picked(frame.r[TAKEN] > 0);
                    self.pop()
                }
            },
        }
    }

    fn set_picked(&mut self, done: bool) {
        if let Some(item) = self.s.running.last_mut() {
            item.done = done;
        }
    }
}
