//! What a number of a card becomes: "its power becomes 4000", "the cost of all units you play becomes {1}".

use crate::clause::Every;
use crate::measure::{read_equal, read_number_name, say_number_name, write_equal};
use crate::object::Owner;
use crate::price::{read_fee, write_fee};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::Change;
use duel::card::amount::{Amount, What};
use duel::ids::Number;

/// "its power becomes 4000", "its cost becomes {1}".
pub(crate) fn read_setting(r: &mut Reader) -> Read<(What, Vec<Change>)> {
    let (what, number) = match r.attempt(read_number_of_all) {
        Ok(found) => found,
        Err(Miss) => (Owner::read(r)?, read_number_name(r)?),
    };
    r.words("becomes")?;
    let amount = if r.grammar.prices.contains(&number)
        && let Ok(fee) = r.attempt(read_fee)
    {
        Amount::Fixed(fee)
    } else if let Ok(fixed) = r.attempt(Reader::number) {
        Amount::Fixed(fixed)
    } else {
        read_equal(r)?
    };
    Ok((what, vec![Change::Set(number, amount)]))
}

/// "the cost of all units you play".
fn read_number_of_all(r: &mut Reader) -> Read<(What, Number)> {
    r.words("the")?;
    let number = read_number_name(r)?;
    r.words("of")?;
    Ok((Every::read(r)?, number))
}

/// Writes what [`read_setting`] reads.
pub(crate) fn write_setting(what: &What, changes: &[Change], w: &mut Writer) -> Said {
    let [Change::Set(number, amount)] = changes else { return Err(Unsayable) };
    if matches!(what, What::All(_)) {
        w.say("the");
        say_number_name(*number, w)?;
        w.say("of");
        Every::write(what, w)?;
    } else {
        Owner::write(what, w)?;
        say_number_name(*number, w)?;
    }
    w.say("becomes");
    match amount {
        Amount::Fixed(fixed) if w.grammar.prices.contains(number) => write_fee(*fixed, w),
        Amount::Fixed(fixed) => {
            w.number(*fixed);
            Ok(())
        }
        amount => write_equal(amount, w),
    }
}
