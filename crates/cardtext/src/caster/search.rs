//! Searching: "search your deck for a servant, reveal it and put it into your hand. Then shuffle your deck."

use super::deck::DeckOf;
use super::object::{read_found, write_found};
use crate::body::{read_clause, write_clause};
use crate::noun::Place;
use crate::reader::{Read, Reader};
use crate::writer::{Unsayable, Writer};
use caster::words::{verb, zone};
use duel::card::ability::{End, Op};
use duel::card::amount::{Amount, What, Who};
use duel::card::filter::Whose;

/// Words for showing what was found, which is done anyway.
const REVEALED: &[&str] = &[
    ", reveal it and",
    ", reveal it, and",
    ". reveal it and",
    ", reveal them and",
    ". reveal them and",
    "and",
    ", then",
    ". then",
    ", reveal it, then",
];

/// Words for shuffling, which is done anyway.
const SHUFFLED: &[&str] = &[
    ". then shuffle your deck",
    ". then, shuffle your deck",
    ", then shuffle your deck",
    "and shuffle your deck",
    ". shuffle your deck",
];

/// Words for putting what was found on top of the deck when that has been shuffled.
const ON_TOP: &str = ". then shuffle the rest of your deck and put that card on top of it";

fn on_top(found: u8) -> Op {
    let what = What::Picked(found);
    Op::Move { what, to: zone::DECK, end: End::Top, verb: verb::PUT, turned: None, control: Some(Who::You) }
}

/// Reads the search, what is done with what was found, and the shuffle.
pub(crate) fn read_search(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("searches/search")?;
    let who = DeckOf::read(r)?;
    r.words("for")?;
    let (filter, max) = read_found(Place::Given(zone::DECK, side(&who)), r)?;
    let found = r.talk.picked;
    let mut ops = vec![Op::Search { who, filter, max }];
    if r.skip(ON_TOP) {
        ops.push(on_top(found));
        return Ok(ops);
    }
    r.one_of(REVEALED)?;
    let talk = r.talk.clone();
    r.talk.note(&ops[0]);
    let more = read_clause(r);
    r.talk = talk;
    ops.extend(more?);
    r.one_of(SHUFFLED)?;
    Ok(ops)
}

fn side(who: &Who) -> Whose {
    super::adjective::side_of(who)
}

/// Writes what [`read_search`] reads.
pub(crate) fn write_search(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [first @ Op::Search { who, filter, max }, after @ ..] = ops else { return Err(Unsayable) };
    w.words("searches/search");
    DeckOf::write(who, w)?;
    w.say("for");
    write_found(filter, max, Place::Given(zone::DECK, side(who)), w)?;
    if after.first() == Some(&on_top(w.talk.picked)) {
        write_break(ON_TOP, w);
        return Ok(2);
    }
    let several = [", reveal them and", ". reveal them and", "and", ", then"];
    let words: &[&str] = match after.first() {
        Some(Op::Move { to: zone::HAND, .. }) if *max != Amount::Fixed(1) => &several,
        Some(Op::Move { to: zone::HAND, .. }) => REVEALED,
        _ => &["and", ", reveal it and", ", then", ". then", ". reveal it and"],
    };
    let words = follow(words, w);
    write_break(words, w);
    let talk = w.talk.clone();
    w.talk.note(first);
    let written = write_clause(after, w);
    w.talk = talk;
    let written = written?;
    let words = follow(SHUFFLED, w);
    write_break(words, w);
    Ok(1 + written)
}

/// The words that the text goes on with, or the first.
fn follow(words: &[&'static str], w: &mut Writer) -> &'static str {
    let found = words.iter().copied().filter(|words| {
        w.is_guided()
            && w.would(|w| {
                write_break(words, w);
                Ok(())
            })
    });
    found.max_by_key(|words| words.len()).unwrap_or(words[0])
}

/// Words that may begin a sentence.
fn write_break(words: &str, w: &mut Writer) {
    match words.strip_prefix(". ") {
        Some(rest) => {
            w.glue(".");
            w.begin();
            w.words(rest);
        }
        None => w.words(words),
    }
}
