//! Part 2, chapter 23: zones.

use super::places::{RELATED, SQUARES};
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::event::{Act, Event};
use duel::words::Rule;
use duel::zone::{Sight, ZoneSpec};

/// The realm of squares: what goes from square to square stays what it is (2-23-1-3, 2-23-8-4).
const SQUARES_REALM: u8 = 0;

/// The zones, in the order of their numbers (2-23-1).
pub(crate) static ZONES: &[ZoneSpec] = &[
    ZoneSpec::public(zone::NAMES[0]).in_play(SQUARES_REALM).shared().with_places(SQUARES).related(RELATED),
    ZoneSpec::public(zone::NAMES[1]).hidden().cited(cite!("2-23-2-2")).with_lid(zone::PLAN, verb::HIDE_PLAN),
    ZoneSpec::public(zone::NAMES[2]),
    ZoneSpec::public(zone::NAMES[3]).own().cited(cite!("2-23-4-3")),
    ZoneSpec::public(zone::NAMES[4]).ordered().cited(cite!("2-23-5-2")),
    ZoneSpec::public(zone::NAMES[5]).turning().cited(cite!("2-23-6-2")),
    ZoneSpec { sight: Sight::Nobody, ..ZoneSpec::public(zone::NAMES[6]) }.turning().cited(cite!("2-23-7-2")),
    ZoneSpec::public(zone::NAMES[7]).shared().ordered().passing(),
    ZoneSpec::public(zone::NAMES[8]).cited(cite!("2-23-10-2")),
];

/// What goes anywhere but from square to square is a new card there (2-23-1-3).
pub(crate) const RENEW: Rule = cite!("2-23-1-3");
/// Cards go to their owners' zones (2-23-1-1).
pub(crate) const OWNERS: Rule = cite!("2-23-1-1");
/// Drawing several cards is drawing one so many times (2-23-1-5).
pub(crate) const SINGLY: Rule = cite!("2-23-1-5");
/// Who draws up to so many cards decides before each (2-23-1-6).
pub(crate) const UP_TO: Rule = cite!("2-23-1-6");
/// What is stacked goes on top (2-23-9-2).
pub(crate) const ON_TOP: Rule = cite!("2-23-9-2");

/// Of several cards that go to the same end of a deck together (2-23-2-4), or to a graveyard (2-23-5-3), their owner says
/// in which order they go there. What is shuffled into a deck lies anywhere.
pub(crate) fn piles_up(event: &Event) -> Option<Rule> {
    match event.act {
        Act::Move { to: zone::DECK, .. } if event.verb != verb::SHUFFLE_IN => Some(cite!("2-23-2-4")),
        Act::Move { to: zone::GRAVE, .. } => Some(cite!("2-23-5-3")),
        _ => None,
    }
}
