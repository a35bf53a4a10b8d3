//! Part 4, chapters 2 and 3: abilities, and activating them.

use super::playing::USE;
use crate::book::Context;
use crate::course::main_phase::Timing;
use crate::keywords::{linkage, zone_effect};
use crate::rules::cite;
use crate::words::{label, routine, verb, zone};
use duel::ability::{Ability, Form};
use duel::book::Given;
use duel::event::{Act, Cause};
use duel::item::Item;
use duel::need;
use duel::object::Slot;
use duel::question::Pick;
use duel::refusal::{Decide, Refusal, Verdict};
use duel::state::Use;
use duel::words::{AbilityId, Label, Routine, Rule, Seat, Zones};

/// An ability on the stack does not need its card any more (4-2-5).
pub(crate) const INDEPENDENT: Rule = cite!("4-2-5");
/// What has gone is known to an ability as it was just before that (4-2-6).
pub(crate) const LAST_KNOWN: Rule = cite!("4-2-6");

/// Creating and renewing the plan and moving a unit are activated abilities that the rules give; on the stack they are
/// abilities like any other (4-3-3, reading D7). A move is its unit's, the plan no card's.
pub(crate) fn given(routine: Routine) -> Option<(Given, Rule)> {
    let given = match routine {
        routine::MOVE => Given::OfSource,
        routine::CREATE_PLAN | routine::RENEW_PLAN => Given::OfNoCard,
        _ => return None,
    };
    Some((given, cite!("4-3-3")))
}

/// Lists the abilities a player may activate.
pub(super) fn offer(cx: &mut Context, seat: Seat) {
    cx.each_usable(seat, Zones::of(&[zone::SQUARE]), |cx, slot| offer_of(cx, seat, slot));
}

fn offer_of(cx: &mut Context, seat: Seat, slot: Slot) {
    for index in 0..cx.s.abilities(cx.pool, slot) {
        let Some(id) = cx.s.ability_at(cx.pool, slot, index) else { continue };
        if timing(cx.pool.ability(id)).is_some() {
            let mut verdict = Decide::default();
            check_ability(cx, seat, slot, id, &mut verdict);
            if verdict.allowed() {
                cx.offer(Pick::Act(USE, slot, index));
            }
        }
    }
}

/// Whether a card's ability of this number is there and of such a sort.
pub(crate) fn is(cx: &Context, slot: Slot, index: u8, sort: impl Fn(Label) -> bool) -> bool {
    cx.s.ability_at(cx.pool, slot, index).is_some_and(|id| sort(cx.pool.ability(id).label))
}

/// When an ability can be activated; none if it is of another sort (4-3-4).
fn timing(ability: &Ability) -> Option<Timing> {
    match (&ability.form, ability.label) {
        (Form::Activated, label::NORMAL) => Some(Timing::Normal),
        (Form::Activated, label::QUICK) => Some(Timing::Quick),
        (Form::Activated, label::BATTLE) => Some(Timing::Battle),
        _ => None,
    }
}

/// When the ability of this number can be activated.
pub(crate) fn timing_at(cx: &Context, slot: Slot, index: u8) -> Option<Timing> {
    cx.s.ability_at(cx.pool, slot, index).and_then(|id| timing(cx.pool.ability(id)))
}

/// Checks an activation by its number among the card's abilities.
pub(super) fn check<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, index: u8, verdict: &mut V) {
    match cx.s.ability_at(cx.pool, slot, index) {
        Some(id) => check_ability(cx, seat, slot, id, verdict),
        None => {
            verdict.refuse(Refusal { rule: cite!("4-3-1"), object: Some(slot) });
        }
    }
}

fn check_ability<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, id: AbilityId, verdict: &mut V) {
    let it = Some(slot);
    let ability = cx.pool.ability(id);
    let Some(timing) = timing(ability) else {
        verdict.refuse(Refusal { rule: cite!("4-3-1"), object: it });
        return;
    };
    let at = cx.s.object(slot).zone;
    let works = ability.works.has(at);
    let rule = zone_effect::not_here(cx, slot, ability);
    need!(verdict, works || !duel::audit::holds(rule), crate::definitions::card::WORKS, it);
    need!(verdict, works || !duel::audit::holds(crate::definitions::card::WORKS), rule, it);
    if works && !cx.by_all(zone_effect::rules(ability)) {
        verdict.refuse(Refusal { rule: crate::definitions::card::WORKS, object: it });
        return;
    }
    need!(verdict, cx.player_of(slot) == seat, cite!("4-3-2"), it);
    if !timing.check(cx, seat, slot, &[cite!("4-3-4"), timing.rule()], verdict) {
        return;
    }
    need!(verdict, !cx.forbidden(verb::USE, slot, None), crate::principles::CANNOT, it);
    let object = cx.s.refer(slot);
    if let Some(limit) = ability.per_turn {
        let used = cx.s.uses.iter().filter(|u| u.object == object && u.ability == id).count();
        need!(verdict, used < limit.into(), cite!("4-3-1"), it);
    }
    let item = Item::new(id, object, seat);
    let linked = ability.condition.as_ref().is_some_and(linkage::is_linkage);
    need!(verdict, cx.is_met(&item), if linked { linkage::LINKED } else { cite!("4-3-1") }, it);
    let can_pay = cx.can_pay(&item);
    need!(verdict, can_pay, cite!("4-3-1"), it);
    need!(verdict, can_pay, super::playing::ACTIVATING.pay, it);
    if !can_pay && cx.refuse_unpaid(&item, super::playing::ACTIVATING.pay, verdict) {
        return;
    }
    super::target::need_targets(cx, &item, slot, verdict);
    need!(verdict, cx.can_choose(&item), super::playing::ACTIVATING.choose, it);
}

/// An ability that is activated is stacked; one of a hidden card shows it first (4-7-2-1).
pub(super) fn begin(cx: &mut Context, seat: Seat, slot: Slot, index: u8) {
    let Some(id) = cx.s.ability_at(cx.pool, slot, index) else { return };
    let object = cx.s.refer(slot);
    if matches!(cx.s.object(slot).zone, zone::HAND | zone::DECK | zone::SMASH) {
        let cause = Cause { seat: Some(seat), ..Cause::rule(super::playing::ACTIVATING.declare) };
        cx.happen(Act::Show { slot, seats: 3 }, verb::REVEAL, cause);
    }
    cx.s.uses.push(Use { object, ability: id });
    cx.play(Item::new(id, object, seat));
}
