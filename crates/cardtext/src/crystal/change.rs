//! What cards become: "gains +1000 power and Brave", "cannot be blocked", for now or as long as an ability applies.

use super::ability::{read_granted, write_granted};
use super::condition::write_cp;
use super::cost::{read_payment, write_payment};
use super::noun::{read_element, read_trait, say_trait};
use crate::amount::{is_negative, read_units, write_units};
use crate::change::{merged, split};
use crate::noun::{Place, read_article, read_noun, write_article, write_noun};
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::words::{read_keyword, say_keyword};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{element, keyword, kind, number, verb};
use duel::card::ability::{Change, Cost, Price};
use duel::card::amount::{Amount, Who};
use duel::card::filter::{Filter, Whose};
use duel::ids::{Colours, Keywords, Kinds};

/// The sorts of predicates: each has a verb of its own, and its own words for "until the turn ends".
#[derive(Clone, Copy, Debug, PartialEq)]
enum Family {
    Gain,
    Lose,
    Cannot,
    Spare,
    Must,
    Become,
    Yield,
    Double,
    Belong,
}

const FAMILIES: &[Family] = &[
    Family::Gain,
    Family::Lose,
    Family::Cannot,
    Family::Spare,
    Family::Must,
    Family::Become,
    Family::Yield,
    Family::Double,
    Family::Belong,
];

impl Family {
    fn verbs(self) -> &'static [&'static str] {
        match self {
            Self::Gain => &["gains/gain", "has/have"],
            Self::Lose => &["loses/lose"],
            Self::Cannot => &["cannot"],
            Self::Spare => &["doesn't/don't receive any damage"],
            Self::Must => &["must"],
            Self::Yield => &["can produce"],
            Self::Double => &["doubles/double its/their power"],
            Self::Belong => &["is/are under your control"],
            Self::Become => &[
                "also becomes/become a Forward with",
                "also becomes/become Forwards with",
                "becomes/become a Forward with",
            ],
        }
    }
    fn until_end_of_turn(self) -> &'static [&'static str] {
        match self {
            Self::Gain | Self::Lose | Self::Become | Self::Yield | Self::Double | Self::Belong => {
                &["until the end of the turn"]
            }
            Self::Cannot | Self::Spare | Self::Must => &["this turn"],
        }
    }
    fn of(change: &Change) -> Option<Self> {
        match change {
            Change::GainKeywords(_) | Change::Grant(_) | Change::AddTrait(_) => Some(Self::Gain),
            Change::Add(number::POWER, amount) if !is_negative(amount) => Some(Self::Gain),
            Change::Add(number::POWER, _) | Change::LoseKeywords(_) | Change::LoseAbilities => Some(Self::Lose),
            Change::Cannot(verb::DAMAGE, _) => Some(Self::Spare),
            Change::Cannot(..) | Change::ActionFee(..) => Some(Self::Cannot),
            Change::Must(_) => Some(Self::Must),
            Change::AddKinds(_) => Some(Self::Become),
            Change::AlsoPaysAs(_) => Some(Self::Yield),
            Change::Multiply(number::POWER, 2) => Some(Self::Double),
            Change::Control(Who::You) => Some(Self::Belong),
            _ => None,
        }
    }
}

/// For how long a predicate is said.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Lasting {
    /// Until the turn ends.
    Turn,
    /// As long as the ability applies, or to the end of the duel.
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
        Some(Family::Cannot | Family::Spare | Family::Must | Family::Yield | Family::Double | Family::Belong)
        | None => false,
    }
}

