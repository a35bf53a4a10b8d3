//! What follows the noun in a description of cards: "of cost 3 or less", "you control", "in its line".

use super::beneath::SORTS as SORTS_NAMED;
use super::noun::{read_name, say_name};
use super::place::{read_near, read_where, write_near, write_where};
use crate::measure::{read_extreme, read_test, write_extreme, write_test};
use crate::noun::Place;
use crate::phrase::Slot;
use crate::reader::{Miss, Read, Reader};
use crate::words::{read_counters, read_keyword, say_keyword, write_counters};
use crate::writer::{Said, Unsayable, Writer};
use crate::zones::{read_side, write_side};
use dimension::keywords::pincer;
use dimension::words::{mark, number, zone};
use duel::card::ability::WordClass;
use duel::card::amount::{Amount, What, Who};
use duel::card::filter::{Cmp, Filter, NumberTest, PlaceRelation, SelfRef, Whose};
use duel::ids::*;

/// Numbers that can be asked for.
pub(crate) const NUMBERS: &[(&str, Number)] =
    &[("cost", number::COST), ("move cost", number::MOVE_COST), ("power", number::POWER), ("smash", number::SMASH)];

/// Zones besides the squares, as they are named after "your".
pub(crate) const ZONES: &[(&str, Zone)] = &[
    ("hand", zone::HAND),
    ("plan zone", zone::PLAN),
    ("graveyard", zone::GRAVE),
    ("energy zone", zone::ENERGY),
    ("smash zone", zone::SMASH),
    ("deck", zone::DECK),
    ("remove zone", zone::REMOVE),
];

/// On whose side cards in play are.
const CONTROL: &[(&str, Whose)] = &[("you control", Whose::Yours), ("your opponent controls", Whose::Opponents)];

fn read_control(r: &mut Reader) -> Read<Whose> {
    match r.talk.doer.clone() {
        Who::Opponent if r.skip("they control") => return Ok(Whose::Opponents),
        Who::Both if r.skip("they control") => return Ok(Whose::Anyones),
        _ => {}
    }
    CONTROL.iter().find(|(words, _)| r.skip(words)).map(|(_, whose)| *whose).ok_or(Miss)
}

fn write_control(whose: Whose, place: Place, w: &mut Writer) -> Said {
    match (&w.talk.doer, whose) {
        (Who::Opponent, Whose::Opponents) => w.words("they control"),
        (Who::Both, Whose::Anyones) if place == Place::Play => w.words("they control"),
        (_, Whose::Anyones) => {}
        _ => w.words(CONTROL.iter().find(|(_, known)| *known == whose).ok_or(Unsayable)?.0),
    }
    Ok(())
}

/// Whether a card lies under it (6-1-2).
const COVERS: &[(&str, bool)] = &[("with a ki card", true), ("without a ki card", false), ("without ki cards", false)];

/// Where a card is that is about to be played, or being played.
pub(crate) const PLAYED: Zones =
    Zones::of(&[zone::HAND, zone::PLAN, zone::GRAVE, zone::ENERGY, zone::REMOVE, zone::STACK]);

/// Who plays cards.
const PLAYERS: &[(&str, Whose)] = &[("you play", Whose::Yours), ("your opponent plays", Whose::Opponents)];

/// By its own move (5-13-2).
const MOVED: &str = "that moved this turn";

/// Whether cards have text (2-10-3-5).
const TEXTS: &[(&str, bool)] = &[("without text", false), ("with text", true)];

/// One thing that is said after the noun.
pub(crate) enum Modifier {
    Test(NumberTest),
    Other,
    NotName(Name),
    Namesake,
    Extreme(NumberTest),
    Text(bool),
    Moved,
    Keyword(Keyword),
    Counters(Counter, Cmp, i32),
    Ground(Counter, Cmp, i32),
    Named(WordClass),
    Covers(bool),
    Works(Zone),
    Among(What),
    Where(u32),
    Near(PlaceRelation),
    Between,
    Facing(What),
    Control(Whose),
    Side(Zones, Whose),
}

