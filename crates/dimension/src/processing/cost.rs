//! Part 4, sections 7-2-3 to 7-2-8 with part 1, sections 2-3: the costs of playing, activating and moving, and paying.

use super::playing::by_reference;
use super::way::Way;
use crate::book::{Context, Dimension0};
use crate::definitions::card;
use crate::definitions::status::FROZEN;
use crate::keywords::{advance, call, formation, muster, raid, supply, zone_effect};
use crate::numbers;
use crate::other::fuse;
use crate::words::{label, number, price, routine, verb};
use duel::book::{Currency, Paying};
use duel::card::ability::{Ability, Change, CostPart, Form, Price};
use duel::card::characteristics::Characteristics;
use duel::card::filter::Filter;
use duel::card::pool::Card;
use duel::engine::scratch::Scratch;
use duel::engine::why_not::Lack;
use duel::event::Happening;
use duel::ids::*;
use duel::play::cost::source::CurrencySource;
use duel::state::SetAside;
use duel::state::object::{Object, Slot};
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// The colourless energy for creating or renewing the plan (3-8-2-3, 3-8-2-4).
const PLAN: u8 = 1;

/// The energy cost of a stack item, before increases and reductions.
pub(crate) fn price(cx: &Context, item: &StackItem) -> Price {
    let price = match (item.card, item.routine) {
        (Some(slot), _) => play(cx, item, slot),
        (None, Some(routine::MOVE)) => printed(cx, item.source.slot, number::MOVE_COST, price::MOVE),
        (None, Some(routine::CREATE_PLAN | routine::RENEW_PLAN)) => Price { generic: PLAN, ..Price::default() },
        (None, _) if item.ability != NO_ABILITY => cx.pool.ability(item.ability).cost.price,
        (None, _) => return Price::default(),
    };
    if price == Price::default() { numbers::nothing(cx) } else { price }
}

/// A card played by a formation costs what that says (5-8-2); by Muster, no formation applies (5-3-2-2).
fn play(cx: &Context, item: &StackItem, slot: Slot) -> Price {
    let formation = match Way::of(item.way) {
        Way::Usual => None,
        Way::Formation(index) => Some(index),
        Way::Muster(_) => {
            let also = formation::also(cx, item.controller, slot, item.place);
            also.filter(|_| !cx.cite(muster::ALONE))
        }
    };
    let price = formation.and_then(|index| formation::price(cx, slot, index));
    price.unwrap_or_else(|| printed(cx, slot, number::COST, price::PLAY))
}

/// The printed price, or the one an effect has set.
fn printed(cx: &Context, slot: Slot, number: Number, which: usize) -> Price {
    let characteristics = cx.state.characteristics(slot);
    let printed = cx.pool.card(cx.state.object(slot).card).prices.get(which).copied().unwrap_or_default();
    if characteristics.numbers_set_by_effects.has(number) && by_reference(cx) {
        // A cost set by an effect has no X to choose (1-2-3-3).
        let x = printed.x && !cx.cite(numbers::VARIABLE);
        return Price { generic: characteristics.number(number).clamp(0, u8::MAX.into()) as u8, x, ..Price::default() };
    }
    printed
}

/// The increase or reduction of a card's play cost in its current zone.
pub(super) fn change(cx: &Context, seat: Seat, slot: Slot) -> i32 {
    own_toll(cx, slot) - supply::discount(cx, seat, slot) + changed(cx, slot, number::COST)
}

/// The increase of a card's play cost by effects; its own text on that works where it can be played from (2-10-3-4).
fn own_toll(cx: &Context, slot: Slot) -> i32 {
    let toll = cx.state.characteristics(slot).cost_increase;
    let own = |id: &AbilityId| match &cx.pool.ability(*id).form {
        Form::Static(affects) => {
            let tolls = |change: &Change| matches!(change, Change::CostIncrease(_));
            affects.iter().any(|affect| affect.filter == Filter::this() && affect.changes.iter().any(tolls))
        }
        _ => false,
    };
    let from_itself =
        toll != 0 && cx.scratch.trace.is_kept() && cx.pool.card(cx.state.object(slot).card).abilities.iter().any(own);
    if from_itself && !cx.cite(card::OWN_COST) { 0 } else { toll }
}

