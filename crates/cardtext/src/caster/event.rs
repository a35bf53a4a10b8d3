//! What happens: "an allied servant enters the field", "you draw a card", and what happened this turn: "an enemy discarded
//! a card".

use super::noun::{CHASE, ORBS, SERVANTS, usual};
use super::source::Sources;
use crate::discourse::{Discourse, Referent};
use crate::moment::{Times, read_subject, write_subject};
use crate::noun::{Place, read_article, read_noun, write_article, write_noun};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use caster::words::{kind, verb, zone};
use duel::card::ability::{EventPattern, Trigger};
use duel::card::amount::{Amount, Condition, What};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Cmp, Filter, SelfRef, StackItemKinds, Whose};
use duel::ids::{Kinds, Verb, Zones};
use std::sync::LazyLock;

/// Moments are said by this language in its own way.
pub(crate) const TIMES: Times = Times { moments: &[], steps: &[], happenings: &[] };

/// A card is put somewhere under this name.
const fn called(verb: Verb) -> EventPattern {
    EventPattern::Move { from: Zones::EMPTY, to: Zones::EMPTY, verb: Some(verb) }
}

const GRAVEYARD: Zones = Zones::of(&[zone::GRAVEYARD]);
const HAND: Zones = Zones::of(&[zone::HAND]);

/// A card enters the field (306.5).
pub(crate) const ENTERS: EventPattern = EventPattern::Move { from: zone::OFF_FIELD, to: zone::ENTITIES, verb: None };
/// A card is put into a graveyard from the field (1107.2).
pub(crate) const FALLS: EventPattern = EventPattern::Move { from: zone::ENTITIES, to: GRAVEYARD, verb: None };
/// A card leaves the field.
pub(crate) const LEAVES: EventPattern = EventPattern::Move { from: zone::ENTITIES, to: zone::OFF_FIELD, verb: None };

/// A card is destroyed, in battle or otherwise.
pub(crate) fn destroyed() -> EventPattern {
    EventPattern::Any(vec![called(verb::DESTROY), called(verb::FALL)])
}

/// What happens to or by a card: as it happens, and when it has happened; of several wordings the first is canonical.
static EVENTS: LazyLock<Vec<(&str, &str, EventPattern)>> = LazyLock::new(|| {
    vec![
        ("enters/enter the field", "entered the field", ENTERS),
        ("leaves/leave the field", "left the field", LEAVES),
        ("is/are created", "was/were created", called(verb::CREATE)),
        ("is/are destroyed in battle", "was/were destroyed in battle", called(verb::FALL)),
        ("is/are destroyed by battle", "was/were destroyed by battle", called(verb::FALL)),
        ("is/are destroyed by non-battle", "was/were destroyed by non-battle", called(verb::DESTROY)),
        ("is/are destroyed", "was/were destroyed", destroyed()),
        ("is/are banished", "was/were banished", called(verb::BANISH)),
        ("is/are put into a graveyard from the field", "was/were put into a graveyard from the field", FALLS),
        ("is/are put from the field into a graveyard", "was/were put from the field into a graveyard", FALLS),
        (
            "is/are put into a graveyard",
            "was/were put into a graveyard",
            EventPattern::Move { from: Zones::EMPTY, to: GRAVEYARD, verb: None },
        ),
        (
            "is/are returned to its/their owner's/owners' hand/hands from the field",
            "was/were returned to its/their owner's/owners' hand/hands from the field",
            EventPattern::Move { from: zone::ENTITIES, to: HAND, verb: Some(verb::RETURN) },
        ),
        (
            "is/are returned to its/their owner's/owners' hand/hands",
            "was/were returned to its/their owner's/owners' hand/hands",
            called(verb::RETURN),
        ),
        ("is/are discarded", "was/were discarded", called(verb::DISCARD)),
        ("is/are corrupted", "was/were corrupted", called(verb::CORRUPT)),
        ("is/are drawn", "was/were drawn", called(verb::DRAW)),
        ("is/are removed from the game", "was/were removed from the game", called(verb::REMOVE)),
        ("is/are called", "was/were called", called(verb::CALL)),
        ("attacks/attack an enemy player", "attacked an enemy player", EventPattern::Deed(verb::ATTACK_PLAYER)),
        ("attacks/attack a player", "attacked a player", EventPattern::Deed(verb::ATTACK_PLAYER)),
        ("attacks/attack", "attacked", EventPattern::Deed(verb::ATTACK)),
        ("battles/battle", "battled", EventPattern::Deed(verb::BATTLE)),
        ("switches/switch", "switched", EventPattern::Deed(verb::SWITCH)),
        (
            "is/are played by its/their [Break] ability",
            "was/were played by its/their [Break] ability",
            EventPattern::Deed(verb::BREAK),
        ),
        ("is/are played", "was/were played", EventPattern::Deed(verb::PLAY)),
        ("is/are played", "has/have been played", EventPattern::Deed(verb::PLAY)),
        ("is/are targeted", "was/were targeted", EventPattern::Deed(verb::TARGET)),
        ("levels/level up", "leveled up", EventPattern::Deed(verb::LEVEL_UP)),
        ("produces/produce aether", "produced aether", EventPattern::Deed(verb::MAKE)),
        ("is/are rested", "was/were rested", EventPattern::Turn(Orientation::Sideways)),
        ("is/are recovered", "was/were recovered", EventPattern::Turn(Orientation::Upright)),
        ("is/are reversed", "was/were reversed", EventPattern::Turn(Orientation::Reversed)),
        ("comes/come by SoulBond", "came by SoulBond", called(verb::SOULBOND)),
    ]
});

