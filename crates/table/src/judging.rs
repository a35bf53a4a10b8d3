//! What the rules say to something that a player describes in words.

use crate::error::Error;
use crate::scene::refusal;
use crate::wire::Judged;
use duel::duel::AnyDuel;
use duel::question::{Pending, Pick, Topic};
use duel::scenario::{self, Answer, Fault, Inquiry};
use duel::words::Seat;
use games::{Game, position};
use std::sync::Arc;

/// How long a wish may be, and in how many steps it may be told: each is tried out.
const WORDS: usize = 400;
const STEPS: usize = 8;

/// Where chance begins in the duels that stand for the one that is played.
const SUPPOSED: [u64; 2] = [1, 2];

/// What the rules say to a player's wish, as far as the player can know.
///
/// The duel itself is never asked: others are, in which chance has dealt anew what the player does not know. So nothing
/// that is said can depend on it; and where they do not agree, nobody can know.
pub fn judge(game: &Game, duel: &dyn AnyDuel, seat: Seat, words: &str) -> Result<Judged, Error> {
    if words.len() > WORDS {
        return Err(Error::TooLong { most: WORDS });
    }
    let steps = words.matches([',', ';']).count() + words.matches(" and ").count() + 1;
    if steps > STEPS {
        return Err(Error::TooManySteps { most: STEPS });
    }
    let mut judged = Judged { words: words.to_owned(), picks: None, refusals: Vec::new(), unclear: None };
    let settled = match duel.pending() {
        Pending::Question(question) => question.seat == seat || question.topic == Topic::Priority,
        Pending::Over(_) => return Err(Error::Over),
    };
    if !settled {
        // What the other is in the middle of can depend on what only the other knows.
        let reasons = duel.branch().why_not(seat, Pick::Pass);
        judged.refusals = reasons.iter().map(|reason| refusal(duel, seat, reason)).collect();
        judged.unclear = judged.refusals.is_empty().then(|| "it is the other player who is asked".to_owned());
        return Ok(judged);
    }
    let rulings = scenario::Game { pool: Arc::clone(&game.pool), ..position::game(game.id())?.clone() };
    let [one, other] = SUPPOSED.map(|seed| {
        let mut supposed = duel.branch();
        supposed.redeal(seat, seed);
        let answer = Inquiry::of(&rulings, &*supposed).judge(seat, words);
        (supposed, answer)
    });
    let (supposed, answer) = one;
    if answer != other.1 {
        judged.unclear = Some("that depends on what you do not know yet".to_owned());
        return Ok(judged);
    }
    match answer {
        Ok(Answer::Allowed { picks, .. }) => judged.picks = Some(picks),
        Ok(Answer::Refused(reasons)) => {
            judged.refusals = reasons.iter().map(|reason| refusal(&*supposed, seat, reason)).collect();
        }
        // What is offered the player sees; what would be offered later is made up.
        Err(Fault::NotOffered { .. } | Fault::NoDeed { .. }) => {
            judged.unclear = Some(format!("`{}` is nothing you can do here with a card you know", words.trim()));
        }
        Err(fault) => judged.unclear = Some(fault.to_string()),
    }
    Ok(judged)
}
