//! Amounts with their units: "2 cards", "3000 damage", "1 card for each unit you control".

use super::qualifier::NumberName;
use crate::amount::unit;
use crate::forms::{Many, Single};
use crate::object::Owner;
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::words::CounterName;
use crate::writer::{Said, Unsayable, Writer};
use duel::amount::Amount;

/// What is counted after "for each".
pub(crate) const EACH: &[Row<Amount>] = phrases! {
    ["energy paid for X"] => { Amount::X }
    [(CounterName counter) "on" what] => { Amount::On(what, counter) }
    [(Single filter)] => { Amount::Count(filter) }
};

/// Amounts that are not a number by itself.
const EQUAL: &[Row<Amount>] = phrases! {
    ["equal to X"] => { Amount::X }
    ["equal to the number of" (Many filter)] => { Amount::Count(filter) }
    ["equal to the greatest" (NumberName number) "among" (Many filter)] => { Amount::Most(filter, number) }
    ["equal to the smallest" (NumberName number) "among" (Many filter)] => { Amount::Least(filter, number) }
    ["equal to twice" (Measured amount)] => { Amount::Times(2, amount) }
    ["equal to half of" (Measured amount)] => { Amount::Half(amount) }
    ["equal to" (Owner what) (NumberName number)] => { Amount::NumberOf(what, number) }
};

/// A number of an object, or how many there are.
struct Measured;

const MEASURED: &[Row<Amount>] = phrases! {
    ["the number of" (Many filter)] => { Amount::Count(filter) }
    [(Owner what) (NumberName number)] => { Amount::NumberOf(what, number) }
};

impl Measured {
    fn read(r: &mut Reader) -> Read<Box<Amount>> {
        phrase::read(MEASURED, "~an amount", r).map(Box::new)
    }
    fn write(amount: &Amount, w: &mut Writer) -> Said {
        phrase::write(MEASURED, amount, w)
    }
}

/// "equal to its power".
pub(crate) fn read_equal(r: &mut Reader) -> Read<Amount> {
    phrase::read(EQUAL, "~an amount", r)
}

/// Writes what [`read_equal`] reads.
pub(crate) fn write_equal(amount: &Amount, w: &mut Writer) -> Said {
    phrase::write(EQUAL, amount, w)
}

unit! {
    /// "2 cards".
    PlainCards, "card/cards"
}
unit! {
    /// "3000 damage".
    PlainDamage, "damage"
}

/// Makes a form of an amount that is a number with a unit, or the unit and what it is equal to.
macro_rules! measured {
    ($($(#[$doc:meta])* $name:ident: $plain:ident, $unit:literal;)*) => {$(
        $(#[$doc])*
        pub(crate) struct $name;
        impl $name {
            /// Reads the amount.
            pub fn read(r: &mut Reader) -> Read<Amount> {
                match r.attempt($plain::read) {
                    Ok(amount) => Ok(amount),
                    Err(Miss) => {
                        r.words($unit)?;
                        read_equal(r)
                    }
                }
            }
            /// Writes the amount.
            pub fn write(amount: &Amount, w: &mut Writer) -> Said {
                w.attempt(|w| {
                    w.words($unit);
                    if matches!(amount, Amount::Count(_)) { Err(Unsayable) } else { write_equal(amount, w) }
                })
                .or_else(|Unsayable| $plain::write(amount, w))
            }
        }
    )*};
}

measured! {
    /// "2 cards", "cards equal to its smash".
    Cards: PlainCards, "cards";
    /// "3000 damage", "damage equal to its power".
    Damage: PlainDamage, "damage";
}

/// "3 cards", after "up to".
pub(crate) struct AtMost;

impl AtMost {
    /// Reads the amount.
    pub fn read(r: &mut Reader) -> Read<Amount> {
        Ok(Amount::UpTo(Box::new(Cards::read(r)?)))
    }
    /// Writes the amount.
    pub fn write(amount: &Amount, w: &mut Writer) -> Said {
        match amount {
            Amount::UpTo(most) => Cards::write(most, w),
            _ => Err(Unsayable),
        }
    }
}

/// "the top card", "the top 2 cards".
pub(crate) struct TopCards;

impl TopCards {
    /// Reads the amount.
    pub fn read(r: &mut Reader) -> Read<Amount> {
        r.words("the top")?;
        if r.skip("card") { Ok(Amount::Fixed(1)) } else { Cards::read(r) }
    }
    /// Writes the amount.
    pub fn write(amount: &Amount, w: &mut Writer) -> Said {
        w.words("the top");
        if *amount == Amount::Fixed(1) {
            w.say("card");
            return Ok(());
        }
        Cards::write(amount, w)
    }
}
