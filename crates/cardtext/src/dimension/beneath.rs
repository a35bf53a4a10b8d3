//! Cards under and beside others, and what else part 6 has texts do: "put it under 1 unit you control without a ki card as
//! ki", "bind Stair Writ to it", "swap the squares of them", "change its target to the latter", "name a race".

use super::place::ChosenSquare;
use crate::clause::{DeckOf, Fewer, Markers};
use crate::noun::{Counted, Place, read_counted, write_counted};
use crate::object::Owner;
use crate::phrase::{Row, Slot, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::spot::ChosenSpot;
use crate::words::CounterName;
use crate::writer::{Said, Unsayable, Writer};
use dimension::words::{verb, zone};
use duel::card::ability::{Op, WordClass};
use duel::card::amount::{Amount, What, Who};
use duel::card::filter::Filter;

/// Clauses that are one operation.
pub(crate) const EFFECTS: &[Row<Op>] = phrases! {
    ["put" what "under" to "as ki"] => { Op::Attach { what, to, under: true, verb: verb::LAY } }
    ["put the top card of" (DeckOf who) "under" beneath "as ki"] => {
        Op::PutTopUnder { beneath, whose: Some(who), from: zone::DECK, verb: verb::LAY }
    }
    ["put under" beneath "the top card/cards of its/their owner's/owners' deck/decks as ki"] => {
        Op::PutTopUnder { beneath, whose: None, from: zone::DECK, verb: verb::LAY }
    }
    ["bind" what "to" to] => { Op::Attach { what, to, under: false, verb: verb::BIND } }
    ["swap the squares of" what] => { Op::Swap { what, verb: verb::PUT } }
    ["change" (Owner what) "target from" (Given from) "to" to] => { Op::Retarget { what, from, to } }
    ["change" (Owner what) "target to" to (Whichever from)] => { Op::Retarget { what, from, to } }
    ["name" (Word sort) (You who)] => { Op::NameWord { who, sort } }
    ["put" (Markers amount) (CounterName counter) "on that square" (ChosenSquare what)] => {
        Op::PutCounters { what, counter, amount }
    }
    ["remove" (Fewer amount) (CounterName counter) "from that square" (ChosenSquare what)] => {
        Op::PutCounters { what, counter, amount }
    }
};

/// The target that is changed.
struct Given;

impl Given {
    fn read(r: &mut Reader) -> Read<Option<What>> {
        What::read(r).map(Some)
    }
    fn write(from: &Option<What>, w: &mut Writer) -> Said {
        from.as_ref().ok_or(Unsayable)?.write(w)
    }
}

/// Whichever target it is, where the words around it do not say.
struct Whichever;

impl Whichever {
    fn read(_: &mut Reader) -> Read<Option<What>> {
        Ok(None)
    }
    fn write(from: &Option<What>, _: &mut Writer) -> Said {
        if from.is_none() { Ok(()) } else { Err(Unsayable) }
    }
}

/// You, where the words around it name nobody.
struct You;

impl You {
    fn read(_: &mut Reader) -> Read<Who> {
        Ok(Who::You)
    }
    fn write(who: &Who, _: &mut Writer) -> Said {
        if *who == Who::You { Ok(()) } else { Err(Unsayable) }
    }
}

/// The sorts of words that can be named (2-8-1, 2-4-2-3), with and without an article.
pub(crate) const SORTS: &[(&str, &str, WordClass)] = &[
    ("a race", "race", WordClass::Trait(0)),
    ("an attribute", "attribute", WordClass::Trait(1)),
    ("a colour", "colour", WordClass::Colour),
];

struct Word;

impl Word {
    fn read(r: &mut Reader) -> Read<WordClass> {
        SORTS.iter().find(|(words, ..)| r.skip(words)).map(|(.., sort)| *sort).ok_or(Miss)
    }
    fn write(sort: &WordClass, w: &mut Writer) -> Said {
        w.words(SORTS.iter().find(|(.., known)| known == sort).ok_or(Unsayable)?.0);
        Ok(())
    }
}

/// "put it under 1 unit or base you control without a ki card as ki": only what may lie there is offered.
pub(crate) fn read_laying(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("put")?;
    let what = What::read(r)?;
    r.words("under")?;
    let Counted { min, max, filter } = read_counted(Place::Play, r)?;
    r.words("as ki")?;
    let one = Amount::Fixed(1);
    if (&min, &max) != (&one, &one) {
        return r.fail("1");
    }
    let to = What::Picked(r.talk.picked);
    let filter = Filter { may_host: Some(Box::new(what.clone())), ..filter };
    Ok(vec![Op::Choose { who: Who::You, filter, min, max }, Op::Attach { what, to, under: true, verb: verb::LAY }])
}

/// Writes what [`read_laying`] reads.
pub(crate) fn write_laying(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::Choose { who: Who::You, filter, min, max }, Op::Attach { what, under: true, .. }, ..] = ops else {
        return Err(Unsayable);
    };
    let mut filter = filter.clone();
    if filter.may_host.take().as_deref() != Some(what) {
        return Err(Unsayable);
    }
    w.say("put");
    what.write(w)?;
    w.say("under");
    write_counted(&Counted { min: min.clone(), max: max.clone(), filter }, Place::Play, w)?;
    w.words("as ki");
    Ok(2)
}
