//! Chapter 1: playing and resolving at once.

use super::words::{self, cite, kind, number, phase, verb, zone};
use super::{Context, attack};
use duel::ability::{End, Form, Price};
use duel::event::{Act, Cause};
use duel::item::{Item, NO_ABILITY};
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::Pick;
use duel::refusal::{Decide, Verdict};
use duel::words::{AbilityId, Seat};

/// Playing a card from the hand.
pub(super) const PLAY: u8 = 0;
/// Declaring an attack.
pub(super) const ATTACK: u8 = 1;
/// Sliding a chara.
pub(super) const SLIDE: u8 = 2;

/// The areas with charas of a player.
pub(super) fn occupied(cx: &Context, seat: Seat) -> u32 {
    cx.controlled(zone::AREA, seat).fold(0, |places, slot| places | 1 << cx.s.object(slot).place)
}

/// The empty areas beside a chara.
pub(super) fn beside(cx: &Context, slot: Slot) -> u32 {
    let place = u32::from(cx.s.object(slot).place);
    (1 << place << 1 | 1 << place >> 1) & 0b111 & !occupied(cx, cx.player_of(slot))
}

/// What faces a chara from the other side of its lane: sides are mirrored.
pub(super) fn facing(cx: &Context, slot: Slot) -> Option<Slot> {
    let place = 2 - cx.s.object(slot).place;
    cx.controlled(zone::AREA, cx.player_of(slot).other()).find(|&other| cx.s.object(other).place == place)
}

pub(super) fn actions(cx: &mut Context, seat: Seat) {
    if cx.s.turn.phase == phase::MAIN {
        for i in 0..cx.s.cards(zone::HAND, seat).len() {
            let hand = cx.s.cards(zone::HAND, seat);
            let slot = hand[i];
            let card = cx.s.object(slot).card;
            if !hand[..i].iter().any(|&s| cx.s.object(s).card == card) {
                offer(cx, seat, Pick::Act(PLAY, slot, 0));
            }
        }
    }
    let action = if cx.s.turn.phase == phase::MAIN { ATTACK } else { SLIDE };
    for i in 0..cx.s.cards(zone::AREA, seat).len() {
        let slot = cx.s.cards(zone::AREA, seat)[i];
        offer(cx, seat, Pick::Act(action, slot, 0));
    }
}

fn offer(cx: &mut Context, seat: Seat, pick: Pick) {
    let mut verdict = Decide::default();
    check(cx, seat, pick, &mut verdict);
    if verdict.allowed() {
        cx.offer(pick);
    }
}

pub(super) fn check<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
    let main = cx.s.turn.phase == phase::MAIN && cx.s.turn.player == seat;
    match pick {
        Pick::Act(PLAY, slot, _) => {
            let object = cx.s.object(slot);
            need!(verdict, main, cite!("5.2"), Some(slot));
            need!(verdict, object.zone == zone::HAND && object.owner == seat, cite!("1.1"), Some(slot));
            let can_pay = can_pay_somewhere(cx, seat, slot);
            need!(verdict, can_pay, cite!("1.3"), Some(slot));
        }
        Pick::Act(ATTACK, slot, _) => {
            let object = cx.s.object(slot);
            let able = object.zone == zone::AREA && object.orientation == Orientation::Upright;
            need!(verdict, main && able && cx.player_of(slot) == seat, cite!("2.1"), Some(slot));
        }
        Pick::Act(SLIDE, slot, _) => {
            let block = cx.s.turn.phase == phase::BLOCK && cx.s.turn.player != seat;
            need!(verdict, block && cx.s.object(slot).zone == zone::AREA, cite!("2.2"), Some(slot));
            let item = Item::of_rules(words::SLIDE, cx.s.refer(slot), seat);
            need!(verdict, cx.can_choose(&item), cite!("2.2"), Some(slot));
            let can_pay = cx.can_pay(&item);
            need!(verdict, can_pay, cite!("4.4"), Some(slot));
        }
        _ => {}
    }
}

/// The cost depends on the area: it can be played if it can be paid for in one.
fn can_pay_somewhere(cx: &mut Context, seat: Seat, slot: Slot) -> bool {
    let item = item_of(cx, seat, slot);
    (0..3).any(|place| cx.can_pay(&Item { place, ..item }))
}

pub(super) fn item_of(cx: &Context, seat: Seat, slot: Slot) -> Item {
    let spell = |&&id: &&AbilityId| cx.pool.ability(id).form == Form::Spell;
    let ability = cx.pool.card(cx.s.object(slot).card).abilities.iter().find(spell).copied();
    Item { card: Some(slot), ..Item::new(ability.unwrap_or(NO_ABILITY), cx.s.refer(slot), seat) }
}

/// The printed cost, less what lies in the area if the chara there costs less (1.6).
pub(super) fn price(cx: &Context, item: &Item) -> Price {
    let Some(card) = item.card else { return Price::default() };
    let cost = cx.s.profile(card).number(number::COST);
    let at = |&slot: &Slot| cx.s.object(slot).place == item.place;
    let there = cx.controlled(zone::AREA, item.controller).find(at);
    let lower = there
        .filter(|&slot| cx.s.profile(card).kinds.has(kind::CHARA) && cx.s.profile(slot).number(number::COST) < cost);
    let beneath = |chara: Slot| {
        cx.s.cards(zone::EXP, item.controller).iter().filter(|&&s| cx.s.object(s).attached == Some(chara)).count()
    };
    let less = lower.map_or(0, |chara| 1 + beneath(chara) as i32);
    Price { any: (cost - less).max(0) as u8, ..Price::default() }
}

pub(super) fn act(cx: &mut Context, seat: Seat, pick: Pick) {
    match pick {
        Pick::Act(PLAY, slot, _) => play(cx, seat, slot, false),
        Pick::Act(ATTACK, slot, _) => attack::begin(cx, seat, slot),
        Pick::Act(SLIDE, slot, _) => {
            cx.play_and_resolve(Item::of_rules(words::SLIDE, cx.s.refer(slot), seat));
        }
        _ => {}
    }
}

/// A card goes to the temporary zone and is played, in the middle of whatever is going on (1.1).
pub(super) fn play(cx: &mut Context, seat: Seat, slot: Slot, free: bool) {
    let act = Act::Move {
        slot,
        to: zone::TEMPORARY,
        side: seat,
        end: End::Top,
        place: 0,
        turned: Orientation::Upright,
        face_up: true,
    };
    cx.happen(act, verb::PUT, Cause::rule(cite!("1.1")));
    let item = Item { free, ..item_of(cx, seat, slot) };
    cx.play_and_resolve(item);
}

/// A chara is put into its area (1.2), an event into the trash.
pub(super) fn resolved(cx: &mut Context, item: &Item) {
    let Some(slot) = item.card.filter(|&slot| cx.s.object(slot).zone == zone::TEMPORARY) else { return };
    if cx.s.profile(slot).kinds.has(kind::CHARA) {
        if cx.s.object(slot).origin != zone::HAND {
            cx.by(cite!("2.5"));
        }
        let act = cx.move_to_place(slot, zone::AREA, item.controller, item.place);
        cx.happen(act, verb::PLAY, Cause::rule(cite!("1.2")));
    } else {
        let act = cx.move_to(slot, zone::TRASH);
        cx.happen(act, verb::PUT, Cause::rule(cite!("1.1")));
    }
}
