//! Field abilities: what applies all the time, what is replaced, and what casting costs.

use super::ban::{read_ban, write_ban};
use super::casting::{casting_limit, read_casting_limit, write_casting_limit};
use super::change::{Lasting, read_predicate, write_predicate};
use super::inclusion::{read_inclusion, write_inclusion};
use super::instead::{read_instead, write_instead};
use super::noun::{is_host, read_name, say_name};
use super::replace::{ENTERING, read_replacement, write_replacement};
use crate::amount::{is_negative, parts, read_counted_each, read_units, times, write_counted_each, write_units};
use crate::body::write_body;
use crate::branch::read_delay;
use crate::condition::{read_condition, write_condition};
use crate::discourse::Discourse;
use crate::extra::{read_playing, say_playing};
use crate::noun::{Place, read_noun, write_noun};
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{kind, label, phase, verb, zone};
use duel::card::ability::{Ability, Change, Form, ReplacedBy, Replacement, StaticEffect};
use duel::card::amount::{Amount, Condition, What, Who};
use duel::card::filter::{Filter, SelfRef, Whose};
use duel::ids::{Kinds, Name, Zones};

const FIELD: Zones = Zones::of(&[zone::FIELD]);
const HAND: Zones = Zones::of(&[zone::HAND]);
/// Wherever a card can come onto the field from.
const OFF_FIELD: Zones = Zones::of(&[zone::DAMAGE, zone::DECK, zone::BREAK, zone::HAND, zone::STACK, zone::REMOVED]);

/// Reads a field ability.
pub(crate) fn read_field_ability(r: &mut Reader) -> Read<Ability> {
    if let Ok(ability) = r.attempt(read_instead) {
        return Ok(ability);
    }
    if let Ok((replacement, condition)) = r.attempt(|r| {
        let condition = read_first_turn(r);
        Ok((read_replacement(r)?, condition))
    }) {
        r.stop()?;
        let works = replacement_works(&replacement);
        speak_of(&replacement, &mut r.talk);
        let mut ability = Ability::new(Form::Replacement(replacement), label::FIELD, works);
        ability.condition = condition;
        while r.sees_words("at the end of the turn") {
            ability.body.ops.push(read_delay(r)?);
            r.stop()?;
        }
        return Ok(ability);
    }
    if let Ok(ability) = r.attempt(read_casting_limit) {
        return Ok(ability);
    }
    if let Ok(filter) = r.attempt(read_stays) {
        return Ok(staying(filter));
    }
    if let Ok(affect) = r.attempt(read_inclusion) {
        r.stop()?;
        return Ok(Ability::new(Form::Static(vec![affect]), label::FIELD, Zones::EMPTY));
    }
    let mut condition = if let Some(condition) = read_first_turn(r) {
        Some(condition)
    } else if r.has(read_on_field) {
        None
    } else if r.has(|r| r.one_of(IF)) {
        let condition = read_condition(r)?;
        r.mark(',')?;
        Some(condition)
    } else {
        None
    };
    let mut affects = Vec::new();
    let mut works = FIELD;
    loop {
        let affect = r.named("~what a field ability does", read_affect)?;
        if condition.is_none() && affects.is_empty() && r.is_last_sentence() {
            condition = TURNS.iter().find(|(_, last, _)| r.skip(last)).map(|(.., who)| Condition::TurnOf(who.clone()));
        }
        r.stop()?;
        if is_own_toll(&affect) {
            works = toll_works(&affect);
        } else if is_everywhere(&affect) {
            works = Zones::ALL;
        }
        affects.push(affect);
        if r.is_done() || condition.is_some() {
            break;
        }
    }
    let mut ability = Ability::new(Form::Static(affects), label::FIELD, works);
    ability.condition = condition;
    Ok(ability)
}

/// Words before what must hold.
const IF: &[&str] = &["if", "while"];

/// Whose turn it must be, said first or last.
pub(crate) const TURNS: &[(&str, &str, Who)] = &[
    ("during your turn,", "during your turn", Who::You),
    ("during your opponent's turn,", "during your opponent's turn", Who::Opponent),
];

fn read_first_turn(r: &mut Reader) -> Option<Condition> {
    TURNS.iter().find(|(first, ..)| r.skip(first)).map(|(.., who)| Condition::TurnOf(who.clone()))
}

/// "if Harbor Sentinel is on the field,", where its field abilities apply anyway.
fn read_on_field(r: &mut Reader) -> Read<()> {
    r.words("if")?;
    r.this()?;
    r.words("is on the field,")
}

