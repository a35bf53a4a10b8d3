//! `shobu perft`: counts the positions after a number of decisions, which guards the set of legal moves.

use crate::error::Error;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pending;
use duel::state::State;
use games::position;
use std::path::PathBuf;

/// What `shobu perft` is asked to do.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game.
    game: String,
    /// A file with a position: a ruling up to where players act, or further.
    position: PathBuf,
    /// After how many decisions.
    depth: usize,
}

/// Prints the number of sequences of picks from a position, for each length up to the depth.
pub fn run(args: &Args) -> Result<(), Error> {
    let mut duel = position::read_file(&args.game, &args.position)?.into_duel();
    for depth in 1..=args.depth {
        println!("{depth}: {} positions", count(&mut *duel, depth));
    }
    Ok(())
}

/// The number of sequences of `depth` picks; a duel that ends earlier counts once. The duel is unchanged afterwards.
pub fn count(duel: &mut dyn AnyDuel, depth: usize) -> u64 {
    count_with(duel, depth, &mut vec![State::empty(); depth])
}

fn count_with(duel: &mut dyn AnyDuel, depth: usize, saved: &mut [State]) -> u64 {
    let options = duel.options().len();
    let Some((here, below)) = saved.split_first_mut() else { return 1 };
    match duel.pending() {
        Pending::Over(_) => 1,
        Pending::Question(_) if depth == 1 => options as u64,
        Pending::Question(_) => {
            here.clone_from(duel.lab().state());
            let mut sum = 0;
            for option in 0..options {
                duel.pick(option);
                sum += count_with(duel, depth - 1, below);
                duel.lab_mut().set_state(here);
            }
            sum
        }
    }
}
