//! What casting a card takes and does, and when it is allowed: "As an additional cost to cast …", "As you cast …", "You
//! can only cast …".

use super::ability::MainPhase;
use super::field::TURNS;
use crate::body::{read_body, write_body};
use crate::condition::{read_condition, write_condition};
use crate::extra::{Costly, at_extra, read_extras, read_playing, say_playing, write_extra};
use crate::reader::{Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{label, verb, zone};
use duel::card::ability::{Ability, Body, Change, Form, StaticEffect};
use duel::card::amount::Condition;
use duel::card::filter::Filter;
use duel::ids::Zones;

const HAND: Zones = Zones::of(&[zone::HAND]);

/// Whether the line says what casting takes or does.
pub(crate) fn at_casting(r: &mut Reader) -> bool {
    at_extra(r) || r.could(read_as_you_cast)
}

fn read_as_you_cast(r: &mut Reader) -> Read<()> {
    r.words("as you")?;
    read_playing(r)
}

/// Reads costs besides or instead of the usual one, then what is done as the card is cast.
pub(crate) fn read_casting(r: &mut Reader) -> Read<Ability> {
    let mut ability = Ability::new(Form::Spell, label::FIELD, HAND);
    ability.extras = read_extras(Costly::Card, r)?;
    if !r.is_done() {
        read_as_you_cast(r)?;
        r.this()?;
        r.mark(',')?;
        (ability.body, ability.modes) = read_body(r)?;
    }
    Ok(ability)
}

/// Writes what [`read_casting`] reads.
pub(crate) fn write_casting(ability: &Ability, w: &mut Writer) -> Said {
    let plain = ability.works_in == HAND && ability.condition.is_none() && ability.per_turn.is_none();
    if !plain || !ability.cost.is_free() {
        return Err(Unsayable);
    }
    ability.extras.iter().try_for_each(|extra| write_extra(extra, Costly::Card, w))?;
    if ability.body == Body::default() && ability.modes.is_none() {
        return if ability.extras.is_empty() { Err(Unsayable) } else { Ok(()) };
    }
    w.words("as you");
    say_playing(w.kinds, w);
    w.say(w.own);
    w.glue(",");
    write_body(&ability.body, ability.modes.as_ref(), w)
}

/// "You can only cast Tide Caller during your turn."
pub(crate) fn read_casting_limit(r: &mut Reader) -> Read<Ability> {
    let condition = if r.skip("you cannot") {
        read_playing(r)?;
        r.this()?;
        None
    } else {
        r.words("you can only")?;
        read_playing(r)?;
        r.this()?;
        let allowed = match TURNS.iter().find(|(_, last, _)| r.skip(last)) {
            Some((.., who)) => Condition::TurnOf(who.clone()),
            None if r.skip("if") => read_condition(r)?,
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
    let affect = StaticEffect { filter: Filter::this(), changes: vec![Change::Cannot(verb::CAST, None)] };
    let mut ability = Ability::new(Form::Static(vec![affect]), label::FIELD, HAND);
    ability.condition = condition;
    ability
}

/// Writes what [`read_casting_limit`] reads.
pub(crate) fn write_casting_limit(condition: Option<&Condition>, w: &mut Writer) -> Said {
    let allowed = match condition {
        None => {
            w.words("you cannot");
            say_playing(w.kinds, w);
            w.say(w.own);
            w.stop();
            return Ok(());
        }
        Some(Condition::Not(allowed)) => &**allowed,
        Some(_) => return Err(Unsayable),
    };
    w.words("you can only");
    say_playing(w.kinds, w);
    w.say(w.own);
    match allowed {
        Condition::TurnOf(turn) => {
            let (_, last, _) = TURNS.iter().find(|(.., who)| who == turn).ok_or(Unsayable)?;
            w.words(last);
        }
        Condition::All(all) if *all == MainPhase::conditions() => w.words("during your Main Phase"),
        condition => {
            w.say("if");
            write_condition(condition, w)?;
        }
    }
    w.stop();
    Ok(())
}
