//! What governs the operations of a sentence: conditions, choices to do something, payments, and what is put off.

use crate::body::{read_body, read_clauses, write_body, write_group};
use crate::condition::{read_condition, write_condition};
use crate::cost::{read_cost, write_cost};
use crate::later::{read_waiting, write_waiting};
use crate::object::Subject;
use crate::phrase::Slot;
use crate::players::fit_some;
use crate::reader::{Miss, Read, Reader};
use crate::refer::targets;
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{Ability, Body, Cost, Duration, EventPattern, Form, Modes, Op, Trigger};
use duel::card::amount::{Condition, What, Who};
use duel::card::filter::Filter;
use duel::card::pool::CardPool;
use duel::ids::{AbilityId, Label, Verb, Zones};

/// How many operations there are, as the operations that govern them count them.
fn count(ops: &[Op]) -> Read<u8> {
    u8::try_from(ops.len()).map_err(|_| Miss)
}

/// Words for "if that was not done".
const IF_NOT: &[&str] = &["if not,", "if you don't,", "if they don't,", "otherwise,"];

/// Where the operations of the sentence before begin.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Last {
    /// Those of the sentence itself.
    pub sentence: usize,
    /// Those of what it is part of: a condition under which something is chosen reaches to what is said of that.
    pub unit: usize,
}

/// Reads a sentence of a body, without its full stop. One that says what happens instead, or if not, goes with the
/// sentence before; whether it did.
pub(crate) fn read_branch(body: &mut Body, last: &Last, r: &mut Reader) -> Read<bool> {
    r.talk.stopped = false;
    let length = body.ops.len();
    if let Ok(other) = r.attempt(|r| {
        r.one_of(IF_NOT)?;
        read_statement(r)
    }) {
        let last = last.unit;
        let before = body.ops.get(last..).unwrap_or_default();
        if let [Op::If { condition, skip }, done @ ..] = before
            && usize::from(*skip) == done.len()
            && r.grammar.inline
        {
            let (condition, done) = (condition.clone(), done.to_vec());
            body.ops.truncate(last);
            body.ops.extend(alternative(|skip| Op::If { condition, skip }, done, other)?);
            return Ok(true);
        }
        let [Op::IfDone { skip }, done @ ..] = before else { return Err(Miss) };
        if usize::from(*skip) != done.len() || done.iter().chain(&other).any(|op| op.picked_group_count() > 0) {
            return Err(Miss);
        }
        let done = done.to_vec();
        body.ops.truncate(last);
        body.ops.extend(alternative(|skip| Op::IfDone { skip }, done, other)?);
        return Ok(true);
    }
    if let Ok((condition, instead)) = r.attempt(|r| {
        r.words("if")?;
        let condition = read_condition(r)?;
        r.mark(',')?;
        let ops = read_statement(r)?;
        r.words("instead")?;
        Ok((condition, ops))
    }) {
        let before = body.ops.split_off(last.sentence);
        let picks = |ops: &[Op]| ops.iter().any(|op| op.picked_group_count() > 0);
        if before.is_empty() || picks(&before) && picks(&instead) || chooses(&before) || chooses(&instead) {
            return Err(Miss);
        }
        body.ops.extend(alternative(|skip| Op::If { condition, skip }, instead, before)?);
        let grown = body.ops.len() - length;
        reach(&mut body.ops[..last.sentence], length, grown)?;
        return Ok(true);
    }
    body.ops.extend(read_statement(r)?);
    Ok(false)
}

/// Whether some operations choose something, where the text comes to it.
fn chooses(ops: &[Op]) -> bool {
    ops.iter().any(|op| matches!(op, Op::ChooseTargets { .. }))
}

/// How many operations after it one governs, if it governs any.
fn skip_of(op: &mut Op) -> Option<&mut u8> {
    match op {
        Op::May { skip, .. } | Op::MayPay { skip, .. } | Op::If { skip, .. } => Some(skip),
        Op::IfDone { skip } | Op::Skip { skip } => Some(skip),
        _ => None,
    }
}

