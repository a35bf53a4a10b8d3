//! How a game of Dimension Zero stands, by what is on the squares, in the energy zones and smashed.

use crate::greedy::Judge;
use dimension::definitions::places::{CENTRE, ENEMY, turned};
use dimension::words::{keyword, kind, number, phase, zone};
use duel::card::characteristics::Orientation;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pick, Question, Topic};
use duel::ids::Seat;
use duel::state::State;
use duel::state::object::Slot;

/// The judgement of Dimension Zero.
#[derive(Debug)]
pub struct Dimension0;

/// What a unit is worth, each 1000 of its power, and each point of its smash.
const UNIT: i32 = 60;
const THOUSAND: i32 = 30;
const SMASH: i32 = 60;
/// What a unit is worth for where it stands: in the centre area, and in the enemy area.
const CENTRED: i32 = 60;
const THERE: i32 = 110;
/// What a base is worth.
const BASE: i32 = 90;
/// What a card that lies under or beside another is worth.
const BENEATH: i32 = 25;
/// What one more card in the energy zone is worth, the first to the eighth, and any further one.
const ENERGY: [i32; 8] = [200, 190, 170, 140, 100, 70, 40, 20];
const MORE_ENERGY: i32 = 10;
/// What a card in the hand is worth, and one in the plan zone.
const HAND: i32 = 65;
const PLAN: i32 = 30;
/// What a smashed card costs its player, and how much more each further one.
const SMASHED: i32 = 120;
const FURTHER: i32 = 60;
/// With fewer cards than this in the deck, each one counts.
const THIN: i32 = 5;
const CARD: i32 = 60;

impl Judge for Dimension0 {
    fn worth(&self, duel: &dyn AnyDuel, seat: Seat) -> i32 {
        let state = duel.lab().state();
        let side = |of: Seat| squares(duel, of) + energy(state, of) + life(state, of) + cards(state, of);
        side(seat) - side(seat.other())
    }

    /// Priority with nothing stacked, waiting or resolving, outside battle.
    fn is_quiet(&self, duel: &dyn AnyDuel, question: Question) -> bool {
        let state = duel.lab().state();
        let settled = state.stack.is_empty() && state.waiting_triggers.is_empty() && state.resolving.is_empty();
        question.topic == Topic::Priority && settled && state.combats.is_empty()
    }

    fn answers(&self, duel: &dyn AnyDuel, question: Question) -> Vec<usize> {
        let (state, options, seat) = (duel.lab().state(), duel.options(), question.seat);
        let place = |pick: Pick| options.iter().position(|&option| option == pick).into_iter().collect();
        match question.topic {
            // What can be done in the other's turn can wait until something is worth an answer.
            Topic::Priority if state.turn.player != seat && self.is_quiet(duel, question) => place(Pick::Pass),
            Topic::Priority if state.turn.phase == phase::RELEASE => place(Pick::Pass),
            // What was smashed pays for what needs no colour, and nothing else.
            Topic::Pay => {
                let smashed = |pick: &&Pick| {
                    matches!(pick, Pick::Pay(slot, _)
                        if state.objects.get(slot.index()).is_some_and(|object| object.zone == zone::SMASH))
                };
                vec![options.iter().position(|pick| smashed(&pick)).unwrap_or(0)]
            }
            _ => Vec::new(),
        }
    }
}

/// What a player's units and bases are worth.
fn squares(duel: &dyn AnyDuel, seat: Seat) -> i32 {
    let state = duel.lab().state();
    let mut worth = 0;
    for &slot in state.cards(zone::SQUARE, Seat::FIRST) {
        let (object, profile) = (state.object(slot), state.characteristics(slot));
        if profile.controller != seat {
            continue;
        }
        if object.attached_to.is_some() {
            worth += BENEATH;
        } else if profile.kinds.has(kind::UNIT) {
            worth += unit(duel, seat, slot);
        } else {
            worth += BASE;
        }
    }
    worth
}

/// What a unit is worth: mostly as it is printed, since what is added for a turn is soon gone again.
fn unit(duel: &dyn AnyDuel, seat: Seat, slot: Slot) -> i32 {
    let state = duel.lab().state();
    let (object, profile) = (state.object(slot), state.characteristics(slot));
    let printed = &duel.pool().card(object.card).characteristics;
    let power = (3 * printed.number(number::POWER) + profile.number(number::POWER)) / 4;
    let smash = profile.number(number::SMASH).max(0);
    let at = |area: u32| turned(seat, area) >> object.place & 1 == 1;
    let stands = if at(ENEMY) {
        THERE
    } else if at(CENTRE) {
        CENTRED
    } else {
        0
    };
    let ready = i32::from(object.orientation == Orientation::Upright);
    let strikes = i32::from(printed.keywords.has(keyword::ACCELERATION)) * THOUSAND;
    UNIT + power * THOUSAND / 1000 + smash * SMASH + stands + 5 * ready + strikes
}

fn energy(state: &State, seat: Seat) -> i32 {
    let cards = state.cards(zone::ENERGY, seat);
    let released = cards.iter().filter(|&&slot| state.object(slot).orientation == Orientation::Upright).count() as i32;
    let within: i32 = ENERGY.iter().take(cards.len()).sum();
    within + cards.len().saturating_sub(ENERGY.len()) as i32 * MORE_ENERGY + released
}

/// What a player's smashed cards and deck are worth.
fn life(state: &State, seat: Seat) -> i32 {
    let smashed = state.cards(zone::SMASH, seat).len() as i32;
    let deck = (state.cards(zone::DECK, seat).len() + state.cards(zone::PLAN, seat).len()) as i32;
    -(smashed * SMASHED + smashed * (smashed - 1) / 2 * FURTHER) - (THIN - deck).max(0) * CARD
}

fn cards(state: &State, seat: Seat) -> i32 {
    let (hand, plan) = (state.cards(zone::HAND, seat).len(), state.cards(zone::PLAN, seat).len());
    hand as i32 * HAND + plan as i32 * PLAN
}