/// Reads a predicate.
pub(crate) fn read_predicate(lasting: Lasting, r: &mut Reader) -> Read<Vec<Change>> {
    r.named("~what it gains, loses, cannot or must do", |r| {
        let family = FAMILIES.iter().copied().find(|family| r.has(|r| r.one_of(family.verbs()))).ok_or(Miss)?;
        let changes = match family {
            Family::Gain => {
                let mut changes = merged(r.list(read_gain)?);
                if r.has(read_and_cannot) {
                    changes.extend(read_prohibitions(r)?);
                    if lasting == Lasting::Turn {
                        return r.fail("~the time said first");
                    }
                }
                changes
            }
            Family::Lose => merged(r.list(read_loss)?),
            Family::Cannot => read_prohibitions(r)?,
            Family::Spare => vec![Change::Cannot(verb::DAMAGE, None)],
            Family::Must => {
                let must = phrase::read(DUTIES, "~what it must do", r)?;
                if lasting == Lasting::Turn && r.skip("this turn if possible") {
                    return Ok(vec![must]);
                }
                r.one_of(IF_POSSIBLE)?;
                vec![must]
            }
            Family::Become => read_becoming(r)?,
            Family::Yield if r.skip("CP of any Element") => vec![Change::AlsoPaysAs(ANY_ELEMENT)],
            Family::Yield => {
                let element = read_element(r)?;
                r.words("CP")?;
                vec![Change::AlsoPaysAs(Colours::of(&[element]))]
            }
            Family::Double => vec![Change::Multiply(number::POWER, 2)],
            Family::Belong if lasting == Lasting::Applies => vec![Change::Control(Who::You)],
            Family::Belong => return Err(Miss),
        };
        if lasting == Lasting::Turn {
            r.one_of(family.until_end_of_turn())?;
        }
        Ok(changes)
    })
}

/// "and Harbor Sentinel cannot".
fn read_and_cannot(r: &mut Reader) -> Read<()> {
    r.words("and")?;
    if !r.talk.own {
        return Err(Miss);
    }
    r.has(Reader::this);
    r.words("cannot")
}

const ANY_ELEMENT: Colours = Colours::of(&[
    element::FIRE,
    element::ICE,
    element::WIND,
    element::EARTH,
    element::LIGHTNING,
    element::WATER,
    element::LIGHT,
    element::DARK,
]);

/// Words for "if possible".
const IF_POSSIBLE: &[&str] = &["if possible", "once per turn if possible", "at least once per turn if possible"];

/// Writes a predicate; `own` is whether it is said of the card itself.
pub(crate) fn write_predicate(changes: &[Change], lasting: Lasting, own: bool, w: &mut Writer) -> Said {
    let family = changes.first().and_then(Family::of).ok_or(Unsayable)?;
    w.one_of(family.verbs());
    match family {
        Family::Gain => {
            let forbidden = changes.iter().position(|change| matches!(change, Change::Cannot(..)));
            let (gained, forbidden) = changes.split_at(forbidden.unwrap_or(changes.len()));
            write_items(&split(gained), |w, change| write_gain(change, own, w), w)?;
            if !forbidden.is_empty() {
                if lasting == Lasting::Turn || !own {
                    return Err(Unsayable);
                }
                w.say("and");
                if !w.is_guided() || !w.would_follow("cannot") {
                    w.say(w.own);
                }
                w.say("cannot");
                write_prohibitions(forbidden, w)?;
            }
        }
        Family::Lose => write_items(&split(changes), |w, change| write_loss(change, w), w)?,
        Family::Cannot => write_prohibitions(changes, w)?,
        Family::Spare if *changes == [Change::Cannot(verb::DAMAGE, None)] => {}
        Family::Spare => return Err(Unsayable),
        Family::Must => {
            let [must] = changes else { return Err(Unsayable) };
            phrase::write(DUTIES, must, w)?;
            if lasting == Lasting::Turn && w.is_guided() && w.would_follow("this turn if possible") {
                w.words("this turn if possible");
                return Ok(());
            }
            w.one_of(IF_POSSIBLE);
        }
        Family::Become => write_becoming(changes, own, w)?,
        Family::Yield => match changes {
            [Change::AlsoPaysAs(ANY_ELEMENT)] => w.words("CP of any Element"),
            [Change::AlsoPaysAs(colours)] => write_cp(*colours, w)?,
            _ => return Err(Unsayable),
        },
        Family::Double if changes.len() == 1 => {}
        Family::Belong if changes.len() == 1 && lasting == Lasting::Applies => {}
        Family::Double | Family::Belong => return Err(Unsayable),
    }
    if lasting == Lasting::Turn {
        w.one_of(family.until_end_of_turn());
    }
    Ok(())
}

/// Writes several of the same with commas and "and" between them; a text to follow may have them in another order.
fn write_items(items: &[Change], mut write: impl FnMut(&mut Writer, &Change) -> Said, w: &mut Writer) -> Said {
    let mut left: Vec<&Change> = items.iter().collect();
    let all = left.len();
    while !left.is_empty() {
        if left.len() < all {
            w.one_of(if left.len() == 1 { &["and", ", and", ","] } else { &[",", "and"] });
        }
        let order: Vec<usize> = (0..left.len()).collect();
        let at = w.first_of(&order, |&at, w| write(w, left[at]).map(|()| at))?;
        left.remove(at);
    }
    Ok(())
}

