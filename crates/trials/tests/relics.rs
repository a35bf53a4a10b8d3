//! What rulings cannot say of the trial with relics: in which order things happen, and what is seen of it.

use duel::duel::{AnyDuel, Duel};
use duel::event::Act;
use duel::position::{Placed, Position};
use duel::question::{Pending, Pick};
use duel::view::Eye;
use duel::words::{Seat, Zone};
use std::sync::Arc;
use trials::relics::words::{phase, zone};
use trials::relics::{Relics, cards};

/// A duel in the first player's main phase, with these cards of that player's.
fn duel(cards: &[(&str, Zone)]) -> Duel<Relics> {
    let pool = Arc::new(cards::pool());
    let card = |name: &str| pool.find(name).expect("a card of the trial");
    let cards = cards.iter().map(|&(name, zone)| Placed::new(card(name), Seat::FIRST, zone)).collect();
    let position = Position {
        cards,
        held: Vec::new(),
        minted: Vec::new(),
        ground: Vec::new(),
        player: Seat::FIRST,
        turn: 3,
        phase: phase::MAIN,
        holder: None,
        done: Vec::new(),
        format: 0,
        seed: 7,
    };
    Duel::at(pool, &position).expect("a position that can be")
}

/// Whoever is asked does what reads so.
fn does(duel: &mut Duel<Relics>, what: &str) {
    let readings = duel.readings();
    let option = readings.iter().position(|reading| reading == what);
    duel.pick(option.unwrap_or_else(|| panic!("`{what}` is not among {readings:?}")));
}

fn does_all(duel: &mut Duel<Relics>, deeds: &[&str]) {
    deeds.iter().for_each(|what| does(duel, what));
}

/// What happened to cards and decks: from where to where, or a shuffle.
fn moves(duel: &mut Duel<Relics>) -> Vec<(Option<Zone>, Option<Zone>)> {
    let events = duel.scratch().log.iter().filter_map(|entry| match entry.act {
        Act::Move { to, .. } => Some((entry.from, Some(to))),
        Act::Shuffle { .. } => Some((None, None)),
        _ => None,
    });
    events.collect()
}

const SHUFFLED: (Option<Zone>, Option<Zone>) = (None, None);

#[test]
fn who_searches_acts_then_shuffles_then_goes_on() {
    let mut duel = duel(&[("Summons", zone::HAND), ("Bolt", zone::DECK), ("Moss Golem", zone::DECK)]);
    does_all(&mut duel, &["plays Summons", "passes", "passes", "chooses Moss Golem"]);
    let after = [(Some(zone::DECK), Some(zone::HAND)), SHUFFLED, (Some(zone::DECK), Some(zone::HAND))];
    assert!(moves(&mut duel).windows(3).any(|w| w == after), "{:?}", moves(&mut duel));
}

#[test]
fn what_was_found_and_stays_is_shuffled_too() {
    let mut duel = duel(&[("Omen", zone::HAND), ("Moss Golem", zone::DECK), ("Bolt", zone::DECK)]);
    does_all(&mut duel, &["plays Omen", "passes", "passes", "chooses Moss Golem"]);
    assert!(moves(&mut duel).contains(&SHUFFLED));
    let state = duel.state();
    let known = state.cards(zone::DECK, Seat::FIRST).iter().map(|&slot| state.object(slot).known);
    assert!(known.clone().count() == 2 && known.clone().all(|known| known == 0), "nobody knows which is which");
    assert!(matches!(duel.pending(), Pending::Question(_)));
}

#[test]
fn a_shuffle_is_not_taken_back() {
    let deck = [("Bolt", zone::DECK), ("Levy", zone::DECK), ("Trade", zone::DECK), ("Shake", zone::DECK)];
    let hand = [("Gilded Crook", zone::HAND), ("Muster", zone::HAND), ("Omen", zone::HAND)];
    let mut duel = duel(&[&deck[..], &hand[..]].concat());
    let order = |duel: &Duel<Relics>| duel.state().cards(zone::DECK, Seat::FIRST).to_vec();
    let before = order(&duel);
    does(&mut duel, "plays Gilded Crook");
    let shuffled = order(&duel);
    assert_ne!(before, shuffled);
    let refusal = duel.attempt(Pick::Pay(shuffled[0], 0)).expect("a card in the deck pays for nothing");
    assert_eq!(duel.words().rules[refusal.rule.index()].id, "2.1");
    assert_eq!(order(&duel), shuffled);
    assert_eq!(duel.state().cards(zone::HAND, Seat::FIRST).len(), 3);
    assert!(duel.state().stack.is_empty() && duel.readings().contains(&"plays Gilded Crook".to_owned()));
    assert!(duel.log(Eye::Judge, 0).iter().any(|line| line.contains("shuffle")), "{:?}", duel.log(Eye::Judge, 0));
}