/// Has those of some operations that reach to a certain place reach further.
fn reach(ops: &mut [Op], end: usize, further: usize) -> Read<()> {
    for (at, op) in ops.iter_mut().enumerate() {
        if let Some(skip) = skip_of(op)
            && at + 1 + usize::from(*skip) == end
        {
            *skip = u8::try_from(usize::from(*skip) + further).map_err(|_| Miss)?;
        }
    }
    Ok(())
}

/// Whether one of some operations governs the one at a place.
pub(crate) fn is_governed(ops: &[Op], place: usize) -> bool {
    let reach = |op: &Op| if let Op::Skip { skip } = op { *skip } else { op.governed_op_count() };
    ops[..place].iter().enumerate().any(|(at, op)| at + usize::from(reach(op)) >= place)
}

/// A sentence, whose operations begin at `first`, that speaks of something chosen under a condition is under that
/// condition too, with what stands between them. Where the operations under the condition begin, if it is.
pub(crate) fn draw_in(body: &mut Body, first: usize, pool: &CardPool) -> Read<Option<usize>> {
    let spoken_of = targets(&body.ops[first..], pool);
    let speaks =
        |op: &Op| matches!(op, Op::ChooseTargets { first, count } if spoken_of >> first & ((1 << count) - 1) != 0);
    let Some(chosen) = body.ops[..first].iter().rposition(speaks) else { return Ok(None) };
    let ends = |(at, op): (usize, &mut Op)| skip_of(op).map(|skip| (at, at + 1 + usize::from(*skip)));
    let over = body.ops[..chosen].iter_mut().enumerate().filter_map(ends).find(|&(_, end)| end > chosen);
    let Some((unit, end)) = over else { return Ok(None) };
    // What is done otherwise ends what is done under the condition.
    if matches!(body.ops[end - 1], Op::Skip { .. }) {
        return Ok(None);
    }
    let further = body.ops.len() - end;
    reach(&mut body.ops[..chosen], end, further)?;
    Ok(Some(unit))
}

/// Some operations under a condition, and others without it.
fn alternative(governor: impl FnOnce(u8) -> Op, mut under: Vec<Op>, without: Vec<Op>) -> Read<Vec<Op>> {
    under.push(Op::Skip { skip: count(&without)? });
    under.insert(0, governor(count(&under)?));
    under.extend(without);
    Ok(under)
}

