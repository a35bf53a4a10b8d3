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

/// Who takes the next turn because of an extra one: of several the newest comes first (1021.2).
pub(crate) fn next(cx: &mut Context) -> Option<Seat> {
    let waiting = cx.s.notes[note::EXTRA_TURNS] as u32;
    if waiting <= 1 || !cx.by(cite!("1021.1")) {
        return None;
    }
    if waiting.ilog2() > 1 {
        cx.by(cite!("1021.2"));
    }
    cx.note(note::EXTRA_TURNS, (waiting >> 1) as i32);
    Some(Seat((waiting & 1) as u8))
}
