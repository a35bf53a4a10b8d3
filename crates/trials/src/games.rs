//! The trials as games that rulings can be run on.

use crate::board::{self, Board};
use crate::chase::{self, Chase};
use crate::lanes::{self, Lanes};
use crate::relics::{self, Relics};
use duel::book::RuleBook;
use duel::duel::{AnyDuel, Duel};
use duel::pool::CardPool;
use duel::position::{Impossible, Position};
use duel::scenario::Game;
use duel::words::Zone;
use std::sync::Arc;

/// The trials.
pub fn games() -> Vec<Game> {
    vec![
        game::<Board>(board::cards::pool(), board::words::zone::DECK),
        game::<Lanes>(lanes::cards::pool(), lanes::words::zone::DECK),
        game::<Chase>(chase::cards::pool(), chase::words::zone::DECK),
        game::<Relics>(relics::cards::pool(), relics::words::zone::DECK),
    ]
}

fn game<B: RuleBook>(pool: CardPool, deck: Zone) -> Game {
    let filler = pool.find("Pebble").expect("the pool has the card that fills decks");
    let (words, zones) = (B::vocabulary(), B::ZONES);
    Game { words, zones, pool: Arc::new(pool), filler, deck, start: start::<B>, compile }
}

fn start<B: RuleBook>(pool: Arc<CardPool>, position: &Position) -> Result<Box<dyn AnyDuel>, Impossible> {
    Ok(Box::new(Duel::<B>::at(pool, position)?))
}

/// The cards of the trials are built in Rust.
fn compile(_: &str, _: &str, _: &mut CardPool) -> Result<(), String> {
    Err("a trial has no card text".to_owned())
}
