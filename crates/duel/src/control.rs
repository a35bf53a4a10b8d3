//! Control: who comes to control what, and what follows from that.

use crate::ability::Change;
use crate::amount::Who;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::{Act, Cause, Event};
use crate::item::{Effect, Item};
use crate::layer::change_of;
use crate::list::List;
use crate::matching::Scope;
use crate::object::{Ref, Slot};
use crate::words::*;

impl<B: RuleBook> Cx<'_, B> {
    /// What has another controller than before comes under that player's control now, and what listens may notice.
    pub(crate) fn hand_over(&mut self) {
        for (z, _) in B::ZONES.iter().enumerate().filter(|(_, spec)| spec.in_play) {
            for side in Seat::BOTH {
                let mut i = 0;
                while let Some(&slot) = self.s.cards(Zone(z as u8), side).get(i) {
                    let seat = self.s.profile(slot).controller;
                    if self.s.object(slot).under != seat {
                        self.come_under(slot, seat);
                    }
                    // What has gone to the other side leaves its place to the next.
                    i += usize::from(self.s.cards(Zone(z as u8), side).get(i) == Some(&slot));
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

    /// A card has come to a player's side, and is that player's: what was said before of who controls it for a time holds
    /// no more.
    pub(crate) fn end_earlier_control(&mut self, object: Ref) {
        let pool = self.pool;
        let earlier = |e: &Effect| e.target == Some(object) && matches!(change_of(pool, e), Change::Control(_));
        if self.s.effects.iter().any(earlier) {
            self.s.effects.retain(|e| !earlier(e));
            self.s.derived.dirty = true;
        }
    }

    /// Whether a text that gives a player control of an object for a time does nothing: the player has it.
    pub(crate) fn is_own_already(&self, slot: Slot, seat: i32) -> bool {
        let own = || i32::from(self.s.profile(slot).controller.0) == seat;
        B::TAKES_FROM_OTHERS.is_some_and(|rule| own() && self.by(rule))
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