/// Reads something that is said after the noun.
pub(crate) fn read_modifier(filter: &mut Filter, r: &mut Reader) -> Read<()> {
    if let Ok(test) = r.attempt(read_test) {
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
    } else if r.has(|r| {
        r.words("named")?;
        r.this()
    }) {
        filter.shares_name_with_source = true;
    } else if let Ok(test) = r.attempt(read_extreme) {
        filter.number_tests.push(test);
    } else if let Some((_, text)) = TEXTS.iter().find(|(words, _)| r.skip(words)) {
        filter.has_text = Some(*text);
    } else if let Ok(keyword) = r.attempt(|r| {
        r.words("with")?;
        read_keyword(r)
    }) {
        filter.keywords = filter.keywords.with(keyword);
    } else if r.skip(MOVED) {
        filter.marks = filter.marks.with(mark::MOVED);
    } else if let Ok(counters) = r.attempt(read_counters) {
        filter.counters = Some(counters);
    } else if let Ok(ground) = r.attempt(|r| {
        r.words("on a square")?;
        read_counters(r)
    }) {
        filter.place_counters = Some(ground);
    } else if filter.has_card_under.is_none()
        && let Some((_, covers)) = COVERS.iter().find(|(words, _)| r.skip(words))
    {
        filter.has_card_under = Some(*covers);
    } else if let Ok(sort) = r.attempt(|r| {
        r.words("of the named")?;
        SORTS_NAMED.iter().find(|(_, bare, _)| r.skip(bare)).map(|(.., sort)| *sort).ok_or(Miss)
    }) {
        filter.has_named_word = Some(sort);
    } else if let Ok(zone) = r.attempt(|r| {
        r.words("with a/an")?;
        let (_, zone) = ZONES.iter().find(|(name, _)| r.skip(name)).ok_or(Miss)?;
        r.words("effect")?;
        Ok(*zone)
    }) {
        filter.ability_works_in = Zones::of(&[zone]);
    } else if let Ok(among) = r.attempt(|r| {
        r.words("among")?;
        What::read(r)
    }) {
        filter.among = Some(Box::new(among));
    } else if filter.between.is_none() && r.skip("between your units") {
        filter.between = Some(pincer::between());
    } else if let Ok(other) = r.attempt(|r| {
        r.words("battling")?;
        What::read(r)
    }) {
        filter.in_combat_with = Some(Box::new(other));
    } else if filter.places == 0
        && let Ok(places) = r.attempt(read_where)
    {
        filter.places = places;
    } else if filter.place_relation.is_none()
        && let Ok(near) = r.attempt(read_near)
    {
        filter.place_relation = Some(near);
    } else if filter.whose == Whose::Anyones
        && filter.zones.is_empty()
        && let Ok(whose) = r.attempt(read_control)
    {
        filter.whose = whose;
    } else if filter.whose == Whose::Anyones
        && filter.zones.is_empty()
        && let Some((_, whose)) = PLAYERS.iter().find(|(words, _)| r.skip(words))
    {
        (filter.zones, filter.whose) = (PLAYED, *whose);
    } else if filter.whose == Whose::Anyones && filter.zones.is_empty() {
        (filter.zones, filter.whose) = read_side(r)?;
    } else {
        return Err(Miss);
    }
    Ok(())
}

