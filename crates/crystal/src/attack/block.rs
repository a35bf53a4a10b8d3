//! The block declaration step (10.1.3).

use super::{MEMBER, marked, step};
use crate::book::Context;
use crate::card;
use crate::edition::{Edition, Obeys};
use crate::keywords::party;
use crate::rules::{Cited, cite};
use crate::words::{kind, mark, phase, verb, zone};
use duel::event::{Act, Cause};
use duel::frame::Flow;
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::refusal::{Decide, Verdict};
use duel::words::Mark;
/// Which Forward blocks.
pub const BLOCKER: Topic = Topic::Book(7);

/// The opponent of the turn player declares a blocker, or none (10.1.3.1).
pub(crate) const BLOCK: Cited = cite!("10.1.3.1");
/// Who must block does, as far as nothing forbids it (10.1.3.1.3).
const COMPULSION: Cited = cite!("10.1.3.1.3");
/// What blocking costs is paid (F 10.1.3.1.3; S 10.1.3.1.4).
pub(super) const FEE: Cited = cite!(f "10.1.3.1.3", s "10.1.3.1.4");
/// Then the turn player has priority (10.1.3.6).
pub(super) const PRIORITY: Cited = cite!("10.1.3.6");
/// A blocker or attacker that is gone deals and is dealt no damage (10.1.3.3).
pub(super) const GONE: Cited = cite!("10.1.3.3");

/// Whether a Forward may block what attacks (10.1.3.1).
pub fn check_blocker<E: Edition, V: Verdict>(cx: &Context<E>, slot: Slot, verdict: &mut V) {
    let (object, profile) = (cx.s.object(slot), cx.s.profile(slot));
    let it = Some(slot);
    need!(verdict, profile.kinds.has(kind::FORWARD), card::FORWARDS.of::<E>(), it);
    need!(verdict, profile.controller != cx.s.turn.player, BLOCK.of::<E>(), it);
    need!(verdict, object.orientation == Orientation::Upright, cite!("10.1.3.1.1").of::<E>(), it);
    // Without an attacker there is none that could not be blocked.
    let blockable = party::can_be_blocked(cx, slot) || marked(cx, mark::ATTACKING).next().is_none();
    let free = !cx.forbidden(verb::BLOCK, slot, None) && blockable;
    need!(verdict, free, cite!("10.1.3.1.2").of::<E>(), it);
}

/// Whether nothing keeps these two apart.
pub(crate) fn can_block<E: Edition>(cx: &Context<E>, blocker: Slot, attacker: Slot) -> bool {
    !cx.forbidden(verb::BLOCKED, attacker, Some(cx.s.refer(blocker)))
        && !cx.forbidden(verb::BLOCK, blocker, Some(cx.s.refer(attacker)))
}

/// Whether this may block, or nothing.
pub(crate) fn check_block<E: Edition, V: Verdict>(cx: &mut Context<E>, pick: Pick, verdict: &mut V) {
    if let Pick::Object(slot) = pick {
        check_block_fee(cx, slot, verdict);
    }
    let cx = &*cx;
    let able = |slot: Slot| {
        let mut verdict = Decide::default();
        check_blocker(cx, slot, &mut verdict);
        verdict.allowed()
    };
    let must = |slot: Slot| must_block(cx, slot);
    let defender = cx.s.turn.player.other();
    let sworn = cx.controlled(zone::FIELD, defender).find(|&slot| must(slot) && able(slot));
    if let Pick::Object(slot) = pick {
        check_blocker(cx, slot, verdict);
        need!(verdict, sworn.is_none() || must(slot), COMPULSION.of::<E>(), sworn);
    } else {
        let someone = cx.controlled(zone::FIELD, defender).any(|slot| able(slot) && block_fee(cx, slot) == 0);
        let compelling = sworn.or_else(|| wants_block(cx).filter(|_| someone));
        need!(verdict, compelling.is_none(), COMPULSION.of::<E>(), compelling);
    }
}

/// Whether a Forward has to block; no compulsion makes anyone pay for it (10.1.3.1.3).
fn must_block<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    cx.s.profile(slot).must.has(verb::BLOCK) && block_fee(cx, slot) == 0
}

fn block_fee<E: Edition>(cx: &Context<E>, slot: Slot) -> i32 {
    i32::from(cx.s.profile(slot).tax_on(verb::BLOCK))
}

/// Whether blocking with this Forward can be paid for (F 10.1.3.1.3; S 10.1.3.1.4).
fn check_block_fee<E: Edition, V: Verdict>(cx: &mut Context<E>, slot: Slot, verdict: &mut V) {
    let fee = block_fee(cx, slot);
    if fee > 0 {
        let payable = cx.can_pay_fee(cx.s.turn.player.other(), fee, slot);
        need!(verdict, payable, FEE.of::<E>(), Some(slot));
    }
}

/// An attacker that must be blocked.
fn wants_block<E: Edition>(cx: &Context<E>) -> Option<Slot> {
    marked(cx, mark::ATTACKING).find(|&slot| cx.s.profile(slot).must.has(verb::BLOCKED))
}

