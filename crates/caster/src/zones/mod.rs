//! Chapters 301 and 302: zones.

pub(crate) mod field;
pub(crate) mod hidden;
pub(crate) mod moving;
pub(crate) mod position;
pub(crate) mod public;

use crate::book::Context;
use crate::rules::cite;
use crate::words::{phase, zone};
use duel::event::{Act, Event};
use duel::words::Rule;
use duel::zone::ZoneSpec;

/// The realm of the field: what goes from field to field is the same card there (302.3).
const FIELD: u8 = 0;

/// Everyone sees what lies in public zones, and nobody what lies in hidden ones whom no rule lets see it (302.2).
const SIGHT: Rule = cite!("302.2");
/// Everyone may count the cards of every zone (302.2a).
const COUNTED: Rule = cite!("302.2a");

/// On the field a player sees what lies face down in the own zones, and others what they knew before.
const BACKS: [Rule; 2] = [field::FACE_DOWN, position::KNOWN_BACK];

const fn zone(number: usize) -> ZoneSpec {
    ZoneSpec::public(zone::NAMES[number]).cited(SIGHT).counted(COUNTED)
}

/// The zones, in the order of their numbers (302.1).
pub(crate) static ZONES: &[ZoneSpec] = &[
    zone(0).in_play(FIELD).cited(field::FIELD_SEEN).cited(field::SERVANTS_SEEN),
    zone(1).in_play(FIELD).cited(field::FIELD_SEEN).cited(field::CASTERS_SEEN).peeked(BACKS),
    zone(2).in_play(FIELD).cited(field::FIELD_SEEN).peeked(BACKS),
    zone(3).hidden().mixed().cited(hidden::DECK),
    zone(4).own().mixed().cited(hidden::HAND),
    zone(5).hidden().mixed().cited(hidden::ORBS),
    zone(6).ordered().mixed().cited(public::GRAVEYARD),
    zone(7).mixed().cited(public::REMOVED).veiled([public::REMOVED_BACK, position::KNOWN_BACK]),
    zone(8).shared().mixed().ordered().cited(public::CHASE),
    zone(9).own().cited(hidden::EXTRA),
    zone(10),
];

/// A card that changes zones is a new card there (302.3).
pub(crate) const RENEW: Rule = cite!("302.3");

/// Cards that come together to where their order is kept come in an order of their owner's (302.4). Tokens vanish there.
pub(crate) fn piles_up(cx: &Context, event: &Event) -> Option<Rule> {
    let Act::Move { slot, to, .. } = event.act else { return None };
    let ordered = matches!(to, zone::DECK | zone::ORBS | zone::GRAVEYARD);
    let piles = ordered && cx.s.turn.phase != phase::SETUP && !cx.pool.card(cx.s.object(slot).card).token;
    piles.then_some(cite!("302.4"))
}

/// Cards go to their owners' zones, unless it is said whose zone they go to (302.5).
pub(crate) const OWNERS: Rule = cite!("302.5");
