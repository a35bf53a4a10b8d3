//! What is done: the clauses of an effect and the operations they mean.

use super::beneath::{self, read_laying, write_laying};
use crate::clause::{
    DeckOf, Every, Fewer, Markers, Nothing, One, Plain, read_choosing, read_search, write_choosing, write_search,
};
use crate::division::{
    read_divide, read_grouping, read_select_group, write_divide, write_grouping, write_select_group,
};
use crate::language::Clause;
use crate::lasting::{read_duration, read_lasting, write_duration, write_lasting};
use crate::measure::{AtMost, Cards, Damage, TopCards};
use crate::noun::Place;
use crate::object::{Doer, Subject};
use crate::phrase::{self, Row, Slot, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::words::CounterName;
use crate::writer::{Said, Unsayable, Writer};
use dimension::words::{phase, routine, verb, zone};
use duel::card::ability::{Change, Duration, End, Op};
use duel::card::amount::{What, Who};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, Whose};
use duel::ids::{Phase, Zones};

/// Clauses that are one operation.
const EFFECTS: &[Row<Op>] = phrases! {
    ["destroy" what] => {
        Op::Move { what, to: zone::GRAVE, end: End::Top, verb: verb::DESTROY, turned: None, control: None }
    }
    ["put" what "into the graveyard"] => {
        Op::Move { what, to: zone::GRAVE, end: End::Top, verb: verb::PUT, turned: None, control: None }
    }
    ["put" what "into its/their owner's/owners' hand/hands"] => {
        Op::Move { what, to: zone::HAND, end: End::Top, verb: verb::RETURN, turned: None, control: None }
    }
    ["put" what "into the energy zone" (Turned turned)] => {
        Op::Move { what, to: zone::ENERGY, end: End::Top, verb: verb::PUT, turned, control: None }
    }
    ["put" what "into the smash zone" (Turned turned)] => {
        Op::Move { what, to: zone::SMASH, end: End::Top, verb: verb::PUT, turned, control: None }
    }
    ["put" what "into the plan zone"] => {
        Op::Move { what, to: zone::PLAN, end: End::Top, verb: verb::PUT, turned: None, control: None }
    }
    ["put" what "on top of its/their owner's/owners' deck/decks"] => {
        Op::Move { what, to: zone::DECK, end: End::Top, verb: verb::PUT, turned: None, control: None }
    }
    ["put" what "at the bottom of its/their owner's/owners' deck/decks"] => {
        Op::Move { what, to: zone::DECK, end: End::Bottom, verb: verb::PUT, turned: None, control: None }
    }
    ["put" what "on top of" (DeckOf who) "in any order"] => {
        Op::Arrange { who, what, to: zone::DECK, end: End::Top, verb: verb::PUT }
    }
    ["put" what "at the bottom of" (DeckOf who) "in any order"] => {
        Op::Arrange { who, what, to: zone::DECK, end: End::Bottom, verb: verb::PUT }
    }
    ["shuffle" what "into its/their owner's/owners' deck/decks"] => {
        Op::Move { what, to: zone::DECK, end: End::Top, verb: verb::SHUFFLE_IN, turned: None, control: None }
    }
    ["remove" what "from the game"] => {
        Op::Move { what, to: zone::REMOVE, end: End::Top, verb: verb::REMOVE, turned: None, control: None }
    }
    ["put" what spots (Turned turned) (Under control)] => { Op::PutAtPlace { what, spots, verb: verb::PUT, turned, control } }
    [(Doer who) "draws/draw up to" (AtMost amount)] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::HAND, amount, verb: verb::DRAW }
    }
    [(Doer who) "draws/draw" (Cards amount)] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::HAND, amount, verb: verb::DRAW }
    }
    ["put" (TopCards amount) "of" (DeckOf who) "into the graveyard"] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::GRAVE, amount, verb: verb::PUT }
    }
    ["put" (TopCards amount) "of" (DeckOf who) "into the energy zone"] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::ENERGY, amount, verb: verb::PUT }
    }
    ["put" (TopCards amount) "of" (DeckOf who) "into the smash zone"] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::SMASH, amount, verb: verb::PUT }
    }
    ["remove" (TopCards amount) "of" (DeckOf who) "from the game"] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::REMOVE, amount, verb: verb::REMOVE }
    }
    ["turn the top card of" (DeckOf who) "face up" (Nothing what) (One amount)] => {
        Op::RunRoutine { routine: routine::TURN_UP, who, what, amount }
    }
    ["smash" who "for" (Plain amount) (Nothing what)] => { Op::RunRoutine { routine: routine::SMASH, who, what, amount } }
    ["freeze" what] => { Op::Turn { what, to: Orientation::Sideways, verb: verb::FREEZE } }
    ["release" what] => { Op::Turn { what, to: Orientation::Upright, verb: verb::RELEASE } }
    ["deal" (Damage amount) "to" (Every what)] => { Op::Damage { what, amount } }
    ["deal" what (Damage amount)] => { Op::Damage { what, amount } }
    [(Subject by) "deals/deal" (Damage amount) "to" (Every what)] => { Op::DamageBy { by, what, amount } }
    [(Subject by) "deals/deal" what (Damage amount)] => { Op::DamageBy { by, what, amount } }
    ["put" (Markers amount) (CounterName counter) "on" what] => { Op::PutCounters { what, counter, amount } }
    ["remove" (Fewer amount) (CounterName counter) "from" what] => { Op::PutCounters { what, counter, amount } }
    ["look at" (TopCards amount) "of" (DeckOf whose)] => {
        Op::LookAtTop { who: Who::You, whose, zone: zone::DECK, amount, shown: false }
    }
    ["reveal" (TopCards amount) "of" (DeckOf whose)] => {
        Op::LookAtTop { who: Who::You, whose, zone: zone::DECK, amount, shown: true }
    }
    ["your opponent reveals their hand" (TheirHand what)] => { Op::Reveal { what } }
    ["reveal" what] => { Op::Reveal { what } }
    ["shuffle" (DeckOf who)] => { Op::Shuffle { who, zone: zone::DECK } }
    ["play" what "without paying its/their cost"] => { Op::Play { what, who: Who::You, free: true } }
    ["play" what] => { Op::Play { what, who: Who::You, free: false } }
    ["negate" what] => { Op::Cancel { what } }
    [who "skips/skip the next" (Stretch phase)] => { Op::SkipPhase { who, phase } }
    [who "loses/lose the duel"] => { Op::Lose { who } }
    [who "wins/win the duel"] => { Op::Win { who } }
};

