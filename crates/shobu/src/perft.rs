//! `shobu perft`: counts the positions that so many decisions lead to, which guards the set of legal moves.

use crate::error::Error;
use duel::duel::AnyDuel;
use duel::question::Pending;
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

/// Prints how many sequences of picks of each length there are from a position.
pub fn run(args: &Args) -> Result<(), Error> {
    let mut duel = position::read(&args.game, &args.position)?.into_duel();
    for depth in 1..=args.depth {
        println!("{depth}: {} positions", count(&mut *duel, depth));
    }
    Ok(())
}

/// How many sequences of so many picks there are; a duel that is over before counts once. The duel stays as it is.
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
            here.clone_from(duel.state());
            let mut sum = 0;
            for option in 0..options {
                duel.pick(option);
                sum += count_with(duel, depth - 1, below);
                duel.set_state(here);
            }
            sum
        }
    }
}
