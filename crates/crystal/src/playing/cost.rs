//! Paying costs with CP (F 11.2; S 11.2.7, 11.3.6 and the like).

use crate::book::{Context, Crystal};
use crate::edition::{Edition, Obeys};
use crate::keywords::{overdrive, warp};
use crate::playing::summon::CARRIED;
use crate::playing::{ability, character};
use crate::rules::{Cited, cite};
use crate::words::{element, kind, label, number, verb, zone};
use crate::{attack, card, playing};
use duel::book::{Currency, Paying};
use duel::card::ability::{Ability, CostObjects, CostPart, Price};
use duel::card::characteristics::{Characteristics, Orientation};
use duel::card::filter::{Filter, Whose};
use duel::engine::frame::Proc;
use duel::engine::question::Pick;
use duel::engine::refusal::Verdict;
use duel::engine::why_not::Lack;
use duel::event::Happening;
use duel::ids::*;
use duel::need;
use duel::play::cost::source::{CurrencySource, Surplus};
use duel::state::SetAside;
use duel::state::object::Slot;
use duel::state::stack_item::{NO_ABILITY, StackItem};
use std::sync::LazyLock;

/// Sources of CP: Backups that dull, cards that are discarded.
const BACKUP: u8 = 0;
const DISCARD: u8 = 1;

/// The amount that effects add to the cost of casting a card; negative for a reduction.
///
/// "It cannot become 0" bounds the cost after all reductions (reading F26).
pub(crate) fn toll<E: Edition>(cx: &Context<E>, slot: Slot) -> i32 {
    toll_of(cx.state.characteristics(slot))
}

/// The same for a Summon that is to be cast, whose cost is fixed while it is on the stack (F 11.3.2, 11.3.7).
///
/// In the older system it costs what it costs in its zone (S 11.2.5).
pub(crate) fn toll_on_stack<E: Edition>(cx: &mut Context<E>, slot: Slot) -> i32 {
    let (counted, from) = (cx.state.derived.counted_zones, cx.state.object(slot).zone);
    if CARRIED.is_in::<E>() || !counted.has(from) && !counted.has(zone::STACK) {
        return toll(cx, slot);
    }
    toll_of(&cx.characteristics_once_announced(slot, zone::STACK))
}

fn toll_of(characteristics: &Characteristics) -> i32 {
    let printed = characteristics.number(number::COST);
    let cost = printed + characteristics.cost_increase;
    let discounted = if characteristics.cost_reduction < 0 {
        (cost + characteristics.cost_reduction).max(printed.min(1))
    } else {
        cost
    };
    discounted - printed
}

/// The cost of a card in its zone.
pub(crate) fn printed<E: Edition>(cx: &Context<E>, slot: Slot) -> i32 {
    cx.state.characteristics(slot).number(number::COST)
}

/// The amount added to the cost of an announced card.
///
/// A Summon on the stack costs what it cost in its zone, even if its cost has changed (S 11.2.5).
pub(super) fn carried<E: Edition>(cx: &Context<E>, slot: Slot, toll: i32, cost: i32) -> i32 {
    let now = self::printed(cx, slot);
    match CARRIED.is_in::<E>() && cx.state.object(slot).zone == zone::STACK {
        true if cost + toll != now + self::toll(cx, slot) && !cx.obeys(CARRIED) => self::toll(cx, slot),
        true => cost + toll - now,
        false => toll,
    }
}

/// The price of a card or an ability.
///
/// Casting a card takes its cost, with one CP of each of its elements (F 11.4.6.1.1, 11.4.6.1.2; S 11.3.6.1.1), or of
/// any elements for Light and Dark (F 11.4.6.1.3; S 11.3.6.1.1). An ability takes the cost before its colon (F
/// 11.6.2.1; S 11.7.2.1.1), Warp the cost behind it (F 15.2.7.3).
pub(crate) fn price<E: Edition>(cx: &Context<E>, item: &StackItem) -> Price {
    let Some(slot) = item.card.filter(|_| !warp::is_leaving(cx, item)) else {
        return if item.ability == NO_ABILITY { Price::default() } else { cx.pool.ability(item.ability).cost.price };
    };
    let characteristics = cx.state.characteristics(slot);
    let cost = characteristics.number(number::COST) + item.cost_increase;
    let mut price = Price::default();
    if cost <= 0 || !duel::book::audit::holds(card::COST.of::<E>()) {
        return price;
    }
    let coloured = character::elements(cx, slot, card::elements(cx, slot));
    for colour in coloured.iter() {
        price.coloured[colour.index()] = 1;
    }
    price.generic = (cost - coloured.len() as i32).clamp(0, u8::MAX.into()) as u8;
    if item.ability != NO_ABILITY {
        price.x = cx.pool.ability(item.ability).cost.price.x;
    }
    price
}

