//! Chapter 10: the attack phase.
//!
//! | step | file |
//! |---|---|
//! | 10.1.1 attack preparation | this one |
//! | 10.1.2 attack declaration | `declaration.rs` |
//! | 10.1.3 block declaration | `block.rs` |
//! | 10.1.4 damage resolution | `strike.rs` |

pub mod block;
pub mod declaration;
pub mod strike;

use crate::book::{Context, proc};
use crate::edition::Edition;
use crate::playing::begin_priority;
use crate::rules::cite;
use crate::words::{mark, phase, verb, zone};
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::Pick;
use duel::event::Cause;
use duel::ids::{Mark, Phase, Rule, Seat};
use duel::state::State;
use duel::state::object::Slot;

mod step {
    pub const PREPARE: u8 = 0;
    pub const PREPARE_PRIORITY: u8 = 1;
    pub const DECLARATION: u8 = 2;
    pub const DECLARE: u8 = 3;
    pub const DECLARED: u8 = 4;
    pub const FEE: u8 = 5;
    pub const FEE_PAID: u8 = 6;
    pub const ATTACK_PRIORITY: u8 = 7;
    pub const BLOCK: u8 = 8;
    pub const BLOCK_PICKED: u8 = 9;
    pub const BLOCK_PAID: u8 = 10;
    pub const BLOCK_PRIORITY: u8 = 11;
    pub const DAMAGE: u8 = 12;
    pub const STRIKE: u8 = 13;
    pub const DIVIDE: u8 = 14;
    pub const DIVIDED: u8 = 15;
    pub const STRUCK: u8 = 16;
    pub const DAMAGE_PRIORITY: u8 = 17;
    pub const DISSOLVE: u8 = 18;
}

/// The registers: where the declared attackers or the proposed damage begin, the number of the strike, the part of the
/// blocker's damage left to divide, the party member it is for (before that, the slot of the blocker), and 1 if there
/// was an attack before.
const START: usize = 0;
const STRIKE: usize = 1;
const LEFT: usize = 2;
const MEMBER: usize = 3;
const AGAIN: usize = 4;

/// Sets a position up so that the attack phase goes on from one of its steps.
pub(crate) fn resume(state: &mut State, at: Phase) {
    let mut frame = Frame::new(Proc::Book(proc::ATTACK), state.turn.player);
    frame.step = match at {
        phase::ATTACK_DECLARATION => step::DECLARATION,
        phase::BLOCK_DECLARATION => step::BLOCK,
        phase::DAMAGE_RESOLUTION => step::DAMAGE,
        _ => step::PREPARE,
    };
    state.frames.push(frame);
}

/// Sets a position up so that the attack phase goes on after the priority of its first step.
pub(crate) fn resume_begun(state: &mut State) {
    let frame = Frame::new(Proc::Book(proc::ATTACK), state.turn.player);
    state.frames.push(Frame { step: step::DECLARATION, ..frame });
}

/// No attack is under way if this step comes next.
pub(crate) const fn is_between(pc: u8) -> bool {
    pc == step::DECLARATION
}

/// Runs one step of the attack phase. May ask.
pub(crate) fn run_step<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let seat = frame.seat;
    match frame.step {
        // Abilities that trigger as the step begins go onto the stack (10.1.1.1). In the older system the step begins
        // before every attack, but the phase only once.
        step::PREPARE => {
            cx.enter_phase(phase::ATTACK_PREPARATION, cite!("10.1").of::<E>());
            cx.frame(f).step = step::PREPARE_PRIORITY;
            let from = cx.state.batch.len();
            let begins = if frame.registers[AGAIN] == 0 { verb::BEGIN_ATTACK } else { verb::BEGIN_ANEW };
            cx.deed(begins, seat, Slot::NONE, Slot::NONE, Cause::rule(cite!("10.1.1.1").of::<E>()));
            cx.commit(from);
            Flow::Continue
        }
        // The turn player has priority (10.1.1.2).
        step::PREPARE_PRIORITY => priority(cx, f, step::DECLARATION, cite!("10.1.1.2").of::<E>()),
        // The attack declaration step (10.1.2).
        step::DECLARATION => {
            cx.enter_phase(phase::ATTACK_DECLARATION, declaration::DECLARE.of::<E>());
            cx.frame(f).registers[START] = cx.state.set_aside.len() as i32;
            cx.goto(f, step::DECLARE)
        }
        step::DECLARE => declaration::offer_attackers(cx, f),
        step::DECLARED => {
            let mut forwards = std::mem::take(&mut cx.scratch.candidates);
            forwards.clear();
            forwards.extend(cx.controlled_cards(zone::FIELD, seat));
            let closed = cx.take_selection_answer(&forwards, frame.registers[START] as usize);
            cx.scratch.candidates = forwards;
            if closed { declaration::declare(cx, f) } else { cx.goto(f, step::DECLARE) }
        }
        step::FEE => declaration::charge(cx, f),
        step::FEE_PAID => {
            cx.frame(f).step = step::ATTACK_PRIORITY;
            let from = cx.state.batch.len();
            declaration::propose_attack(cx, f);
            cx.commit(from);
            Flow::Continue
        }
        // The turn player has priority (10.1.2.6).
        step::ATTACK_PRIORITY => priority(cx, f, step::BLOCK, declaration::PRIORITY.of::<E>()),
        step::BLOCK => block::offer_blockers(cx, f),
        step::BLOCK_PICKED => block::declare_block(cx, f),
        step::BLOCK_PAID => block::block(cx, f),
        // The turn player has priority (10.1.3.6).
        step::BLOCK_PRIORITY => priority(cx, f, step::DAMAGE, block::PRIORITY.of::<E>()),
        step::DAMAGE => strike::begin_damage(cx, f),
        step::STRIKE => strike::strike(cx, f),
        step::DIVIDE => strike::offer_division(cx, f),
        step::DIVIDED => {
            if let Pick::Number(n) = cx.take_answer() {
                strike::assign(cx, f, n);
            }
            cx.goto(f, step::DIVIDE)
        }
        step::STRUCK => strike::struck(cx, f),
        // The turn player has priority (10.1.4.4).
        step::DAMAGE_PRIORITY => priority(cx, f, step::DISSOLVE, strike::PRIORITY.of::<E>()),
        _ => strike::end(cx, f),
    }
}

/// Gives the turn player priority in a step. Begins a procedure.
fn priority<E: Edition>(cx: &mut Context<E>, f: usize, next: u8, rule: Rule) -> Flow {
    cx.frame(f).step = next;
    if cx.cite(rule) {
        begin_priority(cx);
    }
    Flow::Continue
}

/// The Characters with a mark.
pub(crate) fn marked<'c, E: Edition>(cx: &'c Context<E>, mark: Mark) -> impl Iterator<Item = Slot> + 'c {
    let both = Seat::BOTH.into_iter().flat_map(|side| cx.state.cards(zone::FIELD, side).iter().copied());
    both.filter(move |&slot| cx.state.object(slot).marks.has(mark))
}

/// The attacking Characters.
pub(crate) fn attackers<'c, E: Edition>(cx: &'c Context<E>) -> impl Iterator<Item = Slot> + 'c {
    marked(cx, mark::ATTACKING)
}

/// The rule by which a cost is paid in the attack phase (10.1.2.3; F 10.1.3.1.3, S 10.1.3.1.4).
pub(crate) fn fee_rule<E: Edition>(cx: &Context<E>) -> Rule {
    if cx.state.turn.phase == phase::BLOCK_DECLARATION { block::FEE.of::<E>() } else { declaration::FEE.of::<E>() }
}
