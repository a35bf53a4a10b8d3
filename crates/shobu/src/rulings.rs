//! The games as rulings see them: with plain cards, and a filler for decks.

use crate::error::Error;
use crate::games::{FFTCG_RULING_CARDS, Game, IDS};
use crystal::Fftcg;
use duel::book::RuleBook;
use duel::duel::{AnyDuel, Duel};
use duel::pool::CardPool;
use duel::position::{Impossible, Position};
use duel::scenario;
use std::sync::{Arc, LazyLock};

/// The card that fills decks in rulings of the FFTCG.
const FFTCG_FILLER: &str = "Driftwood";

/// The game of an id; none if there is no such game.
pub fn find(id: &str) -> Option<&'static scenario::Game> {
    static FFTCG: LazyLock<scenario::Game> =
        LazyLock::new(|| fftcg().unwrap_or_else(|error| panic!("the cards of the binary compile: {error}")));
    static TRIALS: LazyLock<Vec<scenario::Game>> = LazyLock::new(trials::games);
    if id == IDS[0] { Some(&FFTCG) } else { TRIALS.iter().find(|game| game.words.game == id) }
}

fn fftcg() -> Result<scenario::Game, Error> {
    let mut pool = CardPool::clone(&Game::load(IDS[0])?.pool);
    for (file, text) in FFTCG_RULING_CARDS {
        compile(text, file, &mut pool).map_err(|said| Error::Cards(vec![said]))?;
    }
    let filler = pool.find(FFTCG_FILLER).ok_or(Error::NoRulings)?;
    Ok(scenario::Game {
        words: Fftcg::vocabulary(),
        zones: Fftcg::ZONES,
        pool: Arc::new(pool),
        filler,
        deck: crystal::words::zone::DECK,
        start: start::<Fftcg>,
        compile,
    })
}

fn start<B: RuleBook>(pool: Arc<CardPool>, position: &Position) -> Result<Box<dyn AnyDuel>, Impossible> {
    Ok(Box::new(Duel::<B>::at(pool, position)?))
}

fn compile(source: &str, file: &str, pool: &mut CardPool) -> Result<(), String> {
    match cardtext::Language::Crystal.compile(source, file, pool) {
        Ok(_) => Ok(()),
        Err(faults) => Err(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")),
    }
}
