//! What follows the noun in a description of cards: "with cost 3 or less", "in the centre", "facing it".

use super::noun::{read_name, read_word, say_name, say_word};
use super::place::{read_near, read_where, write_near, write_where};
use crate::measure::{read_extreme, read_test, write_extreme, write_test};
use crate::noun::{Place, alternatives, read_article, say_or, write_article};
use crate::phrase::Slot;
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind as TokenKind;
use crate::words::{read_counters, write_counters};
use crate::writer::{Said, Unsayable, Writer};
use crate::zones::{read_side, write_side};
use duel::card::amount::{Amount, What};
use duel::card::filter::{Cmp, Filter, NumberTest, PlaceRelation, SelfRef, Whose};
use duel::ids::*;
use vividz::words::{keyword, mark, number, zone};

/// Numbers that can be asked for.
pub(crate) const NUMBERS: &[(&str, Number)] = &[("cost", number::COST), ("power", number::POWER)];

/// Zones as they are named after "your"; the first name of each is the canonical one.
pub(crate) const ZONES: &[(&str, Zone)] = &[
    ("hand", zone::HAND),
    ("trash", zone::TRASH),
    ("energy zone", zone::ENERGY),
    ("energy", zone::ENERGY),
    ("deck", zone::DECK),
    ("keep zone", zone::KEEP),
    ("remove zone", zone::REMOVE),
    ("scout zone", zone::SCOUT),
    ("areas", zone::AREA),
];

/// Where cards are played from as a rule.
const PLAYED: Zones = Zones::of(&[zone::HAND, zone::KEEP]);

/// Who plays cards.
const PLAYERS: &[(&str, Whose)] = &[("you play", Whose::Yours), ("your opponent plays", Whose::Opponents)];

/// Icons, after "the" (305).
pub(crate) const ICONS: &[(&str, Keyword)] = &[
    ("scout icon", keyword::SCOUT),
    ("cannot attack icon", keyword::CANNOT_ATTACK),
    ("level up icon", keyword::LEVEL_UP),
];

/// "the scout icon".
pub(crate) fn read_icon(r: &mut Reader) -> Read<Keyword> {
    r.words("the")?;
    r.named("~an icon", |r| ICONS.iter().find(|(words, _)| r.skip(words)).map(|(_, icon)| *icon).ok_or(Miss))
}

/// "the scout icon".
pub(crate) fn say_icon(icon: Keyword, w: &mut Writer) -> Said {
    let (words, _) = ICONS.iter().find(|(_, known)| *known == icon).ok_or(Unsayable)?;
    w.say("the");
    w.words(words);
    Ok(())
}

/// Information that decks are matched by (307, 309).
const INFORMATION: &[&str] = &["mission", "account"];

/// What every deck may hold (401.5c).
const STAR: char = '☆';

/// "account Tide or Ember".
pub(crate) fn read_information(r: &mut Reader) -> Read<Vec<Trait>> {
    let sort = *INFORMATION.iter().find(|sort| r.skip(sort)).ok_or(Miss)?;
    let words = alternatives(r, |r| {
        if r.has(|r| r.take("☆", |kind| (*kind == TokenKind::Mark(STAR)).then_some(()))) {
            return Ok(r.pool.intern_trait(&format!("{sort} {STAR}")));
        }
        read_word(sort, r)
    });
    if words.is_empty() { r.fail("~a word that cards are grouped by") } else { Ok(words) }
}

/// Writes what [`read_information`] reads.
pub(crate) fn write_information(words: &[Trait], w: &mut Writer) -> Said {
    let first = words.first().and_then(|word| w.pool.traits.get(word.index())).ok_or(Unsayable)?;
    let sort = *INFORMATION.iter().find(|sort| first.starts_with(*sort)).ok_or(Unsayable)?;
    w.say(sort);
    let mut any = false;
    for word in words {
        say_or(&mut any, w);
        say_word(*word, sort, w)?;
    }
    Ok(())
}

/// An attack of its own was successful this turn (102.12).
const SUCCESSFUL: &str = "that made a successful attack this turn";

/// Whether cards have abilities.
const TEXTS: &[(&str, bool)] = &[("with no abilities", false), ("with abilities", true)];

/// What a card lies under or beside: the object spoken of, or one like this.
fn read_host(r: &mut Reader) -> Read<Filter> {
    if let Ok(what) = r.attempt(What::read) {
        return Ok(Filter { among: Some(Box::new(what)), ..Filter::default() });
    }
    read_article(Place::Play, r)
}

fn write_host(host: &Filter, w: &mut Writer) -> Said {
    match &host.among {
        Some(what) if *host == (Filter { among: Some(what.clone()), ..Filter::default() }) => what.write(w),
        _ => write_article(host, Place::Play, w),
    }
}

/// One thing that is said after the noun.
pub(crate) enum Modifier {
    Test(NumberTest),
    Other,
    NotName(Name),
    Namesake,
    Extreme(NumberTest),
    Text(bool),
    Icon(Keyword),
    Information(Vec<Trait>),
    Successful,
    Counters(Counter, Cmp, i32),
    Among(What),
    Beneath(Filter),
    Connected(Filter),
    Side(Zones, Whose),
    Where(u32),
    Near(PlaceRelation),
}

