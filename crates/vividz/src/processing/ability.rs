//! Chapters 901 and 903: abilities, and where they are valid.

use crate::card;
use crate::rules::cite;
use crate::words::{label, zone};
use duel::book::point::{ChapterPoints, TriggerPoint};
use duel::card::ability::Ability;
use duel::card::characteristics::Characteristics;
use duel::card::pool::CardPool;
use duel::engine::scratch::Scratch;
use duel::ids::Rule;
use duel::points;
use duel::state::object::Object;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    TriggerPoint::ConditionWhenTriggering => CONDITION,
    TriggerPoint::UsedThoughInvalid => STILL_PLAYED,
};

/// An ability can be played, and applies, only while it is valid (903.1).
const ONLY_VALID: Rule = cite!("903.1");
/// The ability of an event is valid from when it is played until it has resolved (903.1d).
pub(crate) const OF_EVENT: Rule = cite!("903.1d");
/// An ability that is not valid cannot be played, does not trigger and does not apply (903.2).
pub(crate) const VALID: Rule = cite!("903.2");
/// While the condition that an ability states for its validity is not met, all of it is invalid (903.2a).
pub(crate) const CONDITION: Rule = cite!("903.2a");
/// An ability that has triggered is played even if it has become invalid, or its card is gone (903.2c).
pub(crate) const STILL_PLAYED: Rule = cite!("903.2c");
/// Playing and resolving an ability goes on even if it becomes invalid, or its card is gone (903.3).
pub(crate) const GOES_ON: Rule = cite!("903.3");

/// The rules by which an ability works where it does.
///
/// An ability of an account works in the account zone (903.1a), one of a mission in the mission zone, face up (903.1b),
/// one of a chara in the zone it names (903.1c).
pub(crate) fn works_here_rules(ability: &Ability) -> &'static [Rule] {
    let works = ability.works_in;
    if works.has(zone::ACCOUNT) {
        const { &[ONLY_VALID, cite!("903.1a"), card::VALID] }
    } else if works.has(zone::MISSION) {
        const { &[ONLY_VALID, cite!("903.1b"), card::FACE_UP] }
    } else if works.has(zone::CONNECT) {
        const { &[ONLY_VALID, card::ENGAGES] }
    } else if ability.label == label::CHANT || works.has(zone::TEMPORARY) {
        const { &[ONLY_VALID] }
    } else {
        const { &[ONLY_VALID, cite!("903.1c"), card::VALID] }
    }
}

/// The object has an ability; an invalid one counts, too (903.2b).
pub(crate) fn has_text(pool: &CardPool, scratch: &Scratch, characteristics: &Characteristics, object: &Object) -> bool {
    if characteristics.has_granted_ability(pool) {
        return true;
    }
    let abilities = || pool.card(object.card).abilities.iter().map(|&id| pool.ability(id));
    if characteristics.has_lost_text || abilities().next().is_none() {
        return !scratch.cite(card::TEXTLESS);
    }
    abilities().any(|ability| ability.works_in.has(object.zone)) || scratch.cite(cite!("903.2b"))
}
