//! Lids: the top card of a zone, while it lies face up, is in a zone of its own, and the top of the other all the same.

use crate::ability::End;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::{Act, Cause};
use crate::object::Slot;
use crate::profile::Orientation;
use crate::words::*;
use crate::zone::{Lid, ZoneSpec};

/// Whether a book has a zone with a lid.
pub(crate) const fn any(zones: &[ZoneSpec]) -> bool {
    let mut at = 0;
    while at < zones.len() {
        if zones[at].lid.is_some() {
            return true;
        }
        at += 1;
    }
    false
}

/// These zones, and their lids.
pub(crate) fn with_lids(specs: &[ZoneSpec], zones: Zones) -> Zones {
    let lids = specs.iter().enumerate().filter(|&(z, _)| zones.has(Zone(z as u8))).filter_map(|(_, spec)| spec.lid);
    lids.fold(zones, |zones, lid| zones.with(lid.zone))
}

/// The zone whose top a card in this zone is, besides being there.
#[inline]
pub(crate) fn under(specs: &[ZoneSpec], zone: Zone) -> Option<Zone> {
    let has = |spec: &ZoneSpec| spec.lid.is_some_and(|lid| lid.zone == zone);
    specs.iter().position(has).map(|at| Zone(at as u8))
}

impl<B: RuleBook> Cx<'_, B> {
    /// The card on top of a player's zone that lies face up there.
    pub fn lid(&self, zone: Zone, side: Seat) -> Option<Slot> {
        let lid = B::ZONES[zone.index()].lid?;
        self.s.cards(lid.zone, side).last().copied()
    }

    /// Whether what goes from one zone to another is only turned over on top of the same, and whether up.
    #[inline]
    pub(crate) fn turns_over(&self, from: Zone, to: Zone) -> Option<bool> {
        if !const { any(B::ZONES) } || from == to {
            return None;
        }
        let up = || (under(B::ZONES, to) == Some(from)).then_some(true);
        let down = || (under(B::ZONES, from) == Some(to)).then_some(false);
        up().or_else(down)
    }

    /// The lid of a zone, which counts as its top card.
    fn top_lid(&self, zone: Zone, side: Seat) -> Option<Slot> {
        self.lid(zone, side).filter(|_| self.by(B::CITES.lid.is_top))
    }

    /// The n-th card of a zone from the top; its lid is the first.
    pub fn nth(&self, zone: Zone, side: Seat, n: usize) -> Option<Slot> {
        self.top_lid(zone, side).into_iter().chain(self.s.cards(zone, side).iter().rev().copied()).nth(n)
    }

    /// How many cards a zone has, its lid included.
    pub fn size(&self, zone: Zone, side: Seat) -> usize {
        self.s.cards(zone, side).len() + usize::from(self.top_lid(zone, side).is_some())
    }

    /// Turns the lid of a zone down, if there is one: it is the top card of that zone and nothing else.
    pub fn turn_lid_down(&mut self, zone: Zone, side: Seat, cause: Cause) {
        let (Some(Lid { down, .. }), Some(slot)) = (B::ZONES[zone.index()].lid, self.lid(zone, side)) else { return };
        let from = self.s.batch.len();
        let turned = Orientation::Upright;
        self.propose(Act::Move { slot, to: zone, side, end: End::Top, place: 0, turned, face_up: false }, down, cause);
        if self.s.batch.len() > from {
            self.perform(from, false);
        }
    }

    /// Turns down the lids of these zones of these players, before their cards are looked at.
    pub(crate) fn turn_down_for(&mut self, zones: Zones, seats: u8, cause: Cause) {
        if !const { any(B::ZONES) } {
            return;
        }
        for side in Seat::BOTH.into_iter().filter(|side| seats >> side.0 & 1 == 1) {
            for zone in zones.iter().take_while(|zone| zone.index() < B::ZONES.len()) {
                self.turn_lid_down(zone, side, Cause { rule: B::CITES.lid.search, ..cause });
            }
        }
    }

    /// Before a zone is shuffled, or a card is put on top of it or becomes its lid, its lid is turned down; unless that
    /// moves as well.
    pub(crate) fn turn_lids_down(&mut self, from: usize) {
        let mut i = from;
        while i < self.s.batch.len() {
            let event = self.s.batch[i];
            i += 1;
            let (zone, side, rule) = match event.act {
                Act::Shuffle { zone, side } => (zone, side, B::CITES.lid.shuffle),
                Act::Move { slot, to, end: End::Top, .. } => {
                    let zone = under(B::ZONES, to).unwrap_or(to);
                    (zone, self.s.object(slot).owner, B::CITES.lid.put)
                }
                _ => continue,
            };
            let Some(lid) = self.lid(zone, side) else { continue };
            let moves = |e: &crate::event::Event| matches!(e.act, Act::Move { slot, .. } if slot == lid);
            if !self.s.batch[from..].iter().any(moves) {
                self.turn_lid_down(zone, side, Cause { rule, ..event.cause });
            }
        }
    }
}
