//! Chapters 201 to 212: what is on a card.

use crate::book::Context;
use crate::deeds::paying;
use crate::keywords::breaking;
use crate::principles;
use crate::rules::cite;
use crate::words::{element, kind, number, zone};
use crate::zones::field;
use duel::ability::Price;
use duel::filter::Filter;
use duel::item::Item;
use duel::log::Scratch;
use duel::object::{Object, Slot};
use duel::pool::Card;
use duel::profile::Profile;
use duel::words::{Number, Rule, Zones};

/// What a card costs, before anything is counted that raises or lowers it; a card that costs X costs as much as was named
/// for it.
pub(crate) fn price(cx: &Context, slot: Slot, x: i32) -> Price {
    let varies = is_x_card(cx, slot);
    let cost = if varies { x } else { cx.s.profile(slot).number(number::COST) };
    Price { x: varies && x == 0, any: cost.clamp(0, u8::MAX.into()) as u8, ..Price::default() }
}

/// Of what a card costs, which has come to so many, one is of each of its elements, and the rest of any sort (203.2,
/// 1002.3, reading C9). What costs nothing needs no element; what costs less than it has elements cannot be paid for.
pub(crate) fn with_elements(cx: &Context, slot: Slot, cost: i32, mut price: Price) -> Price {
    let elements = cx.s.profile(slot).colours;
    if cost <= 0 || elements.is_empty() || !cx.by_all(&[cite!("203.2"), paying::ELEMENT]) {
        return price;
    }
    let needed = elements.len() as u8;
    if cost < i32::from(needed) {
        return Price::UNPAYABLE;
    }
    price.any = price.any.saturating_sub(needed);
    elements.iter().for_each(|element| price.coloured[element.index()] += 1);
    price
}

/// Whether the cost that is printed on a card is X.
fn is_x_card(cx: &Context, slot: Slot) -> bool {
    has_x(cx.pool.card(cx.s.object(slot).card))
}

fn has_x(card: &Card) -> bool {
    card.prices.first().is_some_and(|price| price.x)
}

/// Whether what is played is a card whose cost is X, which its player has to pay.
pub(crate) fn is_x(cx: &Context, item: &Item) -> bool {
    item.card.is_some_and(|slot| is_x_card(cx, slot)) && !item.free && breaking::of(cx, item).is_none()
}

/// A cost of X is what was chosen while the card is in the chase zone, and 0 anywhere else (203.4).
pub(crate) fn figures(scratch: &Scratch, card: &Card, object: &Object, profile: &mut Profile) {
    if object.zone == zone::CHASE && object.x > 0 && has_x(card) && scratch.pass(cite!("203.4")) {
        profile.numbers[number::COST.index()] = i32::from(object.x);
    }
}

/// A card without a cost has a cost of 0 (203.3).
pub(crate) fn zero(number: Number) -> Option<Rule> {
    (number == number::COST).then_some(cite!("203.3"))
}

/// Where a text means cards: by their type alone it means those on the field, by their type and a zone those there
/// (201.4); by a type, too, entities (306.4), by a race or trait alone as well (206.3); and what it counts are entities
/// (306.4a).
pub(crate) fn means(scratch: &Scratch, filter: &Filter, counted: bool) -> Zones {
    let zones = filter.zones;
    let typed = !filter.kinds.is_empty();
    if zones.is_empty() || zone::ENTITIES.union(zones) != zone::ENTITIES {
        let named = !typed || zones.is_empty() || scratch.pass(cite!("201.4"));
        return if named { zones } else { zones.union(zone::ENTITIES) };
    }
    let anywhere =
        typed && !scratch.pass(cite!("201.4")) || !typed && !filter.traits.is_empty() && !scratch.pass(cite!("206.3"));
    match (anywhere, field::means_entities(scratch, typed, counted)) {
        (true, _) => Zones::ALL,
        (false, true) => zones,
        (false, false) => zones.with(zone::STOCK),
    }
}

/// Whether a card is what a text describes so: by a name in quotation marks it means cards of that whole name, or casters
/// of that caster name, and cards with it in their names only where it says so (202.4a); without an element are cards without icons of any (209.3).
pub(crate) fn describes(scratch: &Scratch, filter: &Filter, profile: &Profile) -> bool {
    let elemental = |f: &Filter| f.colours == element::ALL;
    (filter.names.is_empty() && filter.name_parts.is_empty() || scratch.pass(cite!("202.4a")))
        && principles::is_changed(scratch, filter)
        && !(filter.none.iter().any(elemental) && profile.colours.is_empty() && !scratch.pass(cite!("209.3")))
}

/// Whether a card counts among those with one of its words: a race is a trait, and a trait a race (206.1a), and of several
/// with a stroke between them each is one (206.2).
pub(crate) fn belongs(scratch: &Scratch, profile: &Profile) -> bool {
    (profile.kinds.has(kind::SERVANT) || scratch.pass(cite!("206.1a")))
        && (profile.traits.iter().nth(1).is_none() || scratch.pass(cite!("206.2")))
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

/// Whether a card of the extra deck is kept apart from the deck: SoulBond servants are put into no other (201.3a-i).
pub(crate) fn is_kept_apart(cx: &Context, slot: Slot) -> bool {
    let soulbond = cx.pool.card(cx.s.object(slot).card).profile.kinds.has(kind::SOULBOND);
    !soulbond || cx.by(cite!("201.3a-i"))
}

/// Whether a paragraph of a card's text, by its number, is an ability of its own: each is (205.2).
pub(crate) fn is_apart(cx: &Context, index: u8) -> bool {
    index == 0 || cx.by(cite!("205.2"))
}
