//! Chapter 1002: levelling up.

use super::illegal;
use crate::areas::AREAS;
use crate::book::{Context, proc};
use crate::rules::cite;
use crate::words::{number, verb, zone};
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::object::Slot;
use duel::question::{Pick, Topic};
use duel::state::State;
use duel::words::{Rule, Seat};

/// Which of the newest charas of an area stays.
pub(crate) const NEWEST: Topic = Topic::Book(5);
/// Who has several charas in an area says which of them is the newest (1002.1).
pub(crate) const LEVELS_UP: Rule = cite!("1002.1");

/// The register: which area it is about.
const PLACE: usize = 0;

/// Where a player has several charas in an area, the newest levels up (1002.1), or else the others go (1003.1). Those
/// that level up come first (1001.2a).
pub(super) fn run(cx: &mut Context) -> bool {
    let crowd = next(cx);
    if let Some((seat, place)) = crowd {
        begin(cx, seat, place);
    }
    crowd.is_some()
}

/// Whether a player has several charas in an area.
pub(super) fn is_due(cx: &Context) -> bool {
    next(cx).is_some()
}

/// The area with several charas of a player that is seen to next.
fn next(cx: &Context) -> Option<(Seat, u8)> {
    let (mut taken, mut shared) = (0_u32, false);
    for &slot in cx.s.cards(zone::AREA, Seat::FIRST) {
        let place = 1 << cx.s.object(slot).place;
        shared |= taken & place != 0;
        taken |= place;
    }
    if !shared {
        return None;
    }
    let mut crowded = None;
    for seat in [cx.s.turn.player, cx.s.turn.player.other()] {
        for place in 0..AREAS {
            if charas_at(cx, seat, place).count() < 2 {
                continue;
            }
            let (newest, several) = newest(cx, seat, place);
            if several || is_highest(cx, seat, place, newest) {
                return Some((seat, place));
            }
            crowded.get_or_insert((seat, place));
        }
    }
    crowded
}

fn begin(cx: &mut Context, seat: Seat, place: u8) {
    cx.push(Frame::new(Proc::Book(proc::LEVEL_UP), seat).with([i32::from(place), 0, 0, 0, 0, 0]));
}

/// Whether a card is a player's chara in an area.
pub(super) fn is_at(s: &State, slot: Slot, seat: Seat, place: u8) -> bool {
    let object = s.object(slot);
    object.zone == zone::AREA && object.place == place && s.profile(slot).controller == seat
}

/// A player's charas in an area.
fn charas_at<'a>(cx: &'a Context, seat: Seat, place: u8) -> impl Iterator<Item = Slot> + use<'a> {
    let s = &*cx.s;
    s.cards(zone::AREA, Seat::FIRST).iter().copied().filter(move |&slot| is_at(s, slot, seat, place))
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
    let (first, several) = newest(cx, seat, place);
    if frame.pc == 0 && several {
        let placed = cx.s.object(first).placed;
        for i in 0..cx.s.cards(zone::AREA, Seat::FIRST).len() {
            let slot = cx.s.cards(zone::AREA, Seat::FIRST)[i];
            if is_at(cx.s, slot, seat, place) && cx.s.object(slot).placed == placed {
                cx.offer(Pick::Object(slot));
            }
        }
        return cx.ask(seat, NEWEST, LEVELS_UP);
    }
    let chosen = match frame.pc {
        0 => first,
        _ => match cx.answer() {
            Pick::Object(slot) => slot,
            _ => first,
        },
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
    for at in 0..cx.s.objects.len() {
        let slot = Slot(at as u16);
        let object = cx.s.object(slot);
        let older = |slot: Slot| slot != chosen && is_at(cx.s, slot, seat, place);
        if object.zone == zone::EXP && object.attached.is_some_and(older) {
            cx.propose(Act::Attach { slot, to: chosen }, verb::BECOME_EXP, cause);
        } else if older(slot) || object.attached.is_some_and(older) {
            cx.lay(slot, chosen, true, verb::BECOME_EXP, cause);
        }
    }
    cx.deed(verb::LEVEL_UP, seat, chosen, Slot::NONE, cause);
    cx.commit(from);
}
