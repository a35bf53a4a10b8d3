//! How a game of The Caster Chronicles stands, by orbs, casters, servants, hands, and who can reach whom.

use crate::greedy::Judge;
use caster::words::{keyword, kind, mark, number, phase, zone};
use duel::card::characteristics::{Characteristics, Orientation};
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pick, Question, Topic};
use duel::ids::{Colours, Seat};
use duel::state::State;
use duel::state::object::Slot;

/// The judgement of The Caster Chronicles.
#[derive(Debug)]
pub struct Caster;

/// What the last orb is worth, the one before it, and so on.
const ORBS: [i32; 7] = [260, 220, 190, 170, 150, 140, 130];
/// What one more aether a turn is worth, the first to the eighth, and any further one.
const AETHER: [i32; 8] = [160, 150, 140, 130, 110, 90, 70, 50];
const MORE_AETHER: i32 = 15;
/// What a recovered caster is worth for each of its levels, and aether that is held.
const READY: i32 = 2;
const HELD: i32 = 1;
/// What a card under a caster or a servant is worth.
const STOCK: i32 = 4;
/// What a servant is worth, each 1000 of its ATK and of its DEF, and a keyword that corrupts more.
const SERVANT: i32 = 50;
const ATK: i32 = 24;
const DEF: i32 = 14;
const CORRUPTS: i32 = 40;
/// What a barrier or a deity is worth, beside its cost.
const STAYS: i32 = 60;
/// What a card in the hand is worth, each point of its cost, and whether its elements are there.
const HAND: i32 = 30;
const COST: i32 = 3;
const CASTABLE: i32 = 12;
/// What a caster in the hand is worth that can soon be called, or level one up.
const CALLABLE: i32 = 34;
/// What an orb is worth that can be corrupted in this turn, and one that could be in the next.
const NOW: i32 = 90;
const NEXT: i32 = 60;
/// What it is worth that the opponent can be beaten in this turn, or the next.
const BEATEN: [i32; 2] = [3000, 900];
/// With fewer cards than this in the deck, each one counts.
const THIN: i32 = 5;
const CARD: i32 = 60;
/// No number counts for more.
const MOST: i32 = 12_000;

impl Judge for Caster {
    fn worth(&self, duel: &dyn AnyDuel, seat: Seat) -> i32 {
        let side = |of: Seat| {
            let state = duel.lab().state();
            life(state, of) + casters(state, of) + servants(state, of) + hand(state, of) + reach(state, of)
        };
        side(seat) - side(seat.other())
    }

    /// Priority with nothing in the chase zone, waiting or resolving, outside battle.
    fn is_quiet(&self, duel: &dyn AnyDuel, question: Question) -> bool {
        let state = duel.lab().state();
        let settled = state.stack.is_empty() && state.waiting_triggers.is_empty() && state.resolving.is_empty();
        question.topic == Topic::Priority && settled && state.combats.is_empty()
    }

    fn answers(&self, duel: &dyn AnyDuel, question: Question) -> Vec<usize> {
        let (state, options) = (duel.lab().state(), duel.options());
        let place = |wanted: &[Pick]| options.iter().position(|pick| wanted.contains(pick)).into_iter().collect();
        match question.topic {
            // What can be done can wait for the main phase, the end of the battle phase, or something to answer.
            Topic::Priority if self.is_quiet(duel, question) => {
                let own = state.turn.player == question.seat;
                let acts = own && matches!(state.turn.phase, phase::MAIN | phase::BATTLE_PHASE_END);
                if acts { Vec::new() } else { place(&[Pick::Pass]) }
            }
            Topic::Pay => {
                let cheapest = (0..options.len()).min_by_key(|&at| expense(state, options[at]));
                cheapest.into_iter().collect()
            }
            // The first hand is kept: any card can be called.
            Topic::Book(_) if state.turn.phase == phase::SETUP => place(&[Pick::No, Pick::Done]),
            // Orbs look all alike.
            Topic::Book(_) if options.iter().all(|&pick| is_orb(state, pick)) => vec![0],
            _ => Vec::new(),
        }
    }
}

/// What is given up to pay with something: first what is held, then casters that have no element, the least first; what
/// is lost by it comes last.
fn expense(state: &State, pick: Pick) -> i32 {
    let Pick::Pay(slot, _) = pick else { return 0 };
    let Some(object) = state.objects.get(slot.index()) else { return 0 };
    let profile = state.characteristics(slot);
    match (object.zone, profile.kinds.has(kind::CASTER)) {
        (zone::CASTERS, true) => 10 * profile.colours.len() as i32 + profile.number(number::LEVEL),
        _ => 100,
    }
}

fn is_orb(state: &State, pick: Pick) -> bool {
    matches!(pick, Pick::Object(slot) if state.objects.get(slot.index()).is_some_and(|orb| orb.zone == zone::ORBS))
}

/// What a player's orbs and deck are worth.
fn life(state: &State, seat: Seat) -> i32 {
    let orbs = state.cards(zone::ORBS, seat).len();
    let deck = state.cards(zone::DECK, seat).len() as i32;
    let more = orbs.saturating_sub(ORBS.len()) as i32 * ORBS[ORBS.len() - 1];
    ORBS.iter().take(orbs).sum::<i32>() + more - (THIN - deck).max(0) * CARD
}

