//! Naming: a player names a colour or another word, and a card remembers it.

use crate::ability::{Duration, Op, Shade, Sort};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::frame::Flow;
use crate::item::Effect;
use crate::matching::{Reader, Scope};
use crate::object::Ref;
use crate::pool::CardPool;
use crate::profile::Profile;
use crate::question::{Pick, Topic};
use crate::resolve::{OP, step};
use crate::words::*;

/// Whether an effect is but a word that was named.
pub(crate) fn names(pool: &CardPool, e: &Effect) -> bool {
    sort_of(pool, e).is_some()
}

fn sort_of(pool: &CardPool, e: &Effect) -> Option<Sort> {
    match pool.ability(e.ability).part(e.part)?.ops.get(usize::from(e.op))? {
        Op::Name { sort, .. } => Some(*sort),
        _ => None,
    }
}

impl<B: RuleBook> Reader<'_, B> {
    /// Whether an object has the word of this sort that was named for another.
    pub(crate) fn has_named(&self, source: Ref, sort: Sort, profile: &Profile) -> bool {
        let for_it = |e: &&crate::item::Effect| e.target == Some(source) && sort_of(self.pool, e) == Some(sort);
        self.state.effects.iter().rev().find(for_it).is_some_and(|e| match sort {
            Sort::Colour => profile.colours.has(Colour(e.value as u8)),
            Sort::Trait(_) => profile.traits.has(Trait(e.value as u16)),
        })
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Has a player name a word, if there is one.
    pub(crate) fn ask_name(&mut self, f: usize) -> Flow {
        let item = self.running();
        let op = self.frame(f).r[OP] as usize;
        let body = self.pool.ability(item.ability).part(item.part);
        let (who, sort) = match body.and_then(|body| body.ops.get(op)) {
            Some(Op::Name { who, sort }) => (who, sort),
            Some(Op::Mint { who, shade: Shade::Chosen(colours), .. }) => return self.ask_shade(&item, who, *colours),
            _ => return self.goto(f, step::NEXT),
        };
        let pool = self.pool;
        match sort {
            Sort::Colour => (0..B::vocabulary().colours.len() as u16).for_each(|n| self.offer(Pick::Word(n))),
            Sort::Trait(class) => {
                let words = (0..pool.traits.len() as u16).filter(|&n| B::trait_class(pool, Trait(n)) == *class);
                words.for_each(|n| self.offer(Pick::Word(n)));
            }
        }
        if self.t.options.is_empty() {
            self.frame(f).r[OP] += 1;
            return self.goto(f, step::NEXT);
        }
        let seat = self.read().seats(&Scope::of(&item), who).next().unwrap_or(item.controller);
        self.ask(seat, Topic::Name, B::names(*sort, &item))
    }

    /// The source remembers the word, as what it is or is about to become.
    pub(crate) fn remember_name(&mut self, f: usize, word: u16) {
        let item = self.running();
        let op = self.frame(f).r[OP] as u8;
        let body = self.pool.ability(item.ability).part(item.part);
        if let Some(Op::Mint { who, amount, .. }) = body.and_then(|body| body.ops.get(usize::from(op))) {
            self.mint(&item, who, Colours::of(&[Colour(word as u8)]), amount);
            return;
        }
        let comes = self.awaited_event().is_some_and(|event| {
            event.act.slot() == Some(item.source.slot) && event.life == item.source.life && !self.stays(&event.act)
        });
        let life = item.source.life.wrapping_add(u16::from(comes));
        self.s.clock += 1;
        self.s.effects.push(Effect {
            target: Some(Ref { life, ..item.source }),
            ability: item.ability,
            part: item.part,
            op,
            change: 0,
            value: i32::from(word),
            source: item.source,
            controller: item.controller,
            since: self.s.clock,
            duration: Duration::Forever,
        });
        self.s.derived.dirty = true;
        self.set_done(true);
    }
}
