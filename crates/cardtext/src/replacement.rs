//! What happens instead of something else: "If it would leave, … instead.", for a time, once, or as long as an ability
//! works.

use crate::body::{read_clauses, write_clause, write_group};
use crate::discourse::Referent;
use crate::forms::Twice;
use crate::language::Grammar;
use crate::lasting::{read_duration, write_duration};
use crate::matter::replacing_works;
use crate::moment::read_subject;
use crate::noun::{Place, read_article};
use crate::object::Subject;
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{Ability, Body, Change, Duration, EventPattern, Form, Op, ReplacedBy, Replacement};
use duel::card::amount::{Amount, What};
use duel::card::filter::{Filter, Whose};
use duel::ids::{Label, Zones};

/// How a language says what would happen.
pub(crate) struct Would {
    /// Reads what would happen to an object.
    pub read: fn(Filter, &mut Reader) -> Read<Event>,
    /// Writes what would happen; the object is not said where it was just named.
    pub write: fn(&Event, bool, &mut Writer) -> Said,
    /// Reads what happens to an object as something else is done.
    pub read_upon: fn(&mut Filter, &mut Reader) -> Read<EventPattern>,
    /// Writes it.
    pub write_upon: fn(&EventPattern, &Filter, &mut Writer) -> Said,
    /// What a player would do.
    pub doings: &'static [(&'static str, Whose, EventPattern)],
    /// What happens instead, besides what every language says.
    pub instead: &'static [Row<ReplacedBy>],
    /// Where such an ability works if the text does not say.
    pub works: fn(&Replacement) -> Zones,
    /// The book's sort of such abilities.
    pub label: Label,
}

/// What happens instead, where it is not something else altogether.
const INSTEAD: &[Row<ReplacedBy>] = phrases! {
    ["nothing happens instead"] => { ReplacedBy::Nothing }
    ["the damage becomes" n "instead"] => { ReplacedBy::SetAmount(Amount::Fixed(n)) }
    ["the damage is reduced by" (Less n) "instead"] => { ReplacedBy::AddAmount(Amount::Fixed(n)) }
    ["the damage is increased by" (More n) "instead"] => { ReplacedBy::AddAmount(Amount::Fixed(n)) }
    ["the damage is doubled instead" (Twice n)] => { ReplacedBy::MultiplyAmount(n) }
};

