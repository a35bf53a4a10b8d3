//! What sets an ability off: "When Ferry Captain enters", "At the beginning of your main phase".

use super::change::{HOST, Sources, connected};
use super::noun::{AREAS, usual};
use crate::discourse::{Discourse, Referent};
use crate::moment::{Times, read_happening_now, read_subject, write_happening_now, write_subject};
use crate::noun::{Place, read_article, write_article};
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind;
use crate::writer::{Said, Unsayable, Writer};
use crate::zones::{read_zones, write_zones};
use duel::card::ability::{EventPattern, Trigger};
use duel::card::amount::What;
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, SelfRef, Whose};
use duel::ids::{Verb, Zone, Zones};
use std::sync::LazyLock;
use vividz::words::{verb, zone};

/// Moments that set abilities off.
pub(crate) const TIMES: Times = Times { moments: MOMENTS, steps: STEPS, happenings: HAPPENINGS };

/// Moments of a turn, and the deed that marks each.
const MOMENTS: &[(&str, &str, Verb)] = &[
    ("at the beginning of", "start draw phase", verb::BEGIN_START_DRAW),
    ("at the beginning of", "main phase", verb::BEGIN_MAIN),
    ("at the beginning of", "mission phase", verb::BEGIN_MISSION),
    ("at the beginning of", "charge phase", verb::BEGIN_CHARGE),
    ("at the beginning of", "end draw phase", verb::BEGIN_END_DRAW),
    ("at the end of", "mission phase", verb::END_MISSION),
];

/// Moments of the game.
const STEPS: &[(&str, Verb)] = &[("at the beginning of the game", verb::BEGIN_GAME)];

/// What happens that is about no card.
const HAPPENINGS: &[(&str, Verb)] = &[("an attack ends", verb::END_ATTACK)];

/// Wherever a card can enter from.
pub(crate) const ELSEWHERE: Zones = Zones::of(&[
    zone::DECK,
    zone::HAND,
    zone::TRASH,
    zone::ENERGY,
    zone::KEEP,
    zone::EXP,
    zone::CONNECT,
    zone::REMOVE,
    zone::SCOUT,
    zone::TEMPORARY,
]);

/// A card is put somewhere under this name.
const fn called(verb: Verb) -> EventPattern {
    EventPattern::Move { from: Zones::EMPTY, to: Zones::EMPTY, verb: Some(verb) }
}

/// A chara goes from an area to the energy zone under this name.
pub(crate) const fn leaving(verb: Verb) -> EventPattern {
    EventPattern::Move { from: AREAS, to: Zones::of(&[zone::ENERGY]), verb: Some(verb) }
}

/// A chara leaves, by battle or otherwise (1102.1, 1110.1).
pub(crate) fn leaves() -> EventPattern {
    EventPattern::Any(vec![leaving(verb::LEAVE), leaving(verb::FALL)])
}

/// What happens to or by a card, with nothing else in it.
static EVENTS: LazyLock<Vec<(&str, EventPattern)>> = LazyLock::new(|| {
    vec![
        ("leaves by battle", leaving(verb::FALL)),
        ("leaves the areas", EventPattern::Move { from: AREAS, to: ELSEWHERE, verb: None }),
        ("leaves", leaves()),
        ("is drawn", called(verb::DRAW)),
        ("is scouted", called(verb::SCOUT)),
        ("is removed", called(verb::REMOVE)),
        ("is connected", called(verb::CONNECT)),
        ("becomes EXP", called(verb::BECOME_EXP)),
        ("is kept", called(verb::KEEP)),
        ("is charged", called(verb::CHARGE)),
        ("slides", called(verb::SLIDE)),
        ("is played", EventPattern::Deed(verb::PLAY)),
        ("attacks", EventPattern::Deed(verb::ATTACK)),
        ("makes a successful attack", EventPattern::Deed(verb::SUCCEED)),
        ("finishes an attack", EventPattern::Deed(verb::END_ATTACK)),
        ("levels up", EventPattern::Deed(verb::LEVEL_UP)),
        ("is chosen", EventPattern::Deed(verb::CHOOSE)),
        ("is checked", EventPattern::Deed(verb::CHECK)),
        ("is cleared", EventPattern::Deed(verb::CLEAR)),
        ("is dealt battle damage", EventPattern::DamageNamed(verb::STRIKE)),
        ("is dealt damage", EventPattern::Damage),
        ("is rebooted", EventPattern::Turn(Orientation::Upright)),
        ("is put to sleep", EventPattern::Turn(Orientation::Sideways)),
    ]
});

