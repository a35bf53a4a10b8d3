//! What an object is like and where it stands, as a condition says it: "frozen", "in the centre", "in your trash".

use crate::condition::joined;
use crate::noun::{Place, read_article, write_article};
use crate::object::Subject;
use crate::phrase::Row;
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crate::zones::{read_zones, write_zones};
use duel::amount::Condition;
use duel::filter::{Filter, Near};

/// How a language says it.
pub(crate) struct Standing {
    /// Reads adjectives into a description; whether there were any.
    pub read_states: fn(&mut Filter, &mut Reader) -> bool,
    /// Writes adjectives and takes them out of the description.
    pub write_states: fn(&mut Filter, &mut Writer),
    /// Places of the zone where cards are in play.
    pub places: Row<u32>,
    /// How a place relates to another.
    pub near: Row<Near>,
    /// Words for a card that is in play.
    pub in_play: &'static str,
}

/// What an object is like: "frozen", "in the enemy area", "adjacent to it", "in your graveyard", "a red unit".
pub(crate) struct Like;

impl Like {
    /// Reads it.
    pub fn read(r: &mut Reader) -> Read<Filter> {
        let standing = r.grammar.standing.as_ref().ok_or(Miss)?;
        let mut filter = Filter::default();
        if r.has(|r| if (standing.read_states)(&mut filter, r) { Ok(()) } else { Err(Miss) }) {
            return Ok(filter);
        }
        if let Ok(places) = r.attempt(standing.places.read) {
            return Ok(Filter { places, ..filter });
        }
        if let Ok(near) = r.attempt(standing.near.read) {
            return Ok(Filter { near: Some(near), ..filter });
        }
        if r.skip(standing.in_play) {
            return Ok(Filter { zones: r.grammar.in_play, ..filter });
        }
        if let Ok(zones) = r.attempt(|r| {
            r.one_of(&["in your", "in the"])?;
            read_zones(r)
        }) {
            return Ok(Filter { zones, ..filter });
        }
        read_article(Place::Anywhere, r)
    }
    /// Writes it.
    pub fn write(filter: &Filter, w: &mut Writer) -> Said {
        let standing = w.grammar.standing.as_ref().ok_or(Unsayable)?;
        let plain = Filter::default();
        w.attempt(|w| {
            let mut rest = filter.clone();
            (standing.write_states)(&mut rest, w);
            if rest == plain && *filter != plain { Ok(()) } else { Err(Unsayable) }
        })
        .or_else(|Unsayable| {
            let Filter { places, near, zones, .. } = filter.clone();
            if places != 0 && *filter == (Filter { places, ..plain.clone() }) {
                return (standing.places.write)(&places, w);
            }
            if let Some(near) = &near
                && *filter == (Filter { near: Some(near.clone()), ..plain.clone() })
            {
                return (standing.near.write)(near, w);
            }
            if *filter == (Filter { zones, ..plain.clone() }) && !zones.is_empty() {
                if zones == w.grammar.in_play {
                    w.words(standing.in_play);
                    return Ok(());
                }
                w.one_of(&["in your", "in the"]);
                return write_zones(zones, w);
            }
            write_article(filter, Place::Anywhere, w)
        })
    }
}

/// "Slate Courier is not frozen".
pub(crate) struct IsNot;

impl IsNot {
    /// Reads it.
    pub fn read(r: &mut Reader) -> Read<Box<Condition>> {
        let what = Subject::read(r)?;
        r.words("is/are not")?;
        Ok(Box::new(Condition::Is(what, Like::read(r)?)))
    }
    /// Writes it.
    pub fn write(inner: &Condition, w: &mut Writer) -> Said {
        let Condition::Is(what, filter) = inner else { return Err(Unsayable) };
        Subject::write(what, w)?;
        w.words("is/are not");
        Like::write(filter, w)
    }
}

/// Reads a condition of a table, or several with "and" between them.
pub(crate) fn read_joined(read: fn(&mut Reader) -> Read<Condition>, r: &mut Reader) -> Read<Condition> {
    let mut all = vec![read(r)?];
    while let Ok(next) = r.attempt(|r| {
        r.words("and")?;
        read(r)
    }) {
        all.push(next);
    }
    joined(all).ok_or(Miss)
}

/// Writes what [`read_joined`] reads.
pub(crate) fn write_joined(condition: &Condition, write: fn(&Condition, &mut Writer) -> Said, w: &mut Writer) -> Said {
    let all = match condition {
        Condition::All(all) => all.as_slice(),
        condition => std::slice::from_ref(condition),
    };
    for (at, condition) in all.iter().enumerate() {
        if at > 0 {
            w.say("and");
        }
        write(condition, w)?;
    }
    Ok(())
}
