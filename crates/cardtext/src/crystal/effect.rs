//! What is done: the clauses of an effect and the operations they mean.

use super::among::{read_among, read_rest, write_among, write_rest};
use super::amount::{Cards, Crystal, Crystals, Damage, Points, TopCards};
use super::ban::{read_passing_ban, write_passing_ban};
use super::every::Every;
use super::lasting::{read_lasting, read_power, write_lasting, write_power};
use super::replace::{read_bound, write_bound};
use super::taking::{TAKINGS, read_taken, write_taken};
use crate::division::{
    read_divide, read_grouping, read_select_group, write_divide, write_grouping, write_select_group,
};
use crate::extra::{read_playing, say_playing};
use crate::language::Clause;
use crate::noun::{Counted, Place, read_counted, write_counted};
use crate::object::{Doer, Owner, Subject};
use crate::phrase::{self, Row, Slot, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::words::CounterName;
use crate::words::{read_counter, say_counter};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{mark, routine, verb, zone};
use duel::card::ability::{Change, Duration, End, Op};
use duel::card::amount::{Amount, What, Who};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, Whose};
use duel::ids::{Kinds, Verb, Zone, Zones};

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
    ["put" what "on top of its/their owner's/owners' deck"] => {
        Op::Move { what, to: zone::DECK, end: End::Top, verb: verb::PUT, turned: None, control: None }
    }
    ["put" what "at the bottom of its/their owner's/owners' deck"] => {
        Op::Move { what, to: zone::DECK, end: End::Bottom, verb: verb::PUT, turned: None, control: None }
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
    [(Put what) "onto the field dull"] => {
        Op::Move {
            what, to: zone::FIELD, end: End::Top, verb: verb::PLAY, turned: Some(Orientation::Sideways), control: None
        }
    }
    [(Brought what) "dull"] => {
        Op::Move {
            what, to: zone::FIELD, end: End::Top, verb: verb::PLAY, turned: Some(Orientation::Sideways), control: None
        }
    }
    [(Put what) "onto the field"] => {
        Op::Move { what, to: zone::FIELD, end: End::Top, verb: verb::PLAY, turned: None, control: None }
    }
    [(Brought what)] => {
        Op::Move { what, to: zone::FIELD, end: End::Top, verb: verb::PLAY, turned: None, control: None }
    }
    [(Doer who) "draws/draw" (Cards amount)] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::HAND, amount, verb: verb::DRAW }
    }
    ["put" (TopCards amount) "of your deck into the Break Zone"] => {
        Op::TakeFromTop { who: Who::You, from: zone::DECK, to: zone::BREAK, amount, verb: verb::PUT }
    }
    ["remove" (TopCards amount) "of your deck from the game"] => {
        Op::TakeFromTop { who: Who::You, from: zone::DECK, to: zone::REMOVED, amount, verb: verb::REMOVE }
    }
    [who "removes" (TopCards amount) "of their deck from the game"] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::REMOVED, amount, verb: verb::REMOVE }
    }
    [who "puts" (TopCards amount) "of their deck into the Break Zone"] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::BREAK, amount, verb: verb::PUT }
    }
    ["dull" what] => { Op::Turn { what, to: Orientation::Sideways, verb: verb::DULL } }
    ["activate" what] => { Op::Turn { what, to: Orientation::Upright, verb: verb::ACTIVATE } }
    ["freeze" what] => { Op::Mark { what, mark: mark::FROZEN, verb: verb::FREEZE } }
    ["deal" (Damage amount) "to" (Every what)] => { Op::Damage { what, amount } }
    ["deal" what (Damage amount)] => { Op::Damage { what, amount } }
    ["deal" (Damage amount) "to" what] => { Op::Damage { what, amount } }
    [(Subject what) "deals/deal" who (Points amount)] => { Op::RunRoutine { routine: routine::HURT, who, what, amount } }
    [(Subject by) "deals/deal" (Damage amount) "to" (Every what)] => { Op::DamageBy { by, what, amount } }
    [(Subject by) "deals/deal" what (Damage amount)] => { Op::DamageBy { by, what, amount } }
    ["deal" who (Points amount)] => { Op::RunRoutine { routine: routine::HURT, who, what: What::This, amount } }
    ["place" n (CounterName counter) "on" what] => { Op::PutCounters { what, counter, amount: Amount::Fixed(n) } }
    ["look at" (TopCards amount) "of your deck"] => {
        Op::LookAtTop { who: Who::You, whose: Who::You, zone: zone::DECK, amount, shown: false }
    }
    ["look at" (TopCards amount) "of your opponent's deck"] => {
        Op::LookAtTop { who: Who::You, whose: Who::Opponent, zone: zone::DECK, amount, shown: false }
    }
    ["reveal" (TopCards amount) "of your deck"] => {
        Op::LookAtTop { who: Who::You, whose: Who::You, zone: zone::DECK, amount, shown: true }
    }
    ["reveal" (TopCards amount) "of your opponent's deck"] => {
        Op::LookAtTop { who: Who::You, whose: Who::Opponent, zone: zone::DECK, amount, shown: true }
    }
    [(OtherCards what) "to the bottom of your deck in any order"] => {
        Op::Arrange { who: Who::You, what, to: zone::DECK, end: End::Bottom, verb: verb::PUT }
    }
    ["your opponent reveals their hand" (TheirHand what)] => { Op::Reveal { what } }
    [(Played what) "without paying its/their cost"] => { Op::Play { what, who: Who::You, free: true } }
    [(Played what) "without paying the cost"] => { Op::Play { what, who: Who::You, free: true } }
    [(Doer who) "gains/gain" (Crystals amount) (Crystal counter)] => { Op::GivePlayerCounters { who, counter, amount } }
    ["cancel" (Owner what) "effect"] => { Op::Cancel { what } }
    ["shuffle your deck"] => { Op::Shuffle { who: Who::You, zone: zone::DECK } }
    [who "loses/lose the game"] => { Op::Lose { who } }
    [who "wins/win the game"] => { Op::Win { who } }
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

