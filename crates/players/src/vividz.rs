//! How a game of Vividz stands, by missions, charas, energy and hands.

use crate::greedy::Judge;
use duel::ability::{Form, Record};
use duel::duel::AnyDuel;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Question, Topic};
use duel::state::State;
use duel::words::{Label, Seat};
use vividz::words::{label, number, zone};

/// The judgement of Vividz.
#[derive(Debug)]
pub struct Vividz;

/// What a cleared mission is worth.
const CLEARED: i32 = 3000;
/// What a checked mission is worth, and all that is asked for to check or to clear one.
const CHECKED: i32 = 250;
const TO_CHECK: i32 = 200;
const TO_CLEAR: i32 = 500;
/// What a chara is worth, each 1000 of its power, and whether it can still attack.
const CHARA: i32 = 60;
const THOUSAND: i32 = 25;
const REBOOTED: i32 = 40;
/// What a card that lies under or beside a chara is worth.
const BENEATH: i32 = 15;
/// What one more card of energy is worth, the first to the eighth.
const ENERGY: [i32; 8] = [40, 40, 35, 30, 20, 10, 5, 5];
/// What a card in the hand is worth, and one that is kept.
const HAND: i32 = 30;
const KEPT: i32 = 35;
/// With fewer cards than this in the deck, each one counts.
const THIN: i32 = 12;
const CARD: i32 = 30;

impl Judge for Vividz {
    fn worth(&self, duel: &dyn AnyDuel, seat: Seat) -> i32 {
        let side = |of: Seat| missions(duel, of) + charas(duel, of) + cards(duel.state(), of);
        side(seat) - side(seat.other())
    }

    /// The turn player's priority, with nothing under way.
    fn is_quiet(&self, duel: &dyn AnyDuel, question: Question) -> bool {
        let state = duel.state();
        let settled = state.stack.is_empty() && state.waiting.is_empty() && state.running.is_empty();
        question.topic == Topic::Priority && settled && state.bouts.is_empty()
    }

    fn answers(&self, duel: &dyn AnyDuel, question: Question) -> Vec<usize> {
        match question.topic {
            Topic::Pay => {
                let paying = |pick: &Pick| matches!(pick, Pick::Pay(..));
                duel.options().iter().position(paying).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }
}

/// What a player's missions are worth.
fn missions(duel: &dyn AnyDuel, seat: Seat) -> i32 {
    let state = duel.state();
    let worth = |&slot: &Slot| {
        let object = state.object(slot);
        if !object.face_up {
            return CLEARED;
        }
        let checked = object.orientation == Orientation::Sideways;
        let toward = if checked { CHECKED + TO_CHECK } else { progress(duel, slot, label::CHECK) * TO_CHECK / WHOLE };
        toward + progress(duel, slot, label::CLEAR) * TO_CLEAR / WHOLE
    };
    state.cards(zone::MISSION, seat).iter().map(worth).sum()
}

/// All of what is asked for.
const WHOLE: i32 = 100;

/// How much of what a mission asks for, under a label, has been done.
fn progress(duel: &dyn AnyDuel, slot: Slot, wanted: Label) -> i32 {
    let (object, pool) = (duel.state().object(slot), duel.pool());
    let (mut done, mut asked) = (0, 0);
    for &id in &pool.card(object.card).abilities {
        let ability = pool.ability(id);
        let Form::Recorded(Record { counter, times, .. }) = &ability.form else { continue };
        if ability.label == wanted {
            asked += i32::from(*times);
            done += object.counters.of(*counter).min(i32::from(*times));
        }
    }
    if asked == 0 { 0 } else { done * WHOLE / asked }
}

/// What a player's charas are worth, with what lies under and beside them.
fn charas(duel: &dyn AnyDuel, seat: Seat) -> i32 {
    let state = duel.state();
    let mut worth = 0;
    for &slot in state.cards(zone::AREA, Seat::FIRST) {
        let (object, profile) = (state.object(slot), state.profile(slot));
        if profile.controller == seat {
            let ready = object.orientation == Orientation::Upright;
            worth += CHARA + profile.number(number::POWER) * THOUSAND / 1000 + i32::from(ready) * REBOOTED;
        }
    }
    let under = state.cards(zone::EXP, seat).len() + state.cards(zone::CONNECT, seat).len();
    worth + under as i32 * BENEATH
}

/// What a player's energy, hand, kept card and deck are worth.
fn cards(state: &State, seat: Seat) -> i32 {
    let count = |zone| state.cards(zone, seat).len();
    let energy: i32 = ENERGY.iter().take(count(zone::ENERGY)).sum();
    let thin = (THIN - count(zone::DECK) as i32).max(0);
    energy + count(zone::HAND) as i32 * HAND + count(zone::KEEP) as i32 * KEPT - thin * CARD
}
