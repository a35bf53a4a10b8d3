//! Chapter 804: the battle judgement step.

use super::{PLAYER, in_role, step};
use crate::book::Context;
use crate::keywords::corrupt;
use crate::rules::cite;
use crate::turn::{enter, priority};
use crate::words::{number, phase, role, verb, zone};
use duel::event::{Act, Cause};
use duel::frame::Flow;
use duel::object::Ref;
use duel::profile::Orientation;
use duel::words::{Rule, Seat};

/// One step.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    match cx.frame(f).pc {
        step::JUDGE => judge(cx, f),
        _ => priority(cx, f, cite!("804.6"), step::BATTLE_ENDS),
    }
}

fn judge(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    enter(cx, phase::JUDGEMENT);
    let player = frame.r[PLAYER] != 0;
    let (attacker, attacked) = (in_role(cx, role::ATTACKING), in_role(cx, role::ATTACKED));
    // Without an attacker, or without the servant it attacks, nothing is judged (804.1).
    let complete = attacker.is_some() && (player || attacked.is_some());
    if !complete && cx.by(cite!("804.1")) {
        return cx.goto(f, step::BATTLE_ENDS);
    }
    let Some(attacker) = attacker else { return cx.goto(f, step::BATTLE_ENDS) };
    // Nor if the attacker is reversed by now (804.2).
    if cx.s.object(attacker.slot).orientation == Orientation::Reversed && cx.by(cite!("804.2")) {
        return cx.goto(f, step::BATTLE_ENDS);
    }
    cx.frame(f).pc = step::JUDGED;
    match attacked {
        Some(attacked) if !player => strike(cx, frame.seat, attacker, attacked),
        _ if player => reach_player(cx, frame.seat, attacker),
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
    if attack > cx.s.profile(attacked.slot).number(resists) {
        let act = cx.move_to(attacked.slot, zone::GRAVEYARD);
        cx.happen(act, verb::FALL, Cause { source: Some(attacker), seat: Some(seat), ..Cause::rule(rule) });
    }
}

/// Attacking a player without orbs wins; else orbs are corrupted (804.5).
fn reach_player(cx: &mut Context, seat: Seat, attacker: Ref) {
    let opponent = seat.other();
    let cause = Cause { source: Some(attacker), seat: Some(seat), ..Cause::rule(cite!("804.5")) };
    if cx.s.cards(zone::ORBS, opponent).is_empty() {
        cx.happen(Act::Lose { seat: opponent }, verb::PUT, cause);
        cx.judge();
        return;
    }
    corrupt::begin(cx, attacker, cause);
}
