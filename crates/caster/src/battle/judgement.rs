//! Chapter 804: the battle judgement step.

use super::{ATTACKER, GOAL, goal, in_role, step};
use crate::book::Context;
use crate::deeds::corrupting;
use crate::keywords::corrupt;
use crate::rules::cite;
use crate::turn::{enter, priority};
use crate::words::{number, phase, role, verb, zone};
use duel::card::characteristics::Orientation;
use duel::engine::frame::Flow;
use duel::engine::question::{Pick, Topic};
use duel::event::{Cause, Happening};
use duel::ids::{Rule, Seat};
use duel::state::object::{ObjectRef, Slot};

/// The question which of several skills sets the number of orbs that an attack corrupts.
pub(crate) const SKILL: Topic = Topic::Book(20);

/// Runs one step of the battle judgement. May ask.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.step {
        step::JUDGE => judge(cx, f),
        step::SKILL => corrupt::ask(cx, frame.seat, Slot(frame.registers[ATTACKER] as u16)),
        step::SKILL_PICKED => {
            cx.frame(f).step = step::JUDGED;
            if let (Pick::Number(orbs), Some(attacker)) = (cx.take_answer(), in_role(cx, role::ATTACKING)) {
                corrupting::begin(cx, frame.seat, orbs, Some(attacker));
            }
            Flow::Continue
        }
        _ => priority(cx, f, cite!("804.6"), step::BATTLE_ENDS),
    }
}

fn judge(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    enter(cx, phase::JUDGEMENT);
    cx.frame(f).step = step::JUDGED;
    let aim = frame.registers[GOAL];
    let (attacker, attacked) = (in_role(cx, role::ATTACKING), in_role(cx, role::ATTACKED));
    // Without an attacker, or without the attacked servant, nothing is judged (804.1).
    let complete = attacker.is_some() && (aim != goal::SERVANT || attacked.is_some());
    if !complete && cx.cite(cite!("804.1")) {
        return cx.goto(f, step::BATTLE_ENDS);
    }
    let Some(attacker) = attacker else { return Flow::Continue };
    // Nor is it if the attacker is reversed by now (804.2).
    if cx.state.object(attacker.slot).orientation == Orientation::Reversed && cx.cite(cite!("804.2")) {
        return cx.goto(f, step::BATTLE_ENDS);
    }
    match (aim, attacked) {
        (goal::SERVANT, Some(attacked)) => strike(cx, frame.seat, attacker, attacked),
        (goal::PLAYER, _) => return reach_player(cx, f, attacker),
        _ => {}
    }
    Flow::Continue
}

/// The attacker destroys the attacked servant if its ATK is greater than that servant's ATK, or than its DEF if that is
/// reversed (804.3, 804.4, reading C4). May begin a procedure.
fn strike(cx: &mut Context, seat: Seat, attacker: ObjectRef, attacked: ObjectRef) {
    let reversed = cx.state.object(attacked.slot).orientation == Orientation::Reversed;
    let (resists, rule): (_, Rule) =
        if reversed { (number::DEF, cite!("804.4")) } else { (number::ATK, cite!("804.3")) };
    let attack = cx.state.characteristics(attacker.slot).number(number::ATK);
    let greater = cx.compare_numbers(attack, cx.state.characteristics(attacked.slot).number(resists)).is_gt();
    if cx.cite(rule) && greater {
        let act = cx.move_to(attacked.slot, zone::GRAVEYARD);
        cx.happen(act, verb::FALL, Cause { source: Some(attacker), seat: Some(seat), ..Cause::rule(rule) });
    }
}

/// A player without orbs who is attacked loses; otherwise the attacker corrupts one orb, or as many as its skills say
/// (804.5). Begins a procedure.
fn reach_player(cx: &mut Context, f: usize, attacker: ObjectRef) -> Flow {
    let seat = cx.frame(f).seat;
    let opponent = seat.other();
    let rule = cite!("804.5");
    if cx.state.cards(zone::ORBS, opponent).is_empty() {
        let cause = Cause { source: Some(attacker), seat: Some(seat), ..Cause::rule(rule) };
        cx.happen(Happening::Lose { seat: opponent }, verb::PUT, cause);
        cx.decide_outcome();
        return Flow::Continue;
    }
    if !cx.cite(rule) {
        return Flow::Continue;
    }
    match corrupt::orbs(cx, attacker.slot) {
        Some(orbs) => corrupting::begin(cx, seat, orbs, Some(attacker)),
        None => cx.frame(f).step = step::SKILL,
    }
    Flow::Continue
}
