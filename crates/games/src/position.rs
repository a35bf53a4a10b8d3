//! Position files: duels that begin in the middle.

use crate::Error;
use crate::registry::GameEntry;
use crate::rulings;
use duel::book::RuleEntry;
use duel::ids::Rule;
use notation::position::PositionQuery;
use notation::ruling;
use std::path::{Path, PathBuf};

/// Reads a position of a game from a file and plays its lines.
pub fn read_file(id: &str, file: &Path) -> Result<PositionQuery<'static>, Error> {
    let game = find_ruling_game(id)?;
    let text = std::fs::read_to_string(file).map_err(|cause| Error::Unreadable { file: PathBuf::from(file), cause })?;
    PositionQuery::read(game, &text).map_err(|failure| Error::Position { file: PathBuf::from(file), failure })
}

/// The game with this id, with the cards that rulings use.
pub fn find_ruling_game(id: &str) -> Result<&'static ruling::RulingGame, Error> {
    GameEntry::find(id)?;
    rulings::find_ruling_game(id).ok_or(Error::NoRulings)
}

/// The number of a rule with its summary.
pub fn rule_with_gist(rules: &[RuleEntry], rule: Rule) -> String {
    rules.get(rule.index()).map_or_else(String::new, |entry| format!("{}: {}", entry.id, entry.gist))
}
