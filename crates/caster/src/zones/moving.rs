//! Chapter 314: stock that follows its entity, and moves that are redirected.

use crate::book::Context;
use crate::card;
use crate::rules::cite;
use crate::words::{verb, zone};
use crate::zones::field;
use duel::event::{Cause, Event, Happening};
use duel::ids::{Rule, Verb, Zone};
use duel::state::object::Slot;

/// Stock stays under an entity that goes to another servant zone (314.1a) or caster zone (314.1c), and goes to its
/// owner's graveyard if the entity leaves a servant zone (314.1b) or caster zone (314.1d) for any other zone.
pub(crate) fn follow_host(cx: &Context, slot: Slot, leader: &Event) -> Option<(Happening, Verb, Rule)> {
    let Happening::Move { slot: host, to, side, .. } = leader.happening else { return None };
    let from = cx.state.object(host).zone;
    if cx.state.object(slot).zone != zone::STOCK || to == zone::STOCK && new_host(cx, slot).is_some() {
        return None;
    }
    let servant = from == zone::SERVANTS;
    // A card that becomes stock goes to the zone of its new entity, and its own stock goes with it.
    let upper = if to == zone::STOCK { new_host(cx, host) } else { None };
    let to = upper.map_or(to, |upper| zone_after(cx, upper));
    if upper.is_some() && to == from {
        return None;
    }
    if to != from {
        let rule = if servant { cite!("314.1b") } else { cite!("314.1d") };
        return Some((cx.move_to(slot, zone::GRAVEYARD), verb::PUT, rule));
    }
    let rule = if servant { AMONG_SERVANTS } else { AMONG_CASTERS };
    (side != cx.state.object(slot).side).then(|| (cx.move_to_place(slot, zone::STOCK, side, 0), verb::PUT, rule))
}

/// The entity whose stock a card becomes by the proposed events.
fn new_host(cx: &Context, slot: Slot) -> Option<Slot> {
    cx.state.batch.iter().rev().find_map(|event| match event.happening {
        Happening::Attach { slot: laid, to } if laid == slot => Some(to),
        _ => None,
    })
}

/// The zone in which a card lies after the proposed events.
fn zone_after(cx: &Context, slot: Slot) -> Zone {
    let goes = cx.state.batch.iter().rev().find_map(|event| match event.happening {
        Happening::Move { slot: mover, to, .. } if mover == slot => Some(to),
        _ => None,
    });
    goes.unwrap_or(cx.state.object(slot).zone)
}

/// The stock of a card that becomes stock lies under the same entity (306.2), in that entity's servant zone (314.1a) or
/// caster zone (314.1c). Proposes the events.
pub(crate) fn restack(cx: &mut Context, from: usize) {
    if cx.state.attachments == 0 {
        return;
    }
    for at in from..cx.state.batch.len() {
        let Event { happening: Happening::Attach { slot: leader, to: upper }, cause, .. } = cx.state.batch[at] else {
            continue;
        };
        let side = cx.state.batch[from..].iter().find_map(|event| match event.happening {
            Happening::Move { slot, side, .. } if slot == leader => Some(side),
            _ => None,
        });
        let Some(side) = side else { continue };
        let stock: Vec<Slot> = cx.followers(leader).collect();
        for slot in stock {
            let settled = |event: &Event| event.happening.slot() == Some(slot);
            if cx.state.batch[from..].iter().any(settled) {
                continue;
            }
            if cx.state.object(slot).side != side {
                let servant = cx.state.object(leader).zone == zone::SERVANTS;
                let rule = if servant { AMONG_SERVANTS } else { AMONG_CASTERS };
                let act = cx.move_to_place(slot, zone::STOCK, side, 0);
                cx.propose(act, verb::PUT, Cause { rule, ..cause });
            }
            cx.propose(Happening::Attach { slot, to: upper }, verb::STOCK, Cause { rule: field::STOCK, ..cause });
        }
    }
}

/// Stock stays under an entity that goes to another servant zone (314.1a).
const AMONG_SERVANTS: Rule = cite!("314.1a");
/// Stock stays under an entity that goes to another caster zone (314.1c).
const AMONG_CASTERS: Rule = cite!("314.1c");

/// A deity or SoulBond servant that would go to a deck, hand, caster zone or orb zone goes to the extra deck instead
/// (314.2a, reading C18); to any other zone it simply goes (314.2b). Changes proposed events.
pub(crate) fn redirect(cx: &mut Context, from: usize) {
    for at in from..cx.state.batch.len() {
        let Happening::Move { slot, to, .. } = cx.state.batch[at].happening else { continue };
        if !card::is_extra(cx, slot) || matches!(to, zone::EXTRA | zone::NOWHERE) || cx.state.object(slot).zone == to {
            continue;
        }
        let away = matches!(to, zone::DECK | zone::HAND | zone::CASTERS | zone::ORBS);
        if if away { cx.cite(cite!("314.2a")) } else { !cx.cite(cite!("314.2b")) } {
            cx.state.batch[at].happening = cx.move_to(slot, zone::EXTRA);
        }
    }
}
