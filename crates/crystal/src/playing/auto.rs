//! Section 11.8: auto-abilities.

use crate::rules::cite;
use duel::book::Triggers;
use duel::cites::{PlayCites, TriggerCites};
use duel::words::Rule;

/// All that triggered goes onto the stack before priority arises: the turn player's first, each player's in an order
/// of their own (11.8.7).
pub(crate) const TRIGGERS: Triggers = Triggers::AllStacked;
/// That order (11.8.7).
pub(crate) const ORDER: Rule = cite!("11.8.7");
/// What is optional is decided at resolution (11.8.14).
pub(crate) const MAY: Rule = cite!("11.8.14");

/// Putting an auto-ability onto the stack, step by step (11.8.8 to 11.8.19).
pub(crate) const CITES: PlayCites = PlayCites {
    choose: cite!("11.8.9"),
    mode: cite!("11.8.10"),
    mode_count: cite!("11.8.10.1"),
    x: cite!("11.8.11"),
    divide: cite!("11.8.12"),
    recheck: cite!("11.8.19"),
    vanish: cite!("11.8.4"),
    no_mode: cite!("11.8.10.2"),
    refer: cite!("11.8.8"),
    leave_behind: cite!("11.8.17.5"),
    ..PlayCites::UNNUMBERED
};

/// A replacement that a field ability makes leaves abilities behind as that ability: its card is their source, and who
/// controls it then controls them (11.8.17.6).
pub(crate) const REPLACEMENT: PlayCites = PlayCites { leave_behind: cite!("11.8.17.6"), ..CITES };

/// A Summon is the source of the abilities it leaves behind, and who controls it then controls them (11.8.17.4).
pub(crate) const LEFT_BY_SUMMON: Rule = cite!("11.8.17.4");
/// The source of an ability is the source of those it leaves behind; who controls it then controls them (11.8.17.5).
pub(crate) const LEFT_BY_ABILITY: Rule = CITES.leave_behind;

/// When and how often auto-abilities trigger (11.8.3 to 11.8.18).
pub(crate) const TRIGGER: TriggerCites = TriggerCites {
    any_time: cite!("11.8.3"),
    control: cite!("11.8.5"),
    each: cite!("11.8.6"),
    condition: cite!("11.8.13"),
    real: cite!("11.8.15"),
    moved: cite!("11.8.16.1"),
    hidden: cite!("11.8.16.2"),
    arrive: cite!("11.8.16.2.1"),
    not_before: cite!("11.8.17.1"),
    once: cite!("11.8.17.2"),
    follow: cite!("11.8.17.3"),
    state: cite!("11.8.18"),
    ..TriggerCites::UNNUMBERED
};
