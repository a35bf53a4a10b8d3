//! Part 2, chapter 23: zones.

use super::places::{BETWEEN, RELATED, SQUARES};
use crate::rules::cite;
use crate::words::zone;
use duel::words::Rule;
use duel::zone::{Sight, ZoneSpec};

/// The realm of squares: what goes from square to square stays what it is (2-23-1-3, 2-23-8-4).
const SQUARES_REALM: u8 = 0;

/// The zones, in the order of their numbers (2-23-1).
pub(crate) static ZONES: &[ZoneSpec] = &[
    ZoneSpec::public(zone::NAMES[0])
        .in_play(SQUARES_REALM)
        .shared()
        .with_places(SQUARES)
        .related(RELATED)
        .between(BETWEEN),
    ZoneSpec::public(zone::NAMES[1]).hidden().cited(cite!("2-23-2-2")),
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
/// What is stacked goes on top (2-23-9-2).
pub(crate) const ON_TOP: Rule = cite!("2-23-9-2");