/// Reads something that is said after the noun.
pub(crate) fn read_modifier(filter: &mut Filter, r: &mut Reader) -> Read<()> {
    let information = filter.any.is_empty();
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
    } else if r.skip("of the same name") {
        filter.shares_name_with_source = true;
    } else if let Ok(test) = r.attempt(read_extreme) {
        filter.number_tests.push(test);
    } else if let Some((_, text)) = TEXTS.iter().find(|(words, _)| r.skip(words)) {
        filter.has_text = Some(*text);
    } else if let Ok(icon) = r.attempt(|r| {
        r.words("with")?;
        read_icon(r)
    }) {
        filter.keywords = filter.keywords.with(icon);
    } else if information
        && let Ok(words) = r.attempt(|r| {
            r.words("with")?;
            read_information(r)
        })
    {
        filter.any = vec![Filter { traits: words, ..Filter::default() }];
    } else if r.skip(SUCCESSFUL) {
        filter.marks = filter.marks.with(mark::SUCCEEDED);
    } else if let Ok(counters) = r.attempt(read_counters) {
        filter.counters = Some(counters);
    } else if let Ok(among) = r.attempt(|r| {
        r.words("among")?;
        What::read(r)
    }) {
        filter.among = Some(Box::new(among));
    } else if filter.beneath.as_deref() == Some(&Filter::default())
        && let Ok(host) = r.attempt(|r| {
            r.words("of")?;
            read_host(r)
        })
    {
        filter.beneath = Some(Box::new(host));
    } else if filter.beneath.is_none()
        && filter.zones.is_empty()
        && let Ok(host) = r.attempt(|r| {
            r.words("connected to")?;
            read_host(r)
        })
    {
        (filter.zones, filter.beneath) = (Zones::of(&[zone::CONNECT]), Some(Box::new(host)));
    } else if filter.places == 0
        && let Ok(places) = r.attempt(read_where)
    {
        filter.places = places;
    } else if filter.place_relation.is_none()
        && let Ok(near) = r.attempt(read_near)
    {
        filter.place_relation = Some(near);
    } else if filter.whose == Whose::Anyones && filter.zones.is_empty() && filter.beneath.is_none() {
        (filter.zones, filter.whose) = match PLAYERS.iter().find(|(words, _)| r.skip(words)) {
            Some((_, whose)) => (PLAYED, *whose),
            None => read_side(r)?,
        };
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
    all.extend(std::mem::take(&mut filter.keywords).iter().map(Modifier::Icon));
    if let [Filter { traits, .. }] = filter.any.as_slice()
        && filter.any[0] == (Filter { traits: traits.clone(), ..Filter::default() })
    {
        all.push(Modifier::Information(traits.clone()));
        filter.any.clear();
    }
    if filter.marks.has(mark::SUCCEEDED) {
        filter.marks = filter.marks.without(mark::SUCCEEDED);
        all.push(Modifier::Successful);
    }
    all.extend(filter.counters.take().map(|(counter, cmp, number)| Modifier::Counters(counter, cmp, number)));
    all.extend(filter.among.take().map(|what| Modifier::Among(*what)));
    let zones = std::mem::take(&mut filter.zones);
    match filter.beneath.take() {
        Some(host) if zones == Zones::of(&[zone::CONNECT]) => all.push(Modifier::Connected(*host)),
        Some(host) if *host == Filter::default() => filter.zones = zones,
        Some(host) => {
            filter.zones = zones;
            all.push(Modifier::Beneath(*host));
        }
        None if zones.is_empty() => {}
        None => all.push(Modifier::Side(zones, std::mem::take(&mut filter.whose))),
    }
    if filter.places != 0 {
        all.push(Modifier::Where(std::mem::take(&mut filter.places)));
    }
    all.extend(filter.place_relation.take().map(Modifier::Near));
    all
}

/// Writes something that is said after the noun.
pub(crate) fn write_modifier(modifier: &Modifier, plural: bool, w: &mut Writer) -> Said {
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
            w.words("of the same name");
            Ok(())
        }
        Modifier::Extreme(test) => write_extreme(test, w),
        Modifier::Text(text) => {
            w.words(TEXTS.iter().find(|(_, known)| known == text).ok_or(Unsayable)?.0);
            Ok(())
        }
        Modifier::Icon(icon) => {
            w.say("with");
            say_icon(*icon, w)
        }
        Modifier::Information(words) => {
            w.say("with");
            write_information(words, w)
        }
        Modifier::Successful => {
            w.words(SUCCESSFUL);
            Ok(())
        }
        Modifier::Counters(counter, cmp, number) => write_counters(*counter, *cmp, *number, plural, w),
        Modifier::Among(what) => {
            w.words("among");
            what.write(w)
        }
        Modifier::Beneath(host) => {
            w.say("of");
            write_host(host, w)
        }
        Modifier::Connected(host) => {
            w.words("connected to");
            write_host(host, w)
        }
        Modifier::Side(PLAYED, whose) if *whose != Whose::Anyones => {
            w.words(PLAYERS.iter().find(|(_, known)| known == whose).ok_or(Unsayable)?.0);
            Ok(())
        }
        Modifier::Side(zones, whose) => write_side(*zones, *whose, w),
        Modifier::Where(places) => write_where(*places, w),
        Modifier::Near(near) => write_near(near, w),
    }
}
