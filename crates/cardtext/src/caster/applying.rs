//! What applies all the time: "Allied servants gain +500 ATK.", "This card cannot be attacked while rested."

use super::condition::{read_state, write_state};
use crate::applying::{read_affect, write_affect};
use crate::condition::{read_condition, write_condition};
use crate::matter::own_works;
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use caster::words::{label, number, verb, zone};
use duel::card::ability::{Ability, Body, Change, Form, StaticEffect};
use duel::card::amount::{Condition, Who};
use duel::card::filter::Filter;
use duel::ids::{Label, Verb, Zones};

/// Where a text about what its own card costs works.
const COSTING: Zones = Zones::of(&[zone::HAND, zone::ORBS, zone::GRAVEYARD, zone::EXTRA, zone::CHASE]);
const GRAVEYARD: Zones = Zones::of(&[zone::GRAVEYARD]);

/// What applies to a card where it can be played works there; what says what the card is, everywhere (904.2); all else
/// on the field.
fn static_sort(affects: &[StaticEffect], condition: Option<&Condition>) -> (Label, Zones) {
    let [StaticEffect { filter, changes }] = affects else { return (label::STATIC, zone::ENTITIES) };
    // Decks are built before the game (402.4).
    if matches!(changes.as_slice(), [Change::DeckCopies(_)]) {
        return (label::STATIC, Zones::EMPTY);
    }
    if *filter != Filter::this() {
        return (label::STATIC, zone::ENTITIES);
    }
    let costing = |change: &Change| {
        let cost = matches!(change, Change::CostIncrease(_) | Change::Set(number::COST, _));
        cost || matches!(change, Change::Cannot(verb::PLAY | verb::CHASE | verb::CANCEL, _))
    };
    let defining = |change: &Change| {
        matches!(
            change,
            Change::AddTrait(_)
                | Change::SetTraits(_)
                | Change::AddColours(_)
                | Change::SetColours(_)
                | Change::SetKinds(_)
                | Change::Set(number::ATK | number::DEF, _)
        )
    };
    if changes.iter().any(|change| matches!(change, Change::Allow(verb::CALL | verb::PLAY))) {
        return (label::STATIC, GRAVEYARD);
    }
    if changes.iter().any(costing) {
        return (label::STATIC, COSTING);
    }
    if condition.is_none() && changes.iter().all(defining) {
        return (label::BASE, Zones::ALL);
    }
    (label::STATIC, own_works(&super::GRAMMAR, changes, zone::ENTITIES))
}

/// What a card lets its player do, in a sentence of its own: words for a caster that may be called from the graveyard
/// (504.1), and for a deck whose top card all see.
const SAYINGS: &[(&str, Verb)] = &[(CALLED, verb::CALL), ("the top card of your deck is revealed", verb::REVEAL)];
const CALLED: &str = "if you would play a caster as part of your call phase, you may play this card face up from an allied graveyard instead";

pub(super) fn read_static(r: &mut Reader) -> Read<Ability> {
    let mut condition = r.attempt(read_first).ok();
    let mut affects = Vec::new();
    loop {
        let (affect, held) = read_affect_until(r)?;
        affects.push(affect);
        if held.is_some() {
            if condition.is_some() || affects.len() > 1 {
                return Err(Miss);
            }
            condition = held;
            break;
        }
        if r.is_done() {
            break;
        }
    }
    let (label, works) = static_sort(&affects, condition.as_ref());
    let mut ability = Ability::new(Form::Static(affects), label, works);
    ability.condition = condition;
    Ok(ability)
}

/// Words around the card whose abilities cannot be chased (1005.2).
pub(super) const UNCHASED: (&str, &str) = ("abilities of", "cannot be chased");

/// A card on the field whose abilities cannot be chased.
pub(super) fn unchased() -> Ability {
    let affect = StaticEffect { filter: Filter::this(), changes: vec![Change::Cannot(verb::CHASE, None)] };
    Ability::new(Form::Static(vec![affect]), label::STATIC, zone::ENTITIES)
}

