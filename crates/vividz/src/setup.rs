//! Chapter 601: before the game.

use crate::actions::{becoming_exp, connecting};
use crate::book::{Context, Vividz, note, proc};
use crate::rules::cite;
use crate::words::{kind, number, phase, verb, zone};
use crate::zones::{MISSION_PLACE, MISSION_PLACES};
use crate::{areas, deck, information, turn, zones};
use duel::book::Setup;
use duel::book::series::NextFirst;
use duel::card::ability::End;
use duel::card::characteristics::Orientation;
use duel::engine::frame::{Flow, Frame};
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::Verdict;
use duel::engine::selection::CardSelection;
use duel::event::{Cause, Happening};
use duel::ids::*;
use duel::need;
use duel::state::State;
use duel::state::object::Slot;

/// The number of cards that each player draws at first (601.1e).
const HAND: usize = 5;
/// The number of those that the second player puts into the energy zone (601.1e).
const SECOND_PUTS: usize = 2;

/// In every game of a match the costs decide who goes first (601.1d), unless the match says otherwise.
pub(crate) const NEXT_FIRST: NextFirst = NextFirst::Chance;

/// Asks which mission goes to the next place.
pub(crate) const PLACE_MISSION: Topic = Topic::Book(0);
/// Asks which cards the second player puts into the energy zone.
pub(crate) const FIRST_ENERGY: Topic = Topic::Book(1);
/// Each player decides where which mission lies (601.1b).
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

/// The registers: the player whose missions are placed, and the card that each player revealed.
const PLACING: usize = 0;
const REVEALED: [usize; 2] = [1, 2];

/// Runs one step of the preparations. May ask.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let first = Seat(cx.state.notes[note::FIRST_PLAYER] as u8);
    match frame.step {
        // Each account is put face up into its zone (601.1a).
        step::ACCOUNTS => {
            cx.enter_phase(phase::SETUP, cite!("601.1a"));
            cx.frame(f).step = step::MISSIONS;
            let from = cx.state.batch.len();
            for seat in Seat::BOTH {
                for i in 0..cx.state.cards(zone::DECK, seat).len() {
                    let slot = cx.state.cards(zone::DECK, seat)[i];
                    let kinds = cx.state.characteristics(slot).kinds;
                    if kinds.has(kind::ACCOUNT) {
                        let act = cx.move_to(slot, zone::ACCOUNT);
                        cx.propose(act, verb::PUT, Cause::rule(cite!("601.1a")));
                    } else if kinds.has(kind::MISSION) {
                        let act = Happening::Reveal { slot, seats: 1 << seat.0 };
                        cx.propose(act, verb::REVEAL, Cause::rule(cite!("601.1b")));
                    }
                }
            }
            cx.commit(from);
            Flow::Continue
        }
        // Each player decides where which mission lies, face down (601.1b).
        step::MISSIONS => {
            let seat = Seat(frame.registers[PLACING] as u8);
            let place = cx.state.cards(zone::MISSION, seat).len() as u8;
            let free = if cx.cite(MISSION_PLACE) { usize::from(u8::MAX) } else { 1 };
            for i in 0..cx.state.cards(zone::DECK, seat).len() {
                let slot = cx.state.cards(zone::DECK, seat)[i];
                if cx.state.characteristics(slot).kinds.has(kind::MISSION) && cx.scratch.options.len() < free {
                    cx.offer(Pick::Object(slot));
                }
            }
            if cx.scratch.options.is_empty() || place >= MISSION_PLACES {
                cx.scratch.options.clear();
                if seat == Seat::SECOND {
                    return cx.goto(f, step::SHUFFLE);
                }
                cx.frame(f).registers[PLACING] += 1;
                return Flow::Continue;
            }
            cx.ask(seat, PLACE_MISSION, PLACES_MISSIONS)
        }
        step::MISSION_PICKED => {
            cx.frame(f).step = step::MISSIONS;
            let seat = Seat(frame.registers[PLACING] as u8);
            if let Pick::Object(slot) = cx.take_answer() {
                let place = cx.state.cards(zone::MISSION, seat).len() as u8;
                let turned = Orientation::Upright;
                let act = Happening::Move {
                    slot,
                    to: zone::MISSION,
                    side: seat,
                    end: End::Top,
                    place,
                    turned,
                    face_up: false,
                };
                cx.happen(act, verb::PUT, Cause::rule(cite!("601.1b")));
            }
            Flow::Continue
        }
        step::SHUFFLE => {
            cx.frame(f).step = step::REVEAL;
            let from = cx.state.batch.len();
            for side in Seat::BOTH {
                let cause = Cause::rule(cite!("601.1c"));
                cx.propose(Happening::Shuffle { zone: zone::DECK, side }, verb::SHUFFLE, cause);
            }
            cx.commit(from);
            Flow::Continue
        }
        // Both reveal the top card of their deck, which goes to the energy zone (601.1d).
        step::REVEAL => {
            cx.frame(f).step = step::COMPARE;
            let from = cx.state.batch.len();
            for seat in Seat::BOTH {
                let top = cx.state.cards(zone::DECK, seat).last().copied();
                cx.frame(f).registers[REVEALED[seat.index()]] = top.map_or(-1, |slot| i32::from(slot.0));
                if let Some(slot) = top {
                    let act = cx.move_to(slot, zone::ENERGY);
                    cx.propose(act, verb::PUT, Cause::rule(cite!("601.1d")));
                }
            }
            cx.commit(from);
            Flow::Continue
        }
        // The player of the card with the higher cost goes first; while the costs are equal, both reveal again
        // (601.1d).
        step::COMPARE => {
            let cost = |seat: Seat| {
                let slot = frame.registers[REVEALED[seat.index()]];
                u16::try_from(slot).map_or(-1, |slot| cx.state.characteristics(Slot(slot)).number(number::COST))
            };
            let [one, other] = Seat::BOTH.map(cost);
            if one == other && one >= 0 && cx.cite(cite!("601.1d")) {
                return cx.goto(f, step::REVEAL);
            }
            let dearer = if other > one { Seat::SECOND } else { Seat::FIRST };
            let first = cx.state.first_player().unwrap_or(dearer);
            cx.state.notes[note::FIRST_PLAYER] = i32::from(first.0);
            cx.goto(f, step::HANDS)
        }
        step::HANDS => {
            cx.frame(f).step = step::ENERGY;
            let from = cx.state.batch.len();
            for seat in [first, first.other()] {
                for i in 0..HAND.min(cx.state.cards(zone::DECK, seat).len()) {
                    let deck = cx.state.cards(zone::DECK, seat);
                    let act = cx.move_to(deck[deck.len() - 1 - i], zone::HAND);
                    cx.propose(act, verb::PUT, Cause::rule(cite!("601.1e")));
                }
            }
            cx.commit(from);
            Flow::Continue
        }
        // The second player puts two cards of the hand into the energy zone (601.1e).
        step::ENERGY => {
            let second = first.other();
            let hand = cx.state.cards(zone::HAND, second).to_vec();
            let (topic, rule) = (FIRST_ENERGY, SECOND_CHARGES);
            let among = CardSelection { seat: second, topic, rule, start: 0, least: SECOND_PUTS, most: SECOND_PUTS };
            if let Some(flow) = cx.ask_card_selection(&hand, true, among) {
                return flow;
            }
            cx.frame(f).step = step::MISSIONS_UP;
            let from = cx.state.batch.len();
            for at in 0..cx.state.set_aside.len() {
                let act = cx.move_to(cx.state.set_aside[at].slot, zone::ENERGY);
                cx.propose(act, verb::PUT, Cause::rule(rule));
            }
            cx.state.set_aside.clear();
            cx.commit(from);
            Flow::Continue
        }
        step::ENERGY_PICKED => {
            let hand = cx.state.cards(zone::HAND, first.other()).to_vec();
            cx.take_selection_answer(&hand, 0);
            cx.goto(f, step::ENERGY)
        }
        // All missions are turned face up (601.1f).
        step::MISSIONS_UP => {
            cx.frame(f).step = step::BEGIN;
            let from = cx.state.batch.len();
            for seat in Seat::BOTH {
                for i in 0..cx.state.cards(zone::MISSION, seat).len() {
                    let slot = cx.state.cards(zone::MISSION, seat)[i];
                    cx.propose(Happening::Flip { slot, face_up: true }, verb::PUT, Cause::rule(cite!("601.1f")));
                }
            }
            cx.commit(from);
            Flow::Continue
        }
        // The first player begins the first turn (601.1g). The preparations triggered nothing (reading V15).
        _ => {
            cx.state.waiting_triggers.clear();
            cx.enter_turn(first, cite!("601.1g"));
            cx.pop();
            cx.push_book_procedure(proc::TURN, first);
            Flow::Continue
        }
    }
}

