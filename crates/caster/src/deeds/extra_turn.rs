//! Chapter 1021: extra turns.

use crate::book::{Context, note};
use crate::rules::cite;
use duel::words::Seat;

/// How many extra turns can wait.
const MOST: u32 = 15;

/// A player gets an extra turn after this one (1021.1).
pub(crate) fn gain(cx: &mut Context, seat: Seat) {
    let waiting = cx.s.notes[note::EXTRA_TURNS] as u32;
    // A bit for each, the newest lowest, above them a bit that says how many there are.
    let waiting = waiting.max(1);
    if waiting.ilog2() < MOST {
        cx.note(note::EXTRA_TURNS, (waiting << 1 | u32::from(seat.0)) as i32);
    }
}

/// Who takes the next turn: who has an extra one, before the turn that would follow (1021.1), and of several the one that
/// was given last (1021.2).
pub(crate) fn next(cx: &mut Context, usual: Seat) -> Seat {
    let follows = cx.s.notes[note::USUAL_TURN];
    let usual = if follows > 0 { Seat(follows as u8 - 1) } else { usual };
    let waiting = cx.s.notes[note::EXTRA_TURNS] as u32;
    if waiting <= 1 || !cx.by(cite!("1021.1")) {
        if follows > 0 {
            cx.note(note::USUAL_TURN, 0);
        }
        return usual;
    }
    cx.note(note::USUAL_TURN, i32::from(usual.0) + 1);
    let count = waiting.ilog2();
    let newest = count == 1 || cx.by(cite!("1021.2"));
    if newest {
        cx.note(note::EXTRA_TURNS, (waiting >> 1) as i32);
        return Seat((waiting & 1) as u8);
    }
    let oldest = waiting >> (count - 1) & 1;
    cx.note(note::EXTRA_TURNS, (1 << (count - 1) | waiting & ((1 << (count - 1)) - 1)) as i32);
    Seat(oldest as u8)
}
