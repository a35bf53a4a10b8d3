//! The sentences of an effect: what is chosen, what is done, on which condition, and what may be selected.

use crate::condition::{read_condition, write_condition};
use crate::cost::{read_payment, write_payment};
use crate::effect::{read_clause, write_clause};
use crate::later::{read_waiting, write_waiting};
use crate::noun::{Counted, Place, read_counted, write_counted};
use crate::phrase::Slot;
use crate::reader::{Miss, Read, Reader};
use crate::refer::speaks_of_targets;
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{label, verb};
use duel::ability::{Ability, Body, Choose, Duration, Form, Modes, On, Op, Trigger};
use duel::amount::{Condition, Who};
use duel::filter::Filter;
use duel::words::Zones;

/// Reads sentences up to one that is not part of an effect, and the actions to select from.
pub(crate) fn read_body(r: &mut Reader) -> Read<(Body, Option<Modes>)> {
    let mut body = Body::default();
    let mut last = 0;
    while !r.is_done() && !at_limit(r) {
        if let Ok((min, max, count)) = r.attempt(|r| r.named("~an effect", read_selection)) {
            let instead = if r.sees_words("if") { Some(read_other_selection(count, r)?) } else { None };
            let options = read_options(usize::from(count), r)?;
            return Ok((body, Some(Modes { min, max, instead, options })));
        }
        let begins = body.ops.len();
        r.named("~an effect", |r| read_sentence(&mut body, last, r))?;
        last = begins.min(body.ops.len());
    }
    if body == Body::default() {
        return r.fail("~an effect");
    }
    Ok((body, None))
}

/// Reads a sentence. One that says what happens instead goes with the sentence before, whose operations begin at `last`.
fn read_sentence(body: &mut Body, last: usize, r: &mut Reader) -> Read<()> {
    if r.skip("choose") {
        let chosen = r.list(read_choose)?;
        let together = chosen.len() > 1;
        for choose in chosen {
            r.talk.chose(&choose);
            body.choose.push(choose);
        }
        if together {
            r.talk.it = None;
        }
        if body.choose.len() > 2 {
            return r.fail("~at most two descriptions of what is chosen");
        }
    } else if let Ok((condition, mut under)) = r.attempt(read_instead) {
        let before = body.ops.split_off(last);
        if before.is_empty() {
            return Err(Miss);
        }
        let small = |length: usize| u8::try_from(length).map_err(|_| Miss);
        under.push(Op::Skip { skip: small(before.len())? });
        body.ops.push(Op::If { condition, skip: small(under.len())? });
        body.ops.extend(under.into_iter().chain(before));
    } else {
        body.ops.extend(read_statement(r)?);
        if let Some((phrase, divide)) = r.talk.divided.take() {
            body.choose.get_mut(usize::from(phrase)).ok_or(Miss)?.divide = Some(divide);
        }
    }
    r.stop()
}

/// "if you control 3 or more Forwards, deal it 6000 damage instead"
fn read_instead(r: &mut Reader) -> Read<(Condition, Vec<Op>)> {
    r.words("if")?;
    let condition = read_condition(r)?;
    r.mark(',')?;
    let ops = read_statement(r)?;
    r.words("instead")?;
    Ok((condition, ops))
}

/// The actions to select from, in quotation marks.
fn read_options(count: usize, r: &mut Reader) -> Read<Vec<Body>> {
    let mut options = Vec::new();
    while options.len() < count {
        r.talk = r.talk.afresh();
        options.push(r.quoted(read_mode)?);
    }
    Ok(options)
}

/// Whether a sentence follows that limits the ability.
fn at_limit(r: &Reader) -> bool {
    r.sees_words("you can only use") || r.sees_words("this effect will")
}

/// An action to select; what it chooses is numbered on its own.
fn read_mode(r: &mut Reader) -> Read<Body> {
    let (body, modes) = read_body(r)?;
    if modes.is_some() { Err(Miss) } else { Ok(body) }
}

/// "Select 1 of the 2 following actions."
fn read_selection(r: &mut Reader) -> Read<(u8, u8, u8)> {
    let selection = read_count(r)?;
    r.stop()?;
    Ok(selection)
}

/// "If you control 3 or more Forwards, select up to 2 of the 2 following actions instead."
fn read_other_selection(count: u8, r: &mut Reader) -> Read<(Condition, u8, u8)> {
    r.words("if")?;
    let condition = read_condition(r)?;
    r.mark(',')?;
    let (min, max, same) = read_count(r)?;
    r.words("instead")?;
    r.stop()?;
    if same == count { Ok((condition, min, max)) } else { Err(Miss) }
}

