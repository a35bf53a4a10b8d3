//! Chapter 1115: scouting.

use crate::book::{Context, proc};
use crate::processing::playing;
use crate::rules::cite;
use crate::turn::main_phase;
use crate::words::{keyword, verb, zone};
use duel::book::rule_sets::VerbRules;
use duel::card::ability::End;
use duel::card::characteristics::Orientation;
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::{Pick, Topic};
use duel::event::{Cause, Happening};
use duel::ids::{Rule, Seat};
use duel::state::State;
use duel::state::object::Slot;

/// Asks whether to play the scouted card.
pub(crate) const SCOUTED: Topic = Topic::Book(4);

mod step {
    pub const REVEAL: u8 = 0;
    pub const DECIDE: u8 = 1;
    pub const DECIDED: u8 = 2;
    pub const SETTLE: u8 = 3;
}

/// The registers: the players who still have a scouted card to decide about (bit n for seat n), the rule by which they
/// scout, 1 if they scout in an attack, and the card of each seat.
const SCOUTS: usize = 0;
const RULE: usize = 1;
const ATTACK: usize = 2;
const CARDS: usize = 3;

/// A player who scouts reveals the top card of the deck and puts it into the scout zone (1115.1).
pub(crate) const SCOUTS_BY: Rule = cite!("1115.1");
/// A card is scouted in no other way.
pub(crate) const SCOUTING: VerbRules = VerbRules { does: SCOUTS_BY, ..VerbRules::UNNUMBERED };

/// The card that a player has scouted and decides about.
pub(crate) fn scouted(state: &State, seat: Seat) -> Option<Slot> {
    let scouting = state.frames.iter().rev().find(|frame| frame.proc == Proc::Book(proc::SCOUT))?;
    let slot = Slot(scouting.registers[CARDS + seat.index()] as u16);
    (slot != Slot::NONE && state.object(slot).zone == zone::SCOUT).then_some(slot)
}

/// One player, or both at the same time, scout in an attack. Begins a procedure.
pub(crate) fn begin_in_attack(cx: &mut Context, seat: Seat, both: bool, rule: Rule) {
    let scouts = if both { 3 } else { 1 << seat.0 };
    push(cx, seat, scouts, rule, true);
}

/// An effect has a player scout. If it has both scout, they do so at the same time. Begins a procedure.
pub(crate) fn begin(cx: &mut Context, seat: Seat) {
    match cx.state.frames.last_mut() {
        Some(frame) if frame.proc == Proc::Book(proc::SCOUT) && frame.step == step::REVEAL => {
            frame.registers[SCOUTS] |= 1 << seat.0;
        }
        _ => push(cx, seat, 1 << seat.0, SCOUTS_BY, false),
    }
}

fn push(cx: &mut Context, seat: Seat, scouts: i32, rule: Rule, attack: bool) {
    let none = i32::from(Slot::NONE.0);
    let registers = [scouts, i32::from(rule.0), attack.into(), none, none, 0];
    cx.push(Frame::new(Proc::Book(proc::SCOUT), seat).with_registers(registers));
}

/// Runs one step of scouting. May ask.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let rule = Rule(frame.registers[RULE] as u16);
    match frame.step {
        // The top card of each deck is put into the scout zone; a player without a deck scouts nothing (reading V18).
        step::REVEAL => {
            cx.frame(f).step = step::DECIDE;
            let from = cx.state.batch.len();
            for side in [cx.state.turn.player, cx.state.turn.player.other()] {
                if frame.registers[SCOUTS] >> side.0 & 1 == 0 {
                    continue;
                }
                let Some(&slot) = cx.state.cards(zone::DECK, side).last() else {
                    cx.frame(f).registers[SCOUTS] &= !(1 << side.0);
                    continue;
                };
                cx.frame(f).registers[CARDS + side.index()] = i32::from(slot.0);
                let (turned, face_up) = (Orientation::Upright, true);
                let act = Happening::Move { slot, to: zone::SCOUT, side, end: End::Top, place: 0, turned, face_up };
                let cause = cause(cx, &frame, side);
                cx.propose(act, verb::SCOUT, cause);
            }
            cx.commit(from);
            Flow::Continue
        }
        // The turn player decides first. A card with the scout icon may be played free; any other goes to the energy
        // zone.
        step::DECIDE => {
            let Some(scout) = next(cx, frame.registers[SCOUTS]) else { return cx.pop() };
            match scouted(cx.state, scout) {
                Some(slot) if can_play(cx, scout, slot) => {
                    cx.offer(Pick::Yes);
                    cx.offer(Pick::No);
                    cx.ask(scout, SCOUTED, rule)
                }
                _ => {
                    cx.scratch.answer = Some(Pick::No);
                    cx.goto(f, step::DECIDED)
                }
            }
        }
        step::DECIDED => {
            let yes = cx.take_answer() == Pick::Yes;
            cx.frame(f).step = step::SETTLE;
            let Some(scout) = next(cx, frame.registers[SCOUTS]) else { return Flow::Continue };
            cx.frame(f).registers[SCOUTS] &= !(1 << scout.0);
            let Some(slot) = scouted(cx.state, scout) else { return Flow::Continue };
            if yes {
                playing::play(cx, scout, slot, true);
            } else {
                let act = cx.move_to(slot, zone::ENERGY);
                let cause = cause(cx, &frame, scout);
                cx.happen(act, verb::PUT, cause);
            }
            Flow::Continue
        }
        // In an attack, pre-priority processing comes after each player's decision.
        _ => {
            cx.frame(f).step = step::DECIDE;
            if frame.registers[ATTACK] != 0 && cx.cite(rule) {
                cx.push_before_priority();
            }
            Flow::Continue
        }
    }
}

/// The cause of scouting: the ability that says so, or the rules.
fn cause(cx: &Context, scouting: &Frame, seat: Seat) -> Cause {
    let rule = Rule(scouting.registers[RULE] as u16);
    match cx.state.resolving.last() {
        Some(item) if scouting.registers[ATTACK] == 0 => cx.cause_of(item, rule),
        _ => Cause { seat: Some(seat), ..Cause::rule(rule) },
    }
}

/// The player who decides next.
fn next(cx: &Context, scouts: i32) -> Option<Seat> {
    [cx.state.turn.player, cx.state.turn.player.other()].into_iter().find(|seat| scouts >> seat.0 & 1 == 1)
}

/// The scouted card can be played: it has the icon, and its player may play it now.
fn can_play(cx: &mut Context, seat: Seat, slot: Slot) -> bool {
    cx.state.characteristics(slot).keywords.has(keyword::SCOUT)
        && main_phase::permits(cx, slot, seat)
        && playing::can_play_by_effect(cx, seat, slot, true)
}
