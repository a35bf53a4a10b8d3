//! How a game of Vividz stands, by missions, charas, energy and hands.

use crate::greedy::Judge;
use duel::card::ability::{EventCounter, EventPattern, Form};
use duel::card::characteristics::{Characteristics, Orientation};
use duel::card::filter::{Filter, Whose};
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pick, Question, Topic};
use duel::ids::{Label, Seat};
use duel::state::State;
use duel::state::object::Slot;
use vividz::words::{keyword, kind, label, number, verb, zone};

/// The judgement of Vividz.
#[derive(Debug)]
pub struct Vividz;

/// What a cleared mission is worth, and one that will be cleared as the main phase ends.
const CLEARED: i32 = 4000;
const AS_GOOD: i32 = 3600;
/// What all that is asked for to check a mission is worth, and to clear it, if it can still be done in the turn.
const TO_CHECK: i32 = 500;
const TO_CLEAR: i32 = 1000;
/// Of that, in hundredths, what can still be done is worth, and what was done in vain.
const POSSIBLE: i32 = 16;
const IN_VAIN: i32 = 8;
/// What a chara is worth, each 1000 of its power, and whether it can still attack.
const CHARA: i32 = 60;
const THOUSAND: i32 = 20;
const REBOOTED: i32 = 50;
/// What a card that lies under or beside a chara is worth.
const BENEATH: i32 = 15;
/// What one more card of energy is worth, the first to the eighth.
const ENERGY: [i32; 8] = [55, 50, 45, 40, 30, 20, 5, 5];
/// What a card in the hand is worth, and one that is kept.
const HAND: i32 = 30;
const KEPT: i32 = 35;
/// Up to how many cards a hand is filled.
const FULL: usize = 5;
/// What a card of the deck is worth: of the last ones, of those above them, and of the rest.
const DECK: [(usize, i32); 3] = [(12, 60), (16, 24), (usize::MAX, 10)];

impl Judge for Vividz {
    fn worth(&self, duel: &dyn AnyDuel, seat: Seat) -> i32 {
        let side = |of: Seat| missions(duel, of) + charas(duel, of) + cards(duel.lab().state(), of);
        side(seat) - side(seat.other())
    }

    /// The turn player's priority, with nothing under way.
    fn is_quiet(&self, duel: &dyn AnyDuel, question: Question) -> bool {
        let state = duel.lab().state();
        let settled = state.stack.is_empty() && state.waiting_triggers.is_empty() && state.resolving.is_empty();
        question.topic == Topic::Priority && settled && state.combats.is_empty()
    }

