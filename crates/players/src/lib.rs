//! Computer players.

use duel::dice::Dice;
use duel::duel::AnyDuel;

/// Answers questions.
pub trait Player {
    /// The place in the list of the option it picks. There are at least two.
    fn choose(&mut self, duel: &dyn AnyDuel) -> usize;
}

/// Picks any option.
#[derive(Debug)]
pub struct Random(Dice);

impl Random {
    /// A player whose picks a seed determines.
    pub const fn new(seed: u64) -> Self {
        Self(Dice::new(seed))
    }
}

impl Player for Random {
    fn choose(&mut self, duel: &dyn AnyDuel) -> usize {
        self.0.below(duel.options().len())
    }
}
