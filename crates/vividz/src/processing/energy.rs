//! Chapter 905: energy costs, and paying them.

use super::{activating, card as cards};
use crate::actions::counters;
use crate::book::{Context, Vividz};
use crate::processing::playing;
use crate::rules::cite;
use crate::words::{keyword, number, verb, zone};
use crate::{areas, card, zones};
use duel::book::{Currency, Paying};
use duel::card::ability::{CostPart, Price};
use duel::engine::why_not::Lack;
use duel::event::Happening;
use duel::ids::{Colours, Rule, Seat, Verb};
use duel::play::cost::source::{CurrencySource, Surplus};
use duel::state::SetAside;
use duel::state::object::Slot;
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// The player chooses as many cards of the energy zone as the cost is high (905.3a).
const CHOSEN: Rule = cite!("905.3a");
/// A cost that exceeds the cards of the energy zone cannot be paid (905.3b).
pub(crate) const SHORT: Rule = cite!("905.3b");
/// The chosen cards go to the trash (905.3c).
pub(crate) const PAID: Rule = cite!("905.3c");
/// The rules of choosing the cards that pay, and of paying with them.
pub(crate) const RULES: [Rule; 2] = [CHOSEN, PAID];

/// The energy cost of a card is its cost (905.2a), that of an ability the number it states (905.2b).
pub(crate) fn price(cx: &Context, item: &StackItem) -> Price {
    match item.card {
        Some(slot) if cx.cite_all(&[cite!("905.2a"), cards::costs(cx, slot)]) => {
            let any = card::cost(cx, slot).clamp(0, u8::MAX.into()) as u8;
            Price { generic: any, ..Price::default() }
        }
        None if item.ability != NO_ABILITY => activating::price(cx, item),
        _ => Price::default(),
    }
}

/// The cost after all increases, then all reductions, but not below 0; having no cost counts as a cost of 0 (905.2c).
///
/// The points of an X are points like any others.
pub(crate) fn adjusted_price(cx: &Context, item: &StackItem, price: Price) -> Price {
    let (tolls, discount) = (tolls(cx, item), discount(cx, item));
    if tolls == (0, 0) && discount == 0 {
        return price;
    }
    let printed = i32::from(price.generic) + if price.x { item.x } else { 0 };
    let changed = if tolls != (0, 0) && cx.cite(cite!("905.2c")) { charged(printed, tolls) } else { printed };
    Price { generic: (changed - discount).clamp(0, u8::MAX.into()) as u8, x: false, ..price }
}

/// A cost changed by `toll`, and reduced by `off`, but not to 0.
///
/// `off` comes before a `toll` that may lower the cost to 0: the higher bound comes first (911.9).
fn charged(cost: i32, (toll, off): (i32, i32)) -> i32 {
    let lowered = |cost: i32| (cost - off).max(cost.min(1));
    if toll > 0 { lowered(cost + toll) } else { lowered(cost) + toll }
}

/// The amount that effects add to the cost of playing this or take off it, and the reduction that does not lower it to
/// 0.
///
/// Changes on a card in play are about its abilities, because the card is not played from there.
fn tolls(cx: &Context, item: &StackItem) -> (i32, i32) {
    let in_play = |slot: Slot| {
        matches!(cx.state.object(slot).zone, zone::AREA | zone::ACCOUNT | zone::MISSION | zone::CONNECT)
            && cx.state.is_alive(item.source)
    };
    let said_of =
        |slot: Slot| (cx.state.characteristics(slot).cost_increase, cx.state.characteristics(slot).cost_reduction);
    match item.card {
        Some(slot) => said_of(slot),
        None if item.routine.is_none() && in_play(item.source.slot) => said_of(item.source.slot),
        None => (0, 0),
    }
}

/// A card with the level-up icon costs less over a chara of a lower cost (905.2d, reading V12).
///
/// The reduction is one for each chara of the area, and for each EXP and connected card of theirs.
fn discount(cx: &Context, item: &StackItem) -> i32 {
    let Some(characteristics) = item.card.map(|slot| cx.state.characteristics(slot)) else { return 0 };
    if !characteristics.keywords.has(keyword::LEVEL_UP) {
        return 0;
    }
    let (seat, place) = (item.controller, item.place);
    let Some(newest) = areas::chara_at(cx.state, seat, place) else { return 0 };
    if cx.state.characteristics(newest).number(number::COST) >= characteristics.number(number::COST)
        || !cx.cite(cite!("905.2d"))
    {
        return 0;
    }
    let there = areas::charas(cx.state, seat).filter(|&slot| cx.state.object(slot).place == place);
    // Of either player: EXP and Engages lie with their owners, but belong to the chara all the same.
    let belongs = |chara: Slot| {
        let zones = [zone::EXP, zone::CONNECT].into_iter();
        let around = zones.flat_map(|zone| Seat::BOTH.into_iter().flat_map(move |side| cx.state.cards(zone, side)));
        around.filter(|&&slot| cx.state.object(slot).attached_to == Some(chara)).count() as i32
    };
    there.map(|chara| 1 + belongs(chara)).sum()
}

/// The energy zone has fewer cards than this costs (905.3b).
pub(crate) fn is_short(cx: &Context, item: &StackItem) -> bool {
    let due = adjusted_price(cx, item, price(cx, item)).units(item.x);
    due > cx.state.cards(zone::ENERGY, item.controller).len() as i32
}

impl Paying for Vividz {
    const PAYS_IN_ANY_ORDER: bool = true;

    fn price(cx: &Context, item: &StackItem) -> Price {
        price(cx, item)
    }

    fn adjusted_price(cx: &Context, item: &StackItem, price: Price) -> Price {
        adjusted_price(cx, item, price)
    }

    fn mandatory_part(cx: &Context, item: &StackItem) -> Option<&'static CostPart> {
        playing::mandatory_part(cx, item)
    }

    fn price_rules(_: &Context, _: &StackItem) -> [Rule; 2] {
        RULES
    }

    fn part_rule(cx: &Context, item: &StackItem, verb: Verb) -> Rule {
        playing::part_rule(cx, item, verb)
    }

    fn unpaid_rule(cx: &Context, item: &StackItem, lack: Lack) -> Rule {
        match lack {
            Lack::Turning { itself: true } if activating::is_asleep(cx, item.source.slot) => activating::ASLEEP,
            Lack::Turning { .. } => playing::play_rules(cx, item).turned,
            Lack::Units => SHORT,
            Lack::Counters | Lack::Held => counters::NOT_BELOW,
            Lack::Colour(_) => Rule::UNNUMBERED,
        }
    }
}

impl Currency for Vividz {
    /// Each card of the energy zone pays for one (905.3a).
    fn sources(cx: &Context, seat: Seat, out: &mut Vec<CurrencySource>) {
        let energy = cx.state.cards(zone::ENERGY, seat).iter();
        let unit = |&slot| CurrencySource {
            slot,
            units: 1,
            colours: Colours::EMPTY,
            surplus: Surplus::None,
            sort: 0,
            bonds: 0,
        };
        out.extend(energy.map(unit));
        if out.len() > 1 && !cx.cite(zones::ANY_ENERGY) {
            out.truncate(1);
        }
    }

    /// A card that pays goes to the trash (905.3c).
    fn spend(cx: &Context, _: Seat, spent: SetAside) -> Option<(Happening, Verb)> {
        Some((cx.move_to(spent.slot, zone::TRASH), verb::PAY))
    }
}