/// "Harbor Sentinel does not activate during your Active Phase."
fn read_stays(r: &mut Reader) -> Read<Filter> {
    r.this()?;
    r.words(STAYS)?;
    r.stop()?;
    Ok(Filter::this())
}

const STAYS: &str = "does/do not activate during your Active Phase";

/// It is not activated in its controller's active phase (9.1).
fn staying(filter: Filter) -> Ability {
    let affect = StaticEffect { filter, changes: vec![Change::Cannot(verb::ACTIVATE, None)] };
    let mut ability = Ability::new(Form::Static(vec![affect]), label::FIELD, FIELD);
    ability.condition = Some(Condition::All(vec![Condition::TurnOf(Who::You), Condition::During(vec![phase::ACTIVE])]));
    ability
}

/// What a replacement speaks of, and where that is afterwards.
fn speak_of(replacement: &Replacement, talk: &mut Discourse) {
    let after = match replacement.instead {
        ReplacedBy::MoveTo(zone, ..) => Zones::of(&[zone]),
        _ => FIELD,
    };
    if replacement.subject == Filter::this() {
        talk.home = after;
    }
    talk.befell(What::Subject, &replacement.subject, after);
}

/// How a card itself enters is said before it is on the field (11.9.2).
fn replacement_works(replacement: &Replacement) -> Zones {
    if replacement.on == ENTERING && replacement.subject == Filter::this() { OFF_FIELD } else { FIELD }
}

/// Writes a field ability.
pub(crate) fn write_field_ability(ability: &Ability, w: &mut Writer) -> Said {
    match &ability.form {
        Form::Replacement(Replacement { instead: ReplacedBy::DoBody | ReplacedBy::ArriveControlledBy(_), .. }) => {
            write_instead(ability, w)
        }
        Form::Replacement(replacement) if ability.works_in == replacement_works(replacement) => {
            match &ability.condition {
                None => {}
                Some(Condition::TurnOf(turn)) => {
                    let (first, ..) = TURNS.iter().find(|(.., who)| who == turn).ok_or(Unsayable)?;
                    w.words(first);
                }
                Some(_) => return Err(Unsayable),
            }
            write_replacement(replacement, w)?;
            w.stop();
            speak_of(replacement, &mut w.talk);
            write_body(&ability.body, None, w)
        }
        Form::Static(_) if *ability == staying(Filter::this()) => {
            w.say(w.own);
            w.plural = false;
            w.words(STAYS);
            w.stop();
            Ok(())
        }
        Form::Static(_) if *ability == casting_limit(ability.condition.clone()) => {
            write_casting_limit(ability.condition.as_ref(), w)
        }
        Form::Static(affects) if ability.works_in == Zones::EMPTY => {
            let [affect] = affects.as_slice() else { return Err(Unsayable) };
            write_inclusion(affect, w)?;
            w.stop();
            Ok(())
        }
        Form::Static(affects) => {
            let works = match (affects.iter().find(|affect| is_own_toll(affect)), affects.first()) {
                (Some(toll), _) => toll_works(toll),
                (None, Some(affect)) if is_everywhere(affect) => Zones::ALL,
                (None, _) => FIELD,
            };
            if ability.works_in != works || !ability.extras.is_empty() {
                return Err(Unsayable);
            }
            let mut last = None;
            match &ability.condition {
                None if w.is_guided() && w.would_follow("if") && works == FIELD => {
                    w.say("if");
                    w.say(w.own);
                    w.words("is on the field,");
                }
                None => {}
                Some(Condition::TurnOf(turn)) => {
                    let (first, late, _) = TURNS.iter().find(|(.., who)| who == turn).ok_or(Unsayable)?;
                    if w.is_guided() && !w.would_follow(first) { last = Some(*late) } else { w.words(first) }
                }
                Some(condition) => {
                    w.one_of(IF);
                    write_condition(condition, w)?;
                    w.glue(",");
                }
            }
            affects.iter().try_for_each(|affect| {
                write_affect(affect, w)?;
                if let Some(words) = last.take() {
                    w.words(words);
                }
                w.stop();
                Ok(())
            })
        }
        Form::Replacement(_) | Form::Spell | Form::Activated | Form::Triggered(_) | Form::Counting(_) => Err(Unsayable),
    }
}

