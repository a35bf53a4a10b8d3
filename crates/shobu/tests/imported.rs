//! Claims about decks of imported cards. The databases are beside the project; without them the test says so.

use cardtext::Language;
use caster::Caster;
use crystal::Fftcg;
use duel::book::RuleBook;
use duel::dice::Dice;
use duel::duel::{AnyDuel, Duel};
use duel::pool::CardPool;
use duel::question::Pending;
use duel::words::{CardId, Seat, Zone};
use std::path::PathBuf;
use std::sync::Arc;

/// How many random duels are played.
const DUELS: u64 = 400;
/// No duel asks more than this.
const QUESTIONS: usize = 60_000;

fn databases(game: &str, form: &str) -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data").join(game);
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
    files
        .filter(|path| path.extension().is_some_and(|extension| extension == form))
        .map(|path| (path.display().to_string(), std::fs::read_to_string(&path).unwrap()))
        .collect()
}

/// Fifty cards of the pool, no more than three of one.
fn random_deck(pool: &CardPool, dice: &mut Dice) -> Vec<CardId> {
    let mut deck: Vec<CardId> = Vec::new();
    while deck.len() < 50 {
        let card = CardId(dice.below(pool.cards.len()) as u16);
        let before = deck.iter().filter(|&&other| other == card).count();
        deck.extend(std::iter::repeat_n(card, (3 - before).min(50 - deck.len())));
    }
    deck
}

/// Fifty cards of the pool, twenty of them casters, no more than four of one.
fn random_deck_of_casters(pool: &CardPool, dice: &mut Dice) -> Vec<CardId> {
    let is_caster = |card: &CardId| pool.card(*card).profile.kinds.has(caster::words::kind::CASTER);
    let (casters, others): (Vec<CardId>, Vec<CardId>) = pool.deckable().partition(is_caster);
    let mut deck: Vec<CardId> = Vec::new();
    for (cards, count) in [(casters, 20), (others, 30)] {
        let end = deck.len() + count;
        while deck.len() < end {
            let card = cards[dice.below(cards.len())];
            let before = deck.iter().filter(|&&other| other == card).count();
            deck.extend(std::iter::repeat_n(card, (4 - before).min(end - deck.len())));
        }
    }
    deck
}

/// Every card is in exactly one zone, and that is the one it says.
fn is_whole<B: RuleBook>(duel: &Duel<B>) -> bool {
    let state = duel.state();
    let mut seen = vec![0; state.objects.len()];
    for zone in (0..B::ZONES.len() as u8).map(Zone) {
        for side in Seat::BOTH {
            for &slot in state.cards(zone, side) {
                seen[slot.index()] += 1;
            }
        }
    }
    seen.iter().all(|&n| n == 1)
}

/// Plays random duels with random decks of a pool.
fn play_random_duels<B: RuleBook>(pool: CardPool, deck: fn(&CardPool, &mut Dice) -> Vec<CardId>) {
    let pool = Arc::new(pool);
    let duels = std::env::var("SHOBU_DUELS").ok().and_then(|text| text.parse().ok()).unwrap_or(DUELS);
    for seed in 0..duels {
        let mut dice = Dice::new(seed.wrapping_mul(7919));
        let decks = [deck(&pool, &mut dice), deck(&pool, &mut dice)];
        let mut duel = Duel::<B>::new(Arc::clone(&pool), [&decks[0], &decks[1]], seed);
        let mut questions = 0;
        while let Pending::Question(question) = duel.pending() {
            questions += 1;
            assert!(questions < QUESTIONS, "duel {seed} does not end: {question:?}");
            assert!(!duel.options().is_empty(), "duel {seed} asks without options: {question:?}");
            duel.pick(dice.below(duel.options().len()));
            assert!(duel.scratch().undone.is_none(), "duel {seed} offered what it took back after {question:?}");
        }
        assert!(is_whole(&duel), "duel {seed} lost or doubled a card");
    }
}

/// The pool of all cards of the databases that compile; none, if there are no databases.
fn imported(game: &str, form: &str, language: Language) -> Option<CardPool> {
    let databases = databases(game, form);
    if databases.is_empty() {
        println!("skipped: there is no card database beside the project");
        return None;
    }
    let mut pool = CardPool::default();
    for (file, source) in &databases {
        let import = language.import(source, file, &mut pool).expect("the database can be read");
        assert!(!import.cards.is_empty(), "{file}");
    }
    Some(pool)
}

#[test]
fn random_decks_of_imported_cards_play_to_the_end() {
    if let Some(pool) = imported("fftcg", "json", Language::Crystal) {
        play_random_duels::<Fftcg>(pool, random_deck);
    }
}

#[test]
fn random_decks_of_imported_casters_play_to_the_end() {
    if let Some(mut pool) = imported("caster-chronicles", "xml", Language::Caster) {
        Caster::furnish(&mut pool);
        play_random_duels::<Caster>(pool, random_deck_of_casters);
    }
}
