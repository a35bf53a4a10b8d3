//! A handful of cards for the chase.

use super::words::{colour, keyword, kind, number, verb, zone};
use crate::printing::{Print, card, one, spell, when_this_moves};
use duel::ability::{Ability, Affect, Change, Duration, End, Form, Instead, On, Op, Replacement, Trigger};
use duel::amount::{Amount, Condition, What, Who};
use duel::filter::{Cmp, Filter, Self_, Test, Whose};
use duel::pool::CardPool;
use duel::profile::{INFINITY, Orientation};
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
    tokens(&mut pool);
    ask_of_the_turn(&mut pool);
    know_infinity(&mut pool);
    compare(&mut pool);
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

/// What compares numbers of a card with its own (4.13), and what both players decide on (4.14).
fn compare(pool: &mut CardPool) {
    let (red, blue) = (colour::RED, colour::BLUE);
    let with = |cmp, amount| Filter {
        zones: Zones::of(&[zone::SERVANTS]),
        tests: vec![Test { number: number::ATTACK, cmp, amount }],
        ..Filter::any()
    };
    let printed = |what| Amount::Printed(Box::new(what), number::ATTACK);
    let grown = with(Cmp::More, printed(What::Itself));
    let prune = spell(vec![one(grown)], vec![destroy(What::Target(0))]);
    conjure("Prune", blue, 1, prune).keyword(keyword::QUICK).into_pool(pool);
    let weak = with(Cmp::Less, Amount::NumberOf(Box::new(What::Itself), number::DEFENCE));
    let squall = spell(vec![], vec![destroy(What::All(weak))]);
    conjure("Squall", red, 1, squall).keyword(keyword::QUICK).into_pool(pool);
    let servants = || Filter { zones: Zones::of(&[zone::SERVANTS]), ..Filter::any() };
    let again = vec![Change::Set(number::ATTACK, printed(What::Target(0)))];
    let again = Op::Effect { what: What::Target(0), changes: again, duration: Duration::Turn };
    conjure("Remember", blue, 1, spell(vec![one(servants())], vec![again])).keyword(keyword::QUICK).into_pool(pool);
    let (min, max) = (Amount::Fixed(1), Amount::Fixed(1));
    let each = Op::Pick { who: Who::Both, filter: servants(), min, max };
    let rite = spell(vec![], vec![each, destroy(What::Picked(0))]);
    conjure("Even Rite", red, 1, rite).keyword(keyword::QUICK).into_pool(pool);
}

/// Creates tokens of a card (6.1).
fn create(card: CardId, amount: i32) -> Op {
    let (to, verb) = (zone::SERVANTS, verb::CREATE);
    Op::Create { card, who: Who::You, amount: Amount::Fixed(amount), to, verb, turned: None }
}

/// A replacement that has the servants of the opponent enter reversed.
fn daunts() -> Ability {
    let on = On::Move { from: Zones::EMPTY, to: Zones::of(&[zone::SERVANTS]), verb: None };
    let replacement = Replacement {
        on,
        subject: Filter { whose: Whose::Opponents, ..Filter::any() },
        counterpart: None,
        instead: Instead::Turned(Orientation::Reversed),
        once: false,
        optional: false,
    };
    Ability::new(Form::Replacement(replacement), Label(0), Zones::of(&[zone::SERVANTS]))
}

/// Tokens, what creates them, and what notices, hinders and removes them.
fn tokens(pool: &mut CardPool) {
    let (red, blue) = (colour::RED, colour::BLUE);
    let field = Zones::of(&[zone::SERVANTS]);
    let servants = || Filter { zones: field, ..Filter::any() };
    let allies = || Filter { whose: Whose::Yours, ..servants() };
    let whenever = |from, to, subject, ops| {
        let trigger = Trigger { on: On::Move { from, to, verb: None }, subject, counterpart: None };
        let mut ability = Ability::new(Form::Triggered(trigger), Label(0), field);
        ability.body.ops = ops;
        ability
    };
    let doll = servant("Straw Doll", red, 0, 100, 100).token_into_pool(pool);
    // Draws as it is destroyed, though nothing is left of it then.
    let last = whenever(field, Zones::of(&[zone::GRAVE]), Filter::this(), vec![draw()]);
    let wisp = servant("Marsh Wisp", blue, 0, 200, 100).ability(last).token_into_pool(pool);
    conjure("Doll Booth", red, 2, spell(vec![], vec![create(doll, 2)])).into_pool(pool);
    // Speaks of what it created.
    let stronger = Op::Effect {
        what: What::Picked(0),
        changes: vec![Change::Add(number::ATTACK, Amount::Fixed(500))],
        duration: Duration::Turn,
    };
    let enters = when_this_moves(Zones::EMPTY, zone::SERVANTS, vec![], vec![create(wisp, 1), stronger]);
    servant("Wisp Herd", blue, 2, 100, 200).ability(enters).into_pool(pool);
    let another = Filter { this: Self_::Other, ..allies() };
    let greets = whenever(Zones::EMPTY, field, another, vec![draw()]);
    servant("Gate Warden", blue, 2, 100, 400).ability(greets).into_pool(pool);
    servant("Stern Idol", red, 2, 100, 400).ability(daunts()).into_pool(pool);
    let tokens = Filter { token: Some(true), ..servants() };
    conjure("Bonfire", red, 1, spell(vec![], vec![destroy(What::All(tokens))])).into_pool(pool);
    let real = Filter { token: Some(false), ..servants() };
    conjure("Cull", red, 1, spell(vec![one(real)], vec![destroy(What::Target(0))])).into_pool(pool);
    // Returns something, and puts it onto the field again if it is still there.
    let (what, end, turned, control) = (What::Target(0), End::Top, None, None);
    let back = Op::Move { what: what.clone(), to: zone::HAND, end, verb: verb::RETURN, turned, control };
    let again = Op::Move { what, to: zone::SERVANTS, end, verb: verb::PUT, turned, control: Some(Who::You) };
    let ebb = spell(vec![one(servants())], vec![back, again, draw()]);
    conjure("Ebb", blue, 1, ebb).keyword(keyword::QUICK).into_pool(pool);
}

/// A deck of forty-four for random duels.
pub fn deck(pool: &CardPool) -> Vec<CardId> {
    let cards: Vec<CardId> = pool.deckable().collect();
    cards.iter().copied().cycle().take(44).collect()
}
