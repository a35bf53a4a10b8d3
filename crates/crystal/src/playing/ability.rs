//! Sections 11.5 to 11.7: abilities, and using action and special abilities.

use super::{USE, auto, in_attack_phase, in_main_phase};
use crate::attack::strike::between_strikes;
use crate::book::Context;
use crate::keywords;
use crate::rules::cite;
use crate::turn;
use crate::words::{kind, label, verb, zone};
use crate::zones::ZONES;
use duel::ability::{Ability, CostPart, CostWhat, Form};
use duel::cites::PlayCites;
use duel::event::{Act, Cause};
use duel::item::Item;
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::Pick;
use duel::refusal::{Decide, Verdict};
use duel::state::Use;
use duel::words::{AbilityId, Rule, Seat, Zones};
use duel::zone::Sight;

/// Using an action ability, step by step (11.6.2.1 to 11.6.12).
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
    surplus: cite!("11.6.2.1"),
    own: cite!("11.6.2.3"),
    fast: cite!("11.6.2.4"),
    rewind: cite!("11.6.3"),
    done: cite!("11.6.11"),
    recheck: cite!("11.6.12"),
    leave_behind: auto::LEFT_BY_ABILITY,
    ..PlayCites::UNNUMBERED
};

/// Using a special ability, step by step (11.7.2.1 to 11.7.12).
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
    surplus: cite!("11.7.2.1"),
    own: cite!("11.7.2.3"),
    fast: cite!("11.7.2.4"),
    rewind: cite!("11.7.3"),
    done: cite!("11.7.11"),
    recheck: cite!("11.7.12"),
    leave_behind: auto::LEFT_BY_ABILITY,
    ..PlayCites::UNNUMBERED
};

/// An ability on the stack no longer needs its source (11.5.4).
pub(crate) const OUTLIVES: Rule = cite!("11.5.4");
/// A card that moved is read as it was before it moved (11.5.5).
pub(crate) const LAST_KNOWN: Rule = cite!("11.5.5");
/// An ability that sets power sets the printed one, and what changes it applies afterwards (11.5.6).
pub(crate) const SETS_POWER: Rule = cite!("11.5.6");
/// A special ability takes a card of the same name from the hand (11.7.1).
pub(crate) const NAMESAKE: Rule = cite!("11.7.1");

pub(super) fn offer_uses(cx: &mut Context, seat: Seat) {
    cx.each_usable(seat, Zones::of(&[zone::FIELD]), |cx, slot| offer_uses_of(cx, seat, slot));
}

fn offer_uses_of(cx: &mut Context, seat: Seat, slot: Slot) {
    for index in 0..cx.s.abilities(cx.pool, slot) {
        let Some(id) = cx.s.ability_at(cx.pool, slot, index) else { continue };
        if is_used(cx.pool.ability(id)) {
            let mut verdict = Decide::default();
            check_ability(cx, seat, slot, id, &mut verdict);
            if verdict.allowed() {
                cx.offer(Pick::Act(USE, slot, index));
            }
        }
    }
}

pub(super) fn check_use<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, index: u8, verdict: &mut V) {
    let it = Some(slot);
    let Some(id) = cx.s.ability_at(cx.pool, slot, index) else {
        verdict.refuse(duel::refusal::Refusal { rule: cite!("11.5.1"), object: it });
        return;
    };
    check_ability(cx, seat, slot, id, verdict);
}

fn check_ability<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, id: AbilityId, verdict: &mut V) {
    let it = Some(slot);
    let ability = cx.pool.ability(id);
    let special = ability.label == label::SPECIAL;
    let pick = |action: Rule, of_special: Rule| if special { of_special } else { action };
    need!(verdict, is_used(ability), cite!("11.6.1"), it);
    need!(verdict, ability.works.has(cx.s.object(slot).zone), cite!("11.5.1"), it);
    need!(verdict, cx.player_of(slot) == seat, super::PLAYERS_OWN, it);
    need!(verdict, in_main_phase(cx) || in_attack_phase(cx), turn::ABILITIES, it);
    need!(verdict, !between_strikes(cx), keywords::BETWEEN_STRIKES, it);
    need!(verdict, !cx.forbidden(verb::USE, slot, None), cite!("2.2"), it);
    if is_bound(cx, slot) && dulls_itself(cx, id) {
        need!(verdict, keywords::ready_to_dull(cx, slot), pick(cite!("11.6.2.2"), cite!("11.7.2.2")), it);
    }
    let object = cx.s.refer(slot);
    if let Some(limit) = ability.per_turn {
        let used = cx.s.uses.iter().filter(|u| u.object == object && u.ability == id).count();
        need!(verdict, used < limit.into(), cite!("2.1"), it);
    }
    let item = Item::new(id, object, seat);
    let rule = ability.condition.as_ref().map_or(Rule::UNNUMBERED, keywords::condition_rule);
    let rule = if rule == Rule::UNNUMBERED { cite!("2.1") } else { rule };
    need!(verdict, cx.is_met(&item), rule, it);
    if special {
        let namesake = cx.s.cards(zone::HAND, seat).iter().any(|&card| shares_a_name(cx, card, slot));
        need!(verdict, namesake, NAMESAKE, it);
    }
    let can_pay = cx.can_pay(&item);
    need!(verdict, can_pay, pick(cite!("11.6.10"), cite!("11.7.10")), it);
    need!(verdict, cx.can_choose(&item), pick(cite!("11.6.5"), cite!("11.7.5")), it);
}

/// Whether two cards have a name in common, with the generic icon or without it (11.7.1, reading F18).
fn shares_a_name(cx: &Context, a: Slot, b: Slot) -> bool {
    cx.s.profile(a).names.iter().any(|&name| cx.s.profile(b).is_named(name))
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

/// An ability that is used is put onto the stack; one of a hidden card shows it first (11.6.4, 11.7.4).
pub(super) fn begin(cx: &mut Context, seat: Seat, slot: Slot, index: u8) {
    let Some(id) = cx.s.ability_at(cx.pool, slot, index) else { return };
    let object = cx.s.refer(slot);
    let item = Item::new(id, object, seat);
    let cites = super::play_cites(cx, &item);
    if !cx.by(cites.declare) {
        return;
    }
    if cx.pool.ability(id).label == label::SPECIAL {
        cx.by(NAMESAKE);
    }
    if ZONES[cx.s.object(slot).zone.index()].sight != Sight::Public {
        cx.happen(Act::Show { slot, seats: 3 }, verb::PUT, Cause { seat: Some(seat), ..Cause::rule(cites.declare) });
    }
    cx.by(turn::ABILITIES);
    cx.s.uses.push(Use { object, ability: id });
    cx.play(item);
}
