//! The errors of the commands, each one sentence.

use notation::replay::ReplayError;
use std::path::PathBuf;

/// The reason why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A game cannot be loaded or played.
    #[error(transparent)]
    Game(#[from] games::Error),
    /// The table failed.
    #[error(transparent)]
    Table(#[from] table::Error),
    /// The table's runtime or process cannot be started.
    #[error("the table cannot be opened: {0}")]
    Runtime(std::io::Error),
    /// Duels of the load test failed.
    #[error("{lost} duels were lost")]
    Lost {
        /// The number of duels.
        lost: usize,
    },
    /// A file cannot be written.
    #[error("{}: {cause}", .file.display())]
    Unwritable {
        /// The file.
        file: PathBuf,
        /// The reason.
        cause: std::io::Error,
    },
    /// Cards of a database do not compile.
    #[error("{cards} cards do not compile; each phrase above is one at which they stop, with a card as an example")]
    NotCompiled {
        /// The number of cards.
        cards: usize,
    },
    /// Cards read back differently from what is written.
    #[error("{cards} cards read back differently from what is written")]
    Differing {
        /// The number of cards.
        cards: usize,
    },
    /// The description of an action cannot be read.
    #[error("{0}")]
    Intent(notation::error::NotationFault),
    /// A duel from a position has no replay.
    #[error("a duel that began from a position cannot be saved as a replay, which begins with decks and a seed")]
    NotRecorded,
    /// Rulings failed.
    #[error("not every ruling holds")]
    RulingsFailed,
    /// There is no such rule.
    #[error("no rule of {game} has the number or the words `{found}`")]
    NoRule {
        /// The game.
        game: String,
        /// The number or words that were asked for.
        found: String,
    },
    /// Some rules are neither shown nor out of reach.
    #[error("{count} behaviour rules are neither shown by a ruling nor out of reach")]
    NotShown {
        /// The number of rules.
        count: usize,
    },
    /// The list of rules out of reach has a mistake.
    #[error("rules/{game}.out-of-reach.tsv: {id} {fault}")]
    OutOfReach {
        /// The game.
        game: String,
        /// The rule.
        id: String,
        /// The mistake.
        fault: &'static str,
    },
    /// A replay is of another game.
    #[error("{}: the replay is of {found}, not of {expected}", .file.display())]
    OtherGame {
        /// The file.
        file: PathBuf,
        /// The game of the replay.
        found: String,
        /// The game that was asked for.
        expected: &'static str,
    },
    /// A replay cannot be read or played.
    #[error("{}: {fault}", .file.display())]
    Replay {
        /// The file.
        file: PathBuf,
        /// The fault.
        fault: ReplayError,
    },
}
