//! Part 2, section 23-3: the plan zone, which is the top of the deck while that lies face up.

use crate::book::Context;
use crate::words::{verb, zone};
use duel::event::{Act, Cause};
use duel::object::Slot;
use duel::words::{Rule, Seat};

/// The card in a player's plan zone.
pub fn card(cx: &Context, seat: Seat) -> Option<Slot> {
    cx.s.cards(zone::PLAN, seat).last().copied()
}

/// The n-th card of a player's deck from the top; the plan is its first (2-23-3-1).
pub(crate) fn nth(cx: &Context, seat: Seat, n: usize) -> Option<Slot> {
    let (plan, deck) = (cx.s.cards(zone::PLAN, seat), cx.s.cards(zone::DECK, seat));
    plan.iter().chain(deck.iter().rev()).nth(n).copied()
}

/// How many cards a player's deck has, the plan included (2-23-3-1).
pub(crate) fn deck_size(cx: &Context, seat: Seat) -> usize {
    cx.s.cards(zone::PLAN, seat).len() + cx.s.cards(zone::DECK, seat).len()
}

/// Turns the top card of a deck face up as the plan.
pub(crate) fn turn_up(cx: &mut Context, seat: Seat, rule: Rule) {
    if let Some(&top) = cx.s.cards(zone::DECK, seat).last() {
        let act: Act = cx.move_to(top, zone::PLAN);
        cx.happen(act, verb::REVEAL_PLAN, Cause { seat: Some(seat), ..Cause::rule(rule) });
    }
}
