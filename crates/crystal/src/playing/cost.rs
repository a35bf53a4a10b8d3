//! Paying costs with CP (F 11.2; S 11.2.7, 11.3.6 and the like).

use crate::book::Context;
use crate::card;
use crate::edition::{Edition, Obeys};
use crate::keywords::warp;
use crate::playing::summon::CARRIED;
use crate::playing::{ability, character};
use crate::rules::{Cited, cite};
use crate::words::{element, kind, label, number, verb, zone};
use duel::ability::{CostPart, CostWhat, Price};
use duel::event::Act;
use duel::filter::{Filter, Whose};
use duel::frame::Proc;
use duel::item::{Item, NO_ABILITY};
use duel::log::{Source, Spill};
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::Pick;
use duel::refusal::Verdict;
use duel::state::Spent;
use duel::words::{COLOURS, Kinds, Seat, Verb, Zones};
use std::sync::LazyLock;

/// Sources of CP: Backups that dull, cards that are discarded.
const BACKUP: u8 = 0;
const DISCARD: u8 = 1;

/// What is added to the cost of casting a card, or taken off it. What says that the cost cannot become 0 bounds what all
/// reductions leave of it (reading F26).
pub(crate) fn toll<E: Edition>(cx: &Context<E>, slot: Slot) -> i32 {
    let profile = cx.s.profile(slot);
    let printed = profile.number(number::COST);
    let cost = printed + profile.toll;
    let discounted = if profile.discount < 0 { (cost + profile.discount).max(printed.min(1)) } else { cost };
    discounted - printed
}

/// The cost of a card, as it is where it is.
pub(crate) fn printed<E: Edition>(cx: &Context<E>, slot: Slot) -> i32 {
    cx.s.profile(slot).number(number::COST)
}

/// What is added to the cost of a card that was announced: what was where it was, even if it has another cost by now (S
/// 11.2.5).
pub(super) fn carried<E: Edition>(cx: &Context<E>, slot: Slot, toll: i32, cost: i32) -> i32 {
    let now = self::printed(cx, slot);
    match CARRIED.is_in::<E>() && cx.s.object(slot).zone == zone::STACK {
        true if cost + toll != now + self::toll(cx, slot) && !cx.obeys(CARRIED) => self::toll(cx, slot),
        true => cost + toll - now,
        false => toll,
    }
}

/// What casting a card costs: its cost, with one CP of each of its elements (F 11.4.6.1.1, 11.4.6.1.2; S 11.3.6.1.1),
/// whatever the elements for Light and Dark (F 11.4.6.1.3; S 11.3.6.1.1); for an ability what stands before the colon
/// (F 11.6.2.1; S 11.7.2.1.1), for Warp what stands behind it (F 15.2.7.3).
pub(crate) fn price<E: Edition>(cx: &Context<E>, item: &Item) -> Price {
    let Some(slot) = item.card.filter(|_| !warp::is_leaving(cx, item)) else {
        return if item.ability == NO_ABILITY { Price::default() } else { cx.pool.ability(item.ability).cost.price };
    };
    let profile = cx.s.profile(slot);
    let cost = profile.number(number::COST) + item.toll;
    let mut price = Price::default();
    if cost <= 0 || !duel::audit::holds(card::COST.of::<E>()) {
        return price;
    }
    let coloured = character::elements(cx, slot, card::elements(cx, slot));
    for colour in coloured.iter() {
        price.coloured[colour.index()] = 1;
    }
    price.any = (cost - coloured.len() as i32).clamp(0, u8::MAX.into()) as u8;
    if item.ability != NO_ABILITY {
        price.x = cx.pool.ability(item.ability).cost.price.x;
    }
    price
}

/// What a Character would cost to cast by now; what counts is what it cost when that was fixed (F 11.4.6; S 11.3.6).
pub(crate) fn anew<E: Edition>(cx: &Context<E>, item: &Item) -> Item {
    match item.card {
        Some(slot) if cx.s.object(slot).zone == zone::HAND => Item { toll: toll(cx, slot), ..*item },
        _ => *item,
    }
}

/// A special ability also takes a card of the same name from the hand (F 11.7.1, reading F18; S 11.8.1).
pub(crate) fn surcharge<E: Edition>(cx: &Context<E>, item: &Item) -> Option<&'static CostPart> {
    static ANY: LazyLock<CostPart> = LazyLock::new(|| namesake(Kinds::EMPTY));
    static CHARACTER: LazyLock<CostPart> = LazyLock::new(|| namesake(kind::CHARACTERS));
    let special = item.ability != NO_ABILITY && cx.pool.ability(item.ability).label == label::SPECIAL;
    (special && duel::audit::holds(ability::NAMESAKE.of::<E>()))
        .then(|| if ability::namesakes::<E>().is_empty() { &*ANY } else { &*CHARACTER })
}

