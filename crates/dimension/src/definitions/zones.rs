//! Part 2, chapter 23: zones.

use super::information::PUBLIC;
use super::places::{BETWEEN, RELATED, SQUARES};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::ability::End;
use duel::cites::VerbCites;
use duel::event::{Act, Cause, Event};
use duel::filter::Filter;
use duel::frame::Proc;
use duel::log::Scratch;
use duel::need;
use duel::object::Slot;
use duel::refusal::Verdict;
use duel::words::{Rule, Seat, Zones};
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
        .between(BETWEEN)
        .cited(PUBLIC),
    ZoneSpec::public(zone::NAMES[1])
        .hidden()
        .cited(cite!("2-23-2-2"))
        .counted(cite!("2-23-2-3"))
        .with_lid(zone::PLAN, verb::HIDE_PLAN),
    ZoneSpec::public(zone::NAMES[2]).cited(PUBLIC),
    ZoneSpec::public(zone::NAMES[3]).own().cited(cite!("2-23-4-3")).counted(PUBLIC),
    ZoneSpec::public(zone::NAMES[4]).ordered().cited(cite!("2-23-5-2")).counted(PUBLIC),
    ZoneSpec::public(zone::NAMES[5]).turning().cited(cite!("2-23-6-2")),
    ZoneSpec { sight: Sight::Nobody, ..ZoneSpec::public(zone::NAMES[6]) }.turning().cited(cite!("2-23-7-2")),
    ZoneSpec::public(zone::NAMES[7]).shared().ordered().passing().cited(PUBLIC),
    ZoneSpec::public(zone::NAMES[8]).cited(cite!("2-23-10-2")),
];

/// In each line a player's base square is adjacent to the square of that player's home area (2-23-8-2).
pub(super) const BASES_ADJACENT: Rule = cite!("2-23-8-2");
/// What goes anywhere but from square to square is a new card there (2-23-1-3).
pub(crate) const RENEW: Rule = cite!("2-23-1-3");
/// What goes from square to square is the same card there (2-23-8-4).
pub(crate) const STAY: Rule = cite!("2-23-8-4");
/// What is played, activated or triggers, and the exchange of battle damage, goes onto the stack (2-23-9-1).
pub(crate) const STACKS: Rule = cite!("2-23-9-1");
/// When both have passed, what is on top of the stack resolves, the newest (2-23-9-3).
pub(crate) const NEWEST: Rule = cite!("2-23-9-3");
/// What is removed from the game is put into the remove zone (2-23-10-1).
pub(crate) const REMOVING: VerbCites = VerbCites { does: cite!("2-23-10-1"), ..VerbCites::UNNUMBERED };
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

/// What is put on top of a deck or a graveyard lies on top of what was there: nobody changes their order (2-23-1-2), and
/// what is destroyed, scrapped, negated or used up goes on top of the graveyard (2-23-5-1). A deck into which cards are
/// shuffled is shuffled as they come.
pub(crate) fn accompany(cx: &mut Context, from: usize) {
    let shuffles = cx.s.batch[from..].iter().any(|event| event.verb == verb::SHUFFLE_IN);
    for seat in Seat::BOTH.into_iter().filter(|_| shuffles) {
        let comes = |event: &Event| {
            let own = event.act.slot().is_some_and(|slot| cx.s.object(slot).owner == seat);
            own && event.verb == verb::SHUFFLE_IN && matches!(event.act, Act::Move { to: zone::DECK, .. })
        };
        if let Some(event) = cx.s.batch[from..].iter().copied().find(comes) {
            cx.propose(Act::Shuffle { zone: zone::DECK, side: seat }, verb::SHUFFLE_IN, event.cause);
        }
    }
    if !cx.t.tracing {
        return;
    }
    for i in from..cx.s.batch.len() {
        let Act::Move { slot, to, end: End::Top, .. } = cx.s.batch[i].act else { continue };
        let rules: &[Rule] = match to {
            zone::DECK => &[cite!("2-23-1-2")],
            zone::GRAVE => &[cite!("2-23-1-2"), cite!("2-23-5-1")],
            _ => continue,
        };
        let covers = !cx.s.cards(to, cx.s.object(slot).owner).is_empty();
        if covers
            && !cx.by_all(rules)
            && let Act::Move { end, .. } = &mut cx.s.batch[i].act
        {
            *end = End::Bottom;
        }
    }
}

/// As a duel begins, what the players brought is their decks (2-23-2-1).
pub(crate) fn lay_decks(cx: &mut Context) {
    if cx.by(cite!("2-23-2-1")) {
        return;
    }
    let from = cx.s.batch.len();
    for seat in Seat::BOTH {
        for i in 0..cx.s.cards(zone::DECK, seat).len() {
            let act = cx.move_to(cx.s.cards(zone::DECK, seat)[i], zone::REMOVE);
            cx.propose(act, verb::PUT, Cause::rule(cite!("3-2-1")));
        }
    }
    cx.commit(from);
}

/// The cards drawn as the duel begins are the hand (2-23-4-1).
pub(crate) fn has_first_hand(cx: &Context) -> bool {
    cx.by(cite!("2-23-4-1"))
}

/// As many cards as a hand of another game may hold at most.
const MANY: usize = 7;

/// However many cards are in a hand, more may come (2-23-4-2).
pub(crate) fn is_full(cx: &Context, seat: Seat) -> bool {
    cx.s.cards(zone::HAND, seat).len() >= MANY && !cx.by(cite!("2-23-4-2"))
}

/// Cards of the energy zone are frozen for energy only as a cost is paid (2-23-6-4).
pub(crate) const AS_PAID: Rule = cite!("2-23-6-4");

/// Cards of the energy zone are frozen for energy only as a cost is paid (2-23-6-4), those of the smash zone only for
/// colourless energy (2-23-7-4).
pub(crate) fn check_pay<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, offered: bool, verdict: &mut V) {
    let object = cx.s.object(slot);
    let paying = cx.s.frames.last().is_some_and(|frame| frame.proc == Proc::Pay && frame.seat == seat);
    let rule = match object.zone {
        zone::ENERGY => AS_PAID,
        zone::SMASH => cite!("2-23-7-4"),
        _ => return,
    };
    need!(verdict, paying && (offered || object.zone == zone::ENERGY), rule, Some(slot));
}

/// Texts mean cards on squares unless they say otherwise (2-23-8-3).
pub(crate) fn means(scratch: &Scratch, filter: &Filter) -> Zones {
    let squares = filter.zones == Zones::of(&[zone::SQUARE]);
    if squares && !scratch.pass(cite!("2-23-8-3")) { Zones::ALL } else { filter.zones }
}
