//! Chapters 601 to 605: priority.

use crate::book::Context;
use crate::rules::cite;
use duel::question::Pick;
use duel::words::{Rule, Seat};

/// Rule processes come first, as long as there are any (602.1a).
pub(crate) const PROCESSES_FIRST: Rule = cite!("602.1a");
/// Then one that has triggered is played (602.1b).
pub(crate) const TRIGGERS_NEXT: Rule = cite!("602.1b");
/// Then who has priority does something (602.1c).
pub(crate) const ACTS: Rule = cite!("602.1c");
/// Of those that have triggered the turn player's come first, one at a time (603.2).
pub(crate) const ORDER: Rule = cite!("603.2");
/// When both pass one after the other, the newest of the chase zone resolves, or this ends (605.1b).
pub(crate) const BOTH_PASS: Rule = cite!("605.1b");
/// Who passes gives priority to the other (605.1c).
pub(crate) const PASSES: Rule = cite!("605.1c");

/// Who acts keeps priority (605.1a); after a resolution the turn player has it (605.1b).
pub(crate) fn next_holder(cx: &Context, actor: Seat, action: Option<Pick>) -> Seat {
    match action {
        Some(_) if cx.by(cite!("605.1a")) => actor,
        Some(_) => actor.other(),
        None => cx.s.turn.player,
    }
}
