//! Part 3, chapter 2: the beginning of a duel.

use super::deck;
use crate::book::{Context, note, proc};
use crate::definitions::zones;
use crate::rules::cite;
use crate::words::{phase, verb, zone};
use duel::ability::End;
use duel::event::{Act, Cause};
use duel::frame::Flow;
use duel::question::{Pick, Topic};
use duel::words::{Rule, Seat};

/// How many cards are drawn at first (3-2-2).
const HAND: usize = 5;

/// The first player's first turn has no draw phase (3-2-4).
pub(crate) const NO_FIRST_DRAW: Rule = cite!("3-2-4");

/// Whether the second player draws a new hand.
pub(crate) const REDRAW: Topic = Topic::Book(0);
/// Which card goes to the bottom of the deck next.
pub(crate) const BOTTOM: Topic = Topic::Book(1);
/// The second player may draw five others, once, where the format permits it (3-2-3-1).
pub(crate) const ANEW: Rule = cite!("3-2-3-1");

mod step {
    pub const SHUFFLE: u8 = 0;
    pub const DRAW: u8 = 1;
    pub const REDRAW: u8 = 2;
    pub const REDRAW_CHOSEN: u8 = 3;
    pub const ORDER: u8 = 4;
    pub const ORDERED: u8 = 5;
    pub const DRAW_AGAIN: u8 = 6;
    pub const BEGIN: u8 = 7;
}

/// One step of the beginning.
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let first = Seat(cx.s.notes[note::FIRST_PLAYER] as u8);
    let second = first.other();
    match frame.pc {
        // Decks are shuffled (3-1-3), then chance decides who goes first, unless the match has settled it (3-1-4).
        step::SHUFFLE => {
            cx.enter_phase(phase::SETUP, cite!("3-2-1"));
            cx.frame(f).pc = step::DRAW;
            zones::lay_decks(cx);
            let from = cx.s.batch.len();
            for side in Seat::BOTH {
                let cause = Cause::rule(deck::SHUFFLED);
                cx.propose(Act::Shuffle { zone: zone::DECK, side }, verb::PUT, cause);
            }
            let chance = Seat(cx.s.dice.below(2) as u8);
            let first = cx.s.goes_first().unwrap_or(chance);
            if cx.by(deck::FIRST) {
                cx.s.notes[note::FIRST_PLAYER] = i32::from(first.0);
            }
            cx.commit(from);
            Flow::Go
        }
        // Both draw five (3-2-2).
        step::DRAW => {
            cx.frame(f).pc = step::REDRAW;
            let from = cx.s.batch.len();
            propose_hand(cx, first);
            propose_hand(cx, second);
            cx.commit(from);
            Flow::Go
        }
        // Where the format permits it (3-2-3), the second player may draw five others, once (3-2-3-1).
        step::REDRAW => {
            if cx.s.format != deck::REDRAW || !cx.by(cite!("3-2-3")) {
                return cx.goto(f, step::BEGIN);
            }
            cx.offer(Pick::No);
            cx.offer(Pick::Yes);
            cx.ask(second, REDRAW, ANEW)
        }
        step::REDRAW_CHOSEN => {
            let next = if cx.answer() == Pick::Yes { step::ORDER } else { step::BEGIN };
            cx.goto(f, next)
        }
        // In any order; the first goes deepest.
        step::ORDER => {
            let hand = cx.s.cards(zone::HAND, second).len();
            if hand == 0 {
                return cx.goto(f, step::DRAW_AGAIN);
            }
            for i in 0..hand {
                let cards = cx.s.cards(zone::HAND, second);
                let slot = cards[i];
                let card = cx.s.object(slot).card;
                if !cards[..i].iter().any(|&s| cx.s.object(s).card == card) {
                    cx.offer(Pick::Object(slot));
                }
            }
            cx.ask(second, BOTTOM, ANEW)
        }
        step::ORDERED => {
            cx.frame(f).pc = step::ORDER;
            if let Pick::Object(slot) = cx.answer() {
                let mut act = cx.move_to(slot, zone::DECK);
                if let Act::Move { end, .. } = &mut act {
                    *end = End::Bottom;
                }
                cx.happen(act, verb::PUT, Cause::rule(ANEW));
            }
            Flow::Go
        }
        step::DRAW_AGAIN => {
            cx.frame(f).pc = step::BEGIN;
            let from = cx.s.batch.len();
            propose_hand(cx, second);
            cx.commit(from);
            Flow::Go
        }
        // The first player begins the first turn (3-4-1).
        _ => {
            cx.enter_turn(first, cite!("3-4-1"));
            cx.pop();
            cx.push_book(proc::TURN, first);
            Flow::Go
        }
    }
}

fn propose_hand(cx: &mut Context, seat: Seat) {
    if !zones::has_first_hand(cx) {
        return;
    }
    for i in 0..HAND.min(cx.s.cards(zone::DECK, seat).len()) {
        let deck = cx.s.cards(zone::DECK, seat);
        let act = cx.move_to(deck[deck.len() - 1 - i], zone::HAND);
        cx.propose(act, verb::DRAW, Cause::rule(cite!("3-2-2")));
    }
}
