//! The sentences of an effect: what is chosen, what is done, and on which condition.

use crate::branch::{Last, draw_in, is_governed, later, read_branch, risen, unit_length, write_branch};
use crate::mode::{read_modes, write_modes};
use crate::phrase::Slot;
use crate::players::{fit_both, has_others_act};
use crate::reader::{Miss, Read, Reader};
use crate::refer::targets;
use crate::token::Kind;
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{Body, Change, ChoosingPhrase, Duration, Modes, Op};
use duel::card::amount::{What, Who};
use std::ops::Range;

/// Reads sentences up to one that is not part of an effect, and the actions to select from.
pub(crate) fn read_body(r: &mut Reader) -> Read<(Body, Option<Modes>)> {
    let before = std::mem::replace(&mut r.talk.may_choose, true);
    let body = read_sentences(r);
    r.talk.may_choose = before;
    body
}

fn read_sentences(r: &mut Reader) -> Read<(Body, Option<Modes>)> {
    let mut body = Body::default();
    let mut last = Last::default();
    while !r.is_done() && !(r.grammar.at_limit)(r) {
        if let Ok(modes) = r.attempt(read_modes) {
            body.phrases.append(&mut r.talk.phrases);
            return Ok((body, Some(modes)));
        }
        r.named("~an effect", |r| read_sentence(&mut body, &mut last, r))?;
    }
    body.phrases.append(&mut r.talk.phrases);
    if body == Body::default() {
        return r.fail("~an effect");
    }
    Ok((body, None))
}

fn read_sentence(body: &mut Body, last: &mut Last, r: &mut Reader) -> Read<()> {
    let first = body.ops.len();
    let unchosen = body.phrases.is_empty() && r.talk.phrases.is_empty();
    let leads = unchosen && (first == 0 || !r.grammar.chooses_in_order);
    if r.grammar.inline && (r.grammar.chooses)(r) {
        r.words("choose")?;
        What::read(r)?;
    } else if (r.grammar.chooses)(r) && leads {
        r.words("choose")?;
        if body.ops.iter().any(|op| matches!(op, Op::LookAtTop { .. })) {
            return r.fail("~what is chosen to be said before what is looked at");
        }
        body.phrases = read_chosen(r)?;
    } else {
        if !r.skip("then,") && r.grammar.inline {
            r.skip("then");
        }
        let merged = read_branch(body, last, r)?;
        let chosen = body.ops.iter().position(|op| matches!(op, Op::ChooseTargets { first: 0, .. }));
        if unchosen && !r.grammar.chooses_in_order && chosen.is_some_and(|at| !is_governed(&body.ops, at)) {
            return r.fail("~what is chosen in a sentence of its own");
        }
        if let Some((phrase, divide)) = r.talk.divided.take() {
            let mut phrases = body.phrases.iter_mut().chain(&mut r.talk.phrases);
            phrases.nth(phrase.into()).ok_or(Miss)?.divide = Some(divide);
        }
        if !merged && body.ops.len() > first {
            *last = Last { sentence: first, unit: first };
            if let Some(unit) = draw_in(body, first, r.pool)? {
                last.unit = unit;
            }
        }
    }
    stop(r)?;
    if let Some(note) = &r.grammar.note
        && !r.lasts
        && body.ops.iter().skip(first).any(is_lasting)
    {
        (note.read)(r)?;
    }
    Ok(())
}

/// What is chosen by one sentence.
fn read_chosen(r: &mut Reader) -> Read<Vec<ChoosingPhrase>> {
    r.talk.chosen_before = r.talk.chosen.len();
    let chosen = r.list(|r| {
        let choose = (r.grammar.choose.read)(r)?;
        r.talk.chose(&choose);
        Ok(choose)
    })?;
    if chosen.len() > 1 {
        r.talk.chose_together();
    }
    if chosen.iter().filter(|choose| choose.place_filter.is_none()).count() > 2 {
        return r.fail("~at most two descriptions of what is chosen");
    }
    if r.talk.chosen.len() > MOST_PHRASES {
        return r.fail("~fewer sentences that choose");
    }
    Ok(chosen)
}

/// How many phrases of a text choose at most.
const MOST_PHRASES: usize = 8;

/// "choose 1 Forward opponent controls", where the text comes to it.
fn read_choosing(r: &mut Reader) -> Read<Vec<Op>> {
    let now = !r.grammar.inline && r.talk.may_choose && r.talk.doer == Who::You && (r.grammar.chooses)(r);
    if !now {
        return Err(Miss);
    }
    r.words("choose")?;
    let first = r.talk.chosen.len() as u8;
    let chosen = read_chosen(r)?;
    let count = chosen.len() as u8;
    r.talk.phrases.extend(chosen);
    Ok(vec![Op::ChooseTargets { first, count }])
}

