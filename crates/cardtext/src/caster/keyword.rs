//! Keywords that are abilities (1100): "[Break] (discard a card)", "[United Front] (Kiln)", "[DCT] 3 — …".

use super::noun::{SERVANTS, STOCK, read_trait, say_trait};
use crate::cost::{read_cost, write_cost};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use caster::words::{keyword, kind, label, routine, verb, zone};
use duel::card::ability::{
    Ability, Cost, CostObjects, CostPart, End, EventPattern, Form, Op, ReplacedBy, Replacement, StaticEffect, Trigger,
};
use duel::card::amount::{Amount, Condition, What, Who};
use duel::card::characteristics::{Characteristics, Orientation};
use duel::card::filter::{Cmp, Filter, SelfRef, Whose};
use duel::card::pool::CardPool;
use duel::ids::*;

/// Keywords whose arguments stand in parentheses behind them.
pub(crate) const ARGUED: &[&str] = &["Break", "United Front", "Step Up"];

/// A keyword that stands at the beginning of a line, and is one ability or two.
struct Keyed {
    name: &'static str,
    label: Label,
    read: fn(&mut Reader) -> Read<Vec<Ability>>,
    write: fn(&[&Ability], &mut Writer) -> Said,
}

const KEYWORDS: &[Keyed] = &[
    Keyed { name: "[Break]", label: label::BREAK, read: read_break, write: write_break },
    Keyed {
        name: "[United Front]",
        label: label::UNITED_FRONT,
        read: |r| {
            let word = read_word(r)?;
            // Aether keeps whether what made it has this trait.
            r.pool.intern_bond(word);
            Ok(vec![united_front(word)])
        },
        write: |abilities, w| write_word(abilities, united_front, w),
    },
    Keyed {
        name: "[Step Up]",
        label: label::STEP_UP,
        read: |r| read_word(r).map(|word| vec![step_up(word)]),
        write: |abilities, w| write_word(abilities, step_up, w),
    },
    Keyed {
        name: "[Soul Seal]",
        label: label::SOUL_SEAL,
        read: |_| Ok(soul_seal().to_vec()),
        write: |abilities, _| same(abilities, &soul_seal()),
    },
];

/// Whether abilities are just these.
fn same(abilities: &[&Ability], others: &[Ability]) -> Said {
    if abilities.iter().copied().eq(others) { Ok(()) } else { Err(Unsayable) }
}

/// Reads a keyword, if the line begins with one.
pub(crate) fn read_keyed(r: &mut Reader) -> Read<Vec<Ability>> {
    let keyed = KEYWORDS.iter().find(|keyed| r.skip(keyed.name)).ok_or(Miss)?;
    (keyed.read)(r)
}

/// Writes a keyword, if the abilities are one.
pub(crate) fn write_keyed(abilities: &[&Ability], w: &mut Writer) -> Said {
    let label = abilities.first().ok_or(Unsayable)?.label;
    let keyed = KEYWORDS.iter().find(|keyed| keyed.label == label).ok_or(Unsayable)?;
    w.say(keyed.name);
    (keyed.write)(abilities, w)
}

/// How many abilities, from the first of these on, one line stands for.
pub(crate) fn line_length(pool: &CardPool, abilities: &[AbilityId]) -> usize {
    match abilities.first().map(|&id| pool.ability(id).label) {
        Some(label::SOUL_SEAL) => 2,
        _ => 1,
    }
}

/// Keywords that a card has by its abilities, and by what it is.
pub(crate) fn implied(profile: &Characteristics, abilities: &[Ability]) -> Keywords {
    let has = |label: Label| abilities.iter().any(|ability| ability.label == label && ability.condition.is_none());
    let mut all = Keywords::EMPTY;
    if has(label::BREAK) {
        all = all.with(keyword::BREAK);
    }
    if has(label::SOUL_SEAL) {
        all = all.with(keyword::SOUL_SEAL);
    }
    if profile.kinds.has(kind::CASTER) {
        all = all.with(keyword::AETHER);
    }
    all
}

/// The abilities that a keyword brings which a card is given.
pub(crate) fn keyword_abilities(word: Keyword) -> Vec<Ability> {
    match word {
        keyword::BREAK => vec![breaking(Cost::default())],
        keyword::SOUL_SEAL => soul_seal().to_vec(),
        _ => Vec::new(),
    }
}

/// From the orbs to the hand, it may be played or put onto the field at once (1103).
fn breaking(cost: Cost) -> Ability {
    let (from, to) = (Zones::of(&[zone::ORBS]), Zones::of(&[zone::HAND]));
    let replacement = Replacement {
        on: EventPattern::Move { from, to, verb: None },
        subject: Filter::this(),
        counterpart: None,
        instead: ReplacedBy::DoBodyFirst,
        once: false,
        optional: true,
    };
    let mut ability = Ability::new(Form::Replacement(replacement), label::BREAK, from);
    ability.cost = cost;
    let (routine, who, what) = (routine::BREAK, Who::You, What::This);
    ability.body.ops = vec![Op::RunRoutine { routine, who, what, amount: Amount::Fixed(0) }];
    ability
}

/// "(discard a card)", or nothing.
fn read_break(r: &mut Reader) -> Read<Vec<Ability>> {
    if !r.has(|r| r.mark('(')) {
        return Ok(vec![breaking(Cost::default())]);
    }
    let cost = read_cost(r)?;
    r.mark(')')?;
    Ok(vec![breaking(cost)])
}

fn write_break(abilities: &[&Ability], w: &mut Writer) -> Said {
    let [ability] = abilities else { return Err(Unsayable) };
    same(abilities, &[breaking(ability.cost.clone())])?;
    if ability.cost.is_free() {
        return Ok(());
    }
    w.say("(");
    w.join();
    write_cost(&ability.cost, w)?;
    w.glue(")");
    Ok(())
}

