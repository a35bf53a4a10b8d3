//! Chapters 1 and 2: playing cards and using abilities.

use super::Context;
use super::words::{cite, kind, number, verb, zone};
use duel::ability::{End, Form, Price};
use duel::event::{Act, Cause};
use duel::item::{Item, NO_ABILITY};
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::Pick;
use duel::refusal::Verdict;
use duel::words::{AbilityId, Seat, Zones};

/// Playing a card from the hand.
pub(super) const PLAY: u8 = 0;
/// Using an ability; the number says which of the card's.
pub(super) const USE: u8 = 1;

pub(super) fn actions(cx: &mut Context, seat: Seat) {
    for i in 0..cx.s.cards(zone::HAND, seat).len() {
        let hand = cx.s.cards(zone::HAND, seat);
        let slot = hand[i];
        let card = cx.s.object(slot).card;
        if !hand[..i].iter().any(|&s| cx.s.object(s).card == card) {
            cx.offer_legal(seat, Pick::Act(PLAY, slot, 0));
        }
    }
    cx.each_usable(seat, Zones::of(&[zone::FIELD]), |cx, slot| {
        for index in 0..cx.pool.card(cx.s.object(slot).card).abilities.len() as u8 {
            cx.offer_legal(seat, Pick::Act(USE, slot, index));
        }
    });
}

pub(super) fn check<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
    match pick {
        Pick::Act(PLAY, slot, _) => {
            let object = cx.s.object(slot);
            need!(verdict, object.zone == zone::HAND && object.owner == seat, cite!("1.1"), Some(slot));
            let item = item_of(cx, seat, slot);
            let can_pay = cx.can_pay(&item);
            need!(verdict, can_pay, cite!("2.1"), Some(slot));
        }
        Pick::Act(USE, slot, index) => {
            let ability = usable(cx, slot, index).filter(|_| cx.player_of(slot) == seat);
            need!(verdict, ability.is_some(), cite!("1.1"), Some(slot));
            if let Some(id) = ability {
                let item = Item::new(id, cx.s.refer(slot), seat);
                let can_pay = cx.can_pay(&item);
                need!(verdict, can_pay, cite!("2.1"), Some(slot));
            }
        }
        Pick::Pay(slot, _) => need!(verdict, cx.s.object(slot).zone == zone::HAND, cite!("2.1"), Some(slot)),
        _ => {}
    }
}

/// The ability of this number, if it can be used where its card is.
fn usable(cx: &Context, slot: Slot, index: u8) -> Option<AbilityId> {
    let id = cx.s.ability_at(cx.pool, slot, index)?;
    let ability = cx.pool.ability(id);
    (ability.form == Form::Activated && ability.works.has(cx.s.object(slot).zone)).then_some(id)
}

pub(super) fn item_of(cx: &Context, seat: Seat, slot: Slot) -> Item {
    let spell = |&&id: &&AbilityId| cx.pool.ability(id).form == Form::Spell;
    let ability = cx.pool.card(cx.s.object(slot).card).abilities.iter().find(spell).copied();
    Item { card: Some(slot), ..Item::new(ability.unwrap_or(NO_ABILITY), cx.s.refer(slot), seat) }
}

/// The printed cost of a card, and what an ability asks for (2.1).
pub(super) fn price(cx: &Context, item: &Item) -> Price {
    match item.card {
        Some(slot) => Price { any: cx.s.profile(slot).number(number::COST).max(0) as u8, ..Price::default() },
        None if item.ability == NO_ABILITY => Price::default(),
        None => cx.pool.ability(item.ability).cost.price,
    }
}

pub(super) fn act(cx: &mut Context, seat: Seat, pick: Pick) {
    match pick {
        Pick::Act(PLAY, slot, _) => {
            let (to, end, turned) = (zone::STACK, End::Top, Orientation::Upright);
            let act = Act::Move { slot, to, side: seat, end, place: 0, turned, face_up: true };
            cx.happen(act, verb::PUT, Cause::rule(cite!("1.1")));
            let item = item_of(cx, seat, slot);
            cx.play(item);
        }
        Pick::Act(USE, slot, index) => {
            if let Some(id) = usable(cx, slot, index) {
                cx.play(Item::new(id, cx.s.refer(slot), seat));
            }
        }
        _ => {}
    }
}

/// A guardian enters, another card that is still on the stack is put away (1.3).
pub(super) fn resolved(cx: &mut Context, item: &Item) {
    let Some(slot) = item.card.filter(|&slot| cx.s.object(slot).zone == zone::STACK) else { return };
    let guardian = cx.s.profile(slot).kinds.has(kind::GUARDIAN);
    let act =
        if guardian { cx.move_to_place(slot, zone::FIELD, item.controller, 0) } else { cx.move_to(slot, zone::GRAVE) };
    cx.happen(act, verb::PUT, Cause::rule(cite!("1.3")));
}

/// Before a rite is paid for the top card of the deck goes to the graveyard (2.5), before a relic is the deck is shuffled
/// (2.6); if they cost something.
pub(super) fn set_out(cx: &mut Context, item: &Item) -> bool {
    let Some(slot) = item.card.filter(|_| price(cx, item).any > 0) else { return false };
    let (kinds, seat) = (cx.s.profile(slot).kinds, item.controller);
    let from = cx.s.batch.len();
    if kinds.has(kind::RITE) {
        if let Some(&top) = cx.s.cards(zone::DECK, seat).last() {
            let act = cx.move_to(top, zone::GRAVE);
            cx.propose(act, verb::PUT, Cause::rule(cite!("2.5")));
        }
    } else if kinds.has(kind::RELIC) {
        cx.propose_shuffle(zone::DECK, seat, Cause::rule(cite!("2.6")));
    }
    cx.commit(from);
    true
}
