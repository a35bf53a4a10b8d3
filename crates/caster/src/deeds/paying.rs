//! Chapters 1001 and 1002: paying aether.

use super::{counters, turning};
use crate::book::{Caster, Context};
use crate::card;
use crate::deeds::banishing;
use crate::keywords::breaking;
use crate::processing::playing;
use crate::rules::cite;
use crate::words::{element, verb};
use duel::book::{Paying, audit};
use duel::card::ability::{Cost, CostPart, Price};
use duel::card::characteristics::{Characteristics, Orientation};
use duel::card::pool::Card;
use duel::engine::refusal::Verdict;
use duel::engine::scratch::Scratch;
use duel::engine::why_not::Lack;
use duel::ids::*;
use duel::need;
use duel::state::object::{Object, Slot};
use duel::state::stack_item::StackItem;

/// Aether is paid from what the player holds (1002.1).
pub(crate) const PAID: Rule = cite!("1002.1");
/// A card with an element costs at least one aether of that element (1002.3).
pub(crate) const ELEMENT: Rule = cite!("1002.3");
/// A payment is made in full or not at all (1002.4).
pub(crate) const WHOLE: Rule = cite!("1002.4");
/// A player asked to pay aether may play aether abilities then (1002.5).
pub(crate) const ASKED: Rule = cite!("1002.5");

/// An element symbol in a cost takes aether of that element (1002.2).
const SYMBOLS: Rule = cite!("1002.2");

/// Refuses a play that cannot be paid for (903.2h), naming what is missing.
pub(crate) fn refuse<V: Verdict>(cx: &mut Context, item: &StackItem, verdict: &mut V) {
    let it = Some(item.source.slot);
    need!(verdict, false, playing::CITES.pay, it);
    if V::ONE_SUFFICES {
        need!(verdict, cx.can_pay_price(item), WHOLE, it);
    } else {
        cx.refuse_unpaid(item, playing::CITES.pay, verdict);
    }
}

/// Only aether with an element pays for aether of any element (1002.1a).
const ANY: Rule = cite!("1002.1a");

/// Aether with an element also pays for aether of any element (1002.1a).
pub(crate) fn colours(elements: Colours) -> Colours {
    if elements.is_empty() && audit::holds(ANY) { elements } else { elements.with(element::ANY) }
}

/// Each element symbol of a cost takes one aether of its element; the rest may be of any sort (1002.2).
pub(crate) fn symbols(cx: &Context, price: Price) -> Price {
    let elements: u8 = price.coloured.iter().sum();
    if elements == 0 || cx.cite(SYMBOLS) {
        return price;
    }
    Price { generic: price.generic.saturating_add(elements), ..Price { x: price.x, ..Price::default() } }
}

/// The rules by which aether is picked for a payment, and by which it is spent.
pub(crate) fn rules(cx: &Context, item: &StackItem) -> [Rule; 2] {
    if item.fixed_price.is_some_and(|price| price.coloured[element::ANY.index()] > 0) {
        cx.cite(ANY);
    }
    [WHOLE, PAID]
}

impl Paying for Caster {
    const PAYS_IN_ORDER: Option<Rule> = Some(playing::IN_ORDER);
    const COST_SETTLED_AFTER_CHOICES: bool = true;
    const INCREASES_BEFORE_REDUCTIONS: bool = true;
    const LARGEST_X_GAP: i32 = element::ALL.len() as i32 - 1;

    fn apply_x(scratch: &Scratch, card: &Card, object: &Object, characteristics: &mut Characteristics) {
        card::apply_x(scratch, card, object, characteristics);
    }

    fn price_is_x(cx: &Context, item: &StackItem) -> bool {
        card::price_is_x(cx, item)
    }

    fn price(cx: &Context, item: &StackItem) -> Price {
        playing::price(cx, item)
    }

    fn adjusted_price(cx: &Context, item: &StackItem, price: Price) -> Price {
        playing::adjusted_price(cx, item, price)
    }

    fn cost_of_way<'a>(cx: &Context<'a>, item: &StackItem) -> Option<&'a Cost> {
        breaking::cost_of_way(cx, item)
    }

    fn reductions(cx: &Context, item: &StackItem) -> u8 {
        playing::reductions(cx, item)
    }

    fn can_pay_by_turning(cx: &Context, _: &StackItem, from: Orientation, to: Orientation, itself: bool) -> bool {
        turning::pays(cx, from, to, itself)
    }

    fn can_pay_with(cx: &Context, _: &StackItem, part: &CostPart, seat: Seat, slot: Slot) -> bool {
        banishing::can_pay_with(cx, part, seat, slot)
    }

    fn payer_owner_rule(cx: &Context, _: &StackItem, part: &CostPart, slot: Slot) -> Rule {
        banishing::payer_owner_rule(cx, part, slot)
    }

    fn extra_payers(cx: &Context, item: &StackItem, part: &CostPart, seat: Seat, out: &mut Vec<Slot>) {
        banishing::face_down(cx, item, part, seat, out);
    }

    fn price_rules(cx: &Context, item: &StackItem) -> [Rule; 2] {
        rules(cx, item)
    }

    fn part_rule(cx: &Context, item: &StackItem, verb: Verb) -> Rule {
        if verb == verb::COUNT { counters::PAID } else { Self::pay_rule(cx, item) }
    }

    /// The rule by which a cost cannot be paid when this is missing: aether (1002.4), aether with an element (1002.1a), of
    /// a card's element (1002.3) or of a symbol's (1002.2), counters of the player (1018.3a) or of a card (903.2h), or a
    /// card that could be rested (1010.2, 1010.3).
    fn unpaid_rule(_: &Context, item: &StackItem, lack: Lack) -> Rule {
        match lack {
            Lack::Units => WHOLE,
            Lack::Colour(element::ANY) => ANY,
            Lack::Colour(_) if item.card.is_some() => ELEMENT,
            Lack::Colour(_) => SYMBOLS,
            Lack::Held => counters::WHOLE,
            Lack::Counters => playing::CITES.pay,
            Lack::Turning { itself } => turning::rule(itself),
        }
    }
}
