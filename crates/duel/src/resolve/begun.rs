//! Effects that count as begun when their text has been carried out: where it matters which of them comes first, who
//! controls them says so, or the turn player does.

use super::lasting::BEGINNING;
use super::step;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::depend::clash;
use crate::frame::Flow;
use crate::item::{Effect, Item};
use crate::layer::change_of;
use crate::question::{Pick, Topic};

/// Where in its text an effect is said.
fn said(e: &Effect) -> (u8, u8, u8) {
    (e.part, e.op, e.change)
}

impl<B: RuleBook> Cx<'_, B> {
    /// Whether it matters in which order effects count as begun that a text has begun.
    pub(super) fn must_order_begun(&self, item: &Item) -> bool {
        B::BEGINS_AT_END && self.unordered(item).nth(1).is_some()
    }

    /// The effects of a text that are to be put in order: of each that is said of several objects, the first.
    fn unordered<'s>(&'s self, item: &'s Item) -> impl Iterator<Item = &'s Effect> {
        let all = &self.s.effects;
        let begins = move |e: &&Effect| e.since == BEGINNING && e.source == item.source;
        let first = move |e: &&Effect| all.iter().filter(begins).find(|other| said(other) == said(e)) == Some(*e);
        let matters = move |e: &&Effect| all.iter().filter(begins).any(|other| self.is_crossed(e, other));
        all.iter().filter(begins).filter(first).filter(matters)
    }

    /// Whether it matters which of two effects comes first.
    fn is_crossed(&self, a: &Effect, b: &Effect) -> bool {
        let (one, other) = (change_of(self.pool, a), change_of(self.pool, b));
        let meet = a.target.is_none() || b.target.is_none() || a.target == b.target;
        // What one sentence says it says in its own order, unless each player orders the own.
        let apart = if B::EACH_ORDERS_OWN { said(a) != said(b) } else { (a.part, a.op) != (b.part, b.op) };
        apart && meet && B::layer(one) == B::layer(other) && clash(one, other)
    }

    /// Asks which of the effects counts as begun next.
    pub(super) fn ask_begun(&mut self, f: usize) -> Flow {
        let item = self.running();
        let several = self.unordered(&item).count() as i32;
        (1..=several).for_each(|n| self.offer(Pick::Number(n)));
        self.frame(f).pc = step::ORDER;
        let seat = if B::EACH_ORDERS_OWN { item.controller } else { self.s.turn.player };
        self.ask(seat, Topic::Arrivals, B::CITES.effect.together)
    }

    /// One of the effects counts as begun before the others.
    pub(super) fn date_begun(&mut self, f: usize) -> Flow {
        let item = self.running();
        let answer = self.answer();
        let at = if let Pick::Number(n) = answer { n as usize } else { 1 };
        let which = self.unordered(&item).nth(at - 1).map(said);
        if let Some(which) = which {
            self.s.clock += 1;
            let now = self.s.clock;
            let begins = |e: &&mut Effect| e.since == BEGINNING && e.source == item.source && said(e) == which;
            self.s.effects.iter_mut().filter(begins).for_each(|e| e.since = now);
            self.s.derived.dirty = true;
        }
        self.goto(f, step::NEXT)
    }
}
