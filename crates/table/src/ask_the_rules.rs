//! Answers if the rules allow what a player describes in words.

use crate::error::Error;
use crate::scene::SpectatorLog;
use crate::wire::Judged;
use duel::engine::any_duel::AnyDuel;
use duel::ids::Seat;
use games::{Game, position};
use notation::position::{PositionQuery, QueryAnswer};
use notation::ruling;
use std::sync::Arc;

/// The most bytes of a question, and the most steps in it, since each is tried out.
const WORDS: usize = 400;
const STEPS: usize = 8;

/// The answer of the rules to a player's question, as far as the player can know.
pub fn judge(stage: &SpectatorLog, game: &Game, duel: &dyn AnyDuel, seat: Seat, words: &str) -> Result<Judged, Error> {
    if words.len() > WORDS {
        return Err(Error::TooLong { most: WORDS });
    }
    let steps = words.matches([',', ';']).count() + words.matches(" and ").count() + 1;
    if steps > STEPS {
        return Err(Error::TooManySteps { most: STEPS });
    }
    let mut judged = Judged { words: words.to_owned(), picks: None, refusals: Vec::new(), unclear: None };
    let rulings = ruling::RulingGame { pool: Arc::clone(&game.pool), ..position::find_ruling_game(game.id())?.clone() };
    match PositionQuery::for_player(&rulings, duel, seat).ask_whether_allowed(seat, words) {
        Ok(QueryAnswer::Allowed { picks, .. }) => judged.picks = Some(picks),
        Ok(QueryAnswer::Refused(reasons)) => {
            judged.refusals = reasons.iter().map(|reason| stage.render_refusal(duel, seat, reason)).collect();
        }
        Err(fault) => judged.unclear = Some(fault.to_string()),
    }
    Ok(judged)
}
