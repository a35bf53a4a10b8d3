//! The block declaration step (10.1.3).

use super::{MEMBER, marked, step};
use crate::book::Context;
use crate::card;
use crate::edition::{Edition, Obeys};
use crate::keywords::party;
use crate::rules::{Cited, cite};
use crate::words::{kind, mark, phase, verb, zone};
use duel::card::characteristics::Orientation;
use duel::engine::frame::Flow;
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::{Decide, Verdict};
use duel::event::{Cause, Happening};
use duel::ids::Mark;
use duel::need;
use duel::state::object::Slot;
/// Asks which Forward blocks.
pub const BLOCKER: Topic = Topic::Book(7);

/// The opponent of the turn player declares one blocker, or none (10.1.3.1).
pub(crate) const BLOCK: Cited = cite!("10.1.3.1");
/// A Forward that must block does so, as far as nothing forbids it (10.1.3.1.3).
const COMPULSION: Cited = cite!("10.1.3.1.3");
/// The cost of blocking is paid (F 10.1.3.1.3; S 10.1.3.1.4).
pub(super) const FEE: Cited = cite!(f "10.1.3.1.3", s "10.1.3.1.4");
/// Then the turn player has priority (10.1.3.6).
pub(super) const PRIORITY: Cited = cite!("10.1.3.6");
/// A blocker or attacker that is gone deals and is dealt no damage (10.1.3.3).
pub(super) const GONE: Cited = cite!("10.1.3.3");

/// Checks that a Forward may block the attack (10.1.3.1).
pub fn check_blocker<E: Edition, V: Verdict>(cx: &Context<E>, slot: Slot, verdict: &mut V) {
    let (object, characteristics) = (cx.state.object(slot), cx.state.characteristics(slot));
    let it = Some(slot);
    need!(verdict, characteristics.kinds.has(kind::FORWARD), card::FORWARDS.of::<E>(), it);
    need!(verdict, characteristics.controller != cx.state.turn.player, BLOCK.of::<E>(), it);
    need!(verdict, object.orientation == Orientation::Upright, cite!("10.1.3.1.1").of::<E>(), it);
    // Without an attacker, nothing forbids the block.
    let blockable = party::can_be_blocked(cx, slot) || marked(cx, mark::ATTACKING).next().is_none();
    let free = !cx.is_forbidden(verb::BLOCK, slot, None) && blockable;
    need!(verdict, free, cite!("10.1.3.1.2").of::<E>(), it);
}

/// No effect forbids this Forward to block this attacker.
pub(crate) fn can_block<E: Edition>(cx: &Context<E>, blocker: Slot, attacker: Slot) -> bool {
    !cx.is_forbidden(verb::BLOCKED, attacker, Some(cx.state.object_ref(blocker)))
        && !cx.is_forbidden(verb::BLOCK, blocker, Some(cx.state.object_ref(attacker)))
}

/// Checks a declaration of a blocker, or of none.
pub(crate) fn check_block<E: Edition, V: Verdict>(cx: &mut Context<E>, pick: Pick, verdict: &mut V) {
    if let Pick::Object(slot) = pick {
        check_block_fee(cx, slot, verdict);
    }
    let cx = &*cx;
    let able = |slot: Slot| {
        let mut verdict = Decide::default();
        check_blocker(cx, slot, &mut verdict);
        verdict.is_allowed()
    };
    let must = |slot: Slot| must_block(cx, slot);
    let defender = cx.state.turn.player.other();
    let sworn = cx.controlled_cards(zone::FIELD, defender).find(|&slot| must(slot) && able(slot));
    if let Pick::Object(slot) = pick {
        check_blocker(cx, slot, verdict);
        need!(verdict, sworn.is_none() || must(slot), COMPULSION.of::<E>(), sworn);
    } else {
        let someone = cx.controlled_cards(zone::FIELD, defender).any(|slot| able(slot) && block_fee(cx, slot) == 0);
        let compelling = sworn.or_else(|| wants_block(cx).filter(|_| someone));
        need!(verdict, compelling.is_none(), COMPULSION.of::<E>(), compelling);
    }
}

/// The Forward must block; nobody is compelled to pay for it (10.1.3.1.3).
fn must_block<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    cx.state.characteristics(slot).must.has(verb::BLOCK) && block_fee(cx, slot) == 0
}

fn block_fee<E: Edition>(cx: &Context<E>, slot: Slot) -> i32 {
    i32::from(cx.state.characteristics(slot).action_fee(verb::BLOCK))
}

/// Checks that the cost of blocking with this Forward can be paid (F 10.1.3.1.3; S 10.1.3.1.4).
fn check_block_fee<E: Edition, V: Verdict>(cx: &mut Context<E>, slot: Slot, verdict: &mut V) {
    let fee = block_fee(cx, slot);
    if fee > 0 {
        let payable = cx.can_pay_fee(cx.state.turn.player.other(), fee, slot);
        need!(verdict, payable, FEE.of::<E>(), Some(slot));
    }
}

