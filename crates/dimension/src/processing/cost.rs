//! Part 4, sections 7-2-3 to 7-2-8 with part 1, sections 2-3: what playing, activating and moving cost, and paying.

use crate::book::Context;
use crate::course::deck::LIMITED_COLOURED;
use crate::definitions::status::{FROZEN, RELEASED};
use crate::words::{price, routine, verb, zone};
use duel::ability::Price;
use duel::event::Act;
use duel::item::{Item, NO_ABILITY};
use duel::log::{Source, Spill};
use duel::state::Spent;
use duel::words::{Colours, Seat, Verb};

/// Creating or renewing the plan costs one (3-8-2-3, 3-8-2-4).
const PLAN: u8 = 1;

/// What something costs in energy.
pub(crate) fn price(cx: &Context, item: &Item) -> Price {
    match (item.card, item.routine) {
        (Some(slot), _) => {
            let printed = cx.pool.card(cx.s.object(slot).card).prices.get(price::PLAY).copied().unwrap_or_default();
            let mut price = printed;
            price.any = (i32::from(printed.any) + cx.s.profile(slot).toll).clamp(0, u8::MAX.into()) as u8;
            price
        }
        (None, Some(routine::MOVE)) => {
            let slot = item.source.slot;
            cx.pool.card(cx.s.object(slot).card).prices.get(price::MOVE).copied().unwrap_or_default()
        }
        (None, Some(routine::CREATE_PLAN | routine::RENEW_PLAN)) => Price { any: PLAN, ..Price::default() },
        (None, _) if item.ability != NO_ABILITY => cx.pool.ability(item.ability).cost.price,
        (None, _) => Price::default(),
    }
}

/// Released cards of the energy zone pay in their colours (1-2-3-1), those of the smash zone what needs no colour
/// (1-2-3-2).
pub(crate) fn sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
    for &slot in cx.s.cards(zone::ENERGY, seat) {
        if cx.s.object(slot).orientation == RELEASED {
            let colours = cx.s.profile(slot).colours;
            out.push(Source { slot, units: 1, colours, spill: Spill::Never, sort: 0 });
        }
    }
    let colours = if cx.s.format == LIMITED_COLOURED { Colours(0b11111) } else { Colours::EMPTY };
    for &slot in cx.s.cards(zone::SMASH, seat) {
        if cx.s.object(slot).orientation == RELEASED {
            out.push(Source { slot, units: 1, colours, spill: Spill::Never, sort: 1 });
        }
    }
}

/// A card that pays is frozen.
pub(crate) fn spend(spent: Spent) -> Option<(Act, Verb)> {
    Some((Act::Turn { slot: spent.slot, to: FROZEN }, verb::FREEZE))
}
