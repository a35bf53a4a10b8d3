//! Every ruling of the game holds.

use duel::book::Moving;
use duel::book::Wording;
use duel::card::pool::CardPool;
use duel::engine::any_duel::AnyDuel;
use duel::engine::duel::Duel;
use duel::state::position::{ImpossiblePosition, Position};
use notation::ruling::{self, RulingGame};
use skirmish::{Skirmish, cards};
use std::sync::Arc;

fn start(pool: Arc<CardPool>, position: &Position) -> Result<Box<dyn AnyDuel>, ImpossiblePosition> {
    Ok(Box::new(Duel::<Skirmish>::from_position(pool, position)?))
}

/// The cards are printed in Rust.
fn compile(_: &str, _: &str, _: &mut CardPool) -> Result<(), String> {
    Err("the game has no card text".to_owned())
}

#[test]
fn every_ruling_holds() {
    let pool = Arc::new(cards::pool());
    let filler = pool.find("Squire").expect("a card of the game");
    let (words, zones, deck_zone) = (Skirmish::vocabulary(), Skirmish::ZONES, Skirmish::DECK);
    let game = RulingGame { words, zones, pool, filler, deck_zone, start, compile };
    let reports = ruling::run(include_str!("../scenarios/rulings.txt"), |id| (id == "skirmish").then_some(&game));
    let failures: Vec<String> = reports
        .iter()
        .filter_map(|report| report.failure.as_ref())
        .map(|failure| format!("rulings.txt:{}: {failure}", failure.line))
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(reports.len() >= skirmish::rules::INDEX.len());
}
