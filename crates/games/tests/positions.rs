//! Claims about duels written down as positions, tested on random duels of every game.

use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pending, Topic};
use duel::ids::Seat;
use duel::observe::view::View;
use games::{Game, computer, registry, rulings};
use notation::position::{PositionQuery, write};
use notation::ruling;

/// How many duels of each game are played, and every how manieth question of them is written down, up to which.
const DUELS: u64 = 2;
const EVERY: usize = 19;
const LAST: usize = 400;

/// Duels of a game in the middle, at questions of any sort.
fn moments(game: &Game, mut each: impl FnMut(&dyn AnyDuel)) {
    for seed in 0..DUELS {
        let decks = [0, 1].map(|seat| &game.decks[(seed as usize + seat) % game.decks.len()]);
        let mut duel = game.begin_duel(decks.map(|deck| deck.loadout()), seed);
        let mut player = computer::player("random", game, seed).expect("a player");
        let mut asked = 0;
        while let Pending::Question(_) = duel.pending() {
            if duel.options().len() == 1 {
                duel.pick(0);
                continue;
            }
            asked += 1;
            if asked % EVERY == 0 && asked <= LAST {
                each(&*duel);
            }
            let option = player.choose(&*duel);
            duel.pick(option);
        }
    }
}

/// What a player sees, but for what tells cards of a name from each other.
fn seen(view: &View) -> serde_json::Value {
    let mut seen = serde_json::to_value(view).expect("a view is plain data");
    for zone in seen["zones"].as_array_mut().expect("zones") {
        let cards = zone["cards"].as_array_mut().expect("cards");
        for card in cards.iter_mut() {
            card["handle"] = serde_json::Value::Null;
            card["card"] = serde_json::Value::Null;
            card["attached_to"] = card["attached_to"].is_number().into();
        }
        cards.sort_by_key(ToString::to_string);
    }
    for item in seen["stack"].as_array_mut().expect("a stack") {
        let source = bare(item["source"].as_str().expect("a source"));
        *item = serde_json::json!([source, item["ability"], item["controller"]]);
    }
    seen["combats"] = seen["combats"].as_array().map_or(0, Vec::len).into();
    seen["question"] = serde_json::Value::Null;
    seen
}

/// Words without the numbers that tell cards of a name from each other.
fn bare(words: &str) -> String {
    words.split(" #").map(|part| part.trim_start_matches(|c: char| c.is_ascii_digit())).collect()
}

/// What may be done now, likewise.
fn moves(duel: &dyn AnyDuel) -> Vec<String> {
    let mut moves: Vec<String> = duel.render_options().iter().map(|words| bare(words)).collect();
    moves.sort();
    moves
}

fn same(one: &dyn AnyDuel, other: &dyn AnyDuel) -> bool {
    Seat::BOTH.into_iter().all(|seat| seen(&one.view(seat)) == seen(&other.view(seat))) && moves(one) == moves(other)
}

/// Whether a player may act in a main phase, and nothing is under way or lasts.
fn is_calm(duel: &dyn AnyDuel) -> bool {
    let state = duel.lab().state();
    let phase = duel.vocabulary().phases[state.turn.phase.index()];
    let at_rest = state.stack.is_empty() && state.ongoing_effects.is_empty() && state.resolving.is_empty();
    at_rest && phase.starts_with("main") && state.pending_question.is_some_and(|asked| asked.topic == Topic::Priority)
}

#[test]
fn a_position_is_read_as_it_was_written_or_says_what_is_lost() {
    for id in registry::GAME_IDS {
        let game = Game::load(id).expect("the game loads");
        let scenarios = rulings::find_ruling_game(id).expect("the game has rulings");
        let (mut written, mut exact) = (0, 0);
        moments(&game, |duel| {
            let text = write(scenarios, duel);
            let read =
                PositionQuery::read(scenarios, &text).unwrap_or_else(|failure| panic!("{id}: {failure}\n{text}"));
            let same = same(duel, read.duel());
            assert!(same || text.starts_with("# "), "{id}: lost without a word\n{text}");
            assert!(same != text.contains("# read again"), "{id}: it says wrongly what is lost\n{text}");
            assert!(same || !is_calm(duel), "{id}: nothing is under way, and yet it is not the same\n{text}");
            written += 1;
            exact += usize::from(same);
        });
        println!("{id}: {exact} of {written} positions exact");
    }
}

#[test]
fn a_duel_written_as_a_ruling_holds_and_is_the_same_position() {
    for id in registry::GAME_IDS {
        let game = Game::load(id).expect("the game loads");
        let scenarios = rulings::find_ruling_game(id).expect("the game has rulings");
        let (mut written, mut held) = (0, 0);
        moments(&game, |duel| {
            let (plain, ruling) = (write(scenarios, duel), rulings::write_as_ruling(scenarios, duel));
            let read =
                |text: &str| PositionQuery::read(scenarios, text).unwrap_or_else(|failure| panic!("{failure}\n{text}"));
            assert!(same(read(&plain).duel(), read(&ruling).duel()), "{id}: another position\n{ruling}");
            let reports = ruling::run(&ruling, rulings::find_ruling_game);
            written += 1;
            held += usize::from(reports.iter().all(|report| report.failure.is_none()));
            if is_calm(duel) {
                assert_eq!(written, held, "{id}: {:?}\n{ruling}", reports[0].failure);
            }
        });
        println!("{id}: {held} of {written} rulings hold");
    }
}
