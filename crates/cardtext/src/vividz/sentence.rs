//! How clauses and sentences stand together, and what is chosen before anything else is done.

use super::place::{read_spots, write_spots};
use crate::language::Pronouns;
use crate::noun::{Place, read_count, read_noun, write_count, write_noun};
use crate::reader::{Read, Reader};
use crate::token::Kind;
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{ChoosingPhrase, Op};
use duel::card::amount::{Amount, Who};
use duel::card::filter::Filter;

/// Words for objects that were spoken of.
pub(crate) const PRONOUNS: Pronouns = Pronouns {
    it: &["it", "that Chara", "that card", "that Mission"],
    them: &["them", "they", "those Charas", "those cards"],
    they: &["they", "those Charas", "those cards"],
    its: &["its", "that Chara's", "that card's"],
    their: &["their", "those Charas'"],
};

/// Players as sentences name them.
pub(crate) const PLAYERS: &[(&str, Who)] =
    &[("your opponent", Who::Opponent), ("each player", Who::Both), ("you", Who::You)];

/// Whether the sentence ahead chooses areas or lanes, or what the next sentence divides something among. All else is chosen
/// where the text comes to it (904.3a).
pub(crate) fn chooses(r: &Reader) -> bool {
    if !r.sees_words("choose") {
        return false;
    }
    let mut ahead = r.ahead().iter().map(|token| &token.kind);
    let is = |kind: &Kind, words: &[&str]| matches!(kind, Kind::Word(word) if words.iter().any(|w| w.eq_ignore_ascii_case(word)));
    let number = ahead.clone().position(|kind| matches!(kind, Kind::Number(_)));
    let spots = number.and_then(|at| ahead.clone().nth(at + 1));
    if spots.is_some_and(|kind| is(kind, &["area", "areas", "lane", "lanes"])) {
        return true;
    }
    ahead.by_ref().any(|kind| *kind == Kind::Mark('.')) && ahead.next().is_some_and(|kind| is(kind, &["divide"]))
}

/// "up to 3 Charas", "1 area of yours without Charas", "1 lane".
pub(crate) fn read_choose(r: &mut Reader) -> Read<ChoosingPhrase> {
    let (min, max) = read_count(r)?;
    if let Ok(spots) = r.attempt(read_spots) {
        return Ok(ChoosingPhrase { filter: Filter::any(), place_filter: Some(spots), min, max, divide: None });
    }
    r.talk.part = true;
    Ok(ChoosingPhrase { filter: read_noun(Place::Play, r)?, place_filter: None, min, max, divide: None })
}

/// Writes what [`read_choose`] reads.
pub(crate) fn write_choose(choose: &ChoosingPhrase, w: &mut Writer) -> Said {
    let ChoosingPhrase { filter, place_filter: spots, min, max, divide } = choose;
    write_count(min, max, w)?;
    let plural = *max != Amount::Fixed(1);
    match spots {
        Some(spots) if *filter == Filter::any() => write_spots(spots, plural, w),
        None if divide.is_some() => {
            w.talk.part = true;
            write_noun(filter, Place::Play, plural, w)
        }
        _ => Err(Unsayable),
    }
}

/// Searching is said with what is done to what was found.
pub(crate) fn join(before: &Op, _: &[Op]) -> Option<&'static str> {
    matches!(before, Op::Search { .. }).then_some("and")
}
