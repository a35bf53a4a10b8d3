//! Chapter 1019: cancelling.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::event::Cause;
use duel::item::Item;
use duel::words::Rule;

/// What is cancelled is taken out of the chase zone (1019.1).
pub(crate) const CANCELLED: Rule = cite!("1019.1");

/// A card that is cancelled goes to its owner's graveyard (1019.1).
pub(crate) fn cancelled(cx: &mut Context, item: &Item) {
    if let Some(slot) = item.card.filter(|&slot| cx.s.object(slot).zone == zone::CHASE) {
        let act = cx.move_to(slot, zone::GRAVEYARD);
        cx.happen(act, verb::CANCEL, Cause { seat: Some(item.controller), ..Cause::rule(CANCELLED) });
    }
}
