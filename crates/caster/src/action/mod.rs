//! Chapters 701 and 708: what players do with priority.

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
use duel::audit::ON;
use duel::cx::Glance;
use duel::item::Item;
use duel::object::Slot;
use duel::question::{Pick, Topic};
use duel::refusal::Verdict;
use duel::words::{Rule, Seat};

/// A card is played from the hand.
pub(crate) const PLAY: u8 = 0;
/// An activated ability is played; the number says which of the card's.
pub(crate) const USE: u8 = 1;
/// An aether ability is played; the number says which of the card's, [`aether::INNATE`] that of every caster.
pub(crate) const MAKE: u8 = 2;
/// A servant is switched.
pub(crate) const SWITCH: u8 = 3;

/// Main timing: the turn player has priority in the main phase, with an empty chase zone (701.2).
pub(crate) const MAIN_TIMING: Rule = cite!("701.2");
/// Who has priority may pass, which does nothing (708.1).
pub(crate) fn may_pass(cx: &Context) -> bool {
    cx.by_all(&[priority::MAY_PASS, cite!("708.1")])
}

/// Whether it is main timing for a player (701.2).
pub(crate) fn is_main_timing(cx: &Context, seat: Seat) -> bool {
    cx.s.turn.phase == phase::MAIN && cx.s.turn.player == seat && cx.s.live_stack().is_empty()
}

/// How much a player may do: at main timing more than at other times, and less while nothing may be chased.
pub(crate) fn occasion(cx: &Context, seat: Seat) -> u8 {
    u8::from(!chasing::is_closed(cx)) + u8::from(is_main_timing(cx, seat))
}

/// Whether one of these cards is like another, and is now like it, too: one of them stands for both.
pub(crate) fn has_twin(cx: &Context, cards: &[Slot], slot: Slot) -> bool {
    let card = cx.s.object(slot).card;
    cards.iter().any(|&other| cx.s.object(other).card == card && cx.s.profile(other) == cx.s.profile(slot))
}

/// Lists what a player with priority may do.
pub(crate) fn actions(cx: &mut Context, seat: Seat) {
    let main = is_main_timing(cx, seat);
    for i in 0..cx.s.cards(zone::HAND, seat).len() {
        let slot = cx.s.cards(zone::HAND, seat)[i];
        if !(main || ON || cx.t.tracing || cx.s.profile(slot).keywords.has(keyword::QUICKCAST)) {
            continue;
        }
        if !has_twin(cx, &cx.s.cards(zone::HAND, seat)[..i], slot) {
            cx.offer_legal(seat, Pick::Act(PLAY, slot, 0));
        }
    }
    if cx.s.derived.allowed.has(verb::PLAY) {
        cards::offer_elsewhere(cx, seat);
    }
    abilities::offer(cx, seat);
    aether::offer(cx, seat);
    if main {
        switching::offer(cx, seat);
    }
}

/// Checks an action with priority.
pub(crate) fn check<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
    match pick {
        Pick::Act(PLAY, slot, _) => cards::check(cx, seat, slot, verdict),
        Pick::Act(USE, slot, index) => abilities::check(cx, seat, slot, index, verdict),
        Pick::Act(MAKE, slot, index) => aether::check(cx, seat, slot, index, verdict),
        Pick::Act(SWITCH, slot, _) => switching::check(cx, seat, slot, verdict),
        _ => {}
    }
}

/// Begins an action with priority.
pub(crate) fn act(cx: &mut Context, seat: Seat, pick: Pick) {
    match pick {
        Pick::Act(PLAY, slot, _) => cards::begin(cx, seat, slot),
        Pick::Act(USE, slot, index) => abilities::begin(cx, seat, slot, index),
        Pick::Act(MAKE, slot, index) => aether::make(cx, seat, slot, index),
        Pick::Act(SWITCH, slot, _) => switching::switch(cx, seat, slot),
        _ => {}
    }
}

/// Whether what was played is carried out as it resolves: a conjure (703.3, 706.4), an activated ability (704.3, 707.3).
pub(crate) fn carries_out(cx: &Context, item: &Item) -> bool {
    let whole = match item.card {
        Some(slot) => cards::carries_out(cx, slot),
        None => abilities::carries_out(cx, item),
    };
    whole && setup::pays_out(cx, item.source.slot)
}

/// Lists what is ever done with a card where it is.
pub(crate) fn deeds(glance: &Glance<Caster>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
    use crate::battle::declaration::ATTACKER;
    use crate::turn::call::{CALL, FACE_DOWN, FACE_UP, LEVEL_UP};
    let zone = glance.s.object(slot).zone;
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
    for index in 0..glance.s.abilities(glance.pool, slot) {
        let id = glance.s.ability_at(glance.pool, slot, index);
        let makes = id.is_some_and(|id| aether::is_aether(glance.pool.ability(id)));
        out.push((Topic::Priority, Pick::Act(if makes { MAKE } else { USE }, slot, index)));
    }
}
