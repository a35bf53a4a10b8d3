//! Interchangeable cards: choosing or using one is the same as choosing or using the other.

use crate::state::State;
use crate::state::object::{Object, ObjectRef, Slot};
use crate::state::stack_item::StackItem;

impl State {
    /// Returns true if two cards are interchangeable: the same card in the same zone, alike in characteristics, status and
    /// who knows them, and nothing refers to either of them.
    pub fn are_interchangeable(&self, one: Slot, other: Slot) -> bool {
        let (a, b) = (self.object(one), self.object(other));
        let alike = || {
            let Object { life, since, entered_at, handle, .. } = *a;
            *a == Object { life, since, entered_at, handle, ..*b }
        };
        a.card == b.card
            && alike()
            && self.characteristics(one) == self.characteristics(other)
            && ![one, other].iter().any(|&slot| self.is_referred_to(self.object_ref(slot)))
    }

    /// Returns true if one of the cards listed before is interchangeable with this one, so that one offer stands for
    /// both.
    pub fn has_interchangeable(&self, before: &[Slot], slot: Slot) -> bool {
        before.iter().any(|&other| self.are_interchangeable(other, slot))
    }

    /// Returns true if something on the stack, waiting, resolving, delayed or lasting refers to this object, or one of
    /// its abilities has been used this turn.
    fn is_referred_to(&self, object: ObjectRef) -> bool {
        let refers = |item: &StackItem| {
            item.source == object
                || item.subject == Some(object)
                || item.counterpart == Some(object)
                || item.choices.iter().any(|choice| choice.current() == object)
        };
        self.stack.iter().chain(&self.waiting_triggers).chain(&self.resolving).any(refers)
            || self.delayed_abilities.iter().any(|delayed| refers(&delayed.item))
            || self.ongoing_effects.iter().any(|effect| effect.target == Some(object) || effect.source == object)
            || self.uses_this_turn.iter().any(|used| used.object == object)
            || self.piles.iter().any(|piled| piled.choice.current() == object)
    }
}
