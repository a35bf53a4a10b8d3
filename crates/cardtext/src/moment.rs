//! Moments and states that set abilities off: "At the beginning of your main phase", "When you have 3 or more Charas".

use crate::condition::{joined, read_condition, write_condition};
use crate::language::Grammar;
use crate::noun::{Place, read_article, write_article};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{EventPattern, Trigger};
use duel::card::amount::{Condition, Who};
use duel::card::filter::Filter;
use duel::ids::Verb;

/// The moments that a language knows, and the deed that marks each.
pub(crate) struct Times {
    /// Of a turn: words before and after whose it is.
    pub moments: &'static [(&'static str, &'static str, Verb)],
    /// Of no player's.
    pub steps: &'static [(&'static str, Verb)],
    /// What happens that is about no card.
    pub happenings: &'static [(&'static str, Verb)],
}

impl Times {
    /// Whether a trigger waits for one of them.
    pub fn has(&self, trigger: &Trigger) -> bool {
        let turn = self.moments.iter().map(|(.., verb)| verb);
        let other = self.steps.iter().chain(self.happenings).map(|(_, verb)| verb);
        turn.chain(other).any(|verb| *trigger == moment(*verb))
    }
}

/// "a battle begins".
pub(crate) fn read_happening_now(r: &mut Reader) -> Read<Trigger> {
    let times = &r.grammar.times;
    times.happenings.iter().find(|(words, _)| r.skip(words)).map(|(_, verb)| moment(*verb)).ok_or(Miss)
}

/// Writes what [`read_happening_now`] reads, or a state of affairs.
pub(crate) fn write_happening_now(trigger: &Trigger, w: &mut Writer) -> Said {
    if let EventPattern::State(condition) = &trigger.on {
        return write_condition(condition, w);
    }
    let (words, _) = w.grammar.times.happenings.iter().find(|(_, verb)| *trigger == moment(*verb)).ok_or(Unsayable)?;
    w.words(words);
    Ok(())
}

/// Whose turn it must be.
const TURNS: &[(&str, Option<Who>)] =
    &[("your", Some(Who::You)), ("your opponent's", Some(Who::Opponent)), ("each player's", None)];

/// The card itself, or a card like this.
pub(crate) fn read_subject(place: Place, r: &mut Reader) -> Read<Filter> {
    if r.has(Reader::this) { Ok(Filter::this()) } else { read_article(place, r) }
}

/// Writes what [`read_subject`] reads.
pub(crate) fn write_subject(subject: &Filter, place: Place, w: &mut Writer) -> Said {
    w.plural = false;
    if *subject == Filter::this() {
        w.itself();
        return Ok(());
    }
    write_article(subject, place, w)
}

/// Reads what sets an ability off, whose turn it must be then, and the comma after it.
pub(crate) fn read_cause(r: &mut Reader) -> Read<(Trigger, Option<Who>)> {
    let (trigger, turn) = if r.skip("when") {
        let event = r.attempt(|r| {
            let event = r.named("~an event", r.grammar.event.read)?;
            if r.peek() == Some(&crate::token::Kind::Mark(',')) { Ok(event) } else { r.fail(",") }
        });
        (event.or_else(|Miss| read_state(r))?, None)
    } else {
        read_moment(r)?
    };
    r.mark(',')?;
    (r.grammar.speak_of)(&trigger, &mut r.talk);
    Ok((trigger, turn))
}

/// Reads a trigger, what must hold besides, and the comma after it.
pub(crate) fn read_trigger(r: &mut Reader) -> Read<(Trigger, Option<Condition>)> {
    let (trigger, turn) = read_cause(r)?;
    let mut conditions: Vec<Condition> = turn.into_iter().map(Condition::TurnOf).collect();
    if let Ok(condition) = r.attempt(|r| {
        r.words("if")?;
        let condition = read_condition(r)?;
        r.mark(',').map(|()| condition)
    }) {
        match condition {
            Condition::All(all) => conditions.extend(all),
            condition => conditions.push(condition),
        }
    }
    Ok((trigger, joined(conditions)))
}

/// Writes what [`read_cause`] reads.
pub(crate) fn write_cause(trigger: &Trigger, turn: Option<&Who>, w: &mut Writer) -> Said {
    if w.attempt(|w| write_moment(trigger, turn, w)).is_err() {
        if turn.is_some() {
            return Err(Unsayable);
        }
        w.say("when");
        (w.grammar.event.write)(trigger, w)?;
    }
    w.glue(",");
    (w.grammar.speak_of)(trigger, &mut w.talk);
    Ok(())
}

/// Writes what [`read_trigger`] reads.
pub(crate) fn write_trigger(trigger: &Trigger, condition: Option<&Condition>, w: &mut Writer) -> Said {
    let (turn, rest) = split_turn(w.grammar, trigger, condition);
    write_cause(trigger, turn, w)?;
    if let Some(condition) = rest {
        w.say("if");
        write_condition(&condition, w)?;
        w.glue(",");
    }
    Ok(())
}

/// Whose turn it must be at a moment, and what else must hold.
pub(crate) fn split_turn<'c>(
    grammar: &Grammar,
    trigger: &Trigger,
    condition: Option<&'c Condition>,
) -> (Option<&'c Who>, Option<Condition>) {
    if !grammar.times.moments.iter().any(|(.., verb)| *trigger == moment(*verb)) {
        return (None, condition.cloned());
    }
    match condition {
        Some(Condition::TurnOf(who)) => (Some(who), None),
        Some(Condition::All(all)) => match all.split_first() {
            Some((Condition::TurnOf(who), rest)) => (Some(who), joined(rest.to_vec())),
            _ => (None, condition.cloned()),
        },
        condition => (None, condition.cloned()),
    }
}

/// Reads a state of affairs.
fn read_state(r: &mut Reader) -> Read<Trigger> {
    let on = EventPattern::State(read_condition(r)?);
    Ok(Trigger { on, subject: Filter::default(), counterpart: None })
}

/// The deed alone, whoever does it.
fn moment(verb: Verb) -> Trigger {
    Trigger { on: EventPattern::Deed(verb), subject: Filter::default(), counterpart: None }
}

fn read_moment(r: &mut Reader) -> Read<(Trigger, Option<Who>)> {
    if let Some((_, verb)) = r.grammar.times.steps.iter().find(|(words, _)| r.skip(words)) {
        return Ok((moment(*verb), None));
    }
    let found = r.grammar.times.moments.iter().find_map(|(when, name, verb)| {
        TURNS.iter().find_map(|(whose, who)| {
            r.attempt(|r| {
                r.words(when)?;
                r.words(whose)?;
                r.words(name)?;
                Ok((moment(*verb), who.clone()))
            })
            .ok()
        })
    });
    found.ok_or(Miss)
}

fn write_moment(trigger: &Trigger, turn: Option<&Who>, w: &mut Writer) -> Said {
    let times = &w.grammar.times;
    if let Some((words, _)) = times.steps.iter().find(|(_, verb)| *trigger == moment(*verb)) {
        w.words(words);
        return Ok(());
    }
    let (when, name, _) = times.moments.iter().find(|(.., verb)| *trigger == moment(*verb)).ok_or(Unsayable)?;
    let (whose, _) = TURNS.iter().find(|(_, who)| who.as_ref() == turn).ok_or(Unsayable)?;
    w.words(when);
    w.words(whose);
    w.words(name);
    Ok(())
}
