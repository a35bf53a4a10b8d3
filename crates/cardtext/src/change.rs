//! What cards become: "gains +1000 power and Brave", "cannot be blocked", for now or as long as an ability applies.

use crate::ability::{read_granted, write_granted};
use crate::amount::{is_negative, read_units, write_units};
use crate::cost::{read_payment, write_payment};
use crate::noun::{Place, read_noun, write_noun};
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::words::{read_keyword, say_keyword};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{kind, number, verb};
use duel::ability::{Change, Cost, Price};
use duel::amount::Amount;
use duel::filter::{Filter, Whose};
use duel::words::{Keywords, Kinds};

/// The sorts of predicates: each has a verb of its own, and its own words for "until the turn ends".
#[derive(Clone, Copy, Debug, PartialEq)]
enum Family {
    Gain,
    Lose,
    Cannot,
    Must,
    Become,
    Double,
}

const FAMILIES: &[Family] = &[Family::Gain, Family::Lose, Family::Cannot, Family::Must, Family::Become, Family::Double];

impl Family {
    fn verb(self) -> &'static str {
        match self {
            Self::Gain => "gains/gain",
            Self::Lose => "loses/lose",
            Self::Cannot => "cannot",
            Self::Must => "must",
            Self::Become => "also becomes/become a Forward with",
            Self::Double => "doubles/double its/their power",
        }
    }
    fn until_end_of_turn(self) -> &'static str {
        match self {
            Self::Gain | Self::Lose | Self::Become | Self::Double => "until the end of the turn",
            Self::Cannot | Self::Must => "this turn",
        }
    }
    fn of(change: &Change) -> Option<Self> {
        match change {
            Change::Gain(_) | Change::Grant(_) => Some(Self::Gain),
            Change::Add(number::POWER, amount) if !is_negative(amount) => Some(Self::Gain),
            Change::Add(number::POWER, _) | Change::Lose(_) | Change::Silence => Some(Self::Lose),
            Change::Cannot(..) | Change::Tax(..) => Some(Self::Cannot),
            Change::Must(_) => Some(Self::Must),
            Change::AddKinds(_) => Some(Self::Become),
            Change::Multiply(number::POWER, 2) => Some(Self::Double),
            _ => None,
        }
    }
}

/// For how long a predicate is said.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Lasting {
    /// Until the turn ends.
    Turn,
    /// As long as the ability applies.
    Applies,
    /// Until the turn ends, which was said before.
    Said,
}

/// Whether "until the end of the turn" is said first: where several things are gained or lost, or so much for each of
/// something, or where a card becomes something.
pub(crate) fn says_time_first(changes: &[Change]) -> bool {
    match changes.first().and_then(Family::of) {
        Some(Family::Gain | Family::Lose) => split(changes).len() > 1 || changes.iter().any(is_counted),
        Some(Family::Become) => true,
        Some(Family::Cannot | Family::Must | Family::Double) | None => false,
    }
}

/// Reads a predicate.
pub(crate) fn read_predicate(lasting: Lasting, r: &mut Reader) -> Read<Vec<Change>> {
    r.named("~what it gains, loses, cannot or must do", |r| {
        let family = FAMILIES.iter().copied().find(|family| r.skip(family.verb())).ok_or(Miss)?;
        let changes = match family {
            Family::Gain => merged(r.list(read_gain)?),
            Family::Lose => merged(r.list(read_loss)?),
            Family::Cannot => read_prohibitions(r)?,
            Family::Must => {
                let must = phrase::read(DUTIES, "~what it must do", r)?;
                r.words("if possible")?;
                vec![must]
            }
            Family::Become => read_becoming(r)?,
            Family::Double => vec![Change::Multiply(number::POWER, 2)],
        };
        if lasting == Lasting::Turn {
            r.words(family.until_end_of_turn())?;
        }
        Ok(changes)
    })
}

/// Writes a predicate; `own` is whether it is said of the card itself.
pub(crate) fn write_predicate(changes: &[Change], lasting: Lasting, own: bool, w: &mut Writer) -> Said {
    let family = changes.first().and_then(Family::of).ok_or(Unsayable)?;
    w.words(family.verb());
    match family {
        Family::Gain => w.list(&split(changes), |w, change| write_gain(change, own, w))?,
        Family::Lose => w.list(&split(changes), |w, change| write_loss(change, w))?,
        Family::Cannot => write_prohibitions(changes, w)?,
        Family::Must => {
            let [must] = changes else { return Err(Unsayable) };
            phrase::write(DUTIES, must, w)?;
            w.words("if possible");
        }
        Family::Become => write_becoming(changes, own, w)?,
        Family::Double if changes.len() == 1 => {}
        Family::Double => return Err(Unsayable),
    }
    if lasting == Lasting::Turn {
        w.words(family.until_end_of_turn());
    }
    Ok(())
}

