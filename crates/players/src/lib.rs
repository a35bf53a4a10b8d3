//! Computer players, and playing duels out with them.
//!
//! ```
//! use std::sync::Arc;
//! use skirmish::{Skirmish, cards};
//!
//! let pool = Arc::new(cards::pool());
//! let deck = cards::deck(&pool);
//! let mut duel = duel::engine::duel::Duel::<Skirmish>::new(Arc::clone(&pool), [&deck, &deck], 1);
//! let (mut first, mut second) = (players::Random::new(1), players::Random::new(2));
//! let counts = players::play_out(&mut duel, [&mut first, &mut second]);
//! assert!(counts.choices <= counts.decisions);
//! ```

pub mod caster;
pub mod crystal;
pub mod dimension;
mod greedy;
pub mod vividz;

pub use greedy::{Greedy, Judge};

use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Outcome, Pending};
use duel::state::rng::Rng;

/// Answers questions.
pub trait Player: Send {
    /// The place in the list of the option it picks. There are at least two.
    fn choose(&mut self, duel: &dyn AnyDuel) -> usize;
}

/// Picks any option.
#[derive(Debug)]
pub struct Random(Rng);

impl Random {
    /// A player whose picks a seed determines.
    pub const fn new(seed: u64) -> Self {
        Self(Rng::new(seed))
    }
}

impl Player for Random {
    fn choose(&mut self, duel: &dyn AnyDuel) -> usize {
        self.0.below(duel.options().len())
    }
}

/// How a duel went.
#[derive(Clone, Copy, Debug)]
pub struct Counts {
    /// How it ended.
    pub outcome: Outcome,
    /// How many questions there were.
    pub decisions: u64,
    /// How many of them had two or more options.
    pub choices: u64,
}

/// Plays a duel to its end. Where there is one option, nobody is asked.
pub fn play_out(duel: &mut dyn AnyDuel, players: [&mut dyn Player; 2]) -> Counts {
    play_with(duel, players, |_, _| {})
}

/// The same; `each` sees the duel before every answer, and the answer.
pub fn play_with(
    duel: &mut dyn AnyDuel,
    players: [&mut dyn Player; 2],
    mut each: impl FnMut(&dyn AnyDuel, usize),
) -> Counts {
    let (mut decisions, mut choices) = (0, 0);
    loop {
        let question = match duel.pending() {
            Pending::Over(outcome) => return Counts { outcome, decisions, choices },
            Pending::Question(question) => question,
        };
        decisions += 1;
        let mut option = 0;
        if duel.options().len() > 1 {
            choices += 1;
            option = players[question.seat.index()].choose(duel);
        }
        each(duel, option);
        duel.pick(option);
    }
}
