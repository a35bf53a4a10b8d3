//! Part 4, chapter 9: resolution.

use super::{ability, last_known, spell, trigger};
use crate::book::{Context, note, proc};
use crate::definitions::status::{FROZEN, RELEASED};
use crate::definitions::{kinds, plan};
use crate::keywords::{muster, rush};
use crate::rules::cite;
use crate::words::{kind, mark, routine, verb, zone};
use duel::book::point::{ChapterPoints, ChoosingPoint, NumberPoint, PriorityPoint, ResolutionPoint, TriggerPoint};
use duel::event::{Cause, Happening};
use duel::ids::{Routine, Rule};
use duel::points;
use duel::state::object::{ObjectRef, Slot};
use duel::state::stack_item::StackItem;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::InWrittenOrder => IN_ORDER,
    ResolutionPoint::Picks => CHOICES,
    ResolutionPoint::Searching => CHOICES,
    ChoosingPoint::TogetherTurnPlayerFirst => TOGETHER,
    NumberPoint::DeterminedOnce => ONCE,
    ChoosingPoint::IllegalIsLeftOut => RECHECK,
    ChoosingPoint::RelyingOnIllegalIsIllegal => RELY,
    PriorityPoint::TopResolves => RESOLVES,
    TriggerPoint::RevealResolvesIfThere => STILL_SHOWN,
    TriggerPoint::RevealFailsIfGone => NO_LONGER_SHOWN,
};

/// When both players have passed, the top of the stack resolves (4-9-1).
pub(crate) const RESOLVES: Rule = cite!("4-9-1");
/// An effect is carried out in the order in which it is written (4-9-2-3).
pub(crate) const IN_ORDER: Rule = cite!("4-9-2-3");
/// Decisions that were not declared during playing are made on resolution (4-9-2-4).
pub(crate) const CHOICES: Rule = cite!("4-9-2-4");
/// When both players decide something, the active player declares first (4-9-2-5).
pub(crate) const TOGETHER: Rule = cite!("4-9-2-5");
/// A card that is gone is read as it last was (4-9-2-6).
pub(crate) const LAST_KNOWN: Rule = cite!("4-9-2-6");
/// Variables are determined once (4-9-2-7).
pub(crate) const ONCE: Rule = cite!("4-9-2-7");
/// Targets that are no longer legal are not affected (4-9-2-1).
pub(crate) const RECHECK: Rule = cite!("4-9-2-1");

/// An ability of a card shown in hand takes effect if the card is still in hand (4-9-2-9-1).
pub(crate) const STILL_SHOWN: Rule = cite!("4-9-2-9-1");
/// If the card is no longer in hand, the ability fails (4-9-2-9-2).
pub(crate) const NO_LONGER_SHOWN: Rule = cite!("4-9-2-9-2");

/// A target is illegal if the condition it was chosen by refers to an illegal target (4-9-2-2).
pub(crate) const RELY: Rule = cite!("4-9-2-2");
/// Finally a spell goes where its kind goes, unless its effect has moved it (4-9-2-8).
pub(crate) const LAST: Rule = cite!("4-9-2-8");
/// During a resolution nothing is played or stacked, and rule effects are not checked (4-9-4).
pub(crate) const UNDISTURBED: Rule = cite!("4-9-4");

/// A card that has changed zones, other than from square to square, is read as it was just before: when targets are
/// chosen (4-2-6, 4-8-4-2) and on resolution (4-2-6, 4-9-2-6), particularly from squares (4-8-11-2).
pub(crate) fn last_known_rules(cx: &Context, item: &StackItem, gone: ObjectRef, chooses: bool) -> &'static [Rule] {
    let from_square = cx.state.last_known_of(gone).is_some_and(|ghost| ghost.status.zone == zone::SQUARE);
    match (chooses, item.card.is_some(), from_square) {
        (true, _, _) if gone == item.source => const { &[ability::LAST_KNOWN, trigger::SOURCE_KNOWN] },
        (true, _, _) => const { &[ability::LAST_KNOWN] },
        (false, true, true) => const { &[LAST_KNOWN, last_known::BOTH, trigger::LEFT_SQUARES] },
        (false, true, false) => const { &[LAST_KNOWN, last_known::BOTH] },
        (false, false, true) => const { &[ability::LAST_KNOWN, LAST_KNOWN, last_known::BOTH, trigger::LEFT_SQUARES] },
        (false, false, false) => const { &[ability::LAST_KNOWN, LAST_KNOWN, last_known::BOTH] },
    }
}

/// A resolved unit is put on its square frozen (2-20-1-3), a base released (2-20-2-3), and a strategy goes to the
/// graveyard (2-20-3-3), unless its own effect moved it (4-9-2-8). May begin a procedure.
pub(crate) fn on_resolved(cx: &mut Context, item: &StackItem) {
    let Some(slot) = item.card.filter(|_| spell::is_left(cx, item)) else { return };
    let kinds = cx.state.characteristics(slot).kinds;
    if kinds.has(kind::UNIT) || kinds.has(kind::BASE) {
        put_on_square(cx, item, slot);
    } else {
        let act = cx.move_to(slot, zone::GRAVE);
        cx.happen(act, verb::PUT, Cause::rule(kinds::SPENT));
    }
}

fn put_on_square(cx: &mut Context, item: &StackItem, slot: Slot) {
    let unit = cx.state.characteristics(slot).kinds.has(kind::UNIT);
    let rule = kinds::arrival(unit);
    let mustered = unit && muster::arrives_released(cx, item);
    let mut act = cx.move_to_place(slot, zone::SQUARE, item.controller, item.place);
    if let Happening::Move { turned, .. } = &mut act {
        let released = !unit || mustered || rush::arrives_released(cx, slot);
        *turned = if released { RELEASED } else { FROZEN };
    }
    if unit && item.way == 0 && crate::definitions::places::CENTRE >> item.place & 1 == 1 {
        cx.happen(Happening::Mark { slot, mark: mark::DOOMED, on: true }, verb::PUT, Cause::rule(kinds::CENTRE_DOOM));
    }
    if mustered {
        cx.set_note(note::MUSTERED, i32::from(slot.0) + 1);
    }
    cx.happen(act, verb::ARRIVE, cx.cause_of(item, rule));
}

/// Resolves an item that the rules put onto the stack. May begin a procedure.
pub(crate) fn resolve_routine(cx: &mut Context, which: Routine, item: &StackItem) {
    match which {
        routine::MOVE => super::moving::resolve(cx, item),
        routine::EXCHANGE => crate::battle::exchange::resolve(cx, item),
        // The top card of the deck is turned face up (3-8-2-3).
        routine::CREATE_PLAN if plan::card(cx, item.controller).is_none() => {
            plan::turn_up(cx, item.controller, cite!("3-8-2-3"));
        }
        routine::RENEW_PLAN => cx.push_book_procedure(proc::RENEWAL, item.controller),
        _ => {}
    }
}
