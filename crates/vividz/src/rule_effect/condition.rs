//! Chapter 1005: what the conditions of missions ask for is counted.

use super::super::words::{phase, verb, zone};
use crate::book::Context;
use crate::rules::cite;
use duel::event::{Act, Cause};
use duel::item::Item;
use duel::words::{Rule, Seat};

/// What a condition asks for is counted each time it is done (1005.1).
pub(crate) const COUNTS: Rule = cite!("1005.1");

/// It is counted through the whole main phase, for the turn player's own missions (1005.1, reading V5).
pub(crate) fn records(cx: &Context, item: &Item) -> bool {
    item.controller == cx.s.turn.player && phase::MAIN_PHASE.contains(&cx.s.turn.phase)
}

/// What was counted is gone (1005.2).
pub(crate) fn propose_forgetting(cx: &mut Context, cause: Cause) {
    for seat in Seat::BOTH {
        for i in 0..cx.s.cards(zone::MISSION, seat).len() {
            let slot = cx.s.cards(zone::MISSION, seat)[i];
            let counters = cx.s.object(slot).counters;
            if counters.is_empty() || !cx.by(cite!("1005.2")) {
                continue;
            }
            for (counter, number) in counters.iter() {
                let act = Act::Count { slot, counter, amount: -i32::from(number) };
                cx.propose(act, verb::RECORD, cause);
            }
        }
    }
}
