//! What a text has objects get, gain, lose, cannot or must do: for a time, or for good.

use crate::phrase::Row;
use crate::reader::{Miss, Read, Reader};
use crate::replacement::{read_bound, read_left, write_bound, write_left};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{Change, Duration, Op};
use duel::card::amount::What;

/// How a language speaks of effects that last.
pub(crate) struct Lasting {
    /// How long they do; of several words for the same the first is canonical.
    pub durations: &'static [(&'static str, Duration)],
    /// Words after the card's name for where it must stay.
    pub stays: &'static str,
    /// A subject and what is said of it.
    pub statement: Row<(What, Vec<Change>)>,
}

fn of_reader(r: &Reader) -> Read<&'static Lasting> {
    r.grammar.lasting.as_ref().ok_or(Miss)
}

fn of_writer(w: &Writer) -> Result<&'static Lasting, Unsayable> {
    w.grammar.lasting.as_ref().ok_or(Unsayable)
}

/// "until the end of the turn".
pub(crate) fn read_duration(r: &mut Reader) -> Read<Duration> {
    let lasting = of_reader(r)?;
    if let Some((_, duration)) = lasting.durations.iter().find(|(words, _)| r.skip(words)) {
        return Ok(*duration);
    }
    r.words("as long as")?;
    r.this()?;
    r.words(lasting.stays)?;
    Ok(Duration::WhileSource)
}

/// Writes what [`read_duration`] reads; nothing for what has no end.
pub(crate) fn write_duration(duration: Duration, w: &mut Writer) -> Said {
    let lasting = of_writer(w)?;
    match duration {
        Duration::Forever => {}
        Duration::WhileSource => {
            w.words("as long as");
            w.itself();
            w.words(lasting.stays);
        }
        Duration::WhileCondition => return Err(Unsayable),
        Duration::Turn | Duration::Phase | Duration::Battle => {
            let known = lasting.durations.iter().filter(|(_, known)| *known == duration);
            w.one_of(&known.map(|(words, _)| *words).collect::<Vec<&str>>());
        }
    }
    Ok(())
}

/// Reads what objects get, gain, lose, cannot or must do.
pub(crate) fn read_lasting(r: &mut Reader) -> Read<Vec<Op>> {
    if let Ok(op) = r.attempt(read_bound) {
        return Ok(vec![op]);
    }
    if let Ok(op) = r.attempt(read_left) {
        return Ok(vec![op]);
    }
    let first = r.attempt(|r| {
        let duration = read_duration(r)?;
        r.mark(',').map(|()| duration)
    });
    let (what, changes) = (of_reader(r)?.statement.read)(r)?;
    let duration = match first {
        Ok(duration) => duration,
        Err(Miss) => r.attempt(read_duration).unwrap_or(Duration::Forever),
    };
    Ok(vec![Op::BeginEffect { what, changes, duration }])
}

/// Writes what [`read_lasting`] reads.
pub(crate) fn write_lasting(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    if let [op @ Op::CreateDelayed { .. }, ..] = ops {
        return write_left(op, w).map(|()| 1);
    }
    let [op @ Op::BeginEffect { what, changes, duration }, ..] = ops else { return Err(Unsayable) };
    if w.attempt(|w| write_bound(op, w)).is_ok() {
        return Ok(1);
    }
    let statement = (what.clone(), changes.clone());
    w.first_of(&[false, true], |&first, w| {
        if first {
            write_duration(*duration, w)?;
            w.glue(",");
        }
        (of_writer(w)?.statement.write)(&statement, w)?;
        if first { Ok(()) } else { write_duration(*duration, w) }
    })?;
    Ok(1)
}
