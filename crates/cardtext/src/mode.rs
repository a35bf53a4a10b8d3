//! Actions to select from: "Select 1 of the 2 following actions."

use crate::body::{is_lasting, read_body, write_body};
use crate::condition::{read_condition, write_condition};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{Body, Modes};

/// The sentence, how many are selected instead, and the actions.
pub(crate) fn read_modes(r: &mut Reader) -> Read<Modes> {
    if let Some(either) = &r.grammar.either {
        return (either.read)(r);
    }
    let (min, max, count) = r.named("~an effect", read_selection)?;
    r.stop()?;
    let instead = match r.attempt(|r| {
        r.words("if")?;
        let condition = read_condition(r)?;
        r.mark(',')?;
        Ok(condition)
    }) {
        Ok(condition) => {
            let (min, max, again) = read_selection(r)?;
            r.words("instead")?;
            r.stop()?;
            if again != count {
                return Err(Miss);
            }
            Some((condition, min, max))
        }
        Err(Miss) => None,
    };
    let mut options = Vec::new();
    while options.len() < usize::from(count) {
        r.talk = r.talk.afresh();
        let note = r.grammar.note.as_ref().filter(|note| (note.after_quote)(r));
        let lasts = note.is_some();
        let before = std::mem::replace(&mut r.lasts, lasts);
        let option = r.quoted(read_mode);
        r.lasts = before;
        options.push(option?);
        if let Some(note) = note {
            (note.read)(r)?;
        }
    }
    Ok(Modes { min, max, alternative: instead, options })
}

/// "select up to 1 of the 2 following actions".
fn read_selection(r: &mut Reader) -> Read<(u8, u8, u8)> {
    let small = |number: i32| u8::try_from(number).map_err(|_| Miss);
    r.words("select")?;
    let up_to = r.skip("up to");
    let max = r.number().and_then(small)?;
    r.words("of the")?;
    let count = if r.skip("following") {
        r.number().and_then(small)?
    } else {
        let count = r.number().and_then(small)?;
        r.words("following")?;
        count
    };
    r.words("actions")?;
    Ok((if up_to { 1 } else { max }, max, count))
}

/// An action to select; what it chooses is numbered on its own.
fn read_mode(r: &mut Reader) -> Read<Body> {
    let (body, modes) = read_body(r)?;
    if modes.is_some() { Err(Miss) } else { Ok(body) }
}

/// Writes what [`read_modes`] reads.
pub(crate) fn write_modes(modes: &Modes, w: &mut Writer) -> Said {
    if let Some(either) = &w.grammar.either {
        return (either.write)(modes, w);
    }
    let count = modes.options.len() as i32;
    write_selection(modes.min, modes.max, count, w)?;
    w.stop();
    if let Some((condition, min, max)) = &modes.alternative {
        w.say("if");
        write_condition(condition, w)?;
        w.glue(",");
        write_selection(*min, *max, count, w)?;
        w.say("instead");
        w.stop();
    }
    for option in &modes.options {
        w.talk = w.talk.afresh();
        let note = w.grammar.note.as_ref().filter(|_| option.ops.iter().any(is_lasting));
        let before = std::mem::replace(&mut w.lasts, note.is_some());
        let said = w.quoted(|w| write_body(option, None, w));
        w.lasts = before;
        said?;
        if let Some(note) = note {
            (note.write)(w);
        }
    }
    Ok(())
}

fn write_selection(min: u8, max: u8, count: i32, w: &mut Writer) -> Said {
    w.say("select");
    match (min, max) {
        (min, max) if min == max => {
            if w.is_guided() && w.would_follow("up to") && max == 1 {
                w.words("up to");
            }
        }
        (1, _) => w.words("up to"),
        _ => return Err(Unsayable),
    }
    w.number(i32::from(max));
    w.words("of the");
    w.first_of(&[true, false], |&first, w| {
        if first {
            w.number(count);
            w.words("following actions");
        } else {
            w.words("following");
            w.number(count);
            w.words("actions");
        }
        Ok(())
    })
}
