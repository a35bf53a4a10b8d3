//! EX Bursts (F 11.10; S 11.11).

use crate::book::Context;
use crate::damage::IN_ANY_ORDER;
use crate::edition::{Edition, Obeys};
use crate::keywords;
use crate::rules::{Cited, cite};
use crate::words::{keyword, label};
use duel::card::ability::Form;
use duel::card::amount::Condition;
use duel::engine::frame::Flow;
use duel::engine::question::{Pick, Topic};
use duel::ids::{AbilityId, Seat};
use duel::state::object::{ObjectRef, Slot};
use duel::state::stack_item::StackItem;

/// Asks whether an EX Burst is used.
pub const BURST: Topic = Topic::Book(4);

/// The last index of a run of EX Burst cards of one player in the list, which begins at `first`.
pub(crate) fn last_of_player<E: Edition>(cx: &Context<E>, first: usize) -> usize {
    let owner = |at: usize| cx.state.object(cx.state.set_aside[at].slot).owner;
    (first..cx.state.set_aside.len()).take_while(|&at| owner(at) == owner(first)).last().unwrap_or(first)
}

/// A player who is dealt a card with an EX Burst may use it (F 11.10.2; S 11.11.2).
pub(crate) const MAY: Cited = cite!(f "11.10.2", s "11.11.2");

/// A player who is dealt a card with an EX Burst may use it at once, and nobody can respond (F 11.10.2; S 11.11.2).
///
/// Of several, from `first` to `last` in the list, that player chooses the next one. Asks.
pub(crate) fn ask<E: Edition>(cx: &mut Context<E>, first: usize, last: usize) -> Flow {
    let seat = cx.state.object(cx.state.set_aside[first].slot).owner;
    if last > first && cx.obeys(IN_ANY_ORDER) {
        for at in first..=last {
            let card = |at: usize| cx.state.object(cx.state.set_aside[at].slot).card;
            if !(first..at).any(|earlier| card(earlier) == card(at)) {
                cx.offer(Pick::Object(cx.state.set_aside[at].slot));
            }
        }
        cx.offer(Pick::Done);
        return cx.ask(seat, BURST, IN_ANY_ORDER.of::<E>());
    }
    cx.offer(Pick::Yes);
    cx.offer(Pick::No);
    cx.ask(seat, BURST, MAY.of::<E>())
}

/// The card just placed has an EX Burst. One of Damage N depends on the damage at this point (F 15.2.6.3).
///
/// `to_come` is the number of points still to be dealt.
pub(crate) fn bursts<E: Edition>(cx: &mut Context<E>, slot: Slot, seat: Seat, to_come: i32) -> bool {
    let Some(ability) = burst_of(cx, slot) else { return false };
    let condition = cx.pool.ability(ability).condition.as_ref().and_then(Condition::existence_condition);
    let Some(condition) = condition else { return true };
    let item = StackItem::new(ability, cx.state.object_ref(slot), seat);
    keywords::has_burst(cx, &item, condition, to_come)
}

/// The effect of an EX Burst keeps all information of its card (F 11.10.1).
///
/// The older system only calls it an effect of the Summon or an ability of the Character. Of an auto-ability only the
/// effect is carried out, as if its trigger condition were met (F 11.10.3; S 11.11.3). A Summon is not cast and an
/// ability not used, so nothing is paid, and an X of the cost is 0. Of a Summon all lines apply.
pub(crate) fn effect<E: Edition>(cx: &Context<E>, slot: Slot, ability: AbilityId, seat: Seat) -> StackItem {
    const OF_ITS_CARD: Cited = cite!(f "11.10.1");
    let card = cx.state.object_ref(slot);
    let known = !OF_ITS_CARD.is_in::<E>() || cx.obeys(OF_ITS_CARD);
    let source = if known { card } else { ObjectRef { life: u16::MAX, ..card } };
    let effect_only = cx.obeys(cite!(f "11.10.3", s "11.11.3"));
    let whole = cx.pool.card(cx.state.object(slot).card).spell.filter(|_| {
        let burst = cx.pool.ability(ability);
        burst.form == Form::Spell && burst.condition.is_none()
    });
    let mut item = StackItem::new(whole.unwrap_or(ability), source, seat);
    (item.condition_met, item.free) = (effect_only, effect_only);
    item
}

/// The ability that is the card's EX Burst, if it has one (5.2.2.1).
pub(crate) fn burst_of<E: Edition>(cx: &Context<E>, slot: Slot) -> Option<AbilityId> {
    let card = cx.pool.card(cx.state.object(slot).card);
    if !card.characteristics.keywords.has(keyword::EX_BURST) {
        return None;
    }
    let is_burst = |&&id: &&AbilityId| matches!(cx.pool.ability(id).label, label::AUTO_EX | label::SUMMON_EX);
    card.abilities.iter().find(is_burst).copied()
}
