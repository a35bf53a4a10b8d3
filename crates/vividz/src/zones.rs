//! Chapters 501 and 504 to 512: zones.

use crate::areas::{AREAS, REALM, RELATED};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, verb, zone};
use crate::{connect, exp, principles};
use duel::ability::{CostPart, CostWhat};
use duel::event::{Act, Event};
use duel::filter::{Filter, Whose};
use duel::object::Slot;
use duel::profile::Profile;
use duel::words::{Rule, Seat, Verb, Zone, Zones};
use duel::zone::ZoneSpec;
use std::sync::LazyLock;

/// The realm of missions: they stay what and where they are (507.3).
const MISSION_REALM: u8 = 1;
/// How many places the mission zone has (401.4, 507.3).
pub(crate) const MISSION_PLACES: u8 = 3;

/// What lies face up where all see it, all see (501.3a).
const PUBLIC: Rule = cite!("501.3a");
/// Who put a card face down where all see it may look at it (501.3b).
const BACK: Rule = cite!("501.3b");
/// What lies in hidden zones is seen by nobody whom no rule lets see it (501.3c).
const HIDDEN: Rule = cite!("501.3c");
/// All see the missions, and their owner those that lie face down, too (507.2).
const OPEN_MISSIONS: Rule = cite!("507.2");
/// Everyone may count the cards of every zone (501.3d).
const COUNTED: Rule = cite!("501.3d");

/// A zone whose cards all see and may put in any order.
const fn open(number: usize) -> ZoneSpec {
    ZoneSpec::public(zone::NAMES[number]).cited(PUBLIC).counted(COUNTED)
}

/// The zones, in the order of their numbers (501.2).
pub(crate) static ZONES: &[ZoneSpec] = &[
    open(0).in_play(REALM).shared().with_places(AREAS).related(RELATED),
    ZoneSpec::public(zone::NAMES[1]).hidden().cited(HIDDEN).cited(cite!("504.2")).counted(COUNTED),
    ZoneSpec::public(zone::NAMES[2]).own().cited(HIDDEN).cited(cite!("509.3")).counted(COUNTED),
    open(3).cited(cite!("505.2")),
    open(4).cited(cite!("506.4")),
    open(5).in_play(MISSION_REALM).with_places(MISSION_PLACES).cited(OPEN_MISSIONS).peeked([BACK, OPEN_MISSIONS]),
    open(6).turning(),
    open(7),
    open(8).cited(exp::PUBLIC),
    open(9).cited(connect::PUBLIC),
    open(10).cited(cite!("512.2")),
    open(11).shared().passing().cited(cite!("511.3")),
    open(12).shared().ordered().passing().cited(cite!("510.3")),
];

/// Missions lie in their zone, and nothing else does (507.1).
pub(crate) const MISSIONS: Rule = cite!("507.1");
/// A card that changes zones is a new card there (501.4).
pub(crate) const RENEW: Rule = cite!("501.4");
/// Cards taken from the deck are taken one at a time (504.3).
pub(crate) const SINGLY: Rule = cite!("504.3");
/// Who may take up to so many from the deck may take none (504.4a).
pub(crate) const TAKE_NONE: Rule = cite!("504.4a");
/// Who may take up to so many from the deck says before each whether it is taken (504.4b).
pub(crate) const UP_TO: Rule = cite!("504.4b");
/// Cards that move together, other than from the deck, arrive at the same time (501.5).
pub(crate) const AT_ONE_TIME: Rule = cite!("501.5");
/// Energy is chosen freely among all there is (506.3).
pub(crate) const ANY_ENERGY: Rule = cite!("506.3");
/// Each player decides where which mission lies (507.3).
pub(crate) const MISSION_PLACE: Rule = cite!("507.3");

/// Whether a card that nobody sees could be of this sort where it lies: in the mission zone there are missions.
pub(crate) fn lies_there(profile: &Profile, zone: Zone) -> bool {
    zone != zone::MISSION || profile.kinds.has(kind::MISSION)
}

/// What belongs to a chara goes to the zone it goes to (501.6), EXP (513.3b) like what is connected to it (514.3b).
pub(crate) fn follows(cx: &Context, slot: Slot, leader: &Event) -> Option<(Act, Verb, Rule)> {
    let rule = if cx.s.object(slot).zone == zone::EXP { exp::FOLLOWS } else { connect::FOLLOWS };
    let Act::Move { to, end, .. } = leader.act else { return None };
    if matches!(to, zone::AREA | zone::EXP) || !cx.by(cite!("501.6")) {
        return None;
    }
    let mut act = cx.move_to(slot, to);
    if let Act::Move { end: there, .. } = &mut act {
        *there = end;
    }
    Some((act, verb::PUT, rule))
}

/// Whether a player holds a card: in the hand, or kept, which is played whenever one of the hand could be (508.2).
pub(crate) fn holds(cx: &Context, seat: Seat, slot: Slot) -> bool {
    let object = cx.s.object(slot);
    object.owner == seat
        && match object.zone {
            zone::HAND => true,
            zone::KEEP => cx.by(cite!("508.2")),
            _ => may_be_played(cx, slot),
        }
}

/// Where cards can be that a text lets their players play though the rules alone do not.
pub(crate) const ELSEWHERE: [Zone; 4] = [zone::TRASH, zone::ENERGY, zone::REMOVE, zone::EXP];

/// Whether a text lets a card be played from where it is, though the rules alone do not (102.2).
pub(crate) fn may_be_played(cx: &Context, slot: Slot) -> bool {
    ELSEWHERE.contains(&cx.s.object(slot).zone) && cx.s.profile(slot).may.has(verb::PLAY) && cx.by(principles::TEXT)
}

/// Two cards of the hand as a cost; kept cards do not pay it (508.3).
pub(crate) fn two_of_hand(cx: &Context, seat: Seat) -> &'static CostPart {
    static TWO: LazyLock<CostPart> = LazyLock::new(|| two_of(Zones::of(&[zone::HAND])));
    static TWO_HELD: LazyLock<CostPart> = LazyLock::new(|| two_of(Zones::of(&[zone::HAND, zone::KEEP])));
    let keeps = !cx.s.cards(zone::KEEP, seat).is_empty();
    if keeps && !cx.by(cite!("508.3")) { &TWO_HELD } else { &TWO }
}

fn two_of(zones: Zones) -> CostPart {
    let cards = Filter { zones, whose: Whose::Yours, ..Filter::any() };
    CostPart::Move { what: CostWhat::Some(2, cards), to: zone::TRASH, verb: verb::PUT }
}

/// A hand has no limit: who holds enough draws all the same (509.2).
pub(crate) fn draws_with_enough(cx: &Context) -> bool {
    cx.by(cite!("509.2"))
}
