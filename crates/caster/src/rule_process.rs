//! Chapters 1201 to 1204: rule processes.

use crate::book::Context;
use crate::deeds::shuffling;
use crate::principles;
use crate::rules::cite;
use crate::turn::DRY;
use crate::words::{counter, kind, verb, zone};
use duel::event::{Cause, Event, Happening};
use duel::ids::{Counter, Rule, Seat};

/// Rule processes that are due are carried out simultaneously (1201.1). Returns true if there were any. May begin a
/// procedure.
pub(crate) fn run(cx: &mut Context) -> bool {
    let from = cx.state.batch.len();
    shuffling::show_tops(cx, from);
    defeat(cx);
    banish_deities(cx);
    let due = cx.state.batch.len() > from;
    cx.commit(from);
    due
}

/// A player who had to draw in the draw phase and could not loses (1202.1, readings C7 and C25).
fn defeat(cx: &mut Context) {
    for seat in Seat::BOTH {
        if cx.state.notes[DRY] >> seat.0 & 1 == 1 && cx.state.losing[seat.index()].is_none() {
            cx.propose(Happening::Lose { seat }, verb::PUT, Cause::rule(cite!("1202.1")));
        }
    }
}

/// A servant's ATK and DEF are rounded up to multiples of 100 (1203.1). The layers have done so before any rule process
/// (909.1g, reading C8).
pub(crate) const ROUNDED: Rule = cite!("1203.1");

/// A deity without a divinity counter is banished (1204.1).
const BARE: Rule = cite!("1204.1");

/// Deities without divinity counters are banished (1204.1), unless an effect forbids it (104.4).
fn banish_deities(cx: &mut Context) {
    let Some(divinity) = cx.pool.counters.iter().position(|name| name == counter::DIVINITY) else { return };
    for seat in Seat::BOTH {
        for i in 0..cx.state.cards(zone::SERVANTS, seat).len() {
            let slot = cx.state.cards(zone::SERVANTS, seat)[i];
            let bare = cx.state.object(slot).counters.count_of(Counter(divinity as u8)) == 0;
            let due = bare && cx.state.characteristics(slot).kinds.has(kind::DEITY);
            if due && cx.is_forbidden(verb::BANISH, slot, None) && cx.cite_all(&[BARE, principles::CANNOT]) {
                continue;
            }
            if due {
                let act = cx.move_to(slot, zone::GRAVEYARD);
                cx.propose(act, verb::BANISH, Cause::rule(BARE));
            }
        }
    }
}

/// The event can make a rule process due.
pub(crate) fn may_cause_rule_process(event: &Event) -> bool {
    matches!(
        event.happening,
        Happening::Move { .. } | Happening::CardCounter { .. } | Happening::Flip { .. } | Happening::Control { .. }
    )
}
