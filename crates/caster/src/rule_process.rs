//! Chapters 1201 to 1204: rule processes.

use crate::book::Context;
use crate::deeds::shuffling;
use crate::rules::cite;
use crate::turn::DRY;
use crate::words::{counter, kind, verb, zone};
use duel::event::{Act, Cause, Event};
use duel::words::{Counter, Rule, Seat};

/// Proposes and commits what is due; returns whether anything was (1201.1).
pub(crate) fn run(cx: &mut Context) -> bool {
    let from = cx.s.batch.len();
    shuffling::show_tops(cx, from);
    defeat(cx);
    banish_deities(cx);
    let due = cx.s.batch.len() > from;
    cx.commit(from);
    due
}

/// Who was to draw in the draw phase and could not has lost (1202.1, readings C7 and C25).
fn defeat(cx: &mut Context) {
    for seat in Seat::BOTH {
        if cx.s.notes[DRY] >> seat.0 & 1 == 1 && cx.s.losing[seat.index()].is_none() {
            cx.propose(Act::Lose { seat }, verb::PUT, Cause::rule(cite!("1202.1")));
        }
    }
}

/// A servant's attack and defence are multiples of 100: what is not is rounded up (1203.1). That has always been done
/// before a rule process looks (909.1g, reading C8).
pub(crate) const ROUNDED: Rule = cite!("1203.1");

/// A deity without a divinity counter is banished (1204.1).
fn banish_deities(cx: &mut Context) {
    let Some(divinity) = cx.pool.counters.iter().position(|name| name == counter::DIVINITY) else { return };
    for seat in Seat::BOTH {
        for i in 0..cx.s.cards(zone::SERVANTS, seat).len() {
            let slot = cx.s.cards(zone::SERVANTS, seat)[i];
            let bare = cx.s.object(slot).counters.of(Counter(divinity as u8)) == 0;
            if bare && cx.s.profile(slot).kinds.has(kind::DEITY) {
                let act = cx.move_to(slot, zone::GRAVEYARD);
                cx.propose(act, verb::BANISH, Cause::rule(cite!("1204.1")));
            }
        }
    }
}

/// Whether an event can make a rule process due.
pub(crate) fn disturbs(event: &Event) -> bool {
    matches!(event.act, Act::Move { .. } | Act::Count { .. } | Act::Flip { .. } | Act::Control { .. })
}
