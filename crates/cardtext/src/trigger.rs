//! What sets an auto-ability off: "When Harbor Sentinel attacks", "At the beginning of your Main Phase 1".

use crate::change::Sources;
use crate::condition::{joined, read_condition, write_condition};
use crate::noun::{Place, read_article, write_article};
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{verb, zone};
use duel::ability::{On, Trigger};
use duel::amount::{Condition, What, Who};
use duel::filter::{Filter, Whose};
use duel::profile::Orientation;
use duel::words::{Verb, Zones};

const FIELD: Zones = Zones::of(&[zone::FIELD]);
const BREAK: Zones = Zones::of(&[zone::BREAK]);

/// Moments of a turn, and the deed that marks each.
const MOMENTS: &[(&str, &str, Verb)] = &[
    ("at the beginning of", "Main Phase 1", verb::BEGIN_MAIN_1),
    ("at the beginning of", "Main Phase 2", verb::BEGIN_MAIN_2),
    ("at the beginning of", "Attack Phase", verb::BEGIN_ATTACK),
    ("at the end of", "turn", verb::BEGIN_END),
];

/// Whose turn it must be.
const TURNS: &[(&str, Option<Who>)] =
    &[("your", Some(Who::You)), ("your opponent's", Some(Who::Opponent)), ("each player's", None)];

/// What happens to or by a card, with nothing else in it.
const EVENTS: &[(&str, On)] = &[
    ("enters the field", On::Move { from: Zones::EMPTY, to: FIELD, verb: None }),
    ("is put from the field into the Break Zone", On::Move { from: FIELD, to: BREAK, verb: None }),
    ("is broken", On::Move { from: FIELD, to: BREAK, verb: Some(verb::BREAK) }),
    ("leaves the field", On::Move { from: FIELD, to: Zones::EMPTY, verb: None }),
    ("is discarded", On::Move { from: Zones::EMPTY, to: BREAK, verb: Some(verb::DISCARD) }),
    ("attacks", On::Deed(verb::ATTACK)),
    ("forms a party and attacks", On::Deed(verb::FORM)),
    ("is blocked", On::Deed(verb::BLOCKED)),
    ("blocks", On::Deed(verb::BLOCK)),
    ("deals damage to your opponent", On::Deed(verb::WOUND)),
    ("is dealt damage", On::Damage),
    ("becomes active", On::Turn(Orientation::Upright)),
    ("becomes dull", On::Turn(Orientation::Sideways)),
];

/// What happens to or by a card, where the other object matters.
const ENCOUNTERS: &[Row<(On, Filter)>] = phrases! {
    ["is blocked by" (Other filter)] => { (On::Deed(verb::BLOCKED), filter) }
    ["blocks" (Other filter)] => { (On::Deed(verb::BLOCK), filter) }
    ["is chosen by" (Sources filter)] => { (On::Deed(verb::CHOOSE), filter) }
    ["is dealt damage by" (Sources filter)] => { (On::Damage, filter) }
};

/// The other object of an encounter.
struct Other;

impl Other {
    fn read(r: &mut Reader) -> Read<Filter> {
        read_article(Place::Play, r)
    }
    fn write(filter: &Filter, w: &mut Writer) -> Said {
        write_article(filter, Place::Play, w)
    }
}

/// Reads a trigger, what must hold besides, and the comma after it.
pub(crate) fn read_trigger(r: &mut Reader) -> Read<(Trigger, Option<Condition>)> {
    let (trigger, turn) = if r.skip("when") {
        let event = r.attempt(|r| {
            let event = r.named("~an event", read_event)?;
            if r.sees(',') { Ok(event) } else { Err(Miss) }
        });
        (event.or_else(|Miss| read_state(r))?, None)
    } else {
        read_moment(r)?
    };
    r.mark(',')?;
    speak_of(&trigger, &mut r.talk);
    let mut conditions: Vec<Condition> = turn.into_iter().map(Condition::Turn).collect();
    if let Ok(condition) = r.attempt(|r| {
        r.words("if")?;
        let condition = read_condition(r)?;
        r.mark(',').map(|()| condition)
    }) {
        conditions.push(condition);
    }
    Ok((trigger, joined(conditions)))
}

