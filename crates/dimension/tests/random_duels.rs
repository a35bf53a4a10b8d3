//! Random duels with plain cards come to an end, and the same duel comes out of the same seed.

use dimension::Dimension0;
use dimension::definitions::card;
use dimension::words::{keyword, kind, number};
use duel::card::ability::Price;
use duel::card::characteristics::Characteristics;
use duel::card::pool::CardPool;
use duel::engine::any_duel::AnyDuel;
use duel::engine::duel::Duel;
use duel::engine::question::Pending;
use duel::ids::{CardId, Keyword, Kinds};
use duel::state::rng::Rng;
use std::sync::Arc;

/// A unit of one colour that costs one of it and some of any.
fn unit(pool: &mut CardPool, name: &str, any: u8, power: i32, smash: i32, keywords: &[Keyword]) -> CardId {
    let play = Price { coloured: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0], generic: any, ..Price::default() };
    let moving = Price { generic: 1, ..Price::default() };
    let mut characteristics = Characteristics { kinds: Kinds::of(&[kind::UNIT]), ..Characteristics::default() };
    characteristics.names.push(pool.intern_name(name));
    for &keyword in keywords {
        characteristics.keywords = characteristics.keywords.with(keyword);
    }
    characteristics.set_number(number::POWER, power);
    characteristics.set_number(number::SMASH, smash);
    card::print_costs(&mut characteristics, &play, Some(&moving));
    let id = pool.add_card(name, characteristics, Vec::new());
    pool.cards[id.index()].prices = vec![play, moving];
    id
}

fn pool() -> (Arc<CardPool>, Vec<CardId>) {
    let mut pool = CardPool::default();
    let kinds = [
        unit(&mut pool, "Sill Cat", 0, 2000, 1, &[]),
        unit(&mut pool, "Stair Guard", 1, 4000, 1, &[]),
        unit(&mut pool, "Kite Runner", 1, 3000, 1, &[keyword::RUSH]),
        unit(&mut pool, "Lintel Ape", 2, 5000, 2, &[keyword::ACCELERATION]),
        unit(&mut pool, "Ambusher", 1, 3000, 0, &[keyword::QUICK]),
        unit(&mut pool, "Interloper", 1, 2500, 0, &[keyword::BATTLE]),
    ];
    let deck = (0..40).map(|n| kinds[n % kinds.len()]).collect();
    (Arc::new(pool), deck)
}

fn outcome(pool: &Arc<CardPool>, deck: &[CardId], seed: u64) -> (u64, u32) {
    let mut duel = Duel::<Dimension0>::new(Arc::clone(pool), [deck, deck], seed);
    let mut rng = Rng::new(seed);
    let mut picks = 0;
    while let Pending::Question(_) = duel.pending() {
        let pick = rng.below(duel.options().len());
        duel.pick(pick);
        picks += 1;
        assert!(picks < 20_000, "duel {seed} does not end");
    }
    (duel.lab().state().fingerprint(), picks)
}

#[test]
fn random_duels_end_and_repeat() {
    let (pool, deck) = pool();
    for seed in 0..200 {
        assert_eq!(outcome(&pool, &deck, seed), outcome(&pool, &deck, seed), "duel {seed}");
    }
}