    fn answers(&self, duel: &dyn AnyDuel, question: Question) -> Vec<usize> {
        match question.topic {
            // Energy is as good as energy.
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
    let state = duel.lab().state();
    let worth = |&slot: &Slot| {
        let object = state.object(slot);
        if !object.face_up {
            return CLEARED;
        }
        let checked = object.orientation == Orientation::Sideways;
        let check = if checked { Progress::DONE } else { progress(duel, seat, slot, label::CHECK) };
        let clear = progress(duel, seat, slot, label::CLEAR);
        if check.done == WHOLE && clear.done == WHOLE {
            return AS_GOOD;
        }
        let in_reach = check.done + check.possible >= WHOLE && clear.done + clear.possible >= WHOLE;
        check.worth(TO_CHECK, in_reach) + clear.worth(TO_CLEAR, in_reach)
    };
    state.cards(zone::MISSION, seat).iter().map(worth).sum()
}

/// All of what is asked for.
const WHOLE: i32 = 100;

/// How much of what a mission asks for has been done, and how much of the rest seems possible in this turn.
#[derive(Clone, Copy)]
struct Progress {
    done: i32,
    possible: i32,
}

impl Progress {
    const DONE: Self = Self { done: WHOLE, possible: 0 };

    /// What it is worth if all of it is worth so much.
    const fn worth(self, all: i32, in_reach: bool) -> i32 {
        let done = if in_reach { self.done } else { self.done * IN_VAIN / WHOLE };
        (done + self.possible * POSSIBLE / WHOLE) * all / WHOLE
    }
}

/// How far a mission is with what it asks for under a label.
fn progress(duel: &dyn AnyDuel, seat: Seat, slot: Slot, wanted: Label) -> Progress {
    let (object, pool) = (duel.lab().state().object(slot), duel.pool());
    let (mut done, mut could, mut asked) = (0, 0, 0);
    for &id in &pool.card(object.card).abilities {
        let ability = pool.ability(id);
        let Form::Counting(EventCounter { event, counter, times }) = &ability.form else { continue };
        if ability.label != wanted {
            continue;
        }
        let times = i32::from(*times);
        let n = object.counters.count_of(*counter).min(times);
        asked += times;
        done += n;
        if n < times {
            could += possible(duel, seat, &event.on, &event.subject).min(times - n);
        }
    }
    // What asks for nothing cannot be had.
    if asked == 0 {
        return Progress { done: 0, possible: 0 };
    }
    let done = done * WHOLE / asked;
    // Thirds and the like are rounded so that all of them are the whole.
    Progress { done, possible: (could * WHOLE + asked - 1) / asked.max(1) }
}

/// How often something can be done yet in a player's turn, about.
fn possible(duel: &dyn AnyDuel, seat: Seat, on: &EventPattern, subject: &Filter) -> i32 {
    let state = duel.lab().state();
    match on {
        EventPattern::Deed(verb::ATTACK | verb::SUCCEED | verb::END_ATTACK) => {
            ready(state, seat, subject) + playable(state, seat, subject)
        }
        EventPattern::Deed(verb::PLAY | verb::LEVEL_UP)
        | EventPattern::Move { verb: Some(verb::ENTER | verb::CONNECT), .. } => playable(state, seat, subject),
        // A chara becomes EXP with what lies under and beside it.
        EventPattern::Move { verb: Some(verb::BECOME_EXP), .. } => {
            let under = state.cards(zone::EXP, seat).len() + state.cards(zone::CONNECT, seat).len();
            playable(state, seat, &Filter::any()) + under as i32
        }
        EventPattern::Move { verb: Some(verb::LEAVE | verb::FALL), .. } if subject.whose == Whose::Opponents => {
            let theirs = |&&slot: &&Slot| state.characteristics(slot).controller != seat;
            state.cards(zone::AREA, Seat::FIRST).iter().filter(theirs).count() as i32
        }
        EventPattern::Move { from, .. } if from.has(zone::ENERGY) => spendable(state, seat),
        EventPattern::Any(several) => several.iter().map(|on| possible(duel, seat, on, subject)).max().unwrap_or(0),
        _ => 2,
    }
}

/// How many charas of a player's that are meant can still attack.
fn ready(state: &State, seat: Seat, subject: &Filter) -> i32 {
    let own = state.cards(zone::AREA, Seat::FIRST).iter().filter(|&&slot| {
        let profile = state.characteristics(slot);
        let able = profile.controller == seat && !profile.keywords.has(keyword::CANNOT_ATTACK);
        able && state.object(slot).orientation == Orientation::Upright && meant(profile, subject)
    });
    own.count() as i32
}

/// How many cards of a player's hand that are meant the energy there is pays for, the cheapest first.
fn playable(state: &State, seat: Seat, subject: &Filter) -> i32 {
    let mut costs = [0; 16];
    for zone in [zone::HAND, zone::KEEP] {
        for &slot in state.cards(zone, seat) {
            let profile = state.characteristics(slot);
            if meant(profile, subject) {
                costs[profile.number(number::COST).clamp(0, 15) as usize] += 1;
            }
        }
    }
    let (mut energy, mut cards) = (state.cards(zone::ENERGY, seat).len() as i32, 0);
    for (cost, n) in (0..).zip(costs) {
        let paid = if cost == 0 { n } else { (energy / cost).min(n) };
        cards += paid;
        energy -= paid * cost;
    }
    cards
}

/// How much energy a player can spend on cards of the hand: the greatest sum of costs that the energy there is pays.
fn spendable(state: &State, seat: Seat) -> i32 {
    let energy = state.cards(zone::ENERGY, seat).len().min(63);
    let mut sums = 1_u64;
    for zone in [zone::HAND, zone::KEEP] {
        for &slot in state.cards(zone, seat) {
            let cost = state.characteristics(slot).number(number::COST).clamp(0, 63);
            sums |= sums << cost;
        }
    }
    let within = sums & (u64::MAX >> (63 - energy));
    63 - within.leading_zeros() as i32
}

/// Whether a card is of the kind, and has one of the traits, that a text speaks of.
fn meant(profile: &Characteristics, subject: &Filter) -> bool {
    let of_kind = subject.kinds.is_empty() || profile.kinds.meets(subject.kinds);
    of_kind && (subject.traits.is_empty() || subject.traits.iter().any(|&word| profile.traits.has(word)))
}

/// What a player's charas are worth, with what lies under and beside them.
fn charas(duel: &dyn AnyDuel, seat: Seat) -> i32 {
    let state = duel.lab().state();
    let mut worth = 0;
    for &slot in state.cards(zone::AREA, Seat::FIRST) {
        let (object, profile) = (state.object(slot), state.characteristics(slot));
        if profile.controller == seat && profile.kinds.has(kind::CHARA) {
            let ready = object.orientation == Orientation::Upright && !profile.keywords.has(keyword::CANNOT_ATTACK);
            worth += CHARA + profile.number(number::POWER) * THOUSAND / 1000 + i32::from(ready) * REBOOTED;
        }
    }
    let under = state.cards(zone::EXP, seat).len() + state.cards(zone::CONNECT, seat).len();
    worth + under as i32 * BENEATH
}

/// What a player's energy, hand, kept card and deck are worth. What a hand lacks is soon drawn.
fn cards(state: &State, seat: Seat) -> i32 {
    let count = |zone| state.cards(zone, seat).len();
    let energy: i32 = ENERGY.iter().take(count(zone::ENERGY)).sum();
    let drawn = FULL.saturating_sub(count(zone::HAND)).min(count(zone::DECK));
    let (mut deck, mut left) = (0, count(zone::DECK) - drawn);
    for (cards, worth) in DECK {
        deck += left.min(cards) as i32 * worth;
        left = left.saturating_sub(cards);
    }
    energy + (count(zone::HAND) + drawn) as i32 * HAND + count(zone::KEEP) as i32 * KEPT + deck
}
