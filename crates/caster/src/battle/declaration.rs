//! Chapter 803: the attack declaration step.

use super::{ATTACKER as SLOT, GOAL, LIFE, TARGET as ATTACKED, goal, step};
use crate::book::{Context, proc};
use crate::keywords::{hubris, slow_start};
use crate::principles;
use crate::rules::cite;
use crate::turn::{announce, enter, priority};
use crate::words::{kind, mark, number, phase, role, verb, zone};
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
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

/// The turn player chooses an attacker, or the battle phase ends (803.3).
pub(crate) const ATTACKS: Rule = cite!("803.3");
/// And what it attacks (803.3b).
pub(crate) const TARGETS: Rule = cite!("803.3b");
/// The attacker is rested, and what attacking takes is done, or the attack is taken back (803.4).
pub(crate) const TAKES: Rule = cite!("803.4");

/// One step.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let seat = frame.seat;
    match frame.pc {
        step::DECLARATION => {
            enter(cx, phase::DECLARATION);
            cx.frame(f).pc = step::DECLARATION_PRIORITY;
            cx.s.barred.clear();
            announce(cx, seat, &[verb::BEGIN_DECLARATION], cite!("803.1"));
            Flow::Go
        }
        step::DECLARATION_PRIORITY => priority(cx, f, cite!("803.2"), step::ATTACKER),
        step::ATTACKER => offer_attackers(cx, f),
        step::ATTACKER_PICKED => {
            let Pick::Object(slot) = cx.answer() else { return cx.goto(f, step::PHASE_ENDS) };
            cx.frame(f).r[SLOT] = i32::from(slot.0);
            cx.frame(f).r[LIFE] = i32::from(cx.s.object(slot).life);
            cx.goto(f, step::TARGET)
        }
        step::TARGET => {
            offer_targets(cx, seat, attacker(&frame.r).slot);
            cx.ask(seat, TARGET, TARGETS)
        }
        step::TARGET_PICKED => {
            let (aim, slot) = match cx.answer() {
                Pick::Object(slot) if is_servant(cx, slot) => (goal::SERVANT, slot),
                Pick::Object(slot) => (goal::OTHER, slot),
                _ => (goal::PLAYER, Slot::NONE),
            };
            cx.frame(f).r[GOAL] = aim;
            cx.frame(f).r[ATTACKED] = i32::from(slot.0);
            begin(cx, f)
        }
        // What attacking costs is paid when the attacker has been rested (803.4).
        step::FEE => {
            cx.frame(f).pc = step::ATTACK;
            let slot = attacker(&frame.r).slot;
            let fee = i32::from(cx.s.profile(slot).tax_on(verb::ATTACK));
            if fee > 0 && cx.by(TAKES) {
                cx.push_fee(seat, fee, slot);
            }
            Flow::Go
        }
        step::ATTACK => {
            cx.frame(f).pc = step::ATTACK_PRIORITY;
            let from = cx.s.batch.len();
            attack(cx, &frame);
            cx.commit(from);
            Flow::Go
        }
        _ => priority(cx, f, cite!("803.6"), step::JUDGE),
    }
}

