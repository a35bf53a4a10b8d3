//! Chapters 201 to 212: the information on a card.

use crate::book::Context;
use crate::deeds::paying;
use crate::keywords::breaking;
use crate::principles;
use crate::rules::cite;
use crate::words::{element, kind, number, zone};
use crate::zones::field;
use duel::card::ability::Price;
use duel::card::characteristics::Characteristics;
use duel::card::filter::Filter;
use duel::card::pool::Card;
use duel::engine::scratch::Scratch;
use duel::ids::{Number, Rule, Zones};
use duel::state::object::{Object, Slot};
use duel::state::stack_item::StackItem;

/// A card's cost before increases and reductions; a cost of X is the number chosen for it.
pub(crate) fn price(cx: &Context, slot: Slot, x: i32) -> Price {
    let varies = is_x_card(cx, slot);
    let cost = if varies { x } else { cx.state.characteristics(slot).number(number::COST) };
    Price { x: varies && x == 0, generic: cost.clamp(0, u8::MAX.into()) as u8, ..Price::default() }
}

/// A card's cost contains one aether of each of its elements; the rest may be of any sort (203.2, 1002.3, reading C9).
/// A cost of 0 needs no element; a cost below the number of elements cannot be paid.
pub(crate) fn with_elements(cx: &Context, slot: Slot, cost: i32, mut price: Price) -> Price {
    let elements = cx.state.characteristics(slot).colours;
    if cost <= 0 || elements.is_empty() || !cx.cite_all(&[cite!("203.2"), paying::ELEMENT]) {
        return price;
    }
    let needed = elements.len() as u8;
    if cost < i32::from(needed) {
        return Price::UNPAYABLE;
    }
    price.generic = price.generic.saturating_sub(needed);
    elements.iter().for_each(|element| price.coloured[element.index()] += 1);
    price
}

/// The card's printed cost is X.
fn is_x_card(cx: &Context, slot: Slot) -> bool {
    has_x(cx.pool.card(cx.state.object(slot).card))
}

fn has_x(card: &Card) -> bool {
    card.prices.first().is_some_and(|price| price.x)
}

/// The stack item is a card with a cost of X that its player has to pay.
pub(crate) fn price_is_x(cx: &Context, item: &StackItem) -> bool {
    item.card.is_some_and(|slot| is_x_card(cx, slot)) && !item.free && breaking::of(cx, item).is_none()
}

/// A cost of X is the chosen number while the card is in the chase zone, and 0 anywhere else (203.4).
pub(crate) fn apply_x(scratch: &Scratch, card: &Card, object: &Object, characteristics: &mut Characteristics) {
    if object.zone == zone::CHASE && object.x > 0 && has_x(card) && scratch.cite(cite!("203.4")) {
        characteristics.numbers[number::COST.index()] = i32::from(object.x);
    }
}

/// A card without a cost has a cost of 0 (203.3).
pub(crate) fn zero_if_missing_rule(number: Number) -> Option<Rule> {
    (number == number::COST).then_some(cite!("203.3"))
}

/// The zones a description means: a type alone means the field, a type with a zone means that zone (201.4). A type
/// (306.4), or a race or trait alone (206.3), means entities, and so does anything counted (306.4a).
pub(crate) fn zones_meant(scratch: &Scratch, filter: &Filter, counted: bool) -> Zones {
    let zones = filter.zones;
    let typed = !filter.kinds.is_empty();
    if zones.is_empty() || zone::ENTITIES.union(zones) != zone::ENTITIES {
        let named = !typed || zones.is_empty() || scratch.cite(cite!("201.4"));
        return if named { zones } else { zones.union(zone::ENTITIES) };
    }
    let anywhere =
        typed && !scratch.cite(cite!("201.4")) || !typed && !filter.traits.is_empty() && !scratch.cite(cite!("206.3"));
    match (anywhere, field::means_entities(scratch, typed, counted)) {
        (true, _) => Zones::ALL,
        (false, true) => zones,
        (false, false) => zones.with(zone::STOCK),
    }
}

/// A name in quotation marks means cards with that whole name, or casters with that caster name; parts of names match
/// only where the text says so (202.4a). Cards without an element are those without any element icon (209.3).
pub(crate) fn fits_description(scratch: &Scratch, filter: &Filter, characteristics: &Characteristics) -> bool {
    let elemental = |f: &Filter| f.colours == element::ALL;
    (filter.names.is_empty() && filter.name_parts.is_empty() || scratch.cite(cite!("202.4a")))
        && principles::is_changed(scratch, filter)
        && !(filter.none.iter().any(elemental) && characteristics.colours.is_empty() && !scratch.cite(cite!("209.3")))
}

/// A race counts as a trait and a trait as a race (206.1a); each of several separated by slashes counts (206.2).
pub(crate) fn counts_trait(scratch: &Scratch, characteristics: &Characteristics) -> bool {
    (characteristics.kinds.has(kind::SERVANT) || scratch.cite(cite!("206.1a")))
        && (characteristics.traits.iter().nth(1).is_none() || scratch.cite(cite!("206.2")))
}

/// The two casters have the same caster name (202.3, reading C12).
pub(crate) fn same_caster_name(cx: &Context, a: Slot, b: Slot) -> bool {
    let name = |slot: Slot| cx.state.characteristics(slot).names.last().copied();
    name(a).is_some() && name(a) == name(b)
}

/// The card is printed as a deity or a SoulBond servant, so it belongs to the extra deck (402.3).
pub(crate) fn is_extra(cx: &Context, slot: Slot) -> bool {
    let kinds = cx.pool.card(cx.state.object(slot).card).characteristics.kinds;
    kinds.has(kind::DEITY) || kinds.has(kind::SOULBOND)
}

/// SoulBond servants are put into no deck but the extra deck (201.3a-i).
pub(crate) fn is_kept_apart(cx: &Context, slot: Slot) -> bool {
    let soulbond = cx.pool.card(cx.state.object(slot).card).characteristics.kinds.has(kind::SOULBOND);
    !soulbond || cx.cite(cite!("201.3a-i"))
}

/// Each paragraph of a card's text is an ability of its own (205.2).
pub(crate) fn is_apart(cx: &Context, index: u8) -> bool {
    index == 0 || cx.cite(cite!("205.2"))
}