pub(super) fn read_unchased(r: &mut Reader) -> Read<Ability> {
    r.words(UNCHASED.0)?;
    r.this()?;
    r.words(UNCHASED.1)?;
    r.stop()?;
    Ok(unchased())
}

/// What applies to a card while it is played, or where it may be: "This card cannot be chased.", "This card may be played
/// from an allied graveyard."
pub(super) fn read_costing(r: &mut Reader) -> Read<Ability> {
    let ability = read_static(r)?;
    if [COSTING, GRAVEYARD].contains(&ability.works_in) { Ok(ability) } else { Err(Miss) }
}

/// What is changed, and what must hold for it: "This card gains +1000 ATK while rested."
fn read_affect_until(r: &mut Reader) -> Read<(StaticEffect, Option<Condition>)> {
    if let Some((_, verb)) = SAYINGS.iter().find(|(words, _)| r.skip(words)) {
        r.stop()?;
        return Ok((StaticEffect { filter: Filter::this(), changes: vec![Change::Allow(*verb)] }, None));
    }
    if let Ok(affect) = r.attempt(read_copies) {
        return Ok((affect, None));
    }
    let lasting = r.grammar.lasting.as_ref().ok_or(Miss)?;
    if let Ok(found) = r.attempt(|r| {
        let (what, changes) = (lasting.statement.read)(r)?;
        let filter = affected(what).ok_or(Miss)?;
        let condition = read_last(r)?;
        r.stop()?;
        Ok((StaticEffect { filter, changes }, Some(condition)))
    }) {
        return Ok(found);
    }
    read_affect(&[], r).map(|affect| (affect, None))
}

/// Words before what must hold.
const HOLDS: &[&str] = &["as long as", "if", "while"];

/// Turns during which something applies, said last.
const DURING: &[(&str, Who)] = &[
    ("during your turn", Who::You),
    ("during allied turns", Who::You),
    ("during an allied turn", Who::You),
    ("during your turns", Who::You),
    ("during enemy turns", Who::Opponent),
    ("during an enemy turn", Who::Opponent),
];

/// "As long as you control a Golem,", "During your turn,".
fn read_first(r: &mut Reader) -> Read<Condition> {
    if let Some((_, who)) = DURING.iter().find(|(words, _)| r.skip(words)) {
        return r.mark(',').map(|()| Condition::TurnOf(who.clone()));
    }
    r.one_of(HOLDS)?;
    let condition = read_condition(r)?;
    r.mark(',').map(|()| condition)
}

/// "while rested", "as long as there are four or fewer allied orbs", "unless you control a Golem", "during your turn".
fn read_last(r: &mut Reader) -> Read<Condition> {
    if let Ok(condition) = r.attempt(read_state) {
        return Ok(condition);
    }
    if let Some((_, who)) = DURING.iter().find(|(words, _)| r.skip(words)) {
        return Ok(Condition::TurnOf(who.clone()));
    }
    if r.skip("unless") {
        return read_condition(r).map(|condition| Condition::Not(Box::new(condition)));
    }
    r.one_of(HOLDS)?;
    read_condition(r)
}

fn write_last(condition: &Condition, w: &mut Writer) -> Said {
    w.first_of(&[true, false], |&short, w| match condition {
        Condition::TurnOf(who) if short => write_during(who, w),
        Condition::Not(inner) if short => {
            w.say("unless");
            write_condition(inner, w)
        }
        condition => write_holding(condition, w),
    })
}

fn write_during(who: &Who, w: &mut Writer) -> Said {
    let words: Vec<&str> = DURING.iter().filter(|(_, known)| known == who).map(|(words, _)| *words).collect();
    if words.is_empty() {
        return Err(Unsayable);
    }
    w.one_of(&words);
    Ok(())
}

fn write_holding(condition: &Condition, w: &mut Writer) -> Said {
    w.one_of(HOLDS);
    write_condition(condition, w)
}

