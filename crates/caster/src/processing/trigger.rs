//! Chapter 906: triggered abilities.

use crate::rules::cite;
use crate::words::zone;
use duel::cites::TriggerCites;
use duel::words::{Rule, Zone};

/// What watches a state of affairs triggers as soon as that is so, unless it has triggered already (906.7a).
pub(crate) const STATES_AT_ONCE: bool = true;
/// What has triggered and cannot be played is not, and does not wait any more (906.4).
pub(crate) const UNPLAYED: Rule = cite!("906.4");
/// A triggered ability that a text leaves behind is one of the card whose text that is (906.6b).
pub(crate) const LEFT: Rule = cite!("906.6b");

/// The rules on triggering.
pub(crate) const CITES: TriggerCites = TriggerCites {
    automatic: cite!("906.1"),
    counted: cite!("906.2"),
    each: cite!("906.2"),
    again: cite!("906.2"),
    precede: cite!("906.3"),
    anew: cite!("906.3a"),
    forced: cite!("906.4"),
    once: cite!("906.6a"),
    state: cite!("906.7a"),
    lost: cite!("906.8"),
    ..TriggerCites::UNNUMBERED
};

/// Where all see cards.
const fn is_public(zone: Zone) -> bool {
    !matches!(zone, zone::DECK | zone::HAND | zone::ORBS | zone::EXTRA)
}

/// Whether a move is read as things were before it: from where all see a card to where they do not (906.5a), or from the
/// field (906.5b).
pub(crate) fn reads_before(from: Zone, to: Zone) -> bool {
    let field = |zone: Zone| zone::FIELD.has(zone);
    if field(from) != field(to) { field(from) } else { is_public(from) && !is_public(to) }
}

/// On which side of a move a card is described: where all see it, if they see it on one side only (906.5a); on the field,
/// if it comes from there or goes there (906.5b); otherwise where it went (906.5c).
pub(crate) fn sides(from: Zone, to: Zone) -> &'static [Rule] {
    const SEEN: Rule = cite!("906.5a");
    const FIELD: Rule = cite!("906.5b");
    const THERE: Rule = cite!("906.5c");
    match (is_public(from) != is_public(to), zone::FIELD.has(from) != zone::FIELD.has(to)) {
        (true, true) => &[SEEN, FIELD],
        (true, false) => &[SEEN],
        (false, true) => &[FIELD],
        (false, false) => &[THERE],
    }
}