/// Makes a form of a number with a sign that the words around it say.
macro_rules! signed {
    ($($(#[$doc:meta])* $name:ident: $sign:literal;)*) => {$(
        $(#[$doc])*
        struct $name;
        impl $name {
            const SIGN: i32 = $sign;

            fn read(r: &mut Reader) -> Read<i32> {
                r.number().map(|number| number * Self::SIGN)
            }
            fn write(number: &i32, w: &mut Writer) -> Said {
                if *number * Self::SIGN < 0 {
                    return Err(Unsayable);
                }
                w.number(*number * Self::SIGN);
                Ok(())
            }
        }
    )*};
}

signed! {
    /// So much less.
    Less: -1;
    /// So much more.
    More: 1;
}

/// What would happen: what it is, to what, and by what.
pub(crate) type Event = (EventPattern, Filter, Option<Filter>);

/// What replaced events speak of: the card itself, or the one that it would happen to.
fn it(subject: &Filter, zones: Zones) -> Referent {
    let what = if *subject == Filter::this() { What::This } else { What::Subject };
    Referent { what, plural: false, zones, divide: None, spot: false }
}

fn replacing(
    grammar: &Grammar,
    would: &Would,
    event: Event,
    instead: ReplacedBy,
    optional: bool,
    once: bool,
    body: Vec<Op>,
) -> Ability {
    let (on, subject, counterpart) = event;
    let replacement = Replacement { on, subject, counterpart, instead, once, optional };
    let works = replacing_works(grammar, &replacement, (would.works)(&replacement));
    let mut ability = Ability::new(Form::Replacement(replacement), would.label, works);
    ability.body = Body { phrases: Vec::new(), ops: body };
    ability
}

/// What happens instead, and whether one may leave it out.
fn read_outcome(event: Event, once: bool, r: &mut Reader) -> Read<Ability> {
    let would = r.grammar.would.as_ref().ok_or(Miss)?;
    let before = r.talk.it.replace(it(&event.1, r.grammar.in_play));
    let optional = r.skip("you may");
    if optional && r.grammar.inline && r.skip("instead") {
        let mut ops = read_clauses(r)?;
        if r.has(|r| {
            r.mark('.')?;
            r.one_of(r.grammar.if_done)
        }) {
            ops.extend(read_clauses(r)?);
        }
        r.talk.it = before;
        return Ok(replacing(r.grammar, would, event, ReplacedBy::DoBody, true, once, ops));
    }
    let ability = match r.attempt(|r| {
        let rows = INSTEAD.iter().chain(would.instead);
        r.named("~what happens instead", |r| rows.into_iter().find_map(|row| r.attempt(row.read).ok()).ok_or(Miss))
    }) {
        Ok(instead) => replacing(r.grammar, would, event, instead, optional, once, Vec::new()),
        Err(Miss) => {
            let ops = read_clauses(r)?;
            r.words("instead")?;
            replacing(r.grammar, would, event, ReplacedBy::DoBody, optional, once, ops)
        }
    };
    r.talk.it = before;
    Ok(ability)
}

/// Whether what is done instead is said in two sentences: it looks at something first.
fn is_long(ops: &[Op], w: &mut Writer) -> bool {
    matches!(ops, [Op::LookAtTop { .. }, _, ..]) || w.would_follow("instead")
}

/// Writes a clause, and those after it as what is done if that was.
fn write_in_two(ops: &[Op], w: &mut Writer) -> Said {
    let mut written = write_clause(ops, w)?;
    while w.is_guided() && written < ops.len() && w.would_follow("and") {
        w.say("and");
        written += write_clause(&ops[written..], w)?;
    }
    if written == ops.len() {
        return Ok(());
    }
    w.stop();
    w.one_of(w.grammar.if_done);
    write_group(&ops[written..], w)
}

fn write_outcome(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Replacement(Replacement { subject, instead, optional, .. }) = &ability.form else {
        return Err(Unsayable);
    };
    let would = w.grammar.would.as_ref().ok_or(Unsayable)?;
    let before = w.talk.it.replace(it(subject, w.grammar.in_play));
    if *optional {
        w.words("you may");
    }
    match instead {
        ReplacedBy::DoBody if *optional && w.grammar.inline && is_long(&ability.body.ops, w) => {
            w.say("instead");
            write_in_two(&ability.body.ops, w)?;
        }
        ReplacedBy::DoBody => {
            write_group(&ability.body.ops, w)?;
            w.say("instead");
        }
        instead => match w.attempt(|w| phrase::write(INSTEAD, instead, w)) {
            Ok(()) => {}
            Err(Unsayable) => phrase::write(would.instead, instead, w)?,
        },
    }
    w.talk.it = before;
    Ok(())
}

/// "If a unit you control would be put into the graveyard from a square, put it into the energy zone released instead."
pub(crate) fn read_replacement(r: &mut Reader) -> Read<Ability> {
    if let Ok(ability) = r.attempt(read_upon) {
        return Ok(ability);
    }
    r.words("if")?;
    let would = r.grammar.would.as_ref().ok_or(Miss)?;
    let event = if let Some((_, whose, on)) = would.doings.iter().find(|(words, ..)| r.skip(words)) {
        (on.clone(), Filter { whose: *whose, ..Filter::default() }, None)
    } else {
        let subject = read_subject(Place::Anywhere, r)?;
        (would.read)(subject, r)?
    };
    r.mark(',')?;
    let ability = read_outcome(event, false, r)?;
    r.stop()?;
    Ok(ability)
}

/// Writes what [`read_replacement`] reads.
pub(crate) fn write_replacement(ability: &Ability, w: &mut Writer) -> Said {
    if matches!(&ability.form, Form::Replacement(r) if r.instead == ReplacedBy::DoBodyFirst) {
        return write_upon(ability, w);
    }
    let Form::Replacement(Replacement { on, subject, counterpart, once: false, .. }) = &ability.form else {
        return Err(Unsayable);
    };
    w.say("if");
    let would = w.grammar.would.as_ref().ok_or(Unsayable)?;
    let by = |whose: &Whose| *subject == Filter { whose: *whose, ..Filter::default() };
    match would.doings.iter().find(|(_, whose, known)| known == on && by(whose)) {
        Some((words, ..)) => w.words(words),
        None => (would.write)(&(on.clone(), subject.clone(), counterpart.clone()), false, w)?,
    }
    w.glue(",");
    write_outcome(ability, w)?;
    w.stop();
    Ok(())
}

/// What is done if something cannot be, and then something else does not happen.
fn otherwise(ops: Vec<Op>) -> Vec<Op> {
    let skip = ops.len() as u8 + 1;
    let mut all = vec![Op::IfDone { skip: 1 }, Op::Skip { skip }, Op::CallOff];
    all.extend(ops);
    all
}

/// "As Slate Courier is put on a square, name a race.", "As …, put 1 card in your hand into the graveyard. If you cannot, put
/// Slate Courier into the graveyard instead.".
fn read_upon(r: &mut Reader) -> Read<Ability> {
    r.words("as")?;
    let mut subject = read_subject(Place::Anywhere, r)?;
    let would = r.grammar.would.as_ref().ok_or(Miss)?;
    let on = (would.read_upon)(&mut subject, r)?;
    r.mark(',')?;
    let before = r.talk.it.replace(it(&subject, r.grammar.in_play));
    let mut ops = read_clauses(r)?;
    r.stop()?;
    if r.skip("if you cannot,") {
        r.talk.it = Some(it(&subject, r.grammar.in_play));
        ops.extend(otherwise(read_clauses(r)?));
        r.words("instead")?;
        r.stop()?;
    }
    r.talk.it = before;
    Ok(replacing(r.grammar, would, (on, subject, None), ReplacedBy::DoBodyFirst, false, false, ops))
}

fn write_upon(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Replacement(Replacement { on, subject, counterpart: None, once: false, optional: false, .. }) =
        &ability.form
    else {
        return Err(Unsayable);
    };
    w.say("as");
    let would = w.grammar.would.as_ref().ok_or(Unsayable)?;
    (would.write_upon)(on, subject, w)?;
    w.glue(",");
    let before = w.talk.it.replace(it(subject, w.grammar.in_play));
    let ops = ability.body.ops.as_slice();
    let fork = ops.iter().position(|op| matches!(op, Op::CallOff)).map_or(ops.len(), |at| at.saturating_sub(2));
    write_group(&ops[..fork], w)?;
    w.stop();
    if let [_, _, _, rest @ ..] = &ops[fork..] {
        if ops[fork..] != otherwise(rest.to_vec()) {
            return Err(Unsayable);
        }
        w.words("if you cannot,");
        w.talk.it = Some(it(subject, w.grammar.in_play));
        write_group(rest, w)?;
        w.say("instead");
        w.stop();
    }
    w.talk.it = before;
    Ok(())
}

/// "The next time a unit you control would be destroyed this turn, … instead", "until the end of the turn, if a unit you
/// control would be destroyed, … instead".
pub(crate) fn read_left(r: &mut Reader) -> Read<Op> {
    let would = r.grammar.would.as_ref().ok_or(Miss)?;
    let once = r.skip("the next time");
    let mut duration = Duration::Forever;
    if !once {
        duration = read_duration(r)?;
        r.words(", if")?;
    }
    let subject = read_article(Place::Anywhere, r)?;
    let event = (would.read)(subject, r)?;
    if once && r.skip("this turn") {
        duration = Duration::Turn;
    }
    r.mark(',')?;
    let ability = read_outcome(event, false, r)?;
    let ability = r.pool.add_ability(Ability { works_in: Zones::ALL, ..ability });
    Ok(Op::CreateDelayed { ability, duration, once })
}

/// Writes what [`read_left`] reads.
pub(crate) fn write_left(op: &Op, w: &mut Writer) -> Said {
    let Op::CreateDelayed { ability, duration, once } = op else { return Err(Unsayable) };
    let pool = w.pool;
    let ability = pool.ability(*ability);
    let Form::Replacement(Replacement { on, subject, counterpart, once: false, .. }) = &ability.form else {
        return Err(Unsayable);
    };
    let would = w.grammar.would.as_ref().ok_or(Unsayable)?;
    if *once {
        w.words("the next time");
    } else {
        write_duration(*duration, w)?;
        w.glue(",");
        w.say("if");
    }
    (would.write)(&(on.clone(), subject.clone(), counterpart.clone()), false, w)?;
    match (once, duration) {
        (true, Duration::Turn) => w.words("this turn"),
        (true, Duration::Forever) | (false, Duration::Turn | Duration::Phase | Duration::Battle) => {}
        _ => return Err(Unsayable),
    }
    w.glue(",");
    write_outcome(ability, w)
}

/// "The next time it would be destroyed this turn, …  instead", "If it would be dealt damage this turn, … instead"
///.
pub(crate) fn read_bound(r: &mut Reader) -> Read<Op> {
    let once = r.skip("the next time");
    if !once {
        r.words("if")?;
    }
    let what: What = Subject::read(r)?;
    let would = r.grammar.would.as_ref().ok_or(Miss)?;
    let event = (would.read)(Filter::this(), r)?;
    r.words("this turn,")?;
    let ability = read_outcome(event, once, r)?;
    // It is bound to the object, wherever that is.
    let ability = r.pool.add_ability(Ability { works_in: Zones::ALL, ..ability });
    Ok(Op::BeginEffect { what, changes: vec![Change::Grant(ability)], duration: Duration::Turn })
}

/// Writes what [`read_bound`] reads.
pub(crate) fn write_bound(op: &Op, w: &mut Writer) -> Said {
    let Op::BeginEffect { what, changes, duration: Duration::Turn } = op else { return Err(Unsayable) };
    let [Change::Grant(ability)] = changes.as_slice() else { return Err(Unsayable) };
    let pool = w.pool;
    let ability = pool.ability(*ability);
    let Form::Replacement(Replacement { on, subject, counterpart, once, .. }) = &ability.form else {
        return Err(Unsayable);
    };
    if *subject != Filter::this() {
        return Err(Unsayable);
    }
    w.words(if *once { "the next time" } else { "if" });
    Subject::write(what, w)?;
    let would = w.grammar.would.as_ref().ok_or(Unsayable)?;
    (would.write)(&(on.clone(), subject.clone(), counterpart.clone()), true, w)?;
    w.words("this turn,");
    write_outcome(ability, w)
}