/// The amount by which effects have changed a cost; 0 if an effect has set it.
fn changed(cx: &Context, slot: Slot, number: Number) -> i32 {
    let characteristics = cx.state.characteristics(slot);
    if characteristics.numbers_set_by_effects.has(number) {
        return 0;
    }
    let (object, card) = (cx.state.object(slot), cx.pool.card(cx.state.object(slot).card));
    // The X that was chosen is no change.
    let declared = if number == number::COST { numbers::declared(card, object) } else { 0 };
    characteristics.number(number) - card.characteristics.number(number) - declared
}

impl Paying for Dimension0 {
    // The way of paying is fixed before targets are chosen (4-7-2-3).
    const RESERVES_BEFORE_CHOOSING: bool = true;
    // The chosen X counts in the card's cost (1-2-3-3).
    const X_COUNTS_IN_NUMBERS: bool = true;
    const PRICE_NUMBERS: Numbers = Numbers::of(&[number::COST, number::MOVE_COST]);

    fn price(cx: &Context, item: &StackItem) -> Price {
        price(cx, item)
    }

    /// The cost after all increases and reductions. Colourless energy may fall below 0 in between (1-2-2, 5-10-3).
    fn adjusted_price(cx: &Context, item: &StackItem, mut price: Price) -> Price {
        let change = match (item.card, item.routine) {
            (Some(slot), _) => change(cx, item.controller, slot) + item.cost_increase,
            (None, Some(routine::MOVE)) => changed(cx, item.source.slot, number::MOVE_COST),
            (None, _) => 0,
        };
        if change == 0 && item.rebates == 0 {
            return price;
        }
        let mut any = i32::from(price.generic);
        if price.x && price.x_colour.is_none() {
            (any, price.x) = (any + item.x, false);
        }
        let any = call::off(cx, any, item) + change;
        Price { generic: any.clamp(0, u8::MAX.into()) as u8, ..price }
    }

    fn rebate(cx: &Context, item: &StackItem) -> Option<(Rule, &'static CostPart)> {
        call::rebate(cx, item)
    }

    /// Awakening, Raid and Advance offer extra costs (5-7-3-1, 5-16-2, 5-11-3).
    fn extra_cost_times(cx: &Context, ability: &Ability) -> u8 {
        match ability.label {
            label::AWAKENING => zone_effect::awakens(cx).into(),
            label::RAID => raid::is_offered(cx).into(),
            label::ADVANCE => advance::times(cx),
            _ => 1,
        }
    }

    fn apply_x(scratch: &Scratch, card: &Card, object: &Object, characteristics: &mut Characteristics) {
        numbers::apply_x(scratch, card, object, characteristics);
    }

    fn part_rule(cx: &Context, item: &StackItem, verb: Verb) -> Rule {
        if verb == verb::FUSE { fuse::rule(item) } else { Self::pay_rule(cx, item) }
    }

    fn unpaid_rule(_: &Context, _: &StackItem, lack: Lack) -> Rule {
        if matches!(lack, Lack::Colour(_)) { numbers::COLOURED } else { Rule::UNNUMBERED }
    }
}

impl Currency for Dimension0 {
    fn sources(cx: &Context, seat: Seat, out: &mut Vec<CurrencySource>) {
        numbers::sources(cx, seat, out);
    }

    /// A card that pays energy is frozen.
    fn spend(_: &Context, _: Seat, spent: SetAside) -> Option<(Happening, Verb)> {
        Some((Happening::Turn { slot: spent.slot, to: FROZEN }, verb::FREEZE))
    }
}
