//! Revealed cards: a card that an ability reveals in a hidden zone stays revealed until the ability has resolved.

use crate::book::RuleBook;
use crate::book::point::KnowledgePoint;
use crate::engine::context::Cx;
use crate::ids::*;
use crate::state::State;
use crate::state::object::Slot;
use crate::state::stack_item::{NO_ABILITY, StackItem};
use crate::state::zone::Visibility;

impl<B: RuleBook> Cx<'_, B> {
    /// Marks a card that an ability reveals in a hidden zone, until the ability has resolved.
    pub(super) fn note_revealed(&mut self, slot: Slot) {
        let object = &mut self.state.objects[slot.index()];
        if B::ZONES[object.zone.index()].visibility != Visibility::Public {
            object.marks = object.marks.with(B::SHOWN_MARK);
        }
    }

    /// Ends the reveal of cards that are shuffled; returns true if they stay revealed, because an audit says so.
    pub(super) fn keep_revealed_in_shuffle(&mut self, zone: Zone, side: Seat) -> bool {
        let shown = |state: &State, slot: Slot| state.object(slot).marks.has(B::SHOWN_MARK);
        if !self.state.cards(zone, side).iter().any(|&slot| shown(self.state, slot)) {
            return false;
        }
        let stay = !self.at(KnowledgePoint::ShufflingHides);
        for i in 0..self.state.cards(zone, side).len() {
            let slot = self.state.cards(zone, side)[i];
            if !stay && shown(self.state, slot) {
                let object = &mut self.state.objects[slot.index()];
                object.marks = object.marks.without(B::SHOWN_MARK);
            }
        }
        stay
    }

    /// Hides a revealed card in a hidden zone again.
    pub fn hide_revealed(&mut self, slot: Slot) {
        let object = &mut self.state.objects[slot.index()];
        let spec = &B::ZONES[object.zone.index()];
        if object.marks.has(B::SHOWN_MARK) && spec.visibility != Visibility::Public {
            object.marks = object.marks.without(B::SHOWN_MARK);
            object.known_by &= if spec.visibility == Visibility::Own { 1 << object.side.0 } else { 0 };
        }
    }

    /// Hides the cards that a resolved ability revealed and left in hidden zones. In a zone whose order nobody may
    /// know, the book may have them shuffled. May begin a procedure.
    pub(crate) fn hide_revealed_by(&mut self, item: &StackItem) {
        if item.ability == NO_ABILITY || !self.pool.ability(item.ability).reveals_cards() {
            return;
        }
        let from = self.state.batch.len();
        for (z, spec) in B::ZONES.iter().enumerate().filter(|(_, spec)| spec.visibility != Visibility::Public) {
            let zone = Zone(z as u8);
            for side in Seat::BOTH {
                let mut found = false;
                for i in 0..self.state.cards(zone, side).len() {
                    let slot = self.state.cards(zone, side)[i];
                    let spoken_of = self.state.piles.iter().any(|piled| piled.choice.object.slot == slot);
                    let object = &mut self.state.objects[slot.index()];
                    if object.marks.has(B::SHOWN_MARK)
                        && !spoken_of
                        && self.scratch.cite(B::rule(KnowledgePoint::RevealedIsHiddenAgain))
                    {
                        object.marks = object.marks.without(B::SHOWN_MARK);
                        object.known_by &= if spec.visibility == Visibility::Own { 1 << side.0 } else { 0 };
                        found = true;
                    }
                }
                if found && spec.visibility == Visibility::Nobody && B::SHUFFLES_WHEN_HIDDEN_AGAIN {
                    let cause = self.cause_of(item, B::rule(KnowledgePoint::RevealedIsHiddenAgain));
                    self.propose_shuffle(zone, side, cause);
                }
            }
        }
        self.commit(from);
    }
}
