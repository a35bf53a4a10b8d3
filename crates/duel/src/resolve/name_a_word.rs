//! Naming: a player names a colour or another word, and the source remembers it.

use crate::book::RuleBook;
use crate::card::ability::{CurrencyColour, Duration, Op, WordClass};
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::engine::question::{Pick, Topic};
use crate::ids::*;
use crate::resolve::{Resolving, step};
use crate::state::object::ObjectRef;
use crate::state::ongoing_effect::OngoingEffect;
use crate::state::query::Scope;

impl<B: RuleBook> Cx<'_, B> {
    /// Asks a player to name a word, or the colour of currency. Skips the operation if there is no word to name.
    pub(super) fn ask_name(&mut self, f: usize) -> Flow {
        let item = self.resolving_item();
        let op = self.frame(f).get(Resolving::OP);
        let body = self.pool.ability(item.ability).part(item.part);
        let (who, sort) = match body.and_then(|body| body.ops.get(op)) {
            Some(Op::NameWord { who, sort }) => (who, sort),
            Some(Op::GiveCurrency { who, shade: CurrencyColour::Chosen(colours), .. }) => {
                return self.ask_currency_colour(&item, who, *colours);
            }
            _ => return self.goto(f, step::NEXT),
        };
        let pool = self.pool;
        match sort {
            WordClass::Colour => (0..B::vocabulary().colours.len() as u16).for_each(|n| self.offer(Pick::Word(n))),
            WordClass::Trait(class) => {
                let words = (0..pool.traits.len() as u16).filter(|&n| B::trait_class(pool, Trait(n)) == *class);
                words.for_each(|n| self.offer(Pick::Word(n)));
            }
        }
        if self.scratch.options.is_empty() {
            self.frame(f).update(Resolving::OP, |n| n + 1);
            return self.goto(f, step::NEXT);
        }
        let seat = self.read().seats(&Scope::of(&item), who).next().unwrap_or(item.controller);
        self.ask(seat, Topic::Name, B::naming_rule(*sort, &item))
    }

    /// Has the source remember the word; if it is just entering, the object it becomes remembers it. If the operation
    /// gives currency, gives it in the named colour instead. May begin a procedure.
    pub(super) fn remember_name(&mut self, f: usize, word: u16) {
        let item = self.resolving_item();
        let op = self.frame(f).get(Resolving::OP) as u8;
        let body = self.pool.ability(item.ability).part(item.part);
        if let Some(Op::GiveCurrency { who, amount, .. }) = body.and_then(|body| body.ops.get(usize::from(op))) {
            self.give_currency(&item, who, Colours::of(&[Colour(word as u8)]), amount);
            return;
        }
        let comes = self.awaited_event().is_some_and(|event| {
            event.happening.slot() == Some(item.source.slot)
                && event.life == item.source.life
                && !self.stays_same_object(&event.happening)
        });
        let life = item.source.life.wrapping_add(u16::from(comes));
        self.state.clock += 1;
        self.state.ongoing_effects.push(OngoingEffect {
            target: Some(ObjectRef { life, ..item.source }),
            ability: item.ability,
            part: item.part,
            op,
            change: 0,
            value: i32::from(word),
            source: item.source,
            controller: item.controller,
            since: self.state.clock,
            duration: Duration::Forever,
        });
        self.state.derived.dirty = true;
        self.set_done(true);
    }
}
