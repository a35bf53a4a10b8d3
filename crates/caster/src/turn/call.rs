//! Chapter 504: the call phase.

use super::{announce, enter, priority, step};
use crate::book::Context;
use crate::card::same_caster_name;
use crate::principles;
use crate::rules::cite;
use crate::words::{keyword, kind, number, phase, verb, zone};
use crate::zones::field;
use duel::card::ability::End;
use duel::card::characteristics::Orientation;
use duel::engine::frame::Flow;
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::Verdict;
use duel::event::{Cause, Happening};
use duel::ids::{Rule, Seat, Zone};
use duel::need;
use duel::state::object::Slot;

/// The question which card is called, and how.
pub(crate) const CALL: Topic = Topic::Book(2);

/// Calls a caster of level 1 face up (504.1a).
pub(crate) const FACE_UP: u8 = 4;
/// Calls a card face down, as a caster without a name (504.1b).
pub(crate) const FACE_DOWN: u8 = 5;
/// Levels a caster up by calling another onto it (504.1c); the number is its place among the player's casters.
pub(crate) const LEVEL_UP: u8 = 6;

/// The turn player calls one card in one of these ways, or none (504.1).
pub(crate) const CHOICE: Rule = cite!("504.1");

/// A caster called onto another levels up (504.1c).
pub(crate) const LEVELS_UP: Rule = cite!("504.1c");

/// Runs one step of the call phase. May ask.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).step {
        step::CALL => {
            enter(cx, phase::CALL);
            offer_zone(cx, seat, zone::HAND);
            if cx.state.derived.allowed.has(verb::CALL) {
                offer_zone(cx, seat, zone::GRAVEYARD);
            }
            // The player may call nothing (504.1d).
            if cx.cite(cite!("504.1d")) {
                cx.offer(Pick::Done);
            }
            cx.ask(seat, CALL, CHOICE)
        }
        step::CALLED => {
            cx.frame(f).step = step::CALL_BEGINS;
            match cx.take_answer() {
                Pick::Act(FACE_UP, slot, _) => call(cx, seat, slot, true, cite!("504.1a")),
                Pick::Act(FACE_DOWN, slot, _) => call(cx, seat, slot, false, cite!("504.1b")),
                Pick::Act(_, slot, onto) => {
                    let host = cx.state.cards(zone::CASTERS, seat).get(usize::from(onto)).copied();
                    // Leveling up a face-down caster has a rule of its own (504.1c-i).
                    let puts = |&host: &Slot| cx.state.object(host).face_up || cx.cite(cite!("504.1c-i"));
                    if let Some(host) = host.filter(puts) {
                        level_up(cx, seat, slot, host);
                    }
                }
                _ => {}
            }
            Flow::Continue
        }
        step::CALL_BEGINS => {
            cx.frame(f).step = step::CALL_PRIORITY;
            announce(cx, seat, &[verb::BEGIN_CALL], cite!("504.2"));
            Flow::Continue
        }
        _ => priority(cx, f, cite!("504.3"), step::MAIN_BEGINS),
    }
}

/// Offers the calls of the cards in a player's zone; interchangeable cards once.
fn offer_zone(cx: &mut Context, seat: Seat, zone: Zone) {
    for i in 0..cx.state.cards(zone, seat).len() {
        let slot = cx.state.cards(zone, seat)[i];
        if !cx.state.has_interchangeable(&cx.state.cards(zone, seat)[..i], slot) {
            offer_card(cx, seat, slot);
        }
    }
}

fn offer_card(cx: &mut Context, seat: Seat, slot: Slot) {
    cx.offer_if_legal(seat, Pick::Act(FACE_UP, slot, 0));
    cx.offer_if_legal(seat, Pick::Act(FACE_DOWN, slot, 0));
    if cx.state.characteristics(slot).number(number::LEVEL) > 1 {
        for onto in 0..cx.state.cards(zone::CASTERS, seat).len() as u8 {
            cx.offer_if_legal(seat, Pick::Act(LEVEL_UP, slot, onto));
        }
    }
}

