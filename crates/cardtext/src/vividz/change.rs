//! What cards become: "gets +2000 power", "gains the scout icon", "cannot attack", for a time or as long as an ability
//! applies.

use super::ability::{read_granted, write_granted};
use super::noun::{AREAS, read_trait, say_word, usual};
use super::qualifier::{read_icon, say_icon};
use crate::amount::{read_each, times_each, write_each};
use crate::change::{both_ways, merged, one_way};
use crate::clause::Every;
use crate::lasting::Lasting;
use crate::matter::{meant, named};
use crate::noun::{Place, read_article, read_noun, write_article};
use crate::object::Subject;
use crate::phrase::{self, Row, phrases};
use crate::predicate::{
    Family, read_any, read_modification, read_predicate, write_any, write_modification, write_only, write_predicate,
};
use crate::price::{read_fee, write_fee};
use crate::reader::{Miss, Read, Reader};
use crate::setting::{read_setting, write_setting};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{Change, Duration};
use duel::card::amount::{Amount, What};
use duel::card::filter::{Filter, SelfRef, Whose};
use duel::ids::Keywords;
use vividz::words::verb;

/// How effects that last are said.
pub(crate) const LASTING: Lasting = Lasting {
    durations: &[
        ("until the end of the mission phase", Duration::Phase),
        ("this turn", Duration::Turn),
        ("until the end of the attack", Duration::Battle),
    ],
    stays: "is in an area",
    statement: Row { read: read_statement, write: |(what, changes), w| write_statement(what, changes, w) },
};

/// The sorts of predicates.
const FAMILIES: &[Family] = &[
    Family {
        verb: "gets/get",
        has: |change| matches!(change, Change::Add(..) | Change::Lower(..)),
        read: |r| r.list(read_getting),
        write: |changes, _, w| w.list(changes, |w, change| write_getting(change, w)),
    },
    Family {
        verb: "gains/gain",
        has: |change| matches!(change, Change::GainKeywords(_) | Change::Grant(_) | Change::AddTrait(_)),
        read: |r| r.list(read_gain).map(merged),
        write: |changes, own, w| w.list(changes, |w, change| write_gain(change, own, w)),
    },
    Family {
        verb: "loses/lose",
        has: |change| matches!(change, Change::LoseKeywords(_) | Change::LoseAbilities),
        read: |r| r.list(read_loss).map(merged),
        write: |changes, _, w| w.list(changes, |w, change| write_loss(change, w)),
    },
    // What cannot leave cannot leave by battle either (1102.1).
    Family {
        verb: "cannot",
        has: |change| matches!(change, Change::Cannot(..)),
        read: |r| {
            read_any(PROHIBITIONS, "~what it cannot do", r).map(|changes| both_ways(changes, verb::LEAVE, verb::FALL))
        },
        write: |changes, _, w| write_any(PROHIBITIONS, &one_way(changes, verb::LEAVE, verb::FALL), w),
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
        has: |change| matches!(change, Change::SetTraits(_)),
        read: |r| r.list(read_trait).map(|words| vec![Change::SetTraits(words)]),
        write: |changes, _, w| {
            let [Change::SetTraits(words)] = changes else { return Err(Unsayable) };
            w.list(words, |w, word| say_word(*word, "trait", w))
        },
    },
    Family {
        verb: "can be",
        has: |change| matches!(change, Change::Allow(_)),
        read: |r| phrase::read(LEAVES, "~what can be done with it", r).map(|change| vec![change]),
        write: |changes, _, w| write_only(changes, w, |change, w| phrase::write(LEAVES, change, w)),
    },
];

/// Words before the least that a number falls to (911.9).
const LEAST: &str = "to a minimum of";

/// "+1000 power", "-3000 power to a minimum of 1000".
fn read_getting(r: &mut Reader) -> Read<Change> {
    let change = read_modification(r)?;
    match change {
        Change::Add(number, amount) if r.skip(LEAST) => Ok(Change::Lower(number, negated(&amount), r.number()?)),
        change => Ok(change),
    }
}

fn write_getting(change: &Change, w: &mut Writer) -> Said {
    let Change::Lower(number, amount, least) = change else { return write_modification(change, w) };
    write_modification(&Change::Add(*number, negated(amount)), w)?;
    w.words(LEAST);
    w.number(*least);
    Ok(())
}

fn read_gain(r: &mut Reader) -> Read<Change> {
    if let Ok(icon) = r.attempt(read_icon) {
        return Ok(Change::GainKeywords(Keywords::of(&[icon])));
    }
    if let Ok(word) = r.attempt(|r| {
        r.words("the trait")?;
        read_trait(r)
    }) {
        return Ok(Change::AddTrait(word));
    }
    r.quoted(read_granted).map(Change::Grant)
}

