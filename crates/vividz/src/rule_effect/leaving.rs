//! Chapter 1004: leaving because of damage, or without power.

use crate::actions::credit;
use crate::book::Context;
use crate::card;
use crate::rules::cite;
use crate::words::{number, zone};
use duel::event::Cause;
use duel::object::Slot;
use duel::words::{Rule, Seat, Verb};

/// Charas with as much damage as power (1004.1), or without power (1004.2), leave.
pub(super) fn run(cx: &mut Context) -> bool {
    let from = cx.s.batch.len();
    for i in 0..cx.s.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::AREA, Seat::FIRST)[i];
        if let Some((verb, cause)) = leaves(cx, slot) {
            let act = cx.move_to(slot, zone::ENERGY);
            cx.propose(act, verb, cause);
        }
    }
    let due = cx.s.batch.len() > from;
    cx.commit(from);
    due
}

/// Whether a chara is to leave.
pub(super) fn is_due(cx: &Context) -> bool {
    cx.s.cards(zone::AREA, Seat::FIRST).iter().any(|&slot| leaves(cx, slot).is_some())
}

/// How a chara leaves, and why, if it does and nothing forbids that.
fn leaves(cx: &Context, slot: Slot) -> Option<(Verb, Cause)> {
    credit::leaving(cx, slot, overcome(cx, slot).filter(|&rule| cx.by(rule))?)
}

/// The rule by which a chara has to leave.
pub(crate) fn overcome(cx: &Context, slot: Slot) -> Option<Rule> {
    let (damage, power) = (cx.s.object(slot).damage, cx.s.profile(slot).number(number::POWER));
    let rule = if power <= 0 { cite!("1004.2") } else { cite!("1004.1") };
    ((power <= 0 || damage > 0 && damage >= power) && cx.by(card::LEAVES)).then_some(rule)
}