/// What a card does to another, as it does it and when it has done it; words after the other; and whether the other is the
/// subject of the event.
type Deed = (&'static str, &'static str, &'static str, EventPattern, bool);

/// What cards do to others.
static DEEDS: LazyLock<Vec<Deed>> = LazyLock::new(|| {
    vec![
        ("attacks/attack", "attacked", "", EventPattern::Deed(verb::ATTACK), false),
        ("battles/battle", "battled", "", EventPattern::Deed(verb::BATTLE), false),
        ("destroys/destroy", "destroyed", "in battle", called(verb::FALL), true),
        ("destroys/destroy", "destroyed", "by battle", called(verb::FALL), true),
        ("destroys/destroy", "destroyed", "", destroyed(), true),
        ("corrupts/corrupt", "corrupted", "", called(verb::CORRUPT), true),
        ("targets/target", "targeted", "", EventPattern::Deed(verb::TARGET), true),
    ]
});

/// Being attacked, by whatever attacks.
const ATTACKED: (&str, &str) = ("is/are attacked", "was/were attacked");
/// Being made a target.
const TARGETED: (&str, &str) = ("becomes/become the target/targets of", "became the target/targets of");

/// What is done to a card by another, with the other after "by" as the one that does it.
const BY: &[(&str, &str, Verb)] = &[("is attacked by", "was attacked by", verb::ATTACK)];

/// Who does something.
const DOERS: &[(&str, Whose, bool)] = &[
    ("you", Whose::Yours, true),
    ("an enemy", Whose::Opponents, false),
    ("an enemy player", Whose::Opponents, false),
    ("a player", Whose::Anyones, false),
];

/// What players do with cards: as they do it, and when they have done it.
static DOINGS: LazyLock<Vec<(&str, &str, EventPattern)>> = LazyLock::new(|| {
    vec![
        ("draws/draw", "drew", called(verb::DRAW)),
        ("discards/discard", "discarded", called(verb::DISCARD)),
        ("banishes/banish", "banished", called(verb::BANISH)),
        ("plays/play", "played", EventPattern::Deed(verb::PLAY)),
        ("reveals/reveal", "revealed", EventPattern::Deed(verb::REVEAL)),
    ]
});

/// How a player plays what is in use then: a card, an activated ability, which may make aether, or one that has triggered.
fn playing(using: StackItemKinds) -> EventPattern {
    let mut all = Vec::new();
    if using.cards {
        all.push(EventPattern::Deed(verb::PLAY));
    }
    if using.activated {
        all.extend([EventPattern::Deed(verb::USE), EventPattern::Deed(verb::MAKE)]);
    }
    if using.triggered {
        all.push(EventPattern::Deed(verb::SET_OFF));
    }
    match all.len() {
        1 => all.remove(0),
        _ => EventPattern::Any(all),
    }
}

/// What is in use when a player does this, if it is playing an ability, or anything.
fn played(on: &EventPattern) -> Option<StackItemKinds> {
    let sorts = [(true, true, true), (false, true, true), (false, true, false), (false, false, true)];
    let known = sorts.map(|(cards, activated, triggered)| StackItemKinds { cards, activated, triggered });
    known.into_iter().find(|&using| playing(using) == *on)
}

/// What players do that is about no card of their choice.
const PLAIN: &[(&str, &str, Verb)] = &[
    ("searches/search their/your deck", "searched their/your deck", verb::SEARCH),
    ("shuffles/shuffle their/your deck", "shuffled their/your deck", verb::SHUFFLE),
];

/// The tense of an event.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Tense {
    /// As it happens.
    Now,
    /// When it has happened.
    Past,
}

