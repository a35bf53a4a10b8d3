//! Chapter 2: an attack, from its declaration to its end.

use super::words::{POINT, SCOUT, cite, number, phase, verb, zone};
use super::{Context, playing, proc};
use duel::ability::End;
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::object::{Ref, Slot};
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::settle::ONE_ACTION;
use duel::state::State;
use duel::words::Seat;

/// Whether a scouted card is played.
pub(super) const SCOUTED: Topic = Topic::Book(1);

mod step {
    pub const DECLARE: u8 = 0;
    pub const DECLARED: u8 = 1;
    pub const BLOCK: u8 = 2;
    pub const SCOUT: u8 = 3;
    pub const DECIDE: u8 = 4;
    pub const DECIDED: u8 = 5;
    pub const NEXT_SCOUT: u8 = 6;
    pub const BATTLE: u8 = 7;
    pub const STRUCK: u8 = 8;
    pub const END: u8 = 9;
}

/// The registers: the attacker, its life, who still has a scouted card (bit n for seat n), and whether someone faced
/// the attacker in the battle.
const ATTACKER: usize = 0;
const LIFE: usize = 1;
const SCOUTS: usize = 2;
const OPPOSED: usize = 3;

/// Begins an attack.
pub(super) fn begin(cx: &mut Context, seat: Seat, slot: Slot) {
    let life = cx.s.object(slot).life;
    let registers = [i32::from(slot.0), i32::from(life), 0, 0, 0, 0];
    cx.push(Frame::new(Proc::Book(proc::ATTACK), seat).with(registers));
}

/// A player's card in the scout zone.
pub(super) fn scouted(state: &State, seat: Seat) -> Option<Slot> {
    state.cards(zone::SCOUT, Seat::FIRST).iter().copied().find(|&slot| state.object(slot).owner == seat)
}

pub(super) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let seat = frame.seat;
    let attacker = Ref { slot: Slot(frame.r[ATTACKER] as u16), life: frame.r[LIFE] as u16 };
    match frame.pc {
        step::DECLARE => {
            cx.frame(f).pc = step::DECLARED;
            let from = cx.s.batch.len();
            let cause = Cause::rule(cite!("2.1"));
            cx.propose(Act::Turn { slot: attacker.slot, to: Orientation::Sideways }, verb::SLEEP, cause);
            cx.deed(verb::ATTACK, seat, attacker.slot, Slot::NONE, cause);
            cx.commit(from);
            Flow::Go
        }
        step::DECLARED => settle(cx, f, step::BLOCK),
        // The other player takes one action (2.2).
        step::BLOCK => {
            cx.enter_phase(phase::BLOCK, cite!("2.2"));
            cx.frame(f).pc = step::SCOUT;
            cx.push_actions(seat.other(), ONE_ACTION);
            Flow::Go
        }
        step::SCOUT => {
            cx.enter_phase(phase::MAIN, cite!("2.3"));
            if !cx.s.alive(attacker) {
                return cx.goto(f, step::END);
            }
            scout(cx, f, attacker)
        }
        step::DECIDE => {
            let Some(scout) = next_scout(cx, frame.r[SCOUTS]) else { return settle(cx, f, step::BATTLE) };
            match scouted(cx.s, scout) {
                Some(slot) if cx.s.profile(slot).keywords.has(SCOUT) => {
                    cx.offer(Pick::Yes);
                    cx.offer(Pick::No);
                    cx.ask(scout, SCOUTED, cite!("2.3"))
                }
                _ => {
                    cx.t.answer = Some(Pick::No);
                    cx.goto(f, step::DECIDED)
                }
            }
        }
        // It is played in the middle of the attack, or becomes energy (2.3).
        step::DECIDED => {
            let yes = cx.answer() == Pick::Yes;
            cx.frame(f).pc = step::NEXT_SCOUT;
            let Some(scout) = next_scout(cx, frame.r[SCOUTS]) else { return Flow::Go };
            cx.frame(f).r[SCOUTS] &= !(1 << scout.0);
            let Some(slot) = scouted(cx.s, scout) else { return Flow::Go };
            if yes {
                playing::play(cx, scout, slot, true);
            } else {
                let act = cx.move_to(slot, zone::ENERGY);
                cx.happen(act, verb::PUT, Cause::rule(cite!("2.3")));
            }
            Flow::Go
        }
        // What came of it is settled before the attack goes on (4.1).
        step::NEXT_SCOUT => settle(cx, f, step::DECIDE),
        step::BATTLE => {
            cx.frame(f).pc = step::STRUCK;
            if cx.s.alive(attacker)
                && let Some(slot) = playing::facing(cx, attacker.slot)
            {
                cx.frame(f).r[OPPOSED] = 1;
                let amount = cx.s.profile(attacker.slot).number(number::POWER);
                let cause = Cause { source: Some(attacker), ..Cause::rule(cite!("2.6")) };
                cx.happen(Act::Damage { slot, amount }, verb::DAMAGE, cause);
            }
            Flow::Go
        }
        step::STRUCK => settle(cx, f, step::END),
        step::END => {
            cx.s.frames.pop();
            if cx.s.alive(attacker) && frame.r[OPPOSED] == 0 {
                let act = Act::Hold { seat, counter: POINT, amount: 1 };
                cx.happen(act, verb::SCORE, Cause { source: Some(attacker), ..Cause::rule(cite!("2.7")) });
            }
            Flow::Go
        }
        _ => unreachable!("an attack has no such step"),
    }
}

fn settle(cx: &mut Context, f: usize, next: u8) -> Flow {
    cx.by(cite!("4.1"));
    cx.frame(f).pc = next;
    cx.push_settle();
    Flow::Go
}

/// The turn player first (2.4).
fn next_scout(cx: &Context, scouts: i32) -> Option<Seat> {
    let first = cx.s.turn.player;
    [first, first.other()].into_iter().find(|seat| scouts >> seat.0 & 1 == 1)
}

/// The top card of the attacker's player, and in an opposed lane of both, is turned up (2.3, 2.4).
fn scout(cx: &mut Context, f: usize, attacker: Ref) -> Flow {
    cx.frame(f).pc = step::DECIDE;
    let seat = cx.frame(f).seat;
    let opposed = playing::facing(cx, attacker.slot).is_some();
    if opposed {
        cx.by(cite!("2.4"));
    }
    let from = cx.s.batch.len();
    for side in [seat, seat.other()] {
        if (side == seat || opposed)
            && let Some(&slot) = cx.s.cards(zone::DECK, side).last()
        {
            cx.frame(f).r[SCOUTS] |= 1 << side.0;
            let act = Act::Move {
                slot,
                to: zone::SCOUT,
                side,
                end: End::Top,
                place: 0,
                turned: Orientation::Upright,
                face_up: true,
            };
            cx.propose(act, verb::SCOUT, Cause::rule(cite!("2.3")));
        }
    }
    cx.commit(from);
    Flow::Go
}
