//! Chapter 1110: leaving.

use crate::book::Context;
use crate::rules::cite;
use crate::words::zone;
use duel::book::rule_sets::VerbRules;
use duel::ids::Rule;
use duel::state::object::Slot;

/// A chara that leaves goes from its area to its owner's energy zone (1110.1).
const LEAVES: Rule = cite!("1110.1");
/// A chara put there without an instruction to leave does not count as leaving (1110.2).
pub(crate) const LEAVING: VerbRules = VerbRules { does: LEAVES, only: cite!("1110.2"), ..VerbRules::UNNUMBERED };

/// Only a chara in an area leaves (1110.1).
pub(crate) fn can_leave(cx: &Context, slot: Slot) -> bool {
    cx.state.object(slot).zone == zone::AREA || !cx.cite(LEAVES)
}
