//! Chapters 801 and 802: attacks, step by step, and their declaration.
//!
//! | chapter | file |
//! |---|---|
//! | 801, 802 attack step | this one |
//! | 803 block step | `block.rs` |
//! | 804 scout step | `scout.rs` |
//! | 805 battle step | `battle.rs` |
//! | 806 attack end step | `end.rs` |

pub(crate) mod battle;
pub(crate) mod block;
pub(crate) mod end;
pub(crate) mod scout;

use crate::areas;
use crate::book::{Context, proc};
use crate::principles::TEXT;
use crate::rules::cite;
use crate::turn::{main_phase, settle_by};
use crate::words::{keyword, phase, role, verb, zone};
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::item::Bout;
use duel::need;
use duel::object::{Ref, Slot};
use duel::profile::Orientation;
use duel::refusal::{Decide, Verdict};
use duel::words::Seat;

/// The steps of an attack.
pub(crate) mod step {
    pub const DECLARE: u8 = 0;
    pub const DECLARED: u8 = 1;
    pub const BLOCK: u8 = 2;
    pub const BLOCKED: u8 = 3;
    pub const SCOUT: u8 = 4;
    pub const SCOUTING: u8 = 5;
    pub const SCOUTED: u8 = 6;
    pub const BATTLE: u8 = 7;
    pub const STRIKE: u8 = 8;
    pub const STRUCK: u8 = 9;
    pub const END: u8 = 10;
    pub const SUCCESS: u8 = 11;
    pub const EVENTS: u8 = 12;
    pub const SETTLED: u8 = 13;
    pub const EXPIRE: u8 = 14;
    pub const OVER: u8 = 15;
}

/// The registers of an attack: the attacker and its life, whether what ends the attack has happened, and how often that
/// has come again.
const ATTACKER: usize = 0;
const LIFE: usize = 1;
pub(super) const REPEATS: usize = 2;
pub(super) const ROUNDS: usize = 3;

/// Whether a chara may attack: the turn player's, rebooted, in an area, without the icon (802.1a), and not in the first
/// turn (703.2a).
pub(crate) fn check<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.s.object(slot);
    let own = object.zone == zone::AREA && cx.player_of(slot) == seat;
    need!(verdict, own, cite!("802.1a"), it);
    need!(verdict, cx.s.turn.player == seat && cx.s.turn.phase == phase::MAIN, cite!("802.1"), it);
    need!(verdict, !main_phase::is_first_turn(cx, seat), main_phase::FIRST_TURN, it);
    need!(verdict, object.orientation == Orientation::Upright, cite!("802.1a"), it);
    need!(verdict, !cx.s.profile(slot).keywords.has(keyword::CANNOT_ATTACK), cite!("802.1a"), it);
    need!(verdict, !cx.forbidden(verb::ATTACK, slot, None), crate::principles::CANNOT, it);
    // What cannot be carried out cannot be picked: attacking puts it to sleep (703.2, reading V21).
    need!(verdict, !cx.forbidden(verb::SLEEP, slot, None), main_phase::ACTIONS, it);
}

/// A chara that a text has attack if it can, and that can: its player does not end the main phase before that (102.2).
pub(crate) fn forced(cx: &Context, seat: Seat) -> Option<Slot> {
    if cx.s.turn.phase != phase::MAIN || !duel::audit::holds(TEXT) {
        return None;
    }
    let can = |slot: Slot| {
        let mut verdict = Decide::default();
        check(cx, seat, slot, &mut verdict);
        verdict.allowed()
    };
    areas::charas(cx.s, seat).find(|&slot| cx.s.profile(slot).must.has(verb::ATTACK) && can(slot) && cx.by(TEXT))
}

/// Begins an attack.
pub(crate) fn begin(cx: &mut Context, seat: Seat, slot: Slot) {
    end::forget(cx);
    let object = cx.s.refer(slot);
    let place = cx.s.object(slot).place;
    cx.enlist(Bout { number: cx.s.clock, place, object, roles: role::ATTACKING });
    let mut frame = Frame::new(Proc::Book(proc::ATTACK), seat);
    frame.r[ATTACKER] = i32::from(slot.0);
    frame.r[LIFE] = i32::from(object.life);
    cx.push(frame);
}

/// The chara whose attack it is.
pub(super) fn attacker(frame: &Frame) -> Ref {
    Ref { slot: Slot(frame.r[ATTACKER] as u16), life: frame.r[LIFE] as u16 }
}

/// Whether the attacker is still in an area.
pub(super) fn is_there(cx: &Context, attacker: Ref) -> bool {
    cx.s.alive(attacker) && cx.s.object(attacker.slot).zone == zone::AREA
}

/// One step of an attack.
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let attacker = attacker(&frame);
    match frame.pc {
        // The attacker goes to sleep (802.1b).
        step::DECLARE => {
            cx.enter_phase(phase::ATTACK, cite!("802.1"));
            cx.frame(f).pc = step::DECLARED;
            let act = Act::Turn { slot: attacker.slot, to: Orientation::Sideways };
            cx.happen(act, verb::SLEEP, Cause { seat: Some(frame.seat), ..Cause::rule(cite!("802.1b")) });
            Flow::Go
        }
        // It attacks (802.1c), and what comes of that is settled (802.1d).
        step::DECLARED => {
            let from = cx.s.batch.len();
            let cause = Cause { seat: Some(frame.seat), ..Cause::rule(cite!("802.1c")) };
            cx.deed(verb::ATTACK, frame.seat, attacker.slot, Slot::NONE, cause);
            cx.commit(from);
            settle_by(cx, f, cite!("802.1d"), step::BLOCK)
        }
        // The block step follows (802.1e).
        step::BLOCK if !cx.by(cite!("802.1e")) => cx.goto(f, step::SCOUT),
        step::BLOCK | step::BLOCKED => block::go(cx, f),
        step::SCOUT..=step::SCOUTED => scout::go(cx, f),
        step::BATTLE..=step::STRUCK => battle::go(cx, f),
        _ => end::go(cx, f),
    }
}