/// "cast it".
struct Played;

impl Played {
    fn read(r: &mut Reader) -> Read<What> {
        read_playing(r)?;
        What::read(r)
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        say_playing(Kinds::EMPTY, w);
        what.write(w)
    }
}

/// What an effect puts onto the field, in the edition's own words.
struct Put;

impl Put {
    fn read(r: &mut Reader) -> Read<What> {
        r.one_of(r.grammar.edition.brings)?;
        What::read(r)
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        w.one_of(w.grammar.edition.brings);
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
        if w.talk.is_in_play(what) { what.write(w) } else { Err(Unsayable) }
    }
}

/// Clauses that are several operations, or whose operation holds a list.
pub(crate) const CLAUSES: &[Clause] = &[
    Clause {
        read: |r| r.grammar.edition.clauses.iter().find_map(|own| r.attempt(own.read).ok()).ok_or(Miss),
        write: |ops, w| w.first_of(w.grammar.edition.clauses, |own, w| (own.write)(ops, w)),
    },
    Clause { read: read_bound, write: write_bound },
    Clause { read: read_dull_and_freeze, write: write_dull_and_freeze },
    Clause { read: read_discard, write: write_discard },
    Clause { read: read_cast, write: write_cast },
    Clause { read: read_play_from_hand, write: write_play_from_hand },
    Clause { read: read_among, write: write_among },
    Clause { read: read_rest, write: write_rest },
    Clause { read: |r| read_taken(TAKINGS, r), write: |ops, w| write_taken(TAKINGS, ops, w) },
    Clause { read: read_search, write: write_search },
    Clause { read: read_grouping, write: write_grouping },
    Clause { read: read_select_group, write: write_select_group },
    Clause { read: read_select, write: write_select },
    Clause { read: read_choose_then, write: write_choose_then },
    Clause { read: read_uncount, write: write_uncount },
    Clause { read: read_control, write: write_control },
    Clause { read: read_passing_ban, write: write_passing_ban },
    Clause { read: read_divide, write: write_divide },
    Clause {
        read: |r| phrase::read_in(&[r.grammar.edition.effects, EFFECTS], "~an effect", r).map(|op| vec![op]),
        write: |ops, w| {
            let first = ops.first().ok_or(Unsayable)?;
            phrase::write_in(&[w.grammar.edition.effects, EFFECTS], first, w).map(|()| 1)
        },
    },
    Clause { read: read_lasting, write: write_lasting },
    Clause { read: read_power, write: write_power },
];

