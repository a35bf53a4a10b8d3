//! Chapter 907: aether.

use super::ability;
use crate::action::{MAKE, abilities};
use crate::book::Context;
use crate::deeds::paying;
use crate::keywords::united_front;
use crate::principles;
use crate::rules::cite;
use crate::words::{keyword, label, number, verb, zone};
use duel::ability::{Ability, CostPart, CostWhat, Form, On, Op, Price, Shade};
use duel::audit;
use duel::event::{Act, Cause};
use duel::item::{Item, NO_ABILITY};
use duel::log::{Source, Spill};
use duel::matching::Scope;
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::Pick;
use duel::refusal::{Decide, Verdict};
use duel::words::{AbilityId, Colour, Colours, Rule, Seat};

/// The number of what every caster can do, among the aether abilities of a card.
pub(crate) const INNATE: u8 = u8::MAX;

/// A caster is rested for aether (907.6).
pub(crate) const RESTED: Rule = cite!("907.6");

/// Aether abilities are played with priority, or when aether is to be paid (907.2).
const WHEN: Rule = cite!("907.2");
/// Who makes aether of any element says of which (907.7).
pub(crate) const ANY_ELEMENT: Rule = cite!("907.7");

/// Whether an ability is an aether ability: an activated one without targets that makes aether (907.1).
pub(crate) fn is_aether(ability: &Ability) -> bool {
    ability.label == label::AETHER
}

/// Whether an ability is an aether ability that the playing of another sets off (907.1).
pub(crate) fn is_triggered(ability: &Ability) -> bool {
    let Form::Triggered(trigger) = &ability.form else { return false };
    trigger.on == On::Deed(verb::MAKE) && ability.body.choose.is_empty() && ability.modes.is_none() && makes(ability)
}

fn makes(ability: &Ability) -> bool {
    ability.body.ops.iter().any(|op| matches!(op, Op::Mint { .. }))
}

/// Lists the aether abilities a player may play with priority (907.2).
pub(crate) fn offer(cx: &mut Context, seat: Seat) {
    for i in 0..cx.s.cards(zone::CASTERS, seat).len() {
        let slot = cx.s.cards(zone::CASTERS, seat)[i];
        if cx.s.profile(slot).keywords.has(keyword::AETHER) {
            cx.offer_legal(seat, Pick::Act(MAKE, slot, INNATE));
        }
    }
    cx.each_usable(seat, zone::ENTITIES, |cx, slot| {
        for index in 0..cx.s.abilities(cx.pool, slot) {
            if printed(cx, slot, index).is_some() {
                cx.offer_legal(seat, Pick::Act(MAKE, slot, index));
            }
        }
    });
}

/// The aether ability of a card with this number.
fn printed(cx: &Context, slot: Slot, index: u8) -> Option<AbilityId> {
    cx.s.ability_at(cx.pool, slot, index).filter(|&id| is_aether(cx.pool.ability(id)))
}

/// Checks the play of an aether ability.
pub(crate) fn check<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, index: u8, verdict: &mut V) {
    let it = Some(slot);
    need!(verdict, cx.player_of(slot) == seat, WHEN, it);
    if index == INNATE {
        let object = cx.s.object(slot);
        let able = object.zone == zone::CASTERS && cx.s.profile(slot).keywords.has(keyword::AETHER);
        need!(verdict, able, cite!("907.6"), it);
        need!(verdict, object.orientation == Orientation::Upright, cite!("907.6"), it);
        need!(verdict, !cx.forbidden(verb::REST, slot, None), principles::CANNOT, it);
        return;
    }
    match printed(cx, slot, index) {
        Some(id) => {
            let valid = ability::is_valid(cx, cx.pool.ability(id), cx.s.object(slot).zone);
            need!(verdict, valid, ability::VALID, it);
            abilities::check_use(cx, seat, slot, id, verdict);
        }
        None => need!(verdict, false, cite!("907.1"), it),
    }
}

