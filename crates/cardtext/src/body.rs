//! The sentences of an effect: what is chosen, what is done, and on which condition.

use crate::branch::{later, read_branch, risen, unit_length, write_branch};
use crate::effect::{read_clause, write_clause};
use crate::mode::{read_modes, write_modes};
use crate::noun::{Counted, Place, read_counted, write_counted};
use crate::reader::{Miss, Read, Reader};
use crate::refer::speaks_of_targets;
use crate::token::Kind as TokenKind;
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::verb;
use duel::ability::{Body, Change, Choose, Duration, Modes, Op};
use duel::amount::What;

/// Reads sentences up to one that is not part of an effect, and the actions to select from.
pub(crate) fn read_body(r: &mut Reader) -> Read<(Body, Option<Modes>)> {
    let mut body = Body::default();
    // Where the operations of the sentence before begin.
    let mut last = 0;
    while !r.is_done() && !at_limit(r) {
        if let Ok(modes) = r.attempt(read_modes) {
            return Ok((body, Some(modes)));
        }
        let first = body.ops.len();
        let merged = r.named("~an effect", |r| read_sentence(&mut body, last, r))?;
        if !merged && body.ops.len() > first {
            last = first;
        }
    }
    if body == Body::default() {
        return r.fail("~an effect");
    }
    Ok((body, None))
}

fn read_sentence(body: &mut Body, last: usize, r: &mut Reader) -> Read<bool> {
    let mut merged = false;
    let first = body.ops.len();
    if r.skip("choose") {
        if body.ops.iter().any(|op| matches!(op, Op::Look { .. })) {
            return r.fail("~what is chosen to be said before what is looked at");
        }
        let chosen = r.list(read_choose)?;
        let together = chosen.len() > 1;
        for choose in chosen {
            r.talk.chose(&choose);
            body.choose.push(choose);
        }
        if together {
            r.talk.chose_together();
        }
        if body.choose.len() > 2 {
            return r.fail("~at most two descriptions of what is chosen");
        }
    } else {
        r.skip("then,");
        merged = read_branch(body, last, r)?;
        if let Some((phrase, divide)) = r.talk.divided.take() {
            body.choose.get_mut(usize::from(phrase)).ok_or(Miss)?.divide = Some(divide);
        }
    }
    stop(r)?;
    let lasts = |op: &Op| {
        matches!(op, Op::Effect { duration: Duration::Forever, changes, .. }
            if !matches!(changes.as_slice(), [Change::Control(_)]))
    };
    if !r.lasts && body.ops.iter().skip(first).any(lasts) {
        r.note()?;
    }
    Ok(merged)
}

/// The full stop; a text that is put off to later has read it.
fn stop(r: &mut Reader) -> Read<()> {
    if r.talk.stopped { Ok(()) } else { r.stop() }
}

/// Whether a sentence follows that limits the ability.
pub(crate) fn at_limit(r: &Reader) -> bool {
    ["you can only use", "you can use this ability only", "this effect will", "this ability will"]
        .iter()
        .any(|words| r.sees_words(words))
        || r.peek() == Some(&TokenKind::Mark('('))
}

fn read_choose(r: &mut Reader) -> Read<Choose> {
    let Counted { min, max, filter } = read_counted(Place::Play, r)?;
    Ok(Choose { filter, min, max, spots: None, divide: None })
}

/// What joins clauses into one sentence.
const JOINS: &[&str] = &["and", ", then", "then", ", and", ", and then", "and then"];

/// Clauses that are done one after the other.
pub(crate) fn read_clauses(r: &mut Reader) -> Read<Vec<Op>> {
    let mut ops = read_clause(r)?;
    while let Ok(more) = r.attempt(|r| {
        r.one_of(JOINS)?;
        read_clause(r)
    }) {
        ops.extend(more);
    }
    Ok(ops)
}

