//! The damage resolution step (10.1.4).

use super::{AGAIN, LEFT, MEMBER, START, STRIKE, block, marked, step};
use crate::book::{Context, proc};
use crate::edition::{Edition, Obeys};
use crate::keywords::{self, party};
use crate::rules::{Cited, cite};
use crate::words::{mark, phase, verb, zone};
use crate::{card, damage};
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::priority::{HOLD_TRIGGERS, Priority};
use duel::engine::question::{Pick, Topic};
use duel::event::{Cause, Happening};
use duel::ids::Seat;
use duel::state::State;
use duel::state::object::{ObjectRef, Slot};
/// Asks how much of the blocker's damage a member of the party is dealt.
pub const DIVIDE: Topic = Topic::Book(8);
/// A Forward that blocks a party divides its damage among the members (10.1.4.2.1).
pub(crate) const DIVIDES: Cited = cite!("10.1.4.2.1");

/// Abilities that trigger on damage to a player trigger after it (10.1.4.3).
pub(crate) const WOUNDED: Cited = cite!("10.1.4.3");

/// Attackers and blocker deal each other damage equal to their power (10.1.4.2).
pub(crate) const BLOWS: Cited = cite!("10.1.4.2");

/// Then the turn player has priority (10.1.4.4).
pub(super) const PRIORITY: Cited = cite!("10.1.4.4");

/// Strikes: all at once; or Forwards with First Strike first, then the others (15.2.3.2).
const ALL: i32 = 0;
const FIRST: i32 = 1;
const SECOND: i32 = 2;
/// The attackers, or the blocker, have First Strike: they deal damage in [`FIRST`] and not in [`SECOND`].
const ATTACKERS_DONE: i32 = 4;
const BLOCKER_DONE: i32 = 8;

/// If only one side has First Strike as the step begins, there are two strikes (15.2.3.2). May begin a procedure.
pub(super) fn begin_damage<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    cx.enter_phase(phase::DAMAGE_RESOLUTION, cite!("10.1.4.1").of::<E>());
    // The declared attackers are gone: they deal no damage, and the step goes on (10.1.2.7, readings F20, S35).
    if marked(cx, mark::ATTACKING).next().is_none() {
        if marked(cx, mark::BLOCKING).next().is_some() {
            cx.obeys(block::GONE);
        }
        return cx.goto(f, step::DAMAGE_PRIORITY);
    }
    let blocked = marked(cx, mark::ATTACKING).any(|slot| cx.state.object(slot).marks.has(mark::BLOCKED));
    if !blocked {
        return hit_player(cx, f);
    }
    let mut picking = std::mem::take(&mut cx.scratch.candidates);
    picking.clear();
    picking.extend(marked(cx, mark::ATTACKING));
    let (attackers, blocker) = keywords::strike_first(cx, &picking, marked(cx, mark::BLOCKING).next());
    cx.scratch.candidates = picking;
    let two_strikes = attackers != blocker;
    cx.frame(f).registers[STRIKE] = if two_strikes {
        FIRST | if attackers { ATTACKERS_DONE } else { 0 } | if blocker { BLOCKER_DONE } else { 0 }
    } else {
        ALL
    };
    cx.goto(f, step::STRIKE)
}

/// An unblocked attack deals one point of damage, a party one in all (10.1.4.1). Begins a procedure.
fn hit_player<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    cx.frame(f).step = step::DAMAGE_PRIORITY;
    let defender = cx.frame(f).seat.other();
    let attacker = marked(cx, mark::ATTACKING).next().unwrap_or(Slot::NONE);
    damage::push_battle(cx, defender, attacker);
    Flow::Continue
}

/// The sides that deal damage in this strike: the attackers, the blocker.
fn striking(strike: i32) -> (bool, bool) {
    let (attackers_first, blocker_first) = (strike & ATTACKERS_DONE != 0, strike & BLOCKER_DONE != 0);
    match strike & 3 {
        ALL => (true, true),
        FIRST => (attackers_first, blocker_first),
        _ => (!attackers_first, !blocker_first),
    }
}

