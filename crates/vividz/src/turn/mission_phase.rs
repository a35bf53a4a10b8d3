//! Chapter 704: the mission phase.

use super::{announce, enter, settle, settle_by, step};
use crate::actions::missions;
use crate::book::Context;
use crate::rule_effect::condition;
use crate::rules::cite;
use crate::words::{mark, phase, verb, zone};
use duel::ability::Duration;
use duel::event::{Act, Cause};
use duel::frame::Flow;
use duel::words::{Rule, Seat};

/// What triggers as the phase ends triggers but once in a turn (704.5).
pub(crate) const ONCE: Rule = cite!("704.5");

/// The registers: when what ends the phase last came, and how often it has.
const MOMENT: usize = 0;
const ROUNDS: usize = 1;

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
        // What triggers as the phase ends triggers, if it has not done so this turn (704.5).
        step::MISSION_END => {
            cx.come_round(f, ROUNDS);
            cx.frame(f).pc = step::MISSION_ENDING;
            announce(cx, seat, &[verb::END_MISSION], cite!("704.5"));
            Flow::Go
        }
        step::MISSION_ENDING => {
            cx.frame(f).r[MOMENT] = moment(cx);
            settle_by(cx, f, cite!("704.6"), step::MISSION_ENDED)
        }
        // If something came of it, something may be there that has not triggered (704.7, reading V6).
        step::MISSION_ENDED => {
            let more = moment(cx) != cx.frame(f).r[MOMENT] && cx.by(cite!("704.7"));
            cx.goto(f, if more { step::MISSION_END } else { step::MISSION_CLEAN })
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
        // If a rule effect is due or something has triggered, or may now, the phase ends once more (704.10); otherwise
        // pre-priority processing, then the charge phase (704.11).
        _ => {
            if (!cx.s.derived.settled || !cx.s.live_waiting().is_empty()) && cx.by(cite!("704.10")) {
                return cx.goto(f, step::MISSION_END);
            }
            let next = if cx.by(cite!("704.11")) { step::CHARGE } else { step::END_DRAW };
            settle(cx, f, next)
        }
    }
}

/// A number that changes as anything happens, or is played.
fn moment(cx: &Context) -> i32 {
    cx.s.clock.wrapping_add(cx.s.next_serial) as i32
}

/// Each checked mission whose conditions are fulfilled is cleared (704.3a), each other is rebooted (704.3b).
fn judge(cx: &mut Context, seat: Seat) {
    let from = cx.s.batch.len();
    for i in 0..cx.s.cards(zone::MISSION, seat).len() {
        let slot = cx.s.cards(zone::MISSION, seat)[i];
        if !missions::is_checked(cx, slot) || !cx.by(cite!("704.3")) {
            continue;
        }
        if missions::is_cleared_now(cx, slot) {
            missions::propose_clear(cx, seat, slot, Cause::rule(cite!("704.3a")));
        } else {
            missions::propose_reboot(cx, slot, Cause::rule(cite!("704.3b")));
        }
    }
    cx.commit(from);
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
