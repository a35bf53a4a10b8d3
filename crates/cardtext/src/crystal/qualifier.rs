//! What follows the noun in a description of cards: "of cost 3 or less", "other than …", "you control".

use super::amount::Received;
use super::noun::{BUT_LIGHT_AND_DARK, read_name, say_name};
use crate::forms::Many;
use crate::noun::{Place, read_article, write_article};
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::words::{read_comparison, read_counters, read_keyword, say_keyword, write_comparison, write_counters};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{number, zone};
use duel::card::amount::{Amount, Who};
use duel::card::filter::{Cmp, Filter, NumberTest, SelfRef, Whose};
use duel::ids::*;

const BREAK: Zones = Zones::of(&[zone::BREAK]);
const HAND: Zones = Zones::of(&[zone::HAND]);
const DAMAGE: Zones = Zones::of(&[zone::DAMAGE]);

/// On whose side and in which zone, where the description says so.
const SIDES: &[Row<(Zones, Whose)>] = phrases! {
    ["you control"] => { (Zones::EMPTY, Whose::Yours) }
    ["opponent controls"] => { (Zones::EMPTY, Whose::Opponents) }
    ["your opponent controls"] => { (Zones::EMPTY, Whose::Opponents) }
    ["of your opponent"] => { (Zones::EMPTY, Whose::Opponents) }
    ["in your Break Zone"] => { (BREAK, Whose::Yours) }
    ["in your opponent's Break Zone"] => { (BREAK, Whose::Opponents) }
    ["in the Break Zone"] => { (BREAK, Whose::Anyones) }
    ["in your hand"] => { (HAND, Whose::Yours) }
    ["in your opponent's hand"] => { (HAND, Whose::Opponents) }
    ["in their hand"] => { (HAND, Whose::Opponents) }
    ["from their hand"] => { (HAND, Whose::Opponents) }
    ["in your Damage Zone"] => { (DAMAGE, Whose::Yours) }
};

/// Which numbers can be asked for, in the order in which they are written.
const TESTED: &[(&str, Number)] = &[
    ("of cost", number::COST),
    ("with a cost of", number::COST),
    ("of power", number::POWER),
    ("with a power of", number::POWER),
];

/// Amounts with which a number is compared besides a fixed one.
const MEASURES: &[Row<Amount>] = phrases! {
    ["the damage you have received" (Received filter)] => { Amount::Count(filter) }
    ["the number of" (Many filter)] => { Amount::Count(filter) }
};

/// Reads an amount that is counted: "the number of Forwards you control".
pub(crate) fn read_measure(r: &mut Reader) -> Read<Amount> {
    phrase::read(MEASURES, "~an amount", r)
}

/// Writes what [`read_measure`] reads.
pub(crate) fn write_measure(amount: &Amount, w: &mut Writer) -> Said {
    phrase::write(MEASURES, amount, w)
}

/// What stands between a number's name and an amount that bounds it.
pub(crate) const AT_MOST: &[&str] = &["equal to or less than", "equal or inferior to", "inferior or equal to"];

fn read_test(r: &mut Reader) -> Read<NumberTest> {
    if let Ok(test) = r.attempt(|r| {
        let number = if r.skip("of cost") || r.skip("with a cost") {
            number::COST
        } else {
            r.one_of(&["of power", "with a power"])?;
            number::POWER
        };
        r.one_of(AT_MOST)?;
        Ok(NumberTest { number, cmp: Cmp::AtMost, amount: read_measure(r)? })
    }) {
        return Ok(test);
    }
    if let Ok(test) = r.attempt(|r| {
        r.words("with")?;
        let amount = Amount::Fixed(r.number()?);
        r.words("power")?;
        Ok(NumberTest { number: number::POWER, cmp: read_comparison(r), amount })
    }) {
        return Ok(test);
    }
    let number = TESTED.iter().find(|(words, _)| r.skip(words)).map(|(_, number)| *number).ok_or(Miss)?;
    let amount = if r.skip("X") { Amount::X } else { Amount::Fixed(r.number()?) };
    Ok(NumberTest { number, cmp: read_comparison(r), amount })
}

fn write_test(test: &NumberTest, w: &mut Writer) -> Said {
    let known: Vec<&str> =
        TESTED.iter().filter(|(_, number)| *number == test.number).map(|(words, _)| *words).collect();
    match test.amount {
        Amount::Fixed(_) | Amount::X => {}
        _ if test.cmp == Cmp::AtMost => {
            let cost: &[&str] = &["of cost", "with a cost"];
            w.one_of(if test.number == number::COST { cost } else { &["of power", "with a power"] });
            w.one_of(AT_MOST);
            return write_measure(&test.amount, w);
        }
        _ => return Err(Unsayable),
    }
    let mut wordings: Vec<Option<&str>> = known.into_iter().map(Some).collect();
    if test.number == number::POWER {
        wordings.push(None);
    }
    w.first_of(&wordings, |wording, w| {
        w.words(wording.unwrap_or("with"));
        match test.amount {
            Amount::Fixed(number) => w.number(number),
            _ => w.say("X"),
        }
        if wording.is_none() {
            w.say("power");
        }
        write_comparison(test.cmp, w);
        Ok(())
    })
}