fn write_first(condition: &Condition, w: &mut Writer) -> Said {
    w.first_of(&[true, false], |&short, w| match condition {
        Condition::TurnOf(who) if short => write_during(who, w),
        condition => write_holding(condition, w),
    })?;
    w.glue(",");
    Ok(())
}

fn affected(what: duel::card::amount::What) -> Option<Filter> {
    match what {
        duel::card::amount::What::This => Some(Filter::this()),
        duel::card::amount::What::All(filter) => Some(filter),
        _ => None,
    }
}

pub(super) fn write_static(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Static(affects) = &ability.form else { return Err(Unsayable) };
    let plain = ability.body == Body::default() && ability.modes.is_none() && ability.extras.is_empty();
    let condition = ability.condition.as_ref();
    let sort = static_sort(affects, condition);
    if !plain || !ability.cost.is_free() || ability.per_turn.is_some() || sort != (ability.label, ability.works_in) {
        return Err(Unsayable);
    }
    match (affects.as_slice(), condition) {
        ([affect], Some(condition)) => w.first_of(&[Held::State, Held::Last, Held::First], |held, w| match held {
            Held::First => {
                write_first(condition, w)?;
                write_one(affect, w)
            }
            Held::State | Held::Last => {
                let lasting = w.grammar.lasting.as_ref().ok_or(Unsayable)?;
                let what = subject(affect);
                (lasting.statement.write)(&(what, affect.changes.clone()), w)?;
                if matches!(held, Held::State) {
                    write_state(condition, w)?;
                } else {
                    write_last(condition, w)?;
                }
                w.stop();
                Ok(())
            }
        }),
        ([], _) => Err(Unsayable),
        (affects, None) => affects.iter().try_for_each(|affect| write_one(affect, w)),
        (affects, Some(condition)) => {
            write_first(condition, w)?;
            affects.iter().try_for_each(|affect| write_one(affect, w))
        }
    }
}

/// Where what must hold is said.
#[derive(Clone, Copy)]
enum Held {
    State,
    Last,
    First,
}

fn subject(affect: &StaticEffect) -> duel::card::amount::What {
    match &affect.filter {
        filter if *filter == Filter::this() => duel::card::amount::What::This,
        filter => duel::card::amount::What::All(filter.clone()),
    }
}

fn write_one(affect: &StaticEffect, w: &mut Writer) -> Said {
    let allows = |verb| StaticEffect { filter: Filter::this(), changes: vec![Change::Allow(verb)] };
    if let Some((words, _)) = SAYINGS.iter().find(|(_, verb)| *affect == allows(*verb)) {
        w.words(words);
        w.stop();
        return Ok(());
    }
    if w.attempt(|w| write_copies(affect, w)).is_ok() {
        return Ok(());
    }
    write_affect(affect, &[], w)
}

/// "You may include any number of copies of this card in your deck." (402.4)
fn read_copies(r: &mut Reader) -> Read<StaticEffect> {
    r.words("you may include")?;
    let copies = if r.skip("any number of") {
        u8::MAX
    } else {
        r.words("up to")?;
        r.number()?.try_into().map_err(|_| Miss)?
    };
    r.words("copies of")?;
    r.this()?;
    r.words("in your deck")?;
    r.stop()?;
    Ok(StaticEffect { filter: namesakes(), changes: vec![Change::DeckCopies(copies)] })
}

/// Writes what [`read_copies`] reads.
fn write_copies(affect: &StaticEffect, w: &mut Writer) -> Said {
    let [Change::DeckCopies(copies)] = affect.changes.as_slice() else { return Err(Unsayable) };
    if affect.filter != namesakes() {
        return Err(Unsayable);
    }
    w.words("you may include");
    if *copies == u8::MAX {
        w.words("any number of");
    } else {
        w.words("up to");
        w.count(i32::from(*copies));
    }
    w.words("copies of");
    w.itself();
    w.words("in your deck");
    w.stop();
    Ok(())
}

/// Cards of the card's own name.
fn namesakes() -> Filter {
    Filter { shares_name_with_source: true, ..Filter::any() }
}
