//! Claims about decks of imported cards. The databases are beside the project; without them the test says so.

use crystal::Fftcg;
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

fn databases() -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/fftcg");
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
    files
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
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

/// Every card is in exactly one zone, and that is the one it says.
fn is_whole(duel: &Duel<Fftcg>) -> bool {
    let state = duel.state();
    let mut seen = vec![0; state.objects.len()];
    for zone in (0..7).map(Zone) {
        for side in Seat::BOTH {
            for &slot in state.cards(zone, side) {
                seen[slot.index()] += 1;
            }
        }
    }
    seen.iter().all(|&n| n == 1)
}

#[test]
fn random_decks_of_imported_cards_play_to_the_end() {
    let databases = databases();
    if databases.is_empty() {
        println!("skipped: there is no card database beside the project");
        return;
    }
    let mut pool = CardPool::default();
    for (file, source) in &databases {
        let import = cardtext::Language::Crystal.import(source, file, &mut pool).expect("the database can be read");
        assert!(!import.cards.is_empty(), "{file}");
    }
    let pool = Arc::new(pool);
    let duels = std::env::var("SHOBU_DUELS").ok().and_then(|text| text.parse().ok()).unwrap_or(DUELS);
    for seed in 0..duels {
        let mut dice = Dice::new(seed.wrapping_mul(7919));
        let decks = [random_deck(&pool, &mut dice), random_deck(&pool, &mut dice)];
        let mut duel = Duel::<Fftcg>::new(Arc::clone(&pool), [&decks[0], &decks[1]], seed);
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