/// Dulls objects.
pub(crate) fn dull(what: What) -> Op {
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
pub(crate) fn move_picked(picked: u8, to: Zone, verb: Verb, turned: Option<Orientation>) -> Op {
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

/// Has a player pick.
pub(crate) fn pick(who: Who, Counted { min, max, filter }: Counted) -> Op {
    Op::Pick { who, filter, min, max }
}

/// The number and the filter of an operation that picks.
pub(crate) fn picked(op: &Op) -> Result<(&Who, Counted), Unsayable> {
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

/// Cards in your hand.
pub(crate) const MINE: Place = Place::Given(zone::HAND, Whose::Yours);

fn read_play_from_hand(r: &mut Reader) -> Read<Vec<Op>> {
    let who = r.talk.doer.clone();
    r.one_of(r.grammar.edition.brings)?;
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
    w.one_of(w.grammar.edition.brings);
    write_counted(&counted, hand_of(who), w)?;
    w.words(if *who == Who::You { "from your hand onto the field" } else { "from their hand onto the field" });
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

/// "your opponent chooses 1 Forward they control": another player chooses, when the text is carried out.
fn read_choose_then(r: &mut Reader) -> Read<Vec<Op>> {
    let who = Doer::read(r)?;
    if who == Who::You {
        return Err(Miss);
    }
    r.words("chooses/choose")?;
    let before = std::mem::replace(&mut r.talk.doer, who.clone());
    let counted = read_counted(Place::Play, r);
    r.talk.doer = before;
    let Counted { min, max, filter } = counted?;
    Ok(vec![Op::Choose { who, filter, min, max }])
}

fn write_choose_then(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::Choose { who, filter, min, max }, ..] = ops else { return Err(Unsayable) };
    if *who == Who::You {
        return Err(Unsayable);
    }
    Doer::write(who, w)?;
    w.words("chooses/choose");
    let before = std::mem::replace(&mut w.talk.doer, who.clone());
    let counted = Counted { min: min.clone(), max: max.clone(), filter: filter.clone() };
    let said = write_counted(&counted, Place::Play, w);
    w.talk.doer = before;
    said.map(|()| 1)
}

fn read_uncount(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("remove")?;
    let number = r.number()?;
    let counter = read_counter(r)?;
    r.words("from")?;
    Ok(vec![Op::PutCounters { what: What::read(r)?, counter, amount: Amount::Fixed(-number) }])
}

fn write_uncount(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    match ops {
        [Op::PutCounters { what, counter, amount: Amount::Fixed(number) }, ..] if *number < 0 => {
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
        return Ok(vec![Op::BeginEffect { what: What::read(r)?, changes, duration: Duration::Forever }]);
    }
    r.one_of(&["gain control of", "you gain control of"])?;
    let what = What::read(r)?;
    let duration = if r.skip("until the end of the turn") {
        Duration::Turn
    } else if r.skip("as long as") {
        r.this()?;
        r.words("is on the field")?;
        Duration::WhileSource
    } else {
        Duration::Forever
    };
    Ok(vec![Op::BeginEffect { what, changes: vec![Change::Control(Who::You)], duration }])
}

fn write_control(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    match ops {
        [Op::BeginEffect { what, changes, duration }, ..] if *changes == [Change::Control(Who::You)] => {
            w.one_of(&["gain control of", "you gain control of"]);
            what.write(w)?;
            match duration {
                Duration::Turn => w.words("until the end of the turn"),
                Duration::WhileSource => {
                    w.words("as long as");
                    w.itself();
                    w.words("is on the field");
                }
                Duration::Forever => {}
                Duration::Phase | Duration::Battle | Duration::WhileCondition => return Err(Unsayable),
            }
            Ok(1)
        }
        [Op::BeginEffect { what, changes, duration: Duration::Forever }, ..]
            if *changes == [Change::Control(Who::Opponent)] =>
        {
            w.words("your opponent gains control of");
            what.write(w)?;
            Ok(1)
        }
        _ => Err(Unsayable),
    }
}

/// Words for casting without paying.
const FREELY: &[&str] = &["without paying the cost", "without paying its cost"];

/// Where cards are that a text has cast.
const CAST_FROM: &[(&str, Zone)] = &[("from your hand", zone::HAND), ("in your Break Zone", zone::BREAK)];

/// "cast 1 Fire Summon from your hand", perhaps "without paying the cost".
fn read_cast(r: &mut Reader) -> Read<Vec<Op>> {
    read_playing(r)?;
    let mut counted = read_counted(MINE, r)?;
    match CAST_FROM.iter().find(|(words, _)| r.skip(words)) {
        Some((_, from)) => counted.filter.zones = Zones::of(&[*from]),
        None => r.words("from your hand")?,
    }
    let free = r.has(|r| r.one_of(FREELY));
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
    let from = CAST_FROM.iter().find(|(_, from)| counted.filter.zones == Zones::of(&[*from]));
    let (words, _) = from.ok_or(Unsayable)?;
    let filter = Filter { zones: Zones::of(&[zone::HAND]), ..counted.filter.clone() };
    say_playing(counted.filter.kinds, w);
    write_counted(&Counted { filter, ..counted }, MINE, w)?;
    w.words(words);
    if *free {
        w.one_of(FREELY);
    }
    Ok(2)
}
