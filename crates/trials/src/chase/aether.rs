//! Chapter 2: aether, made by casters, held by players, spent on cards.

use super::Context;
use super::words::{cite, kind, number, verb, zone};
use duel::ability::Price;
use duel::event::{Act, Cause};
use duel::item::Item;
use duel::log::{Source, Spill};
use duel::object::Slot;
use duel::profile::Orientation;
use duel::words::Seat;

/// A card's cost, one of each of its colours (2.1).
pub(super) fn price(cx: &Context, item: &Item) -> Price {
    let Some(card) = item.card else { return Price::default() };
    let profile = cx.s.profile(card);
    let mut price = Price::default();
    for colour in profile.colours.iter() {
        price.coloured[colour.index()] = 1;
    }
    price.any = (profile.number(number::COST) - profile.colours.len() as i32).max(0) as u8;
    price
}

/// Whether a card can make aether: a recovered caster.
pub(super) fn can_make(cx: &Context, slot: Slot) -> bool {
    let object = cx.s.object(slot);
    object.zone == zone::CASTERS
        && object.orientation == Orientation::Upright
        && cx.s.profile(slot).kinds.has(kind::CASTER)
}

/// Casters that can make aether, then what is held, unit by unit.
pub(super) fn sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
    for slot in cx.controlled(zone::CASTERS, seat).filter(|&slot| can_make(cx, slot)) {
        let profile = cx.s.profile(slot);
        let units = profile.number(number::LEVEL) as u8;
        out.push(Source { slot, units, colours: profile.colours, spill: Spill::Kept, sort: 0, bonds: 0 });
    }
    cx.minted_sources(seat, out);
}

/// A caster rests and its player holds as much aether of its colours as its level (2.2).
pub(super) fn make(cx: &mut Context, seat: Seat, slot: Slot) {
    let profile = cx.s.profile(slot);
    let (colours, amount) = (profile.colours, profile.number(number::LEVEL));
    let cause = Cause { source: Some(cx.s.refer(slot)), seat: Some(seat), ..Cause::rule(cite!("2.2")) };
    let from = cx.s.batch.len();
    cx.propose(Act::Turn { slot, to: Orientation::Sideways }, verb::REST, cause);
    let held = Cause { rule: cite!("2.3"), ..cause };
    cx.propose(Act::Mint { seat, colours, bonds: 0, amount }, verb::MAKE, held);
    cx.commit(from);
}
