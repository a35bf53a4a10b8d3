//! Part 4, chapter 9: resolution.

use super::{ability, last_known, spell, trigger};
use crate::book::{Context, note, proc};
use crate::definitions::status::{FROZEN, RELEASED};
use crate::definitions::{kinds, plan};
use crate::keywords::{muster, rush};
use crate::rules::cite;
use crate::words::{kind, mark, routine, verb, zone};
use duel::event::{Act, Cause};
use duel::item::Item;
use duel::object::{Ref, Slot};
use duel::words::{Routine, Rule};

/// When both have passed, what is on top of the stack resolves (4-9-1).
pub(crate) const RESOLVES: Rule = cite!("4-9-1");
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

/// An ability of a card shown in hand takes effect if the card is still there (4-9-2-9-1).
pub(crate) const STILL_SHOWN: Rule = cite!("4-9-2-9-1");
/// If it is not, the ability fails (4-9-2-9-2).
pub(crate) const NO_LONGER_SHOWN: Rule = cite!("4-9-2-9-2");

/// A target whose condition speaks of an illegal one is illegal, too (4-9-2-2).
pub(crate) const RELY: Rule = cite!("4-9-2-2");
/// Last of all a spell goes where it goes, unless its text has put it elsewhere (4-9-2-8).
pub(crate) const LAST: Rule = cite!("4-9-2-8");
/// While something resolves nothing is played, nothing is stacked, and rule effects are not looked at (4-9-4).
pub(crate) const UNDISTURBED: Rule = cite!("4-9-4");

/// The rules by which a text knows a card that has gone anywhere but to another square as it was just before: as targets
/// are chosen (4-2-6, 4-8-4-2), and as it resolves (4-2-6, 4-9-2-6), from squares in particular (4-8-11-2).
pub(crate) fn last_known(cx: &Context, item: &Item, gone: Ref, chooses: bool) -> &'static [Rule] {
    let from_square = cx.s.ghost(gone).is_some_and(|ghost| ghost.body.zone == zone::SQUARE);
    match (chooses, item.card.is_some(), from_square) {
        (true, _, _) if gone == item.source => const { &[ability::LAST_KNOWN, trigger::SOURCE_KNOWN] },
        (true, _, _) => const { &[ability::LAST_KNOWN] },
        (false, true, true) => const { &[LAST_KNOWN, last_known::BOTH, trigger::LEFT_SQUARES] },
        (false, true, false) => const { &[LAST_KNOWN, last_known::BOTH] },
        (false, false, true) => const { &[ability::LAST_KNOWN, LAST_KNOWN, last_known::BOTH, trigger::LEFT_SQUARES] },
        (false, false, false) => const { &[ability::LAST_KNOWN, LAST_KNOWN, last_known::BOTH] },
    }
}

/// What becomes of a card that has resolved: a unit is put on its square frozen (2-20-1-3), a base released
/// (2-20-2-3), a strategy into the graveyard (2-20-3-3), unless its own text put it elsewhere (4-9-2-8).
pub(crate) fn resolved(cx: &mut Context, item: &Item) {
    let Some(slot) = item.card.filter(|_| spell::is_left(cx, item)) else { return };
    let kinds = cx.s.profile(slot).kinds;
    if kinds.has(kind::UNIT) || kinds.has(kind::BASE) {
        put_on_square(cx, item, slot);
    } else {
        let act = cx.move_to(slot, zone::GRAVE);
        cx.happen(act, verb::PUT, Cause::rule(kinds::SPENT));
    }
}

fn put_on_square(cx: &mut Context, item: &Item, slot: Slot) {
    let unit = cx.s.profile(slot).kinds.has(kind::UNIT);
    let rule = kinds::arrival(unit);
    let mustered = unit && muster::arrives_released(cx, item);
    let mut act = cx.move_to_place(slot, zone::SQUARE, item.controller, item.place);
    if let Act::Move { turned, .. } = &mut act {
        let released = !unit || mustered || rush::arrives_released(cx, slot);
        *turned = if released { RELEASED } else { FROZEN };
    }
    if unit && item.way == 0 && crate::definitions::places::CENTRE >> item.place & 1 == 1 {
        cx.happen(Act::Mark { slot, mark: mark::DOOMED, on: true }, verb::PUT, Cause::rule(kinds::CENTRE_DOOM));
    }
    if mustered {
        cx.note(note::MUSTERED, i32::from(slot.0) + 1);
    }
    cx.happen(act, verb::ARRIVE, cx.cause_of(item, rule));
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
        routine::RENEW_PLAN => cx.push_book(proc::RENEWAL, item.controller),
        _ => {}
    }
}