/// Writes what [`read_trigger`] reads.
pub(crate) fn write_trigger(trigger: &Trigger, condition: Option<&Condition>, w: &mut Writer) -> Said {
    let rest = match w.attempt(|w| write_moment(trigger, condition, w)) {
        Ok(rest) => rest,
        Err(Unsayable) => {
            w.say("when");
            write_event(trigger, w)?;
            condition.cloned()
        }
    };
    w.glue(",");
    speak_of(trigger, &mut w.talk);
    if let Some(condition) = rest {
        w.say("if");
        write_condition(&condition, w)?;
        w.glue(",");
    }
    Ok(())
}

/// What the trigger speaks of, and where the card is when it resolves.
pub(crate) fn speak_of(trigger: &Trigger, talk: &mut crate::discourse::Discourse) {
    let after = match trigger.on {
        On::Move { to, .. } => to,
        _ => FIELD,
    };
    if trigger.subject == Filter::this() {
        talk.home = after;
    }
    if is_moment(trigger) || matches!(trigger.on, On::State(_)) {
        return;
    }
    talk.befell(What::Subject, &trigger.subject, after);
    if let Some(other) = &trigger.counterpart
        && other.zones == FIELD
    {
        talk.befell(What::Counterpart, other, FIELD);
    }
}

/// Reads a state of affairs (11.8.18).
fn read_state(r: &mut Reader) -> Read<Trigger> {
    let on = On::State(read_condition(r)?);
    Ok(Trigger { on, subject: Filter::default(), counterpart: None })
}

fn is_moment(trigger: &Trigger) -> bool {
    MOMENTS.iter().any(|(.., verb)| trigger.on == On::Deed(*verb))
}

fn read_moment(r: &mut Reader) -> Read<(Trigger, Option<Who>)> {
    MOMENTS
        .iter()
        .find_map(|(when, name, verb)| {
            TURNS.iter().find_map(|(whose, who)| {
                r.attempt(|r| {
                    r.words(when)?;
                    r.words(whose)?;
                    r.words(name)?;
                    let trigger = Trigger { on: On::Deed(*verb), subject: Filter::default(), counterpart: None };
                    Ok((trigger, who.clone()))
                })
                .ok()
            })
        })
        .ok_or(Miss)
}

/// Writes a moment; what else must hold.
fn write_moment(
    trigger: &Trigger,
    condition: Option<&Condition>,
    w: &mut Writer,
) -> Result<Option<Condition>, Unsayable> {
    let (when, name, _) = MOMENTS.iter().find(|(.., verb)| trigger.on == On::Deed(*verb)).ok_or(Unsayable)?;
    if trigger.subject != Filter::default() || trigger.counterpart.is_some() {
        return Err(Unsayable);
    }
    let (turn, rest) = match condition {
        Some(Condition::Turn(who)) => (Some(who), None),
        Some(Condition::All(all)) => match all.split_first() {
            Some((Condition::Turn(who), rest)) => (Some(who), joined(rest.to_vec())),
            _ => (None, condition.cloned()),
        },
        condition => (None, condition.cloned()),
    };
    let (whose, _) = TURNS.iter().find(|(_, who)| who.as_ref() == turn).ok_or(Unsayable)?;
    w.words(when);
    w.words(whose);
    w.words(name);
    Ok(rest)
}

pub(crate) fn read_event(r: &mut Reader) -> Read<Trigger> {
    if let Ok(trigger) = r.attempt(read_casting) {
        return Ok(trigger);
    }
    if r.skip("a party you control attacks") {
        return Ok(party());
    }
    if let Some((_, whose)) = DRAWING.iter().find(|(words, _)| r.skip(words)) {
        return Ok(drawing(*whose));
    }
    let mut subject = if r.has(Reader::this) { Filter::this() } else { read_article(Place::Anywhere, r)? };
    if let Ok(struck) = r.attempt(|r| {
        r.words("deals damage to")?;
        read_article(Place::Play, r)
    }) {
        return Ok(Trigger { on: On::Damage, subject: struck, counterpart: Some(subject) });
    }
    if let Ok(whose) = r.attempt(|r| {
        r.words("enters")?;
        read_field(r)
    }) {
        subject.whose = whose;
        return Ok(Trigger { on: EVENTS[0].1.clone(), subject, counterpart: None });
    }
    let (on, counterpart) = match ENCOUNTERS.iter().find_map(|row| r.attempt(row.read).ok()) {
        Some((on, other)) => (on, Some(other)),
        None => {
            let on = EVENTS.iter().find(|(words, _)| r.skip(words)).map(|(_, on)| on.clone());
            (on.ok_or(Miss)?, None)
        }
    };
    let anywhere = matches!(on, On::Move { .. }) || subject == Filter::this();
    if !anywhere && subject.zones.is_empty() {
        subject.zones = FIELD;
    }
    Ok(Trigger { on, subject, counterpart })
}