fn write_gain(change: &Change, own: bool, w: &mut Writer) -> Said {
    match change {
        Change::GainKeywords(icons) => icons.iter().try_for_each(|icon| say_icon(icon, w)),
        Change::AddTrait(word) => {
            w.words("the trait");
            say_word(*word, "trait", w)
        }
        Change::Grant(ability) => w.quoted(|w| write_granted(*ability, own, w)),
        _ => Err(Unsayable),
    }
}

fn read_loss(r: &mut Reader) -> Read<Change> {
    if r.skip("all its/their abilities") {
        return Ok(Change::LoseAbilities);
    }
    read_icon(r).map(|icon| Change::LoseKeywords(Keywords::of(&[icon])))
}

fn write_loss(change: &Change, w: &mut Writer) -> Said {
    match change {
        Change::LoseAbilities => w.words("all its/their abilities"),
        Change::LoseKeywords(icons) => icons.iter().try_for_each(|icon| say_icon(icon, w))?,
        _ => return Err(Unsayable),
    }
    Ok(())
}

/// Words for a cost that is not made nothing.
const NOT_NOTHING: &str = ", but not less than {1}";

/// "{1} more", "{1} less for each of your Charas", "{2} less, but not less than {1}".
fn read_toll(r: &mut Reader) -> Read<Change> {
    let number = read_fee(r)?;
    let less = r.skip("less");
    if !less {
        r.words("more")?;
    }
    let amount = read_each(if less { -number } else { number }, r)?;
    if less
        && r.has(|r| {
            r.words(", but not less than")?;
            if read_fee(r)? == 1 { Ok(()) } else { Err(Miss) }
        })
    {
        return Ok(Change::CostReduction(negated(&amount)));
    }
    Ok(Change::CostIncrease(amount))
}

fn negated(amount: &Amount) -> Amount {
    match amount {
        Amount::Fixed(number) => Amount::Fixed(-number),
        Amount::Times(number, each) => crate::amount::times(-number, Some((**each).clone())),
        each => Amount::Times(-1, Box::new(each.clone())),
    }
}

fn write_toll(change: &Change, w: &mut Writer) -> Said {
    let amount = match change {
        Change::CostIncrease(amount) => amount.clone(),
        Change::CostReduction(amount) => negated(amount),
        _ => return Err(Unsayable),
    };
    let number = times_each(&amount);
    let discount = matches!(change, Change::CostReduction(_));
    if discount && number >= 0 {
        return Err(Unsayable);
    }
    write_fee(number.abs(), w)?;
    w.say(if number < 0 { "less" } else { "more" });
    write_each(&amount, w)?;
    if discount {
        w.glue(NOT_NOTHING);
    }
    Ok(())
}

/// What the rules alone do not let a player do.
const LEAVES: &[Row<Change>] = phrases! {
    ["played"] => { Change::Allow(verb::PLAY) }
};

const DUTIES: &[Row<Change>] = phrases! {
    ["attack if possible"] => { Change::Must(verb::ATTACK) }
    ["be chosen if possible"] => { Change::Must(verb::CHOOSE) }
};

/// What is forbidden; a filter says by what.
const PROHIBITIONS: &[Row<Change>] = phrases! {
    ["attack"] => { Change::Cannot(verb::ATTACK, None) }
    ["slide"] => { Change::Cannot(verb::SLIDE, None) }
    ["leave by battle"] => { Change::Cannot(verb::FALL, None) }
    ["leave by" (Sources filter)] => { Change::Cannot(verb::LEAVE, Some(filter)) }
    ["leave"] => { Change::Cannot(verb::LEAVE, None) }
    ["enter"] => { Change::Cannot(verb::ENTER, None) }
    ["be played"] => { Change::Cannot(verb::PLAY, None) }
    ["be drawn"] => { Change::Cannot(verb::DRAW, None) }
    ["be scouted"] => { Change::Cannot(verb::SCOUT, None) }
    ["be removed"] => { Change::Cannot(verb::REMOVE, None) }
    ["be connected"] => { Change::Cannot(verb::CONNECT, None) }
    ["be rebooted"] => { Change::Cannot(verb::REBOOT, None) }
    ["be put to sleep"] => { Change::Cannot(verb::SLEEP, None) }
    ["be checked"] => { Change::Cannot(verb::CHECK, None) }
    ["be cleared"] => { Change::Cannot(verb::CLEAR, None) }
    ["be chosen by" (Sources filter)] => { Change::Cannot(verb::CHOOSE, Some(filter)) }
    ["be chosen"] => { Change::Cannot(verb::CHOOSE, None) }
    ["be dealt damage by" (Sources filter)] => { Change::Cannot(verb::DAMAGE, Some(filter)) }
    ["be dealt damage"] => { Change::Cannot(verb::DAMAGE, None) }
    ["be dealt battle damage by" (Sources filter)] => { Change::Cannot(verb::STRIKE, Some(filter)) }
    ["be dealt battle damage"] => { Change::Cannot(verb::STRIKE, None) }
    ["use abilities"] => { Change::Cannot(verb::USE, None) }
};

