//! What sets an ability off: "When Slate Courier is put on a square from your hand", "At the beginning of your turn".

use super::change::Sources;
use super::noun::{SQUARES, STACK};
use super::place::{read_arrival, without_place, write_arrival};
use crate::discourse::{Discourse, Referent};
use crate::forms::Other;
use crate::moment::{Times, read_happening_now, read_subject, write_happening_now, write_subject};
use crate::noun::{Place, read_article, write_article};
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crate::zones::{read_zones, write_zones};
use dimension::words::{verb, zone};
use duel::card::ability::{EventPattern, Trigger};
use duel::card::amount::What;
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, SelfRef, StackItemKinds, Whose};
use duel::ids::{Verb, Zone, Zones};

/// Moments that set abilities off.
pub(crate) const TIMES: Times = Times { moments: MOMENTS, steps: STEPS, happenings: HAPPENINGS };

/// Moments of a turn, and the deed that marks each.
const MOMENTS: &[(&str, &str, Verb)] = &[
    ("at the beginning of", "turn", verb::BEGIN_TURN),
    ("at the beginning of", "release phase", verb::BEGIN_RELEASE),
    ("at the beginning of", "draw phase", verb::BEGIN_DRAW),
    ("at the beginning of", "energy phase", verb::BEGIN_ENERGY),
    ("at the beginning of", "main phase", verb::BEGIN_MAIN),
    ("at the beginning of", "smash phase", verb::BEGIN_SMASH),
    ("at the beginning of", "recovery phase", verb::BEGIN_RECOVERY),
    ("at the end of", "turn", verb::END_TURN),
];

/// Moments of a battle, and the deed that marks each.
const STEPS: &[(&str, Verb)] = &[
    ("at the beginning of the second battle step", verb::BEGIN_SECOND_STEP),
    ("at the beginning of the battle end step", verb::BEGIN_END_STEP),
];

/// What happens that is about no card.
const HAPPENINGS: &[(&str, Verb)] = &[("a battle begins", verb::BEGIN_BATTLE), ("a battle ends", verb::END_BATTLE)];

/// Wherever a card can be put on a square from, but a square.
pub(crate) const ELSEWHERE: Zones =
    Zones::of(&[zone::DECK, zone::PLAN, zone::HAND, zone::GRAVE, zone::ENERGY, zone::SMASH, zone::STACK, zone::REMOVE]);

/// The top card of the deck is turned face up as the plan (5-7-2-2).
pub(crate) const TURNED_UP: EventPattern =
    EventPattern::Move { from: Zones::EMPTY, to: Zones::of(&[zone::PLAN]), verb: Some(verb::REVEAL_PLAN) };

/// What happens to or by a card, with nothing else in it.
const EVENTS: &[(&str, EventPattern)] = &[
    ("is destroyed", EventPattern::Move { from: Zones::EMPTY, to: Zones::EMPTY, verb: Some(verb::DESTROY) }),
    ("is scrapped", EventPattern::Move { from: Zones::EMPTY, to: Zones::EMPTY, verb: Some(verb::SCRAP) }),
    ("is fused", EventPattern::Move { from: Zones::EMPTY, to: Zones::EMPTY, verb: Some(verb::FUSE) }),
    ("is removed from the game", EventPattern::Move { from: Zones::EMPTY, to: Zones::EMPTY, verb: Some(verb::REMOVE) }),
    ("is drawn", EventPattern::Move { from: Zones::EMPTY, to: Zones::EMPTY, verb: Some(verb::DRAW) }),
    ("leaves the squares", EventPattern::Move { from: SQUARES, to: ELSEWHERE, verb: None }),
    ("moves", EventPattern::Move { from: SQUARES, to: SQUARES, verb: Some(verb::MOVE) }),
    ("sets out", EventPattern::Deed(verb::SET_OUT)),
    ("is turned face up in the plan zone", TURNED_UP),
    ("attacks", EventPattern::Deed(verb::ATTACK)),
    ("is attacked", EventPattern::Deed(verb::ATTACKED)),
    ("battles", EventPattern::Deed(verb::BATTLE)),
    ("wins a battle", EventPattern::Deed(verb::WIN_BATTLE)),
    ("loses a battle", EventPattern::Deed(verb::LOSE_BATTLE)),
    ("finishes a battle", EventPattern::Deed(verb::LEAVE_BATTLE)),
    ("smashes", EventPattern::Deed(verb::SMASH_WITH)),
    ("is negated", EventPattern::Deed(verb::NEGATE)),
    ("is dealt damage", EventPattern::Damage),
    ("is dealt battle damage", EventPattern::DamageNamed(verb::STRIKE)),
    ("is released", EventPattern::Turn(Orientation::Upright)),
    ("is frozen", EventPattern::Turn(Orientation::Sideways)),
];

