//! Chapter 803: the attack declaration step.

use super::{ATTACKER as SLOT, GOAL, LIFE, TARGET as ATTACKED, goal, step};
use crate::book::{Context, proc};
use crate::keywords::{hubris, slow_start};
use crate::principles;
use crate::rules::cite;
use crate::turn::{announce, enter, priority};
use crate::words::{kind, mark, number, phase, role, verb, zone};
use duel::card::characteristics::Orientation;
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::{Decide, Verdict};
use duel::event::{Cause, Happening};
use duel::ids::{Mark, Rule, Seat};
use duel::need;
use duel::state::State;
use duel::state::combat::Participant;
use duel::state::object::{ObjectRef, Slot};

/// The question which servant attacks.
pub(crate) const ATTACKER: Topic = Topic::Book(4);
/// The question what the servant attacks; [`Pick::Done`] is the player.
pub(crate) const TARGET: Topic = Topic::Book(5);

/// The turn player chooses an attacker, or the battle phase ends (803.3).
pub(crate) const ATTACKS: Rule = cite!("803.3");
/// The attacker is a recovered servant of the turn player's that is not forbidden to attack (803.3a).
const READY: Rule = cite!("803.3a");
/// The attacker attacks the opponent, an enemy servant, or a card that an effect lets be attacked (803.3b).
pub(crate) const TARGETS: Rule = cite!("803.3b");
/// The attacker is rested and whatever attacking requires is done; if that fails, the attack is undone (803.4).
pub(crate) const TAKES: Rule = cite!("803.4");

/// Runs one step of the attack declaration. May ask.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let seat = frame.seat;
    match frame.step {
        step::DECLARATION => {
            enter(cx, phase::DECLARATION);
            cx.frame(f).step = step::DECLARATION_PRIORITY;
            cx.state.illegal_actions.clear();
            announce(cx, seat, &[verb::BEGIN_DECLARATION], cite!("803.1"));
            Flow::Continue
        }
        step::DECLARATION_PRIORITY => priority(cx, f, cite!("803.2"), step::ATTACKER),
        step::ATTACKER => offer_attackers(cx, f),
        step::ATTACKER_PICKED => {
            let Pick::Object(slot) = cx.take_answer() else { return cx.goto(f, step::PHASE_ENDS) };
            cx.cite(READY);
            cx.frame(f).registers[SLOT] = i32::from(slot.0);
            cx.frame(f).registers[LIFE] = i32::from(cx.state.object(slot).life);
            cx.goto(f, step::TARGET)
        }
        step::TARGET => {
            offer_targets(cx, seat, attacker(&frame.registers).slot);
            cx.ask(seat, TARGET, TARGETS)
        }
        step::TARGET_PICKED => {
            let (aim, slot) = match cx.take_answer() {
                Pick::Object(slot) if is_servant(cx, slot) => (goal::SERVANT, slot),
                Pick::Object(slot) => (goal::OTHER, slot),
                _ => (goal::PLAYER, Slot::NONE),
            };
            cx.frame(f).registers[GOAL] = aim;
            cx.frame(f).registers[ATTACKED] = i32::from(slot.0);
            begin(cx, f)
        }
        // The fee for attacking is paid after the attacker has been rested (803.4).
        step::FEE => {
            cx.frame(f).step = step::ATTACK;
            let slot = attacker(&frame.registers).slot;
            let fee = i32::from(cx.state.characteristics(slot).action_fee(verb::ATTACK));
            if fee > 0 && cx.cite(TAKES) {
                cx.push_fee(seat, fee, slot);
            }
            Flow::Continue
        }
        step::ATTACK => {
            cx.frame(f).step = step::ATTACK_PRIORITY;
            let from = cx.state.batch.len();
            attack(cx, &frame);
            cx.commit(from);
            Flow::Continue
        }
        _ => priority(cx, f, cite!("803.6"), step::JUDGE),
    }
}

/// The turn player chooses an attacker or none (803.3, 803.3a, reading C3); one that must attack cannot be declined. If
/// no servant can attack, the battle phase ends (803.3). Asks.
fn offer_attackers(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    let mut must = false;
    for i in 0..cx.state.cards(zone::SERVANTS, seat).len() {
        let slot = cx.state.cards(zone::SERVANTS, seat)[i];
        let before = cx.scratch.options.len();
        if !cx.state.illegal_actions.contains(&Pick::Object(slot)) {
            cx.offer_if_legal(seat, Pick::Object(slot));
        }
        let characteristics = cx.state.characteristics(slot);
        let offered = cx.scratch.options.len() > before;
        must |= offered && characteristics.must.has(verb::ATTACK) && characteristics.action_fee(verb::ATTACK) == 0;
    }
    if cx.scratch.options.is_empty() {
        cx.cite(ATTACKS);
        return cx.goto(f, step::PHASE_ENDS);
    }
    if !must {
        cx.offer(Pick::Done);
    }
    cx.ask(seat, ATTACKER, ATTACKS)
}