/// Lists what a player can pay aether with: what is held, and, since aether abilities can be played then, what they make
/// (907.2, 1002.5).
pub(crate) fn sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
    if audit::holds(paying::ASKED) && audit::holds(WHEN) {
        innate_sources(cx, seat, out);
        for &slot in &cx.s.derived.usable {
            if cx.player_of(slot) == seat {
                printed_sources(cx, seat, slot, out);
            }
        }
        if cx.s.derived.grants {
            for zone in [zone::SERVANTS, zone::CASTERS] {
                for slot in cx.controlled(zone, seat) {
                    if !cx.s.profile(slot).granted.is_empty() && !cx.s.derived.usable.contains(&slot) {
                        printed_sources(cx, seat, slot, out);
                    }
                }
            }
        }
        if cx.s.derived.deeds.has(verb::MAKE) {
            add_triggered(cx, seat, out);
        }
    }
    let held = out.len();
    cx.minted_sources(seat, out);
    for unit in &mut out[held..] {
        unit.colours = paying::colours(unit.colours);
    }
}

fn innate_sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
    for slot in cx.controlled(zone::CASTERS, seat) {
        let profile = cx.s.profile(slot);
        let rested = cx.s.object(slot).orientation != Orientation::Upright;
        if !rested && profile.keywords.has(keyword::AETHER) && !cx.forbidden(verb::REST, slot, None) {
            let units = profile.number(number::LEVEL).clamp(0, u8::MAX.into()) as u8;
            let (colours, bonds) = (paying::colours(profile.colours), cx.pool.bonds_of(profile));
            out.push(Source { slot, units, colours, spill: Spill::Kept, sort: 0, bonds });
        }
    }
}

fn printed_sources(cx: &Context, seat: Seat, slot: Slot, out: &mut Vec<Source>) {
    for index in 0..cx.s.abilities(cx.pool, slot).min(Source::BESIDES - 1) {
        if let Some(id) = printed(cx, slot, index) {
            out.extend(source_of(cx, seat, slot, index, id));
        }
    }
}

/// What the playing of an aether ability of a source makes besides, by abilities that it sets off.
fn add_triggered(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
    for at in 0..out.len() {
        let source = out[at];
        for listener in &cx.s.derived.listeners {
            let ability = cx.pool.ability(listener.ability);
            let Form::Triggered(trigger) = &ability.form else { continue };
            if is_triggered(ability) && cx.player_of(listener.slot) == seat {
                let item = Item::new(listener.ability, cx.s.refer(listener.slot), seat);
                let scope = Scope::of(&item);
                let met = ability.condition.as_ref().is_none_or(|condition| cx.read().holds(&scope, condition));
                if met
                    && cx.read().fits(&scope, &trigger.subject, source.slot)
                    && let Some(promise) = promises(cx, &item, None)
                {
                    out.push(Source { slot: source.slot, spill: source.spill, sort: Source::BESIDES, ..promise });
                }
            }
        }
    }
}

/// A card's aether ability as a source of a payment. One whose cost takes more than the card itself is bought.
fn source_of(cx: &Context, seat: Seat, slot: Slot, index: u8, id: AbilityId) -> Option<Source> {
    // What is being paid for is in the chase zone, so that it is not main timing.
    if abilities::is_deity(cx, slot) {
        return None;
    }
    let ability = cx.pool.ability(id);
    let object = cx.s.object(slot);
    let item = Item::new(id, cx.s.refer(slot), seat);
    let used = || cx.s.uses.iter().filter(|u| u.object == item.source && u.ability == id).count();
    let may = ability.works.has(object.zone)
        && ability.per_turn.is_none_or(|limit| used() < limit.into())
        && ability.condition.as_ref().is_none_or(|condition| cx.read().holds(&Scope::of(&item), condition))
        && !cx.forbidden(verb::USE, slot, None);
    let own = |part: &CostPart| {
        matches!(part, CostPart::Turn { what: CostWhat::This, .. } | CostPart::Move { what: CostWhat::This, .. })
    };
    let payable = |part: &CostPart| match part {
        CostPart::Turn { what: CostWhat::This, to, verb } => {
            object.orientation == Orientation::Upright
                && *to != Orientation::Upright
                && !cx.forbidden(*verb, slot, None)
        }
        CostPart::Move { what: CostWhat::This, verb, .. } => !cx.forbidden(*verb, slot, None),
        _ => true,
    };
    let cost = &ability.cost;
    let plain = cost.price == Price::default() && !cost.parts.is_empty() && cost.parts.iter().all(own);
    let promise = promises(cx, &item, None).filter(|_| may && cost.parts.iter().all(payable))?;
    let spill = if plain { Spill::Kept } else { Spill::Bought };
    Some(Source { slot, spill, sort: index + 1, ..promise })
}

