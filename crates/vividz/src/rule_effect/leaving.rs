//! Chapter 1004: leaving because of damage, or without power.

use crate::actions::credit;
use crate::book::Context;
use crate::card;
use crate::rules::cite;
use crate::words::{number, zone};
use duel::words::Seat;

/// Charas with as much damage as power (1004.1), or without power (1004.2), leave.
pub(super) fn run(cx: &mut Context) -> bool {
    let from = cx.s.batch.len();
    for i in 0..cx.s.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::AREA, Seat::FIRST)[i];
        let (damage, power) = (cx.s.object(slot).damage, cx.s.profile(slot).number(number::POWER));
        let rule = if power <= 0 {
            cite!("1004.2")
        } else if damage >= power {
            cite!("1004.1")
        } else {
            continue;
        };
        if !cx.by(card::LEAVES) {
            continue;
        }
        let (verb, cause) = credit::leaving(cx, slot, rule);
        if cx.forbidden(verb, slot, None) {
            continue;
        }
        let act = cx.move_to(slot, zone::ENERGY);
        cx.propose(act, verb, cause);
    }
    let due = cx.s.batch.len() > from;
    cx.commit(from);
    due
}
