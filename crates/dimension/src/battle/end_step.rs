//! Part 3, chapter 14: the battle end step.

use super::{NUMBER, squares, step};
use crate::book::{Context, note};
use crate::definitions::places;
use crate::rules::cite;
use crate::words::{kind, mark, phase, role, verb, zone};
use duel::event::Cause;
use duel::frame::{Flow, Frame};
use duel::object::Slot;
use duel::words::{Rule, Seat};

/// One step of it.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.pc {
        // Who alone stands on the square has won; then what triggers by that triggers (3-14-1, 3-14-1-1).
        step::END => {
            cx.enter_phase(phase::END_STEP, cite!("3-11-4"));
            super::join(cx);
            cx.frame(f).pc = step::DEATHS;
            let from = cx.s.batch.len();
            for place in squares(&frame) {
                if let Some(winner) = winner(cx, place) {
                    let seat = cx.s.profile(winner).controller;
                    cx.deed(verb::WIN_BATTLE, seat, winner, Slot::NONE, Cause::rule(cite!("3-14-1-1")));
                }
            }
            cx.deed(verb::BEGIN_END_STEP, frame.seat, Slot::NONE, Slot::NONE, Cause::rule(cite!("3-14-1")));
            cx.commit(from);
            cx.push_priority(frame.seat);
            Flow::Go
        }
        // Both have passed: where both still stand the attacker dies (3-14-2, 4-16-4-10), and so does who was played to the
        // centre area (3-14-2-1, 4-16-4-9).
        step::DEATHS => {
            super::join(cx);
            cx.frame(f).pc = step::ENDS;
            let from = cx.s.batch.len();
            propose_deaths(cx, &frame);
            if cx.s.batch.len() > from {
                cx.note(note::RULE_EFFECTS, cx.s.notes[note::RULE_EFFECTS] + 1);
            }
            cx.commit(from);
            Flow::Go
        }
        // Then "when the battle ends" triggers (3-14-2-2), and when both have passed again the battle is over (3-14-3).
        step::ENDS => {
            cx.frame(f).pc = step::OVER;
            let from = cx.s.batch.len();
            for place in squares(&frame) {
                for i in 0..cx.s.cards(zone::SQUARE, Seat::FIRST).len() {
                    let slot = cx.s.cards(zone::SQUARE, Seat::FIRST)[i];
                    let object = cx.s.refer(slot);
                    let bout = super::bout(cx, frame.r[NUMBER] as u32, object);
                    if bout.is_some_and(|bout| bout.place == place) {
                        let seat = cx.s.profile(slot).controller;
                        cx.deed(verb::END_BATTLE, seat, slot, Slot::NONE, Cause::rule(cite!("3-14-2-2")));
                    }
                }
            }
            cx.deed(verb::END_BATTLE, frame.seat, Slot::NONE, Slot::NONE, Cause::rule(cite!("3-14-2-2")));
            cx.commit(from);
            cx.push_priority(frame.seat);
            Flow::Go
        }
        _ => super::close(cx, f),
    }
}

/// The only unit on a square; it need not have begun the battle (3-14-1-1).
fn winner(cx: &Context, place: u8) -> Option<Slot> {
    let mut there =
        cx.s.cards(zone::SQUARE, Seat::FIRST)
            .iter()
            .copied()
            .filter(|&slot| cx.s.object(slot).place == place && cx.s.profile(slot).kinds.has(kind::UNIT));
    let alone = there.next()?;
    there.next().is_none().then_some(alone)
}

fn propose_deaths(cx: &mut Context, frame: &Frame) {
    let number = frame.r[NUMBER] as u32;
    for place in squares(frame) {
        let both = super::opponents(cx, place);
        for i in 0..cx.s.cards(zone::SQUARE, Seat::FIRST).len() {
            let slot = cx.s.cards(zone::SQUARE, Seat::FIRST)[i];
            let object = *cx.s.object(slot);
            let Some(bout) = super::bout(cx, number, cx.s.refer(slot)).filter(|bout| bout.place == place) else {
                continue;
            };
            let attacker = both.is_some_and(|units| units.contains(&slot)) && bout.roles & role::ATTACKING != 0;
            let rules: [Rule; 2] = if attacker && object.place == place {
                [cite!("3-14-2"), crate::processing::rule_effect::ATTACKER_DIES]
            } else if object.marks.has(mark::DOOMED) {
                [cite!("3-14-2-1"), crate::processing::rule_effect::DOOMED_IN_BATTLE]
            } else {
                continue;
            };
            if cx.by(rules[0]) {
                let act = cx.move_to(slot, zone::GRAVE);
                cx.propose(act, verb::DESTROY, Cause::rule(rules[1]));
            }
        }
    }
}

/// Whether a square belongs to the centre area.
pub(crate) fn is_centre(place: u8) -> bool {
    places::CENTRE >> place & 1 == 1
}
