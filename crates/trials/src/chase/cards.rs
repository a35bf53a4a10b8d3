//! A handful of cards for the chase.

use super::words::{colour, keyword, kind, number, verb, zone};
use crate::printing::{Print, card, one, spell, when_this_moves};
use duel::ability::{Ability, Affect, Change, Duration, End, Form, Instead, On, Op, Replacement, Trigger};
use duel::amount::{Amount, Condition, What, Who};
use duel::filter::{Cmp, Filter, Test, Whose};
use duel::pool::CardPool;
use duel::profile::INFINITY;
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
    ask_of_the_turn(&mut pool);
    know_infinity(&mut pool);
    // Fills decks.
    servant("Pebble", red, 9, 100, 100).into_pool(&mut pool);
    pool
}

/// Cards that ask what has happened this turn (4.8).
fn ask_of_the_turn(pool: &mut CardPool) {
    let (red, blue) = (colour::RED, colour::BLUE);
    let servants = |whose| Filter { zones: Zones::of(&[zone::SERVANTS]), whose, ..Filter::any() };
    let moves = |from: &[Zone], to: Zone, verb| On::Move { from: Zones::of(from), to: Zones::of(&[to]), verb };
    let asks = |on, subject, counterpart, cmp, n| {
        Condition::Compare(Amount::Seen(Box::new(Trigger { on, subject, counterpart })), cmp, Amount::Fixed(n))
    };
    let draw_if = |condition| spell(vec![], vec![Op::If { condition, skip: 1 }, draw()]);
    let enemy = || Filter { whose: Whose::Opponents, ..Filter::any() };
    let ally = || Filter { whose: Whose::Yours, ..Filter::any() };
    // Whether an allied servant corrupted an orb of the enemy.
    let corrupted = moves(&[zone::ORBS], zone::HAND, Some(verb::CORRUPT));
    let corrupted = asks(corrupted, enemy(), Some(servants(Whose::Yours)), Cmp::AtLeast, 1);
    conjure("Spoils", red, 1, draw_if(corrupted)).keyword(keyword::QUICK).into_pool(pool);
    // Whether a text of an ally destroyed a servant of the enemy.
    let by_text = Filter { by_text: true, ..ally() };
    let fell = moves(&[zone::SERVANTS], zone::GRAVE, Some(verb::DESTROY));
    let fell = asks(fell, servants(Whose::Opponents), Some(by_text), Cmp::AtLeast, 1);
    conjure("Dirge", blue, 1, draw_if(fell)).keyword(keyword::QUICK).into_pool(pool);
    // As long as two or more allied servants have entered.
    let entered = asks(moves(&[], zone::SERVANTS, None), servants(Whose::Yours), None, Cmp::AtLeast, 2);
    let stronger = Affect { filter: Filter::this(), changes: vec![Change::Add(number::ATTACK, Amount::Fixed(300))] };
    let mut pack = Ability::new(Form::Static(vec![stronger]), Label(0), Zones::of(&[zone::SERVANTS]));
    pack.condition = Some(entered);
    servant("Pack Hound", red, 1, 200, 200).ability(pack).into_pool(pool);
    // Cheaper as long as no card of its player has been played.
    let played = asks(On::Deed(verb::PLAY), ally(), None, Cmp::AtMost, 0);
    let cheaper = Affect { filter: Filter::this(), changes: vec![Change::Add(number::COST, Amount::Fixed(-1))] };
    let mut first = Ability::new(Form::Static(vec![cheaper]), Label(0), Zones::of(&[zone::HAND, zone::CHASE]));
    first.condition = Some(played);
    servant("Early Bird", red, 2, 200, 200).ability(first).into_pool(pool);
    // Gives an ability that asks: how often a servant entered.
    let often = Amount::Seen(Box::new(Trigger {
        on: moves(&[], zone::SERVANTS, None),
        subject: servants(Whose::Anyones),
        counterpart: None,
    }));
    let sum = Amount::Times(100, Box::new(often));
    let grows = Affect { filter: Filter::this(), changes: vec![Change::Add(number::DEFENCE, sum)] };
    let gift = pool.add_ability(Ability::new(Form::Static(vec![grows]), Label(0), Zones::of(&[zone::SERVANTS])));
    let changes = vec![Change::Grant(gift)];
    let gives = Op::Effect { what: What::Target(0), changes, duration: Duration::Turn };
    let banner = spell(vec![one(servants(Whose::Anyones))], vec![gives]);
    conjure("Banner", red, 1, banner).keyword(keyword::QUICK).into_pool(pool);
}

/// Infinite numbers, and what changes numbers by odd amounts (4.9 to 4.12).
fn know_infinity(pool: &mut CardPool) {
    let (red, blue) = (colour::RED, colour::BLUE);
    let servants = || Filter { zones: Zones::of(&[zone::SERVANTS]), ..Filter::any() };
    let change = |changes| Op::Effect { what: What::Target(0), changes, duration: Duration::Turn };
    let changing = |changes| spell(vec![one(servants())], vec![change(changes)]);
    servant("Still Mountain", red, 3, INFINITY, 300).into_pool(pool);
    // Stronger by as much as the strongest servant is.
    let most = Amount::Most(Box::new(servants()), number::ATTACK);
    let mirror = changing(vec![Change::Add(number::ATTACK, most)]);
    conjure("Mirror", blue, 1, mirror).keyword(keyword::QUICK).into_pool(pool);
    let doubled = vec![Change::Multiply(number::ATTACK, 2)];
    conjure("Double", red, 1, changing(doubled)).keyword(keyword::QUICK).into_pool(pool);
    let less =
        vec![Change::Add(number::ATTACK, Amount::Fixed(-150)), Change::Add(number::DEFENCE, Amount::Fixed(-150))];
    conjure("Wither", blue, 1, changing(less)).keyword(keyword::QUICK).into_pool(pool);
    let set = vec![Change::Set(number::ATTACK, Amount::Fixed(400))];
    conjure("Measure", blue, 1, changing(set)).keyword(keyword::QUICK).into_pool(pool);
    // Destroys a servant of an attack no smaller than the greatest.
    let most = Amount::Most(Box::new(servants()), number::ATTACK);
    let tests = vec![Test { number: number::ATTACK, cmp: Cmp::AtLeast, amount: most }];
    let topple = spell(vec![one(Filter { tests, ..servants() })], vec![destroy(What::Target(0))]);
    conjure("Topple", red, 1, topple).keyword(keyword::QUICK).into_pool(pool);
}

/// A deck of thirty for random duels.
pub fn deck(pool: &CardPool) -> Vec<CardId> {
    (0..pool.cards.len() as u16).map(CardId).cycle().take(30).collect()
}
