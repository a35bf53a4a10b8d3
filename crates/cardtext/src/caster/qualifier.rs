//! What follows the noun in a description of cards: "with a cost of 3 or less", "from your hand", "that battled this turn".

use super::noun::{is_placed, read_name, say_name};
use super::word::{Ability as Skill, COUNTERS};
use crate::measure::{NumberName, read_extreme, write_extreme};
use crate::noun::{Place, read_article, write_article};
use crate::object::{Owner, read_one};
use crate::phrase::{self, Row, Slot, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::words::{read_comparison, write_comparison};
use crate::writer::{Said, Unsayable, Writer};
use crate::zones::{read_zones, write_zones};
use caster::words::{mark, number, zone};
use duel::card::amount::{Amount, What, Who};
use duel::card::filter::{Cmp, Filter, NumberTest, SelfRef, Whose};
use duel::ids::*;

/// Numbers that can be asked for.
pub(crate) const NUMBERS: &[(&str, Number)] =
    &[("cost", number::COST), ("level", number::LEVEL), ("ATK", number::ATK), ("DEF", number::DEF)];

/// Zones as they are named; the first name of each is the canonical one.
pub(crate) const ZONES: &[(&str, Zone)] = &[
    ("hand/hands", zone::HAND),
    ("graveyard/graveyards", zone::GRAVEYARD),
    ("deck/decks", zone::DECK),
    ("orb zone/zones", zone::ORBS),
    ("caster zone/zones", zone::CASTERS),
    ("servant zone/zones", zone::SERVANTS),
    ("removed zone/zones", zone::REMOVED),
    ("extra deck/decks", zone::EXTRA),
    ("chase zone", zone::CHASE),
];

/// Whose zone it is.
const OWNERS: &[(&str, Whose)] = &[
    ("an allied", Whose::Yours),
    ("your", Whose::Yours),
    ("the allied", Whose::Yours),
    ("an enemy", Whose::Opponents),
    ("the enemy", Whose::Opponents),
    ("an enemy player's", Whose::Opponents),
    ("enemy", Whose::Opponents),
    ("a", Whose::Anyones),
    ("any", Whose::Anyones),
    ("the", Whose::Anyones),
    ("all", Whose::Anyones),
];

/// Zones that are called "yours" rather than "allied".
const OWN: Zones = Zones::of(&[zone::HAND, zone::DECK, zone::EXTRA]);

/// "an allied graveyard", "your hand"; of a player who does something, "their hand".
pub(crate) fn read_owned(r: &mut Reader) -> Read<(Zones, Whose)> {
    if r.talk.shows_hand && r.skip("it") {
        return Ok((Zones::of(&[zone::HAND]), Whose::Opponents));
    }
    if let Ok(zones) = r.attempt(|r| {
        r.words("their")?;
        read_zones(r)
    }) {
        let theirs = if r.talk.doer == Who::You { &Who::Opponent } else { &r.talk.doer };
        return Ok((zones, super::adjective::side_of(theirs)));
    }
    let found = OWNERS.iter().find_map(|(words, whose)| {
        r.attempt(|r| {
            r.words(words)?;
            Ok((read_zones(r)?, *whose))
        })
        .ok()
    });
    found.ok_or(Miss)
}

/// Writes what [`read_owned`] reads.
pub(crate) fn write_owned(zones: Zones, whose: Whose, w: &mut Writer) -> Said {
    let theirs = w.talk.doer != Who::You && super::adjective::side_of(&w.talk.doer) == whose;
    let maybe = w.talk.doer == Who::You && whose == Whose::Opponents;
    let mut words: Vec<&str> = OWNERS.iter().filter(|(_, known)| *known == whose).map(|(words, _)| *words).collect();
    if whose == Whose::Yours && zones.meets(OWN) {
        words.swap(0, 1);
    }
    if theirs {
        words.insert(0, "their");
    } else if maybe {
        words.push("their");
    }
    if w.talk.shows_hand
        && (zones, whose) == (Zones::of(&[zone::HAND]), Whose::Opponents)
        && (!w.is_guided() || w.would_follow("it"))
    {
        w.say("it");
        return Ok(());
    }
    w.first_of(&words, |words, w| {
        w.words(words);
        w.plural = false;
        write_zones(zones, w)
    })
}

/// Amounts with which a number is compared besides a fixed one.
const MEASURES: &[Row<Amount>] = phrases! {
    ["X"] => { Amount::X }
    ["the number of" (Counted filter)] => { Amount::Count(filter) }
    ["its printed" (NumberName number) (Described what)] => { Amount::Printed(what, number) }
    ["its" (NumberName number) (Tested what)] => { Amount::NumberOf(what, number) }
    [(Possessor what) (NumberName number)] => { Amount::NumberOf(what, number) }
};

/// Whose number it is: the card itself is named, so that it is not taken for what is described.
struct Possessor;

impl Possessor {
    fn read(r: &mut Reader) -> Read<Box<What>> {
        Owner::read(r)
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        if *what != What::This || w.is_guided() {
            return Owner::write(what, w);
        }
        w.itself();
        w.glue("'s");
        Ok(())
    }
}

/// The object that is described, whatever else was spoken of.
struct Described;

impl Described {
    fn read(_: &mut Reader) -> Read<Box<What>> {
        Ok(Box::new(What::Itself))
    }
    fn write(what: &What, _: &mut Writer) -> Said {
        if *what == What::Itself { Ok(()) } else { Err(Unsayable) }
    }
}

/// The object that is described, where nothing else was spoken of.
struct Tested;

impl Tested {
    fn read(r: &mut Reader) -> Read<Box<What>> {
        if r.talk.it.is_some() { Err(Miss) } else { Ok(Box::new(What::Itself)) }
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        if *what == What::Itself && w.talk.it.is_none() { Ok(()) } else { Err(Unsayable) }
    }
}

/// Several cards where the description says.
struct Counted;

impl Counted {
    fn read(r: &mut Reader) -> Read<Box<Filter>> {
        crate::noun::read_noun(Place::Play, r).map(Box::new)
    }
    fn write(filter: &Filter, w: &mut Writer) -> Said {
        crate::noun::write_noun(filter, Place::Play, true, w)
    }
}

/// What stands between a number's name and an amount that bounds it.
const BOUNDS: &[(&str, Cmp)] = &[
    ("equal to or less than", Cmp::AtMost),
    ("equal to or greater than", Cmp::AtLeast),
    ("equal to", Cmp::Is),
    ("greater than", Cmp::More),
    ("less than", Cmp::Less),
    ("lower than", Cmp::Less),
];

/// What has become greater than it is printed, or less (104.6).
const CHANGED: &[(&str, Cmp)] = &[("increased", Cmp::More), ("decreased", Cmp::Less)];

/// The number that is printed on the card itself.
fn printed(number: Number) -> Amount {
    Amount::Printed(Box::new(What::Itself), number)
}

/// "a cost of 3 or less", "increased DEF", "ATK of 2000 or more", "a cost equal to or less than its level".
pub(crate) fn read_number_test(r: &mut Reader) -> Read<NumberTest> {
    if let Ok(test) = r.attempt(|r| {
        let amount = Amount::Fixed(r.number()?);
        let cmp = read_comparison(r);
        Ok(NumberTest { number: crate::measure::read_number_name(r)?, cmp, amount })
    }) {
        return Ok(test);
    }
    for (words, cmp) in CHANGED {
        if r.skip(words) {
            let number = crate::measure::read_number_name(r)?;
            return Ok(NumberTest { number, cmp: *cmp, amount: printed(number) });
        }
    }
    r.one_of(&["a", "an", "total", "a total", ""])?;
    let number = crate::measure::read_number_name(r)?;
    if let Some((_, cmp)) = BOUNDS.iter().find(|(words, _)| r.skip(words)) {
        return Ok(NumberTest { number, cmp: *cmp, amount: phrase::read(MEASURES, "~an amount", r)? });
    }
    r.skip("of");
    let amount = if r.skip("X") { Amount::X } else { Amount::Fixed(r.number()?) };
    let cmp = read_comparison(r);
    r.skip("each");
    Ok(NumberTest { number, cmp, amount })
}

/// Writes what [`read_number_test`] reads.
pub(crate) fn write_number_test(test: &NumberTest, w: &mut Writer) -> Said {
    if let Amount::Fixed(number) = test.amount
        && w.is_guided()
        && w.would(|w| {
            w.number(number);
            Ok(())
        })
    {
        w.number(number);
        write_comparison(test.cmp, w);
        return crate::measure::say_number_name(test.number, w);
    }
    let plain = w.is_guided() && w.would(|w| crate::measure::say_number_name(test.number, w));
    if test.amount == printed(test.number) && !plain {
        w.words(CHANGED.iter().find(|(_, cmp)| *cmp == test.cmp).ok_or(Unsayable)?.0);
        return crate::measure::say_number_name(test.number, w);
    }
    let articles: &[&str] = match test.number {
        number::COST | number::LEVEL => &["a", "", "total", "a total"],
        _ => &["", "a", "an"],
    };
    w.one_of(articles);
    crate::measure::say_number_name(test.number, w)?;
    match &test.amount {
        Amount::Fixed(number) => {
            w.one_of(&["of", ""]);
            w.number(*number);
        }
        Amount::X => w.words("of X"),
        amount => {
            let words: Vec<&str> = BOUNDS.iter().filter(|(_, cmp)| *cmp == test.cmp).map(|(words, _)| *words).collect();
            w.one_of(&words);
            return phrase::write(MEASURES, amount, w);
        }
    }
    write_comparison(test.cmp, w);
    if w.is_guided() {
        w.one_of(&["", "each"]);
    }
    Ok(())
}

/// What a card did this turn.
pub(crate) const DONE: &[(&str, Mark)] = &[
    ("battled an enemy servant this turn", mark::BATTLED_SERVANT),
    ("battled this turn", mark::BATTLED),
    ("attacked this turn", mark::ATTACKED),
    ("was stepped up", mark::STEPPED_UP),
    ("stepped up", mark::STEPPED_UP),
];

/// Who controls cards.
const CONTROLLERS: &[(&str, Whose)] = &[
    ("you control", Whose::Yours),
    ("an enemy player controls", Whose::Opponents),
    ("an enemy controls", Whose::Opponents),
    ("enemy players control", Whose::Opponents),
    ("they control", Whose::Opponents),
];

/// Words for cards among those that were just shown.
const REVEALED: &[&str] = &["from among them", "among them", "revealed this way", "revealed"];

/// Where cards are as they are played.
pub(crate) const PLAYED: Zones = Zones::of(&[zone::HAND, zone::CHASE]);

/// Who plays cards.
const PLAYERS: &[(&str, Whose)] =
    &[("you play", Whose::Yours), ("enemy players play", Whose::Opponents), ("an enemy plays", Whose::Opponents)];

/// One thing that is said after the noun.
pub(crate) enum Modifier {
    Test(NumberTest),
    Control(Whose),
    NotName(Name),
    NamePart(Name),
    Namesake,
    Extreme(NumberTest),
    Skill(Keyword),
    NoSkill(Keyword),
    Did(Mark),
    Counters(Counter, Cmp, i32),
    Facing(What),
    Among(What),
    Beneath(Filter),
    Side(Zones, Whose),
}

/// Reads something that is said after the noun.
pub(crate) fn read_modifier(filter: &mut Filter, r: &mut Reader) -> Read<()> {
    if let Ok(test) = r.attempt(|r| {
        r.words("with")?;
        read_number_test(r)
    }) {
        filter.number_tests.push(test);
    } else if r.has(|r| {
        r.words("other than")?;
        r.this()
    }) {
        filter.this = SelfRef::Other;
    } else if let Ok(name) = r.attempt(|r| {
        r.words("other than")?;
        read_name(r)
    }) {
        filter.not_names.push(name);
    } else if let Ok(name) = r.attempt(|r| {
        r.words("named")?;
        read_name(r)
    }) {
        filter.names.push(name);
    } else if let Ok(part) = r.attempt(|r| {
        r.words("with")?;
        let part = read_name(r)?;
        r.words("in its/their name/names").map(|()| part)
    }) {
        filter.name_parts.push(part);
    } else if r.has(|r| {
        r.words("with the same name as")?;
        r.this()
    }) {
        filter.shares_name_with_source = true;
    } else if let Ok(test) = r.attempt(read_extreme) {
        filter.number_tests.push(test);
    } else if let Ok(skill) = r.attempt(|r| {
        r.words("with")?;
        Skill::read(r)
    }) {
        filter.keywords = filter.keywords.with(skill);
    } else if let Ok(skill) = r.attempt(|r| {
        r.words("without")?;
        Skill::read(r)
    }) {
        filter.none.push(Filter { keywords: Keywords::of(&[skill]), ..Filter::default() });
    } else if let Ok(mark) = r.attempt(|r| {
        r.words("that")?;
        DONE.iter().find(|(words, _)| r.skip(words)).map(|(_, mark)| *mark).ok_or(Miss)
    }) {
        filter.marks = filter.marks.with(mark);
    } else if let Ok(counters) = r.attempt(read_counters) {
        filter.counters = Some(counters);
    } else if let Ok(facing) = r.attempt(|r| {
        r.words("battling")?;
        read_one(r)
    }) {
        filter.in_combat_with = Some(Box::new(facing));
    } else if let Ok(among) = r.attempt(|r| {
        r.one_of(&["among", "from among"])?;
        What::read(r)
    }) {
        filter.among = Some(Box::new(among));
    } else if let Some(seen) = r.talk.seen.clone().filter(|_| filter.among.is_none())
        && r.has(|r| r.one_of(REVEALED))
    {
        filter.among = Some(Box::new(seen));
    } else if filter.whose == Whose::Anyones
        && filter.zones.is_empty()
        && let Some((_, whose)) = PLAYERS.iter().find(|(words, _)| r.skip(words))
    {
        (filter.zones, filter.whose) = (PLAYED, *whose);
    } else if filter.whose == Whose::Anyones
        && let Some((_, whose)) = CONTROLLERS.iter().find(|(words, _)| r.skip(words))
    {
        filter.whose = *whose;
    } else if filter.zones == super::noun::STOCK
        && filter.beneath.is_none()
        && let Ok(host) = r.attempt(|r| {
            r.one_of(&["of", "under"])?;
            read_host(r)
        })
    {
        filter.beneath = Some(Box::new(host));
    } else if r.has(|r| r.one_of(&["from the field", "on the field", "in the field"])) {
    } else if filter.zones.is_empty() && filter.whose == Whose::Anyones {
        r.one_of(&["in", "from"])?;
        (filter.zones, filter.whose) = read_owned(r)?;
    } else {
        return Err(Miss);
    }
    Ok(())
}

/// What a card lies under: the object spoken of, or one like this.
fn read_host(r: &mut Reader) -> Read<Filter> {
    if r.has(Reader::this) {
        return Ok(Filter::this());
    }
    read_article(Place::Play, r)
}

fn write_host(host: &Filter, w: &mut Writer) -> Said {
    if *host == Filter::this() {
        w.itself();
        return Ok(());
    }
    write_article(host, Place::Play, w)
}

/// "with 2 or more divinity counters on it".
fn read_counters(r: &mut Reader) -> Read<(Counter, Cmp, i32)> {
    r.words("with")?;
    let number = if r.skip("a/an") { 1 } else { r.number()? };
    let cmp = read_comparison(r);
    let counter = COUNTERS.read(r)?;
    r.words("on it/them")?;
    let cmp = if cmp == Cmp::Is && number == 1 { Cmp::AtLeast } else { cmp };
    Ok((counter, cmp, number))
}

fn write_counters(counter: Counter, cmp: Cmp, number: i32, plural: bool, w: &mut Writer) -> Said {
    w.say("with");
    if (cmp, number) == (Cmp::AtLeast, 1) {
        w.say("a");
        w.plural = false;
    } else {
        w.count(number);
        write_comparison(cmp, w);
    }
    COUNTERS.write(counter, w)?;
    w.plural = plural;
    w.words("on it/them");
    Ok(())
}

/// Takes out of the filter what is said after the noun, in the order in which it is said.
pub(crate) fn modifiers(filter: &mut Filter) -> Vec<Modifier> {
    let tests = std::mem::take(&mut filter.number_tests).into_iter();
    let (extremes, tests): (Vec<NumberTest>, Vec<NumberTest>) =
        tests.partition(|test| matches!(test.amount, Amount::Greatest(..) | Amount::Smallest(..)));
    let mut all: Vec<Modifier> = tests.into_iter().map(Modifier::Test).collect();
    all.extend(std::mem::take(&mut filter.not_names).into_iter().map(Modifier::NotName));
    all.extend(std::mem::take(&mut filter.name_parts).into_iter().map(Modifier::NamePart));
    if std::mem::take(&mut filter.shares_name_with_source) {
        all.push(Modifier::Namesake);
    }
    all.extend(extremes.into_iter().map(Modifier::Extreme));
    all.extend(std::mem::take(&mut filter.keywords).iter().map(Modifier::Skill));
    filter.none.retain(|none| match none.keywords.iter().next() {
        Some(skill) if *none == (Filter { keywords: Keywords::of(&[skill]), ..Filter::default() }) => {
            all.push(Modifier::NoSkill(skill));
            false
        }
        _ => true,
    });
    for (_, mark) in DONE {
        if filter.marks.has(*mark) {
            filter.marks = filter.marks.without(*mark);
            all.push(Modifier::Did(*mark));
        }
    }
    all.extend(filter.counters.take().map(|(counter, cmp, number)| Modifier::Counters(counter, cmp, number)));
    all.extend(filter.in_combat_with.take().map(|what| Modifier::Facing(*what)));
    all.extend(filter.among.take().map(|what| Modifier::Among(*what)));
    all.extend(filter.beneath.take().map(|host| Modifier::Beneath(*host)));
    match std::mem::take(&mut filter.zones) {
        zones if zones.is_empty() => {}
        zones if is_placed(zones) => filter.zones = zones,
        zones => all.push(Modifier::Side(zones, std::mem::take(&mut filter.whose))),
    }
    all
}

/// Writes something that is said after the noun.
pub(crate) fn write_modifier(modifier: &Modifier, plural: bool, w: &mut Writer) -> Said {
    match modifier {
        Modifier::Test(test) => {
            w.say("with");
            write_number_test(test, w)
        }
        Modifier::Control(whose) => {
            let words: Vec<&str> =
                CONTROLLERS.iter().filter(|(_, known)| known == whose).map(|(words, _)| *words).collect();
            w.one_of(&words);
            Ok(())
        }
        Modifier::NotName(name) => {
            w.words("other than");
            say_name(*name, w)
        }
        Modifier::NamePart(part) => {
            w.say("with");
            say_name(*part, w)?;
            w.plural = plural;
            w.words("in its/their name/names");
            Ok(())
        }
        Modifier::Namesake => {
            w.words("with the same name as");
            w.itself();
            Ok(())
        }
        Modifier::Extreme(test) => write_extreme(test, w),
        Modifier::Skill(skill) => {
            w.say("with");
            Skill::write(skill, w)
        }
        Modifier::NoSkill(skill) => {
            w.say("without");
            Skill::write(skill, w)
        }
        Modifier::Did(mark) => {
            w.say("that");
            w.words(DONE.iter().find(|(_, known)| known == mark).ok_or(Unsayable)?.0);
            Ok(())
        }
        Modifier::Counters(counter, cmp, number) => write_counters(*counter, *cmp, *number, plural, w),
        Modifier::Facing(what) => {
            w.say("battling");
            what.write(w)
        }
        Modifier::Among(what) if w.talk.seen.as_ref() == Some(what) => {
            w.one_of(REVEALED);
            Ok(())
        }
        Modifier::Among(what) => {
            w.one_of(&["among", "from among"]);
            what.write(w)
        }
        Modifier::Beneath(host) => {
            w.one_of(&["of", "under"]);
            write_host(host, w)
        }
        Modifier::Side(PLAYED, whose) if *whose != Whose::Anyones => {
            let words: Vec<&str> =
                PLAYERS.iter().filter(|(_, known)| known == whose).map(|(words, _)| *words).collect();
            w.one_of(&words);
            Ok(())
        }
        Modifier::Side(zones, whose) => {
            let leaving = zones.meets(OWN) || w.talk.leaving;
            w.one_of(if leaving { &["from", "in"] } else { &["in", "from"] });
            write_owned(*zones, *whose, w)
        }
    }
}
