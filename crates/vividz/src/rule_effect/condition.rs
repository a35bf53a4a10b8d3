//! Chapter 1005: what the conditions of missions ask for is counted.

use super::super::words::{phase, verb, zone};
use crate::book::Context;
use crate::rules::cite;
use duel::book::point::{ChapterPoints, TriggerPoint};
use duel::card::ability::Form;
use duel::event::{Cause, Happening};
use duel::ids::{Counter, Rule, Seat};
use duel::points;
use duel::state::object::Slot;
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

/// The counts for conditions are erased, and no other counters (1005.2).
pub(crate) fn propose_forgetting(cx: &mut Context, cause: Cause) {
    for seat in Seat::BOTH {
        for i in 0..cx.state.cards(zone::MISSION, seat).len() {
            let slot = cx.state.cards(zone::MISSION, seat)[i];
            let counters = cx.state.object(slot).counters;
            for (counter, number) in counters.iter() {
                if !is_count(cx, slot, counter) || !cx.cite(cite!("1005.2")) {
                    continue;
                }
                let act = Happening::CardCounter { slot, counter, amount: -i32::from(number) };
                cx.propose(act, verb::RECORD, cause);
            }
        }
    }
}

/// The counter is one with which a condition of the mission is counted, not one that a text has put there.
fn is_count(cx: &Context, slot: Slot, counter: Counter) -> bool {
    let printed = cx.pool.card(cx.state.object(slot).card).abilities.iter();
    let mut abilities = printed.chain(cx.state.characteristics(slot).granted_abilities.iter());
    abilities.any(|&id| matches!(&cx.pool.ability(id).form, Form::Counting(record) if record.counter == counter))
}