/// The turn player may have a servant attack (803.3, 803.3a, reading C3), and has to if one must. Without one that can,
/// the battle phase ends (803.3).
fn offer_attackers(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    let mut must = false;
    for i in 0..cx.s.cards(zone::SERVANTS, seat).len() {
        let slot = cx.s.cards(zone::SERVANTS, seat)[i];
        let before = cx.t.options.len();
        if !cx.s.barred.contains(&Pick::Object(slot)) {
            cx.offer_legal(seat, Pick::Object(slot));
        }
        let profile = cx.s.profile(slot);
        let offered = cx.t.options.len() > before;
        must |= offered && profile.must.has(verb::ATTACK) && profile.tax_on(verb::ATTACK) == 0;
    }
    if cx.t.options.is_empty() {
        cx.by(ATTACKS);
        return cx.goto(f, step::PHASE_ENDS);
    }
    if !must {
        cx.offer(Pick::Done);
    }
    cx.ask(seat, ATTACKER, ATTACKS)
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

/// Whether a card is a servant on the field.
fn is_servant(cx: &Context, slot: Slot) -> bool {
    cx.s.object(slot).zone == zone::SERVANTS && cx.s.profile(slot).kinds.has(kind::SERVANT)
}

/// Checks that a servant may attack: one that is ready to, and has something to attack (803.3b).
pub(crate) fn check_attacker<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    check_ready(cx, seat, slot, verdict);
    let it = Some(slot);
    need!(verdict, !cx.forbidden(verb::REST, slot, None), TAKES, it);
    let fee = i32::from(cx.s.profile(slot).tax_on(verb::ATTACK));
    if fee > 0 {
        let payable = cx.can_pay_fee(seat, fee, slot);
        need!(verdict, payable, TAKES, it);
    }
    let cx = &*cx;
    // What a card could attack is asked only of who could have it attack.
    if is_servant(cx, slot) && cx.player_of(slot) == seat {
        let mut targets = goals(cx, seat.other());
        let some = may_aim(cx, slot, Pick::Done) || targets.any(|target| may_aim(cx, slot, Pick::Object(target)));
        need!(verdict, some, TARGETS, it);
    }
}

/// Checks that a servant is the turn player's, recovered, and not forbidden to attack (803.3a).
pub(super) fn check_ready<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    need!(verdict, is_servant(cx, slot) && cx.player_of(slot) == seat, cite!("803.3a"), it);
    need!(verdict, cx.s.turn.player == seat, cite!("803.3a"), it);
    need!(verdict, cx.s.object(slot).orientation == Orientation::Upright, cite!("803.3a"), it);
    need!(verdict, !slow_start::keeps_back(cx, slot), slow_start::WAITS, it);
    need!(verdict, !cx.forbidden(verb::ATTACK, slot, None), principles::CANNOT, it);
}

/// The cards of a player's that attacks could be directed at: what lies in the servant zone, and casters, which only an
/// effect lets be attacked.
fn goals<'c>(cx: &'c Context, seat: Seat) -> impl Iterator<Item = Slot> + 'c {
    cx.controlled(zone::SERVANTS, seat).chain(cx.controlled(zone::CASTERS, seat))
}

fn may_aim(cx: &Context, attacker: Slot, target: Pick) -> bool {
    let mut verdict = Decide::default();
    check_target(cx, attacker, target, &mut verdict);
    verdict.allowed()
}

/// Checks what a servant attacks: the opponent, if no reversed servant that could be attacked guards, a servant of the
/// opponent's, or a card that an effect lets be attacked (803.3b).
pub(crate) fn check_target<V: Verdict>(cx: &Context, attacker: Slot, target: Pick, verdict: &mut V) {
    let opponent = cx.player_of(attacker).other();
    match target {
        Pick::Object(slot) => {
            let it = Some(slot);
            let on_field = zone::ENTITIES.has(cx.s.object(slot).zone) && cx.player_of(slot) == opponent;
            let fair = is_servant(cx, slot) || cx.s.profile(slot).may.has(verb::BE_ATTACKED);
            need!(verdict, on_field && fair, TARGETS, it);
            let (by, at) = (Some(cx.s.refer(attacker)), Some(cx.s.refer(slot)));
            let barred = cx.forbidden(verb::BE_ATTACKED, slot, by) || cx.forbidden(verb::ATTACK, attacker, at);
            need!(verdict, !barred, principles::CANNOT, it);
        }
        _ => {
            let guards = |&slot: &Slot| {
                let reversed = cx.s.object(slot).orientation == Orientation::Reversed;
                reversed && is_servant(cx, slot) && may_aim(cx, attacker, Pick::Object(slot))
            };
            let guard = cx.controlled(zone::SERVANTS, opponent).find(guards);
            need!(verdict, !cx.forbidden(verb::ATTACK_PLAYER, attacker, None), principles::CANNOT, Some(attacker));
            need!(verdict, guard.is_none() || hubris::passes(cx, attacker), TARGETS, guard);
        }
    }
}

