//! The damage resolution step (10.1.4).

use super::{AGAIN, LEFT, MEMBER, START, STRIKE, block, marked, step};
use crate::book::{Context, proc};
use crate::edition::{Edition, Obeys};
use crate::keywords::{self, party};
use crate::rules::{Cited, cite};
use crate::words::{mark, phase, verb, zone};
use crate::{card, damage};
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::object::{Ref, Slot};
use duel::question::{Pick, Topic};
use duel::settle::HOLD_TRIGGERS;
use duel::state::State;
use duel::words::Seat;
/// How much of the blocker's damage a Forward of the party gets.
pub const DIVIDE: Topic = Topic::Book(8);
/// The damage of who blocks a party is divided among it (10.1.4.2.1).
pub(crate) const DIVIDES: Cited = cite!("10.1.4.2.1");

/// Abilities that notice damage to a player trigger after it (10.1.4.3).
pub(crate) const WOUNDED: Cited = cite!("10.1.4.3");

/// Attackers and blocker deal each other damage equal to their power (10.1.4.2).
pub(crate) const BLOWS: Cited = cite!("10.1.4.2");

/// Then the turn player has priority (10.1.4.4).
pub(super) const PRIORITY: Cited = cite!("10.1.4.4");

/// Strikes: all at once; or those with First Strike, then the rest (15.2.3.2).
const ALL: i32 = 0;
const FIRST: i32 = 1;
const SECOND: i32 = 2;
/// With [`SECOND`]: the attackers, or the blocker, had First Strike and are done.
const ATTACKERS_DONE: i32 = 4;
const BLOCKER_DONE: i32 = 8;

/// With First Strike on either side there are two strikes; it counts as the step begins (15.2.3.2).
pub(super) fn begin_damage<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    cx.enter_phase(phase::DAMAGE_RESOLUTION, cite!("10.1.4.1").of::<E>());
    // What was declared is gone: it deals no damage, and the step goes on (10.1.2.7, readings F20, S35).
    if marked(cx, mark::ATTACKING).next().is_none() {
        if marked(cx, mark::BLOCKING).next().is_some() {
            cx.obeys(block::GONE);
        }
        return cx.goto(f, step::DAMAGE_PRIORITY);
    }
    let blocked = marked(cx, mark::ATTACKING).any(|slot| cx.s.object(slot).marks.has(mark::BLOCKED));
    if !blocked {
        return hit_player(cx, f);
    }
    let mut picking = std::mem::take(&mut cx.t.picking);
    picking.clear();
    picking.extend(marked(cx, mark::ATTACKING));
    let (attackers, blocker) = keywords::strike_first(cx, &picking, marked(cx, mark::BLOCKING).next());
    cx.t.picking = picking;
    let two_strikes = attackers != blocker;
    cx.frame(f).r[STRIKE] = if two_strikes {
        FIRST | if attackers { ATTACKERS_DONE } else { 0 } | if blocker { BLOCKER_DONE } else { 0 }
    } else {
        ALL
    };
    cx.goto(f, step::STRIKE)
}

/// An unblocked attack deals one point, a party one in all (10.1.4.1).
fn hit_player<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    cx.frame(f).pc = step::DAMAGE_PRIORITY;
    let defender = cx.frame(f).seat.other();
    let attacker = marked(cx, mark::ATTACKING).next().unwrap_or(Slot::NONE);
    damage::push_battle(cx, defender, attacker);
    Flow::Go
}

/// Who deals damage in this strike: the attackers, the blocker.
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
    let (attackers, blocker_strikes) = striking(cx.frame(f).r[STRIKE]);
    let from = cx.s.batch.len();
    cx.frame(f).r[START] = from as i32;
    cx.frame(f).r[MEMBER] = 0;
    // A blocked attack whose blocker is gone deals no damage (10.1.3.3, readings F16, S20).
    let Some(blocker) = marked(cx, mark::BLOCKING).next() else {
        if !cx.obeys(block::GONE) {
            return hit_player(cx, f);
        }
        return cx.goto(f, step::STRUCK);
    };
    let mut picking = std::mem::take(&mut cx.t.picking);
    picking.clear();
    picking.extend(marked(cx, mark::ATTACKING));
    if attackers {
        // A party deals one amount, the sum of what those of it deal that may (F 15.1.1.9.8; S 15.1.1.10.8, readings F21,
        // S37).
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
    cx.t.picking = picking;
    cx.frame(f).r[LEFT] = if blocker_strikes { card::strength(cx, blocker) } else { 0 };
    cx.goto(f, step::DIVIDE)
}

fn propose_damage<E: Edition>(cx: &mut Context<E>, dealer: Slot, slot: Slot, amount: i32) {
    if amount > 0 {
        let cause = cause_of_blow(cx, dealer);
        cx.propose(Act::Damage { slot, amount }, verb::DAMAGE, cause);
    }
}

fn cause_of_blow<E: Edition>(cx: &Context<E>, dealer: Slot) -> Cause {
    let source: Option<Ref> = Some(cx.s.refer(dealer));
    let seat = Some(cx.s.profile(dealer).controller);
    Cause { source, seat, ..Cause::rule(BLOWS.of::<E>()) }
}

