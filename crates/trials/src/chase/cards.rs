//! A handful of cards for the chase.

use super::words::{colour, keyword, kind, number, verb, zone};
use crate::printing::{Print, card, one, spell, when_this_moves};
use duel::ability::{Ability, Change, Duration, End, Form, Instead, On, Op, Replacement};
use duel::amount::{Amount, What, Who};
use duel::filter::{Filter, Whose};
use duel::pool::CardPool;
use duel::words::*;

fn caster(name: &'static str, level: i32) -> Print {
    card(name, kind::CASTER).number(number::LEVEL, level)
}

fn servant(name: &'static str, colour: Colour, cost: i32, attack: i32, defence: i32) -> Print {
    let print = card(name, kind::SERVANT).colour(colour).number(number::COST, cost);
    print.number(number::ATTACK, attack).number(number::DEFENCE, defence)
}

fn conjure(name: &'static str, colour: Colour, cost: i32, ability: Ability) -> Print {
    card(name, kind::CONJURE).colour(colour).number(number::COST, cost).ability(ability)
}

/// Break (3.3): going from the orbs to the hand, it may be played at once without paying.
fn breaks() -> Ability {
    let on = On::Move { from: Zones::of(&[zone::ORBS]), to: Zones::of(&[zone::HAND]), verb: None };
    let replacement = Replacement {
        on,
        subject: Filter::this(),
        counterpart: None,
        instead: Instead::Body,
        once: false,
        optional: true,
    };
    let mut ability = Ability::new(Form::Replacement(replacement), Label(0), Zones::of(&[zone::ORBS]));
    ability.body.ops = vec![Op::Play { what: What::This, who: Who::You, free: true }];
    ability
}

fn draw() -> Op {
    let (from, to) = (zone::DECK, zone::HAND);
    Op::Take { who: Who::You, from, to, amount: Amount::Fixed(1), verb: verb::DRAW }
}

fn destroy(what: What) -> Op {
    Op::Move { what, to: zone::GRAVE, end: End::Top, verb: verb::DESTROY, turned: None, control: None }
}

/// All cards of the trial.
pub fn pool() -> CardPool {
    let mut pool = CardPool::default();
    let (red, blue) = (colour::RED, colour::BLUE);
    let servants = || Filter { zones: Zones::of(&[zone::SERVANTS]), ..Filter::any() };
    let enemy = || Filter { whose: Whose::Opponents, ..servants() };
    caster("Ember Adept", 1).colour(red).into_pool(&mut pool);
    caster("Tide Adept", 1).colour(blue).into_pool(&mut pool);
    caster("Ember Elder", 2).colour(red).into_pool(&mut pool);
    caster("Steam Elder", 2).colour(red).colour(blue).into_pool(&mut pool);
    servant("Cinder Cub", red, 1, 300, 200).into_pool(&mut pool);
    servant("Brook Ox", blue, 2, 400, 500).into_pool(&mut pool);
    servant("Spark Lynx", red, 2, 500, 300).keyword(keyword::DOUBLE).into_pool(&mut pool);
    servant("Steam Giant", red, 3, 700, 700).colour(blue).into_pool(&mut pool);
    servant("Burst Moth", red, 2, 200, 200).keyword(keyword::BREAK).ability(breaks()).into_pool(&mut pool);
    let enters = when_this_moves(Zones::EMPTY, zone::SERVANTS, vec![], vec![draw()]);
    servant("Ash Heron", red, 1, 100, 100).ability(enters).into_pool(&mut pool);
    let flare = spell(vec![one(servants())], vec![destroy(What::Target(0))]);
    let flare = conjure("Flare", red, 2, flare).keyword(keyword::BREAK).ability(breaks());
    flare.into_pool(&mut pool);
    // Two things chosen: what concerns one that is gone is skipped, the rest happens.
    let weaker = Op::Effect {
        what: What::Target(1),
        changes: vec![Change::Add(number::ATTACK, Amount::Fixed(-200))],
        duration: Duration::Turn,
    };
    let fork = spell(vec![one(enemy()), one(enemy())], vec![destroy(What::Target(0)), weaker, draw()]);
    conjure("Fork", red, 2, fork).into_pool(&mut pool);
    let magic = Filter { zones: Zones::of(&[zone::CHASE]), ..Filter::any() };
    let unravel = spell(vec![one(magic)], vec![Op::Cancel { what: What::Target(0) }]);
    conjure("Unravel", blue, 1, unravel).keyword(keyword::QUICK).into_pool(&mut pool);
    let snuff = spell(vec![one(servants())], vec![destroy(What::Target(0))]);
    conjure("Snuff", blue, 1, snuff).keyword(keyword::QUICK).into_pool(&mut pool);
    // Fills decks.
    servant("Pebble", red, 9, 100, 100).into_pool(&mut pool);
    pool
}

/// A deck of thirty for random duels.
pub fn deck(pool: &CardPool) -> Vec<CardId> {
    (0..pool.cards.len() as u16).map(CardId).cycle().take(30).collect()
}
