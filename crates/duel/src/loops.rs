//! Loops: a position that comes up again is not left by the same choice twice.

use crate::book::RuleBook;
use crate::cx::Cx;
use crate::hash::StableHasher;
use crate::question::{Outcome, Pick};
use std::hash::{Hash, Hasher};

/// After so many actions and resolutions without progress, positions are remembered.
pub(crate) const SUSPICION: u32 = 64;
/// After so many, whoever can stop a loop that grows without end has to.
const PATIENCE: u32 = 512;
/// After so many, it has gone on although players could only pass, and all they had put onto the stack is gone: nobody
/// can stop it.
pub(crate) const ENDLESS: u32 = 4 * PATIENCE;

impl<B: RuleBook> Cx<'_, B> {
    /// What the players would call the same position: everything but the names of lives, moments and handles. It is
    /// the same before a question is asked and when it is answered.
    fn signature(&self) -> u64 {
        let mut h = StableHasher::default();
        let s = &*self.s;
        for (i, o) in s.objects.iter().enumerate() {
            let status = (o.card, o.zone, o.side, o.place, o.orientation, o.face_up, o.marks, o.damage, o.counters);
            (status, o.attached, s.derived.profiles[i]).hash(&mut h);
        }
        s.layout.hash(&mut h);
        for item in s.stack.iter().chain(&s.waiting).chain(&s.running) {
            (item.ability, item.source.slot, item.controller, item.x, item.modes).hash(&mut h);
            for choice in item.choices.iter() {
                (choice.object.slot, choice.group).hash(&mut h);
            }
        }
        for delayed in &s.delayed {
            (delayed.item.ability, delayed.item.source.slot, delayed.once).hash(&mut h);
        }
        for used in s.uses.iter().filter(|used| self.pool.ability(used.ability).per_turn.is_some()) {
            (used.object.slot, used.ability).hash(&mut h);
        }
        // Registers can hold moments: who is at which procedure tells enough.
        for frame in &s.frames {
            (frame.proc, frame.seat).hash(&mut h);
        }
        (s.held, s.turn, s.notes, s.losing).hash(&mut h);
        h.finish()
    }

    /// Takes away what was already done in this position: a player who can stop a loop does not choose it again, but
    /// passing is not choosing it. If passing, once more, is all that is left, nobody can stop the loop: the duel is
    /// drawn. Returns whether the duel goes on.
    pub(crate) fn leave_loop(&mut self) -> bool {
        let position = self.signature();
        let (trail, options) = (&self.s.trail, &mut self.t.options);
        let grows = self.s.idle >= PATIENCE;
        let offered = options.len();
        options.retain(|&pick| pick == Pick::Pass || !(grows || trail.contains(&(position, pick))));
        let stuck = *options == [Pick::Pass] && trail.contains(&(position, Pick::Pass));
        if options.len() < offered {
            self.by(B::CITES.leave);
        }
        if stuck || self.s.idle >= ENDLESS {
            self.end_endlessly();
            return false;
        }
        true
    }

    /// The duel is drawn, because it would never end.
    pub(crate) fn end_endlessly(&mut self) {
        self.by(B::CITES.endless);
        self.s.outcome = Some(Outcome { winner: None, rule: B::CITES.endless });
    }

    /// Takes away what is optional, if it was already done in this position.
    pub(crate) fn leave_optional_loop(&mut self) {
        let position = self.signature();
        if self.s.idle >= PATIENCE || self.s.trail.contains(&(position, Pick::Yes)) {
            self.by(B::CITES.leave);
            self.t.options.retain(|&pick| pick != Pick::Yes);
        }
    }

    /// Notes what was picked in this position.
    pub(crate) fn remember_pick(&mut self, pick: Pick) {
        let position = self.signature();
        self.s.trail.push((position, pick));
    }
}
