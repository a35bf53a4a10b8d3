//! Loops: a position that comes up again is not left by the same choice twice.

use crate::book::RuleBook;
use crate::cx::Cx;
use crate::hash::StableHasher;
use crate::question::{Outcome, Pick};
use std::hash::{Hash, Hasher};

/// After so many resolutions without progress, positions are remembered.
pub(crate) const SUSPICION: u32 = 64;
/// After so many, a loop that grows without end is taken to be one nobody can stop.
const PATIENCE: u32 = 4096;

impl<B: RuleBook> Cx<'_, B> {
    /// What the players would call the same position: everything but the names of lives, moments and handles.
    fn signature(&self) -> u64 {
        let mut h = StableHasher::default();
        let s = &*self.s;
        for (i, o) in s.objects.iter().enumerate() {
            let status = (o.card, o.zone, o.side, o.place, o.orientation, o.face_up, o.marks, o.damage, o.counters);
            (status, o.attached, s.derived.profiles[i]).hash(&mut h);
        }
        s.layout.hash(&mut h);
        for item in s.stack.iter().chain(&s.waiting) {
            (item.ability, item.source.slot, item.controller, item.x, item.modes).hash(&mut h);
            for choice in item.choices.iter() {
                (choice.object.slot, choice.group).hash(&mut h);
            }
        }
        (s.held, s.turn, s.asked, s.notes, &s.frames).hash(&mut h);
        h.finish()
    }

    /// Takes away what was already picked in this position. If nothing is left, or the loop grows beyond
    /// patience, nobody can stop it: the duel is drawn. Returns whether the duel goes on.
    pub(crate) fn leave_loop(&mut self) -> bool {
        let position = self.signature();
        let (trail, options) = (&self.s.trail, &mut self.t.options);
        options.retain(|&pick| !trail.contains(&(position, pick)));
        if options.is_empty() || self.s.idle >= PATIENCE {
            self.t.pass(B::CITES.endless);
            self.s.outcome = Some(Outcome { winner: None, rule: B::CITES.endless });
            return false;
        }
        true
    }

    pub(crate) fn remember_pick(&mut self, pick: Pick) {
        let position = self.signature();
        self.s.trail.push((position, pick));
    }
}
