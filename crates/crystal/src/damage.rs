//! Damage to players (6.5), and the EX Bursts it turns up (F 11.10; S 11.11).

use crate::attack;
use crate::book::{Context, note, proc};
use crate::definitions::TURN_FIRST;
use crate::edition::{Edition, Obeys};
use crate::keywords::party;
use crate::playing::burst::{self, burst_of, bursts};
use crate::playing::resolution::TOGETHER;
use crate::rules::{Cited, cite};
use crate::words::{verb, zone};
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::object::Slot;
use duel::question::Pick;
use duel::state::{Spent, State};
use duel::words::Seat;

/// Several EX Bursts are used in the order that their player says (S 6.5.2.1).
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

/// The registers: points left, what deals them, where the list of bursts begins, which comes next (before that: what
/// was turned up last, by each player), how many points were dealt, and how.
const LEFT: usize = 0;
const SOURCE: usize = 1;
const START: usize = 2;
const NEXT: usize = 3;
const DEALT: usize = 4;
const HOW: usize = 5;
/// How: by an attack; and to both players at once.
const BATTLE: i32 = 1;
const BOTH: i32 = 2;

/// Begins dealing so many points to a player. What deals them to each player deals them to both at once (6.1.4, readings
/// S34 and F20).
pub(crate) fn push<E: Edition>(cx: &mut Context<E>, seat: Seat, points: i32, source: Slot) {
    let to_other = |begun: &Frame| {
        (begun.proc, begun.pc, begun.seat) == (Proc::Book(proc::DAMAGE), step::POINT, seat.other())
            && (begun.r[LEFT], begun.r[SOURCE], begun.r[DEALT], begun.r[HOW]) == (points, i32::from(source.0), 0, 0)
    };
    if cx.s.frames.last().is_some_and(to_other) && cx.obeys_all(&[TURN_FIRST, TOGETHER]) {
        let top = cx.s.frames.len() - 1;
        cx.frame(top).r[HOW] = BOTH;
        return;
    }
    let registers = [points, i32::from(source.0), cx.s.spent.len() as i32, 0, 0, 0];
    cx.push(Frame::new(Proc::Book(proc::DAMAGE), seat).with(registers));
}

/// Begins dealing the one point of an attack that was not blocked (10.1.4.1).
pub(crate) fn push_battle<E: Edition>(cx: &mut Context<E>, seat: Seat, attacker: Slot) {
    let registers = [1, i32::from(attacker.0), cx.s.spent.len() as i32, 0, 0, BATTLE];
    cx.push(Frame::new(Proc::Book(proc::DAMAGE), seat).with(registers));
}

