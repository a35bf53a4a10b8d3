//! What follows the noun in a description of cards: "of cost 3 or less", "other than …", "you control".

use crate::noun::{read_name, say_name};
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::words::{read_counter, read_keyword, say_counter, say_keyword};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{number, zone};
use duel::amount::{Amount, Who};
use duel::filter::{Cmp, Filter, Self_, Test, Whose};
use duel::words::*;

const BREAK: Zones = Zones::of(&[zone::BREAK]);
const HAND: Zones = Zones::of(&[zone::HAND]);
const DAMAGE: Zones = Zones::of(&[zone::DAMAGE]);

/// On whose side and in which zone, where the description says so.
const SIDES: &[Row<(Zones, Whose)>] = phrases! {
    ["you control"] => { (Zones::EMPTY, Whose::Yours) }
    ["opponent controls"] => { (Zones::EMPTY, Whose::Opponents) }
    ["in your Break Zone"] => { (BREAK, Whose::Yours) }
    ["in your opponent's Break Zone"] => { (BREAK, Whose::Opponents) }
    ["in the Break Zone"] => { (BREAK, Whose::Anyones) }
    ["in your hand"] => { (HAND, Whose::Yours) }
    ["in your opponent's hand"] => { (HAND, Whose::Opponents) }
    ["in your Damage Zone"] => { (DAMAGE, Whose::Yours) }
};

/// How a number compares, after the number.
const COMPARISONS: &[(&str, Cmp)] = &[("or less", Cmp::AtMost), ("or more", Cmp::AtLeast)];

/// Which numbers can be asked for, in the order in which they are written.
const TESTED: &[(&str, Number)] = &[("of cost", number::COST), ("of power", number::POWER)];

fn read_test(r: &mut Reader) -> Read<Test> {
    let number = TESTED.iter().find(|(words, _)| r.skip(words)).map(|(_, number)| *number).ok_or(Miss)?;
    let amount = if r.skip("X") { Amount::X } else { Amount::Fixed(r.number()?) };
    Ok(Test { number, cmp: read_comparison(r), amount })
}

fn read_comparison(r: &mut Reader) -> Cmp {
    COMPARISONS.iter().find(|(words, _)| r.skip(words)).map_or(Cmp::Is, |(_, cmp)| *cmp)
}

fn write_comparison(cmp: Cmp, w: &mut Writer) {
    if let Some((words, _)) = COMPARISONS.iter().find(|(_, known)| *known == cmp) {
        w.words(words);
    }
}

fn write_test(test: &Test, w: &mut Writer) -> Said {
    let (words, _) = TESTED.iter().find(|(_, number)| *number == test.number).ok_or(Unsayable)?;
    w.words(words);
    match test.amount {
        Amount::Fixed(number) => w.number(number),
        Amount::X => w.say("X"),
        _ => return Err(Unsayable),
    }
    write_comparison(test.cmp, w);
    Ok(())
}

/// Reads what follows the noun into the filter, in any order.
pub(crate) fn read_modifiers(filter: &mut Filter, r: &mut Reader) {
    while r.has(|r| r.named("~more about the cards", |r| read_modifier(filter, r))) {}
}

fn read_modifier(filter: &mut Filter, r: &mut Reader) -> Read<()> {
    if let Ok(test) = r.attempt(read_test) {
        filter.tests.push(test);
    } else if r.has(|r| {
        r.words("other than")?;
        r.this()
    }) {
        filter.this = Self_::Other;
    } else if let Ok(name) = r.attempt(|r| {
        r.words("other than")?;
        read_name(r)
    }) {
        filter.not_names.push(name);
    } else if let Ok(keyword) = r.attempt(|r| {
        r.words("with")?;
        read_keyword(r)
    }) {
        filter.keywords = filter.keywords.with(keyword);
    } else if let Ok(counters) = r.attempt(read_counters) {
        filter.counters = Some(counters);
    } else {
        let (zones, whose) = read_side(r).ok_or(Miss)?;
        filter.whose = whose;
        if !zones.is_empty() {
            filter.zones = zones;
        }
    }
    Ok(())
}

/// The side; of an opponent who does something, what "they control" is the opponent's.
fn read_side(r: &mut Reader) -> Option<(Zones, Whose)> {
    if r.talk.doer == Who::Opponent && r.skip("they control") {
        return Some((Zones::EMPTY, Whose::Opponents));
    }
    SIDES.iter().find_map(|row| r.attempt(row.read).ok())
}

fn read_counters(r: &mut Reader) -> Read<(Counter, Cmp, i32)> {
    r.words("with")?;
    let number = r.number()?;
    let cmp = read_comparison(r);
    let counter = read_counter(r)?;
    r.words("on it/them")?;
    Ok((counter, cmp, number))
}

/// Writes what follows the noun and takes it out of the filter.
pub(crate) fn write_modifiers(filter: &mut Filter, plural: bool, w: &mut Writer) -> Said {
    for test in std::mem::take(&mut filter.tests) {
        write_test(&test, w)?;
    }
    if filter.this == Self_::Other {
        w.words("other than");
        w.say(w.own);
        filter.this = Self_::Any;
    }
    for name in std::mem::take(&mut filter.not_names) {
        w.words("other than");
        say_name(name, w)?;
    }
    for keyword in std::mem::take(&mut filter.keywords).iter() {
        w.words("with");
        say_keyword(keyword, w)?;
    }
    if let Some((counter, cmp, number)) = filter.counters.take() {
        w.words("with");
        w.number(number);
        write_comparison(cmp, w);
        say_counter(counter, w)?;
        w.plural = plural;
        w.words("on it/them");
    }
    let side = (std::mem::take(&mut filter.zones), std::mem::take(&mut filter.whose));
    match side {
        (Zones::EMPTY, Whose::Anyones) => Ok(()),
        (Zones::EMPTY, Whose::Opponents) if w.talk.doer == Who::Opponent => {
            w.words("they control");
            Ok(())
        }
        side => phrase::write(SIDES, &side, w),
    }
}
