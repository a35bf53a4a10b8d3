//! Chapter 907: activated abilities.

use super::playing::USE;
use crate::attack::block;
use crate::book::Context;
use crate::card;
use crate::rules::cite;
use crate::turn::main_phase;
use crate::words::{phase, verb, zone};
use duel::ability::Form;
use duel::event::{Act, Cause};
use duel::item::Item;
use duel::need;
use duel::object::Slot;
use duel::question::Pick;
use duel::refusal::{Decide, Refusal, Verdict};
use duel::state::Use;
use duel::words::{AbilityId, Seat};

/// Lists the abilities a player may play.
pub(super) fn offer(cx: &mut Context, seat: Seat) {
    for i in 0..cx.s.derived.usable.len() {
        let slot = cx.s.derived.usable[i];
        if cx.player_of(slot) == seat {
            offer_of(cx, seat, slot);
        }
    }
    if cx.s.derived.grants {
        for i in 0..cx.s.cards(zone::AREA, Seat::FIRST).len() {
            let slot = cx.s.cards(zone::AREA, Seat::FIRST)[i];
            let granted = !cx.s.profile(slot).granted.is_empty() && !cx.s.derived.usable.contains(&slot);
            if granted && cx.player_of(slot) == seat {
                offer_of(cx, seat, slot);
            }
        }
    }
}

fn offer_of(cx: &mut Context, seat: Seat, slot: Slot) {
    for index in 0..cx.s.abilities(cx.pool, slot) {
        let Some(id) = cx.s.ability_at(cx.pool, slot, index) else { continue };
        if cx.pool.ability(id).form == Form::Activated {
            let mut verdict = Decide::default();
            check_ability(cx, seat, slot, id, &mut verdict);
            if verdict.allowed() {
                cx.offer(Pick::Act(USE, slot, index));
            }
        }
    }
}

/// Checks an activation by its number among the card's abilities.
pub(super) fn check<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, index: u8, verdict: &mut V) {
    match cx.s.ability_at(cx.pool, slot, index) {
        Some(id) => check_ability(cx, seat, slot, id, verdict),
        None => {
            verdict.refuse(Refusal { rule: super::ability::VALID, object: Some(slot) });
        }
    }
}

fn check_ability<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, id: AbilityId, verdict: &mut V) {
    let it = Some(slot);
    let ability = cx.pool.ability(id);
    let valid = ability.works.has(cx.s.object(slot).zone);
    need!(verdict, valid, card::works_by(ability)[0], it);
    let own = ability.form == Form::Activated && cx.player_of(slot) == seat;
    need!(verdict, valid && own, super::ability::VALID, it);
    let main = cx.s.turn.phase == phase::MAIN && cx.s.turn.player == seat;
    let rule = if cx.s.turn.phase == phase::BLOCK { block::ONE } else { main_phase::ACTIONS };
    need!(verdict, main || block::is_now(cx, seat), rule, it);
    need!(verdict, !cx.forbidden(verb::USE, slot, None), crate::principles::CANNOT, it);
    let object = cx.s.refer(slot);
    if let Some(limit) = ability.per_turn {
        let used = cx.s.uses.iter().filter(|u| u.object == object && u.ability == id).count();
        need!(verdict, used < limit.into(), cite!("907.1b"), it);
    }
    let item = Item::new(id, object, seat);
    need!(verdict, cx.is_met(&item), super::ability::VALID, it);
    let can_pay = cx.can_pay(&item);
    need!(verdict, can_pay, cite!("907.1a"), it);
}

/// An ability is played and resolves at once; one of a hidden card shows it first (904.2b).
pub(super) fn begin(cx: &mut Context, seat: Seat, slot: Slot, index: u8) {
    let Some(id) = cx.s.ability_at(cx.pool, slot, index) else { return };
    let object = cx.s.refer(slot);
    if matches!(cx.s.object(slot).zone, zone::HAND | zone::DECK) {
        let cause = Cause { seat: Some(seat), ..Cause::rule(super::playing::CITES.declare) };
        cx.happen(Act::Show { slot, seats: 3 }, verb::REVEAL, cause);
    }
    cx.s.uses.push(Use { object, ability: id });
    cx.play_and_resolve(Item::new(id, object, seat));
}
