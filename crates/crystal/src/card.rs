//! Chapter 5: what is on a card.

use crate::book::Context;
use crate::edition::{Edition, Obeys};
use crate::rules::{Cited, cite};
use crate::words::{kind, number, zone};
use duel::ability::Price;
use duel::log::Scratch;
use duel::object::Slot;
use duel::pool::CardPool;
use duel::profile::{Orientation, Profile};
use duel::words::{Colours, Trait, Zone};

/// The elements of a card: all that its crystal shows, and those it has gained (5.2.1.1).
pub(crate) fn elements<E: Edition>(cx: &Context<E>, slot: Slot) -> Colours {
    let all = cx.s.profile(slot).colours;
    if all.len() > 1 && !cx.obeys(cite!("5.2.1.1")) {
        all.iter().take(1).fold(Colours::EMPTY, Colours::with)
    } else {
        all
    }
}

/// A card is used by paying its cost (5.2.1.2).
pub(crate) const COST: Cited = cite!("5.2.1.2");
/// Cards of the hand, but for Light and Dark ones, are discarded for two CP (F 5.2.1.3; S 11.3.6.1.1).
pub(crate) const CP: Cited = cite!(f "5.2.1.3", s "11.3.6.1.1");
/// So much CP may be lost as elements must be paid (F 5.2.1.3.1; S 5.2.1.2.1).
pub(crate) const SURPLUS: Cited = cite!(f "5.2.1.3.1", s "5.2.1.2.1");

/// One CP may be lost for each element that must be paid, and one if none must (F 5.2.1.3.1, reading F9; S 5.2.1.2.1).
pub(crate) fn surplus<E: Edition>(price: &Price) -> u8 {
    if !duel::audit::holds(SURPLUS.of::<E>()) {
        return 0;
    }
    (price.coloured.iter().filter(|&&n| n > 0).count() as u8).max(1)
}

/// Of cards without the generic icon one of a name stands on a field (5.2.2.1).
pub(crate) const ONE_OF_A_NAME: Cited = cite!("5.2.2.1");

/// A card of several categories belongs to each of them (F 5.2.2.2).
pub(crate) fn belongs<E: Edition>(pool: &CardPool, scratch: &Scratch, profile: &Profile, word: Trait) -> bool {
    let is_category = |word: Trait| pool.traits[word.index()].starts_with("category ");
    let first = profile.traits.iter().find(|&word| is_category(word));
    !is_category(word) || first == Some(word) || scratch.pass(cite!(f "5.2.2.2").of::<E>())
}

/// Forwards attack and block (5.2.3.1.1.2).
pub(crate) const FORWARDS: Cited = cite!("5.2.3.1.1.2");

/// A Backup is dulled for one CP (5.2.3.1.1.3).
pub(crate) const BACKUPS: Cited = cite!("5.2.3.1.1.3");

/// Backups enter dull (F 5.2.3.1.1.3; S 7.10.4).
pub(crate) fn arrives<E: Edition>(cx: &Context<E>, slot: Slot, to: Zone) -> Orientation {
    if to == zone::FIELD && cx.s.profile(slot).kinds.has(kind::BACKUP) && cx.obeys(cite!(f "5.2.3.1.1.3", s "7.10.4")) {
        Orientation::Sideways
    } else {
        Orientation::Upright
    }
}

/// Summons are never on the field (5.2.3.1.2.1).
pub(crate) const NO_SUMMONS: Cited = cite!("5.2.3.1.2.1");
/// A card's own name in its text means that card (5.2.4.1).
pub(crate) const OWN_NAME: Cited = cite!("5.2.4.1");

/// A deck holds at most three cards of one number (5.2.5.1).
pub(crate) const COPIES: Cited = cite!("5.2.5.1");

/// Power is what a Forward deals in battle, and the damage that breaks it (5.2.6.1).
const POWER: Cited = cite!("5.2.6.1");

/// How much damage a Forward deals in battle (5.2.6.1).
pub(crate) fn strength<E: Edition>(cx: &Context<E>, slot: Slot) -> i32 {
    if cx.obeys(POWER) { cx.s.profile(slot).number(number::POWER).max(0) } else { 0 }
}

/// Whether as much damage has been dealt to a Forward as it has power (5.2.6.1).
pub(crate) fn is_overcome<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    cx.s.object(slot).damage >= cx.s.profile(slot).number(number::POWER) && cx.obeys(POWER)
}
