//! Part 2, section 23-3: the plan zone, which is the top of the deck while that lies face up.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::cites::LidCites;
use duel::event::{Act, Cause};
use duel::object::Slot;
use duel::words::{Rule, Seat};

/// The plan is the top card of the deck (2-23-3-1). It is turned down before another is put on top of it or in its place
/// (2-23-3-3), before the deck is searched (2-23-3-4), and before it is shuffled (2-23-3-5).
pub(crate) const CITES: LidCites = LidCites {
    is_top: cite!("2-23-3-1"),
    put: cite!("2-23-3-3"),
    search: cite!("2-23-3-4"),
    shuffle: cite!("2-23-3-5"),
};

/// The card in a player's plan zone.
pub fn card(cx: &Context, seat: Seat) -> Option<Slot> {
    cx.lid(zone::DECK, seat)
}

/// The n-th card of a player's deck from the top; the plan is its first (2-23-3-1).
pub(crate) fn nth(cx: &Context, seat: Seat, n: usize) -> Option<Slot> {
    cx.nth(zone::DECK, seat, n)
}

/// How many cards a player's deck has, the plan included (2-23-3-1).
pub(crate) fn deck_size(cx: &Context, seat: Seat) -> usize {
    cx.size(zone::DECK, seat)
}

/// Turns the top card of a deck face up as the plan; not if there is one (2-23-3-6).
pub(crate) fn turn_up(cx: &mut Context, seat: Seat, rule: Rule) {
    if card(cx, seat).is_some() && cx.by(cite!("2-23-3-6")) {
        return;
    }
    if let Some(&top) = cx.s.cards(zone::DECK, seat).last() {
        let act: Act = cx.move_to(top, zone::PLAN);
        cx.happen(act, verb::REVEAL_PLAN, Cause { seat: Some(seat), ..Cause::rule(rule) });
    }
}

/// When the plan goes elsewhere, the plan zone is empty, and the next card of the deck stays face down (2-23-3-2).
pub(crate) fn accompany(cx: &mut Context, from: usize) {
    for i in from..cx.s.batch.len() {
        let event = cx.s.batch[i];
        let Act::Move { slot, to, .. } = event.act else { continue };
        let object = cx.s.object(slot);
        if object.zone == zone::PLAN && event.verb != verb::HIDE_PLAN && to != zone::PLAN && !cx.by(cite!("2-23-3-2")) {
            let side = object.owner;
            if let Some(&next) = cx.s.cards(zone::DECK, side).last() {
                let act = cx.move_to(next, zone::PLAN);
                cx.propose(act, verb::REVEAL_PLAN, event.cause);
            }
        }
    }
}
