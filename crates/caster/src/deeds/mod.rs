//! Chapters 1001 to 1021: what effects and rules do to cards.
//!
//! *Start at* [`cites`], which lists the verbs with rules of their own.

pub(crate) mod banishing;
pub(crate) mod becoming;
pub(crate) mod cancelling;
pub(crate) mod chasing;
pub(crate) mod control;
pub(crate) mod corrupting;
pub(crate) mod counters;
pub(crate) mod destroying;
pub(crate) mod discarding;
pub(crate) mod drawing;
pub(crate) mod extra_turn;
pub(crate) mod paying;
pub(crate) mod removing;
pub(crate) mod revealing;
pub(crate) mod searching;
pub(crate) mod shuffling;
pub(crate) mod soulbond;
pub(crate) mod turning;

use crate::book::Context;
use crate::tokens;
use crate::words::verb;
use duel::book::rule_sets::VerbRules;
use duel::card::ability::Op;
use duel::ids::Verb;
use duel::state::stack_item::StackItem;

/// The rules on a verb.
pub(crate) fn cites(verb: Verb) -> &'static VerbRules {
    match verb {
        verb::BANISH => &banishing::BANISHING,
        verb::REST | verb::RECOVER | verb::REVERSE => &turning::TURNING,
        verb::REMOVE => &removing::REMOVING,
        verb::VANISH => &tokens::VANISHING,
        verb::DRAW => &drawing::DRAWING,
        verb::DESTROY | verb::FALL => &destroying::DESTROYING,
        verb::CORRUPT => &corrupting::CORRUPTING,
        verb::DISCARD => &discarding::DISCARDING,
        verb::CONTROL => &control::GAINING,
        _ => const { &VerbRules::UNNUMBERED },
    }
}

/// Returns true if an operation of an effect is carried out, by the rules of its chapter.
pub(crate) fn carries_out_operation(cx: &Context, item: &StackItem, op: &Op) -> bool {
    discarding::carries_out(cx, op) && counters::carries_out(cx, item, op)
}
