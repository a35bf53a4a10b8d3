//! Chapters 704 and 707: playing activated abilities.

use super::{MAIN_TIMING, USE, is_main_timing};
use crate::book::Context;
use crate::card;
use crate::deeds::{chasing, counters, paying};
use crate::keywords::{self, soul_seal};
use crate::principles;
use crate::priority;
use crate::processing::{ability, aether, playing};
use crate::rules::cite;
use crate::words::{kind, label, verb, zone};
use duel::card::ability::{Ability, CostObjects, CostPart, Form};
use duel::card::characteristics::Orientation;
use duel::engine::question::Pick;
use duel::engine::refusal::{Decide, Refusal, Verdict};
use duel::ids::{AbilityId, Seat};
use duel::need;
use duel::state::AbilityUse;
use duel::state::object::Slot;
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// Offers the activated abilities that a player may play, aether abilities excepted.
pub(super) fn offer(cx: &mut Context, seat: Seat) {
    cx.for_each_usable(seat, zone::ENTITIES, |cx, slot| offer_of(cx, seat, slot));
}

fn offer_of(cx: &mut Context, seat: Seat, slot: Slot) {
    for index in 0..cx.state.ability_count(cx.pool, slot) {
        let Some(id) = cx.state.ability_at(cx.pool, slot, index) else { continue };
        let ability = cx.pool.ability(id);
        if ability.form == Form::Activated
            && !aether::is_aether(ability)
            && card::is_apart(cx, index)
            && (cx.scratch.trace.is_kept()
                || !rests_itself(ability)
                || cx.state.object(slot).orientation == Orientation::Upright)
        {
            let mut verdict = Decide::default();
            check_ability(cx, seat, slot, id, &mut verdict);
            if verdict.is_allowed() {
                cx.offer(Pick::Act(USE, slot, index));
            }
        }
    }
}

/// The ability's cost rests its own card, which must be recovered for that (1010.2).
fn rests_itself(ability: &Ability) -> bool {
    let rests =
        |part: &CostPart| matches!(part, CostPart::Turn { what: CostObjects::This, to: Orientation::Sideways, .. });
    ability.cost.parts.iter().any(rests)
}

/// Checks the play of the ability with this number on the card.
pub(super) fn check<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, index: u8, verdict: &mut V) {
    match cx.state.ability_at(cx.pool, slot, index) {
        Some(id) => check_ability(cx, seat, slot, id, verdict),
        None => {
            verdict.refuse(Refusal { rule: ability::VALID, object: Some(slot) });
        }
    }
}

fn check_ability<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, id: AbilityId, verdict: &mut V) {
    let it = Some(slot);
    let ability = cx.pool.ability(id);
    let played = ability.form == Form::Activated && !aether::is_aether(ability);
    need!(verdict, played && ability::is_valid(cx, ability, cx.state.object(slot).zone), ability::VALID, it);
    let own = if is_deity(cx, slot) { cite!("707.2") } else { cite!("704.2") };
    need!(verdict, cx.player_of(slot) == seat, own, it);
    need!(verdict, !chasing::is_closed(cx), chasing::CLOSED, it);
    check_use(cx, seat, slot, id, verdict);
    let item = StackItem::new(id, cx.state.object_ref(slot), seat);
    let sealed = ability.label == label::SOUL_SEAL;
    need!(
        verdict,
        !sealed || is_main_timing(cx, seat) && keywords::still_has_keyword(cx, slot, ability),
        soul_seal::SEAL,
        it
    );
    need!(verdict, cx.can_choose(&item), playing::CITES.choose, it);
}

/// The card is a deity, whose abilities are played at main timing only (707.1).
pub(crate) fn is_deity(cx: &Context, slot: Slot) -> bool {
    cx.state.characteristics(slot).kinds.has(kind::DEITY)
}

/// Checks what every use of a card's ability needs: main timing for a deity's (707.1), no effect that forbids it, its
/// limit per turn, its condition, and its cost.
pub(crate) fn check_use<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, id: AbilityId, verdict: &mut V) {
    let it = Some(slot);
    let ability = cx.pool.ability(id);
    let timely = !is_deity(cx, slot) || is_main_timing(cx, seat);
    need!(verdict, timely, cite!("707.1"), it);
    need!(verdict, timely, MAIN_TIMING, it);
    need!(verdict, !cx.is_forbidden(verb::USE, slot, None), principles::CANNOT, it);
    let object = cx.state.object_ref(slot);
    if let Some(limit) = ability.per_turn {
        let used = cx.state.uses_this_turn.iter().filter(|u| u.object == object && u.ability == id).count();
        need!(verdict, used < limit.into(), ability::LIMIT, it);
    }
    let item = StackItem::new(id, object, seat);
    need!(verdict, cx.is_use_condition_met(&item), ability::LIMIT, it);
    need!(verdict, counters::can_pay(cx, seat, ability), counters::WHOLE, it);
    if !cx.can_pay(&item) {
        paying::refuse(cx, &item, verdict);
    }
}

/// A player plays an ability of a card they control (704.1, 704.2), a deity's at main timing (707.1, 707.2). Begins a
/// procedure: return from your step after calling this.
pub(super) fn begin(cx: &mut Context, seat: Seat, slot: Slot, index: u8) {
    let Some(id) = cx.state.ability_at(cx.pool, slot, index) else { return };
    let (may, [timely, own]) = match is_deity(cx, slot) {
        true => (priority::USES_DEITIES, [cite!("707.1"), cite!("707.2")]),
        false => (priority::USES, [cite!("704.1"), cite!("704.2")]),
    };
    // Only cited: without this rule players would still play abilities of their own cards.
    cx.cite(own);
    if !cx.cite_all(&[may, timely]) {
        return;
    }
    let object = cx.state.object_ref(slot);
    ability::show(cx, seat, slot, id);
    cx.state.uses_this_turn.push(AbilityUse { object, ability: id });
    cx.play(StackItem::new(id, object, seat));
}

/// An aether ability is played and resolves immediately (704.2; a deity's, 707.2). Begins a procedure.
pub(crate) fn play_aether(cx: &mut Context, seat: Seat, slot: Slot, id: AbilityId, at_once: bool) {
    let object = cx.state.object_ref(slot);
    cx.state.uses_this_turn.push(AbilityUse { object, ability: id });
    let item = StackItem::new(id, object, seat);
    if cx.cite(if is_deity(cx, slot) { cite!("707.2") } else { cite!("704.2") }) && at_once {
        cx.play_and_resolve(item);
    } else {
        cx.play(item);
    }
}

/// An activated ability has its effect as it resolves (704.3; a deity's, 707.3).
pub(super) fn carries_out(cx: &Context, item: &StackItem) -> bool {
    let played = item.ability != NO_ABILITY && cx.pool.ability(item.ability).form == Form::Activated;
    !played || cx.cite(if is_deity(cx, item.source.slot) { cite!("707.3") } else { cite!("704.3") })
}
