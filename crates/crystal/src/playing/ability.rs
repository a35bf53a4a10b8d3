//! Sections 11.5 to 11.7: abilities, and using action and special abilities.

use super::{USE, auto, in_attack_phase, in_main_phase};
use crate::attack::between_strikes;
use crate::book::{Context, is_ready};
use crate::rules::cite;
use crate::turn;
use crate::words::{kind, label, mark, verb, zone};
use duel::ability::{Ability, CostPart, CostWhat, Form};
use duel::cites::PlayCites;
use duel::item::Item;
use duel::matching::Scope;
use duel::need;
use duel::object::Slot;
use duel::pool::CardPool;
use duel::profile::Orientation;
use duel::question::Pick;
use duel::refusal::{Decide, Verdict};
use duel::state::{State, Use};
use duel::words::{AbilityId, Rule, Seat};

/// Using an action ability, step by step (11.6.4 to 11.6.12).
pub(crate) const ACTION: PlayCites = PlayCites {
    declare: cite!("11.6.4"),
    choose: cite!("11.6.5"),
    mode: cite!("11.6.6"),
    mode_count: cite!("11.6.6.1"),
    extra: cite!("11.6.7"),
    x: cite!("11.6.7"),
    divide: cite!("11.6.8"),
    lock: cite!("11.6.9"),
    pay: cite!("11.6.10"),
    rewind: cite!("11.6.3"),
    done: cite!("11.6.11"),
    recheck: cite!("11.6.12"),
    leave_behind: auto::LEFT_BY_ABILITY,
    ..PlayCites::UNNUMBERED
};

/// Using a special ability, step by step (11.7.4 to 11.7.12).
pub(crate) const SPECIAL: PlayCites = PlayCites {
    declare: cite!("11.7.4"),
    choose: cite!("11.7.5"),
    mode: cite!("11.7.6"),
    mode_count: cite!("11.7.6.1"),
    extra: cite!("11.7.7"),
    x: cite!("11.7.7"),
    divide: cite!("11.7.8"),
    lock: cite!("11.7.9"),
    pay: cite!("11.7.10"),
    rewind: cite!("11.7.3"),
    done: cite!("11.7.11"),
    recheck: cite!("11.7.12"),
    leave_behind: auto::LEFT_BY_ABILITY,
    ..PlayCites::UNNUMBERED
};

pub(super) fn offer_uses(cx: &mut Context, seat: Seat) {
    for i in 0..cx.s.derived.usable.len() {
        let slot = cx.s.derived.usable[i];
        offer_uses_of(cx, seat, slot);
    }
    if cx.s.derived.grants {
        for side in Seat::BOTH {
            for i in 0..cx.s.cards(zone::FIELD, side).len() {
                let slot = cx.s.cards(zone::FIELD, side)[i];
                if !cx.s.profile(slot).granted.is_empty() && !cx.s.derived.usable.contains(&slot) {
                    offer_uses_of(cx, seat, slot);
                }
            }
        }
    }
}

fn offer_uses_of(cx: &mut Context, seat: Seat, slot: Slot) {
    if cx.player_of(slot) != seat {
        return;
    }
    for index in 0..abilities(cx, slot) {
        let used = ability_at(cx.pool, cx.s, slot, index);
        if used.is_some_and(|id| is_used(cx.pool.ability(id))) {
            let mut verdict = Decide::default();
            check_use(cx, seat, slot, index, &mut verdict);
            if verdict.allowed() {
                cx.offer(Pick::Act(USE, slot, index));
            }
        }
    }
}

/// How many abilities a card has, granted ones included.
pub(crate) fn abilities(cx: &Context, slot: Slot) -> u8 {
    let printed = cx.pool.card(cx.s.object(slot).card).abilities.len();
    (printed + cx.s.profile(slot).granted.len()) as u8
}

