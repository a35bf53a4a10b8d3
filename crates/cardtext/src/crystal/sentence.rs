//! How clauses and sentences stand together.

use crate::noun::{Counted, Place, read_counted, write_counted};
use crate::reader::{Read, Reader};
use crate::token::Kind as TokenKind;
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{verb, zone};
use duel::card::ability::{ChoosingPhrase, Op};
use duel::card::amount::What;

/// Whether a sentence follows that limits the ability.
pub(crate) fn at_limit(r: &Reader) -> bool {
    ["you can only use", "you can use this ability only", "this effect will", "this ability will"]
        .iter()
        .any(|words| r.sees_words(words))
        || r.peek() == Some(&TokenKind::Mark('('))
}

/// "1 Forward opponent controls", of what is chosen.
pub(crate) fn read_choose(r: &mut Reader) -> Read<ChoosingPhrase> {
    let Counted { min, max, filter } = read_counted(Place::Play, r)?;
    Ok(ChoosingPhrase { filter, min, max, place_filter: None, divide: None })
}

/// Writes what [`read_choose`] reads.
pub(crate) fn write_choose(choose: &ChoosingPhrase, w: &mut Writer) -> Said {
    let ChoosingPhrase { filter, min, max, place_filter: None, .. } = choose else { return Err(Unsayable) };
    let counted = Counted { min: min.clone(), max: max.clone(), filter: filter.clone() };
    write_counted(&counted, Place::Play, w)
}

/// Searching is said with what is done to what was found, drawing with the discarding that follows.
pub(crate) fn join(before: &Op, after: &[Op]) -> Option<&'static str> {
    match (before, after) {
        (Op::Search { .. }, _) => Some("and"),
        (Op::Move { what: What::Picked(_), to, .. }, [Op::Arrange { .. } | Op::Shuffle { .. }, ..])
            if *to != zone::BREAK =>
        {
            Some("and")
        }
        (Op::TakeFromTop { verb: verb::DRAW, .. }, [Op::Pick { .. }, Op::Move { verb: verb::DISCARD, .. }, ..]) => {
            Some(", then")
        }
        _ => None,
    }
}

/// What is picked to be put somewhere or dulled is paid with; what is picked to be played is spoken of.
pub(crate) fn spends(ops: &[Op]) -> bool {
    match ops {
        [Op::Pick { .. }, Op::Move { verb, .. }] => *verb != verb::PLAY,
        [Op::Pick { .. }, Op::Turn { .. }] => true,
        _ => false,
    }
}