impl Setup for Vividz {
    const NEXT_FIRST: NextFirst = NEXT_FIRST;

    fn check_deck<V: Verdict>(cx: &Context, verdict: &mut V) {
        deck::check(cx, verdict);
    }

    fn check_position<V: Verdict>(cx: &Context, slot: Slot, verdict: &mut V) {
        let object = cx.state.object(slot);
        let kinds = cx.pool.card(object.card).characteristics.kinds;
        let it = Some(slot);
        need!(verdict, object.zone != zone::AREA || kinds.has(kind::CHARA), areas::CHARAS, it);
        let mission = kinds.has(kind::MISSION);
        need!(verdict, object.zone != zone::MISSION || mission, zones::MISSIONS, it);
        // Missions lie with the deck until they are placed.
        need!(verdict, !mission || matches!(object.zone, zone::MISSION | zone::DECK), zones::MISSIONS, it);
        need!(verdict, !matches!(object.zone, zone::SCOUT | zone::TEMPORARY), information::PASSING, it);
        need!(verdict, !matches!(object.zone, zone::EXP) || object.attached_to.is_some(), becoming_exp::BECOMES, it);
        need!(verdict, object.zone != zone::CONNECT || object.attached_to.is_some(), connecting::CONNECTS, it);
    }

    fn resume_at(state: &mut State, phase: Phase) {
        turn::resume_at(state, phase);
    }

    fn resume_with_priority(state: &mut State, phase: Phase) -> Option<i32> {
        turn::resume_with_priority(state, phase)
    }

    fn normalise(_state: &State, frames: &mut [Frame], notes: &mut [i32; 8]) {
        notes[note::FIRST_PLAYER] = 0;
        turn::normalise(frames);
    }
}
