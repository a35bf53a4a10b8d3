//! Chapter 3: rule processes, all at once and again until nothing is due; battles begin last.

use super::words::{cite, number, verb, zone};
use super::{Context, SMASH_LIMIT, battle, matches};
use duel::event::{Act, Cause};
use duel::words::Seat;

pub(super) fn run(cx: &mut Context) -> bool {
    let from = cx.s.batch.len();
    for seat in Seat::BOTH {
        let rule = if cx.s.cards(zone::SMASH, seat).len() >= SMASH_LIMIT {
            cite!("3.2")
        } else if cx.s.cards(zone::DECK, seat).is_empty() {
            cite!("3.3")
        } else {
            continue;
        };
        cx.propose(Act::Lose { seat }, verb::PUT, Cause::rule(rule));
    }
    matches::propose_difference(cx);
    for i in 0..cx.s.cards(zone::BOARD, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::BOARD, Seat::FIRST)[i];
        let (object, power) = (*cx.s.object(slot), cx.s.profile(slot).number(number::POWER));
        let seat = cx.s.profile(slot).controller;
        let crowds = |other| {
            let o = cx.s.object(other);
            other != slot && o.place == object.place && o.placed < object.placed
        };
        if power <= 0 || object.damage >= power {
            let cause = Cause { source: object.hurt_by, ..Cause::rule(cite!("3.1")) };
            let act = cx.move_to(slot, zone::GRAVE);
            cx.propose(act, verb::DESTROY, cause);
        } else if cx.controlled(zone::BOARD, seat).any(crowds) {
            let act = cx.move_to(slot, zone::GRAVE);
            cx.propose(act, verb::DESTROY, Cause::rule(cite!("3.4")));
        }
    }
    if cx.s.batch.len() > from {
        cx.commit(from);
        return true;
    }
    battle::begin(cx)
}
