//! Chapter 1115: scouting.

use crate::book::{Context, proc};
use crate::processing::playing;
use crate::rules::cite;
use crate::turn::main_phase;
use crate::words::{keyword, verb, zone};
use duel::ability::End;
use duel::cites::VerbCites;
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
    pub const SETTLE: u8 = 3;
}

/// The registers: who still has a scouted card, bit n for seat n, the rule by which they scout, whether that is done in an
/// attack, and the card of each seat.
const SCOUTS: usize = 0;
const RULE: usize = 1;
const ATTACK: usize = 2;
const CARDS: usize = 3;

/// Who is told to scout reveals the top card of the deck and puts it into the scout zone (1115.1).
pub(crate) const SCOUTS_BY: Rule = cite!("1115.1");
/// Nothing else is scouting.
pub(crate) const SCOUTING: VerbCites = VerbCites { does: SCOUTS_BY, ..VerbCites::UNNUMBERED };

/// The card that a player has scouted and decides about.
pub(crate) fn scouted(state: &State, seat: Seat) -> Option<Slot> {
    let scouting = state.frames.iter().rev().find(|frame| frame.proc == Proc::Book(proc::SCOUT))?;
    let slot = Slot(scouting.r[CARDS + seat.index()] as u16);
    (slot != Slot::NONE && state.object(slot).zone == zone::SCOUT).then_some(slot)
}

/// A player scouts in an attack, or both do at once.
pub(crate) fn begin_in_attack(cx: &mut Context, seat: Seat, both: bool, rule: Rule) {
    let scouts = if both { 3 } else { 1 << seat.0 };
    push(cx, seat, scouts, rule, true);
}

/// A text has a player scout; both do it at once if it says that of both.
pub(crate) fn begin(cx: &mut Context, seat: Seat) {
    match cx.s.frames.last_mut() {
        Some(frame) if frame.proc == Proc::Book(proc::SCOUT) && frame.pc == step::REVEAL => {
            frame.r[SCOUTS] |= 1 << seat.0;
        }
        _ => push(cx, seat, 1 << seat.0, SCOUTS_BY, false),
    }
}

fn push(cx: &mut Context, seat: Seat, scouts: i32, rule: Rule, attack: bool) {
    let none = i32::from(Slot::NONE.0);
    let registers = [scouts, i32::from(rule.0), attack.into(), none, none, 0];
    cx.push(Frame::new(Proc::Book(proc::SCOUT), seat).with(registers));
}

/// One step of scouting.
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let rule = Rule(frame.r[RULE] as u16);
    match frame.pc {
        // The top card of each deck is put into the scout zone; without a deck there is none (reading V18).
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
                cx.frame(f).r[CARDS + side.index()] = i32::from(slot.0);
                let (turned, face_up) = (Orientation::Upright, true);
                let act = Act::Move { slot, to: zone::SCOUT, side, end: End::Top, place: 0, turned, face_up };
                let cause = cause(cx, &frame, side);
                cx.propose(act, verb::SCOUT, cause);
            }
            cx.commit(from);
            Flow::Go
        }
        // The turn player first: a card with the icon may be played free, any other goes to the energy zone.
        step::DECIDE => {
            let Some(scout) = next(cx, frame.r[SCOUTS]) else { return cx.pop() };
            match scouted(cx.s, scout) {
                Some(slot) if can_play(cx, scout, slot) => {
                    cx.offer(Pick::Yes);
                    cx.offer(Pick::No);
                    cx.ask(scout, SCOUTED, rule)
                }
                _ => {
                    cx.t.answer = Some(Pick::No);
                    cx.goto(f, step::DECIDED)
                }
            }
        }
        step::DECIDED => {
            let yes = cx.answer() == Pick::Yes;
            cx.frame(f).pc = step::SETTLE;
            let Some(scout) = next(cx, frame.r[SCOUTS]) else { return Flow::Go };
            cx.frame(f).r[SCOUTS] &= !(1 << scout.0);
            let Some(slot) = scouted(cx.s, scout) else { return Flow::Go };
            if yes {
                playing::play(cx, scout, slot, true);
            } else {
                let act = cx.move_to(slot, zone::ENERGY);
                let cause = cause(cx, &frame, scout);
                cx.happen(act, verb::PUT, cause);
            }
            Flow::Go
        }
        // In an attack what came of it is settled before the other player decides, and before the attack goes on.
        _ => {
            cx.frame(f).pc = step::DECIDE;
            if frame.r[ATTACK] != 0 && cx.by(rule) {
                cx.push_settle();
            }
            Flow::Go
        }
    }
}

/// Why a player scouts: the text that says so, or the rules.
fn cause(cx: &Context, scouting: &Frame, seat: Seat) -> Cause {
    let rule = Rule(scouting.r[RULE] as u16);
    match cx.s.running.last() {
        Some(item) if scouting.r[ATTACK] == 0 => cx.cause_of(item, rule),
        _ => Cause { seat: Some(seat), ..Cause::rule(rule) },
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
        && playing::can_play(cx, seat, slot, true)
}