pub(super) fn offer_blockers<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let defender = cx.frame(f).seat.other();
    cx.enter_phase(phase::BLOCK_DECLARATION, BLOCK.of::<E>());
    // What was declared is gone: nothing can be blocked, and the step goes on (10.1.2.7, readings F20, S35).
    if marked(cx, mark::ATTACKING).next().is_none() {
        return cx.goto(f, step::BLOCK_PRIORITY);
    }
    let mut picking = std::mem::take(&mut cx.t.picking);
    picking.clear();
    picking.extend(cx.controlled(zone::FIELD, defender));
    picking.retain(|&slot| {
        let mut verdict = Decide::default();
        check_blocker(cx, slot, &mut verdict);
        check_block_fee(cx, slot, &mut verdict);
        verdict.allowed()
    });
    // Who must block, must, and what must be blocked, is, as far as nothing forbids it (10.1.3.1.3).
    let sworn = picking.iter().any(|&slot| must_block(cx, slot));
    let someone = picking.iter().any(|&slot| block_fee(cx, slot) == 0);
    let compelled = sworn || (someone && wants_block(cx).is_some());
    if compelled {
        cx.obeys(COMPULSION);
    } else {
        cx.offer(Pick::Done);
    }
    for &slot in &picking {
        if !sworn || must_block(cx, slot) {
            cx.offer(Pick::Object(slot));
        }
    }
    cx.t.picking = picking;
    cx.ask(defender, BLOCKER, BLOCK.of::<E>())
}

/// What blocking costs is counted up and paid (F 10.1.3.1.3; S 10.1.3.1.4).
pub(super) fn declare_block<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let Pick::Object(blocker) = cx.answer() else { return cx.goto(f, step::BLOCK_PRIORITY) };
    let fee = block_fee(cx, blocker);
    if fee > 0 && cx.obeys(FEE) {
        cx.begin_action(f, Pick::Object(blocker), step::BLOCK, cx.s.spent.len());
        let defender = cx.frame(f).seat.other();
        cx.push_fee(defender, fee, blocker);
    }
    cx.frame(f).r[MEMBER] = i32::from(blocker.0);
    cx.goto(f, step::BLOCK_PAID)
}

/// The Forward picked, if the same player still controls it, is blocking, and what attacks is blocked (10.1.3.2,
/// 10.1.3.4).
pub(super) fn block<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let defender = cx.frame(f).seat.other();
    cx.frame(f).pc = step::BLOCK_PRIORITY;
    let blocker = Slot(cx.frame(f).r[MEMBER] as u16);
    if cx.s.object(blocker).zone != zone::FIELD || cx.s.profile(blocker).controller != defender {
        return Flow::Go;
    }
    let from = cx.s.batch.len();
    let becomes = Cause::rule(cite!("10.1.3.2").of::<E>());
    cx.propose(Act::Mark { slot: blocker, mark: mark::BLOCKING, on: true }, verb::PUT, becomes);
    let in_battle = Cause::rule(cite!(f "10.1.3.2.1", s "10.1.3.2").of::<E>());
    cx.propose(Act::Mark { slot: blocker, mark: mark::IN_BATTLE, on: true }, verb::PUT, in_battle);
    let mut picking = std::mem::take(&mut cx.t.picking);
    picking.clear();
    picking.extend(marked(cx, mark::ATTACKING));
    let first = picking.first().copied().unwrap_or(Slot::NONE);
    cx.deed(verb::BLOCK, defender, blocker, first, Cause::rule(cite!("10.1.3.5").of::<E>()));
    for &slot in &picking {
        let as_one = Cause::rule(cite!("10.1.3.4").of::<E>());
        cx.propose(Act::Mark { slot, mark: mark::BLOCKED, on: true }, verb::PUT, as_one);
        cx.propose(Act::Mark { slot, mark: mark::IN_BATTLE, on: true }, verb::PUT, in_battle);
        cx.deed(verb::BLOCKED, defender.other(), slot, blocker, Cause::rule(cite!("10.1.3.5").of::<E>()));
    }
    cx.t.picking = picking;
    cx.commit(from);
    Flow::Go
}

/// Whoever has nobody left to fight is no longer in battle (F 10.1.3.2.1). That is so at once; it is noted with the
/// next check of the rule processes.
pub(crate) fn propose_parting<E: Edition>(cx: &mut Context<E>) {
    let fights = |mark: Mark| marked(cx, mark::IN_BATTLE).any(|slot| cx.s.object(slot).marks.has(mark));
    if fights(mark::ATTACKING) && fights(mark::BLOCKING) {
        return;
    }
    let mut picking = std::mem::take(&mut cx.t.picking);
    picking.clear();
    picking.extend(marked(cx, mark::IN_BATTLE));
    for &slot in &picking {
        let act = Act::Mark { slot, mark: mark::IN_BATTLE, on: false };
        cx.propose(act, verb::PUT, Cause::rule(cite!(f "10.1.3.2.1", s "10.1.3.2").of::<E>()));
    }
    cx.t.picking = picking;
}