/// A player calls a caster of level 1 if they control none of its caster name (504.1a, 504.1a-i), any card face down
/// (504.1b), or a caster onto one of the next lower level (504.1c, 504.1c-i).
pub(crate) fn check_action<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
    let Pick::Act(way, slot, onto) = pick else { return };
    let it = Some(slot);
    let asked = !cx.state.pending_question.is_some_and(|question| question.topic == Topic::Priority);
    need!(verdict, asked, CHOICE, it);
    let object = cx.state.object(slot);
    let characteristics = cx.state.characteristics(slot);
    let way_rule = match way {
        FACE_UP => cite!("504.1a"),
        FACE_DOWN => cite!("504.1b"),
        _ => cite!("504.1c"),
    };
    // An effect may allow a card to be called from the graveyard, face up.
    let elsewhere = way != FACE_DOWN && object.zone == zone::GRAVEYARD && characteristics.may.has(verb::CALL);
    need!(verdict, (object.zone == zone::HAND || elsewhere) && cx.player_of(slot) == seat, way_rule, it);
    // What is called face down enters as a caster without a front.
    let kept_out = match way {
        FACE_DOWN if cx.cite(field::BLANK) => cx.is_barred_face_down(verb::ENTER, slot, zone::CASTERS, seat),
        _ => cx.is_forbidden(verb::ENTER, slot, None),
    };
    let barred = kept_out || cx.is_forbidden(verb::CALL, slot, None);
    need!(verdict, !barred, principles::CANNOT, it);
    let characteristics = cx.state.characteristics(slot);
    let several = characteristics.keywords.has(keyword::SEVERAL);
    let (caster, level) = (characteristics.kinds.has(kind::CASTER), characteristics.number(number::LEVEL));
    match way {
        FACE_UP => {
            need!(verdict, caster && level == 1, cite!("504.1a"), it);
            let alone = !controls_namesake(cx, seat, slot) || several && cx.cite(cite!("504.1a-i"));
            need!(verdict, alone, cite!("504.1a"), it);
        }
        LEVEL_UP => {
            need!(verdict, caster && level >= 2, cite!("504.1c"), it);
            let host = cx.state.cards(zone::CASTERS, seat).get(usize::from(onto)).copied();
            let Some(host) = host else { return need!(verdict, false, cite!("504.1c"), it) };
            let below = cx.state.characteristics(host);
            let fits = below.kinds.has(kind::CASTER) && below.number(number::LEVEL) == level - 1;
            need!(verdict, fits, cite!("504.1c"), it);
            if cx.state.object(host).face_up {
                need!(verdict, same_caster_name(cx, slot, host), cite!("504.1c"), it);
            } else {
                let alone = !controls_namesake(cx, seat, slot) || several;
                need!(verdict, level == 2 && alone, cite!("504.1c-i"), it);
            }
        }
        _ => {}
    }
}

/// The player controls a caster with the same caster name.
pub(crate) fn controls_namesake(cx: &Context, seat: Seat, slot: Slot) -> bool {
    cx.controlled_cards(zone::CASTERS, seat).any(|caster| same_caster_name(cx, caster, slot))
}

/// Puts a card onto the field as a caster. May begin a procedure.
fn call(cx: &mut Context, seat: Seat, slot: Slot, face_up: bool, rule: Rule) {
    let turned = Orientation::Upright;
    let act = Happening::Move { slot, to: zone::CASTERS, side: seat, end: End::Top, place: 0, turned, face_up };
    cx.happen(act, verb::CALL, Cause { seat: Some(seat), ..Cause::rule(rule) });
}

/// A caster put onto another makes it its stock, and takes its position (504.1c). If it does not enter, nothing levels
/// up. May begin a procedure.
fn level_up(cx: &mut Context, seat: Seat, slot: Slot, host: Slot) {
    let cause = Cause { seat: Some(seat), ..Cause::rule(LEVELS_UP) };
    let turned = cx.state.object(host).orientation;
    let from = cx.state.batch.len();
    let up = Happening::Move { slot, to: zone::CASTERS, side: seat, end: End::Top, place: 0, turned, face_up: true };
    cx.propose(up, verb::CALL, cause);
    field::propose_stock_of_comer(cx, host, slot, cause);
    let deed = cx.state.batch.len();
    cx.deed(verb::LEVEL_UP, seat, slot, host, cause);
    if let Some(follower) = cx.state.batch.get_mut(deed) {
        follower.leader = slot;
    }
    cx.commit(from);
}
