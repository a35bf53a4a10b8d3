//! Chapter 803: the attack declaration step.

use super::{ATTACKER as SLOT, LIFE, PLAYER, step};
use crate::book::{Context, proc};
use crate::keywords::{hubris, slow_start};
use crate::principles;
use crate::rules::cite;
use crate::turn::{announce, enter, priority};
use crate::words::{kind, mark, phase, role, verb, zone};
use duel::event::{Act, Cause};
use duel::frame::{Flow, Proc};
use duel::item::Bout;
use duel::need;
use duel::object::{Ref, Slot};
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::refusal::{Decide, Verdict};
use duel::state::State;
use duel::words::{Mark, Rule, Seat};

/// Which servant attacks.
pub(crate) const ATTACKER: Topic = Topic::Book(4);
/// What it attacks; the player is [`Pick::Done`].
pub(crate) const TARGET: Topic = Topic::Book(5);

/// The turn player chooses an attacker (803.3).
pub(crate) const ATTACKS: Rule = cite!("803.3");
/// And what it attacks (803.3b).
pub(crate) const TARGETS: Rule = cite!("803.3b");

/// One step.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let seat = frame.seat;
    match frame.pc {
        step::DECLARATION => {
            enter(cx, phase::DECLARATION);
            cx.frame(f).pc = step::DECLARATION_PRIORITY;
            announce(cx, seat, &[verb::BEGIN_DECLARATION], cite!("803.1"));
            Flow::Go
        }
        step::DECLARATION_PRIORITY => priority(cx, f, cite!("803.2"), step::ATTACKER),
        // The turn player may have a servant attack (803.3, 803.3a, reading C3).
        step::ATTACKER => {
            for i in 0..cx.s.cards(zone::SERVANTS, seat).len() {
                let slot = cx.s.cards(zone::SERVANTS, seat)[i];
                cx.offer_legal(seat, Pick::Object(slot));
            }
            if cx.t.options.is_empty() {
                return cx.goto(f, step::PHASE_ENDS);
            }
            cx.offer(Pick::Done);
            cx.ask(seat, ATTACKER, ATTACKS)
        }
        step::ATTACKER_PICKED => {
            let Pick::Object(slot) = cx.answer() else { return cx.goto(f, step::PHASE_ENDS) };
            cx.frame(f).r[SLOT] = i32::from(slot.0);
            cx.frame(f).r[LIFE] = i32::from(cx.s.object(slot).life);
            cx.goto(f, step::TARGET)
        }
        step::TARGET => {
            let attacker = attacker(&frame.r);
            offer_targets(cx, seat, attacker.slot);
            cx.ask(seat, TARGET, TARGETS)
        }
        step::TARGET_PICKED => {
            let target = match cx.answer() {
                Pick::Object(slot) => Some(slot),
                _ => None,
            };
            cx.frame(f).r[PLAYER] = target.is_none().into();
            cx.frame(f).pc = step::ATTACK_PRIORITY;
            declare(cx, seat, attacker(&frame.r), target);
            Flow::Go
        }
        _ => priority(cx, f, cite!("803.6"), step::JUDGE),
    }
}

/// The servant of the attack that is being declared.
pub(crate) fn attacking(cx: &Context) -> Option<Slot> {
    attacking_in(cx.s)
}

/// The same, in a state.
pub(crate) fn attacking_in(state: &State) -> Option<Slot> {
    let frame = state.frames.iter().rev().find(|frame| frame.proc == Proc::Book(proc::BATTLE))?;
    Some(attacker(&frame.r).slot)
}

fn attacker(registers: &[i32]) -> Ref {
    Ref { slot: Slot(registers[SLOT] as u16), life: registers[LIFE] as u16 }
}

/// Checks that a servant may attack: a recovered one that nothing forbids to (803.3a), and that has something to attack.
pub(crate) fn check_attacker<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let own = cx.s.object(slot).zone == zone::SERVANTS && cx.player_of(slot) == seat;
    need!(verdict, own && cx.s.profile(slot).kinds.has(kind::SERVANT), cite!("803.3a"), it);
    need!(verdict, cx.s.turn.player == seat, cite!("803.3a"), it);
    need!(verdict, cx.s.object(slot).orientation == Orientation::Upright, cite!("803.3a"), it);
    need!(verdict, !slow_start::keeps_back(cx, slot), slow_start::WAITS, it);
    need!(verdict, !cx.forbidden(verb::ATTACK, slot, None), principles::CANNOT, it);
    let mut any = Decide::default();
    check_target(cx, slot, Pick::Done, &mut any);
    let some = any.allowed()
        || cx.controlled(zone::SERVANTS, seat.other()).any(|target| {
            let mut verdict = Decide::default();
            check_target(cx, slot, Pick::Object(target), &mut verdict);
            verdict.allowed()
        });
    need!(verdict, some, cite!("803.3b"), it);
}

