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
use duel::card::characteristics::Orientation;
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::refusal::{Decide, Verdict};
use duel::event::{Cause, Happening};
use duel::ids::Seat;
use duel::need;
use duel::state::combat::Participant;
use duel::state::object::{ObjectRef, Slot};

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

/// The registers of an attack: the attacker and its life, 1 if the events of the end have happened, and how often the
/// attack has ended again.
const ATTACKER: usize = 0;
const LIFE: usize = 1;
pub(super) const REPEATS: usize = 2;
pub(super) const ROUNDS: usize = 3;

/// Only a rebooted chara of the turn player's in an area, without the cannot-attack icon, may attack (802.1a).
///
/// The first player's charas do not attack in the first turn (703.2a).
pub(crate) fn check<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.state.object(slot);
    let own = object.zone == zone::AREA && cx.player_of(slot) == seat;
    need!(verdict, own, cite!("802.1a"), it);
    need!(verdict, cx.state.turn.player == seat && cx.state.turn.phase == phase::MAIN, cite!("802.1"), it);
    need!(verdict, !main_phase::is_first_turn(cx, seat), main_phase::FIRST_TURN, it);
    need!(verdict, object.orientation == Orientation::Upright, cite!("802.1a"), it);
    need!(verdict, !cx.state.characteristics(slot).keywords.has(keyword::CANNOT_ATTACK), cite!("802.1a"), it);
    need!(verdict, !cx.is_forbidden(verb::ATTACK, slot, None), crate::principles::CANNOT, it);
    // An action that cannot be carried out cannot be chosen: attacking puts the chara to sleep (703.2, reading V21).
    need!(verdict, !cx.is_forbidden(verb::SLEEP, slot, None), main_phase::ACTIONS, it);
}

/// A chara that has to attack if it can, and can: its player may not end the main phase before that (102.2).
pub(crate) fn forced(cx: &Context, seat: Seat) -> Option<Slot> {
    if cx.state.turn.phase != phase::MAIN || !duel::book::audit::holds(TEXT) {
        return None;
    }
    let can = |slot: Slot| {
        let mut verdict = Decide::default();
        check(cx, seat, slot, &mut verdict);
        verdict.is_allowed()
    };
    areas::charas(cx.state, seat)
        .find(|&slot| cx.state.characteristics(slot).must.has(verb::ATTACK) && can(slot) && cx.cite(TEXT))
}

/// Begins the procedure of an attack with this chara.
pub(crate) fn begin(cx: &mut Context, seat: Seat, slot: Slot) {
    end::forget(cx);
    let object = cx.state.object_ref(slot);
    let place = cx.state.object(slot).place;
    cx.join_combat(Participant { combat: cx.state.clock, place, object, roles: role::ATTACKING });
    let mut frame = Frame::new(Proc::Book(proc::ATTACK), seat);
    frame.registers[ATTACKER] = i32::from(slot.0);
    frame.registers[LIFE] = i32::from(object.life);
    cx.push(frame);
}

/// The attacking chara.
pub(super) fn attacker(frame: &Frame) -> ObjectRef {
    ObjectRef { slot: Slot(frame.registers[ATTACKER] as u16), life: frame.registers[LIFE] as u16 }
}

/// The attacker is still in an area.
pub(super) fn is_there(cx: &Context, attacker: ObjectRef) -> bool {
    cx.state.is_alive(attacker) && cx.state.object(attacker.slot).zone == zone::AREA
}

/// Runs one step of an attack. May begin a procedure.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let attacker = attacker(&frame);
    match frame.step {
        // The attacker goes to sleep (802.1b).
        step::DECLARE => {
            cx.enter_phase(phase::ATTACK, cite!("802.1"));
            cx.frame(f).step = step::DECLARED;
            let act = Happening::Turn { slot: attacker.slot, to: Orientation::Sideways };
            cx.happen(act, verb::SLEEP, Cause { seat: Some(frame.seat), ..Cause::rule(cite!("802.1b")) });
            Flow::Continue
        }
        // It attacks (802.1c); then comes pre-priority processing (802.1d).
        step::DECLARED => {
            let from = cx.state.batch.len();
            let cause = Cause { seat: Some(frame.seat), ..Cause::rule(cite!("802.1c")) };
            cx.deed(verb::ATTACK, frame.seat, attacker.slot, Slot::NONE, cause);
            cx.commit(from);
            settle_by(cx, f, cite!("802.1d"), step::BLOCK)
        }
        // The block step follows (802.1e).
        step::BLOCK if !cx.cite(cite!("802.1e")) => cx.goto(f, step::SCOUT),
        step::BLOCK | step::BLOCKED => block::go(cx, f),
        step::SCOUT..=step::SCOUTED => scout::go(cx, f),
        step::BATTLE..=step::STRUCK => battle::go(cx, f),
        _ => end::go(cx, f),
    }
}
