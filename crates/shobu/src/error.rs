//! What can go wrong, each in one sentence.

use duel::replay::ReplayError;
use std::path::PathBuf;

/// Why a command did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such game.
    #[error("there is no game `{found}`; expected {expected}")]
    NoGame {
        /// What was asked for.
        found: String,
        /// The games there are.
        expected: String,
    },
    /// There is no such format.
    #[error("there is no format `{found}`; expected {expected}")]
    NoFormat {
        /// What was asked for.
        found: String,
        /// The formats there are.
        expected: String,
    },
    /// There is no such deck.
    #[error("there is no deck `{found}`; expected a file, or {expected}")]
    NoDeck {
        /// What was asked for.
        found: String,
        /// The decks there are.
        expected: String,
    },
    /// There is no such player.
    #[error("there is no computer player `{found}`; expected {}", crate::computer::NAMES.join(" or "))]
    NoPlayer {
        /// What was asked for.
        found: String,
    },
    /// A file cannot be read.
    #[error("{}: {cause}", .file.display())]
    Unreadable {
        /// Which file.
        file: PathBuf,
        /// Why.
        cause: std::io::Error,
    },
    /// A file cannot be written.
    #[error("{}: {cause}", .file.display())]
    Unwritable {
        /// Which file.
        file: PathBuf,
        /// Why.
        cause: std::io::Error,
    },
    /// A card or deck file has mistakes.
    #[error("{}", .0.join("\n"))]
    Cards(Vec<String>),
    /// Cards of a database are not understood.
    #[error("{cards} cards do not compile; each phrase above is one at which they stop, with a card as an example")]
    NotCompiled {
        /// How many.
        cards: usize,
    },
    /// Cards read back differently from what was written.
    #[error("{cards} cards read back differently from what is written")]
    Differing {
        /// How many.
        cards: usize,
    },
    /// A deck breaks rules of construction.
    #[error("{}: {}", .file, .faults.join("; "))]
    IllegalDeck {
        /// Which deck.
        file: String,
        /// What is wrong, with the rules.
        faults: Vec<String>,
    },
    /// A position cannot be set up, or not be played on as its file says.
    #[error("{}:{}: {failure}", .file.display(), .failure.line)]
    Position {
        /// Which file.
        file: PathBuf,
        /// What is wrong, and where.
        failure: duel::scenario::Failure,
    },
    /// What a player wants to do is not understood.
    #[error("{0}")]
    Intent(duel::scenario::Fault),
    /// A duel from a position has no replay.
    #[error("a duel that began from a position cannot be saved as a replay, which begins with decks and a seed")]
    NotRecorded,
    /// There are no rulings to run.
    #[error("expected a ruling (`rule GAME ID …`) in a .txt file under the paths given, found none")]
    NoRulings,
    /// Rulings failed.
    #[error("not every ruling holds")]
    RulingsFailed,
    /// There is no such rule.
    #[error("no rule of {game} has the number or the words `{found}`")]
    NoRule {
        /// Of which game.
        game: String,
        /// What was asked for.
        found: String,
    },
    /// Some rules are neither shown nor out of reach.
    #[error("{count} behaviour rules are neither shown by a ruling nor out of reach")]
    NotShown {
        /// How many.
        count: usize,
    },
    /// The list of rules out of reach has a mistake.
    #[error("rules/{game}.out-of-reach.tsv: {id} {fault}")]
    OutOfReach {
        /// Of which game.
        game: String,
        /// Which rule.
        id: String,
        /// What is wrong with it.
        fault: &'static str,
    },
    /// The binary cannot switch rules off.
    #[error(
        "--audit needs a build that can switch rules off: cargo run --release --features audit -- rules {game} --audit"
    )]
    NoAudit {
        /// Of which game.
        game: String,
    },
    /// A replay is of another game.
    #[error("{}: the replay is of {found}, not of {expected}", .file.display())]
    OtherGame {
        /// Which file.
        file: PathBuf,
        /// The game it is of.
        found: String,
        /// The game that was asked for.
        expected: &'static str,
    },
    /// A replay cannot be read or played.
    #[error("{}: {fault}", .file.display())]
    Replay {
        /// Which file.
        file: PathBuf,
        /// What is wrong.
        fault: ReplayError,
    },
}
