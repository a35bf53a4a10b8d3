//! Chapter 5: what is on a card.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, zone};
use duel::object::Slot;
use duel::profile::Orientation;
use duel::words::{Rule, Zone};

/// So much CP may be lost as elements must be paid (5.2.1.3.1).
pub(crate) const SURPLUS: Rule = cite!("5.2.1.3.1");

/// Backups enter dull (5.2.3.1.1.3).
pub(crate) fn arrives(cx: &Context, slot: Slot, to: Zone) -> Orientation {
    if to == zone::FIELD && cx.s.profile(slot).kinds.has(kind::BACKUP) && cx.by(cite!("5.2.3.1.1.3")) {
        Orientation::Sideways
    } else {
        Orientation::Upright
    }
}
