//! Chapters 1102 and 1103: by what a chara left.

use crate::book::Context;
use crate::rules::cite;
use crate::words::verb;
use duel::event::Cause;
use duel::object::Slot;
use duel::words::{Rule, Verb};

/// How it is called that a chara leaves because of its damage, and what made it leave.
pub(crate) fn leaving(cx: &Context, slot: Slot, rule: Rule) -> (Verb, Cause) {
    let source = cx.s.object(slot).hurt_by;
    cx.by(cite!("1103.3"));
    (verb::LEAVE, Cause { source, ..Cause::rule(rule) })
}
