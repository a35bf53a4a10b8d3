//! What has come to light: marks of knowledge at one moment, to compare with a later one.

use crate::ids::Seat;
use crate::state::State;
use crate::state::rng::Rng;

/// What chance had decided and who knew which card at one moment. It tells nothing but whether that has changed.
#[derive(Clone, Debug)]
pub struct KnowledgeMark {
    rng: Rng,
    known_by: Vec<u8>,
}

impl KnowledgeMark {
    pub(crate) fn of(state: &State) -> Self {
        Self { rng: state.rng, known_by: state.objects.iter().map(|object| object.known_by).collect() }
    }

    /// Returns true if chance has decided nothing by a later moment, and nobody has learnt a card that this player did
    /// not know. It does not count if the opponent learns a card that the player already knew.
    pub fn nothing_came_to_light(&self, seat: Seat, later: &Self) -> bool {
        let own = 1 << seat.0;
        let learnt = |(&before, &now): (&u8, &u8)| now & !before != 0 && before & own == 0;
        self.rng == later.rng && !self.known_by.iter().zip(&later.known_by).any(learnt)
    }
}