/// One step of dealing damage.
pub(crate) fn step<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.pc {
        // Card by card from the top of the deck to the Damage Zone (6.5.2, 6.5.3).
        step::POINT => {
            if frame.r[LEFT] == 0 || frame.r[DEALT] > 0 && !cx.obeys(cite!("6.5.3")) {
                return cx.goto(f, step::LOSE);
            }
            cx.frame(f).r[LEFT] -= 1;
            cx.frame(f).pc = step::FLIPPED;
            let cause = Cause { source: source(cx, frame.r[SOURCE]), ..Cause::rule(cite!("6.5.2").of::<E>()) };
            let from = cx.s.batch.len();
            let mut flipped = [Slot::NONE; 2];
            for seat in dealt_to(cx, &frame).into_iter().flatten() {
                let Some(&slot) = cx.s.cards(zone::DECK, seat).last() else {
                    cx.note(note::UNDECKED, cx.s.notes[note::UNDECKED] | 1 << seat.0);
                    continue;
                };
                flipped[seat.index()] = slot;
                let act = cx.move_to(slot, zone::DAMAGE);
                cx.propose(act, verb::HURT, cause);
            }
            if flipped == [Slot::NONE; 2] {
                return cx.goto(f, step::LOSE);
            }
            cx.frame(f).r[DEALT] += 1;
            cx.frame(f).r[NEXT] = i32::from(flipped[0].0) | i32::from(flipped[1].0) << 16;
            cx.commit(from);
            Flow::Go
        }
        step::FLIPPED => {
            let flipped = [Slot(frame.r[NEXT] as u16), Slot((frame.r[NEXT] >> 16) as u16)];
            cx.frame(f).r[NEXT] = 0;
            for seat in dealt_to(cx, &frame).into_iter().flatten() {
                let slot = flipped[seat.index()];
                if slot != Slot::NONE && cx.s.object(slot).zone == zone::DAMAGE && bursts(cx, slot, seat, frame.r[LEFT])
                {
                    cx.s.spent.push(Spent { slot, colour: 0, part: 0, units: 0, sort: 0 });
                }
            }
            cx.goto(f, step::POINT)
        }
        // The loss conditions come before the bursts (reading F19); the other rule processes wait for priority.
        step::LOSE => {
            cx.frame(f).pc = step::NOTICE;
            if cx.s.notes[note::BURSTS_BEFORE_LOSS] == 0 {
                let from = cx.s.batch.len();
                crate::rule_process::propose_losses(cx);
                crate::rule_process::forget_empty_decks(cx);
                cx.commit(from);
                cx.judge();
            }
            Flow::Go
        }
        step::NOTICE => {
            cx.frame(f).pc = step::BURST;
            // Where each player orders the own, the turn player's come first.
            if frame.r[HOW] == BOTH && IN_ANY_ORDER.is_in::<E>() {
                let (objects, turn_player) = (&cx.s.objects, cx.s.turn.player);
                cx.s.spent[frame.r[START] as usize..]
                    .sort_by_key(|spent| objects[spent.slot.index()].owner != turn_player);
            }
            if frame.r[DEALT] > 0 {
                notice(cx, &frame);
            }
            Flow::Go
        }
        // Each in the order it was turned up (F 6.5.2.1) or in the one its player wants (S 6.5.2.1, reading S21), if
        // its player wants (F 11.10.2; S 11.11.2).
        step::BURST => {
            let at = (frame.r[START] + frame.r[NEXT]) as usize;
            if at >= cx.s.spent.len() {
                return cx.goto(f, step::DONE);
            }
            let last = burst::last_of_player(cx, at);
            burst::ask(cx, at, last)
        }
        step::BURST_CHOSEN => {
            let at = (frame.r[START] + frame.r[NEXT]) as usize;
            cx.frame(f).pc = step::BURST;
            let answer = cx.answer();
            match answer {
                Pick::Object(slot) => {
                    let chosen = cx.s.spent[at..].iter().position(|spent| spent.slot == slot).unwrap_or(0);
                    cx.s.spent[at..=at + chosen].rotate_right(1);
                }
                Pick::Done => {
                    let last = burst::last_of_player(cx, at);
                    cx.s.spent.drain(at + 1..=last);
                }
                _ => {}
            }
            let slot = cx.s.spent[at].slot;
            let seat = cx.s.object(slot).owner;
            cx.frame(f).r[NEXT] += 1;
            if matches!(answer, Pick::Yes | Pick::Object(_))
                && let Some(ability) = burst_of(cx, slot)
                && cx.obeys(cite!("6.5.2.1"))
            {
                let item = burst::effect(cx, slot, ability, seat);
                cx.play_at_once(item);
            }
            Flow::Go
        }
        _ => {
            cx.s.spent.truncate(frame.r[START] as usize);
            cx.pop()
        }
    }
}

/// Abilities that notice damage to a player trigger after it (10.1.4.3): after the damage itself, whatever a burst
/// makes of those that dealt it. A party deals it as one, so each of it has dealt it (F 15.1.1.9.1; S 15.1.1.10.1).
fn notice<E: Edition>(cx: &mut Context<E>, frame: &Frame) {
    let from = cx.s.batch.len();
    let mut picking = std::mem::take(&mut cx.t.picking);
    picking.clear();
    if frame.r[HOW] == BATTLE {
        picking.extend(attack::attackers(cx));
    } else {
        picking.extend(source(cx, frame.r[SOURCE]).map(|source| source.slot));
    }
    for &subject in &picking {
        let source = Some(cx.s.refer(subject));
        let cause = Cause { source, ..Cause::rule(attack::strike::WOUNDED.of::<E>()) };
        let seat = cx.player_of(subject);
        cx.propose(Act::Deed { subject, counterpart: Slot::NONE, seat, amount: frame.r[DEALT] }, verb::WOUND, cause);
    }
    if let Some(&dealer) = picking.first() {
        party::notice_wound(cx, dealer, frame.r[DEALT], frame.r[HOW] != BATTLE);
    }
    cx.t.picking = picking;
    cx.commit(from);
}

/// Who is dealt the damage, the turn player first.
fn dealt_to<E: Edition>(cx: &Context<E>, frame: &Frame) -> [Option<Seat>; 2] {
    let first = cx.s.turn.player;
    match frame.r[HOW] {
        BOTH => [Some(first), Some(first.other())],
        _ => [Some(frame.seat), None],
    }
}

fn source<E: Edition>(cx: &Context<E>, register: i32) -> Option<duel::object::Ref> {
    let slot = Slot(register as u16);
    (slot != Slot::NONE).then(|| cx.s.refer(slot))
}

/// The card whose EX Burst is being decided.
pub(crate) fn pending_burst(state: &State) -> Option<Slot> {
    let frame = state.frames.last()?;
    state.spent.get((frame.r[START] + frame.r[NEXT]) as usize).map(|s| s.slot)
}
