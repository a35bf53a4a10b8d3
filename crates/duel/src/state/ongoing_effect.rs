//! Continuous effects that began when an ability resolved, and go on by themselves.

use crate::card::ability::{Duration, Op, WordClass};
use crate::card::pool::CardPool;
use crate::ids::*;
use crate::state::object::ObjectRef;
use serde::{Deserialize, Serialize};

/// A continuous effect that began when an ability resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OngoingEffect {
    /// The one object it applies to; none if it applies to every object that fits its description.
    pub target: Option<ObjectRef>,
    /// The ability that began it.
    pub ability: AbilityId,
    /// The part of that ability.
    pub part: u8,
    /// The operation of that part.
    pub op: u8,
    /// The change of that operation.
    pub change: u8,
    /// Its amount, as it was when the effect began.
    pub value: i32,
    /// The object that the ability came from.
    pub source: ObjectRef,
    /// The controller of the ability.
    pub controller: Seat,
    /// The time at which it began.
    pub since: u32,
    /// Its duration.
    pub duration: Duration,
}

/// Returns true if the effect only records a word that was named.
pub(crate) fn is_named_word(pool: &CardPool, e: &OngoingEffect) -> bool {
    named_word_class(pool, e).is_some()
}

/// The class of the word that the effect records, if it records one.
pub(super) fn named_word_class(pool: &CardPool, e: &OngoingEffect) -> Option<WordClass> {
    match pool.ability(e.ability).part(e.part)?.ops.get(usize::from(e.op))? {
        Op::NameWord { sort, .. } => Some(*sort),
        _ => None,
    }
}
