//! Part 4, chapter 10: negation.

use super::spell;
use crate::book::Context;
use crate::definitions::status::{FROZEN, RELEASED};
use crate::keywords::resonance;
use crate::rules::cite;
use crate::words::{routine, verb, zone};
use duel::event::{Act, Cause};
use duel::item::Item;
use duel::words::Rule;

/// What is negated does not resolve and does nothing (4-10-1).
pub(crate) const DOES_NOTHING: Rule = cite!("4-10-1");
/// A negated spell goes to its owner's graveyard, a negated ability leaves the stack (4-10-2).
pub(crate) const LEAVES: Rule = cite!("4-10-2");

/// What becomes of what was negated: it leaves the stack (4-10-2), and what was paid for it stays paid (4-10-3).
pub(crate) fn negated(cx: &mut Context, item: &Item) {
    spell::negated(cx, item);
    if item.routine == Some(routine::MOVE) {
        resonance::miss(cx, item);
    }
    // What vanished before it was announced in full was never there to be negated.
    if item.card.is_none() && item.due.is_some() && !cx.by(LEAVES) {
        cx.s.stack.push(*item);
    }
    let paid = item.due.map_or(0, |due| due.units(item.x));
    if paid > 0 && !cx.by(cite!("4-10-3")) {
        give_back(cx, item, paid as usize);
    }
}

/// Releases so many of the cards that pay, as if nothing had been paid.
fn give_back(cx: &mut Context, item: &Item, paid: usize) {
    let from = cx.s.batch.len();
    let cards = cx.s.cards(zone::ENERGY, item.controller);
    let frozen = cards.iter().copied().filter(|&slot| cx.s.object(slot).orientation == FROZEN).take(paid);
    for slot in frozen.collect::<Vec<_>>() {
        cx.propose(Act::Turn { slot, to: RELEASED }, verb::RELEASE, Cause::rule(LEAVES));
    }
    cx.commit(from);
}
