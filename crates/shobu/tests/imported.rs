//! Claims about decks of imported cards. The databases are beside the project; without them the tests say so.

use caster::Caster;
use crystal::Fftcg;
use duel::book::RuleBook;
use duel::card::pool::CardPool;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pending;
use duel::ids::{CardId, Seat, Zone};
use duel::state::loadout::Loadout;
use duel::state::rng::Rng;
use games::registry::GameEntry;
use rayon::prelude::*;
use std::path::PathBuf;
use std::sync::Arc;

/// How many random duels are played of each game; `SHOBU_DUELS` says otherwise.
const DUELS: u64 = 400;
/// No duel asks more than this.
const QUESTIONS: usize = 60_000;

/// The files of this ending in a folder of databases, with their texts.
fn databases(folder: &str, ending: &str) -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data").join(folder);
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
    files
        .filter(|path| path.extension().is_some_and(|extension| extension == ending))
        .map(|path| (path.display().to_string(), std::fs::read_to_string(&path).unwrap()))
        .collect()
}

/// All cards of the databases that compile, with what the rules bring.
fn imported<B: RuleBook>(databases: &[(String, String)]) -> CardPool {
    let language = cardtext::Language::of(B::vocabulary().game).expect("the game has a language");
    let mut pool = CardPool::default();
    B::add_rule_cards(&mut pool);
    for (file, source) in databases {
        let import = language.import(source, file, &mut pool).expect("the database can be read");
        assert!(!import.cards.is_empty(), "{file}");
    }
    pool
}

/// Fifty cards of the pool, no more than three of one.
fn crystal_deck(pool: &CardPool, rng: &mut Rng) -> Vec<CardId> {
    let mut deck: Vec<CardId> = Vec::new();
    while deck.len() < 50 {
        let card = CardId(rng.below(pool.cards.len()) as u16);
        let before = deck.iter().filter(|&&other| other == card).count();
        deck.extend(std::iter::repeat_n(card, (3 - before).min(50 - deck.len())));
    }
    deck
}

/// Fifty cards of the pool, no more than four of a name and a level, and an extra deck of up to seven.
fn caster_deck(pool: &CardPool, rng: &mut Rng) -> Vec<CardId> {
    use caster::words::{kind, number};
    let cards: Vec<CardId> = pool.deck_cards().collect();
    let sort = |card: CardId| {
        let characteristics = &pool.card(card).characteristics;
        (characteristics.names.first().copied(), characteristics.number(number::LEVEL))
    };
    let extra = |card: CardId| {
        let kinds = pool.card(card).characteristics.kinds;
        kinds.has(kind::DEITY) || kinds.has(kind::SOULBOND)
    };
    let mut deck: Vec<CardId> = Vec::new();
    for (size, wanted) in [(50, false), (rng.below(8), true)] {
        let of_sort: Vec<CardId> = cards.iter().copied().filter(|&card| extra(card) == wanted).collect();
        let end = deck.len() + if of_sort.is_empty() { 0 } else { size };
        while deck.len() < end {
            let card = of_sort[rng.below(of_sort.len())];
            let before = deck.iter().filter(|&&other| sort(other) == sort(card)).count();
            let copies = 1 + rng.below(4);
            deck.extend(std::iter::repeat_n(card, copies.min(4 - before.min(4)).min(end - deck.len())));
        }
    }
    deck
}

/// Every card is in exactly one zone, and that is the one it says.
fn is_whole(duel: &dyn AnyDuel) -> bool {
    let state = duel.lab().state();
    let mut seen = vec![0; state.objects.len()];
    for zone in (0..duel::state::zone::ZONES as u8).map(Zone) {
        for side in Seat::BOTH {
            for &slot in state.cards(zone, side) {
                seen[slot.index()] += 1;
            }
        }
    }
    seen.iter().all(|&n| n == 1)
}

/// Plays random duels with random decks of a pool to the end.
fn plays(book: &GameEntry, pool: CardPool, deck: fn(&CardPool, &mut Rng) -> Vec<CardId>) {
    let pool = Arc::new(pool);
    let duels = std::env::var("SHOBU_DUELS").ok().and_then(|text| text.parse().ok()).unwrap_or(DUELS);
    (0..duels).into_par_iter().for_each(|seed| {
        let mut rng = Rng::new(seed.wrapping_mul(7919));
        let decks = [deck(&pool, &mut rng), deck(&pool, &mut rng)];
        let brought = decks.each_ref().map(|deck| Loadout::deck(deck));
        let mut duel = (book.begin_duel)(Arc::clone(&pool), brought, 0, seed);
        let mut questions = 0;
        while let Pending::Question(question) = duel.pending() {
            questions += 1;
            assert!(questions < QUESTIONS, "duel {seed} does not end: {question:?}");
            assert!(!duel.options().is_empty(), "duel {seed} asks without options: {question:?}");
            duel.pick(rng.below(duel.options().len()));
            assert!(
                duel.lab_mut().scratch().undo_reason.is_none(),
                "duel {seed} offered what it took back after {question:?}"
            );
        }
        assert!(is_whole(&*duel), "duel {seed} lost or doubled a card");
    });
}

#[test]
fn random_decks_of_imported_cards_play_to_the_end() {
    let databases = databases("fftcg", "json");
    if databases.is_empty() {
        println!("skipped: there is no card database beside the project");
        return;
    }
    let book = GameEntry::find("fftcg").expect("the game is in the table");
    plays(book, imported::<Fftcg>(&databases), crystal_deck);
}

#[test]
fn legal_decks_of_imported_casters_play_to_the_end() {
    let databases = databases("caster-chronicles", "xml");
    if databases.is_empty() {
        println!("skipped: there is no card database beside the project");
        return;
    }
    let pool = imported::<Caster>(&databases);
    let book = GameEntry::find("caster-chronicles").expect("the game is in the table");
    for seed in 0..50 {
        let deck = caster_deck(&pool, &mut Rng::new(seed));
        assert!((book.check_deck)(&pool, [&deck, &[]], 0).is_empty(), "a deck of imported cards is legal");
    }
    plays(book, pool, caster_deck);
}
