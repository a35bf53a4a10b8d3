//! Choosing on resolution: before the first operation, or at the operation that calls for it.

use super::{Resolving, step};
use crate::book::RuleBook;
use crate::card::ability::Op;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::play::announce::Choosing;
use crate::state::stack_item::{StackItem, phrase_group};
use std::ops::Range;

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if the choices of a phrase of the current part were made when the ability was played.
    pub(super) fn is_declared(&self, item: &StackItem, phrase: u8) -> bool {
        let selected_now = item.part > 0 && self.selects_modes_on_resolution(item);
        !selected_now && B::chooses_when_played(self, item.ability, item.part, phrase)
    }

    /// Begins choosing at an operation whose first phrase this is, unless the choices were made before.
    pub(super) fn begin_phrases(&mut self, f: usize, item: &StackItem, first: u8) -> Flow {
        if self.is_declared(item, first) {
            let chosen =
                self.phrases_at_hand(f, item).any(|n| item.chosen_for(phrase_group(item.part, n)).next().is_some());
            self.set_done(chosen);
            return Flow::Continue;
        }
        Choosing::begin_phrase(self.frame(f), first);
        self.goto(f, step::CHOOSE)
    }

    /// The phrases to be chosen now: those of the preceding operation, or those before the first one.
    fn phrases_at_hand(&self, f: usize, item: &StackItem) -> Range<u8> {
        let Some(body) = self.pool.ability(item.ability).part(item.part) else { return 0..0 };
        let before = self.state.frames[f].get(Resolving::OP).checked_sub(1);
        match before.and_then(|at| body.ops.get(at)) {
            Some(Op::ChooseTargets { first, count }) => *first..first + count,
            _ => body.phrases_before_ops(),
        }
    }

    /// Asks for the next phrase to be chosen now. If there are too few candidates, all of them suffice. May ask.
    pub(super) fn choose_now(&mut self, f: usize) -> Flow {
        let item = self.resolving_item();
        let phrase = self.frame(f).get(Choosing::PHRASE);
        let body = self.pool.ability(item.ability).part(item.part);
        let at_hand = self.phrases_at_hand(f, &item).contains(&phrase);
        match body.and_then(|body| body.phrases.get(usize::from(phrase))).filter(|_| at_hand) {
            Some(choose) => self.ask_phrase(f, &item, choose),
            None if item.choices.is_empty() => self.finish_phrases(f),
            None => self.goto(f, step::DIVIDE),
        }
    }

    /// Proposes that the objects chosen for these phrases count as chosen. Begins a procedure: return from your step
    /// after calling this.
    pub(super) fn finish_phrases(&mut self, f: usize) -> Flow {
        let item = self.resolving_item();
        let phrases = self.phrases_at_hand(f, &item);
        let chosen =
            item.choices.iter().any(|choice| phrases.clone().any(|n| choice.group == phrase_group(item.part, n)));
        if self.frame(f).get(Resolving::OP) > 0 {
            self.set_done(chosen);
        }
        self.frame(f).step = step::NEXT;
        self.propose_chosen(&item, phrase_group(item.part, phrases.start)..phrase_group(item.part, phrases.end));
        Flow::Continue
    }
}