/// How many at least and at most are selected, and of how many.
fn read_count(r: &mut Reader) -> Read<(u8, u8, u8)> {
    let small = |number: i32| u8::try_from(number).map_err(|_| Miss);
    r.words("select")?;
    let up_to = r.skip("up to");
    let max = r.number().and_then(small)?;
    r.words("of the")?;
    let count = r.number().and_then(small)?;
    r.words("following actions")?;
    Ok((if up_to { 1 } else { max }, max, count))
}

fn read_choose(r: &mut Reader) -> Read<Choose> {
    let Counted { min, max, filter } = read_counted(Place::Play, r)?;
    Ok(Choose { filter, min, max, divide: None })
}

/// A sentence, or what a condition or a choice governs.
pub(crate) fn read_statement(r: &mut Reader) -> Read<Vec<Op>> {
    if let Ok(cost) = r.attempt(|r| {
        r.words("you may pay")?;
        let cost = read_payment(r)?;
        r.stop()?;
        r.words("if you do so,")?;
        Ok(cost)
    }) {
        return governed(r, |skip| Op::MayPay { who: Who::You, cost, skip });
    }
    if let Ok(who) = r.attempt(|r| {
        let who = Who::read(r)?;
        r.words("may")?;
        Ok(who)
    }) {
        let before = std::mem::replace(&mut r.talk.doer, who.clone());
        let ops = governed(r, |skip| Op::May { who, skip });
        r.talk.doer = before;
        return ops;
    }
    if r.skip("if you do so,") {
        return governed(r, |skip| Op::IfDone { skip });
    }
    if r.skip("if") {
        let condition = read_condition(r)?;
        r.mark(',')?;
        return governed(r, |skip| Op::If { condition, skip });
    }
    if r.sees_words("at the end of the turn") {
        return read_delay(r).map(|delay| vec![delay]);
    }
    if r.sees_words("when") {
        return read_waiting(r).map(|op| vec![op]);
    }
    let mut ops = read_clause(r)?;
    while let Ok(more) = r.attempt(|r| {
        if r.has(|r| r.mark(',')) {
            r.words("then")?;
        } else {
            r.words("and")?;
        }
        read_clause(r)
    }) {
        ops.extend(more);
    }
    Ok(ops)
}

fn governed(r: &mut Reader, governor: impl FnOnce(u8) -> Op) -> Read<Vec<Op>> {
    let mut ops = read_statement(r)?;
    ops.insert(0, governor(u8::try_from(ops.len()).map_err(|_| Miss)?));
    Ok(ops)
}

/// "At the end of the turn, …": what is left to wait.
pub(crate) fn read_delay(r: &mut Reader) -> Read<Op> {
    r.words("at the end of the turn,")?;
    let ops = read_statement(r)?;
    let ability = r.pool.add_ability(at_end_of_turn(ops));
    Ok(Op::Delay { ability, duration: Duration::Forever, once: true })
}

/// The ability that waits for the end of the turn. It works wherever its source is by then.
fn at_end_of_turn(ops: Vec<Op>) -> Ability {
    let trigger = Trigger { on: On::Deed(verb::BEGIN_END), subject: Filter::default(), counterpart: None };
    let mut ability = Ability::new(Form::Triggered(trigger), label::AUTO, Zones::ALL);
    ability.body.ops = ops;
    ability
}

/// Writes the sentences of a body, then the actions to select from.
pub(crate) fn write_body(body: &Body, modes: Option<&Modes>, w: &mut Writer) -> Said {
    let mut ops = body.ops.as_slice();
    let mut unsaid = !body.choose.is_empty();
    while !ops.is_empty() || unsaid {
        let length = unit_length(ops);
        let now = ops.is_empty()
            || body.choose.len() > 1
            || speaks_of_targets(&ops[..length], w.pool)
            || !speaks_of_targets(ops, w.pool);
        if unsaid && now {
            w.say("choose");
            w.list(&body.choose, |w, Choose { filter, min, max, .. }| {
                let counted = Counted { min: min.clone(), max: max.clone(), filter: filter.clone() };
                write_counted(&counted, Place::Play, w)
            })?;
            w.stop();
            body.choose.iter().for_each(|choose| w.talk.chose(choose));
            unsaid = false;
            continue;
        }
        ops = write_sentence(ops, w)?;
        w.stop();
    }
    if let Some(modes) = modes {
        write_modes(modes, w)?;
    }
    Ok(())
}

/// Writes what [`read_count`] reads.
fn write_count(min: u8, max: u8, count: usize, w: &mut Writer) -> Said {
    w.say("select");
    match (min, max) {
        (min, max) if min == max => {}
        (1, _) => w.words("up to"),
        _ => return Err(Unsayable),
    }
    w.number(i32::from(max));
    w.words("of the");
    w.number(count as i32);
    w.words("following actions");
    Ok(())
}

