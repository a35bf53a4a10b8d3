//! Chapters 601 to 605: priority.

use crate::book::Context;
use crate::rules::cite;
use crate::words::kind;
use duel::question::Pick;
use duel::words::{Kinds, Rule, Seat};

/// Rule processes come first, as long as there are any (602.1a).
pub(crate) const PROCESSES_FIRST: Rule = cite!("602.1a");
/// Then one that has triggered is played (602.1b).
pub(crate) const TRIGGERS_NEXT: Rule = cite!("602.1b");
/// Then who has priority does something (602.1c).
pub(crate) const ACTS: Rule = cite!("602.1c");
/// What was done decides how the processing ends (602.1d).
pub(crate) const CONCLUDES: Rule = cite!("602.1d");

/// If something has triggered, it is chosen (603.1).
pub(crate) const CHOSEN: Rule = cite!("603.1");
/// Of those that have triggered the turn player's come first, one at a time (603.2).
pub(crate) const ORDER: Rule = cite!("603.2");
/// What was chosen is played if it can be; if not, it has triggered once less all the same (603.3).
pub(crate) const PLAYED_OR_NOT: Rule = cite!("603.3");
/// After one was chosen, the processing begins again (603.4).
pub(crate) const RESTART: Rule = cite!("603.4");

/// Who has priority may play an activated ability of a card other than a deity (604.1a).
pub(crate) const USES: Rule = cite!("604.1a");
/// Who has priority may play a card with Quickcast (604.1b).
pub(crate) const PLAYS_QUICKLY: Rule = cite!("604.1b");
/// Who has priority may pass (604.1c).
pub(crate) const MAY_PASS: Rule = cite!("604.1c");
/// At main timing, a servant that has been there since the turn began may be switched (604.2d).
pub(crate) const SWITCHES: Rule = cite!("604.2d");
/// At main timing, an activated ability of a deity may be played (604.2e).
pub(crate) const USES_DEITIES: Rule = cite!("604.2e");

/// At main timing, servants may be played (604.2a), conjures (604.2b) and barriers (604.2c).
pub(crate) fn plays(kinds: Kinds) -> Rule {
    if kinds.has(kind::CONJURE) {
        cite!("604.2b")
    } else if kinds.has(kind::BARRIER) {
        cite!("604.2c")
    } else {
        cite!("604.2a")
    }
}

/// When both pass one after the other, the newest of the chase zone resolves, or this ends (605.1b).
pub(crate) const BOTH_PASS: Rule = cite!("605.1b");
/// Who passes gives priority to the other (605.1c).
pub(crate) const PASSES: Rule = cite!("605.1c");
/// As long as it has not ended, the processing begins again (605.2).
pub(crate) const GOES_ON: Rule = cite!("605.2");

/// Who acts keeps priority (605.1a); after a resolution the turn player has it (605.1b).
pub(crate) fn next_holder(cx: &Context, actor: Seat, action: Option<Pick>) -> Seat {
    match action {
        Some(_) if cx.by(cite!("605.1a")) => actor,
        Some(_) => actor.other(),
        None => cx.s.turn.player,
    }
}
