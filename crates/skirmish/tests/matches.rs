//! Claims that hold in every match, tested on random ones of the small game.

use duel::card::pool::CardPool;
use duel::engine::any_duel::{AnyDuel, InMatch, Observed};
use duel::engine::duel::Duel;
use duel::engine::question::{Pending, Pick, Topic};
use duel::ids::{CardId, Seat};
use duel::state::match_terms::Contest;
use duel::state::rng::Rng;
use notation::replay::Replay;
use series::{DeckList, Match, MatchOptions, MatchStage};
use skirmish::{Skirmish, cards};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How many random matches each claim is tested on.
const MATCHES: u64 = 60;

/// Two of each card, so that a third may come in.
fn pairs(pool: &CardPool) -> Vec<CardId> {
    (0..pool.cards.len() as u16).flat_map(|card| [CardId(card); 2]).collect()
}

fn lists(pool: &CardPool, seed: u64) -> [DeckList; 2] {
    let mut rng = Rng::new(seed);
    let mut list = || {
        let side = (0..rng.below(6)).map(|_| CardId(rng.below(pool.cards.len()) as u16)).collect();
        DeckList { deck: pairs(pool), sideboard: side }
    };
    [list(), list()]
}

fn begin(pool: &Arc<CardPool>, lists: [DeckList; 2], options: MatchOptions, seed: u64) -> Match {
    let duel = Duel::<Skirmish>::new(Arc::clone(pool), [&lists[0].deck, &lists[1].deck], 0);
    Match::begin(Box::new(duel), lists, options, seed)
}

fn options(seed: u64) -> MatchOptions {
    let contest = if seed.is_multiple_of(2) { Contest::Swiss } else { Contest::Elimination };
    MatchOptions { best_of: 1 + (seed % 5) as u8, contest, timed: !seed.is_multiple_of(3), next_first: None }
}

/// Plays a match at random, with time called and duels conceded now and then; `each` sees it before every answer.
fn play(series: &mut Match, seed: u64, mut each: impl FnMut(&Match, Input)) {
    let mut rng = Rng::new(seed);
    while let Pending::Question(question) = series.pending() {
        assert!(!series.options().is_empty(), "match {seed} asks without options: {question:?}");
        let input = match rng.below(400) {
            0 => Input::Time,
            1 => Input::Concede(question.seat),
            2 if seed.is_multiple_of(7) => Input::ConcedeMatch(question.seat),
            _ => Input::Pick(rng.below(series.options().len())),
        };
        each(series, input);
        take(series, input);
    }
}

#[derive(Clone, Copy, Debug)]
enum Input {
    Pick(usize),
    Concede(Seat),
    ConcedeMatch(Seat),
    Time,
}

fn take(series: &mut Match, input: Input) {
    match input {
        Input::Pick(option) => series.pick(option),
        Input::Concede(seat) => series.concede(seat),
        Input::ConcedeMatch(seat) => series.concede_match(seat),
        Input::Time => series.call_time(),
    };
}

#[test]
fn a_match_is_its_seed_and_its_inputs() {
    let pool = Arc::new(cards::pool());
    for seed in 0..MATCHES {
        let mut inputs = Vec::new();
        let mut first = begin(&pool, lists(&pool, seed), options(seed), seed);
        play(&mut first, seed, |_, input| inputs.push(input));
        let mut second = begin(&pool, lists(&pool, seed), options(seed), seed);
        for &input in &inputs {
            take(&mut second, input);
        }
        assert_eq!(first.snapshot(), second.snapshot(), "match {seed}");
        assert_eq!(AnyDuel::fingerprint(&first), AnyDuel::fingerprint(&second), "match {seed}");
    }
}

#[test]
fn a_recorded_match_replays() {
    let pool = Arc::new(cards::pool());
    for seed in 0..MATCHES {
        let mut series = begin(&pool, lists(&pool, seed), options(seed), seed);
        let mut replay = Replay::begin_match(&series, seed);
        play(&mut series, seed, |series, input| match input {
            Input::Pick(option) => replay.note_choice(series, option),
            Input::Concede(seat) => replay.note_concession(seat),
            Input::ConcedeMatch(seat) => replay.note_match_concession(seat),
            Input::Time => replay.note_time(),
        });
        replay.finish(&series);
        let read = Replay::from_text(&replay.to_text()).expect("a replay reads as it was written");
        assert_eq!(read.to_text(), replay.to_text());
        let lists = read.deck_lists(&pool).expect("its cards exist");
        let options = read.match_options.expect("it is a match");
        let mut again = begin(&pool, lists, options, read.seed);
        read.play(&mut again, |_, _, _| {}).unwrap_or_else(|error| panic!("match {seed}: {error}"));
        assert_eq!(again.snapshot(), series.snapshot(), "match {seed}");
    }
}

#[test]
fn a_match_goes_on_from_any_of_its_states() {
    let pool = Arc::new(cards::pool());
    for seed in 0..MATCHES {
        let mut series = begin(&pool, lists(&pool, seed), options(seed), seed);
        let mut other = begin(&pool, lists(&pool, seed + 1), options(seed), seed + 1);
        let mut decisions = 0;
        play(&mut series, seed, |series, _| {
            decisions += 1;
            if decisions % 16 == 1 || series.is_between_duels() {
                other.restore(&series.snapshot());
                assert_eq!(other.pending(), series.pending());
                assert_eq!(other.options(), series.options());
                assert_eq!(other.snapshot(), series.snapshot());
            }
        });
    }
}

