//! A handful of cards for the lanes.

use super::words::{POINT, SCOUT, kind, number, verb, zone};
use crate::printing::{Print, card, one, spell, when_this_moves};
use duel::ability::{Ability, Body, Choose, End, Form, Modes, On, Op, Trigger};
use duel::amount::{Amount, What, Who};
use duel::filter::{Filter, Self_, Whose};
use duel::pool::CardPool;
use duel::words::*;

fn chara(name: &'static str, cost: i32, power: i32) -> Print {
    card(name, kind::CHARA).number(number::COST, cost).number(number::POWER, power)
}

fn event(name: &'static str, cost: i32, ability: Ability) -> Print {
    card(name, kind::EVENT).number(number::COST, cost).ability(ability)
}

fn draw(n: i32) -> Op {
    let (from, to) = (zone::DECK, zone::HAND);
    Op::Take { who: Who::You, from, to, amount: Amount::Fixed(n), verb: verb::DRAW }
}

fn hit(what: What, amount: i32) -> Op {
    Op::Damage { what, amount: Amount::Fixed(amount) }
}

/// All cards of the trial.
pub fn pool() -> CardPool {
    let mut pool = CardPool::default();
    assert_eq!(pool.intern_counter("point"), POINT);
    let charas = || Filter { zones: Zones::of(&[zone::AREA]), ..Filter::any() };
    let theirs = || Filter { whose: Whose::Opponents, ..charas() };
    chara("Kite Page", 1, 2000).into_pool(&mut pool);
    chara("Rook Knight", 2, 4000).into_pool(&mut pool);
    chara("Tower Ward", 3, 6000).into_pool(&mut pool);
    // When it comes from the deck, whatever it passed through.
    let dive =
        when_this_moves(Zones::of(&[zone::DECK]), zone::AREA, vec![one(theirs())], vec![hit(What::Target(0), 4000)]);
    chara("Cloud Diver", 2, 3000).keyword(SCOUT).ability(dive).into_pool(&mut pool);
    // When any other chara enters, whoever's, draw a card.
    let enters = On::Move { from: Zones::EMPTY, to: Zones::of(&[zone::AREA]), verb: Some(verb::PLAY) };
    let trigger = Trigger { on: enters, subject: Filter { this: Self_::Other, ..Filter::any() }, counterpart: None };
    let mut watch = Ability::new(Form::Triggered(trigger), Label(0), Zones::of(&[zone::AREA]));
    watch.body.ops = vec![draw(1)];
    chara("Watch Bell", 1, 3000).ability(watch).into_pool(&mut pool);
    event("Spark", 1, spell(vec![one(theirs())], vec![hit(What::Target(0), 2000)])).keyword(SCOUT).into_pool(&mut pool);
    event("Windfall", 1, spell(vec![], vec![draw(2)])).into_pool(&mut pool);
    // Two charas, or as many as there are; then a card, whether or not anything was chosen.
    let two = Choose { filter: theirs(), min: Amount::Fixed(2), max: Amount::Fixed(2), spots: None, divide: None };
    event("Twin Gale", 2, spell(vec![two], vec![hit(What::Target(0), 2000), draw(1)])).into_pool(&mut pool);
    let mut trade = spell(vec![], vec![]);
    let gust = Body { choose: vec![one(theirs())], ops: vec![hit(What::Target(0), 1000)] };
    let lull = Body { choose: vec![], ops: vec![draw(1)] };
    trade.modes = Some(Modes { min: 1, max: 1, instead: None, options: vec![gust, lull] });
    event("Trade Winds", 1, trade).into_pool(&mut pool);
    // A card played from the trash by a text.
    let pages = Filter {
        zones: Zones::of(&[zone::TRASH]),
        whose: Whose::Yours,
        kinds: Kinds::of(&[kind::CHARA]),
        ..Filter::any()
    };
    let again = spell(vec![one(pages)], vec![Op::Play { what: What::Target(0), who: Who::You, free: true }, draw(1)]);
    event("Recall", 2, again).into_pool(&mut pool);
    // The trash is divided in two, the opponent picks a pile, and that one comes back.
    let trash = Filter { zones: Zones::of(&[zone::TRASH]), whose: Whose::Yours, ..Filter::any() };
    let heaps = vec![
        Op::Divide { who: Who::You, filter: trash, piles: 2 },
        Op::PickPile { who: Who::Opponent, first: 0, piles: 2 },
        Op::Move {
            what: What::Picked(2),
            to: zone::HAND,
            end: End::Top,
            verb: verb::DRAW,
            turned: None,
            control: None,
        },
    ];
    event("Two Heaps", 0, spell(vec![], heaps)).into_pool(&mut pool);
    // Fills decks.
    chara("Pebble", 9, 1000).into_pool(&mut pool);
    pool
}

/// A deck of thirty for random duels.
pub fn deck(pool: &CardPool) -> Vec<CardId> {
    (0..pool.cards.len() as u16).map(CardId).cycle().take(30).collect()
}
