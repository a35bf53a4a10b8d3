//! What is done: the clauses of an effect and the operations they mean.

use crate::amount::{
    Cards, CounterName, Crystal, Crystals, Damage, Points, TopCards, parts, read_counted_each, times,
    write_counted_each,
};
use crate::change::{Lasting, read_predicate, says_time_first, write_predicate};
use crate::noun::{Counted, Place, read_counted, read_noun, write_counted, write_noun};
use crate::object::{Doer, Every, Owner, Subject};
use crate::phrase::{self, Row, Slot, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::replace::{read_bound, write_bound};
use crate::words::{read_counter, say_counter};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{mark, number, routine, verb, zone};
use duel::ability::{Change, Duration, End, Op};
use duel::amount::{Amount, What, Who};
use duel::filter::{Filter, Whose};
use duel::profile::Orientation;
use duel::words::{Verb, Zone, Zones};

/// Clauses that are one operation.
const EFFECTS: &[Row<Op>] = phrases! {
    ["break" what] => {
        Op::Move { what, to: zone::BREAK, end: End::Top, verb: verb::BREAK, turned: None, control: None }
    }
    ["put" what "into the Break Zone"] => {
        Op::Move { what, to: zone::BREAK, end: End::Top, verb: verb::PUT, turned: None, control: None }
    }
    ["put" what "in the Break Zone"] => {
        Op::Move { what, to: zone::BREAK, end: End::Top, verb: verb::PUT, turned: None, control: None }
    }
    [(Opponents what)] => {
        Op::Move { what, to: zone::BREAK, end: End::Top, verb: verb::DISCARD, turned: None, control: None }
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
    ["return" what "to your hand"] => {
        Op::Move { what, to: zone::HAND, end: End::Top, verb: verb::RETURN, turned: None, control: None }
    }
    ["put" what "on top of your deck"] => {
        Op::Move { what, to: zone::DECK, end: End::Top, verb: verb::PUT, turned: None, control: None }
    }
    ["put" what "at the bottom of your deck"] => {
        Op::Move { what, to: zone::DECK, end: End::Bottom, verb: verb::PUT, turned: None, control: None }
    }
    ["place" what "at the bottom of your deck"] => {
        Op::Move { what, to: zone::DECK, end: End::Bottom, verb: verb::PUT, turned: None, control: None }
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
    [(Brought what) "dull"] => {
        Op::Move {
            what, to: zone::FIELD, end: End::Top, verb: verb::PLAY, turned: Some(Orientation::Sideways), control: None
        }
    }
    ["play" what "onto the field"] => {
        Op::Move { what, to: zone::FIELD, end: End::Top, verb: verb::PLAY, turned: None, control: None }
    }
    [(Brought what)] => {
        Op::Move { what, to: zone::FIELD, end: End::Top, verb: verb::PLAY, turned: None, control: None }
    }
    [(Doer who) "draws/draw" (Cards amount)] => {
        Op::Take { who, from: zone::DECK, to: zone::HAND, amount, verb: verb::DRAW }
    }
    ["put" (TopCards amount) "of your deck into the Break Zone"] => {
        Op::Take { who: Who::You, from: zone::DECK, to: zone::BREAK, amount, verb: verb::PUT }
    }
    ["remove" (TopCards amount) "of your deck from the game"] => {
        Op::Take { who: Who::You, from: zone::DECK, to: zone::REMOVED, amount, verb: verb::REMOVE }
    }
    [who "removes" (TopCards amount) "of their deck from the game"] => {
        Op::Take { who, from: zone::DECK, to: zone::REMOVED, amount, verb: verb::REMOVE }
    }
    [who "puts" (TopCards amount) "of their deck into the Break Zone"] => {
        Op::Take { who, from: zone::DECK, to: zone::BREAK, amount, verb: verb::PUT }
    }
    ["dull" what] => { Op::Turn { what, to: Orientation::Sideways, verb: verb::DULL } }
    ["activate" what] => { Op::Turn { what, to: Orientation::Upright, verb: verb::ACTIVATE } }
    ["freeze" what] => { Op::Mark { what, mark: mark::FROZEN, verb: verb::FREEZE } }
    ["deal" (Damage amount) "to" (Every what)] => { Op::Damage { what, amount } }
    ["deal" what (Damage amount)] => { Op::Damage { what, amount } }
    ["deal" (Damage amount) "to" what] => { Op::Damage { what, amount } }
    [(Subject what) "deals/deal" who (Points amount)] => { Op::Call { routine: routine::HURT, who, what, amount } }
    ["deal" who (Points amount)] => { Op::Call { routine: routine::HURT, who, what: What::This, amount } }
    ["place" n (CounterName counter) "on" what] => { Op::Count { what, counter, amount: Amount::Fixed(n) } }
    ["look at" (TopCards amount) "of your deck"] => {
        Op::Look { who: Who::You, whose: Who::You, zone: zone::DECK, amount, shown: false }
    }
    ["look at" (TopCards amount) "of your opponent's deck"] => {
        Op::Look { who: Who::You, whose: Who::Opponent, zone: zone::DECK, amount, shown: false }
    }
    ["reveal" (TopCards amount) "of your deck"] => {
        Op::Look { who: Who::You, whose: Who::You, zone: zone::DECK, amount, shown: true }
    }
    ["reveal" (TopCards amount) "of your opponent's deck"] => {
        Op::Look { who: Who::You, whose: Who::Opponent, zone: zone::DECK, amount, shown: true }
    }
    [(OtherCards what) "to the bottom of your deck in any order"] => {
        Op::Arrange { who: Who::You, what, to: zone::DECK, end: End::Bottom, verb: verb::PUT }
    }
    ["your opponent reveals their hand" (TheirHand what)] => { Op::Reveal { what } }
    ["cast" what "without paying its/their cost"] => { Op::Play { what, who: Who::You, free: true } }
    ["cast" what "without paying the cost"] => { Op::Play { what, who: Who::You, free: true } }
    [(Doer who) "gains/gain" (Crystals amount) (Crystal counter)] => { Op::Hold { who, counter, amount } }
    ["cancel" (Owner what) "effect"] => { Op::Cancel { what } }
    ["shuffle your deck"] => { Op::Shuffle { who: Who::You, zone: zone::DECK } }
    [who "loses/lose the game"] => { Op::Lose { who } }
};

/// "your opponent discards this card".
struct Opponents;

impl Opponents {
    fn read(r: &mut Reader) -> Read<What> {
        r.words("your opponent discards")?;
        What::read(r)
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        w.words("your opponent discards");
        what.write(w)
    }
}

/// Other words for putting a card onto the field.
struct Brought;

impl Brought {
    const VERBS: &[&str] = &["return", "put", "play"];
    const FIELD: &[&str] = &["onto the field", "to the field", "in your Break Zone onto the field", "onto your field"];

    fn read(r: &mut Reader) -> Read<What> {
        r.one_of(Self::VERBS)?;
        let what = What::read(r)?;
        r.one_of(Self::FIELD)?;
        Ok(what)
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        w.one_of(Self::VERBS);
        what.write(w)?;
        w.one_of(Self::FIELD);
        Ok(())
    }
}

/// What was looked at and is still there.
struct OtherCards;

impl OtherCards {
    const WORDS: &[&str] =
        &["return the other cards", "return the rest", "return the rest of the cards", "put the rest", "return them"];

    fn read(r: &mut Reader) -> Read<What> {
        r.one_of(Self::WORDS)?;
        r.talk.seen.clone().ok_or(Miss)
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        if w.talk.seen.as_ref() != Some(what) {
            return Err(Unsayable);
        }
        w.one_of(Self::WORDS);
        Ok(())
    }
}

/// The opponent's hand, where the words around it say so.
struct TheirHand;

impl TheirHand {
    fn filter() -> Filter {
        Filter { zones: Zones::of(&[zone::HAND]), whose: Whose::Opponents, ..Filter::default() }
    }
    fn read(_: &mut Reader) -> Read<What> {
        Ok(What::All(Self::filter()))
    }
    fn write(what: &What, _: &mut Writer) -> Said {
        if *what == What::All(Self::filter()) { Ok(()) } else { Err(Unsayable) }
    }
}

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
    Clause { read: read_bound, write: write_bound },
    Clause { read: read_dull_and_freeze, write: write_dull_and_freeze },
    Clause { read: read_discard, write: write_discard },
    Clause { read: read_play_from_hand, write: write_play_from_hand },
    Clause { read: read_cast_from_hand, write: write_cast_from_hand },
    Clause { read: read_among, write: write_among },
    Clause { read: read_rest, write: write_rest },
    Clause { read: read_taken, write: write_taken },
    Clause { read: read_search, write: write_search },
    Clause { read: read_select, write: write_select },
    Clause { read: read_uncount, write: write_uncount },
    Clause { read: read_control, write: write_control },
    Clause {
        read: |r| phrase::read(EFFECTS, "~an effect", r).map(|op| vec![op]),
        write: |ops, w| phrase::write(EFFECTS, ops.first().ok_or(Unsayable)?, w).map(|()| 1),
    },
    Clause { read: read_power, write: write_power },
    Clause { read: read_lasting, write: write_lasting },
];

/// Reads a clause, and notes what it picked.
pub(crate) fn read_clause(r: &mut Reader) -> Read<Vec<Op>> {
    let ops = r.named("~an effect", |r| CLAUSES.iter().find_map(|clause| r.attempt(clause.read).ok()).ok_or(Miss))?;
    r.talk.note_clause(&ops);
    Ok(ops)
}

/// Writes the clause for the operations the list begins with; how many they are.
pub(crate) fn write_clause(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let written = w.first_of(CLAUSES, |clause, w| (clause.write)(ops, w))?;
    w.talk.note_clause(&ops[..written]);
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
    let apart = w.talk.pronoun(what).is_some();
    w.first_of(&[apart, !apart], |&apart, w| {
        if apart {
            w.words("dull");
            what.write(w)?;
            w.words("and freeze");
        } else {
            w.words("dull and freeze");
        }
        what.write(w)
    })?;
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
    r.one_of(if who == Who::You { &["from your hand", ""] } else { &["from their hand", ""] })?;
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
    w.one_of(if *who == Who::You { &["from your hand", ""] } else { &["from their hand", ""] });
    Ok(2)
}

const MINE: Place = Place::Given(zone::HAND, Whose::Yours);

fn read_play_from_hand(r: &mut Reader) -> Read<Vec<Op>> {
    let who = r.talk.doer.clone();
    r.words("play")?;
    let counted = read_counted(hand_of(&who), r)?;
    r.words(if who == Who::You { "from your hand onto the field" } else { "from their hand onto the field" })?;
    let turned = r.skip("dull").then_some(Orientation::Sideways);
    Ok(vec![pick(who.clone(), counted), play_picked(r.talk.picked, &who, turned)])
}

/// Puts what was just picked onto the field of who picked it.
fn play_picked(picked: u8, who: &Who, turned: Option<Orientation>) -> Op {
    let control = (*who != Who::You).then(|| who.clone());
    let what = What::Picked(picked);
    Op::Move { what, to: zone::FIELD, end: End::Top, verb: verb::PLAY, turned, control }
}

fn write_play_from_hand(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [first, second @ Op::Move { turned, .. }, ..] = ops else { return Err(Unsayable) };
    let (who, counted) = picked(first)?;
    if *who != w.talk.doer || *second != play_picked(w.talk.picked, who, *turned) {
        return Err(Unsayable);
    }
    w.words("play");
    write_counted(&counted, hand_of(who), w)?;
    w.words(if *who == Who::You { "from your hand onto the field" } else { "from their hand onto the field" });
    match turned {
        None => {}
        Some(Orientation::Sideways) => w.words("dull"),
        Some(Orientation::Upright | Orientation::Reversed) => return Err(Unsayable),
    }
    Ok(2)
}

/// Words for casting without paying.
const FREELY: &[&str] = &["from your hand without paying its cost", "from your hand without paying the cost"];

fn read_cast_from_hand(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("cast")?;
    let counted = read_counted(MINE, r)?;
    r.one_of(FREELY)?;
    let what = What::Picked(r.talk.picked);
    Ok(vec![pick(Who::You, counted), Op::Play { what, who: Who::You, free: true }])
}

fn write_cast_from_hand(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [first, second, ..] = ops else { return Err(Unsayable) };
    let (who, counted) = picked(first)?;
    let cast = Op::Play { what: What::Picked(w.talk.picked), who: Who::You, free: true };
    if *who != Who::You || *second != cast {
        return Err(Unsayable);
    }
    w.words("cast");
    write_counted(&counted, MINE, w)?;
    w.one_of(FREELY);
    Ok(2)
}

/// Where cards go that are picked among those looked at.
const AMONG: &[(&str, &[&str], Zone, Verb, Option<Orientation>)] = &[
    ("add", &["among them to your hand"], zone::HAND, verb::RETURN, None),
    ("put", &["among them into the Break Zone"], zone::BREAK, verb::PUT, None),
    ("play", &["among them onto the field dull"], zone::FIELD, verb::PLAY, Some(Orientation::Sideways)),
    ("play", &["among them onto the field"], zone::FIELD, verb::PLAY, None),
];

/// "add 1 Forward among them to your hand".
fn read_among(r: &mut Reader) -> Read<Vec<Op>> {
    let seen = r.talk.seen.clone().ok_or(Miss)?;
    let who = r.talk.doer.clone();
    let found = AMONG.iter().find_map(|(verb_word, tails, to, verb, turned)| {
        r.attempt(|r| {
            r.words(verb_word)?;
            let mut counted = if r.skip("all") {
                let filter = read_noun(DECK, r)?;
                Counted { min: Amount::Fixed(ALL), max: Amount::Fixed(ALL), filter }
            } else {
                read_counted(DECK, r)?
            };
            counted.filter.among = Some(Box::new(seen.clone()));
            r.one_of(tails)?;
            Ok(vec![pick(who.clone(), counted), move_picked(r.talk.picked, *to, *verb, *turned)])
        })
        .ok()
    });
    found.ok_or(Miss)
}

/// As many as there are.
const ALL: i32 = 14;

fn write_among(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [first, second @ Op::Move { to, verb, turned, .. }, ..] = ops else { return Err(Unsayable) };
    let (who, mut counted) = picked(first)?;
    let among = counted.filter.among.take().ok_or(Unsayable)?;
    if *who != w.talk.doer || Some(*among) != w.talk.seen || *second != move_picked(w.talk.picked, *to, *verb, *turned)
    {
        return Err(Unsayable);
    }
    let known = AMONG.iter().find(|(.., zone, deed, way)| (zone, deed, way) == (to, verb, turned)).ok_or(Unsayable)?;
    w.words(known.0);
    if counted.max == Amount::Fixed(ALL) {
        w.say("all");
        write_noun(&counted.filter, DECK, true, w)?;
    } else {
        write_counted(&counted, DECK, w)?;
    }
    w.one_of(known.1);
    Ok(2)
}

/// Words for putting what is left of what was looked at into the Break Zone.
const REST: &[&str] = &[
    "put the rest of the cards into the Break Zone",
    "put the other cards into the Break Zone",
    "put the rest into the Break Zone",
];

fn rest(seen: What) -> Op {
    Op::Move { what: seen, to: zone::BREAK, end: End::Top, verb: verb::PUT, turned: None, control: None }
}

fn read_rest(r: &mut Reader) -> Read<Vec<Op>> {
    r.one_of(REST)?;
    Ok(vec![rest(r.talk.seen.clone().ok_or(Miss)?)])
}

fn write_rest(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let seen = w.talk.seen.clone().ok_or(Unsayable)?;
    if ops.first() != Some(&rest(seen)) || !w.talk.seen_many {
        return Err(Unsayable);
    }
    w.one_of(REST);
    Ok(1)
}

/// What a player does with objects that player picks for it.
struct Taking {
    verb: &'static str,
    tails: &'static [&'static str],
    place: Place,
    op: fn(u8) -> Op,
}

const TAKINGS: &[Taking] = &[
    Taking {
        verb: "puts/put",
        tails: &["into the Break Zone", "in the Break Zone"],
        place: Place::Play,
        op: |picked| move_picked(picked, zone::BREAK, verb::PUT, None),
    },
    Taking {
        verb: "returns/return",
        tails: &["to its/their owner's/owners' hand", "to your hand"],
        place: Place::Play,
        op: |picked| move_picked(picked, zone::HAND, verb::RETURN, None),
    },
    Taking {
        verb: "removes/remove",
        tails: &["from the game"],
        place: Place::Play,
        op: |picked| move_picked(picked, zone::REMOVED, verb::REMOVE, None),
    },
    Taking { verb: "dulls/dull", tails: &[""], place: Place::Play, op: |picked| dull(What::Picked(picked)) },
    Taking {
        verb: "places/place",
        tails: &["from your hand at the bottom of your deck"],
        place: MINE,
        op: |picked| Op::Move {
            what: What::Picked(picked),
            to: zone::DECK,
            end: End::Bottom,
            verb: verb::PUT,
            turned: None,
            control: None,
        },
    },
];

/// "put 1 Backup you control into the Break Zone": the player picks it when it is done.
fn read_taken(r: &mut Reader) -> Read<Vec<Op>> {
    let who = Doer::read(r)?;
    let before = std::mem::replace(&mut r.talk.doer, who.clone());
    let found = TAKINGS.iter().find_map(|taking| {
        r.attempt(|r| {
            r.words(taking.verb)?;
            let counted = read_counted(taking.place, r)?;
            r.one_of(taking.tails)?;
            if taking.tails == [""] && counted.max != Amount::Fixed(1) {
                return Err(Miss);
            }
            Ok(vec![pick(who.clone(), counted), (taking.op)(r.talk.picked)])
        })
        .ok()
    });
    r.talk.doer = before;
    found.ok_or(Miss)
}

fn write_taken(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [first, second, ..] = ops else { return Err(Unsayable) };
    let (who, counted) = picked(first)?;
    let taking = TAKINGS.iter().find(|taking| (taking.op)(w.talk.picked) == *second).ok_or(Unsayable)?;
    Doer::write(who, w)?;
    let before = std::mem::replace(&mut w.talk.doer, who.clone());
    w.words(taking.verb);
    let said = write_counted(&counted, taking.place, w);
    w.talk.doer = before;
    said?;
    w.plural = counted.max != Amount::Fixed(1);
    w.one_of(taking.tails);
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
    if r.skip("your opponent gains control of") {
        let changes = vec![Change::Control(Who::Opponent)];
        return Ok(vec![Op::Effect { what: What::read(r)?, changes, duration: Duration::Forever }]);
    }
    r.one_of(&["gain control of", "you gain control of"])?;
    let what = What::read(r)?;
    r.words("until the end of the turn")?;
    Ok(vec![Op::Effect { what, changes: vec![Change::Control(Who::You)], duration: Duration::Turn }])
}

fn write_control(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    match ops {
        [Op::Effect { what, changes, duration: Duration::Turn }, ..] if *changes == [Change::Control(Who::You)] => {
            w.one_of(&["gain control of", "you gain control of"]);
            what.write(w)?;
            w.words("until the end of the turn");
            Ok(1)
        }
        [Op::Effect { what, changes, duration: Duration::Forever }, ..]
            if *changes == [Change::Control(Who::Opponent)] =>
        {
            w.words("your opponent gains control of");
            what.write(w)?;
            Ok(1)
        }
        _ => Err(Unsayable),
    }
}

/// How a power is set or multiplied until the turn ends.
const POWERS: &[Row<(What, Vec<Change>)>] = phrases! {
    [(Powered what) (BecomesPower changes) "until the end of the turn"] => { (what, changes) }
    ["until the end of the turn," (Powered what) (BecomesPower changes)] => { (what, changes) }
    ["until the end of the turn," (Silenced what) (BecomesPower changes)] => { (what, changes) }
    [(Doubled what) (Twofold changes) "until the end of the turn"] => { (what, changes) }
    ["until the end of the turn," (Doubled what) (Twofold changes)] => { (what, changes) }
};

/// "its", whose power is spoken of.
struct Powered;

impl Powered {
    fn read(r: &mut Reader) -> Read<What> {
        let what = Owner::read(r)?;
        r.words("power becomes").map(|()| what)
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        Owner::write(what, w)?;
        w.words("power becomes");
        Ok(())
    }
}

/// What loses its abilities as well.
struct Silenced;

impl Silenced {
    fn read(r: &mut Reader) -> Read<What> {
        let what = Subject::read(r)?;
        r.words("loses/lose all its/their abilities and its/their power becomes")?;
        r.talk.silenced = true;
        Ok(what)
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        Subject::write(what, w)?;
        w.words("loses/lose all its/their abilities and its/their power becomes");
        w.talk.silenced = true;
        Ok(())
    }
}

/// The number a power becomes.
struct BecomesPower;

impl BecomesPower {
    fn read(r: &mut Reader) -> Read<Vec<Change>> {
        let power = Change::Set(number::POWER, Amount::Fixed(r.number()?));
        let silenced = std::mem::take(&mut r.talk.silenced);
        Ok(if silenced { vec![Change::Silence, power] } else { vec![power] })
    }
    fn write(changes: &[Change], w: &mut Writer) -> Said {
        let silenced = std::mem::take(&mut w.talk.silenced);
        match changes {
            [Change::Set(number::POWER, Amount::Fixed(power))] if !silenced => w.number(*power),
            [Change::Silence, Change::Set(number::POWER, Amount::Fixed(power))] if silenced => w.number(*power),
            _ => return Err(Unsayable),
        }
        Ok(())
    }
}

/// "double the power of Harbor Sentinel", "double its power".
struct Doubled;

impl Doubled {
    fn read(r: &mut Reader) -> Read<What> {
        if r.skip("double the power of") {
            return What::read(r);
        }
        r.words("double")?;
        let what = Owner::read(r)?;
        r.words("power").map(|()| what)
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        w.first_of(&[true, false], |&of, w| {
            if of {
                w.words("double the power of");
                return what.write(w);
            }
            w.words("double");
            Owner::write(what, w)?;
            w.words("power");
            Ok(())
        })
    }
}

/// Twice a power, where the words around it say so.
struct Twofold;

impl Twofold {
    fn read(_: &mut Reader) -> Read<Vec<Change>> {
        Ok(vec![Change::Multiply(number::POWER, 2)])
    }
    fn write(changes: &[Change], _: &mut Writer) -> Said {
        if *changes == [Change::Multiply(number::POWER, 2)] { Ok(()) } else { Err(Unsayable) }
    }
}

fn read_power(r: &mut Reader) -> Read<Vec<Op>> {
    let (what, changes) = phrase::read(POWERS, "~an effect", r)?;
    Ok(vec![Op::Effect { what, changes, duration: Duration::Turn }])
}

fn write_power(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::Effect { what, changes, duration: Duration::Turn }, ..] = ops else { return Err(Unsayable) };
    phrase::write(POWERS, &(what.clone(), changes.clone()), w).map(|()| 1)
}

