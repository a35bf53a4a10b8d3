//! Field abilities: what applies all the time, what is replaced, and what casting costs.

use crate::ability::MainPhase;
use crate::amount::{is_negative, parts, read_counted_each, read_units, times, write_counted_each, write_units};
use crate::change::{Lasting, read_predicate, write_predicate};
use crate::condition::{read_condition, write_condition};
use crate::cost::{read_extra, read_payment, write_extra, write_payment};
use crate::noun::{Place, read_name, read_noun, say_name, write_noun};
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::replace::{ENTERING, read_replacement, write_replacement};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{kind, label, phase, verb, zone};
use duel::ability::{Ability, Affect, Change, Extra, Form, Replacement};
use duel::amount::{Amount, Condition, Who};
use duel::filter::{Filter, Whose};
use duel::words::{Kinds, Name, Zones};

const FIELD: Zones = Zones::of(&[zone::FIELD]);
const HAND: Zones = Zones::of(&[zone::HAND]);
/// Wherever a card can come onto the field from.
const OFF_FIELD: Zones = Zones::of(&[zone::DAMAGE, zone::DECK, zone::BREAK, zone::HAND, zone::STACK, zone::REMOVED]);

/// Reads a field ability.
pub(crate) fn read_field_ability(r: &mut Reader) -> Read<Ability> {
    if let Ok((replacement, condition)) = r.attempt(|r| {
        let condition = read_first_turn(r);
        Ok((read_replacement(r)?, condition))
    }) {
        r.stop()?;
        let works = replacement_works(&replacement);
        let mut ability = Ability::new(Form::Replacement(replacement), label::FIELD, works);
        ability.condition = condition;
        return Ok(ability);
    }
    if let Ok(ability) = r.attempt(read_casting_limit) {
        return Ok(ability);
    }
    if let Ok(filter) = r.attempt(read_stays) {
        return Ok(staying(filter));
    }
    if let Ok(extra) = r.attempt(read_additional_cost) {
        let mut ability = Ability::new(Form::Static(Vec::new()), label::FIELD, HAND);
        ability.extras.push(extra);
        return Ok(ability);
    }
    let mut condition = if let Some(condition) = read_first_turn(r) {
        Some(condition)
    } else if r.has(read_on_field) {
        None
    } else if r.skip("if") {
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
            condition = TURNS.iter().find(|(_, last, _)| r.skip(last)).map(|(.., who)| Condition::Turn(who.clone()));
        }
        r.stop()?;
        if is_own_toll(&affect) {
            works = HAND;
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

/// Whose turn it must be, said first or last.
const TURNS: &[(&str, &str, Who)] = &[
    ("during your turn,", "during your turn", Who::You),
    ("during your opponent's turn,", "during your opponent's turn", Who::Opponent),
];

fn read_first_turn(r: &mut Reader) -> Option<Condition> {
    TURNS.iter().find(|(first, ..)| r.skip(first)).map(|(.., who)| Condition::Turn(who.clone()))
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
    let affect = Affect { filter, changes: vec![Change::Cannot(verb::ACTIVATE, None)] };
    let mut ability = Ability::new(Form::Static(vec![affect]), label::FIELD, FIELD);
    ability.condition = Some(Condition::All(vec![Condition::Turn(Who::You), Condition::During(vec![phase::ACTIVE])]));
    ability
}

/// "You can only cast Tide Caller during your turn."
fn read_casting_limit(r: &mut Reader) -> Read<Ability> {
    let condition = if r.skip("you cannot cast") {
        r.this()?;
        None
    } else {
        r.words("you can only cast")?;
        r.this()?;
        let allowed = match TURNS.iter().find(|(_, last, _)| r.skip(last)) {
            Some((.., who)) => Condition::Turn(who.clone()),
            None => {
                r.words("during your Main Phase")?;
                Condition::All(MainPhase::conditions())
            }
        };
        Some(Condition::Not(Box::new(allowed)))
    };
    r.stop()?;
    Ok(casting_limit(condition))
}

fn casting_limit(condition: Option<Condition>) -> Ability {
    let affect = Affect { filter: Filter::this(), changes: vec![Change::Cannot(verb::CAST, None)] };
    let mut ability = Ability::new(Form::Static(vec![affect]), label::FIELD, HAND);
    ability.condition = condition;
    ability
}

fn write_casting_limit(condition: Option<&Condition>, w: &mut Writer) -> Said {
    let allowed = match condition {
        None => {
            w.words("you cannot cast");
            w.say(w.own);
            w.stop();
            return Ok(());
        }
        Some(Condition::Not(allowed)) => &**allowed,
        Some(_) => return Err(Unsayable),
    };
    w.words("you can only cast");
    w.say(w.own);
    match allowed {
        Condition::Turn(turn) => {
            let (_, last, _) = TURNS.iter().find(|(.., who)| who == turn).ok_or(Unsayable)?;
            w.words(last);
        }
        Condition::All(all) if *all == MainPhase::conditions() => w.words("during your Main Phase"),
        _ => return Err(Unsayable),
    }
    w.stop();
    Ok(())
}

/// How a card itself enters is said before it is on the field (11.9.2).
fn replacement_works(replacement: &Replacement) -> Zones {
    if replacement.on == ENTERING && replacement.subject == Filter::this() { OFF_FIELD } else { FIELD }
}

/// Writes a field ability.
pub(crate) fn write_field_ability(ability: &Ability, w: &mut Writer) -> Said {
    match &ability.form {
        Form::Replacement(replacement) if ability.works == replacement_works(replacement) => {
            match &ability.condition {
                None => {}
                Some(Condition::Turn(turn)) => {
                    let (first, ..) = TURNS.iter().find(|(.., who)| who == turn).ok_or(Unsayable)?;
                    w.words(first);
                }
                Some(_) => return Err(Unsayable),
            }
            write_replacement(replacement, w)?;
            w.stop();
            Ok(())
        }
        Form::Static(_) if *ability == staying(Filter::this()) => {
            w.say(w.own);
            w.plural = false;
            w.words(STAYS);
            w.stop();
            Ok(())
        }
        Form::Static(affects) if *ability == casting_limit(ability.condition.clone()) => {
            debug_assert!(affects.len() == 1, "a limit of casting is one change");
            write_casting_limit(ability.condition.as_ref(), w)
        }
        Form::Static(affects) if affects.is_empty() && ability.works == HAND => {
            let [extra] = ability.extras.as_slice() else { return Err(Unsayable) };
            write_additional_cost(extra, w)
        }
        Form::Static(affects) => {
            let works = match affects.first() {
                _ if affects.iter().any(is_own_toll) => HAND,
                Some(affect) if is_everywhere(affect) => Zones::ALL,
                _ => FIELD,
            };
            if ability.works != works || !ability.extras.is_empty() {
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
                Some(Condition::Turn(turn)) => {
                    let (first, late, _) = TURNS.iter().find(|(.., who)| who == turn).ok_or(Unsayable)?;
                    if w.is_guided() && !w.would_follow(first) { last = Some(*late) } else { w.words(first) }
                }
                Some(condition) => {
                    w.say("if");
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
        Form::Replacement(_) | Form::Spell | Form::Activated | Form::Triggered(_) => Err(Unsayable),
    }
}

/// Whether it changes what casting the card itself costs, which matters in the hand.
fn is_own_toll(affect: &Affect) -> bool {
    affect.filter == Filter::this() && matches!(affect.changes.as_slice(), [Change::Toll(_) | Change::Discount(_)])
}

/// Whether it says what the card is in every zone.
fn is_everywhere(affect: &Affect) -> bool {
    affect.filter == Filter::this() && matches!(affect.changes.as_slice(), [Change::AddName(_) | Change::AddKinds(_)])
}

/// What a card is called or is besides, wherever it is.
const EVERYWHERE: &[Row<Change>] = phrases! {
    ["is also" (Named name) "in all situations"] => { Change::AddName(name) }
    ["is also a Monster in all situations" (Monster kinds)] => { Change::AddKinds(kinds) }
};

/// A card name in brackets.
struct Named;

impl Named {
    fn read(r: &mut Reader) -> Read<Name> {
        read_name(r)
    }
    fn write(name: &Name, w: &mut Writer) -> Said {
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
    let said = write_noun(filter, place, true, w);
    w.talk.union = before;
    said
}

fn read_affect(r: &mut Reader) -> Read<Affect> {
    if r.skip("the cost required to cast") {
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
        return Ok(Affect { filter, changes });
    }
    let filter = if r.has(Reader::this) {
        if let Ok(change) = r.attempt(|r| phrase::read(EVERYWHERE, "~what it is besides", r)) {
            return Ok(Affect { filter: Filter::this(), changes: vec![change] });
        }
        Filter::this()
    } else {
        read_all(Place::Play, r)?
    };
    r.talk.own = filter == Filter::this();
    Ok(Affect { filter, changes: read_predicate(Lasting::Applies, r)? })
}

fn write_affect(affect: &Affect, w: &mut Writer) -> Said {
    if let [change @ (Change::Toll(amount) | Change::Discount(amount))] = affect.changes.as_slice() {
        return write_toll(&affect.filter, amount, matches!(change, Change::Discount(_)), w);
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
            && is_everywhere(&Affect { filter: filter.clone(), changes: changes.to_vec() })
        {
            return phrase::write(EVERYWHERE, change, w);
        }
    } else {
        write_all(filter, Place::Play, w)?;
        w.plural = filter.names.len() != 1 || !filter.kinds.is_empty();
    }
    write_predicate(changes, Lasting::Applies, own, w)
}

/// Cards in your hand, in the opponent's, or in anyone's.
const HANDS: &[(&str, Whose)] = &[("your", Whose::Yours), ("your opponent's", Whose::Opponents), ("", Whose::Anyones)];

/// That something is left to pay.
const NOT_NOTHING: &str = "(it cannot become 0)";

fn read_toll(r: &mut Reader) -> Read<Affect> {
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
    let filter = filter?;
    r.skip("onto the field");
    r.words("is")?;
    let sign = if r.skip("reduced by") {
        -1
    } else {
        r.words("increased by")?;
        1
    };
    let amount = read_units("", sign, r)?;
    let change = if sign < 0 && r.skip(NOT_NOTHING) { Change::Discount(amount) } else { Change::Toll(amount) };
    Ok(Affect { filter, changes: vec![change] })
}

fn write_toll(filter: &Filter, amount: &Amount, discount: bool, w: &mut Writer) -> Said {
    w.words("the cost required to cast");
    if *filter == Filter::this() {
        w.say(w.own);
    } else {
        let (words, whose) = HANDS.iter().find(|(_, whose)| *whose == filter.whose).ok_or(Unsayable)?;
        w.one_of(&[words]);
        let before = std::mem::replace(&mut w.talk.union, true);
        let said = write_noun(filter, Place::Given(zone::HAND, *whose), true, w);
        w.talk.union = before;
        said?;
    }
    w.one_of(&["", "onto the field"]);
    let (words, sign) = if is_negative(amount) { ("is reduced by", -1) } else { ("is increased by", 1) };
    w.words(words);
    write_units(amount, "", sign, w)?;
    if discount {
        w.words(NOT_NOTHING);
    }
    Ok(())
}

/// "As an additional cost to cast …, you may …", with the full stop.
pub(crate) fn read_additional_cost(r: &mut Reader) -> Read<Extra> {
    if let Ok(cost) = r.attempt(|r| {
        if r.skip("if you cast") {
            r.this()?;
            r.words(", you may pay an extra")?;
        } else {
            r.words("if you pay the cost required to cast")?;
            r.this()?;
            r.words("onto the field, you may pay an extra")?;
        }
        read_payment(r)
    }) {
        r.stop()?;
        return Ok(Extra { cost, instead: false, optional: true });
    }
    r.words("as an additional cost to cast")?;
    r.this()?;
    r.mark(',')?;
    let optional = r.skip("you may");
    let cost = read_extra(r)?;
    r.stop()?;
    Ok(Extra { cost, instead: false, optional })
}

/// Writes what [`read_additional_cost`] reads.
pub(crate) fn write_additional_cost(extra: &Extra, w: &mut Writer) -> Said {
    if extra.instead {
        return Err(Unsayable);
    }
    let wordings = [
        None,
        Some(("if you cast", ", you may pay an extra")),
        Some(("if you pay the cost required to cast", PLAYING)),
    ];
    w.first_of(&wordings, |wording, w| match wording {
        None => {
            w.words("as an additional cost to cast");
            w.say(w.own);
            w.glue(",");
            if extra.optional {
                w.words("you may");
            }
            write_extra(&extra.cost, w)
        }
        Some((before, after)) if extra.optional => {
            w.words(before);
            w.say(w.own);
            w.words(after);
            write_payment(&extra.cost, w)
        }
        Some(_) => Err(Unsayable),
    })?;
    w.stop();
    Ok(())
}

const PLAYING: &str = "onto the field, you may pay an extra";