fn offer_targets(cx: &mut Context, seat: Seat, attacker: Slot) {
    for zone in [zone::SERVANTS, zone::CASTERS] {
        for i in 0..cx.s.cards(zone, seat.other()).len() {
            let slot = cx.s.cards(zone, seat.other())[i];
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

/// The attacker is rested; if attacking takes more than that, that comes next, and what cannot be done takes the attack
/// back to the choice of an attacker (803.4).
fn begin(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let attacker = attacker(&frame.r);
    let cause = cause(frame.seat, attacker, TAKES);
    let fee = cx.s.profile(attacker.slot).tax_on(verb::ATTACK) > 0;
    if fee {
        cx.begin_action(f, Pick::Object(attacker.slot), step::ATTACKER, cx.s.spent.len());
    }
    cx.frame(f).pc = if fee { step::FEE } else { step::ATTACK_PRIORITY };
    let from = cx.s.batch.len();
    cx.propose(Act::Turn { slot: attacker.slot, to: Orientation::Sideways }, verb::REST, cause);
    if !fee {
        attack(cx, &frame);
    }
    cx.commit(from);
    Flow::Go
}

fn cause(seat: Seat, attacker: Ref, rule: Rule) -> Cause {
    Cause { seat: Some(seat), source: Some(attacker), ..Cause::rule(rule) }
}

/// The attacker attacks, and battles (803.4); a servant it attacks is attacked, and battles (803.5).
fn attack(cx: &mut Context, frame: &Frame) {
    let seat = frame.seat;
    let attacker = attacker(&frame.r);
    let cause = cause(seat, attacker, TAKES);
    let number = cx.s.clock;
    let target = Slot(frame.r[ATTACKED] as u16);
    let place = 0;
    if cx.by(TAKES) {
        cx.enlist(Bout { number, place, object: attacker, roles: role::ATTACKING });
    }
    cx.deed(verb::ATTACK, seat, attacker.slot, target, cause);
    cx.deed(verb::BATTLE, seat, attacker.slot, target, cause);
    if frame.r[GOAL] == goal::PLAYER && cx.s.derived.deeds.has(verb::ATTACK_PLAYER) {
        cx.deed(verb::ATTACK_PLAYER, seat, attacker.slot, target, cause);
    }
    note(cx, attacker.slot, mark::ATTACKED, cause);
    note(cx, attacker.slot, mark::BATTLED, cause);
    if frame.r[GOAL] == goal::SERVANT {
        let attacked = Cause { rule: cite!("803.5"), ..cause };
        if cx.by(attacked.rule) {
            let object = cx.s.refer(target);
            cx.enlist(Bout { number, place, object, roles: role::ATTACKED });
        }
        cx.deed(verb::BATTLE, seat.other(), target, attacker.slot, attacked);
        note(cx, target, mark::BATTLED, attacked);
        note(cx, target, mark::BATTLED_SERVANT, attacked);
        note(cx, attacker.slot, mark::BATTLED_SERVANT, cause);
    }
}

/// What a servant did this turn is noted.
fn note(cx: &mut Context, slot: Slot, mark: Mark, cause: Cause) {
    if !cx.s.object(slot).marks.has(mark) {
        cx.propose(Act::Mark { slot, mark, on: true }, verb::PUT, cause);
    }
}

/// What stops being a servant, loses its ATK or DEF, leaves the field or changes sides during a battle attacks no more
/// (803.4a), or is attacked no more (803.5a), whatever it is later.
pub(crate) fn lose_parts(cx: &mut Context) {
    if cx.s.bouts.is_empty() {
        return;
    }
    cx.refresh();
    let turn_player = cx.s.turn.player;
    for i in (0..cx.s.bouts.len()).rev() {
        let Bout { object, roles, .. } = cx.s.bouts[i];
        let attacks = roles & role::ATTACKING != 0;
        let side = if attacks { turn_player } else { turn_player.other() };
        let rule = if attacks { cite!("803.4a") } else { cite!("803.5a") };
        if !has_part(cx, object, side) && cx.by(rule) {
            cx.dismiss(|bout| bout.object != object);
        }
    }
}

fn has_part(cx: &Context, object: Ref, side: Seat) -> bool {
    if !cx.s.alive(object) || !is_servant(cx, object.slot) {
        return false;
    }
    let has = cx.s.profile(object.slot).has;
    has.has(number::ATK) && has.has(number::DEF) && cx.player_of(object.slot) == side
}
