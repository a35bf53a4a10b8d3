//! The names of a book's words.

use crate::book::place_names::Grid;
use crate::book::rule_index::RuleEntry;
use crate::engine::question::Topic;
use crate::ids::Phase;

/// The names of the book's words, each list in the order of the words' numbers.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    /// The game's id.
    pub game: &'static str,
    /// Kinds of cards.
    pub kinds: &'static [&'static str],
    /// Colours.
    pub colours: &'static [&'static str],
    /// The currency, if players hold it; empty if they do not.
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
    /// Names that cover several phases. Where play begins from one, it begins from the first of its phases.
    pub stretches: &'static [(&'static str, &'static [Phase])],
    /// The formats of play, the usual one first; empty if there is only one.
    pub formats: &'static [&'static str],
    /// The orientations.
    pub orientations: [&'static str; 3],
    /// The roles of objects in what the book carries out, such as combats, bit by bit.
    pub roles: &'static [&'static str],
    /// The routines that the rules put onto the stack.
    pub routines: &'static [&'static str],
    /// The questions by which the course of the game lets a player act or not, as priority does: whether to keep the
    /// hand, what to call, what attacks, what blocks. None of them belongs to an action.
    pub invitations: &'static [Topic],
    /// The places of a zone with places.
    pub places: Grid,
    /// The book's words in Japanese, as its document has them.
    pub japanese: &'static [(&'static str, &'static str)],
    /// Every rule of the document.
    pub rules: &'static [RuleEntry],
    /// The version of the book, raised when duels by it go differently: replays of another version are refused.
    pub version: u16,
}

impl Vocabulary {
    /// A book without words.
    pub const EMPTY: Self = Self {
        game: "",
        kinds: &[],
        colours: &[],
        currency: "",
        numbers: &[],
        keywords: &[],
        verbs: &[],
        synonyms: &[],
        marks: &[],
        phases: &[],
        stretches: &[],
        formats: &[],
        orientations: ["upright", "sideways", "reversed"],
        roles: &[],
        routines: &[],
        invitations: &[],
        places: Grid::NONE,
        japanese: &[],
        rules: &[],
        version: 1,
    };
}
