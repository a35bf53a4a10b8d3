//! Taking cards from the top of a zone: one at a time or together.

use super::{OP, step};
use crate::ability::Op;
use crate::amount::Amount;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::frame::Flow;
use crate::item::Item;
use crate::question::{Pick, Topic};
use crate::words::*;

/// The registers: how many more each player takes, who takes one now, who goes on taking, who of those that take one now
/// has said so, and how many were left when the first was to be taken. Players are bits.
const LEFT: usize = 1;
const SEATS: usize = 2;
const GOING: usize = 3;
const SAID: usize = 4;
const FIRST: usize = 5;

impl<B: RuleBook> Cx<'_, B> {
    /// Begins taking cards. Players who each take several take each of them at the same moment.
    pub(super) fn begin_taking(&mut self, f: usize, seats: i32, number: i32) -> Flow {
        let frame = self.frame(f);
        (frame.r[LEFT], frame.r[SEATS], frame.r[GOING], frame.r[SAID]) = (number, seats, seats, 0);
        frame.r[FIRST] = number;
        let nothing = self.is_nothing(number);
        self.set_done(!nothing);
        self.goto(f, step::TAKE)
    }

    /// What is taken, and whether only as much as one likes.
    fn taking(&self, f: usize, item: &Item) -> Option<(Zone, Zone, Verb, bool)> {
        let ops = &self.pool.ability(item.ability).part(item.part)?.ops;
        match ops.get(self.s.frames[f].r[OP] as usize)? {
            Op::Take { from, to, verb, amount, .. } => Some((*from, *to, *verb, matches!(amount, Amount::UpTo(_)))),
            _ => None,
        }
    }

    /// Who of those that may take the next card is still to say so, the turn player first.
    fn taker(&self, f: usize) -> Seat {
        let frame = &self.s.frames[f];
        let turn_player = self.s.turn.player;
        let open = frame.r[SEATS] & !frame.r[SAID];
        if open >> turn_player.0 & 1 == 1 { turn_player } else { turn_player.other() }
    }

    /// Has each player take one more card from the top, all at the same moment.
    pub(super) fn take_one(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let item = self.running();
        let taking = self.taking(f, &item).filter(|_| frame.r[LEFT] > 0 && frame.r[GOING] != 0);
        let Some((from, to, verb, up_to)) = taking else {
            self.frame(f).r[OP] += 1;
            return self.goto(f, step::NEXT);
        };
        if frame.r[SEATS] == 0 {
            // Who is to take several takes one so many times.
            let again = frame.r[LEFT] > 1 && self.by_all(&[B::CITES.singly, B::verb_cites(verb).many]);
            self.frame(f).r[LEFT] = if again { frame.r[LEFT] - 1 } else { 0 };
            self.frame(f).r[SEATS] = frame.r[GOING];
            return Flow::Go;
        }
        if up_to && frame.r[SAID] != frame.r[SEATS] {
            let seat = self.taker(f);
            if self.nth(from, seat, 0).is_some() {
                return self.goto(f, step::TAKE_MORE);
            }
            self.frame(f).r[SAID] |= 1 << seat.0;
            return Flow::Go;
        }
        (self.frame(f).r[SAID], self.frame(f).r[SEATS]) = (0, 0);
        let mut now = frame.r[SEATS];
        // Only without the rule does the other player take after the first.
        if now.count_ones() > 1 && !self.by_all(&[B::CITES.turn_first, B::CITES.together]) {
            now = 1 << self.s.turn.player.0;
            self.frame(f).r[SEATS] = frame.r[SEATS] & !now;
            self.frame(f).r[SAID] = frame.r[SAID] & !now;
        }
        self.take_round(&item, now, (from, to), verb)
    }

    /// Has players take one card each from the top of a zone.
    fn take_round(&mut self, item: &Item, seats: i32, (from, to): (Zone, Zone), verb: Verb) -> Flow {
        let first = self.s.batch.len();
        let cause = self.cause_of(item, B::CITES.resolve);
        for seat in self.in_turn(seats) {
            match self.nth(from, seat, 0) {
                Some(slot) => {
                    let act = Self::laid(self.move_to_taker(slot, to, seat), verb);
                    self.propose(act, verb, cause);
                }
                None => {
                    self.by(B::CITES.partly);
                    self.set_done(false);
                    B::dry(self, seat, from, verb);
                }
            }
        }
        if self.commit(first) > 0 {
            self.set_done(false);
        }
        Flow::Go
    }

    /// Who may take another card says whether.
    pub(super) fn ask_for_more(&mut self, f: usize) -> Flow {
        let first = self.frame(f).r[LEFT] == self.frame(f).r[FIRST];
        if !first || self.by(B::CITES.take_none) {
            self.offer(Pick::No);
        }
        self.offer(Pick::Yes);
        let seat = self.taker(f);
        self.ask(seat, Topic::May, B::CITES.up_to)
    }

    pub(super) fn decided_on_more(&mut self, f: usize) -> Flow {
        let seat = self.taker(f);
        if self.answer() == Pick::Yes {
            self.frame(f).r[SAID] |= 1 << seat.0;
        } else {
            let first = self.frame(f).r[LEFT] == self.frame(f).r[FIRST];
            if first && self.is_nothing(0) {
                self.set_done(false);
            }
            self.frame(f).r[GOING] &= !(1 << seat.0);
            self.frame(f).r[SEATS] &= !(1 << seat.0);
        }
        self.goto(f, step::TAKE)
    }

    /// Has players take cards from the top of a zone, all in one moment.
    pub(super) fn take_together(
        &mut self,
        item: &Item,
        seats: i32,
        (zone, to): (Zone, Zone),
        number: i32,
        verb: Verb,
    ) -> Flow {
        let from = self.s.batch.len();
        let cause = self.cause_of(item, B::CITES.resolve);
        let mut meant = 0;
        for seat in self.in_turn(seats) {
            meant += number as usize;
            for n in 0..number as usize {
                let Some(slot) = self.nth(zone, seat, n) else {
                    B::dry(self, seat, zone, verb);
                    break;
                };
                let act = Self::laid(self.move_to_taker(slot, to, seat), verb);
                self.propose(act, verb, cause);
            }
        }
        self.carry_out(from, meant)
    }
}
