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
use duel::ability::{Instead, On, Replacement};
use duel::filter::{Filter, Self_, Whose};
use duel::profile::Orientation;
use duel::words::Zones;

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
const EVENTS: &[(&str, On)] = &[
    ("would be destroyed", On::Move { from: Zones::EMPTY, to: Zones::EMPTY, verb: Some(verb::DESTROY) }),
    ("would leave the squares", On::Move { from: SQUARES, to: super::trigger::ELSEWHERE, verb: None }),
    ("would be dealt damage", On::Damage),
    ("would be dealt battle damage", On::Dealt(verb::STRIKE)),
    ("would be released", On::Turn(Orientation::Upright)),
    ("would be frozen", On::Turn(Orientation::Sideways)),
];

/// What a player would do.
const DOINGS: &[(&str, Whose, On)] =
    &[("you would draw a card", Whose::Yours, DRAWING), ("your opponent would draw a card", Whose::Opponents, DRAWING)];

const DRAWING: On = On::Move { from: Zones::of(&[zone::DECK]), to: Zones::of(&[zone::HAND]), verb: Some(verb::DRAW) };

/// What happens instead, where it is not something else altogether.
const INSTEAD: &[Row<Instead>] = phrases! {
    ["it is put there" (Arriving turned) "instead"] => { Instead::Turned(turned) }
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
    let in_play = matches!(on, On::Damage | On::Turn(_)) && subject.this != Self_::Only && subject.zones.is_empty();
    if in_play {
        subject.zones = SQUARES;
    }
    let by = if *on == On::Damage && r.skip("by") { Some(Sources::read(r)?) } else { None };
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
            Some(by) if *on == On::Damage => {
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

/// What replaces its own card's being put on a square works before it is there; all else on squares.
pub(crate) fn replacing_works(replacement: &Replacement) -> Zones {
    let arrives = matches!(&replacement.on, On::Move { to, .. } if *to == SQUARES);
    if arrives && replacement.subject.this == Self_::Only { ELSEWHERE } else { SQUARES }
}