impl Tense {
    fn of<'w>(self, now: &'w str, past: &'w str) -> &'w str {
        match self {
            Self::Now => now,
            Self::Past => past,
        }
    }
}

/// Whether what happens leaves a card where it is in play, so that the description says where it is.
fn stays(on: &EventPattern) -> bool {
    match on {
        EventPattern::Any(all) => all.iter().all(stays),
        EventPattern::Move { .. } | EventPattern::Deed(verb::PLAY | verb::BREAK | verb::REVEAL) => false,
        _ => true,
    }
}

/// Where a noun says that cards are to which this happens, though they are not there any more as it is noticed.
fn origin(on: &EventPattern) -> Zones {
    match on {
        EventPattern::Move { verb: Some(verb::CORRUPT), .. } => ORBS,
        EventPattern::Deed(verb::PLAY | verb::BREAK) => CHASE,
        _ => Zones::EMPTY,
    }
}

fn placed(on: &EventPattern, mut subject: Filter) -> Filter {
    if subject.zones == origin(on) {
        subject.zones = Zones::EMPTY;
    }
    if stays(on) && subject.this != SelfRef::Only && subject.zones.is_empty() {
        subject.zones = usual(&subject);
    }
    subject
}

/// Reads the rest of an event, of which the subject has been read.
fn read_rest(tense: Tense, subject: Filter, r: &mut Reader) -> Read<Trigger> {
    for (now, past, after, on, inverse) in DEEDS.iter() {
        if let Ok(other) = r.attempt(|r| {
            r.words(tense.of(now, past))?;
            let other = read_subject(Place::Anywhere, r)?;
            if after.is_empty() { Ok(other) } else { r.words(after).map(|()| other) }
        }) {
            let (other, subject) = match inverse {
                true => (placed(on, other), subject),
                false => (placed(on, other), placed(on, subject)),
            };
            let (subject, by) = if *inverse { (other, subject) } else { (subject, other) };
            return Ok(Trigger { on: on.clone(), subject, counterpart: Some(by) });
        }
    }
    for (now, past, verb) in BY {
        if let Ok(by) = r.attempt(|r| {
            r.words(tense.of(now, past))?;
            read_subject(Place::Play, r)
        }) {
            let on = EventPattern::Deed(*verb);
            let attacked = placed(&on, subject);
            return Ok(Trigger { on, subject: by, counterpart: Some(attacked) });
        }
    }
    if r.skip(tense.of(ATTACKED.0, ATTACKED.1)) {
        let attacked = placed(&EventPattern::Deed(verb::ATTACK), subject);
        let any = Filter { zones: SERVANTS, kinds: Kinds::of(&[kind::SERVANT]), ..Filter::default() };
        return Ok(Trigger { on: EventPattern::Deed(verb::ATTACK), subject: any, counterpart: Some(attacked) });
    }
    if r.skip(tense.of(TARGETED.0, TARGETED.1)) {
        let on = EventPattern::Deed(verb::TARGET);
        return Ok(Trigger { subject: placed(&on, subject), on, counterpart: Some(Sources::read(r)?) });
    }
    let events = || EVENTS.iter().map(|(now, past, on)| (tense.of(now, past), on));
    let (_, on) = events().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
    let counterpart = read_by(r);
    Ok(Trigger { on: on.clone(), subject: placed(on, subject), counterpart })
}

