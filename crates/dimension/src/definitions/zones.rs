//! Part 2, chapter 23: zones.

use super::information::PUBLIC;
use super::places::{BETWEEN, RELATED, SQUARES};
use crate::book::{Context, Dimension0};
use crate::definitions::{kinds, plan};
use crate::other::intent;
use crate::processing::trigger;
use crate::rules::cite;
use crate::words::{kind, mark, verb, zone};
use duel::book::Moving;
use duel::book::point::{ChapterPoints, PriorityPoint, ResolutionPoint, ZonePoint};
use duel::book::rule_sets::VerbRules;
use duel::card::ability::End;
use duel::card::filter::Filter;
use duel::engine::frame::Proc;
use duel::engine::refusal::Verdict;
use duel::engine::scratch::Scratch;
use duel::event::{Cause, Event, Happening};
use duel::ids::*;
use duel::need;
use duel::points;
use duel::state::object::Slot;
use duel::state::zone::{Visibility, ZoneSpec};

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ZonePoint::NewObjectOnZoneChange => RENEW,
    ZonePoint::SameObjectWithinRealm => STAY,
    PriorityPoint::UsesTheStack => STACKS,
    PriorityPoint::NewestFirst => NEWEST,
    ZonePoint::GoesToOwner => OWNERS,
    PriorityPoint::OnTopOfTheStack => ON_TOP,
    ResolutionPoint::OneAtATime => SINGLY,
    ResolutionPoint::AskedBeforeEach => UP_TO,
};

/// The realm of squares: a card that goes from square to square stays the same card (2-23-1-3, 2-23-8-4).
const SQUARES_REALM: u8 = 0;

/// The zones, in the order of their numbers (2-23-1).
pub(crate) static ZONES: &[ZoneSpec] = &[
    ZoneSpec::public(zone::NAMES[0])
        .in_play(SQUARES_REALM)
        .shared()
        .with_places(SQUARES)
        .related(RELATED)
        .between(BETWEEN)
        .cited(PUBLIC),
    ZoneSpec::public(zone::NAMES[1])
        .hidden()
        .cited(cite!("2-23-2-2"))
        .counted(cite!("2-23-2-3"))
        .with_face_up_top(zone::PLAN, verb::HIDE_PLAN),
    ZoneSpec::public(zone::NAMES[2]).cited(PUBLIC),
    ZoneSpec::public(zone::NAMES[3]).own().cited(cite!("2-23-4-3")).counted(PUBLIC),
    ZoneSpec::public(zone::NAMES[4]).ordered().cited(cite!("2-23-5-2")).counted(PUBLIC),
    ZoneSpec::public(zone::NAMES[5]).with_orientation().cited(cite!("2-23-6-2")),
    ZoneSpec { visibility: Visibility::Nobody, ..ZoneSpec::public(zone::NAMES[6]) }
        .with_orientation()
        .cited(cite!("2-23-7-2")),
    ZoneSpec::public(zone::NAMES[7]).shared().ordered().passing().cited(PUBLIC),
    ZoneSpec::public(zone::NAMES[8]).cited(cite!("2-23-10-2")),
];

/// In each line a player's base square is adjacent to the square of that player's home area (2-23-8-2).
pub(super) const BASES_ADJACENT: Rule = cite!("2-23-8-2");
/// A card that changes zones, other than from square to square, becomes a new card (2-23-1-3).
pub(crate) const RENEW: Rule = cite!("2-23-1-3");
/// A card that goes from square to square stays the same card (2-23-8-4).
pub(crate) const STAY: Rule = cite!("2-23-8-4");
/// Played cards, activated and triggered abilities, and the exchange of battle damage go onto the stack (2-23-9-1).
pub(crate) const STACKS: Rule = cite!("2-23-9-1");
/// When both players have passed, the newest item of the stack resolves (2-23-9-3).
pub(crate) const NEWEST: Rule = cite!("2-23-9-3");
/// A card removed from the game is put into the remove zone (2-23-10-1).
pub(crate) const REMOVING: VerbRules = VerbRules { does: cite!("2-23-10-1"), ..VerbRules::UNNUMBERED };
/// Cards go to their owners' zones (2-23-1-1).
pub(crate) const OWNERS: Rule = cite!("2-23-1-1");

/// Drawing several cards means drawing one that many times (2-23-1-5).
pub(crate) const SINGLY: Rule = cite!("2-23-1-5");
/// A player who draws up to a number of cards decides before each (2-23-1-6).
pub(crate) const UP_TO: Rule = cite!("2-23-1-6");
/// An item goes on top of the stack (2-23-9-2).
pub(crate) const ON_TOP: Rule = cite!("2-23-9-2");

/// A card put on top of a deck or graveyard lies above the cards there, whose order stays (2-23-1-2); destroyed,
/// scrapped, negated and spent cards go on top of the graveyard (2-23-5-1). A deck into which cards are shuffled is
/// shuffled as they arrive. Changes and adds proposed events.
pub(crate) fn add_simultaneous(cx: &mut Context, from: usize) {
    let shuffles = cx.state.batch[from..].iter().any(|event| event.verb == verb::SHUFFLE_IN);
    for seat in Seat::BOTH.into_iter().filter(|_| shuffles) {
        let comes = |event: &Event| {
            let own = event.happening.slot().is_some_and(|slot| cx.state.object(slot).owner == seat);
            own && event.verb == verb::SHUFFLE_IN && matches!(event.happening, Happening::Move { to: zone::DECK, .. })
        };
        if let Some(event) = cx.state.batch[from..].iter().copied().find(comes) {
            cx.propose(Happening::Shuffle { zone: zone::DECK, side: seat }, verb::SHUFFLE_IN, event.cause);
        }
    }
    if !cx.scratch.trace.is_kept() {
        return;
    }
    for i in from..cx.state.batch.len() {
        let Happening::Move { slot, to, end: End::Top, .. } = cx.state.batch[i].happening else { continue };
        let rules: &[Rule] = match to {
            zone::DECK => &[cite!("2-23-1-2")],
            zone::GRAVE => &[cite!("2-23-1-2"), cite!("2-23-5-1")],
            _ => continue,
        };
        let covers = !cx.state.cards(to, cx.state.object(slot).owner).is_empty();
        if covers
            && !cx.cite_all(rules)
            && let Happening::Move { end, .. } = &mut cx.state.batch[i].happening
        {
            *end = End::Bottom;
        }
    }
}