/// Whether an attacker deals damage to what blocks it: it has power, nothing forbids that, and nothing says that its
/// damage comes to nothing.
pub(crate) fn deals<E: Edition>(cx: &Context<E>, attacker: Slot, blocker: Slot) -> bool {
    let (amount, cause) = (card::strength(cx, attacker), cause_of_blow(cx, attacker));
    amount > 0
        && !cx.forbidden_by(verb::DAMAGE, blocker, &cause)
        && !cx.comes_to_nothing(Act::Damage { slot: blocker, amount }, verb::DAMAGE, cause)
}

/// The blocker's damage is divided among a party in thousands, as its controller likes (10.1.4.2.1, reading S13); what
/// is less than a thousand goes to one.
pub(super) fn offer_division<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let members = marked(cx, mark::ATTACKING).count() as i32;
    let left = frame.r[LEFT];
    if frame.r[MEMBER] >= members || left == 0 {
        cx.frame(f).pc = step::STRUCK;
        cx.commit(frame.r[START] as usize);
        return Flow::Go;
    }
    if frame.r[MEMBER] == members - 1 {
        assign(cx, f, left);
        return Flow::Go;
    }
    for n in 0..=left / 1000 {
        cx.offer(Pick::Number(n * 1000));
    }
    if left % 1000 != 0 {
        cx.offer(Pick::Number(left));
    }
    cx.ask(frame.seat.other(), DIVIDE, DIVIDES.of::<E>())
}

/// The Forward of the party whose share of the blocker's damage is being decided.
pub(crate) fn dividing(state: &State) -> Option<Slot> {
    let frame = state.frames.iter().rev().find(|frame| frame.proc == Proc::Book(proc::ATTACK))?;
    let field = Seat::BOTH.into_iter().flat_map(|side| state.cards(zone::FIELD, side).iter().copied());
    field.filter(|&slot| state.object(slot).marks.has(mark::ATTACKING)).nth(frame.r[MEMBER] as usize)
}

pub(super) fn assign<E: Edition>(cx: &mut Context<E>, f: usize, amount: i32) {
    let member = cx.frame(f).r[MEMBER] as usize;
    let target = marked(cx, mark::ATTACKING).nth(member);
    let blocker = marked(cx, mark::BLOCKING).next();
    if let (Some(target), Some(blocker)) = (target, blocker) {
        propose_damage(cx, blocker, target, amount);
    }
    let frame = cx.frame(f);
    frame.r[MEMBER] += 1;
    frame.r[LEFT] -= amount;
}

/// After the first of two strikes priority arises, with which neither Summons nor abilities can be used, and
/// triggers go on waiting (15.2.3.3, readings F16, S22). Then the rest strike.
pub(super) fn struck<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let strike = cx.frame(f).r[STRIKE];
    if strike & 3 != FIRST {
        return cx.goto(f, step::DAMAGE_PRIORITY);
    }
    cx.frame(f).r[STRIKE] = strike & !3 | SECOND;
    cx.frame(f).pc = step::STRIKE;
    let seat = cx.frame(f).seat;
    let held = if cx.obeys(keywords::BETWEEN_STRIKES) { HOLD_TRIGGERS } else { 0 };
    cx.push(Frame::new(Proc::Priority, seat).with([0, held, 0, 0, 0, 0]));
    Flow::Go
}

/// Whether priority arose between two strikes, when nothing can be used (15.2.3.3) but Characters with Back Attack.
pub(crate) fn between_strikes<E: Edition>(cx: &Context<E>) -> bool {
    cx.s.turn.phase == phase::DAMAGE_RESOLUTION
        && cx.s.frames.iter().any(|frame| {
            frame.proc == Proc::Book(proc::ATTACK) && frame.pc == step::STRIKE && frame.r[STRIKE] & 3 == SECOND
        })
}

/// The party is dissolved (10.1.4.5), and another attack may follow: in the older system play goes back to the attack
/// preparation step (S 10.1.4.6, reading S19), in the FFTCG to the attack declaration step (F 10.1.4.6, reading F2).
pub(super) fn end<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    if cx.obeys(cite!(s "10.1.4.6")) {
        cx.frame(f).r[AGAIN] = 1;
        cx.frame(f).pc = step::PREPARE;
    } else if cx.obeys(cite!(f "10.1.4.6")) {
        cx.frame(f).pc = step::DECLARATION;
    } else {
        cx.pop();
    }
    let from = cx.s.batch.len();
    for side in Seat::BOTH {
        for i in 0..cx.s.cards(zone::FIELD, side).len() {
            let slot = cx.s.cards(zone::FIELD, side)[i];
            let cause = Cause::rule(cite!("10.1.4.5").of::<E>());
            for mark in [mark::ATTACKING, mark::BLOCKING, mark::BLOCKED, mark::IN_BATTLE] {
                if cx.s.object(slot).marks.has(mark) {
                    cx.propose(Act::Mark { slot, mark, on: false }, verb::PUT, cause);
                }
            }
            party::dissolve(cx, slot, cause);
        }
    }
    cx.commit(from);
    Flow::Go
}
