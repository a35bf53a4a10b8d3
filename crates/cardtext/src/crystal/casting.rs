//! What casting a card takes and does, and when it is allowed: "As an additional cost to cast …", "As you cast …", "You
//! can only cast …".

use super::ability::MainPhase;
use super::cost::{read_extra, read_payment, write_extra, write_payment};
use super::field::TURNS;
use crate::body::{read_body, write_body};
use crate::reader::{Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{label, verb, zone};
use duel::ability::{Ability, Affect, Body, Change, Extra, Form};
use duel::amount::Condition;
use duel::filter::Filter;
use duel::words::Zones;

const HAND: Zones = Zones::of(&[zone::HAND]);

/// Words before the card whose casting costs something besides, or something else.
const ADDITIONAL: &str = "as an additional cost to cast";
const ALTERNATIVE: &str = "as an alternative cost to cast";
/// Other words for an additional cost that may be paid, and what follows the card then.
const CASTING: &str = "if you cast";
const PAYING: &str = "if you pay the cost required to cast";
const OFFERED: &[(&str, &str)] =
    &[(CASTING, ", you may pay an extra"), (PAYING, "onto the field, you may pay an extra")];

/// Whether the line says what casting takes or does.
pub(crate) fn at_casting(r: &Reader) -> bool {
    at_extra(r) || r.sees_words("as you cast")
}

fn at_extra(r: &Reader) -> bool {
    [ADDITIONAL, ALTERNATIVE, CASTING, PAYING].iter().any(|words| r.sees_words(words))
}

/// Reads costs besides the usual one, then those instead of it: "the additional cost" is the first.
pub(crate) fn read_extras(r: &mut Reader) -> Read<Vec<Extra>> {
    let mut extras: Vec<Extra> = Vec::new();
    while at_extra(r) {
        if extras.last().is_some_and(|extra| extra.instead) && !r.sees_words(ALTERNATIVE) {
            return r.fail("~additional costs before alternative ones");
        }
        extras.push(read_additional_cost(r)?);
    }
    Ok(extras)
}

/// Reads costs besides or instead of the usual one, then what is done as the card is cast.
pub(crate) fn read_casting(r: &mut Reader) -> Read<Ability> {
    let mut ability = Ability::new(Form::Spell, label::FIELD, HAND);
    ability.extras = read_extras(r)?;
    if !r.is_done() {
        r.words("as you cast")?;
        r.this()?;
        r.mark(',')?;
        (ability.body, ability.modes) = read_body(r)?;
    }
    Ok(ability)
}

/// Writes what [`read_casting`] reads.
pub(crate) fn write_casting(ability: &Ability, w: &mut Writer) -> Said {
    let plain = ability.works == HAND && ability.condition.is_none() && ability.per_turn.is_none();
    if !plain || !ability.cost.is_free() {
        return Err(Unsayable);
    }
    ability.extras.iter().try_for_each(|extra| write_additional_cost(extra, w))?;
    if ability.body == Body::default() && ability.modes.is_none() {
        return if ability.extras.is_empty() { Err(Unsayable) } else { Ok(()) };
    }
    w.words("as you cast");
    w.say(w.own);
    w.glue(",");
    write_body(&ability.body, ability.modes.as_ref(), w)
}

/// "As an additional cost to cast …, you may …", or an alternative one, with the full stop.
fn read_additional_cost(r: &mut Reader) -> Read<Extra> {
    if let Some((_, after)) = OFFERED.iter().find(|(before, _)| r.skip(before)) {
        r.this()?;
        r.words(after)?;
        let cost = read_payment(r)?;
        r.stop()?;
        return Ok(Extra { cost, instead: false, optional: true, condition: None, routine: None });
    }
    let instead = r.skip(ALTERNATIVE);
    if !instead {
        r.words(ADDITIONAL)?;
    }
    r.this()?;
    r.mark(',')?;
    let optional = r.skip("you may");
    if instead && !optional {
        return r.fail("you may");
    }
    let cost = read_extra(r)?;
    r.stop()?;
    Ok(Extra { cost, instead, optional, condition: None, routine: None })
}

/// Writes an additional or alternative cost.
pub(crate) fn write_additional_cost(extra: &Extra, w: &mut Writer) -> Said {
    if extra.instead && !extra.optional {
        return Err(Unsayable);
    }
    let wordings = [None, Some(OFFERED[0]), Some(OFFERED[1])];
    w.first_of(&wordings, |wording, w| match wording {
        None => {
            w.words(if extra.instead { ALTERNATIVE } else { ADDITIONAL });
            w.say(w.own);
            w.glue(",");
            if extra.optional {
                w.words("you may");
            }
            write_extra(&extra.cost, w)
        }
        Some((before, after)) if extra.optional && !extra.instead => {
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

/// "You can only cast Tide Caller during your turn."
pub(crate) fn read_casting_limit(r: &mut Reader) -> Read<Ability> {
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

/// It cannot be cast while this holds, or ever.
pub(crate) fn casting_limit(condition: Option<Condition>) -> Ability {
    let affect = Affect { filter: Filter::this(), changes: vec![Change::Cannot(verb::CAST, None)] };
    let mut ability = Ability::new(Form::Static(vec![affect]), label::FIELD, HAND);
    ability.condition = condition;
    ability
}

/// Writes what [`read_casting_limit`] reads.
pub(crate) fn write_casting_limit(condition: Option<&Condition>, w: &mut Writer) -> Said {
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
