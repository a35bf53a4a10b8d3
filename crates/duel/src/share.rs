//! Dividing a number among what was chosen: declared as that is chosen, at least one step for each.

use crate::ability::{Choose, Divide};
use crate::amount::{Amount, What};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::frame::{Flow, Proc};
use crate::item::{Choice, Item, group};
use crate::matching::Scope;
use crate::object::Slot;
use crate::pool::CardPool;
use crate::question::{Pick, Topic};

/// The next of what was chosen that gets something of what is divided.
pub(crate) struct Share {
    /// Its place among the choices.
    pub at: usize,
    /// How much a step is.
    pub step: i32,
    /// How many steps are left to divide.
    left: i32,
    /// Among how many, this one included.
    among: i32,
}

impl<B: RuleBook> Cx<'_, B> {
    /// Into how many steps what is divided among the chosen falls; none if nothing is.
    pub(crate) fn steps(&self, item: &Item, choose: &Choose) -> Option<i32> {
        let Divide { total, step } = choose.divide.as_ref()?;
        Some((self.read().amount(&Scope::of(item), total) / step.max(&1)).clamp(0, u16::MAX.into()))
    }

    /// Asks how much the next of the chosen gets; the last gets the rest.
    pub(crate) fn divide_step(&mut self, f: usize, item: &Item, after: u8) -> Flow {
        let Some(share) = self.next_share(item) else { return self.goto(f, after) };
        let rule = B::play_cites(self, item).divide;
        if share.among == 1 {
            if !self.by(rule) {
                return self.goto(f, after);
            }
            self.divider(f).choices[share.at].share = share.left as u16;
            return Flow::Go;
        }
        for steps in 1..=share.left + 1 - share.among {
            self.offer(Pick::Number(steps * share.step));
        }
        self.ask(item.controller, Topic::Share, rule)
    }

    /// The next of the chosen gets so much.
    pub(crate) fn divided(&mut self, f: usize, item: &Item, amount: i32) {
        if let Some(share) = self.next_share(item) {
            self.divider(f).choices[share.at].share = (amount / share.step) as u16;
        }
    }

    /// What divides: what is being played, or, where choices are made at resolution, what is being carried out.
    fn divider(&mut self, f: usize) -> &mut Item {
        let resolves = self.s.frames[f].proc == Proc::Resolve;
        let divider = if resolves { self.s.running.last_mut() } else { self.s.stack.last_mut() };
        divider.expect("something divides")
    }

    fn next_share(&self, item: &Item) -> Option<Share> {
        let phrase = |choice: &Choice| phrase_of(self.pool, item, choice).filter(|choose| choose.divide.is_some());
        let at = item.choices.iter().position(|choice| choice.share == 0 && phrase(choice).is_some())?;
        let choose = phrase(&item.choices[at])?;
        let together = item.choices.iter().filter(|choice| choice.group == item.choices[at].group);
        let scoped = Item { part: item.choices[at].group / 16, ..*item };
        let (mut left, mut among) = (self.steps(&scoped, choose)?, 0);
        for choice in together {
            left -= i32::from(choice.share);
            among += i32::from(choice.share == 0);
        }
        Some(Share { at, step: choose.divide.as_ref()?.step.max(1), left, among })
    }

    /// What an amount is for one of the objects it is dealt out to, where it is the same for all but for what was
    /// divided among them.
    pub(crate) fn amount_for(&self, item: &Item, what: &What, slot: Slot, amount: &Amount, same: i32) -> i32 {
        if item.choices.iter().all(|choice| choice.share == 0) {
            return same;
        }
        let phrase = match what {
            What::Target(n) => Some(group(item.part, *n)),
            _ => None,
        };
        let choice = item.choices.iter().find(|choice| choice.object.slot == slot && Some(choice.group) == phrase);
        let share = choice.and_then(|choice| {
            let divide = phrase_of(self.pool, item, choice)?.divide.as_ref()?;
            Some(i32::from(choice.share) * divide.step)
        });
        self.read().amount(&Scope::of(&Item { share: share.unwrap_or(0), ..*item }), amount)
    }
}

/// The object that gets something next, of what an item divides.
pub(crate) fn receiver(pool: &CardPool, item: &Item) -> Option<Slot> {
    let divides = |choice: &&Choice| {
        choice.share == 0 && phrase_of(pool, item, choice).is_some_and(|choose| choose.divide.is_some())
    };
    item.choices.iter().find(divides).map(|choice| choice.object.slot)
}

fn phrase_of<'p>(pool: &'p CardPool, item: &Item, choice: &Choice) -> Option<&'p Choose> {
    let (part, phrase) = (choice.group / 16, choice.group % 16);
    pool.ability(item.ability).part(part)?.choose.get(usize::from(phrase))
}
