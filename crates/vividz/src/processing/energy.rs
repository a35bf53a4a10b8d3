//! Chapter 905: energy costs, and paying them.

use super::{activating, card as cards};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{keyword, number, verb, zone};
use crate::{areas, card, zones};
use duel::ability::Price;
use duel::event::Act;
use duel::item::{Item, NO_ABILITY};
use duel::log::{Source, Spill};
use duel::object::Slot;
use duel::state::Spent;
use duel::words::{Colours, Rule, Seat, Verb};

/// The player chooses as many cards of the energy zone as the cost asks for (905.3a).
const CHOSEN: Rule = cite!("905.3a");
/// Without so many cards the cost cannot be paid (905.3b).
pub(crate) const SHORT: Rule = cite!("905.3b");
/// The chosen cards go to the trash (905.3c).
pub(crate) const PAID: Rule = cite!("905.3c");
/// The rules of picking what pays, and of paying with it.
pub(crate) const RULES: [Rule; 2] = [CHOSEN, PAID];

/// What something costs: a card its cost (905.2a), an ability what it says (905.2b).
pub(crate) fn price(cx: &Context, item: &Item) -> Price {
    match item.card {
        Some(slot) if cx.by_all(&[cite!("905.2a"), cards::costs(cx, slot)]) => {
            let any = card::cost(cx, slot).clamp(0, u8::MAX.into()) as u8;
            Price { any, ..Price::default() }
        }
        None if item.ability != NO_ABILITY => activating::price(cx, item),
        _ => Price::default(),
    }
}

/// What is left when everything that raises it, and then what lowers it, is counted: not below 0; what costs no energy
/// counts as costing 0 (905.2c).
pub(crate) fn adjust(cx: &Context, item: &Item, price: Price) -> Price {
    let toll = toll(cx, item);
    let change = if toll == 0 || cx.by(cite!("905.2c")) { toll } else { 0 } - discount(cx, item);
    let any = i32::from(price.any) + change;
    Price { any: any.clamp(0, u8::MAX.into()) as u8, ..price }
}

/// What effects add to what playing this costs, or take off it. What is said of a card in play is said of its abilities:
/// it is not played from there.
fn toll(cx: &Context, item: &Item) -> i32 {
    let in_play = |slot: Slot| {
        matches!(cx.s.object(slot).zone, zone::AREA | zone::ACCOUNT | zone::MISSION | zone::CONNECT)
            && cx.s.alive(item.source)
    };
    match item.card {
        Some(slot) => cx.s.profile(slot).toll,
        None if item.routine.is_none() && in_play(item.source.slot) => cx.s.profile(item.source.slot).toll,
        None => 0,
    }
}

/// Over a chara of a lower cost, a card with the level-up icon costs less: by one for each chara of the area, and for each
/// card beneath or connected to it (905.2d, reading V12).
fn discount(cx: &Context, item: &Item) -> i32 {
    let Some(profile) = item.card.map(|slot| cx.s.profile(slot)) else { return 0 };
    if !profile.keywords.has(keyword::LEVEL_UP) {
        return 0;
    }
    let (seat, place) = (item.controller, item.place);
    let Some(newest) = areas::chara_at(cx.s, seat, place) else { return 0 };
    if cx.s.profile(newest).number(number::COST) >= profile.number(number::COST) || !cx.by(cite!("905.2d")) {
        return 0;
    }
    let there = areas::charas(cx.s, seat).filter(|&slot| cx.s.object(slot).place == place);
    let belongs = |chara: Slot| {
        let around = [zone::EXP, zone::CONNECT].into_iter().flat_map(|zone| cx.s.cards(zone, seat));
        around.filter(|&&slot| cx.s.object(slot).attached == Some(chara)).count() as i32
    };
    there.map(|chara| 1 + belongs(chara)).sum()
}

/// Whether there are fewer cards in the energy zone than this costs (905.3b).
pub(crate) fn is_short(cx: &Context, item: &Item) -> bool {
    let due = adjust(cx, item, price(cx, item)).units(item.x);
    due > cx.s.cards(zone::ENERGY, item.controller).len() as i32
}

/// Each card of the energy zone pays one (905.3a).
pub(crate) fn sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
    let energy = cx.s.cards(zone::ENERGY, seat).iter();
    let unit = |&slot| Source { slot, units: 1, colours: Colours::EMPTY, spill: Spill::Never, sort: 0, bonds: 0 };
    out.extend(energy.map(unit));
    if out.len() > 1 && !cx.by(zones::ANY_ENERGY) {
        out.truncate(1);
    }
}

/// What pays goes to the trash (905.3c).
pub(crate) fn spend(cx: &Context, spent: Spent) -> Option<(Act, Verb)> {
    Some((cx.move_to(spent.slot, zone::TRASH), verb::PAY))
}