/// Reads what follows the noun into the filter, in any order. Where the place is given, it is not said again, but for
/// the field.
pub(crate) fn read_modifiers(filter: &mut Filter, place: Place, r: &mut Reader) {
    let sided = match place {
        Place::Given(given, _) => given == zone::FIELD,
        Place::Play | Place::Anywhere => true,
    };
    while r.has(|r| r.named("~more about the cards", |r| read_modifier(filter, sided, r))) {}
}

/// Words before the card whose name others have.
const SAME_NAME: &str = "with the same name as";

/// Light and Dark are often spoken of together.
const LIGHT_AND_DARK: &[&str] = &["Light and Dark", "Light or Dark"];

fn read_modifier(filter: &mut Filter, sided: bool, r: &mut Reader) -> Read<()> {
    if let Ok(test) = r.attempt(read_test) {
        filter.number_tests.push(test);
    } else if r.has(|r| {
        r.words("other than")?;
        r.this()
    }) {
        filter.this = SelfRef::Other;
    } else if r.has(|r| {
        r.words(SAME_NAME)?;
        r.this()
    }) {
        filter.shares_name_with_source = true;
    } else if filter.colours.is_empty()
        && r.has(|r| {
            r.words("other than")?;
            r.one_of(LIGHT_AND_DARK)
        })
    {
        filter.colours = BUT_LIGHT_AND_DARK;
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
    } else if r.has(|r| read_gear(filter, r)) || r.has(|r| read_bearer(filter, r)) {
    } else if let Ok(counters) = r.attempt(read_counters) {
        filter.counters = Some(counters);
    } else if sided && filter.whose == Whose::Anyones && filter.zones.is_empty() {
        let (zones, whose) = read_side(r).ok_or(Miss)?;
        filter.whose = whose;
        if !zones.is_empty() {
            filter.zones = zones;
        }
    } else {
        return Err(Miss);
    }
    Ok(())
}

/// "equipped with a Weapon".
pub(crate) fn read_gear(filter: &mut Filter, r: &mut Reader) -> Read<()> {
    if !r.grammar.edition.equips || filter.has_beside.is_some() {
        return Err(Miss);
    }
    r.words("equipped with")?;
    filter.has_beside = Some(Box::new(read_article(Place::Anywhere, r)?));
    Ok(())
}

/// Writes what [`read_gear`] reads.
pub(crate) fn write_gear(gear: &Filter, w: &mut Writer) -> Said {
    w.words("equipped with");
    write_article(gear, Place::Anywhere, w)
}

/// "it is equipped with", "Reed Piper is junctioned with".
fn read_bearer(filter: &mut Filter, r: &mut Reader) -> Read<()> {
    if !r.grammar.edition.equips || filter.beside.is_some() || filter.beneath.is_some() {
        return Err(Miss);
    }
    let host = if r.skip("it") {
        match &r.talk.it {
            None => Filter::this(),
            Some(it) => Filter { among: Some(Box::new(it.what.clone())), ..Filter::default() },
        }
    } else {
        r.this().map(|()| Filter::this())?
    };
    if r.skip(EQUIPPED) {
        filter.beside = Some(Box::new(host));
        return Ok(());
    }
    r.words(JUNCTIONED)?;
    if !filter.zones.is_empty() {
        return Err(Miss);
    }
    (filter.beneath, filter.zones) = (Some(Box::new(host)), REMOVED);
    Ok(())
}

/// Words after a Character whose Items are described.
const EQUIPPED: &str = "is equipped with";
/// Words after a Character with which Summons are junctioned, as long as they stay removed (15.2.15.3).
const JUNCTIONED: &str = "is junctioned with";
const REMOVED: Zones = Zones::of(&[zone::REMOVED]);

fn write_bearer(host: &Filter, words: &str, w: &mut Writer) -> Said {
    let it = w.talk.it.as_ref().map(|it| it.what.clone());
    match it {
        None if *host == Filter::this() => {
            if w.would_follow_own() {
                w.itself()
            } else {
                w.say("it")
            }
        }
        Some(_) if *host == Filter::this() => w.itself(),
        Some(it) if *host == (Filter { among: Some(Box::new(it.clone())), ..Filter::default() }) => w.say("it"),
        _ => return Err(Unsayable),
    }
    w.words(words);
    Ok(())
}

/// The side; of a player who does something, what "they control" is that player's.
fn read_side(r: &mut Reader) -> Option<(Zones, Whose)> {
    match r.talk.doer.clone() {
        Who::Opponent if r.skip("they control") => return Some((Zones::EMPTY, Whose::Opponents)),
        Who::Opponent if r.skip("in their Break Zone") => return Some((BREAK, Whose::Opponents)),
        Who::Both if r.skip("they control") => return Some((Zones::EMPTY, Whose::Anyones)),
        Who::Both if r.skip("in their Break Zone") => return Some((BREAK, Whose::Anyones)),
        Who::Both if r.skip("in their hand") => return Some((HAND, Whose::Anyones)),
        _ => {}
    }
    r.grammar.edition.sides.iter().chain(SIDES).find_map(|row| r.attempt(row.read).ok())
}

