//! Part 2, section 23-3: the plan zone, which is the top of the deck while that card is face up.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::book::point::{ChapterPoints, ZonePoint};
use duel::event::{Cause, Happening};
use duel::ids::{Rule, Seat};
use duel::points;
use duel::state::object::Slot;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ZonePoint::FaceUpTopIsTop => cite!("2-23-3-1"),
    ZonePoint::FaceUpTopTurnedDownBeforePut => cite!("2-23-3-3"),
    ZonePoint::FaceUpTopTurnedDownBeforeSearch => cite!("2-23-3-4"),
    ZonePoint::FaceUpTopTurnedDownBeforeShuffle => cite!("2-23-3-5"),
};

/// The card in a player's plan zone.
pub fn card(cx: &Context, seat: Seat) -> Option<Slot> {
    cx.face_up_top(zone::DECK, seat)
}

/// The n-th card of a player's deck from the top; the plan is its first (2-23-3-1).
pub(crate) fn nth(cx: &Context, seat: Seat, n: usize) -> Option<Slot> {
    cx.nth_from_top(zone::DECK, seat, n)
}

/// The number of cards in a player's deck, the plan included (2-23-3-1).
pub(crate) fn deck_size(cx: &Context, seat: Seat) -> usize {
    cx.zone_size(zone::DECK, seat)
}

/// Turns the top card of a deck face up as the plan, unless there is one (2-23-3-6). May begin a procedure.
pub(crate) fn turn_up(cx: &mut Context, seat: Seat, rule: Rule) {
    if card(cx, seat).is_some() && cx.cite(cite!("2-23-3-6")) {
        return;
    }
    if let Some(&top) = cx.state.cards(zone::DECK, seat).last() {
        let act: Happening = cx.move_to(top, zone::PLAN);
        cx.happen(act, verb::REVEAL_PLAN, Cause { seat: Some(seat), ..Cause::rule(rule) });
    }
}

/// When the plan moves elsewhere, the plan zone is empty, and the next card of the deck stays face down (2-23-3-2).
/// Without that rule, proposes the next plan.
pub(crate) fn add_simultaneous(cx: &mut Context, from: usize) {
    for i in from..cx.state.batch.len() {
        let event = cx.state.batch[i];
        let Happening::Move { slot, to, .. } = event.happening else { continue };
        let object = cx.state.object(slot);
        if object.zone == zone::PLAN && event.verb != verb::HIDE_PLAN && to != zone::PLAN && !cx.cite(cite!("2-23-3-2"))
        {
            let side = object.owner;
            if let Some(&next) = cx.state.cards(zone::DECK, side).last() {
                let act = cx.move_to(next, zone::PLAN);
                cx.propose(act, verb::REVEAL_PLAN, event.cause);
            }
        }
    }
}
