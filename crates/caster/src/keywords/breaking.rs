//! Chapter 1103: Break.

use super::replacer;
use crate::action::cards;
use crate::book::Context;
use crate::principles;
use crate::processing::playing;
use crate::rules::cite;
use crate::turn::call;
use crate::words::{keyword, kind, label, verb, zone};
use duel::ability::{CostPart, Price};
use duel::event::Cause;
use duel::item::Item;
use duel::log::Scratch;
use duel::object::{Object, Slot};
use duel::pool::CardPool;
use duel::question::Pick;
use duel::words::{AbilityId, Keywords, Rule, Seat};

/// The way in which a Break that costs something is used by a caster: its cost is being paid.
const PAYING: u8 = 1;

/// The rule by which a card breaks: a caster (1103.2a, for a cost 1103.3a), or another card (1103.2b, 1103.3b).
fn rule(cx: &Context, slot: Slot, ability: AbilityId) -> Rule {
    let free = cx.pool.ability(ability).cost.is_free();
    match (cx.s.profile(slot).kinds.has(kind::CASTER), free) {
        (true, true) => cite!("1103.2a"),
        (true, false) => cite!("1103.3a"),
        (false, true) => cite!("1103.2b"),
        (false, false) => cite!("1103.3b"),
    }
}

/// The play of a card by its Break: the way says which of its abilities that is.
fn item_of(cx: &Context, seat: Seat, slot: Slot, ability: AbilityId) -> Item {
    let mut abilities = 0..cx.s.abilities(cx.pool, slot);
    let at = abilities.find(|&at| cx.s.ability_at(cx.pool, slot, at) == Some(ability)).unwrap_or(0);
    let free = cx.pool.ability(ability).cost.is_free();
    Item { free, way: at + 1, ..cards::item_of(cx, seat, slot) }
}

/// The Break by which a card is played, if it is.
pub(crate) fn of(cx: &Context, item: &Item) -> Option<AbilityId> {
    cx.s.ability_at(cx.pool, item.card?, item.way.checked_sub(1)?)
}

/// What a card costs instead of its cost if it is played by its Break (1103.3b).
pub(crate) fn price(cx: &Context, item: &Item) -> Option<Price> {
    of(cx, item).map(|id| cx.pool.ability(id).cost.price)
}

/// What else playing a card by its Break takes (1103.3b).
pub(crate) fn terms<'a>(cx: &Context<'a>, item: &Item) -> &'a [CostPart] {
    match of(cx, item) {
        Some(id) => &cx.pool.ability(id).cost.parts,
        None => &[],
    }
}

/// Whether a card can break: a caster whose name its player does not control (1103.2a) if it can enter and what the Break
/// costs can be paid (1103.3a), another card if its play can be carried out in full (1103.2b, 1103.3b, reading C21).
/// Otherwise it goes to the hand.
pub(crate) fn is_possible(cx: &Context, seat: Seat, slot: Slot, breaks: &Item) -> bool {
    let possible = if cx.s.profile(slot).kinds.has(kind::CASTER) {
        let barred = cx.forbidden(verb::ENTER, slot, None) && cx.by(principles::CANNOT);
        !barred
            && !call::controls_namesake(cx, seat, slot)
            && (breaks.way == PAYING || cx.tried(|cx| cx.can_pay(breaks)))
    } else {
        playing::can_be_carried_out(cx, seat, slot, &item_of(cx, seat, slot, breaks.ability))
    };
    possible || !cx.by(rule(cx, slot, breaks.ability))
}

/// Which of its orbs that go to the hand together a player breaks next, in any order (1103.4), or whether a single one.
pub(crate) fn asks(cx: &Context, offered: &[Pick]) -> Option<Rule> {
    let mut breaks = offered.iter().filter_map(|pick| replacer(cx, pick, label::BREAK));
    let (first, ability) = breaks.next()?;
    let several = breaks.any(|(slot, _)| slot != first);
    Some(if several { cite!("1103.4") } else { rule(cx, first, ability) })
}

/// A card that is put into the hand from the orbs breaks instead (reading C16): a caster enters, another card is played. An
/// orb that is corrupted is, wherever it goes (reading C21).
pub(crate) fn break_out(cx: &mut Context, seat: Seat, slot: Slot, cause: Cause) {
    let (Some(ability), Some(&item)) = (cause.ability, cx.s.running.last()) else { return };
    let rule = rule(cx, slot, ability);
    if !cx.by(rule) || !is_possible(cx, seat, slot, &item) {
        return;
    }
    let (was_corrupted, from) = (cx.suspended(slot), cx.s.object(slot).origin);
    if !cx.s.profile(slot).kinds.has(kind::CASTER) {
        let item = item_of(cx, seat, slot, ability);
        cards::play_as(cx, seat, slot, item);
    } else if item.way == PAYING || cx.pool.ability(ability).cost.is_free() {
        let act = cx.move_to_place(slot, zone::CASTERS, seat, 0);
        cx.happen(act, verb::ENTER, Cause { rule, ..cause });
    } else {
        cx.play_at_once(Item { way: PAYING, ..Item::new(ability, item.source, seat) });
        return;
    }
    if let Some(event) = was_corrupted {
        cx.let_count(event, from);
    }
}

/// What speaks of Break speaks of Break for a cost, too (1103.5).
pub(crate) fn is_skilled(pool: &CardPool, scratch: &Scratch, object: &Object, keywords: Keywords) -> bool {
    let costs = |&id: &AbilityId| {
        let ability = pool.ability(id);
        ability.label == label::BREAK && !ability.cost.is_free()
    };
    let for_a_cost = keywords.has(keyword::BREAK) && pool.card(object.card).abilities.iter().any(costs);
    !for_a_cost || scratch.pass(cite!("1103.5"))
}
