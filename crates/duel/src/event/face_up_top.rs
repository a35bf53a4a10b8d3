//! The face-up top card of a zone: it counts as the top of that zone, and is turned down before the zone changes.

use crate::book::RuleBook;
use crate::book::point::ZonePoint;
use crate::card::ability::End;
use crate::card::characteristics::Orientation;
use crate::engine::context::Cx;
use crate::event::{Cause, Event, Happening};
use crate::ids::*;
use crate::state::face_up_top::{any_zone_has_one, zone_below};
use crate::state::object::Slot;
use crate::state::zone::FaceUpTop;

impl<B: RuleBook> Cx<'_, B> {
    /// The card that lies face up on top of a player's zone.
    pub fn face_up_top(&self, zone: Zone, side: Seat) -> Option<Slot> {
        let face_up_top = B::ZONES[zone.index()].face_up_top?;
        self.state.cards(face_up_top.zone, side).last().copied()
    }

    /// If a move only turns over the top card of a zone: true if face up, false if face down.
    #[inline]
    pub(crate) fn turns_over(&self, from: Zone, to: Zone) -> Option<bool> {
        if !const { any_zone_has_one(B::ZONES) } || from == to {
            return None;
        }
        let up = || (zone_below(B::ZONES, to) == Some(from)).then_some(true);
        let down = || (zone_below(B::ZONES, from) == Some(to)).then_some(false);
        up().or_else(down)
    }

    /// The face-up top card of a zone, which counts as its top card.
    fn counted_face_up_top(&self, zone: Zone, side: Seat) -> Option<Slot> {
        self.face_up_top(zone, side).filter(|_| self.at(ZonePoint::FaceUpTopIsTop))
    }

    /// The n-th card of a zone from the top; a face-up top card is the first.
    pub fn nth_from_top(&self, zone: Zone, side: Seat, n: usize) -> Option<Slot> {
        self.counted_face_up_top(zone, side)
            .into_iter()
            .chain(self.state.cards(zone, side).iter().rev().copied())
            .nth(n)
    }

    /// The number of cards in a zone, including a face-up top card.
    pub fn zone_size(&self, zone: Zone, side: Seat) -> usize {
        self.state.cards(zone, side).len() + usize::from(self.counted_face_up_top(zone, side).is_some())
    }

    /// Turns the face-up top card of a zone down, if there is one: it is an ordinary top card then. May begin a
    /// procedure.
    pub fn turn_top_down(&mut self, zone: Zone, side: Seat, cause: Cause) {
        let (Some(FaceUpTop { turn_down_verb: down, .. }), Some(slot)) =
            (B::ZONES[zone.index()].face_up_top, self.face_up_top(zone, side))
        else {
            return;
        };
        let from = self.state.batch.len();
        let turned = Orientation::Upright;
        self.propose(
            Happening::Move { slot, to: zone, side, end: End::Top, place: 0, turned, face_up: false },
            down,
            cause,
        );
        if self.state.batch.len() > from {
            self.perform(from, false);
        }
    }

    /// Turns down the face-up top cards of these zones of these players, before their cards are looked at. May begin a
    /// procedure.
    pub(crate) fn turn_tops_down_for(&mut self, zones: Zones, seats: u8, cause: Cause) {
        if !const { any_zone_has_one(B::ZONES) } {
            return;
        }
        for side in Seat::BOTH.into_iter().filter(|side| seats >> side.0 & 1 == 1) {
            for zone in zones.iter().take_while(|zone| zone.index() < B::ZONES.len()) {
                self.turn_top_down(
                    zone,
                    side,
                    Cause { rule: B::rule(ZonePoint::FaceUpTopTurnedDownBeforeSearch), ..cause },
                );
            }
        }
    }

    /// Turns down the face-up top card of a zone that is about to be shuffled or get a new top card, unless it moves as
    /// well. May begin a procedure.
    pub(super) fn turn_tops_down(&mut self, from: usize) {
        let mut i = from;
        while i < self.state.batch.len() {
            let event = self.state.batch[i];
            i += 1;
            let (zone, side, rule) = match event.happening {
                Happening::Shuffle { zone, side } => (zone, side, B::rule(ZonePoint::FaceUpTopTurnedDownBeforeShuffle)),
                Happening::Move { slot, to, end: End::Top, .. } => {
                    let zone = zone_below(B::ZONES, to).unwrap_or(to);
                    (zone, self.state.object(slot).owner, B::rule(ZonePoint::FaceUpTopTurnedDownBeforePut))
                }
                _ => continue,
            };
            let Some(face_up_top) = self.face_up_top(zone, side) else { continue };
            let moves = |e: &Event| matches!(e.happening, Happening::Move { slot, .. } if slot == face_up_top);
            if !self.state.batch[from..].iter().any(moves) {
                self.turn_top_down(zone, side, Cause { rule, ..event.cause });
            }
        }
    }
}