/// "by enemy spells or abilities", or nothing.
fn read_by(r: &mut Reader) -> Option<Filter> {
    r.attempt(|r| {
        r.words("by")?;
        Sources::read(r)
    })
    .ok()
}

/// A text that does something: "an allied spell or ability destroys an enemy servant".
fn read_by_text(tense: Tense, r: &mut Reader) -> Read<Trigger> {
    let by = Sources::read(r)?;
    if !by.by_own_ability {
        return Err(Miss);
    }
    r.words(tense.of("destroys", "destroyed"))?;
    let subject = read_subject(Place::Anywhere, r)?;
    Ok(Trigger { on: called(verb::DESTROY), subject, counterpart: Some(by) })
}

/// "you draw a card", "an enemy discards a card".
fn read_doing(tense: Tense, r: &mut Reader) -> Read<Trigger> {
    let mut doers: Vec<_> = DOERS.iter().collect();
    doers.sort_by_key(|(words, ..)| std::cmp::Reverse(words.len()));
    let (_, whose, _) = doers.into_iter().find(|(words, ..)| r.skip(words)).ok_or(Miss)?;
    if let Some((_, _, verb)) = PLAIN.iter().find(|(now, past, _)| r.skip(tense.of(now, past))) {
        let subject = Filter { whose: *whose, ..Filter::default() };
        return Ok(Trigger { on: EventPattern::Deed(*verb), subject, counterpart: None });
    }
    let (_, _, on) = DOINGS.iter().find(|(now, past, _)| r.skip(tense.of(now, past))).ok_or(Miss)?;
    let mut subject = placed(on, read_article(Place::Anywhere, r)?);
    subject.whose = *whose;
    if let (Some(using), EventPattern::Deed(verb::PLAY)) = (subject.on_stack.take(), on) {
        // What is used is no card: its card is described, wherever that is.
        return Ok(Trigger {
            on: playing(using),
            subject: Filter { zones: Zones::EMPTY, ..subject },
            counterpart: None,
        });
    }
    if *on == EventPattern::Deed(verb::PLAY) && r.has(|r| r.words("by its/their [Break] ability")) {
        return Ok(Trigger { on: EventPattern::Deed(verb::BREAK), subject, counterpart: None });
    }
    let counterpart = read_by(r);
    Ok(Trigger { on: on.clone(), subject, counterpart })
}

/// Reads an event as it happens.
pub(crate) fn read_event(r: &mut Reader) -> Read<Trigger> {
    read_in(Tense::Now, r)
}

fn read_in(tense: Tense, r: &mut Reader) -> Read<Trigger> {
    if let Ok(trigger) = r.attempt(|r| read_doing(tense, r)) {
        return Ok(trigger);
    }
    if let Ok(trigger) = r.attempt(|r| read_by_text(tense, r)) {
        return Ok(trigger);
    }
    let subject = read_subject(Place::Anywhere, r)?;
    read_rest(tense, subject, r)
}

