//! `shobu moves`: lists the legal moves of a position.

use crate::error::Error;
use duel::engine::question::Pending;
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

/// Prints who is asked and by which rule, the moves, and last `n moves`.
pub fn run(args: &Args) -> Result<(), Error> {
    let query = position::read_file(&args.game, &args.position)?;
    let duel = query.duel();
    let rules = duel.vocabulary().rules;
    match duel.pending() {
        Pending::Question(question) => {
            println!("p{} is asked by {}", question.seat.0 + 1, position::rule_with_gist(rules, question.rule));
        }
        Pending::Over(outcome) => {
            let how = outcome.winner.map_or("drawn".to_owned(), |seat| format!("won by p{}", seat.0 + 1));
            println!("the duel is over, {how}, by {}", position::rule_with_gist(rules, outcome.rule));
        }
    }
    let moves = query.moves();
    for reading in &moves {
        println!("  {reading}");
    }
    println!("{} moves", moves.len());
    Ok(())
}
