//! Chapters 501 and 504 to 512: zones.

use crate::actions::{entering, leaving, removing, revealing, shuffling, sliding};
use crate::areas::{AREAS, REALM, RELATED};
use crate::book::{Context, Vividz};
use crate::keywords::deck_engage;
use crate::processing::continuous;
use crate::rules::cite;
use crate::words::{kind, verb, zone};
use crate::{areas, connect, exp, principles};
use duel::book::Moving;
use duel::book::point::{ChapterPoints, ResolutionPoint, ZonePoint};
use duel::card::ability::{CostObjects, CostPart};
use duel::card::characteristics::Characteristics;
use duel::card::filter::{Filter, Whose};
use duel::event::{Event, Happening};
use duel::ids::{Rule, Seat, Verb, Zone, Zones};
use duel::points;
use duel::state::object::Slot;
use duel::state::zone::ZoneSpec;
use std::sync::LazyLock;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ZonePoint::NewObjectOnZoneChange => RENEW,
    ResolutionPoint::OneAtATime => SINGLY,
    ResolutionPoint::AskedBeforeEach => UP_TO,
    ResolutionPoint::UpToIncludesNone => TAKE_NONE,
    ZonePoint::ArriveTogether => AT_ONE_TIME,
};

/// The realm of missions: they stay the same objects in the same places (507.3).
const MISSION_REALM: u8 = 1;
/// The number of places in the mission zone (401.4, 507.3).
pub(crate) const MISSION_PLACES: u8 = 3;

/// All players see cards that lie face up in public zones (501.3a).
const PUBLIC: Rule = cite!("501.3a");
/// The player who put a card face down into a public zone may look at it (501.3b).
const BACK: Rule = cite!("501.3b");
/// Nobody sees the cards of hidden zones unless a rule lets them (501.3c).
const HIDDEN: Rule = cite!("501.3c");
/// All players see the missions, and their owner also sees those that lie face down (507.2).
const OPEN_MISSIONS: Rule = cite!("507.2");
/// Everyone may count the cards of every zone (501.3d).
const COUNTED: Rule = cite!("501.3d");

/// A public zone whose cards may be put in any order.
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
    open(5).in_play(MISSION_REALM).with_places(MISSION_PLACES).cited(OPEN_MISSIONS).with_peeking([BACK, OPEN_MISSIONS]),
    open(6).with_orientation(),
    open(7),
    open(8).cited(exp::PUBLIC),
    open(9).cited(connect::PUBLIC),
    open(10).cited(cite!("512.2")),
    open(11).shared().passing().cited(cite!("511.3")),
    open(12).shared().mixed().ordered().passing().cited(cite!("510.3")),
];

/// Missions lie in their zone, and nothing else does (507.1).
pub(crate) const MISSIONS: Rule = cite!("507.1");
/// A card that changes zones is a new card there (501.4).
pub(crate) const RENEW: Rule = cite!("501.4");
/// Cards taken from the deck are taken one at a time (504.3).
pub(crate) const SINGLY: Rule = cite!("504.3");
/// A player who may take up to a number of cards from the deck may take none (504.4a).
pub(crate) const TAKE_NONE: Rule = cite!("504.4a");
/// A player who takes up to a number of cards from the deck decides before each one (504.4b).
pub(crate) const UP_TO: Rule = cite!("504.4b");
/// Cards that move together from any zone but the deck arrive at the same time (501.5).
pub(crate) const AT_ONE_TIME: Rule = cite!("501.5");
/// Any cards of the energy zone may be chosen as energy (506.3).
pub(crate) const ANY_ENERGY: Rule = cite!("506.3");
/// Each player decides where which mission lies (507.3).
pub(crate) const MISSION_PLACE: Rule = cite!("507.3");

/// An unseen card in this zone could be one like this: in the mission zone there are only missions.
pub(crate) fn could_be_in(characteristics: &Characteristics, zone: Zone) -> bool {
    zone != zone::MISSION || characteristics.kinds.has(kind::MISSION)
}

/// Cards that belong to a chara go to the zone that it goes to (501.6).
const ALONG: Rule = cite!("501.6");

/// The card goes along with the chara it belongs to (501.6), as EXP (513.3b) or as a connected card (514.3b).
pub(crate) fn goes_along(cx: &Context, slot: Slot) -> bool {
    cx.cite_all(&[ALONG, along_by(cx, slot)])
}

fn along_by(cx: &Context, slot: Slot) -> Rule {
    if cx.state.object(slot).zone == zone::EXP { exp::FOLLOWS } else { connect::FOLLOWS }
}

/// The move of a card that belongs to a chara which leaves the areas.
pub(crate) fn follow_host(cx: &Context, slot: Slot, leader: &Event) -> Option<(Happening, Verb, Rule)> {
    let rule = along_by(cx, slot);
    let Happening::Move { to, end, .. } = leader.happening else { return None };
    if matches!(to, zone::AREA | zone::EXP) || !cx.cite(ALONG) {
        return None;
    }
    let mut act = cx.move_to(slot, to);
    if let Happening::Move { end: there, .. } = &mut act {
        *there = end;
    }
    Some((act, verb::PUT, rule))
}

