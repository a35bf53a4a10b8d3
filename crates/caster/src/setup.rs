//! Chapters 401 and 403: before the game.

use crate::book::{Context, note, proc};
use crate::card;
use crate::deck;
use crate::rules::cite;
use crate::words::{label, phase, verb, zone};
use duel::ability::{Ability, CostPart, CostWhat, End, Form, Op, Shade};
use duel::amount::{Amount, Who};
use duel::event::{Act, Cause};
use duel::frame::Flow;
use duel::object::Slot;
use duel::pool::CardPool;
use duel::profile::Profile;
use duel::question::{Pick, Topic};
use duel::words::{CardId, Colours, Rule, Seat, Zone, Zones};

/// How many cards are drawn at first (403.3).
pub(crate) const HAND: usize = 7;
/// How many become orbs (403.4).
pub const ORBS: usize = 7;

/// Whether a player exchanges cards of the first hand.
pub(crate) const EXCHANGE: Topic = Topic::Book(0);
/// Which cards are exchanged.
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

/// The registers: who exchanges cards, bit n for seat n; how many have been put at the bottom.
const EXCHANGES: usize = 0;
const PUT: usize = 1;

/// One step of the preparations.
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let first = Seat(cx.s.notes[note::FIRST_PLAYER] as u8);
    match frame.pc {
        // The extra deck, which is SoulBond servants and deities (402.3), is put into its zone (313.1).
        step::EXTRA => {
            cx.enter_phase(phase::SETUP, cite!("403.1"));
            cx.frame(f).pc = step::SHUFFLE;
            let from = cx.s.batch.len();
            for seat in Seat::BOTH {
                for i in 0..cx.s.cards(zone::DECK, seat).len() {
                    let slot = cx.s.cards(zone::DECK, seat)[i];
                    if card::is_extra(cx, slot) && card::is_kept_apart(cx, slot) {
                        let act = cx.move_to(slot, zone::EXTRA);
                        cx.propose(act, verb::PUT, Cause::rule(deck::EXTRA));
                    }
                }
            }
            cx.commit(from);
            Flow::Go
        }
        // Decks are shuffled (403.1), and chance decides who goes first (403.2).
        step::SHUFFLE => {
            cx.frame(f).pc = step::HANDS;
            let from = cx.s.batch.len();
            for side in Seat::BOTH {
                let cause = Cause::rule(cite!("403.1"));
                cx.propose(Act::Shuffle { zone: zone::DECK, side }, verb::SHUFFLE, cause);
            }
            cx.commit(from);
            let chance = Seat(cx.s.dice.below(2) as u8);
            let first = cx.s.goes_first().unwrap_or(if cx.by(cite!("403.2")) { chance } else { Seat::FIRST });
            cx.s.notes[note::FIRST_PLAYER] = i32::from(first.0);
            cx.frame(f).seat = first;
            Flow::Go
        }
        step::HANDS => deal(cx, f, zone::HAND, HAND, cite!("403.3"), step::ORBS),
        step::ORBS => deal(cx, f, zone::ORBS, ORBS, cite!("403.4"), step::EXCHANGE),
        // The first player says whether cards are exchanged, then the second (403.5).
        step::EXCHANGE => {
            cx.offer(Pick::No);
            cx.offer(Pick::Yes);
            cx.ask(frame.seat, EXCHANGE, ANEW)
        }
        step::EXCHANGE_SAID => {
            let says = i32::from(cx.answer() == Pick::Yes) << frame.seat.0;
            cx.frame(f).r[EXCHANGES] |= says;
            cx.frame(f).seat = frame.seat.other();
            cx.goto(f, if frame.seat == first { step::EXCHANGE } else { step::BOTTOM })
        }
        // Then the first player exchanges, and the second: any number of cards at the bottom, and as many are drawn.
        step::BOTTOM => {
            if frame.r[EXCHANGES] >> frame.seat.0 & 1 == 0 {
                return cx.goto(f, step::REDRAW);
            }
            offer_exchange(cx, frame.seat);
            cx.ask(frame.seat, BOTTOM, ANEW)
        }
        step::BOTTOM_PICKED => match cx.answer() {
            Pick::Object(slot) => {
                cx.frame(f).r[PUT] += 1;
                cx.frame(f).pc = step::BOTTOM;
                let act = to_bottom(cx, slot);
                cx.happen(act, verb::PUT, Cause::rule(ANEW));
                Flow::Go
            }
            _ => cx.goto(f, step::REDRAW),
        },
        step::REDRAW => {
            let count = std::mem::take(&mut cx.frame(f).r[PUT]) as usize;
            cx.frame(f).seat = frame.seat.other();
            cx.frame(f).pc = if frame.seat == first { step::BOTTOM } else { step::COIN };
            let from = cx.s.batch.len();
            propose_top(cx, frame.seat, zone::HAND, count, ANEW);
            cx.commit(from);
            Flow::Go
        }
        // The second player gets the coin (403.6).
        step::COIN => {
            cx.frame(f).pc = step::BEGIN;
            if let Some(coin) = coin(cx.pool) {
                let second = first.other();
                let cause = Cause { seat: Some(second), ..Cause::rule(cite!("403.6")) };
                let from = cx.s.batch.len();
                cx.propose_token(coin, second, (zone::CASTERS, None), verb::CREATE, cause);
                cx.commit(from);
            }
            Flow::Go
        }
        // The first player begins the first turn (403.7).
        _ => {
            cx.s.waiting.clear();
            cx.enter_turn(first, cite!("403.7"));
            cx.pop();
            cx.push_book(proc::TURN, first);
            Flow::Go
        }
    }
}

