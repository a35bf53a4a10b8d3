//! Chapter 314: what moves with what, and what moves elsewhere.

use crate::book::Context;
use crate::card;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::event::{Act, Event};
use duel::object::Slot;
use duel::words::{Rule, Verb};

/// Stock stays under what goes to another servant zone (314.1a) or caster zone (314.1c), and goes to the graveyard when
/// that leaves its zone for another (314.1b, 314.1d).
pub(crate) fn follows(cx: &Context, slot: Slot, leader: &Event) -> Option<(Act, Verb, Rule)> {
    let Act::Move { slot: host, to, .. } = leader.act else { return None };
    let from = cx.s.object(host).zone;
    let rule = if from == zone::CASTERS { cite!("314.1d") } else { cite!("314.1b") };
    let stays = to == from || to == zone::STOCK;
    (!stays && cx.s.object(slot).zone == zone::STOCK).then(|| (cx.move_to(slot, zone::GRAVEYARD), verb::PUT, rule))
}

/// A deity or SoulBond servant that would go to a deck, a hand, a caster zone or an orb zone goes on to the extra deck at
/// once (314.2a, reading C18).
pub(crate) fn redirect(cx: &mut Context, from: usize) {
    for at in from..cx.s.batch.len() {
        let Act::Move { slot, to, .. } = cx.s.batch[at].act else { continue };
        let away = matches!(to, zone::DECK | zone::HAND | zone::CASTERS | zone::ORBS);
        if away && card::is_extra(cx, slot) && cx.by(cite!("314.2a")) {
            let act = cx.move_to(slot, zone::EXTRA);
            cx.s.batch[at].act = act;
        }
    }
}
