//! What happens instead of something else: "If it would be put into the graveyard from a square, …  instead."

use super::change::Sources;
use super::noun::SQUARES;
use super::trigger::{read_happening, read_subject, write_happening, write_subject};
use crate::body::{read_clauses, write_group};
use crate::discourse::Referent;
use crate::noun::Place;
use crate::object::Subject;
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use dimension::words::{label, verb, zone};
use duel::ability::{Ability, Body, Change, Duration, Form, Instead, On, Op, Replacement};
use duel::amount::{Amount, What};
use duel::filter::{Filter, Self_, Whose};
use duel::profile::Orientation;
use duel::words::Zones;

/// What would happen to an object, with nothing else in it.
const EVENTS: &[(&str, On)] = &[
    ("would be destroyed", On::Move { from: Zones::EMPTY, to: Zones::EMPTY, verb: Some(verb::DESTROY) }),
    ("would leave the squares", On::Move { from: SQUARES, to: super::trigger::ELSEWHERE, verb: None }),
    ("would be dealt damage", On::Damage),
    ("would be released", On::Turn(Orientation::Upright)),
    ("would be frozen", On::Turn(Orientation::Sideways)),
];

/// What a player would do.
const DOINGS: &[(&str, Whose)] =
    &[("you would draw a card", Whose::Yours), ("your opponent would draw a card", Whose::Opponents)];

const DRAWING: On = On::Move { from: Zones::of(&[zone::DECK]), to: Zones::of(&[zone::HAND]), verb: Some(verb::DRAW) };

/// What happens instead, where it is not something else altogether.
const INSTEAD: &[Row<Instead>] = phrases! {
    ["nothing happens instead"] => { Instead::Nothing }
    ["the damage becomes" n "instead"] => { Instead::Amount(Amount::Fixed(n)) }
    ["the damage is reduced by" (Less n) "instead"] => { Instead::More(Amount::Fixed(n)) }
    ["the damage is increased by" (More n) "instead"] => { Instead::More(Amount::Fixed(n)) }
    ["the damage is doubled instead" (Twice n)] => { Instead::Times(n) }
    ["it is put there" (Arriving turned) "instead"] => { Instead::Turned(turned) }
};

