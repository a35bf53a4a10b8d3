//! Part 4, chapter 1: spells, which are cards on the stack.

use super::negation;
use super::resolution;
use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::event::Cause;
use duel::ids::Rule;
use duel::state::object::Slot;
use duel::state::stack_item::StackItem;

/// At the end of its resolution, a unit or base goes to its square, a strategy to the graveyard (4-1-3).
pub(crate) const GOES: Rule = cite!("4-1-3");

/// The resolved spell has yet to go where its kind goes (4-1-3, 4-9-2-8).
pub(crate) fn is_left(cx: &Context, item: &StackItem) -> bool {
    let elsewhere = item.card.is_none_or(|slot| cx.state.object(slot).zone != zone::STACK);
    if elsewhere { item.card.is_some() && !cx.cite(resolution::LAST) } else { cx.cite_all(&[GOES, resolution::LAST]) }
}

/// A negated spell goes to its owner's graveyard, as part of the effect that negated it (4-1-4), or without any effect
/// if the rules did (4-1-5). May begin a procedure.
pub(crate) fn negated(cx: &mut Context, item: &StackItem) {
    let Some(slot) = item.card.filter(|&slot| cx.state.object(slot).zone == zone::STACK) else { return };
    let rule = if cx.state.resolving.is_empty() { cite!("4-1-5") } else { cite!("4-1-4") };
    if cx.cite(negation::LEAVES) {
        let from = cx.state.batch.len();
        cx.deed(verb::NEGATE, item.controller, slot, Slot::NONE, Cause::rule(rule));
        cx.commit(from);
        let act = cx.move_to(slot, zone::GRAVE);
        cx.happen(act, verb::NEGATE, Cause::rule(rule));
    }
}
