//! Chapter 1115: scouting.

use crate::book::{Context, proc};
use crate::processing::playing;
use crate::rules::cite;
use crate::turn::main_phase;
use crate::words::{keyword, verb, zone};
use duel::ability::End;
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::state::State;
use duel::words::{Rule, Seat};

/// Whether a scouted card is played.
pub(crate) const SCOUTED: Topic = Topic::Book(4);

mod step {
    pub const REVEAL: u8 = 0;
    pub const DECIDE: u8 = 1;
    pub const DECIDED: u8 = 2;
    pub const SETTLED: u8 = 3;
}

/// The registers: who still has a scouted card, bit n for seat n, and the rule by which they scout.
const SCOUTS: usize = 0;
const RULE: usize = 1;

/// A player's card in the scout zone.
pub(crate) fn scouted(state: &State, seat: Seat) -> Option<Slot> {
    state.cards(zone::SCOUT, Seat::FIRST).iter().copied().find(|&slot| state.object(slot).owner == seat)
}

/// A player scouts, or both do at once.
pub(crate) fn begin(cx: &mut Context, seat: Seat, both: bool, rule: Rule) {
    let scouts = if both { 3 } else { 1 << seat.0 };
    cx.push(Frame::new(Proc::Book(proc::SCOUT), seat).with([scouts, i32::from(rule.0), 0, 0, 0, 0]));
}

/// One step of scouting.
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let rule = Rule(frame.r[RULE] as u16);
    match frame.pc {
        // The top card of each deck is revealed and put into the scout zone; without a deck there is none (reading V18).
        step::REVEAL => {
            cx.frame(f).pc = step::DECIDE;
            let from = cx.s.batch.len();
            for side in [cx.s.turn.player, cx.s.turn.player.other()] {
                if frame.r[SCOUTS] >> side.0 & 1 == 0 {
                    continue;
                }
                let Some(&slot) = cx.s.cards(zone::DECK, side).last() else {
                    cx.frame(f).r[SCOUTS] &= !(1 << side.0);
                    continue;
                };
                let (turned, face_up) = (Orientation::Upright, true);
                let act = Act::Move { slot, to: zone::SCOUT, side, end: End::Top, place: 0, turned, face_up };
                cx.propose(act, verb::SCOUT, Cause { seat: Some(side), ..Cause::rule(rule) });
            }
            cx.commit(from);
            Flow::Go
        }
        // The turn player first: a card with the icon may be played free, any other goes to the energy zone (1115.1).
        step::DECIDE => {
            let Some(scout) = next(cx, frame.r[SCOUTS]) else { return cx.pop() };
            match scouted(cx.s, scout) {
                Some(slot) if can_play(cx, scout, slot) => {
                    cx.offer(Pick::Yes);
                    cx.offer(Pick::No);
                    cx.ask(scout, SCOUTED, cite!("1115.1"))
                }
                _ => {
                    cx.t.answer = Some(Pick::No);
                    cx.goto(f, step::DECIDED)
                }
            }
        }
        step::DECIDED => {
            let yes = cx.answer() == Pick::Yes;
            cx.frame(f).pc = step::SETTLED;
            let Some(scout) = next(cx, frame.r[SCOUTS]) else { return Flow::Go };
            cx.frame(f).r[SCOUTS] &= !(1 << scout.0);
            let Some(slot) = scouted(cx.s, scout) else { return Flow::Go };
            if yes {
                playing::play(cx, scout, slot, true);
            } else {
                let act = cx.move_to(slot, zone::ENERGY);
                cx.happen(act, verb::PUT, Cause { seat: Some(scout), ..Cause::rule(cite!("1115.1")) });
            }
            Flow::Go
        }
        // What came of it is settled before the other player decides, and before the attack goes on (804.2b).
        _ => {
            cx.frame(f).pc = step::DECIDE;
            cx.push_settle();
            Flow::Go
        }
    }
}

/// Who decides next.
fn next(cx: &Context, scouts: i32) -> Option<Seat> {
    [cx.s.turn.player, cx.s.turn.player.other()].into_iter().find(|seat| scouts >> seat.0 & 1 == 1)
}

/// Whether a scouted card can be played.
fn can_play(cx: &mut Context, seat: Seat, slot: Slot) -> bool {
    cx.s.profile(slot).keywords.has(keyword::SCOUT)
        && main_phase::permits(cx, slot, seat)
        && playing::can_play_free(cx, seat, slot)
}