/// A card of these kinds with a name of the source's is discarded.
fn namesake(kinds: Kinds) -> CostPart {
    let zones = Zones::of(&[zone::HAND]);
    let filter = Filter { zones, whose: Whose::Yours, kinds, namesake: true, ..Filter::any() };
    CostPart::Move { what: CostWhat::Some(1, filter), to: zone::BREAK, verb: verb::DISCARD }
}

/// Backups and cards in hand give CP: one, or two of which one may be lost; Light and Dark cards in hand give none
/// (F 11.2.1.1; S 11.3.6.1.1).
pub(crate) const CP: Cited = cite!(f "11.2.1.1", s "11.3.6.1.1");

/// Active Backups give one CP of their element; cards in hand give two of theirs, unless Light or Dark (5.2.1.3,
/// 11.2.1.1).
pub(crate) fn sources<E: Edition>(cx: &Context<E>, seat: Seat, out: &mut Vec<Source>) {
    if !duel::audit::holds(CP.of::<E>()) {
        return;
    }
    for side in [seat, seat.other()] {
        for &slot in cx.s.cards(zone::FIELD, side) {
            let profile = cx.s.profile(slot);
            if profile.controller == seat
                && profile.kinds.has(kind::BACKUP)
                && duel::audit::holds(card::BACKUPS.of::<E>())
                && cx.s.object(slot).orientation == Orientation::Upright
                && !cx.forbidden(verb::DULL, slot, None)
            {
                let colours = profile.colours.union(profile.yields);
                out.push(Source { slot, units: 1, colours, spill: Spill::Never, sort: BACKUP, bonds: 0 });
            }
        }
    }
    for &slot in cx.s.cards(zone::HAND, seat) {
        let colours = cx.s.profile(slot).colours;
        if !colours.meets(element::LIGHT_AND_DARK) {
            out.push(Source { slot, units: 2, colours, spill: Spill::Bounded, sort: DISCARD, bonds: 0 });
        }
    }
}

/// Whether a card may pay CP (F 5.2.1.3, 11.2.1.1; S 11.3.6.1.1); what would lose more than is allowed may not (F
/// 5.2.1.3.1; S 5.2.1.2.1).
pub(crate) fn check<E: Edition, V: Verdict>(cx: &Context<E>, seat: Seat, pick: Pick, verdict: &mut V) {
    let Pick::Pay(slot, code) = pick else { return };
    let it = Some(slot);
    let (object, profile) = (cx.s.object(slot), cx.s.profile(slot));
    if code >> 4 != BACKUP {
        need!(verdict, object.zone == zone::HAND && object.owner == seat, card::CP.of::<E>(), it);
        need!(verdict, !profile.colours.meets(element::LIGHT_AND_DARK), card::CP.of::<E>(), it);
        need!(verdict, !profile.colours.meets(element::LIGHT_AND_DARK), CP.of::<E>(), it);
    } else {
        let backup = object.zone == zone::FIELD && profile.kinds.has(kind::BACKUP) && profile.controller == seat;
        need!(verdict, backup, card::BACKUPS.of::<E>(), it);
        need!(verdict, object.orientation == Orientation::Upright, card::BACKUPS.of::<E>(), it);
    }
    if cx.s.frames.last().is_none_or(|frame| frame.proc != Proc::Pay) {
        return;
    }
    let mut able = Vec::new();
    sources(cx, seat, &mut able);
    let offered = cx.t.options.contains(&pick) || !able.iter().any(|source| source.slot == slot);
    need!(verdict, offered, cite!(f "5.2.1.3.1", s "5.2.1.2.1").of::<E>(), it);
}

/// A Backup dulls, a card is discarded.
pub(crate) fn spend<E: Edition>(cx: &Context<E>, spent: Spent) -> Option<(Act, Verb)> {
    cx.obeys(CP);
    Some(if spent.sort == BACKUP {
        cx.obeys(card::BACKUPS);
        (Act::Turn { slot: spent.slot, to: Orientation::Sideways }, verb::DULL)
    } else {
        (cx.move_to(spent.slot, zone::BREAK), verb::DISCARD)
    })
}

const _: () = assert!(element::NAMES.len() <= COLOURS);
