//! Chapter 8: preparing the game.

use crate::book::{Context, note, proc};
use crate::edition::Edition;
use crate::rules::{Cited, cite};
use crate::words::{kind, phase, verb, zone};
use crate::zones::{Beside, check_standing};
use crate::{Crystal, deck, principles, turn};
use duel::book::Setup;
use duel::book::rule_sets::MatchRules;
use duel::book::series::NextFirst;
use duel::engine::frame::{Flow, Frame};
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::Verdict;
use duel::event::{Cause, Happening};
use duel::ids::*;
use duel::need;
use duel::state::State;
use duel::state::object::Slot;

/// The damage at which a player loses: seven points, in limited play six (3.1.1, reading F1).
pub const fn damage_limit(format: u8) -> i32 {
    if format == deck::LIMITED { 6 } else { 7 }
}

/// The number of cards that each player draws at first (8.2.1.3).
const HAND: usize = 5;

/// Every game of a match begins with the random method (8.2.1.2).
pub(crate) const NEXT_FIRST: NextFirst = NextFirst::Chance;

impl<E: Edition> Crystal<E> {
    /// The rules of a match: who decides who goes first (8.2.1.2), and that a player can give up (2.1).
    pub(crate) const MATCH: MatchRules = MatchRules {
        loser_decides: cite!("8.2.1.2").of::<E>(),
        after_draw: cite!("8.2.1.2").of::<E>(),
        concede: principles::CONCEDE.of::<E>(),
        ..MatchRules::UNNUMBERED
    };
}

/// Asks who takes the first turn.
pub const GO_FIRST: Topic = Topic::Book(0);
/// The winner of a random method decides who goes first (8.2.1.2).
pub(crate) const CHOOSES_FIRST: Cited = cite!("8.2.1.2");
/// The first hand may be put at the bottom of the deck and drawn again (8.2.1.4).
pub(crate) const ANEW: Cited = cite!("8.2.1.4");
/// Asks whether the first hand is exchanged.
pub const MULLIGAN: Topic = Topic::Book(1);
/// Asks which card goes to the bottom of the deck next.
pub const BOTTOM: Topic = Topic::Book(2);

mod step {
    pub const SHUFFLE: u8 = 0;
    pub const CHOOSE_FIRST: u8 = 1;
    pub const FIRST_CHOSEN: u8 = 2;
    pub const DRAW: u8 = 3;
    pub const MULLIGAN: u8 = 4;
    pub const MULLIGAN_CHOSEN: u8 = 5;
    pub const ORDER: u8 = 6;
    pub const ORDERED: u8 = 7;
    pub const REDRAW: u8 = 8;
    pub const NEXT: u8 = 9;
    pub const BEGIN: u8 = 10;
}

