//! Chapter 314: what moves with what, and what moves elsewhere.

use crate::book::Context;
use crate::card;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::event::{Act, Event};
use duel::object::Slot;
use duel::words::{Rule, Verb};

/// Stock stays under what goes to another servant zone (314.1a) or caster zone (314.1c), and goes to its owner's graveyard
/// when that goes from a servant zone (314.1b) or caster zone (314.1d) to anywhere else.
pub(crate) fn follows(cx: &Context, slot: Slot, leader: &Event) -> Option<(Act, Verb, Rule)> {
    let Act::Move { slot: host, to, side, .. } = leader.act else { return None };
    let from = cx.s.object(host).zone;
    if cx.s.object(slot).zone != zone::STOCK || to == zone::STOCK {
        return None;
    }
    let servant = from == zone::SERVANTS;
    if to != from {
        let rule = if servant { cite!("314.1b") } else { cite!("314.1d") };
        return Some((cx.move_to(slot, zone::GRAVEYARD), verb::PUT, rule));
    }
    let rule = if servant { cite!("314.1a") } else { cite!("314.1c") };
    (side != cx.s.object(slot).side).then(|| (cx.move_to_place(slot, zone::STOCK, side, 0), verb::PUT, rule))
}

/// A deity or SoulBond servant that would go to a deck, a hand, a caster zone or an orb zone goes on to the extra deck at
/// once (314.2a, reading C18); anywhere else it just goes (314.2b).
pub(crate) fn redirect(cx: &mut Context, from: usize) {
    for at in from..cx.s.batch.len() {
        let Act::Move { slot, to, .. } = cx.s.batch[at].act else { continue };
        if !card::is_extra(cx, slot) || matches!(to, zone::EXTRA | zone::NOWHERE) || cx.s.object(slot).zone == to {
            continue;
        }
        let away = matches!(to, zone::DECK | zone::HAND | zone::CASTERS | zone::ORBS);
        if if away { cx.by(cite!("314.2a")) } else { !cx.by(cite!("314.2b")) } {
            cx.s.batch[at].act = cx.move_to(slot, zone::EXTRA);
        }
    }
}
