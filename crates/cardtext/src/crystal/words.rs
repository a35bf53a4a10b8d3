//! Single words of the game that stand in many phrases: keywords and counters.

use crate::reader::{Miss, Read, Reader};
use crate::token::Kind;
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::keyword;
use duel::words::{Counter, Keyword};

/// The keywords that text can name; the others are icons.
pub(crate) const KEYWORDS: &[Keyword] = &[keyword::BRAVE, keyword::HASTE, keyword::FIRST_STRIKE, keyword::BACK_ATTACK];

/// "Brave".
pub(crate) fn read_keyword(r: &mut Reader) -> Read<Keyword> {
    r.named("~a keyword", |r| KEYWORDS.iter().copied().find(|word| r.skip(keyword::NAMES[word.index()])).ok_or(Miss))
}

/// "Brave".
pub(crate) fn say_keyword(word: Keyword, w: &mut Writer) -> Said {
    if !KEYWORDS.contains(&word) {
        return Err(Unsayable);
    }
    w.say(keyword::NAMES[word.index()]);
    Ok(())
}

/// "Guard Counter", "Guard Counters".
pub(crate) fn read_counter(r: &mut Reader) -> Read<Counter> {
    let name = r.take("~the name of a counter", |kind| match kind {
        Kind::Word(word) if word.starts_with(char::is_uppercase) => Some(word),
        _ => None,
    })?;
    r.words("Counter/Counters")?;
    Ok(r.pool.intern_counter(name))
}

/// "Guard Counter", or "Guard Counters" if the writer is at a plural.
pub(crate) fn say_counter(counter: Counter, w: &mut Writer) -> Said {
    let name = w.pool.counters.get(counter.index()).ok_or(Unsayable)?;
    w.say(name);
    w.words("Counter/Counters");
    Ok(())
}
