//! The games this binary knows, with their cards.

use crystal::Fftcg;
use duel::book::RuleBook;
use duel::duel::{AnyDuel, Duel};
use duel::pool::CardPool;
use duel::position::{Impossible, Position};
use duel::scenario::Game;
use std::sync::{Arc, LazyLock};

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

/// The card that fills decks in rulings of the FFTCG.
const FFTCG_FILLER: &str = "Driftwood";

/// The game of an id.
pub fn find(id: &str) -> Option<&'static Game> {
    static FFTCG: LazyLock<Game> = LazyLock::new(fftcg);
    static TRIALS: LazyLock<Vec<Game>> = LazyLock::new(trials::games);
    match id {
        "fftcg" => Some(&FFTCG),
        _ => TRIALS.iter().find(|game| game.words.game == id),
    }
}

/// The ids of all games.
pub const IDS: [&str; 1] = ["fftcg"];

fn fftcg() -> Game {
    let pool = pool_of("fftcg", compile_cardtext);
    let filler = pool.find(FFTCG_FILLER).expect("scenarios/fftcg/cards.txt has the card");
    Game {
        words: Fftcg::vocabulary(),
        zones: Fftcg::ZONES,
        pool: Arc::new(pool),
        filler,
        deck: crystal::words::zone::DECK,
        start: start::<Fftcg>,
        compile: compile_cardtext,
    }
}

/// The shipped cards of a game, and the plain ones that its rulings use. Their text is part of the binary and tested.
fn pool_of(id: &str, compile: duel::scenario::Compile) -> CardPool {
    let mut pool = CardPool::default();
    for (_, file, source) in CARD_FILES.iter().filter(|(game, ..)| *game == id) {
        if let Err(said) = compile(source, file, &mut pool) {
            panic!("{file} does not compile: {said}");
        }
    }
    pool
}

fn start<B: RuleBook>(pool: Arc<CardPool>, position: &Position) -> Result<Box<dyn AnyDuel>, Impossible> {
    Ok(Box::new(Duel::<B>::at(pool, position)?))
}

fn compile_cardtext(source: &str, file: &str, pool: &mut CardPool) -> Result<(), String> {
    match cardtext::compile(source, file, pool) {
        Ok(_) => Ok(()),
        Err(faults) => Err(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")),
    }
}
