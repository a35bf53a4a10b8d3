//! Chapters 801 and 802: the battle phase.

pub(crate) mod declaration;
mod end;
pub(crate) mod judgement;

use crate::book::Context;
use crate::rules::cite;
use crate::turn::{announce, enter, priority};
use crate::words::{kind, phase, role, verb, zone};
use duel::frame::Flow;
use duel::object::Ref;
use duel::words::{Phase, Seat};

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
    pub const ATTACK_PRIORITY: u8 = 8;
    pub const JUDGE: u8 = 9;
    pub const JUDGED: u8 = 10;
    pub const BATTLE_ENDS: u8 = 11;
    pub const END_PRIORITY: u8 = 12;
    pub const EXPIRE: u8 = 13;
    pub const ONCE_MORE: u8 = 14;
    pub const OVER: u8 = 15;
    pub const PHASE_ENDS: u8 = 16;
    pub const PHASE_PRIORITY: u8 = 17;
    pub const DONE: u8 = 18;
}

/// The registers of a battle phase: the attacker with its life; whether a player is attacked; how often the end of a
/// battle came round.
pub(crate) const ATTACKER: usize = 0;
pub(crate) const LIFE: usize = 1;
pub(crate) const PLAYER: usize = 2;
pub(crate) const ROUNDS: usize = 3;

/// Where the battle phase goes on in a position: with no battle under way, as soon as attacks are declared.
pub(crate) fn resumed(at: Phase) -> Option<u8> {
    match at {
        phase::DECLARATION | phase::JUDGEMENT | phase::BATTLE_END => Some(step::DECLARATION),
        phase::BATTLE_PHASE_END => Some(step::PHASE_ENDS),
        _ => None,
    }
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
        step::JUDGE | step::JUDGED => judgement::go(cx, f),
        _ => end::go(cx, f),
    }
}

/// The servant in a role, if it still has its part: it has not stopped being a servant, left or changed sides (803.4a,
/// 803.5a).
pub(crate) fn in_role(cx: &Context, which: u8) -> Option<Ref> {
    let bout = cx.s.bouts.iter().find(|bout| bout.roles & which != 0)?;
    let object = bout.object;
    let there = cx.s.alive(object) && cx.s.object(object.slot).zone == zone::SERVANTS;
    let side = Seat(bout.place);
    let rule = if which == role::ATTACKING { cite!("803.4a") } else { cite!("803.5a") };
    let is = there && cx.s.profile(object.slot).kinds.has(kind::SERVANT) && cx.player_of(object.slot) == side;
    (is || there && !cx.by(rule)).then_some(object)
}
