//! Chapter 1: the chase.

use super::words::{cite, keyword, kind, verb, zone};
use super::{Context, aether, is_main_timing, proc};
use duel::ability::{End, Form};
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::item::{Item, NO_ABILITY};
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::refusal::{Decide, Verdict};
use duel::words::{AbilityId, Rule, Seat};

/// Playing a card from the hand.
pub(super) const PLAY: u8 = 0;
/// Making aether.
pub(super) const MAKE: u8 = 1;

/// How a servant enters.
pub(super) const STANCE: Topic = Topic::Book(4);

pub(super) fn actions(cx: &mut Context, seat: Seat) {
    for i in 0..cx.s.cards(zone::HAND, seat).len() {
        let hand = cx.s.cards(zone::HAND, seat);
        let slot = hand[i];
        let card = cx.s.object(slot).card;
        if !hand[..i].iter().any(|&s| cx.s.object(s).card == card) {
            offer(cx, seat, Pick::Act(PLAY, slot, 0));
        }
    }
    for i in 0..cx.s.cards(zone::CASTERS, seat).len() {
        let slot = cx.s.cards(zone::CASTERS, seat)[i];
        offer(cx, seat, Pick::Act(MAKE, slot, 0));
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
        Pick::Act(PLAY, slot, _) => {
            let object = cx.s.object(slot);
            need!(verdict, object.zone == zone::HAND && object.owner == seat, cite!("1.1"), Some(slot));
            let profile = cx.s.profile(slot);
            let timely = profile.keywords.has(keyword::QUICK) || is_main_timing(cx, seat);
            need!(verdict, timely && !profile.kinds.has(kind::CASTER), cite!("1.4"), Some(slot));
            let item = item_of(cx, seat, slot);
            need!(verdict, cx.can_choose(&item), cite!("1.5"), Some(slot));
            let can_pay = cx.can_pay(&item);
            need!(verdict, can_pay, cite!("2.1"), Some(slot));
        }
        Pick::Act(MAKE, slot, _) => {
            let own = cx.player_of(slot) == seat;
            need!(verdict, own && aether::can_make(cx, slot), cite!("2.2"), Some(slot));
        }
        _ => {}
    }
}

pub(super) fn item_of(cx: &Context, seat: Seat, slot: Slot) -> Item {
    let spell = |&&id: &&AbilityId| cx.pool.ability(id).form == Form::Spell;
    let ability = cx.pool.card(cx.s.object(slot).card).abilities.iter().find(spell).copied();
    Item { card: Some(slot), ..Item::new(ability.unwrap_or(NO_ABILITY), cx.s.refer(slot), seat) }
}

pub(super) fn act(cx: &mut Context, seat: Seat, pick: Pick) {
    match pick {
        Pick::Act(PLAY, slot, _) => play(cx, seat, slot, false),
        Pick::Act(MAKE, slot, _) => aether::make(cx, seat, slot),
        _ => {}
    }
}

/// A card goes to the chase zone and is announced, from wherever it is and in the middle of whatever goes on (1.1).
pub(super) fn play(cx: &mut Context, seat: Seat, slot: Slot, free: bool) {
    let act = Act::Move {
        slot,
        to: zone::CHASE,
        side: seat,
        end: End::Top,
        place: 0,
        turned: Orientation::Upright,
        face_up: true,
    };
    cx.happen(act, verb::PUT, Cause::rule(cite!("1.1")));
    let item = Item { free, ..item_of(cx, seat, slot) };
    cx.play(item);
}

/// A servant enters (1.3), a conjure goes to the graveyard.
pub(super) fn resolved(cx: &mut Context, item: &Item) {
    match item.card {
        Some(slot) if cx.s.profile(slot).kinds.has(kind::SERVANT) => {
            let registers = [i32::from(slot.0), 0, 0, 0, 0, 0];
            cx.push(Frame::new(Proc::Book(proc::ENTER), item.controller).with(registers));
        }
        _ => to_graveyard(cx, item, cite!("1.2")),
    }
}

/// A card in the chase zone goes to the graveyard.
pub(super) fn to_graveyard(cx: &mut Context, item: &Item, rule: Rule) {
    if let Some(slot) = item.card.filter(|&slot| cx.s.object(slot).zone == zone::CHASE) {
        let act = cx.move_to(slot, zone::GRAVE);
        cx.happen(act, verb::PUT, Cause::rule(rule));
    }
}

/// Its controller says how a servant enters, recovered or reversed (1.3).
pub(super) fn enter_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    if frame.pc == 0 {
        cx.offer(Pick::Yes);
        cx.offer(Pick::No);
        return cx.ask(frame.seat, STANCE, cite!("1.3"));
    }
    let turned = if cx.answer() == Pick::Yes { Orientation::Upright } else { Orientation::Reversed };
    cx.s.frames.pop();
    let slot = Slot(frame.r[0] as u16);
    let mut act = cx.move_to_place(slot, zone::SERVANTS, frame.seat, 0);
    if let Act::Move { turned: way, .. } = &mut act {
        *way = turned;
    }
    cx.happen(act, verb::PLAY, Cause::rule(cite!("1.3")));
    Flow::Go
}
