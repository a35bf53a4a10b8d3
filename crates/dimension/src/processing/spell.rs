//! Part 4, chapter 1: spells, which are cards on the stack.

use super::negation;
use super::resolution;
use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::event::Cause;
use duel::item::Item;
use duel::object::Slot;
use duel::words::Rule;

/// At the end of its resolution a unit or base goes to its square, a strategy to the graveyard (4-1-3).
pub(crate) const GOES: Rule = cite!("4-1-3");

/// Whether a spell that has resolved is still to go where its kind goes (4-1-3, 4-9-2-8).
pub(crate) fn is_left(cx: &Context, item: &Item) -> bool {
    let elsewhere = item.card.is_none_or(|slot| cx.s.object(slot).zone != zone::STACK);
    if elsewhere { item.card.is_some() && !cx.by(resolution::LAST) } else { cx.by_all(&[GOES, resolution::LAST]) }
}

/// A spell that was negated goes to its owner's graveyard: as part of what negated it, if a text did (4-1-4), or without
/// having done anything, if the rules did (4-1-5).
pub(crate) fn negated(cx: &mut Context, item: &Item) {
    let Some(slot) = item.card.filter(|&slot| cx.s.object(slot).zone == zone::STACK) else { return };
    let rule = if cx.s.running.is_empty() { cite!("4-1-5") } else { cite!("4-1-4") };
    if cx.by(negation::LEAVES) {
        let from = cx.s.batch.len();
        cx.deed(verb::NEGATE, item.controller, slot, Slot::NONE, Cause::rule(rule));
        cx.commit(from);
        let act = cx.move_to(slot, zone::GRAVE);
        cx.happen(act, verb::NEGATE, Cause::rule(rule));
    }
}