/// What the use of an aether ability makes, of this element where its player says of which.
pub(crate) fn promises(cx: &Context, item: &Item, colour: Option<Colour>) -> Option<Source> {
    if item.ability == NO_ABILITY {
        return None;
    }
    let ability = cx.pool.ability(item.ability);
    if !is_aether(ability) && !is_triggered(ability) {
        return None;
    }
    let mint = ability.body.ops.iter().find_map(|op| match op {
        Op::Mint { shade, amount, .. } => Some((shade, amount)),
        _ => None,
    });
    let (shade, amount) = mint?;
    let profile = cx.s.profile(item.source.slot);
    let elements = match (shade, colour) {
        (_, Some(colour)) => Colours::of(&[colour]),
        (Shade::Of(colours) | Shade::Chosen(colours), None) => *colours,
        (Shade::Like(_), None) => profile.colours,
    };
    let units = cx.read().amount(&Scope::of(item), amount).clamp(0, u8::MAX.into()) as u8;
    let bonds = if united_front::is_caster(profile) { cx.pool.bonds_of(profile) } else { 0 };
    let colours = paying::colours(elements);
    (units > 0).then_some(Source { slot: item.source.slot, units, colours, spill: Spill::Kept, sort: 0, bonds })
}

/// The use of the aether ability of a source that is bought.
pub(crate) fn purchase(cx: &Context, seat: Seat, source: &Source) -> Option<Item> {
    let id = printed(cx, source.slot, source.sort.checked_sub(1)?)?;
    Some(Item::new(id, cx.s.refer(source.slot), seat))
}

/// Whether a card that makes aether lies where it was afterwards.
pub(crate) fn makes_in_place(cx: &Context, source: &Source) -> bool {
    let moves = |part: &CostPart| matches!(part, CostPart::Move { .. });
    source.sort == 0
        || printed(cx, source.slot, source.sort - 1).is_some_and(|id| !cx.pool.ability(id).cost.parts.iter().any(moves))
}

/// An aether ability is played and resolved at once, without the chase zone (907.3).
pub(crate) fn make(cx: &mut Context, seat: Seat, slot: Slot, index: u8) {
    if !cx.by(WHEN) {
        return;
    }
    let at_once = cx.by(cite!("907.3"));
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
    let profile = cx.s.profile(slot);
    let (colours, amount, bonds) = (profile.colours, profile.number(number::LEVEL), cx.pool.bonds_of(profile));
    let cause = Cause { source: Some(cx.s.refer(slot)), seat: Some(seat), ..Cause::rule(RESTED) };
    let from = cx.s.batch.len();
    cx.propose(Act::Turn { slot, to: Orientation::Sideways }, verb::REST, cause);
    let held = Cause { rule: HELD, ..cause };
    cx.propose(Act::Mint { seat, colours, bonds, amount }, verb::AETHER, held);
    cx.deed(verb::MAKE, seat, slot, Slot::NONE, cause);
    cx.commit(from);
}

/// Aether that is made is held by who made it (907.4).
pub(crate) const HELD: Rule = cite!("907.4");

/// Uses a source of a payment that makes aether first (907.2, 1002.5).
pub(crate) fn use_source(cx: &mut Context, seat: Seat, source: Source) {
    let index = if source.sort == 0 { INNATE } else { source.sort - 1 };
    let mut verdict = Decide::default();
    check(cx, seat, source.slot, index, &mut verdict);
    if verdict.allowed() && cx.by(paying::ASKED) {
        make(cx, seat, source.slot, index);
    }
}
