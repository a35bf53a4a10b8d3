//! Part 4, chapters 4 and 8: triggered abilities.

use crate::book::Context;
use crate::rules::cite;
use crate::words::verb;
use duel::ability::{On, Trigger};
use duel::book::Triggers;
use duel::cites::{PlayCites, ShowCites, TriggerCites};
use duel::words::Rule;

/// All are stacked, the active player's first (4-8-3).
pub(crate) const TRIGGERS: Triggers = Triggers::AllStacked;
/// The active player's first, each player's in an order of their own (4-8-3).
pub(crate) const ORDER: Rule = cite!("4-8-3");
/// What triggers as a recovery phase begins or a turn ends does so once a turn (4-4-4).
pub(crate) const ONCE_A_TURN: Rule = cite!("4-4-4");
/// What a text left behind for a particular card is gone when that card has gone anywhere but to another square
/// (4-4-4-1).
pub(crate) const ASTRAY: Rule = cite!("4-4-4-1");
/// Targets are chosen by what the source of an ability last was, if it is gone (4-8-4-2).
pub(crate) const SOURCE_KNOWN: Rule = cite!("4-8-4-2");
/// What has left squares is known as it was there; what all saw, as they saw it (4-8-11-2).
pub(crate) const LEFT_SQUARES: Rule = cite!("4-8-11-2");
/// Whether to do what one may do is decided on resolution (4-8-5).
pub(crate) const MAY: Rule = cite!("4-8-5");
/// The condition of a trigger is checked again on resolution (4-4-3).
pub(crate) const CONDITION: Rule = cite!("4-4-3");

/// What triggers as a recovery phase begins or a turn ends triggers but once in a turn (4-4-4).
pub(crate) fn once_a_turn(cx: &Context, trigger: &Trigger) -> bool {
    matches!(trigger.on, On::Deed(verb::BEGIN_RECOVERY | verb::END_TURN)) && cx.by(ONCE_A_TURN)
}

/// Who is put on a square is put on another than its own; on that it is not put at all (4-8-9, reading D9).
pub(crate) const ANOTHER_SQUARE: Rule = cite!("4-8-9");

/// What is decided as a triggered ability is stacked (4-8-4-1 to 4-8-4-5).
pub(crate) const CITES: PlayCites = PlayCites {
    extra: cite!("4-8-4-1"),
    x: cite!("4-8-4-1"),
    choose: cite!("4-8-4-2"),
    vanish: cite!("4-8-4"),
    divide: cite!("4-8-4-3"),
    lock: cite!("4-8-4-4"),
    pay: cite!("4-8-4-5"),
    ..PlayCites::UNNUMBERED
};

/// The rules of triggering.
pub(crate) const TRIGGER: TriggerCites = TriggerCites {
    automatic: cite!("4-4-2"),
    stacked: cite!("4-8-2"),
    any_time: cite!("4-8-1"),
    control: cite!("4-8-1"),
    each: cite!("4-8-6"),
    real: cite!("4-8-7"),
    condition: cite!("4-8-8"),
    arrive: cite!("4-8-10-1"),
    moved: cite!("4-8-10"),
    hidden: cite!("4-8-10"),
    public: cite!("4-8-10-2"),
    leave: cite!("4-8-11"),
    within: cite!("4-8-9"),
    passing: cite!("4-8-9"),
    once: cite!("4-4-4"),
    state: cite!("4-8-13"),
    ..TriggerCites::UNNUMBERED
};

/// An ability that says that its card may be shown in hand works there (4-4-4-2).
pub(crate) const IN_HAND: Rule = cite!("4-4-4-2");

/// A card in hand may be shown as its event happens, and stays shown (4-8-12); if it is not, nothing triggers (4-8-12-2).
/// Its ability is stacked when its player next has priority (4-8-12-1), unless it is gone (4-8-12-3) or what it asks for is
/// not done (4-8-12-4).
pub(crate) const FROM_HAND: ShowCites = ShowCites {
    may: cite!("4-8-12"),
    unshown: cite!("4-8-12-2"),
    stacked: cite!("4-8-12-1"),
    gone: cite!("4-8-12-3"),
    undone: cite!("4-8-12-4"),
    resolves: super::resolution::STILL_SHOWN,
    fails: super::resolution::NO_LONGER_SHOWN,
};
