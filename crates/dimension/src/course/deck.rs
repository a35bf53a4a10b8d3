//! Part 3, chapter 1: decks.

/// Constructed play (3-1-1).
pub const CONSTRUCTED: u8 = 0;
/// Constructed play in which the second player may redraw (3-2-3-1).
pub const REDRAW: u8 = 1;
/// Limited play (3-1-2).
pub const LIMITED: u8 = 2;
/// Limited play in which the smash zone pays any colour (1-2-3-1).
pub const LIMITED_COLOURED: u8 = 3;
/// In the order of their numbers.
pub(crate) const FORMATS: [&str; 4] = ["constructed", "constructed-redraw", "limited", "limited-coloured-smash"];
