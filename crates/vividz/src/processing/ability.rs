//! Chapters 901 and 903: abilities, and where they are valid.

use crate::card;
use crate::rules::cite;
use crate::words::{label, zone};
use duel::ability::Ability;
use duel::log::Scratch;
use duel::object::Object;
use duel::pool::CardPool;
use duel::profile::Profile;
use duel::words::Rule;

/// An ability is played, and applies, only while it is valid (903.1).
const ONLY_VALID: Rule = cite!("903.1");
/// The ability of an event is valid from being played until it is resolved (903.1d).
pub(crate) const OF_EVENT: Rule = cite!("903.1d");
/// An ability that is not valid cannot be played, does not trigger and does not apply (903.2).
pub(crate) const VALID: Rule = cite!("903.2");
/// While the condition under which an ability says that it is valid is not met, the whole of it is invalid (903.2a).
pub(crate) const CONDITION: Rule = cite!("903.2a");
/// An ability that has triggered is played though it has become invalid, or its card is gone (903.2c).
pub(crate) const STILL_PLAYED: Rule = cite!("903.2c");
/// An ability that is being played, or was, goes on though it has become invalid, or its card is gone (903.3).
pub(crate) const GOES_ON: Rule = cite!("903.3");

/// The rules by which an ability works where it does: that of an account in the account zone (903.1a), that of a mission
/// in the mission zone, face up (903.1b), that of a chara in the zone it names (903.1c).
pub(crate) fn works_by(ability: &Ability) -> &'static [Rule] {
    let works = ability.works;
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

/// Whether an object has an ability: one that is invalid is there, too (903.2b).
pub(crate) fn has_text(pool: &CardPool, scratch: &Scratch, profile: &Profile, object: &Object) -> bool {
    if !profile.granted.is_empty() {
        return true;
    }
    let abilities = || pool.card(object.card).abilities.iter().map(|&id| pool.ability(id));
    if profile.silent || abilities().next().is_none() {
        return !scratch.pass(card::TEXTLESS);
    }
    abilities().any(|ability| ability.works.has(object.zone)) || scratch.pass(cite!("903.2b"))
}
