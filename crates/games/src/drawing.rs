//! How the table of a game is drawn: what is shown of its cards and zones, and what they are called.

use duel::ability::Price;
use duel::book::Vocabulary;

/// What of a game is shown at the table, and what says no more than the table shows anyway.
#[derive(Clone, Copy, Debug)]
pub struct Drawing {
    /// The numbers of a card in play that are shown.
    pub numbers: &'static [&'static str],
    /// The zones that are counted even if they are empty.
    pub counted: &'static [&'static str],
    /// The zones whose cards are named.
    pub open: &'static [&'static str],
    /// Marks that are not shown.
    pub plain_marks: &'static [&'static str],
    /// Icons, which matter when a card is played and not when it is in play.
    pub icons: &'static [&'static str],
    /// Icons that say nothing to who holds the card.
    pub silent: &'static [&'static str],
    /// The zones that are not counted: their cards are shown anyway.
    pub shown: &'static [&'static str],
    /// The zone of what a player wants to achieve, and how its cards are called that are turned or lie face down.
    pub goals: Option<Goals>,
    /// The names of the rows of places, the nearest first, and of their columns.
    pub rows: &'static [&'static str],
    /// The names of the columns, from left to right.
    pub columns: &'static [&'static str],
    /// What is fought out at a place.
    pub bout: &'static str,
    /// Where what is played is, until it has resolved.
    pub stack: &'static str,
    /// The zones of cards beneath others that are counted, not named, and what such cards are called.
    pub beneath: &'static [(&'static str, &'static str)],
    /// The zones of cards with others whose cards are named so; otherwise a card is `with` another.
    pub joined: &'static [(&'static str, &'static str)],
    /// The kinds of cards in play, a row for each, from the front to the back. Without it, as the game counts them.
    pub ranks: &'static [&'static str],
    /// Where a player who has passing done for them is asked all the same: the phase, whether on the player's own turn,
    /// and whether on the opponent's.
    pub stops: &'static [(&'static str, bool, bool)],
}

impl Drawing {
    /// Nothing in particular.
    pub const PLAIN: Self = Self {
        numbers: &[],
        counted: &["hand", "deck"],
        open: &[],
        plain_marks: &[],
        icons: &[],
        silent: &[],
        shown: &[],
        goals: None,
        rows: &[],
        columns: &[],
        bout: "",
        stack: "On the stack",
        beneath: &[],
        joined: &[],
        ranks: &[],
        stops: &[],
    };
}

/// A price as it is printed: `{Red}{Red}{2}`.
pub fn symbols(words: &Vocabulary, price: &Price) -> String {
    let colours = words.colours.iter().zip(price.coloured);
    let mut text: String = colours.map(|(name, n)| format!("{{{name}}}").repeat(usize::from(n))).collect();
    if price.any > 0 {
        text += &format!("{{{}}}", price.any);
    }
    if price.x {
        let colour = price.x_colour.and_then(|colour| words.colours.get(colour.index()));
        text += &colour.map_or("{X}".to_owned(), |name| format!("{{{name} X}}"));
    }
    if text.is_empty() { "{0}".to_owned() } else { text }
}

/// Where what a player wants to achieve lies, and what its cards are called.
#[derive(Clone, Copy, Debug)]
pub struct Goals {
    /// The zone.
    pub zone: &'static str,
    /// A card that is turned.
    pub turned: &'static str,
    /// A card that lies face down.
    pub face_down: &'static str,
}
