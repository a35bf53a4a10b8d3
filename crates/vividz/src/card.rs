//! Chapters 300 to 312 and 1119: what is on a card.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{class, number};
use duel::object::{Ref, Slot};
use duel::pool::CardPool;
use duel::words::{Rule, Trait};

/// What accounts and charas say works only where it says it is valid (304.1a).
pub(crate) const VALID: Rule = cite!("304.1a");
/// What missions say works only while they lie face up in the mission zone (304.1b).
pub(crate) const FACE_UP: Rule = cite!("304.1b");
/// What events say is done as they are played and resolve (304.1c).
pub(crate) const EVENTS: Rule = cite!("304.1c");
/// What Engages say is done as they are played and resolve, or works where it says (304.1d).
pub(crate) const ENGAGES: Rule = cite!("304.1d");
/// A chara without text has no abilities (304.5).
pub(crate) const TEXTLESS: Rule = cite!("304.5");
/// A chara whose damage is no less than its power, or that has none, leaves (306.2).
pub(crate) const LEAVES: Rule = cite!("306.2");

/// As many energy cards as its cost says pay for a card (303.2).
pub(crate) fn cost(cx: &Context, slot: Slot) -> i32 {
    let cost = cx.s.profile(slot).number(number::COST);
    if cost == 0 || cx.by(cite!("303.2")) { cost } else { 0 }
}

/// In battle a chara deals as much damage as it has power (306.3).
pub(crate) fn battle_damage(cx: &Context, chara: Ref) -> i32 {
    let power = cx.s.profile_of(chara).map_or(0, |profile| profile.number(number::POWER));
    if cx.by(cite!("306.3")) { power } else { 0 }
}

/// What is asked for has to be done as often as the numbers say, and all of it (304.6d).
pub(crate) fn all_conditions(cx: &Context) -> bool {
    cx.by(cite!("304.6d"))
}

/// To which class of words a word belongs: traits (308), mission information (307), account information (309).
pub(crate) fn trait_class(pool: &CardPool, word: Trait) -> u8 {
    let text = &pool.traits[word.index()];
    let at = class::PREFIXES.iter().position(|prefix| text.starts_with(prefix));
    at.map_or(class::TRAIT, |at| at as u8)
}

/// A word as people say it.
pub(crate) fn bare_word(word: &str) -> &str {
    class::PREFIXES.iter().find_map(|prefix| word.strip_prefix(prefix)).unwrap_or(word)
}
