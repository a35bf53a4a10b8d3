//! Chapter 907: aether.

use super::ability;
use crate::action::{MAKE, abilities};
use crate::book::{Caster, Context};
use crate::deeds::paying;
use crate::keywords::united_front;
use crate::principles;
use crate::rules::cite;
use crate::words::{keyword, label, number, verb, zone};
use duel::book::{Currency, audit};
use duel::card::ability::{Ability, CostObjects, CostPart, CurrencyColour, EventPattern, Form, Op, Price};
use duel::card::characteristics::{Characteristics, Orientation};
use duel::engine::question::Pick;
use duel::engine::refusal::{Decide, Verdict};
use duel::event::{Cause, Happening};
use duel::ids::*;
use duel::need;
use duel::play::cost::source::{CurrencySource, Surplus};
use duel::state::SetAside;
use duel::state::object::Slot;
use duel::state::query::Scope;
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// The number of resting a caster for aether, among a card's aether abilities.
pub(crate) const INNATE: u8 = u8::MAX;

/// A caster makes aether by being rested (907.6).
pub(crate) const RESTED: Rule = cite!("907.6");

/// Aether abilities are played with priority, or while aether is to be paid (907.2).
const WHEN: Rule = cite!("907.2");
/// A player who makes aether of any element names the element (907.7).
pub(crate) const ANY_ELEMENT: Rule = cite!("907.7");

/// The ability is an aether ability: activated, without targets, and makes aether (907.1).
pub(crate) fn is_aether(ability: &Ability) -> bool {
    ability.label == label::AETHER
}

/// The ability is an aether ability that triggers when another is played (907.1).
pub(crate) fn is_triggered(ability: &Ability) -> bool {
    let Form::Triggered(trigger) = &ability.form else { return false };
    trigger.on == EventPattern::Deed(verb::MAKE)
        && ability.body.phrases.is_empty()
        && ability.modes.is_none()
        && makes(ability)
}

fn makes(ability: &Ability) -> bool {
    ability.body.ops.iter().any(|op| matches!(op, Op::GiveCurrency { .. }))
}

/// Offers the aether abilities that a player with priority may play (907.2).
pub(crate) fn offer(cx: &mut Context, seat: Seat) {
    for i in 0..cx.state.cards(zone::CASTERS, seat).len() {
        let slot = cx.state.cards(zone::CASTERS, seat)[i];
        let rested = cx.state.object(slot).orientation != Orientation::Upright && audit::holds(cite!("907.6"));
        if !rested && cx.state.characteristics(slot).keywords.has(keyword::AETHER) {
            cx.offer_if_legal(seat, Pick::Act(MAKE, slot, INNATE));
        }
    }
    cx.for_each_usable(seat, zone::ENTITIES, |cx, slot| {
        for index in 0..cx.state.ability_count(cx.pool, slot) {
            if printed(cx, slot, index).is_some() {
                cx.offer_if_legal(seat, Pick::Act(MAKE, slot, index));
            }
        }
    });
}

/// The card's ability with this number, if it is an aether ability.
fn printed(cx: &Context, slot: Slot, index: u8) -> Option<AbilityId> {
    cx.state.ability_at(cx.pool, slot, index).filter(|&id| is_aether(cx.pool.ability(id)))
}

/// Checks the play of an aether ability.
pub(crate) fn check<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, index: u8, verdict: &mut V) {
    let it = Some(slot);
    need!(verdict, cx.player_of(slot) == seat, WHEN, it);
    if index == INNATE {
        let object = cx.state.object(slot);
        let able = object.zone == zone::CASTERS && cx.state.characteristics(slot).keywords.has(keyword::AETHER);
        need!(verdict, able, cite!("907.6"), it);
        need!(verdict, object.orientation == Orientation::Upright, cite!("907.6"), it);
        need!(verdict, !cx.is_forbidden(verb::REST, slot, None), principles::CANNOT, it);
        return;
    }
    match printed(cx, slot, index) {
        Some(id) => {
            let valid = ability::is_valid(cx, cx.pool.ability(id), cx.state.object(slot).zone);
            need!(verdict, valid, ability::VALID, it);
            abilities::check_use(cx, seat, slot, id, verdict);
        }
        None => need!(verdict, false, cite!("907.1"), it),
    }
}

fn innate_sources(cx: &Context, seat: Seat, out: &mut Vec<CurrencySource>) {
    for slot in cx.controlled_cards(zone::CASTERS, seat) {
        let characteristics = cx.state.characteristics(slot);
        let rested = cx.state.object(slot).orientation != Orientation::Upright;
        if !rested && characteristics.keywords.has(keyword::AETHER) && !cx.is_forbidden(verb::REST, slot, None) {
            let units = characteristics.number(number::LEVEL).clamp(0, u8::MAX.into()) as u8;
            let (colours, bonds) = (paying::colours(characteristics.colours), cx.pool.bonds_of(characteristics));
            out.push(CurrencySource { slot, units, colours, surplus: Surplus::Kept, sort: 0, bonds });
        }
    }
}