fn write_modes(modes: &Modes, w: &mut Writer) -> Said {
    write_count(modes.min, modes.max, modes.options.len(), w)?;
    w.stop();
    if let Some((condition, min, max)) = &modes.instead {
        w.say("if");
        write_condition(condition, w)?;
        w.glue(",");
        write_count(*min, *max, modes.options.len(), w)?;
        w.say("instead");
        w.stop();
    }
    for option in &modes.options {
        w.talk = w.talk.afresh();
        w.quoted(|w| write_body(option, None, w))?;
    }
    Ok(())
}

/// How many operations the first one governs, with itself.
fn unit_length(ops: &[Op]) -> usize {
    match ops.first() {
        None => 0,
        Some(Op::May { skip, .. } | Op::MayPay { skip, .. } | Op::If { skip, .. } | Op::IfDone { skip }) => {
            let under = (1 + usize::from(*skip)).min(ops.len());
            match ops.get(under - 1) {
                Some(Op::Skip { skip }) if under > 1 => (under + usize::from(*skip)).min(ops.len()),
                _ => under,
            }
        }
        Some(_) => 1,
    }
}

/// Writes one sentence; the operations that remain.
fn write_sentence<'o>(ops: &'o [Op], w: &mut Writer) -> Result<&'o [Op], Unsayable> {
    let length = unit_length(ops);
    let (unit, rest) = ops.split_at(length);
    let [first, inner @ ..] = unit else { return Err(Unsayable) };
    match first {
        Op::May { who, .. } => {
            who.write(w)?;
            w.say("may");
            let before = std::mem::replace(&mut w.talk.doer, who.clone());
            let said = write_group(inner, w);
            w.talk.doer = before;
            said?;
        }
        Op::MayPay { who: Who::You, cost, .. } => {
            w.words("you may pay");
            write_payment(cost, w)?;
            w.stop();
            w.words("if you do so,");
            write_group(inner, w)?;
        }
        Op::IfDone { .. } => {
            w.words("if you do so,");
            write_group(inner, w)?;
        }
        Op::If { condition, skip }
            if matches!(inner.get(usize::from(*skip).wrapping_sub(1)), Some(Op::Skip { .. })) =>
        {
            let (under, otherwise) = inner.split_at(usize::from(*skip));
            if !write_sentence(otherwise, w)?.is_empty() {
                return Err(Unsayable);
            }
            w.stop();
            w.say("if");
            write_condition(condition, w)?;
            w.glue(",");
            write_group(&under[..under.len() - 1], w)?;
            w.say("instead");
        }
        Op::If { condition, .. } => {
            w.say("if");
            write_condition(condition, w)?;
            w.glue(",");
            write_group(inner, w)?;
        }
        Op::Delay { ability, duration, once } => {
            let pool = w.pool;
            let delayed = pool.ability(*ability);
            if *delayed != at_end_of_turn(delayed.body.ops.clone()) {
                write_waiting(delayed, *duration, *once, w)?;
                return Ok(rest);
            }
            if (*duration, *once) != (Duration::Forever, true) {
                return Err(Unsayable);
            }
            w.words("at the end of the turn,");
            write_group(&delayed.body.ops, w)?;
        }
        _ => {
            let mut written = write_clause(ops, w)?;
            while let Some(link) = link(&ops[written - 1], &ops[written..]) {
                match link {
                    Link::And => w.say("and"),
                    Link::Then => w.words_after_comma("then"),
                }
                written += write_clause(&ops[written..], w)?;
            }
            return Ok(&ops[written..]);
        }
    }
    Ok(rest)
}

/// What joins a clause to the one before it in the same sentence.
enum Link {
    And,
    Then,
}

/// Searching is said with what is done to what was found, drawing with the discarding that follows.
fn link(before: &Op, after: &[Op]) -> Option<Link> {
    match (before, after) {
        (Op::Search { .. }, [_, ..]) => Some(Link::And),
        (Op::Take { verb: verb::DRAW, .. }, [Op::Pick { .. }, Op::Move { verb: verb::DISCARD, .. }, ..]) => {
            Some(Link::Then)
        }
        _ => None,
    }
}

/// Writes operations that are governed together: one statement, or clauses with "and" between them.
pub(crate) fn write_group(mut ops: &[Op], w: &mut Writer) -> Said {
    if unit_length(ops) > 1 || matches!(ops, [Op::Delay { .. }]) {
        return if write_sentence(ops, w)?.is_empty() { Ok(()) } else { Err(Unsayable) };
    }
    let mut before: Option<&Op> = None;
    while !ops.is_empty() {
        match before.map(|before| link(before, ops)) {
            None => {}
            Some(Some(Link::Then)) => w.words_after_comma("then"),
            Some(Some(Link::And) | None) => w.say("and"),
        }
        let written = write_clause(ops, w)?;
        before = ops.get(written - 1);
        ops = &ops[written..];
    }
    if before.is_none() { Err(Unsayable) } else { Ok(()) }
}