/// The servant whose attack is being declared.
pub(crate) fn attacking(cx: &Context) -> Option<Slot> {
    attacking_in(cx.state)
}

/// The servant whose attack is being declared in `state`.
pub(crate) fn attacking_in(state: &State) -> Option<Slot> {
    let frame = state.frames.iter().rev().find(|frame| frame.proc == Proc::Book(proc::BATTLE))?;
    Some(attacker(&frame.registers).slot)
}

fn attacker(registers: &[i32]) -> ObjectRef {
    ObjectRef { slot: Slot(registers[SLOT] as u16), life: registers[LIFE] as u16 }
}

/// The card is a servant on the field.
fn is_servant(cx: &Context, slot: Slot) -> bool {
    cx.state.object(slot).zone == zone::SERVANTS && cx.state.characteristics(slot).kinds.has(kind::SERVANT)
}

/// An attacker must be ready, able to pay for the attack, and have something to attack (803.3b).
pub(crate) fn check_attacker<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    check_ready(cx, seat, slot, verdict);
    let it = Some(slot);
    let rests = !cx.is_forbidden(verb::REST, slot, None);
    need!(verdict, rests, TAKES, it);
    need!(verdict, rests, principles::CANNOT, it);
    let fee = i32::from(cx.state.characteristics(slot).action_fee(verb::ATTACK));
    if fee > 0 {
        let payable = cx.can_pay_fee(seat, fee, slot);
        need!(verdict, payable, TAKES, it);
    }
    let cx = &*cx;
    // Only an attacker of the player's own needs something to attack.
    if is_servant(cx, slot) && cx.player_of(slot) == seat {
        let mut targets = goals(cx, seat.other());
        let some = may_aim(cx, slot, Pick::Done) || targets.any(|target| may_aim(cx, slot, Pick::Object(target)));
        need!(verdict, some, TARGETS, it);
    }
}

/// An attacker must be the turn player's, recovered, and not forbidden to attack (803.3a).
pub(super) fn check_ready<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    need!(verdict, is_servant(cx, slot) && cx.player_of(slot) == seat, READY, it);
    need!(verdict, cx.state.turn.player == seat, READY, it);
    need!(verdict, cx.state.object(slot).orientation == Orientation::Upright, READY, it);
    need!(verdict, !slow_start::keeps_back(cx, slot), slow_start::WAITS, it);
    need!(verdict, !cx.is_forbidden(verb::ATTACK, slot, None), principles::CANNOT, it);
}

/// The cards of a player that attacks could be directed at: those in the servant zone, and casters, which can be
/// attacked only if an effect allows it.
fn goals<'c>(cx: &'c Context, seat: Seat) -> impl Iterator<Item = Slot> + 'c {
    cx.controlled_cards(zone::SERVANTS, seat).chain(cx.controlled_cards(zone::CASTERS, seat))
}

fn may_aim(cx: &Context, attacker: Slot, target: Pick) -> bool {
    let mut verdict = Decide::default();
    check_target(cx, attacker, target, &mut verdict);
    verdict.is_allowed()
}

/// A servant attacks an enemy servant, a card that an effect lets be attacked, or the opponent, unless a reversed
/// servant that it could attack guards (803.3b).
pub(crate) fn check_target<V: Verdict>(cx: &Context, attacker: Slot, target: Pick, verdict: &mut V) {
    let opponent = cx.player_of(attacker).other();
    match target {
        Pick::Object(slot) => {
            let it = Some(slot);
            let on_field = zone::ENTITIES.has(cx.state.object(slot).zone) && cx.player_of(slot) == opponent;
            let fair = is_servant(cx, slot) || cx.state.characteristics(slot).may.has(verb::BE_ATTACKED);
            need!(verdict, on_field && fair, TARGETS, it);
            let (by, at) = (Some(cx.state.object_ref(attacker)), Some(cx.state.object_ref(slot)));
            let barred = cx.is_forbidden(verb::BE_ATTACKED, slot, by) || cx.is_forbidden(verb::ATTACK, attacker, at);
            need!(verdict, !barred, principles::CANNOT, it);
        }
        _ => {
            let guards = |&slot: &Slot| {
                let reversed = cx.state.object(slot).orientation == Orientation::Reversed;
                reversed && is_servant(cx, slot) && may_aim(cx, attacker, Pick::Object(slot))
            };
            let guard = cx.controlled_cards(zone::SERVANTS, opponent).find(guards);
            need!(verdict, !cx.is_forbidden(verb::ATTACK_PLAYER, attacker, None), principles::CANNOT, Some(attacker));
            need!(verdict, guard.is_none() || hubris::passes(cx, attacker), TARGETS, guard);
        }
    }
}

