//! Chapter 907: activated abilities.

use super::energy;
use super::playing::USE;
use crate::attack::block;
use crate::book::Context;
use crate::rules::cite;
use crate::turn::main_phase;
use crate::words::{phase, verb, zone};
use duel::ability::{Ability, CostPart, CostWhat, Form, Price};
use duel::item::{Item, NO_ABILITY};
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::Pick;
use duel::refusal::{Decide, Refusal, Verdict};
use duel::state::Use;
use duel::words::{AbilityId, Rule, Seat, Zones};

/// Who plays it pays the energy and does what else its cost says (907.1b).
pub(crate) const COST: Rule = cite!("907.1b");
/// What sleeps already cannot be put to sleep to pay for an ability of its own (907.1a).
pub(crate) const ASLEEP: Rule = cite!("907.1a");

/// Lists the abilities a player may play.
pub(super) fn offer(cx: &mut Context, seat: Seat) {
    cx.each_usable(seat, Zones::of(&[zone::AREA]), |cx, slot| offer_of(cx, seat, slot));
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
    for &rule in super::ability::works_by(ability) {
        need!(verdict, valid, rule, it);
    }
    let own = ability.form == Form::Activated && cx.player_of(slot) == seat;
    need!(verdict, valid && own, super::ability::VALID, it);
    let main = cx.s.turn.phase == phase::MAIN && cx.s.turn.player == seat;
    let rule = if cx.s.turn.phase == phase::BLOCK { block::ONE } else { main_phase::ACTIONS };
    need!(verdict, main || block::is_now(cx, seat), rule, it);
    need!(verdict, !cx.forbidden(verb::USE, slot, None), crate::principles::CANNOT, it);
    let object = cx.s.refer(slot);
    if let Some(limit) = ability.per_turn {
        let used = cx.s.uses.iter().filter(|u| u.object == object && u.ability == id).count();
        need!(verdict, used < limit.into(), COST, it);
    }
    let item = Item::new(id, object, seat);
    need!(verdict, cx.is_met(&item), super::ability::CONDITION, it);
    need!(verdict, !(sleeps(ability) && is_asleep(cx, slot)), ASLEEP, it);
    if !cx.can_pay(&item) {
        let rule = if energy::is_short(cx, &item) { energy::SHORT } else { super::playing::CITES.pay };
        need!(verdict, false, rule, it);
        cx.refuse_unpaid(&item, rule, verdict);
    }
}

/// Whether an ability is paid for by sleeping the card that has it.
fn sleeps(ability: &Ability) -> bool {
    let sleeps =
        |part: &CostPart| matches!(part, CostPart::Turn { what: CostWhat::This, to: Orientation::Sideways, .. });
    ability.cost.parts.iter().any(sleeps)
}

fn is_asleep(cx: &Context, slot: Slot) -> bool {
    cx.s.object(slot).orientation == Orientation::Sideways
}

/// Whether this is an activated ability in use.
pub(super) fn is_activated(cx: &Context, item: &Item) -> bool {
    item.ability != NO_ABILITY && cx.pool.ability(item.ability).form == Form::Activated
}

/// What playing an activated ability costs in energy is what it says (907.1b).
pub(super) fn price(cx: &Context, item: &Item) -> Price {
    let price = cx.pool.ability(item.ability).cost.price;
    let activated = is_activated(cx, item);
    if activated && price != Price::default() && !cx.by(COST) { Price::default() } else { price }
}

/// An ability is played and resolves at once; one of a hidden card shows it first (904.2b).
pub(super) fn begin(cx: &mut Context, seat: Seat, slot: Slot, index: u8) {
    let Some(id) = cx.s.ability_at(cx.pool, slot, index) else { return };
    if !cx.by_all(super::ability::works_by(cx.pool.ability(id))) {
        return;
    }
    let object = cx.s.refer(slot);
    super::playing::show(cx, seat, slot);
    cx.s.uses.push(Use { object, ability: id });
    cx.play_and_resolve(Item::new(id, object, seat));
}
