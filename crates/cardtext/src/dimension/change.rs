//! What cards become: "gets +2000 power", "gains Rush", "cannot move", for a time or as long as an ability applies.

use super::ability::{read_granted, write_granted};
use super::noun::{SQUARES, read_colour, read_trait, say_colour, say_trait, usual};
use crate::amount::{read_each, times_each, write_each};
use crate::change::merged;
use crate::lasting::Lasting;
use crate::matter::{meant, named};
use crate::measure::{read_number_name, say_number_name};
use crate::noun::{Place, read_article, write_article};
use crate::object::{Owner, Subject};
use crate::phrase::{self, Row, phrases};
use crate::predicate::{
    Family, read_any, read_modification, read_predicate, write_any, write_modification, write_only, write_predicate,
};
use crate::price::{read_fee, write_fee};
use crate::reader::{Miss, Read, Reader};
use crate::setting::{read_setting, write_setting};
use crate::words::{read_keyword, say_keyword};
use crate::writer::{Said, Unsayable, Writer};
use dimension::words::{kind, number, verb};
use duel::card::ability::{Change, Duration};
use duel::card::amount::What;
use duel::card::filter::{Filter, Whose};
use duel::ids::{Colours, Keywords, Kinds};

/// How effects that last are said.
pub(crate) const LASTING: Lasting = Lasting {
    durations: &[
        ("until the end of the turn", Duration::Turn),
        ("this turn", Duration::Turn),
        ("until the end of the battle", Duration::Battle),
    ],
    stays: "is on a square",
    statement: Row { read: read_statement, write: |(what, changes), w| write_statement(what, changes, w) },
};

/// The sorts of predicates.
const FAMILIES: &[Family] = &[
    Family {
        verb: "gets/get",
        has: |change| matches!(change, Change::Add(number::POWER | number::SMASH | number::MOVE_COST, _)),
        read: |r| r.list(read_modification),
        write: |changes, _, w| w.list(changes, |w, change| write_modification(change, w)),
    },
    Family {
        verb: "gains/gain",
        has: |change| {
            matches!(change, Change::GainKeywords(_) | Change::Grant(_) | Change::AddTrait(_) | Change::AddColours(_))
        },
        read: |r| r.list(read_gain).map(merged),
        write: |changes, own, w| w.list(changes, |w, change| write_gain(change, own, w)),
    },
    Family {
        verb: "loses/lose",
        has: |change| matches!(change, Change::LoseKeywords(_) | Change::LoseAbilities),
        read: |r| r.list(read_loss).map(merged),
        write: |changes, _, w| w.list(changes, |w, change| write_loss(change, w)),
    },
    Family {
        verb: "cannot",
        has: |change| matches!(change, Change::Cannot(..)),
        read: |r| read_any(PROHIBITIONS, "~what it cannot do", r),
        write: |changes, _, w| write_any(PROHIBITIONS, changes, w),
    },
    Family {
        verb: "must",
        has: |change| matches!(change, Change::Must(_)),
        read: |r| phrase::read(DUTIES, "~what it must do", r).map(|change| vec![change]),
        write: |changes, _, w| write_only(changes, w, |change, w| phrase::write(DUTIES, change, w)),
    },
    Family {
        verb: "costs/cost",
        has: |change| matches!(change, Change::CostIncrease(_) | Change::CostReduction(_)),
        read: |r| read_toll(r).map(|change| vec![change]),
        write: |changes, _, w| write_only(changes, w, write_toll),
    },
    Family {
        verb: "becomes/become",
        has: |change| matches!(change, Change::SetColours(_) | Change::SetKinds(_) | Change::SetTraits(_)),
        read: |r| read_becoming(r).map(|change| vec![change]),
        write: |changes, _, w| write_only(changes, w, write_becoming),
    },
    Family {
        verb: "is/are no longer",
        has: |change| matches!(change, Change::LoseKinds(_)),
        read: |r| {
            let (_, kinds) = KINDS.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
            Ok(vec![Change::LoseKinds(*kinds)])
        },
        write: |changes, _, w| {
            let [Change::LoseKinds(kinds)] = changes else { return Err(Unsayable) };
            w.words(KINDS.iter().find(|(_, known)| known == kinds).ok_or(Unsayable)?.0);
            Ok(())
        },
    },
    Family {
        verb: "can be",
        has: |change| matches!(change, Change::Allow(_)),
        read: |r| phrase::read(LEAVES, "~what can be done with it", r).map(|change| vec![change]),
        write: |changes, _, w| write_only(changes, w, |change, w| phrase::write(LEAVES, change, w)),
    },
];

fn read_gain(r: &mut Reader) -> Read<Change> {
    if let Ok(word) = r.attempt(read_keyword) {
        return Ok(Change::GainKeywords(Keywords::of(&[word])));
    }
    if let Ok(word) = r.attempt(read_trait) {
        return Ok(Change::AddTrait(word));
    }
    if let Ok(colour) = r.attempt(|r| {
        r.words("the colour")?;
        read_colour(r)
    }) {
        return Ok(Change::AddColours(Colours::of(&[colour])));
    }
    r.quoted(read_granted).map(Change::Grant)
}

