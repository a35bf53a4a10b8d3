//! Claims about decks of imported cards. The databases are beside the project; without them the tests say so.

use caster::Caster;
use crystal::Fftcg;
use duel::book::RuleBook;
use duel::dice::Dice;
use duel::duel::{AnyDuel, Duel};
use duel::pool::CardPool;
use duel::question::Pending;
use duel::words::{CardId, Seat, Zone};
use games::books::Book;
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
    B::furnish(&mut pool);
    for (file, source) in databases {
        let import = language.import(source, file, &mut pool).expect("the database can be read");
        assert!(!import.cards.is_empty(), "{file}");
    }
    pool
}

/// Fifty cards of the pool, no more than three of one.
fn crystal_deck(pool: &CardPool, dice: &mut Dice) -> Vec<CardId> {
    let mut deck: Vec<CardId> = Vec::new();
    while deck.len() < 50 {
        let card = CardId(dice.below(pool.cards.len()) as u16);
        let before = deck.iter().filter(|&&other| other == card).count();
        deck.extend(std::iter::repeat_n(card, (3 - before).min(50 - deck.len())));
    }
    deck
}

/// Fifty cards of the pool, no more than four of a name and a level, and an extra deck of up to seven.
fn caster_deck(pool: &CardPool, dice: &mut Dice) -> Vec<CardId> {
    use caster::words::{kind, number};
    let cards: Vec<CardId> = pool.deckable().collect();
    let sort = |card: CardId| {
        let profile = &pool.card(card).profile;
        (profile.names.first().copied(), profile.number(number::LEVEL))
    };
    let extra = |card: CardId| {
        let kinds = pool.card(card).profile.kinds;
        kinds.has(kind::DEITY) || kinds.has(kind::SOULBOND)
    };
    let mut deck: Vec<CardId> = Vec::new();
    for (size, wanted) in [(50, false), (dice.below(8), true)] {
        let of_sort: Vec<CardId> = cards.iter().copied().filter(|&card| extra(card) == wanted).collect();
        let end = deck.len() + if of_sort.is_empty() { 0 } else { size };
        while deck.len() < end {
            let card = of_sort[dice.below(of_sort.len())];
            let before = deck.iter().filter(|&&other| sort(other) == sort(card)).count();
            let copies = 1 + dice.below(4);
            deck.extend(std::iter::repeat_n(card, copies.min(4 - before.min(4)).min(end - deck.len())));
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

/// Plays random duels with random decks of a pool to the end.
fn plays<B: RuleBook>(pool: CardPool, deck: fn(&CardPool, &mut Dice) -> Vec<CardId>) {
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

#[test]
fn random_decks_of_imported_cards_play_to_the_end() {
    let databases = databases("fftcg", "json");
    if databases.is_empty() {
        println!("skipped: there is no card database beside the project");
        return;
    }
    plays::<Fftcg>(imported::<Fftcg>(&databases), crystal_deck);
}

#[test]
fn legal_decks_of_imported_casters_play_to_the_end() {
    let databases = databases("caster-chronicles", "xml");
    if databases.is_empty() {
        println!("skipped: there is no card database beside the project");
        return;
    }
    let pool = imported::<Caster>(&databases);
    let book = Book::find("caster-chronicles").expect("the game is in the table");
    for seed in 0..50 {
        let deck = caster_deck(&pool, &mut Dice::new(seed));
        assert!((book.faults)(&pool, [&deck, &[]], 0).is_empty(), "a deck of imported cards is legal");
    }
    plays::<Caster>(pool, caster_deck);
}
