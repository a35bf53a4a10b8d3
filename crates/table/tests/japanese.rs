//! Whoever reads Japanese reads Japanese: what is asked, what can be done, what happened. Cards keep their names.

use duel::book::Vocabulary;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pending;
use duel::observe::language::Language;
use duel::observe::view::Viewer;
use duel::state::rng::Rng;
use games::Game;
use games::registry::GAME_IDS;
use std::collections::BTreeSet;
use table::info;
use table::scene::{Snapshot, SpectatorLog};

/// Words that are the same in Japanese.
const SAME: [&str; 8] = ["CP", "EX", "EXP", "ATK", "DEF", "Lv", "LvUP", "X"];
/// Words for which the document has no writing that can be typed.
const UNWRITTEN: [&str; 1] = ["Hush"];

/// What is left of a sentence that is not Japanese, without the names of cards and what is written on them.
fn foreign(sentence: &str, names: &[String]) -> Vec<String> {
    let mut rest = sentence.to_owned();
    for name in names {
        rest = rest.replace(name.as_str(), "·");
    }
    let words = rest.split(|letter: char| !letter.is_ascii_alphabetic());
    words.filter(|word| word.len() > 1 && !SAME.contains(word)).map(str::to_owned).collect()
}

/// The names of a game's cards, the longest first, and the words they are grouped by.
fn names(duel: &dyn AnyDuel) -> Vec<String> {
    let pool = duel.pool();
    let ids = (0..pool.cards.len() as u16).map(duel::ids::CardId);
    let bare = |word: &String| word.split_once(' ').map_or(word.clone(), |(_, bare)| bare.to_owned());
    let named = ids.map(|id| pool.name(id).to_owned()).chain(pool.names.iter().cloned());
    let written = pool.traits.iter().chain(&pool.counters).cloned();
    let mut all: Vec<String> = named.chain(written).chain(pool.traits.iter().map(bare)).collect();
    all.retain(|name| name.len() > 1);
    all.sort_by_key(|name| std::cmp::Reverse(name.len()));
    all.dedup();
    all
}

#[test]
fn questions_options_and_the_log_are_japanese_in_every_game() {
    for id in GAME_IDS {
        let game = Game::load(id).expect("the game loads");
        let mut found = BTreeSet::new();
        for seed in 1..=3 {
            let mut rng = Rng::new(seed);
            let [one, other] = [0, 1].map(|at| game.decks[(seed as usize + at) % game.decks.len()].loadout());
            let mut duel = game.begin_duel([one, other], seed);
            let names = names(&*duel);
            let players = ["あゆ".to_owned(), "the computer".to_owned()];
            let mut asked = 0;
            while let Pending::Question(question) = duel.pending() {
                asked += 1;
                if asked % 5 == 0 && asked < 600 {
                    let english = duel.render_options();
                    let mut stage = SpectatorLog::new(Viewer::Seat(question.seat));
                    stage.set_language(Language::Japanese);
                    let snapshot = Snapshot {
                        duel: &*duel,
                        book: game.entry,
                        player_names: &players,
                        number: 1,
                        can_cancel: false,
                        ended: None,
                    };
                    let scene = stage.build_scene(&snapshot);
                    let shown = scene.question.expect("someone is asked");
                    assert_eq!(english, duel.render_options(), "what is kept stays as it is");
                    let items = scene.stack.iter().filter_map(|item| item.title.clone());
                    let said = shown.options.iter().map(|option| option.words.clone());
                    let passing = shown.options.iter().filter(|option| option.card.is_none());
                    let notes = passing.filter_map(|option| option.note.clone());
                    let told = scene.log.iter().map(|line| line.text.clone());
                    let all = std::iter::once(shown.ask).chain(said).chain(notes).chain(items).chain(told);
                    found.extend(all.filter(|sentence| !foreign(sentence, &names).is_empty()));
                }
                let option = rng.below(duel.options().len());
                duel.pick(option);
            }
        }
        assert!(found.is_empty(), "{id}: {found:#?}");
    }
}

#[test]
fn every_word_of_a_game_has_its_japanese() {
    for id in GAME_IDS {
        let game = Game::load(id).expect("the game loads");
        let words: &Vocabulary = game.entry.words();
        let told = info::game(&game);
        let zones = game.entry.zones.iter().map(|zone| zone.name);
        let groups = words.places.groups.iter().flat_map(|(_, names)| names.iter().copied());
        let rows = game.entry.presentation.row_names.iter().copied().filter(|_| words.places.rows.len() > 2);
        let lists = [words.kinds, words.colours, words.numbers, words.keywords, words.verbs, words.marks, words.phases];
        let all = lists.into_iter().flatten().copied().chain(words.orientations).chain(zones);
        let all = all.chain(words.places.names()).chain(groups).chain(rows);
        let all = all.chain(words.stretches.iter().map(|(name, _)| *name));
        let missing: BTreeSet<&str> =
            all.filter(|word| !told.japanese.contains_key(*word) && !UNWRITTEN.contains(word)).collect();
        assert!(missing.is_empty(), "{id}: {missing:?}");
    }
}
