//! Chapter 1: playing cards to places, and moving units.

use super::words::{cite, keyword, kind, phase, routine, verb, zone};
use super::{Context, battle};
use duel::ability::Form;
use duel::event::Cause;
use duel::item::{Item, NO_ABILITY};
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::Pick;
use duel::refusal::{Decide, Verdict};
use duel::words::{AbilityId, Seat};

/// Playing a card from the hand.
pub(super) const PLAY: u8 = 0;
/// Moving a unit.
pub(super) const MOVE: u8 = 1;

/// The places where a player's units stand.
pub(super) fn occupied(cx: &Context, seat: Seat) -> u32 {
    cx.controlled(zone::BOARD, seat).fold(0, |places, slot| places | 1 << cx.s.object(slot).place)
}

/// A player's home row and the middle row.
pub(super) fn near_rows(seat: Seat) -> u32 {
    if seat == Seat::FIRST { 0o077 } else { 0o770 }
}

/// The row farthest from a player.
pub(super) fn far_row(seat: Seat) -> u32 {
    !near_rows(seat) & 0o777
}

pub(super) fn actions(cx: &mut Context, seat: Seat) {
    for i in 0..cx.s.cards(zone::HAND, seat).len() {
        let hand = cx.s.cards(zone::HAND, seat);
        let slot = hand[i];
        let card = cx.s.object(slot).card;
        if !hand[..i].iter().any(|&s| cx.s.object(s).card == card) {
            offer(cx, seat, Pick::Act(PLAY, slot, 0));
        }
    }
    for i in 0..cx.s.cards(zone::BOARD, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::BOARD, Seat::FIRST)[i];
        if cx.s.profile(slot).controller == seat {
            offer(cx, seat, Pick::Act(MOVE, slot, 0));
        }
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
    match pick {
        Pick::Act(PLAY, slot, _) => check_play(cx, seat, slot, verdict),
        Pick::Act(MOVE, slot, _) => check_move(cx, seat, slot, verdict),
        _ => {}
    }
}

fn check_play<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.s.object(slot);
    need!(verdict, object.zone == zone::HAND && object.owner == seat, cite!("1.2"), it);
    let keywords = cx.s.profile(slot).keywords;
    let main = cx.s.turn.phase == phase::MAIN;
    if keywords.has(keyword::BATTLE) {
        need!(verdict, main, cite!("1.7"), it);
    } else if keywords.has(keyword::QUICK) {
        need!(verdict, main && !battle::is_on(cx), cite!("1.6"), it);
    } else {
        check_own_time(cx, seat, slot, verdict);
    }
    let item = item_of(cx, seat, slot);
    need!(verdict, cx.can_choose(&item), cite!("4.3"), it);
    let can_pay = cx.can_pay(&item);
    need!(verdict, can_pay, cite!("1.8"), it);
}

/// One's own main phase, nothing on the stack and no battle (1.5).
fn check_own_time<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let own = cx.s.turn.phase == phase::MAIN && seat == cx.s.turn.player;
    need!(verdict, own && !battle::is_on(cx) && cx.s.live_stack().is_empty(), cite!("1.5"), Some(slot));
}

fn check_move<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.s.object(slot);
    let released = object.zone == zone::BOARD && object.orientation == Orientation::Upright;
    need!(verdict, released && cx.s.profile(slot).controller == seat, cite!("1.4"), it);
    check_own_time(cx, seat, slot, verdict);
    let item = Item::of_rules(routine::MOVE, cx.s.refer(slot), seat);
    need!(verdict, cx.can_choose(&item), cite!("1.4"), it);
    let can_pay = cx.can_pay(&item);
    need!(verdict, can_pay, cite!("1.8"), it);
}

fn item_of(cx: &Context, seat: Seat, slot: Slot) -> Item {
    let spell = |&&id: &&AbilityId| cx.pool.ability(id).form == Form::Spell;
    let ability = cx.pool.card(cx.s.object(slot).card).abilities.iter().find(spell).copied();
    Item { card: Some(slot), ..Item::new(ability.unwrap_or(NO_ABILITY), cx.s.refer(slot), seat) }
}

pub(super) fn act(cx: &mut Context, seat: Seat, pick: Pick) {
    match pick {
        Pick::Act(PLAY, slot, _) => {
            let act = cx.move_to_place(slot, zone::STACK, seat, 0);
            cx.happen(act, verb::PUT, Cause::rule(cite!("1.2")));
            let item = item_of(cx, seat, slot);
            cx.play(item);
        }
        Pick::Act(MOVE, slot, _) => cx.play(Item::of_rules(routine::MOVE, cx.s.refer(slot), seat)),
        _ => {}
    }
}

/// A unit is put on its place (1.3); a strategy goes to the graveyard.
pub(super) fn resolved(cx: &mut Context, item: &Item) {
    let Some(slot) = item.card.filter(|&slot| cx.s.object(slot).zone == zone::STACK) else { return };
    if cx.s.profile(slot).kinds.has(kind::UNIT) {
        let act = cx.move_to_place(slot, zone::BOARD, item.controller, item.place);
        cx.happen(act, verb::PLAY, Cause::rule(cite!("1.3")));
    } else {
        cancelled(cx, item);
    }
}

/// What is negated goes to the graveyard.
pub(super) fn cancelled(cx: &mut Context, item: &Item) {
    if let Some(slot) = item.card.filter(|&slot| cx.s.object(slot).zone == zone::STACK) {
        let act = cx.move_to(slot, zone::GRAVE);
        cx.happen(act, verb::PUT, Cause::rule(cite!("4.3")));
    }
}

/// A resolving move puts the unit on the named place, if it is still on the board (1.4).
pub(super) fn move_unit(cx: &mut Context, item: &Item) {
    if cx.s.alive(item.source) {
        let slot = item.source.slot;
        let act = cx.move_to_place(slot, zone::BOARD, cx.s.profile(slot).controller, item.place);
        cx.happen(act, verb::MOVE, Cause::rule(cite!("1.1")));
    }
}
