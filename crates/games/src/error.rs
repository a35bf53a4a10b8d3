//! Errors with games, cards, decks and positions, each a sentence.

use crate::registry::DeckViolation;
use std::path::PathBuf;

/// The reason why a game cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Unknown game.
    #[error("there is no game `{found}`; expected {expected}")]
    NoGame {
        /// The id that was given.
        found: String,
        /// The known games.
        expected: String,
    },
    /// Unknown format.
    #[error("there is no format `{found}`; expected {expected}")]
    NoFormat {
        /// The name that was given.
        found: String,
        /// The formats of the game.
        expected: String,
    },
    /// Unknown deck.
    #[error("there is no deck `{found}`; expected a file, or {expected}")]
    NoDeck {
        /// The name that was given.
        found: String,
        /// The decks of the game.
        expected: String,
    },
    /// Unknown computer player.
    #[error("there is no computer player `{found}`; expected {}", crate::computer::NAMES.join(" or "))]
    NoPlayer {
        /// The name that was given.
        found: String,
    },
    /// A file cannot be read.
    #[error("{}: {cause}", .file.display())]
    Unreadable {
        /// The file.
        file: PathBuf,
        /// The cause.
        cause: std::io::Error,
    },
    /// A card or deck file has mistakes.
    #[error("{}", .0.join("\n"))]
    Cards(Vec<String>),
    /// A deck breaks rules of construction.
    #[error("{}: {}", .file, .faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    IllegalDeck {
        /// The deck.
        file: String,
        /// The violations, with their rules.
        faults: Vec<DeckViolation>,
    },
    /// A position cannot be set up, or its lines cannot be played.
    #[error("{}:{}: {failure}", .file.display(), .failure.line)]
    Position {
        /// The file.
        file: PathBuf,
        /// The failure, with its line.
        failure: notation::error::Failure,
    },
    /// There are no rulings to run.
    #[error("expected a ruling (`rule GAME ID …`) in a .txt file under the paths given, found none")]
    NoRulings,
}