/// Takes out of the filter what is said after the noun, in the order in which it is said.
pub(crate) fn modifiers(filter: &mut Filter) -> Vec<Modifier> {
    let tests = std::mem::take(&mut filter.number_tests).into_iter();
    let (extremes, tests): (Vec<NumberTest>, Vec<NumberTest>) =
        tests.partition(|test| matches!(test.amount, Amount::Greatest(..) | Amount::Smallest(..)));
    let mut all: Vec<Modifier> = tests.into_iter().map(Modifier::Test).collect();
    if filter.this == SelfRef::Other {
        all.push(Modifier::Other);
        filter.this = SelfRef::Any;
    }
    all.extend(std::mem::take(&mut filter.not_names).into_iter().map(Modifier::NotName));
    if std::mem::take(&mut filter.shares_name_with_source) {
        all.push(Modifier::Namesake);
    }
    all.extend(extremes.into_iter().map(Modifier::Extreme));
    all.extend(filter.has_text.take().map(Modifier::Text));
    if filter.marks.has(mark::MOVED) {
        filter.marks = filter.marks.without(mark::MOVED);
        all.push(Modifier::Moved);
    }
    all.extend(std::mem::take(&mut filter.keywords).iter().map(Modifier::Keyword));
    all.extend(filter.counters.take().map(|(counter, cmp, number)| Modifier::Counters(counter, cmp, number)));
    all.extend(filter.place_counters.take().map(|(counter, cmp, number)| Modifier::Ground(counter, cmp, number)));
    all.extend(filter.has_named_word.take().map(Modifier::Named));
    all.extend(std::mem::take(&mut filter.ability_works_in).iter().map(Modifier::Works));
    all.extend(filter.among.take().map(|what| Modifier::Among(*what)));
    let (zones, whose) = (std::mem::take(&mut filter.zones), std::mem::take(&mut filter.whose));
    all.push(if zones.is_empty() { Modifier::Control(whose) } else { Modifier::Side(zones, whose) });
    all.extend(filter.has_card_under.take().map(Modifier::Covers));
    if filter.places != 0 {
        all.push(Modifier::Where(std::mem::take(&mut filter.places)));
    }
    all.extend(filter.place_relation.take().map(Modifier::Near));
    if filter.between.as_ref() == Some(&pincer::between()) {
        all.push(Modifier::Between);
        filter.between = None;
    }
    all.extend(filter.in_combat_with.take().map(|what| Modifier::Facing(*what)));
    all
}

/// Writes something that is said after the noun.
pub(crate) fn write_modifier(modifier: &Modifier, place: Place, plural: bool, w: &mut Writer) -> Said {
    match modifier {
        Modifier::Test(test) => write_test(test, w),
        Modifier::Other => {
            w.words("other than");
            w.say(w.own);
            Ok(())
        }
        Modifier::NotName(name) => {
            w.words("other than");
            say_name(*name, w)
        }
        Modifier::Namesake => {
            w.say("named");
            w.say(w.own);
            Ok(())
        }
        Modifier::Extreme(test) => write_extreme(test, w),
        Modifier::Moved => {
            w.words(MOVED);
            Ok(())
        }
        Modifier::Text(text) => {
            w.words(TEXTS.iter().find(|(_, known)| known == text).map_or("", |(words, _)| words));
            Ok(())
        }
        Modifier::Keyword(keyword) => {
            w.words("with");
            say_keyword(*keyword, w)
        }
        Modifier::Counters(counter, cmp, number) => write_counters(*counter, *cmp, *number, plural, w),
        Modifier::Ground(counter, cmp, number) => {
            w.words("on a square");
            write_counters(*counter, *cmp, *number, false, w)
        }
        Modifier::Named(sort) => {
            w.words("of the named");
            w.words(SORTS_NAMED.iter().find(|(.., known)| known == sort).ok_or(Unsayable)?.1);
            Ok(())
        }
        Modifier::Covers(covers) => {
            w.words(COVERS.iter().find(|(_, known)| known == covers).ok_or(Unsayable)?.0);
            Ok(())
        }
        Modifier::Works(zone) => {
            let (name, _) = ZONES.iter().find(|(_, known)| known == zone).ok_or(Unsayable)?;
            w.words(if name.starts_with('e') { "with an" } else { "with a" });
            w.words(name);
            w.say("effect");
            Ok(())
        }
        Modifier::Among(what) => {
            w.words("among");
            what.write(w)
        }
        Modifier::Where(places) => write_where(*places, plural, w),
        Modifier::Near(near) => write_near(near, w),
        Modifier::Between => {
            w.words("between your units");
            Ok(())
        }
        Modifier::Facing(what) => {
            w.words("battling");
            what.write(w)
        }
        Modifier::Control(whose) => write_control(*whose, place, w),
        Modifier::Side(PLAYED, whose) => {
            w.words(PLAYERS.iter().find(|(_, known)| known == whose).ok_or(Unsayable)?.0);
            Ok(())
        }
        Modifier::Side(zones, whose) => write_side(*zones, *whose, w),
    }
}
