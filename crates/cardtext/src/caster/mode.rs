//! Effects of which one is selected as the ability is played: "Rest or reverse target servant.", "Draw a card, or destroy
//! target barrier.", `ChoosingPhrase one. "Draw a card." "Destroy target barrier."`

use crate::body::{read_body, read_clauses, write_body, write_group};
use crate::phrase::Slot;
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind;
use crate::writer::{Said, Unsayable, Writer};
use caster::words::verb;
use duel::card::ability::{Body, Modes, Op};
use duel::card::amount::What;
use duel::card::characteristics::Orientation;
use duel::ids::Verb;

/// Ways to turn a card.
const TURNS: &[(&str, Orientation, Verb)] = &[
    ("rest", Orientation::Sideways, verb::REST),
    ("recover", Orientation::Upright, verb::RECOVER),
    ("reverse", Orientation::Reversed, verb::REVERSE),
];

/// Reads the effects to select from, up to the end of the text.
pub(crate) fn read_either(r: &mut Reader) -> Read<Modes> {
    if let Ok(modes) = r.attempt(read_listed) {
        return Ok(modes);
    }
    let options = match r.attempt(read_turns) {
        Ok(options) => options,
        Err(Miss) => read_two(r)?,
    };
    r.stop()?;
    if !r.is_done() && !(r.grammar.at_limit)(r) {
        return Err(Miss);
    }
    Ok(one_of(options))
}

fn one_of(options: Vec<Body>) -> Modes {
    Modes { min: 1, max: 1, alternative: None, options }
}

/// "Rest or reverse target servant".
fn read_turns(r: &mut Reader) -> Read<Vec<Body>> {
    let (_, to, deed) = TURNS.iter().find(|(word, ..)| r.skip(word)).ok_or(Miss)?;
    r.words("or")?;
    let (_, also, other) = TURNS.iter().find(|(word, ..)| r.skip(word)).ok_or(Miss)?;
    let inner = r.talk.inner();
    let before = std::mem::replace(&mut r.talk, inner);
    let what = What::read(r);
    let choose = std::mem::replace(&mut r.talk, before).phrases;
    let what = what?;
    let turn = |to, verb| Op::Turn { what: what.clone(), to, verb };
    let body = |op| Body { phrases: choose.clone(), ops: vec![op] };
    Ok(vec![body(turn(*to, *deed)), body(turn(*also, *other))])
}

/// "Draw a card, or destroy target barrier".
fn read_two(r: &mut Reader) -> Read<Vec<Body>> {
    let first = read_option(r)?;
    r.one_of(&[", or", "or"])?;
    Ok(vec![first, read_option(r)?])
}

fn read_option(r: &mut Reader) -> Read<Body> {
    let inner = r.talk.inner();
    let before = std::mem::replace(&mut r.talk, inner);
    let ops = read_clauses(r);
    let choose = std::mem::replace(&mut r.talk, before).phrases;
    Ok(Body { phrases: choose, ops: ops? })
}

/// `ChoosingPhrase one. "…" "…"`, `ChoosingPhrase up to two. "…" "…" "…"`.
fn read_listed(r: &mut Reader) -> Read<Modes> {
    r.words("choose")?;
    let up_to = r.skip("up to");
    let max = r.number()?.try_into().map_err(|_| Miss)?;
    let more = r.skip("or more");
    r.one_of(&[".", "of the following."])?;
    let mut options = Vec::new();
    while matches!(r.peek(), Some(Kind::Quote(..))) {
        let inner = r.talk.inner();
        let before = std::mem::replace(&mut r.talk, inner);
        let option = r.quoted(read_body);
        r.talk = before;
        let (body, modes) = option?;
        if modes.is_some() {
            return Err(Miss);
        }
        options.push(body);
    }
    let all = u8::try_from(options.len()).map_err(|_| Miss)?;
    if options.len() < 2 || max > all {
        return r.fail("~a text in quotation marks");
    }
    Ok(Modes { min: if up_to { 1 } else { max }, max: if more { all } else { max }, alternative: None, options })
}

/// Writes what [`read_either`] reads.
pub(crate) fn write_either(modes: &Modes, w: &mut Writer) -> Said {
    if modes.alternative.is_some() {
        return Err(Unsayable);
    }
    w.first_of(&[Way::Turns, Way::Two, Way::Listed], |way, w| match way {
        Way::Turns => write_turns(modes, w),
        Way::Two => write_two(modes, w),
        Way::Listed => write_listed(modes, w),
    })
}

#[derive(Clone, Copy)]
enum Way {
    Turns,
    Two,
    Listed,
}

fn two(modes: &Modes) -> Result<[&Body; 2], Unsayable> {
    match modes.options.as_slice() {
        [first, second] if (modes.min, modes.max) == (1, 1) => Ok([first, second]),
        _ => Err(Unsayable),
    }
}

fn write_turns(modes: &Modes, w: &mut Writer) -> Said {
    let [first, second] = two(modes)?;
    let ([Op::Turn { what, to, .. }], [Op::Turn { what: same, to: also, .. }]) =
        (first.ops.as_slice(), second.ops.as_slice())
    else {
        return Err(Unsayable);
    };
    if first.phrases != second.phrases || what != same {
        return Err(Unsayable);
    }
    for (at, to) in [to, also].into_iter().enumerate() {
        if at > 0 {
            w.say("or");
        }
        w.say(TURNS.iter().find(|(_, known, _)| known == to).ok_or(Unsayable)?.0);
    }
    written(first, w, |w| what.write(w))?;
    w.stop();
    Ok(())
}

/// Writes an option, which speaks of nothing that another chose.
fn written(option: &Body, w: &mut Writer, write: impl FnOnce(&mut Writer) -> Said) -> Said {
    let inner = w.talk.inner();
    let before = std::mem::replace(&mut w.talk, inner);
    w.talk.phrases.clone_from(&option.phrases);
    let said = write(w);
    let all = w.talk.chosen.len() == option.phrases.len();
    w.talk = before;
    said?;
    if all { Ok(()) } else { Err(Unsayable) }
}

fn write_two(modes: &Modes, w: &mut Writer) -> Said {
    let options = two(modes)?;
    for (at, option) in options.into_iter().enumerate() {
        if at > 0 {
            w.one_of(&[", or", "or"]);
        }
        written(option, w, |w| write_group(&option.ops, w))?;
    }
    w.stop();
    Ok(())
}

fn write_listed(modes: &Modes, w: &mut Writer) -> Said {
    let all = modes.options.len() as u8;
    w.say("choose");
    match (modes.min, modes.max) {
        (min, max) if min == max => w.count(i32::from(max)),
        (1, max) if max < all || w.would_follow("up to") => {
            w.words("up to");
            w.count(i32::from(max));
        }
        (min, max) if max == all => {
            w.count(i32::from(min));
            w.words("or more");
        }
        _ => return Err(Unsayable),
    }
    if w.is_guided() {
        w.one_of(&["", "of the following"]);
    }
    w.stop();
    for option in &modes.options {
        let inner = w.talk.inner();
        let before = std::mem::replace(&mut w.talk, inner);
        let said = w.quoted(|w| write_body(option, None, w));
        w.talk = before;
        said?;
    }
    Ok(())
}
