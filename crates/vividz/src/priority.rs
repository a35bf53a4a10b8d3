//! Chapters 201 and 202: priority, and the processing before it.

use crate::book::Context;
use crate::rule_effect;
use crate::rules::cite;
use duel::words::Rule;

/// Pre-priority processing comes before a player has priority (201.2).
pub(crate) const PROCESSING: Rule = cite!("201.2");
/// Who has priority plays, does something, or passes (201.3).
pub(crate) const PRIORITY: Rule = cite!("201.3");
/// One trigger is played and resolved, then rule effects come again (202.2b).
pub(crate) const ONE_TRIGGER: Rule = cite!("202.2b");

/// Rule effects are carried out until none is due any more (202.2a).
pub(crate) fn rule_effects(cx: &mut Context) -> bool {
    rule_effect::run(cx) && cx.by(cite!("202.2a"))
}