/// As a duel begins, the cards that the players brought are their decks (2-23-2-1).
pub(crate) fn lay_decks(cx: &mut Context) {
    if cx.cite(cite!("2-23-2-1")) {
        return;
    }
    let from = cx.state.batch.len();
    for seat in Seat::BOTH {
        for i in 0..cx.state.cards(zone::DECK, seat).len() {
            let act = cx.move_to(cx.state.cards(zone::DECK, seat)[i], zone::REMOVE);
            cx.propose(act, verb::PUT, Cause::rule(cite!("3-2-1")));
        }
    }
    cx.commit(from);
}

/// The cards drawn as the duel begins are the first hand (2-23-4-1).
pub(crate) fn has_first_hand(cx: &Context) -> bool {
    cx.cite(cite!("2-23-4-1"))
}

/// A hand size at which another game would have a limit.
const MANY: usize = 7;

/// A hand has no limit (2-23-4-2). Returns true only without that rule.
pub(crate) fn is_full(cx: &Context, seat: Seat) -> bool {
    cx.state.cards(zone::HAND, seat).len() >= MANY && !cx.cite(cite!("2-23-4-2"))
}

/// Cards of the energy zone are frozen for energy only while a cost is paid (2-23-6-4).
pub(crate) const AS_PAID: Rule = cite!("2-23-6-4");

/// Cards of the energy zone are frozen for energy only while a cost is paid (2-23-6-4), those of the smash zone only
/// for colourless energy (2-23-7-4).
pub(crate) fn check_pay<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, offered: bool, verdict: &mut V) {
    let object = cx.state.object(slot);
    let paying = cx.state.frames.last().is_some_and(|frame| frame.proc == Proc::Pay && frame.seat == seat);
    let rule = match object.zone {
        zone::ENERGY => AS_PAID,
        zone::SMASH => cite!("2-23-7-4"),
        _ => return,
    };
    need!(verdict, paying && (offered || object.zone == zone::ENERGY), rule, Some(slot));
}

/// Text means cards on squares unless it says otherwise (2-23-8-3).
pub(crate) fn zones_meant(scratch: &Scratch, filter: &Filter) -> Zones {
    let squares = filter.zones == Zones::of(&[zone::SQUARE]);
    if squares && !scratch.cite(cite!("2-23-8-3")) { Zones::ALL } else { filter.zones }
}

impl Moving for Dimension0 {
    const ZONES: &'static [ZoneSpec] = ZONES;
    const DECK: Zone = zone::DECK;
    const PUTTING_IN_PLACE_IS_NOTHING: Option<Rule> = Some(trigger::ANOTHER_SQUARE);
    const MARKS_KEPT_ON_ARRIVAL: Marks = mark::OF_PLAYED;

    /// Only drawing is done one card at a time (2-23-1-5).
    fn taken_together(verb: Verb) -> bool {
        verb != verb::DRAW
    }

    fn passing_keeps_origin(to: Zone) -> bool {
        // A played card put on a square comes from the zone it was played from (4-8-9); elsewhere it comes from the
        // stack.
        to == zone::SQUARE
    }

    /// Putting a card from a square, the energy zone or the smash zone into the graveyard is destroying it, whatever the
    /// text calls it (2-23-1-4).
    fn verb_for_move(cx: &Context, slot: Slot, to: Zone, verb: Verb) -> Verb {
        let there = matches!(cx.state.object(slot).zone, zone::SQUARE | zone::ENERGY | zone::SMASH);
        if verb == verb::PUT && to == zone::GRAVE && there { verb::DESTROY } else { verb }
    }

    fn can_enter(cx: &Context, slot: Slot, to: Zone, _: Seat) -> bool {
        let kinds = cx.state.characteristics(slot).kinds;
        to != zone::SQUARE || kinds.has(kind::UNIT) || kinds.has(kind::BASE)
    }

    /// Their owner orders cards that go together to the same end of a deck (2-23-2-4) or to a graveyard (2-23-5-3). Cards
    /// shuffled into a deck have no order.
    fn order_at_end_rule(_: &Context, event: &Event) -> Option<Rule> {
        match event.happening {
            Happening::Move { to: zone::DECK, .. } if event.verb != verb::SHUFFLE_IN => Some(cite!("2-23-2-4")),
            Happening::Move { to: zone::GRAVE, .. } => Some(cite!("2-23-5-3")),
            _ => None,
        }
    }

    fn add_simultaneous(cx: &mut Context, from: usize) {
        add_simultaneous(cx, from);
        plan::add_simultaneous(cx, from);
        intent::add_simultaneous(cx, from);
    }

    fn arrival_order_rule(cx: &Context, slot: Slot) -> Rule {
        kinds::arrival_order_rule(cx, slot)
    }
}