/// "(Kiln)".
fn read_word(r: &mut Reader) -> Read<Trait> {
    r.mark('(')?;
    let word = read_trait(r)?;
    r.mark(')').map(|()| word)
}

fn write_word(abilities: &[&Ability], make: fn(Trait) -> Ability, w: &mut Writer) -> Said {
    let [ability] = abilities else { return Err(Unsayable) };
    let Form::Static(affects) = &ability.form else { return Err(Unsayable) };
    let [StaticEffect { filter, .. }] = affects.as_slice() else { return Err(Unsayable) };
    let [word] = filter.traits.as_slice() else { return Err(Unsayable) };
    same(abilities, &[make(*word)])?;
    w.say("(");
    w.join();
    say_trait(*word, false, w)?;
    w.glue(")");
    Ok(())
}

fn naming(label: Label, filter: Filter) -> Ability {
    let works = Zones::of(&[zone::HAND, zone::ORBS, zone::GRAVEYARD, zone::CHASE]);
    Ability::new(Form::Static(vec![StaticEffect { filter, changes: Vec::new() }]), label, works)
}

/// Aether that casters of this trait made pays for its elements (1108.2).
fn united_front(word: Trait) -> Ability {
    naming(label::UNITED_FRONT, Filter { traits: vec![word], ..Filter::default() })
}

/// Recovered allied servants of this race may be rested to play it for less (1114.2).
fn step_up(word: Trait) -> Ability {
    let filter = Filter {
        zones: SERVANTS,
        whose: Whose::Yours,
        kinds: Kinds::of(&[kind::SERVANT]),
        traits: vec![word],
        orientation: Some(Orientation::Upright),
        ..Filter::default()
    };
    naming(label::STEP_UP, filter)
}

/// One of its stock.
fn own_stock() -> Filter {
    Filter { zones: STOCK, beneath: Some(Box::new(Filter::this())), ..Filter::default() }
}

/// A stock of it may be banished instead of its leaving the field, or to play an Enter of it (1109.2).
fn soul_seal() -> [Ability; 2] {
    let replacement = Replacement {
        on: super::event::LEAVES,
        subject: Filter::this(),
        counterpart: None,
        instead: ReplacedBy::DoBody,
        once: false,
        optional: true,
    };
    let mut staying = Ability::new(Form::Replacement(replacement), label::SOUL_SEAL, zone::ENTITIES);
    let one = Amount::Fixed(1);
    staying.body.ops = vec![
        Op::Pick { who: Who::You, filter: own_stock(), min: one.clone(), max: one },
        Op::Move {
            what: What::Picked(0),
            to: zone::GRAVEYARD,
            end: End::Top,
            verb: verb::BANISH,
            turned: None,
            control: None,
        },
    ];
    let mut entering = Ability::new(Form::Activated, label::SOUL_SEAL, zone::ENTITIES);
    let what = CostObjects::Exactly(1, own_stock());
    entering.cost.parts = vec![CostPart::Move { what, to: zone::GRAVEYARD, verb: verb::BANISH }];
    let (routine, who, what) = (routine::SEALED_ENTER, Who::You, What::This);
    entering.body.ops = vec![Op::RunRoutine { routine, who, what, amount: Amount::Fixed(0) }];
    [staying, entering]
}

/// A condition that stands before a text: "[DCT] 3 —", "[Vanity] —".
pub(crate) fn read_presence(r: &mut Reader) -> Read<Condition> {
    if r.skip("[Vanity]") {
        r.has(|r| r.mark(crate::token::DASH));
        return Ok(alone());
    }
    r.words("[DCT]")?;
    let number = r.number()?;
    r.has(|r| r.mark(crate::token::DASH));
    Ok(effort(number, r.pool))
}

/// Writes what [`read_presence`] reads.
pub(crate) fn write_presence(condition: &Condition, w: &mut Writer) -> Said {
    if *condition == alone() {
        w.say("[Vanity]");
    } else {
        let Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(number)) = condition else {
            return Err(Unsayable);
        };
        let known = |word: &Trait| w.pool.traits.get(word.index()).is_some_and(|text| text == EFFORT);
        if filter.zones != Zones::of(&[zone::GRAVEYARD]) || !filter.traits.iter().all(known) {
            return Err(Unsayable);
        }
        w.say("[DCT]");
        w.number(*number);
    }
    w.one_of(&["—", ""]);
    w.begin();
    Ok(())
}

/// The trait that DCT counts (1111.2).
const EFFORT: &str = "trait Effort";

fn effort(number: i32, pool: &mut CardPool) -> Condition {
    let filter = Filter {
        zones: Zones::of(&[zone::GRAVEYARD]),
        whose: Whose::Yours,
        traits: vec![pool.intern_trait(EFFORT)],
        ..Filter::default()
    };
    Condition::Compare(Amount::Count(Box::new(filter)), Cmp::AtLeast, Amount::Fixed(number))
}

/// The card is the only allied servant (1113.2).
pub(crate) fn alone() -> Condition {
    let filter = Filter {
        zones: SERVANTS,
        whose: Whose::Yours,
        kinds: Kinds::of(&[kind::SERVANT]),
        this: SelfRef::Other,
        ..Filter::default()
    };
    Condition::Compare(Amount::Count(Box::new(filter)), Cmp::Is, Amount::Fixed(0))
}

/// The event of Enter (1106.2).
pub(crate) fn entering() -> Trigger {
    Trigger { on: super::event::ENTERS, subject: Filter::this(), counterpart: None }
}

/// The event of Last Words (1107.2).
pub(crate) fn falling() -> Trigger {
    Trigger { on: super::event::FALLS, subject: Filter::this(), counterpart: None }
}
