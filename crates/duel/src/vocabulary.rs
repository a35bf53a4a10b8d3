//! What the words of a book are called.

use crate::grid::Grid;
use crate::index::RuleEntry;
use crate::question::Topic;
use crate::words::Phase;

/// The names of the book's words, each list in the order of the words' numbers.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    /// The game's id.
    pub game: &'static str,
    /// Kinds of cards.
    pub kinds: &'static [&'static str],
    /// Colours.
    pub colours: &'static [&'static str],
    /// What players pay with, where they hold it; empty if they do not.
    pub currency: &'static str,
    /// Numbers on cards.
    pub numbers: &'static [&'static str],
    /// Keywords and icons.
    pub keywords: &'static [&'static str],
    /// Verbs, as a log writes them.
    pub verbs: &'static [&'static str],
    /// Other words for the verbs that options begin with.
    pub synonyms: &'static [(&'static str, &'static str)],
    /// Marks.
    pub marks: &'static [&'static str],
    /// Phases and steps.
    pub phases: &'static [&'static str],
    /// Names that cover several phases; one who says them means the first to begin from.
    pub stretches: &'static [(&'static str, &'static [Phase])],
    /// The formats of play, the usual one first; empty if there is but one.
    pub formats: &'static [&'static str],
    /// What the orientations are called.
    pub orientations: [&'static str; 3],
    /// The parts that objects have in what the book carries out, such as battles, bit by bit.
    pub roles: &'static [&'static str],
    /// What the rules themselves put onto the stack, by name.
    pub routines: &'static [&'static str],
    /// The questions by which the course of the game, outside of everything that players do, lets a player act or not, as
    /// priority does: whether to keep the hand, what to call, what attacks, what blocks.
    pub invitations: &'static [Topic],
    /// What the places of a zone with places are called.
    pub places: Grid,
    /// The book's words in Japanese, as its document has them.
    pub japanese: &'static [(&'static str, &'static str)],
    /// Every rule of the document.
    pub rules: &'static [RuleEntry],
    /// A fingerprint of the book as it is written: replays of another one are refused.
    pub sources: &'static str,
}