/// Writes what [`read_event`] reads.
pub(crate) fn write_event(trigger: &Trigger, w: &mut Writer) -> Said {
    w.plural = false;
    write_in(Tense::Now, trigger, w, write_subject)
}

/// Writes an event of a tense; `write` writes its subject, after which the writer is at a plural or not.
pub(crate) fn write_in(
    tense: Tense,
    trigger: &Trigger,
    w: &mut Writer,
    write: impl Fn(&Filter, Place, &mut Writer) -> Said,
) -> Said {
    // What happens to the card itself is said of it.
    let passive = trigger.on == EventPattern::Deed(verb::ATTACK) && trigger.counterpart == Some(Filter::this());
    let mut wordings = [Wording::Doing, Wording::Text, Wording::Deed, Wording::By, Wording::Event];
    if passive {
        wordings.swap(2, 3);
    }
    w.first_of(&wordings, |wording, w| match wording {
        Wording::Doing => write_doing(tense, trigger, w),
        Wording::Text => write_by_text(tense, trigger, w),
        Wording::Deed => write_deed(tense, trigger, w, &write),
        Wording::By => write_by(tense, trigger, w, &write),
        Wording::Event => write_plain(tense, trigger, w, &write),
    })
}

/// The ways to say an event.
#[derive(Clone, Copy)]
enum Wording {
    Doing,
    Text,
    Deed,
    By,
    Event,
}

/// A description as it is written of what this happens to: an orb, a spell, or a card.
fn write_worded(
    on: &EventPattern,
    subject: &Filter,
    w: &mut Writer,
    write: impl Fn(&Filter, Place, &mut Writer) -> Said,
) -> Said {
    let zones = origin(on);
    if zones.is_empty() || !subject.zones.is_empty() || !subject.kinds.is_empty() || *subject == Filter::this() {
        return write(subject, place_of(subject), w);
    }
    let there = Filter { zones, ..subject.clone() };
    w.first_of(&[&there, subject], |subject, w| write(subject, place_of(subject), w))
}

fn place_of(subject: &Filter) -> Place {
    if subject.zones == usual(subject) { Place::Play } else { Place::Anywhere }
}

type Subject<'a> = &'a dyn Fn(&Filter, Place, &mut Writer) -> Said;

fn write_deed(tense: Tense, trigger: &Trigger, w: &mut Writer, write: Subject) -> Said {
    let Some(by) = &trigger.counterpart else { return Err(Unsayable) };
    if by.by_own_ability {
        return Err(Unsayable);
    }
    let known: Vec<_> = DEEDS.iter().filter(|(.., on, _)| *on == trigger.on).collect();
    w.first_of(&known, |(now, past, after, _, inverse), w| {
        let (agent, other) = if *inverse { (by, &trigger.subject) } else { (&trigger.subject, by) };
        write(agent, place_of(agent), w)?;
        w.words(tense.of(now, past));
        write_worded(&trigger.on, other, w, write_subject)?;
        if !after.is_empty() {
            w.words(after);
        }
        Ok(())
    })
}

fn write_by(tense: Tense, trigger: &Trigger, w: &mut Writer, write: Subject) -> Said {
    let Some(attacked) = &trigger.counterpart else { return Err(Unsayable) };
    let (now, past, _) = BY.iter().find(|(.., verb)| EventPattern::Deed(*verb) == trigger.on).ok_or(Unsayable)?;
    write(attacked, place_of(attacked), w)?;
    let any = Filter { zones: SERVANTS, kinds: Kinds::of(&[kind::SERVANT]), ..Filter::default() };
    if trigger.subject == any {
        w.words(tense.of(ATTACKED.0, ATTACKED.1));
        return Ok(());
    }
    w.words(tense.of(now, past));
    write_subject(&trigger.subject, Place::Play, w)
}

