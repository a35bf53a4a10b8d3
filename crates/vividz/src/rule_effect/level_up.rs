//! Chapter 1002: levelling up.

use super::illegal;
use crate::areas::AREAS;
use crate::book::{Context, proc};
use crate::rules::cite;
use crate::words::{number, verb, zone};
use crate::zones;
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::{Pick, Topic};
use duel::event::{Cause, Happening};
use duel::ids::{Rule, Seat};
use duel::state::State;
use duel::state::object::Slot;

/// Asks which of the newest charas of an area stays.
pub(crate) const NEWEST: Topic = Topic::Book(5);
/// A player with several newest charas in an area says which of them counts as the newest (1002.1).
pub(crate) const LEVELS_UP: Rule = cite!("1002.1");

/// The register: the number of the area.
const PLACE: usize = 0;

/// The newest of several charas of a player in an area levels up (1002.1), or else the others go (1003.1).
///
/// Areas where one levels up come first (1001.2a). Begins a procedure if it returns true.
pub(super) fn run(cx: &mut Context) -> bool {
    let crowd = next(cx);
    if let Some((seat, place)) = crowd {
        begin(cx, seat, place);
    }
    crowd.is_some()
}

/// Returns true if a player has several charas in an area.
pub(super) fn is_due(cx: &Context) -> bool {
    next(cx).is_some()
}

/// The next area with several charas of one player.
fn next(cx: &Context) -> Option<(Seat, u8)> {
    let (mut taken, mut shared) = (0_u32, false);
    for &slot in cx.state.cards(zone::AREA, Seat::FIRST) {
        let place = 1 << cx.state.object(slot).place;
        shared |= taken & place != 0;
        taken |= place;
    }
    if !shared {
        return None;
    }
    let mut crowded = None;
    for seat in [cx.state.turn.player, cx.state.turn.player.other()] {
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
    cx.push(Frame::new(Proc::Book(proc::LEVEL_UP), seat).with_registers([i32::from(place), 0, 0, 0, 0, 0]));
}

/// The card is a chara of this player's in this area.
pub(super) fn is_at(s: &State, slot: Slot, seat: Seat, place: u8) -> bool {
    let object = s.object(slot);
    object.zone == zone::AREA && object.place == place && s.characteristics(slot).controller == seat
}

/// A player's charas in an area.
fn charas_at<'a>(cx: &'a Context, seat: Seat, place: u8) -> impl Iterator<Item = Slot> + use<'a> {
    let s = &*cx.state;
    s.cards(zone::AREA, Seat::FIRST).iter().copied().filter(move |&slot| is_at(s, slot, seat, place))
}

/// The first of the charas that entered an area last, and true if there are several.
fn newest(cx: &Context, seat: Seat, place: u8) -> (Slot, bool) {
    let placed = |slot: Slot| cx.state.object(slot).entered_at;
    let last = charas_at(cx, seat, place).map(placed).max().unwrap_or(0);
    let mut those = charas_at(cx, seat, place).filter(|&slot| placed(slot) == last);
    (those.next().unwrap_or(Slot::NONE), those.next().is_some())
}

/// The chara costs more than every other of the area.
fn is_highest(cx: &Context, seat: Seat, place: u8, chosen: Slot) -> bool {
    let cost = |slot: Slot| cx.state.characteristics(slot).number(number::COST);
    charas_at(cx, seat, place).all(|slot| slot == chosen || cost(slot) < cost(chosen))
}

/// Runs one step: the controller chooses one of the newest, then it levels up or the others go. May ask.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let (seat, place) = (frame.seat, frame.registers[PLACE] as u8);
    let (first, several) = newest(cx, seat, place);
    if frame.step == 0 && several {
        let placed = cx.state.object(first).entered_at;
        for i in 0..cx.state.cards(zone::AREA, Seat::FIRST).len() {
            let slot = cx.state.cards(zone::AREA, Seat::FIRST)[i];
            if is_at(cx.state, slot, seat, place) && cx.state.object(slot).entered_at == placed {
                cx.offer(Pick::Object(slot));
            }
        }
        return cx.ask(seat, NEWEST, LEVELS_UP);
    }
    let chosen = match frame.step {
        0 => first,
        _ => match cx.take_answer() {
            Pick::Object(slot) => slot,
            _ => first,
        },
    };
    cx.state.frames.pop();
    if is_highest(cx, seat, place, chosen) {
        level_up(cx, seat, place, chosen);
    } else {
        illegal::give_way(cx, seat, place, chosen);
    }
    Flow::Continue
}

/// The other charas, with their EXP and connected cards, become EXP of the chosen one (1002.1, reading V11). Begins a
/// procedure.
fn level_up(cx: &mut Context, seat: Seat, place: u8, chosen: Slot) {
    let cause = Cause { source: Some(cx.state.object_ref(chosen)), seat: Some(seat), ..Cause::rule(cite!("1002.1")) };
    let from = cx.state.batch.len();
    for at in 0..cx.state.objects.len() {
        let slot = Slot(at as u16);
        let object = cx.state.object(slot);
        let older = |slot: Slot| slot != chosen && is_at(cx.state, slot, seat, place);
        let belongs = object.attached_to.is_some_and(older);
        if belongs && object.zone == zone::EXP {
            cx.propose(Happening::Attach { slot, to: chosen }, verb::BECOME_EXP, cause);
        } else if older(slot) || belongs && zones::goes_along(cx, slot) {
            cx.propose_attach(slot, chosen, true, verb::BECOME_EXP, cause);
        }
    }
    cx.deed(verb::LEVEL_UP, seat, chosen, Slot::NONE, cause);
    cx.commit(from);
}
