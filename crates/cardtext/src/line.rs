//! Keywords that stand on a line with more than their name: "Warp 3 — {Fire}", and the abilities they stand for.

use crate::reader::{Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::Ability;
use duel::card::pool::CardPool;
use duel::ids::{AbilityId, Kinds, Label};

/// A keyword and how its line is read and written.
pub(crate) struct KeywordLine {
    /// The words that the line begins with.
    pub words: &'static str,
    /// On which cards it can stand.
    pub kinds: Kinds,
    /// The book's sort of the first ability that it stands for.
    pub label: Label,
    /// How many abilities it stands for.
    pub abilities: usize,
    /// Reads the line, but for these words.
    pub read: fn(&mut Reader) -> Read<Vec<Ability>>,
    /// Writes the line, but for these words.
    pub write: fn(&[&Ability], &mut Writer) -> Said,
}

/// Reads the line of a keyword on a card of these kinds, if it begins with one.
pub(crate) fn read_keyword_line(kinds: Kinds, r: &mut Reader) -> Option<Read<Vec<Ability>>> {
    let line = r.grammar.edition.lines.iter().find(|line| r.sees_words(line.words))?;
    if !line.kinds.meets(kinds) {
        return Some(r.fail("~a keyword that cards of this type have"));
    }
    Some(r.words(line.words).and_then(|()| (line.read)(r)).and_then(|read| r.done().map(|()| read)))
}

/// How many abilities, from the first of these on, one line stands for.
pub(crate) fn line_length(lines: &[KeywordLine], pool: &CardPool, abilities: &[AbilityId]) -> usize {
    let first = abilities.first().map(|&id| pool.ability(id).label);
    lines.iter().find(|line| Some(line.label) == first).map_or(1, |line| line.abilities)
}

/// Writes the line of a keyword, if the abilities are those of one.
pub(crate) fn write_keyword_line(abilities: &[&Ability], w: &mut Writer) -> Option<Said> {
    let first = abilities.first()?;
    let line = w.grammar.edition.lines.iter().find(|line| line.label == first.label)?;
    if line.abilities != abilities.len() {
        return Some(Err(Unsayable));
    }
    w.words(line.words);
    Some((line.write)(abilities, w))
}