/// A cost of discarding a card of these kinds that shares a name with the source.
fn namesake(kinds: Kinds) -> CostPart {
    let zones = Zones::of(&[zone::HAND]);
    let filter = Filter { zones, whose: Whose::Yours, kinds, shares_name_with_source: true, ..Filter::any() };
    CostPart::Move { what: CostObjects::Exactly(1, filter), to: zone::BREAK, verb: verb::DISCARD }
}

/// A Backup gives one CP, a discarded card two, of which one may be lost (F 11.2.1.1; S 11.3.6.1.1).
///
/// Light and Dark cards in hand give none.
pub(crate) const CP: Cited = cite!(f "11.2.1.1", s "11.3.6.1.1");

/// Active Backups give one CP of their element, cards in hand two of theirs, unless Light or Dark (5.2.1.3, 11.2.1.1).
pub(crate) fn sources<E: Edition>(cx: &Context<E>, seat: Seat, out: &mut Vec<CurrencySource>) {
    if !duel::book::audit::holds(CP.of::<E>()) {
        return;
    }
    for side in [seat, seat.other()] {
        for &slot in cx.state.cards(zone::FIELD, side) {
            let characteristics = cx.state.characteristics(slot);
            if characteristics.controller == seat
                && characteristics.kinds.has(kind::BACKUP)
                && duel::book::audit::holds(card::BACKUPS.of::<E>())
                && cx.state.object(slot).orientation == Orientation::Upright
                && !cx.is_forbidden(verb::DULL, slot, None)
            {
                let colours = characteristics.colours.union(characteristics.also_pays_as);
                out.push(CurrencySource { slot, units: 1, colours, surplus: Surplus::None, sort: BACKUP, bonds: 0 });
            }
        }
    }
    for &slot in cx.state.cards(zone::HAND, seat) {
        let colours = cx.state.characteristics(slot).colours;
        if !colours.meets(element::LIGHT_AND_DARK) {
            out.push(CurrencySource { slot, units: 2, colours, surplus: Surplus::Lost, sort: DISCARD, bonds: 0 });
        }
    }
}

/// Checks that a card may pay CP (F 5.2.1.3, 11.2.1.1; S 11.3.6.1.1).
///
/// It may not if more CP would be lost than is allowed (F 5.2.1.3.1; S 5.2.1.2.1).
pub(crate) fn check_action<E: Edition, V: Verdict>(cx: &Context<E>, seat: Seat, pick: Pick, verdict: &mut V) {
    let Pick::Pay(slot, code) = pick else { return };
    let it = Some(slot);
    let (object, characteristics) = (cx.state.object(slot), cx.state.characteristics(slot));
    // A card in hand gives CP by being discarded, whichever sort the pick names.
    if code >> 4 != BACKUP || object.zone == zone::HAND {
        need!(verdict, object.zone == zone::HAND && object.owner == seat, card::CP.of::<E>(), it);
        need!(verdict, !characteristics.colours.meets(element::LIGHT_AND_DARK), card::CP.of::<E>(), it);
        need!(verdict, !characteristics.colours.meets(element::LIGHT_AND_DARK), CP.of::<E>(), it);
    } else {
        let backup =
            object.zone == zone::FIELD && characteristics.kinds.has(kind::BACKUP) && characteristics.controller == seat;
        need!(verdict, backup, card::BACKUPS.of::<E>(), it);
        need!(verdict, object.orientation == Orientation::Upright, card::BACKUPS.of::<E>(), it);
    }
    if cx.state.frames.last().is_none_or(|frame| frame.proc != Proc::Pay) {
        return;
    }
    let mut able = Vec::new();
    sources(cx, seat, &mut able);
    let offered = cx.scratch.options.contains(&pick) || !able.iter().any(|source| source.slot == slot);
    need!(verdict, offered, cite!(f "5.2.1.3.1", s "5.2.1.2.1").of::<E>(), it);
}

