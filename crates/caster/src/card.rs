//! Chapters 201 to 212: what is on a card.

use crate::book::Context;
use crate::deeds::paying;
use crate::rules::cite;
use crate::words::{kind, number};
use duel::ability::Price;
use duel::object::Slot;

/// What a card costs: of each of its elements one, and the rest of any sort (203.2, 1002.3, reading C9). A card that costs
/// X costs as much as was named for it.
pub(crate) fn price(cx: &Context, slot: Slot, x: i32) -> Price {
    let profile = cx.s.profile(slot);
    let varies = cx.pool.card(cx.s.object(slot).card).prices.first().is_some_and(|price| price.x);
    let mut price = Price { x: varies && x == 0, ..Price::default() };
    let cost = if varies { x } else { profile.number(number::COST) };
    let asked = !profile.colours.is_empty() && cx.by_all(&[cite!("203.2"), paying::ELEMENT]);
    let elements = if asked { (profile.colours.len() as i32).min(cost) } else { 0 };
    for element in profile.colours.iter().take(elements.max(0) as usize) {
        price.coloured[element.index()] = 1;
    }
    price.any = (cost - elements).clamp(0, u8::MAX.into()) as u8;
    price
}

/// Whether two casters have the same caster name (202.3, reading C12).
pub(crate) fn same_caster_name(cx: &Context, a: Slot, b: Slot) -> bool {
    let name = |slot: Slot| cx.s.profile(slot).names.last().copied();
    name(a).is_some() && name(a) == name(b)
}

/// Whether a card is of the extra deck by what is printed on it (402.3).
pub(crate) fn is_extra(cx: &Context, slot: Slot) -> bool {
    let kinds = cx.pool.card(cx.s.object(slot).card).profile.kinds;
    kinds.has(kind::DEITY) || kinds.has(kind::SOULBOND)
}