fn write_gain(change: &Change, own: bool, w: &mut Writer) -> Said {
    match change {
        Change::GainKeywords(words) => words.iter().try_for_each(|word| say_keyword(word, w)),
        Change::AddTrait(word) => say_trait(*word, w),
        Change::AddColours(colours) => {
            w.words("the colour");
            say_only(*colours, w)
        }
        Change::Grant(ability) => w.quoted(|w| write_granted(*ability, own, w)),
        _ => Err(Unsayable),
    }
}

fn say_only(colours: Colours, w: &mut Writer) -> Said {
    let mut all = colours.iter();
    match (all.next(), all.next()) {
        (Some(colour), None) => say_colour(colour, w),
        _ => Err(Unsayable),
    }
}

fn read_loss(r: &mut Reader) -> Read<Change> {
    if r.skip("all its/their abilities") {
        return Ok(Change::LoseAbilities);
    }
    read_keyword(r).map(|word| Change::LoseKeywords(Keywords::of(&[word])))
}

fn write_loss(change: &Change, w: &mut Writer) -> Said {
    match change {
        Change::LoseAbilities => w.words("all its/their abilities"),
        Change::LoseKeywords(words) => words.iter().try_for_each(|word| say_keyword(word, w))?,
        _ => return Err(Unsayable),
    }
    Ok(())
}

/// "{1} more to play", "{1} less to play for each base you control".
fn read_toll(r: &mut Reader) -> Read<Change> {
    let number = read_fee(r)?;
    let less = r.skip("less");
    if !less {
        r.words("more")?;
    }
    r.words("to play")?;
    let amount = read_each(if less { -number } else { number }, r)?;
    Ok(Change::CostIncrease(amount))
}

fn write_toll(change: &Change, w: &mut Writer) -> Said {
    let Change::CostIncrease(amount) = change else { return Err(Unsayable) };
    let number = times_each(amount);
    write_fee(number.abs(), w)?;
    w.say(if number < 0 { "less" } else { "more" });
    w.words("to play");
    write_each(amount, w)
}

/// What a card can become.
const KINDS: &[(&str, Kinds)] = &[
    ("a unit", Kinds::of(&[kind::UNIT])),
    ("a base", Kinds::of(&[kind::BASE])),
    ("a strategy", Kinds::of(&[kind::STRATEGY])),
];

fn read_becoming(r: &mut Reader) -> Read<Change> {
    if let Some((_, kinds)) = KINDS.iter().find(|(words, _)| r.skip(words)) {
        return Ok(Change::SetKinds(*kinds));
    }
    if r.skip("colourless") {
        return Ok(Change::SetColours(Colours::EMPTY));
    }
    if let Ok(word) = r.attempt(read_trait) {
        let mut words = vec![word];
        while let Ok(word) = r.attempt(|r| {
            r.words("and")?;
            read_trait(r)
        }) {
            words.push(word);
        }
        return Ok(Change::SetTraits(words));
    }
    read_colour(r).map(|colour| Change::SetColours(Colours::of(&[colour])))
}

fn write_becoming(change: &Change, w: &mut Writer) -> Said {
    match change {
        Change::SetKinds(kinds) => {
            w.words(KINDS.iter().find(|(_, known)| known == kinds).ok_or(Unsayable)?.0);
            Ok(())
        }
        Change::SetColours(Colours::EMPTY) => {
            w.say("colourless");
            Ok(())
        }
        Change::SetColours(colours) => say_only(*colours, w),
        Change::SetTraits(words) => {
            for (at, word) in words.iter().enumerate() {
                if at > 0 {
                    w.say("and");
                }
                say_trait(*word, w)?;
            }
            Ok(())
        }
        _ => Err(Unsayable),
    }
}

/// What the rules alone do not let a player do.
const LEAVES: &[Row<Change>] = phrases! {
    ["played"] => { Change::Allow(verb::PLAY) }
};

const DUTIES: &[Row<Change>] = phrases! {
    ["move if possible"] => { Change::Must(verb::SET_OUT) }
    ["smash if possible"] => { Change::Must(verb::SMASH_WITH) }
    ["be targeted if possible"] => { Change::Must(verb::TARGET) }
};

