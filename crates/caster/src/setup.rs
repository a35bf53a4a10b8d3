//! Chapters 401 and 403: before the game begins.

use crate::book::{Caster, Context, note, proc};
use crate::rules::cite;
use crate::words::{label, phase, verb, zone};
use crate::zones::field;
use crate::{card, deck, priority, turn};
use duel::book::Setup;
use duel::card::ability::{Ability, CostObjects, CostPart, CurrencyColour, End, Form, Op};
use duel::card::amount::{Amount, Who};
use duel::card::characteristics::Characteristics;
use duel::card::pool::CardPool;
use duel::engine::frame::{Flow, Frame};
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::Verdict;
use duel::event::{Cause, Happening};
use duel::ids::*;
use duel::need;
use duel::state::State;
use duel::state::object::Slot;

/// The number of cards in the first hand (403.3).
pub(crate) const HAND: usize = 7;
/// The number of cards that become orbs (403.4).
pub const ORBS: usize = 7;

/// The question whether a player exchanges cards of the first hand.
pub(crate) const EXCHANGE: Topic = Topic::Book(0);
/// The question which cards are exchanged.
pub(crate) const BOTTOM: Topic = Topic::Book(1);
/// Each player may exchange cards of the first hand (403.5).
pub(crate) const ANEW: Rule = cite!("403.5");

mod step {
    pub const EXTRA: u8 = 0;
    pub const SHUFFLE: u8 = 1;
    pub const HANDS: u8 = 2;
    pub const ORBS: u8 = 3;
    pub const EXCHANGE: u8 = 4;
    pub const EXCHANGE_SAID: u8 = 5;
    pub const BOTTOM: u8 = 6;
    pub const BOTTOM_PICKED: u8 = 7;
    pub const REDRAW: u8 = 8;
    pub const COIN: u8 = 9;
    pub const BEGIN: u8 = 10;
}

/// The registers: the players who exchange cards, bit n for seat n; the number of cards put at the bottom.
const EXCHANGES: usize = 0;
const PUT: usize = 1;

/// Runs one step of the preparations. May ask.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let first = Seat(cx.state.notes[note::FIRST_PLAYER] as u8);
    match frame.step {
        // The extra deck, SoulBond servants and deities (402.3), is put into its zone (313.1).
        step::EXTRA => {
            cx.enter_phase(phase::SETUP, cite!("403.1"));
            cx.frame(f).step = step::SHUFFLE;
            let from = cx.state.batch.len();
            for seat in Seat::BOTH {
                for i in 0..cx.state.cards(zone::DECK, seat).len() {
                    let slot = cx.state.cards(zone::DECK, seat)[i];
                    if card::is_extra(cx, slot) && card::is_kept_apart(cx, slot) {
                        let act = cx.move_to(slot, zone::EXTRA);
                        cx.propose(act, verb::PUT, Cause::rule(deck::EXTRA));
                    }
                }
            }
            cx.commit(from);
            Flow::Continue
        }
        // Decks are shuffled (403.1), and chance decides who goes first (403.2).
        step::SHUFFLE => {
            cx.frame(f).step = step::HANDS;
            let from = cx.state.batch.len();
            for side in Seat::BOTH {
                let cause = Cause::rule(cite!("403.1"));
                cx.propose(Happening::Shuffle { zone: zone::DECK, side }, verb::SHUFFLE, cause);
            }
            cx.commit(from);
            let chance = Seat(cx.state.rng.below(2) as u8);
            let first = cx.state.first_player().unwrap_or(if cx.cite(cite!("403.2")) { chance } else { Seat::FIRST });
            cx.state.notes[note::FIRST_PLAYER] = i32::from(first.0);
            cx.frame(f).seat = first;
            Flow::Continue
        }
        step::HANDS => deal(cx, f, zone::HAND, HAND, cite!("403.3"), step::ORBS),
        step::ORBS => deal(cx, f, zone::ORBS, ORBS, cite!("403.4"), step::EXCHANGE),
        // The first player decides whether to exchange cards, then the second (403.5).
        step::EXCHANGE => {
            cx.offer(Pick::No);
            cx.offer(Pick::Yes);
            cx.ask(frame.seat, EXCHANGE, ANEW)
        }
        step::EXCHANGE_SAID => {
            let says = i32::from(cx.take_answer() == Pick::Yes) << frame.seat.0;
            cx.frame(f).registers[EXCHANGES] |= says;
            cx.frame(f).seat = frame.seat.other();
            cx.goto(f, if frame.seat == first { step::EXCHANGE } else { step::BOTTOM })
        }
        // Then each exchanges, the first player first: any number of cards go to the bottom, and as many are drawn.
        step::BOTTOM => {
            if frame.registers[EXCHANGES] >> frame.seat.0 & 1 == 0 {
                return cx.goto(f, step::REDRAW);
            }
            offer_exchange(cx, frame.seat);
            cx.ask(frame.seat, BOTTOM, ANEW)
        }
        step::BOTTOM_PICKED => match cx.take_answer() {
            Pick::Object(slot) => {
                cx.frame(f).registers[PUT] += 1;
                cx.frame(f).step = step::BOTTOM;
                let act = to_bottom(cx, slot);
                cx.happen(act, verb::PUT, Cause::rule(ANEW));
                Flow::Continue
            }
            _ => cx.goto(f, step::REDRAW),
        },
        step::REDRAW => {
            let count = std::mem::take(&mut cx.frame(f).registers[PUT]) as usize;
            cx.frame(f).seat = frame.seat.other();
            cx.frame(f).step = if frame.seat == first { step::BOTTOM } else { step::COIN };
            let from = cx.state.batch.len();
            propose_top(cx, frame.seat, zone::HAND, count, ANEW);
            cx.commit(from);
            Flow::Continue
        }
        // The second player gets the coin (403.6).
        step::COIN => {
            cx.frame(f).step = step::BEGIN;
            if let Some(coin) = coin(cx.pool) {
                let second = first.other();
                let cause = Cause { seat: Some(second), ..Cause::rule(cite!("403.6")) };
                let from = cx.state.batch.len();
                cx.propose_token(coin, second, (zone::CASTERS, None), verb::CREATE, cause);
                cx.commit(from);
            }
            Flow::Continue
        }
        // The first player begins the first turn (403.7).
        _ => {
            cx.state.waiting_triggers.clear();
            cx.enter_turn(first, cite!("403.7"));
            cx.pop();
            cx.push_book_procedure(proc::TURN, first);
            Flow::Continue
        }
    }
}

