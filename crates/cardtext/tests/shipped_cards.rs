//! Claims about the cards the project ships.

use crate::common::files;
use cardtext::Language;
use crystal::words::{element, keyword, kind, label};
use duel::card::pool::CardPool;
use duel::ids::{CardId, Colour, Kind};

fn pool() -> CardPool {
    pool_of("fftcg", Language::Crystal)
}

fn pool_of(game: &str, language: Language) -> CardPool {
    let mut pool = CardPool::default();
    for (file, source) in files(game) {
        if let Err(faults) = language.compile(&source, &file, &mut pool) {
            panic!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
        }
    }
    pool
}

fn cards(pool: &CardPool) -> impl Iterator<Item = CardId> {
    (0..pool.cards.len() as u16).map(CardId)
}

#[test]
fn every_card_reads_back_as_it_is_written() {
    for (game, language) in
        [("fftcg", Language::Crystal), ("dimension-zero", Language::Dimension), ("vividz", Language::Vividz)]
    {
        let written: String = files(game).into_iter().map(|(_, source)| source + "\n\n").collect();
        let written: Vec<&str> = written.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
        let pool = pool_of(game, language);
        let back: Vec<String> = cards(&pool).map(|card| language.read_back(&pool, card).unwrap()).collect();
        let back: Vec<&str> = back.iter().flat_map(|card| card.lines()).collect();
        let differing: Vec<_> = written.iter().zip(&back).filter(|(written, back)| written != back).collect();
        assert!(differing.is_empty(), "{differing:#?}");
        assert_eq!(written.len(), back.len());
    }
}

#[test]
fn what_is_read_back_compiles_to_the_same_cards() {
    let pool = pool();
    let back: Vec<String> = cards(&pool).map(|card| Language::Crystal.read_back(&pool, card).unwrap()).collect();
    let mut again = CardPool::default();
    Language::Crystal.compile(&back.join("\n\n"), "read back", &mut again).unwrap();
    assert_eq!(pool, again);
}

#[test]
fn a_check_of_the_set_finds_nothing_unread() {
    let files = files("fftcg");
    let report = Language::Crystal.check(files.iter().map(|(file, source)| (file.as_str(), source.as_str())));
    assert!(report.cards >= 36);
    assert_eq!(
        report.to_string().lines().last().unwrap(),
        format!("{n} cards: {n} compile, {n} read back", n = report.cards)
    );
}

#[test]
fn the_set_has_every_element_type_keyword_and_sort_of_ability() {
    let pool = pool();
    let has = |test: &dyn Fn(&duel::card::pool::Card) -> bool| pool.cards.iter().any(test);
    for at in 0..element::NAMES.len() {
        assert!(has(&|card| card.characteristics.colours.has(Colour(at as u8))), "{}", element::NAMES[at]);
    }
    for kind in [kind::FORWARD, kind::BACKUP, kind::MONSTER, kind::SUMMON] {
        assert!(has(&|card| card.characteristics.kinds.has(kind)), "{}", kind::NAMES[kind.index()]);
    }
    for word in [
        keyword::BRAVE,
        keyword::HASTE,
        keyword::FIRST_STRIKE,
        keyword::BACK_ATTACK,
        keyword::GENERIC,
        keyword::EX_BURST,
    ] {
        assert!(has(&|card| card.characteristics.keywords.has(word)), "{}", keyword::NAMES[word.index()]);
    }
    for sort in 0..=label::WARP.index() {
        assert!(pool.abilities.iter().any(|ability| ability.label.index() == sort), "{}", label::NAMES[sort]);
    }
    assert!(has(&|card| card.characteristics.colours.len() == 2));
}

#[test]
fn the_decks_have_fifty_cards_and_at_most_three_of_a_code() {
    let pool = pool();
    let decks = files("fftcg/decks");
    assert_eq!(decks.len(), 4);
    for (file, source) in decks {
        let deck = Language::Crystal.read_deck(&source, &file, &pool).unwrap();
        assert!(deck.name.is_some());
        assert_eq!(deck.cards.len(), 50, "{file}");
        for card in &deck.cards {
            assert!(deck.cards.iter().filter(|other| *other == card).count() <= 3);
        }
        let of =
            |wanted: Kind| deck.cards.iter().filter(|card| pool.card(**card).characteristics.kinds.has(wanted)).count();
        assert!(of(kind::BACKUP) >= 16 && of(kind::FORWARD) >= 22 && of(kind::SUMMON) >= 6, "{file}");
    }
}

/// Where printed wordings are several, each card reads back as it is written in one of them.
#[test]
fn every_card_of_other_sets_says_what_it_means() {
    for (game, least) in [("caster-chronicles", 80), ("square-enix", 80)] {
        let files = files(game);
        let language = Language::of(game).unwrap();
        let report = language.check(files.iter().map(|(file, source)| (file.as_str(), source.as_str())));
        assert!(report.cards >= least, "{game}: {}", report.cards);
        assert_eq!((report.compile, report.read_back), (report.cards, report.cards), "{report}");
    }
}