/// Whether a servant may attack now.
pub(crate) fn may_attack(cx: &mut Context, seat: Seat, slot: Slot) -> bool {
    let mut verdict = Decide::default();
    check_attacker(cx, seat, slot, &mut verdict);
    verdict.allowed()
}

/// Checks what a servant attacks: the opponent, if no reversed servant that could be attacked guards, or a servant of the
/// opponent's (803.3b).
pub(crate) fn check_target<V: Verdict>(cx: &Context, attacker: Slot, target: Pick, verdict: &mut V) {
    let opponent = cx.player_of(attacker).other();
    match target {
        Pick::Object(slot) => {
            let it = Some(slot);
            let theirs = cx.s.object(slot).zone == zone::SERVANTS && cx.player_of(slot) == opponent;
            need!(verdict, theirs && cx.s.profile(slot).kinds.has(kind::SERVANT), cite!("803.3b"), it);
            need!(verdict, !cx.forbidden(verb::BE_ATTACKED, slot, Some(cx.s.refer(attacker))), principles::CANNOT, it);
        }
        _ => {
            let guards = |slot: Slot| {
                let mut verdict = Decide::default();
                let reversed = cx.s.object(slot).orientation == Orientation::Reversed;
                reversed && {
                    check_target(cx, attacker, Pick::Object(slot), &mut verdict);
                    verdict.allowed()
                }
            };
            let guard = cx.controlled(zone::SERVANTS, opponent).find(|&slot| guards(slot));
            need!(verdict, guard.is_none() || hubris::passes(cx, attacker), cite!("803.3b"), guard);
        }
    }
}

fn offer_targets(cx: &mut Context, seat: Seat, attacker: Slot) {
    for i in 0..cx.s.cards(zone::SERVANTS, seat.other()).len() {
        let slot = cx.s.cards(zone::SERVANTS, seat.other())[i];
        offer_target(cx, attacker, Pick::Object(slot));
    }
    offer_target(cx, attacker, Pick::Done);
}

fn offer_target(cx: &mut Context, attacker: Slot, pick: Pick) {
    let mut verdict = Decide::default();
    check_target(cx, attacker, pick, &mut verdict);
    if verdict.allowed() {
        cx.offer(pick);
    }
}

/// The attacker is rested and attacks (803.4); a servant it attacks is attacked, and battles (803.5).
fn declare(cx: &mut Context, seat: Seat, attacker: Ref, target: Option<Slot>) {
    let cause = Cause { seat: Some(seat), source: Some(attacker), ..Cause::rule(cite!("803.4")) };
    let number = cx.s.clock;
    cx.enlist(Bout { number, place: seat.0, object: attacker, roles: role::ATTACKING });
    let from = cx.s.batch.len();
    cx.propose(Act::Turn { slot: attacker.slot, to: Orientation::Sideways }, verb::REST, cause);
    let servant = target.is_some();
    if let Some(slot) = target {
        let attacked = Cause { rule: cite!("803.5"), ..cause };
        let object = cx.s.refer(slot);
        cx.enlist(Bout { number, place: seat.other().0, object, roles: role::ATTACKED });
        cx.deed(verb::ATTACK, seat, attacker.slot, slot, cause);
        cx.deed(verb::BATTLE, seat, attacker.slot, slot, cause);
        cx.deed(verb::BATTLE, seat.other(), slot, attacker.slot, attacked);
    } else {
        cx.deed(verb::ATTACK, seat, attacker.slot, Slot::NONE, cause);
        cx.deed(verb::BATTLE, seat, attacker.slot, Slot::NONE, cause);
    }
    note(cx, attacker.slot, mark::ATTACKED, cause);
    for slot in [Some(attacker.slot), target].into_iter().flatten() {
        note(cx, slot, mark::BATTLED, cause);
        if servant {
            note(cx, slot, mark::BATTLED_SERVANT, cause);
        }
    }
    cx.commit(from);
}

/// What a servant did this turn is noted.
fn note(cx: &mut Context, slot: Slot, mark: Mark, cause: Cause) {
    if !cx.s.object(slot).marks.has(mark) {
        cx.propose(Act::Mark { slot, mark, on: true }, verb::PUT, cause);
    }
}
