//! Damage to players (6.5), and the EX Bursts it turns up (F 11.10; S 11.11).

use crate::attack;
use crate::book::{Context, Crystal, note, proc};
use crate::definitions::TURN_FIRST;
use crate::edition::{Document, Edition, Obeys};
use crate::keywords::party;
use crate::playing::burst;
use crate::playing::burst::{burst_of, bursts};
use crate::playing::resolution::TOGETHER;
use crate::rules::{Cited, cite};
use crate::words::{verb, zone};
use duel::book::{Damaging, GoneDealer};
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::Pick;
use duel::event::{Cause, Happening};
use duel::ids::Seat;
use duel::state::object::Slot;
use duel::state::{SetAside, State};

/// Several EX Bursts are used in the order that their player chooses (S 6.5.2.1).
pub(crate) const IN_ANY_ORDER: Cited = cite!(s "6.5.2.1");

mod step {
    pub const POINT: u8 = 0;
    pub const LOSE: u8 = 1;
    pub const NOTICE: u8 = 2;
    pub const BURST: u8 = 3;
    pub const BURST_CHOSEN: u8 = 4;
    pub const DONE: u8 = 5;
    pub const FLIPPED: u8 = 6;
}

/// The registers: the points left, the slot that deals them, where the list of EX Bursts begins, the next of them
/// (before that, the card each player turned up last), the points dealt, and how they are dealt.
const LEFT: usize = 0;
const SOURCE: usize = 1;
const START: usize = 2;
const NEXT: usize = 3;
const DEALT: usize = 4;
const HOW: usize = 5;
/// How the damage is dealt: by an attack; or to both players at once.
const BATTLE: i32 = 1;
const BOTH: i32 = 2;

/// Deals points of damage to a player. May begin a procedure.
///
/// A source that deals the same damage to each player deals it to both at once (6.1.4, readings S34 and F20).
pub(crate) fn push<E: Edition>(cx: &mut Context<E>, seat: Seat, points: i32, source: Slot) {
    let to_other = |begun: &Frame| {
        (begun.proc, begun.step, begun.seat) == (Proc::Book(proc::DAMAGE), step::POINT, seat.other())
            && (begun.registers[LEFT], begun.registers[SOURCE], begun.registers[DEALT], begun.registers[HOW])
                == (points, i32::from(source.0), 0, 0)
    };
    if cx.state.frames.last().is_some_and(to_other) && cx.obeys_all(&[TURN_FIRST, TOGETHER]) {
        let top = cx.state.frames.len() - 1;
        cx.frame(top).registers[HOW] = BOTH;
        return;
    }
    let registers = [points, i32::from(source.0), cx.state.set_aside.len() as i32, 0, 0, 0];
    cx.push(Frame::new(Proc::Book(proc::DAMAGE), seat).with_registers(registers));
}

/// Deals the one point of an attack that was not blocked (10.1.4.1). Begins a procedure.
pub(crate) fn push_battle<E: Edition>(cx: &mut Context<E>, seat: Seat, attacker: Slot) {
    let registers = [1, i32::from(attacker.0), cx.state.set_aside.len() as i32, 0, 0, BATTLE];
    cx.push(Frame::new(Proc::Book(proc::DAMAGE), seat).with_registers(registers));
}