/// What happens to or by a card, where the other object matters.
const ENCOUNTERS: &[Row<(EventPattern, Filter)>] = phrases! {
    ["attacks" (Other filter)] => { (EventPattern::Deed(verb::ATTACK), filter) }
    ["is attacked by" (Other filter)] => { (EventPattern::Deed(verb::ATTACKED), filter) }
    ["battles" (Other filter)] => { (EventPattern::Deed(verb::BATTLE), filter) }
    ["is dealt battle damage by" (Other filter)] => { (EventPattern::DamageNamed(verb::STRIKE), filter) }
    ["is targeted by" (Sources filter)] => { (EventPattern::Deed(verb::TARGET), filter) }
    ["is dealt damage by" (Sources filter)] => { (EventPattern::Damage, filter) }
};

/// Where a card goes that is not a square.
const GOALS: &[(&str, Zone)] = &[
    ("into the graveyard", zone::GRAVE),
    ("into its owner's hand", zone::HAND),
    ("into the energy zone", zone::ENERGY),
    ("into the smash zone", zone::SMASH),
    ("into the plan zone", zone::PLAN),
    ("into the deck", zone::DECK),
    ("into the remove zone", zone::REMOVE),
];

/// The same, of a player: cards go to their owners' zones (2-23-1-1), so it is said of their cards.
const OWN_GOALS: &[(&str, Zone, Whose)] = &[
    ("into your graveyard", zone::GRAVE, Whose::Yours),
    ("into your hand", zone::HAND, Whose::Yours),
    ("into your energy zone", zone::ENERGY, Whose::Yours),
    ("into your smash zone", zone::SMASH, Whose::Yours),
    ("into your plan zone", zone::PLAN, Whose::Yours),
    ("into your opponent's graveyard", zone::GRAVE, Whose::Opponents),
    ("into your opponent's hand", zone::HAND, Whose::Opponents),
    ("into your opponent's energy zone", zone::ENERGY, Whose::Opponents),
    ("into your opponent's smash zone", zone::SMASH, Whose::Opponents),
    ("into your opponent's plan zone", zone::PLAN, Whose::Opponents),
];

/// A card that says where it goes itself goes to its owner's zones anyway.
fn own(subject: &mut Filter, owner: Whose) {
    if subject.this != SelfRef::Only {
        subject.owner = owner;
    }
}

/// "is put on a square adjacent to it from your hand", "is put into the graveyard from a square".
fn read_putting(verb: &'static str, subject: &mut Filter, r: &mut Reader) -> Read<EventPattern> {
    r.words(verb)?;
    let to = if let Some((_, zone, whose)) = OWN_GOALS.iter().find(|(words, ..)| r.skip(words)) {
        own(subject, *whose);
        Zones::of(&[*zone])
    } else if let Some((_, zone)) = GOALS.iter().find(|(words, _)| r.skip(words)) {
        Zones::of(&[*zone])
    } else {
        read_arrival(subject, r)?;
        SQUARES
    };
    let from = if r.skip("from") { read_origin(subject, r)? } else { Zones::EMPTY };
    Ok(EventPattern::Move { from, to, verb: None })
}

fn write_putting(verb: &str, subject: &Filter, from: Zones, to: Zones, w: &mut Writer) -> Said {
    w.words(verb);
    if to == SQUARES {
        write_arrival(subject, w)?;
    } else {
        let there = |zone: &Zone| Zones::of(&[*zone]) == to;
        let own = OWN_GOALS.iter().find(|(_, zone, whose)| there(zone) && *whose == subject.owner);
        let goal = own.map(|(words, ..)| *words);
        let goal = goal.or_else(|| GOALS.iter().find(|(_, zone)| there(zone)).map(|(words, _)| *words));
        w.words(goal.ok_or(Unsayable)?);
    }
    if from.is_empty() {
        return Ok(());
    }
    w.say("from");
    write_origin(subject, from, w)
}

fn read_origin(subject: &mut Filter, r: &mut Reader) -> Read<Zones> {
    if r.skip("a square") {
        return Ok(SQUARES);
    }
    if r.skip("another zone") {
        return Ok(ELSEWHERE);
    }
    if r.skip("your") {
        own(subject, Whose::Yours);
    } else {
        r.words("the")?;
    }
    read_zones(r)
}

fn write_origin(subject: &Filter, from: Zones, w: &mut Writer) -> Said {
    match from {
        SQUARES => w.words("a square"),
        ELSEWHERE => w.words("another zone"),
        _ => {
            w.say(if subject.this == SelfRef::Only || subject.owner == Whose::Yours { "your" } else { "the" });
            return write_zones(from, w);
        }
    }
    Ok(())
}

