//! Chapter 805: the battle step.

use super::{HURT, HURT_LIFE, attacker, current, is_there, settle, step};
use crate::actions::damage;
use crate::book::Context;
use crate::rules::cite;
use crate::words::{phase, verb, zone};
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
        step::BATTLE => settle(cx, f, step::STRIKE, cite!("805.1")),
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
            if let Some(hurt) = hurt_by(cx, attacker) {
                cx.frame(f).r[HURT] = i32::from(hurt.slot.0);
                cx.frame(f).r[HURT_LIFE] = i32::from(hurt.life);
            }
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

/// What an attacker has just dealt damage to: whatever was hurt before has been settled.
fn hurt_by(cx: &Context, attacker: Ref) -> Option<Ref> {
    let hurt = |slot: &&Slot| cx.s.object(**slot).hurt_by == Some(attacker);
    cx.s.cards(zone::AREA, Seat::FIRST).iter().find(hurt).map(|&slot| cx.s.refer(slot))
}

/// The attacker that has dealt battle damage to a chara, until that has been settled.
pub(crate) fn striker(cx: &Context, slot: Slot) -> Option<Ref> {
    let attack = current(cx)?;
    let hurt = Ref { slot: Slot(attack.r[HURT] as u16), life: attack.r[HURT_LIFE] as u16 };
    (hurt == cx.s.refer(slot)).then(|| attacker(&attack))
}
