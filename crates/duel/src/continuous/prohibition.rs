//! Prohibitions: effects that forbid doing something to objects, or by them.

use super::collect::{ChangeLocation, change_at_location};
use crate::book::RuleBook;
use crate::book::point::ResolutionPoint;
use crate::card::ability::Change;
use crate::engine::context::Cx;
use crate::event::Cause;
use crate::ids::*;
use crate::state::object::{ObjectRef, Slot};
use crate::state::query::Scope;

/// A prohibition that depends on the other object.
#[derive(Clone, Copy, Debug)]
pub struct ConditionalProhibition {
    /// The object it applies to.
    pub slot: Slot,
    /// The forbidden verb.
    pub verb: Verb,
    /// The location of the filter for the other object; the effect may have ended since.
    pub(super) change_location: ChangeLocation,
    /// The source and controller from whose view that filter is read.
    pub(super) source: ObjectRef,
    pub(super) you: Seat,
}

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if an effect forbids doing this to, or by, an object; `other` is the other object.
    #[inline]
    pub fn is_forbidden(&self, verb: Verb, slot: Slot, other: Option<ObjectRef>) -> bool {
        self.witness_ask(verb, slot);
        self.state.derived.forbidden_verbs.has(verb) && self.has_prohibition(verb, slot, other, true)
    }

    /// Returns true if an effect forbids doing this to an object for this cause.
    #[inline]
    pub fn is_forbidden_by(&self, verb: Verb, slot: Slot, cause: &Cause) -> bool {
        self.witness_ask(verb, slot);
        self.is_prevented(verb, slot, cause)
    }

    /// The same, for an event that is about to happen.
    #[inline]
    pub(crate) fn is_prevented(&self, verb: Verb, slot: Slot, cause: &Cause) -> bool {
        self.state.derived.forbidden_verbs.has(verb)
            && self.has_prohibition(verb, slot, cause.source, cause.ability.is_some())
    }

    fn has_prohibition(&self, verb: Verb, slot: Slot, other: Option<ObjectRef>, by_text: bool) -> bool {
        if self.state.characteristics(slot).cannot.has(verb) {
            return true;
        }
        let Some(other) = other else { return false };
        self.state.derived.prohibitions.iter().filter(|f| f.slot == slot && f.verb == verb).any(|f| {
            let Change::Cannot(_, Some(filter)) = change_at_location(self.pool, f.change_location) else {
                return false;
            };
            let (ChangeLocation::Static { ability, .. } | ChangeLocation::Resolved { ability, .. }) = f.change_location;
            let scope = Scope { source: f.source, you: f.you, item: None, itself: None };
            (by_text || !filter.by_own_ability)
                && self.read().fits_ref(&scope, filter, other)
                && (!filter.by_own_ability || self.at(ResolutionPoint::EffectOf))
                && self.cite(B::prohibition_rule(self.pool.ability(ability)))
        })
    }
}
