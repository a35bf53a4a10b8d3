//! Counting: where a text leaves open how many it chooses, some books have that announced before any is chosen.

use crate::book::RuleBook;
use crate::cx::Cx;
use crate::frame::{Flow, Frame};
use crate::item::Item;
use crate::play::TAKEN;
use crate::question::{Pick, Topic};

/// In the register of how many were chosen: by how much what was announced is shifted, one more than the number.
const ANNOUNCED: u32 = 8;

/// How many have been chosen for the present phrase.
pub(crate) fn taken(frame: &Frame) -> i32 {
    frame.r[TAKEN] & 0xFF
}

/// How many of the present phrase are to be chosen, as announced.
pub(crate) fn announced(frame: &Frame) -> Option<i32> {
    (frame.r[TAKEN] >> ANNOUNCED).checked_sub(1).filter(|&n| n >= 0)
}

impl<B: RuleBook> Cx<'_, B> {
    /// Asks how many are chosen, if that is open and announced first.
    pub(crate) fn ask_count(&mut self, f: usize, item: &Item, least: i32, most: i32) -> Option<Flow> {
        let frame = *self.frame(f);
        if !B::COUNTS_FIRST || least >= most || taken(&frame) > 0 || announced(&frame).is_some() {
            return None;
        }
        let rule = B::play_cites(self, item).choose;
        if !crate::audit::holds(rule) {
            return None;
        }
        for n in least..=most {
            self.offer(Pick::Number(n));
        }
        Some(self.ask(item.controller, Topic::Count, rule))
    }

    /// Notes how many are chosen.
    pub(crate) fn note_count(&mut self, f: usize, number: i32) {
        self.frame(f).r[TAKEN] = (number + 1) << ANNOUNCED;
    }
}
