//! What the rules say to something that a player describes in words.

use crate::error::Error;
use crate::scene::Stage;
use crate::wire::Judged;
use duel::duel::AnyDuel;
use duel::scenario::{self, Answer, Inquiry};
use duel::words::Seat;
use games::{Game, position};
use std::sync::Arc;

/// How long a wish may be, and in how many steps it may be told: each is tried out.
const WORDS: usize = 400;
const STEPS: usize = 8;

/// What the rules say to a player's wish, as far as the player can know.
pub fn judge(stage: &Stage, game: &Game, duel: &dyn AnyDuel, seat: Seat, words: &str) -> Result<Judged, Error> {
    if words.len() > WORDS {
        return Err(Error::TooLong { most: WORDS });
    }
    let steps = words.matches([',', ';']).count() + words.matches(" and ").count() + 1;
    if steps > STEPS {
        return Err(Error::TooManySteps { most: STEPS });
    }
    let mut judged = Judged { words: words.to_owned(), picks: None, refusals: Vec::new(), unclear: None };
    let rulings = scenario::Game { pool: Arc::clone(&game.pool), ..position::game(game.id())?.clone() };
    match Inquiry::of(&rulings, duel, seat).judge(seat, words) {
        Ok(Answer::Allowed { picks, .. }) => judged.picks = Some(picks),
        Ok(Answer::Refused(reasons)) => {
            judged.refusals = reasons.iter().map(|reason| stage.refusal(duel, seat, reason)).collect();
        }
        Err(fault) => judged.unclear = Some(fault.to_string()),
    }
    Ok(judged)
}
