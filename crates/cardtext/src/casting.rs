//! What casting a Character takes and does: "As an additional cost to cast …", "As you cast …".

use crate::body::{read_body, write_body};
use crate::field::{read_additional_cost, write_additional_cost};
use crate::reader::{Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{label, zone};
use duel::ability::{Ability, Body, Form};
use duel::words::Zones;

const HAND: Zones = Zones::of(&[zone::HAND]);

/// Whether the line says what casting takes or does.
pub(crate) fn at_casting(r: &Reader) -> bool {
    ["as an additional cost", "as an alternative cost", "as you cast"].iter().any(|words| r.sees_words(words))
}

/// Reads costs besides or instead of the usual one, then what is done as the card is cast.
pub(crate) fn read_casting(r: &mut Reader) -> Read<Ability> {
    let mut ability = Ability::new(Form::Spell, label::FIELD, HAND);
    while r.sees_words("as an additional cost") || r.sees_words("as an alternative cost") {
        ability.extras.push(read_additional_cost(r)?);
    }
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
