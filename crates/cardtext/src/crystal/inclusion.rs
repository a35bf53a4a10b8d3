//! How many of a card a deck may hold, where its text says so.

use crate::noun::{Place, read_noun, write_noun};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::zone;
use duel::card::ability::{Change, StaticEffect};
use duel::card::filter::{Filter, Whose};

/// Cards in your deck.
const DECK: Place = Place::Given(zone::DECK, Whose::Yours);
/// How many of them, where there is no end to it.
const ANY_NUMBER: u8 = u8::MAX;

/// "You can include any number of … in your deck": said of the deck before any duel, so it works in no zone (8.1.2).
pub(crate) fn read_inclusion(r: &mut Reader) -> Read<StaticEffect> {
    r.words("you can include")?;
    let copies = if r.skip("any number of") {
        ANY_NUMBER
    } else {
        r.words("up to")?;
        let copies = r.number()?;
        copies.try_into().map_err(|_| Miss)?
    };
    let filter = if r.has(Reader::this) { namesakes() } else { read_noun(DECK, r)? };
    r.words("in your deck")?;
    Ok(StaticEffect { filter, changes: vec![Change::DeckCopies(copies)] })
}

/// Writes what [`read_inclusion`] reads.
pub(crate) fn write_inclusion(affect: &StaticEffect, w: &mut Writer) -> Said {
    let [Change::DeckCopies(copies)] = affect.changes.as_slice() else { return Err(Unsayable) };
    w.words("you can include");
    if *copies == ANY_NUMBER {
        w.words("any number of");
    } else {
        w.words("up to");
        w.number(i32::from(*copies));
    }
    if affect.filter == namesakes() {
        w.say(w.own);
    } else {
        write_noun(&affect.filter, DECK, *copies != 1, w)?;
    }
    w.words("in your deck");
    Ok(())
}

/// Cards of the card's own name.
fn namesakes() -> Filter {
    Filter { shares_name_with_source: true, ..Filter::any() }
}
