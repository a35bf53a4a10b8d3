//! What is done: the clauses of an effect and the operations they mean.

use super::place::Onto;
use crate::clause::{
    DeckOf, Every, Fewer, Markers, Naught, Nothing, read_choosing, read_search, write_choosing, write_search,
};
use crate::division::{read_divide, write_divide};
use crate::language::Clause;
use crate::lasting::{read_lasting, write_lasting};
use crate::measure::{AtMost, Cards, Damage, TopCards};
use crate::noun::Place;
use crate::object::{Doer, Subject};
use crate::phrase::{self, Row, phrases};
use crate::reader::{Read, Reader};
use crate::words::CounterName;
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{End, Op};
use duel::card::amount::{Amount, What, Who};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, Whose};
use duel::ids::Zones;
use vividz::words::{routine, verb, zone};

/// Cards in your deck.
const DECK: Place = Place::Given(zone::DECK, Whose::Yours);

/// Clauses that are one operation.
const EFFECTS: &[Row<Op>] = phrases! {
    ["make" what "leave"] => {
        Op::Move { what, to: zone::ENERGY, end: End::Top, verb: verb::LEAVE, turned: None, control: None }
    }
    [(Subject what) "leaves/leave"] => {
        Op::Move { what, to: zone::ENERGY, end: End::Top, verb: verb::LEAVE, turned: None, control: None }
    }
    ["make" what "enter" (Onto spots) (Turned turned)] => {
        Op::PutAtPlace { what, spots, verb: verb::ENTER, turned, control: None }
    }
    [(Subject what) "enters/enter" (Onto spots) (Turned turned)] => {
        Op::PutAtPlace { what, spots, verb: verb::ENTER, turned, control: None }
    }
    ["make" what "enter" (Turned turned)] => {
        Op::Move { what, to: zone::AREA, end: End::Top, verb: verb::ENTER, turned, control: None }
    }
    [(Subject what) "enters/enter" (Turned turned)] => {
        Op::Move { what, to: zone::AREA, end: End::Top, verb: verb::ENTER, turned, control: None }
    }
    ["put" what "into the trash"] => {
        Op::Move { what, to: zone::TRASH, end: End::Top, verb: verb::PUT, turned: None, control: None }
    }
    ["put" what "into its/their owner's/owners' hand/hands"] => {
        Op::Move { what, to: zone::HAND, end: End::Top, verb: verb::PUT, turned: None, control: None }
    }
    ["put" what "into the energy zone"] => {
        Op::Move { what, to: zone::ENERGY, end: End::Top, verb: verb::PUT, turned: None, control: None }
    }
    ["put" what "into the keep zone"] => {
        Op::Move { what, to: zone::KEEP, end: End::Top, verb: verb::KEEP, turned: None, control: None }
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
    ["remove" (TopCards amount) "of" (DeckOf who)] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::REMOVE, amount, verb: verb::REMOVE }
    }
    ["remove" what] => {
        Op::Move { what, to: zone::REMOVE, end: End::Top, verb: verb::REMOVE, turned: None, control: None }
    }
    ["make" what "EXP of" to] => { Op::Attach { what, to, under: true, verb: verb::BECOME_EXP } }
    [(Subject what) "becomes/become EXP of" to] => { Op::Attach { what, to, under: true, verb: verb::BECOME_EXP } }
    ["connect" what "to" to] => { Op::Attach { what, to, under: false, verb: verb::CONNECT } }
    ["put the top card of" (DeckOf who) "under" beneath "as EXP"] => {
        Op::PutTopUnder { beneath, whose: Some(who), from: zone::DECK, verb: verb::BECOME_EXP }
    }
    [(Doer who) "draws/draw up to" (AtMost amount)] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::HAND, amount, verb: verb::DRAW }
    }
    [(Doer who) "draws/draw" (Cards amount)] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::HAND, amount, verb: verb::DRAW }
    }
    ["put up to" (TopMost amount) "of" (DeckOf who) "into the energy zone"] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::ENERGY, amount, verb: verb::PUT }
    }
    ["put" (TopCards amount) "of" (DeckOf who) "into the energy zone"] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::ENERGY, amount, verb: verb::PUT }
    }
    ["put" (TopCards amount) "of" (DeckOf who) "into the trash"] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::TRASH, amount, verb: verb::PUT }
    }
    ["put" (TopCards amount) "of" (DeckOf who) "into its/their owner's/owners' hand/hands"] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::HAND, amount, verb: verb::PUT }
    }
    ["sleep" what] => { Op::Turn { what, to: Orientation::Sideways, verb: verb::SLEEP } }
    ["reboot" what] => { Op::Turn { what, to: Orientation::Upright, verb: verb::REBOOT } }
    ["deal" (Damage amount) "to" (Every what)] => { Op::Damage { what, amount } }
    ["deal" what (Damage amount)] => { Op::Damage { what, amount } }
    [(Subject by) "deals/deal" (Damage amount) "to" (Every what)] => { Op::DamageBy { by, what, amount } }
    [(Subject by) "deals/deal" what (Damage amount)] => { Op::DamageBy { by, what, amount } }
    [(Doer who) "gains/gain" (Markers amount) (CounterName counter)] => { Op::GivePlayerCounters { who, counter, amount } }
    [(Doer who) "consumes/consume" (Fewer amount) (CounterName counter)] => { Op::GivePlayerCounters { who, counter, amount } }
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
    [(Doer who) "scouts/scout" (Nothing what) (Naught amount)] => { Op::RunRoutine { routine: routine::SCOUT, who, what, amount } }
    [(Doer who) "reloads/reload" (Nothing what) (Naught amount)] => {
        Op::RunRoutine { routine: routine::RELOAD, who, what, amount }
    }
    ["slide" what] => { Op::Move { what, to: zone::AREA, end: End::Top, verb: verb::SLIDE, turned: None, control: None } }
    [(Doer who) "checks/check" what (Naught amount)] => { Op::RunRoutine { routine: routine::CHECK, who, what, amount } }
    [(Doer who) "clears/clear" what (Naught amount)] => { Op::RunRoutine { routine: routine::CLEAR, who, what, amount } }
    [who "loses/lose the game"] => { Op::Lose { who } }
    [who "wins/win the game"] => { Op::Win { who } }
};

/// "rebooted", "sleeping", or nothing.
struct Turned;

impl Turned {
    const WORDS: &[(&str, Orientation)] = &[("rebooted", Orientation::Upright), ("sleeping", Orientation::Sideways)];

    fn read(r: &mut Reader) -> Read<Option<Orientation>> {
        Ok(Self::WORDS.iter().find(|(word, _)| r.skip(word)).map(|(_, turned)| *turned))
    }
    fn write(turned: &Option<Orientation>, w: &mut Writer) -> Said {
        if let Some((word, _)) = Self::WORDS.iter().find(|(_, known)| Some(*known) == *turned) {
            w.say(word);
        }
        Ok(())
    }
}

/// "the top 3 cards", after "up to".
struct TopMost;

impl TopMost {
    fn read(r: &mut Reader) -> Read<Amount> {
        Ok(Amount::UpTo(Box::new(TopCards::read(r)?)))
    }
    fn write(amount: &Amount, w: &mut Writer) -> Said {
        match amount {
            Amount::UpTo(most) => TopCards::write(most, w),
            _ => Err(Unsayable),
        }
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
    Clause {
        read: |r| phrase::read(EFFECTS, "~an effect", r).map(|op| vec![op]),
        write: |ops, w| phrase::write(EFFECTS, ops.first().ok_or(Unsayable)?, w).map(|()| 1),
    },
    Clause { read: read_lasting, write: write_lasting },
];
