//! What sets an auto-ability off: "When Harbor Sentinel attacks", "At the beginning of your Main Phase 1".

use super::change::Sources;
use super::every::read_host;
use super::noun::is_host;
use super::qualifier::{read_gear, write_gear};
use crate::condition::{joined, read_condition, write_condition};
use crate::extra::read_playing;
use crate::forms::Other;
use crate::language::Grammar;
use crate::noun::{Place, read_article, write_article, write_noun};
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{mark, verb, zone};
use duel::card::ability::{EventPattern, Trigger};
use duel::card::amount::{Condition, What, Who};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, SelfRef, Whose};
use duel::ids::{Marks, Verb, Zones};

const FIELD: Zones = Zones::of(&[zone::FIELD]);
const BREAK: Zones = Zones::of(&[zone::BREAK]);
const REMOVED: Zones = Zones::of(&[zone::REMOVED]);

/// Wherever a card can come onto the field from, but the hand.
const BUT_HAND: Zones = Zones::of(&[zone::DAMAGE, zone::DECK, zone::BREAK, zone::STACK, zone::REMOVED]);

/// Moments of a turn, and the deeds that mark each. An attack preparation step begins with the attack phase, and in the
/// older system anew before each further attack.
const MOMENTS: &[(&str, &str, &[Verb])] = &[
    ("at the beginning of", "Main Phase 1", &[verb::BEGIN_MAIN_1]),
    ("at the beginning of", "Main Phase 2", &[verb::BEGIN_MAIN_2]),
    ("at the beginning of", "Attack Phase", &[verb::BEGIN_ATTACK]),
    ("at the beginning of", "attack preparation step", &[verb::BEGIN_ATTACK, verb::BEGIN_ANEW]),
    ("at the end of", "turn", &[verb::BEGIN_END]),
];

/// A moment that any of these deeds marks.
fn on_any(deeds: &[Verb]) -> EventPattern {
    match deeds {
        [deed] => EventPattern::Deed(*deed),
        _ => EventPattern::Any(deeds.iter().map(|&deed| EventPattern::Deed(deed)).collect()),
    }
}

/// Whose turn it must be.
const TURNS: &[(&str, Option<Who>)] =
    &[("your", Some(Who::You)), ("your opponent's", Some(Who::Opponent)), ("each player's", None)];

const BROKEN: EventPattern = EventPattern::Move { from: FIELD, to: BREAK, verb: Some(verb::BREAK) };

/// What happens to or by a card, with nothing else in it.
const EVENTS: &[(&str, EventPattern)] = &[
    ("enters the field", EventPattern::Move { from: Zones::EMPTY, to: FIELD, verb: None }),
    ("enters the field in the Break Zone", EventPattern::Move { from: BREAK, to: FIELD, verb: None }),
    ("enters your field other than from your hand", EventPattern::Move { from: BUT_HAND, to: FIELD, verb: None }),
    ("enters the field other than from your hand", EventPattern::Move { from: BUT_HAND, to: FIELD, verb: None }),
    ("is put from the field into the Break Zone", EventPattern::Move { from: FIELD, to: BREAK, verb: None }),
    ("is broken", BROKEN),
    ("leaves the field", EventPattern::Move { from: FIELD, to: Zones::EMPTY, verb: None }),
    ("is discarded", EventPattern::Move { from: Zones::EMPTY, to: BREAK, verb: Some(verb::DISCARD) }),
    ("attacks", EventPattern::Deed(verb::ATTACK)),
    ("forms a party and attacks", EventPattern::Deed(verb::FORM)),
    ("is blocked", EventPattern::Deed(verb::BLOCKED)),
    ("blocks", EventPattern::Deed(verb::BLOCK)),
    ("deals damage to your opponent", EventPattern::Deed(verb::WOUND)),
    ("deals damage to a player", EventPattern::Deed(verb::WOUND)),
    ("is removed from the game", EventPattern::Move { from: Zones::EMPTY, to: REMOVED, verb: None }),
    ("is dealt damage", EventPattern::Damage),
    ("becomes active", EventPattern::Turn(Orientation::Upright)),
    ("becomes dull", EventPattern::Turn(Orientation::Sideways)),
];

