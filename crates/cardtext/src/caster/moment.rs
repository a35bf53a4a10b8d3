//! What sets an ability off: "Whenever this card attacks ⇒", "At end of turn ⇒", "[Enter] ⇒".

use super::event::{read_event, write_event};
use super::keyword::{entering, falling};
use crate::condition::read_condition;
use crate::moment::write_happening_now;
use crate::reader::{Miss, Read, Reader};
use crate::token::ARROW;
use crate::writer::{Said, Unsayable, Writer};
use caster::words::{label, verb};
use duel::card::ability::{EventPattern, Trigger};
use duel::card::amount::{Condition, Who};
use duel::card::filter::Filter;
use duel::ids::{Label, Verb};

/// A keyword, the sort of ability that it is, and its event.
type Keyed = (&'static str, Label, fn() -> Trigger);

/// Keywords that set an ability off (1106, 1107).
const KEYED: &[Keyed] = &[("[Enter]", label::ENTER, entering), ("[Last Words]", label::LAST_WORDS, falling)];

/// Moments of a turn, and the deed that marks each.
const MOMENTS: &[(&[&str], &str, Verb)] = &[
    (ENDS, "turn", verb::END_TURN),
    (BEGINS, "game", verb::BEGIN_GAME),
    (BEGINS, "turn", verb::BEGIN_TURN),
    (BEGINS, "recovery phase", verb::BEGIN_RECOVERY),
    (BEGINS, "draw phase", verb::BEGIN_DRAW),
    (BEGINS, "call phase", verb::BEGIN_CALL),
    (BEGINS, "main phase", verb::BEGIN_MAIN),
    (BEGINS, "battle phase", verb::BEGIN_BATTLE),
    (BEGINS, "attack declaration step", verb::BEGIN_DECLARATION),
    (BEGINS, "end phase", verb::BEGIN_END),
    (ENDS, "battle phase", verb::END_BATTLE_PHASE),
    (ENDS, "battle", verb::END_BATTLE),
];
const ENDS: &[&str] = &["at end of", "at the end of"];
const BEGINS: &[&str] = &["at the start of", "at the beginning of", "at start of"];

/// Whose turn it must be.
const TURNS: &[(&str, Option<Who>)] = &[
    ("", None),
    ("each", None),
    ("the", None),
    ("each player's", None),
    ("your", Some(Who::You)),
    ("an allied", Some(Who::You)),
    ("allied", Some(Who::You)),
    ("enemy", Some(Who::Opponent)),
    ("an enemy", Some(Who::Opponent)),
    ("the enemy", Some(Who::Opponent)),
    ("each enemy", Some(Who::Opponent)),
];

/// Words before an event.
const WHEN: &[&str] = &["whenever", "when"];

/// The deed alone, whoever does it.
fn moment(verb: Verb) -> Trigger {
    Trigger { on: EventPattern::Deed(verb), subject: Filter::default(), counterpart: None }
}

/// What sets an ability off, whose turn it must be then, and the sort of ability.
pub(crate) type Cause = (Trigger, Option<Who>, Label);

/// Whether the line begins with what sets an ability off.
pub(crate) fn at_cause(r: &Reader) -> bool {
    r.sees(ARROW)
}

/// Reads what sets an ability off, and the arrow after it.
pub(crate) fn read_cause(r: &mut Reader) -> Read<Cause> {
    let cause = r.named("~what sets it off", |r| {
        if let Some((_, label, trigger)) = KEYED.iter().find(|(name, ..)| r.skip(name)) {
            return Ok((trigger(), None, *label));
        }
        if let Ok((trigger, turn)) = r.attempt(read_moment) {
            return Ok((trigger, turn, label::TRIGGERED));
        }
        r.one_of(WHEN)?;
        let event = r.attempt(|r| {
            let event = r.named("~an event", read_event)?;
            if r.peek() == Some(&crate::token::Kind::Mark(ARROW)) { Ok(event) } else { r.fail("⇒") }
        });
        let trigger = match event {
            Ok(event) => event,
            Err(Miss) => {
                let condition = read_condition(r)?;
                // What a card becomes is an event.
                if matches!(condition, Condition::Is(..)) {
                    return Err(Miss);
                }
                let on = EventPattern::State(condition);
                Trigger { on, subject: Filter::default(), counterpart: None }
            }
        };
        Ok((trigger, None, label::TRIGGERED))
    })?;
    r.mark(ARROW)?;
    super::event::speak_of(&cause.0, &mut r.talk);
    Ok(cause)
}

fn read_moment(r: &mut Reader) -> Read<(Trigger, Option<Who>)> {
    let found = MOMENTS.iter().find_map(|(when, name, verb)| {
        TURNS.iter().find_map(|(whose, who)| {
            r.attempt(|r| {
                r.one_of(when)?;
                r.words(whose)?;
                r.words(name)?;
                if matches!(r.peek(), Some(crate::token::Kind::Mark(_)) | None) {
                    Ok((moment(*verb), who.clone()))
                } else {
                    Err(Miss)
                }
            })
            .ok()
        })
    });
    found.ok_or(Miss)
}

/// Writes what [`read_cause`] reads.
pub(crate) fn write_cause(trigger: &Trigger, turn: Option<&Who>, sort: Label, w: &mut Writer) -> Said {
    if let Some((name, _, known)) = KEYED.iter().find(|(_, label, _)| *label == sort) {
        if *trigger != known() || turn.is_some() {
            return Err(Unsayable);
        }
        w.say(name);
    } else if w.attempt(|w| write_moment(trigger, turn, w)).is_err() {
        if turn.is_some() {
            return Err(Unsayable);
        }
        w.one_of(WHEN);
        match trigger.on {
            EventPattern::State(_) => write_happening_now(trigger, w)?,
            _ => write_event(trigger, w)?,
        }
    }
    w.say("⇒");
    w.begin();
    super::event::speak_of(trigger, &mut w.talk);
    Ok(())
}

fn write_moment(trigger: &Trigger, turn: Option<&Who>, w: &mut Writer) -> Said {
    let (when, name, _) = MOMENTS.iter().find(|(.., verb)| *trigger == moment(*verb)).ok_or(Unsayable)?;
    let known = TURNS.iter().filter(|(_, who)| who.as_ref() == turn);
    let mut words: Vec<&str> = known.map(|(words, _)| *words).collect();
    match turn {
        None if !matches!(*name, "turn" | "battle") => words.swap(0, 2),
        Some(Who::Opponent) if *name != "turn" => words.swap(0, 2),
        _ => {}
    }
    w.one_of(when);
    w.one_of(&words);
    w.words(name);
    Ok(())
}

/// Whether a trigger waits for a moment of a turn.
fn is_moment(trigger: &Trigger) -> bool {
    MOMENTS.iter().any(|(.., verb)| *trigger == moment(*verb))
}

/// Whose turn it must be at a moment, and what else must hold.
pub(crate) fn split_turn<'c>(
    trigger: &Trigger,
    condition: Option<&'c Condition>,
) -> (Option<&'c Who>, Option<&'c Condition>) {
    match condition {
        Some(Condition::TurnOf(who)) if is_moment(trigger) => (Some(who), None),
        condition => (None, condition),
    }
}
