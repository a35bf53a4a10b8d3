//! Combat participants: objects join a combat, or leave it.

use crate::book::RuleBook;
use crate::continuous::dependency::WATCH_ROLES;
use crate::engine::context::Cx;
use crate::state::combat::Participant;

impl<B: RuleBook> Cx<'_, B> {
    /// Adds an object to a combat; if it takes part already, adds the roles.
    pub fn join_combat(&mut self, participant: Participant) {
        let same = |b: &&mut Participant| {
            (b.combat, b.place, b.object) == (participant.combat, participant.place, participant.object)
        };
        match self.state.combats.iter_mut().find(same) {
            Some(known) => known.roles |= participant.roles,
            None => self.state.combats.push(participant),
        }
        self.note_roles_changed();
    }

    /// Removes the participants for which `stays` is false.
    pub fn leave_combat(&mut self, stays: impl FnMut(&Participant) -> bool) {
        self.state.combats.retain(stays);
        self.note_roles_changed();
    }

    fn note_roles_changed(&mut self) {
        self.state.derived.dirty |= self.state.derived.watched_event_kinds & WATCH_ROLES != 0;
        self.invalidate_actions();
    }
}