/// Reads what happens to a card: the event, and in the description where the card comes to stand.
pub(crate) fn read_happening(putting: &'static str, subject: &mut Filter, r: &mut Reader) -> Read<EventPattern> {
    r.attempt(|r| {
        let mut arriving = subject.clone();
        let on = read_putting(putting, &mut arriving, r)?;
        *subject = arriving;
        Ok(on)
    })
}

/// Writes the subject, unless it was just named, then what happens to it.
pub(crate) fn write_happening(putting: &str, on: &EventPattern, subject: &Filter, named: bool, w: &mut Writer) -> Said {
    let EventPattern::Move { from, to, verb: None } = on else { return Err(Unsayable) };
    if !named {
        let bare = if *to == SQUARES { without_place(subject) } else { subject.clone() };
        let bare = Filter { owner: Whose::Anyones, ..bare };
        write_subject(&bare, Place::Anywhere, w)?;
    }
    write_putting(putting, subject, *from, *to, w)
}

/// What the trigger speaks of: the card it happens to is "it", the card itself too.
pub(crate) fn speak_of(trigger: &Trigger, talk: &mut Discourse) {
    if TIMES.has(trigger) || matches!(trigger.on, EventPattern::State(_)) {
        return;
    }
    let zones = match &trigger.on {
        EventPattern::Move { to, .. } => *to,
        _ => SQUARES,
    };
    let what = if trigger.subject == Filter::this() { What::This } else { What::Subject };
    if what == What::This {
        talk.home = zones;
    }
    talk.it = Some(Referent { what, plural: false, zones, divide: None, spot: false });
}

/// Who does something with a card.
const DOINGS: &[(&str, Whose, EventPattern)] = &[
    ("you play", Whose::Yours, EventPattern::Deed(verb::PLAY)),
    ("your opponent plays", Whose::Opponents, EventPattern::Deed(verb::PLAY)),
    ("a player plays", Whose::Anyones, EventPattern::Deed(verb::PLAY)),
    ("you draw", Whose::Yours, DRAWING),
    ("your opponent draws", Whose::Opponents, DRAWING),
];

const DRAWING: EventPattern =
    EventPattern::Move { from: Zones::of(&[zone::DECK]), to: Zones::of(&[zone::HAND]), verb: Some(verb::DRAW) };

/// How a player plays what is in use then: a card, or an activated ability, of which moves are some (reading D7). What has
/// triggered nobody plays.
fn playing(using: StackItemKinds) -> Option<EventPattern> {
    let mut all = Vec::new();
    if using.cards {
        all.push(EventPattern::Deed(verb::PLAY));
    }
    if using.activated {
        all.extend([EventPattern::Deed(verb::USE), EventPattern::Deed(verb::SET_OUT)]);
    }
    (all.len() > 1).then_some(EventPattern::Any(all))
}

/// What a card does to another that is dealt damage.
const DEALING: &[(&str, EventPattern)] =
    &[("deals battle damage to", EventPattern::DamageNamed(verb::STRIKE)), ("deals damage to", EventPattern::Damage)];

/// Reads an event.
pub(crate) fn read_event(r: &mut Reader) -> Read<Trigger> {
    if let Ok(trigger) = r.attempt(read_happening_now) {
        return Ok(trigger);
    }
    if let Some((_, whose, on)) = DOINGS.iter().find(|(words, ..)| r.skip(words)) {
        let mut subject = Filter { whose: *whose, ..read_article(Place::Anywhere, r)? };
        if let (Some(using), EventPattern::Deed(verb::PLAY)) = (subject.on_stack.take(), on) {
            // What is used is no card: its card is described, wherever that is.
            let Some(on) = playing(using) else { return r.fail("~something that players play") };
            return Ok(Trigger { on, subject: Filter { zones: Zones::EMPTY, ..subject }, counterpart: None });
        }
        return Ok(Trigger { on: on.clone(), subject, counterpart: None });
    }
    let mut subject = read_subject(Place::Anywhere, r)?;
    if subject.on_stack.is_some() {
        // Of abilities only being played is noticed.
        return r.fail("~a card, of which this is said");
    }
    for (words, on) in DEALING {
        if let Ok(struck) = r.attempt(|r| {
            r.words(words)?;
            read_article(Place::Play, r)
        }) {
            return Ok(Trigger { on: on.clone(), subject: struck, counterpart: Some(subject) });
        }
    }
    let (on, counterpart) = match ENCOUNTERS.iter().find_map(|row| r.attempt(row.read).ok()) {
        Some((on, other)) => (on, Some(other)),
        None => (read_events(&mut subject, r)?, None),
    };
    let moves = |on: &EventPattern| matches!(on, EventPattern::Move { .. });
    let anywhere = match &on {
        EventPattern::Any(all) => all.iter().any(moves),
        on => moves(on),
    };
    if !anywhere && subject.this != SelfRef::Only && subject.zones.is_empty() {
        subject.zones = SQUARES;
    }
    Ok(Trigger { on, subject, counterpart })
}

