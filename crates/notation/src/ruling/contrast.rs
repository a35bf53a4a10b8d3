//! The contrast of a ruling: the same situation with one difference, where the outcome is another.
//!
//! A rule that has no effect is not passed through. A ruling about something that does not happen therefore shows by a
//! contrast that this rule decides it: the line `otherwise`, then the difference, then the outcome.

use crate::error::Failure;
use crate::names::Names;
use crate::position::read;
use crate::ruling::RulingGame;
use crate::ruling::lines::SourceLine;
use crate::ruling::script::is_claim;

/// Splits a ruling from its contrast, if it has one.
pub(super) fn split_contrast<'r, 's>(
    body: &'r [SourceLine<'s>],
) -> (&'r [SourceLine<'s>], Option<&'r [SourceLine<'s>]>) {
    match body.iter().position(|line| line.text == "otherwise") {
        Some(at) => (&body[..at], Some(&body[at + 1..])),
        None => (body, None),
    }
}

/// The lines of a contrast.
pub(super) struct Contrast<'s> {
    /// The position, the moves, and the contrast's own claims.
    pub lines: Vec<SourceLine<'s>>,
    /// The same position and moves with the ruling's final claims, which must not all hold.
    pub as_before: Vec<SourceLine<'s>>,
}

impl<'s> Contrast<'s> {
    /// Combines a ruling with its contrast. A position line of the contrast replaces those with the same subject; if
    /// the contrast has moves, they replace all moves of the ruling.
    pub fn read(
        game: &RulingGame,
        names: &Names,
        body: &[SourceLine<'s>],
        other: &[SourceLine<'s>],
    ) -> Result<Self, Failure> {
        let (position, course) = split_position(game, names, body)?;
        let (changed, rest) = split_position(game, names, other)?;
        let is_changed = |line: &SourceLine| changed.iter().any(|other| subject(other.text) == subject(line.text));
        let kept = position.iter().filter(|line| !is_changed(line)).chain(changed);
        let is_deed = |line: &&SourceLine| !is_claim(line.text);
        let own = rest.iter().any(|line| is_deed(&line));
        let deeds = if own { rest } else { course }.iter().filter(is_deed);
        let last = course.iter().rposition(|line| is_deed(&line)).map_or(0, |at| at + 1);
        let as_before = kept.clone().chain(deeds.clone()).chain(&course[last..]).copied().collect();
        let lines = match own {
            true => kept.chain(rest).copied().collect(),
            false => kept.chain(deeds).chain(rest).copied().collect(),
        };
        Ok(Self { lines, as_before })
    }
}

/// Splits the lines of the position from the rest.
fn split_position<'r, 's>(
    game: &RulingGame,
    names: &Names,
    body: &'r [SourceLine<'s>],
) -> Result<(&'r [SourceLine<'s>], &'r [SourceLine<'s>]), Failure> {
    let (_, rest) = read::read_position(game, names, body)?;
    Ok(body.split_at(body.len() - rest.len()))
}

/// The subject of a position line: a player's zone, a place, or the turn.
fn subject(text: &str) -> Vec<&str> {
    let words = text.split_whitespace();
    match text.split_once(" holds ") {
        Some((place, _)) if text.starts_with("the ") => vec![place],
        _ => words.take(if Names::seat(text.get(..2).unwrap_or_default()).is_some() { 2 } else { 1 }).collect(),
    }
}