/// The ability of this number; a printed one that the card has lost is not there.
pub(crate) fn ability_at(pool: &CardPool, state: &State, slot: Slot, index: u8) -> Option<AbilityId> {
    let printed = &pool.card(state.object(slot).card).abilities;
    let profile = state.profile(slot);
    match printed.get(index as usize) {
        Some(&id) => (!profile.silent).then_some(id),
        None => profile.granted.get(index as usize - printed.len()).copied(),
    }
}

pub(super) fn check_use<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, index: u8, verdict: &mut V) {
    let it = Some(slot);
    let Some(id) = ability_at(cx.pool, cx.s, slot, index) else {
        verdict.refuse(duel::refusal::Refusal { rule: cite!("11.5.1"), object: it });
        return;
    };
    let ability = cx.pool.ability(id);
    let special = ability.label == label::SPECIAL;
    let pick = |action: Rule, of_special: Rule| if special { of_special } else { action };
    need!(verdict, is_used(ability), cite!("11.6.1"), it);
    need!(verdict, ability.works.has(cx.s.object(slot).zone), cite!("11.5.1"), it);
    need!(verdict, cx.player_of(slot) == seat, cite!("11.1.1"), it);
    need!(verdict, in_main_phase(cx) || in_attack_phase(cx), turn::ABILITIES, it);
    need!(verdict, !between_strikes(cx), cite!("15.2.3.3"), it);
    need!(verdict, !cx.forbidden(verb::USE, slot, None), cite!("2.2"), it);
    if is_bound(cx, slot) && dulls_itself(cx, id) {
        need!(verdict, is_ready(cx, slot), pick(cite!("11.6.2.2"), cite!("11.7.2.2")), it);
    }
    let object = cx.s.refer(slot);
    if let Some(limit) = ability.per_turn {
        let used = cx.s.uses.iter().filter(|u| u.object == object && u.ability == id).count();
        need!(verdict, used < limit.into(), cite!("2.1"), it);
    }
    let item = Item::new(id, object, seat);
    if let Some(condition) = &ability.condition {
        need!(verdict, cx.read().holds(&Scope::of(&item), condition), cite!("2.1"), it);
    }
    let can_pay = cx.can_pay(&item);
    need!(verdict, can_pay, pick(cite!("11.6.10"), cite!("11.7.10")), it);
    need!(verdict, cx.can_choose(&item), pick(cite!("11.6.5"), cite!("11.7.5")), it);
}

/// Whether it is an action or special ability (11.6.1, 11.7.1).
fn is_used(ability: &Ability) -> bool {
    matches!(ability.form, Form::Activated) && ability.label != label::WARP
}

/// Whether using an ability dulls its own card.
fn dulls_itself(cx: &Context, id: AbilityId) -> bool {
    let dulls =
        |part: &CostPart| matches!(part, CostPart::Turn { what: CostWhat::This, to: Orientation::Sideways, .. });
    cx.pool.ability(id).cost.parts.iter().any(dulls)
}

/// Whether a Character has to wait a turn before it dulls; Monsters need not (reading F15).
fn is_bound(cx: &Context, slot: Slot) -> bool {
    let kinds = cx.s.profile(slot).kinds;
    kinds.has(kind::FORWARD) || kinds.has(kind::BACKUP)
}

/// An ability that is used is put onto the stack (11.6.4, 11.7.4).
pub(super) fn begin(cx: &mut Context, seat: Seat, slot: Slot, index: u8) {
    let Some(id) = ability_at(cx.pool, cx.s, slot, index) else { return };
    let object = cx.s.refer(slot);
    let item = Item::new(id, object, seat);
    cx.by(super::play_cites(cx, &item).declare);
    cx.by(turn::ABILITIES);
    if dulls_itself(cx, id) && is_bound(cx, slot) && !cx.s.object(slot).marks.has(mark::SETTLED) {
        cx.by(cite!("15.2.2.3"));
    }
    cx.s.uses.push(Use { object, ability: id });
    cx.play(item);
}