/// Attackers and blocker deal each other damage equal to their power (10.1.4.2).
pub(super) fn strike<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let (attackers, blocker_strikes) = striking(cx.frame(f).registers[STRIKE]);
    let from = cx.state.batch.len();
    cx.frame(f).registers[START] = from as i32;
    cx.frame(f).registers[MEMBER] = 0;
    // A blocked attack whose blocker is gone deals no damage (10.1.3.3, readings F16, S20).
    let Some(blocker) = marked(cx, mark::BLOCKING).next() else {
        if !cx.obeys(block::GONE) {
            return hit_player(cx, f);
        }
        return cx.goto(f, step::STRUCK);
    };
    let mut picking = std::mem::take(&mut cx.scratch.candidates);
    picking.clear();
    picking.extend(marked(cx, mark::ATTACKING));
    if attackers {
        // A party deals one amount, the sum of the damage of its members that may deal damage (F 15.1.1.9.8; S
        // 15.1.1.10.8, readings F21, S37).
        let several = picking.len() > 1;
        picking.retain(|&slot| !several || deals(cx, slot, blocker));
        let as_one = picking.len() > 1 && party::deals_as_one(cx, picking[0]);
        for (n, &slot) in picking.iter().enumerate() {
            let amount = match (as_one, n) {
                (false, _) => card::strength(cx, slot),
                (true, 0) => picking.iter().map(|&slot| card::strength(cx, slot)).fold(0, i32::saturating_add),
                (true, _) => break,
            };
            propose_damage(cx, slot, blocker, amount);
        }
    }
    cx.scratch.candidates = picking;
    cx.frame(f).registers[LEFT] = if blocker_strikes { card::strength(cx, blocker) } else { 0 };
    cx.goto(f, step::DIVIDE)
}

fn propose_damage<E: Edition>(cx: &mut Context<E>, dealer: Slot, slot: Slot, amount: i32) {
    if amount > 0 {
        let cause = cause_of_blow(cx, dealer);
        cx.propose(Happening::Damage { slot, amount }, verb::DAMAGE, cause);
    }
}

fn cause_of_blow<E: Edition>(cx: &Context<E>, dealer: Slot) -> Cause {
    let source: Option<ObjectRef> = Some(cx.state.object_ref(dealer));
    let seat = Some(cx.state.characteristics(dealer).controller);
    Cause { source, seat, ..Cause::rule(BLOWS.of::<E>()) }
}

/// The attacker deals damage to its blocker: it has power, nothing forbids it, and no effect replaces its damage by
/// nothing.
pub(crate) fn deals<E: Edition>(cx: &Context<E>, attacker: Slot, blocker: Slot) -> bool {
    let (amount, cause) = (card::strength(cx, attacker), cause_of_blow(cx, attacker));
    amount > 0
        && !cx.is_forbidden_by(verb::DAMAGE, blocker, &cause)
        && !cx.is_always_replaced_by_nothing(Happening::Damage { slot: blocker, amount }, verb::DAMAGE, cause)
}

/// The blocker's controller divides its damage among a party in thousands (10.1.4.2.1, reading S13). May ask.
///
/// A remainder of less than a thousand goes to one member.
pub(super) fn offer_division<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let members = marked(cx, mark::ATTACKING).count() as i32;
    let left = frame.registers[LEFT];
    if frame.registers[MEMBER] >= members || left == 0 {
        cx.frame(f).step = step::STRUCK;
        cx.commit(frame.registers[START] as usize);
        return Flow::Continue;
    }
    if frame.registers[MEMBER] == members - 1 {
        assign(cx, f, left);
        return Flow::Continue;
    }
    for n in 0..=left / 1000 {
        cx.offer(Pick::Number(n * 1000));
    }
    if left % 1000 != 0 {
        cx.offer(Pick::Number(left));
    }
    cx.ask(frame.seat.other(), DIVIDE, DIVIDES.of::<E>())
}

