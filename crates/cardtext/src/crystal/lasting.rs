//! Effects that last: "it gains +1000 power until the end of the turn", "its power becomes 4000".

use super::change::{Lasting, read_predicate, says_time_first, write_predicate};
use super::note::note_follows;
use super::noun::read_element;
use crate::amount::{parts, read_counted_each, times, write_counted_each};
use crate::object::{Owner, Subject};
use crate::phrase::{self, Row, Slot, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{element, number};
use duel::card::ability::{Change, Duration, Op};
use duel::card::amount::{Amount, What};
use duel::ids::Colours;

/// How a power is set or multiplied until the turn ends.
const POWERS: &[Row<(What, Vec<Change>)>] = phrases! {
    [(Powered what) (BecomesPower changes) "until the end of the turn"] => { (what, changes) }
    ["until the end of the turn," (Powered what) (BecomesPower changes)] => { (what, changes) }
    [(Coloured what) (BecomesElement changes) "until the end of the turn"] => { (what, changes) }
    ["until the end of the turn," (Silenced what) (BecomesPower changes)] => { (what, changes) }
    [(Doubled what) (Twofold changes) "until the end of the turn"] => { (what, changes) }
    ["until the end of the turn," (Doubled what) (Twofold changes)] => { (what, changes) }
};

/// "its", whose power is spoken of.
struct Powered;

impl Powered {
    fn read(r: &mut Reader) -> Read<What> {
        let what = Owner::read(r)?;
        r.words("power becomes").map(|()| what)
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        Owner::write(what, w)?;
        w.words("power becomes");
        Ok(())
    }
}

/// "its", whose element is spoken of.
struct Coloured;

impl Coloured {
    fn read(r: &mut Reader) -> Read<What> {
        let what = Owner::read(r)?;
        r.words("element becomes").map(|()| what)
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        Owner::write(what, w)?;
        w.words("element becomes");
        Ok(())
    }
}

/// The element a card becomes.
struct BecomesElement;

impl BecomesElement {
    fn read(r: &mut Reader) -> Read<Vec<Change>> {
        Ok(vec![Change::SetColours(Colours::of(&[read_element(r)?]))])
    }
    fn write(changes: &[Change], w: &mut Writer) -> Said {
        let [Change::SetColours(colours)] = changes else { return Err(Unsayable) };
        let mut all = colours.iter();
        let (Some(colour), None) = (all.next(), all.next()) else { return Err(Unsayable) };
        w.say(element::NAMES.get(colour.index()).ok_or(Unsayable)?);
        Ok(())
    }
}

/// What loses its abilities as well.
struct Silenced;

impl Silenced {
    fn read(r: &mut Reader) -> Read<What> {
        let what = Subject::read(r)?;
        r.words("loses/lose all its/their abilities and its/their power becomes")?;
        r.talk.silenced = true;
        Ok(what)
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        Subject::write(what, w)?;
        w.words("loses/lose all its/their abilities and its/their power becomes");
        w.talk.silenced = true;
        Ok(())
    }
}

/// The number a power becomes.
struct BecomesPower;

impl BecomesPower {
    fn read(r: &mut Reader) -> Read<Vec<Change>> {
        let power = Change::Set(number::POWER, Amount::Fixed(r.number()?));
        let silenced = std::mem::take(&mut r.talk.silenced);
        Ok(if silenced { vec![Change::LoseAbilities, power] } else { vec![power] })
    }
    fn write(changes: &[Change], w: &mut Writer) -> Said {
        let silenced = std::mem::take(&mut w.talk.silenced);
        match changes {
            [Change::Set(number::POWER, Amount::Fixed(power))] if !silenced => w.number(*power),
            [Change::LoseAbilities, Change::Set(number::POWER, Amount::Fixed(power))] if silenced => w.number(*power),
            _ => return Err(Unsayable),
        }
        Ok(())
    }
}

/// "double the power of Harbor Sentinel", "double its power".
struct Doubled;

impl Doubled {
    fn read(r: &mut Reader) -> Read<What> {
        if r.skip("double the power of") {
            return What::read(r);
        }
        r.words("double")?;
        let what = Owner::read(r)?;
        r.words("power").map(|()| what)
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        w.first_of(&[true, false], |&of, w| {
            if of {
                w.words("double the power of");
                return what.write(w);
            }
            w.words("double");
            Owner::write(what, w)?;
            w.words("power");
            Ok(())
        })
    }
}

/// Twice a power, where the words around it say so.
struct Twofold;

impl Twofold {
    fn read(_: &mut Reader) -> Read<Vec<Change>> {
        Ok(vec![Change::Multiply(number::POWER, 2)])
    }
    fn write(changes: &[Change], _: &mut Writer) -> Said {
        if *changes == [Change::Multiply(number::POWER, 2)] { Ok(()) } else { Err(Unsayable) }
    }
}

/// Reads how a power is set or multiplied.
pub(crate) fn read_power(r: &mut Reader) -> Read<Vec<Op>> {
    let (what, changes) = phrase::read(POWERS, "~an effect", r)?;
    Ok(vec![Op::BeginEffect { what, changes, duration: Duration::Turn }])
}

/// Writes how a power is set or multiplied.
pub(crate) fn write_power(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::BeginEffect { what, changes, duration: Duration::Turn }, ..] = ops else { return Err(Unsayable) };
    phrase::write(POWERS, &(what.clone(), changes.clone()), w).map(|()| 1)
}

