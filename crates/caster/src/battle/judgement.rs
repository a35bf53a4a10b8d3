//! Chapter 804: the battle judgement step.

use super::{ATTACKER, GOAL, goal, in_role, step};
use crate::book::Context;
use crate::deeds::corrupting;
use crate::keywords::corrupt;
use crate::rules::cite;
use crate::turn::{enter, priority};
use crate::words::{number, phase, role, verb, zone};
use duel::event::{Act, Cause};
use duel::frame::Flow;
use duel::object::{Ref, Slot};
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::words::{Rule, Seat};

/// Which of several skills says how many orbs an attack corrupts.
pub(crate) const SKILL: Topic = Topic::Book(20);

/// One step.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.pc {
        step::JUDGE => judge(cx, f),
        step::SKILL => corrupt::ask(cx, frame.seat, Slot(frame.r[ATTACKER] as u16)),
        step::SKILL_PICKED => {
            cx.frame(f).pc = step::JUDGED;
            if let (Pick::Number(orbs), Some(attacker)) = (cx.answer(), in_role(cx, role::ATTACKING)) {
                corrupting::begin(cx, frame.seat, orbs, Some(attacker));
            }
            Flow::Go
        }
        _ => priority(cx, f, cite!("804.6"), step::BATTLE_ENDS),
    }
}

fn judge(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    enter(cx, phase::JUDGEMENT);
    cx.frame(f).pc = step::JUDGED;
    let aim = frame.r[GOAL];
    let (attacker, attacked) = (in_role(cx, role::ATTACKING), in_role(cx, role::ATTACKED));
    // Without an attacker, or without the servant it attacks, nothing is judged (804.1).
    let complete = attacker.is_some() && (aim != goal::SERVANT || attacked.is_some());
    if !complete && cx.by(cite!("804.1")) {
        return cx.goto(f, step::BATTLE_ENDS);
    }
    let Some(attacker) = attacker else { return Flow::Go };
    // Nor if the attacker is reversed by now (804.2).
    if cx.s.object(attacker.slot).orientation == Orientation::Reversed && cx.by(cite!("804.2")) {
        return cx.goto(f, step::BATTLE_ENDS);
    }
    match (aim, attacked) {
        (goal::SERVANT, Some(attacked)) => strike(cx, frame.seat, attacker, attacked),
        (goal::PLAYER, _) => return reach_player(cx, f, attacker),
        _ => {}
    }
    Flow::Go
}

/// A greater ATK than the ATK of what is attacked, or its DEF if it is reversed, destroys it (804.3, 804.4, reading C4).
fn strike(cx: &mut Context, seat: Seat, attacker: Ref, attacked: Ref) {
    let reversed = cx.s.object(attacked.slot).orientation == Orientation::Reversed;
    let (resists, rule): (_, Rule) =
        if reversed { (number::DEF, cite!("804.4")) } else { (number::ATK, cite!("804.3")) };
    let attack = cx.s.profile(attacker.slot).number(number::ATK);
    let greater = cx.weigh(attack, cx.s.profile(attacked.slot).number(resists)).is_gt();
    if cx.by(rule) && greater {
        let act = cx.move_to(attacked.slot, zone::GRAVEYARD);
        cx.happen(act, verb::FALL, Cause { source: Some(attacker), seat: Some(seat), ..Cause::rule(rule) });
    }
}

/// Attacking a player without orbs wins; else its controller corrupts one, or as many as its skills say (804.5).
fn reach_player(cx: &mut Context, f: usize, attacker: Ref) -> Flow {
    let seat = cx.frame(f).seat;
    let opponent = seat.other();
    let rule = cite!("804.5");
    if cx.s.cards(zone::ORBS, opponent).is_empty() {
        let cause = Cause { source: Some(attacker), seat: Some(seat), ..Cause::rule(rule) };
        cx.happen(Act::Lose { seat: opponent }, verb::PUT, cause);
        cx.judge();
        return Flow::Go;
    }
    if !cx.by(rule) {
        return Flow::Go;
    }
    match corrupt::orbs(cx, attacker.slot) {
        Some(orbs) => corrupting::begin(cx, seat, orbs, Some(attacker)),
        None => cx.frame(f).pc = step::SKILL,
    }
    Flow::Go
}
