//! The face-up top card of a zone: it is in a zone of its own, and still the top card of the other zone.

use crate::ids::*;
use crate::state::zone::ZoneSpec;

/// Returns true if a zone of the book can have a face-up top card.
pub(crate) const fn any_zone_has_one(zones: &[ZoneSpec]) -> bool {
    let mut at = 0;
    while at < zones.len() {
        if zones[at].face_up_top.is_some() {
            return true;
        }
        at += 1;
    }
    false
}

/// These zones, and the zones of their face-up top cards.
pub(crate) fn with_face_up_tops(specs: &[ZoneSpec], zones: Zones) -> Zones {
    let lids =
        specs.iter().enumerate().filter(|&(z, _)| zones.has(Zone(z as u8))).filter_map(|(_, spec)| spec.face_up_top);
    lids.fold(zones, |zones, face_up_top| zones.with(face_up_top.zone))
}

/// The zone whose face-up top card lies in this zone, if there is one.
#[inline]
pub(crate) fn zone_below(specs: &[ZoneSpec], zone: Zone) -> Option<Zone> {
    let has = |spec: &ZoneSpec| spec.face_up_top.is_some_and(|face_up_top| face_up_top.zone == zone);
    specs.iter().position(has).map(|at| Zone(at as u8))
}
