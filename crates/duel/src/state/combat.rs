//! Combat participants: which objects fight in which combat, and in which roles.

use crate::book::RuleBook;
use crate::card::amount::What;
use crate::state::object::{Object, ObjectRef, Slot};
use crate::state::query::{Reader, Scope};
use serde::{Deserialize, Serialize};

/// An object that takes part in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Participant {
    /// The combat, by a number of the book's.
    pub combat: u32,
    /// The place where it is fought.
    pub place: u8,
    /// The object.
    pub object: ObjectRef,
    /// Its roles, as bits in the book's terms.
    pub roles: u8,
}

impl<B: RuleBook> Reader<'_, B> {
    /// Returns true if the object takes part in a combat in one of these roles.
    pub fn has_role(&self, object: ObjectRef, roles: u8) -> bool {
        self.state.combats.iter().any(|participant| participant.object == object && participant.roles & roles != 0)
    }

    /// Returns true if the object is in the same combat as the other, at the same place and on the other side.
    pub(super) fn is_in_combat_with(&self, scope: &Scope, what: &What, slot: Slot, object: &Object) -> bool {
        let Some(other) = self.object_as_read(scope, what) else { return false };
        let it = ObjectRef { slot, life: object.life };
        let side =
            |object: ObjectRef| self.state.characteristics_of(object).map(|characteristics| characteristics.controller);
        let bouts = &self.state.combats;
        let mut parts = bouts.iter().filter(|participant| participant.object == other);
        side(it) != side(other)
            && parts.any(|part| bouts.iter().any(|b| (b.combat, b.place, b.object) == (part.combat, part.place, it)))
    }
}