/// Whether power changes by so much for each of something.
fn is_counted(change: &Change) -> bool {
    matches!(change, Change::Add(_, amount) if !matches!(amount, Amount::Fixed(_)))
}

/// What lets Forwards of different elements form a party.
const PARTY_ICON: &str = "the party icon";

fn read_gain(r: &mut Reader) -> Read<Change> {
    if r.has(|r| r.mark('+')) {
        return Ok(Change::Add(number::POWER, read_units("power", 1, r)?));
    }
    if let Ok(word) = r.attempt(read_keyword) {
        return Ok(Change::GainKeywords(Keywords::of(&[word])));
    }
    if r.skip(PARTY_ICON) {
        return Ok(Change::GainKeywords(Keywords::of(&[keyword::PARTY])));
    }
    if let Ok(word) = r.attempt(read_trait) {
        return Ok(Change::AddTrait(word));
    }
    r.quoted(read_granted).map(Change::Grant)
}

fn write_gain(change: &Change, own: bool, w: &mut Writer) -> Said {
    match change {
        Change::Add(number::POWER, amount) => {
            w.say("+");
            w.join();
            write_units(amount, "power", 1, w)
        }
        Change::GainKeywords(words) if *words == Keywords::of(&[keyword::PARTY]) => {
            w.words(PARTY_ICON);
            Ok(())
        }
        Change::GainKeywords(words) => words.iter().try_for_each(|word| say_keyword(word, w)),
        Change::AddTrait(word) => say_trait(*word, w),
        Change::Grant(ability) => w.quoted(|w| write_granted(*ability, own, w)),
        _ => Err(Unsayable),
    }
}

fn read_loss(r: &mut Reader) -> Read<Change> {
    if r.has(|r| r.one_of(ALL_ABILITIES)) {
        return Ok(Change::LoseAbilities);
    }
    if let Ok(word) = r.attempt(read_keyword) {
        return Ok(Change::LoseKeywords(Keywords::of(&[word])));
    }
    Ok(Change::Add(number::POWER, read_units("power", -1, r)?))
}

fn write_loss(change: &Change, w: &mut Writer) -> Said {
    match change {
        Change::LoseAbilities => w.one_of(ALL_ABILITIES),
        Change::LoseKeywords(words) => words.iter().try_for_each(|word| say_keyword(word, w))?,
        Change::Add(number::POWER, amount) => write_units(amount, "power", -1, w)?,
        _ => return Err(Unsayable),
    }
    Ok(())
}

/// Words for all abilities of what loses them.
const ALL_ABILITIES: &[&str] = &["all its/their abilities", "all abilities", "its/their abilities"];

const DUTIES: &[Row<Change>] = phrases! {
    ["attack"] => { Change::Must(verb::ATTACK) }
    ["block"] => { Change::Must(verb::BLOCK) }
    ["be blocked"] => { Change::Must(verb::BLOCKED) }
    ["be chosen by your opponent's Summons or abilities"] => { Change::Must(verb::CHOOSE) }
    ["be chosen"] => { Change::Must(verb::CHOOSE) }
};

