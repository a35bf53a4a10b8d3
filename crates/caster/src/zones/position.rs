//! Chapter 303: how cards lie.

use crate::book::Context;
use crate::principles;
use crate::rules::cite;
use crate::words::zone;
use crate::zones::field;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::words::{Rule, Zone};

/// Who knows what is on the front of a card that lies face down may look at it at any time (303.2).
pub(super) const KNOWN_BACK: Rule = cite!("303.2");

/// What is put where cards lie in a position is recovered, unless something says otherwise (303.1b).
pub(crate) fn arrives(cx: &Context, to: Zone) -> Orientation {
    let recovered = !zone::ENTITIES.has(to) || cx.by(cite!("303.1b"));
    if recovered { Orientation::Upright } else { Orientation::Sideways }
}

/// What goes from field to field lies as it lay; but what is reversed is recovered where nothing is reversed (303.1b-i).
pub(crate) fn kept(cx: &Context, slot: Slot, to: Zone) -> Orientation {
    let lies = cx.s.object(slot).orientation;
    let upright = lies == Orientation::Reversed && to == zone::CASTERS && cx.by(cite!("303.1b-i"));
    if upright { Orientation::Upright } else { lies }
}

/// How a card arrives that a text puts somewhere turned like this.
pub(crate) fn turned(cx: &Context, slot: Slot, to: Zone, way: Orientation) -> Orientation {
    let way = principles::turned(cx, to, way);
    if zone::ENTITIES.has(to) && !field::lies_so(cx, slot, to, way) { Orientation::Upright } else { way }
}
