//! Chapter 705: the charge phase.

use super::{announce, enter, settle_by, step};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{phase, verb, zone};
use duel::event::Cause;
use duel::frame::{Flow, REGISTERS};
use duel::object::Slot;
use duel::question::{Pick, Topic};
use duel::selection::Among;
use duel::words::{Rule, Seat};

/// Which card is kept.
pub(crate) const KEEP: Topic = Topic::Book(2);
/// Which cards become energy.
pub(crate) const CHARGE: Topic = Topic::Book(3);
/// A card of the hand may be kept (705.2).
pub(crate) const KEEPS: Rule = cite!("705.2");
/// Any number of cards of the hand become energy (705.3).
pub(crate) const CHARGES: Rule = cite!("705.3");

/// The register of where the cards begin that are set aside to become energy.
const START: usize = 0;

/// One step of the phase.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        step::CHARGE => {
            enter(cx, phase::CHARGE);
            cx.frame(f).pc = step::KEEP;
            announce(cx, seat, &[verb::BEGIN_CHARGE], cite!("705.1"));
            Flow::Go
        }
        // A card of the hand may be kept (705.2).
        step::KEEP => {
            cx.frame(f).r = [0; REGISTERS];
            cx.frame(f).r[START] = cx.s.spent.len() as i32;
            let hand = cx.s.cards(zone::HAND, seat).len();
            if hand == 0 {
                return cx.goto(f, step::PICK_ENERGY);
            }
            for i in 0..hand {
                let slot = cx.s.cards(zone::HAND, seat)[i];
                if !earlier(cx, seat, i).any(|_| true) {
                    cx.offer(Pick::Object(slot));
                }
            }
            cx.offer(Pick::Done);
            cx.ask(seat, KEEP, KEEPS)
        }
        step::KEPT => {
            cx.frame(f).pc = step::PICK_ENERGY;
            let Pick::Object(slot) = cx.answer() else { return Flow::Go };
            let from = cx.s.batch.len();
            let cause = Cause { seat: Some(seat), ..Cause::rule(cite!("705.2")) };
            // What was kept before goes to the trash (reading V14).
            for i in 0..cx.s.cards(zone::KEEP, seat).len() {
                let act = cx.move_to(cx.s.cards(zone::KEEP, seat)[i], zone::TRASH);
                cx.propose(act, verb::PUT, cause);
            }
            let act = cx.move_to(slot, zone::KEEP);
            cx.propose(act, verb::KEEP, cause);
            cx.commit(from);
            Flow::Go
        }
        // Any number of cards of the hand become energy, together (705.3).
        step::PICK_ENERGY => {
            let hand = list_hand(cx, seat);
            let (topic, start) = (CHARGE, cx.frame(f).r[START] as usize);
            let among = Among { seat, topic, rule: CHARGES, start, least: 0, most: hand.len() };
            let asked = cx.ask_among(&hand, true, among);
            cx.t.picking = hand;
            match asked {
                Some(flow) => flow,
                None => cx.goto(f, step::CHARGED),
            }
        }
        step::ENERGY_PICKED => {
            let hand = list_hand(cx, seat);
            let start = cx.frame(f).r[START] as usize;
            let closed = cx.take_among(&hand, start);
            cx.t.picking = hand;
            cx.goto(f, if closed { step::CHARGED } else { step::PICK_ENERGY })
        }
        _ => {
            let start = cx.frame(f).r[START] as usize;
            cx.frame(f).r = [0; REGISTERS];
            let from = cx.s.batch.len();
            for at in start..cx.s.spent.len() {
                let act = cx.move_to(cx.s.spent[at].slot, zone::ENERGY);
                let cause = Cause { seat: Some(seat), ..Cause::rule(CHARGES) };
                cx.propose(act, verb::CHARGE, cause);
            }
            cx.s.spent.truncate(start);
            // What asks as they move is above what comes then (705.4).
            settle_by(cx, f, cite!("705.4"), step::END_DRAW);
            cx.commit(from);
            Flow::Go
        }
    }
}

/// A player's hand, in the order in which it lies.
fn list_hand(cx: &mut Context, seat: Seat) -> Vec<Slot> {
    let mut hand = std::mem::take(&mut cx.t.picking);
    hand.clear();
    hand.extend_from_slice(cx.s.cards(zone::HAND, seat));
    hand
}

/// The places in a hand before this one of cards like the one there.
fn earlier<'a>(cx: &'a Context, seat: Seat, at: usize) -> impl Iterator<Item = usize> + use<'a> {
    let hand = cx.s.cards(zone::HAND, seat);
    let card = cx.s.object(hand[at]).card;
    (0..at).filter(move |&i| cx.s.object(hand[i]).card == card)
}
