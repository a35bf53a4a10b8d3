//! How a game of the FFTCG or of the Square Enix TCG System stands, by material.

use crate::greedy::Judge;
use crystal::attack::declaration::ATTACKERS;
use crystal::rule_process::EXCESS;
use crystal::setup::{BOTTOM, GO_FIRST, MULLIGAN};
use crystal::turn::HAND_SIZE;
use crystal::words::{CRYSTAL, element, keyword, kind, mark, number, phase, zone};
use duel::card::characteristics::Orientation;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pick, Question, Topic};
use duel::ids::{Keywords, Seat};
use duel::state::State;
use duel::state::object::Slot;

/// The judgement of the family: what only one edition has is worth something where it is.
#[derive(Debug)]
pub struct Crystal;

/// What a Forward is worth, and each 1000 of its power.
const FORWARD: i32 = 100;
const THOUSAND: i32 = 40;
/// What a keyword on a Forward is worth.
const KEYWORD: i32 = 20;
/// What a Forward that can block next is worth besides, for each there is something to block for.
const GUARD: i32 = 50;
/// What one more Backup is worth, the first to the fifth.
const BACKUPS: [i32; 5] = [270, 250, 210, 160, 120];
/// What a Monster is worth.
const MONSTER: i32 = 130;
/// What an Item is worth on a Character, besides what that one has become, and for each CP of its cost.
const ITEM: i32 = 150;
const ITEM_CP: i32 = 25;
/// What a Formation is worth, and for each CP of its cost.
const FORMATION: i32 = 180;
const FORMATION_CP: i32 = 25;
/// What it is worth to a Character to be junctioned.
const JUNCTIONED: i32 = 160;
/// What a Character is worth for being active.
const ACTIVE: i32 = 15;
/// What one more card in the hand is worth, the first to the fifth; what is beyond is discarded at the end of the turn.
const HAND: [i32; 5] = [130, 120, 110, 95, 80];
const BEYOND: i32 = 50;
/// What a point of damage is worth, and how much more each further one.
const DAMAGE: i32 = 150;
const FURTHER: i32 = 40;
/// What a Crystal is worth.
const HELD: i32 = 40;
/// With fewer cards than this in the deck, each one counts.
const THIN: i32 = 6;
const CARD: i32 = 60;
/// A first hand is kept if so many of its cards can soon be cast.
const CHEAP: i32 = 4;
const KEEP: usize = 3;

impl Judge for Crystal {
    fn worth(&self, duel: &dyn AnyDuel, seat: Seat) -> i32 {
        let other = seat.other();
        let forwards = Seat::BOTH.map(|of| forwards(duel.lab().state(), of));
        let crystals = |of: Seat| {
            let named = |counter: usize| duel.pool().counters.get(counter).is_some_and(|name| name == CRYSTAL);
            let held =
                duel.lab().state().player_counters[of.index()].iter().filter(|(counter, _)| named(counter.index()));
            held.map(|(_, n)| i32::from(n) * HELD).sum::<i32>()
        };
        let side =
            |of: Seat| field(duel, of, forwards[of.other().index()]) + life(duel.lab().state(), of) + crystals(of);
        let hands = hand(duel.lab().state().cards(zone::HAND, seat).len())
            - hand(duel.lab().state().cards(zone::HAND, other).len());
        let best: i32 = duel.lab().state().cards(zone::HAND, seat).iter().map(|&slot| keep(duel, seat, slot)).sum();
        side(seat) - side(other) + hands + best / 10
    }

    /// A main phase with nothing on the stack, the choice of the next attackers, or the end of the turn.
    fn is_quiet(&self, duel: &dyn AnyDuel, question: Question) -> bool {
        let state = duel.lab().state();
        if question.topic == ATTACKERS {
            return state.set_aside.is_empty();
        }
        let fighting =
            matches!(state.turn.phase, phase::ATTACK_DECLARATION | phase::BLOCK_DECLARATION | phase::DAMAGE_RESOLUTION);
        let settled = state.stack.is_empty() && state.waiting_triggers.is_empty() && state.resolving.is_empty();
        question.topic == Topic::Priority && settled && !fighting
    }

    fn answers(&self, duel: &dyn AnyDuel, question: Question) -> Vec<usize> {
        let (state, options, seat) = (duel.lab().state(), duel.options(), question.seat);
        let place = |pick: Pick| options.iter().position(|&option| option == pick).into_iter().collect();
        let cheapest = |price: &dyn Fn(Slot) -> Option<i32>| {
            let priced = options.iter().enumerate().filter_map(|(at, &pick)| match pick {
                Pick::Object(slot) | Pick::Pay(slot, _) if slot != Slot::NONE => Some((price(slot)?, at)),
                _ => Some((0, at)),
            });
            priced.min().map(|(_, at)| at)
        };
        let in_hand = |slot: Slot| state.object(slot).zone == zone::HAND;
        match question.topic {
            // What can be done in the other's turn can wait until something is worth an answer.
            Topic::Priority if state.turn.player != seat && self.is_quiet(duel, question) => place(Pick::Pass),
            GO_FIRST => place(Pick::Yes),
            MULLIGAN => {
                let hand = state.cards(zone::HAND, seat).iter();
                let cheap = |&&slot: &&Slot| state.characteristics(slot).number(number::COST) <= CHEAP;
                place(if hand.filter(cheap).count() >= KEEP { Pick::No } else { Pick::Yes })
            }
            BOTTOM => vec![0],
            HAND_SIZE => cheapest(&|slot| Some(keep(duel, seat, slot))).into_iter().collect(),
            EXCESS => cheapest(&|slot| Some(state.characteristics(slot).number(number::COST))).into_iter().collect(),
            // What dulls comes back, but a card from the hand gives twice as much.
            Topic::Pay => {
                let dull = cheapest(&|slot| (!in_hand(slot)).then_some(0));
                let discard = cheapest(&|slot| in_hand(slot).then(|| keep(duel, seat, slot)));
                let mut answers: Vec<usize> = dull.into_iter().chain(discard).collect();
                answers.dedup();
                answers
            }
            _ => Vec::new(),
        }
    }
}

