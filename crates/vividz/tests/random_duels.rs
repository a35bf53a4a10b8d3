//! Random duels with plain cards come to an end, and the same duel comes out of the same seed.

use duel::card::ability::{Ability, EventCounter, EventPattern, Form, Trigger};
use duel::card::characteristics::Characteristics;
use duel::card::filter::{Filter, Whose};
use duel::card::pool::CardPool;
use duel::engine::any_duel::AnyDuel;
use duel::engine::duel::Duel;
use duel::engine::question::Pending;
use duel::ids::{CardId, Keyword, Kind, Kinds, Label, Verb, Zones};
use duel::state::rng::Rng;
use std::sync::Arc;
use vividz::Vividz;
use vividz::words::{keyword, kind, label, number, verb, zone};

fn card(pool: &mut CardPool, name: &str, sort: Kind, cost: i32, power: i32, icons: &[Keyword]) -> CardId {
    let mut characteristics = Characteristics { kinds: Kinds::of(&[sort]), ..Characteristics::default() };
    characteristics.names.push(pool.intern_name(name));
    for &icon in icons {
        characteristics.keywords = characteristics.keywords.with(icon);
    }
    characteristics.set_number(number::COST, cost);
    characteristics.set_number(number::POWER, power);
    pool.add_card(name, characteristics, Vec::new())
}

/// What a mission wants done so often by one's charas, to be checked or cleared.
fn condition(pool: &mut CardPool, label: Label, verb: Verb, times: u8) -> Ability {
    let subject = Filter { whose: Whose::Yours, ..Filter::any() };
    let counter = pool.intern_counter(if label == label::CHECK { "check" } else { "clear" });
    let event = Trigger { on: EventPattern::Deed(verb), subject, counterpart: None };
    Ability::new(Form::Counting(EventCounter { event, counter, times }), label, Zones::of(&[zone::MISSION]))
}

fn mission(pool: &mut CardPool, name: &str, [check, clear]: [(Verb, u8); 2]) -> CardId {
    let mut characteristics = Characteristics { kinds: Kinds::of(&[kind::MISSION]), ..Characteristics::default() };
    characteristics.names.push(pool.intern_name(name));
    let wants = [(label::CHECK, check), (label::CLEAR, clear)];
    let abilities = wants.map(|(label, (verb, times))| {
        let ability = condition(pool, label, verb, times);
        pool.add_ability(ability)
    });
    pool.add_card(name, characteristics, abilities.to_vec())
}

fn pool() -> (Arc<CardPool>, Vec<CardId>) {
    let mut pool = CardPool::default();
    let p = &mut pool;
    let kinds = [
        card(p, "Harbour Cat", kind::CHARA, 1, 2000, &[keyword::LEVEL_UP]),
        card(p, "Lamp Singer", kind::CHARA, 2, 4000, &[keyword::LEVEL_UP, keyword::SCOUT]),
        card(p, "Kite Pilot", kind::CHARA, 3, 5000, &[keyword::LEVEL_UP]),
        card(p, "Sleeping Giant", kind::CHARA, 4, 9000, &[keyword::CANNOT_ATTACK]),
        card(p, "Quiet Hour", kind::EVENT, 1, 0, &[keyword::SCOUT]),
        card(p, "Ribbon", kind::ENGAGE, 1, 0, &[]),
    ];
    let mut deck: Vec<CardId> = (0..50).map(|n| kinds[n % kinds.len()]).collect();
    deck.push(card(p, "Tide", kind::ACCOUNT, 0, 0, &[]));
    deck.push(mission(p, "First Light", [(verb::ATTACK, 1), (verb::SUCCEED, 1)]));
    deck.push(mission(p, "Regatta", [(verb::ATTACK, 1), (verb::ATTACK, 2)]));
    deck.push(mission(p, "Crossing", [(verb::PLAY, 1), (verb::LEVEL_UP, 1)]));
    (Arc::new(pool), deck)
}

fn outcome(pool: &Arc<CardPool>, deck: &[CardId], seed: u64) -> (u64, u32, &'static str) {
    let mut duel = Duel::<Vividz>::new(Arc::clone(pool), [deck, deck], seed);
    let mut rng = Rng::new(seed);
    let mut picks = 0;
    loop {
        match duel.pending() {
            Pending::Question(_) => {
                let pick = rng.below(duel.options().len());
                duel.pick(pick);
                picks += 1;
                assert!(picks < 20_000, "duel {seed} does not end");
            }
            Pending::Over(outcome) => {
                let rule = vividz::rules::index()[outcome.rule.index()].id;
                return (duel.lab().state().fingerprint(), picks, rule);
            }
        }
    }
}

#[test]
fn random_duels_end_and_repeat() {
    let (pool, deck) = pool();
    let mut ends = Vec::new();
    for seed in 0..200 {
        let end = outcome(&pool, &deck, seed);
        assert_eq!(end, outcome(&pool, &deck, seed), "duel {seed}");
        ends.push(end.2);
    }
    assert!(ends.contains(&"1007.1") && ends.contains(&"1007.2"), "missions and empty decks both end duels: {ends:?}");
}
