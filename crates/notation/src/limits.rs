//! Limits on the size of a text, since anyone may have written it.

use crate::error::NotationFault;

/// Most cards of a position, a sideboard, a payment, or a deck in a replay. That is more than anyone plays with, and
/// far fewer than a duel has numbers for.
pub(crate) const MAX_CARDS: usize = 1000;
/// Most cards that a position defines itself.
pub(crate) const MAX_OWN_CARDS: usize = 500;
/// Most bytes of a line.
pub(crate) const MAX_LINE_BYTES: usize = 20_000;
/// Most lines that are played; a repeated line counts each time.
pub(crate) const MAX_LINES: usize = 5_000;
/// Most answers that are given while the lines are played.
pub(crate) const MAX_ANSWERS: usize = 20_000;
/// Most notes in parentheses after a card.
pub(crate) const MAX_NOTES: usize = 50;
/// Highest turn of a position, and most damage on a card.
pub(crate) const MAX_TURN: u16 = 10_000;
pub(crate) const MAX_DAMAGE: i32 = 1_000_000;
/// Most commas, or parentheses, up to which the name of a card is searched for.
pub(crate) const MAX_NAME_PARTS: usize = 8;

/// Reads `n` as a number of cards that come on top of `before` others; `part` is the text it stands in.
pub(crate) fn check_card_count(n: i32, before: usize, part: &str) -> Result<usize, NotationFault> {
    let n = usize::try_from(n).map_err(|_| NotationFault::not_read("a number from 0 on", part))?;
    match before.checked_add(n) {
        Some(all) if all <= MAX_CARDS => Ok(n),
        _ => Err(NotationFault::TooMuch { what: "cards", most: MAX_CARDS }),
    }
}

/// Reads `n` as a number from 0 to 255, such as a number of counters; `part` is the text it stands in.
pub(crate) fn small(n: i32, part: &str) -> Result<u8, NotationFault> {
    u8::try_from(n).map_err(|_| NotationFault::not_read("a number from 0 to 255", part))
}
