//! Prohibitions: what effects forbid to be done to objects, or by them.

use super::{Written, change_written};
use crate::ability::Change;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::Cause;
use crate::matching::Scope;
use crate::object::{Ref, Slot};
use crate::words::*;

/// A prohibition that depends on the other object.
#[derive(Clone, Copy, Debug)]
pub struct Forbid {
    /// On which object it lies.
    pub slot: Slot,
    /// What is forbidden.
    pub verb: Verb,
    /// Where the description of the other object is found; effects may have ended since.
    pub(super) written: Written,
    /// From where that description is read.
    pub(super) source: Ref,
    pub(super) you: Seat,
}

impl<B: RuleBook> Cx<'_, B> {
    /// Whether something forbids this to be done to, or by, an object; `other` is the other object.
    #[inline]
    pub fn forbidden(&self, verb: Verb, slot: Slot, other: Option<Ref>) -> bool {
        self.witness_ask(verb, slot);
        self.s.derived.cannot.has(verb) && self.forbidden_really(verb, slot, other, true)
    }

    /// Whether something forbids this to be done to an object for this cause.
    #[inline]
    pub fn forbidden_by(&self, verb: Verb, slot: Slot, cause: &Cause) -> bool {
        self.witness_ask(verb, slot);
        self.prevented(verb, slot, cause)
    }

    /// The same, of something that is about to happen.
    #[inline]
    pub(crate) fn prevented(&self, verb: Verb, slot: Slot, cause: &Cause) -> bool {
        self.s.derived.cannot.has(verb) && self.forbidden_really(verb, slot, cause.source, cause.ability.is_some())
    }

    fn forbidden_really(&self, verb: Verb, slot: Slot, other: Option<Ref>, by_text: bool) -> bool {
        if self.s.profile(slot).cannot.has(verb) {
            return true;
        }
        let Some(other) = other else { return false };
        self.s.derived.forbids.iter().filter(|f| f.slot == slot && f.verb == verb).any(|f| {
            let Change::Cannot(_, Some(filter)) = change_written(self.pool, f.written) else { return false };
            let (Written::Static { ability, .. } | Written::Resolved { ability, .. }) = f.written;
            let scope = Scope { source: f.source, you: f.you, item: None, itself: None };
            (by_text || !filter.by_text)
                && self.read().fits_ref(&scope, filter, other)
                && (!filter.by_text || self.by(B::CITES.effect_of))
                && self.by(B::forbids(self.pool.ability(ability)))
        })
    }
}
