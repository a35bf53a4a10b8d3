//! Chapter 314: stock that follows its entity, and moves that are redirected.

use crate::book::Context;
use crate::card;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::event::{Event, Happening};
use duel::ids::{Rule, Verb};
use duel::state::object::Slot;

/// Stock stays under an entity that goes to another servant zone (314.1a) or caster zone (314.1c), and goes to its
/// owner's graveyard if the entity leaves a servant zone (314.1b) or caster zone (314.1d) for any other zone.
pub(crate) fn follow_host(cx: &Context, slot: Slot, leader: &Event) -> Option<(Happening, Verb, Rule)> {
    let Happening::Move { slot: host, to, side, .. } = leader.happening else { return None };
    let from = cx.state.object(host).zone;
    if cx.state.object(slot).zone != zone::STOCK || to == zone::STOCK {
        return None;
    }
    let servant = from == zone::SERVANTS;
    if to != from {
        let rule = if servant { cite!("314.1b") } else { cite!("314.1d") };
        return Some((cx.move_to(slot, zone::GRAVEYARD), verb::PUT, rule));
    }
    let rule = if servant { cite!("314.1a") } else { cite!("314.1c") };
    (side != cx.state.object(slot).side).then(|| (cx.move_to_place(slot, zone::STOCK, side, 0), verb::PUT, rule))
}

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
