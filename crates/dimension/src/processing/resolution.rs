//! Part 4, chapter 9: resolution.

use crate::book::Context;
use crate::definitions::plan;
use crate::definitions::status::{FROZEN, RELEASED};
use crate::keywords::rush;
use crate::rules::cite;
use crate::words::{kind, mark, routine, verb, zone};
use duel::event::{Act, Cause};
use duel::item::Item;
use duel::object::Slot;
use duel::words::{Routine, Rule};

/// A text is carried out in its order (4-9-2-3).
pub(crate) const IN_ORDER: Rule = cite!("4-9-2-3");
/// What was not declared as it was played is decided as it resolves (4-9-2-4).
pub(crate) const CHOICES: Rule = cite!("4-9-2-4");
/// Where both decide, the active player declares first (4-9-2-5).
pub(crate) const TOGETHER: Rule = cite!("4-9-2-5");
/// What is gone is read as it was (4-9-2-6).
pub(crate) const LAST_KNOWN: Rule = cite!("4-9-2-6");
/// Variables are determined once (4-9-2-7).
pub(crate) const ONCE: Rule = cite!("4-9-2-7");
/// What was chosen and is no longer legal is left out (4-9-2-1).
pub(crate) const RECHECK: Rule = cite!("4-9-2-1");

/// What becomes of a card that has resolved: a unit is put on its square frozen (2-20-1-3), a base released
/// (2-20-2-3), a strategy into the graveyard (2-20-3-3), unless its own text put it elsewhere (4-9-2-8).
pub(crate) fn resolved(cx: &mut Context, item: &Item) {
    let Some(slot) = item.card.filter(|&slot| cx.s.object(slot).zone == zone::STACK) else { return };
    let kinds = cx.s.profile(slot).kinds;
    if kinds.has(kind::UNIT) || kinds.has(kind::BASE) {
        put_on_square(cx, item, slot);
    } else {
        let act = cx.move_to(slot, zone::GRAVE);
        cx.happen(act, verb::PUT, Cause::rule(cite!("2-20-3-3")));
    }
}

fn put_on_square(cx: &mut Context, item: &Item, slot: Slot) {
    let unit = cx.s.profile(slot).kinds.has(kind::UNIT);
    let rule = if unit { cite!("2-20-1-3") } else { cite!("2-20-2-3") };
    let mut act = cx.move_to_place(slot, zone::SQUARE, item.controller, item.place);
    if let Act::Move { turned, .. } = &mut act {
        *turned = if unit && !rush::arrives_released(cx, slot) { FROZEN } else { RELEASED };
    }
    let from = cx.s.batch.len();
    cx.propose(act, verb::ARRIVE, cx.cause_of(item, rule));
    cx.commit(from);
    let doomed = unit && item.way == 0 && crate::definitions::places::CENTRE >> item.place & 1 == 1;
    if doomed && cx.s.object(slot).zone == zone::SQUARE && cx.by(cite!("2-20-1-6")) {
        cx.happen(Act::Mark { slot, mark: mark::DOOMED, on: true }, verb::PUT, Cause::rule(cite!("2-20-1-6")));
    }
}

/// What the rules themselves do as it resolves.
pub(crate) fn run(cx: &mut Context, which: Routine, item: &Item) {
    match which {
        routine::MOVE => super::moving::resolve(cx, item),
        routine::EXCHANGE => crate::battle::exchange::resolve(cx, item),
        // The top card of the deck is turned face up (3-8-2-3).
        routine::CREATE_PLAN if plan::card(cx, item.controller).is_none() => {
            plan::turn_up(cx, item.controller, cite!("3-8-2-3"));
        }
        // The plan goes to the graveyard; if it does, the next card is turned up (3-8-2-4).
        routine::RENEW_PLAN => {
            let Some(slot) = plan::card(cx, item.controller) else { return };
            let act = cx.move_to(slot, zone::GRAVE);
            cx.happen(act, verb::PUT, cx.cause_of(item, cite!("3-8-2-4")));
            plan::turn_up(cx, item.controller, cite!("3-8-2-4"));
        }
        _ => {}
    }
}