/// Words for a time that is said first.
const FIRST: &[&str] = &["until the end of the turn,", "this turn,"];

fn read_lasting(r: &mut Reader) -> Read<Vec<Op>> {
    let first = r.has(|r| r.one_of(FIRST));
    if first && r.skip("for each") {
        let each = read_counted_each(r)?;
        r.mark(',')?;
        let what = Subject::read(r)?;
        let changes = for_each(read_predicate(Lasting::Said, r)?, &each)?;
        return Ok(vec![Op::Effect { what, changes, duration: Duration::Turn }]);
    }
    if !first && r.skip("for each") {
        let each = read_counted_each(r)?;
        r.mark(',')?;
        let what = Subject::read(r)?;
        let changes = for_each(read_predicate(Lasting::Turn, r)?, &each)?;
        return Ok(vec![Op::Effect { what, changes, duration: Duration::Turn }]);
    }
    let what = Subject::read(r)?;
    r.talk.own = what == What::This;
    if first {
        let changes = read_predicate(Lasting::Said, r)?;
        return Ok(vec![Op::Effect { what, changes, duration: Duration::Turn }]);
    }
    if let Ok(changes) = r.attempt(|r| read_predicate(Lasting::Turn, r)) {
        return Ok(vec![Op::Effect { what, changes, duration: Duration::Turn }]);
    }
    let changes = read_predicate(Lasting::Applies, r)?;
    if r.lasts || r.note_follows() {
        return Ok(vec![Op::Effect { what, changes, duration: Duration::Forever }]);
    }
    r.fail("until the end of the turn")
}