/// What happens to or by a card, where the other object matters.
const ENCOUNTERS: &[Row<(EventPattern, Filter)>] = phrases! {
    ["is dealt battle damage by" (Sources filter)] => { (EventPattern::DamageNamed(verb::STRIKE), filter) }
    ["is dealt damage by" (Sources filter)] => { (EventPattern::Damage, filter) }
    ["is chosen by" (Sources filter)] => { (EventPattern::Deed(verb::CHOOSE), filter) }
};

/// Where a card goes that is no area.
const GOALS: &[(&str, Zone)] = &[
    ("into the trash", zone::TRASH),
    ("into its owner's hand", zone::HAND),
    ("into the energy zone", zone::ENERGY),
    ("into the keep zone", zone::KEEP),
    ("into the deck", zone::DECK),
    ("into the remove zone", zone::REMOVE),
    ("into the scout zone", zone::SCOUT),
];

/// What a card does, or has done to it, on its way: entering, or being put somewhere.
pub(crate) struct Ways {
    /// Entering.
    pub enters: &'static str,
    /// Being put somewhere.
    pub put: &'static str,
}

const NOW: Ways = Ways { enters: "enters", put: "is put" };

/// "enters from your trash", "is put into the energy zone from the areas".
pub(crate) fn read_way(ways: &Ways, r: &mut Reader) -> Read<EventPattern> {
    let enters = r.skip(ways.enters);
    let to = if enters {
        AREAS
    } else {
        r.words(ways.put)?;
        Zones::of(&[GOALS.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?.1])
    };
    let from = match r.skip("from") {
        true => {
            r.one_of(&["your", "the"])?;
            read_zones(r)?
        }
        false if enters => ELSEWHERE,
        false => Zones::EMPTY,
    };
    Ok(EventPattern::Move { from, to, verb: None })
}

/// Writes what [`read_way`] reads.
pub(crate) fn write_way(ways: &Ways, on: &EventPattern, w: &mut Writer) -> Said {
    let EventPattern::Move { from, to, verb: None } = on else { return Err(Unsayable) };
    let enters = *to == AREAS;
    if enters {
        w.words(ways.enters);
    } else {
        w.words(ways.put);
        w.words(GOALS.iter().find(|(_, zone)| Zones::of(&[*zone]) == *to).ok_or(Unsayable)?.0);
    }
    let anywhere = if enters { ELSEWHERE } else { Zones::EMPTY };
    if *from == anywhere {
        return Ok(());
    }
    w.say("from");
    w.one_of(if *from == AREAS { &["the", "your"] } else { &["your", "the"] });
    write_zones(*from, w)
}

/// What the trigger speaks of: the card it happens to is "it", the card itself too.
pub(crate) fn speak_of(trigger: &Trigger, talk: &mut Discourse) {
    if TIMES.has(trigger) || matches!(trigger.on, EventPattern::State(_)) {
        return;
    }
    let zones = match &trigger.on {
        EventPattern::Move { to, .. } => *to,
        _ => AREAS,
    };
    let what = if trigger.subject == Filter::this() { What::This } else { What::Subject };
    if what == What::This {
        talk.home = zones;
    }
    talk.it = Some(Referent { what, plural: false, zones, divide: None, spot: false });
}

const DRAWING: EventPattern =
    EventPattern::Move { from: Zones::of(&[zone::DECK]), to: Zones::of(&[zone::HAND]), verb: Some(verb::DRAW) };

