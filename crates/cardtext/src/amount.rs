//! Amounts with their units: "3000 damage", "1 card for each Forward you control".

use crate::reader::{Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::amount::Amount;

/// So many, or so many for each of something. Times 1 is not written into the data.
pub(crate) fn times(number: i32, each: impl Into<Option<Amount>>) -> Amount {
    match (number, each.into()) {
        (number, None) => Amount::Fixed(number),
        (1, Some(each)) => each,
        (number, Some(each)) => Amount::Times(number, Box::new(each)),
    }
}

/// So many, and for each of what.
pub(crate) fn parts(amount: &Amount) -> (i32, Option<&Amount>) {
    match amount {
        Amount::Fixed(number) => (*number, None),
        Amount::Times(number, each) => (*number, Some(each)),
        each => (1, Some(each)),
    }
}

/// Reads what is counted after "for each".
pub(crate) fn read_counted_each(r: &mut Reader) -> Read<Amount> {
    let before = std::mem::replace(&mut r.talk.union, true);
    let each = r.named("~what is counted", r.grammar.each.read);
    r.talk.union = before;
    each
}

/// Writes what [`read_counted_each`] reads.
pub(crate) fn write_counted_each(each: &Amount, w: &mut Writer) -> Said {
    let before = std::mem::replace(&mut w.talk.union, true);
    let said = (w.grammar.each.write)(each, w);
    w.talk.union = before;
    said
}

/// How many there are for each of what is counted.
pub(crate) fn times_each(amount: &Amount) -> i32 {
    parts(amount).0
}

/// Reads a number, its unit if it has one, and what it is for each of. A negative `sign` makes the amount negative.
pub(crate) fn read_units(unit: &'static str, sign: i32, r: &mut Reader) -> Read<Amount> {
    let number = r.number()?;
    r.words(unit)?;
    read_each(number * sign, r)
}

/// Reads what a number is for each of, if that follows.
pub(crate) fn read_each(number: i32, r: &mut Reader) -> Read<Amount> {
    if !r.skip("for each") {
        return Ok(times(number, None::<Amount>));
    }
    Ok(times(number, read_counted_each(r)?))
}

/// Writes what [`read_units`] reads. A negative `sign` asks for a negative amount.
pub(crate) fn write_units(amount: &Amount, unit: &str, sign: i32, w: &mut Writer) -> Said {
    let (number, _) = parts(amount);
    if number * sign < 0 {
        return Err(Unsayable);
    }
    w.number(number * sign);
    if !unit.is_empty() {
        w.words(unit);
    }
    write_each(amount, w)
}

/// Writes what an amount is for each of, if it is for each of anything.
pub(crate) fn write_each(amount: &Amount, w: &mut Writer) -> Said {
    match parts(amount) {
        (_, None) => Ok(()),
        (_, Some(each)) => {
            w.words("for each");
            w.plural = false;
            write_counted_each(each, w)
        }
    }
}

/// The number of an amount, and whether it is negative.
pub(crate) fn is_negative(amount: &Amount) -> bool {
    parts(amount).0 < 0
}

/// Makes a form of an amount with a unit of its own.
macro_rules! unit {
    ($(#[$doc:meta])* $name:ident, $unit:literal) => {
        $(#[$doc])*
        pub(crate) struct $name;
        impl $name {
            /// Reads the amount.
            pub fn read(r: &mut Reader) -> Read<Amount> {
                $crate::amount::read_units($unit, 1, r)
            }
            /// Writes the amount.
            pub fn write(amount: &Amount, w: &mut Writer) -> Said {
                $crate::amount::write_units(amount, $unit, 1, w)
            }
        }
    };
}

pub(crate) use unit;
