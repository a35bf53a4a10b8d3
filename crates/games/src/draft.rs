//! Drafts: what someone is about to answer a question with that asks for several, before it is said.

use duel::duel::AnyDuel;
use duel::question::Pick;
use duel::selection::{self, Selection};
use duel::zone::ZoneSpec;

/// A selection that is being made beside the duel, which knows nothing of it until it is closed.
pub struct Draft {
    start: Box<dyn AnyDuel>,
    now: Box<dyn AnyDuel>,
    selection: Selection,
    zones: &'static [ZoneSpec],
}

impl Draft {
    /// A draft in which nothing is taken, if the pending question asks for several.
    pub fn of(duel: &dyn AnyDuel, zones: &'static [ZoneSpec]) -> Option<Self> {
        let selection = duel.selection().filter(Selection::is_several)?;
        Some(Self { start: duel.branch(), now: duel.branch(), selection, zones })
    }

    /// The same with these taken, the last of them first: what does not go together with it gives way.
    pub fn with(duel: &dyn AnyDuel, zones: &'static [ZoneSpec], wanted: &[Pick]) -> Option<Self> {
        let mut draft = Self::of(duel, zones)?;
        for &pick in wanted.iter().rev() {
            draft.take(pick);
        }
        Some(draft)
    }

    /// What the selection comes to by now.
    pub fn selection(&self) -> &Selection {
        &self.selection
    }

    /// How many were taken since the draft was begun; what must be taken may have been before.
    pub fn added(&self) -> usize {
        let before = self.start.selection().map_or(0, |selection| selection.taken.len());
        self.selection.taken.len().saturating_sub(before)
    }

    /// What can be taken though a program would not take it next: it counts on from the options of the question.
    pub fn more(&self) -> Vec<Pick> {
        let options = self.start.options();
        let addable = self.start.selection().map_or(Vec::new(), |selection| selection.addable);
        addable.into_iter().filter(|pick| !options.contains(pick)).collect()
    }

    /// Takes something, if it can be added; returns whether it was.
    pub fn take(&mut self, pick: Pick) -> bool {
        let adds = self.selection.addable.contains(&pick);
        if adds {
            self.now.take(pick);
            self.renew();
        }
        adds
    }

    /// Lets go of something, if it is taken; returns whether it was.
    pub fn let_go(&mut self, pick: Pick) -> bool {
        let taken = self.selection.taken.contains(&pick);
        if taken {
            self.now.let_go(pick);
            self.renew();
        }
        taken
    }

    /// Whether nothing can be added, and it may end.
    pub fn is_full(&self) -> bool {
        self.selection.addable.is_empty() && self.selection.may_end
    }

    /// The options that answer the duel so, one after the other, if it may end.
    pub fn options(&self) -> Option<Vec<usize>> {
        let taken = &self.selection.taken;
        selection::canonical(&*self.start, self.zones, taken).filter(|_| self.selection.may_end)
    }

    fn renew(&mut self) {
        self.selection = self.now.selection().unwrap_or_default();
    }
}
