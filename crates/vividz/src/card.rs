//! Chapters 300 to 312 and 1119: what is on a card.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{class, number};
use duel::book::point::{ChapterPoints, ZonePoint};
use duel::card::pool::CardPool;
use duel::ids::{Rule, Trait};
use duel::points;
use duel::state::object::{ObjectRef, Slot};

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ZonePoint::FaceDownIsBlank => FACE_UP,
};

/// The abilities of accounts and charas work only in the zone that they name (304.1a).
pub(crate) const VALID: Rule = cite!("304.1a");
/// The abilities of missions work only while they lie face up in the mission zone (304.1b).
pub(crate) const FACE_UP: Rule = cite!("304.1b");
/// The abilities of events are carried out as they are played and resolve (304.1c).
pub(crate) const EVENTS: Rule = cite!("304.1c");
/// The abilities of Engages are carried out as they are played and resolve, or work in the zone that they name
/// (304.1d).
pub(crate) const ENGAGES: Rule = cite!("304.1d");
/// A chara without text has no abilities (304.5).
pub(crate) const TEXTLESS: Rule = cite!("304.5");
/// A chara whose damage equals or exceeds its power, or that has no power, leaves (306.2).
pub(crate) const LEAVES: Rule = cite!("306.2");

/// A card's cost is the number of energy cards that pay for it (303.2).
pub(crate) fn cost(cx: &Context, slot: Slot) -> i32 {
    let cost = cx.state.characteristics(slot).number(number::COST);
    if cost == 0 || cx.cite(cite!("303.2")) { cost } else { 0 }
}

/// In battle a chara deals damage equal to its power (306.3).
pub(crate) fn battle_damage(cx: &Context, chara: ObjectRef) -> i32 {
    let power = cx.state.characteristics_of(chara).map_or(0, |characteristics| characteristics.number(number::POWER));
    if cx.cite(cite!("306.3")) { power } else { 0 }
}

/// All conditions of a mission have to be met, each as often as its number says (304.6d).
pub(crate) fn all_conditions(cx: &Context) -> bool {
    cx.cite(cite!("304.6d"))
}

/// The class of a word: traits (308), mission information (307) or account information (309).
pub(crate) fn trait_class(pool: &CardPool, word: Trait) -> u8 {
    let text = &pool.traits[word.index()];
    let at = class::PREFIXES.iter().position(|prefix| text.starts_with(prefix));
    at.map_or(class::TRAIT, |at| at as u8)
}

/// A word without the prefix of its class, as people say it.
pub(crate) fn spoken_trait(word: &str) -> &str {
    class::PREFIXES.iter().find_map(|prefix| word.strip_prefix(prefix)).unwrap_or(word)
}