/// A sentence, or what a condition or a choice governs.
pub(crate) fn read_statement(r: &mut Reader) -> Read<Vec<Op>> {
    if let Ok((cost, reflexive)) = r.attempt(|r| {
        r.words("you may pay")?;
        let cost = (r.grammar.payment.read)(r)?;
        r.one_of(&[".", ","])?;
        let reflexive = r.skip("when you do so,");
        if !reflexive {
            r.one_of(r.grammar.if_done)?;
        }
        Ok((cost, reflexive))
    }) {
        let may = |skip| Op::MayPay { who: Who::You, cost, skip };
        return if reflexive { governed(read_risen(r)?, may) } else { governed(read_statement(r)?, may) };
    }
    if let Ok(who) = r.attempt(|r| {
        let who = Who::read(r)?;
        r.words("may")?;
        Ok(who)
    }) {
        if who == Who::You && !r.grammar.inline && !r.grammar.chooses_in_order && (r.grammar.chooses)(r) {
            return r.fail("~`choose up to` without `you may`, as it is chosen before the text is carried out");
        }
        let before = std::mem::replace(&mut r.talk.doer, who.clone());
        let ops = read_statement(r);
        r.talk.doer = before;
        let ops = ops?;
        if who == Who::Both && !fit_some(&ops) {
            return r.fail("~something that each player can do alone");
        }
        return governed(ops, |skip| Op::May { who, skip });
    }
    if r.skip("when you do so,") {
        return governed(read_risen(r)?, |skip| Op::IfDone { skip });
    }
    if r.has(|r| r.one_of(r.grammar.if_done)) {
        return governed(read_statement(r)?, |skip| Op::IfDone { skip });
    }
    if let Ok((who, cost)) = r.attempt(read_refusal) {
        let ops = read_statement(r)?;
        let mut all = vec![Op::MayPay { who, cost, skip: 1 }, Op::Skip { skip: count(&ops)? }];
        all.extend(ops);
        return Ok(all);
    }
    let conditional = r.grammar.conditional;
    if let Some(ops) = conditional.iter().find_map(|clause| r.attempt(clause.read).ok()) {
        r.talk.note_clause(&ops, r.grammar);
        return Ok(ops);
    }
    if let Ok(ops) = r.attempt(read_watch) {
        return Ok(ops);
    }
    if r.skip("if") {
        let condition = read_condition(r)?;
        r.mark(',')?;
        let before = r.talk.it.clone();
        let ops = read_statement(r)?;
        if !chooses(&ops) {
            r.talk.it = before;
        }
        return governed(ops, |skip| Op::If { condition, skip });
    }
    if r.grammar.moments.iter().any(|(words, _)| r.sees_words(words)) {
        return read_delay(r).map(|delay| vec![delay]);
    }
    if r.sees_words("when") {
        return read_waiting(r).map(|delay| vec![delay]);
    }
    let ops = read_clauses(r)?;
    if r.grammar.inline
        && let Ok((who, cost)) = r.attempt(read_unless)
    {
        let mut all = vec![Op::MayPay { who, cost, skip: 1 }, Op::Skip { skip: count(&ops)? }];
        all.extend(ops);
        return Ok(all);
    }
    if r.grammar.inline && r.skip("if") {
        let condition = read_condition(r)?;
        return governed(ops, |skip| Op::If { condition, skip });
    }
    if chooses(&ops) {
        return Ok(ops);
    }
    let moment = r.grammar.moments.iter().find(|(words, _)| r.skip(words));
    Ok(match moment {
        Some((_, verb)) => vec![put_off(Body { phrases: Vec::new(), ops }, *verb, r)],
        None => ops,
    })
}

/// "At the end of the turn, …": what is left to wait.
pub(crate) fn read_delay(r: &mut Reader) -> Read<Op> {
    let (_, verb) = r.grammar.moments.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
    r.mark(',')?;
    let body = read_put_off(r)?;
    Ok(put_off(body, *verb, r))
}

/// What is done when something comes that a text waits for: a statement, or, if that chooses something, all that is said up
/// to the end of the text.
pub(crate) fn read_put_off(r: &mut Reader) -> Read<Body> {
    if r.grammar.inline || !(r.grammar.chooses)(r) {
        let before = std::mem::replace(&mut r.talk.may_choose, false);
        let ops = read_statement(r);
        r.talk.may_choose = before;
        return Ok(Body { phrases: Vec::new(), ops: ops? });
    }
    let inner = r.talk.inner();
    let before = std::mem::replace(&mut r.talk, inner);
    let body = read_body(r);
    r.talk = before;
    r.talk.stopped = true;
    match body? {
        (body, None) => Ok(body),
        (_, Some(_)) => Err(Miss),
    }
}

/// Writes what [`read_put_off`] reads.
pub(crate) fn write_put_off(body: &Body, w: &mut Writer) -> Said {
    if body.phrases.is_empty() {
        return write_group(&body.ops, w);
    }
    let inner = w.talk.inner();
    let before = std::mem::replace(&mut w.talk, inner);
    let said = write_body(body, None, w);
    w.talk = before;
    said
}

/// Has operations wait for a moment of the turn.
fn put_off(body: Body, moment: Verb, r: &mut Reader) -> Op {
    let ability = r.pool.add_ability(at_moment(moment, r.grammar.triggered, body));
    Op::CreateDelayed { ability, duration: Duration::Forever, once: true }
}

fn governed(mut ops: Vec<Op>, governor: impl FnOnce(u8) -> Op) -> Read<Vec<Op>> {
    ops.insert(0, governor(count(&ops)?));
    Ok(ops)
}

/// Who pays: one player.
fn read_payer(r: &mut Reader) -> Read<Who> {
    match Who::read(r)? {
        Who::Both => r.fail("~one player"),
        who => Ok(who),
    }
}

