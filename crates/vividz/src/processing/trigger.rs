//! Chapter 908: automatic abilities.

use super::ability;
use crate::actions::credit;
use crate::attack::end;
use crate::book::{Context, Vividz};
use crate::keywords::encounter;
use crate::rule_effect::condition;
use crate::rules::cite;
use crate::turn::mission_phase;
use crate::words::{verb, zone};
use duel::book::cites::{KeywordCites, PlayCites, TriggerCites};
use duel::book::{TakeWaiting, Triggering};
use duel::card::ability::{EventPattern, Trigger};
use duel::event::{Cause, Event};
use duel::ids::{Rule, Verb, Zone};
use duel::state::stack_item::StackItem;

/// Triggered abilities are played one at a time, whoever controls them, and each resolves at once (908.2, 908.2a).
pub(crate) const TRIGGERS: TakeWaiting = TakeWaiting::OneResolved;
/// The turn player picks the next one (908.2a, reading V17).
pub(crate) const ORDER: Rule = cite!("908.2a");

/// A state trigger fires as soon as its state holds, unless it has triggered and still waits (908.5a).
pub(crate) const STATES_AT_ONCE: bool = true;

/// A triggered ability that cannot be played stops waiting (908.2a).
pub(crate) const CITES: PlayCites =
    PlayCites { vanish: ORDER, outlives: ability::STILL_PLAYED, ..super::playing::CITES };

/// An ability that triggers as a chara leaves knows that chara, and its own card, as they were in their areas (908.3d).
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

/// An ability that triggers as the mission phase ends triggers only once in a turn (704.5).
///
/// One that triggers as an attack succeeds or ends triggers only once in an attack (806.3).
pub(crate) fn once(cx: &Context, deed: Verb) -> bool {
    match deed {
        verb::SUCCEED | verb::END_ATTACK => cx.cite(end::ONCE),
        verb::END_MISSION => cx.cite(mission_phase::ONCE),
        _ => false,
    }
}

/// An ability that works where its card arrives triggers on all arrivals there with it, its own included (908.3b).
pub(crate) const NOTICES_ARRIVALS: bool = true;

/// The ability triggers as charas leave: its card's last place decides whether it works (908.3d).
pub(crate) fn is_of_leaving(on: &EventPattern) -> bool {
    match on {
        EventPattern::Move { verb, .. } => matches!(*verb, Some(verb::LEAVE | verb::FALL)),
        EventPattern::Any(all) => all.iter().any(is_of_leaving),
        _ => false,
    }
}

impl Triggering for Vividz {
    const WAITING_TRIGGERS: TakeWaiting = TRIGGERS;
    const STATE_TRIGGERS_AT_ONCE: bool = STATES_AT_ONCE;
    const TRIGGERS_ON_OWN_ARRIVAL: bool = NOTICES_ARRIVALS;
    const RECHECKS_CONDITIONS: bool = false;

    fn source_counts(cx: &Context, event: &Event) -> bool {
        credit::counts(cx, event)
    }

    fn other_causes(cx: &Context, event: &Event, on: &EventPattern) -> Vec<Cause> {
        credit::other_causes(cx, event, on)
    }

    fn judged_after_event(on: &EventPattern) -> bool {
        !is_of_leaving(on)
    }

    fn counts_event(cx: &Context, item: &StackItem) -> bool {
        condition::counts_event(cx, item)
    }

    fn triggers_once_a_turn(cx: &Context, _: &Trigger, event: Option<&Event>) -> bool {
        event.is_some_and(|event| once(cx, event.verb))
    }

    /// A move out of an area, or from a public to a hidden zone, is judged by the card as it was before (908.3a, 908.3d).
    fn looks_back(from: Zone, to: Zone) -> bool {
        let hidden = |zone| matches!(zone, zone::DECK | zone::HAND);
        (from == zone::AREA && to != zone::AREA) || (!hidden(from) && hidden(to))
    }

    fn keyword_cites(cx: &Context, item: &StackItem) -> &'static KeywordCites {
        if cx.scratch.tracing && encounter::comes_by_way(cx, item) {
            &encounter::ON_THE_WAY
        } else {
            const { &KeywordCites::UNNUMBERED }
        }
    }
}
