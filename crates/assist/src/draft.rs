//! Drafts: an answer to a question that asks for several picks, before it is submitted.

use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pick;
use duel::engine::selection::{self, Selection};
use duel::state::zone::ZoneSpec;

/// A selection made on a copy of the duel; the duel itself changes only when the answer is submitted.
pub struct Draft {
    start: Box<dyn AnyDuel>,
    now: Box<dyn AnyDuel>,
    selection: Selection,
    zones: &'static [ZoneSpec],
}

impl Draft {
    /// An empty draft, if the pending question asks for several picks.
    pub fn of(duel: &dyn AnyDuel, zones: &'static [ZoneSpec]) -> Option<Self> {
        let selection = duel.selection().filter(Selection::is_several)?;
        Some(Self { start: duel.branch(), now: duel.branch(), selection, zones })
    }

    /// A draft with these picks, taken from the last to the first: earlier picks that do not go with later ones are
    /// dropped.
    pub fn with_taken(duel: &dyn AnyDuel, zones: &'static [ZoneSpec], wanted: &[Pick]) -> Option<Self> {
        let mut draft = Self::of(duel, zones)?;
        for &pick in wanted.iter().rev() {
            draft.take(pick);
        }
        Some(draft)
    }

    /// The selection so far.
    pub fn selection(&self) -> &Selection {
        &self.selection
    }

    /// The number of picks since the draft began; the duel's own selection may already hold some.
    pub fn added(&self) -> usize {
        let before = self.start.selection().map_or(0, |selection| selection.taken.len());
        self.selection.taken.len().saturating_sub(before)
    }

    /// The picks that can be added but are no options, which list only picks in canonical order. They are numbered
    /// after the options.
    pub fn addable_beyond_options(&self) -> Vec<Pick> {
        let options = self.start.options();
        let addable = self.start.selection().map_or(Vec::new(), |selection| selection.addable);
        addable.into_iter().filter(|pick| !options.contains(pick)).collect()
    }

    /// Adds a pick if possible; returns true if it did.
    pub fn take(&mut self, pick: Pick) -> bool {
        let adds = self.selection.addable.contains(&pick);
        if adds {
            self.now.select(pick);
            self.renew();
        }
        adds
    }

    /// Removes a pick if it is taken; returns true if it did.
    pub fn let_go(&mut self, pick: Pick) -> bool {
        let taken = self.selection.taken.contains(&pick);
        if taken {
            self.now.deselect(pick);
            self.renew();
        }
        taken
    }

    /// Returns true if nothing can be added and the selection may end.
    pub fn is_full(&self) -> bool {
        self.selection.addable.is_empty() && self.selection.may_end
    }

    /// The options that submit this selection, one after the other, if it may end.
    pub fn options(&self) -> Option<Vec<usize>> {
        let taken = &self.selection.taken;
        selection::canonical_options(&*self.start, self.zones, taken).filter(|_| self.selection.may_end)
    }

    fn renew(&mut self) {
        self.selection = self.now.selection().unwrap_or_default();
    }
}
