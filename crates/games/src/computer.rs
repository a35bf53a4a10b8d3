//! The computer players, by name.

use crate::Error;
use crate::Game;
use players::{Greedy, Player, Random};

/// The names of the computer players.
pub const NAMES: [&str; 2] = ["greedy", "random"];

/// Returns an error if there is no computer player with this name.
pub fn check_name(name: &str) -> Result<(), Error> {
    if NAMES.contains(&name) { Ok(()) } else { Err(Error::NoPlayer { found: name.to_owned() }) }
}

/// Creates the computer player with this name for a game, with randomness from a seed.
pub fn player(name: &str, game: &Game, seed: u64) -> Result<Box<dyn Player>, Error> {
    check_name(name)?;
    Ok(if name == NAMES[0] { Box::new(Greedy::new(game.entry.evaluator, seed)) } else { Box::new(Random::new(seed)) })
}
