//! Part 3, chapter 10: the recovery phase, which repeats until nothing happens in it.

use super::turn::{begin, priority, step};
use crate::book::{Context, note};
use crate::rules::cite;
use crate::words::{phase, verb, zone};
use duel::card::ability::Duration;
use duel::engine::frame::Flow;
use duel::event::{Cause, Happening};
use duel::ids::Seat;

/// The registers of the turn in this phase: the serial number and the count of rule effects when the phase began or
/// repeated.
const SERIAL: usize = 0;
const EFFECTS: usize = 1;

/// Runs one step of the recovery phase. Begins a procedure.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).step {
        // Damage is removed and effects until the end of the turn end, simultaneously; then abilities waiting for the
        // beginning of the phase trigger (3-10-1).
        step::RECOVERY => {
            if cx.state.turn.phase != phase::RECOVERY {
                cx.enter_phase(phase::RECOVERY, cite!("3-4-2"));
            }
            cx.frame(f).registers[SERIAL] = cx.state.next_serial as i32;
            cx.frame(f).registers[EFFECTS] = cx.state.notes[note::RULE_EFFECTS];
            if cx.cite(cite!("3-10-1")) {
                cx.expire(Duration::Turn);
            }
            let from = cx.state.batch.len();
            for i in 0..cx.state.cards(zone::SQUARE, Seat::FIRST).len() {
                let slot = cx.state.cards(zone::SQUARE, Seat::FIRST)[i];
                if cx.state.object(slot).damage > 0 {
                    cx.propose(Happening::Heal { slot }, verb::PUT, Cause::rule(cite!("3-10-1")));
                }
            }
            cx.commit(from);
            begin(cx, seat, &[verb::BEGIN_RECOVERY], cite!("3-10-1"));
            priority(cx, f, step::TURN_ENDS)
        }
        // Then abilities waiting for the end of the turn trigger (3-10-2).
        step::TURN_ENDS => {
            begin(cx, seat, &[verb::END_TURN], cite!("3-10-2"));
            priority(cx, f, step::RECOVERED)
        }
        // If anything triggered or a rule effect happened, the phase repeats (3-10-3).
        _ => {
            let frame = *cx.frame(f);
            let quiet = frame.registers[SERIAL] == cx.state.next_serial as i32
                && frame.registers[EFFECTS] == cx.state.notes[note::RULE_EFFECTS];
            let again = !quiet && cx.cite(cite!("3-10-3"));
            cx.goto(f, if again { step::RECOVERY } else { step::NEXT_TURN })
        }
    }
}
