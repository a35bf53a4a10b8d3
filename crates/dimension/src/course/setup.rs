//! Part 3, chapter 2: the beginning of a duel.

use super::deck;
use crate::book::{Context, Dimension0, note, proc};
use crate::course::turn;
use crate::definitions::zones;
use crate::rules::cite;
use crate::words::{phase, verb, zone};
use duel::book::Setup;
use duel::book::rule_sets::MatchRules;
use duel::card::ability::End;
use duel::engine::frame::{Flow, Frame};
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::Verdict;
use duel::event::{Cause, Happening};
use duel::ids::*;
use duel::need;
use duel::state::State;
use duel::state::object::Slot;

/// The number of cards in the first hand (3-2-2).
const HAND: usize = 5;

/// The first player's first turn has no draw phase (3-2-4).
pub(crate) const NO_FIRST_DRAW: Rule = cite!("3-2-4");

/// The question whether the second player draws a new hand.
pub(crate) const REDRAW: Topic = Topic::Book(0);
/// The question which card goes to the bottom of the deck next.
pub(crate) const BOTTOM: Topic = Topic::Book(1);
/// The second player may draw five other cards, once, if the format permits it (3-2-3-1).
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

/// Runs one step of the beginning of a duel. May ask.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let first = Seat(cx.state.notes[note::FIRST_PLAYER] as u8);
    let second = first.other();
    match frame.step {
        // Decks are shuffled (3-1-3), then chance decides who goes first, unless the match has decided it (3-1-4).
        step::SHUFFLE => {
            cx.enter_phase(phase::SETUP, cite!("3-2-1"));
            cx.frame(f).step = step::DRAW;
            zones::lay_decks(cx);
            let from = cx.state.batch.len();
            for side in Seat::BOTH {
                let cause = Cause::rule(deck::SHUFFLED);
                cx.propose(Happening::Shuffle { zone: zone::DECK, side }, verb::PUT, cause);
            }
            let chance = Seat(cx.state.rng.below(2) as u8);
            let first = cx.state.first_player().unwrap_or(chance);
            if cx.cite(deck::FIRST) {
                cx.state.notes[note::FIRST_PLAYER] = i32::from(first.0);
            }
            cx.commit(from);
            Flow::Continue
        }
        // Both players draw five cards (3-2-2).
        step::DRAW => {
            cx.frame(f).step = step::REDRAW;
            let from = cx.state.batch.len();
            propose_hand(cx, first);
            propose_hand(cx, second);
            cx.commit(from);
            Flow::Continue
        }
        // If the format permits it (3-2-3), the second player may draw five other cards, once (3-2-3-1).
        step::REDRAW => {
            if cx.state.format != deck::REDRAW || !cx.cite(cite!("3-2-3")) {
                return cx.goto(f, step::BEGIN);
            }
            cx.offer(Pick::No);
            cx.offer(Pick::Yes);
            cx.ask(second, REDRAW, ANEW)
        }
        step::REDRAW_CHOSEN => {
            let next = if cx.take_answer() == Pick::Yes { step::ORDER } else { step::BEGIN };
            cx.goto(f, next)
        }
        // The cards go to the bottom in any order; the first goes deepest among them.
        step::ORDER => {
            let hand = cx.state.cards(zone::HAND, second).len();
            if hand == 0 {
                return cx.goto(f, step::DRAW_AGAIN);
            }
            for i in 0..hand {
                let cards = cx.state.cards(zone::HAND, second);
                let slot = cards[i];
                let card = cx.state.object(slot).card;
                if !cards[..i].iter().any(|&s| cx.state.object(s).card == card) {
                    cx.offer(Pick::Object(slot));
                }
            }
            cx.ask(second, BOTTOM, ANEW)
        }
        step::ORDERED => {
            cx.frame(f).step = step::ORDER;
            if let Pick::Object(slot) = cx.take_answer() {
                let mut act = cx.move_to(slot, zone::DECK);
                if let Happening::Move { end, .. } = &mut act {
                    *end = End::Bottom;
                }
                cx.happen(act, verb::PUT, Cause::rule(ANEW));
            }
            Flow::Continue
        }
        step::DRAW_AGAIN => {
            cx.frame(f).step = step::BEGIN;
            let from = cx.state.batch.len();
            propose_hand(cx, second);
            cx.commit(from);
            Flow::Continue
        }
        // The first player begins the first turn (3-4-1).
        _ => {
            cx.enter_turn(first, cite!("3-4-1"));
            cx.pop();
            cx.push_book_procedure(proc::TURN, first);
            Flow::Continue
        }
    }
}

fn propose_hand(cx: &mut Context, seat: Seat) {
    if !zones::has_first_hand(cx) {
        return;
    }
    for i in 0..HAND.min(cx.state.cards(zone::DECK, seat).len()) {
        let deck = cx.state.cards(zone::DECK, seat);
        let act = cx.move_to(deck[deck.len() - 1 - i], zone::HAND);
        cx.propose(act, verb::DRAW, Cause::rule(cite!("3-2-2")));
    }
}

impl Setup for Dimension0 {
    fn match_rules(format: u8) -> MatchRules {
        deck::match_rules(format)
    }

    fn check_deck<V: Verdict>(cx: &Context, verdict: &mut V) {
        deck::check(cx, verdict);
    }

    fn check_position<V: Verdict>(cx: &Context, slot: Slot, verdict: &mut V) {
        use crate::rules::cite;
        let object = cx.state.object(slot);
        let it = Some(slot);
        need!(verdict, object.zone != zone::STACK, cite!("2-23-9-1"), it);
    }

    fn resume_at(state: &mut State, phase: Phase) {
        turn::resume_at(state, phase);
    }

    fn resume_with_priority(state: &mut State, phase: Phase) -> Option<i32> {
        turn::resume_with_priority(state, phase)
    }

    fn normalise(state: &State, _frames: &mut [Frame], notes: &mut [i32; 8]) {
        notes[note::FIRST_PLAYER] = 0;
        notes[note::RULE_EFFECTS] = 0;
        if state.turn.phase != phase::ENERGY {
            notes[note::CHARGED] = 0;
        }
    }
}
