//! Chapter 504: the call phase.

use super::{announce, enter, priority, step};
use crate::book::Context;
use crate::card::same_caster_name;
use crate::rules::cite;
use crate::words::{keyword, kind, number, phase, verb, zone};
use duel::ability::End;
use duel::event::{Act, Cause};
use duel::frame::Flow;
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::refusal::Verdict;
use duel::words::{Rule, Seat};

/// Which card is called, and how.
pub(crate) const CALL: Topic = Topic::Book(2);

/// As a caster of level 1, face up (504.1a).
pub(crate) const FACE_UP: u8 = 4;
/// As a caster without a name, face down (504.1b).
pub(crate) const FACE_DOWN: u8 = 5;
/// Onto a caster: it levels up (504.1c). The number says which of the player's casters.
pub(crate) const LEVEL_UP: u8 = 6;

/// The turn player calls a card, or does not (504.1, 504.1d).
pub(crate) const CHOICE: Rule = cite!("504.1");

/// One step of the phase.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        step::CALL => {
            enter(cx, phase::CALL);
            for i in 0..cx.s.cards(zone::HAND, seat).len() {
                let hand = cx.s.cards(zone::HAND, seat);
                let (slot, card) = (hand[i], cx.s.object(hand[i]).card);
                if !hand[..i].iter().any(|&s| cx.s.object(s).card == card) {
                    offer_card(cx, seat, slot);
                }
            }
            cx.offer(Pick::Done);
            cx.ask(seat, CALL, CHOICE)
        }
        step::CALLED => {
            cx.frame(f).pc = step::CALL_BEGINS;
            match cx.answer() {
                Pick::Act(FACE_UP, slot, _) => call(cx, seat, slot, true, cite!("504.1a")),
                Pick::Act(FACE_DOWN, slot, _) => call(cx, seat, slot, false, cite!("504.1b")),
                Pick::Act(_, slot, onto) => {
                    if let Some(&host) = cx.s.cards(zone::CASTERS, seat).get(usize::from(onto)) {
                        level_up(cx, seat, slot, host);
                    }
                }
                _ => {
                    cx.by(cite!("504.1d"));
                }
            }
            Flow::Go
        }
        step::CALL_BEGINS => {
            cx.frame(f).pc = step::CALL_PRIORITY;
            announce(cx, seat, &[verb::BEGIN_CALL], cite!("504.2"));
            Flow::Go
        }
        _ => priority(cx, f, cite!("504.3"), step::MAIN_BEGINS),
    }
}

fn offer_card(cx: &mut Context, seat: Seat, slot: Slot) {
    cx.offer_legal(seat, Pick::Act(FACE_UP, slot, 0));
    cx.offer_legal(seat, Pick::Act(FACE_DOWN, slot, 0));
    if cx.s.profile(slot).number(number::LEVEL) > 1 {
        for onto in 0..cx.s.cards(zone::CASTERS, seat).len() as u8 {
            cx.offer_legal(seat, Pick::Act(LEVEL_UP, slot, onto));
        }
    }
}

/// Checks a call.
pub(crate) fn check<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
    let Pick::Act(way, slot, onto) = pick else { return };
    let it = Some(slot);
    let asked = !cx.s.asked.is_some_and(|question| question.topic == Topic::Priority);
    need!(verdict, asked, CHOICE, it);
    let object = cx.s.object(slot);
    need!(verdict, object.zone == zone::HAND && object.owner == seat, CHOICE, it);
    let profile = cx.s.profile(slot);
    let (caster, level) = (profile.kinds.has(kind::CASTER), profile.number(number::LEVEL));
    match way {
        FACE_UP => {
            need!(verdict, caster && level == 1, cite!("504.1a"), it);
            need!(verdict, !controls_namesake(cx, seat, slot), cite!("504.1a"), it);
        }
        LEVEL_UP => {
            need!(verdict, caster && level >= 2, cite!("504.1c"), it);
            let host = cx.s.cards(zone::CASTERS, seat).get(usize::from(onto)).copied();
            let Some(host) = host else { return need!(verdict, false, cite!("504.1c"), it) };
            let below = cx.s.profile(host);
            let fits = below.kinds.has(kind::CASTER) && below.number(number::LEVEL) == level - 1;
            need!(verdict, fits, cite!("504.1c"), it);
            if cx.s.object(host).face_up {
                need!(verdict, same_caster_name(cx, slot, host), cite!("504.1c"), it);
            } else {
                need!(verdict, level == 2 && !controls_namesake(cx, seat, slot), cite!("504.1c-i"), it);
            }
        }
        _ => {}
    }
}

/// Whether a player controls a caster of the same caster name, of which one is enough (504.1a, 504.1a-i).
pub(crate) fn controls_namesake(cx: &Context, seat: Seat, slot: Slot) -> bool {
    let several = cx.s.profile(slot).keywords.has(keyword::SEVERAL);
    cx.controlled(zone::CASTERS, seat).any(|caster| same_caster_name(cx, caster, slot))
        && !(several && cx.by(cite!("504.1a-i")))
}

/// A card is put onto the field as a caster.
fn call(cx: &mut Context, seat: Seat, slot: Slot, face_up: bool, rule: Rule) {
    let turned = Orientation::Upright;
    let act = Act::Move { slot, to: zone::CASTERS, side: seat, end: End::Top, place: 0, turned, face_up };
    cx.happen(act, verb::CALL, Cause { seat: Some(seat), ..Cause::rule(rule) });
}

/// A caster is put onto another, which becomes its stock, and lies as that lay (504.1c).
fn level_up(cx: &mut Context, seat: Seat, slot: Slot, host: Slot) {
    let cause = Cause { seat: Some(seat), ..Cause::rule(cite!("504.1c")) };
    let turned = cx.s.object(host).orientation;
    let from = cx.s.batch.len();
    let up = Act::Move { slot, to: zone::CASTERS, side: seat, end: End::Top, place: 0, turned, face_up: true };
    cx.propose(up, verb::CALL, cause);
    put_under(cx, host, slot, cause);
    cx.deed(verb::LEVEL_UP, seat, slot, host, cause);
    cx.commit(from);
}

/// Proposes that an entity become stock of another, with all that lies under it.
fn put_under(cx: &mut Context, host: Slot, upper: Slot, cause: Cause) {
    let mut stock = std::mem::take(&mut cx.t.picking);
    stock.clear();
    stock.extend(cx.followers(host));
    for &slot in &stock {
        cx.propose(Act::Attach { slot, to: upper }, verb::STOCK, cause);
    }
    cx.t.picking = stock;
    cx.lay(host, upper, true, verb::STOCK, cause);
}
