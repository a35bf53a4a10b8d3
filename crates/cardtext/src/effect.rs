//! What is done: the clauses of an effect and the operations they mean.

use crate::amount::{Cards, CounterName, Crystal, Crystals, Damage, Points, TopCards};
use crate::change::{Lasting, read_predicate, says_time_first, write_predicate};
use crate::noun::{Counted, Place, read_counted, write_counted};
use crate::object::{Doer, Every, Owner, Subject};
use crate::phrase::{self, Row, Slot, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::words::{read_counter, say_counter};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{mark, number, routine, verb, zone};
use duel::ability::{Change, Divide, Duration, End, Op};
use duel::amount::{Amount, What, Who};
use duel::filter::Whose;
use duel::profile::Orientation;
use duel::words::{Verb, Zone};

/// Clauses that are one operation.
const EFFECTS: &[Row<Op>] = phrases! {
    ["break" what] => {
        Op::Move { what, to: zone::BREAK, end: End::Top, verb: verb::BREAK, turned: None, control: None }
    }
    ["put" what "into the Break Zone"] => {
        Op::Move { what, to: zone::BREAK, end: End::Top, verb: verb::PUT, turned: None, control: None }
    }
    ["remove" what "from the game"] => {
        Op::Move { what, to: zone::REMOVED, end: End::Top, verb: verb::REMOVE, turned: None, control: None }
    }
    ["return" (InPlay what) "to its/their owner's/owners' hand"] => {
        Op::Move { what, to: zone::HAND, end: End::Top, verb: verb::RETURN, turned: None, control: None }
    }
    ["add" what "to your hand"] => {
        Op::Move { what, to: zone::HAND, end: End::Top, verb: verb::RETURN, turned: None, control: None }
    }
    ["put" what "on top of its/their owner's/owners' deck"] => {
        Op::Move { what, to: zone::DECK, end: End::Top, verb: verb::PUT, turned: None, control: None }
    }
    ["put" what "at the bottom of its/their owner's/owners' deck"] => {
        Op::Move { what, to: zone::DECK, end: End::Bottom, verb: verb::PUT, turned: None, control: None }
    }
    ["play" what "onto the field dull"] => {
        Op::Move {
            what, to: zone::FIELD, end: End::Top, verb: verb::PLAY, turned: Some(Orientation::Sideways), control: None
        }
    }
    ["play" what "onto the field"] => {
        Op::Move { what, to: zone::FIELD, end: End::Top, verb: verb::PLAY, turned: None, control: None }
    }
    [(Doer who) "draws/draw" (Cards amount)] => {
        Op::Take { who, from: zone::DECK, to: zone::HAND, amount, verb: verb::DRAW }
    }
    ["put" (TopCards amount) "of your deck into the Break Zone"] => {
        Op::Take { who: Who::You, from: zone::DECK, to: zone::BREAK, amount, verb: verb::PUT }
    }
    [who "puts" (TopCards amount) "of their deck into the Break Zone"] => {
        Op::Take { who, from: zone::DECK, to: zone::BREAK, amount, verb: verb::PUT }
    }
    ["dull" what] => { Op::Turn { what, to: Orientation::Sideways, verb: verb::DULL } }
    ["activate" what] => { Op::Turn { what, to: Orientation::Upright, verb: verb::ACTIVATE } }
    ["freeze" what] => { Op::Mark { what, mark: mark::FROZEN, verb: verb::FREEZE } }
    ["deal" (Damage amount) "to" (Every what)] => { Op::Damage { what, amount } }
    ["deal" what (Damage amount)] => { Op::Damage { what, amount } }
    [(Subject what) "deals/deal" who (Points amount)] => { Op::Call { routine: routine::HURT, who, what, amount } }
    ["deal" who (Points amount)] => { Op::Call { routine: routine::HURT, who, what: What::This, amount } }
    ["place" n (CounterName counter) "on" what] => { Op::Count { what, counter, amount: Amount::Fixed(n) } }
    [(Doer who) "gains/gain" (Crystals amount) (Crystal counter)] => { Op::Hold { who, counter, amount } }
    ["cancel" (Owner what) "effect"] => { Op::Cancel { what } }
    ["shuffle your deck"] => { Op::Shuffle { who: Who::You, zone: zone::DECK } }
    [who "loses/lose the game"] => { Op::Lose { who } }
    [who "wins/win the game"] => { Op::Win { who } }
};

/// An object in play, which is returned to the hand; from elsewhere it is added to it.
struct InPlay;

impl InPlay {
    fn read(r: &mut Reader) -> Read<What> {
        What::read(r)
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        if w.talk.in_play(what) { what.write(w) } else { Err(Unsayable) }
    }
}

/// A clause that is one operation or several.
struct Clause {
    read: fn(&mut Reader) -> Read<Vec<Op>>,
    /// Writes the operations the list begins with; how many.
    write: fn(&[Op], &mut Writer) -> Result<usize, Unsayable>,
}

/// Clauses that are several operations, or whose operation holds a list.
const CLAUSES: &[Clause] = &[
    Clause { read: read_dull_and_freeze, write: write_dull_and_freeze },
    Clause { read: read_discard, write: write_discard },
    Clause { read: read_cast, write: write_cast },
    Clause { read: read_play_from_hand, write: write_play_from_hand },
    Clause { read: read_search, write: write_search },
    Clause { read: read_select, write: write_select },
    Clause { read: read_uncount, write: write_uncount },
    Clause { read: read_control, write: write_control },
    Clause { read: read_divide, write: write_divide },
    Clause { read: read_power, write: write_power },
    Clause {
        read: |r| phrase::read(EFFECTS, "~an effect", r).map(|op| vec![op]),
        write: |ops, w| phrase::write(EFFECTS, ops.first().ok_or(Unsayable)?, w).map(|()| 1),
    },
    Clause { read: read_lasting, write: write_lasting },
];

/// Reads a clause, and notes what it picked.
pub(crate) fn read_clause(r: &mut Reader) -> Read<Vec<Op>> {
    let ops = r.named("~an effect", |r| CLAUSES.iter().find_map(|clause| r.attempt(clause.read).ok()).ok_or(Miss))?;
    ops.iter().for_each(|op| r.talk.note(op));
    Ok(ops)
}

/// Writes the clause for the operations the list begins with; how many they are.
pub(crate) fn write_clause(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let written = CLAUSES.iter().find_map(|clause| w.attempt(|w| (clause.write)(ops, w)).ok()).ok_or(Unsayable)?;
    ops[..written].iter().for_each(|op| w.talk.note(op));
    Ok(written)
}

fn dull(what: What) -> Op {
    Op::Turn { what, to: Orientation::Sideways, verb: verb::DULL }
}

fn freeze(what: What) -> Op {
    Op::Mark { what, mark: mark::FROZEN, verb: verb::FREEZE }
}

/// "dull and freeze all the Forwards opponent controls"; of what has a pronoun, "dull it and freeze it".
fn read_dull_and_freeze(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("dull and freeze")?;
    let what = What::read(r)?;
    Ok(vec![dull(what.clone()), freeze(what)])
}

fn write_dull_and_freeze(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [first @ Op::Turn { what, .. }, second, ..] = ops else { return Err(Unsayable) };
    if *first != dull(what.clone()) || *second != freeze(what.clone()) {
        return Err(Unsayable);
    }
    if w.talk.pronoun(what).is_some() {
        w.words("dull");
        what.write(w)?;
        w.words("and freeze");
    } else {
        w.words("dull and freeze");
    }
    what.write(w)?;
    Ok(2)
}

/// Moves what was just picked.
fn move_picked(picked: u8, to: Zone, verb: Verb, turned: Option<Orientation>) -> Op {
    Op::Move { what: What::Picked(picked), to, end: End::Top, verb, turned, control: None }
}

/// A card in the hand of whoever does something, seen from the ability's controller.
fn hand_of(who: &Who) -> Place {
    let whose = match who {
        Who::You => Whose::Yours,
        Who::Opponent => Whose::Opponents,
        _ => Whose::Anyones,
    };
    Place::Given(zone::HAND, whose)
}

fn pick(who: Who, Counted { min, max, filter }: Counted) -> Op {
    Op::Pick { who, filter, min, max }
}

/// The number and the filter of an operation that picks.
fn picked(op: &Op) -> Result<(&Who, Counted), Unsayable> {
    let Op::Pick { who, filter, min, max } = op else { return Err(Unsayable) };
    Ok((who, Counted { min: min.clone(), max: max.clone(), filter: filter.clone() }))
}

fn read_discard(r: &mut Reader) -> Read<Vec<Op>> {
    let who = Doer::read(r)?;
    r.words("discards/discard")?;
    let counted = read_counted(hand_of(&who), r)?;
    r.words(if who == Who::You { "from your hand" } else { "from their hand" })?;
    Ok(vec![pick(who, counted), move_picked(r.talk.picked, zone::BREAK, verb::DISCARD, None)])
}

fn write_discard(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [first, second, ..] = ops else { return Err(Unsayable) };
    let (who, counted) = picked(first)?;
    if *second != move_picked(w.talk.picked, zone::BREAK, verb::DISCARD, None) {
        return Err(Unsayable);
    }
    Doer::write(who, w)?;
    w.words("discards/discard");
    write_counted(&counted, hand_of(who), w)?;
    w.words(if *who == Who::You { "from your hand" } else { "from their hand" });
    Ok(2)
}

const MINE: Place = Place::Given(zone::HAND, Whose::Yours);

fn read_play_from_hand(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("play")?;
    let counted = read_counted(MINE, r)?;
    r.words("from your hand onto the field")?;
    let turned = r.skip("dull").then_some(Orientation::Sideways);
    Ok(vec![pick(Who::You, counted), move_picked(r.talk.picked, zone::FIELD, verb::PLAY, turned)])
}

fn write_play_from_hand(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [first, second @ Op::Move { turned, .. }, ..] = ops else { return Err(Unsayable) };
    let (who, counted) = picked(first)?;
    if *who != Who::You || *second != move_picked(w.talk.picked, zone::FIELD, verb::PLAY, *turned) {
        return Err(Unsayable);
    }
    w.words("play");
    write_counted(&counted, MINE, w)?;
    w.words("from your hand onto the field");
    match turned {
        None => {}
        Some(Orientation::Sideways) => w.words("dull"),
        Some(Orientation::Upright | Orientation::Reversed) => return Err(Unsayable),
    }
    Ok(2)
}

const DECK: Place = Place::Given(zone::DECK, Whose::Yours);

fn read_search(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("search for")?;
    let Counted { max, filter, .. } = read_counted(DECK, r)?;
    Ok(vec![Op::Search { who: Who::You, filter, max }])
}

fn write_search(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::Search { who: Who::You, filter, max }, ..] = ops else { return Err(Unsayable) };
    w.words("search for");
    let min = if *max == Amount::Fixed(1) { max.clone() } else { Amount::Fixed(0) };
    write_counted(&Counted { min, max: max.clone(), filter: filter.clone() }, DECK, w)?;
    Ok(1)
}

