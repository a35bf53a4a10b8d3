//! What can go wrong, each in one sentence.

use duel::replay::ReplayError;
use std::path::PathBuf;

/// Why a command did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A game is not ready to be played.
    #[error(transparent)]
    Game(#[from] games::Error),
    /// The table cannot be opened.
    #[error(transparent)]
    Table(#[from] table::Error),
    /// There is nothing to run the table with.
    #[error("the table cannot be opened: {0}")]
    Runtime(std::io::Error),
    /// Duels did not go on.
    #[error("{lost} duels were lost")]
    Lost {
        /// How many.
        lost: usize,
    },
    /// A file cannot be written.
    #[error("{}: {cause}", .file.display())]
    Unwritable {
        /// Which file.
        file: PathBuf,
        /// Why.
        cause: std::io::Error,
    },
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
    /// What a player wants to do is not understood.
    #[error("{0}")]
    Intent(duel::scenario::Fault),
    /// A duel from a position has no replay.
    #[error("a duel that began from a position cannot be saved as a replay, which begins with decks and a seed")]
    NotRecorded,
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
