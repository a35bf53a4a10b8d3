//! Prohibitions: effects that forbid doing something to objects, or by them.

use super::collect::{ChangeLocation, change_at_location, described_at_location};
use crate::book::RuleBook;
use crate::book::point::ResolutionPoint;
use crate::card::ability::Change;
use crate::engine::context::Cx;
use crate::event::Cause;
use crate::ids::*;
use crate::state::object::{ObjectRef, Slot};
use crate::state::query::Scope;

/// A prohibition that depends on the other object, or that forbids something to whatever fits a description.
#[derive(Clone, Copy, Debug)]
pub struct ConditionalProhibition {
    /// The object it applies to; [`Slot::NONE`] for a prohibition by description, which cards that come into play face
    /// down may fit as they will lie there.
    pub slot: Slot,
    /// The forbidden verb.
    pub verb: Verb,
    /// The location of the filter; the effect may have ended since.
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

    /// Returns true if an effect forbids doing this to a card that comes face down to a player's zone: one that
    /// describes it as it will lie there. What is on its front does not count.
    pub fn is_barred_face_down(&self, verb: Verb, slot: Slot, to: Zone, side: Seat) -> bool {
        self.witness_ask(verb, slot);
        let (characteristics, status) = self.face_down_arrival(slot, to, side);
        self.state.derived.prohibitions.iter().filter(|f| f.slot == Slot::NONE && f.verb == verb).any(|f| {
            let scope = Scope { source: f.source, you: f.you, item: None, itself: None };
            described_at_location(self.pool, f.change_location)
                .is_some_and(|filter| self.read().fits_as(&scope, filter, slot, &characteristics, &status))
        })
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
