//! Chapter 705: the charge phase.

use super::{announce, enter, settle_by, step};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{phase, verb, zone};
use duel::engine::frame::{Flow, REGISTERS};
use duel::engine::question::{Pick, Topic};
use duel::engine::selection::CardSelection;
use duel::event::Cause;
use duel::ids::{Rule, Seat};
use duel::state::object::Slot;

/// Asks which card to keep.
pub(crate) const KEEP: Topic = Topic::Book(2);
/// Asks which cards become energy.
pub(crate) const CHARGE: Topic = Topic::Book(3);
/// A card of the hand may be kept (705.2).
pub(crate) const KEEPS: Rule = cite!("705.2");
/// Any number of cards of the hand become energy (705.3).
pub(crate) const CHARGES: Rule = cite!("705.3");

/// The register: the index of the first card that is set aside to become energy.
const START: usize = 0;

/// Runs one step of the phase. May ask.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).step {
        step::CHARGE => {
            enter(cx, phase::CHARGE);
            cx.frame(f).step = step::KEEP;
            announce(cx, seat, &[verb::BEGIN_CHARGE], cite!("705.1"));
            Flow::Continue
        }
        // A card of the hand may be kept (705.2).
        step::KEEP => {
            cx.frame(f).registers = [0; REGISTERS];
            cx.frame(f).registers[START] = cx.state.set_aside.len() as i32;
            let hand = cx.state.cards(zone::HAND, seat).len();
            if hand == 0 {
                return cx.goto(f, step::PICK_ENERGY);
            }
            for i in 0..hand {
                let hand = cx.state.cards(zone::HAND, seat);
                let slot = hand[i];
                if !cx.state.has_interchangeable(&hand[..i], slot) {
                    cx.offer(Pick::Object(slot));
                }
            }
            cx.offer(Pick::Done);
            cx.ask(seat, KEEP, KEEPS)
        }
        step::KEPT => {
            cx.frame(f).step = step::PICK_ENERGY;
            let Pick::Object(slot) = cx.take_answer() else { return Flow::Continue };
            let from = cx.state.batch.len();
            let cause = Cause { seat: Some(seat), ..Cause::rule(cite!("705.2")) };
            // A card that was kept before goes to the trash (reading V14).
            for i in 0..cx.state.cards(zone::KEEP, seat).len() {
                let act = cx.move_to(cx.state.cards(zone::KEEP, seat)[i], zone::TRASH);
                cx.propose(act, verb::PUT, cause);
            }
            let act = cx.move_to(slot, zone::KEEP);
            cx.propose(act, verb::KEEP, cause);
            cx.commit(from);
            Flow::Continue
        }
        // Any number of cards of the hand become energy, at the same time (705.3).
        step::PICK_ENERGY => {
            let hand = list_hand(cx, seat);
            let (topic, start) = (CHARGE, cx.frame(f).registers[START] as usize);
            let among = CardSelection { seat, topic, rule: CHARGES, start, least: 0, most: hand.len() };
            let asked = cx.ask_card_selection(&hand, true, among);
            cx.scratch.candidates = hand;
            match asked {
                Some(flow) => flow,
                None => cx.goto(f, step::CHARGED),
            }
        }
        step::ENERGY_PICKED => {
            let hand = list_hand(cx, seat);
            let start = cx.frame(f).registers[START] as usize;
            let closed = cx.take_selection_answer(&hand, start);
            cx.scratch.candidates = hand;
            cx.goto(f, if closed { step::CHARGED } else { step::PICK_ENERGY })
        }
        _ => {
            let start = cx.frame(f).registers[START] as usize;
            cx.frame(f).registers = [0; REGISTERS];
            let from = cx.state.batch.len();
            for at in start..cx.state.set_aside.len() {
                let act = cx.move_to(cx.state.set_aside[at].slot, zone::ENERGY);
                let cause = Cause { seat: Some(seat), ..Cause::rule(CHARGES) };
                cx.propose(act, verb::CHARGE, cause);
            }
            cx.state.set_aside.truncate(start);
            // Pushed before the move, so that questions about the move come before the processing (705.4).
            settle_by(cx, f, cite!("705.4"), step::END_DRAW);
            cx.commit(from);
            Flow::Continue
        }
    }
}

/// A player's hand, in its order.
fn list_hand(cx: &mut Context, seat: Seat) -> Vec<Slot> {
    let mut hand = std::mem::take(&mut cx.scratch.candidates);
    hand.clear();
    hand.extend_from_slice(cx.state.cards(zone::HAND, seat));
    hand
}