/// Makes a form of a number with a sign that the words around it say.
macro_rules! signed {
    ($($(#[$doc:meta])* $name:ident: $sign:literal;)*) => {$(
        $(#[$doc])*
        struct $name;
        impl $name {
            const SIGN: i32 = $sign;

            fn read(r: &mut Reader) -> Read<i32> {
                r.number().map(|number| number * Self::SIGN)
            }
            fn write(number: &i32, w: &mut Writer) -> Said {
                if *number * Self::SIGN < 0 {
                    return Err(Unsayable);
                }
                w.number(*number * Self::SIGN);
                Ok(())
            }
        }
    )*};
}

signed! {
    /// So much less.
    Less: -1;
    /// So much more.
    More: 1;
}

/// Twice, where the words around it say so.
struct Twice;

impl Twice {
    fn read(_: &mut Reader) -> Read<i32> {
        Ok(2)
    }
    fn write(number: &i32, _: &mut Writer) -> Said {
        if *number == 2 { Ok(()) } else { Err(Unsayable) }
    }
}

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

/// What would happen: what it is, to what, and by what.
type Event = (On, Filter, Option<Filter>);

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

/// What replaced events speak of: the card itself, or the one that it would happen to.
fn it(subject: &Filter) -> Referent {
    let what = if *subject == Filter::this() { What::This } else { What::Subject };
    Referent { what, plural: false, zones: SQUARES, divide: None, spot: false }
}

fn replacing(event: Event, instead: Instead, optional: bool, once: bool, body: Vec<Op>) -> Ability {
    let (on, subject, counterpart) = event;
    let replacement = Replacement { on, subject, counterpart, instead, once, optional };
    let mut ability = Ability::new(Form::Replacement(replacement), label::REPLACE, SQUARES);
    ability.body = Body { choose: Vec::new(), ops: body };
    ability
}

/// What happens instead, and whether one may leave it out.
fn read_outcome(event: Event, once: bool, r: &mut Reader) -> Read<Ability> {
    let before = r.talk.it.replace(it(&event.1));
    let optional = r.skip("you may");
    let ability = match r.attempt(|r| phrase::read(INSTEAD, "~what happens instead", r)) {
        Ok(instead) => replacing(event, instead, optional, once, Vec::new()),
        Err(Miss) => {
            let ops = read_clauses(r)?;
            r.words("instead")?;
            replacing(event, Instead::Body, optional, once, ops)
        }
    };
    r.talk.it = before;
    Ok(ability)
}

fn write_outcome(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Replacement(Replacement { subject, instead, optional, .. }) = &ability.form else {
        return Err(Unsayable);
    };
    let before = w.talk.it.replace(it(subject));
    if *optional {
        w.words("you may");
    }
    match instead {
        Instead::Body => {
            write_group(&ability.body.ops, w)?;
            w.say("instead");
        }
        instead => phrase::write(INSTEAD, instead, w)?,
    }
    w.talk.it = before;
    Ok(())
}

/// "If a unit you control would be put into the graveyard from a square, put it into the energy zone released instead."
pub(crate) fn read_replacement(r: &mut Reader) -> Read<Ability> {
    r.words("if")?;
    let event = if let Some((_, whose)) = DOINGS.iter().find(|(words, _)| r.skip(words)) {
        (DRAWING, Filter { whose: *whose, ..Filter::default() }, None)
    } else {
        let subject = read_subject(Place::Anywhere, r)?;
        read_would(subject, r)?
    };
    r.mark(',')?;
    let ability = read_outcome(event, false, r)?;
    r.stop()?;
    Ok(ability)
}

/// "As Slate Courier is put on a square, name a colour." (4-15-2-1).
pub(crate) fn read_as(r: &mut Reader) -> Read<Ability> {
    r.words("as")?;
    let mut subject = read_subject(Place::Anywhere, r)?;
    let on = read_happening("is put", &mut subject, r)?;
    r.mark(',')?;
    let before = r.talk.it.replace(it(&subject));
    let (body, modes) = crate::body::read_body(r)?;
    r.talk.it = before;
    if modes.is_some() || !body.choose.is_empty() {
        return r.fail("~an effect that chooses no targets");
    }
    Ok(replacing((on, subject, None), Instead::First, false, false, body.ops))
}

/// Writes what [`read_as`] reads.
fn write_as(ability: &Ability, on: &On, subject: &Filter, w: &mut Writer) -> Said {
    w.say("as");
    write_happening("is put", on, subject, false, w)?;
    w.glue(",");
    let before = w.talk.it.replace(it(subject));
    let said = crate::body::write_body(&ability.body, None, w);
    w.talk.it = before;
    said
}

/// Writes what [`read_replacement`] reads.
pub(crate) fn write_replacement(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Replacement(Replacement { on, subject, counterpart, once: false, instead, .. }) = &ability.form else {
        return Err(Unsayable);
    };
    if *instead == Instead::First {
        return write_as(ability, on, subject, w);
    }
    w.say("if");
    match DOINGS.iter().find(|(_, whose)| *subject == Filter { whose: *whose, ..Filter::default() }) {
        Some((words, _)) if *on == DRAWING => w.words(words),
        _ => write_would(&(on.clone(), subject.clone(), counterpart.clone()), false, w)?,
    }
    w.glue(",");
    write_outcome(ability, w)?;
    w.stop();
    Ok(())
}

/// "The next time it would be destroyed this turn, …  instead", "If it would be dealt damage this turn, … instead"
/// (4-15-3).
pub(crate) fn read_bound(r: &mut Reader) -> Read<Op> {
    let once = r.skip("the next time");
    if !once {
        r.words("if")?;
    }
    let what: What = Subject::read(r)?;
    let event = read_would(Filter::this(), r)?;
    r.words("this turn,")?;
    let ability = read_outcome(event, once, r)?;
    let ability = r.pool.add_ability(ability);
    Ok(Op::Effect { what, changes: vec![Change::Grant(ability)], duration: Duration::Turn })
}

/// Writes what [`read_bound`] reads.
pub(crate) fn write_bound(op: &Op, w: &mut Writer) -> Said {
    let Op::Effect { what, changes, duration: Duration::Turn } = op else { return Err(Unsayable) };
    let [Change::Grant(ability)] = changes.as_slice() else { return Err(Unsayable) };
    let pool = w.pool;
    let ability = pool.ability(*ability);
    let Form::Replacement(Replacement { on, subject, counterpart, once, .. }) = &ability.form else {
        return Err(Unsayable);
    };
    if *subject != Filter::this() {
        return Err(Unsayable);
    }
    w.words(if *once { "the next time" } else { "if" });
    Subject::write(what, w)?;
    write_would(&(on.clone(), subject.clone(), counterpart.clone()), true, w)?;
    w.words("this turn,");
    write_outcome(ability, w)
}
