//! What happens instead of something else: "If it would be put into the graveyard from a square, …  instead."

use super::change::Sources;
use super::noun::SQUARES;
use super::trigger::{ELSEWHERE, read_happening, write_happening};
use crate::moment::write_subject;
use crate::noun::Place;
use crate::phrase::{Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::replacement::{Event, Would};
use crate::writer::{Said, Unsayable, Writer};
use dimension::words::{label, verb, zone};
use duel::card::ability::{EventPattern, ReplacedBy, Replacement};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, SelfRef, Whose};
use duel::ids::Zones;

/// How replacements are said.
pub(crate) const WOULD: Would = Would {
    read: read_would,
    write: write_would,
    read_upon: |subject, r| read_happening("is put", subject, r),
    write_upon: |on, subject, w| write_happening("is put", on, subject, false, w),
    doings: DOINGS,
    instead: INSTEAD,
    works: replacing_works,
    label: label::REPLACE,
};

/// What would happen to an object, with nothing else in it.
const EVENTS: &[(&str, EventPattern)] = &[
    ("would be destroyed", EventPattern::Move { from: Zones::EMPTY, to: Zones::EMPTY, verb: Some(verb::DESTROY) }),
    ("would leave the squares", EventPattern::Move { from: SQUARES, to: super::trigger::ELSEWHERE, verb: None }),
    ("would be dealt damage", EventPattern::Damage),
    ("would be dealt battle damage", EventPattern::DamageNamed(verb::STRIKE)),
    ("would be released", EventPattern::Turn(Orientation::Upright)),
    ("would be frozen", EventPattern::Turn(Orientation::Sideways)),
];

/// What a player would do.
const DOINGS: &[(&str, Whose, EventPattern)] =
    &[("you would draw a card", Whose::Yours, DRAWING), ("your opponent would draw a card", Whose::Opponents, DRAWING)];

const DRAWING: EventPattern =
    EventPattern::Move { from: Zones::of(&[zone::DECK]), to: Zones::of(&[zone::HAND]), verb: Some(verb::DRAW) };

/// What happens instead, where it is not something else altogether.
const INSTEAD: &[Row<ReplacedBy>] = phrases! {
    ["it is put there" (Arriving turned) "instead"] => { ReplacedBy::ArriveTurned(turned) }
};

/// "released" or "frozen".
struct Arriving;

impl Arriving {
    fn read(r: &mut Reader) -> Read<Orientation> {
        super::effect::Turned::read(r)?.ok_or(Miss)
    }
    fn write(turned: &Orientation, w: &mut Writer) -> Said {
        super::effect::Turned::write(&Some(*turned), w)
    }
}

fn read_would(mut subject: Filter, r: &mut Reader) -> Read<Event> {
    if let Ok(on) = read_happening("would be put", &mut subject, r) {
        return Ok((on, subject, None));
    }
    let (_, on) = EVENTS.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
    let in_play = matches!(on, EventPattern::Damage | EventPattern::Turn(_))
        && subject.this != SelfRef::Only
        && subject.zones.is_empty();
    if in_play {
        subject.zones = SQUARES;
    }
    let by = if *on == EventPattern::Damage && r.skip("by") { Some(Sources::read(r)?) } else { None };
    Ok((on.clone(), subject, by))
}

/// Writes what would happen; the object is not said where it was just named.
fn write_would(event: &Event, named: bool, w: &mut Writer) -> Said {
    let (on, subject, by) = event;
    if let Some((words, on)) = EVENTS.iter().find(|(_, known)| known == on) {
        let place = if subject.zones == SQUARES { Place::Play } else { Place::Anywhere };
        if !named {
            write_subject(subject, place, w)?;
        }
        w.words(words);
        return match by {
            Some(by) if *on == EventPattern::Damage => {
                w.say("by");
                Sources::write(by, w)
            }
            Some(_) => Err(Unsayable),
            None => Ok(()),
        };
    }
    if by.is_some() {
        return Err(Unsayable);
    }
    write_happening("would be put", on, subject, named, w)
}

/// What replaces its own card's being put on a square works wherever the card can come from; all else on squares.
pub(crate) fn replacing_works(replacement: &Replacement) -> Zones {
    match &replacement.on {
        EventPattern::Move { from, to, .. } if *to == SQUARES && replacement.subject.this == SelfRef::Only => {
            if from.is_empty() { ELSEWHERE.union(SQUARES) } else { ELSEWHERE }
        }
        _ => SQUARES,
    }
}
