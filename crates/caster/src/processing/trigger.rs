//! Chapter 906: triggered abilities.

use crate::rules::cite;
use crate::words::zone;
use duel::cites::TriggerCites;
use duel::words::Zone;

/// The rules on triggering.
pub(crate) const CITES: TriggerCites = TriggerCites {
    automatic: cite!("906.1"),
    each: cite!("906.2"),
    forced: cite!("906.4"),
    once: cite!("906.6a"),
    state: cite!("906.7a"),
    lost: cite!("906.8"),
    ..TriggerCites::UNNUMBERED
};

/// Whether a move is read as things were before it: from where all see a card to where they do not (906.5a), or from the
/// field (906.5b).
pub(crate) fn reads_before(from: Zone, to: Zone) -> bool {
    let public = |zone: Zone| !matches!(zone, zone::DECK | zone::HAND | zone::ORBS | zone::EXTRA);
    let field = |zone: Zone| zone::FIELD.has(zone);
    if field(from) != field(to) { field(from) } else { public(from) && !public(to) }
}
