//! Chapter 1019: cancelling.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::book::point::{ChapterPoints, ResolutionPoint};
use duel::event::Cause;
use duel::ids::Rule;
use duel::points;
use duel::state::stack_item::StackItem;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::NegatedDoesNothing => CANCELLED,
};

/// A cancelled card or ability leaves the chase zone (1019.1).
pub(crate) const CANCELLED: Rule = cite!("1019.1");

/// A cancelled card goes to its owner's graveyard (1019.1). May begin a procedure.
pub(crate) fn on_cancelled(cx: &mut Context, item: &StackItem) {
    if let Some(slot) = item.card.filter(|&slot| cx.state.object(slot).zone == zone::CHASE) {
        let act = cx.move_to(slot, zone::GRAVEYARD);
        cx.happen(act, verb::CANCEL, Cause { seat: Some(item.controller), ..Cause::rule(CANCELLED) });
    }
}