/// One event, or several of one card: "attacks or is attacked".
fn read_events(subject: &mut Filter, r: &mut Reader) -> Read<EventPattern> {
    let mut all = vec![read_plain_event(subject, r)?];
    while let Ok(next) = r.attempt(|r| {
        r.words("or")?;
        read_plain_event(subject, r)
    }) {
        all.push(next);
    }
    match all.len() {
        1 => all.pop().ok_or(Miss),
        _ => Ok(EventPattern::Any(all)),
    }
}

fn read_plain_event(subject: &mut Filter, r: &mut Reader) -> Read<EventPattern> {
    if let Ok(on) = read_happening("is put", subject, r) {
        return Ok(on);
    }
    let mut known: Vec<&(&str, EventPattern)> = EVENTS.iter().collect();
    known.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
    known.into_iter().find(|(words, _)| r.skip(words)).map(|(_, on)| on.clone()).ok_or(Miss)
}

/// Writes what [`read_event`] reads.
pub(crate) fn write_event(trigger: &Trigger, w: &mut Writer) -> Said {
    if w.attempt(|w| write_happening_now(trigger, w)).is_ok() {
        return Ok(());
    }
    w.plural = false;
    let dealing = DEALING.iter().find(|(_, on)| *on == trigger.on);
    match trigger {
        Trigger { subject, counterpart: Some(by), .. } if *by == Filter::this() && dealing.is_some() => {
            w.say(w.own);
            w.words(dealing.ok_or(Unsayable)?.0);
            write_article(subject, Place::Play, w)
        }
        Trigger { on, subject, counterpart: Some(other) } => {
            write_subject(subject, Place::Play, w)?;
            phrase::write(ENCOUNTERS, &(on.clone(), other.clone()), w)
        }
        Trigger { on, subject, counterpart: None } => {
            let uses = [(true, true, true), (false, true, true), (false, true, false)];
            let uses = uses.map(|(cards, activated, triggered)| StackItemKinds { cards, activated, triggered });
            let meant: Vec<StackItemKinds> =
                uses.into_iter().filter(|&using| playing(using).as_ref() == Some(on)).collect();
            if !meant.is_empty() && subject.zones.is_empty() {
                let plays = |(_, whose, known): &&(&str, Whose, EventPattern)| {
                    *whose == subject.whose && *known == EventPattern::Deed(verb::PLAY)
                };
                w.words(DOINGS.iter().find(plays).ok_or(Unsayable)?.0);
                return w.first_of(&meant, |&using, w| {
                    let used = Filter { whose: Whose::Anyones, on_stack: Some(using), zones: STACK, ..subject.clone() };
                    write_article(&used, Place::Anywhere, w)
                });
            }
            if let Some((words, ..)) = DOINGS.iter().find(|(_, whose, known)| (whose, known) == (&subject.whose, on)) {
                w.words(words);
                return write_article(&Filter { whose: Whose::Anyones, ..subject.clone() }, Place::Anywhere, w);
            }
            write_events(on, subject, w)
        }
    }
}

fn write_events(on: &EventPattern, subject: &Filter, w: &mut Writer) -> Said {
    let all = match on {
        EventPattern::Any(all) => all.as_slice(),
        on => std::slice::from_ref(on),
    };
    let arrives = |on: &EventPattern| matches!(on, EventPattern::Move { to, verb: None, .. } if *to == SQUARES);
    let bare = if all.iter().any(arrives) { without_place(subject) } else { subject.clone() };
    // Whose zone it is about is said of one event, not of several.
    if all.len() > 1 && subject.owner != Whose::Anyones {
        return Err(Unsayable);
    }
    let bare = Filter { owner: Whose::Anyones, ..bare };
    let place = if bare.zones == SQUARES { Place::Play } else { Place::Anywhere };
    write_subject(&bare, place, w)?;
    for (at, on) in all.iter().enumerate() {
        if at > 0 {
            w.say("or");
        }
        match (EVENTS.iter().find(|(_, known)| known == on), on) {
            (Some((words, _)), _) => w.words(words),
            (None, EventPattern::Move { from, to, verb: None }) => write_putting("is put", subject, *from, *to, w)?,
            (None, _) => return Err(Unsayable),
        }
    }
    Ok(())
}

/// What an object may do this turn that a text waits for.
pub(crate) const WATCHED: &[(&str, EventPattern)] = &[
    (
        "is put into the graveyard from a square",
        EventPattern::Move { from: SQUARES, to: Zones::of(&[zone::GRAVE]), verb: None },
    ),
    ("leaves the squares", EventPattern::Move { from: SQUARES, to: ELSEWHERE, verb: None }),
    ("wins a battle", EventPattern::Deed(verb::WIN_BATTLE)),
];
