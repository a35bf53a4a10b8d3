//! Chapter 3 with levelling up (1.5): rule processes in a fixed order, one kind at a time.

use super::Context;
use super::words::{POINT, cite, number, verb, zone};
use duel::event::{Act, Cause};
use duel::object::Slot;
use duel::words::Seat;

/// How many points win (3.2).
const POINTS: i32 = 4;

pub(super) fn run(cx: &mut Context) -> bool {
    let from = cx.s.batch.len();
    for seat in Seat::BOTH {
        for place in 0..3 {
            propose_level_up(cx, seat, place);
        }
    }
    if cx.s.batch.len() == from {
        propose_leaving(cx);
    }
    if cx.s.batch.len() == from {
        for seat in Seat::BOTH {
            if cx.s.held[seat.other().index()].of(POINT) >= POINTS && cx.s.losing[seat.index()].is_none() {
                cx.propose(Act::Lose { seat }, verb::PUT, Cause::rule(cite!("3.2")));
            }
        }
    }
    let due = cx.s.batch.len() > from;
    cx.commit(from);
    due
}

/// Where a player has two charas the older gives way to the newest (1.5).
fn propose_level_up(cx: &mut Context, seat: Seat, place: u8) {
    let here = |slot: &Slot| cx.s.object(*slot).place == place;
    let newest = cx.controlled(zone::AREA, seat).filter(here).max_by_key(|&slot| cx.s.object(slot).placed);
    let Some(newest) = newest else { return };
    let cost = |slot: Slot| cx.s.profile(slot).number(number::COST);
    let older = |slot: &Slot| cx.s.object(*slot).place == place && *slot != newest;
    let levels = cx.controlled(zone::AREA, seat).filter(older).all(|slot| cost(slot) < cost(newest));
    let cause = Cause::rule(cite!("1.5"));
    for i in 0..cx.s.cards(zone::AREA, seat).len() {
        let slot = cx.s.cards(zone::AREA, seat)[i];
        if slot == newest || cx.s.object(slot).place != place {
            continue;
        }
        if !levels {
            let act = cx.move_to(slot, zone::TRASH);
            cx.propose(act, verb::PUT, cause);
            continue;
        }
        let act = cx.move_to(slot, zone::EXP);
        cx.propose(act, verb::LEVEL_UP, cause);
        cx.propose(Act::Attach { slot, to: newest }, verb::LEVEL_UP, cause);
        for e in 0..cx.s.cards(zone::EXP, seat).len() {
            let beneath = cx.s.cards(zone::EXP, seat)[e];
            if cx.s.object(beneath).attached == Some(slot) {
                cx.propose(Act::Attach { slot: beneath, to: newest }, verb::LEVEL_UP, cause);
            }
        }
    }
}

/// A chara with as much damage as power leaves to the energy zone (3.1).
fn propose_leaving(cx: &mut Context) {
    for side in Seat::BOTH {
        for i in 0..cx.s.cards(zone::AREA, side).len() {
            let slot = cx.s.cards(zone::AREA, side)[i];
            let (object, power) = (cx.s.object(slot), cx.s.profile(slot).number(number::POWER));
            if power <= 0 || object.damage >= power {
                let cause = Cause { source: object.hurt_by, ..Cause::rule(cite!("3.1")) };
                let act = cx.move_to(slot, zone::ENERGY);
                cx.propose(act, verb::LEAVE, cause);
            }
        }
    }
}