/// An attacker that must be blocked.
fn wants_block<E: Edition>(cx: &Context<E>) -> Option<Slot> {
    marked(cx, mark::ATTACKING).find(|&slot| cx.state.characteristics(slot).must.has(verb::BLOCKED))
}

pub(super) fn offer_blockers<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let defender = cx.frame(f).seat.other();
    cx.enter_phase(phase::BLOCK_DECLARATION, BLOCK.of::<E>());
    // The declared attackers are gone: there is nothing to block, and the step goes on (10.1.2.7, readings F20, S35).
    if marked(cx, mark::ATTACKING).next().is_none() {
        return cx.goto(f, step::BLOCK_PRIORITY);
    }
    let mut picking = std::mem::take(&mut cx.scratch.candidates);
    picking.clear();
    picking.extend(cx.controlled_cards(zone::FIELD, defender));
    picking.retain(|&slot| {
        let mut verdict = Decide::default();
        check_blocker(cx, slot, &mut verdict);
        check_block_fee(cx, slot, &mut verdict);
        verdict.is_allowed()
    });
    // A Forward that must block blocks, and an attacker that must be blocked is, as far as possible (10.1.3.1.3).
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
    cx.scratch.candidates = picking;
    cx.ask(defender, BLOCKER, BLOCK.of::<E>())
}

/// The cost of blocking is added up and paid (F 10.1.3.1.3; S 10.1.3.1.4). May begin a procedure.
pub(super) fn declare_block<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let Pick::Object(blocker) = cx.take_answer() else { return cx.goto(f, step::BLOCK_PRIORITY) };
    let fee = block_fee(cx, blocker);
    if fee > 0 && cx.obeys(FEE) {
        cx.begin_action(f, Pick::Object(blocker), step::BLOCK, cx.state.set_aside.len());
        let defender = cx.frame(f).seat.other();
        cx.push_fee(defender, fee, blocker);
    }
    cx.frame(f).registers[MEMBER] = i32::from(blocker.0);
    cx.goto(f, step::BLOCK_PAID)
}

/// The chosen Forward blocks if its player still controls it, and the attack is blocked (10.1.3.2, 10.1.3.4).
///
/// May begin a procedure.
pub(super) fn block<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let defender = cx.frame(f).seat.other();
    cx.frame(f).step = step::BLOCK_PRIORITY;
    let blocker = Slot(cx.frame(f).registers[MEMBER] as u16);
    if cx.state.object(blocker).zone != zone::FIELD || cx.state.characteristics(blocker).controller != defender {
        return Flow::Continue;
    }
    let from = cx.state.batch.len();
    let becomes = Cause::rule(cite!("10.1.3.2").of::<E>());
    cx.propose(Happening::Mark { slot: blocker, mark: mark::BLOCKING, on: true }, verb::PUT, becomes);
    let in_battle = Cause::rule(cite!(f "10.1.3.2.1", s "10.1.3.2").of::<E>());
    cx.propose(Happening::Mark { slot: blocker, mark: mark::IN_BATTLE, on: true }, verb::PUT, in_battle);
    let mut picking = std::mem::take(&mut cx.scratch.candidates);
    picking.clear();
    picking.extend(marked(cx, mark::ATTACKING));
    for &slot in &picking {
        let as_one = Cause::rule(cite!("10.1.3.4").of::<E>());
        // The blocker blocks each member of a party, but triggers see one block (`party::groups_events`).
        cx.deed(verb::BLOCK, defender, blocker, slot, Cause::rule(cite!("10.1.3.5").of::<E>()));
        cx.propose(Happening::Mark { slot, mark: mark::BLOCKED, on: true }, verb::PUT, as_one);
        cx.propose(Happening::Mark { slot, mark: mark::IN_BATTLE, on: true }, verb::PUT, in_battle);
        cx.deed(verb::BLOCKED, defender.other(), slot, blocker, Cause::rule(cite!("10.1.3.5").of::<E>()));
    }
    cx.scratch.candidates = picking;
    cx.commit(from);
    Flow::Continue
}

/// Forwards with nobody left to fight are no longer in battle (F 10.1.3.2.1).
///
/// That holds at once, but is recorded only with the next check of the rule processes.
pub(crate) fn propose_parting<E: Edition>(cx: &mut Context<E>) {
    let fights = |mark: Mark| marked(cx, mark::IN_BATTLE).any(|slot| cx.state.object(slot).marks.has(mark));
    if fights(mark::ATTACKING) && fights(mark::BLOCKING) {
        return;
    }
    let mut picking = std::mem::take(&mut cx.scratch.candidates);
    picking.clear();
    picking.extend(marked(cx, mark::IN_BATTLE));
    for &slot in &picking {
        let act = Happening::Mark { slot, mark: mark::IN_BATTLE, on: false };
        cx.propose(act, verb::PUT, Cause::rule(cite!(f "10.1.3.2.1", s "10.1.3.2").of::<E>()));
    }
    cx.scratch.candidates = picking;
}