fn offer_targets(cx: &mut Context, seat: Seat, attacker: Slot) {
    for zone in [zone::SERVANTS, zone::CASTERS] {
        for i in 0..cx.state.cards(zone, seat.other()).len() {
            let slot = cx.state.cards(zone, seat.other())[i];
            offer_target(cx, attacker, Pick::Object(slot));
        }
    }
    offer_target(cx, attacker, Pick::Done);
}

fn offer_target(cx: &mut Context, attacker: Slot, pick: Pick) {
    if may_aim(cx, attacker, pick) {
        cx.offer(pick);
    }
}

/// The attacker is rested; any fee for attacking is paid next, and if it cannot be, the attack is undone to the choice
/// of an attacker (803.4). May begin a procedure.
fn begin(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let attacker = attacker(&frame.registers);
    let cause = cause(frame.seat, attacker, TAKES);
    let fee = cx.state.characteristics(attacker.slot).action_fee(verb::ATTACK) > 0;
    if fee {
        cx.begin_action(f, Pick::Object(attacker.slot), step::ATTACKER, cx.state.set_aside.len());
    }
    cx.frame(f).step = if fee { step::FEE } else { step::ATTACK_PRIORITY };
    let from = cx.state.batch.len();
    cx.propose(Happening::Turn { slot: attacker.slot, to: Orientation::Sideways }, verb::REST, cause);
    if !fee {
        attack(cx, &frame);
    }
    cx.commit(from);
    Flow::Continue
}

fn cause(seat: Seat, attacker: ObjectRef, rule: Rule) -> Cause {
    Cause { seat: Some(seat), source: Some(attacker), ..Cause::rule(rule) }
}

/// The attacker attacks and battles (803.4); an attacked servant is attacked and battles (803.5). Proposes the events.
fn attack(cx: &mut Context, frame: &Frame) {
    let seat = frame.seat;
    let attacker = attacker(&frame.registers);
    let cause = cause(seat, attacker, TAKES);
    let number = cx.state.clock;
    let target = Slot(frame.registers[ATTACKED] as u16);
    let place = 0;
    if cx.cite(TAKES) {
        cx.join_combat(Participant { combat: number, place, object: attacker, roles: role::ATTACKING });
    }
    cx.deed(verb::ATTACK, seat, attacker.slot, target, cause);
    cx.deed(verb::BATTLE, seat, attacker.slot, target, cause);
    if frame.registers[GOAL] == goal::PLAYER && cx.state.derived.listened_deeds.has(verb::ATTACK_PLAYER) {
        cx.deed(verb::ATTACK_PLAYER, seat, attacker.slot, target, cause);
    }
    note(cx, attacker.slot, mark::ATTACKED, cause);
    note(cx, attacker.slot, mark::BATTLED, cause);
    if frame.registers[GOAL] == goal::SERVANT {
        let attacked = Cause { rule: cite!("803.5"), ..cause };
        if cx.cite(attacked.rule) {
            let object = cx.state.object_ref(target);
            cx.join_combat(Participant { combat: number, place, object, roles: role::ATTACKED });
        }
        cx.deed(verb::BATTLE, seat.other(), target, attacker.slot, attacked);
        note(cx, target, mark::BATTLED, attacked);
        note(cx, target, mark::BATTLED_SERVANT, attacked);
        note(cx, attacker.slot, mark::BATTLED_SERVANT, cause);
    }
}

/// Marks what a servant did this turn.
fn note(cx: &mut Context, slot: Slot, mark: Mark, cause: Cause) {
    if !cx.state.object(slot).marks.has(mark) {
        cx.propose(Happening::Mark { slot, mark, on: true }, verb::PUT, cause);
    }
}

/// A servant that stops being one, loses its ATK or DEF, leaves the field or changes sides during a battle stops
/// attacking (803.4a) or being attacked (803.5a), whatever it becomes later.
pub(crate) fn lose_parts(cx: &mut Context) {
    if cx.state.combats.is_empty() {
        return;
    }
    cx.refresh();
    let turn_player = cx.state.turn.player;
    for i in (0..cx.state.combats.len()).rev() {
        let Participant { object, roles, .. } = cx.state.combats[i];
        let attacks = roles & role::ATTACKING != 0;
        let side = if attacks { turn_player } else { turn_player.other() };
        let rule = if attacks { cite!("803.4a") } else { cite!("803.5a") };
        if !has_part(cx, object, side) && cx.cite(rule) {
            cx.leave_combat(|participant| participant.object != object);
        }
    }
}

fn has_part(cx: &Context, object: ObjectRef, side: Seat) -> bool {
    if !cx.state.is_alive(object) || !is_servant(cx, object.slot) {
        return false;
    }
    let has = cx.state.characteristics(object.slot).defined_numbers;
    has.has(number::ATK) && has.has(number::DEF) && cx.player_of(object.slot) == side
}