fn printed_sources(cx: &Context, seat: Seat, slot: Slot, out: &mut Vec<CurrencySource>) {
    for index in 0..cx.state.ability_count(cx.pool, slot).min(CurrencySource::PRODUCED_BESIDES - 1) {
        if let Some(id) = printed(cx, slot, index) {
            out.extend(source_of(cx, seat, slot, index, id));
        }
    }
}

/// Adds the aether that triggered aether abilities make when an ability of a listed source is played.
fn add_triggered(cx: &Context, seat: Seat, out: &mut Vec<CurrencySource>) {
    for at in 0..out.len() {
        let source = out[at];
        for listener in &cx.state.derived.listeners {
            let ability = cx.pool.ability(listener.ability);
            let Form::Triggered(trigger) = &ability.form else { continue };
            if is_triggered(ability) && cx.player_of(listener.slot) == seat {
                let item = StackItem::new(listener.ability, cx.state.object_ref(listener.slot), seat);
                let scope = Scope::of(&item);
                let met = ability.condition.as_ref().is_none_or(|condition| cx.read().holds(&scope, condition));
                if met
                    && cx.read().fits(&scope, &trigger.subject, source.slot)
                    && let Some(promise) = produces(cx, &item, None)
                {
                    out.push(CurrencySource {
                        slot: source.slot,
                        surplus: source.surplus,
                        sort: CurrencySource::PRODUCED_BESIDES,
                        ..promise
                    });
                }
            }
        }
    }
}

/// The aether ability as a source for a payment, if it can be used now. If its cost takes more than its own card, that
/// cost must be paid, too ([`Surplus::KeptAtACost`]).
fn source_of(cx: &Context, seat: Seat, slot: Slot, index: u8, id: AbilityId) -> Option<CurrencySource> {
    // A deity's ability needs main timing, which ends with a card in the chase zone.
    if abilities::is_deity(cx, slot) {
        return None;
    }
    let ability = cx.pool.ability(id);
    let object = cx.state.object(slot);
    let item = StackItem::new(id, cx.state.object_ref(slot), seat);
    let used = || cx.state.uses_this_turn.iter().filter(|u| u.object == item.source && u.ability == id).count();
    let may = ability.works_in.has(object.zone)
        && ability.per_turn.is_none_or(|limit| used() < limit.into())
        && ability.condition.as_ref().is_none_or(|condition| cx.read().holds(&Scope::of(&item), condition))
        && !cx.is_forbidden(verb::USE, slot, None);
    let own = |part: &CostPart| {
        matches!(part, CostPart::Turn { what: CostObjects::This, .. } | CostPart::Move { what: CostObjects::This, .. })
    };
    let payable = |part: &CostPart| match part {
        CostPart::Turn { what: CostObjects::This, to, verb } => {
            object.orientation == Orientation::Upright
                && *to != Orientation::Upright
                && !cx.is_forbidden(*verb, slot, None)
        }
        CostPart::Move { what: CostObjects::This, verb, .. } => !cx.is_forbidden(*verb, slot, None),
        _ => true,
    };
    let cost = &ability.cost;
    let plain = cost.price == Price::default() && !cost.parts.is_empty() && cost.parts.iter().all(own);
    let promise = produces(cx, &item, None).filter(|_| may && cost.parts.iter().all(payable))?;
    let spill = if plain { Surplus::Kept } else { Surplus::KeptAtACost };
    Some(CurrencySource { slot, surplus: spill, sort: index + 1, ..promise })
}

/// The aether that using this ability makes; `colour` is the element its player named, if any.
pub(crate) fn produces(cx: &Context, item: &StackItem, colour: Option<Colour>) -> Option<CurrencySource> {
    if item.ability == NO_ABILITY {
        return None;
    }
    let ability = cx.pool.ability(item.ability);
    if !is_aether(ability) && !is_triggered(ability) {
        return None;
    }
    let mint = ability.body.ops.iter().find_map(|op| match op {
        Op::GiveCurrency { shade, amount, .. } => Some((shade, amount)),
        _ => None,
    });
    let (shade, amount) = mint?;
    let characteristics = cx.state.characteristics(item.source.slot);
    let elements = match (shade, colour) {
        (_, Some(colour)) => Colours::of(&[colour]),
        (CurrencyColour::Of(colours) | CurrencyColour::Chosen(colours), None) => *colours,
        (CurrencyColour::Like(_), None) => characteristics.colours,
    };
    let units = cx.read().value_of(&Scope::of(item), amount).clamp(0, u8::MAX.into()) as u8;
    let bonds = if united_front::is_caster(characteristics) { cx.pool.bonds_of(characteristics) } else { 0 };
    let colours = paying::colours(elements);
    (units > 0).then_some(CurrencySource {
        slot: item.source.slot,
        units,
        colours,
        surplus: Surplus::Kept,
        sort: 0,
        bonds,
    })
}