fn read_select(r: &mut Reader) -> Read<Vec<Op>> {
    let who = Doer::read(r)?;
    r.words("selects/select")?;
    let before = std::mem::replace(&mut r.talk.doer, who.clone());
    let counted = read_counted(Place::Play, r);
    r.talk.doer = before;
    Ok(vec![pick(who, counted?)])
}

fn write_select(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let (who, counted) = picked(ops.first().ok_or(Unsayable)?)?;
    Doer::write(who, w)?;
    w.words("selects/select");
    let before = std::mem::replace(&mut w.talk.doer, who.clone());
    let said = write_counted(&counted, Place::Play, w);
    w.talk.doer = before;
    said.map(|()| 1)
}

fn read_uncount(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("remove")?;
    let number = r.number()?;
    let counter = read_counter(r)?;
    r.words("from")?;
    Ok(vec![Op::Count { what: What::read(r)?, counter, amount: Amount::Fixed(-number) }])
}

fn write_uncount(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    match ops {
        [Op::Count { what, counter, amount: Amount::Fixed(number) }, ..] if *number < 0 => {
            w.words("remove");
            w.number(-number);
            say_counter(*counter, w)?;
            w.words("from");
            what.write(w).map(|()| 1)
        }
        _ => Err(Unsayable),
    }
}

