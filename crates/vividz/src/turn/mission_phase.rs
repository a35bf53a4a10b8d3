//! Chapter 704: the mission phase.

use super::{LEFT, announce, enter, settle, step};
use crate::actions::missions;
use crate::book::Context;
use crate::rule_effect::condition;
use crate::rules::cite;
use crate::words::{mark, phase, verb, zone};
use duel::ability::Duration;
use duel::event::{Act, Cause};
use duel::frame::Flow;
use duel::object::Slot;
use duel::words::{Rule, Seat};

/// A register of a turn: whether the end of the phase has been announced.
const REPEATS: usize = 1;

/// What triggers as the phase ends triggers but once in a turn (704.5).
pub(crate) const ONCE: Rule = cite!("704.5");

/// One step of the phase.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        step::MISSION => {
            enter(cx, phase::MISSION);
            announce(cx, seat, &[verb::BEGIN_MISSION], cite!("704.1"));
            // 704.2
            settle(cx, f, step::MISSION_CLEAR)
        }
        step::MISSION_CLEAR => {
            cx.by(cite!("704.2"));
            cx.frame(f).pc = step::MISSION_END;
            cx.frame(f).r[REPEATS] = 0;
            judge(cx, seat);
            // 704.4
            cx.push_settle();
            Flow::Go
        }
        step::MISSION_END => {
            cx.by(cite!("704.4"));
            end(cx, f);
            // 704.6
            settle(cx, f, step::MISSION_ENDED)
        }
        // As long as something happens, what ends the phase comes again (704.7).
        step::MISSION_ENDED => {
            cx.by(cite!("704.6"));
            let more = cx.s.clock as i32 != cx.frame(f).r[LEFT] && cx.by(cite!("704.7"));
            cx.goto(f, if more { step::MISSION_END } else { step::MISSION_CLEAN })
        }
        step::MISSION_CLEAN => {
            cx.frame(f).pc = step::MISSION_AGAIN;
            clean(cx);
            if cx.by(cite!("704.9")) {
                cx.expire(Duration::Turn);
            }
            Flow::Go
        }
        step::MISSION_AGAIN => {
            end(cx, f);
            // 704.11
            settle(cx, f, step::MISSION_OVER)
        }
        _ => {
            let more = cx.s.clock as i32 != cx.frame(f).r[LEFT] && cx.by(cite!("704.10"));
            cx.by(cite!("704.11"));
            cx.goto(f, if more { step::MISSION_END } else { step::CHARGE })
        }
    }
}

/// The phase ends (704.5): once; when something has come of that, what was not there then notices it, too.
fn end(cx: &mut Context, f: usize) {
    let seat = cx.frame(f).seat;
    if cx.frame(f).r[REPEATS] != 0 {
        cx.repeat(verb::END_MISSION, seat, Slot::NONE, Cause::rule(cite!("704.5")));
    } else {
        announce(cx, seat, &[verb::END_MISSION], cite!("704.5"));
    }
    cx.frame(f).r[REPEATS] = 1;
    cx.frame(f).r[LEFT] = cx.s.clock as i32;
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
    condition::propose_forgetting(cx);
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
