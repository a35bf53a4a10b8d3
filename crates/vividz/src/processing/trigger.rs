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
use duel::book::point::{ChapterPoints, TriggerPoint};
use duel::book::rule_sets::{KeywordRules, PlayRules};
use duel::book::{TakeWaiting, Triggering};
use duel::card::ability::{EventPattern, Trigger};
use duel::event::{Cause, Event};
use duel::ids::{Rule, Verb, Zone};
use duel::points;
use duel::state::stack_item::StackItem;

/// Triggered abilities are played one at a time, whoever controls them, and each resolves at once (908.2, 908.2a).
pub(crate) const TRIGGERS: TakeWaiting = TakeWaiting::OneResolved;
/// The turn player picks the next one (908.2a, reading V17).
pub(crate) const ORDER: Rule = cite!("908.2a");

/// A state trigger fires as soon as its state holds, unless it has triggered and still waits (908.5a).
pub(crate) const STATES_AT_ONCE: bool = true;

/// A triggered ability that cannot be played stops waiting (908.2a).
pub(crate) const CITES: PlayRules =
    PlayRules { vanish: ORDER, outlives: ability::STILL_PLAYED, ..super::playing::CITES };

/// An ability that triggers as a chara leaves knows that chara, and its own card, as they were in their areas (908.3d).
pub(crate) const LEFT: Rule = cite!("908.3d");

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    TriggerPoint::TakenInOrder => ORDER,
    TriggerPoint::TriggerByThemselves => cite!("908.1"),
    TriggerPoint::OncePerEvent => cite!("908.1b"),
    TriggerPoint::StateTriggerWaitsItsTurn => cite!("908.5a"),
    TriggerPoint::DelayedOnce => cite!("908.4a"),
    TriggerPoint::SeesSimultaneousArrivals => cite!("908.3b"),
    TriggerPoint::DescribedSide => cite!("908.3a"),
    TriggerPoint::OncePerMovingCard => cite!("908.3c"),
    TriggerPoint::LeavingLooksBack => LEFT,
    TriggerPoint::AgainWhileWaiting => cite!("908.1b"),
    TriggerPoint::MustBeUsed => cite!("908.2"),
    TriggerPoint::UsedThoughSourceGone => cite!("908.6"),
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

    fn keyword_rules(cx: &Context, item: &StackItem) -> &'static KeywordRules {
        if cx.scratch.trace.is_kept() && encounter::comes_by_way(cx, item) {
            &encounter::ON_THE_WAY
        } else {
            const { &KeywordRules::UNNUMBERED }
        }
    }
}