/// A change of power, for each of something.
fn for_each(mut changes: Vec<Change>, each: &Amount) -> Read<Vec<Change>> {
    match changes.as_mut_slice() {
        [Change::Add(_, amount @ Amount::Fixed(_))] => {
            let (number, _) = parts(amount);
            *amount = times(number, each.clone());
            Ok(changes)
        }
        _ => Err(Miss),
    }
}

fn write_lasting(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::Effect { what, changes, duration }, ..] = ops else { return Err(Unsayable) };
    let own = *what == What::This;
    if *duration == Duration::Forever {
        Subject::write(what, w)?;
        write_predicate(changes, Lasting::Applies, own, w)?;
        w.due = true;
        return Ok(1);
    }
    if *duration != Duration::Turn {
        return Err(Unsayable);
    }
    if let [Change::Add(number, amount)] = changes.as_slice()
        && w.is_guided()
        && let (fixed, Some(each)) = parts(amount)
        && (w.would_follow("for each") || w.would_follow("until the end of the turn, for each"))
    {
        let first = w.would_follow("until");
        if first {
            w.words("until the end of the turn,");
        }
        w.words("for each");
        w.plural = false;
        write_counted_each(each, w)?;
        w.glue(",");
        Subject::write(what, w)?;
        let change = [Change::Add(*number, Amount::Fixed(fixed))];
        write_predicate(&change, if first { Lasting::Said } else { Lasting::Turn }, own, w)?;
        return Ok(1);
    }
    let usual = says_time_first(changes);
    w.first_of(&[usual, !usual], |&first, w| {
        if first {
            w.one_of(FIRST);
        }
        Subject::write(what, w)?;
        write_predicate(changes, if first { Lasting::Said } else { Lasting::Turn }, own, w)
    })?;
    Ok(1)
}
