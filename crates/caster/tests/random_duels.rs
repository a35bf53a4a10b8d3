//! Random duels with plain cards come to an end, and the same duel comes out of the same seed.

use caster::Caster;
use caster::words::{element, keyword, kind, label, number, routine, verb, zone};
use duel::book::Setup;
use duel::card::ability::{Ability, EventPattern, Form, Op, ReplacedBy, Replacement};
use duel::card::amount::{Amount, What, Who};
use duel::card::characteristics::Characteristics;
use duel::card::filter::Filter;
use duel::card::pool::CardPool;
use duel::engine::any_duel::{AnyDuel, Observed, Worded};
use duel::engine::duel::Duel;
use duel::engine::question::Pending;
use duel::ids::{CardId, Colour, Colours, Keyword, Kind, Kinds, Number, Zone, Zones};
use duel::state::rng::Rng;
use std::sync::Arc;

fn profile(pool: &mut CardPool, name: &str, sort: Kind, colour: Colour, keywords: &[Keyword]) -> Characteristics {
    let mut characteristics =
        Characteristics { kinds: Kinds::of(&[sort]), colours: Colours::of(&[colour]), ..Characteristics::default() };
    characteristics.names.push(pool.intern_name(name));
    for &word in keywords {
        characteristics.keywords = characteristics.keywords.with(word);
    }
    characteristics
}

fn caster(pool: &mut CardPool, name: &str, level: i32) -> CardId {
    let mut card = profile(pool, name, kind::CASTER, element::IGNUS, &[keyword::AETHER]);
    card.set_number(number::LEVEL, level);
    pool.add_card(&format!("{name} Lv{level}"), card, Vec::new())
}

fn card(
    pool: &mut CardPool,
    name: &str,
    sort: Kind,
    numbers: &[(Number, i32)],
    keywords: &[Keyword],
    abilities: Vec<Ability>,
) -> CardId {
    let mut card = profile(pool, name, sort, element::IGNUS, keywords);
    numbers.iter().for_each(|&(number, value)| card.set_number(number, value));
    let abilities = abilities.into_iter().map(|ability| pool.add_ability(ability)).collect();
    pool.add_card(name, card, abilities)
}

fn servant(pool: &mut CardPool, name: &str, cost: i32, atk: i32, def: i32, keywords: &[Keyword]) -> CardId {
    let breaks = keywords.contains(&keyword::BREAK).then(breaking);
    let numbers = [(number::COST, cost), (number::ATK, atk), (number::DEF, def)];
    card(pool, name, kind::SERVANT, &numbers, keywords, breaks.into_iter().collect())
}

fn breaking() -> Ability {
    let on = EventPattern::Move { from: Zones::of(&[zone::ORBS]), to: Zones::of(&[zone::HAND]), verb: None };
    let (subject, instead) = (Filter::this(), ReplacedBy::DoBodyFirst);
    let replacement = Replacement { on, subject, counterpart: None, instead, once: false, optional: true };
    let mut ability = Ability::new(Form::Replacement(replacement), label::BREAK, Zones::of(&[zone::ORBS]));
    let (routine, who, what) = (routine::BREAK, Who::You, What::This);
    ability.body.ops = vec![Op::RunRoutine { routine, who, what, amount: Amount::Fixed(0) }];
    ability
}

fn draw() -> Ability {
    let mut ability = Ability::new(Form::Spell, label::CONJURE, Zones::of(&[zone::CHASE]));
    let (who, amount) = (Who::You, Amount::Fixed(1));
    ability.body.ops = vec![Op::TakeFromTop { who, from: zone::DECK, to: zone::HAND, amount, verb: verb::DRAW }];
    ability
}

fn pool() -> (Arc<CardPool>, Vec<CardId>) {
    let mut pool = CardPool::default();
    Caster::add_rule_cards(&mut pool);
    let p = &mut pool;
    let kinds = [
        caster(p, "Ember Adept", 1),
        caster(p, "Ember Adept", 2),
        caster(p, "Kiln Keeper", 1),
        servant(p, "Cinder Cub", 1, 1000, 500, &[]),
        servant(p, "Soot Moth", 2, 2000, 1000, &[keyword::BREAK]),
        servant(p, "Chimney Giant", 3, 3000, 3000, &[keyword::DOUBLE_CORRUPT, keyword::SLOW_START]),
        servant(p, "Haughty Crane", 2, 1500, 500, &[keyword::HUBRIS]),
        card(p, "Second Bell", kind::CONJURE, &[(number::COST, 1)], &[keyword::QUICKCAST], vec![draw()]),
        card(p, "Ring of Ash", kind::BARRIER, &[(number::COST, 2)], &[], Vec::new()),
    ];
    let deck = (0..50).map(|n| kinds[n % kinds.len()]).collect();
    (Arc::new(pool), deck)
}

/// Where the tokens of a duel are.
fn tokens(duel: &Duel<Caster>) -> impl Iterator<Item = Zone> {
    let tokens = duel.lab().state().objects.iter().filter(|object| duel.pool().card(object.card).token);
    tokens.map(|object| object.zone)
}

#[test]
fn the_second_player_has_a_coin_that_vanishes_for_aether() {
    let (pool, deck) = pool();
    let mut spent = 0;
    for seed in 0..20 {
        let mut duel = Duel::<Caster>::new(Arc::clone(&pool), [&deck, &deck], seed);
        let mut rng = Rng::new(seed);
        while let Pending::Question(question) = duel.pending() {
            let coin = duel.render_options().iter().position(|option| option.contains("Coin"));
            if let Some(at) = coin {
                let before = tokens(&duel).collect::<Vec<_>>();
                duel.pick(at);
                assert_eq!(before, [zone::CASTERS]);
                assert_eq!(tokens(&duel).collect::<Vec<_>>(), [zone::NOWHERE], "{question:?}");
                let graveyard = duel.lab().state().cards(zone::GRAVEYARD, question.seat);
                assert!(graveyard.iter().all(|&slot| !duel.pool().card(duel.lab().state().object(slot).card).token));
                spent += 1;
                break;
            }
            duel.pick(rng.below(duel.options().len()));
        }
    }
    assert!(spent > 10, "coins are spent: {spent}");
}

fn outcome(pool: &Arc<CardPool>, deck: &[CardId], seed: u64) -> (u64, u32, &'static str) {
    let mut duel = Duel::<Caster>::new(Arc::clone(pool), [deck, deck], seed);
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
                let tokens: Vec<Zone> = tokens(&duel).collect();
                assert!(matches!(tokens[..], [zone::CASTERS | zone::NOWHERE]), "there is one coin: {tokens:?}");
                let rule = caster::rules::index()[outcome.rule.index()].id;
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
    assert!(ends.contains(&"804.5"), "attacks end duels: {ends:?}");
}
