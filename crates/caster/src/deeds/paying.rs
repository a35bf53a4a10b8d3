//! Chapters 1001 and 1002: paying aether.

use super::{counters, turning};
use crate::book::Context;
use crate::processing::playing;
use crate::rules::cite;
use crate::words::element;
use duel::ability::Price;
use duel::against::Lack;
use duel::audit;
use duel::item::Item;
use duel::need;
use duel::refusal::Verdict;
use duel::words::{Colours, Rule};

/// Aether is paid out of what a player holds (1002.1).
pub(crate) const PAID: Rule = cite!("1002.1");
/// Of what a card with an element costs, at least one is of that element (1002.3).
pub(crate) const ELEMENT: Rule = cite!("1002.3");
/// All of it is paid, or nothing (1002.4).
pub(crate) const WHOLE: Rule = cite!("1002.4");
/// Who is asked to pay aether may play aether abilities then (1002.5).
pub(crate) const ASKED: Rule = cite!("1002.5");

/// An element symbol asks for aether of that element (1002.2).
const SYMBOLS: Rule = cite!("1002.2");

/// Refuses what cannot be paid for (903.2h), with what is lacking.
pub(crate) fn refuse<V: Verdict>(cx: &mut Context, item: &Item, verdict: &mut V) {
    let it = Some(item.source.slot);
    need!(verdict, false, playing::CITES.pay, it);
    if V::ONE_SUFFICES {
        need!(verdict, cx.can_pay_price(item), WHOLE, it);
    } else {
        cx.refuse_unpaid(item, playing::CITES.pay, verdict);
    }
}

/// The rule by which a cost cannot be paid of which this is lacking: aether (1002.4), aether of any element (1002.1a), of
/// the element of a card (1002.3) or of a symbol (1002.2), counters (1018.3a), a card that could be rested (1010.2, 1010.3).
pub(crate) fn lacks(_: &Context, item: &Item, lack: Lack) -> Rule {
    match lack {
        Lack::Units => WHOLE,
        Lack::Colour(element::ANY) => ANY,
        Lack::Colour(_) if item.card.is_some() => ELEMENT,
        Lack::Colour(_) => SYMBOLS,
        Lack::Counters => counters::WHOLE,
        Lack::Turning { itself } => turning::rule(itself),
    }
}

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
    if elements == 0 || cx.by(SYMBOLS) {
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
