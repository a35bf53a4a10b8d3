//! Chapter 704: the mission phase.

use super::{announce, enter, settle, settle_by, step};
use crate::actions::missions;
use crate::book::{Context, proc};
use crate::rule_effect::{self, condition};
use crate::rules::cite;
use crate::words::{mark, phase, verb, zone};
use crate::zones::MISSION_PLACES;
use duel::book::audit::holds;
use duel::card::ability::Duration;
use duel::engine::frame::{Flow, Frame, Proc};
use duel::event::{Cause, Happening};
use duel::ids::{Rule, Seat};
use duel::inline_vec::InlineVec;
use duel::state::object::Slot;

/// An ability that triggers as the phase ends triggers only once in a turn (704.5).
pub(crate) const ONCE: Rule = cite!("704.5");

/// The register: how often the phase has ended again.
const ROUNDS: usize = 0;

/// Runs one step of the phase. May begin a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).step {
        // Abilities trigger as the phase begins (704.1); then comes pre-priority processing (704.2).
        step::MISSION => {
            enter(cx, phase::MISSION);
            cx.frame(f).registers[ROUNDS] = 0;
            settle_by(cx, f, cite!("704.2"), step::MISSION_CLEAR);
            announce(cx, seat, &[verb::BEGIN_MISSION], cite!("704.1"));
            Flow::Continue
        }
        step::MISSION_CLEAR => {
            cx.frame(f).step = step::MISSION_CLEARED;
            judge(cx, seat);
            Flow::Continue
        }
        step::MISSION_CLEARED => settle_by(cx, f, cite!("704.4"), step::MISSION_END),
        // The phase ends (704.5); then comes pre-priority processing (704.6).
        step::MISSION_END => {
            settle_by(cx, f, cite!("704.6"), step::MISSION_ENDED);
            announce(cx, seat, &[verb::END_MISSION], ONCE);
            Flow::Continue
        }
        // Abilities that were not there then, and have not triggered this turn, trigger now (704.7, reading V6).
        step::MISSION_ENDED => {
            let again = cite!("704.7");
            if holds(again) && triggers_again(cx, seat) && cx.cite(again) {
                cx.count_round(f, duel::engine::frame::Register::new(ROUNDS));
                return settle_by(cx, f, cite!("704.6"), step::MISSION_ENDED);
            }
            cx.goto(f, step::MISSION_CLEAN)
        }
        step::MISSION_CLEAN => {
            cx.frame(f).step = step::MISSION_AGAIN;
            clean(cx);
            // Effects that last until the end of the phase end (704.9).
            if cx.has_effect_lasting(Duration::Phase) && cx.cite(cite!("704.9")) {
                cx.expire(Duration::Phase);
            }
            Flow::Continue
        }
        // If that makes a rule effect due or lets an ability trigger, the phase ends once more (704.10). Otherwise the
        // charge phase follows after pre-priority processing (704.11).
        _ => {
            let again = cite!("704.10");
            cx.notice_states();
            let due = rule_effect::is_due(cx) || !cx.state.live_waiting().is_empty();
            if holds(again) && (triggers_again(cx, seat) || due) && cx.cite(again) {
                cx.count_round(f, duel::engine::frame::Register::new(ROUNDS));
                return settle_by(cx, f, cite!("704.6"), step::MISSION_ENDED);
            }
            let next = if cx.cite(cite!("704.11")) { step::CHARGE } else { step::END_DRAW };
            settle(cx, f, next)
        }
    }
}

/// Lets abilities that have not triggered this turn notice the end of the phase (704.5); returns true if any triggered.
fn triggers_again(cx: &mut Context, seat: Seat) -> bool {
    holds(ONCE) && cx.notice_deed_again(verb::END_MISSION, seat, Slot::NONE, Cause::rule(ONCE))
}

/// It is the mission phase, and the missions have not been examined yet (704.3).
pub(crate) fn is_before_clearing(cx: &Context) -> bool {
    let turn = |frame: &&Frame| frame.proc == Proc::Book(proc::TURN);
    cx.state.turn.phase == phase::MISSION
        && cx.state.frames.iter().rfind(turn).is_some_and(|frame| frame.step == step::MISSION_CLEAR)
}

/// Each checked mission (704.3) whose conditions are met is cleared (704.3a); each other one is rebooted (704.3b).
/// May begin a procedure.
fn judge(cx: &mut Context, seat: Seat) {
    let mut cleared: InlineVec<Slot, { MISSION_PLACES as usize }> = InlineVec::new();
    let from = cx.state.batch.len();
    for i in 0..cx.state.cards(zone::MISSION, seat).len() {
        let slot = cx.state.cards(zone::MISSION, seat)[i];
        if !missions::is_checked(cx, slot) || !cx.cite(cite!("704.3")) {
            continue;
        }
        if missions::is_cleared_now(cx, slot) {
            cleared.push(slot);
        } else {
            missions::propose_reboot(cx, slot, Cause::rule(cite!("704.3b")));
        }
    }
    missions::clear(cx, seat, &cleared, from, Cause::rule(cite!("704.3a")));
}

/// Counts for missions, successful attacks and damage are erased (704.8). May begin a procedure.
fn clean(cx: &mut Context) {
    let from = cx.state.batch.len();
    let cause = Cause::rule(cite!("704.8"));
    condition::propose_forgetting(cx, cause);
    for i in 0..cx.state.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.state.cards(zone::AREA, Seat::FIRST)[i];
        let object = cx.state.object(slot);
        let (succeeded, hurt) = (object.marks.has(mark::SUCCESSFUL), object.damage > 0);
        if succeeded {
            cx.propose(Happening::Mark { slot, mark: mark::SUCCESSFUL, on: false }, verb::PUT, cause);
        }
        if hurt {
            cx.propose(Happening::Heal { slot }, verb::PUT, cause);
        }
    }
    cx.commit(from);
}