/// A phase or step, or a whole turn.
struct Stretch;

impl Stretch {
    fn read(r: &mut Reader) -> Read<Option<Phase>> {
        if r.skip("turn") {
            return Ok(None);
        }
        let at = phase::NAMES.iter().position(|name| r.skip(name)).ok_or(Miss)?;
        Ok(Some(Phase(at as u8)))
    }
    fn write(phase: &Option<Phase>, w: &mut Writer) -> Said {
        w.words(phase.map_or("turn", |phase| phase::NAMES[phase.index()]));
        Ok(())
    }
}

/// "released", "frozen", or nothing.
pub(crate) struct Turned;

impl Turned {
    const WORDS: &[(&str, Orientation)] = &[("released", Orientation::Upright), ("frozen", Orientation::Sideways)];

    /// Reads how a card arrives.
    pub fn read(r: &mut Reader) -> Read<Option<Orientation>> {
        Ok(Self::WORDS.iter().find(|(word, _)| r.skip(word)).map(|(_, turned)| *turned))
    }
    /// Writes how a card arrives.
    pub fn write(turned: &Option<Orientation>, w: &mut Writer) -> Said {
        if let Some((word, _)) = Self::WORDS.iter().find(|(_, known)| Some(*known) == *turned) {
            w.say(word);
        }
        Ok(())
    }
}

/// Under whose control a card is put on a square, if that is said.
struct Under;

impl Under {
    const WORDS: &[(&str, Who)] = &[("under your control", Who::You), ("under your opponent's control", Who::Opponent)];

    fn read(r: &mut Reader) -> Read<Option<Who>> {
        if let Some((_, who)) = Self::WORDS.iter().find(|(words, _)| r.skip(words)) {
            return Ok(Some(who.clone()));
        }
        if r.skip("under its owner's control") {
            let it = r.talk.it.as_ref().ok_or(Miss)?;
            return Ok(Some(Who::OwnerOf(Box::new(it.what.clone()))));
        }
        Ok(None)
    }
    fn write(control: &Option<Who>, w: &mut Writer) -> Said {
        match control {
            None => {}
            Some(Who::OwnerOf(what)) if w.talk.is_it(what) => w.words("under its owner's control"),
            Some(who) => w.words(Self::WORDS.iter().find(|(_, known)| known == who).ok_or(Unsayable)?.0),
        }
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

/// The clauses, those with an operation of their own after those of several.
pub(crate) const CLAUSES: &[Clause] = &[
    Clause { read: read_choosing, write: write_choosing },
    Clause { read: |r| read_search(DECK, r), write: |ops, w| write_search(DECK, ops, w) },
    Clause { read: read_divide, write: write_divide },
    Clause { read: read_grouping, write: write_grouping },
    Clause { read: read_select_group, write: write_select_group },
    Clause { read: read_control, write: write_control },
    Clause { read: read_laying, write: write_laying },
    Clause {
        read: |r| phrase::read(beneath::EFFECTS, "~an effect", r).map(|op| vec![op]),
        write: |ops, w| phrase::write(beneath::EFFECTS, ops.first().ok_or(Unsayable)?, w).map(|()| 1),
    },
    Clause {
        read: |r| phrase::read(EFFECTS, "~an effect", r).map(|op| vec![op]),
        write: |ops, w| phrase::write(EFFECTS, ops.first().ok_or(Unsayable)?, w).map(|()| 1),
    },
    Clause { read: read_lasting, write: write_lasting },
];

/// Cards in your deck.
const DECK: Place = Place::Given(zone::DECK, Whose::Yours);

/// "gain control of it until the end of the turn".
fn read_control(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("gain control of")?;
    let what = What::read(r)?;
    let duration = read_duration(r).unwrap_or(Duration::Forever);
    Ok(vec![Op::BeginEffect { what, changes: vec![Change::Control(Who::You)], duration }])
}

fn write_control(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::BeginEffect { what, changes, duration }, ..] = ops else { return Err(Unsayable) };
    if *changes != [Change::Control(Who::You)] {
        return Err(Unsayable);
    }
    w.words("gain control of");
    what.write(w)?;
    write_duration(*duration, w)?;
    Ok(1)
}