/// Runs one step of the preparation. May ask.
pub(crate) fn run_step<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    match frame.step {
        // Decks are shuffled (8.2.1.1). The opponent may shuffle them too; that changes nothing, so nobody is asked.
        step::SHUFFLE => {
            cx.enter_phase(phase::SETUP, cite!("8.2.1").of::<E>());
            let from = cx.state.batch.len();
            for side in Seat::BOTH {
                let cause = Cause::rule(cite!("8.2.1.1").of::<E>());
                cx.propose(Happening::Shuffle { zone: zone::DECK, side }, verb::PUT, cause);
            }
            cx.frame(f).step = step::CHOOSE_FIRST;
            let winner = Seat(cx.state.rng.below(2) as u8);
            cx.frame(f).seat = winner;
            cx.commit(from);
            Flow::Continue
        }
        // The winner of a random method decides who goes first (8.2.1.2), unless the match has decided it.
        step::CHOOSE_FIRST => {
            if let Some(first) = cx.state.first_player() {
                return go_first(cx, f, first);
            }
            cx.offer(Pick::Yes);
            cx.offer(Pick::No);
            cx.ask(frame.seat, GO_FIRST, CHOOSES_FIRST.of::<E>())
        }
        step::FIRST_CHOSEN => {
            let first = if cx.take_answer() == Pick::Yes { frame.seat } else { frame.seat.other() };
            go_first(cx, f, first)
        }
        // Both draw five (8.2.1.3).
        step::DRAW => {
            cx.frame(f).step = step::MULLIGAN;
            let from = cx.state.batch.len();
            propose_hand(cx, frame.seat);
            propose_hand(cx, frame.seat.other());
            cx.commit(from);
            Flow::Continue
        }
        // The first player, then the second, may put all five at the bottom and draw five (8.2.1.4).
        step::MULLIGAN => {
            cx.offer(Pick::No);
            cx.offer(Pick::Yes);
            cx.ask(frame.seat, MULLIGAN, ANEW.of::<E>())
        }
        step::MULLIGAN_CHOSEN => {
            let next = if cx.take_answer() == Pick::Yes { step::ORDER } else { step::NEXT };
            cx.goto(f, next)
        }
        // In any order; the first one goes to the lowest place.
        step::ORDER => {
            let hand = cx.state.cards(zone::HAND, frame.seat).len();
            if hand == 0 {
                return cx.goto(f, step::REDRAW);
            }
            for i in 0..hand {
                let slot = cx.state.cards(zone::HAND, frame.seat)[i];
                let card = cx.state.object(slot).card;
                let earlier = &cx.state.cards(zone::HAND, frame.seat)[..i];
                if !earlier.iter().any(|&s| cx.state.object(s).card == card) {
                    cx.offer(Pick::Object(slot));
                }
            }
            cx.ask(frame.seat, BOTTOM, ANEW.of::<E>())
        }
        step::ORDERED => {
            cx.frame(f).step = step::ORDER;
            if let Pick::Object(slot) = cx.take_answer() {
                let act = to_bottom(cx, slot);
                cx.happen(act, verb::PUT, Cause::rule(ANEW.of::<E>()));
            }
            Flow::Continue
        }
        step::REDRAW => {
            cx.frame(f).step = step::NEXT;
            let from = cx.state.batch.len();
            propose_hand(cx, frame.seat);
            cx.commit(from);
            Flow::Continue
        }
        step::NEXT => {
            let first = Seat(cx.state.notes[note::FIRST_PLAYER] as u8);
            if frame.seat == first {
                cx.frame(f).seat = first.other();
                return cx.goto(f, step::MULLIGAN);
            }
            cx.goto(f, step::BEGIN)
        }
        // The first player takes the first turn (8.2.1.5).
        _ => {
            let first = Seat(cx.state.notes[note::FIRST_PLAYER] as u8);
            cx.enter_turn(first, cite!("8.2.1.5").of::<E>());
            cx.pop();
            cx.push_book_procedure(proc::TURN, first);
            Flow::Continue
        }
    }
}

fn go_first<E: Edition>(cx: &mut Context<E>, f: usize, first: Seat) -> Flow {
    cx.state.notes[note::FIRST_PLAYER] = i32::from(first.0);
    cx.frame(f).seat = first;
    cx.goto(f, step::DRAW)
}

fn propose_hand<E: Edition>(cx: &mut Context<E>, seat: Seat) {
    for i in 0..HAND.min(cx.state.cards(zone::DECK, seat).len()) {
        let deck = cx.state.cards(zone::DECK, seat);
        let slot = deck[deck.len() - 1 - i];
        let act = cx.move_to(slot, zone::HAND);
        cx.propose(act, verb::DRAW, Cause::rule(cite!("8.2.1.3").of::<E>()));
    }
}

fn to_bottom<E: Edition>(cx: &Context<E>, slot: Slot) -> Happening {
    match cx.move_to(slot, zone::DECK) {
        Happening::Move { slot, to, side, place, turned, face_up, .. } => {
            Happening::Move { slot, to, side, end: duel::card::ability::End::Bottom, place, turned, face_up }
        }
        other => other,
    }
}

impl<E: Edition> Setup for Crystal<E> {
    const NEXT_FIRST: NextFirst = NEXT_FIRST;

    fn match_rules(_: u8) -> MatchRules {
        Self::MATCH
    }

    fn check_deck<V: Verdict>(cx: &Context<E>, verdict: &mut V) {
        deck::check(cx, verdict);
    }

    /// Checks that a card can be where a position has it.
    ///
    /// Summons are never on the field (5.2.3.1.2.1), Characters only within the limits (F 7.7.3 to 7.7.5; S 7.9.2 to
    /// 12.4.7), and nothing is on the stack before anyone acts (F 11.3.2; S 11.2.2).
    fn check_position<V: Verdict>(cx: &Context<E>, slot: Slot, verdict: &mut V) {
        let object = cx.state.object(slot);
        let it = Some(slot);
        need!(verdict, object.zone != zone::STACK, cite!(f "11.3.2", s "11.2.2").of::<E>(), it);
        if object.zone == zone::FIELD {
            let characteristics = cx.state.characteristics(slot);
            need!(verdict, !characteristics.kinds.has(kind::SUMMON), crate::card::NO_SUMMONS.of::<E>(), it);
            crate::rule_process::check_besides(cx, slot, verdict);
            check_standing(cx, characteristics.controller, slot, Beside::default(), verdict);
        }
        if object.zone == zone::DAMAGE {
            let damage = cx.state.cards(zone::DAMAGE, object.side).len() as i32;
            need!(verdict, damage < damage_limit(cx.state.format), crate::ending::DAMAGE.of::<E>(), it);
        }
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