/// What is forbidden. A filter describes who may not block, or by whose effect it may not happen.
const PROHIBITIONS: &[Row<Change>] = phrases! {
    ["attack unless its/their controller pays" (Fee n)] => { Change::ActionFee(verb::ATTACK, n) }
    ["block unless its/their controller pays" (Fee n)] => { Change::ActionFee(verb::BLOCK, n) }
    ["attack"] => { Change::Cannot(verb::ATTACK, None) }
    ["block"] => { Change::Cannot(verb::BLOCK, None) }
    ["form a party"] => { Change::Cannot(verb::FORM, None) }
    ["be blocked by" (Blockers filter)] => { Change::Cannot(verb::BLOCKED, Some(filter)) }
    ["be blocked by" (Blocker filter)] => { Change::Cannot(verb::BLOCKED, Some(filter)) }
    ["be blocked"] => { Change::Cannot(verb::BLOCKED, None) }
    ["be chosen by" (Sources filter)] => { Change::Cannot(verb::CHOOSE, Some(filter)) }
    ["be chosen"] => { Change::Cannot(verb::CHOOSE, None) }
    ["be broken by" (Sources filter)] => { Change::Cannot(verb::BREAK, Some(filter)) }
    ["be broken by opposing Summons or abilities that don't deal damage" (Opposing filter)] => {
        Change::Cannot(verb::BREAK, Some(filter))
    }
    ["be broken"] => { Change::Cannot(verb::BREAK, None) }
    ["use special or action abilities"] => { Change::Cannot(verb::USE, None) }
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
        if cost == Self::of(cost.price.generic) { Ok(cost.price.generic) } else { Err(Miss) }
    }
    fn write(n: &u8, w: &mut Writer) -> Said {
        write_payment(&Self::of(*n), w)
    }
    fn of(any: u8) -> Cost {
        Cost { price: Price { generic: any, ..Price::default() }, ..Cost::default() }
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

/// One Forward that may not block.
struct Blocker;

impl Blocker {
    fn read(r: &mut Reader) -> Read<Filter> {
        read_article(Place::Play, r)
    }
    fn write(filter: &Filter, w: &mut Writer) -> Said {
        write_article(filter, Place::Play, w)
    }
}

/// Your opponent's Summons and abilities, where the words around it say so.
struct Opposing;

impl Opposing {
    fn read(_: &mut Reader) -> Read<Filter> {
        Ok(Sources::filter(Whose::Opponents, Kinds::EMPTY, Kinds::EMPTY))
    }
    fn write(filter: &Filter, _: &mut Writer) -> Said {
        if *filter == Sources::filter(Whose::Opponents, Kinds::EMPTY, Kinds::EMPTY) { Ok(()) } else { Err(Unsayable) }
    }
}

/// Summons and abilities by whose they are. An ability is known by its source, which is not a Summon.
pub(crate) struct Sources;

const SUMMONS: Kinds = Kinds::of(&[kind::SUMMON]);

const SOURCES: &[(&str, Whose, Kinds, Kinds)] = &[
    ("your opponent's Summons or abilities", Whose::Opponents, Kinds::EMPTY, Kinds::EMPTY),
    ("your opponent's Summons/Summon", Whose::Opponents, SUMMONS, Kinds::EMPTY),
    ("your opponent's abilities/ability", Whose::Opponents, Kinds::EMPTY, SUMMONS),
    ("Summons or abilities", Whose::Anyones, Kinds::EMPTY, Kinds::EMPTY),
    ("a Summon or an ability", Whose::Anyones, Kinds::EMPTY, Kinds::EMPTY),
    ("a Summon or ability", Whose::Anyones, Kinds::EMPTY, Kinds::EMPTY),
    ("Summons", Whose::Anyones, SUMMONS, Kinds::EMPTY),
    ("a Summon", Whose::Anyones, SUMMONS, Kinds::EMPTY),
    ("abilities", Whose::Anyones, Kinds::EMPTY, SUMMONS),
    ("an ability", Whose::Anyones, Kinds::EMPTY, SUMMONS),
];

impl Sources {
    fn filter(whose: Whose, kinds: Kinds, not_kinds: Kinds) -> Filter {
        Filter { whose, kinds, not_kinds, by_own_ability: true, ..Filter::default() }
    }
    /// Reads whose and what.
    pub fn read(r: &mut Reader) -> Read<Filter> {
        let found = SOURCES.iter().find(|(words, ..)| r.skip(words));
        found.map(|(_, whose, kinds, not_kinds)| Self::filter(*whose, *kinds, *not_kinds)).ok_or(Miss)
    }
    /// Writes whose and what.
    pub fn write(filter: &Filter, w: &mut Writer) -> Said {
        let known = SOURCES.iter().filter(|(_, whose, kinds, not)| Self::filter(*whose, *kinds, *not) == *filter);
        let words: Vec<&str> = known.map(|(words, ..)| *words).collect();
        if words.is_empty() {
            return Err(Unsayable);
        }
        w.plural = false;
        w.one_of(&words);
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

/// What stands between the power and what else a card becomes.
const BECOMES_WITH: &[&str] = &["and", ","];

/// "7000 power", then perhaps keywords and abilities.
fn read_becoming(r: &mut Reader) -> Read<Vec<Change>> {
    let power = r.number()?;
    r.words("power")?;
    let mut changes = vec![Change::AddKinds(FORWARD), Change::Set(number::POWER, Amount::Fixed(power))];
    if r.has(|r| r.one_of(BECOMES_WITH)) {
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
        w.one_of(BECOMES_WITH);
        write_items(&split(gained), |w, change| write_gain(change, own, w), w)?;
    }
    Ok(())
}