/// An aether ability is played and resolves immediately, without the chase zone (907.3). Begins a procedure.
pub(crate) fn make(cx: &mut Context, seat: Seat, slot: Slot, index: u8) {
    if !cx.cite(WHEN) {
        return;
    }
    let at_once = cx.cite(cite!("907.3"));
    if index != INNATE {
        if let Some(id) = printed(cx, slot, index) {
            ability::show(cx, seat, slot, id);
            abilities::play_aether(cx, seat, slot, id, at_once);
        }
        return;
    }
    if !at_once {
        return;
    }
    let characteristics = cx.state.characteristics(slot);
    let (colours, amount, bonds) =
        (characteristics.colours, characteristics.number(number::LEVEL), cx.pool.bonds_of(characteristics));
    let cause = Cause { source: Some(cx.state.object_ref(slot)), seat: Some(seat), ..Cause::rule(RESTED) };
    let from = cx.state.batch.len();
    cx.propose(Happening::Turn { slot, to: Orientation::Sideways }, verb::REST, cause);
    let held = Cause { rule: HELD, ..cause };
    cx.propose(Happening::Currency { seat, colours, bonds, amount }, verb::AETHER, held);
    cx.deed(verb::MAKE, seat, slot, Slot::NONE, cause);
    cx.commit(from);
}

/// The player who makes aether holds it (907.4).
pub(crate) const HELD: Rule = cite!("907.4");

impl Currency for Caster {
    fn accepted_traits(cx: &Context, item: &StackItem) -> u16 {
        united_front::accepted_traits(cx, item)
    }

    fn lends_traits(characteristics: &Characteristics) -> bool {
        united_front::is_caster(characteristics)
    }

    /// The card stays where it is after making aether.
    fn source_stays(cx: &Context, source: &CurrencySource) -> bool {
        let moves = |part: &CostPart| matches!(part, CostPart::Move { .. });
        source.sort == 0
            || printed(cx, source.slot, source.sort - 1)
                .is_some_and(|id| !cx.pool.ability(id).cost.parts.iter().any(moves))
    }

    /// The use of the source's aether ability, for sources with a cost of their own.
    fn production_cost(cx: &Context, seat: Seat, source: &CurrencySource) -> Option<StackItem> {
        let id = printed(cx, source.slot, source.sort.checked_sub(1)?)?;
        Some(StackItem::new(id, cx.state.object_ref(source.slot), seat))
    }

    fn produces(cx: &Context, item: &StackItem, colour: Option<Colour>) -> Option<CurrencySource> {
        produces(cx, item, colour)
    }

    /// Lists what a player can pay aether with: aether that is held, and aether that abilities could make during the
    /// payment (907.2, 1002.5).
    fn sources(cx: &Context, seat: Seat, out: &mut Vec<CurrencySource>) {
        if audit::holds(paying::ASKED) && audit::holds(WHEN) {
            innate_sources(cx, seat, out);
            for &slot in &cx.state.derived.usable {
                if cx.player_of(slot) == seat {
                    printed_sources(cx, seat, slot, out);
                }
            }
            if cx.state.derived.has_granted_abilities {
                for zone in [zone::SERVANTS, zone::CASTERS] {
                    for slot in cx.controlled_cards(zone, seat) {
                        if !cx.state.characteristics(slot).granted_abilities.is_empty()
                            && !cx.state.derived.usable.contains(&slot)
                        {
                            printed_sources(cx, seat, slot, out);
                        }
                    }
                }
            }
            if cx.state.derived.listened_deeds.has(verb::MAKE) {
                add_triggered(cx, seat, out);
            }
        }
        let held = out.len();
        cx.list_floating_sources(seat, out);
        for unit in &mut out[held..] {
            unit.colours = paying::colours(unit.colours);
        }
    }

    fn spend(cx: &Context, seat: Seat, spent: SetAside) -> Option<(Happening, Verb)> {
        Some((cx.spend_unit(seat, spent)?, verb::PAY))
    }

    /// Plays the source's aether ability during a payment, if it is allowed (907.2, 1002.5). Begins a procedure.
    fn produce(cx: &mut Context, seat: Seat, source: CurrencySource) {
        let index = if source.sort == 0 { INNATE } else { source.sort - 1 };
        let mut verdict = Decide::default();
        check(cx, seat, source.slot, index, &mut verdict);
        if verdict.is_allowed() && cx.cite(paying::ASKED) {
            make(cx, seat, source.slot, index);
        }
    }
}
