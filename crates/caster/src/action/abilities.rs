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
use duel::ability::{Ability, CostPart, CostWhat, Form};
use duel::audit::ON;
use duel::item::{Item, NO_ABILITY};
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::Pick;
use duel::refusal::{Decide, Refusal, Verdict};
use duel::state::Use;
use duel::words::{AbilityId, Seat};

/// Lists the activated abilities a player may play that are no aether abilities.
pub(super) fn offer(cx: &mut Context, seat: Seat) {
    cx.each_usable(seat, zone::ENTITIES, |cx, slot| offer_of(cx, seat, slot));
}

fn offer_of(cx: &mut Context, seat: Seat, slot: Slot) {
    for index in 0..cx.s.abilities(cx.pool, slot) {
        let Some(id) = cx.s.ability_at(cx.pool, slot, index) else { continue };
        let ability = cx.pool.ability(id);
        if ability.form == Form::Activated
            && !aether::is_aether(ability)
            && card::is_apart(cx, index)
            && (ON || cx.t.tracing || !rests_itself(ability) || cx.s.object(slot).orientation == Orientation::Upright)
        {
            let mut verdict = Decide::default();
            check_ability(cx, seat, slot, id, &mut verdict);
            if verdict.allowed() {
                cx.offer(Pick::Act(USE, slot, index));
            }
        }
    }
}

/// Whether an ability is paid for by resting its own card, which a rested one cannot be (1010.2).
fn rests_itself(ability: &Ability) -> bool {
    let rests =
        |part: &CostPart| matches!(part, CostPart::Turn { what: CostWhat::This, to: Orientation::Sideways, .. });
    ability.cost.parts.iter().any(rests)
}

/// Checks the play of an ability by its number among the card's.
pub(super) fn check<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, index: u8, verdict: &mut V) {
    match cx.s.ability_at(cx.pool, slot, index) {
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
    need!(verdict, played && ability::is_valid(cx, ability, cx.s.object(slot).zone), ability::VALID, it);
    let own = if is_deity(cx, slot) { cite!("707.2") } else { cite!("704.2") };
    need!(verdict, cx.player_of(slot) == seat, own, it);
    need!(verdict, !chasing::is_closed(cx), chasing::CLOSED, it);
    check_use(cx, seat, slot, id, verdict);
    let item = Item::new(id, cx.s.refer(slot), seat);
    let sealed = ability.label == label::SOUL_SEAL;
    need!(verdict, !sealed || is_main_timing(cx, seat) && keywords::still_has(cx, slot, ability), soul_seal::SEAL, it);
    need!(verdict, cx.can_choose(&item), playing::CITES.choose, it);
}

/// Whether a card is a deity, whose abilities are played at main timing only (707.1).
pub(crate) fn is_deity(cx: &Context, slot: Slot) -> bool {
    cx.s.profile(slot).kinds.has(kind::DEITY)
}

/// Checks what every use of an ability of a card asks for: main timing if it is a deity's (707.1), that nothing forbids it,
/// its limits, its condition, its cost.
pub(crate) fn check_use<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, id: AbilityId, verdict: &mut V) {
    let it = Some(slot);
    let ability = cx.pool.ability(id);
    let timely = !is_deity(cx, slot) || is_main_timing(cx, seat);
    need!(verdict, timely, cite!("707.1"), it);
    need!(verdict, timely, MAIN_TIMING, it);
    need!(verdict, !cx.forbidden(verb::USE, slot, None), principles::CANNOT, it);
    let object = cx.s.refer(slot);
    if let Some(limit) = ability.per_turn {
        let used = cx.s.uses.iter().filter(|u| u.object == object && u.ability == id).count();
        need!(verdict, used < limit.into(), ability::LIMIT, it);
    }
    let item = Item::new(id, object, seat);
    need!(verdict, cx.is_met(&item), ability::LIMIT, it);
    need!(verdict, counters::can_pay(cx, seat, ability), counters::WHOLE, it);
    if !cx.can_pay(&item) {
        paying::refuse(cx, &item, verdict);
    }
}

/// An ability of a card of the player's is played (704.1, 704.2), at main timing of a deity's (707.1, 707.2).
pub(super) fn begin(cx: &mut Context, seat: Seat, slot: Slot, index: u8) {
    let Some(id) = cx.s.ability_at(cx.pool, slot, index) else { return };
    let (may, [timely, own]) = match is_deity(cx, slot) {
        true => (priority::USES_DEITIES, [cite!("707.1"), cite!("707.2")]),
        false => (priority::USES, [cite!("704.1"), cite!("704.2")]),
    };
    // Without the rule that one plays abilities of one's own cards they are played all the same.
    cx.by(own);
    if !cx.by_all(&[may, timely]) {
        return;
    }
    let object = cx.s.refer(slot);
    ability::show(cx, seat, slot, id);
    cx.s.uses.push(Use { object, ability: id });
    cx.play(Item::new(id, object, seat));
}

/// An aether ability is played and resolves immediately (704.2, a deity's 707.2).
pub(crate) fn play_aether(cx: &mut Context, seat: Seat, slot: Slot, id: AbilityId, at_once: bool) {
    let object = cx.s.refer(slot);
    cx.s.uses.push(Use { object, ability: id });
    let item = Item::new(id, object, seat);
    if cx.by(if is_deity(cx, slot) { cite!("707.2") } else { cite!("704.2") }) && at_once {
        cx.play_and_resolve(item);
    } else {
        cx.play(item);
    }
}

/// Whether the effect of an activated ability is carried out as it resolves (704.3, of a deity's 707.3).
pub(super) fn carries_out(cx: &Context, item: &Item) -> bool {
    let played = item.ability != NO_ABILITY && cx.pool.ability(item.ability).form == Form::Activated;
    !played || cx.by(if is_deity(cx, item.source.slot) { cite!("707.3") } else { cite!("704.3") })
}
