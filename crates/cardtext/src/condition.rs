//! Conditions, as sentences speak of them in every language.

use crate::reader::{Read, Reader};
use crate::writer::{Said, Writer};
use duel::card::amount::Condition;

/// Reads a condition, or several with "and" between them.
pub(crate) fn read_condition(r: &mut Reader) -> Read<Condition> {
    (r.grammar.condition.read)(r)
}

/// Writes what [`read_condition`] reads.
pub(crate) fn write_condition(condition: &Condition, w: &mut Writer) -> Said {
    (w.grammar.condition.write)(condition, w)
}

/// One condition for several that must all hold.
pub(crate) fn joined(mut all: Vec<Condition>) -> Option<Condition> {
    match all.len() {
        0 | 1 => all.pop(),
        _ => Some(Condition::All(all)),
    }
}
