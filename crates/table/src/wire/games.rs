//! Messages about games, cards and decks.

use super::Sentence;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A game, and how the page presents it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// Its title.
    pub name: String,
    /// Its title in Japanese.
    pub name_ja: String,
    /// The words of the game, translated into Japanese.
    pub japanese: BTreeMap<String, String>,
    /// Its starter decks.
    pub decks: Vec<DeckInfo>,
    /// The formats, the usual one first; empty if there is only one.
    pub formats: Vec<String>,
    /// The computer players.
    pub players: Vec<String>,
    /// Phases and steps, in the order of their numbers.
    pub phases: Vec<String>,
    /// The phases and steps in the order of the turn.
    pub course: Vec<PhaseInfo>,
    /// The phases at which automatic passing stops by default.
    pub stops: Vec<StopInfo>,
    /// Kinds of cards.
    pub kinds: Vec<String>,
    /// Colours.
    pub colours: Vec<String>,
    /// The names of the three orientations: upright, sideways, upside down.
    pub orientations: [String; 3],
    /// Its zones.
    pub zones: Vec<ZoneInfo>,
    /// The zone whose places form a board, if there is one.
    pub board: Option<BoardInfo>,
    /// The presentation of the game.
    pub drawing: DrawingInfo,
}

/// A phase or step at its point in the turn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PhaseInfo {
    /// The number of the phase.
    pub phase: u8,
    /// It is a step of a longer part of the turn.
    pub step: bool,
    /// It comes before the first turn, and never again.
    pub before: bool,
}

/// A phase at which automatic passing stops unless the player changes that.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StopInfo {
    /// The phase, by number.
    pub phase: u8,
    /// Passing stops here on the player's own turn.
    pub own: bool,
    /// Passing stops here on the opponent's turn.
    pub theirs: bool,
}

/// A zone.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ZoneInfo {
    /// Its name.
    pub name: String,
    /// Both players share it.
    pub shared: bool,
    /// The players who see its cards.
    pub sight: VisibilityInfo,
    /// Its order matters.
    pub ordered: bool,
    /// Its cards are in play.
    pub in_play: bool,
    /// The orientation of its cards matters.
    pub turns: bool,
}

/// The players who see the cards of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum VisibilityInfo {
    /// Everyone.
    Public,
    /// The player whose zone it is.
    Own,
    /// Nobody.
    Nobody,
}

/// Places that form a board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardInfo {
    /// The zone of the places.
    pub zone: String,
    /// The name of each place, row by row, the nearest row first; places are numbered in this order.
    pub rows: Vec<Vec<String>>,
    /// The names of the rows, the nearest first.
    pub row_names: Vec<String>,
    /// The names of the columns, from left to right.
    pub columns: Vec<String>,
}

/// The presentation of a game: what the page shows where, and what it leaves out.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DrawingInfo {
    /// The numbers of a card in play that are shown on it.
    pub numbers: Vec<String>,
    /// The zones whose count is shown even if they are empty.
    pub counted: Vec<String>,
    /// The zones out of play whose cards are shown.
    pub open: Vec<String>,
    /// Marks that are not shown.
    pub plain_marks: Vec<String>,
    /// Icons: keywords that matter when a card is played, and are not shown on cards in play.
    pub icons: Vec<String>,
    /// Icons that are not shown at all, since they tell the viewer of a card nothing.
    pub silent: Vec<String>,
    /// The zones whose cards are counted one by one.
    pub tracks: Vec<String>,
    /// The zone of cards that a player wants to achieve, if the game has one.
    pub goals: Option<GoalsInfo>,
    /// The title for a combat.
    pub bout: String,
    /// The title for the stack.
    pub stack: String,
    /// The zones whose cards beneath others are counted rather than named, with the word for such cards.
    pub beneath: Vec<(String, String)>,
    /// The rows of cards in play, in order; a card names its row by its index here. Empty if cards in play stand on a
    /// board.
    pub ranks: Vec<RankInfo>,
}

/// A row of cards in play.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RankInfo {
    /// The plural name of the cards in it.
    pub name: String,
    /// It is in front, where cards fight.
    pub front: bool,
    /// It is shown even if no card is in it.
    pub kept: bool,
}

/// The zone of cards that a player wants to achieve, with its words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GoalsInfo {
    /// The zone.
    pub zone: String,
    /// The word for a card that is turned.
    pub turned: String,
    /// The word for a card that lies face down.
    pub face_down: String,
}

/// A starter deck.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeckInfo {
    /// The id by which it is chosen.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The number of its cards.
    pub cards: usize,
    /// Its colours, the most frequent first.
    pub colours: Vec<String>,
    /// The text of its deck file.
    pub text: String,
}

/// A printed card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardInfo {
    /// Its number in the pool.
    pub id: u16,
    /// Its name.
    pub name: String,
    /// Its code in its set.
    pub code: String,
    /// Its kinds.
    pub kinds: Vec<String>,
    /// Its colours.
    pub colours: Vec<String>,
    /// Its printed cost: a number, or symbols in braces (`{Red}{2}`); empty if it has none.
    pub cost: String,
    /// Its numbers: their names and values as text.
    pub numbers: Vec<(String, String)>,
    /// Keywords and icons.
    pub keywords: Vec<String>,
    /// Its traits.
    pub traits: Vec<String>,
    /// The line with its kind and numbers, as in a card file.
    pub header: String,
    /// Its abilities, one for each line; symbols stand in braces or brackets.
    pub text: Vec<String>,
    /// It can be in a deck.
    pub deckable: bool,
}

/// The cards of a game, or of a pool with a player's own cards.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardList {
    /// The game.
    pub game: String,
    /// The pool, if it is a player's own.
    pub pool: Option<String>,
    /// The cards.
    pub cards: Vec<CardInfo>,
}

/// A player's card files or databases, from which a pool is made together with the game's own cards.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPool {
    /// The game.
    pub game: String,
    /// The name for the pool.
    pub name: String,
    /// The names and texts of the files.
    pub files: Vec<(String, String)>,
}

/// A pool with a player's own cards.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PoolInfo {
    /// The id by which it is requested.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// The number of the player's own cards in it.
    pub cards: usize,
    /// The cards that do not compile and are left out; only the first of them, if there are many.
    pub left_out: Vec<LeftOutCard>,
    /// The number of all cards that do not compile.
    pub not_compiled: usize,
    /// The game that the cards seem to belong to, if none of them compiles.
    pub perhaps: Option<String>,
}

/// A card that does not compile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LeftOutCard {
    /// The name of the card, or of the file if it cannot be read at all.
    pub name: String,
    /// The reason, with file, line and what was expected.
    pub why: String,
}

/// A deck to be checked.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DeckText {
    /// The game.
    pub game: String,
    /// The format; the usual one if none is given.
    pub format: Option<String>,
    /// The pool, if it is a player's own.
    pub pool: Option<String>,
    /// The text of the deck file.
    pub text: String,
    /// The random seed for the sample hands.
    pub seed: Option<u64>,
}

/// The result of checking a deck.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeckReport {
    /// Its cards in the order of the text: the number of copies, and the card's number in the pool.
    pub cards: Vec<(u8, u16)>,
    /// The cards of its sideboard, likewise.
    pub side: Vec<(u8, u16)>,
    /// Messages about lines that cannot be read.
    pub unread: Vec<String>,
    /// The reasons why it is illegal, each with its rule.
    pub faults: Vec<Sentence>,
    /// A few sample hands.
    pub hands: Vec<Vec<u16>>,
}
