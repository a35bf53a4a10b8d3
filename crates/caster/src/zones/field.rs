//! Chapters 306 to 308: the field.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{keyword, kind, mark, number, verb, zone};
use duel::ability::End;
use duel::event::Act;
use duel::object::Slot;
use duel::profile::{Orientation, Profile};
use duel::words::{Keywords, Kinds, Rule, Zone};

/// All see servant zones (307.2).
pub(super) const SERVANTS_SEEN: Rule = cite!("307.2");
/// All see caster zones (308.2).
pub(super) const CASTERS_SEEN: Rule = cite!("308.2");
/// What lies face down in a caster zone is hidden from all but its player (308.2a).
pub(super) const FACE_DOWN: Rule = cite!("308.2a");
/// What lies face down has none of what is on its front (306.6).
pub(crate) const BLANK: Rule = cite!("306.6");

/// Where a card lies on the field: casters in a caster zone (308.4), the others in a servant zone (307.4).
pub(crate) fn zone_for(kinds: Kinds) -> Zone {
    if kinds.has(kind::CASTER) { zone::CASTERS } else { zone::SERVANTS }
}

/// Whether a card can lie in a zone of the field.
pub(crate) fn may_lie(cx: &Context, slot: Slot, to: Zone) -> bool {
    let kinds = cx.s.profile(slot).kinds;
    match to {
        zone::SERVANTS => kinds.meets(Kinds::of(&[kind::SERVANT, kind::BARRIER, kind::DEITY])),
        zone::CASTERS | zone::STOCK => true,
        _ => true,
    }
}

/// A card that lies face down in a caster zone is a caster of level 1 without a name or an element (504.1b).
pub(crate) fn face_down(zone: Zone) -> Profile {
    let mut profile = Profile::face_down();
    if zone == zone::CASTERS {
        profile.kinds = Kinds::of(&[kind::CASTER]);
        profile.keywords = Keywords::of(&[keyword::AETHER]);
        profile.set(number::LEVEL, 1);
    }
    profile
}

/// Servants, barriers and deities lie in servant zones (307.1).
pub(crate) const PLACES: Rule = cite!("307.4");
/// What lies under an entity is its stock (306.2).
pub(crate) const STOCK: Rule = cite!("308.4");

/// How an entity comes to lie under another: as it lies, where stock lies.
pub(crate) fn to_stock(cx: &Context, slot: Slot) -> Act {
    let object = cx.s.object(slot);
    let face_up = !zone::FIELD.has(object.zone) || object.face_up;
    let turned = Orientation::Upright;
    Act::Move { slot, to: zone::STOCK, side: object.side, end: End::Top, place: 0, turned, face_up }
}

/// It is noted of what enters the field that it was not there from the beginning of the turn (604.2d).
pub(crate) fn note_entries(cx: &mut Context, from: usize) {
    for at in from..cx.s.batch.len() {
        let event = cx.s.batch[at];
        let Act::Move { slot, to, .. } = event.act else { continue };
        if zone::ENTITIES.has(to) && !zone::FIELD.has(cx.s.object(slot).zone) {
            let note = cx.s.batch.len();
            cx.propose(Act::Mark { slot, mark: mark::ENTERED, on: true }, verb::PUT, event.cause);
            if let Some(follower) = cx.s.batch.get_mut(note) {
                follower.leader = slot;
            }
        }
    }
}
