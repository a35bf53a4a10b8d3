//! Part 4, chapters 2 and 3: abilities and their activation.

use super::playing::USE;
use crate::book::Context;
use crate::course::main_phase::Timing;
use crate::keywords::{linkage, zone_effect};
use crate::rules::cite;
use crate::words::{label, routine, verb, zone};
use duel::book::RoutineAbility;
use duel::book::point::{ChapterPoints, ResolutionPoint};
use duel::card::ability::{Ability, Form};
use duel::engine::question::Pick;
use duel::engine::refusal::{Decide, Refusal, Verdict};
use duel::event::{Cause, Happening};
use duel::ids::{AbilityId, Label, Routine, Rule, Seat, Zones};
use duel::need;
use duel::points;
use duel::state::AbilityUse;
use duel::state::object::Slot;
use duel::state::stack_item::StackItem;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::IndependentOfSource => INDEPENDENT,
};

/// An ability on the stack resolves even if its card is gone (4-2-5).
pub(crate) const INDEPENDENT: Rule = cite!("4-2-5");
/// An ability reads a card that is gone as it was just before it left (4-2-6).
pub(crate) const LAST_KNOWN: Rule = cite!("4-2-6");

/// Creating and renewing the plan and moving a unit are activated abilities given by the rules (4-3-3, reading D7). A
/// move belongs to its unit, the plan abilities to no card.
pub(crate) fn given(routine: Routine) -> Option<(RoutineAbility, Rule)> {
    let given = match routine {
        routine::MOVE => RoutineAbility::OfSource,
        routine::CREATE_PLAN | routine::RENEW_PLAN => RoutineAbility::OfNoCard,
        _ => return None,
    };
    Some((given, cite!("4-3-3")))
}

/// Offers the abilities that a player may activate.
pub(super) fn offer(cx: &mut Context, seat: Seat) {
    cx.for_each_usable(seat, Zones::of(&[zone::SQUARE]), |cx, slot| offer_of(cx, seat, slot));
}

fn offer_of(cx: &mut Context, seat: Seat, slot: Slot) {
    for index in 0..cx.state.ability_count(cx.pool, slot) {
        let Some(id) = cx.state.ability_at(cx.pool, slot, index) else { continue };
        if timing(cx.pool.ability(id)).is_some() {
            let mut verdict = Decide::default();
            check_ability(cx, seat, slot, id, &mut verdict);
            if verdict.is_allowed() {
                cx.offer(Pick::Act(USE, slot, index));
            }
        }
    }
}

/// The card's ability with this number exists and has such a label.
pub(crate) fn is(cx: &Context, slot: Slot, index: u8, sort: impl Fn(Label) -> bool) -> bool {
    cx.state.ability_at(cx.pool, slot, index).is_some_and(|id| sort(cx.pool.ability(id).label))
}

/// The timing at which an ability can be activated; `None` for other sorts of abilities (4-3-4).
fn timing(ability: &Ability) -> Option<Timing> {
    match (&ability.form, ability.label) {
        (Form::Activated, label::NORMAL) => Some(Timing::Normal),
        (Form::Activated, label::QUICK) => Some(Timing::Quick),
        (Form::Activated, label::BATTLE) => Some(Timing::Battle),
        _ => None,
    }
}

/// The timing at which the card's ability with this number can be activated.
pub(crate) fn timing_at(cx: &Context, slot: Slot, index: u8) -> Option<Timing> {
    cx.state.ability_at(cx.pool, slot, index).and_then(|id| timing(cx.pool.ability(id)))
}

/// Checks the activation of the card's ability with this number.
pub(super) fn check<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, index: u8, verdict: &mut V) {
    match cx.state.ability_at(cx.pool, slot, index) {
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
    let at = cx.state.object(slot).zone;
    let works = ability.works_in.has(at);
    let rule = zone_effect::not_here(cx, slot, ability);
    need!(verdict, works || !duel::book::audit::holds(rule), crate::definitions::card::WORKS, it);
    need!(verdict, works || !duel::book::audit::holds(crate::definitions::card::WORKS), rule, it);
    if works && !cx.cite_all(zone_effect::rules(ability)) {
        verdict.refuse(Refusal { rule: crate::definitions::card::WORKS, object: it });
        return;
    }
    need!(verdict, cx.player_of(slot) == seat, cite!("4-3-2"), it);
    if !timing.check(cx, seat, slot, &[cite!("4-3-4"), timing.rule()], verdict) {
        return;
    }
    need!(verdict, !cx.is_forbidden(verb::USE, slot, None), crate::principles::CANNOT, it);
    let object = cx.state.object_ref(slot);
    if let Some(limit) = ability.per_turn {
        let used = cx.state.uses_this_turn.iter().filter(|u| u.object == object && u.ability == id).count();
        need!(verdict, used < limit.into(), cite!("4-3-1"), it);
    }
    let item = StackItem::new(id, object, seat);
    let linked = ability.condition.as_ref().is_some_and(linkage::is_linkage);
    need!(verdict, cx.is_use_condition_met(&item), if linked { linkage::LINKED } else { cite!("4-3-1") }, it);
    let can_pay = cx.can_pay(&item);
    need!(verdict, can_pay, cite!("4-3-1"), it);
    need!(verdict, can_pay, super::playing::ACTIVATING.pay, it);
    if !can_pay && cx.refuse_unpaid(&item, super::playing::ACTIVATING.pay, verdict) {
        return;
    }
    super::target::need_targets(cx, &item, slot, verdict);
    need!(verdict, cx.can_choose(&item), super::playing::ACTIVATING.choose, it);
}

/// An activated ability goes onto the stack; its card is revealed first if it is hidden (4-7-2-1). Begins a procedure.
pub(super) fn begin(cx: &mut Context, seat: Seat, slot: Slot, index: u8) {
    let Some(id) = cx.state.ability_at(cx.pool, slot, index) else { return };
    let object = cx.state.object_ref(slot);
    if matches!(cx.state.object(slot).zone, zone::HAND | zone::DECK | zone::SMASH) {
        let cause = Cause { seat: Some(seat), ..Cause::rule(super::playing::ACTIVATING.declare) };
        cx.happen(Happening::Reveal { slot, seats: 3 }, verb::REVEAL, cause);
    }
    cx.state.uses_this_turn.push(AbilityUse { object, ability: id });
    cx.play(StackItem::new(id, object, seat));
}
