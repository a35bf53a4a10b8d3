//! `shobu moves`: the legal moves of a position.

use crate::error::Error;
use duel::question::Pending;
use games::position;
use std::path::PathBuf;

/// What `shobu moves` is asked to do.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game.
    game: String,
    /// A file with a position: a ruling up to where players act, or further.
    position: PathBuf,
}

/// Prints who is asked by which rule, what that player may do, and last `n moves`.
pub fn run(args: &Args) -> Result<(), Error> {
    let inquiry = position::read(&args.game, &args.position)?;
    let duel = inquiry.duel();
    let rules = duel.words().rules;
    match duel.pending() {
        Pending::Question(question) => {
            println!("p{} is asked by {}", question.seat.0 + 1, position::rule(rules, question.rule));
        }
        Pending::Over(outcome) => {
            let how = outcome.winner.map_or("drawn".to_owned(), |seat| format!("won by p{}", seat.0 + 1));
            println!("the duel is over, {how}, by {}", position::rule(rules, outcome.rule));
        }
    }
    let moves = inquiry.moves();
    for reading in &moves {
        println!("  {reading}");
    }
    println!("{} moves", moves.len());
    Ok(())
}
