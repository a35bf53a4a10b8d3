//! Dividing a number among the chosen objects: declared along with the choice, at least one step for each.

use crate::book::RuleBook;
use crate::card::ability::{ChoosingPhrase, Division};
use crate::card::amount::{Amount, What};
use crate::card::pool::CardPool;
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Proc};
use crate::engine::question::{Pick, Topic};
use crate::state::object::Slot;
use crate::state::query::Scope;
use crate::state::stack_item::{Choice, StackItem, phrase_group};

/// The next share of a division to be declared.
struct Share {
    /// The index in the item's choices of the object that receives it.
    pub at: usize,
    /// The units in one step.
    pub step: i32,
    /// The steps left to divide.
    left: i32,
    /// The number of objects still without a share, this one included.
    among: i32,
}

impl<B: RuleBook> Cx<'_, B> {
    /// The number of steps a division falls into; `None` if the phrase divides nothing.
    pub(super) fn division_steps(&self, item: &StackItem, choose: &ChoosingPhrase) -> Option<i32> {
        let Division { total, step } = choose.divide.as_ref()?;
        Some((self.read().value_of(&Scope::of(item), total) / step.max(&1)).clamp(0, u16::MAX.into()))
    }

    /// Asks how much the next chosen object gets; the last one gets the rest. May ask.
    pub(crate) fn divide_step(&mut self, f: usize, item: &StackItem, after: u8) -> Flow {
        let Some(share) = self.next_share(item) else { return self.goto(f, after) };
        let rule = B::play_rules(self, item).divide;
        if share.among == 1 {
            if !self.cite(rule) {
                return self.goto(f, after);
            }
            self.divider(f).choices[share.at].share = share.left as u16;
            return Flow::Continue;
        }
        for steps in 1..=share.left + 1 - share.among {
            self.offer(Pick::Number(steps * share.step));
        }
        self.ask(item.controller, Topic::Divide, rule)
    }

    /// Sets the share of the next chosen object.
    pub(crate) fn set_share(&mut self, f: usize, item: &StackItem, amount: i32) {
        if let Some(share) = self.next_share(item) {
            self.divider(f).choices[share.at].share = (amount / share.step) as u16;
        }
    }

    /// The item that divides: the one being announced, or the one resolving, where choices are made on resolution.
    fn divider(&mut self, f: usize) -> &mut StackItem {
        let resolves = self.state.frames[f].proc == Proc::Resolve;
        let divider = if resolves { self.state.resolving.last_mut() } else { self.state.stack.last_mut() };
        divider.expect("something divides")
    }

    fn next_share(&self, item: &StackItem) -> Option<Share> {
        let phrase =
            |choice: &Choice| phrase_of_choice(self.pool, item, choice).filter(|choose| choose.divide.is_some());
        let at = item.choices.iter().position(|choice| choice.share == 0 && phrase(choice).is_some())?;
        let choose = phrase(&item.choices[at])?;
        let together = item.choices.iter().filter(|choice| choice.group == item.choices[at].group);
        let scoped = StackItem { part: item.choices[at].group / 16, ..*item };
        let (mut left, mut among) = (self.division_steps(&scoped, choose)?, 0);
        for choice in together {
            left -= i32::from(choice.share);
            among += i32::from(choice.share == 0);
        }
        Some(Share { at, step: choose.divide.as_ref()?.step.max(1), left, among })
    }

    /// The amount for one of several objects: `same` for all, unless the object has a share of a division.
    pub(crate) fn amount_for(&self, item: &StackItem, what: &What, slot: Slot, amount: &Amount, same: i32) -> i32 {
        if item.choices.iter().all(|choice| choice.share == 0) {
            return same;
        }
        let phrase = match what {
            What::Target(n) => Some(phrase_group(item.part, *n)),
            _ => None,
        };
        let choice = item.choices.iter().find(|choice| choice.object.slot == slot && Some(choice.group) == phrase);
        let share = choice.and_then(|choice| {
            let divide = phrase_of_choice(self.pool, item, choice)?.divide.as_ref()?;
            Some(i32::from(choice.share) * divide.step)
        });
        self.read().value_of(&Scope::of(&StackItem { share: share.unwrap_or(0), ..*item }), amount)
    }
}

/// The object whose share is declared next.
pub(crate) fn next_receiver(pool: &CardPool, item: &StackItem) -> Option<Slot> {
    let divides = |choice: &&Choice| {
        choice.share == 0 && phrase_of_choice(pool, item, choice).is_some_and(|choose| choose.divide.is_some())
    };
    item.choices.iter().find(divides).map(|choice| choice.object.slot)
}

fn phrase_of_choice<'p>(pool: &'p CardPool, item: &StackItem, choice: &Choice) -> Option<&'p ChoosingPhrase> {
    let (part, phrase) = (choice.group / 16, choice.group % 16);
    pool.ability(item.ability).part(part)?.phrases.get(usize::from(phrase))
}
