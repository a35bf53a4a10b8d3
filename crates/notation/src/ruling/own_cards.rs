//! Cards that a file of rulings defines itself.

use crate::error::{Failure, NotationFault};
use crate::panics::catch_panic;
use crate::ruling::RulingGame;
use crate::ruling::lines::{Ruling, SourceLine};
use duel::card::pool::CardPool;
use std::sync::Arc;

/// The cards before the first ruling, compiled for one game, with the faults of those that do not compile.
pub(super) struct SharedCards<'s> {
    pub pool: Arc<CardPool>,
    pub faults: Vec<Failure>,
    missing: Vec<&'s str>,
}

impl<'s> SharedCards<'s> {
    pub fn compile(game: &RulingGame, cards: &[SourceLine<'s>]) -> Self {
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

    /// Returns true if a ruling names a card that does not compile. It is not run, since that fault is reported
    /// already.
    pub fn lacks_card_of(&self, ruling: &Ruling) -> bool {
        self.missing.iter().any(|name| ruling.body.iter().any(|line| line.text.contains(name)))
    }
}

/// Adds a card to a copy of the pool.
pub(super) fn compile(game: &RulingGame, pool: &CardPool, card: &SourceLine) -> Result<Arc<CardPool>, Failure> {
    let mut whole = CardPool::clone(pool);
    free_code(&mut whole, game.pool.cards.len(), card.text);
    let compiled = catch_panic(|| (game.compile)(card.text, "", &mut whole));
    let fault = match compiled {
        Ok(Ok(())) => return Ok(Arc::new(whole)),
        Ok(Err(said)) => NotationFault::CardText { said },
        Err(said) => NotationFault::Panicked { said },
    };
    Err(Failure { line: card.number, fault })
}

/// Renames the code of a card of the game that equals the title of the ruling's card, so that the code is free.
fn free_code(pool: &mut CardPool, of_the_game: usize, text: &str) {
    let title = title(text);
    for card in pool.cards[..of_the_game].iter_mut().filter(|card| card.code == title) {
        card.code.push('*');
    }
}

fn title(text: &str) -> &str {
    text.lines().next().unwrap_or_default().trim()
}
