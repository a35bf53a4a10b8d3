//! Chapter 1005: what the conditions of missions ask for is counted.

use super::super::words::{phase, verb, zone};
use crate::book::Context;
use crate::rules::cite;
use duel::book::point::{ChapterPoints, TriggerPoint};
use duel::event::{Cause, Happening};
use duel::ids::{Rule, Seat};
use duel::points;
use duel::state::stack_item::StackItem;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    TriggerPoint::EventsCountedAsTheyHappen => COUNTS,
};

/// An action that a condition asks for is counted each time it is done (1005.1).
pub(crate) const COUNTS: Rule = cite!("1005.1");

/// It is counted throughout the main phase, for the turn player's own missions (1005.1, reading V5).
pub(crate) fn counts_event(cx: &Context, item: &StackItem) -> bool {
    item.controller == cx.state.turn.player && phase::MAIN_PHASE.contains(&cx.state.turn.phase)
}

/// The counts for conditions are erased (1005.2).
pub(crate) fn propose_forgetting(cx: &mut Context, cause: Cause) {
    for seat in Seat::BOTH {
        for i in 0..cx.state.cards(zone::MISSION, seat).len() {
            let slot = cx.state.cards(zone::MISSION, seat)[i];
            let counters = cx.state.object(slot).counters;
            if counters.is_empty() || !cx.cite(cite!("1005.2")) {
                continue;
            }
            for (counter, number) in counters.iter() {
                let act = Happening::CardCounter { slot, counter, amount: -i32::from(number) };
                cx.propose(act, verb::RECORD, cause);
            }
        }
    }
}
