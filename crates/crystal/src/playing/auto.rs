//! Auto-abilities (F 11.8; S 11.9).

use crate::book::Context;
use crate::edition::Edition;
use crate::keywords::party;
use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use crate::words::zone;
use crate::{Crystal, definitions, keywords};
use duel::book::point::{ResolutionPoint, TriggerPoint};
use duel::book::rule_sets::{KeywordRules, PlayRules};
use duel::book::{TakeWaiting, Triggering};
use duel::card::ability::Trigger;
use duel::event::Event;
use duel::ids::*;
use duel::points;
use duel::state::object::ObjectRef;
use duel::state::stack_item::StackItem;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    TriggerPoint::TakenInOrder => ORDER,
    ResolutionPoint::Optional => MAY,
    TriggerPoint::AtAnyTime => cite!(f "11.8.3", s "11.9.3"),
    TriggerPoint::ControllerOfSource => cite!(f "11.8.5", s "11.9.5"),
    TriggerPoint::OncePerEvent => cite!(f "11.8.6", s "11.9.6"),
    TriggerPoint::ConditionWhenTriggering => cite!(f "11.8.13", s "11.9.13"),
    TriggerPoint::ReplacedDoesNotTrigger => cite!(f "11.8.15", s "11.9.15"),
    TriggerPoint::FoundWhereItWent => cite!(f "11.8.16.1", s "11.9.16.1"),
    TriggerPoint::NotFoundWhenHidden => cite!(f "11.8.16.2", s "11.9.16.2"),
    TriggerPoint::SeesSimultaneousArrivals => cite!(f "11.8.16.2.1", s "11.9.16.2.1"),
    TriggerPoint::DelayedNotRetroactive => cite!(f "11.8.17.1", s "11.9.17.1"),
    TriggerPoint::DelayedOnce => cite!(f "11.8.17.2", s "11.9.17.2"),
    TriggerPoint::DelayedFollowsObjects => cite!(f "11.8.17.3", s "11.9.17.3"),
    TriggerPoint::StateTriggerWaitsItsTurn => cite!(f "11.8.18", s "11.9.18"),
};

/// All triggered abilities go onto the stack before a player gets priority (F 11.8.7; S 11.9.7).
///
/// The turn player's go first, each player's in an order of their choice.
pub(crate) const TRIGGERS: TakeWaiting = TakeWaiting::AllStacked;
/// The order in which triggered abilities are stacked (F 11.8.7; S 11.9.7).
pub(crate) const ORDER: Cited = cite!(f "11.8.7", s "11.9.7");
/// Optional actions are decided at resolution (F 11.8.14; S 11.9.14).
pub(crate) const MAY: Cited = cite!(f "11.8.14", s "11.9.14");

/// An ability that watches a state triggers at once when the state holds (F 11.8.18; S 11.9.18).
pub(crate) const STATES_AT_ONCE: bool = true;

/// An auto-ability that would choose at resolution and has nothing to choose leaves the stack at once (S 11.9.4).
pub(crate) const VANISHES: Cited = cite!(s "11.9.4");

impl<E: Edition> Crystal<E> {
    /// The rules on putting an auto-ability onto the stack, step by step (F 11.8.8 to 11.8.19; S 11.9.8).
    pub(crate) const AUTO: &'static PlayRules = &PlayRules {
        choose: cite!(f "11.8.9").of::<E>(),
        mode: cite!(f "11.8.10").of::<E>(),
        mode_count: cite!(f "11.8.10.1").of::<E>(),
        extra: cite!(s "11.9.9").of::<E>(),
        x: cite!(f "11.8.11", s "11.9.10").of::<E>(),
        divide: cite!(f "11.8.12", s "11.9.11").of::<E>(),
        lock: cite!(s "11.9.12").of::<E>(),
        pay: cite!(s "11.9.12.1.1").of::<E>(),
        surplus: cite!(s "11.9.12.1.1").of::<E>(),
        recheck: cite!(f "11.8.19").of::<E>(),
        vanish: cite!(f "11.8.4", s "11.9.4").of::<E>(),
        no_mode: cite!(f "11.8.10.2").of::<E>(),
        refer: cite!(f "11.8.8", s "11.9.8").of::<E>(),
        leave_behind: LEFT_BY_ABILITY.of::<E>(),
        ..PlayRules::UNNUMBERED
    };
}

impl<E: Edition> Crystal<E> {
    /// The card of a field ability is the source of the delayed abilities that its replacement effect creates.
    ///
    /// The card's controller at that time controls them (F 11.8.17.6; S 11.9.17.6).
    pub(crate) const REPLACEMENT: &'static PlayRules =
        &PlayRules { leave_behind: cite!(f "11.8.17.6", s "11.9.17.6").of::<E>(), ..*Crystal::<E>::AUTO };
}

/// A Summon is the source of the delayed abilities it creates.
///
/// The Summon's controller at that time controls them (F 11.8.17.4; S 11.9.17.4).
pub(crate) const LEFT_BY_SUMMON: Cited = cite!(f "11.8.17.4", s "11.9.17.4");
/// The source of an ability is the source of the delayed abilities it creates.
///
/// The ability's controller at that time controls them (F 11.8.17.5; S 11.9.17.5).
pub(crate) const LEFT_BY_ABILITY: Cited = cite!(f "11.8.17.5", s "11.9.17.5");

impl<E: Edition> Triggering for Crystal<E> {
    const WAITING_TRIGGERS: TakeWaiting = TRIGGERS;
    const STATE_TRIGGERS_AT_ONCE: bool = STATES_AT_ONCE;

    fn keyword_rules(cx: &Context<E>, item: &StackItem) -> &'static KeywordRules {
        keywords::keyword_rules(cx, item)
    }

    fn co_sources(cx: &Context<E>, event: &Event, each: &mut dyn FnMut(ObjectRef)) {
        party::co_sources(cx, event, each);
    }

    fn groups_events(trigger: &Trigger) -> bool {
        party::groups_events(trigger)
    }

    fn counts_for_whole_group(cx: &Context<E>, event: &Event) -> bool {
        party::counts_for_whole_group(cx, event)
    }

    /// A card that leaves the field is read as it was there (F 11.11.7; S 11.12.7).
    ///
    /// A card that enters is read as it is there (F 11.8.16.2.1; S 11.9.16.2.1).
    fn looks_back(from: Zone, to: Zone) -> bool {
        from == zone::FIELD && to != zone::FIELD
    }

    fn left_behind_rule(cx: &Context<E>, item: &StackItem) -> Rule {
        definitions::left_behind_rule(cx, item)
    }
}
