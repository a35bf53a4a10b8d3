//! Choosing as a text is carried out: before anything is done, or where the text comes to it.

use super::{OP, step};
use crate::ability::Op;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::frame::Flow;
use crate::item::{Item, group};
use crate::play::{LAST, PHRASE, TAKEN};
use std::ops::Range;

impl<B: RuleBook> Cx<'_, B> {
    /// Whether what a phrase of the part at hand chooses was declared as the text was played.
    pub(super) fn is_declared(&self, item: &Item, phrase: u8) -> bool {
        let selected_now = item.part > 0 && self.selects_now(item);
        !selected_now && B::declares(self, item.ability, item.part, phrase)
    }

    /// The text comes to choosing phrases, of which this is the first.
    pub(super) fn come_to(&mut self, f: usize, item: &Item, first: u8) -> Flow {
        if self.is_declared(item, first) {
            let chosen = self.phrases_at_hand(f, item).any(|n| item.chosen(group(item.part, n)).next().is_some());
            self.set_done(chosen);
            return Flow::Go;
        }
        let r = &mut self.frame(f).r;
        (r[PHRASE], r[LAST], r[TAKEN]) = (first.into(), -1, 0);
        self.goto(f, step::CHOOSE)
    }

    /// The phrases that the text has come to: those of the operation before, or those before anything is done.
    fn phrases_at_hand(&self, f: usize, item: &Item) -> Range<u8> {
        let Some(body) = self.pool.ability(item.ability).part(item.part) else { return 0..0 };
        let before = (self.s.frames[f].r[OP] as usize).checked_sub(1);
        match before.and_then(|at| body.ops.get(at)) {
            Some(Op::Target { first, count }) => *first..first + count,
            _ => body.leading(),
        }
    }

    /// Asks the next of the phrases at hand; what there is too little of is chosen as far as there is some.
    pub(super) fn choose_now(&mut self, f: usize) -> Flow {
        let item = self.running();
        let phrase = self.frame(f).r[PHRASE] as u8;
        let body = self.pool.ability(item.ability).part(item.part);
        let at_hand = self.phrases_at_hand(f, &item).contains(&phrase);
        match body.and_then(|body| body.choose.get(usize::from(phrase))).filter(|_| at_hand) {
            Some(choose) => self.ask_phrase(f, &item, choose),
            None if item.choices.is_empty() => self.have_made_choices(f),
            None => self.goto(f, step::DIVIDE),
        }
    }

    /// What was chosen for the phrases at hand counts as chosen.
    pub(super) fn have_made_choices(&mut self, f: usize) -> Flow {
        let item = self.running();
        let phrases = self.phrases_at_hand(f, &item);
        let chosen = item.choices.iter().any(|choice| phrases.clone().any(|n| choice.group == group(item.part, n)));
        if self.frame(f).r[OP] > 0 {
            self.set_done(chosen);
        }
        self.frame(f).pc = step::NEXT;
        self.have_chosen(&item, group(item.part, phrases.start)..group(item.part, phrases.end));
        Flow::Go
    }
}
