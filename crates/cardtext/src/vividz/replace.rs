//! What would happen: "If Ferry Captain would leave, …  instead."

use super::change::Sources;
use super::noun::{AREAS, usual};
use super::trigger::{ELSEWHERE, Ways, leaves, leaving, read_way, write_way};
use crate::moment::write_subject;
use crate::noun::Place;
use crate::phrase::{Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::replacement::{Event, Would};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{EventPattern, ReplacedBy, Replacement};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, SelfRef, Whose};
use duel::ids::Zones;
use std::sync::LazyLock;
use vividz::words::{label, verb, zone};

/// How replacements are said.
pub(crate) const WOULD: Would = Would {
    read: read_would,
    write: write_would,
    read_upon: |_, r| read_way(&UPON, r),
    write_upon: |on, subject, w| {
        write_subject(subject, Place::Anywhere, w)?;
        write_way(&UPON, on, w)
    },
    doings: DOINGS,
    instead: INSTEAD,
    works: replacing_works,
    label: label::REPLACE,
};

const UPON: Ways = Ways { enters: "enters", put: "is put" };
const WAYS: Ways = Ways { enters: "would enter", put: "would be put" };

const fn called(verb: duel::ids::Verb) -> EventPattern {
    EventPattern::Move { from: Zones::EMPTY, to: Zones::EMPTY, verb: Some(verb) }
}

/// What would happen to an object, with nothing else in it.
static EVENTS: LazyLock<Vec<(&str, EventPattern)>> = LazyLock::new(|| {
    vec![
        ("would leave by battle", leaving(verb::FALL)),
        ("would leave the areas", EventPattern::Move { from: AREAS, to: ELSEWHERE, verb: None }),
        ("would leave", leaves()),
        ("would be drawn", called(verb::DRAW)),
        ("would be removed", called(verb::REMOVE)),
        ("would become EXP", called(verb::BECOME_EXP)),
        ("would be dealt battle damage", EventPattern::DamageNamed(verb::STRIKE)),
        ("would be dealt damage", EventPattern::Damage),
        ("would be rebooted", EventPattern::Turn(Orientation::Upright)),
        ("would go to sleep", EventPattern::Turn(Orientation::Sideways)),
    ]
});

/// What a player would do.
const DOINGS: &[(&str, Whose, EventPattern)] =
    &[("you would draw a card", Whose::Yours, DRAWING), ("your opponent would draw a card", Whose::Opponents, DRAWING)];

const DRAWING: EventPattern =
    EventPattern::Move { from: Zones::of(&[zone::DECK]), to: Zones::of(&[zone::HAND]), verb: Some(verb::DRAW) };

/// What happens instead, where it is not something else altogether.
const INSTEAD: &[Row<ReplacedBy>] = phrases! {
    ["it enters sleeping instead"] => { ReplacedBy::ArriveTurned(Orientation::Sideways) }
};

fn read_would(mut subject: Filter, r: &mut Reader) -> Read<Event> {
    if let Ok(on) = r.attempt(|r| read_way(&WAYS, r)) {
        return Ok((on, subject, None));
    }
    let (_, on) = EVENTS.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
    let in_play = !matches!(on, EventPattern::Move { .. } | EventPattern::Any(_));
    if in_play && subject.this != SelfRef::Only && subject.zones.is_empty() {
        subject.zones = usual(&subject);
    }
    let by = if *on == EventPattern::Damage && r.skip("by") { Some(Sources::read(r)?) } else { None };
    Ok((on.clone(), subject, by))
}

fn write_would(event: &Event, named: bool, w: &mut Writer) -> Said {
    let (on, subject, by) = event;
    if !named {
        let place = if subject.zones == usual(subject) { Place::Play } else { Place::Anywhere };
        write_subject(subject, place, w)?;
    }
    match EVENTS.iter().find(|(_, known)| known == on) {
        Some((words, _)) => w.words(words),
        None => write_way(&WAYS, on, w)?,
    }
    match by {
        Some(by) if *on == EventPattern::Damage => {
            w.say("by");
            Sources::write(by, w)
        }
        Some(_) => Err(Unsayable),
        None => Ok(()),
    }
}

/// What replaces its own card's entering works before it is there; all else in areas.
pub(crate) fn replacing_works(replacement: &Replacement) -> Zones {
    let arrives = matches!(&replacement.on, EventPattern::Move { to, .. } if *to == AREAS);
    if arrives && replacement.subject.this == SelfRef::Only { ELSEWHERE } else { AREAS }
}