/// Both players put cards from the top of the deck into a zone. May begin a procedure.
fn deal(cx: &mut Context, f: usize, to: Zone, count: usize, rule: Rule, next: u8) -> Flow {
    cx.frame(f).step = next;
    let from = cx.state.batch.len();
    for seat in Seat::BOTH {
        propose_top(cx, seat, to, count, rule);
    }
    cx.commit(from);
    Flow::Continue
}

fn propose_top(cx: &mut Context, seat: Seat, to: Zone, count: usize, rule: Rule) {
    for i in 0..count.min(cx.state.cards(zone::DECK, seat).len()) {
        let deck = cx.state.cards(zone::DECK, seat);
        let act = cx.move_to(deck[deck.len() - 1 - i], to);
        cx.propose(act, verb::PUT, Cause::rule(rule));
    }
}

/// Offers the cards of a hand that may be put at the bottom next; equal cards once.
fn offer_exchange(cx: &mut Context, seat: Seat) {
    for i in 0..cx.state.cards(zone::HAND, seat).len() {
        let hand = cx.state.cards(zone::HAND, seat);
        let (slot, card) = (hand[i], cx.state.object(hand[i]).card);
        if !hand[..i].iter().any(|&s| cx.state.object(s).card == card) {
            cx.offer(Pick::Object(slot));
        }
    }
    cx.offer(Pick::Done);
}

fn to_bottom(cx: &Context, slot: Slot) -> Happening {
    let mut act = cx.move_to(slot, zone::DECK);
    if let Happening::Move { end, .. } = &mut act {
        *end = End::Bottom;
    }
    act
}

/// The name of the second player's token.
const COIN: &str = "Coin";

fn is_coin(pool: &CardPool, card: CardId) -> bool {
    pool.card(card).token && pool.card(card).code == COIN
}

/// The coin, if a pool has it.
fn coin(pool: &CardPool) -> Option<CardId> {
    (0..pool.cards.len() as u16).map(CardId).find(|&card| is_coin(pool, card))
}

/// A coin makes its aether (403.6a); every other card does what it says.
pub(crate) fn pays_out(cx: &Context, slot: Slot) -> bool {
    !is_coin(cx.pool, cx.state.object(slot).card) || cx.cite(cite!("403.6a"))
}

impl Setup for Caster {
    /// Adds the coin to a pool: a token without a kind that may be banished, in a caster zone only, for one aether without
    /// an element (403.6a, reading C13).
    fn add_rule_cards(pool: &mut CardPool) {
        let mut characteristics = Characteristics::default();
        characteristics.names.push(pool.intern_name(COIN));
        let mut ability = Ability::new(Form::Activated, label::AETHER, Zones::of(&[zone::CASTERS]));
        ability.cost.parts = vec![CostPart::Move { what: CostObjects::This, to: zone::GRAVEYARD, verb: verb::BANISH }];
        let (who, shade, amount) = (Who::You, CurrencyColour::Of(Colours::EMPTY), Amount::Fixed(1));
        ability.body.ops = vec![Op::GiveCurrency { who, shade, amount }];
        let ability = pool.add_ability(ability);
        pool.add_token(COIN, characteristics, vec![ability]);
    }

    fn check_deck<V: Verdict>(cx: &Context, verdict: &mut V) {
        deck::check(cx, verdict);
    }

    fn check_position<V: Verdict>(cx: &Context, slot: Slot, verdict: &mut V) {
        let object = cx.state.object(slot);
        let it = Some(slot);
        need!(verdict, field::may_lie(cx, slot, object.zone), field::PLACES, it);
        need!(verdict, object.zone != zone::STOCK || object.attached_to.is_some(), field::STOCK, it);
        need!(verdict, object.zone != zone::CHASE, priority::BOTH_PASS, it);
        deck::check_place(cx, slot, verdict);
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
