//! Abilities (F 11.5; S 11.6), and using action and special abilities (F 11.6, 11.7; S 11.7, 11.8).

use super::{USE, auto, character, in_attack_phase, in_main_phase};
use crate::Crystal;
use crate::attack::strike::between_strikes;
use crate::book::Context;
use crate::edition::{Edition, Obeys};
use crate::keywords::{self, Usage, from_hand};
use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use crate::turn;
use crate::words::{kind, label, verb, zone};
use duel::book::point::ResolutionPoint;
use duel::book::rule_sets::PlayRules;
use duel::card::ability::{Ability, CostObjects, CostPart, Form};
use duel::card::characteristics::Orientation;
use duel::engine::question::Pick;
use duel::engine::refusal::{Decide, Verdict};
use duel::event::{Cause, Happening};
use duel::ids::{AbilityId, Kinds, Rule, Seat, Zones};
use duel::need;
use duel::points;
use duel::state::AbilityUse;
use duel::state::object::Slot;
use duel::state::stack_item::StackItem;
use duel::state::zone::Visibility;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::OutlivesItsSource => OUTLIVES,
};

impl<E: Edition> Crystal<E> {
    /// The rules on using an action ability, step by step (F 11.6.2.1 to 11.6.12; S 11.7.2.1.1).
    pub(crate) const ACTION: &'static PlayRules = &PlayRules {
        declare: cite!(f "11.6.4", s "11.7.4").of::<E>(),
        choose: cite!(f "11.6.5").of::<E>(),
        mode: cite!(f "11.6.6", s "11.7.5").of::<E>(),
        mode_count: cite!(f "11.6.6.1").of::<E>(),
        extra: cite!(f "11.6.7", s "11.7.6").of::<E>(),
        x: cite!(f "11.6.7", s "11.7.6").of::<E>(),
        divide: cite!(f "11.6.8", s "11.7.7").of::<E>(),
        lock: cite!(f "11.6.9", s "11.7.8").of::<E>(),
        pay: cite!(f "11.6.10", s "11.7.9").of::<E>(),
        surplus: cite!(f "11.6.2.1", s "11.7.2.1.1").of::<E>(),
        own: cite!(f "11.6.2.3", s "11.7.2.1.3").of::<E>(),
        fast: cite!(f "11.6.2.4", s "11.7.2.1.4").of::<E>(),
        rewind: cite!(f "11.6.3", s "11.7.3").of::<E>(),
        done: cite!(f "11.6.11", s "11.7.10").of::<E>(),
        recheck: cite!(f "11.6.12").of::<E>(),
        leave_behind: auto::LEFT_BY_ABILITY.of::<E>(),
        ..PlayRules::UNNUMBERED
    };
}

impl<E: Edition> Crystal<E> {
    /// The rules on using a special ability, step by step (F 11.7.2.1 to 11.7.12; S 11.8.2.1.1).
    pub(crate) const SPECIAL: &'static PlayRules = &PlayRules {
        declare: cite!(f "11.7.4", s "11.8.4").of::<E>(),
        choose: cite!(f "11.7.5").of::<E>(),
        mode: cite!(f "11.7.6", s "11.8.5").of::<E>(),
        mode_count: cite!(f "11.7.6.1").of::<E>(),
        extra: cite!(f "11.7.7", s "11.8.6").of::<E>(),
        x: cite!(f "11.7.7", s "11.8.6").of::<E>(),
        divide: cite!(f "11.7.8", s "11.8.7").of::<E>(),
        lock: cite!(f "11.7.9", s "11.8.8").of::<E>(),
        pay: cite!(f "11.7.10", s "11.8.9").of::<E>(),
        surplus: cite!(f "11.7.2.1", s "11.8.2.1.1").of::<E>(),
        own: cite!(f "11.7.2.3", s "11.8.2.1.3").of::<E>(),
        fast: cite!(f "11.7.2.4", s "11.8.2.1.4").of::<E>(),
        rewind: cite!(f "11.7.3", s "11.8.3").of::<E>(),
        done: cite!(f "11.7.11", s "11.8.10").of::<E>(),
        recheck: cite!(f "11.7.12").of::<E>(),
        leave_behind: auto::LEFT_BY_ABILITY.of::<E>(),
        ..PlayRules::UNNUMBERED
    };
}

