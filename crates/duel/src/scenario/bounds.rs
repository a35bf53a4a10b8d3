//! How much a text may hold: anyone may have written it.

use super::fault::Fault;

/// The cards of a position, a sideboard or a payment, and of a deck in a replay: more than anyone plays with, and far
/// fewer than a duel has numbers for.
pub(crate) const CARDS: usize = 1000;
/// The cards of a position's own.
pub(crate) const OWN_CARDS: usize = 500;
/// The letters of a line, as bytes.
pub(crate) const LETTERS: usize = 20_000;
/// The lines that are played, those that are repeated counted each time.
pub(crate) const LINES: usize = 5_000;
/// The answers that are given on the way.
pub(crate) const ANSWERS: usize = 20_000;
/// The words in parentheses after a card.
pub(crate) const NOTES: usize = 50;
/// The turn of a position, and the damage on a card.
pub(crate) const TURN: u16 = 10_000;
pub(crate) const DAMAGE: i32 = 1_000_000;
/// How many commas, or how many parentheses, the name of a card is looked for beyond.
pub(crate) const PARTS_OF_A_NAME: usize = 8;

/// How many cards a number is, where there are `before` already; `part` is where it stands.
pub(crate) fn count(n: i32, before: usize, part: &str) -> Result<usize, Fault> {
    let n = usize::try_from(n).map_err(|_| Fault::not_read("a number from 0 on", part))?;
    match before.checked_add(n) {
        Some(all) if all <= CARDS => Ok(n),
        _ => Err(Fault::TooMuch { what: "cards", most: CARDS }),
    }
}

/// A number of counters, or of what else is counted in small numbers.
pub(crate) fn small(n: i32, part: &str) -> Result<u8, Fault> {
    u8::try_from(n).map_err(|_| Fault::not_read("a number from 0 to 255", part))
}
