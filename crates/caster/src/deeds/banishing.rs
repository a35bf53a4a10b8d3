//! Chapter 1008: banishing.

use super::turning;
use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::book::rule_sets::VerbRules;
use duel::card::ability::{Body, CostObjects, CostPart, Op};
use duel::card::amount::What;
use duel::card::filter::SelfRef;
use duel::ids::{Rule, Seat, Zones};
use duel::resolve::op_underway;
use duel::state::object::Slot;
use duel::state::stack_item::StackItem;

/// A banished card is put into the graveyard (1008.1).
pub(crate) const BANISHING: VerbRules = VerbRules { does: cite!("1008.1"), ..VerbRules::UNNUMBERED };

/// A player pays by banishing cards they control (1008.2), orbs of their own (1008.2a) and, where the cost names a
/// card, stock of entities they control (1008.3), and by resting cards they control (1010.3).
pub(crate) fn can_pay_with(cx: &Context, part: &CostPart, seat: Seat, slot: Slot) -> bool {
    let object = cx.state.object(slot);
    let own = cx.player_of(object.attached_to.unwrap_or(slot)) == seat;
    match part {
        CostPart::Move { verb: verb::BANISH, .. } => {
            (own || !cx.cite(payer_owner_rule(cx, part, slot)))
                && (object.zone != zone::STOCK || cx.cite(cite!("1008.3")))
        }
        CostPart::Turn { .. } => own || !cx.cite(turning::OF_ONES_OWN),
        _ => own,
    }
}

/// The rule by which a card of another player cannot pay this part of a cost: players banish cards they control
/// (1008.2) and orbs of their own (1008.2a), and rest cards they control (1010.3).
pub(crate) fn payer_owner_rule(cx: &Context, part: &CostPart, slot: Slot) -> Rule {
    match part {
        CostPart::Move { verb: verb::BANISH, .. } if cx.state.object(slot).zone == zone::ORBS => cite!("1008.2a"),
        CostPart::Move { verb: verb::BANISH, .. } => OF_ONES_OWN,
        CostPart::Turn { .. } => turning::OF_ONES_OWN,
        _ => Rule::UNNUMBERED,
    }
}

/// Players banish cards that they control (1008.2).
const OF_ONES_OWN: Rule = cite!("1008.2");

/// A player cannot banish the ability's own card, or one that an earlier effect left to be banished, once another
/// player controls it (1008.2). Returns true if such a card stays where it is.
pub(crate) fn stays(cx: &Context, slot: Slot) -> bool {
    let Some(item) = cx.state.resolving.last() else { return false };
    let what = op_underway(cx.pool, cx.state).and_then(Op::affected_objects);
    let taken = || cx.player_of(slot) != item.controller;
    cx.cite(OF_ONES_OWN) && what.is_some_and(|what| refers_back(cx, item, what)) && taken()
}

/// The words mean the ability's own card, or objects of the effect that left this ability behind: they describe
/// nothing.
fn refers_back(cx: &Context, item: &StackItem, what: &What) -> bool {
    let body = || cx.pool.ability(item.ability).part(item.part);
    let left_behind = || !cx.pool.card(cx.state.object(item.source.slot).card).abilities.contains(&item.ability);
    match what {
        What::This => true,
        What::Target(n) => body().is_some_and(|body| usize::from(*n) >= body.phrases.len()),
        What::Picked(n) => {
            let own = |body: &Body| body.ops.iter().map(Op::picked_group_count).sum::<u8>();
            left_behind() && body().is_some_and(|body| n.saturating_add(own(body)) < item.picks)
        }
        What::Subject => left_behind(),
        What::Several(all) => all.iter().all(|what| refers_back(cx, item, what)),
        What::Counterpart | What::Host | What::Itself | What::All(_) => false,
    }
}

/// A named card is banished from the field.
const NAMED: Zones = zone::FIELD;

/// Where a cost names a card, face-down cards whose front has that name can be banished, too (1008.3a). Adds them to
/// `out`.
pub(crate) fn face_down(cx: &Context, item: &StackItem, part: &CostPart, seat: Seat, out: &mut Vec<Slot>) {
    let CostPart::Move { what: CostObjects::Exactly(_, filter) | CostObjects::X(filter), verb: verb::BANISH, .. } =
        part
    else {
        return;
    };
    if filter.names.is_empty() {
        return;
    }
    for zone in NAMED.iter().filter(|&zone| filter.zones.is_empty() || filter.zones.has(zone)) {
        for side in Seat::BOTH {
            for &slot in cx.state.cards(zone, side) {
                let object = cx.state.object(slot);
                let front = &cx.pool.card(object.card).characteristics;
                let named = filter.names.iter().any(|&name| front.is_named(name));
                let itself = filter.this == SelfRef::Other && slot == item.source.slot;
                let own = cx.player_of(object.attached_to.unwrap_or(slot)) == seat;
                if !object.face_up && named && own && !itself && cx.cite(cite!("1008.3a")) {
                    out.push(slot);
                }
            }
        }
    }
}
