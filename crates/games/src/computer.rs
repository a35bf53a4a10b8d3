//! The computer players, by name.

use crate::Error;
use crate::Game;
use players::{Greedy, Player, Random};

/// What they are called.
pub const NAMES: [&str; 2] = ["greedy", "random"];

/// Whether there is a player of this name.
pub fn check(name: &str) -> Result<(), Error> {
    if NAMES.contains(&name) { Ok(()) } else { Err(Error::NoPlayer { found: name.to_owned() }) }
}

/// The player of a name for a game, with chance from a seed.
pub fn player(name: &str, game: &Game, seed: u64) -> Result<Box<dyn Player>, Error> {
    check(name)?;
    Ok(if name == NAMES[0] { Box::new(Greedy::new(game.book.judge, seed)) } else { Box::new(Random::new(seed)) })
}