fn read_control(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("gain control of")?;
    let what = What::read(r)?;
    r.words("until the end of the turn")?;
    Ok(vec![Op::Effect { what, changes: vec![Change::Control(Who::You)], duration: Duration::Turn }])
}

fn write_control(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    match ops {
        [Op::Effect { what, changes, duration: Duration::Turn }, ..] if *changes == [Change::Control(Who::You)] => {
            w.words("gain control of");
            what.write(w)?;
            w.words("until the end of the turn");
            Ok(1)
        }
        _ => Err(Unsayable),
    }
}

/// Damage and power are divided in steps of 1000 (reading F16), anything else one by one.
const THOUSANDS: i32 = 1000;

/// "divide 6000 damage among them as you like", "divide 3 Reed Counters among them as you like".
fn read_divide(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("divide")?;
    let damage = r.attempt(Damage::read);
    let counters = if damage.is_err() { Some((r.number()?, read_counter(r)?)) } else { None };
    r.words("among")?;
    let what = What::read(r)?;
    r.words("as you like")?;
    let What::Target(phrase) = what else { return Err(Miss) };
    let (total, step) = match (&damage, counters) {
        (Ok(total), _) => (total.clone(), THOUSANDS),
        (Err(_), Some((number, _))) => (Amount::Fixed(number), 1),
        (Err(_), None) => return Err(Miss),
    };
    r.talk.divided = Some((phrase, Divide { total, step }));
    Ok(vec![match counters {
        None => Op::Damage { what, amount: Amount::Share },
        Some((_, counter)) => Op::Count { what, counter, amount: Amount::Share },
    }])
}