/// What is forbidden; a filter says by what.
const PROHIBITIONS: &[Row<Change>] = phrases! {
    ["move"] => { Change::Cannot(verb::SET_OUT, None) }
    ["smash"] => { Change::Cannot(verb::SMASH_WITH, None) }
    ["be played"] => { Change::Cannot(verb::PLAY, None) }
    ["be drawn"] => { Change::Cannot(verb::DRAW, None) }
    ["be released"] => { Change::Cannot(verb::RELEASE, None) }
    ["be frozen by" (Sources filter)] => { Change::Cannot(verb::FREEZE, Some(filter)) }
    ["be destroyed by" (Sources filter)] => { Change::Cannot(verb::DESTROY, Some(filter)) }
    ["be destroyed"] => { Change::Cannot(verb::DESTROY, None) }
    ["be negated"] => { Change::Cannot(verb::NEGATE, None) }
    ["be targeted by" (Sources filter)] => { Change::Cannot(verb::TARGET, Some(filter)) }
    ["be targeted"] => { Change::Cannot(verb::TARGET, None) }
    ["be dealt damage by" (Sources filter)] => { Change::Cannot(verb::DAMAGE, Some(filter)) }
    ["be dealt damage"] => { Change::Cannot(verb::DAMAGE, None) }
    ["be dealt battle damage by" (Sources filter)] => { Change::Cannot(verb::STRIKE, Some(filter)) }
    ["be dealt battle damage"] => { Change::Cannot(verb::STRIKE, None) }
    ["use abilities"] => { Change::Cannot(verb::USE, None) }
};

/// Cards by their own doing or by their text: "your opponent's cards", "a red card".
pub(crate) struct Sources;

const SOURCES: &[(&str, Whose, bool)] = &[
    ("your opponent's spells or abilities", Whose::Opponents, true),
    ("spells or abilities", Whose::Anyones, true),
    ("your spells or abilities", Whose::Yours, true),
];

impl Sources {
    fn filter(whose: Whose, by_text: bool) -> Filter {
        Filter { whose, by_own_ability: by_text, ..Filter::default() }
    }
    /// Reads whose and what.
    pub fn read(r: &mut Reader) -> Read<Filter> {
        match SOURCES.iter().find(|(words, ..)| r.skip(words)) {
            Some((_, whose, by_text)) => Ok(Self::filter(*whose, *by_text)),
            None => read_article(Place::Anywhere, r),
        }
    }
    /// Writes whose and what.
    pub fn write(filter: &Filter, w: &mut Writer) -> Said {
        match SOURCES.iter().find(|(_, whose, by_text)| Self::filter(*whose, *by_text) == *filter) {
            Some((words, ..)) => {
                w.words(words);
                Ok(())
            }
            None => write_article(filter, Place::Anywhere, w),
        }
    }
}

/// "if its power is referred to, use its smash instead" (6-3-2).
fn read_reference(r: &mut Reader) -> Read<(What, Vec<Change>)> {
    r.words("if")?;
    let what: What = Owner::read(r)?;
    let from = read_number_name(r)?;
    r.words("is referred to, use its/their")?;
    let to = read_number_name(r)?;
    r.words("instead")?;
    Ok((what, vec![Change::StandsInFor(from, to)]))
}

fn write_reference(what: &What, changes: &[Change], w: &mut Writer) -> Said {
    let [Change::StandsInFor(from, to)] = changes else { return Err(Unsayable) };
    w.say("if");
    Owner::write(what, w)?;
    let plural = std::mem::replace(&mut w.plural, false);
    say_number_name(*from, w)?;
    w.words("is referred to, use");
    w.plural = plural;
    w.words("its/their");
    w.plural = false;
    say_number_name(*to, w)?;
    w.say("instead");
    Ok(())
}

/// The unit that the card is bound to (6-6-4).
fn bound_unit() -> What {
    What::All(Filter { zones: SQUARES, among: Some(Box::new(What::Host)), ..Filter::default() })
}

/// Words for it.
pub(crate) const BOUND_UNIT: &str = "the bound unit";

/// Reads a subject and what is said of it.
pub(crate) fn read_statement(r: &mut Reader) -> Read<(What, Vec<Change>)> {
    if r.skip(BOUND_UNIT) {
        return Ok((bound_unit(), read_predicate(FAMILIES, r)?));
    }
    if let Ok(found) = r.attempt(read_reference) {
        return Ok(found);
    }
    if let Ok(found) = r.attempt(read_setting) {
        return Ok(found);
    }
    let what: What = Subject::read(r)?;
    let changes = read_predicate(FAMILIES, r)?;
    Ok((meant(r.grammar, what, &changes, usual), changes))
}

/// Writes what [`read_statement`] reads.
pub(crate) fn write_statement(what: &What, changes: &[Change], w: &mut Writer) -> Said {
    if matches!(changes, [Change::Set(..)]) {
        return write_setting(what, changes, w);
    }
    if matches!(changes, [Change::StandsInFor(..)]) {
        return write_reference(what, changes, w);
    }
    if *what == bound_unit() {
        w.words(BOUND_UNIT);
        w.plural = false;
        return write_predicate(FAMILIES, changes, false, w);
    }
    Subject::write(&named(w.grammar, what, changes, usual), w)?;
    write_predicate(FAMILIES, changes, *what == What::This, w)
}
