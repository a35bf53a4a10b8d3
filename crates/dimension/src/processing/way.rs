//! Ways of playing a card: the usual one, and the special ones of Muster and Formation Summon (5-3-2-2, 5-8-3).

/// The way in which a card is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// The usual way.
    Usual,
    /// By Formation Summon, through the card's ability with this number (5-8).
    Formation(u8),
    /// By the Muster of the card on this square (5-3).
    Muster(u8),
}

/// Numbers from here on stand for squares.
const SQUARES: u8 = 128;

impl Way {
    /// The way with this number.
    pub(crate) const fn of(number: u8) -> Self {
        match number {
            0 => Self::Usual,
            SQUARES.. => Self::Muster(number - SQUARES),
            _ => Self::Formation(number - 1),
        }
    }
    /// The number of the way, in options and stack items.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Usual => 0,
            Self::Formation(index) => index + 1,
            Self::Muster(square) => SQUARES + square,
        }
    }
}
