//! Descriptions of cards: "1 frozen red unit of cost 3 or less your opponent controls in its line".

use super::beneath::SORTS as SORTS_NAMED;
use super::place::{read_near, read_where, write_near, write_where};
use crate::noun::{Place, alternatives, read_noun, read_or, say_or, write_noun};
use crate::object::Owner;
use crate::phrase::{self, Row, Slot, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind as TokenKind;
use crate::words::{read_comparison, read_counters, read_keyword, say_keyword, write_comparison, write_counters};
use crate::writer::{Said, Unsayable, Writer};
use dimension::keywords::pincer;
use dimension::words::{colour, kind, mark, number, role, zone};
use duel::ability::Sort;
use duel::amount::{Amount, What, Who};
use duel::filter::{Cmp, Filter, Near, Self_, Test, Using, Whose};
use duel::profile::Orientation;
use duel::words::*;

/// Where units and bases are in play.
pub(crate) const SQUARES: Zones = Zones::of(&[zone::SQUARE]);
const STACK: Zones = Zones::of(&[zone::STACK]);

/// Card types as nouns, and where such cards are if the text does not say.
const KINDS: &[(&str, Kinds, Zones)] = &[
    ("unit spell/spells", Kinds::of(&[kind::UNIT]), STACK),
    ("base spell/spells", Kinds::of(&[kind::BASE]), STACK),
    ("strategy spell/spells", Kinds::of(&[kind::STRATEGY]), STACK),
    ("spell/spells", Kinds::EMPTY, STACK),
    ("unit/units", Kinds::of(&[kind::UNIT]), SQUARES),
    ("base/bases", Kinds::of(&[kind::BASE]), SQUARES),
    ("strategy/strategies", Kinds::of(&[kind::STRATEGY]), SQUARES),
    ("unit/units or base/bases", Kinds::of(&[kind::UNIT, kind::BASE]), SQUARES),
    ("card/cards", Kinds::EMPTY, SQUARES),
];

/// What is in use on the stack, as a noun: abilities, of which the source is described after "of".
const USES: &[(&str, Using)] = &[
    ("spell/spells or ability/abilities", Using { cards: true, activated: true, triggered: true }),
    ("activated ability/abilities", Using { cards: false, activated: true, triggered: false }),
    ("triggered ability/abilities", Using { cards: false, activated: false, triggered: true }),
    ("ability/abilities", Using { cards: false, activated: true, triggered: true }),
];

/// Cards face down under others, as a noun (6-1-1).
const KI: &str = "ki card/cards";

/// States a card can be in, as adjectives.
const TURNED: &[(&str, Orientation)] = &[("released", Orientation::Upright), ("frozen", Orientation::Sideways)];

/// Parts in battles, as adjectives.
const ROLES: &[(&str, u8)] =
    &[("battling", role::BATTLING), ("attacking", role::ATTACKING), ("attacked", role::ATTACKED)];

/// "[Race Golem]", "[Card Name Slate Courier]".
enum Group {
    Trait(Trait),
    Name(Name),
}

/// The sorts of words that cards are grouped by, in brackets and as the pool keeps them.
const SORTS: &[(&str, &str)] = &[("Race", "race"), ("Attribute", "attribute")];

fn read_group(r: &mut Reader) -> Read<Group> {
    let text = r.take("~a race, attribute or card name in brackets", |token| match token {
        TokenKind::Bracket(text) => Some(text),
        _ => None,
    })?;
    if let Some(name) = text.strip_prefix("Card Name ") {
        return Ok(Group::Name(r.pool.intern_name(name)));
    }
    let found = SORTS.iter().find_map(|(sort, kept)| {
        let name = text.strip_prefix(sort)?.strip_prefix(' ')?;
        Some(r.pool.intern_trait(&format!("{kept} {name}")))
    });
    match found {
        Some(word) => Ok(Group::Trait(word)),
        None => r.fail("~`[Race …]`, `[Attribute …]` or `[Card Name …]`"),
    }
}

/// "[Race Golem]".
pub(crate) fn read_trait(r: &mut Reader) -> Read<Trait> {
    match read_group(r)? {
        Group::Trait(word) => Ok(word),
        Group::Name(_) => Err(Miss),
    }
}

/// "[Race Golem]".
pub(crate) fn say_trait(word: Trait, w: &mut Writer) -> Said {
    let text = w.pool.traits.get(word.index()).ok_or(Unsayable)?;
    let (kept, name) = text.split_once(' ').ok_or(Unsayable)?;
    let (sort, _) = SORTS.iter().find(|(_, known)| *known == kept).ok_or(Unsayable)?;
    w.say(&format!("[{sort} {name}]"));
    Ok(())
}

/// "[Card Name Slate Courier]".
pub(crate) fn read_name(r: &mut Reader) -> Read<Name> {
    match read_group(r)? {
        Group::Name(name) => Ok(name),
        Group::Trait(_) => Err(Miss),
    }
}

/// "[Card Name Slate Courier]".
pub(crate) fn say_name(name: Name, w: &mut Writer) -> Said {
    let text = w.pool.names.get(name.index()).ok_or(Unsayable)?;
    w.say(&format!("[Card Name {text}]"));
    Ok(())
}

/// "red".
pub(crate) fn read_colour(r: &mut Reader) -> Read<Colour> {
    r.named("~a colour", |r| {
        let at = colour::NAMES.iter().position(|name| r.skip(name));
        at.map(|at| Colour(at as u8)).ok_or(Miss)
    })
}

/// "red".
pub(crate) fn say_colour(colour: Colour, w: &mut Writer) -> Said {
    w.say(&colour::NAMES.get(colour.index()).ok_or(Unsayable)?.to_lowercase());
    Ok(())
}

/// Colours, groups and types of one head: "red or black [Race Golem] unit".
fn read_head(filter: &mut Filter, r: &mut Reader) -> Read<Zones> {
    filter.colours = Colours::of(&alternatives(r, read_colour));
    let groups = alternatives(r, read_group);
    for group in &groups {
        match group {
            Group::Trait(word) if filter.names.is_empty() => filter.traits.push(*word),
            Group::Name(name) if filter.traits.is_empty() => filter.names.push(*name),
            Group::Trait(_) | Group::Name(_) => return r.fail("~names, or words that cards are grouped by"),
        }
    }
    if let Some((_, using)) = USES.iter().find(|(words, _)| r.skip(words)) {
        filter.uses = Some(*using);
        return Ok(STACK);
    }
    if groups.is_empty() && filter.colours.is_empty() && r.skip(KI) {
        let beneath = r.attempt(|r| {
            r.words("under")?;
            crate::noun::read_article(Place::Play, r)
        });
        filter.beneath = Some(Box::new(beneath.unwrap_or_default()));
        return Ok(SQUARES);
    }
    let mut kinds: Vec<_> = KINDS.iter().collect();
    kinds.sort_by_key(|(words, ..)| std::cmp::Reverse(words.len()));
    match kinds.into_iter().find(|(words, ..)| r.skip(words)) {
        Some((_, kinds, zones)) => {
            filter.kinds = *kinds;
            Ok(*zones)
        }
        None if !groups.is_empty() => Ok(SQUARES),
        None => r.fail("~a card type"),
    }
}

fn write_head(filter: &mut Filter, zones: Zones, plural: bool, w: &mut Writer) -> Said {
    if let Some(host) = filter.beneath.take() {
        w.plural = plural;
        w.words(KI);
        if *host != Filter::default() {
            w.say("under");
            crate::noun::write_article(&host, Place::Play, w)?;
        }
        return Ok(());
    }
    let mut any = false;
    for colour in std::mem::take(&mut filter.colours).iter() {
        say_or(&mut any, w);
        say_colour(colour, w)?;
    }
    let (traits, names) = (std::mem::take(&mut filter.traits), std::mem::take(&mut filter.names));
    let mut grouped = false;
    for &word in &traits {
        say_or(&mut grouped, w);
        say_trait(word, w)?;
    }
    for &name in &names {
        say_or(&mut grouped, w);
        say_name(name, w)?;
    }
    if !traits.is_empty() && !names.is_empty() {
        return Err(Unsayable);
    }
    w.plural = plural;
    if let Some(using) = filter.uses.take() {
        w.words(USES.iter().find(|(_, known)| *known == using).ok_or(Unsayable)?.0);
        return Ok(());
    }
    let kinds = std::mem::take(&mut filter.kinds);
    let on_stack = zones == STACK;
    let found = KINDS.iter().find(|(_, known, zones)| *known == kinds && (*zones == STACK) == on_stack);
    let (words, ..) = found.ok_or(Unsayable)?;
    if grouped && kinds.is_empty() && !on_stack {
        w.one_of(&["card/cards", ""]);
    } else {
        w.words(words);
    }
    Ok(())
}

/// Numbers that can be asked for.
pub(crate) const NUMBERS: &[(&str, Number)] =
    &[("cost", number::COST), ("move cost", number::MOVE_COST), ("power", number::POWER), ("smash", number::SMASH)];

/// "cost", "power".
pub(crate) fn read_number_name(r: &mut Reader) -> Read<Number> {
    r.named("~cost, move cost, power or smash", |r| {
        NUMBERS.iter().find(|(name, _)| r.skip(name)).map(|(_, number)| *number).ok_or(Miss)
    })
}

/// "cost", "power".
pub(crate) fn say_number_name(number: Number, w: &mut Writer) -> Said {
    let (name, _) = NUMBERS.iter().find(|(_, known)| *known == number).ok_or(Unsayable)?;
    w.words(name);
    Ok(())
}

/// Amounts with which a number is compared besides a fixed one.
const MEASURES: &[Row<Amount>] = phrases! {
    ["X"] => { Amount::X }
    ["the number of" (Several filter)] => { Amount::Count(filter) }
    ["the greatest" (NumberName number) "among" (Several filter)] => { Amount::Most(filter, number) }
    ["the smallest" (NumberName number) "among" (Several filter)] => { Amount::Least(filter, number) }
    [(Owner what) (NumberName number)] => { Amount::NumberOf(what, number) }
};

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

/// Several objects of a description.
pub(crate) struct Several;

impl Several {
    /// Reads the description.
    pub fn read<T: From<Filter>>(r: &mut Reader) -> Read<T> {
        crate::noun::read_noun(Place::Play, r).map(T::from)
    }
    /// Writes the description.
    pub fn write(filter: &Filter, w: &mut Writer) -> Said {
        crate::noun::write_noun(filter, Place::Play, true, w)
    }
}

/// What stands between a number's name and an amount that bounds it.
const BOUNDS: &[(&str, Cmp)] =
    &[("equal to or less than", Cmp::AtMost), ("equal to or more than", Cmp::AtLeast), ("equal to", Cmp::Is)];

/// "of cost 3 or less", "of power equal to or less than its power".
fn read_test(r: &mut Reader) -> Read<Test> {
    r.words("of")?;
    let number = read_number_name(r)?;
    if let Some((_, cmp)) = BOUNDS.iter().find(|(words, _)| r.skip(words)) {
        return Ok(Test { number, cmp: *cmp, amount: phrase::read(MEASURES, "~an amount", r)? });
    }
    let amount = if r.skip("X") { Amount::X } else { Amount::Fixed(r.number()?) };
    Ok(Test { number, cmp: read_comparison(r), amount })
}

fn write_test(test: &Test, w: &mut Writer) -> Said {
    w.say("of");
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

/// Zones with "or" between them: "hand or plan zone".
pub(crate) fn read_zones(r: &mut Reader) -> Read<Zones> {
    let found = alternatives(r, |r| ZONES.iter().find(|(name, _)| r.skip(name)).map(|(_, zone)| *zone).ok_or(Miss));
    if found.is_empty() { r.fail("~a zone") } else { Ok(Zones::of(&found)) }
}

/// Writes what [`read_zones`] reads.
pub(crate) fn write_zones(zones: Zones, w: &mut Writer) -> Said {
    let mut left = zones;
    let mut any = false;
    for (name, zone) in ZONES {
        if left.has(*zone) {
            say_or(&mut any, w);
            w.words(name);
            left = left.without(*zone);
        }
    }
    if any && left.is_empty() { Ok(()) } else { Err(Unsayable) }
}

/// Whose zone it is.
const WHOSE: &[(&str, Whose)] =
    &[("your", Whose::Yours), ("your opponent's", Whose::Opponents), ("the", Whose::Anyones)];

/// "in your graveyard"; of a player who does something, "in their hand".
fn read_side(r: &mut Reader) -> Read<(Zones, Whose)> {
    r.words("in")?;
    if r.talk.doer != Who::You && r.skip("their") {
        let whose = if r.talk.doer == Who::Opponent { Whose::Opponents } else { Whose::Anyones };
        return Ok((read_zones(r)?, whose));
    }
    let mut known: Vec<_> = WHOSE.iter().collect();
    known.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
    let (_, whose) = known.into_iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
    Ok((read_zones(r)?, *whose))
}

fn write_side(zones: Zones, whose: Whose, w: &mut Writer) -> Said {
    w.say("in");
    match (&w.talk.doer, whose) {
        (Who::Opponent, Whose::Opponents) | (Who::Both, Whose::Anyones) => w.say("their"),
        _ => w.words(WHOSE.iter().find(|(_, known)| *known == whose).ok_or(Unsayable)?.0),
    }
    write_zones(zones, w)
}

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

/// Numbers that no card beats: whether they are the greatest.
const EXTREMES: &[(&str, bool)] = &[("with the greatest", true), ("with the smallest", false)];

/// "with the greatest power among units your opponent controls" (2-12-2).
fn read_extreme(r: &mut Reader) -> Read<Test> {
    let (_, greatest) = EXTREMES.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
    let number = read_number_name(r)?;
    r.words("among")?;
    let among = Box::new(read_noun(Place::Play, r)?);
    let amount = if *greatest { Amount::Most(among, number) } else { Amount::Least(among, number) };
    Ok(Test { number, cmp: Cmp::Is, amount })
}

fn write_extreme(test: &Test, w: &mut Writer) -> Said {
    let (Amount::Most(among, number) | Amount::Least(among, number)) = &test.amount else { return Err(Unsayable) };
    if *number != test.number || test.cmp != Cmp::Is {
        return Err(Unsayable);
    }
    let greatest = matches!(test.amount, Amount::Most(..));
    w.words(EXTREMES.iter().find(|(_, known)| *known == greatest).map_or("", |(words, _)| words));
    say_number_name(*number, w)?;
    w.words("among");
    write_noun(among, Place::Play, true, w)
}

/// One thing that is said after the noun.
enum Modifier {
    Test(Test),
    Other,
    NotName(Name),
    Namesake,
    Extreme(Test),
    Text(bool),
    Moved,
    Keyword(Keyword),
    Counters(Counter, Cmp, i32),
    Ground(Counter, Cmp, i32),
    Named(Sort),
    Covers(bool),
    Works(Zone),
    Among(What),
    Where(u32),
    Near(Near),
    Between,
    Facing(What),
    Control(Whose),
    Side(Zones, Whose),
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
    } else if r.has(|r| {
        r.words("named")?;
        r.this()
    }) {
        filter.namesake = true;
    } else if let Ok(test) = r.attempt(read_extreme) {
        filter.tests.push(test);
    } else if let Some((_, text)) = TEXTS.iter().find(|(words, _)| r.skip(words)) {
        filter.text = Some(*text);
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
        filter.ground = Some(ground);
    } else if filter.covers.is_none()
        && let Some((_, covers)) = COVERS.iter().find(|(words, _)| r.skip(words))
    {
        filter.covers = Some(*covers);
    } else if let Ok(sort) = r.attempt(|r| {
        r.words("of the named")?;
        SORTS_NAMED.iter().find(|(_, bare, _)| r.skip(bare)).map(|(.., sort)| *sort).ok_or(Miss)
    }) {
        filter.named = Some(sort);
    } else if let Ok(zone) = r.attempt(|r| {
        r.words("with a/an")?;
        let (_, zone) = ZONES.iter().find(|(name, _)| r.skip(name)).ok_or(Miss)?;
        r.words("effect")?;
        Ok(*zone)
    }) {
        filter.works = Zones::of(&[zone]);
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
        filter.facing = Some(Box::new(other));
    } else if filter.places == 0
        && let Ok(places) = r.attempt(read_where)
    {
        filter.places = places;
    } else if filter.near.is_none()
        && let Ok(near) = r.attempt(read_near)
    {
        filter.near = Some(near);
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
fn modifiers(filter: &mut Filter) -> Vec<Modifier> {
    let tests = std::mem::take(&mut filter.tests).into_iter();
    let (extremes, tests): (Vec<Test>, Vec<Test>) =
        tests.partition(|test| matches!(test.amount, Amount::Most(..) | Amount::Least(..)));
    let mut all: Vec<Modifier> = tests.into_iter().map(Modifier::Test).collect();
    if filter.this == Self_::Other {
        all.push(Modifier::Other);
        filter.this = Self_::Any;
    }
    all.extend(std::mem::take(&mut filter.not_names).into_iter().map(Modifier::NotName));
    if std::mem::take(&mut filter.namesake) {
        all.push(Modifier::Namesake);
    }
    all.extend(extremes.into_iter().map(Modifier::Extreme));
    all.extend(filter.text.take().map(Modifier::Text));
    if filter.marks.has(mark::MOVED) {
        filter.marks = filter.marks.without(mark::MOVED);
        all.push(Modifier::Moved);
    }
    all.extend(std::mem::take(&mut filter.keywords).iter().map(Modifier::Keyword));
    all.extend(filter.counters.take().map(|(counter, cmp, number)| Modifier::Counters(counter, cmp, number)));
    all.extend(filter.ground.take().map(|(counter, cmp, number)| Modifier::Ground(counter, cmp, number)));
    all.extend(filter.named.take().map(Modifier::Named));
    all.extend(std::mem::take(&mut filter.works).iter().map(Modifier::Works));
    all.extend(filter.among.take().map(|what| Modifier::Among(*what)));
    let (zones, whose) = (std::mem::take(&mut filter.zones), std::mem::take(&mut filter.whose));
    all.push(if zones.is_empty() { Modifier::Control(whose) } else { Modifier::Side(zones, whose) });
    all.extend(filter.covers.take().map(Modifier::Covers));
    if filter.places != 0 {
        all.push(Modifier::Where(std::mem::take(&mut filter.places)));
    }
    all.extend(filter.near.take().map(Modifier::Near));
    if filter.between.as_ref() == Some(&pincer::between()) {
        all.push(Modifier::Between);
        filter.between = None;
    }
    all.extend(filter.facing.take().map(|what| Modifier::Facing(*what)));
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

/// Adjectives: "released", "damaged".
pub(crate) fn read_states(filter: &mut Filter, r: &mut Reader) -> bool {
    let mut any = false;
    loop {
        if let Some((_, turned)) = TURNED.iter().find(|(word, _)| r.skip(word)) {
            filter.orientation = Some(*turned);
        } else if r.skip("damaged") {
            filter.damaged = Some(true);
        } else if r.skip("undamaged") {
            filter.damaged = Some(false);
        } else if filter.roles == 0
            && let Some((_, role)) = ROLES.iter().find(|(word, _)| r.skip(word))
        {
            filter.roles = *role;
        } else {
            return any;
        }
        any = true;
    }
}

/// Writes the adjectives of the filter and takes them out of it.
pub(crate) fn write_states(filter: &mut Filter, w: &mut Writer) {
    if let Some(turned) = filter.orientation.take()
        && let Some((word, _)) = TURNED.iter().find(|(_, known)| *known == turned)
    {
        w.say(word);
    }
    if let Some(damaged) = filter.damaged.take() {
        w.say(if damaged { "damaged" } else { "undamaged" });
    }
    if let Some((word, _)) = ROLES.iter().find(|(_, role)| *role == filter.roles) {
        w.say(word);
        filter.roles = 0;
    }
}

/// Reads a description without its number.
pub(crate) fn read_description(place: Place, r: &mut Reader) -> Read<Filter> {
    let mut filter = Filter::default();
    read_states(&mut filter, r);
    let mut zones = read_heads(&mut filter, r)?;
    while r.has(|r| r.named("~more about the cards", |r| read_modifier(&mut filter, r))) {}
    match place {
        Place::Given(zone, whose) => {
            if !filter.zones.is_empty() || filter.whose != Whose::Anyones {
                return Err(Miss);
            }
            (filter.zones, filter.whose) = (Zones::of(&[zone]), whose);
        }
        // What was spoken of is wherever it is.
        _ if !filter.zones.is_empty() || filter.among.is_some() => {}
        Place::Anywhere if zones != STACK => {}
        Place::Anywhere | Place::Play => filter.zones = std::mem::take(&mut zones),
    }
    Ok(filter)
}

/// One or more heads: "unit of cost 2 or less or base".
fn read_heads(filter: &mut Filter, r: &mut Reader) -> Read<Zones> {
    let states = filter.clone();
    let zones = read_head(filter, r)?;
    let mut heads = Vec::new();
    while let Ok(next) = r.attempt(|r| {
        read_or(r)?;
        let mut head = Filter::default();
        read_head(&mut head, r).map(|_| head)
    }) {
        heads.push(next);
    }
    if !heads.is_empty() {
        let Filter { colours, traits, names, kinds, .. } = std::mem::replace(filter, states);
        heads.insert(0, Filter { colours, traits, names, kinds, ..Filter::default() });
        filter.any = heads;
    }
    Ok(zones)
}

/// Writes a description without its number.
pub(crate) fn write_description(filter: &Filter, place: Place, plural: bool, w: &mut Writer) -> Said {
    let mut rest = filter.clone();
    let zones = rest.zones;
    match place {
        Place::Given(zone, whose) if rest.zones == Zones::of(&[zone]) && rest.whose == whose => {
            (rest.zones, rest.whose) = (Zones::EMPTY, Whose::Anyones);
        }
        Place::Given(..) => return Err(Unsayable),
        Place::Play | Place::Anywhere if rest.among.is_some() => {}
        Place::Play if zones.is_empty() => return Err(Unsayable),
        Place::Play if zones == SQUARES || zones == STACK => rest.zones = Zones::EMPTY,
        Place::Anywhere if zones == STACK => rest.zones = Zones::EMPTY,
        Place::Play | Place::Anywhere => {}
    }
    write_states(&mut rest, w);
    let mut any = false;
    if rest.any.is_empty() {
        write_head(&mut rest, zones, plural, w)?;
    } else {
        for mut head in std::mem::take(&mut rest.any) {
            say_or(&mut any, w);
            write_head(&mut head, zones, plural, w)?;
            if head != Filter::default() {
                return Err(Unsayable);
            }
        }
    }
    let mut left = modifiers(&mut rest);
    while !left.is_empty() {
        let order: Vec<usize> = (0..left.len()).collect();
        let at = w.first_of(&order, |&at, w| write_modifier(&left[at], place, plural, w).map(|()| at))?;
        left.remove(at);
    }
    w.plural = plural;
    if rest == Filter::default() { Ok(()) } else { Err(Unsayable) }
}