/// The player may play the card: it is in the hand, or kept (508.2), or an ability lets it be played from where it is.
pub(crate) fn holds(cx: &Context, seat: Seat, slot: Slot) -> bool {
    let object = cx.state.object(slot);
    object.owner == seat
        && match object.zone {
            zone::HAND => true,
            zone::KEEP => cx.cite(cite!("508.2")),
            _ => may_be_played(cx, slot),
        }
}

/// The zones from which an ability can let a card be played, though the rules do not.
pub(crate) const ELSEWHERE: [Zone; 4] = [zone::TRASH, zone::ENERGY, zone::REMOVE, zone::EXP];

/// An ability lets the card be played from where it is, though the rules do not (102.2).
pub(crate) fn may_be_played(cx: &Context, slot: Slot) -> bool {
    ELSEWHERE.contains(&cx.state.object(slot).zone)
        && cx.state.characteristics(slot).may.has(verb::PLAY)
        && cx.cite(principles::TEXT)
}

/// Kept cards do not pay costs that ask for cards of the hand (508.3).
pub(crate) const NOT_KEPT: Rule = cite!("508.3");

/// So many cards of the hand could be paid only if kept cards counted.
pub(crate) fn wants_kept(cx: &Context, seat: Seat, due: usize) -> bool {
    let hand = cx.state.cards(zone::HAND, seat).len();
    hand < due && hand + cx.state.cards(zone::KEEP, seat).len() >= due
}

/// A cost of two cards of the hand; kept cards do not pay it (508.3).
pub(crate) fn two_of_hand(cx: &Context, seat: Seat) -> &'static CostPart {
    static TWO: LazyLock<CostPart> = LazyLock::new(|| two_of(Zones::of(&[zone::HAND])));
    static TWO_HELD: LazyLock<CostPart> = LazyLock::new(|| two_of(Zones::of(&[zone::HAND, zone::KEEP])));
    let keeps = !cx.state.cards(zone::KEEP, seat).is_empty();
    if keeps && !cx.cite(NOT_KEPT) { &TWO_HELD } else { &TWO }
}

fn two_of(zones: Zones) -> CostPart {
    let cards = Filter { zones, whose: Whose::Yours, ..Filter::any() };
    CostPart::Move { what: CostObjects::Exactly(2, cards), to: zone::TRASH, verb: verb::PUT }
}

/// A hand has no limit: a player with enough cards still draws (509.2).
pub(crate) fn draws_with_enough(cx: &Context) -> bool {
    cx.cite(cite!("509.2"))
}

impl Moving for Vividz {
    const ZONES: &'static [ZoneSpec] = ZONES;
    const DECK: Zone = zone::DECK;
    const EACH_PLAYER_ORDERS_OWN_ARRIVALS: bool = continuous::EACH_ORDERS_OWN;

    fn passed_through_rules(event: &Event) -> &'static [Rule] {
        entering::passed_through_rules(event)
    }

    fn can_enter(cx: &Context, slot: Slot, to: Zone, _: Seat) -> bool {
        to != zone::AREA || areas::may_stand(cx, slot)
    }

    fn redirect_move(cx: &Context, slot: Slot, to: Zone, _: Seat, verb: Verb) -> Option<Zone> {
        let can = match verb {
            verb::ENTER => entering::can_enter(cx, slot),
            verb::LEAVE => leaving::can_leave(cx, slot),
            verb::SLIDE => sliding::can_slide(cx, slot),
            _ => true,
        };
        can.then_some(to)
    }

    /// An effect that does not say where puts a chara into any of its player's areas (1109.1, reading V24).
    ///
    /// A chara that is in an area already slides.
    fn places_for(cx: &Context, slot: Slot, to: Zone, seat: Seat) -> u32 {
        match (to, cx.state.object(slot).zone) {
            (zone::AREA, zone::AREA) => sliding::places(cx, slot),
            (zone::AREA, _) => areas::own(seat),
            _ => 1,
        }
    }

    fn add_simultaneous(cx: &mut Context, from: usize) {
        shuffling::add_simultaneous(cx, from);
        if cx.state.batch[from..].iter().any(|event| event.verb == verb::CONNECT) {
            deck_engage::fall_short(cx, from);
        }
        if cx.state.attachments > 0 {
            exp::follow_beneath(cx, from);
            connect::stay_awake(cx, from);
        }
        if cx.scratch.trace.is_kept() {
            revealing::stay(cx, from);
        }
    }

    fn moved_singly_rule(verb: Verb) -> Option<Rule> {
        (verb == verb::REMOVE).then_some(removing::SINGLY)
    }
}