/// Who does something with a card.
const DOINGS: &[(&str, Whose, EventPattern)] = &[
    ("you play", Whose::Yours, EventPattern::Deed(verb::PLAY)),
    ("your opponent plays", Whose::Opponents, EventPattern::Deed(verb::PLAY)),
    ("a player plays", Whose::Anyones, EventPattern::Deed(verb::PLAY)),
    ("you draw", Whose::Yours, DRAWING),
    ("your opponent draws", Whose::Opponents, DRAWING),
    ("you scout", Whose::Yours, called(verb::SCOUT)),
    ("your opponent scouts", Whose::Opponents, called(verb::SCOUT)),
    ("you charge", Whose::Yours, called(verb::CHARGE)),
    ("you keep", Whose::Yours, called(verb::KEEP)),
    ("you check", Whose::Yours, EventPattern::Deed(verb::CHECK)),
    ("you clear", Whose::Yours, EventPattern::Deed(verb::CLEAR)),
    ("your opponent clears", Whose::Opponents, EventPattern::Deed(verb::CLEAR)),
    ("you activate an ability of", Whose::Yours, EventPattern::Deed(verb::USE)),
];

/// What a card does to another.
const DEALING: &[(&str, EventPattern)] =
    &[("deals battle damage to", EventPattern::DamageNamed(verb::STRIKE)), ("deals damage to", EventPattern::Damage)];

/// Words for a chara that made another leave by battle (1102.2).
const MAKES: &str = "makes";
const LEAVE_BY_BATTLE: &str = "leave by battle";
/// Words before whose effect made a chara leave (1103.1).
const LEAVES_BY: &str = "leaves by";

/// What players do with no card of their choice.
const DEEDS: &[(&str, Whose, EventPattern)] = &[
    ("you shuffle your deck", Whose::Yours, EventPattern::Deed(verb::SHUFFLE)),
    ("your opponent shuffles their deck", Whose::Opponents, EventPattern::Deed(verb::SHUFFLE)),
    ("you reload", Whose::Yours, EventPattern::Deed(verb::RELOAD)),
    ("your opponent reloads", Whose::Opponents, EventPattern::Deed(verb::RELOAD)),
];

fn by_player(whose: Whose, on: &EventPattern) -> Trigger {
    Trigger { on: on.clone(), subject: Filter { whose, ..Filter::default() }, counterpart: None }
}

/// Reads an event.
pub(crate) fn read_event(r: &mut Reader) -> Read<Trigger> {
    if let Ok(trigger) = r.attempt(read_happening_now) {
        return Ok(trigger);
    }
    if let Some((_, whose, on)) = DEEDS.iter().find(|(words, ..)| r.skip(words)) {
        return Ok(by_player(*whose, on));
    }
    if let Some((_, whose, on)) = DOINGS.iter().find(|(words, ..)| r.skip(words)) {
        if matches!(r.peek(), Some(Kind::Mark(_))) {
            return Ok(by_player(*whose, on));
        }
        let subject = Filter { whose: *whose, ..read_article(Place::Anywhere, r)? };
        return Ok(Trigger { on: on.clone(), subject, counterpart: None });
    }
    let mut subject = if r.skip(HOST) { connected() } else { read_subject(Place::Anywhere, r)? };
    for (words, on) in DEALING {
        if let Ok(struck) = r.attempt(|r| {
            r.words(words)?;
            read_article(Place::Play, r)
        }) {
            return Ok(Trigger { on: on.clone(), subject: struck, counterpart: Some(subject) });
        }
    }
    if let Ok(fallen) = r.attempt(|r| {
        r.words(MAKES)?;
        let fallen = read_article(Place::Anywhere, r)?;
        r.words(LEAVE_BY_BATTLE).map(|()| fallen)
    }) {
        return Ok(Trigger { on: leaving(verb::FALL), subject: fallen, counterpart: Some(subject) });
    }
    if let Ok(by) = r.attempt(|r| {
        r.words(LEAVES_BY)?;
        Sources::read(r)
    }) {
        return Ok(Trigger { on: leaves(), subject, counterpart: Some(by) });
    }
    let (on, counterpart) = match ENCOUNTERS.iter().find_map(|row| r.attempt(row.read).ok()) {
        Some((on, other)) => (on, Some(other)),
        None => (read_events(r)?, None),
    };
    if stays(&on) && subject.this != SelfRef::Only && subject.zones.is_empty() {
        subject.zones = usual(&subject);
    }
    // What moves is read where it went, unless it left an area (908.3a): where it was is said with the event.
    if matches!(on, EventPattern::Move { .. }) && !subject.zones.is_empty() && subject.zones != AREAS {
        return r.fail("from");
    }
    Ok(Trigger { on, subject, counterpart })
}

