//! Part 4, sections 7-2-3 to 7-2-8 with part 1, sections 2-3: what playing, activating and moving cost, and paying.

use super::playing::by_reference;
use super::way::Way;
use crate::book::Context;
use crate::definitions::card;
use crate::definitions::status::FROZEN;
use crate::keywords::{call, formation, muster, supply};
use crate::numbers;
use crate::words::{number, price, routine, verb};
use duel::ability::{Change, Form, Price};
use duel::event::Act;
use duel::filter::Filter;
use duel::item::{Item, NO_ABILITY};
use duel::object::Slot;
use duel::state::Spent;
use duel::words::{AbilityId, Number, Seat, Verb};

/// Creating or renewing the plan costs one (3-8-2-3, 3-8-2-4).
const PLAN: u8 = 1;

/// What something costs in energy, before that is raised or lowered.
pub(crate) fn price(cx: &Context, item: &Item) -> Price {
    let price = match (item.card, item.routine) {
        (Some(slot), _) => play(cx, item, slot),
        (None, Some(routine::MOVE)) => printed(cx, item.source.slot, number::MOVE_COST, price::MOVE),
        (None, Some(routine::CREATE_PLAN | routine::RENEW_PLAN)) => Price { any: PLAN, ..Price::default() },
        (None, _) if item.ability != NO_ABILITY => cx.pool.ability(item.ability).cost.price,
        (None, _) => return Price::default(),
    };
    if price == Price::default() { numbers::nothing(cx) } else { price }
}

/// What playing a card costs: by a formation, what that costs (5-8-2), and nothing else applies (5-3-2-2).
fn play(cx: &Context, item: &Item, slot: Slot) -> Price {
    let formation = match Way::of(item.way) {
        Way::Usual => None,
        Way::Formation(index) => Some(index),
        Way::Muster(_) => {
            let also = formation::also(cx, item.controller, slot, item.place);
            also.filter(|_| !cx.by(muster::ALONE))
        }
    };
    let price = formation.and_then(|index| formation::price(cx, slot, index));
    price.unwrap_or_else(|| printed(cx, slot, number::COST, price::PLAY))
}

/// A printed price, or what an effect has set it to.
fn printed(cx: &Context, slot: Slot, number: Number, which: usize) -> Price {
    let profile = cx.s.profile(slot);
    let printed = cx.pool.card(cx.s.object(slot).card).prices.get(which).copied().unwrap_or_default();
    if profile.fixed.has(number) && by_reference(cx) {
        // The effect says what a variable in it is: nothing.
        let x = printed.x && !cx.by(numbers::VARIABLE);
        return Price { any: profile.number(number).clamp(0, u8::MAX.into()) as u8, x, ..Price::default() };
    }
    printed
}

/// What is left to pay when everything that raises or lowers it is counted. What is not coloured may fall below 0 on the
/// way (1-2-2, 5-10-3).
pub(crate) fn adjust(cx: &Context, item: &Item, mut price: Price) -> Price {
    let change = match (item.card, item.routine) {
        (Some(slot), _) => change(cx, item.controller, slot) + item.toll,
        (None, Some(routine::MOVE)) => changed(cx, item.source.slot, number::MOVE_COST),
        (None, _) => 0,
    };
    if change == 0 && item.rebates == 0 {
        return price;
    }
    let mut any = i32::from(price.any);
    if price.x && price.x_colour.is_none() {
        (any, price.x) = (any + item.x, false);
    }
    let any = call::off(cx, any, item) + change;
    Price { any: any.clamp(0, u8::MAX.into()) as u8, ..price }
}

/// By how much a card costs more or less to play where it is now.
pub(super) fn change(cx: &Context, seat: Seat, slot: Slot) -> i32 {
    own_toll(cx, slot) - supply::discount(cx, seat, slot) + changed(cx, slot, number::COST)
}

/// By how much more or less a card is played: its own text on that works where it can be played from (2-10-3-4).
fn own_toll(cx: &Context, slot: Slot) -> i32 {
    let toll = cx.s.profile(slot).toll;
    let own = |id: &AbilityId| match &cx.pool.ability(*id).form {
        Form::Static(affects) => {
            let tolls = |change: &Change| matches!(change, Change::Toll(_));
            affects.iter().any(|affect| affect.filter == Filter::this() && affect.changes.iter().any(tolls))
        }
        _ => false,
    };
    let from_itself = toll != 0 && cx.t.tracing && cx.pool.card(cx.s.object(slot).card).abilities.iter().any(own);
    if from_itself && !cx.by(card::OWN_COST) { 0 } else { toll }
}

/// By how much effects have changed a cost; one they have set is what it is.
fn changed(cx: &Context, slot: Slot, number: Number) -> i32 {
    let profile = cx.s.profile(slot);
    if profile.fixed.has(number) {
        return 0;
    }
    let (object, card) = (cx.s.object(slot), cx.pool.card(cx.s.object(slot).card));
    // What was declared for a variable is no change.
    let declared = if number == number::COST { numbers::declared(card, object) } else { 0 };
    profile.number(number) - card.profile.number(number) - declared
}

/// A card that pays is frozen.
pub(crate) fn spend(spent: Spent) -> Option<(Act, Verb)> {
    Some((Act::Turn { slot: spent.slot, to: FROZEN }, verb::FREEZE))
}
