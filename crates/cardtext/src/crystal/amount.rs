//! Amounts with their units: "3000 damage", "1 card for each Fire Forward you control".

use crate::amount::{parts, read_counted_each, read_units, times, unit, write_counted_each, write_units};
use crate::forms::Single;
use crate::noun::{Place, read_noun, write_noun};
use crate::object::Owner;
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::words::CounterName;
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{CRYSTAL, number, zone};
use duel::card::amount::{Amount, Who};
use duel::card::filter::{Filter, Whose};
use duel::ids::{Counter, Zones};

/// What is counted after "for each".
pub(crate) const EACH: &[Row<Amount>] = phrases! {
    ["CP paid for X"] => { Amount::X }
    ["Crystal you have" (Crystal counter)] => { Amount::PlayerCounters(Who::You, counter) }
    ["point of damage you have received" (Received filter)] => { Amount::Count(filter) }
    [(CounterName counter) "on" what] => { Amount::CountersOn(what, counter) }
    [(Single filter)] => { Amount::Count(filter) }
};

/// The counter that players hold; the words around it name it.
pub(crate) struct Crystal;

impl Crystal {
    /// Its number.
    pub fn read(r: &mut Reader) -> Read<Counter> {
        Ok(r.pool.intern_counter(CRYSTAL))
    }
    /// Whether it is this one.
    pub fn write(counter: &Counter, w: &mut Writer) -> Said {
        match w.pool.counters.get(counter.index()) {
            Some(name) if name == CRYSTAL => Ok(()),
            _ => Err(Unsayable),
        }
    }
}

/// The damage you have received, which is the number of cards in your Damage Zone (7.8).
pub(crate) struct Received;

impl Received {
    /// What is counted.
    pub fn filter() -> Filter {
        Filter { zones: Zones::of(&[zone::DAMAGE]), whose: Whose::Yours, ..Filter::default() }
    }
    /// The filter it means.
    pub fn read(_: &mut Reader) -> Read<Box<Filter>> {
        Ok(Box::new(Self::filter()))
    }
    /// Whether the filter means that.
    pub fn write(filter: &Filter, _: &mut Writer) -> Said {
        if *filter == Self::filter() { Ok(()) } else { Err(Unsayable) }
    }
}

unit! {
    /// "2 cards".
    PlainCards, "card/cards"
}
unit! {
    /// "1 point of damage".
    Points, "point/points of damage"
}
unit! {
    /// "1 Crystal".
    Crystals, "Crystal/Crystals"
}

/// "2 cards", or "cards equal to half the number of Forwards you control".
pub(crate) struct Cards;

const AS_MANY: &[Row<Amount>] = phrases! {
    ["cards equal to half the number of" (Half amount)] => { Amount::Half(amount) }
};

/// How many objects there are of a description, in the plural.
struct Half;

impl Half {
    fn read(r: &mut Reader) -> Read<Box<Amount>> {
        Ok(Box::new(Amount::Count(Box::new(read_noun(Place::Play, r)?))))
    }
    fn write(amount: &Amount, w: &mut Writer) -> Said {
        let Amount::Count(filter) = amount else { return Err(Unsayable) };
        write_noun(filter, Place::Play, true, w)
    }
}

impl Cards {
    /// Reads the amount.
    pub fn read(r: &mut Reader) -> Read<Amount> {
        match r.attempt(PlainCards::read) {
            Ok(amount) => Ok(amount),
            Err(Miss) => phrase::read(AS_MANY, "~a number of cards", r),
        }
    }
    /// Writes the amount.
    pub fn write(amount: &Amount, w: &mut Writer) -> Said {
        w.attempt(|w| phrase::write(AS_MANY, amount, w)).or_else(|Unsayable| PlainCards::write(amount, w))
    }
}

/// "the top card", "the top 2 cards".
pub(crate) struct TopCards;

impl TopCards {
    /// Reads the amount.
    pub fn read(r: &mut Reader) -> Read<Amount> {
        r.words("the top")?;
        if r.skip("card") { Ok(Amount::Fixed(1)) } else { PlainCards::read(r) }
    }
    /// Writes the amount.
    pub fn write(amount: &Amount, w: &mut Writer) -> Said {
        w.words("the top");
        match amount {
            Amount::Fixed(1) => {
                w.say("card");
                Ok(())
            }
            Amount::Fixed(_) => PlainCards::write(amount, w),
            _ => Err(Unsayable),
        }
    }
}

/// "3000 damage", "3000 damage and 1000 more damage for each Backup you control", or "damage equal to its power".
pub(crate) struct Damage;

const EQUAL: &[Row<Amount>] = phrases! {
    ["damage equal to" (Reduced all)] => { Amount::Sum(all) }
    ["damage equal to" (Owner what) "power"] => { Amount::NumberOf(what, number::POWER) }
    ["damage equal to the power of" what] => { Amount::NumberOf(what, number::POWER) }
    ["damage equal to half of" (Power amount)] => { Amount::Half(amount) }
};

/// "its power minus 1000".
struct Reduced;

impl Reduced {
    fn read(r: &mut Reader) -> Read<Vec<Amount>> {
        let what = Owner::read(r)?;
        r.words("power minus")?;
        Ok(vec![Amount::NumberOf(what, number::POWER), Amount::Fixed(-r.number()?)])
    }
    fn write(all: &[Amount], w: &mut Writer) -> Said {
        let [Amount::NumberOf(what, number::POWER), Amount::Fixed(less)] = all else { return Err(Unsayable) };
        if *less >= 0 {
            return Err(Unsayable);
        }
        Owner::write(what, w)?;
        w.words("power minus");
        w.number(-less);
        Ok(())
    }
}

/// What is dealt besides: "1000 more damage for each Backup you control".
fn read_more(r: &mut Reader) -> Read<Amount> {
    r.words("and")?;
    let number = r.number()?;
    r.words("more damage for each")?;
    Ok(times(number, read_counted_each(r)?))
}

/// "its power".
struct Power;

const POWER: &[Row<Amount>] = phrases! {
    [(Owner what) "power"] => { Amount::NumberOf(what, number::POWER) }
};

impl Power {
    fn read(r: &mut Reader) -> Read<Box<Amount>> {
        phrase::read(POWER, "~a power", r).map(Box::new)
    }
    fn write(amount: &Amount, w: &mut Writer) -> Said {
        phrase::write(POWER, amount, w)
    }
}

impl Damage {
    /// Reads the amount.
    pub fn read(r: &mut Reader) -> Read<Amount> {
        match r.attempt(|r| read_units("damage", 1, r)) {
            Ok(amount @ Amount::Fixed(_)) => match r.attempt(read_more) {
                Ok(more) => Ok(Amount::Sum(vec![amount, more])),
                Err(Miss) => Ok(amount),
            },
            Ok(amount) => Ok(amount),
            Err(Miss) => phrase::read(EQUAL, "~an amount of damage", r),
        }
    }
    /// Writes the amount.
    pub fn write(amount: &Amount, w: &mut Writer) -> Said {
        if let Amount::Sum(all) = amount
            && let [first @ Amount::Fixed(_), more] = all.as_slice()
        {
            write_units(first, "damage", 1, w)?;
            w.say("and");
            let (number, each) = parts(more);
            w.number(number);
            w.words("more damage for each");
            w.plural = false;
            return write_counted_each(each.ok_or(Unsayable)?, w);
        }
        w.attempt(|w| phrase::write(EQUAL, amount, w)).or_else(|Unsayable| write_units(amount, "damage", 1, w))
    }
}