pub(crate) fn write_event(trigger: &Trigger, w: &mut Writer) -> Said {
    if *trigger == party() {
        w.words("a party you control attacks");
        return Ok(());
    }
    if let Some((words, _)) = DRAWING.iter().find(|(_, whose)| *trigger == drawing(*whose)) {
        w.words(words);
        return Ok(());
    }
    if let On::State(condition) = &trigger.on {
        return write_condition(condition, w);
    }
    if w.attempt(|w| write_casting(trigger, w)).is_ok() {
        return Ok(());
    }
    w.plural = false;
    match trigger {
        Trigger { on: On::Damage, subject, counterpart: Some(by) } if *by == Filter::this() => {
            w.say(w.own);
            w.words("deals damage to");
            write_article(subject, Place::Play, w)
        }
        Trigger { on, subject, counterpart: Some(other) } => {
            write_subject(on, subject, w)?;
            phrase::write(ENCOUNTERS, &(on.clone(), other.clone()), w)
        }
        Trigger { on, subject, counterpart: None } if *on == EVENTS[0].1 && subject.whose != Whose::Anyones => {
            write_subject(on, &Filter { whose: Whose::Anyones, ..subject.clone() }, w)?;
            w.words(if subject.whose == Whose::Yours { "enters your field" } else { "enters your opponent's field" });
            Ok(())
        }
        Trigger { on, subject, counterpart: None } => {
            write_subject(on, subject, w)?;
            let (words, _) = EVENTS.iter().find(|(_, known)| known == on).ok_or(Unsayable)?;
            w.words(words);
            Ok(())
        }
    }
}

fn write_subject(on: &On, subject: &Filter, w: &mut Writer) -> Said {
    if *subject == Filter::this() {
        w.say(w.own);
        return Ok(());
    }
    let place = if matches!(on, On::Move { .. }) { Place::Anywhere } else { Place::Play };
    write_article(subject, place, w)
}

fn read_field(r: &mut Reader) -> Read<Whose> {
    if r.skip("your field") {
        return Ok(Whose::Yours);
    }
    r.words("your opponent's field").map(|()| Whose::Opponents)
}

/// A party as a whole attacks.
fn party() -> Trigger {
    let subject = Filter { zones: FIELD, whose: Whose::Yours, ..Filter::default() };
    Trigger { on: On::Deed(verb::PARTY), subject, counterpart: None }
}

/// Who draws a card.
const DRAWING: &[(&str, Whose)] =
    &[("you draw a card", Whose::Yours), ("your opponent draws a card", Whose::Opponents)];

fn drawing(whose: Whose) -> Trigger {
    let on = On::Move { from: Zones::of(&[zone::DECK]), to: Zones::of(&[zone::HAND]), verb: Some(verb::DRAW) };
    Trigger { on, subject: Filter { whose, ..Filter::default() }, counterpart: None }
}

fn read_casting(r: &mut Reader) -> Read<Trigger> {
    let whose = if r.skip("you cast") {
        Whose::Yours
    } else {
        r.words("your opponent casts")?;
        Whose::Opponents
    };
    let subject = Filter { whose, ..read_article(Place::Anywhere, r)? };
    Ok(Trigger { on: On::Deed(verb::CAST), subject, counterpart: None })
}

fn write_casting(trigger: &Trigger, w: &mut Writer) -> Said {
    let Trigger { on: On::Deed(verb::CAST), subject, counterpart: None } = trigger else { return Err(Unsayable) };
    match subject.whose {
        Whose::Yours => w.words("you cast"),
        Whose::Opponents => w.words("your opponent casts"),
        Whose::Anyones => return Err(Unsayable),
    }
    write_article(&Filter { whose: Whose::Anyones, ..subject.clone() }, Place::Anywhere, w)
}
