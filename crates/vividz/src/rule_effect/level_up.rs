//! Chapter 1002: levelling up.

use super::illegal;
use crate::actions::becoming_exp;
use crate::areas::{self, AREAS};
use crate::book::{Context, proc};
use crate::rules::cite;
use crate::words::{number, verb, zone};
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::object::Slot;
use duel::question::{Pick, Topic};
use duel::words::Seat;

/// Which of the newest charas of an area stays.
pub(crate) const NEWEST: Topic = Topic::Book(5);

/// The register: which area it is about.
const PLACE: usize = 0;

/// Where a player has several charas in an area, the newest levels up (1002.1), or else the others go (1003.1). Those
/// that level up come first (1001.2a).
pub(super) fn run(cx: &mut Context) -> bool {
    let mut crowded = None;
    for seat in [cx.s.turn.player, cx.s.turn.player.other()] {
        for place in 0..AREAS {
            if charas_at(cx, seat, place).count() < 2 {
                continue;
            }
            let (newest, several) = newest(cx, seat, place);
            if several || is_highest(cx, seat, place, newest) {
                begin(cx, seat, place);
                return true;
            }
            crowded.get_or_insert((seat, place));
        }
    }
    if let Some((seat, place)) = crowded {
        begin(cx, seat, place);
    }
    crowded.is_some()
}

fn begin(cx: &mut Context, seat: Seat, place: u8) {
    cx.push(Frame::new(Proc::Book(proc::LEVEL_UP), seat).with([i32::from(place), 0, 0, 0, 0, 0]));
}

/// A player's charas in an area.
pub(super) fn charas_at<'a>(cx: &'a Context, seat: Seat, place: u8) -> impl Iterator<Item = Slot> + use<'a> {
    let s = &*cx.s;
    areas::charas(s, seat).filter(move |&slot| s.object(slot).place == place)
}

/// The first of those that were put into an area last, and whether there are several.
fn newest(cx: &Context, seat: Seat, place: u8) -> (Slot, bool) {
    let placed = |slot: Slot| cx.s.object(slot).placed;
    let last = charas_at(cx, seat, place).map(placed).max().unwrap_or(0);
    let mut those = charas_at(cx, seat, place).filter(|&slot| placed(slot) == last);
    (those.next().unwrap_or(Slot::NONE), those.next().is_some())
}

/// Whether a chara costs more than every other of the area.
fn is_highest(cx: &Context, seat: Seat, place: u8, chosen: Slot) -> bool {
    let cost = |slot: Slot| cx.s.profile(slot).number(number::COST);
    charas_at(cx, seat, place).all(|slot| slot == chosen || cost(slot) < cost(chosen))
}

/// One step of it: the controller chooses among the newest, then it levels up or the others go.
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let (seat, place) = (frame.seat, frame.r[PLACE] as u8);
    let chosen = if frame.pc == 0 {
        let (first, several) = newest(cx, seat, place);
        if several {
            let placed = cx.s.object(first).placed;
            let those: Vec<Slot> =
                charas_at(cx, seat, place).filter(|&slot| cx.s.object(slot).placed == placed).collect();
            for slot in those {
                cx.offer(Pick::Object(slot));
            }
            return cx.ask(seat, NEWEST, cite!("1002.1"));
        }
        first
    } else {
        match cx.answer() {
            Pick::Object(slot) => slot,
            _ => newest(cx, seat, place).0,
        }
    };
    cx.s.frames.pop();
    if is_highest(cx, seat, place, chosen) {
        level_up(cx, seat, place, chosen);
    } else {
        illegal::give_way(cx, seat, place, chosen);
    }
    Flow::Go
}

/// The other charas, what lies beneath them and what is connected to them become EXP of the chosen one (1002.1, reading
/// V11).
fn level_up(cx: &mut Context, seat: Seat, place: u8, chosen: Slot) {
    let cause = Cause { source: Some(cx.s.refer(chosen)), seat: Some(seat), ..Cause::rule(cite!("1002.1")) };
    let from = cx.s.batch.len();
    let others: Vec<Slot> = charas_at(cx, seat, place).filter(|&slot| slot != chosen).collect();
    for slot in others {
        let below: Vec<Slot> = cx.followers(slot).collect();
        for slot in below.into_iter().chain([slot]) {
            if cx.s.object(slot).zone != zone::EXP {
                let act = becoming_exp::lay(cx, slot);
                cx.propose(act, verb::BECOME_EXP, cause);
            }
            cx.propose(Act::Attach { slot, to: chosen }, verb::BECOME_EXP, cause);
        }
    }
    cx.deed(verb::LEVEL_UP, seat, chosen, Slot::NONE, cause);
    cx.commit(from);
}
