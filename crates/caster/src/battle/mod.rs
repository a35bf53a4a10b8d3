//! Chapters 801 and 802: the battle phase.
//!
//! *Start at* [`run_step`]; each step has its own file.

pub(crate) mod declaration;
mod end;
pub(crate) mod judgement;

use crate::book::Context;
use crate::rules::cite;
use crate::turn::{announce, enter, priority};
use crate::words::{phase, verb};
use duel::engine::frame::Flow;
use duel::ids::Phase;
use duel::state::object::ObjectRef;

/// The steps of a battle phase (801.1).
pub(crate) mod step {
    pub const BEGIN: u8 = 0;
    pub const BEGIN_PRIORITY: u8 = 1;
    pub const DECLARATION: u8 = 2;
    pub const DECLARATION_PRIORITY: u8 = 3;
    pub const ATTACKER: u8 = 4;
    pub const ATTACKER_PICKED: u8 = 5;
    pub const TARGET: u8 = 6;
    pub const TARGET_PICKED: u8 = 7;
    pub const FEE: u8 = 8;
    pub const ATTACK: u8 = 9;
    pub const ATTACK_PRIORITY: u8 = 10;
    pub const JUDGE: u8 = 11;
    pub const SKILL: u8 = 12;
    pub const SKILL_PICKED: u8 = 13;
    pub const JUDGED: u8 = 14;
    pub const BATTLE_ENDS: u8 = 15;
    pub const END_PRIORITY: u8 = 16;
    pub const EXPIRE: u8 = 17;
    pub const ONCE_MORE: u8 = 18;
    pub const OVER: u8 = 19;
    pub const PHASE_ENDS: u8 = 20;
    pub const PHASE_PRIORITY: u8 = 21;
    pub const DONE: u8 = 22;
}

/// The registers of a battle phase: the attacker's slot and life, the [goal] of the attack, the attacked card if there
/// is one, and how often the end of a battle has repeated.
pub(crate) const ATTACKER: usize = 0;
pub(crate) const LIFE: usize = 1;
pub(crate) const GOAL: usize = 2;
pub(crate) const TARGET: usize = 3;
pub(crate) const ROUNDS: usize = 4;

/// The goals of an attack (803.3b).
pub(crate) mod goal {
    /// A servant.
    pub const SERVANT: i32 = 0;
    /// The opponent.
    pub const PLAYER: i32 = 1;
    /// A card other than a servant that an effect lets be attacked.
    pub const OTHER: i32 = 2;
}

/// The step at which the battle phase of a given position begins: no battle is under way.
pub(crate) fn resumed(at: Phase) -> Option<u8> {
    match at {
        phase::DECLARATION | phase::JUDGEMENT | phase::BATTLE_END => Some(step::DECLARATION),
        phase::BATTLE_PHASE_END => Some(step::PHASE_ENDS),
        _ => None,
    }
}

/// The step after the priority of this phase, for a given position: no battle is under way.
pub(crate) fn resumed_begun(at: Phase) -> Option<u8> {
    match at {
        phase::BATTLE_START => Some(step::DECLARATION),
        phase::DECLARATION => Some(step::ATTACKER),
        phase::BATTLE_PHASE_END => Some(step::DONE),
        _ => None,
    }
}

/// No battle is under way when this step comes next.
pub(crate) const fn is_between(pc: u8) -> bool {
    matches!(pc, step::DECLARATION | step::ATTACKER | step::DONE)
}

/// Runs one step of the battle phase. May ask.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).step {
        step::BEGIN => {
            enter(cx, phase::BATTLE_START);
            cx.frame(f).step = step::BEGIN_PRIORITY;
            announce(cx, seat, &[verb::BEGIN_BATTLE], cite!("802.1"));
            Flow::Continue
        }
        step::BEGIN_PRIORITY => priority(cx, f, cite!("802.2"), step::DECLARATION),
        step::DECLARATION..=step::ATTACK_PRIORITY => declaration::go(cx, f),
        step::JUDGE..=step::JUDGED => judgement::go(cx, f),
        _ => end::go(cx, f),
    }
}

/// The object that has this role in the battle, if one still does.
pub(crate) fn in_role(cx: &Context, which: u8) -> Option<ObjectRef> {
    cx.state.combats.iter().find(|participant| participant.roles & which != 0).map(|participant| participant.object)
}