/// "if your opponent doesn't pay {2},".
fn read_refusal(r: &mut Reader) -> Read<(Who, Cost)> {
    r.words("if")?;
    let who = read_payer(r)?;
    r.words("doesn't/don't pay")?;
    let cost = (r.grammar.payment.read)(r)?;
    r.mark(',')?;
    Ok((who, cost))
}

/// "unless you pay [1]", "unless you discard a card".
fn read_unless(r: &mut Reader) -> Read<(Who, Cost)> {
    r.words("unless")?;
    let who = read_payer(r)?;
    r.skip("pays/pay");
    Ok((who, read_cost(r)?))
}

/// What happens when something was just done: an ability of its own, to the end of the text.
fn read_risen(r: &mut Reader) -> Read<Vec<Op>> {
    let inner = r.talk.inner();
    let before = std::mem::replace(&mut r.talk, inner);
    let body = read_body(r);
    r.talk = before;
    r.talk.stopped = true;
    let (body, modes) = body?;
    let mut ability = rising(r.grammar.triggered);
    (ability.body, ability.modes) = (body, modes);
    Ok(vec![Op::Trigger { ability: r.pool.add_ability(ability) }])
}

/// An ability that a text has trigger at once.
fn rising(label: Label) -> Ability {
    let trigger = Trigger { on: EventPattern::Any(Vec::new()), subject: Filter::default(), counterpart: None };
    Ability::new(Form::Triggered(trigger), label, Zones::ALL)
}

/// "When it is put from the field into the Break Zone this turn, draw 1 card.": to the end of the text.
fn read_watch(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("when")?;
    let what: What = Subject::read(r)?;
    let on = r.grammar.watched.iter().find(|(words, _)| r.skip(words)).map(|(_, on)| on.clone()).ok_or(Miss)?;
    r.words("this turn,")?;
    let inner = r.talk.inner();
    let before = std::mem::replace(&mut r.talk, inner);
    r.talk.it = None;
    let body = read_body(r);
    r.talk = before;
    r.talk.stopped = true;
    let (body, modes) = body?;
    let ability = watching(on, &what, r.grammar.triggered, body, modes).ok_or(Miss)?;
    let ability = r.pool.add_ability(ability);
    Ok(vec![Op::CreateDelayed { ability, duration: Duration::Turn, once: true }])
}

/// An ability that waits for what an object does. What the text chose is numbered after what the ability chooses.
fn watching(on: EventPattern, what: &What, label: Label, body: Body, modes: Option<Modes>) -> Option<Ability> {
    let known = match what {
        What::Target(n) => What::Target(n + body.phrases.len() as u8),
        What::Picked(_) => what.clone(),
        _ => return None,
    };
    let subject = Filter { among: Some(Box::new(known)), ..Filter::default() };
    let trigger = Trigger { on, subject, counterpart: None };
    let mut ability = Ability::new(Form::Triggered(trigger), label, Zones::ALL);
    (ability.body, ability.modes) = (body, modes);
    Some(ability)
}

/// Writes what [`read_watch`] reads.
fn write_watch(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Triggered(Trigger { on, subject, .. }) = &ability.form else { return Err(Unsayable) };
    let own = ability.body.phrases.len() as u8;
    let what = match subject.among.as_deref() {
        Some(What::Target(n)) => What::Target(n.checked_sub(own).ok_or(Unsayable)?),
        Some(What::Picked(n)) => What::Picked(*n),
        _ => return Err(Unsayable),
    };
    if watching(on.clone(), &what, w.grammar.triggered, ability.body.clone(), ability.modes.clone()).as_ref()
        != Some(ability)
    {
        return Err(Unsayable);
    }
    let (words, _) = w.grammar.watched.iter().find(|(_, known)| known == on).ok_or(Unsayable)?;
    w.say("when");
    Subject::write(&what, w)?;
    w.words(words);
    w.words("this turn,");
    let inner = w.talk.inner();
    let before = std::mem::replace(&mut w.talk, inner);
    w.talk.it = None;
    let said = write_body(&ability.body, ability.modes.as_ref(), w);
    w.talk = before;
    said
}