/// Whether it changes what casting the card itself costs, which matters in the hand or where it says.
fn is_own_toll(affect: &StaticEffect) -> bool {
    let own = Filter { zones: affect.filter.zones, ..Filter::this() };
    affect.filter == own && matches!(affect.changes.as_slice(), [Change::CostIncrease(_) | Change::CostReduction(_)])
}

/// Where a change of what casting the card itself costs works.
fn toll_works(affect: &StaticEffect) -> Zones {
    if affect.filter.zones.is_empty() { HAND } else { affect.filter.zones }
}

/// Whether it says what the card is in every zone.
fn is_everywhere(affect: &StaticEffect) -> bool {
    affect.filter == Filter::this() && matches!(affect.changes.as_slice(), [Change::AddName(_) | Change::AddKinds(_)])
}

/// What a card is called or is besides, wherever it is.
const EVERYWHERE: &[Row<Change>] = phrases! {
    ["is also" (Named name) "in all situations"] => { Change::AddName(name) }
    ["is also a Monster in all situations" (Monster kinds)] => { Change::AddKinds(kinds) }
};

/// A card name in brackets.
pub(super) struct Named;

impl Named {
    pub fn read(r: &mut Reader) -> Read<Name> {
        read_name(r)
    }
    pub fn write(name: &Name, w: &mut Writer) -> Said {
        say_name(*name, w)
    }
}

/// Monsters, where the words around it say so.
struct Monster;

impl Monster {
    const KINDS: Kinds = Kinds::of(&[kind::MONSTER]);

    fn read(_: &mut Reader) -> Read<Kinds> {
        Ok(Self::KINDS)
    }
    fn write(kinds: &Kinds, _: &mut Writer) -> Said {
        if *kinds == Self::KINDS { Ok(()) } else { Err(Unsayable) }
    }
}

/// Words for all that fit a description.
const ALL: &[&str] = &["the", "all the", "all", ""];

/// Reads with alternatives joined by "and", as all of them are meant.
fn read_all(place: Place, r: &mut Reader) -> Read<Filter> {
    let before = std::mem::replace(&mut r.talk.union, true);
    let filter = r.attempt(|r| {
        r.one_of(ALL)?;
        read_noun(place, r)
    });
    r.talk.union = before;
    filter
}

fn write_all(filter: &Filter, place: Place, w: &mut Writer) -> Said {
    let before = std::mem::replace(&mut w.talk.union, true);
    w.one_of(ALL);
    let said = write_noun(filter, place, !is_host(filter), w);
    w.talk.union = before;
    said
}

fn read_affect(r: &mut Reader) -> Read<StaticEffect> {
    if r.skip("the cost required to") {
        read_playing(r)?;
        return read_toll(r);
    }
    if let Ok((each, filter)) = r.attempt(|r| {
        r.words("for each")?;
        let each = read_counted_each(r)?;
        r.mark(',')?;
        Ok((each, if r.has(Reader::this) { Filter::this() } else { read_all(Place::Play, r)? }))
    }) {
        let mut changes = read_predicate(Lasting::Applies, r)?;
        let [Change::Add(_, amount @ Amount::Fixed(_))] = changes.as_mut_slice() else { return Err(Miss) };
        let Amount::Fixed(number) = *amount else { return Err(Miss) };
        *amount = times(number, each);
        return Ok(StaticEffect { filter, changes });
    }
    if let Ok(ban) = r.attempt(read_ban) {
        return Ok(ban);
    }
    let filter = if r.has(Reader::this) {
        let own = r.grammar.edition.everywhere;
        if let Ok(change) = r.attempt(|r| phrase::read_in(&[own, EVERYWHERE], "~what it is besides", r)) {
            return Ok(StaticEffect { filter: Filter::this(), changes: vec![change] });
        }
        Filter::this()
    } else {
        read_all(Place::Play, r)?
    };
    r.talk.own = filter == Filter::this();
    Ok(StaticEffect { filter, changes: read_predicate(Lasting::Applies, r)? })
}

fn write_affect(affect: &StaticEffect, w: &mut Writer) -> Said {
    if w.attempt(|w| write_ban(affect, w)).is_ok() {
        return Ok(());
    }
    if let [change @ (Change::CostIncrease(amount) | Change::CostReduction(amount))] = affect.changes.as_slice() {
        return write_toll(&affect.filter, amount, matches!(change, Change::CostReduction(_)), w);
    }
    if let [Change::Add(_, amount)] = affect.changes.as_slice()
        && w.is_guided()
        && w.would_follow("for each")
    {
        let (number, each) = parts(amount);
        w.words("for each");
        w.plural = false;
        write_counted_each(each.ok_or(Unsayable)?, w)?;
        w.glue(",");
        let change = [Change::Add(crystal::words::number::POWER, Amount::Fixed(number))];
        return write_affected(&affect.filter, &change, w);
    }
    write_affected(&affect.filter, &affect.changes, w)
}

