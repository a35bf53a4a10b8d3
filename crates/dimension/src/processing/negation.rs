//! Part 4, chapter 10: negation.

use super::spell;
use crate::book::Context;
use crate::definitions::status::{FROZEN, RELEASED};
use crate::keywords::resonance;
use crate::rules::cite;
use crate::words::{routine, verb, zone};
use duel::book::point::{ChapterPoints, ResolutionPoint};
use duel::event::{Cause, Happening};
use duel::ids::Rule;
use duel::points;
use duel::state::stack_item::StackItem;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::NegatedDoesNothing => DOES_NOTHING,
};

/// A negated spell or ability does not resolve and has no effect (4-10-1).
pub(crate) const DOES_NOTHING: Rule = cite!("4-10-1");
/// A negated spell goes to its owner's graveyard, a negated ability leaves the stack (4-10-2).
pub(crate) const LEAVES: Rule = cite!("4-10-2");

/// A negated item leaves the stack (4-10-2), and its costs stay paid (4-10-3). May begin a procedure.
pub(crate) fn negated(cx: &mut Context, item: &StackItem) {
    spell::negated(cx, item);
    if item.routine == Some(routine::MOVE) {
        resonance::miss(cx, item);
    }
    // An item that vanished before it was fully announced was never negated.
    if item.card.is_none() && item.fixed_price.is_some() && !cx.cite(LEAVES) {
        cx.state.stack.push(*item);
    }
    let paid = item.fixed_price.map_or(0, |due| due.units(item.x));
    if paid > 0 && !cx.cite(cite!("4-10-3")) {
        give_back(cx, item, paid as usize);
    }
}

/// Releases that many energy cards of the player, as if nothing had been paid. May begin a procedure.
fn give_back(cx: &mut Context, item: &StackItem, paid: usize) {
    let from = cx.state.batch.len();
    let cards = cx.state.cards(zone::ENERGY, item.controller);
    let frozen = cards.iter().copied().filter(|&slot| cx.state.object(slot).orientation == FROZEN).take(paid);
    for slot in frozen.collect::<Vec<_>>() {
        cx.propose(Happening::Turn { slot, to: RELEASED }, verb::RELEASE, Cause::rule(LEAVES));
    }
    cx.commit(from);
}