/// Whether an operation begins an effect that has no end.
pub(crate) fn is_lasting(op: &Op) -> bool {
    matches!(op, Op::BeginEffect { duration: Duration::Forever, changes, .. }
        if !matches!(changes.as_slice(), [Change::Control(_)]))
}

/// The full stop; a text that is put off to later has read it.
fn stop(r: &mut Reader) -> Read<()> {
    if r.talk.stopped { Ok(()) } else { r.stop() }
}

/// What joins clauses into one sentence.
const JOINS: &[&str] = &["and", ", then", "then", ", and", ", and then", "and then"];

/// Clauses that are done one after the other.
pub(crate) fn read_clauses(r: &mut Reader) -> Read<Vec<Op>> {
    let mut ops = read_clause(r)?;
    while let Ok(more) = r.attempt(|r| {
        r.one_of(JOINS)?;
        // "each player draws a card, then discards a card": nobody reads that as done by you.
        let third = matches!(r.peek(), Some(Kind::Word(word)) if word.ends_with('s'));
        if third && has_others_act(&ops) { Err(Miss) } else { read_clause(r) }
    }) {
        ops.extend(more);
    }
    Ok(ops)
}

/// Writes the sentences of a body, then the actions to select from.
pub(crate) fn write_body(body: &Body, modes: Option<&Modes>, w: &mut Writer) -> Said {
    let mut ops = body.ops.as_slice();
    if w.grammar.inline {
        return write_inline(body, modes, w);
    }
    w.talk.phrases.clone_from(&body.phrases);
    let leading = body.phrases_before_ops();
    let mut unsaid = !leading.is_empty();
    while !ops.is_empty() || unsaid {
        if unsaid && (ops.is_empty() || chooses_now(&leading, ops, w)) {
            write_chosen(leading.clone(), w)?;
            w.stop();
            unsaid = false;
            continue;
        }
        if w.is_guided() {
            w.one_of(&["", "then,"]);
        }
        ops = write_sentence(ops, w)?;
        end_sentence(w);
    }
    if let Some(modes) = modes {
        write_modes(modes, w)?;
    }
    Ok(())
}

/// The full stop, and the note that belongs after it.
fn end_sentence(w: &mut Writer) {
    w.stop();
    if std::mem::take(&mut w.due)
        && !w.lasts
        && let Some(note) = &w.grammar.note
    {
        (note.write)(w);
    }
}

/// Writes the sentences of a body in which what is chosen is said where it is spoken of; by itself where it cannot be.
fn write_inline(body: &Body, modes: Option<&Modes>, w: &mut Writer) -> Said {
    w.talk.phrases.clone_from(&body.phrases);
    let mut ops = body.ops.as_slice();
    loop {
        let unsaid = w.talk.chosen.len()..body.phrases.len();
        if ops.is_empty() && unsaid.is_empty() {
            break;
        }
        let choose = ops.is_empty() || !unsaid.is_empty() && w.would_follow("choose");
        let written = if choose { Err(Unsayable) } else { w.attempt(|w| write_one(ops, w)) };
        ops = match written {
            Ok(rest) => rest,
            Err(Unsayable) if unsaid.is_empty() => return Err(Unsayable),
            Err(Unsayable) => {
                w.say("choose");
                let all: Vec<What> = unsaid.map(|n| What::Target(n as u8)).collect();
                if let [one] = all.as_slice() {
                    one.write(w)?
                } else {
                    What::Several(all).write(w)?
                }
                ops
            }
        };
        w.stop();
    }
    match modes {
        Some(modes) => write_modes(modes, w),
        None => Ok(()),
    }
}

/// Writes one sentence, perhaps with "then" before it; the operations that remain.
fn write_one<'o>(ops: &'o [Op], w: &mut Writer) -> Result<&'o [Op], Unsayable> {
    if w.is_guided() {
        w.one_of(&["", "then,", "then"]);
    }
    write_sentence(ops, w)
}

/// Whether what is chosen first is said before these operations: just before they speak of it, or where the text says it.
fn chooses_now(leading: &Range<u8>, ops: &[Op], w: &mut Writer) -> bool {
    let length = unit_length(ops);
    let speaks = |ops: &[Op]| leading.clone().any(|n| targets(ops, w.pool) >> n & 1 == 1);
    let needed = w.grammar.chooses_in_order || leading.len() > 1 || speaks(&ops[..length]) || !speaks(ops);
    needed || if w.is_guided() { w.would_follow("choose") } else { w.grammar.chooses_first }
}

