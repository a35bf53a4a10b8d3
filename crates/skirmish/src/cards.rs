//! The cards.

use crate::rules::{COST, DECK, DISCARD, FIELD, HAND, STACK, STRENGTH, TRICK, UNIT, verb};
use duel::card::ability::{Ability, Change, ChoosingPhrase, Duration, EventPattern, Form, Op, StaticEffect, Trigger};
use duel::card::amount::{Amount, What, Who};
use duel::card::characteristics::Characteristics;
use duel::card::filter::{Filter, SelfRef, Whose};
use duel::card::pool::CardPool;
use duel::ids::*;

fn print(pool: &mut CardPool, name: &str, kind: Kind, numbers: &[(Number, i32)], abilities: Vec<Ability>) {
    let mut face = Characteristics { kinds: Kinds::of(&[kind]), ..Characteristics::default() };
    face.names.push(pool.intern_name(name));
    numbers.iter().for_each(|&(number, value)| face.set_number(number, value));
    let abilities = abilities.into_iter().map(|ability| pool.add_ability(ability)).collect();
    pool.add_card(name, face, abilities);
}

fn ability(form: Form, works_in: &[Zone], choose: Option<&Filter>, op: Op) -> Ability {
    let mut ability = Ability::new(form, Label(0), Zones::of(works_in));
    let one = |filter: &Filter| {
        let (filter, min, max) = (filter.clone(), Amount::Fixed(1), Amount::Fixed(1));
        ChoosingPhrase { filter, min, max, place_filter: None, divide: None }
    };
    ability.body.phrases = choose.map(one).into_iter().collect();
    ability.body.ops = vec![op];
    ability
}

/// What happens when this unit goes from one zone to another.
fn when_this_moves(from: &[Zone], to: Zone, choose: Option<&Filter>, op: Op) -> Ability {
    let on = EventPattern::Move { from: Zones::of(from), to: Zones::of(&[to]), verb: None };
    ability(Form::Triggered(Trigger { on, subject: Filter::this(), counterpart: None }), &[FIELD], choose, op)
}

/// All cards of the game.
pub fn pool() -> CardPool {
    let mut pool = CardPool::default();
    let units = Filter { zones: Zones::of(&[FIELD]), ..Filter::any() };
    let yours = Filter { whose: Whose::Yours, this: SelfRef::Other, ..units.clone() };
    let draw = Op::TakeFromTop { who: Who::You, from: DECK, to: HAND, amount: Amount::Fixed(1), verb: verb::DRAW };
    let hit = |amount| Op::Damage { what: What::Target(0), amount: Amount::Fixed(amount) };
    let grow = vec![Change::Add(STRENGTH, Amount::Fixed(1))];
    let rally = Op::BeginEffect { what: What::Target(0), changes: grow.clone(), duration: Duration::Turn };

    let mut unit = |name, cost, strength, abilities| {
        print(&mut pool, name, UNIT, &[(COST, cost), (STRENGTH, strength)], abilities);
    };
    unit("Squire", 0, 1, vec![]);
    unit("Pikeman", 1, 3, vec![]);
    unit("Giant", 2, 5, vec![]);
    unit("Herald", 1, 1, vec![when_this_moves(&[], FIELD, None, draw)]);
    unit("Avenger", 1, 2, vec![when_this_moves(&[FIELD], DISCARD, Some(&units), hit(2))]);
    let lead = Form::Static(vec![StaticEffect { filter: yours, changes: grow }]);
    unit("Captain", 2, 2, vec![Ability::new(lead, Label(0), Zones::of(&[FIELD]))]);

    let mut trick = |name, cost, op| {
        let text = ability(Form::Spell, &[HAND, STACK], Some(&units), op);
        print(&mut pool, name, TRICK, &[(COST, cost)], vec![text]);
    };
    trick("Bolt", 1, hit(3));
    trick("Rally", 0, rally);
    pool
}

/// A deck of three of each.
pub fn deck(pool: &CardPool) -> Vec<CardId> {
    (0..pool.cards.len() as u16).flat_map(|card| [CardId(card); 3]).collect()
}
