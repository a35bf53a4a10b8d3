//! Cards that come into play face down: effects see them as they will lie there, not their fronts.

use crate::book::RuleBook;
use crate::book::point::ZonePoint;
use crate::card::characteristics::Characteristics;
use crate::card::filter::Filter;
use crate::engine::context::Cx;
use crate::event::Happening;
use crate::ids::*;
use crate::state::object::{Object, Slot};
use crate::state::query::Scope;

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if a card comes into play face down, and so without what is on its front.
    pub(crate) fn enters_face_down(&self, act: &Happening) -> bool {
        let Happening::Move { slot, to, face_up: false, .. } = *act else { return false };
        let in_play = |zone: Zone| B::ZONES[zone.index()].in_play;
        in_play(to) && !in_play(self.state.object(slot).zone) && self.at(ZonePoint::FaceDownIsBlank)
    }

    /// A card as it will be when it has come face down to a player's zone.
    pub(crate) fn face_down_arrival(&self, slot: Slot, to: Zone, side: Seat) -> (Characteristics, Object) {
        let status = Object { side, controller: side, face_up: false, ..*self.state.object(slot) };
        (Characteristics { controller: side, ..B::face_down(to) }, status)
    }

    /// Returns true if the card of a proposed event fits a filter: as it will lie, if it comes into play face down.
    pub(super) fn fits_as_it_comes(&self, scope: &Scope, filter: &Filter, act: &Happening, slot: Slot) -> bool {
        match *act {
            Happening::Move { slot, to, side, .. } if self.enters_face_down(act) => {
                let (characteristics, status) = self.face_down_arrival(slot, to, side);
                self.read().fits_as(scope, filter, slot, &characteristics, &status)
            }
            _ => self.read().fits(scope, filter, slot),
        }
    }
}