/// Runs one step of dealing damage. May ask.
pub(crate) fn run_step<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.step {
        // Cards go one by one from the top of the deck to the Damage Zone (6.5.2, 6.5.3).
        step::POINT => {
            if frame.registers[LEFT] == 0 || frame.registers[DEALT] > 0 && !cx.obeys(cite!("6.5.3")) {
                return cx.goto(f, step::LOSE);
            }
            cx.frame(f).registers[LEFT] -= 1;
            cx.frame(f).step = step::FLIPPED;
            let cause = Cause { source: source(cx, frame.registers[SOURCE]), ..Cause::rule(cite!("6.5.2").of::<E>()) };
            let from = cx.state.batch.len();
            let mut flipped = [Slot::NONE; 2];
            for seat in dealt_to(cx, &frame).into_iter().flatten() {
                let Some(&slot) = cx.state.cards(zone::DECK, seat).last() else {
                    cx.set_note(note::UNDECKED, cx.state.notes[note::UNDECKED] | 1 << seat.0);
                    continue;
                };
                flipped[seat.index()] = slot;
                let act = cx.move_to(slot, zone::DAMAGE);
                cx.propose(act, verb::HURT, cause);
            }
            if flipped == [Slot::NONE; 2] {
                return cx.goto(f, step::LOSE);
            }
            cx.frame(f).registers[DEALT] += 1;
            cx.frame(f).registers[NEXT] = i32::from(flipped[0].0) | i32::from(flipped[1].0) << 16;
            cx.commit(from);
            Flow::Continue
        }
        step::FLIPPED => {
            let flipped = [Slot(frame.registers[NEXT] as u16), Slot((frame.registers[NEXT] >> 16) as u16)];
            cx.frame(f).registers[NEXT] = 0;
            for seat in dealt_to(cx, &frame).into_iter().flatten() {
                let slot = flipped[seat.index()];
                if slot != Slot::NONE
                    && cx.state.object(slot).zone == zone::DAMAGE
                    && bursts(cx, slot, seat, frame.registers[LEFT])
                {
                    cx.state.set_aside.push(SetAside { slot, colour: 0, part: 0, units: 0, sort: 0 });
                }
            }
            cx.goto(f, step::POINT)
        }
        // The losing conditions come before the EX Bursts (reading F19); the other rule processes wait for priority.
        step::LOSE => {
            cx.frame(f).step = step::NOTICE;
            if cx.state.notes[note::BURSTS_BEFORE_LOSS] == 0 {
                let from = cx.state.batch.len();
                crate::rule_process::propose_losses(cx);
                crate::rule_process::forget_empty_decks(cx);
                cx.commit(from);
                cx.decide_outcome();
            }
            Flow::Continue
        }
        step::NOTICE => {
            cx.frame(f).step = step::BURST;
            // If each player orders their own, the turn player's come first.
            if frame.registers[HOW] == BOTH && IN_ANY_ORDER.is_in::<E>() {
                let (objects, turn_player) = (&cx.state.objects, cx.state.turn.player);
                cx.state.set_aside[frame.registers[START] as usize..]
                    .sort_by_key(|spent| objects[spent.slot.index()].owner != turn_player);
            }
            if frame.registers[DEALT] > 0 {
                notice(cx, &frame);
            }
            Flow::Continue
        }
        // EX Bursts are used in the order they were turned up (F 6.5.2.1) or in one their player chooses (S 6.5.2.1,
        // reading S21), if the player wants to (F 11.10.2; S 11.11.2).
        step::BURST => {
            let at = (frame.registers[START] + frame.registers[NEXT]) as usize;
            if at >= cx.state.set_aside.len() {
                return cx.goto(f, step::DONE);
            }
            let last = burst::last_of_player(cx, at);
            burst::ask(cx, at, last)
        }
        step::BURST_CHOSEN => {
            let at = (frame.registers[START] + frame.registers[NEXT]) as usize;
            cx.frame(f).step = step::BURST;
            let answer = cx.take_answer();
            match answer {
                Pick::Object(slot) => {
                    let chosen = cx.state.set_aside[at..].iter().position(|spent| spent.slot == slot).unwrap_or(0);
                    cx.state.set_aside[at..=at + chosen].rotate_right(1);
                }
                Pick::Done => {
                    let last = burst::last_of_player(cx, at);
                    cx.state.set_aside.drain(at + 1..=last);
                }
                _ => {}
            }
            let slot = cx.state.set_aside[at].slot;
            let seat = cx.state.object(slot).owner;
            cx.frame(f).registers[NEXT] += 1;
            if matches!(answer, Pick::Yes | Pick::Object(_))
                && let Some(ability) = burst_of(cx, slot)
                && cx.obeys(cite!("6.5.2.1"))
            {
                let item = burst::effect(cx, slot, ability, seat);
                cx.play_at_once(item);
            }
            Flow::Continue
        }
        _ => {
            cx.state.set_aside.truncate(frame.registers[START] as usize);
            cx.pop()
        }
    }
}

/// Abilities that trigger on damage to a player trigger after it (10.1.4.3), whatever an EX Burst then does to its
/// dealers.
///
/// A party deals it as one, so each member has dealt it (F 15.1.1.9.1; S 15.1.1.10.1). May begin a procedure.
fn notice<E: Edition>(cx: &mut Context<E>, frame: &Frame) {
    let from = cx.state.batch.len();
    let mut picking = std::mem::take(&mut cx.scratch.candidates);
    picking.clear();
    if frame.registers[HOW] == BATTLE {
        picking.extend(attack::attackers(cx));
    } else {
        picking.extend(source(cx, frame.registers[SOURCE]).map(|source| source.slot));
    }
    for &subject in &picking {
        let source = Some(cx.state.object_ref(subject));
        let cause = Cause { source, ..Cause::rule(attack::strike::WOUNDED.of::<E>()) };
        let seat = cx.player_of(subject);
        cx.propose(
            Happening::Deed { subject, counterpart: Slot::NONE, seat, amount: frame.registers[DEALT] },
            verb::WOUND,
            cause,
        );
    }
    if let Some(&dealer) = picking.first() {
        party::notice_wound(cx, dealer, frame.registers[DEALT], frame.registers[HOW] != BATTLE);
    }
    cx.scratch.candidates = picking;
    cx.commit(from);
}

/// The players who are dealt the damage, the turn player first.
fn dealt_to<E: Edition>(cx: &Context<E>, frame: &Frame) -> [Option<Seat>; 2] {
    let first = cx.state.turn.player;
    match frame.registers[HOW] {
        BOTH => [Some(first), Some(first.other())],
        _ => [Some(frame.seat), None],
    }
}

fn source<E: Edition>(cx: &Context<E>, register: i32) -> Option<duel::state::object::ObjectRef> {
    let slot = Slot(register as u16);
    (slot != Slot::NONE).then(|| cx.state.object_ref(slot))
}

/// The card whose EX Burst is being decided.
pub(crate) fn pending_burst(state: &State) -> Option<Slot> {
    let frame = state.frames.last()?;
    state.set_aside.get((frame.registers[START] + frame.registers[NEXT]) as usize).map(|s| s.slot)
}

impl<E: Edition> Damaging for Crystal<E> {
    /// In the FFTCG, statements about damage that a Character deals hold only while it is there (reading F25).
    ///
    /// Last-known information tells its element and power, not its presence.
    const DEALER_MUST_BE_THERE: bool = matches!(E::DOCUMENT, Document::Fftcg);
    /// An ability is not stopped by taking its card away: that card deals damage as it last was (6.4.2).
    ///
    /// A chosen card that is gone deals none (F 11.11.2.1.1).
    const DEALS_WHEN_GONE: GoneDealer = GoneDealer::Source;
}