fn write_affected(filter: &Filter, changes: &[Change], w: &mut Writer) -> Said {
    let own = *filter == Filter::this();
    w.plural = false;
    if own {
        w.say(w.own);
        if let [change] = changes
            && is_everywhere(&StaticEffect { filter: filter.clone(), changes: changes.to_vec() })
        {
            return phrase::write_in(&[w.grammar.edition.everywhere, EVERYWHERE], change, w);
        }
    } else {
        write_all(filter, Place::Play, w)?;
        w.plural = !is_host(filter) && (filter.names.len() != 1 || !filter.kinds.is_empty());
    }
    write_predicate(changes, Lasting::Applies, own, w)
}

/// Cards in your hand, in the opponent's, or in anyone's.
const HANDS: &[(&str, Whose)] = &[("your", Whose::Yours), ("your opponent's", Whose::Opponents), ("", Whose::Anyones)];

/// That something is left to pay.
const NOT_NOTHING: &str = "(it cannot become 0)";

fn read_toll(r: &mut Reader) -> Read<StaticEffect> {
    let before = std::mem::replace(&mut r.talk.union, true);
    let filter = if r.has(Reader::this) {
        Ok(Filter::this())
    } else if r.skip("your opponent's") {
        read_noun(Place::Given(zone::HAND, Whose::Opponents), r)
    } else {
        let whose = if r.skip("your") { Whose::Yours } else { Whose::Anyones };
        read_noun(Place::Given(zone::HAND, whose), r)
    };
    r.talk.union = before;
    let mut filter = filter?;
    r.skip("onto the field");
    r.words("is")?;
    let sign = if r.skip("reduced by") {
        -1
    } else {
        r.words("increased by")?;
        1
    };
    let amount = read_units("", sign, r)?;
    let own = filter.this == SelfRef::Only;
    let said = TOLLED.iter().find(|(it, they, _)| r.skip(if own { it } else { they }));
    if let Some((.., zones)) = said.filter(|(.., zones)| !own || *zones != HAND) {
        filter.zones = *zones;
    }
    let change =
        if sign < 0 && r.skip(NOT_NOTHING) { Change::CostReduction(amount) } else { Change::CostIncrease(amount) };
    Ok(StaticEffect { filter, changes: vec![change] })
}

/// Where cards are whose casting costs more or less; in the hand, if it does not say.
const TOLLED: &[(&str, &str, Zones)] = &[
    ("while it is in your hand", "while they are in your hand", HAND),
    ("while it is in your Break Zone", "while they are in your Break Zone", Zones::of(&[zone::BREAK])),
];

fn write_toll(filter: &Filter, amount: &Amount, discount: bool, w: &mut Writer) -> Said {
    let own = filter.this == SelfRef::Only;
    w.words("the cost required to");
    say_playing(if own { w.kinds } else { filter.kinds }, w);
    if *filter == (Filter { zones: filter.zones, ..Filter::this() }) {
        w.say(w.own);
    } else {
        let (words, whose) = HANDS.iter().find(|(_, whose)| *whose == filter.whose).ok_or(Unsayable)?;
        w.one_of(&[words]);
        let before = std::mem::replace(&mut w.talk.union, true);
        let in_hand = Filter { zones: HAND, ..filter.clone() };
        let said = write_noun(&in_hand, Place::Given(zone::HAND, *whose), true, w);
        w.talk.union = before;
        said?;
    }
    w.one_of(&["", "onto the field"]);
    let (words, sign) = if is_negative(amount) { ("is reduced by", -1) } else { ("is increased by", 1) };
    w.words(words);
    write_units(amount, "", sign, w)?;
    let zones = if own && filter.zones.is_empty() { HAND } else { filter.zones };
    let (it, they, _) = TOLLED.iter().find(|(.., known)| *known == zones).ok_or(Unsayable)?;
    let words = if own { it } else { they };
    if zones == HAND {
        w.one_of(&["", words]);
    } else {
        w.words(words);
    }
    if discount {
        w.words(NOT_NOTHING);
    }
    Ok(())
}