/// The party member whose share of the blocker's damage is being decided.
pub(crate) fn dividing(state: &State) -> Option<Slot> {
    let frame = state.frames.iter().rev().find(|frame| frame.proc == Proc::Book(proc::ATTACK))?;
    let field = Seat::BOTH.into_iter().flat_map(|side| state.cards(zone::FIELD, side).iter().copied());
    field.filter(|&slot| state.object(slot).marks.has(mark::ATTACKING)).nth(frame.registers[MEMBER] as usize)
}

pub(super) fn assign<E: Edition>(cx: &mut Context<E>, f: usize, amount: i32) {
    let member = cx.frame(f).registers[MEMBER] as usize;
    let target = marked(cx, mark::ATTACKING).nth(member);
    let blocker = marked(cx, mark::BLOCKING).next();
    if let (Some(target), Some(blocker)) = (target, blocker) {
        propose_damage(cx, blocker, target, amount);
    }
    let frame = cx.frame(f);
    frame.registers[MEMBER] += 1;
    frame.registers[LEFT] -= amount;
}

/// After the first of two strikes there is priority, but without Summons and abilities (15.2.3.3, readings F16, S22).
///
/// Triggers go on waiting. Then the others strike. May begin a procedure.
pub(super) fn struck<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let strike = cx.frame(f).registers[STRIKE];
    if strike & 3 != FIRST {
        return cx.goto(f, step::DAMAGE_PRIORITY);
    }
    cx.frame(f).registers[STRIKE] = strike & !3 | SECOND;
    cx.frame(f).step = step::STRIKE;
    let seat = cx.frame(f).seat;
    let held = if cx.obeys(keywords::BETWEEN_STRIKES) { HOLD_TRIGGERS } else { 0 };
    cx.push(Frame::new(Proc::Priority, seat).with(Priority::FLAGS, held));
    Flow::Continue
}

/// There is priority between two strikes: only Characters with Back Attack can be played (15.2.3.3).
pub(crate) fn between_strikes<E: Edition>(cx: &Context<E>) -> bool {
    cx.state.turn.phase == phase::DAMAGE_RESOLUTION
        && cx.state.frames.iter().any(|frame| {
            frame.proc == Proc::Book(proc::ATTACK)
                && frame.step == step::STRIKE
                && frame.registers[STRIKE] & 3 == SECOND
        })
}

/// The party is dissolved (10.1.4.5), and another attack may follow. May begin a procedure.
///
/// In the older system play goes back to the attack preparation step (S 10.1.4.6, reading S19), in the FFTCG to the
/// attack declaration step (F 10.1.4.6, reading F2).
pub(super) fn end<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    if cx.obeys(cite!(s "10.1.4.6")) {
        cx.frame(f).registers[AGAIN] = 1;
        cx.frame(f).step = step::PREPARE;
    } else if cx.obeys(cite!(f "10.1.4.6")) {
        cx.frame(f).step = step::DECLARATION;
    } else {
        cx.pop();
    }
    let from = cx.state.batch.len();
    for side in Seat::BOTH {
        for i in 0..cx.state.cards(zone::FIELD, side).len() {
            let slot = cx.state.cards(zone::FIELD, side)[i];
            let cause = Cause::rule(cite!("10.1.4.5").of::<E>());
            for mark in [mark::ATTACKING, mark::BLOCKING, mark::BLOCKED, mark::IN_BATTLE] {
                if cx.state.object(slot).marks.has(mark) {
                    cx.propose(Happening::Mark { slot, mark, on: false }, verb::PUT, cause);
                }
            }
            party::dissolve(cx, slot, cause);
        }
    }
    cx.commit(from);
    Flow::Continue
}
