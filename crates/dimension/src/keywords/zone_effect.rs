//! Part 5, chapter 7: zone effects, among them Rampage and Awakening.

use crate::book::Context;
use crate::definitions::{card, kinds};
use crate::rules::cite;
use crate::words::zone;
use duel::ability::Ability;
use duel::cites::{KeywordCites, VerbCites};
use duel::object::Slot;
use duel::words::{Rule, Zones};

/// Where text works that is no zone effect: on squares, and where a card waits to be played.
const USUAL: Zones = Zones::of(&[zone::SQUARE, zone::HAND, zone::STACK, zone::DECK]);

fn is_zone_effect(ability: &Ability) -> bool {
    !ability.works.meets(USUAL)
}

/// The rules by which an ability works in a zone: a zone effect works where it says (5-7-1), and one of several zones in
/// each of them (5-7-1-3).
pub(crate) fn rules(ability: &Ability) -> &'static [Rule] {
    if !is_zone_effect(ability) {
        &[]
    } else if ability.works.len() == 1 {
        const { &[cite!("5-7-1")] }
    } else {
        const { &[cite!("5-7-1"), cite!("5-7-1-3")] }
    }
}

/// The rule by which an ability does not work where its card is: a zone effect stays, but does nothing elsewhere
/// (5-7-1-2).
pub(crate) fn not_here(cx: &Context, slot: Slot, ability: &Ability) -> Rule {
    if is_zone_effect(ability) { cite!("5-7-1-2") } else { kinds::works(cx, slot) }
}

/// Rampage triggers when its card is turned up as the plan, if there is enough energy (5-7-2-1).
pub(crate) const RAMPAGE: KeywordCites =
    KeywordCites { event: cite!("5-7-2-1"), unmet: cite!("5-7-2-1"), ..KeywordCites::UNNUMBERED };

/// A card that is merely put into the plan zone is not turned up there (5-7-2-2).
pub(crate) const TURNED_UP: VerbCites = VerbCites { only: cite!("5-7-2-2"), ..VerbCites::UNNUMBERED };

/// A card with Awakening can be played from the plan zone for that cost (5-7-3-1).
pub(crate) fn awakens(cx: &Context) -> bool {
    cx.by_all(&[cite!("5-7-3-1"), card::OWN_COST])
}

/// It can still be played for its usual cost (5-7-3-2).
pub(crate) const AS_USUAL: Rule = cite!("5-7-3-2");
