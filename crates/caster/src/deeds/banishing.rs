//! Chapter 1008: banishing.

use super::turning;
use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::ability::{CostPart, CostWhat, Op};
use duel::amount::What;
use duel::cites::VerbCites;
use duel::filter::Self_;
use duel::item::Item;
use duel::object::Slot;
use duel::words::{Rule, Seat, Zones};

/// What is banished is put into the graveyard (1008.1).
pub(crate) const BANISHING: VerbCites = VerbCites { does: cite!("1008.1"), ..VerbCites::UNNUMBERED };

/// Whether a player can pay a part of a cost with a card. One banishes cards that one controls (1008.2), orbs of one's own
/// (1008.2a), and where a card is named, stock of entities that one controls (1008.3); one rests cards that one controls
/// (1010.3).
pub(crate) fn pays_with(cx: &Context, part: &CostPart, seat: Seat, slot: Slot) -> bool {
    let object = cx.s.object(slot);
    let own = cx.player_of(object.attached.unwrap_or(slot)) == seat;
    match part {
        CostPart::Move { verb: verb::BANISH, .. } => {
            let rule = if object.zone == zone::ORBS { cite!("1008.2a") } else { OF_ONES_OWN };
            (own || !cx.by(rule)) && (object.zone != zone::STOCK || cx.by(cite!("1008.3")))
        }
        CostPart::Turn { .. } => own || !cx.by(turning::OF_ONES_OWN),
        _ => own,
    }
}

/// One banishes cards that one controls (1008.2).
const OF_ONES_OWN: Rule = cite!("1008.2");

/// Whether a player can banish what a text has banished: not its own card if another player has it by then (1008.2).
pub(super) fn carries_out(cx: &Context, item: &Item, op: &Op) -> bool {
    let Op::Move { what, verb: verb::BANISH, .. } = op else { return true };
    let taken = || *what == What::This && cx.s.alive(item.source) && cx.player_of(item.source.slot) != item.controller;
    !(cx.by(OF_ONES_OWN) && taken())
}

/// Where a card that is named is banished from: the field.
const NAMED: Zones = zone::FIELD;

/// Lists the cards that lie face down and can be banished where a card is named: those of which the front has that name
/// (1008.3a).
pub(crate) fn face_down(cx: &Context, item: &Item, part: &CostPart, seat: Seat, out: &mut Vec<Slot>) {
    let CostPart::Move { what: CostWhat::Some(_, filter) | CostWhat::X(filter), verb: verb::BANISH, .. } = part else {
        return;
    };
    if filter.names.is_empty() {
        return;
    }
    for zone in NAMED.iter().filter(|&zone| filter.zones.is_empty() || filter.zones.has(zone)) {
        for side in Seat::BOTH {
            for &slot in cx.s.cards(zone, side) {
                let object = cx.s.object(slot);
                let front = &cx.pool.card(object.card).profile;
                let named = filter.names.iter().any(|&name| front.is_named(name));
                let itself = filter.this == Self_::Other && slot == item.source.slot;
                let own = cx.player_of(object.attached.unwrap_or(slot)) == seat;
                if !object.face_up && named && own && !itself && cx.by(cite!("1008.3a")) {
                    out.push(slot);
                }
            }
        }
    }
}
