//! Numbers of cards and amounts measured by them: "2 cards", "damage equal to its power", "of cost 3 or less", "with the
//! greatest power among units you control".

use crate::amount::unit;
use crate::forms::Many;
use crate::noun::{Place, read_noun, write_noun};
use crate::object::Owner;
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::words::{read_comparison, write_comparison};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::amount::Amount;
use duel::card::filter::{Cmp, NumberTest};
use duel::ids::Number;

/// "cost", "power".
pub(crate) fn read_number_name(r: &mut Reader) -> Read<Number> {
    r.named("~a number of a card", |r| {
        r.grammar.numbers.iter().find(|(name, _)| r.skip(name)).map(|(_, number)| *number).ok_or(Miss)
    })
}

/// "cost", "power".
pub(crate) fn say_number_name(number: Number, w: &mut Writer) -> Said {
    let (name, _) = w.grammar.numbers.iter().find(|(_, known)| *known == number).ok_or(Unsayable)?;
    w.words(name);
    Ok(())
}

/// One of a card's numbers, by its name.
pub(crate) struct NumberName;

impl NumberName {
    /// Reads the name.
    pub fn read(r: &mut Reader) -> Read<Number> {
        read_number_name(r)
    }
    /// Writes the name.
    pub fn write(number: &Number, w: &mut Writer) -> Said {
        say_number_name(*number, w)
    }
}

/// Amounts with which a number is compared besides a fixed one.
const MEASURES: &[Row<Amount>] = phrases! {
    ["X"] => { Amount::X }
    ["the number of" (Many filter)] => { Amount::Count(filter) }
    ["the greatest" (NumberName number) "among" (Many filter)] => { Amount::Greatest(filter, number) }
    ["the smallest" (NumberName number) "among" (Many filter)] => { Amount::Smallest(filter, number) }
    [(Owner what) (NumberName number)] => { Amount::NumberOf(what, number) }
};

/// What stands between a number's name and an amount that bounds it.
const BOUNDS: &[(&str, Cmp)] =
    &[("equal to or less than", Cmp::AtMost), ("equal to or more than", Cmp::AtLeast), ("equal to", Cmp::Is)];

/// "of cost 3 or less", "of power equal to or less than its power".
pub(crate) fn read_test(r: &mut Reader) -> Read<NumberTest> {
    r.words(r.grammar.having)?;
    let number = read_number_name(r)?;
    if let Some((_, cmp)) = BOUNDS.iter().find(|(words, _)| r.skip(words)) {
        return Ok(NumberTest { number, cmp: *cmp, amount: phrase::read(MEASURES, "~an amount", r)? });
    }
    let amount = if r.skip("X") { Amount::X } else { Amount::Fixed(r.number()?) };
    Ok(NumberTest { number, cmp: read_comparison(r), amount })
}

/// Writes what [`read_test`] reads.
pub(crate) fn write_test(test: &NumberTest, w: &mut Writer) -> Said {
    w.say(w.grammar.having);
    say_number_name(test.number, w)?;
    match &test.amount {
        Amount::Fixed(number) => w.number(*number),
        Amount::X => w.say("X"),
        amount => {
            let (words, _) = BOUNDS.iter().find(|(_, cmp)| *cmp == test.cmp).ok_or(Unsayable)?;
            w.words(words);
            return phrase::write(MEASURES, amount, w);
        }
    }
    write_comparison(test.cmp, w);
    Ok(())
}

/// Numbers that no card beats: whether they are the greatest.
const EXTREMES: &[(&str, bool)] = &[("with the greatest", true), ("with the smallest", false)];

/// "with the greatest power among units your opponent controls" (2-12-2).
pub(crate) fn read_extreme(r: &mut Reader) -> Read<NumberTest> {
    let (_, greatest) = EXTREMES.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
    let number = read_number_name(r)?;
    r.words("among")?;
    let among = Box::new(read_noun(Place::Play, r)?);
    let amount = if *greatest { Amount::Greatest(among, number) } else { Amount::Smallest(among, number) };
    Ok(NumberTest { number, cmp: Cmp::Is, amount })
}

/// Writes what [`read_extreme`] reads.
pub(crate) fn write_extreme(test: &NumberTest, w: &mut Writer) -> Said {
    let (Amount::Greatest(among, number) | Amount::Smallest(among, number)) = &test.amount else {
        return Err(Unsayable);
    };
    if *number != test.number || test.cmp != Cmp::Is {
        return Err(Unsayable);
    }
    let greatest = matches!(test.amount, Amount::Greatest(..));
    w.words(EXTREMES.iter().find(|(_, known)| *known == greatest).map_or("", |(words, _)| words));
    say_number_name(*number, w)?;
    w.words("among");
    write_noun(among, Place::Play, true, w)
}

/// Amounts that are not a number by itself.
const EQUAL: &[Row<Amount>] = phrases! {
    ["equal to X"] => { Amount::X }
    ["equal to the number of" (Many filter)] => { Amount::Count(filter) }
    ["equal to the greatest" (NumberName number) "among" (Many filter)] => { Amount::Greatest(filter, number) }
    ["equal to the smallest" (NumberName number) "among" (Many filter)] => { Amount::Smallest(filter, number) }
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
