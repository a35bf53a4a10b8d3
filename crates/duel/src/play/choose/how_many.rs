//! Announcing how many: some games have the number announced before anything is chosen, if it is open.

use crate::book::RuleBook;
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Frame};
use crate::engine::question::{Pick, Topic};
use crate::play::announce::Choosing;
use crate::state::stack_item::StackItem;

/// The bit of [`Choosing::TAKEN`] that separates the number chosen, below, from the announced number plus one, above.
const ANNOUNCED_SHIFT: u32 = 8;

/// The number chosen so far for the current phrase.
pub(super) fn chosen_count(frame: &Frame) -> i32 {
    frame.get(Choosing::TAKEN) & 0xFF
}

/// The announced number of choices for the current phrase, if one was announced.
pub(super) fn announced_count(frame: &Frame) -> Option<i32> {
    (frame.get(Choosing::TAKEN) >> ANNOUNCED_SHIFT).checked_sub(1).filter(|&n| n >= 0)
}

impl<B: RuleBook> Cx<'_, B> {
    /// Asks how many are chosen, if that is open and must be announced first. May ask.
    pub(super) fn ask_count(&mut self, f: usize, item: &StackItem, least: i32, most: i32) -> Option<Flow> {
        let frame = *self.frame(f);
        if !B::ANNOUNCES_NUMBER_FIRST || least >= most || chosen_count(&frame) > 0 || announced_count(&frame).is_some()
        {
            return None;
        }
        let rule = B::play_rules(self, item).choose;
        if !crate::book::audit::holds(rule) {
            return None;
        }
        for n in least..=most {
            self.offer(Pick::Number(n));
        }
        Some(self.ask(item.controller, Topic::HowMany, rule))
    }

    /// Notes the announced number; nothing is chosen yet.
    pub(super) fn note_count(&mut self, f: usize, number: i32) {
        self.frame(f).set(Choosing::TAKEN, (number + 1) << ANNOUNCED_SHIFT);
    }
}
