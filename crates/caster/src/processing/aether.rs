//! Chapter 907: aether.

use crate::action::{MAKE, abilities};
use crate::book::Context;
use crate::deeds::paying;
use crate::keywords::united_front;
use crate::principles;
use crate::rules::cite;
use crate::words::{keyword, label, number, verb, zone};
use duel::ability::{Ability, CostPart, CostWhat, Op, Shade};
use duel::event::{Act, Cause};
use duel::item::Item;
use duel::log::{Source, Spill};
use duel::matching::Scope;
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::Pick;
use duel::refusal::{Decide, Verdict};
use duel::words::{AbilityId, Seat};

/// The number of what every caster can do, among the aether abilities of a card.
pub(crate) const INNATE: u8 = 128;

/// Whether an ability is an aether ability: an activated one without targets that makes aether (907.1).
pub(crate) fn is_aether(ability: &Ability) -> bool {
    ability.label == label::AETHER
}

/// Lists the aether abilities a player may play with priority (907.2).
pub(crate) fn offer(cx: &mut Context, seat: Seat) {
    for i in 0..cx.s.cards(zone::CASTERS, seat).len() {
        let slot = cx.s.cards(zone::CASTERS, seat)[i];
        if cx.s.profile(slot).keywords.has(keyword::AETHER) {
            cx.offer_legal(seat, Pick::Act(MAKE, slot, INNATE));
        }
    }
    for zone in [zone::SERVANTS, zone::CASTERS] {
        for i in 0..cx.s.cards(zone, seat).len() {
            let slot = cx.s.cards(zone, seat)[i];
            for index in 0..cx.s.abilities(cx.pool, slot) {
                if printed(cx, slot, index).is_some() {
                    cx.offer_legal(seat, Pick::Act(MAKE, slot, index));
                }
            }
        }
    }
}

/// The aether ability of a card with this number.
fn printed(cx: &Context, slot: Slot, index: u8) -> Option<AbilityId> {
    cx.s.ability_at(cx.pool, slot, index).filter(|&id| is_aether(cx.pool.ability(id)))
}

/// Checks the play of an aether ability.
pub(crate) fn check<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, index: u8, verdict: &mut V) {
    let it = Some(slot);
    need!(verdict, cx.player_of(slot) == seat, cite!("907.2"), it);
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
            need!(verdict, cx.pool.ability(id).works.has(cx.s.object(slot).zone), super::ability::VALID, it);
            abilities::check_use(cx, seat, slot, id, verdict);
        }
        None => need!(verdict, false, cite!("907.1"), it),
    }
}

/// Lists what a player can pay aether with: what is held, and casters and other cards that make it from themselves alone
/// (907.2, 1002.5).
pub(crate) fn sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
    for &slot in cx.s.cards(zone::CASTERS, seat) {
        let profile = cx.s.profile(slot);
        let rested = cx.s.object(slot).orientation != Orientation::Upright;
        if !rested && profile.keywords.has(keyword::AETHER) && !cx.forbidden(verb::REST, slot, None) {
            let (units, bonds) = (profile.number(number::LEVEL) as u8, cx.pool.bonds_of(profile));
            let colours = paying::colours(profile.colours);
            out.push(Source { slot, units, colours, spill: Spill::Kept, sort: 0, bonds });
        }
    }
    for zone in [zone::SERVANTS, zone::CASTERS] {
        for &slot in cx.s.cards(zone, seat) {
            for index in 0..cx.s.abilities(cx.pool, slot).min(14) {
                if let Some(id) = printed(cx, slot, index) {
                    out.extend(source_of(cx, seat, slot, index, id));
                }
            }
        }
    }
    let held = out.len();
    cx.minted_sources(seat, out);
    for unit in &mut out[held..] {
        unit.colours = paying::colours(unit.colours);
    }
}

/// A card's aether ability as a source of a payment, if its cost takes nothing but the card.
fn source_of(cx: &Context, seat: Seat, slot: Slot, index: u8, id: AbilityId) -> Option<Source> {
    // What is being paid for is in the chase zone, so that it is not main timing.
    if abilities::is_deity(cx, slot) {
        return None;
    }
    let ability = cx.pool.ability(id);
    let object = cx.s.object(slot);
    let own = |part: &CostPart| match part {
        CostPart::Turn { what: CostWhat::This, to, verb } => {
            object.orientation == Orientation::Upright
                && *to != Orientation::Upright
                && !cx.forbidden(*verb, slot, None)
        }
        CostPart::Move { what: CostWhat::This, verb, .. } => !cx.forbidden(*verb, slot, None),
        _ => false,
    };
    let item = Item::new(id, cx.s.refer(slot), seat);
    let scope = Scope::of(&item);
    let plain = ability.cost.price == Default::default() && ability.cost.parts.iter().all(own);
    let used = cx.s.uses.iter().filter(|u| u.object == item.source && u.ability == id).count();
    let may = plain
        && !ability.cost.parts.is_empty()
        && ability.works.has(object.zone)
        && ability.per_turn.is_none_or(|limit| used < limit.into())
        && ability.condition.as_ref().is_none_or(|condition| cx.read().holds(&scope, condition));
    let Some(Op::Mint { shade, amount, .. }) = ability.body.ops.iter().find(|op| matches!(op, Op::Mint { .. })) else {
        return None;
    };
    let units = cx.read().amount(&scope, amount).clamp(0, u8::MAX.into()) as u8;
    let profile = cx.s.profile(slot);
    let colours = match shade {
        Shade::Of(colours) | Shade::Chosen(colours) => *colours,
        Shade::Like(_) => profile.colours,
    };
    let bonds = if united_front::is_caster(profile) { cx.pool.bonds_of(profile) } else { 0 };
    let (colours, spill, sort) = (paying::colours(colours), Spill::Kept, index + 1);
    (may && units > 0).then_some(Source { slot, units, colours, spill, sort, bonds })
}

/// An aether ability is played and resolved at once, without the chase zone (907.3).
pub(crate) fn make(cx: &mut Context, seat: Seat, slot: Slot, index: u8) {
    if index != INNATE {
        if let Some(id) = printed(cx, slot, index) {
            abilities::play_aether(cx, seat, slot, id);
        }
        return;
    }
    let profile = cx.s.profile(slot);
    let (colours, amount, bonds) = (profile.colours, profile.number(number::LEVEL), cx.pool.bonds_of(profile));
    let cause = Cause { source: Some(cx.s.refer(slot)), seat: Some(seat), ..Cause::rule(cite!("907.6")) };
    let from = cx.s.batch.len();
    cx.propose(Act::Turn { slot, to: Orientation::Sideways }, verb::REST, cause);
    let held = Cause { rule: cite!("907.4"), ..cause };
    cx.propose(Act::Mint { seat, colours, bonds, amount }, verb::AETHER, held);
    cx.deed(verb::MAKE, seat, slot, Slot::NONE, Cause { rule: cite!("907.3"), ..cause });
    cx.commit(from);
}

/// Uses a source of a payment that makes aether first.
pub(crate) fn use_source(cx: &mut Context, seat: Seat, source: Source) {
    let index = if source.sort == 0 { INNATE } else { source.sort - 1 };
    let mut verdict = Decide::default();
    check(cx, seat, source.slot, index, &mut verdict);
    if verdict.allowed() {
        make(cx, seat, source.slot, index);
    }
}
