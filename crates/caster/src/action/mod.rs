//! Chapters 701 and 708: the actions of a player with priority.
//!
//! *Start at* [`list_actions`]; [`check_action`] and [`begin_action`] hand each action to the file of its chapter.

pub(crate) mod abilities;
pub(crate) mod cards;
pub(crate) mod switching;

use crate::Caster;
use crate::book::Context;
use crate::deeds::chasing;
use crate::processing::aether;
use crate::rules::cite;
use crate::words::{keyword, phase, verb, zone};
use crate::{priority, setup};
use duel::engine::context::Look;
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::Verdict;
use duel::ids::{Rule, Seat};
use duel::state::object::Slot;
use duel::state::stack_item::StackItem;

/// Plays a card, usually from the hand.
pub(crate) const PLAY: u8 = 0;
/// Plays an activated ability; the number is its place among the card's abilities.
pub(crate) const USE: u8 = 1;
/// Plays an aether ability; the number is its place among the card's, or [`aether::INNATE`] for resting a caster.
pub(crate) const MAKE: u8 = 2;
/// Switches a servant.
pub(crate) const SWITCH: u8 = 3;

/// Main timing: the turn player has priority in the main phase, with an empty chase zone (701.2).
pub(crate) const MAIN_TIMING: Rule = cite!("701.2");
/// A player with priority may pass, which does nothing (708.1).
pub(crate) fn may_pass(cx: &Context) -> bool {
    cx.cite_all(&[priority::MAY_PASS, cite!("708.1")])
}

/// Returns true if it is main timing for this player (701.2).
pub(crate) fn is_main_timing(cx: &Context, seat: Seat) -> bool {
    cx.state.turn.phase == phase::MAIN && cx.state.turn.player == seat && cx.state.live_stack().is_empty()
}

/// Counts what widens a player's options: main timing, and a chase zone that may be chased.
pub(crate) fn occasion(cx: &Context, seat: Seat) -> u8 {
    u8::from(!chasing::is_closed(cx)) + u8::from(is_main_timing(cx, seat))
}

/// Offers every action that a player with priority may take.
pub(crate) fn list_actions(cx: &mut Context, seat: Seat) {
    let main = is_main_timing(cx, seat);
    for i in 0..cx.state.cards(zone::HAND, seat).len() {
        let slot = cx.state.cards(zone::HAND, seat)[i];
        if !(main || cx.scratch.trace.is_kept() || cx.state.characteristics(slot).keywords.has(keyword::QUICKCAST)) {
            continue;
        }
        if !cx.state.has_interchangeable(&cx.state.cards(zone::HAND, seat)[..i], slot) {
            cx.offer_if_legal(seat, Pick::Act(PLAY, slot, 0));
        }
    }
    if cx.state.derived.allowed.has(verb::PLAY) {
        cards::offer_elsewhere(cx, seat);
    }
    abilities::offer(cx, seat);
    aether::offer(cx, seat);
    if main {
        switching::offer(cx, seat);
    }
}

/// Checks an action of a player with priority.
pub(crate) fn check_action<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
    match pick {
        Pick::Act(PLAY, slot, _) => cards::check(cx, seat, slot, verdict),
        Pick::Act(USE, slot, index) => abilities::check(cx, seat, slot, index, verdict),
        Pick::Act(MAKE, slot, index) => aether::check(cx, seat, slot, index, verdict),
        Pick::Act(SWITCH, slot, _) => switching::check(cx, seat, slot, verdict),
        _ => {}
    }
}

/// Begins an action of a player with priority. May begin a procedure: return from your step after calling this.
pub(crate) fn begin_action(cx: &mut Context, seat: Seat, pick: Pick) {
    match pick {
        Pick::Act(PLAY, slot, _) => cards::begin(cx, seat, slot),
        Pick::Act(USE, slot, index) => abilities::begin(cx, seat, slot, index),
        Pick::Act(MAKE, slot, index) => aether::make(cx, seat, slot, index),
        Pick::Act(SWITCH, slot, _) => switching::switch(cx, seat, slot),
        _ => {}
    }
}

/// Conjures (703.3, 706.4) and activated abilities (704.3, 707.3) do what they say as they resolve. The coin's aether
/// has a rule of its own (403.6a).
pub(crate) fn carries_out_operation(cx: &Context, item: &StackItem) -> bool {
    let whole = match item.card {
        Some(slot) => cards::carries_out(cx, slot),
        None => abilities::carries_out(cx, item),
    };
    whole && setup::pays_out(cx, item.source.slot)
}

/// Lists the actions that can ever be taken with a card in its zone, allowed now or not.
pub(crate) fn deeds(look: &Look<Caster>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
    use crate::battle::declaration::ATTACKER;
    use crate::turn::call::{CALL, FACE_DOWN, FACE_UP, LEVEL_UP};
    let zone = look.state.object(slot).zone;
    match zone {
        zone::HAND => {
            out.push((Topic::Priority, Pick::Act(PLAY, slot, 0)));
            out.push((CALL, Pick::Act(FACE_UP, slot, 0)));
            out.push((CALL, Pick::Act(FACE_DOWN, slot, 0)));
            out.push((CALL, Pick::Act(LEVEL_UP, slot, 0)));
        }
        zone::SERVANTS => {
            out.push((ATTACKER, Pick::Object(slot)));
            out.push((Topic::Priority, Pick::Act(SWITCH, slot, 0)));
        }
        zone::CASTERS => out.push((Topic::Priority, Pick::Act(MAKE, slot, aether::INNATE))),
        zone::GRAVEYARD => {
            out.push((Topic::Priority, Pick::Act(PLAY, slot, 0)));
            out.push((CALL, Pick::Act(FACE_UP, slot, 0)));
            out.push((CALL, Pick::Act(LEVEL_UP, slot, 0)));
        }
        _ => {}
    }
    for index in 0..look.state.ability_count(look.pool, slot) {
        let id = look.state.ability_at(look.pool, slot, index);
        let makes = id.is_some_and(|id| aether::is_aether(look.pool.ability(id)));
        out.push((Topic::Priority, Pick::Act(if makes { MAKE } else { USE }, slot, index)));
    }
}