/// The events of this edition and those of all.
fn events(grammar: &'static Grammar) -> impl Iterator<Item = &'static (&'static str, EventPattern)> {
    grammar.edition.events.iter().chain(EVENTS)
}

/// What happens to or by a card, where the other object matters.
const ENCOUNTERS: &[Row<(EventPattern, Filter)>] = phrases! {
    ["is blocked by" (Other filter)] => { (EventPattern::Deed(verb::BLOCKED), filter) }
    ["blocks" (Other filter)] => { (EventPattern::Deed(verb::BLOCK), filter) }
    ["is chosen by" (Sources filter)] => { (EventPattern::Deed(verb::CHOOSE), filter) }
    ["is broken by" (Sources filter)] => { (EventPattern::Move { from: FIELD, to: BREAK, verb: Some(verb::BREAK) }, filter) }
    ["is dealt damage by" (Sources filter)] => { (EventPattern::Damage, filter) }
    ["is dealt damage by" (Other filter)] => { (EventPattern::Damage, filter) }
};

/// Reads a trigger, what must hold besides, and the comma after it.
pub(crate) fn read_trigger(r: &mut Reader) -> Read<(Trigger, Option<Condition>)> {
    let during = read_during(r);
    let (trigger, turn) = if r.skip("when") {
        let event = r.attempt(|r| {
            let event = r.named("~an event", read_event)?;
            if r.sees(',') { Ok(event) } else { Err(Miss) }
        });
        (event.or_else(|Miss| read_state(r))?, during)
    } else {
        read_moment(r)?
    };
    r.mark(',')?;
    speak_of(&trigger, &mut r.talk);
    let mut conditions: Vec<Condition> = turn.into_iter().map(Condition::TurnOf).collect();
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
            let (turn, rest) = first_turn(condition);
            let during = DURING.iter().find(|(_, who)| Some(who) == turn);
            let first = during.is_some()
                && w.prefers(true, |first, w| {
                    w.words(if first { "during" } else { "when" });
                    Ok(())
                });
            if let (true, Some((words, _))) = (first, during) {
                w.words(words);
            }
            w.say("when");
            write_event(trigger, w)?;
            if first { rest } else { condition.cloned() }
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
    let after = match &trigger.on {
        EventPattern::Move { to, .. } => *to,
        EventPattern::Any(all) if !all.iter().all(stays_in_play) => Zones::EMPTY,
        _ => FIELD,
    };
    if trigger.subject == Filter::this() {
        talk.home = after;
    }
    if is_moment(trigger) || matches!(trigger.on, EventPattern::State(_)) {
        return;
    }
    talk.party = matches!(trigger.on, EventPattern::Deed(verb::PARTY | verb::FORM));
    talk.befell(What::Subject, &trigger.subject, after);
    if let Some(other) = &trigger.counterpart
        && other.zones == FIELD
    {
        talk.befell(What::Counterpart, other, FIELD);
    }
}

/// Whether an event leaves its object in play.
fn stays_in_play(on: &EventPattern) -> bool {
    match on {
        EventPattern::Move { to, .. } => *to == FIELD,
        _ => true,
    }
}

/// In whose turn the event must come.
const DURING: &[(&str, Who)] = &[("during your turn,", Who::You), ("during your opponent's turn,", Who::Opponent)];

fn read_during(r: &mut Reader) -> Option<Who> {
    DURING.iter().find(|(words, _)| r.skip(words)).map(|(_, who)| who.clone())
}

/// Whose turn it must be, if that comes first, and what else must hold.
fn first_turn(condition: Option<&Condition>) -> (Option<&Who>, Option<Condition>) {
    match condition {
        Some(Condition::TurnOf(who)) => (Some(who), None),
        Some(Condition::All(all)) => match all.split_first() {
            Some((Condition::TurnOf(who), rest)) => (Some(who), joined(rest.to_vec())),
            _ => (None, condition.cloned()),
        },
        condition => (None, condition.cloned()),
    }
}

/// Reads a state of affairs (11.8.18).
fn read_state(r: &mut Reader) -> Read<Trigger> {
    let on = EventPattern::State(read_condition(r)?);
    Ok(Trigger { on, subject: Filter::default(), counterpart: None })
}

fn is_moment(trigger: &Trigger) -> bool {
    MOMENTS.iter().any(|(.., deeds)| trigger.on == on_any(deeds))
}

fn read_moment(r: &mut Reader) -> Read<(Trigger, Option<Who>)> {
    MOMENTS
        .iter()
        .find_map(|(when, name, deeds)| {
            TURNS.iter().find_map(|(whose, who)| {
                r.attempt(|r| {
                    r.words(when)?;
                    r.words(whose)?;
                    r.words(name)?;
                    let trigger = Trigger { on: on_any(deeds), subject: Filter::default(), counterpart: None };
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
    let (when, name, _) = MOMENTS.iter().find(|(.., deeds)| trigger.on == on_any(deeds)).ok_or(Unsayable)?;
    if trigger.subject != Filter::default() || trigger.counterpart.is_some() {
        return Err(Unsayable);
    }
    let (turn, rest) = first_turn(condition);
    let (whose, _) = TURNS.iter().find(|(_, who)| who.as_ref() == turn).ok_or(Unsayable)?;
    w.words(when);
    w.words(whose);
    w.words(name);
    Ok(rest)
}

/// Reads an event.
pub(crate) fn read_event(r: &mut Reader) -> Read<Trigger> {
    if let Ok(trigger) = r.attempt(read_casting) {
        return Ok(trigger);
    }
    if let Ok(trigger) = r.attempt(read_party) {
        return Ok(trigger);
    }
    if let Ok(trigger) = r.attempt(read_opponent_discards) {
        return Ok(trigger);
    }
    if let Some((_, whose)) = DRAWING.iter().find(|(words, _)| r.skip(words)) {
        return Ok(drawing(*whose));
    }
    let mut subject = read_subject(r)?;
    if let Ok(struck) = r.attempt(|r| {
        r.words("deals damage to")?;
        read_article(Place::Play, r)
    }) {
        return Ok(Trigger { on: EventPattern::Damage, subject: struck, counterpart: Some(subject) });
    }
    if let Ok(broken) = r.attempt(|r| {
        r.words("breaks")?;
        read_article(Place::Play, r)
    }) {
        return Ok(Trigger { on: BROKEN, subject: broken, counterpart: Some(subject) });
    }
    if let Ok(whose) = r.attempt(|r| {
        r.words("enters")?;
        let whose = read_field(r)?;
        if r.sees_words("other than") { Err(Miss) } else { Ok(whose) }
    }) {
        match subject.any.as_mut_slice() {
            [this, other] if *this == Filter::this() => other.whose = whose,
            _ => subject.whose = whose,
        }
        return Ok(Trigger { on: ENTERS, subject, counterpart: None });
    }
    if let Ok(gear) = r.attempt(read_equipping) {
        if subject.this != SelfRef::Only && subject.zones.is_empty() {
            subject.zones = FIELD;
        }
        return Ok(Trigger { on: EventPattern::Deed(verb::EQUIP), subject: gear, counterpart: Some(subject) });
    }
    let (on, counterpart) = match ENCOUNTERS.iter().find_map(|row| r.attempt(row.read).ok()) {
        Some((on, other)) => (on, Some(other)),
        None => (read_events(r)?, None),
    };
    let anywhere = matches!(on, EventPattern::Move { .. })
        || subject.this == SelfRef::Only
        || subject.any.first() == Some(&Filter::this());
    if !anywhere && subject.zones.is_empty() {
        subject.zones = FIELD;
    }
    Ok(Trigger { on, subject, counterpart })
}

/// "is equipped with an Item": the Item is what it happens to.
fn read_equipping(r: &mut Reader) -> Read<Filter> {
    let mut host = Filter::default();
    r.words("is")?;
    read_gear(&mut host, r)?;
    host.has_beside.map(|gear| *gear).ok_or(Miss)
}

const ENTERS: EventPattern = EventPattern::Move { from: Zones::EMPTY, to: FIELD, verb: None };

/// The card itself, a card like this, or either.
fn read_subject(r: &mut Reader) -> Read<Filter> {
    if !r.has(Reader::this) {
        return r.attempt(read_host).or_else(|Miss| read_article(Place::Anywhere, r));
    }
    match r.attempt(|r| {
        r.words("or")?;
        read_article(Place::Anywhere, r)
    }) {
        Ok(other) => Ok(Filter { any: vec![Filter::this(), other], ..Filter::default() }),
        Err(Miss) => Ok(Filter::this()),
    }
}

/// One event, or several of one card: "enters the field or attacks".
fn read_events(r: &mut Reader) -> Read<EventPattern> {
    let mut all = vec![read_plain_event(r)?];
    while let Ok(next) = r.attempt(|r| {
        r.words("or")?;
        if r.skip("when") {
            r.this()?;
        }
        read_plain_event(r)
    }) {
        all.push(next);
    }
    match all.len() {
        1 => all.pop().ok_or(Miss),
        _ => Ok(EventPattern::Any(all)),
    }
}

fn read_plain_event(r: &mut Reader) -> Read<EventPattern> {
    let mut known: Vec<&(&str, EventPattern)> = events(r.grammar).collect();
    known.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
    known.into_iter().find(|(words, _)| r.skip(words)).map(|(_, on)| on.clone()).ok_or(Miss)
}

fn write_events(on: &EventPattern, w: &mut Writer) -> Said {
    let one = |on: &EventPattern, w: &mut Writer| -> Said {
        let words: Vec<&str> = events(w.grammar).filter(|(_, known)| known == on).map(|(words, _)| *words).collect();
        if words.is_empty() {
            return Err(Unsayable);
        }
        w.one_of(&words);
        Ok(())
    };
    match on {
        EventPattern::Any(all) => {
            for (at, on) in all.iter().enumerate() {
                if at > 0 {
                    w.say("or");
                    let again = w.prefers(false, |again, w| {
                        if again {
                            w.say("when")
                        } else {
                            one(on, w)?
                        };
                        Ok(())
                    });
                    if again {
                        w.say("when");
                        w.say(w.own);
                    }
                }
                one(on, w)?;
            }
            Ok(())
        }
        on => one(on, w),
    }
}

/// Your opponent discards cards because of what you do.
fn read_opponent_discards(r: &mut Reader) -> Read<Trigger> {
    r.words("your opponent discards a card")?;
    r.one_of(&["from their hand", ""])?;
    r.words("due to your Summons or abilities")?;
    Ok(opponent_discards())
}

fn opponent_discards() -> Trigger {
    let on = EventPattern::Move { from: Zones::EMPTY, to: BREAK, verb: Some(verb::DISCARD) };
    let subject = Filter { whose: Whose::Opponents, ..Filter::default() };
    let by = Filter { whose: Whose::Yours, by_own_ability: true, ..Filter::default() };
    Trigger { on, subject, counterpart: Some(by) }
}

/// Writes what [`read_event`] reads.
pub(crate) fn write_event(trigger: &Trigger, w: &mut Writer) -> Said {
    if w.attempt(|w| write_party(trigger, w)).is_ok() {
        return Ok(());
    }
    if *trigger == opponent_discards() {
        w.words("your opponent discards a card");
        w.one_of(&["from their hand", ""]);
        w.words("due to your Summons or abilities");
        return Ok(());
    }
    if let Some((words, _)) = DRAWING.iter().find(|(_, whose)| *trigger == drawing(*whose)) {
        w.words(words);
        return Ok(());
    }
    if let EventPattern::State(condition) = &trigger.on {
        return write_condition(condition, w);
    }
    if w.attempt(|w| write_casting(trigger, w)).is_ok() {
        return Ok(());
    }
    w.plural = false;
    match trigger {
        Trigger { on: EventPattern::Damage, subject, counterpart: Some(by) }
            if *by == Filter::this() || is_host(by) =>
        {
            write_subject(&trigger.on, by, w)?;
            w.words("deals damage to");
            write_article(subject, Place::Play, w)
        }
        Trigger { on: EventPattern::Deed(verb::EQUIP), subject: gear, counterpart: Some(subject) } => {
            write_subject(&trigger.on, subject, w)?;
            w.words("is");
            write_gear(gear, w)
        }
        Trigger { on: BROKEN, subject, counterpart: Some(by) } => {
            write_subject(&BROKEN, by, w)?;
            w.words("breaks");
            write_article(subject, Place::Play, w)
        }
        Trigger { on, subject, counterpart: Some(other) } => {
            write_subject(on, subject, w)?;
            phrase::write(ENCOUNTERS, &(on.clone(), other.clone()), w)
        }
        Trigger { on, subject, counterpart: None } if *on == ENTERS && entered(subject) != Whose::Anyones => {
            let whose = entered(subject);
            let mut bare = subject.clone();
            match bare.any.as_mut_slice() {
                [this, other] if *this == Filter::this() => other.whose = Whose::Anyones,
                _ => bare.whose = Whose::Anyones,
            }
            let fields: [Option<&str>; 2] = match whose {
                Whose::Yours => [Some("enters your field"), None],
                _ => [Some("enters your opponent's field"), None],
            };
            w.first_of(&fields, |field, w| match field {
                Some(words) => {
                    write_subject(on, &bare, w)?;
                    w.words(words);
                    Ok(())
                }
                None => {
                    write_subject(on, subject, w)?;
                    w.words("enters the field");
                    Ok(())
                }
            })
        }
        Trigger { on, subject, counterpart: None } => {
            write_subject(on, subject, w)?;
            write_events(on, w)
        }
    }
}

/// Onto whose field a card enters.
fn entered(subject: &Filter) -> Whose {
    match subject.any.as_slice() {
        [this, other] if *this == Filter::this() => other.whose,
        _ => subject.whose,
    }
}

fn write_subject(on: &EventPattern, subject: &Filter, w: &mut Writer) -> Said {
    if *subject == Filter::this() {
        w.say(w.own);
        return Ok(());
    }
    if let [this, other] = subject.any.as_slice()
        && *this == Filter::this()
    {
        w.say(w.own);
        w.say("or");
        return write_article(other, Place::Anywhere, w);
    }
    if is_host(subject) {
        w.say("the");
        return write_noun(subject, Place::Play, false, w);
    }
    let place = if matches!(on, EventPattern::Move { .. }) { Place::Anywhere } else { Place::Play };
    write_article(subject, place, w)
}

fn read_field(r: &mut Reader) -> Read<Whose> {
    if r.skip("your field") {
        return Ok(Whose::Yours);
    }
    r.words("your opponent's field").map(|()| Whose::Opponents)
}

/// What a party as a whole does.
const PARTY_DEEDS: &[(&str, Verb)] = &[("attacks", verb::PARTY), ("deals damage to your opponent", verb::PARTY_WOUND)];

/// One of a party: of yours, by the deed; or marked as such.
fn member(marks: Marks) -> Filter {
    Filter { zones: FIELD, whose: Whose::Yours, marks, ..Filter::default() }
}

const PARTY: Marks = Marks::of(&[mark::PARTY]);

fn read_party(r: &mut Reader) -> Read<Trigger> {
    r.words("a party you control")?;
    if let Some((_, verb)) = PARTY_DEEDS.iter().find(|(words, _)| r.skip(words)) {
        return Ok(Trigger { on: EventPattern::Deed(*verb), subject: member(Marks::EMPTY), counterpart: None });
    }
    r.words("deals damage to")?;
    Ok(Trigger { on: EventPattern::Damage, subject: read_article(Place::Play, r)?, counterpart: Some(member(PARTY)) })
}

fn write_party(trigger: &Trigger, w: &mut Writer) -> Said {
    w.words("a party you control");
    match trigger {
        Trigger { on: EventPattern::Deed(verb), subject, counterpart: None } if *subject == member(Marks::EMPTY) => {
            let (words, _) = PARTY_DEEDS.iter().find(|(_, known)| known == verb).ok_or(Unsayable)?;
            w.words(words);
            Ok(())
        }
        Trigger { on: EventPattern::Damage, subject, counterpart: Some(by) } if *by == member(PARTY) => {
            w.words("deals damage to");
            write_article(subject, Place::Play, w)
        }
        _ => Err(Unsayable),
    }
}

/// Who draws a card.
const DRAWING: &[(&str, Whose)] =
    &[("you draw a card", Whose::Yours), ("your opponent draws a card", Whose::Opponents)];

fn drawing(whose: Whose) -> Trigger {
    let on =
        EventPattern::Move { from: Zones::of(&[zone::DECK]), to: Zones::of(&[zone::HAND]), verb: Some(verb::DRAW) };
    Trigger { on, subject: Filter { whose, ..Filter::default() }, counterpart: None }
}

fn read_casting(r: &mut Reader) -> Read<Trigger> {
    let whose = if r.skip("you") {
        Whose::Yours
    } else {
        r.words("your opponent")?;
        Whose::Opponents
    };
    read_playing(r)?;
    let subject = Filter { whose, ..read_article(Place::Anywhere, r)? };
    Ok(Trigger { on: EventPattern::Deed(verb::CAST), subject, counterpart: None })
}

fn write_casting(trigger: &Trigger, w: &mut Writer) -> Said {
    let Trigger { on: EventPattern::Deed(verb::CAST), subject, counterpart: None } = trigger else {
        return Err(Unsayable);
    };
    match subject.whose {
        Whose::Yours => w.words("you"),
        Whose::Opponents => w.words("your opponent"),
        Whose::Anyones => return Err(Unsayable),
    }
    w.plural = subject.whose == Whose::Yours;
    w.one_of((w.grammar.edition.plays)(subject.kinds));
    w.plural = false;
    write_article(&Filter { whose: Whose::Anyones, ..subject.clone() }, Place::Anywhere, w)
}

/// What an object may do this turn that a text waits for.
pub(crate) const WATCHED: &[(&str, EventPattern)] = &[
    ("is put from the field into the Break Zone", EventPattern::Move { from: FIELD, to: BREAK, verb: None }),
    ("leaves the field", EventPattern::Move { from: FIELD, to: Zones::EMPTY, verb: None }),
    ("deals damage to your opponent", EventPattern::Deed(verb::WOUND)),
];
