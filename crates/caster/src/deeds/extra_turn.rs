//! Chapter 1021: extra turns.

use crate::book::{Context, note};
use crate::rules::cite;
use duel::ids::Seat;

/// The greatest number of extra turns that can wait.
const MOST: u32 = 15;

/// A player gets an extra turn after this one (1021.1). Sets a note.
pub(crate) fn gain(cx: &mut Context, seat: Seat) {
    let waiting = cx.state.notes[note::EXTRA_TURNS] as u32;
    // One bit for each extra turn, the newest lowest; the highest set bit above them tells how many there are.
    let waiting = waiting.max(1);
    if waiting.ilog2() < MOST {
        cx.set_note(note::EXTRA_TURNS, (waiting << 1 | u32::from(seat.0)) as i32);
    }
}

/// Extra turns come before the turn that would follow (1021.1), the latest given first (1021.2). Returns the next
/// player.
pub(crate) fn next(cx: &mut Context, usual: Seat) -> Seat {
    let follows = cx.state.notes[note::USUAL_TURN];
    let usual = if follows > 0 { Seat(follows as u8 - 1) } else { usual };
    let waiting = cx.state.notes[note::EXTRA_TURNS] as u32;
    if waiting <= 1 || !cx.cite(cite!("1021.1")) {
        if follows > 0 {
            cx.set_note(note::USUAL_TURN, 0);
        }
        return usual;
    }
    cx.set_note(note::USUAL_TURN, i32::from(usual.0) + 1);
    let count = waiting.ilog2();
    let newest = count == 1 || cx.cite(cite!("1021.2"));
    if newest {
        cx.set_note(note::EXTRA_TURNS, (waiting >> 1) as i32);
        return Seat((waiting & 1) as u8);
    }
    let oldest = waiting >> (count - 1) & 1;
    cx.set_note(note::EXTRA_TURNS, (1 << (count - 1) | waiting & ((1 << (count - 1)) - 1)) as i32);
    Seat(oldest as u8)
}