const _: () = assert!(element::NAMES.len() <= COLOURS);

impl<E: Edition> Paying for Crystal<E> {
    // F 11.4.6; S 11.3.6
    const PRICE_NUMBERS: Numbers = Numbers::of(&[number::COST]);

    fn price(cx: &Context<E>, item: &StackItem) -> Price {
        price(cx, item)
    }

    /// The stack item with the price its Character has now.
    ///
    /// In play the price that was fixed counts (F 11.4.6; S 11.3.6).
    fn with_current_price(cx: &Context<E>, item: &StackItem) -> StackItem {
        match item.card {
            Some(slot) if cx.state.object(slot).zone == zone::HAND => {
                StackItem { cost_increase: toll(cx, slot), ..*item }
            }
            _ => *item,
        }
    }

    /// A special ability also costs a card of the same name from the hand (F 11.7.1, reading F18; S 11.8.1).
    fn mandatory_part(cx: &Context<E>, item: &StackItem) -> Option<&'static CostPart> {
        static ANY: LazyLock<CostPart> = LazyLock::new(|| namesake(Kinds::EMPTY));
        static CHARACTER: LazyLock<CostPart> = LazyLock::new(|| namesake(kind::CHARACTERS));
        let special = item.ability != NO_ABILITY && cx.pool.ability(item.ability).label == label::SPECIAL;
        (special && duel::book::audit::holds(ability::NAMESAKE.of::<E>()))
            .then(|| if ability::namesakes::<E>().is_empty() { &*ANY } else { &*CHARACTER })
    }

    /// A card played onto the field lacks CP by the rule on its elements (F 11.4.6.1.1 to 11.4.6.1.3; S 11.3.6.1.1,
    /// 11.4.7.1, 11.5.6.1.1).
    fn unpaid_rule(cx: &Context<E>, item: &StackItem, lack: Lack) -> Rule {
        let rules = playing::play_rules(cx, item);
        match (lack, item.card) {
            (Lack::Turning { .. }, _) => rules.turned,
            (Lack::Units | Lack::Colour(_), Some(slot)) if !warp::is_leaving(cx, item) => {
                let summon = cx.state.characteristics(slot).kinds.has(kind::SUMMON);
                if summon { Rule::UNNUMBERED } else { character::rule_of_elements(cx, slot) }
            }
            _ => Rule::UNNUMBERED,
        }
    }

    fn pay_rule(cx: &Context<E>, item: &StackItem) -> Rule {
        if item.card.is_none() && item.ability == NO_ABILITY {
            return attack::fee_rule(cx);
        }
        overdrive::pay_rule(cx, item).unwrap_or_else(|| playing::play_rules(cx, item).pay)
    }

    fn lent_cost_rule(ability: &Ability) -> Rule {
        overdrive::adds::<E>(ability)
    }
}

impl<E: Edition> Currency for Crystal<E> {
    fn allowed_surplus(price: &Price) -> u8 {
        card::allowed_surplus::<E>(price)
    }

    fn sources(cx: &Context<E>, seat: Seat, out: &mut Vec<CurrencySource>) {
        sources(cx, seat, out);
    }

    /// A Backup that pays dulls, and a card of the hand is discarded.
    fn spend(cx: &Context<E>, _: Seat, spent: SetAside) -> Option<(Happening, Verb)> {
        cx.obeys(CP);
        Some(if spent.sort == BACKUP {
            cx.obeys(card::BACKUPS);
            (Happening::Turn { slot: spent.slot, to: Orientation::Sideways }, verb::DULL)
        } else {
            (cx.move_to(spent.slot, zone::BREAK), verb::DISCARD)
        })
    }
}
