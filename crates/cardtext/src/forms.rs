//! Forms of descriptions that stand in phrases of every language: one card, several, those whose place the words around
//! them give; and abilities that cards are given.

use crate::discourse::Discourse;
use crate::noun::{Place, read_article, read_noun, write_article, write_noun};
use crate::reader::{Read, Reader};
use crate::words::CounterName;
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::Ability;
use duel::card::filter::Filter;
use duel::ids::{AbilityId, Counter};

/// Makes a form of a filter whose place is given by the words around it.
macro_rules! given {
    ($($(#[$doc:meta])* $name:ident: $zone:ident $whose:ident, $read:ident $write:ident $($plural:literal)?;)*) => {$(
        $(#[$doc])*
        struct $name;
        impl $name {
            fn read(r: &mut Reader) -> Read<Box<Filter>> {
                $read(Place::Given(zone::$zone, Whose::$whose), r).map(Box::new)
            }
            fn write(filter: &Filter, w: &mut Writer) -> Said {
                $write(filter, Place::Given(zone::$zone, Whose::$whose), $($plural,)? w)
            }
        }
    )*};
}
pub(crate) use given;

/// Several cards where the description says.
pub(crate) struct Many;

impl Many {
    pub(crate) fn read<T: From<Filter>>(r: &mut Reader) -> Read<T> {
        read_noun(Place::Play, r).map(T::from)
    }
    pub(crate) fn write(filter: &Filter, w: &mut Writer) -> Said {
        write_noun(filter, Place::Play, true, w)
    }
}

/// One card of a description, which is counted.
pub(crate) struct Single;

impl Single {
    pub(crate) fn read(r: &mut Reader) -> Read<Box<Filter>> {
        r.talk.part = true;
        read_noun(Place::Play, r).map(Box::new)
    }
    pub(crate) fn write(filter: &Filter, w: &mut Writer) -> Said {
        w.talk.part = true;
        write_noun(filter, Place::Play, false, w)
    }
}

/// Twice, where the words around it say so.
pub(crate) struct Twice;

impl Twice {
    pub(crate) fn read(_: &mut Reader) -> Read<i32> {
        Ok(2)
    }
    pub(crate) fn write(number: &i32, _: &mut Writer) -> Said {
        if *number == 2 { Ok(()) } else { Err(Unsayable) }
    }
}

/// The other object of an encounter.
pub(crate) struct Other;

impl Other {
    pub(crate) fn read(r: &mut Reader) -> Read<Filter> {
        read_article(Place::Play, r)
    }
    pub(crate) fn write(filter: &Filter, w: &mut Writer) -> Said {
        write_article(filter, Place::Play, w)
    }
}

/// Counters of a kind, from the card itself.
pub(crate) struct FromIt;

impl FromIt {
    pub(crate) fn read(r: &mut Reader) -> Read<Counter> {
        let counter = CounterName::read(r)?;
        r.words("from")?;
        r.this().map(|()| counter)
    }
    pub(crate) fn write(counter: &Counter, w: &mut Writer) -> Said {
        CounterName::write(counter, w)?;
        w.words("from");
        w.itself();
        Ok(())
    }
}

/// Reads an ability that a card is given: it speaks of nothing that was said before.
pub(crate) fn read_gift(read: impl FnOnce(&mut Reader) -> Read<Ability>, r: &mut Reader) -> Read<AbilityId> {
    let talk = std::mem::replace(&mut r.talk, Discourse::new(r.grammar));
    let ability = read(r);
    r.talk = talk;
    ability.map(|ability| r.pool.add_ability(ability))
}

/// Writes an ability that a card is given, by its own ability or by another's.
pub(crate) fn write_gift(own: bool, w: &mut Writer, write: impl FnOnce(&mut Writer) -> Said) -> Said {
    let talk = std::mem::replace(&mut w.talk, Discourse::new(w.grammar));
    let name = w.own;
    if !own {
        w.own = w.grammar.selves[0];
    }
    let said = write(w);
    w.talk = talk;
    w.own = name;
    said
}