/// One thing that is said after the noun.
enum Modifier {
    Test(NumberTest),
    Other,
    Namesake,
    Bright,
    NotName(Name),
    Keyword(Keyword),
    Counters(Counter, Cmp, i32),
    Gear(Box<Filter>),
    Bearer(Box<Filter>, &'static str),
    Side(Zones, Whose),
}

/// Takes out of the filter what is said after the noun, in the order in which it is said.
fn modifiers(filter: &mut Filter) -> Vec<Modifier> {
    let mut all: Vec<Modifier> = std::mem::take(&mut filter.number_tests).into_iter().map(Modifier::Test).collect();
    if filter.this == SelfRef::Other {
        all.push(Modifier::Other);
        filter.this = SelfRef::Any;
    }
    if std::mem::take(&mut filter.shares_name_with_source) {
        all.push(Modifier::Namesake);
    }
    if filter.colours == BUT_LIGHT_AND_DARK {
        all.push(Modifier::Bright);
        filter.colours = Colours::EMPTY;
    }
    all.extend(std::mem::take(&mut filter.not_names).into_iter().map(Modifier::NotName));
    all.extend(std::mem::take(&mut filter.keywords).iter().map(Modifier::Keyword));
    if let Some((counter, cmp, number)) = filter.counters.take() {
        all.push(Modifier::Counters(counter, cmp, number));
    }
    all.extend(filter.has_beside.take().map(Modifier::Gear));
    all.extend(filter.beside.take().map(|host| Modifier::Bearer(host, EQUIPPED)));
    if filter.zones == REMOVED
        && let Some(host) = filter.beneath.take()
    {
        all.push(Modifier::Bearer(host, JUNCTIONED));
        filter.zones = Zones::EMPTY;
    }
    all.push(Modifier::Side(std::mem::take(&mut filter.zones), std::mem::take(&mut filter.whose)));
    all
}

fn write_modifier(modifier: &Modifier, place: Place, plural: bool, w: &mut Writer) -> Said {
    match modifier {
        Modifier::Test(test) => write_test(test, w),
        Modifier::Other => {
            w.words("other than");
            w.say(w.own);
            Ok(())
        }
        Modifier::Namesake => {
            w.words(SAME_NAME);
            w.itself();
            Ok(())
        }
        Modifier::Bright => {
            w.words("other than");
            w.one_of(LIGHT_AND_DARK);
            Ok(())
        }
        Modifier::NotName(name) => {
            w.words("other than");
            say_name(*name, w)
        }
        Modifier::Keyword(keyword) => {
            w.words("with");
            say_keyword(*keyword, w)
        }
        Modifier::Counters(counter, cmp, number) => write_counters(*counter, *cmp, *number, plural, w),
        Modifier::Gear(gear) => write_gear(gear, w),
        Modifier::Bearer(host, words) => write_bearer(host, words, w),
        Modifier::Side(zones, whose) => write_side(*zones, *whose, place, w),
    }
}

fn write_side(zones: Zones, whose: Whose, place: Place, w: &mut Writer) -> Said {
    match (zones, whose, &w.talk.doer, place) {
        (Zones::EMPTY, Whose::Anyones, _, Place::Given(zone::FIELD, Whose::Yours)) => {
            w.one_of(&["", "you control"]);
            Ok(())
        }
        (Zones::EMPTY, Whose::Anyones, Who::Both, Place::Play) => {
            w.words("they control");
            Ok(())
        }
        (Zones::EMPTY, Whose::Anyones, ..) => Ok(()),
        (Zones::EMPTY, Whose::Opponents, Who::Opponent, _) => {
            w.words("they control");
            Ok(())
        }
        (HAND, Whose::Anyones, Who::Both, _) => {
            w.words("in their hand");
            Ok(())
        }
        (BREAK, Whose::Opponents, Who::Opponent, _) | (BREAK, Whose::Anyones, Who::Both, _) => {
            w.words("in their Break Zone");
            Ok(())
        }
        _ => phrase::write_in(&[w.grammar.edition.sides, SIDES], &(zones, whose), w),
    }
}

/// Writes what follows the noun and takes it out of the filter.
pub(crate) fn write_modifiers(filter: &mut Filter, place: Place, plural: bool, w: &mut Writer) -> Said {
    let mut left = modifiers(filter);
    while !left.is_empty() {
        let order: Vec<usize> = (0..left.len()).collect();
        let at = w.first_of(&order, |&at, w| write_modifier(&left[at], place, plural, w).map(|()| at))?;
        left.remove(at);
    }
    Ok(())
}