/// The ability that waits for a moment of the turn. It works wherever its source is by then.
fn at_moment(moment: Verb, label: Label, body: Body) -> Ability {
    let trigger = Trigger { on: EventPattern::Deed(moment), subject: Filter::default(), counterpart: None };
    Ability { body, ..Ability::new(Form::Triggered(trigger), label, Zones::ALL) }
}

/// The ability that an operation has trigger at once.
pub(crate) fn risen(op: &Op) -> Option<AbilityId> {
    match op {
        Op::Trigger { ability } => Some(*ability),
        _ => None,
    }
}

/// The ability that an operation puts off.
pub(crate) fn later(op: &Op) -> Option<AbilityId> {
    match op {
        Op::CreateDelayed { ability, .. } => Some(*ability),
        _ => None,
    }
}

/// How many operations the first one governs, with itself, and with what is done otherwise.
pub(crate) fn unit_length(ops: &[Op]) -> usize {
    let under = governed_length(ops);
    match ops.get(under.wrapping_sub(1)) {
        Some(Op::Skip { skip }) if under > 1 => (under + usize::from(*skip)).min(ops.len()),
        _ => under,
    }
}

/// How many operations the first one governs, with itself.
fn governed_length(ops: &[Op]) -> usize {
    match ops.first() {
        None => 0,
        Some(Op::May { skip, .. } | Op::MayPay { skip, .. } | Op::If { skip, .. } | Op::IfDone { skip }) => {
            (1 + usize::from(*skip)).min(ops.len())
        }
        Some(_) => 1,
    }
}

/// What is under the first operation, and what is done otherwise.
fn branches(ops: &[Op]) -> (&[Op], Option<&[Op]>) {
    let length = unit_length(ops);
    let under = governed_length(ops);
    match ops.get(under.saturating_sub(1)) {
        Some(Op::Skip { .. }) if under > 1 => (&ops[1..under - 1], Some(&ops[under..length])),
        _ => (&ops[1..under], None),
    }
}

