//! Playing Formations (S 11.5).

use super::character::Group;
use crate::book::Context;
use crate::edition::{Edition, Obeys};
use crate::rules::{Cited, cite};
use crate::words::{kind, label, verb, zone};
use crate::{Crystal, card, zones};
use duel::book::rule_sets::PlayRules;
use duel::engine::refusal::Verdict;
use duel::event::Cause;
use duel::ids::{Seat, Zone};
use duel::need;
use duel::state::object::Slot;
use duel::state::stack_item::StackItem;

impl<E: Edition> Crystal<E> {
    /// The rules on playing a Formation, step by step (S 11.5.2 to 11.5.9).
    pub(crate) const FORMATION: &'static PlayRules = &PlayRules {
        declare: cite!(s "11.5.2").of::<E>(),
        choose: cite!(s "11.5.5").of::<E>(),
        mode: cite!(s "11.5.3").of::<E>(),
        extra: cite!(s "11.5.4").of::<E>(),
        x: cite!(s "11.5.4").of::<E>(),
        divide: cite!(s "11.5.5").of::<E>(),
        lock: cite!(s "11.5.6").of::<E>(),
        pay: cite!(s "11.5.7").of::<E>(),
        surplus: cite!(s "11.5.6.1.1").of::<E>(),
        done: cite!(s "11.5.9").of::<E>(),
        ..PlayRules::UNNUMBERED
    };

    /// The rules on playing Formations (S 11.5).
    pub(super) const FORMATIONS: &'static Group = &Group {
        steps: Self::FORMATION,
        time: cite!(s "11.5.1").of::<E>(),
        unanswerable: cite!(s "11.5.1").of::<E>(),
        barred: cite!(s "11.5.10").of::<E>(),
        element: cite!(s "11.5.6.1.1").of::<E>(),
        elements: cite!(s "11.5.6.1.1").of::<E>(),
        any_element: cite!(s "11.5.6.1.1").of::<E>(),
    };
}

/// The Formation on the field returns to its owner's hand before the new one enters (S 11.5.8, reading S11).
const GIVES_WAY: Cited = cite!(s "11.5.8");

/// A Formation is played only while its condition is met (S 7.12.3, reading S11).
pub(super) fn check_condition<E: Edition, V: Verdict>(
    cx: &mut Context<E>,
    item: &StackItem,
    slot: Slot,
    verdict: &mut V,
) {
    if !cx.state.characteristics(slot).kinds.has(kind::FORMATION) {
        return;
    }
    for &ability in &cx.pool.card(cx.state.object(slot).card).abilities {
        if cx.pool.ability(ability).label == label::CONDITION {
            let met = cx.is_use_condition_met(&StackItem { ability, ..*item });
            need!(verdict, met, zones::ASKS.of::<E>(), Some(slot));
        }
    }
}

/// The Formation that a newly played one replaces.
///
/// It does not count for the limits on the new one (S 7.12.4, 11.5.8, reading S36).
pub(super) fn giving_way<E: Edition>(cx: &Context<E>, seat: Seat, slot: Slot) -> Option<Slot> {
    let is_formation = |slot: Slot| cx.state.characteristics(slot).kinds.has(kind::FORMATION);
    if !GIVES_WAY.is_in::<E>() || !is_formation(slot) {
        return None;
    }
    cx.controlled_cards(zone::FIELD, seat).find(|&old| is_formation(old))
}

/// A player who has paid for a Formation returns the one on the field to hand (S 11.5.8, 7.12.4).
///
/// Returns true if there is one. May begin a procedure.
pub(crate) fn swap<E: Edition>(cx: &mut Context<E>, item: &StackItem) -> bool {
    let old = item.card.and_then(|slot| giving_way(cx, item.controller, slot));
    let Some(old) = old.filter(|_| cx.obeys(zones::SWAPS)) else { return false };
    let act = cx.move_to(old, zone::HAND);
    cx.happen(act, verb::RETURN, Cause { seat: Some(item.controller), ..Cause::rule(GIVES_WAY.of::<E>()) });
    true
}

/// The zone to which a played card goes: the field. A Formation stays there (S 5.2.3.1.4.3).
pub(super) fn goal<E: Edition>(cx: &Context<E>, slot: Slot) -> Zone {
    let gone = cx.state.characteristics(slot).kinds.has(kind::FORMATION) && !cx.obeys(card::STAYS);
    if gone { zone::BREAK } else { zone::FIELD }
}
