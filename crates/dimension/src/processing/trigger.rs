//! Part 4, chapters 4 and 8: triggered abilities.

use crate::book::Context;
use crate::rules::cite;
use crate::words::verb;
use duel::ability::{On, Trigger};
use duel::book::Triggers;
use duel::cites::{PlayCites, TriggerCites};
use duel::words::Rule;

/// All are stacked, the active player's first (4-8-3).
pub(crate) const TRIGGERS: Triggers = Triggers::AllStacked;
/// The active player's first, each player's in an order of their own (4-8-3).
pub(crate) const ORDER: Rule = cite!("4-8-3");
/// Whether to do what one may do is decided on resolution (4-8-5).
pub(crate) const MAY: Rule = cite!("4-8-5");
/// The condition of a trigger is checked again on resolution (4-4-3).
pub(crate) const CONDITION: Rule = cite!("4-4-3");

/// What triggers as a recovery phase begins or a turn ends triggers but once in a turn (4-4-4).
pub(crate) fn once_a_turn(cx: &Context, trigger: &Trigger) -> bool {
    matches!(trigger.on, On::Deed(verb::BEGIN_RECOVERY | verb::END_TURN)) && cx.by(cite!("4-4-4"))
}

/// What is decided as a triggered ability is stacked (4-8-4-1 to 4-8-4-5).
pub(crate) const CITES: PlayCites = PlayCites {
    extra: cite!("4-8-4-1"),
    x: cite!("4-8-4-1"),
    choose: cite!("4-8-4-2"),
    vanish: cite!("4-8-4"),
    divide: cite!("4-8-4-3"),
    lock: cite!("4-8-4-4"),
    pay: cite!("4-8-4-5"),
    ..PlayCites::UNNUMBERED
};

/// The rules of triggering.
pub(crate) const TRIGGER: TriggerCites = TriggerCites {
    any_time: cite!("4-8-1"),
    each: cite!("4-8-6"),
    real: cite!("4-8-7"),
    condition: cite!("4-8-8"),
    arrive: cite!("4-8-10-1"),
    moved: cite!("4-8-10"),
    once: cite!("4-4-4"),
    state: cite!("4-8-13"),
    vanish: cite!("4-4-4-1"),
    ..TriggerCites::UNNUMBERED
};