fn write_by_text(tense: Tense, trigger: &Trigger, w: &mut Writer) -> Said {
    let Trigger { on, subject, counterpart: Some(by) } = trigger else { return Err(Unsayable) };
    if *on != called(verb::DESTROY) || !by.by_own_ability {
        return Err(Unsayable);
    }
    Sources::write(by, w)?;
    w.words(tense.of("destroys", "destroyed"));
    write_subject(subject, place_of(subject), w)
}

fn write_plain(tense: Tense, trigger: &Trigger, w: &mut Writer, write: Subject) -> Said {
    let Trigger { on, subject, counterpart } = trigger;
    write_worded(on, subject, w, write)?;
    let plural = w.plural;
    if let (EventPattern::Deed(verb::TARGET), Some(by)) = (on, counterpart) {
        w.words(tense.of(TARGETED.0, TARGETED.1));
        return Sources::write(by, w);
    }
    let words: Vec<&str> =
        EVENTS.iter().filter(|(.., known)| known == on).map(|(now, past, _)| tense.of(now, past)).collect();
    if words.is_empty() {
        return Err(Unsayable);
    }
    w.plural = plural;
    w.one_of(&words);
    match counterpart {
        Some(by) => {
            w.say("by");
            Sources::write(by, w)
        }
        None => Ok(()),
    }
}

fn write_doing(tense: Tense, trigger: &Trigger, w: &mut Writer) -> Said {
    let Trigger { on, subject, counterpart } = trigger;
    if subject.this != SelfRef::Any || !subject.zones.is_empty() {
        return Err(Unsayable);
    }
    let doers: Vec<_> = DOERS.iter().filter(|(_, whose, _)| *whose == subject.whose).collect();
    let bare = Filter { whose: Whose::Anyones, ..subject.clone() };
    w.first_of(&doers, |(words, _, plural), w| {
        w.words(words);
        w.plural = *plural;
        if let Some((now, past, _)) = PLAIN.iter().find(|(.., verb)| EventPattern::Deed(*verb) == *on) {
            if bare != Filter::default() {
                return Err(Unsayable);
            }
            w.words(tense.of(now, past));
            return Ok(());
        }
        if let Some(using) = played(on) {
            let (now, past, _) =
                DOINGS.iter().find(|(.., on)| *on == EventPattern::Deed(verb::PLAY)).ok_or(Unsayable)?;
            w.words(tense.of(now, past));
            let used = Filter { on_stack: Some(using), zones: CHASE, ..bare.clone() };
            return if counterpart.is_none() { write_article(&used, Place::Anywhere, w) } else { Err(Unsayable) };
        }
        let breaks = *on == EventPattern::Deed(verb::BREAK);
        let on = if breaks { &EventPattern::Deed(verb::PLAY) } else { on };
        let (now, past, _) = DOINGS.iter().find(|(.., known)| known == on).ok_or(Unsayable)?;
        w.words(tense.of(now, past));
        write_worded(on, &bare, w, write_article)?;
        if breaks {
            w.plural = false;
            w.words("by its/their [Break] ability");
        }
        match counterpart {
            Some(by) => {
                w.say("by");
                Sources::write(by, w)
            }
            None => Ok(()),
        }
    })
}

/// Words for the other card of an encounter.
pub(crate) const FOES: &[&str] = &[
    "the servant that destroyed it",
    "the servant that destroyed this card",
    "the attacking servant",
    "the attacked servant",
    "the servant that attacked it",
    "the servant it attacked",
    "the servant it is battling",
    "the servant battling it",
    "the servant it battled",
];

