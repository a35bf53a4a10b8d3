//! What would happen: "If this card would be destroyed, banish an allied orb instead.", "Enemy servants enter the field
//! recovered."

use super::adjective::TURNED;
use super::effect::Markers;
use super::event::{ENTERS, FALLS, LEAVES, destroyed};
use super::object::read_every;
use super::word::CounterName;
use crate::moment::write_subject;
use crate::noun::{Place, write_noun};
use crate::phrase::{Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::replacement::{Event, Would};
use crate::writer::{Said, Unsayable, Writer};
use caster::words::{label, verb, zone};
use duel::card::ability::{Ability, EventPattern, Form, ReplacedBy, Replacement};
use duel::card::amount::What;
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, SelfRef, Whose};
use duel::ids::{Verb, Zones};
use std::sync::LazyLock;

/// How replacements are said.
pub(crate) const WOULD: Would = Would {
    read: read_would,
    write: write_would,
    read_upon: |_, _| Err(Miss),
    write_upon: |_, _, _| Err(Unsayable),
    doings: DOINGS,
    instead: INSTEAD,
    works: |replacement| works(replacement),
    label: label::REPLACE,
};

const fn called(verb: Verb) -> EventPattern {
    EventPattern::Move { from: Zones::EMPTY, to: Zones::EMPTY, verb: Some(verb) }
}

/// What would happen to an object, with nothing else in it.
static EVENTS: LazyLock<Vec<(&str, EventPattern)>> = LazyLock::new(|| {
    vec![
        ("would be destroyed in battle", called(verb::FALL)),
        ("would be destroyed by battle", called(verb::FALL)),
        ("would be destroyed", destroyed()),
        ("would be banished", called(verb::BANISH)),
        ("would leave the field", LEAVES),
        ("would enter the field", ENTERS),
        ("would be put into a graveyard from the field", FALLS),
        (
            "would be put into a graveyard",
            EventPattern::Move { from: Zones::EMPTY, to: Zones::of(&[zone::GRAVEYARD]), verb: None },
        ),
        ("would be returned to its owner's hand", called(verb::RETURN)),
        ("would be discarded", called(verb::DISCARD)),
        ("would be corrupted", called(verb::CORRUPT)),
        ("would be rested", EventPattern::Turn(Orientation::Sideways)),
        ("would be recovered", EventPattern::Turn(Orientation::Upright)),
        ("would be reversed", EventPattern::Turn(Orientation::Reversed)),
    ]
});

const DRAWING: EventPattern =
    EventPattern::Move { from: Zones::of(&[zone::DECK]), to: Zones::of(&[zone::HAND]), verb: Some(verb::DRAW) };

/// What a player would do.
const DOINGS: &[(&str, Whose, EventPattern)] =
    &[("you would draw a card", Whose::Yours, DRAWING), ("an enemy would draw a card", Whose::Opponents, DRAWING)];

/// What happens instead, where it is not something else altogether.
const INSTEAD: &[Row<ReplacedBy>] = phrases! {
    ["it enters the field rested instead"] => { ReplacedBy::ArriveTurned(Orientation::Sideways) }
    ["it enters the field recovered instead"] => { ReplacedBy::ArriveTurned(Orientation::Upright) }
    ["it enters the field reversed instead"] => { ReplacedBy::ArriveTurned(Orientation::Reversed) }
};

fn read_would(subject: Filter, r: &mut Reader) -> Read<Event> {
    let (_, on) = EVENTS.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
    Ok((on.clone(), subject, None))
}

fn write_would(event: &Event, named: bool, w: &mut Writer) -> Said {
    let (on, subject, by) = event;
    if by.is_some() {
        return Err(Unsayable);
    }
    if !named {
        write_subject(subject, Place::Anywhere, w)?;
    }
    let words: Vec<&str> = EVENTS.iter().filter(|(_, known)| known == on).map(|(words, _)| *words).collect();
    if words.is_empty() {
        return Err(Unsayable);
    }
    w.one_of(&words);
    Ok(())
}

/// What replaces its own card's entering works before it is there; all else on the field.
fn works(replacement: &Replacement) -> Zones {
    let arrives = matches!(&replacement.on, EventPattern::Move { to, .. } if *to == zone::ENTITIES);
    if arrives && replacement.subject.this == SelfRef::Only { zone::OFF_FIELD } else { zone::ENTITIES }
}

/// "Enemy servants enter the field recovered.", "This card enters the field rested."
pub(crate) fn read_arriving(r: &mut Reader) -> Read<Ability> {
    let subject = if r.has(Reader::this) {
        Filter::this()
    } else {
        let What::All(filter) = read_every(r)? else { return Err(Miss) };
        Filter { zones: Zones::EMPTY, ..filter }
    };
    r.words("enters/enter the field")?;
    let instead = if r.skip("with") {
        let amount = Markers::read(r)?;
        ReplacedBy::ArriveWithCounters(CounterName::read(r)?, amount)
    } else {
        let (_, turned) = TURNED.iter().find(|(word, _)| r.skip(word)).ok_or(Miss)?;
        ReplacedBy::ArriveTurned(*turned)
    };
    r.stop()?;
    Ok(arriving(subject, instead))
}

fn arriving(subject: Filter, instead: ReplacedBy) -> Ability {
    let replacement = Replacement { on: ENTERS, subject, counterpart: None, instead, once: false, optional: false };
    let works = works(&replacement);
    Ability::new(Form::Replacement(replacement), label::REPLACE, works)
}

/// Writes what [`read_arriving`] reads.
pub(crate) fn write_arriving(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Replacement(Replacement { subject, instead, .. }) = &ability.form else {
        return Err(Unsayable);
    };
    if *ability != arriving(subject.clone(), instead.clone()) {
        return Err(Unsayable);
    }
    if *subject == Filter::this() {
        w.itself();
        w.plural = false;
    } else {
        if w.is_guided() {
            w.one_of(&["", "all"]);
        }
        let before = std::mem::replace(&mut w.talk.union, true);
        let said = write_noun(subject, Place::Anywhere, true, w);
        w.talk.union = before;
        said?;
        w.plural = true;
    }
    w.words("enters/enter the field");
    match instead {
        ReplacedBy::ArriveTurned(turned) => w.say(TURNED.iter().find(|(_, known)| known == turned).ok_or(Unsayable)?.0),
        ReplacedBy::ArriveWithCounters(counter, amount) => {
            w.say("with");
            Markers::write(amount, w)?;
            CounterName::write(counter, w)?;
        }
        _ => return Err(Unsayable),
    }
    w.stop();
    Ok(())
}
