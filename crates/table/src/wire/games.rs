//! What there is to play: games, cards, decks.

use super::Sentence;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A game, and what of it is shown at the table.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The same in Japanese.
    pub name_ja: String,
    /// The words of the game in Japanese.
    pub japanese: BTreeMap<String, String>,
    /// Its starter decks.
    pub decks: Vec<DeckInfo>,
    /// The formats of play, the usual one first; empty if there is but one.
    pub formats: Vec<String>,
    /// The computer players.
    pub players: Vec<String>,
    /// Phases and steps, in the order of their numbers.
    pub phases: Vec<String>,
    /// The same in the order in which they come.
    pub course: Vec<PhaseInfo>,
    /// Whether a player is ever asked to act or pass in each.
    pub stops: Vec<StopInfo>,
    /// Kinds of cards.
    pub kinds: Vec<String>,
    /// Colours.
    pub colours: Vec<String>,
    /// What the three orientations are called: upright, sideways, upside down.
    pub orientations: [String; 3],
    /// Its zones.
    pub zones: Vec<ZoneInfo>,
    /// The zone whose places are a board, if there is one.
    pub board: Option<BoardInfo>,
    /// What is shown where.
    pub drawing: DrawingInfo,
}

/// A phase or step, in its place in the turn.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PhaseInfo {
    /// Which one, by number.
    pub phase: u8,
    /// Whether it is a step of a longer part of the turn.
    pub step: bool,
    /// Whether it comes before the first turn, and never again.
    pub before: bool,
}

/// Where passing stops unless a player says otherwise.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StopInfo {
    /// The phase, by number.
    pub phase: u8,
    /// Whether passing stops here on one's own turn.
    pub own: bool,
    /// Whether it does on the opponent's.
    pub theirs: bool,
}

/// A zone.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ZoneInfo {
    /// Its name.
    pub name: String,
    /// Whether both players share it.
    pub shared: bool,
    /// Who sees its cards.
    pub sight: SightInfo,
    /// Whether its order matters.
    pub ordered: bool,
    /// Whether its cards are in play.
    pub in_play: bool,
    /// Whether it matters, out of play too, how its cards are turned.
    pub turns: bool,
}

/// Who sees the cards of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum SightInfo {
    /// Everyone.
    Public,
    /// Its player.
    Own,
    /// Nobody.
    Nobody,
}

/// Places that are a board.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BoardInfo {
    /// Which zone's.
    pub zone: String,
    /// The name of each place, row by row, the nearest row first; places are numbered in this order.
    pub rows: Vec<Vec<String>>,
    /// The names of the rows, the nearest first.
    pub row_names: Vec<String>,
    /// The names of the columns, from left to right.
    pub columns: Vec<String>,
}

/// What of a game is shown at the table, and what says no more than the table shows anyway.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DrawingInfo {
    /// The numbers of a card in play that are shown on it.
    pub numbers: Vec<String>,
    /// The zones that are counted even if they are empty.
    pub counted: Vec<String>,
    /// The zones out of play whose cards lie open.
    pub open: Vec<String>,
    /// Marks that are not shown.
    pub plain_marks: Vec<String>,
    /// Icons, which matter when a card is played and not when it is in play.
    pub icons: Vec<String>,
    /// Icons that say nothing to who sees the card.
    pub silent: Vec<String>,
    /// The zones whose cards are counted one by one.
    pub tracks: Vec<String>,
    /// The zone of what a player wants to achieve, and how its cards are called that are turned or lie face down.
    pub goals: Option<GoalsInfo>,
    /// What is fought out.
    pub bout: String,
    /// Where what is played is, until it has resolved.
    pub stack: String,
    /// The zones of cards beneath others that are counted, not named, and what such cards are called.
    pub beneath: Vec<(String, String)>,
    /// The rows of cards in play, in their order; a card names its row by its place here. Empty if they stand on a
    /// board.
    pub ranks: Vec<RankInfo>,
}

/// A row of cards in play.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RankInfo {
    /// What its cards are called.
    pub name: String,
    /// Whether it is in front, where there is fighting.
    pub front: bool,
    /// Whether it has its place even if no card is in it.
    pub kept: bool,
}

/// Where what a player wants to achieve lies.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GoalsInfo {
    /// The zone.
    pub zone: String,
    /// What a card is called that is turned.
    pub turned: String,
    /// What a card is called that lies face down.
    pub face_down: String,
}

/// A deck that can be played with.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DeckInfo {
    /// By which it is asked for.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How many cards it has.
    pub cards: usize,
    /// Its colours, the most frequent first.
    pub colours: Vec<String>,
    /// It as text, as a deck file has it.
    pub text: String,
}

/// A printed card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardInfo {
    /// Its number in the pool.
    pub id: u16,
    /// What it is called.
    pub name: String,
    /// Its number in its set.
    pub code: String,
    /// Its kinds.
    pub kinds: Vec<String>,
    /// Its colours.
    pub colours: Vec<String>,
    /// Its cost, as it is printed: a number, or symbols in braces (`{Red}{2}`); empty if it has none.
    pub cost: String,
    /// Its numbers, by name, as they are written.
    pub numbers: Vec<(String, String)>,
    /// Keywords and icons.
    pub keywords: Vec<String>,
    /// The words it is grouped by.
    pub traits: Vec<String>,
    /// The line that says what it is, as a card file has it.
    pub header: String,
    /// Its abilities, a line each; symbols stand in braces or brackets.
    pub text: Vec<String>,
    /// Whether it can be in a deck.
    pub deckable: bool,
}

/// The cards of a game, or of a pool of a player's own.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardList {
    /// The game.
    pub game: String,
    /// The pool, if it is a player's own.
    pub pool: Option<String>,
    /// The cards.
    pub cards: Vec<CardInfo>,
}

/// A player's card files or databases, to be made a pool together with the cards that come with the game.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewPool {
    /// The game.
    pub game: String,
    /// What it is to be called.
    pub name: String,
    /// The files: names and texts.
    pub files: Vec<(String, String)>,
}

/// A pool of a player's own.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PoolInfo {
    /// By which it is asked for.
    pub id: String,
    /// The game.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// How many of a player's own cards are in it.
    pub cards: usize,
    /// What does not compile, and is left out: the first of it, if it is much.
    pub left_out: Vec<LeftOut>,
    /// How many do not compile, in all.
    pub not_compiled: usize,
    /// If nothing compiles: the game whose cards these seem to be.
    pub perhaps: Option<String>,
}

/// A card that does not compile.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LeftOut {
    /// Which card, or which file if it cannot be read at all.
    pub name: String,
    /// Why: with file, line and what was expected.
    pub why: String,
}

/// A deck to be looked at.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckText {
    /// The game.
    pub game: String,
    /// The format; the usual one if it says none.
    pub format: Option<String>,
    /// The pool, if it is a player's own.
    pub pool: Option<String>,
    /// The deck, as a deck file has it.
    pub text: String,
    /// Where the chance begins that deals its hands: another number, other hands.
    pub seed: Option<u64>,
}

/// What is to be said of a deck.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DeckReport {
    /// Its cards: how many of which, by their numbers in the pool, in the order of the text.
    pub cards: Vec<(u8, u16)>,
    /// The cards besides.
    pub side: Vec<(u8, u16)>,
    /// Lines that are not understood.
    pub unread: Vec<String>,
    /// What is against it, each with its rule.
    pub faults: Vec<Sentence>,
    /// A few hands it could begin with.
    pub hands: Vec<Vec<u16>>,
}
