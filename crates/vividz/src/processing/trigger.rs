//! Chapter 908: automatic abilities.

use super::ability;
use crate::attack::end;
use crate::book::Context;
use crate::rules::cite;
use crate::turn::mission_phase;
use crate::words::{verb, zone};
use duel::ability::On;
use duel::book::Triggers;
use duel::cites::{PlayCites, TriggerCites};
use duel::words::{Rule, Verb, Zone};

/// One at a time, whoever's it is, and it resolves at once (908.2, 908.2a).
pub(crate) const TRIGGERS: Triggers = Triggers::OneResolved;
/// The turn player picks which (908.2a, reading V17).
pub(crate) const ORDER: Rule = cite!("908.2a");

/// What watches a state triggers as soon as that is so, unless it has triggered and waits already (908.5a).
pub(crate) const STATES_AT_ONCE: bool = true;

/// What cannot be played after all no longer waits (908.2a).
pub(crate) const CITES: PlayCites =
    PlayCites { vanish: ORDER, outlives: ability::STILL_PLAYED, ..super::playing::CITES };

/// What triggers as a chara leaves knows it, and the card that has the ability, as they were in their areas (908.3d).
pub(crate) const LEFT: Rule = cite!("908.3d");

/// The rules on triggering.
pub(crate) const TRIGGER: TriggerCites = TriggerCites {
    stacked: crate::priority::ONE_TRIGGER,
    automatic: cite!("908.1"),
    each: cite!("908.1b"),
    state: cite!("908.5a"),
    once: cite!("908.4a"),
    arrive: cite!("908.3b"),
    condition: ability::CONDITION,
    side: cite!("908.3a"),
    each_move: cite!("908.3c"),
    leave: LEFT,
    again: cite!("908.1b"),
    forced: cite!("908.2"),
    lost: cite!("908.6"),
    invalid: ability::STILL_PLAYED,
    passing: crate::information::PASSING,
    ..TriggerCites::UNNUMBERED
};

/// A move out of an area, or from where all see a card to where they do not, is read as it was before (908.3a, 908.3d).
pub(crate) fn reads_before(from: Zone, to: Zone) -> bool {
    let hidden = |zone| matches!(zone, zone::DECK | zone::HAND);
    (from == zone::AREA && to != zone::AREA) || (!hidden(from) && hidden(to))
}

/// What triggers as a phase ends triggers but once in a turn (704.5), as an attack succeeds or ends once in an attack
/// (806.3).
pub(crate) fn once(cx: &Context, deed: Verb) -> bool {
    match deed {
        verb::SUCCEED | verb::END_ATTACK => cx.by(end::ONCE),
        verb::END_MISSION => cx.by(mission_phase::ONCE),
        _ => false,
    }
}

/// What works where its card comes to triggers on what comes there, its own card included (908.3b).
pub(crate) const NOTICES_ARRIVALS: bool = true;

/// Whether an ability waits for charas to leave: whether it works is judged by where its card was then (908.3d).
pub(crate) fn is_of_leaving(on: &On) -> bool {
    match on {
        On::Move { verb, .. } => matches!(*verb, Some(verb::LEAVE | verb::FALL)),
        On::Any(all) => all.iter().any(is_of_leaving),
        _ => false,
    }
}
