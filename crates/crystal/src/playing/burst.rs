//! EX Bursts (F 11.10; S 11.11).

use crate::book::Context;
use crate::damage::IN_ANY_ORDER;
use crate::edition::{Edition, Obeys};
use crate::keywords;
use crate::rules::{Cited, cite};
use crate::words::{keyword, label};
use duel::amount::Condition;
use duel::frame::Flow;
use duel::item::Item;
use duel::object::{Ref, Slot};
use duel::question::{Pick, Topic};
use duel::words::{AbilityId, Seat};

/// Whether an EX Burst is used.
pub const BURST: Topic = Topic::Book(4);

/// The last in a row of cards with EX Bursts, from a place of the list on, that are one player's.
pub(crate) fn last_of_player<E: Edition>(cx: &Context<E>, first: usize) -> usize {
    let owner = |at: usize| cx.s.object(cx.s.spent[at].slot).owner;
    (first..cx.s.spent.len()).take_while(|&at| owner(at) == owner(first)).last().unwrap_or(first)
}

/// Who is dealt a card with an EX Burst may use it (F 11.10.2; S 11.11.2).
pub(crate) const MAY: Cited = cite!(f "11.10.2", s "11.11.2");

/// Who is dealt a card with an EX Burst may use it at once, and nobody answers it (F 11.10.2; S 11.11.2). Of several,
/// those from one place of the list to another, that player says which comes next.
pub(crate) fn ask<E: Edition>(cx: &mut Context<E>, first: usize, last: usize) -> Flow {
    let seat = cx.s.object(cx.s.spent[first].slot).owner;
    if last > first && cx.obeys(IN_ANY_ORDER) {
        for at in first..=last {
            let card = |at: usize| cx.s.object(cx.s.spent[at].slot).card;
            if !(first..at).any(|earlier| card(earlier) == card(at)) {
                cx.offer(Pick::Object(cx.s.spent[at].slot));
            }
        }
        cx.offer(Pick::Done);
        return cx.ask(seat, BURST, IN_ANY_ORDER.of::<E>());
    }
    cx.offer(Pick::Yes);
    cx.offer(Pick::No);
    cx.ask(seat, BURST, MAY.of::<E>())
}

/// Whether a card just placed, with so many points still to come, has an EX Burst; one of Damage N goes by the damage
/// then (F 15.2.6.3).
pub(crate) fn bursts<E: Edition>(cx: &mut Context<E>, slot: Slot, seat: Seat, to_come: i32) -> bool {
    let Some(ability) = burst_of(cx, slot) else { return false };
    let condition = cx.pool.ability(ability).condition.as_ref().and_then(Condition::presence);
    let Some(condition) = condition else { return true };
    let item = Item::new(ability, cx.s.refer(slot), seat);
    keywords::has_burst(cx, &item, condition, to_come)
}

/// The effect of an EX Burst is that of its card, with all that the card is (F 11.10.1; the older system just calls it
/// an effect of the Summon or an ability of the Character). Of an auto-ability the effect
/// alone is carried out, as if the condition of its trigger were met (F 11.10.3; S 11.11.3).
pub(crate) fn effect<E: Edition>(cx: &Context<E>, slot: Slot, ability: AbilityId, seat: Seat) -> Item {
    const OF_ITS_CARD: Cited = cite!(f "11.10.1");
    let card = cx.s.refer(slot);
    let known = !OF_ITS_CARD.is_in::<E>() || cx.obeys(OF_ITS_CARD);
    let source = if known { card } else { Ref { life: u16::MAX, ..card } };
    let mut item = Item::new(ability, source, seat);
    item.met = cx.obeys(cite!(f "11.10.3", s "11.11.3"));
    item
}

/// The ability a card uses as its EX Burst, if it has one (5.2.2.1).
pub(crate) fn burst_of<E: Edition>(cx: &Context<E>, slot: Slot) -> Option<AbilityId> {
    let card = cx.pool.card(cx.s.object(slot).card);
    if !card.profile.keywords.has(keyword::EX_BURST) {
        return None;
    }
    let is_burst = |&&id: &&AbilityId| matches!(cx.pool.ability(id).label, label::AUTO_EX | label::SUMMON_EX);
    card.abilities.iter().find(is_burst).copied()
}