/// What the trigger speaks of: the other card of an encounter, or the card it happens to, is "it"; the card itself too.
pub(crate) fn speak_of(trigger: &Trigger, talk: &mut Discourse) {
    if matches!(trigger.on, EventPattern::State(_)) || trigger.subject == Filter::default() {
        return;
    }
    let zones = match &trigger.on {
        EventPattern::Move { to, .. } => *to,
        _ => zone::ENTITIES,
    };
    let this = Filter::this();
    let what = match &trigger.counterpart {
        Some(other) if trigger.subject == this && *other != this && !other.by_own_ability => What::Counterpart,
        Some(other) if *other == this => What::This,
        _ if trigger.subject == this => What::This,
        _ => What::Subject,
    };
    if what == What::This {
        talk.home = zones;
    }
    talk.foe = match &trigger.counterpart {
        Some(other) if *other == this => Some((What::Subject, "the attacking servant")),
        _ if trigger.subject != this => None,
        _ if trigger.on == EventPattern::Deed(verb::ATTACK) => Some((What::Counterpart, "the attacked servant")),
        _ if trigger.on == EventPattern::Deed(verb::BATTLE) => Some((What::Counterpart, "the servant it battled")),
        _ => Some((What::Counterpart, "the servant that destroyed it")),
    };
    talk.it = Some(Referent { what, plural: false, zones, divide: None, spot: false });
}

/// How often something must have happened, said of those that did it.
const OFTEN: &str = "twice or more";

/// "an allied servant attacked this turn", "two or more allied servants entered the field this turn", "no allied spells
/// have been played this turn", "enemy servants attacked twice or more this turn".
pub(crate) fn read_seen(r: &mut Reader) -> Read<Condition> {
    let (cmp, times, trigger) = if r.skip("no") {
        (Cmp::AtMost, 0, read_of_several(r)?)
    } else if let Ok(number) = r.attempt(|r| {
        let number = r.number()?;
        r.words("or more").map(|()| number)
    }) {
        (Cmp::AtLeast, number, read_of_several(r)?)
    } else if let Ok(trigger) = r.attempt(|r| read_in(Tense::Past, r)) {
        (Cmp::AtLeast, 1, trigger)
    } else {
        let trigger = read_of_several(r)?;
        r.words(OFTEN)?;
        (Cmp::AtLeast, 2, trigger)
    };
    r.words("this turn")?;
    if trigger.subject.this == SelfRef::Only {
        return Err(Miss);
    }
    Ok(Condition::Compare(Amount::TimesHappened(Box::new(trigger)), cmp, Amount::Fixed(times)))
}

fn read_of_several(r: &mut Reader) -> Read<Trigger> {
    let subject = read_noun(Place::Anywhere, r)?;
    read_rest(Tense::Past, subject, r)
}

/// Writes what [`read_seen`] reads.
pub(crate) fn write_seen(condition: &Condition, w: &mut Writer) -> Said {
    let Condition::Compare(Amount::TimesHappened(trigger), cmp, Amount::Fixed(times)) = condition else {
        return Err(Unsayable);
    };
    let several = |filter: &Filter, place: Place, w: &mut Writer| {
        write_noun(filter, place, true, w)?;
        w.plural = true;
        Ok(())
    };
    w.plural = false;
    match (cmp, times) {
        (Cmp::AtLeast, 1) => write_in(Tense::Past, trigger, w, write_subject)?,
        (Cmp::AtMost, 0) => {
            w.say("no");
            write_of_several(trigger, w, several)?;
        }
        (Cmp::AtLeast, times) => w.first_of(&[false, true], |&often, w| {
            match (often, times) {
                (true, 2) => {}
                (true, _) => return Err(Unsayable),
                (false, times) => {
                    w.count(*times);
                    w.words("or more");
                }
            }
            write_of_several(trigger, w, several)?;
            if often {
                w.words(OFTEN);
            }
            Ok(())
        })?,
        _ => return Err(Unsayable),
    }
    w.words("this turn");
    Ok(())
}

fn write_of_several(trigger: &Trigger, w: &mut Writer, write: impl Fn(&Filter, Place, &mut Writer) -> Said) -> Said {
    w.first_of(&[Wording::Deed, Wording::Event], |wording, w| match wording {
        Wording::Deed => write_deed(Tense::Past, trigger, w, &write),
        _ => write_plain(Tense::Past, trigger, w, &write),
    })
}