fn write_divide(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let (what, counter) = match ops.first() {
        Some(Op::Damage { what, amount: Amount::Share }) => (what, None),
        Some(Op::Count { what, counter, amount: Amount::Share }) => (what, Some(*counter)),
        _ => return Err(Unsayable),
    };
    let What::Target(phrase) = what else { return Err(Unsayable) };
    let divide = w.talk.chosen.get(usize::from(*phrase)).and_then(|it| it.divide.clone()).ok_or(Unsayable)?;
    w.words("divide");
    match (counter, &divide) {
        (None, Divide { total, step: THOUSANDS }) => Damage::write(total, w)?,
        (Some(counter), Divide { total: Amount::Fixed(number), step: 1 }) => {
            w.number(*number);
            say_counter(counter, w)?;
        }
        _ => return Err(Unsayable),
    }
    w.words("among");
    what.write(w)?;
    w.words("as you like");
    Ok(1)
}

/// "cast 1 Fire Summon from your hand", perhaps "without paying the cost".
fn read_cast(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("cast")?;
    let counted = read_counted(MINE, r)?;
    r.words("from your hand")?;
    let free = r.skip("without paying the cost");
    if counted.max != Amount::Fixed(1) {
        return Err(Miss);
    }
    let what = What::Picked(r.talk.picked);
    Ok(vec![pick(Who::You, counted), Op::Play { what, who: Who::You, free }])
}

fn write_cast(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [first, Op::Play { what, who: Who::You, free }, ..] = ops else { return Err(Unsayable) };
    let (who, counted) = picked(first)?;
    if *who != Who::You || *what != What::Picked(w.talk.picked) || counted.max != Amount::Fixed(1) {
        return Err(Unsayable);
    }
    w.words("cast");
    write_counted(&counted, MINE, w)?;
    w.words("from your hand");
    if *free {
        w.words("without paying the cost");
    }
    Ok(2)
}

/// "its power becomes 3000 until the end of the turn".
fn read_power(r: &mut Reader) -> Read<Vec<Op>> {
    let what = Owner::read(r)?;
    r.words("power becomes")?;
    let power = Amount::Fixed(r.number()?);
    r.words("until the end of the turn")?;
    Ok(vec![Op::Effect { what, changes: vec![Change::Set(number::POWER, power)], duration: Duration::Turn }])
}

fn write_power(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::Effect { what, changes, duration: Duration::Turn }, ..] = ops else { return Err(Unsayable) };
    let [Change::Set(number::POWER, Amount::Fixed(power))] = changes.as_slice() else { return Err(Unsayable) };
    Owner::write(what, w)?;
    w.words("power becomes");
    w.number(*power);
    w.words("until the end of the turn");
    Ok(1)
}

fn read_lasting(r: &mut Reader) -> Read<Vec<Op>> {
    let first = r.skip("until the end of the turn,");
    let what = Subject::read(r)?;
    let changes = read_predicate(if first { Lasting::Said } else { Lasting::Turn }, r)?;
    Ok(vec![Op::Effect { what, changes, duration: Duration::Turn }])
}

fn write_lasting(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::Effect { what, changes, duration: Duration::Turn }, ..] = ops else { return Err(Unsayable) };
    let first = says_time_first(changes);
    if first {
        w.words("until the end of the turn,");
    }
    Subject::write(what, w)?;
    write_predicate(changes, if first { Lasting::Said } else { Lasting::Turn }, *what == What::This, w)?;
    Ok(1)
}