#[test]
fn what_is_exchanged_leaves_decks_legal_and_as_large() {
    let pool = Arc::new(cards::pool());
    let mut exchanged = 0;
    for seed in 0..MATCHES {
        let options = MatchOptions { best_of: 9, ..MatchOptions::default() };
        let brought = lists(&pool, seed);
        let mut series = begin(&pool, brought.clone(), options, seed);
        let mut judge = Duel::<Skirmish>::new(Arc::clone(&pool), [&[], &[]], 0);
        let mut rng = Rng::new(seed);
        while let Pending::Question(question) = series.pending() {
            if matches!(question.topic, Topic::WhoGoesFirst | Topic::Sideboard) {
                series.pick(rng.below(series.options().len()));
            } else {
                series.concede(question.seat);
            }
            for (now, first) in series.score().lists.iter().zip(&brought) {
                exchanged += usize::from(now != first);
                assert_eq!(judge.check_deck(&now.deck, &now.sideboard), [], "match {seed}");
                assert_eq!((now.deck.len(), now.sideboard.len()), (first.deck.len(), first.sideboard.len()));
                let whole = |list: &DeckList| counted(list.deck.iter().chain(&list.sideboard));
                assert_eq!(whole(now), whole(first), "match {seed}: a card is lost or doubled");
            }
        }
    }
    assert!(exchanged > 0, "nothing was ever exchanged");
}

fn counted<'c>(cards: impl Iterator<Item = &'c CardId>) -> BTreeMap<CardId, usize> {
    let mut counts = BTreeMap::new();
    for &card in cards {
        *counts.entry(card).or_insert(0) += 1;
    }
    counts
}

/// Every legal deck of as many cards can be made in exactly one way, and no other can.
#[test]
fn all_legal_exchanges_are_offered_and_each_once() {
    let pool = Arc::new(cards::pool());
    let deck: Vec<CardId> = [0, 0, 0, 1, 1, 2].map(CardId).to_vec();
    for side in [vec![0, 1, 1, 3], vec![0, 0], vec![3, 3, 2, 2], vec![1, 4, 5]] {
        let side: Vec<CardId> = side.into_iter().map(CardId).collect();
        let list = DeckList { deck: deck.clone(), sideboard: side.clone() };
        let empty = DeckList { deck: deck.clone(), sideboard: Vec::new() };
        let mut series = begin(&pool, [list, empty], MatchOptions { best_of: 9, ..MatchOptions::default() }, 1);
        series.concede(Seat::FIRST);
        let mut found = BTreeMap::new();
        explore(&mut series, &mut found);
        assert!(found.values().all(|&times| times == 1), "{side:?}: one deck is offered twice");
        let mut judge = Duel::<Skirmish>::new(Arc::clone(&pool), [&[], &[]], 0);
        let all: Vec<CardId> = deck.iter().chain(&side).copied().collect();
        let mut legal = BTreeMap::new();
        for chosen in (0u32..1 << all.len()).filter(|chosen| chosen.count_ones() as usize == deck.len()) {
            let picked: Vec<CardId> = (0..all.len()).filter(|i| chosen >> i & 1 == 1).map(|i| all[i]).collect();
            if judge.check_deck(&picked, &[]).is_empty() {
                legal.insert(counted(picked.iter()), 1);
            }
        }
        assert_eq!(found, legal, "{side:?}");
    }
}

/// Goes through every exchange of the first player, and counts the decks that come of it.
fn explore(series: &mut Match, found: &mut BTreeMap<BTreeMap<CardId, usize>, i32>) {
    if !matches!(series.score().stage, MatchStage::Sideboarding(Seat::FIRST, _)) {
        *found.entry(counted(series.score().lists[0].deck.iter())).or_insert(0) += 1;
        return;
    }
    let here = series.snapshot();
    for option in 0..series.options().len() {
        series.pick(option);
        explore(series, found);
        series.restore(&here);
    }
}

#[test]
fn time_ends_a_match() {
    let pool = Arc::new(cards::pool());
    for seed in 0..MATCHES {
        let options = MatchOptions { best_of: 3, timed: true, ..options(seed) };
        let mut series = begin(&pool, lists(&pool, seed), options, seed);
        let mut rng = Rng::new(seed);
        let call = rng.below(600);
        let mut last_turn = None;
        let mut decisions = 0;
        while let Pending::Question(_) = series.pending() {
            if decisions == call {
                series.call_time();
                last_turn = series.lab().state().match_terms.and_then(|terms| terms.last_turn);
            }
            decisions += 1;
            if let (Some(last), Contest::Swiss) = (last_turn, options.contest) {
                assert!(series.lab().state().turn.number <= last, "match {seed} goes on after its last turn");
            }
            let n = series.options().len();
            series.pick(rng.below(n));
        }
        let Pending::Over(outcome) = series.pending() else { unreachable!("it is over") };
        if options.contest == Contest::Elimination {
            assert!(outcome.winner.is_some(), "match {seed} has no winner");
        }
    }
}

#[test]
fn nobody_sees_what_the_other_exchanges() {
    let pool = Arc::new(cards::pool());
    for seed in 0..MATCHES {
        let mut series = begin(&pool, lists(&pool, seed), MatchOptions { best_of: 5, ..MatchOptions::default() }, seed);
        let mut rng = Rng::new(seed);
        while let Pending::Question(question) = series.pending() {
            let told = series.view(question.seat).series.expect("a match tells how it stands");
            assert_eq!(told.score, series.score().wins());
            if question.topic == Topic::Sideboard {
                let seen = series.view(question.seat.other());
                assert!(seen.question.is_some_and(|question| question.options.is_empty()));
                let offered = series.options().iter().all(|pick| matches!(pick, Pick::Card(_) | Pick::Done));
                assert!(offered, "{:?}", series.options());
                series.pick(rng.below(series.options().len()));
            } else {
                series.concede(question.seat);
                if series.pending() == Pending::Question(question) {
                    series.pick(0);
                }
            }
        }
    }
}