/// An ability on the stack survives its source (F 11.5.4; S 11.6.5).
pub(crate) const OUTLIVES: Cited = cite!(f "11.5.4", s "11.6.5");
/// A card that has moved is known as it was before the move (F 11.5.5; S 11.6.6).
pub(crate) const LAST_KNOWN: Cited = cite!(f "11.5.5", s "11.6.6");
/// An ability that sets power sets the printed power; other changes apply after it (F 11.5.6).
pub(crate) const SETS_POWER: Cited = cite!(f "11.5.6");
/// A Character that dulls for its ability was controlled since the turn began, whoever's turn it is (S 11.7.2.1.2).
///
/// In the newer edition that is the turn of its controller (F 11.6.2.2).
pub(crate) const SINCE_ANY_TURN: Cited = cite!(s "11.7.2.1.2");
/// A special ability also costs a card of the same name from the hand (F 11.7.1; S 11.8.1).
pub(crate) const NAMESAKE: Cited = cite!(f "11.7.1", s "11.8.1");

/// Using a forbidden special ability is not even begun (S 11.8.11), nor using any other (S 11.7.11).
const fn forbidden(special: bool) -> Cited {
    if special { cite!(f "2.2", s "11.8.11") } else { cite!(f "2.2", s "11.7.11") }
}

pub(super) fn offer_uses<E: Edition>(cx: &mut Context<E>, seat: Seat) {
    cx.for_each_usable(seat, Zones::of(&[zone::FIELD]), |cx, slot| {
        if !from_hand::has_twin(cx, slot) {
            offer_uses_of(cx, seat, slot);
        }
    });
}

fn offer_uses_of<E: Edition>(cx: &mut Context<E>, seat: Seat, slot: Slot) {
    for index in 0..cx.state.ability_count(cx.pool, slot) {
        let Some(id) = cx.state.ability_at(cx.pool, slot, index) else { continue };
        if is_used(cx.pool.ability(id)) {
            let mut verdict = Decide::default();
            check_ability(cx, seat, slot, id, &mut verdict);
            if verdict.is_allowed() {
                cx.offer(Pick::Act(USE, slot, index));
            }
        }
    }
}

pub(super) fn check_use<E: Edition, V: Verdict>(
    cx: &mut Context<E>,
    seat: Seat,
    slot: Slot,
    index: u8,
    verdict: &mut V,
) {
    let it = Some(slot);
    let Some(id) = cx.state.ability_at(cx.pool, slot, index) else {
        verdict.refuse(duel::engine::refusal::Refusal { rule: cite!(f "11.5.1", s "11.6.1").of::<E>(), object: it });
        return;
    };
    check_ability(cx, seat, slot, id, verdict);
}

fn check_ability<E: Edition, V: Verdict>(cx: &mut Context<E>, seat: Seat, slot: Slot, id: AbilityId, verdict: &mut V) {
    let it = Some(slot);
    let ability = cx.pool.ability(id);
    let special = ability.label == label::SPECIAL;
    let pick = |action: Rule, of_special: Rule| if special { of_special } else { action };
    need!(verdict, is_used(ability), cite!(f "11.6.1", s "11.7.1").of::<E>(), it);
    let usage = keywords::usage(ability.label);
    need!(verdict, ability.works_in.has(cx.state.object(slot).zone), place::<E>(ability, usage), it);
    need!(verdict, cx.player_of(slot) == seat, super::PLAYERS_OWN.of::<E>(), it);
    need!(verdict, in_main_phase(cx) || in_attack_phase(cx), turn::ABILITIES.of::<E>(), it);
    need!(verdict, is_time(cx, seat, usage), turn::ABILITIES.of::<E>(), it);
    need!(verdict, !between_strikes(cx), keywords::BETWEEN_STRIKES.of::<E>(), it);
    need!(verdict, !cx.is_forbidden(verb::USE, slot, None), forbidden(special).of::<E>(), it);
    if is_bound(cx, slot) && dulls_itself(cx, id) {
        need!(
            verdict,
            keywords::ready_to_dull(cx, slot),
            pick(cite!(f "11.6.2.2", s "11.7.2.1.2").of::<E>(), cite!(f "11.7.2.2", s "11.8.2.1.2").of::<E>()),
            it
        );
    }
    let object = cx.state.object_ref(slot);
    if let Some(limit) = ability.per_turn {
        let used = cx.state.uses_this_turn.iter().filter(|u| u.object == object && u.ability == id).count();
        need!(verdict, used < limit.into(), cite!("2.1").of::<E>(), it);
    }
    let item = StackItem::new(id, object, seat);
    let rule = ability.condition.as_ref().map_or(Rule::UNNUMBERED, keywords::condition_rule::<E>);
    let rule = first_numbered([usage.condition.of::<E>(), rule, cite!("2.1").of::<E>()]);
    need!(verdict, cx.is_use_condition_met(&item), rule, it);
    if special {
        let namesake = cx.state.cards(zone::HAND, seat).iter().any(|&card| is_namesake(cx, card, slot));
        need!(verdict, namesake, NAMESAKE.of::<E>(), it);
    }
    if !cx.can_pay(&item) && cx.refuse_unpaid(&item, pick(Crystal::<E>::ACTION.pay, Crystal::<E>::SPECIAL.pay), verdict)
    {
        return;
    }
    need!(verdict, cx.can_choose(&item), pick(cite!(f "11.6.5").of::<E>(), cite!(f "11.7.5").of::<E>()), it);
}

