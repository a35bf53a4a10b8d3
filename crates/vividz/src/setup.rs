//! Chapter 601: before the game.

use crate::book::{Context, note, proc};
use crate::rules::cite;
use crate::words::{kind, number, phase, verb, zone};
use crate::zones::{MISSION_PLACE, MISSION_PLACES};
use duel::ability::End;
use duel::event::{Act, Cause};
use duel::frame::Flow;
use duel::matches::Next;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::selection::Among;
use duel::words::{Rule, Seat};

/// How many cards are drawn at first (601.1e).
const HAND: usize = 5;
/// How many of them the second player puts into the energy zone (601.1e).
const SECOND_PUTS: usize = 2;

/// In every duel of a match the costs decide who goes first (601.1d), unless the match is played otherwise.
pub(crate) const NEXT_FIRST: Next = Next::Chance;

/// Which mission goes to the next place.
pub(crate) const PLACE_MISSION: Topic = Topic::Book(0);
/// Which cards the second player puts into the energy zone.
pub(crate) const FIRST_ENERGY: Topic = Topic::Book(1);
/// Each player says which mission lies where (601.1b).
pub(crate) const PLACES_MISSIONS: Rule = cite!("601.1b");
/// The second player puts two cards of the hand into the energy zone (601.1e).
pub(crate) const SECOND_CHARGES: Rule = cite!("601.1e");

mod step {
    pub const ACCOUNTS: u8 = 0;
    pub const MISSIONS: u8 = 1;
    pub const MISSION_PICKED: u8 = 2;
    pub const SHUFFLE: u8 = 3;
    pub const REVEAL: u8 = 4;
    pub const COMPARE: u8 = 5;
    pub const HANDS: u8 = 6;
    pub const ENERGY: u8 = 7;
    pub const ENERGY_PICKED: u8 = 8;
    pub const MISSIONS_UP: u8 = 9;
    pub const BEGIN: u8 = 10;
}

/// The registers: whose missions are placed; what each revealed.
const PLACING: usize = 0;
const REVEALED: [usize; 2] = [1, 2];

