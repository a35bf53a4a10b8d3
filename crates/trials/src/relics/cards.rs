//! A handful of cards for the relics.

use super::words::{kind, number, verb, zone};
use crate::printing::{Print, card, one, spell, when_this_moves};
use duel::ability::{Ability, Choose, Divide, End, Form, On, Op, Trigger};
use duel::amount::{Amount, What, Who};
use duel::filter::{Filter, Whose};
use duel::pool::CardPool;
use duel::words::*;

fn guardian(name: &'static str, cost: i32, power: i32) -> Print {
    card(name, kind::GUARDIAN).number(number::COST, cost).number(number::POWER, power)
}

fn rite(name: &'static str, cost: i32, ability: Ability) -> Print {
    card(name, kind::RITE).number(number::COST, cost).ability(ability)
}

fn guardians() -> Filter {
    Filter { zones: Zones::of(&[zone::FIELD]), kinds: Kinds::of(&[kind::GUARDIAN]), ..Filter::any() }
}

fn enemies() -> Filter {
    Filter { whose: Whose::Opponents, ..guardians() }
}

fn draw() -> Op {
    let (from, to) = (zone::DECK, zone::HAND);
    Op::Take { who: Who::You, from, to, amount: Amount::Fixed(1), verb: verb::DRAW }
}

fn damage(what: What, amount: i32) -> Op {
    Op::Damage { what, amount: Amount::Fixed(amount) }
}

/// All cards of the trial.
pub fn pool() -> CardPool {
    let mut pool = CardPool::default();
    guardian("Moss Golem", 1, 5).into_pool(&mut pool);
    guardian("Lamp Keeper", 0, 3).into_pool(&mut pool);
    choosing(&mut pool);
    searching(&mut pool);
    digging(&mut pool);
    // Fills decks.
    guardian("Pebble", 9, 1).into_pool(&mut pool);
    pool
}

/// What chooses as it resolves, and what is declared as it is played (1.4 to 1.7).
fn choosing(pool: &mut CardPool) {
    let bolt = spell(vec![one(enemies())], vec![damage(What::Target(0), 3)]);
    rite("Bolt", 0, bolt).into_pool(pool);
    // The same to both of them: not uneven.
    let both = What::Each(vec![What::Target(0), What::Target(1)]);
    let own = Filter { whose: Whose::Yours, ..guardians() };
    let shake = spell(vec![one(own.clone()), one(enemies())], vec![damage(both, 2)]);
    rite("Shake", 0, shake).into_pool(pool);
    let trade = spell(vec![one(own), one(enemies())], vec![damage(What::Target(0), 1), damage(What::Target(1), 4)]);
    rite("Trade", 0, trade).into_pool(pool);
    let among = Choose {
        filter: guardians(),
        spots: None,
        min: Amount::Fixed(1),
        max: Amount::Fixed(3),
        divide: Some(Divide { total: Amount::Fixed(4), step: 1 }),
    };
    let shower = vec![Op::Damage { what: What::Target(0), amount: Amount::Share }];
    rite("Shower", 0, spell(vec![among.clone()], shower.clone())).into_pool(pool);
    let enters =
        when_this_moves(Zones::EMPTY, zone::FIELD, vec![one(enemies())], vec![damage(What::Target(0), 2), draw()]);
    guardian("Thorn Stag", 0, 4).ability(enters).into_pool(pool);
    let sheds = when_this_moves(Zones::EMPTY, zone::FIELD, vec![among], shower);
    guardian("Hail Stag", 0, 4).ability(sheds).into_pool(pool);
}

fn to(what: What, zone: Zone, verb: Verb) -> Op {
    Op::Move { what, to: zone, end: End::Top, verb, turned: None, control: None }
}

/// What searches decks (4.2).
fn searching(pool: &mut CardPool) {
    let here = Filter { whose: Whose::Yours, kinds: Kinds::of(&[kind::GUARDIAN]), ..Filter::any() };
    let in_deck = || Filter { zones: Zones::of(&[zone::DECK]), ..here.clone() };
    let search = || Op::Search { who: Who::You, filter: in_deck(), max: Amount::Fixed(1) };
    let taken = || to(What::Picked(0), zone::HAND, verb::PUT);
    // What is done with what was found, then the shuffle, then the rest.
    rite("Summons", 0, spell(vec![], vec![search(), taken(), draw()])).into_pool(pool);
    let put = Op::Move {
        what: What::Picked(0),
        to: zone::FIELD,
        end: End::Top,
        verb: verb::PUT,
        turned: None,
        control: Some(Who::You),
    };
    let rush = vec![search(), put, Op::IfDone { skip: 1 }, draw()];
    rite("Levy", 0, spell(vec![], rush)).into_pool(pool);
    // Leaves what was found where it is.
    rite("Omen", 0, spell(vec![], vec![search(), damage(What::All(guardians()), 1)])).into_pool(pool);
    // Looks for something among cards that the opponent does not see.
    let (min, max) = (Amount::Fixed(1), Amount::Fixed(1));
    let in_hand = Filter { zones: Zones::of(&[zone::HAND]), ..here };
    let link = vec![Op::Pick { who: Who::You, filter: in_hand, min, max }, to(What::Picked(0), zone::FIELD, verb::PUT)];
    rite("Muster", 0, spell(vec![], link)).into_pool(pool);
}

/// What does something to a deck before it is paid for, and what notices that (2.5, 2.6, 3.2, 3.3).
fn digging(pool: &mut CardPool) {
    let pyre = spell(vec![one(enemies())], vec![damage(What::Target(0), 5)]);
    rite("Pyre", 1, pyre).into_pool(pool);
    let (field, grave) = (Zones::of(&[zone::FIELD]), Zones::of(&[zone::GRAVE]));
    let on = On::Move { from: Zones::of(&[zone::DECK]), to: grave, verb: None };
    let subject = Filter { whose: Whose::Yours, ..Filter::any() };
    let mut mourns = Ability::new(Form::Triggered(Trigger { on, subject, counterpart: None }), Label(0), field);
    mourns.body.ops = vec![draw()];
    guardian("Crypt Owl", 0, 2).ability(mourns).into_pool(pool);
    relic("Gilded Crook", 1, vec![]).into_pool(pool);
}

/// A relic is put beside a guardian of its player as it resolves (5.1).
fn relic(name: &'static str, cost: i32, abilities: Vec<Ability>) -> Print {
    let own = Filter { whose: Whose::Yours, ..guardians() };
    let bind = Op::Attach { what: What::This, to: What::Target(0), under: false, verb: verb::BIND };
    let print = card(name, kind::RELIC).number(number::COST, cost).ability(spell(vec![one(own)], vec![bind]));
    abilities.into_iter().fold(print, Print::ability)
}

/// A deck of forty for random duels.
pub fn deck(pool: &CardPool) -> Vec<CardId> {
    let cards: Vec<CardId> = pool.deckable().collect();
    cards.iter().copied().cycle().take(40).collect()
}