/// Writes a sentence that something governs; the operations that remain. None, if nothing governs the first.
pub(crate) fn write_branch<'o>(ops: &'o [Op], w: &mut Writer) -> Result<Option<&'o [Op]>, Unsayable> {
    let Some(first) = ops.first() else { return Err(Unsayable) };
    let triggers = |ability: &AbilityId| matches!(w.pool.ability(*ability).form, Form::Triggered(_));
    if let Op::CreateDelayed { ability, duration, once } = first
        && triggers(ability)
    {
        let (ability, pool) = (*ability, w.pool);
        let delayed = pool.ability(ability);
        let moment = w
            .grammar
            .moments
            .iter()
            .find(|(_, verb)| *delayed == at_moment(*verb, w.grammar.triggered, delayed.body.clone()));
        let Some((moment, _)) = moment else {
            match (duration, once) {
                (Duration::Turn, true) => write_watch(delayed, w)?,
                _ => write_waiting(delayed, *duration, *once, w)?,
            }
            return Ok(Some(&ops[1..]));
        };
        if (*duration, *once) != (Duration::Forever, true) {
            return Err(Unsayable);
        }
        let orders: &[bool] = if delayed.body.phrases.is_empty() { &[true, false] } else { &[true] };
        w.first_of(orders, |&first, w| {
            if first {
                w.words(moment);
                w.glue(",");
            }
            write_put_off(&delayed.body, w)?;
            if !first {
                w.words(moment);
            }
            Ok(())
        })?;
        return Ok(Some(&ops[1..]));
    }
    let governs = matches!(first, Op::May { .. } | Op::MayPay { .. } | Op::If { .. } | Op::IfDone { .. });
    // What lasts as long as something holds is said in one clause.
    let lasts = matches!(ops, [Op::If { .. }, Op::BeginEffect { duration: Duration::WhileCondition, .. }, ..]);
    if !governs || lasts {
        return Ok(None);
    }
    let length = unit_length(ops);
    let rest = &ops[length..];
    match (first, branches(ops)) {
        (Op::MayPay { who, cost, skip: 1 }, ([], Some(refused))) if w.grammar.inline => {
            write_group(refused, w)?;
            w.say("unless");
            who.write(w)?;
            let plain = cost.parts.is_empty();
            if plain {
                w.words("pays/pay");
            }
            write_cost(cost, w)?;
        }
        (Op::MayPay { who, cost, skip: 1 }, ([], Some(refused))) => {
            w.say("if");
            who.write(w)?;
            w.words("doesn't/don't pay");
            (w.grammar.payment.write)(cost, w)?;
            w.glue(",");
            write_group(refused, w)?;
        }
        (Op::May { who, .. }, (under, None)) => {
            who.write(w)?;
            w.say("may");
            let before = std::mem::replace(&mut w.talk.doer, who.clone());
            let said = write_group(under, w);
            w.talk.doer = before;
            said?;
        }
        (Op::MayPay { who: Who::You, cost, .. }, (under, None)) => {
            w.words("you may pay");
            (w.grammar.payment.write)(cost, w)?;
            if w.is_guided() && w.would_follow(",") {
                w.glue(",")
            } else {
                w.stop()
            }
            write_done(under, w)?;
        }
        (Op::IfDone { .. }, (under, None)) => write_done(under, w)?,
        (Op::IfDone { .. }, (under, Some(otherwise))) => {
            write_done(under, w)?;
            w.stop();
            w.one_of(IF_NOT);
            write_group(otherwise, w)?;
        }
        (Op::If { condition, .. }, (under, None)) => {
            let known = matches!(condition, Condition::Is(what, _) if !w.talk.is_new(what) && *what != What::This);
            let orders: &[bool] = match w.grammar.inline {
                false => &[true],
                true if known => &[true, false],
                true => &[false, true],
            };
            w.first_of(orders, |&first, w| write_if(condition, under, first, w))?;
        }
        (Op::If { condition, .. }, (under, Some(otherwise))) => {
            let orders: &[bool] = if w.grammar.inline { &[false, true] } else { &[true] };
            w.first_of(orders, |&instead, w| match instead {
                true => write_instead(condition, under, otherwise, w),
                false => {
                    write_if(condition, under, true, w)?;
                    w.stop();
                    w.one_of(IF_NOT);
                    write_group(otherwise, w)
                }
            })?;
        }
        _ => return Err(Unsayable),
    }
    Ok(Some(rest))
}

/// Writes what is done, and what is done instead under a condition.
fn write_instead(condition: &Condition, under: &[Op], otherwise: &[Op], w: &mut Writer) -> Said {
    let it = w.talk.it.clone();
    write_group(otherwise, w)?;
    w.stop();
    w.talk.it = it;
    w.say("if");
    write_condition(condition, w)?;
    w.glue(",");
    write_group(under, w)?;
    w.say("instead");
    Ok(())
}

/// Writes what is done under a condition, which is said first or last.
fn write_if(condition: &Condition, under: &[Op], first: bool, w: &mut Writer) -> Said {
    if !first {
        write_group(under, w)?;
        w.say("if");
        return write_condition(condition, w);
    }
    w.say("if");
    write_condition(condition, w)?;
    w.glue(",");
    let before = w.talk.it.clone();
    write_group(under, w)?;
    if !chooses(under) {
        w.talk.it = before;
    }
    Ok(())
}

/// Writes what happens if something was done: at once, or as an ability of its own.
fn write_done(under: &[Op], w: &mut Writer) -> Said {
    if let [Op::Trigger { ability }] = under {
        let pool = w.pool;
        let ability = pool.ability(*ability);
        if (Ability { body: Body::default(), modes: None, ..ability.clone() }) != rising(w.grammar.triggered) {
            return Err(Unsayable);
        }
        w.words("when you do so,");
        let inner = w.talk.inner();
        let before = std::mem::replace(&mut w.talk, inner);
        let said = write_body(&ability.body, ability.modes.as_ref(), w);
        w.talk = before;
        return said;
    }
    w.one_of(w.grammar.if_done);
    write_group(under, w)
}

/// Whether an object is still meant in an ability that a text makes.
pub(crate) fn outlives(what: &What) -> bool {
    matches!(what, What::This | What::Subject | What::Counterpart | What::Picked(_))
}