/// An ability is used in the zone where it works.
///
/// From the hand it is used only while its card is there (S 11.7.4); its keyword may say so, too.
fn place<E: Edition>(ability: &Ability, usage: &Usage) -> Rule {
    let of_hand = if ability.works_in == from_hand::HAND { cite!(f "11.5.1", s "11.7.4") } else { Cited::NOWHERE };
    first_numbered([usage.place.of::<E>(), of_hand.of::<E>(), cite!(f "11.5.1", s "11.6.1").of::<E>()])
}

fn first_numbered<const N: usize>(rules: [Rule; N]) -> Rule {
    rules.into_iter().find(|&rule| rule != Rule::UNNUMBERED).unwrap_or(Rule::UNNUMBERED)
}

/// It is a time to use the ability; a keyword may let it be used at any time.
fn is_time<E: Edition>(cx: &Context<E>, seat: Seat, usage: &Usage) -> bool {
    !usage.any_time.is_in::<E>() || character::is_usual(cx, seat, 0) || cx.obeys(usage.any_time)
}

/// The kinds of cards that can be discarded for a special ability.
///
/// Any can (reading F18), or only Characters (S 11.8.1, reading S27); empty stands for any.
pub(super) const fn namesakes<E: Edition>() -> Kinds {
    if CHARACTERS_ONLY.is_in::<E>() { kind::CHARACTERS } else { Kinds::EMPTY }
}
const CHARACTERS_ONLY: Cited = cite!(s "11.8.1");

/// The card can be discarded for a special ability of the other: they share a name.
///
/// The generic icon makes no difference (F 11.7.1, reading F18; S 11.8.1).
fn is_namesake<E: Edition>(cx: &Context<E>, card: Slot, of: Slot) -> bool {
    let (characteristics, kinds) = (cx.state.characteristics(card), namesakes::<E>());
    characteristics.names.iter().any(|&name| cx.state.characteristics(of).is_named(name))
        && (kinds.is_empty() || characteristics.kinds.meets(kinds))
}

/// The ability is an action or special ability (F 11.6.1, 11.7.1; S 11.7.1, 11.8.1).
fn is_used(ability: &Ability) -> bool {
    matches!(ability.form, Form::Activated) && ability.label != label::WARP
}

/// The cost of the ability dulls its own card.
fn dulls_itself<E: Edition>(cx: &Context<E>, id: AbilityId) -> bool {
    let dulls =
        |part: &CostPart| matches!(part, CostPart::Turn { what: CostObjects::This, to: Orientation::Sideways, .. });
    cx.pool.ability(id).cost.parts.iter().any(dulls)
}

/// The Character has to wait before it dulls.
///
/// Monsters need not (reading F15; S 11.7.2.1.2), nor do Items and Formations (reading S27).
fn is_bound<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    let kinds = cx.state.characteristics(slot).kinds;
    kinds.has(kind::FORWARD) || kinds.has(kind::BACKUP)
}

/// A used ability is put onto the stack; a hidden card is revealed first (F 11.6.4, 11.7.4; S 11.7.4, 11.8.4).
///
/// May begin a procedure.
pub(super) fn begin<E: Edition>(cx: &mut Context<E>, seat: Seat, slot: Slot, index: u8) {
    let Some(id) = cx.state.ability_at(cx.pool, slot, index) else { return };
    let object = cx.state.object_ref(slot);
    let item = StackItem::new(id, object, seat);
    let cites = super::play_rules(cx, &item);
    if !cx.cite(cites.declare) {
        return;
    }
    if cx.pool.ability(id).label == label::SPECIAL {
        cx.obeys(NAMESAKE);
    }
    if Crystal::<E>::SPECS[cx.state.object(slot).zone.index()].visibility != Visibility::Public {
        cx.happen(
            Happening::Reveal { slot, seats: 3 },
            verb::PUT,
            Cause { seat: Some(seat), ..Cause::rule(cites.declare) },
        );
    }
    cx.obeys(turn::ABILITIES);
    cx.state.uses_this_turn.push(AbilityUse { object, ability: id });
    cx.play(item);
}