/// Keywords that are gained or lost together are one change.
fn merged(changes: Vec<Change>) -> Vec<Change> {
    let mut all: Vec<Change> = Vec::new();
    for change in changes {
        match (all.last_mut(), change) {
            (Some(Change::Gain(before)), Change::Gain(more)) => *before = before.union(more),
            (Some(Change::Lose(before)), Change::Lose(more)) => *before = before.union(more),
            (_, change) => all.push(change),
        }
    }
    all
}

/// One change for each keyword.
fn split(changes: &[Change]) -> Vec<Change> {
    changes
        .iter()
        .flat_map(|change| match change {
            Change::Gain(words) => words.iter().map(|word| Change::Gain(Keywords::of(&[word]))).collect(),
            Change::Lose(words) => words.iter().map(|word| Change::Lose(Keywords::of(&[word]))).collect(),
            change => vec![change.clone()],
        })
        .collect()
}

/// Whether power changes by so much for each of something.
fn is_counted(change: &Change) -> bool {
    matches!(change, Change::Add(_, amount) if !matches!(amount, Amount::Fixed(_)))
}

fn read_gain(r: &mut Reader) -> Read<Change> {
    if r.has(|r| r.mark('+')) {
        return Ok(Change::Add(number::POWER, read_units("power", 1, r)?));
    }
    if let Ok(word) = r.attempt(read_keyword) {
        return Ok(Change::Gain(Keywords::of(&[word])));
    }
    r.quoted(read_granted).map(Change::Grant)
}

fn write_gain(change: &Change, own: bool, w: &mut Writer) -> Said {
    match change {
        Change::Add(number::POWER, amount) => {
            let power = w.aside(|w| write_units(amount, "power", 1, w))?;
            w.say(&format!("+{power}"));
            Ok(())
        }
        Change::Gain(words) => words.iter().try_for_each(|word| say_keyword(word, w)),
        Change::Grant(ability) => w.quoted(|w| write_granted(*ability, own, w)),
        _ => Err(Unsayable),
    }
}

fn read_loss(r: &mut Reader) -> Read<Change> {
    if r.skip("all its/their abilities") {
        return Ok(Change::Silence);
    }
    if let Ok(word) = r.attempt(read_keyword) {
        return Ok(Change::Lose(Keywords::of(&[word])));
    }
    Ok(Change::Add(number::POWER, read_units("power", -1, r)?))
}

fn write_loss(change: &Change, w: &mut Writer) -> Said {
    match change {
        Change::Silence => w.words("all its/their abilities"),
        Change::Lose(words) => words.iter().try_for_each(|word| say_keyword(word, w))?,
        Change::Add(number::POWER, amount) => write_units(amount, "power", -1, w)?,
        _ => return Err(Unsayable),
    }
    Ok(())
}

const DUTIES: &[Row<Change>] = phrases! {
    ["attack"] => { Change::Must(verb::ATTACK) }
    ["block"] => { Change::Must(verb::BLOCK) }
    ["be blocked"] => { Change::Must(verb::BLOCKED) }
};

/// What is forbidden. A filter describes who may not block, or by whose effect it may not happen.
const PROHIBITIONS: &[Row<Change>] = phrases! {
    ["attack unless its/their controller pays" (Fee n)] => { Change::Tax(verb::ATTACK, n) }
    ["block unless its/their controller pays" (Fee n)] => { Change::Tax(verb::BLOCK, n) }
    ["attack"] => { Change::Cannot(verb::ATTACK, None) }
    ["block"] => { Change::Cannot(verb::BLOCK, None) }
    ["form a party"] => { Change::Cannot(verb::FORM, None) }
    ["be blocked by" (Blockers filter)] => { Change::Cannot(verb::BLOCKED, Some(filter)) }
    ["be blocked"] => { Change::Cannot(verb::BLOCKED, None) }
    ["be chosen by" (Sources filter)] => { Change::Cannot(verb::CHOOSE, Some(filter)) }
    ["be broken by" (Sources filter)] => { Change::Cannot(verb::BREAK, Some(filter)) }
    ["be broken"] => { Change::Cannot(verb::BREAK, None) }
    ["be dulled by" (Sources filter)] => { Change::Cannot(verb::DULL, Some(filter)) }
    ["be returned to its/their owner's/owners' hand by" (Sources filter)] => {
        Change::Cannot(verb::RETURN, Some(filter))
    }
    ["be returned to its/their owner's/owners' hand"] => { Change::Cannot(verb::RETURN, None) }
    ["be removed from the game"] => { Change::Cannot(verb::REMOVE, None) }
};

