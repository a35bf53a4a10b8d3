//! What is said of a subject: "gets +2000 power and gains Rush", "cannot attack or be chosen". Each sort of predicate has a
//! verb of its own, and a language a table of them.

use crate::amount::{is_negative, read_each, times_each, write_each};
use crate::change::split;
use crate::measure::{read_number_name, say_number_name};
use crate::phrase::{self, Row};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::Change;
use duel::card::amount::Amount;

/// A sort of predicate.
pub(crate) struct Family {
    /// Its verb.
    pub verb: &'static str,
    /// Whether a change is said with it.
    pub has: fn(&Change) -> bool,
    /// Reads what follows the verb.
    pub read: fn(&mut Reader) -> Read<Vec<Change>>,
    /// Writes what follows the verb; whether the subject is the card itself.
    pub write: fn(&[Change], bool, &mut Writer) -> Said,
}

/// Reads what is said of a subject.
pub(crate) fn read_predicate(families: &[Family], r: &mut Reader) -> Read<Vec<Change>> {
    r.named("~what it gets, gains, loses, cannot or must do", |r| {
        let mut changes = read_family(families, r)?;
        while let Ok(more) = r.attempt(|r| {
            r.words("and")?;
            read_family(families, r)
        }) {
            changes.extend(more);
        }
        Ok(changes)
    })
}

fn read_family(families: &[Family], r: &mut Reader) -> Read<Vec<Change>> {
    let family = families.iter().find(|family| r.skip(family.verb)).ok_or(Miss)?;
    (family.read)(r)
}

/// Writes what is said of a subject; `own` is whether it is the card itself.
pub(crate) fn write_predicate(families: &[Family], changes: &[Change], own: bool, w: &mut Writer) -> Said {
    let plural = w.plural;
    let mut rest = split(changes);
    let mut first = true;
    while let Some(family) = rest.first().and_then(|change| families.iter().find(|family| (family.has)(change))) {
        if !first {
            w.say("and");
        }
        first = false;
        let length = rest.iter().take_while(|change| (family.has)(change)).count();
        let after = rest.split_off(length);
        w.plural = plural;
        w.words(family.verb);
        (family.write)(&rest, own, w)?;
        rest = after;
    }
    if first || !rest.is_empty() { Err(Unsayable) } else { Ok(()) }
}

/// Reads one of a table, then others after "or".
pub(crate) fn read_any(table: &[Row<Change>], name: &'static str, r: &mut Reader) -> Read<Vec<Change>> {
    let mut all = vec![phrase::read(table, name, r)?];
    while r.skip("or") {
        all.push(phrase::read(table, name, r)?);
    }
    Ok(all)
}

/// Writes what [`read_any`] reads.
pub(crate) fn write_any(table: &[Row<Change>], changes: &[Change], w: &mut Writer) -> Said {
    for (at, change) in changes.iter().enumerate() {
        if at > 0 {
            w.say("or");
        }
        phrase::write(table, change, w)?;
    }
    Ok(())
}

/// Writes the only change there is.
pub(crate) fn write_only(changes: &[Change], w: &mut Writer, write: impl FnOnce(&Change, &mut Writer) -> Said) -> Said {
    match changes {
        [change] => write(change, w),
        _ => Err(Unsayable),
    }
}

/// "+2000 power", "-1 smash", "+1000 power for each base you control".
pub(crate) fn read_modification(r: &mut Reader) -> Read<Change> {
    if r.has(|r| r.mark('+')) && r.skip("X") {
        return Ok(Change::Add(read_number_name(r)?, Amount::X));
    }
    let amount = r.number()?;
    let number = read_number_name(r)?;
    Ok(Change::Add(number, read_each(amount, r)?))
}

/// Writes what [`read_modification`] reads.
pub(crate) fn write_modification(change: &Change, w: &mut Writer) -> Said {
    let Change::Add(number, amount) = change else { return Err(Unsayable) };
    if *amount == Amount::X {
        w.say("+X");
        return say_number_name(*number, w);
    }
    if !is_negative(amount) {
        w.say("+");
        w.join();
    }
    w.number(times_each(amount));
    say_number_name(*number, w)?;
    write_each(amount, w)
}
