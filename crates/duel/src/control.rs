//! Control: who comes to control what, and what follows from that.

use crate::amount::Who;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::{Act, Cause, Event};
use crate::item::Item;
use crate::list::List;
use crate::matching::Scope;
use crate::object::Slot;
use crate::words::*;

impl<B: RuleBook> Cx<'_, B> {
    /// What has another controller than before comes under that player's control now, and what listens may notice.
    pub(crate) fn hand_over(&mut self) {
        for (z, _) in B::ZONES.iter().enumerate().filter(|(_, spec)| spec.in_play) {
            for side in Seat::BOTH {
                for i in 0..self.s.cards(Zone(z as u8), side).len() {
                    let slot = self.s.cards(Zone(z as u8), side)[i];
                    let seat = self.s.profile(slot).controller;
                    if self.s.object(slot).under != seat {
                        self.come_under(slot, seat);
                    }
                }
            }
        }
    }

    /// Another player has come to control a card.
    fn come_under(&mut self, slot: Slot, seat: Seat) {
        let act = Act::Control { slot, seat };
        let (cause, life) = (Cause::rule(B::CITES.control), self.s.object(slot).life);
        let event = Event { act, verb: B::COUNT, cause, life, leader: Slot::NONE, applied: List::new() };
        self.apply_event(&event);
        self.notice_control(event);
    }

    /// Whether an effect gives control of an object to a player who has not controlled it.
    pub(crate) fn may_take_over(&self, slot: Slot, seat: Seat) -> bool {
        self.by(B::CITES.control) && (!self.t.tracing || B::may_control(self, slot, seat))
    }

    /// The seat a text means to give control to, by its number; -1 where that is nobody or both.
    pub(crate) fn new_controller_of(&self, item: &Item, who: &Who) -> i32 {
        let mut seats = self.read().seats(&Scope::of(item), who);
        match (seats.next(), seats.next()) {
            (Some(seat), None) => i32::from(seat.0),
            _ => -1,
        }
    }
}
