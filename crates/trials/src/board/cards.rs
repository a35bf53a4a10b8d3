//! A handful of cards for the board.

use super::words::{ADJACENT, IN_LINE, keyword, kind, number, verb, zone};
use crate::printing::{Print, card, one, spell, when_this_moves};
use duel::ability::{Ability, Affect, Change, Duration, End, Form, Op};
use duel::amount::{Amount, What, Who};
use duel::filter::{Filter, Near, Self_, Whose};
use duel::pool::CardPool;
use duel::words::*;

fn unit(name: &'static str, cost: i32, power: i32) -> Print {
    card(name, kind::UNIT).number(number::COST, cost).number(number::POWER, power)
}

fn strategy(name: &'static str, cost: i32, timing: Keyword, ability: Ability) -> Print {
    card(name, kind::STRATEGY).number(number::COST, cost).keyword(timing).ability(ability)
}

fn draw() -> Op {
    let (from, to) = (zone::DECK, zone::HAND);
    Op::Take { who: Who::You, from, to, amount: Amount::Fixed(1), verb: verb::DRAW }
}

fn grow(what: What, by: i32, duration: Duration) -> Op {
    Op::Effect { what, changes: vec![Change::Add(number::POWER, Amount::Fixed(by))], duration }
}

fn units() -> Filter {
    Filter { zones: Zones::of(&[zone::BOARD]), kinds: Kinds::of(&[kind::UNIT]), ..Filter::any() }
}

/// All cards of the trial.
pub fn pool() -> CardPool {
    let mut pool = CardPool::default();
    let own = || Filter { whose: Whose::Yours, ..units() };
    unit("Fen Warden", 1, 3000).into_pool(&mut pool);
    unit("Bog Giant", 2, 5000).into_pool(&mut pool);
    unit("Reed Lancer", 1, 4000).keyword(keyword::QUICK).into_pool(&mut pool);
    unit("Dusk Otter", 1, 3000).keyword(keyword::BATTLE).into_pool(&mut pool);
    // When it comes from the hand: the stack in between does not count.
    let omen = when_this_moves(Zones::of(&[zone::HAND]), zone::BOARD, vec![], vec![draw()]);
    unit("Omen Heron", 1, 2000).keyword(keyword::QUICK).ability(omen).into_pool(&mut pool);
    let beside = Filter { near: Some(Near::this(ADJACENT)), this: Self_::Other, ..own() };
    let changes = vec![Change::Add(number::POWER, Amount::Fixed(1000))];
    let banner = Form::Static(vec![Affect { filter: beside, changes }]);
    let banner = Ability::new(banner, Label(0), Zones::of(&[zone::BOARD]));
    unit("Tide Standard", 1, 2000).ability(banner).into_pool(&mut pool);
    let flood = spell(vec![], vec![draw()]);
    strategy("Flood Call", 1, keyword::QUICK, flood).into_pool(&mut pool);
    let mud = spell(vec![one(units())], vec![Op::Damage { what: What::Target(0), amount: Amount::Fixed(3000) }]);
    strategy("Rising Mud", 1, keyword::QUICK, mud).into_pool(&mut pool);
    let wind = spell(vec![one(units())], vec![grow(What::Target(0), 2000, Duration::Battle)]);
    strategy("Second Wind", 1, keyword::BATTLE, wind).into_pool(&mut pool);
    let step = Op::Move {
        what: What::Target(0),
        to: zone::BOARD,
        end: End::Top,
        verb: verb::PUT,
        turned: None,
        control: None,
    };
    strategy("Sidestep", 0, keyword::BATTLE, spell(vec![one(own())], vec![step])).into_pool(&mut pool);
    let spells = Filter { zones: Zones::of(&[zone::STACK]), ..Filter::any() };
    let hush = spell(vec![one(spells)], vec![Op::Cancel { what: What::Target(0) }]);
    strategy("Hush", 1, keyword::BATTLE, hush).into_pool(&mut pool);
    // As the player sees it, the farthest row; and whoever stands in line with nothing chooses nothing.
    let far = Filter { places: 0o700, ..units() };
    let tide = spell(vec![one(far)], vec![Op::Damage { what: What::Target(0), amount: Amount::Fixed(2000) }]);
    strategy("Far Tide", 1, keyword::QUICK, tide).into_pool(&mut pool);
    let line = What::All(Filter { near: Some(Near::this(IN_LINE)), this: Self_::Other, ..units() });
    let wave = when_this_moves(Zones::EMPTY, zone::BOARD, vec![], vec![grow(line, -1000, Duration::Turn)]);
    unit("Wave Herald", 2, 3000).ability(wave).into_pool(&mut pool);
    // Fills decks.
    unit("Pebble", 9, 1000).into_pool(&mut pool);
    pool
}

/// A deck of thirty for random duels.
pub fn deck(pool: &CardPool) -> Vec<CardId> {
    let all = (0..pool.cards.len() as u16).map(CardId);
    all.clone().cycle().take(30).collect()
}
