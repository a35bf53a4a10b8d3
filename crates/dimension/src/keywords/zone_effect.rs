//! Part 5, chapter 7: zone effects, among them Rampage and Awakening.

use crate::book::Context;
use crate::definitions::{card, kinds};
use crate::rules::cite;
use crate::words::zone;
use duel::book::rule_sets::{KeywordRules, VerbRules};
use duel::card::ability::Ability;
use duel::ids::{Rule, Zones};
use duel::state::object::Slot;

/// The zones of text that is no zone effect: squares, and the zones from which cards are played.
const USUAL: Zones = Zones::of(&[zone::SQUARE, zone::HAND, zone::STACK, zone::DECK]);

fn is_zone_effect(ability: &Ability) -> bool {
    !ability.works_in.meets(USUAL)
}

/// A zone effect works in the zone it names (5-7-1), one with several zones in each of them (5-7-1-3).
pub(crate) fn rules(ability: &Ability) -> &'static [Rule] {
    if !is_zone_effect(ability) {
        &[]
    } else if ability.works_in.len() == 1 {
        const { &[cite!("5-7-1")] }
    } else {
        const { &[cite!("5-7-1"), cite!("5-7-1-3")] }
    }
}

/// The rule by which an ability does not work in its card's zone: a card keeps its zone effect elsewhere, but it does
/// nothing (5-7-1-2).
pub(crate) fn not_here(cx: &Context, slot: Slot, ability: &Ability) -> Rule {
    if is_zone_effect(ability) { cite!("5-7-1-2") } else { kinds::works(cx, slot) }
}

/// Rampage triggers when its card is turned up as the plan, if there is enough energy (5-7-2-1).
pub(crate) const RAMPAGE: KeywordRules =
    KeywordRules { event: cite!("5-7-2-1"), unmet: cite!("5-7-2-1"), ..KeywordRules::UNNUMBERED };

/// A card merely put into the plan zone is not turned up (5-7-2-2).
pub(crate) const TURNED_UP: VerbRules = VerbRules { only: cite!("5-7-2-2"), ..VerbRules::UNNUMBERED };

/// A card with Awakening can be played from the plan zone for its Awakening cost (5-7-3-1).
pub(crate) fn awakens(cx: &Context) -> bool {
    cx.cite_all(&[cite!("5-7-3-1"), card::OWN_COST])
}

/// A card with Awakening can still be played for its usual cost (5-7-3-2).
pub(crate) const AS_USUAL: Rule = cite!("5-7-3-2");
