//! What can go wrong with games, cards, decks and positions, each in one sentence.

use crate::books::Fault;
use std::path::PathBuf;

/// Why a game is not ready to be played.
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
    /// A card or deck file has mistakes.
    #[error("{}", .0.join("\n"))]
    Cards(Vec<String>),
    /// A deck breaks rules of construction.
    #[error("{}: {}", .file, .faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    IllegalDeck {
        /// Which deck.
        file: String,
        /// What is wrong, with the rules.
        faults: Vec<Fault>,
    },
    /// A position cannot be set up, or not be played on as its file says.
    #[error("{}:{}: {failure}", .file.display(), .failure.line)]
    Position {
        /// Which file.
        file: PathBuf,
        /// What is wrong, and where.
        failure: duel::scenario::Failure,
    },
    /// There are no rulings to run.
    #[error("expected a ruling (`rule GAME ID …`) in a .txt file under the paths given, found none")]
    NoRulings,
}
