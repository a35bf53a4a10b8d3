//! What casting a Character takes and does: "As an additional cost to cast …", "As you cast …".

use crate::body::{read_body, write_body};
use crate::field::{read_additional_cost, write_additional_cost};
use crate::reader::{Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{label, zone};
use duel::ability::{Ability, Body, Extra, Form};
use duel::words::Zones;

const HAND: Zones = Zones::of(&[zone::HAND]);

/// Whether the line says what casting takes or does.
pub(crate) fn at_casting(r: &Reader) -> bool {
    at_extra(r) || r.sees_words("as you cast")
}

fn at_extra(r: &Reader) -> bool {
    r.sees_words("as an additional cost") || r.sees_words("as an alternative cost")
}

/// Reads costs besides the usual one, then those instead of it: "the additional cost" is the first.
pub(crate) fn read_extras(r: &mut Reader) -> Read<Vec<Extra>> {
    let mut extras: Vec<Extra> = Vec::new();
    while at_extra(r) {
        if extras.last().is_some_and(|extra| extra.instead) && r.sees_words("as an additional cost") {
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
