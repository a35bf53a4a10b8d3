//! What is done with cards that were looked at: "add 1 Forward among them to your hand".

use super::effect::{move_picked, pick, picked};
use crate::language::Grammar;
use crate::noun::{Counted, Place, read_counted, read_noun, write_counted, write_noun};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Unsayable, Writer};
use crystal::words::{verb, zone};
use duel::card::ability::{End, Op};
use duel::card::amount::{Amount, What};
use duel::card::characteristics::Orientation;
use duel::card::filter::Whose;
use duel::ids::{Verb, Zone};

const DECK: Place = Place::Given(zone::DECK, Whose::Yours);

/// Where cards go that are picked among those looked at.
struct Fate {
    /// What is done; nothing, where cards are put into play in the edition's own words.
    verb: &'static str,
    tail: &'static str,
    to: Zone,
    deed: Verb,
    turned: Option<Orientation>,
}

impl Fate {
    fn verbs(&'static self, grammar: &'static Grammar) -> &'static [&'static str] {
        if self.verb.is_empty() { grammar.edition.brings } else { std::slice::from_ref(&self.verb) }
    }
}

const AMONG: &[Fate] = &[
    Fate { verb: "add", tail: "among them to your hand", to: zone::HAND, deed: verb::RETURN, turned: None },
    Fate { verb: "put", tail: "among them into the Break Zone", to: zone::BREAK, deed: verb::PUT, turned: None },
    Fate {
        verb: "",
        tail: "among them onto the field dull",
        to: zone::FIELD,
        deed: verb::PLAY,
        turned: Some(Orientation::Sideways),
    },
    Fate { verb: "", tail: "among them onto the field", to: zone::FIELD, deed: verb::PLAY, turned: None },
];

/// Reads "add 1 Forward among them to your hand".
pub(crate) fn read_among(r: &mut Reader) -> Read<Vec<Op>> {
    let seen = r.talk.seen.clone().ok_or(Miss)?;
    let who = r.talk.doer.clone();
    let found = AMONG.iter().find_map(|fate| {
        r.attempt(|r| {
            r.one_of(fate.verbs(r.grammar))?;
            let mut counted = if r.skip("all") {
                let filter = read_noun(DECK, r)?;
                Counted { min: Amount::Fixed(ALL), max: Amount::Fixed(ALL), filter }
            } else {
                read_counted(DECK, r)?
            };
            counted.filter.among = Some(Box::new(seen.clone()));
            r.words(fate.tail)?;
            Ok(vec![pick(who.clone(), counted), move_picked(r.talk.picked, fate.to, fate.deed, fate.turned)])
        })
        .ok()
    });
    found.ok_or(Miss)
}

/// As many as there are.
const ALL: i32 = 14;

/// Writes what [`read_among`] reads.
pub(crate) fn write_among(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [first, second @ Op::Move { to, verb, turned, .. }, ..] = ops else { return Err(Unsayable) };
    let (who, mut counted) = picked(first)?;
    let among = counted.filter.among.take().ok_or(Unsayable)?;
    if *who != w.talk.doer || Some(*among) != w.talk.seen || *second != move_picked(w.talk.picked, *to, *verb, *turned)
    {
        return Err(Unsayable);
    }
    let fate = AMONG.iter().find(|fate| (&fate.to, &fate.deed, &fate.turned) == (to, verb, turned)).ok_or(Unsayable)?;
    w.one_of(fate.verbs(w.grammar));
    if counted.max == Amount::Fixed(ALL) {
        w.say("all");
        write_noun(&counted.filter, DECK, true, w)?;
    } else {
        write_counted(&counted, DECK, w)?;
    }
    w.words(fate.tail);
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

/// Reads what becomes of the rest.
pub(crate) fn read_rest(r: &mut Reader) -> Read<Vec<Op>> {
    r.one_of(REST)?;
    Ok(vec![rest(r.talk.seen.clone().ok_or(Miss)?)])
}

/// Writes what [`read_rest`] reads.
pub(crate) fn write_rest(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let seen = w.talk.seen.clone().ok_or(Unsayable)?;
    if ops.first() != Some(&rest(seen)) || !w.talk.seen_many {
        return Err(Unsayable);
    }
    w.one_of(REST);
    Ok(1)
}
