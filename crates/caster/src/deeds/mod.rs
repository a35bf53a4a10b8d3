//! Chapters 1001 to 1021: what texts and rules have done.

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
use duel::ability::Op;
use duel::cites::VerbCites;
use duel::item::Item;
use duel::words::Verb;

/// The rules on what is done under a name.
pub(crate) fn cites(verb: Verb) -> &'static VerbCites {
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
        _ => const { &VerbCites::UNNUMBERED },
    }
}

/// Whether an operation of a text is carried out, by the rules of its chapter.
pub(crate) fn carries_out(cx: &Context, item: &Item, op: &Op) -> bool {
    discarding::carries_out(cx, op) && counters::carries_out(cx, item, op) && banishing::carries_out(cx, item, op)
}
