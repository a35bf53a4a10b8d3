//! The second half of a ruling on what does not happen: how it would be otherwise.
//!
//! Where a rule does nothing, the duel does not pass through it. A ruling of that shows by a contrast that it is this
//! rule that decides: after a line `otherwise` stands what is different, and what follows then.

use super::placing;
use super::play::is_claim;
use super::text::Line;
use super::{Failure, Game};
use crate::scenario::names::Names;

/// A ruling and, if it has one, its contrast.
pub(super) fn split<'r, 's>(body: &'r [Line<'s>]) -> (&'r [Line<'s>], Option<&'r [Line<'s>]>) {
    match body.iter().position(|line| line.text == "otherwise") {
        Some(at) => (&body[..at], Some(&body[at + 1..])),
        None => (body, None),
    }
}

/// What is played in the contrast of a ruling, and what must not all hold there.
pub(super) struct Contrast<'s> {
    /// The position, what players do, and what the contrast expects.
    pub lines: Vec<Line<'s>>,
    /// The same with what the ruling expects in the end.
    pub as_before: Vec<Line<'s>>,
}

impl<'s> Contrast<'s> {
    /// The lines of the position that the contrast writes stand in for those that begin alike; what it has players do, for
    /// all that they did.
    pub fn read(game: &Game, names: &Names, body: &[Line<'s>], other: &[Line<'s>]) -> Result<Self, Failure> {
        let (position, course) = halves(game, names, body)?;
        let (changed, rest) = halves(game, names, other)?;
        let is_changed = |line: &Line| changed.iter().any(|other| subject(other.text) == subject(line.text));
        let kept = position.iter().filter(|line| !is_changed(line)).chain(changed);
        let is_deed = |line: &&Line| !is_claim(line.text);
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

/// The lines of the position, and the rest.
fn halves<'r, 's>(
    game: &Game,
    names: &Names,
    body: &'r [Line<'s>],
) -> Result<(&'r [Line<'s>], &'r [Line<'s>]), Failure> {
    let (_, rest) = placing::read(game, names, body)?;
    Ok(body.split_at(body.len() - rest.len()))
}

/// What a line of a position is about: a player's zone, a place, the turn.
fn subject(text: &str) -> Vec<&str> {
    let words = text.split_whitespace();
    match text.split_once(" holds ") {
        Some((place, _)) if text.starts_with("the ") => vec![place],
        _ => words.take(if Names::seat(text.get(..2).unwrap_or_default()).is_some() { 2 } else { 1 }).collect(),
    }
}
