//! Chapter 907: activated abilities.

use super::energy;
use super::playing::USE;
use crate::attack::block;
use crate::book::Context;
use crate::rules::cite;
use crate::turn::main_phase;
use crate::words::{phase, verb, zone};
use crate::zones;
use duel::card::ability::{Ability, CostObjects, CostPart, Form, Price};
use duel::card::characteristics::Orientation;
use duel::engine::question::Pick;
use duel::engine::refusal::{Decide, Refusal, Verdict};
use duel::ids::{AbilityId, Rule, Seat, Zones};
use duel::need;
use duel::state::AbilityUse;
use duel::state::object::Slot;
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// The player of an activated ability pays the energy and does the other parts of its cost (907.1b).
pub(crate) const COST: Rule = cite!("907.1b");
/// A card that is asleep cannot be put to sleep to pay for its own ability (907.1a).
pub(crate) const ASLEEP: Rule = cite!("907.1a");

/// Offers the activated abilities that a player may play.
pub(super) fn offer(cx: &mut Context, seat: Seat) {
    cx.for_each_usable(seat, Zones::of(&[zone::AREA]), |cx, slot| offer_of(cx, seat, slot));
}

fn offer_of(cx: &mut Context, seat: Seat, slot: Slot) {
    for index in 0..cx.state.ability_count(cx.pool, slot) {
        let Some(id) = cx.state.ability_at(cx.pool, slot, index) else { continue };
        if cx.pool.ability(id).form == Form::Activated {
            let mut verdict = Decide::default();
            check_ability(cx, seat, slot, id, &mut verdict);
            if verdict.is_allowed() {
                cx.offer(Pick::Act(USE, slot, index));
            }
        }
    }
}

/// Checks an activation by its number among the card's abilities.
pub(super) fn check<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, index: u8, verdict: &mut V) {
    match cx.state.ability_at(cx.pool, slot, index) {
        Some(id) => check_ability(cx, seat, slot, id, verdict),
        None => {
            verdict.refuse(Refusal { rule: super::ability::VALID, object: Some(slot) });
        }
    }
}

fn check_ability<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, id: AbilityId, verdict: &mut V) {
    let it = Some(slot);
    let ability = cx.pool.ability(id);
    let valid = ability.works_in.has(cx.state.object(slot).zone);
    for &rule in super::ability::works_here_rules(ability) {
        need!(verdict, valid, rule, it);
    }
    need!(verdict, valid && ability.form == Form::Activated, super::ability::VALID, it);
    let main = cx.state.turn.phase == phase::MAIN && cx.state.turn.player == seat;
    let rule = if cx.state.turn.phase == phase::BLOCK { block::ONE } else { main_phase::ACTIONS };
    need!(verdict, cx.player_of(slot) == seat, rule, it);
    need!(verdict, main || block::is_now(cx, seat), rule, it);
    need!(verdict, !cx.is_forbidden(verb::USE, slot, None), crate::principles::CANNOT, it);
    let object = cx.state.object_ref(slot);
    if let Some(limit) = ability.per_turn {
        let used = cx.state.uses_this_turn.iter().filter(|u| u.object == object && u.ability == id).count();
        need!(verdict, used < limit.into(), COST, it);
    }
    let item = StackItem::new(id, object, seat);
    need!(verdict, cx.is_use_condition_met(&item), super::ability::CONDITION, it);
    need!(verdict, !(sleeps(ability) && is_asleep(cx, slot)), ASLEEP, it);
    if !cx.can_pay(&item) {
        let rule = if energy::is_short(cx, &item) { energy::SHORT } else { super::playing::CITES.pay };
        need!(verdict, false, rule, it);
        cx.refuse_unpaid(&item, rule, verdict);
        let kept = zones::wants_kept(cx, seat, of_hand(ability));
        need!(verdict, !kept, zones::NOT_KEPT, it);
    }
}

/// The number of cards of the hand in the cost of an ability.
fn of_hand(ability: &Ability) -> usize {
    let parts = ability.cost.parts.iter().map(|part| match part {
        CostPart::Move { what: CostObjects::Exactly(n, cards), .. } if cards.zones == Zones::of(&[zone::HAND]) => {
            (*n).into()
        }
        _ => 0,
    });
    parts.sum()
}

/// The cost of the ability is to put its own card to sleep.
fn sleeps(ability: &Ability) -> bool {
    let sleeps =
        |part: &CostPart| matches!(part, CostPart::Turn { what: CostObjects::This, to: Orientation::Sideways, .. });
    ability.cost.parts.iter().any(sleeps)
}

/// The card is asleep.
pub(crate) fn is_asleep(cx: &Context, slot: Slot) -> bool {
    cx.state.object(slot).orientation == Orientation::Sideways
}

/// The stack item is an activated ability.
pub(super) fn is_activated(cx: &Context, item: &StackItem) -> bool {
    item.ability != NO_ABILITY && cx.pool.ability(item.ability).form == Form::Activated
}

/// The energy cost of an activated ability is the number it states (907.1b).
pub(super) fn price(cx: &Context, item: &StackItem) -> Price {
    let price = cx.pool.ability(item.ability).cost.price;
    let activated = is_activated(cx, item);
    if activated && price != Price::default() && !cx.cite(COST) { Price::default() } else { price }
}

/// Plays an ability, which resolves at once; a hidden card is revealed first (904.2b). May begin a procedure.
pub(super) fn begin(cx: &mut Context, seat: Seat, slot: Slot, index: u8) {
    let Some(id) = cx.state.ability_at(cx.pool, slot, index) else { return };
    if !cx.cite_all(super::ability::works_here_rules(cx.pool.ability(id))) {
        return;
    }
    let object = cx.state.object_ref(slot);
    super::playing::show(cx, seat, slot);
    cx.state.uses_this_turn.push(AbilityUse { object, ability: id });
    cx.play_and_resolve(StackItem::new(id, object, seat));
}