/// Writes the sentences of a body, then the actions to select from.
pub(crate) fn write_body(body: &Body, modes: Option<&Modes>, w: &mut Writer) -> Said {
    let mut ops = body.ops.as_slice();
    let mut unsaid = !body.choose.is_empty();
    while !ops.is_empty() || unsaid {
        if unsaid && (ops.is_empty() || chooses_now(body, ops, w)) {
            write_choose(body, w)?;
            unsaid = false;
            continue;
        }
        if w.is_guided() {
            w.one_of(&["", "then,"]);
        }
        ops = write_sentence(ops, w)?;
        w.stop();
        w.note_durations();
    }
    if let Some(modes) = modes {
        write_modes(modes, w)?;
    }
    Ok(())
}

/// Whether what is chosen is said before these operations: just before they speak of it, or where the text says it.
fn chooses_now(body: &Body, ops: &[Op], w: &mut Writer) -> bool {
    let length = unit_length(ops);
    let needed = body.choose.len() > 1 || speaks_of_targets(&ops[..length], w.pool) || !speaks_of_targets(ops, w.pool);
    needed || w.is_guided() && w.would_follow("choose")
}

fn write_choose(body: &Body, w: &mut Writer) -> Said {
    w.say("choose");
    w.list(&body.choose, |w, Choose { filter, min, max, .. }| {
        let counted = Counted { min: min.clone(), max: max.clone(), filter: filter.clone() };
        write_counted(&counted, Place::Play, w)
    })?;
    w.stop();
    body.choose.iter().for_each(|choose| w.talk.chose(choose));
    if body.choose.len() > 1 {
        w.talk.chose_together();
    }
    Ok(())
}

/// Writes one sentence; the operations that remain.
pub(crate) fn write_sentence<'o>(ops: &'o [Op], w: &mut Writer) -> Result<&'o [Op], Unsayable> {
    if let Some(rest) = write_branch(ops, w)? {
        return Ok(rest);
    }
    let mut written = write_clause(ops, w)?;
    while let Some(words) = join(&ops[written - 1], &ops[written..], w) {
        w.words(words);
        written += write_clause(&ops[written..], w)?;
    }
    Ok(&ops[written..])
}

/// What joins the next clause to the one before in the same sentence, if anything does. Searching is said with what is
/// done to what was found, drawing with the discarding that follows.
fn join(before: &Op, after: &[Op], w: &mut Writer) -> Option<&'static str> {
    if after.is_empty() || unit_length(after) > 1 || risen(&after[0]).is_some() || later(&after[0]).is_some() {
        return None;
    }
    if w.is_guided() {
        return JOINS.iter().copied().filter(|words| w.would_follow(words)).max_by_key(|words| words.len());
    }
    match (before, after) {
        (Op::Search { .. }, _) => Some("and"),
        (Op::Move { what: What::Picked(_), to, .. }, [Op::Arrange { .. } | Op::Shuffle { .. }, ..])
            if *to != crystal::words::zone::BREAK =>
        {
            Some("and")
        }
        (Op::Take { verb: verb::DRAW, .. }, [Op::Pick { .. }, Op::Move { verb: verb::DISCARD, .. }, ..]) => {
            Some(", then")
        }
        _ => None,
    }
}

/// Writes operations that are governed together: one statement, or clauses with "and" between them.
pub(crate) fn write_group(mut ops: &[Op], w: &mut Writer) -> Said {
    if unit_length(ops) > 1 || ops.first().is_some_and(|op| risen(op).is_some() || later(op).is_some()) {
        return if write_sentence(ops, w)?.is_empty() { Ok(()) } else { Err(Unsayable) };
    }
    let mut before: Option<&Op> = None;
    while !ops.is_empty() {
        if let Some(before) = before {
            let usual = match (before, ops) {
                (Op::Take { verb: verb::DRAW, .. }, [Op::Pick { .. }, Op::Move { verb: verb::DISCARD, .. }, ..]) => {
                    ", then"
                }
                _ => "and",
            };
            if w.is_guided() { w.one_of(JOINS) } else { w.words(usual) }
        }
        let written = write_clause(ops, w)?;
        before = ops.get(written - 1);
        ops = &ops[written..];
    }
    if before.is_none() { Err(Unsayable) } else { Ok(()) }
}