/// Whether what happens leaves a card where it is in play, so that the description says where it is.
fn stays(on: &EventPattern) -> bool {
    match on {
        EventPattern::Any(all) => all.iter().all(stays),
        EventPattern::Move { .. } | EventPattern::Deed(verb::PLAY) => false,
        _ => true,
    }
}

/// One event, or several of one card: "enters or levels up".
fn read_events(r: &mut Reader) -> Read<EventPattern> {
    let mut all = vec![read_plain_event(r)?];
    while let Ok(next) = r.attempt(|r| {
        r.words("or")?;
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
    if let Ok(on) = r.attempt(|r| read_way(&NOW, r)) {
        return Ok(on);
    }
    EVENTS.iter().find(|(words, _)| r.skip(words)).map(|(_, on)| on.clone()).ok_or(Miss)
}

/// Writes what [`read_event`] reads.
pub(crate) fn write_event(trigger: &Trigger, w: &mut Writer) -> Said {
    if w.attempt(|w| write_happening_now(trigger, w)).is_ok() {
        return Ok(());
    }
    if let Some((words, ..)) = DEEDS.iter().find(|(_, whose, on)| *trigger == by_player(*whose, on)) {
        w.words(words);
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
        Trigger { on, subject, counterpart: Some(by) } if *on == leaving(verb::FALL) => {
            write_subject(by, place_of(by), w)?;
            w.words(MAKES);
            write_article(subject, Place::Anywhere, w)?;
            w.words(LEAVE_BY_BATTLE);
            Ok(())
        }
        Trigger { on, subject, counterpart: Some(by) } if *on == leaves() => {
            write_subject(subject, place_of(subject), w)?;
            w.words(LEAVES_BY);
            Sources::write(by, w)
        }
        Trigger { on, subject, counterpart: Some(other) } => {
            write_subject(subject, place_of(subject), w)?;
            phrase::write(ENCOUNTERS, &(on.clone(), other.clone()), w)
        }
        Trigger { on, subject, counterpart: None } => {
            let doing = DOINGS.iter().find(|(_, whose, known)| (whose, known) == (&subject.whose, on));
            if let Some((words, ..)) = doing.filter(|_| subject.this != SelfRef::Only && subject.zones.is_empty()) {
                w.words(words);
                let plain = Filter { whose: Whose::Anyones, ..subject.clone() };
                // That it is a card need not be said.
                let bare = plain == Filter::default() && w.is_guided() && !w.would_follow("a");
                return if bare { Ok(()) } else { write_article(&plain, Place::Anywhere, w) };
            }
            write_events(on, subject, w)
        }
    }
}

fn place_of(subject: &Filter) -> Place {
    if subject.zones == usual(subject) { Place::Play } else { Place::Anywhere }
}

fn write_events(on: &EventPattern, subject: &Filter, w: &mut Writer) -> Said {
    if *subject == connected() {
        w.words(HOST);
    } else {
        write_subject(subject, place_of(subject), w)?;
    }
    if let Some((words, _)) = EVENTS.iter().find(|(_, known)| known == on) {
        w.words(words);
        return Ok(());
    }
    let all = match on {
        EventPattern::Any(all) => all.as_slice(),
        on => std::slice::from_ref(on),
    };
    for (at, on) in all.iter().enumerate() {
        if at > 0 {
            w.say("or");
        }
        match EVENTS.iter().find(|(_, known)| known == on) {
            Some((words, _)) => w.words(words),
            None => write_way(&NOW, on, w)?,
        }
    }
    Ok(())
}
