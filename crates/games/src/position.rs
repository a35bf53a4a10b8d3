//! Position files: duels that begin in the middle.

use crate::Error;
use crate::books::Book;
use crate::rulings;
use duel::book::RuleEntry;
use duel::scenario::{self, Inquiry};
use duel::words::Rule;
use std::path::{Path, PathBuf};

/// Reads a position of a game and plays its lines.
pub fn read(id: &str, file: &Path) -> Result<Inquiry<'static>, Error> {
    let game = game(id)?;
    let text = std::fs::read_to_string(file).map_err(|cause| Error::Unreadable { file: PathBuf::from(file), cause })?;
    Inquiry::read(game, &text).map_err(|failure| Error::Position { file: PathBuf::from(file), failure })
}

/// The game of an id as rulings see it.
pub fn game(id: &str) -> Result<&'static scenario::Game, Error> {
    Book::find(id)?;
    rulings::find(id).ok_or(Error::NoRulings)
}

/// A rule with its gist.
pub fn rule(rules: &[RuleEntry], rule: Rule) -> String {
    rules.get(rule.index()).map_or_else(String::new, |entry| format!("{}: {}", entry.id, entry.gist))
}
