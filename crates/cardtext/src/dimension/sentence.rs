//! How clauses and sentences stand together, and what is chosen when an ability is played.

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
    it: &["it", "that unit", "that base", "that card", "that spell"],
    them: &["them", "those units", "those bases", "those cards"],
    they: &["they", "those units", "those bases", "those cards"],
    its: &["its", "that unit's", "that base's", "that card's"],
    their: &["their", "those units'"],
};

/// Players as sentences name them.
pub(crate) const PLAYERS: &[(&str, Who)] =
    &[("your opponent", Who::Opponent), ("each player", Who::Both), ("you", Who::You)];

/// Whether the sentence ahead chooses targets: what is chosen otherwise is chosen on resolution (4-11-1).
pub(crate) fn chooses(r: &Reader) -> bool {
    let ahead = r.ahead().iter().map(|token| &token.kind);
    let mut sentence = ahead.take_while(|kind| **kind != Kind::Mark('.'));
    r.sees_words("choose") && sentence.any(|kind| matches!(kind, Kind::Word(word) if word == "target"))
}

/// Words for as many as one likes, and how many that is at most.
const ANY_NUMBER: &str = "any number of";
const MOST: i32 = 255;

/// "1 target unit in its line", "up to 2 target bases", "1 target square without units", "1 target line".
pub(crate) fn read_choose(r: &mut Reader) -> Read<ChoosingPhrase> {
    let any = r.skip(ANY_NUMBER);
    let (min, max) = if any { (Amount::Fixed(0), Amount::Fixed(MOST)) } else { read_count(r)? };
    r.words("target")?;
    if let Ok(spots) = r.attempt(read_spots) {
        return Ok(ChoosingPhrase { filter: Filter::any(), place_filter: Some(spots), min, max, divide: None });
    }
    Ok(ChoosingPhrase { filter: read_noun(Place::Play, r)?, place_filter: None, min, max, divide: None })
}

/// Writes what [`read_choose`] reads.
pub(crate) fn write_choose(choose: &ChoosingPhrase, w: &mut Writer) -> Said {
    let ChoosingPhrase { filter, place_filter: spots, min, max, .. } = choose;
    match (min, max) {
        (Amount::Fixed(0), Amount::Fixed(MOST)) => w.words(ANY_NUMBER),
        _ => write_count(min, max, w)?,
    }
    w.say("target");
    let plural = *max != Amount::Fixed(1);
    match spots {
        Some(spots) if *filter == Filter::any() => write_spots(spots, plural, w),
        Some(_) => Err(Unsayable),
        None => write_noun(filter, Place::Play, plural, w),
    }
}

/// Searching is said with what is done to what was found.
pub(crate) fn join(before: &Op, _: &[Op]) -> Option<&'static str> {
    matches!(before, Op::Search { .. }).then_some("and")
}
