//! Chapter 1004: leaving because of damage, or without power.

use crate::actions::credit;
use crate::book::Context;
use crate::card;
use crate::rules::cite;
use crate::words::{number, zone};
use duel::event::Cause;
use duel::ids::{Rule, Seat, Verb};
use duel::state::object::Slot;

/// Charas with damage equal to their power or more (1004.1), or without power (1004.2), leave. May begin a procedure.
pub(super) fn run(cx: &mut Context) -> bool {
    let from = cx.state.batch.len();
    for i in 0..cx.state.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.state.cards(zone::AREA, Seat::FIRST)[i];
        if let Some((verb, cause)) = leaves(cx, slot) {
            let act = cx.move_to(slot, zone::ENERGY);
            cx.propose(act, verb, cause);
        }
    }
    let due = cx.state.batch.len() > from;
    cx.commit(from);
    due
}

/// Returns true if a chara is due to leave.
pub(super) fn is_due(cx: &Context) -> bool {
    cx.state.cards(zone::AREA, Seat::FIRST).iter().any(|&slot| leaves(cx, slot).is_some())
}

/// The event and the cause by which a chara leaves, if it is due to and nothing forbids that.
fn leaves(cx: &Context, slot: Slot) -> Option<(Verb, Cause)> {
    credit::leaving(cx, slot, overcome(cx, slot).filter(|&rule| cx.cite(rule))?)
}

/// The rule by which a chara has to leave.
pub(crate) fn overcome(cx: &Context, slot: Slot) -> Option<Rule> {
    let (damage, power) = (cx.state.object(slot).damage, cx.state.characteristics(slot).number(number::POWER));
    let rule = if power <= 0 { cite!("1004.2") } else { cite!("1004.1") };
    ((power <= 0 || damage > 0 && damage >= power) && cx.cite(card::LEAVES)).then_some(rule)
}
