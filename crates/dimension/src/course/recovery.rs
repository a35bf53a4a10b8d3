//! Part 3, chapter 10: the recovery phase, which repeats until nothing happens in it.

use super::turn::{begin, priority, step};
use crate::book::{Context, note};
use crate::rules::cite;
use crate::words::{phase, verb, zone};
use duel::ability::Duration;
use duel::event::{Act, Cause};
use duel::frame::Flow;
use duel::words::Seat;

/// What had happened when the phase began, or began anew: the registers of the turn.
const SERIAL: usize = 0;
const EFFECTS: usize = 1;

/// One step of the phase.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        // Damage comes off and what lasts for the turn ends, together; then what begins with the phase triggers (3-10-1).
        step::RECOVERY => {
            if cx.s.turn.phase != phase::RECOVERY {
                cx.enter_phase(phase::RECOVERY, cite!("3-4-2"));
            }
            cx.frame(f).r[SERIAL] = cx.s.next_serial as i32;
            cx.frame(f).r[EFFECTS] = cx.s.notes[note::RULE_EFFECTS];
            if cx.by(cite!("3-10-1")) {
                cx.expire(Duration::Turn);
            }
            let from = cx.s.batch.len();
            for i in 0..cx.s.cards(zone::SQUARE, Seat::FIRST).len() {
                let slot = cx.s.cards(zone::SQUARE, Seat::FIRST)[i];
                if cx.s.object(slot).damage > 0 {
                    cx.propose(Act::Heal { slot }, verb::PUT, Cause::rule(cite!("3-10-1")));
                }
            }
            cx.commit(from);
            begin(cx, seat, &[verb::BEGIN_RECOVERY], cite!("3-10-1"));
            priority(cx, f, step::TURN_ENDS)
        }
        // Then what triggers as the turn ends (3-10-2).
        step::TURN_ENDS => {
            begin(cx, seat, &[verb::END_TURN], cite!("3-10-2"));
            priority(cx, f, step::RECOVERED)
        }
        // If anything triggered or a rule effect occurred, all of it comes again (3-10-3).
        _ => {
            let frame = *cx.frame(f);
            let quiet =
                frame.r[SERIAL] == cx.s.next_serial as i32 && frame.r[EFFECTS] == cx.s.notes[note::RULE_EFFECTS];
            let again = !quiet && cx.by(cite!("3-10-3"));
            cx.goto(f, if again { step::RECOVERY } else { step::NEXT_TURN })
        }
    }
}
