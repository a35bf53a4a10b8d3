//! What happens instead of something else: "If it would be put into the graveyard from a square, …  instead."

use super::change::Sources;
use super::noun::SQUARES;
use super::trigger::{ELSEWHERE, read_happening, read_subject, write_happening, write_subject};
use crate::body::{read_clauses, write_group};
use crate::discourse::Referent;
use crate::forms::Twice;
use crate::noun::{Place, read_article};
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
    ("would be dealt battle damage", On::Dealt(verb::STRIKE)),
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

/// What replaces its own card's being put on a square works before it is there; all else on squares.
pub(crate) fn replacing_works(replacement: &Replacement) -> Zones {
    let arrives = matches!(&replacement.on, On::Move { to, .. } if *to == SQUARES);
    if arrives && replacement.subject.this == Self_::Only { ELSEWHERE } else { SQUARES }
}

fn replacing(event: Event, instead: Instead, optional: bool, once: bool, body: Vec<Op>) -> Ability {
    let (on, subject, counterpart) = event;
    let replacement = Replacement { on, subject, counterpart, instead, once, optional };
    let works = replacing_works(&replacement);
    let mut ability = Ability::new(Form::Replacement(replacement), label::REPLACE, works);
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
    if let Ok(ability) = r.attempt(read_upon) {
        return Ok(ability);
    }
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

/// Writes what [`read_replacement`] reads.
pub(crate) fn write_replacement(ability: &Ability, w: &mut Writer) -> Said {
    if matches!(&ability.form, Form::Replacement(r) if r.instead == Instead::First) {
        return write_upon(ability, w);
    }
    let Form::Replacement(Replacement { on, subject, counterpart, once: false, .. }) = &ability.form else {
        return Err(Unsayable);
    };
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

/// What is done if something cannot be, and then something else does not happen.
fn otherwise(ops: Vec<Op>) -> Vec<Op> {
    let skip = ops.len() as u8 + 1;
    let mut all = vec![Op::IfDone { skip: 1 }, Op::Skip { skip }, Op::CallOff];
    all.extend(ops);
    all
}

/// "As Slate Courier is put on a square, name a race.", "As …, put 1 card in your hand into the graveyard. If you cannot, put
/// Slate Courier into the graveyard instead." (4-15-2-1, 4-15-2-2).
fn read_upon(r: &mut Reader) -> Read<Ability> {
    r.words("as")?;
    let mut subject = read_subject(Place::Anywhere, r)?;
    let on = read_happening("is put", &mut subject, r)?;
    r.mark(',')?;
    let before = r.talk.it.replace(it(&subject));
    let mut ops = read_clauses(r)?;
    r.stop()?;
    if r.skip("if you cannot,") {
        r.talk.it = Some(it(&subject));
        ops.extend(otherwise(read_clauses(r)?));
        r.words("instead")?;
        r.stop()?;
    }
    r.talk.it = before;
    Ok(replacing((on, subject, None), Instead::First, false, false, ops))
}

fn write_upon(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Replacement(Replacement { on, subject, counterpart: None, once: false, optional: false, .. }) =
        &ability.form
    else {
        return Err(Unsayable);
    };
    w.say("as");
    write_happening("is put", on, subject, false, w)?;
    w.glue(",");
    let before = w.talk.it.replace(it(subject));
    let ops = ability.body.ops.as_slice();
    let fork = ops.iter().position(|op| matches!(op, Op::CallOff)).map_or(ops.len(), |at| at.saturating_sub(2));
    write_group(&ops[..fork], w)?;
    w.stop();
    if let [_, _, _, rest @ ..] = &ops[fork..] {
        if ops[fork..] != otherwise(rest.to_vec()) {
            return Err(Unsayable);
        }
        w.words("if you cannot,");
        w.talk.it = Some(it(subject));
        write_group(rest, w)?;
        w.say("instead");
        w.stop();
    }
    w.talk.it = before;
    Ok(())
}

/// "The next time a unit you control would be destroyed this turn, … instead", "until the end of the turn, if a unit you
/// control would be destroyed, … instead" (4-15-3).
pub(crate) fn read_left(r: &mut Reader) -> Read<Op> {
    let once = r.skip("the next time");
    let mut duration = Duration::Forever;
    if !once {
        duration = super::change::read_duration(r)?;
        r.words(", if")?;
    }
    let subject = read_article(Place::Anywhere, r)?;
    let event = read_would(subject, r)?;
    if once && r.skip("this turn") {
        duration = Duration::Turn;
    }
    r.mark(',')?;
    let ability = read_outcome(event, false, r)?;
    let ability = r.pool.add_ability(Ability { works: Zones::ALL, ..ability });
    Ok(Op::Delay { ability, duration, once })
}

/// Writes what [`read_left`] reads.
pub(crate) fn write_left(op: &Op, w: &mut Writer) -> Said {
    let Op::Delay { ability, duration, once } = op else { return Err(Unsayable) };
    let pool = w.pool;
    let ability = pool.ability(*ability);
    let Form::Replacement(Replacement { on, subject, counterpart, once: false, .. }) = &ability.form else {
        return Err(Unsayable);
    };
    if *once {
        w.words("the next time");
    } else {
        super::change::write_duration(*duration, w)?;
        w.glue(",");
        w.say("if");
    }
    write_would(&(on.clone(), subject.clone(), counterpart.clone()), false, w)?;
    match (once, duration) {
        (true, Duration::Turn) => w.words("this turn"),
        (true, Duration::Forever) | (false, Duration::Turn | Duration::Battle) => {}
        _ => return Err(Unsayable),
    }
    w.glue(",");
    write_outcome(ability, w)
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