/// One step of the preparations.
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let first = Seat(cx.s.notes[note::FIRST_PLAYER] as u8);
    match frame.pc {
        // Each account is put face up into its zone (601.1a).
        step::ACCOUNTS => {
            cx.enter_phase(phase::SETUP, cite!("601.1a"));
            cx.frame(f).pc = step::MISSIONS;
            let from = cx.s.batch.len();
            for seat in Seat::BOTH {
                for i in 0..cx.s.cards(zone::DECK, seat).len() {
                    let slot = cx.s.cards(zone::DECK, seat)[i];
                    let kinds = cx.s.profile(slot).kinds;
                    if kinds.has(kind::ACCOUNT) {
                        let act = cx.move_to(slot, zone::ACCOUNT);
                        cx.propose(act, verb::PUT, Cause::rule(cite!("601.1a")));
                    } else if kinds.has(kind::MISSION) {
                        let act = Act::Show { slot, seats: 1 << seat.0 };
                        cx.propose(act, verb::REVEAL, Cause::rule(cite!("601.1b")));
                    }
                }
            }
            cx.commit(from);
            Flow::Go
        }
        // Each player says which mission lies where, face down (601.1b).
        step::MISSIONS => {
            let seat = Seat(frame.r[PLACING] as u8);
            let place = cx.s.cards(zone::MISSION, seat).len() as u8;
            let free = if cx.by(MISSION_PLACE) { usize::from(u8::MAX) } else { 1 };
            for i in 0..cx.s.cards(zone::DECK, seat).len() {
                let slot = cx.s.cards(zone::DECK, seat)[i];
                if cx.s.profile(slot).kinds.has(kind::MISSION) && cx.t.options.len() < free {
                    cx.offer(Pick::Object(slot));
                }
            }
            if cx.t.options.is_empty() || place >= MISSION_PLACES {
                cx.t.options.clear();
                if seat == Seat::SECOND {
                    return cx.goto(f, step::SHUFFLE);
                }
                cx.frame(f).r[PLACING] += 1;
                return Flow::Go;
            }
            cx.ask(seat, PLACE_MISSION, PLACES_MISSIONS)
        }
        step::MISSION_PICKED => {
            cx.frame(f).pc = step::MISSIONS;
            let seat = Seat(frame.r[PLACING] as u8);
            if let Pick::Object(slot) = cx.answer() {
                let place = cx.s.cards(zone::MISSION, seat).len() as u8;
                let turned = Orientation::Upright;
                let act =
                    Act::Move { slot, to: zone::MISSION, side: seat, end: End::Top, place, turned, face_up: false };
                cx.happen(act, verb::PUT, Cause::rule(cite!("601.1b")));
            }
            Flow::Go
        }
        step::SHUFFLE => {
            cx.frame(f).pc = step::REVEAL;
            let from = cx.s.batch.len();
            for side in Seat::BOTH {
                let cause = Cause::rule(cite!("601.1c"));
                cx.propose(Act::Shuffle { zone: zone::DECK, side }, verb::SHUFFLE, cause);
            }
            cx.commit(from);
            Flow::Go
        }
        // Both reveal the top card of their deck, which goes to the energy zone (601.1d).
        step::REVEAL => {
            cx.frame(f).pc = step::COMPARE;
            let from = cx.s.batch.len();
            for seat in Seat::BOTH {
                let top = cx.s.cards(zone::DECK, seat).last().copied();
                cx.frame(f).r[REVEALED[seat.index()]] = top.map_or(-1, |slot| i32::from(slot.0));
                if let Some(slot) = top {
                    let act = cx.move_to(slot, zone::ENERGY);
                    cx.propose(act, verb::PUT, Cause::rule(cite!("601.1d")));
                }
            }
            cx.commit(from);
            Flow::Go
        }
        // Whose costs more goes first; as long as they cost the same, they reveal again (601.1d).
        step::COMPARE => {
            let cost = |seat: Seat| {
                let slot = frame.r[REVEALED[seat.index()]];
                u16::try_from(slot).map_or(-1, |slot| cx.s.profile(Slot(slot)).number(number::COST))
            };
            let [one, other] = Seat::BOTH.map(cost);
            if one == other && one >= 0 && cx.by(cite!("601.1d")) {
                return cx.goto(f, step::REVEAL);
            }
            let dearer = if other > one { Seat::SECOND } else { Seat::FIRST };
            let first = cx.s.goes_first().unwrap_or(dearer);
            cx.s.notes[note::FIRST_PLAYER] = i32::from(first.0);
            cx.goto(f, step::HANDS)
        }
        step::HANDS => {
            cx.frame(f).pc = step::ENERGY;
            let from = cx.s.batch.len();
            for seat in [first, first.other()] {
                for i in 0..HAND.min(cx.s.cards(zone::DECK, seat).len()) {
                    let deck = cx.s.cards(zone::DECK, seat);
                    let act = cx.move_to(deck[deck.len() - 1 - i], zone::HAND);
                    cx.propose(act, verb::PUT, Cause::rule(cite!("601.1e")));
                }
            }
            cx.commit(from);
            Flow::Go
        }
        // The second player puts two of them into the energy zone (601.1e).
        step::ENERGY => {
            let second = first.other();
            let hand = cx.s.cards(zone::HAND, second).to_vec();
            let (topic, rule) = (FIRST_ENERGY, SECOND_CHARGES);
            let among = Among { seat: second, topic, rule, start: 0, least: SECOND_PUTS, most: SECOND_PUTS };
            if let Some(flow) = cx.ask_among(&hand, true, among) {
                return flow;
            }
            cx.frame(f).pc = step::MISSIONS_UP;
            let from = cx.s.batch.len();
            for at in 0..cx.s.spent.len() {
                let act = cx.move_to(cx.s.spent[at].slot, zone::ENERGY);
                cx.propose(act, verb::PUT, Cause::rule(rule));
            }
            cx.s.spent.clear();
            cx.commit(from);
            Flow::Go
        }
        step::ENERGY_PICKED => {
            let hand = cx.s.cards(zone::HAND, first.other()).to_vec();
            cx.take_among(&hand, 0);
            cx.goto(f, step::ENERGY)
        }
        // All missions are turned face up (601.1f).
        step::MISSIONS_UP => {
            cx.frame(f).pc = step::BEGIN;
            let from = cx.s.batch.len();
            for seat in Seat::BOTH {
                for i in 0..cx.s.cards(zone::MISSION, seat).len() {
                    let slot = cx.s.cards(zone::MISSION, seat)[i];
                    cx.propose(Act::Flip { slot, face_up: true }, verb::PUT, Cause::rule(cite!("601.1f")));
                }
            }
            cx.commit(from);
            Flow::Go
        }
        // The first player begins the first turn (601.1g). What happened until now set nothing off (reading V15).
        _ => {
            cx.s.waiting.clear();
            cx.enter_turn(first, cite!("601.1g"));
            cx.pop();
            cx.push_book(proc::TURN, first);
            Flow::Go
        }
    }
}
