//! Chapters 801 and 802: the battle phase.

pub(crate) mod declaration;
mod end;
pub(crate) mod judgement;

use crate::book::Context;
use crate::rules::cite;
use crate::turn::{announce, enter, priority};
use crate::words::{phase, verb};
use duel::frame::Flow;
use duel::object::Ref;
use duel::words::Phase;

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

/// The registers of a battle phase: the attacker with its life; what it attacks, a [goal] with the card if it is one; how
/// often the end of a battle came round.
pub(crate) const ATTACKER: usize = 0;
pub(crate) const LIFE: usize = 1;
pub(crate) const GOAL: usize = 2;
pub(crate) const TARGET: usize = 3;
pub(crate) const ROUNDS: usize = 4;

/// What an attack is directed at (803.3b).
pub(crate) mod goal {
    /// A servant.
    pub const SERVANT: i32 = 0;
    /// The opponent.
    pub const PLAYER: i32 = 1;
    /// A card that is no servant, but that an effect lets be attacked.
    pub const OTHER: i32 = 2;
}

/// Where the battle phase goes on in a position: with no battle under way, as soon as attacks are declared.
pub(crate) fn resumed(at: Phase) -> Option<u8> {
    match at {
        phase::DECLARATION | phase::JUDGEMENT | phase::BATTLE_END => Some(step::DECLARATION),
        phase::BATTLE_PHASE_END => Some(step::PHASE_ENDS),
        _ => None,
    }
}

/// The same, as soon as players have had priority: with no battle under way.
pub(crate) fn resumed_begun(at: Phase) -> Option<u8> {
    match at {
        phase::BATTLE_START => Some(step::DECLARATION),
        phase::DECLARATION => Some(step::ATTACKER),
        phase::BATTLE_PHASE_END => Some(step::DONE),
        _ => None,
    }
}

/// Whether no battle is under way as this step comes next.
pub(crate) const fn is_between(pc: u8) -> bool {
    matches!(pc, step::DECLARATION | step::ATTACKER | step::DONE)
}

/// One step of the phase.
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        step::BEGIN => {
            enter(cx, phase::BATTLE_START);
            cx.frame(f).pc = step::BEGIN_PRIORITY;
            announce(cx, seat, &[verb::BEGIN_BATTLE], cite!("802.1"));
            Flow::Go
        }
        step::BEGIN_PRIORITY => priority(cx, f, cite!("802.2"), step::DECLARATION),
        step::DECLARATION..=step::ATTACK_PRIORITY => declaration::go(cx, f),
        step::JUDGE..=step::JUDGED => judgement::go(cx, f),
        _ => end::go(cx, f),
    }
}

/// The servant in a role, if one still has it.
pub(crate) fn in_role(cx: &Context, which: u8) -> Option<Ref> {
    cx.s.bouts.iter().find(|bout| bout.roles & which != 0).map(|bout| bout.object)
}