/// Cards by their own doing or by their text: "your opponent's effects", "an Event".
pub(crate) struct Sources;

const SOURCES: &[(&str, Whose, bool)] = &[
    ("your opponent's effects", Whose::Opponents, true),
    ("your effects", Whose::Yours, true),
    ("effects", Whose::Anyones, true),
];

/// Words before the card whose text it is.
const EFFECTS_OF: &str = "effects of";

impl Sources {
    fn filter(whose: Whose, by_text: bool) -> Filter {
        Filter { whose, by_own_ability: by_text, ..Filter::default() }
    }
    /// Reads whose and what.
    pub fn read(r: &mut Reader) -> Read<Filter> {
        if r.has(|r| {
            r.words(EFFECTS_OF)?;
            r.this()
        }) {
            return Ok(Filter { by_own_ability: true, ..Filter::this() });
        }
        if r.has(Reader::this) {
            return Ok(Filter::this());
        }
        match SOURCES.iter().find(|(words, ..)| r.skip(words)) {
            Some((_, whose, by_text)) => Ok(Self::filter(*whose, *by_text)),
            None => read_article(Place::Anywhere, r),
        }
    }
    /// Writes whose and what.
    pub fn write(filter: &Filter, w: &mut Writer) -> Said {
        if filter.this == SelfRef::Only {
            let own = Filter { by_own_ability: filter.by_own_ability, ..Filter::this() };
            if own != *filter {
                return Err(Unsayable);
            }
            if filter.by_own_ability {
                w.words(EFFECTS_OF);
            }
            w.say(w.own);
            return Ok(());
        }
        match SOURCES.iter().find(|(_, whose, by_text)| Self::filter(*whose, *by_text) == *filter) {
            Some((words, ..)) => {
                w.words(words);
                Ok(())
            }
            None => write_article(filter, Place::Anywhere, w),
        }
    }
}

/// The chara that the card is connected to, or whose EXP it is.
pub(super) fn connected() -> Filter {
    Filter { zones: AREAS, among: Some(Box::new(What::Host)), ..Filter::default() }
}

fn host() -> What {
    What::All(connected())
}

/// Words for it.
pub(super) const HOST: &str = "the connected Chara";

/// Reads a subject and what is said of it.
pub(crate) fn read_statement(r: &mut Reader) -> Read<(What, Vec<Change>)> {
    if r.skip(HOST) {
        return Ok((host(), read_predicate(FAMILIES, r)?));
    }
    if let Ok(found) = r.attempt(read_setting) {
        return Ok(found);
    }
    if let Ok(found) = r.attempt(|r| {
        r.words(ABILITIES)?;
        Ok((Every::read(r)?, vec![read_toll_of(r)?]))
    }) {
        return Ok(found);
    }
    let what = match r.attempt(Subject::read) {
        Ok(what) => what,
        // "All" need not be said.
        Err(Miss) => {
            let before = std::mem::replace(&mut r.talk.union, true);
            let filter = read_noun(Place::Play, r);
            r.talk.union = before;
            What::All(filter?)
        }
    };
    let changes = read_predicate(FAMILIES, r)?;
    Ok((meant(r.grammar, what, &changes, usual), changes))
}

/// Words before the charas whose abilities cost more or less.
const ABILITIES: &str = "the abilities of";

/// "cost {1} more".
fn read_toll_of(r: &mut Reader) -> Read<Change> {
    r.words("costs/cost")?;
    read_toll(r)
}

/// Writes what [`read_statement`] reads.
pub(crate) fn write_statement(what: &What, changes: &[Change], w: &mut Writer) -> Said {
    if matches!(changes, [Change::Set(..)]) {
        return write_setting(what, changes, w);
    }
    if *what == host() {
        w.words(HOST);
        w.plural = false;
        return write_predicate(FAMILIES, changes, false, w);
    }
    let priced = matches!(changes, [Change::CostIncrease(_) | Change::CostReduction(_)]);
    if priced && matches!(what, What::All(filter) if filter.zones == AREAS) {
        w.words(ABILITIES);
    } else {
        let named = named(w.grammar, what, changes, usual);
        Subject::write(&named, w)?;
        return write_predicate(FAMILIES, changes, *what == What::This, w);
    }
    Subject::write(what, w)?;
    write_predicate(FAMILIES, changes, *what == What::This, w)
}
