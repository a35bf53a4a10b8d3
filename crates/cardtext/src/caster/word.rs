//! Single words of the game: keyword skills in brackets, counters.

use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use caster::words::{counter, keyword};
use duel::ids::{Counter, Keyword};

/// The keywords that stand on a line of their own, in the order in which they are written.
pub(crate) const LINES: &[Keyword] = &[
    keyword::DOUBLE_CORRUPT,
    keyword::TRIPLE_CORRUPT,
    keyword::SLOW_START,
    keyword::QUICKCAST,
    keyword::HUBRIS,
    keyword::LETHARGY,
    keyword::SEVERAL,
];

/// What each keyword is called.
pub(crate) const NAMES: &[&str] = &[
    "[Double Corrupt]",
    "[Triple Corrupt]",
    "[Slow Start]",
    "[Quickcast]",
    "[Hubris]",
    "[Lethargy]",
    "[Break]",
    "[Aether]",
    "You may control two or more casters with the same name as this card.",
    "[Soul Seal]",
];

/// A keyword skill that a card has, gains or loses.
pub(crate) struct Ability;

impl Ability {
    /// Reads it.
    pub fn read(r: &mut Reader) -> Read<Keyword> {
        r.named("~a keyword in brackets", |r| {
            let known = NAMES.iter().enumerate().filter(|(_, name)| name.starts_with('['));
            let mut known = known.map(|(at, name)| (Keyword(at as u8), *name));
            known.find(|(_, name)| r.skip(name)).map(|(word, _)| word).ok_or(Miss)
        })
    }
    /// Writes it.
    pub fn write(word: &Keyword, w: &mut Writer) -> Said {
        let name = NAMES.get(word.index()).filter(|name| name.starts_with('[')).ok_or(Unsayable)?;
        w.say(name);
        Ok(())
    }
}

/// Counters by their names, which are written small.
pub(crate) struct Counters(&'static [&'static str]);

/// The counters of the rules; others are called by a name of their own.
pub(crate) const COUNTERS: Counters = Counters(&[counter::DIVINITY, counter::CANDY]);

impl Counters {
    /// "candy counter".
    pub fn read(&self, r: &mut Reader) -> Read<Counter> {
        if let Some(name) = self.0.iter().find(|name| r.skip(name)) {
            r.words("counter/counters")?;
            return Ok(r.pool.intern_counter(name));
        }
        crate::words::read_counter(r)
    }
    /// Writes it, in the plural if the writer is at one.
    pub fn write(&self, counter: Counter, w: &mut Writer) -> Said {
        let name = w.pool.counters.get(counter.index()).ok_or(Unsayable)?;
        w.say(name);
        w.words("counter/counters");
        Ok(())
    }
}

/// A kind of counter, one or as many as the number before it says.
pub(crate) struct CounterName;

impl CounterName {
    /// Reads which.
    pub fn read(r: &mut Reader) -> Read<Counter> {
        COUNTERS.read(r)
    }
    /// Writes which.
    pub fn write(counter: &Counter, w: &mut Writer) -> Said {
        COUNTERS.write(*counter, w)
    }
}
