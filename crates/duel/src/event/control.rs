//! Changes of control and their consequences.

use crate::book::RuleBook;
use crate::book::point::ControlPoint;
use crate::card::ability::Change;
use crate::card::amount::Who;
use crate::continuous::change_of;
use crate::engine::context::Cx;
use crate::event::{Cause, Event, Happening};
use crate::ids::*;
use crate::inline_vec::InlineVec;
use crate::state::object::{ObjectRef, Slot};
use crate::state::ongoing_effect::OngoingEffect;
use crate::state::query::Scope;
use crate::state::stack_item::StackItem;

impl<B: RuleBook> Cx<'_, B> {
    /// Hands over the cards in play whose controller has changed, and notices the triggers on that. May begin a
    /// procedure.
    pub(crate) fn apply_control_changes(&mut self) {
        for (z, _) in B::ZONES.iter().enumerate().filter(|(_, spec)| spec.in_play) {
            for side in Seat::BOTH {
                let mut i = 0;
                while let Some(&slot) = self.state.cards(Zone(z as u8), side).get(i) {
                    let seat = self.state.characteristics(slot).controller;
                    if self.state.object(slot).acting_controller != seat {
                        self.change_control(slot, seat);
                    }
                    // A card that went to the other side leaves its index to the next.
                    i += usize::from(self.state.cards(Zone(z as u8), side).get(i) == Some(&slot));
                }
            }
        }
    }

    /// Applies and notices the event that another player controls a card. May begin a procedure.
    fn change_control(&mut self, slot: Slot, seat: Seat) {
        let act = Happening::Control { slot, seat };
        let (cause, life) = (Cause::rule(B::rule(ControlPoint::MayBeGained)), self.state.object(slot).life);
        let event =
            Event { happening: act, verb: B::COUNT, cause, life, leader: Slot::NONE, applied: InlineVec::new() };
        self.apply_event(&event);
        self.notice_control(event);
    }

    /// Ends the effects that gave control of an object for a time, since it now belongs to the player whose side it is
    /// on.
    pub(super) fn end_earlier_control(&mut self, object: ObjectRef) {
        let pool = self.pool;
        let earlier = |e: &OngoingEffect| e.target == Some(object) && matches!(change_of(pool, e), Change::Control(_));
        if self.state.ongoing_effects.iter().any(earlier) {
            self.state.ongoing_effects.retain(|e| !earlier(e));
            self.state.derived.dirty = true;
        }
    }

    /// Returns true if an effect that gives the player control of the object does nothing, because they control it
    /// already.
    pub(crate) fn controls_already(&self, slot: Slot, seat: i32) -> bool {
        let own = || i32::from(self.state.characteristics(slot).controller.0) == seat;
        B::GAINS_CONTROL_FROM_OTHERS_ONLY.is_some_and(|rule| own() && self.cite(rule))
    }

    /// Returns true if an effect may give control of the object to a player who has not controlled it.
    pub(crate) fn may_take_over(&self, slot: Slot, seat: Seat) -> bool {
        self.at(ControlPoint::MayBeGained) && self.rests_on(|| B::can_gain_control(self, slot, seat))
    }

    /// The number of the seat that an effect gives control to; -1 if that is nobody or both.
    pub(crate) fn new_controller_of(&self, item: &StackItem, who: &Who) -> i32 {
        let mut seats = self.read().seats(&Scope::of(item), who);
        match (seats.next(), seats.next()) {
            (Some(seat), None) => i32::from(seat.0),
            _ => -1,
        }
    }
}