/// Words for a time that is said first.
const FIRST: &[&str] = &["until the end of the turn,", "this turn,"];

/// Reads what objects gain, lose, cannot or must do for a time.
pub(crate) fn read_lasting(r: &mut Reader) -> Read<Vec<Op>> {
    let first = r.has(|r| r.one_of(FIRST));
    if first && r.skip("for each") {
        let each = read_counted_each(r)?;
        r.mark(',')?;
        let what = Subject::read(r)?;
        let changes = for_each(read_predicate(Lasting::Said, r)?, &each)?;
        return Ok(vec![Op::BeginEffect { what, changes, duration: Duration::Turn }]);
    }
    if !first && r.skip("for each") {
        let each = read_counted_each(r)?;
        r.mark(',')?;
        let what = Subject::read(r)?;
        let changes = for_each(read_predicate(Lasting::Turn, r)?, &each)?;
        return Ok(vec![Op::BeginEffect { what, changes, duration: Duration::Turn }]);
    }
    let what = Subject::read(r)?;
    r.talk.own = what == What::This;
    if first {
        let changes = read_predicate(Lasting::Said, r)?;
        return Ok(vec![Op::BeginEffect { what, changes, duration: Duration::Turn }]);
    }
    if let Ok(changes) = r.attempt(|r| read_predicate(Lasting::Turn, r)) {
        return Ok(vec![Op::BeginEffect { what, changes, duration: Duration::Turn }]);
    }
    let changes = read_predicate(Lasting::Applies, r)?;
    if r.lasts || note_follows(r) {
        return Ok(vec![Op::BeginEffect { what, changes, duration: Duration::Forever }]);
    }
    r.fail("until the end of the turn")
}

/// A change of power, for each of something.
fn for_each(mut changes: Vec<Change>, each: &Amount) -> Read<Vec<Change>> {
    match changes.as_mut_slice() {
        [Change::Add(_, amount @ Amount::Fixed(_))] => {
            let (number, _) = parts(amount);
            *amount = times(number, each.clone());
            Ok(changes)
        }
        _ => Err(Miss),
    }
}

/// Writes what objects gain, lose, cannot or must do for a time.
pub(crate) fn write_lasting(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::BeginEffect { what, changes, duration }, ..] = ops else { return Err(Unsayable) };
    let own = *what == What::This;
    if *duration == Duration::Forever {
        Subject::write(what, w)?;
        write_predicate(changes, Lasting::Applies, own, w)?;
        w.due = true;
        return Ok(1);
    }
    if *duration != Duration::Turn {
        return Err(Unsayable);
    }
    if let [Change::Add(number, amount)] = changes.as_slice()
        && w.is_guided()
        && let (fixed, Some(each)) = parts(amount)
        && (w.would_follow("for each") || w.would_follow("until the end of the turn, for each"))
    {
        let first = w.would_follow("until");
        if first {
            w.words("until the end of the turn,");
        }
        w.words("for each");
        w.plural = false;
        write_counted_each(each, w)?;
        w.glue(",");
        Subject::write(what, w)?;
        let change = [Change::Add(*number, Amount::Fixed(fixed))];
        write_predicate(&change, if first { Lasting::Said } else { Lasting::Turn }, own, w)?;
        return Ok(1);
    }
    let usual = says_time_first(changes);
    w.first_of(&[usual, !usual], |&first, w| {
        if first {
            w.one_of(FIRST);
        }
        Subject::write(what, w)?;
        write_predicate(changes, if first { Lasting::Said } else { Lasting::Turn }, own, w)
    })?;
    Ok(1)
}