/// Writes what these phrases choose.
fn write_chosen(phrases: Range<u8>, w: &mut Writer) -> Said {
    let phrases = usize::from(phrases.start)..usize::from(phrases.end);
    let chosen = w.talk.phrases.get(phrases).ok_or(Unsayable)?.to_vec();
    w.say("choose");
    w.talk.chosen_before = w.talk.chosen.len();
    w.list(&chosen, |w, choose| {
        (w.grammar.choose.write)(choose, w)?;
        w.talk.chose(choose);
        Ok(())
    })?;
    if chosen.len() > 1 {
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

/// What joins the next clause to the one before in the same sentence, if anything does.
fn join(before: &Op, after: &[Op], w: &mut Writer) -> Option<&'static str> {
    if after.is_empty() || unit_length(after) > 1 || risen(&after[0]).is_some() || later(&after[0]).is_some() {
        return None;
    }
    if w.is_guided() {
        return JOINS.iter().copied().filter(|words| w.would_follow(words)).max_by_key(|words| words.len());
    }
    (w.grammar.join)(before, after)
}

/// Writes operations that are governed together: one statement, or clauses with "and" between them. What is said of
/// something that one of them chooses may stand in sentences of its own.
pub(crate) fn write_group(mut ops: &[Op], w: &mut Writer) -> Said {
    if unit_length(ops) > 1 || ops.first().is_some_and(|op| risen(op).is_some() || later(op).is_some()) {
        return if write_sentence(ops, w)?.is_empty() { Ok(()) } else { Err(Unsayable) };
    }
    let chosen = chosen_in(ops);
    let mut before: Option<&Op> = None;
    while !ops.is_empty() {
        if let Some(before) = before {
            let chose = matches!(before, Op::ChooseTargets { .. }) && targets(ops, w.pool) & chosen != 0;
            if chose && (!w.is_guided() || join(before, ops, w).is_none()) {
                return write_more(ops, chosen, w);
            }
            let usual = (w.grammar.join)(before, ops).unwrap_or("and");
            if w.is_guided() { w.one_of(JOINS) } else { w.words(usual) }
        }
        let written = write_clause(ops, w)?;
        before = ops.get(written - 1);
        ops = &ops[written..];
    }
    if before.is_none() { Err(Unsayable) } else { Ok(()) }
}

/// The phrases whose choices some operations make, bit n for phrase n.
fn chosen_in(ops: &[Op]) -> u16 {
    ops.iter().fold(0, |bits, op| match op {
        Op::ChooseTargets { first, count } => bits | ((1 << count) - 1) << first,
        _ => bits,
    })
}

/// Ends the sentence at hand and writes more that is said of what was chosen; the last full stop is left to who writes what
/// these are part of. What does not speak of it any more goes with what does.
fn write_more(mut ops: &[Op], chosen: u16, w: &mut Writer) -> Said {
    while !ops.is_empty() {
        end_sentence(w);
        if w.is_guided() {
            w.one_of(&["", "then,"]);
        }
        let governed = unit_length(ops) > 1;
        ops = write_sentence(ops, w)?;
        while !ops.is_empty() && targets(ops, w.pool) & chosen == 0 {
            if governed {
                return Err(Unsayable);
            }
            if w.is_guided() {
                w.one_of(JOINS)
            } else {
                w.say("and")
            }
            let written = write_clause(ops, w)?;
            ops = &ops[written..];
        }
    }
    Ok(())
}

/// Reads a clause, and notes what it picked.
pub(crate) fn read_clause(r: &mut Reader) -> Read<Vec<Op>> {
    let clauses = r.grammar.clauses;
    let ops = r.named("~an effect", |r| {
        let chosen = r.attempt(read_choosing);
        chosen.or_else(|Miss| clauses.iter().find_map(|clause| r.attempt(clause.read).ok()).ok_or(Miss))
    })?;
    if !fit_both(&ops) {
        return r.fail("~something that both players can do at once");
    }
    r.talk.note_clause(&ops, r.grammar);
    Ok(ops)
}

/// Writes the clause for the operations the list begins with; how many they are.
pub(crate) fn write_clause(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    if let Some(Op::ChooseTargets { first, count }) = ops.first() {
        return write_chosen(*first..first + count, w).map(|()| 1);
    }
    let written = w.first_of(w.grammar.clauses, |clause, w| (clause.write)(ops, w))?;
    w.talk.note_clause(&ops[..written], w.grammar);
    Ok(written)
}
