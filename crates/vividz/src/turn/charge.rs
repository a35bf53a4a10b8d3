//! Chapter 705: the charge phase.

use super::{announce, enter, settle_by, step};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{phase, verb, zone};
use duel::event::Cause;
use duel::frame::{Flow, REGISTERS};
use duel::question::{Pick, Topic};
use duel::words::{Rule, Seat};

/// Which card is kept.
pub(crate) const KEEP: Topic = Topic::Book(2);
/// Which cards become energy.
pub(crate) const CHARGE: Topic = Topic::Book(3);
/// A card of the hand may be kept (705.2).
pub(crate) const KEEPS: Rule = cite!("705.2");
/// Any number of cards of the hand become energy (705.3).
pub(crate) const CHARGES: Rule = cite!("705.3");

/// The registers of choosing: the next place of the hand, and from the second on which places have been chosen.
const NEXT: usize = 0;
const CHOSEN: usize = 1;
/// How many places of the hand a register holds.
const BITS: usize = 31;
/// How many cards can be chosen from.
const MOST: usize = (REGISTERS - CHOSEN) * BITS;

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
            let hand = cx.s.cards(zone::HAND, seat).len().min(MOST);
            for i in cx.frame(f).r[NEXT] as usize..hand {
                let frame = *cx.frame(f);
                // Of cards that are alike the first is chosen first.
                if earlier(cx, seat, i).all(|at| is_chosen(&frame.r, at)) {
                    let slot = cx.s.cards(zone::HAND, seat)[i];
                    cx.offer(Pick::Object(slot));
                }
            }
            if cx.t.options.is_empty() {
                return cx.goto(f, step::CHARGED);
            }
            cx.offer(Pick::Done);
            cx.ask(seat, CHARGE, CHARGES)
        }
        step::ENERGY_PICKED => {
            let Pick::Object(slot) = cx.answer() else { return cx.goto(f, step::CHARGED) };
            let at = cx.s.cards(zone::HAND, seat).iter().position(|&s| s == slot).unwrap_or(0);
            let frame = cx.frame(f);
            frame.r[CHOSEN + at / BITS] |= 1 << (at % BITS);
            frame.r[NEXT] = at as i32 + 1;
            cx.goto(f, step::PICK_ENERGY)
        }
        _ => {
            let frame = *cx.frame(f);
            cx.frame(f).r = [0; REGISTERS];
            let from = cx.s.batch.len();
            for at in 0..cx.s.cards(zone::HAND, seat).len().min(MOST) {
                if is_chosen(&frame.r, at) {
                    let act = cx.move_to(cx.s.cards(zone::HAND, seat)[at], zone::ENERGY);
                    let cause = Cause { seat: Some(seat), ..Cause::rule(cite!("705.3")) };
                    cx.propose(act, verb::CHARGE, cause);
                }
            }
            // What asks as they move is above what comes then (705.4).
            settle_by(cx, f, cite!("705.4"), step::END_DRAW);
            cx.commit(from);
            Flow::Go
        }
    }
}

fn is_chosen(r: &[i32; REGISTERS], at: usize) -> bool {
    r[CHOSEN + at / BITS] >> (at % BITS) & 1 == 1
}

/// The places in a hand before this one of cards like the one there.
fn earlier<'a>(cx: &'a Context, seat: Seat, at: usize) -> impl Iterator<Item = usize> + use<'a> {
    let hand = cx.s.cards(zone::HAND, seat);
    let card = cx.s.object(hand[at]).card;
    (0..at).filter(move |&i| cx.s.object(hand[i]).card == card)
}
