//! The cards that the rulings of a file bring themselves.

use super::Game;
use super::fault::{Failure, Fault};
use super::panics::caught;
use super::text::{Line, Ruling};
use crate::pool::CardPool;
use std::sync::Arc;

/// The cards before the first ruling, as a game has them, and what is wrong with those that it does not understand.
pub(super) struct Shared<'s> {
    pub pool: Arc<CardPool>,
    pub faults: Vec<Failure>,
    missing: Vec<&'s str>,
}

impl<'s> Shared<'s> {
    pub fn compile(game: &Game, cards: &[Line<'s>]) -> Self {
        let mut shared = Self { pool: Arc::clone(&game.pool), faults: Vec::new(), missing: Vec::new() };
        for card in cards {
            match compile(game, &shared.pool, card) {
                Ok(pool) => shared.pool = pool,
                Err(failure) => {
                    shared.faults.push(failure);
                    shared.missing.push(title(card.text));
                }
            }
        }
        shared
    }

    /// Whether a ruling names a card that is not understood: it cannot be run, and that card's fault says so.
    pub fn lacks(&self, ruling: &Ruling) -> bool {
        self.missing.iter().any(|name| ruling.body.iter().any(|line| line.text.contains(name)))
    }
}

/// The printed cards with one more.
pub(super) fn compile(game: &Game, pool: &CardPool, card: &Line) -> Result<Arc<CardPool>, Failure> {
    let mut whole = CardPool::clone(pool);
    give_way(&mut whole, game.pool.cards.len(), card.text);
    let compiled = caught(|| (game.compile)(card.text, "", &mut whole));
    let fault = match compiled {
        Ok(Ok(())) => return Ok(Arc::new(whole)),
        Ok(Err(said)) => Fault::CardText { said },
        Err(said) => Fault::Panicked { said },
    };
    Err(Failure { line: card.number, fault })
}

/// A card of the game's that has the title of one of the ruling's own gives up its code to that.
fn give_way(pool: &mut CardPool, of_the_game: usize, text: &str) {
    let title = title(text);
    for card in pool.cards[..of_the_game].iter_mut().filter(|card| card.code == title) {
        card.code.push('*');
    }
}

fn title(text: &str) -> &str {
    text.lines().next().unwrap_or_default().trim()
}
