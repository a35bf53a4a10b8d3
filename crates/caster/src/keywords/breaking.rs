//! Chapter 1103: Break.

use super::replacer;
use crate::action::cards;
use crate::book::Context;
use crate::principles;
use crate::processing::playing;
use crate::rules::cite;
use crate::turn::call;
use crate::words::{keyword, kind, label, verb, zone};
use duel::card::ability::{Cost, Price};
use duel::card::pool::CardPool;
use duel::engine::question::Pick;
use duel::engine::scratch::Scratch;
use duel::event::Cause;
use duel::ids::{AbilityId, Keywords, Rule, Seat};
use duel::state::object::{Object, Slot};
use duel::state::stack_item::StackItem;

/// The `way` of the stack item for a caster's Break while its cost is being paid.
const PAYING: u8 = 1;

/// The rule by which a card breaks: a caster (1103.2a; for a cost, 1103.3a) or another card (1103.2b, 1103.3b).
fn rule(cx: &Context, slot: Slot, ability: AbilityId) -> Rule {
    let free = cx.pool.ability(ability).cost.is_free();
    match (cx.state.characteristics(slot).kinds.has(kind::CASTER), free) {
        (true, true) => cite!("1103.2a"),
        (true, false) => cite!("1103.3a"),
        (false, true) => cite!("1103.2b"),
        (false, false) => cite!("1103.3b"),
    }
}

/// Makes the stack item for playing a card by its Break; its `way` is one more than the number of that ability.
fn item_of(cx: &Context, seat: Seat, slot: Slot, ability: AbilityId) -> StackItem {
    let mut abilities = 0..cx.state.ability_count(cx.pool, slot);
    let at = abilities.find(|&at| cx.state.ability_at(cx.pool, slot, at) == Some(ability)).unwrap_or(0);
    let free = cx.pool.ability(ability).cost.is_free();
    StackItem { free, way: at + 1, ..cards::item_of(cx, seat, slot) }
}

/// The Break by which the card of this stack item is played, if any.
pub(crate) fn of(cx: &Context, item: &StackItem) -> Option<AbilityId> {
    cx.state.ability_at(cx.pool, item.card?, item.way.checked_sub(1)?)
}

/// A card played by its Break costs what the Break says instead of its cost (1103.3b).
pub(crate) fn price(cx: &Context, item: &StackItem) -> Option<Price> {
    of(cx, item).map(|id| cx.pool.ability(id).cost.price)
}

/// The cost of playing a card by its Break (1103.3b).
pub(crate) fn cost_of_way<'a>(cx: &Context<'a>, item: &StackItem) -> Option<&'a Cost> {
    of(cx, item).map(|id| &cx.pool.ability(id).cost)
}

/// A caster can break if its player controls no caster of its name (1103.2a), it can enter, and the Break's cost can be
/// paid (1103.3a); another card can if its play can be carried out in full (1103.2b, 1103.3b, reading C21). Otherwise
/// the card goes to the hand.
pub(crate) fn is_possible(cx: &Context, seat: Seat, slot: Slot, breaks: &StackItem) -> bool {
    let possible = if cx.state.characteristics(slot).kinds.has(kind::CASTER) {
        let barred = cx.is_forbidden(verb::ENTER, slot, None) && cx.cite(principles::CANNOT);
        !barred
            && !call::controls_namesake(cx, seat, slot)
            && (breaks.way == PAYING || cx.try_in_copy(|cx| cx.can_pay(breaks)))
    } else {
        playing::can_be_carried_out(cx, seat, slot, &item_of(cx, seat, slot, breaks.ability))
    };
    possible || !cx.cite(rule(cx, slot, breaks.ability))
}

/// A player breaks orbs that go to the hand together in any order (1103.4). Returns the rule of the question which orb
/// breaks next, or whether a single one does.
pub(crate) fn asks(cx: &Context, offered: &[Pick]) -> Option<Rule> {
    let mut breaks = offered.iter().filter_map(|pick| replacer(cx, pick, label::BREAK));
    let (first, ability) = breaks.next()?;
    let several = breaks.any(|(slot, _)| slot != first);
    Some(if several { cite!("1103.4") } else { rule(cx, first, ability) })
}

/// A card that would be put into the hand from the orbs breaks instead (reading C16): a caster enters, another card is
/// played. An orb that was corrupted still counts as corrupted, wherever it goes (reading C21). Begins a procedure.
pub(crate) fn break_out(cx: &mut Context, seat: Seat, slot: Slot, cause: Cause) {
    let (Some(ability), Some(&item)) = (cause.ability, cx.state.resolving.last()) else { return };
    let rule = rule(cx, slot, ability);
    if !cx.cite(rule) || !is_possible(cx, seat, slot, &item) {
        return;
    }
    let (was_corrupted, from) = (cx.pending_event_of(slot), cx.state.object(slot).origin);
    let player = cx.player_left(slot);
    if !cx.state.characteristics(slot).kinds.has(kind::CASTER) {
        let item = item_of(cx, seat, slot, ability);
        cards::play_as(cx, seat, slot, item);
    } else if item.way == PAYING || cx.pool.ability(ability).cost.is_free() {
        let act = cx.move_to_place(slot, zone::CASTERS, seat, 0);
        cx.happen(act, verb::ENTER, Cause { rule, ..cause });
    } else {
        cx.play_at_once(StackItem { way: PAYING, ..StackItem::new(ability, item.source, seat) });
        return;
    }
    if let Some(event) = was_corrupted {
        cx.count_as_happened(event, from, player);
    }
}

/// A text that refers to Break includes Break for a cost (1103.5).
pub(crate) fn counts_keywords(pool: &CardPool, scratch: &Scratch, object: &Object, keywords: Keywords) -> bool {
    let costs = |&id: &AbilityId| {
        let ability = pool.ability(id);
        ability.label == label::BREAK && !ability.cost.is_free()
    };
    let for_a_cost = keywords.has(keyword::BREAK) && pool.card(object.card).abilities.iter().any(costs);
    !for_a_cost || scratch.cite(cite!("1103.5"))
}