/// Both players' next cards go from the deck to a zone.
fn deal(cx: &mut Context, f: usize, to: Zone, count: usize, rule: Rule, next: u8) -> Flow {
    cx.frame(f).pc = next;
    let from = cx.s.batch.len();
    for seat in Seat::BOTH {
        propose_top(cx, seat, to, count, rule);
    }
    cx.commit(from);
    Flow::Go
}

fn propose_top(cx: &mut Context, seat: Seat, to: Zone, count: usize, rule: Rule) {
    for i in 0..count.min(cx.s.cards(zone::DECK, seat).len()) {
        let deck = cx.s.cards(zone::DECK, seat);
        let act = cx.move_to(deck[deck.len() - 1 - i], to);
        cx.propose(act, verb::PUT, Cause::rule(rule));
    }
}

/// Offers the cards of a hand that may be put at the bottom next: of cards that are alike one.
fn offer_exchange(cx: &mut Context, seat: Seat) {
    for i in 0..cx.s.cards(zone::HAND, seat).len() {
        let hand = cx.s.cards(zone::HAND, seat);
        let (slot, card) = (hand[i], cx.s.object(hand[i]).card);
        if !hand[..i].iter().any(|&s| cx.s.object(s).card == card) {
            cx.offer(Pick::Object(slot));
        }
    }
    cx.offer(Pick::Done);
}

fn to_bottom(cx: &Context, slot: Slot) -> Act {
    let mut act = cx.move_to(slot, zone::DECK);
    if let Act::Move { end, .. } = &mut act {
        *end = End::Bottom;
    }
    act
}

/// What the second player's token is called.
const COIN: &str = "Coin";

/// Adds the coin to a pool: a token without a kind that is banished for one aether without an element, in a caster zone
/// alone (403.6a, reading C13).
pub(crate) fn furnish(pool: &mut CardPool) {
    let mut profile = Profile::default();
    profile.names.push(pool.intern_name(COIN));
    let mut ability = Ability::new(Form::Activated, label::AETHER, Zones::of(&[zone::CASTERS]));
    ability.cost.parts = vec![CostPart::Move { what: CostWhat::This, to: zone::GRAVEYARD, verb: verb::BANISH }];
    let (who, shade, amount) = (Who::You, Shade::Of(Colours::EMPTY), Amount::Fixed(1));
    ability.body.ops = vec![Op::Mint { who, shade, amount }];
    let ability = pool.add_ability(ability);
    pool.add_token(COIN, profile, vec![ability]);
}

fn is_coin(pool: &CardPool, card: CardId) -> bool {
    pool.card(card).token && pool.card(card).code == COIN
}

/// The coin, if a pool has it.
fn coin(pool: &CardPool) -> Option<CardId> {
    (0..pool.cards.len() as u16).map(CardId).find(|&card| is_coin(pool, card))
}

/// Whether what a card does is done: a coin makes its aether (403.6a).
pub(crate) fn pays_out(cx: &Context, slot: Slot) -> bool {
    !is_coin(cx.pool, cx.s.object(slot).card) || cx.by(cite!("403.6a"))
}
