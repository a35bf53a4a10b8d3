//! Chapter 805: the battle step.

use super::{attacker, is_there, step};
use crate::actions::damage;
use crate::book::Context;
use crate::rules::cite;
use crate::turn::settle_by;
use crate::words::{phase, verb};
use crate::{areas, card};
use duel::event::{Act, Cause};
use duel::frame::Flow;
use duel::object::{Ref, Slot};
use duel::words::Seat;

/// One step of it.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let attacker = attacker(&frame);
    match frame.pc {
        step::BATTLE => settle_by(cx, f, cite!("805.1"), step::STRIKE),
        // Without the attacker in an area, or a chara that faces it, nothing happens (805.2). Otherwise it deals its power
        // as damage to that (805.3, reading V8).
        step::STRIKE => {
            let faced = faced(cx, attacker, frame.seat);
            if !(is_there(cx, attacker) && faced.is_some()) && cx.by(cite!("805.2")) {
                cx.enter_phase(phase::ATTACK_END, cite!("805.2"));
                return cx.goto(f, step::END);
            }
            cx.frame(f).pc = step::STRUCK;
            let power = card::battle_damage(cx, attacker);
            if let Some(slot) = faced.filter(|_| damage::is_dealt(cx, power)) {
                let cause = Cause { source: Some(attacker), seat: Some(frame.seat), ..Cause::rule(cite!("805.3")) };
                cx.happen(Act::Damage { slot, amount: power }, verb::STRIKE, cause);
            }
            Flow::Go
        }
        // The attack ends (805.4).
        _ => {
            cx.enter_phase(phase::ATTACK_END, cite!("805.4"));
            cx.goto(f, step::END)
        }
    }
}

/// The opponent's chara in the lane where an attacker is, or was.
fn faced(cx: &Context, attacker: Ref, seat: Seat) -> Option<Slot> {
    let there = cx.s.alive(attacker).then(|| cx.s.object(attacker.slot).place);
    let place = there.or_else(|| cx.s.ghost(attacker).map(|ghost| ghost.body.place))?;
    areas::across(cx, seat, place)
}
