//! Chapter 704: the mission phase.

use super::{announce, enter, settle, settle_by, step};
use crate::actions::missions;
use crate::book::Context;
use crate::rule_effect::{self, condition};
use crate::rules::cite;
use crate::words::{mark, phase, verb, zone};
use crate::zones::MISSION_PLACES;
use duel::ability::Duration;
use duel::audit::holds;
use duel::event::{Act, Cause};
use duel::frame::Flow;
use duel::list::List;
use duel::object::Slot;
use duel::words::{Rule, Seat};

/// What triggers as the phase ends triggers but once in a turn (704.5).
pub(crate) const ONCE: Rule = cite!("704.5");

/// The register: how often what ends the phase has come.
const ROUNDS: usize = 0;

/// One step of the phase.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        // What triggers as the phase begins triggers (704.1); pre-priority processing (704.2).
        step::MISSION => {
            enter(cx, phase::MISSION);
            cx.frame(f).r[ROUNDS] = 0;
            settle_by(cx, f, cite!("704.2"), step::MISSION_CLEAR);
            announce(cx, seat, &[verb::BEGIN_MISSION], cite!("704.1"));
            Flow::Go
        }
        step::MISSION_CLEAR => {
            cx.frame(f).pc = step::MISSION_CLEARED;
            judge(cx, seat);
            Flow::Go
        }
        step::MISSION_CLEARED => settle_by(cx, f, cite!("704.4"), step::MISSION_END),
        // The phase ends (704.5), and what comes of that is settled (704.6).
        step::MISSION_END => {
            settle_by(cx, f, cite!("704.6"), step::MISSION_ENDED);
            announce(cx, seat, &[verb::END_MISSION], ONCE);
            Flow::Go
        }
        // What was not there then, and has not triggered this turn, triggers now (704.7, reading V6).
        step::MISSION_ENDED => {
            let again = cite!("704.7");
            if holds(again) && triggers_again(cx, seat) && cx.by(again) {
                cx.come_round(f, ROUNDS);
                return settle_by(cx, f, cite!("704.6"), step::MISSION_ENDED);
            }
            cx.goto(f, step::MISSION_CLEAN)
        }
        step::MISSION_CLEAN => {
            cx.frame(f).pc = step::MISSION_AGAIN;
            clean(cx);
            // 704.9
            if cx.lasts(Duration::Turn) && cx.by(cite!("704.9")) {
                cx.expire(Duration::Turn);
            }
            Flow::Go
        }
        // If that makes a rule effect due or lets something trigger, the phase ends once more (704.10); otherwise
        // pre-priority processing, then the charge phase (704.11).
        _ => {
            let again = cite!("704.10");
            cx.notice_states();
            let due = rule_effect::is_due(cx) || !cx.s.live_waiting().is_empty();
            if holds(again) && (triggers_again(cx, seat) || due) && cx.by(again) {
                cx.come_round(f, ROUNDS);
                return settle_by(cx, f, cite!("704.6"), step::MISSION_ENDED);
            }
            let next = if cx.by(cite!("704.11")) { step::CHARGE } else { step::END_DRAW };
            settle(cx, f, next)
        }
    }
}

/// The end of the phase is noticed by what has not triggered this turn (704.5); returns whether anything was.
fn triggers_again(cx: &mut Context, seat: Seat) -> bool {
    holds(ONCE) && cx.repeat(verb::END_MISSION, seat, Slot::NONE, Cause::rule(ONCE))
}

/// Each checked mission (704.3) whose conditions are fulfilled is cleared (704.3a), each other is rebooted (704.3b).
fn judge(cx: &mut Context, seat: Seat) {
    let mut cleared: List<Slot, { MISSION_PLACES as usize }> = List::new();
    let from = cx.s.batch.len();
    for i in 0..cx.s.cards(zone::MISSION, seat).len() {
        let slot = cx.s.cards(zone::MISSION, seat)[i];
        if !missions::is_checked(cx, slot) || !cx.by(cite!("704.3")) {
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

/// What was counted for missions, successful attacks and damage are gone (704.8).
fn clean(cx: &mut Context) {
    let from = cx.s.batch.len();
    let cause = Cause::rule(cite!("704.8"));
    condition::propose_forgetting(cx, cause);
    for i in 0..cx.s.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::AREA, Seat::FIRST)[i];
        let object = cx.s.object(slot);
        let (succeeded, hurt) = (object.marks.has(mark::SUCCESSFUL), object.damage > 0);
        if succeeded {
            cx.propose(Act::Mark { slot, mark: mark::SUCCESSFUL, on: false }, verb::PUT, cause);
        }
        if hurt {
            cx.propose(Act::Heal { slot }, verb::PUT, cause);
        }
    }
    cx.commit(from);
}