/// What a player's casters are worth: by the aether they make.
fn casters(state: &State, seat: Seat) -> i32 {
    let (mut levels, mut ready) = (0, 0);
    for &slot in state.cards(zone::CASTERS, seat) {
        let profile = state.characteristics(slot);
        let level = if profile.kinds.has(kind::CASTER) { profile.number(number::LEVEL).max(0) } else { 1 };
        // What is gone when it has been used is worth what it makes, once.
        if profile.kinds.has(kind::CASTER) {
            levels += level as usize;
        }
        let recovered = state.object(slot).orientation == Orientation::Upright;
        ready += i32::from(recovered) * level * if profile.kinds.has(kind::CASTER) { READY } else { HAND };
    }
    let within: i32 = AETHER.iter().take(levels).sum();
    let held: i32 = state.floating_currency[seat.index()].iter().map(|unit| i32::from(unit.count)).sum();
    let more = levels.saturating_sub(AETHER.len()) as i32 * MORE_AETHER;
    within + more + ready + held * HELD + state.cards(zone::STOCK, seat).len() as i32 * STOCK
}

fn thousands(profile: &Characteristics, number: duel::ids::Number, each: i32) -> i32 {
    profile.number(number).clamp(0, MOST) * each / 1000
}

/// What a player's servants, barriers and deities are worth.
fn servants(state: &State, seat: Seat) -> i32 {
    let worth = |&slot: &Slot| {
        let profile = state.characteristics(slot);
        let cost = profile.number(number::COST).clamp(0, 10) * COST;
        if !profile.kinds.has(kind::SERVANT) {
            return STAYS + 4 * cost;
        }
        let more = corrupts(profile) as i32 - 1;
        SERVANT + cost + thousands(profile, number::ATK, ATK) + thousands(profile, number::DEF, DEF) + more * CORRUPTS
    };
    state.cards(zone::SERVANTS, seat).iter().map(worth).sum()
}

/// What a player's hand is worth: cards for which the elements are there, and casters that can be called, are worth more.
fn hand(state: &State, seat: Seat) -> i32 {
    let own = state.cards(zone::CASTERS, seat);
    let elements = own.iter().fold(Colours::EMPTY, |all, &slot| all.union(state.characteristics(slot).colours));
    let worth = |&slot: &Slot| {
        let profile = state.characteristics(slot);
        if profile.kinds.has(kind::CASTER) {
            let level = profile.number(number::LEVEL);
            let namesake = |&&other: &&Slot| {
                let below = state.characteristics(other);
                below.names.last() == profile.names.last() && below.number(number::LEVEL) == level - 1
            };
            let callable = if level == 1 { own.len() < 4 } else { own.iter().any(|slot| namesake(&slot)) };
            return HAND + i32::from(callable) * CALLABLE;
        }
        let castable = profile.colours.iter().all(|element| elements.has(element));
        HAND + profile.number(number::COST).clamp(0, 8) * COST + i32::from(castable) * CASTABLE
    };
    state.cards(zone::HAND, seat).iter().map(worth).sum()
}

/// How many orbs an attack corrupts.
fn corrupts(profile: &Characteristics) -> usize {
    if profile.keywords.has(keyword::TRIPLE_CORRUPT) {
        3
    } else {
        1 + usize::from(profile.keywords.has(keyword::DOUBLE_CORRUPT))
    }
}

/// What it is worth to a player that the opponent's orbs can be reached: in this turn, if there are attacks to come, or in
/// the next.
fn reach(state: &State, seat: Seat) -> i32 {
    let to_come = state.turn.player == seat
        && state.turn.number > 1
        && matches!(state.turn.phase, phase::CALL | phase::MAIN | phase::BATTLE_START | phase::DECLARATION);
    let attacks = |slot: &Slot| {
        let (object, profile) = (state.object(*slot), state.characteristics(*slot));
        let waits = profile.keywords.has(keyword::SLOW_START) && object.marks.has(mark::ENTERED);
        let able = match object.orientation {
            Orientation::Upright => !(to_come && waits),
            Orientation::Sideways => !to_come,
            Orientation::Reversed => false,
        };
        profile.kinds.has(kind::SERVANT) && able
    };
    let (hits, attackers) = hits(state, seat, attacks);
    let orbs = state.cards(zone::ORBS, seat.other()).len();
    // Who has no orbs is beaten by one attack more.
    let beaten = attackers > 0 && (hits > orbs || orbs == 0 && hits > 0);
    let each = if to_come { NOW } else { NEXT };
    hits.min(orbs) as i32 * each + i32::from(beaten) * BEATEN[usize::from(!to_come)]
}

/// How many orbs a player's attacks corrupt, about, past the servants that guard the opponent; and how many attacks do.
fn hits(state: &State, seat: Seat, attacks: impl Fn(&Slot) -> bool) -> (usize, usize) {
    let atk = |slot: Slot| state.characteristics(slot).number(number::ATK);
    let guards = state.cards(zone::SERVANTS, seat.other()).iter().filter(|&&slot| {
        let guards = state.object(slot).orientation == Orientation::Reversed;
        guards && state.characteristics(slot).kinds.has(kind::SERVANT)
    });
    let mut used = 0_u64;
    let own = state.cards(zone::SERVANTS, seat);
    let mut walled = false;
    for &guard in guards {
        let def = state.characteristics(guard).number(number::DEF);
        let fit = |&(at, slot): &(usize, &Slot)| at < 64 && used >> at & 1 == 0 && attacks(slot) && atk(*slot) > def;
        match own.iter().enumerate().filter(fit).min_by_key(|&(_, &slot)| atk(slot)) {
            Some((at, _)) => used |= 1 << at,
            None => walled = true,
        }
    }
    let (mut orbs, mut attackers) = (0, 0);
    for (at, slot) in own.iter().enumerate().take(64) {
        let profile = state.characteristics(*slot);
        let passes = profile.keywords.has(keyword::HUBRIS) || !walled && used >> at & 1 == 0;
        if passes && attacks(slot) {
            orbs += corrupts(profile);
            attackers += 1;
        }
    }
    (orbs, attackers)
}
