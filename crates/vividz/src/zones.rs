//! Chapters 501 and 504 to 512: zones.

use crate::areas::{AREAS, REALM, RELATED};
use crate::rules::cite;
use crate::words::zone;
use crate::{connect, exp};
use duel::words::Rule;
use duel::zone::ZoneSpec;

/// The realm of missions: they stay what and where they are (507.3).
const MISSION_REALM: u8 = 1;
/// How many places the mission zone has (401.4, 507.3).
pub(crate) const MISSION_PLACES: u8 = 3;

/// What lies face up where all see it, all see (501.3a).
const PUBLIC: Rule = cite!("501.3a");
/// Everyone may count the cards of every zone (501.3d).
const COUNTED: Rule = cite!("501.3d");

/// The zones, in the order of their numbers (501.2).
pub(crate) static ZONES: &[ZoneSpec] = &[
    ZoneSpec::public(zone::NAMES[0]).in_play(REALM).shared().with_places(AREAS).related(RELATED).cited(PUBLIC),
    ZoneSpec::public(zone::NAMES[1]).hidden().cited(cite!("504.2")).counted(COUNTED),
    ZoneSpec::public(zone::NAMES[2]).own().cited(cite!("509.3")).counted(COUNTED),
    ZoneSpec::public(zone::NAMES[3]).cited(cite!("505.2")).counted(COUNTED),
    ZoneSpec::public(zone::NAMES[4]).cited(cite!("506.4")).counted(COUNTED),
    ZoneSpec::public(zone::NAMES[5]).in_play(MISSION_REALM).with_places(MISSION_PLACES).cited(cite!("507.2")),
    ZoneSpec::public(zone::NAMES[6]).turning().cited(PUBLIC),
    ZoneSpec::public(zone::NAMES[7]).cited(PUBLIC),
    ZoneSpec::public(zone::NAMES[8]).cited(exp::PUBLIC),
    ZoneSpec::public(zone::NAMES[9]).cited(connect::PUBLIC),
    ZoneSpec::public(zone::NAMES[10]).cited(cite!("512.2")),
    ZoneSpec::public(zone::NAMES[11]).shared().passing().cited(cite!("511.3")),
    ZoneSpec::public(zone::NAMES[12]).shared().ordered().passing().cited(cite!("510.3")),
];

/// Missions lie in their zone, and nothing else does (507.1).
pub(crate) const MISSIONS: Rule = cite!("507.1");
/// A card that changes zones is a new card there (501.4).
pub(crate) const RENEW: Rule = cite!("501.4");
/// Cards taken from the deck are taken one at a time (504.3).
pub(crate) const SINGLY: Rule = cite!("504.3");
/// Who may take up to so many from the deck says before each whether it is taken (504.4b).
pub(crate) const UP_TO: Rule = cite!("504.4b");
