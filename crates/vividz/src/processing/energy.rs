//! Chapter 905: energy costs, and paying them.

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

/// The chosen cards go to the trash (905.3c).
pub(crate) const PAID: Rule = cite!("905.3c");

/// Without so many cards the cost cannot be paid (905.3b).
pub(crate) const SHORT: Rule = cite!("905.3b");

/// What something costs: a card its cost (905.2a), an ability what it says (905.2b).
pub(crate) fn price(cx: &Context, item: &Item) -> Price {
    match item.card {
        Some(slot) => {
            cx.by(cite!("905.2a"));
            let any = card::cost(cx, slot).clamp(0, u8::MAX.into()) as u8;
            Price { any, ..Price::default() }
        }
        None if item.ability != NO_ABILITY => cx.pool.ability(item.ability).cost.price,
        None => Price::default(),
    }
}

/// What is left when everything that raises or lowers it is counted, not below 0 (905.2c).
pub(crate) fn adjust(cx: &Context, item: &Item, price: Price) -> Price {
    let Some(slot) = item.card else { return price };
    let change = cx.s.profile(slot).toll - discount(cx, item, slot);
    if change == 0 {
        return price;
    }
    cx.by(cite!("905.2c"));
    let any = i32::from(price.any) + change;
    Price { any: any.clamp(0, u8::MAX.into()) as u8, ..price }
}

/// Over a chara of a lower cost, a card with the level-up icon costs less: by one for each chara of the area, and for each
/// card beneath or connected to it (905.2d, reading V12).
fn discount(cx: &Context, item: &Item, slot: Slot) -> i32 {
    let profile = cx.s.profile(slot);
    if !profile.keywords.has(keyword::LEVEL_UP) {
        return 0;
    }
    let Some(chara) = areas::chara_at(cx.s, item.controller, item.place) else { return 0 };
    if cx.s.profile(chara).number(number::COST) >= profile.number(number::COST) || !cx.by(cite!("905.2d")) {
        return 0;
    }
    1 + cx.followers(chara).count() as i32
}

/// Each card of the energy zone pays one (905.3a).
pub(crate) fn sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
    let energy = cx.s.cards(zone::ENERGY, seat).iter();
    let unit = |&slot| Source { slot, units: 1, colours: Colours::EMPTY, spill: Spill::Never, sort: 0 };
    out.extend(energy.map(unit));
    if out.len() > 1 && !cx.by(zones::ANY_ENERGY) {
        out.truncate(1);
    }
}

/// What pays goes to the trash (905.3c).
pub(crate) fn spend(cx: &Context, spent: Spent) -> Option<(Act, Verb)> {
    Some((cx.move_to(spent.slot, zone::TRASH), verb::PAY))
}
