//! Single words of a game that stand in many phrases: keywords, counters, and how numbers compare.

use crate::phrase::Slot;
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind;
use crate::writer::{Said, Unsayable, Writer};
use duel::card::filter::Cmp;
use duel::ids::{Counter, Keyword};

/// "Brave".
pub(crate) fn read_keyword(r: &mut Reader) -> Read<Keyword> {
    r.named("~a keyword", |r| {
        let (known, names) = (r.grammar.keywords, r.grammar.keyword_names);
        known.iter().copied().find(|word| r.skip(names[word.index()])).ok_or(Miss)
    })
}

/// "Brave".
pub(crate) fn say_keyword(word: Keyword, w: &mut Writer) -> Said {
    if !w.grammar.keywords.contains(&word) {
        return Err(Unsayable);
    }
    w.say(w.grammar.keyword_names[word.index()]);
    Ok(())
}

/// "Guard Counter", "Guard Counters".
/// "+1000 power": a counter that is called by what it does.
fn read_weight(r: &mut Reader) -> Read<String> {
    let plus = r.has(|r| r.mark('+'));
    let number = r.number()?;
    if plus == (number < 0) {
        return Err(Miss);
    }
    let numbers = r.grammar.numbers;
    let is_number = |word: &String| numbers.iter().any(|(name, _)| name == word);
    let word = r.take("~a number of a card", |kind| match kind {
        Kind::Word(word) if word.starts_with(char::is_lowercase) || is_number(word) => Some(word),
        _ => None,
    })?;
    Ok(format!("{number:+} {word}"))
}

/// "Guard Counter".
pub(crate) fn read_counter(r: &mut Reader) -> Read<Counter> {
    if let Ok(name) = r.attempt(read_weight) {
        r.words(r.grammar.counter)?;
        return Ok(r.pool.intern_counter(&name));
    }
    let name = r.take("~the name of a counter", |kind| match kind {
        Kind::Word(word) if word.starts_with(char::is_uppercase) => Some(word),
        _ => None,
    })?;
    r.words(r.grammar.counter)?;
    Ok(r.pool.intern_counter(name))
}

/// "Guard Counter", or "Guard Counters" if the writer is at a plural.
pub(crate) fn say_counter(counter: Counter, w: &mut Writer) -> Said {
    let name = w.pool.counters.get(counter.index()).ok_or(Unsayable)?;
    w.say(name);
    w.words(w.grammar.counter);
    Ok(())
}

/// A kind of counter on objects, one or as many as the number before it says.
pub(crate) struct CounterName;

impl CounterName {
    /// Reads which.
    pub fn read(r: &mut Reader) -> Read<Counter> {
        read_counter(r)
    }
    /// Writes which.
    pub fn write(counter: &Counter, w: &mut Writer) -> Said {
        say_counter(*counter, w)
    }
}

/// How a number compares, after the number.
const COMPARISONS: &[(&str, Cmp)] = &[("or less", Cmp::AtMost), ("or more", Cmp::AtLeast)];

/// "or less", "or more", or nothing.
pub(crate) fn read_comparison(r: &mut Reader) -> Cmp {
    COMPARISONS.iter().find(|(words, _)| r.skip(words)).map_or(Cmp::Is, |(_, cmp)| *cmp)
}

/// Writes what [`read_comparison`] reads.
pub(crate) fn write_comparison(cmp: Cmp, w: &mut Writer) {
    if let Some((words, _)) = COMPARISONS.iter().find(|(_, known)| *known == cmp) {
        w.words(words);
    }
}

/// "with 2 or more Guard Counters on it".
pub(crate) fn read_counters(r: &mut Reader) -> Read<(Counter, Cmp, i32)> {
    r.words("with")?;
    let number = r.number()?;
    let cmp = read_comparison(r);
    let counter = read_counter(r)?;
    r.words("on it/them")?;
    Ok((counter, cmp, number))
}

/// Writes what [`read_counters`] reads, of one object or of several.
pub(crate) fn write_counters(counter: Counter, cmp: Cmp, number: i32, plural: bool, w: &mut Writer) -> Said {
    w.words("with");
    w.number(number);
    write_comparison(cmp, w);
    say_counter(counter, w)?;
    w.plural = plural;
    w.words("on it/them");
    Ok(())
}

impl Slot for u8 {
    fn read(r: &mut Reader) -> Read<Self> {
        r.number()?.try_into().map_err(|_| Miss)
    }
    fn write(&self, w: &mut Writer) -> Said {
        w.number(i32::from(*self));
        Ok(())
    }
}
