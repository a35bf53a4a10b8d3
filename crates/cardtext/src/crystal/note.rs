//! The note after a sentence that its effect does not end with the turn.

use crate::reader::{Read, Reader};
use crate::token::{Kind, Token};
use crate::writer::Writer;

/// That an effect does not end with the turn.
const LASTS: &str = "(This effect does not end at the end of the turn.";
/// That an ability which makes the card a Forward is of no use to one.
const UNLESS: &str = "this ability will not trigger if";

/// Whether the note comes after the full stop of this sentence.
pub(crate) fn note_follows(r: &Reader) -> bool {
    let rest = r.ahead();
    let stops = rest.first().is_some_and(|token| token.kind == Kind::Mark('.'));
    is_note(if stops { &rest[1..] } else { rest })
}

/// Whether the note stands after the quoted text that comes next.
pub(crate) fn quote_lasts(r: &Reader) -> bool {
    r.ahead().get(1..).is_some_and(is_note)
}

fn is_note(tokens: &[Token]) -> bool {
    let mut ahead = tokens.iter().map(|token| &token.kind);
    let opens = ahead.next() == Some(&Kind::Mark('('));
    let word = |kind: Option<&Kind>, text: &str| matches!(kind, Some(Kind::Word(w)) if w.eq_ignore_ascii_case(text));
    opens && word(ahead.next(), "this") && word(ahead.next(), "effect") && word(ahead.next(), "does")
}

/// Reads the note.
pub(crate) fn read_note(r: &mut Reader) -> Read<()> {
    r.words(LASTS)?;
    if r.has(|r| r.mark(')')) {
        return Ok(());
    }
    r.words(UNLESS)?;
    r.this()?;
    r.words("is a Forward.)")?;
    r.unless = true;
    Ok(())
}

/// Writes the note.
pub(crate) fn write_note(w: &mut Writer) {
    w.words(LASTS);
    if w.unless {
        w.begin();
        w.words(UNLESS);
        w.say(w.own);
        w.words("is a Forward.)");
    } else {
        w.glue(")");
    }
    w.begin();
}