/// CP of any element, in braces.
struct Fee;

impl Fee {
    fn read(r: &mut Reader) -> Read<u8> {
        let cost = read_payment(r)?;
        if cost == Self::of(cost.price.any) { Ok(cost.price.any) } else { Err(Miss) }
    }
    fn write(n: &u8, w: &mut Writer) -> Said {
        write_payment(&Self::of(*n), w)
    }
    fn of(any: u8) -> Cost {
        Cost { price: Price { any, ..Price::default() }, parts: Vec::new(), more: None }
    }
}

/// Forwards that may not block.
struct Blockers;

impl Blockers {
    fn read(r: &mut Reader) -> Read<Filter> {
        read_noun(Place::Play, r)
    }
    fn write(filter: &Filter, w: &mut Writer) -> Said {
        write_noun(filter, Place::Play, true, w)
    }
}

/// Summons and abilities by whose they are. An ability is known by its source, which is not a Summon.
pub(crate) struct Sources;

const SUMMONS: Kinds = Kinds::of(&[kind::SUMMON]);

const SOURCES: &[(&str, Kinds, Kinds)] = &[
    ("your opponent's Summons or abilities", Kinds::EMPTY, Kinds::EMPTY),
    ("your opponent's Summons", SUMMONS, Kinds::EMPTY),
    ("your opponent's abilities", Kinds::EMPTY, SUMMONS),
];

impl Sources {
    fn filter(kinds: Kinds, not_kinds: Kinds) -> Filter {
        Filter { whose: Whose::Opponents, kinds, not_kinds, ..Filter::default() }
    }
    /// Reads whose and what.
    pub fn read(r: &mut Reader) -> Read<Filter> {
        let found = SOURCES.iter().find(|(words, ..)| r.skip(words));
        found.map(|(_, kinds, not_kinds)| Self::filter(*kinds, *not_kinds)).ok_or(Miss)
    }
    /// Writes whose and what.
    pub fn write(filter: &Filter, w: &mut Writer) -> Said {
        let found = SOURCES.iter().find(|(_, kinds, not_kinds)| Self::filter(*kinds, *not_kinds) == *filter);
        w.words(found.ok_or(Unsayable)?.0);
        Ok(())
    }
}

fn read_prohibitions(r: &mut Reader) -> Read<Vec<Change>> {
    let mut all = vec![phrase::read(PROHIBITIONS, "~what it cannot do", r)?];
    while r.skip("or") {
        all.push(phrase::read(PROHIBITIONS, "~what it cannot do", r)?);
    }
    Ok(all)
}

fn write_prohibitions(changes: &[Change], w: &mut Writer) -> Said {
    for (at, change) in changes.iter().enumerate() {
        if at > 0 {
            w.say("or");
        }
        phrase::write(PROHIBITIONS, change, w)?;
    }
    Ok(())
}

const FORWARD: Kinds = Kinds::of(&[kind::FORWARD]);

/// "7000 power", then perhaps keywords and abilities.
fn read_becoming(r: &mut Reader) -> Read<Vec<Change>> {
    let power = r.number()?;
    r.words("power")?;
    let mut changes = vec![Change::AddKinds(FORWARD), Change::Set(number::POWER, Amount::Fixed(power))];
    if r.skip("and") {
        changes.extend(merged(r.list(read_gain)?));
    }
    Ok(changes)
}

fn write_becoming(changes: &[Change], own: bool, w: &mut Writer) -> Said {
    let [Change::AddKinds(FORWARD), Change::Set(number::POWER, Amount::Fixed(power)), gained @ ..] = changes else {
        return Err(Unsayable);
    };
    w.number(*power);
    w.say("power");
    if !gained.is_empty() {
        w.say("and");
        w.list(&split(gained), |w, change| write_gain(change, own, w))?;
    }
    Ok(())
}
