//! Chapters 1001 and 1002: paying aether.

use crate::book::Context;
use crate::rules::cite;
use crate::words::element;
use duel::ability::Price;
use duel::audit;
use duel::item::Item;
use duel::words::{Colours, Rule};

/// Aether is paid out of what a player holds (1002.1).
pub(crate) const PAID: Rule = cite!("1002.1");
/// Of what a card with an element costs, at least one is of that element (1002.3).
pub(crate) const ELEMENT: Rule = cite!("1002.3");
/// All of it is paid, or nothing (1002.4).
pub(crate) const WHOLE: Rule = cite!("1002.4");
/// Who is asked to pay aether may play aether abilities then (1002.5).
pub(crate) const ASKED: Rule = cite!("1002.5");

/// Aether of any element is paid with aether that has one (1002.1a).
const ANY: Rule = cite!("1002.1a");

/// What aether of some elements pays for: with an element it also pays where any element is asked for (1002.1a).
pub(crate) fn colours(elements: Colours) -> Colours {
    if elements.is_empty() && audit::holds(ANY) { elements } else { elements.with(element::ANY) }
}

/// What is asked for by the symbols of a cost: of each element as many as it has symbols, and the rest of any sort
/// (1002.2).
pub(crate) fn symbols(cx: &Context, price: Price) -> Price {
    let elements: u8 = price.coloured.iter().sum();
    if elements == 0 || cx.by(cite!("1002.2")) {
        return price;
    }
    Price { any: price.any.saturating_add(elements), ..Price { x: price.x, ..Price::default() } }
}

/// The rules by which aether is picked for a payment, and is spent.
pub(crate) fn rules(cx: &Context, item: &Item) -> [Rule; 2] {
    if item.due.is_some_and(|price| price.coloured[element::ANY.index()] > 0) {
        cx.by(ANY);
    }
    [WHOLE, PAID]
}