fn controlled(state: &State, seat: Seat) -> impl Iterator<Item = Slot> + '_ {
    let both = Seat::BOTH.into_iter().flat_map(|side| state.cards(zone::FIELD, side).iter().copied());
    both.filter(move |&slot| state.characteristics(slot).controller == seat)
}

/// How many Forwards a player has.
fn forwards(state: &State, seat: Seat) -> i32 {
    controlled(state, seat).filter(|&slot| state.characteristics(slot).kinds.has(kind::FORWARD)).count() as i32
}

/// What a player's Characters are worth against so many Forwards.
fn field(duel: &dyn AnyDuel, seat: Seat, against: i32) -> i32 {
    const GOOD: Keywords = Keywords::of(&[keyword::BRAVE, keyword::HASTE, keyword::FIRST_STRIKE]);
    let state = duel.lab().state();
    let (mut worth, mut backups, mut guards) = (0, 0, 0);
    for slot in controlled(state, seat) {
        let (object, profile) = (state.object(slot), state.characteristics(slot));
        let printed = &duel.pool().card(object.card).characteristics;
        if printed.kinds.meets(kind::ITEMS) {
            worth += ITEM + printed.number(number::COST) * ITEM_CP;
            continue;
        }
        if printed.kinds.has(kind::FORMATION) {
            worth += FORMATION + printed.number(number::COST) * FORMATION_CP;
            continue;
        }
        let active = object.orientation == Orientation::Upright;
        worth += if active { ACTIVE } else { 0 };
        worth += if object.marks.has(mark::JUNCTIONED) { JUNCTIONED } else { 0 };
        if printed.kinds.has(kind::BACKUP) {
            worth += BACKUPS.get(backups).copied().unwrap_or(0);
            backups += 1;
        } else if printed.kinds.has(kind::FORWARD) {
            // What was added for a turn is soon gone again; what an Item adds stays.
            let equipped = controlled(state, seat).any(|item| state.object(item).attached_to == Some(slot));
            let (before, now) = (printed.number(number::POWER), profile.number(number::POWER));
            let power = if equipped { now } else { (3 * before + now) / 4 };
            let lasting = if equipped { profile.keywords } else { printed.keywords };
            let keywords = (lasting.0 & GOOD.0).count_ones() as i32;
            worth += FORWARD + power * THOUSAND / 1000 + keywords * KEYWORD;
            worth -= if object.marks.has(mark::FROZEN) { GUARD } else { 0 };
            guards += i32::from(active);
        } else {
            worth += MONSTER;
        }
    }
    worth + guards.min(against) * GUARD
}

/// What a player's damage and deck are worth.
fn life(state: &State, seat: Seat) -> i32 {
    let damage = state.cards(zone::DAMAGE, seat).len() as i32;
    let deck = state.cards(zone::DECK, seat).len() as i32;
    -(damage * DAMAGE + damage * (damage - 1) / 2 * FURTHER) - (THIN - deck).max(0) * CARD
}

/// What so many cards in a hand are worth.
fn hand(cards: usize) -> i32 {
    let within: i32 = HAND.iter().take(cards).sum();
    within + cards.saturating_sub(HAND.len()) as i32 * BEYOND
}

/// How much a player would like to keep a card in the hand.
fn keep(duel: &dyn AnyDuel, seat: Seat, slot: Slot) -> i32 {
    let state = duel.lab().state();
    let (card, profile) = (state.object(slot).card, state.characteristics(slot));
    let hand = state.cards(zone::HAND, seat);
    let twins = hand.iter().filter(|&&other| other != slot && state.object(other).card == card).count() as i32;
    let (mut backups, mut bearers, mut formations) = (0, 0, 0);
    let mut barred = false;
    for other in controlled(state, seat) {
        let theirs = state.characteristics(other);
        let printed = &duel.pool().card(state.object(other).card).characteristics;
        backups += usize::from(printed.kinds.has(kind::BACKUP));
        bearers += i32::from(printed.kinds.has(kind::FORWARD));
        formations += i32::from(printed.kinds.has(kind::FORMATION));
        barred |=
            profile.names.iter().any(|name| theirs.names.contains(name)) && !profile.keywords.has(keyword::GENERIC);
        barred |= profile.colours.meets(element::LIGHT_AND_DARK) && theirs.colours.meets(element::LIGHT_AND_DARK);
    }
    let cost = profile.number(number::COST);
    let useful = if profile.kinds.has(kind::BACKUP) {
        match backups {
            0..=2 => 90 - 5 * cost,
            3 | 4 => 50 - 5 * cost,
            _ => 0,
        }
    } else if profile.kinds.has(kind::FORWARD) {
        50 + profile.number(number::POWER) / 200 - 5 * (cost - 2 - backups as i32).max(0)
    } else if profile.kinds.meets(kind::ITEMS) {
        30 + 15 * bearers.min(2)
    } else if profile.kinds.has(kind::FORMATION) {
        60 - 50 * formations.min(1)
    } else {
        60
    };
    useful.max(0) - 15 * twins - if barred { 40 } else { 0 }
}
