//! Part 4, chapters 4 and 8: triggered abilities.

use crate::book::{Context, Dimension0};
use crate::keywords::{instant_death, linkage, pincer, zone_effect};
use crate::rules::cite;
use crate::words::{label, verb, zone};
use duel::book::point::{ChapterPoints, ResolutionPoint, TriggerPoint};
use duel::book::rule_sets::{KeywordRules, PlayRules};
use duel::book::{TakeWaiting, Triggering};
use duel::card::ability::{Ability, EventPattern, Trigger};
use duel::event::Event;
use duel::ids::*;
use duel::points;
use duel::state::stack_item::StackItem;

/// All triggered abilities are stacked, the active player's first (4-8-3).
pub(crate) const TRIGGERS: TakeWaiting = TakeWaiting::AllStacked;
/// The active player stacks triggered abilities first; each player chooses the order of their own (4-8-3).
pub(crate) const ORDER: Rule = cite!("4-8-3");
/// A trigger on the beginning of a recovery phase or the end of a turn triggers once a turn (4-4-4).
pub(crate) const ONCE_A_TURN: Rule = cite!("4-4-4");
/// A delayed trigger for a particular card disappears when that card changes zones, other than from square to square
/// (4-4-4-1).
pub(crate) const ASTRAY: Rule = cite!("4-4-4-1");
/// If the source of an ability is gone, targets are chosen by its last information (4-8-4-2).
pub(crate) const SOURCE_KNOWN: Rule = cite!("4-8-4-2");
/// A card that has left squares is read as it was there; one that went from a public to a hidden zone, as it was in
/// public (4-8-11-2).
pub(crate) const LEFT_SQUARES: Rule = cite!("4-8-11-2");
/// Optional actions are decided on resolution (4-8-5).
pub(crate) const MAY: Rule = cite!("4-8-5");
/// The condition of a trigger is checked again on resolution (4-4-3).
pub(crate) const CONDITION: Rule = cite!("4-4-3");

/// A card put on the square where it already is has not been put on a square (4-8-9, reading D9).
pub(crate) const ANOTHER_SQUARE: Rule = cite!("4-8-9");

/// The decisions made as a triggered ability is stacked (4-8-4-1 to 4-8-4-5).
pub(crate) const CITES: PlayRules = PlayRules {
    extra: cite!("4-8-4-1"),
    x: cite!("4-8-4-1"),
    choose: cite!("4-8-4-2"),
    vanish: cite!("4-8-4"),
    divide: cite!("4-8-4-3"),
    lock: cite!("4-8-4-4"),
    pay: cite!("4-8-4-5"),
    ..PlayRules::UNNUMBERED
};

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    TriggerPoint::TakenInOrder => ORDER,
    ResolutionPoint::Optional => MAY,
    TriggerPoint::ConditionWhenResolving => CONDITION,
    TriggerPoint::TriggerByThemselves => cite!("4-4-2"),
    TriggerPoint::WaitUntilStacked => cite!("4-8-2"),
    TriggerPoint::AtAnyTime => cite!("4-8-1"),
    TriggerPoint::ControllerOfSource => cite!("4-8-1"),
    TriggerPoint::OncePerEvent => cite!("4-8-6"),
    TriggerPoint::ReplacedDoesNotTrigger => cite!("4-8-7"),
    TriggerPoint::ConditionWhenTriggering => cite!("4-8-8"),
    TriggerPoint::SeesSimultaneousArrivals => cite!("4-8-10-1"),
    TriggerPoint::FoundWhereItWent => cite!("4-8-10"),
    TriggerPoint::NotFoundWhenHidden => cite!("4-8-10"),
    TriggerPoint::PublicSideIsRead => cite!("4-8-10-2"),
    TriggerPoint::LeavingLooksBack => cite!("4-8-11"),
    TriggerPoint::ArrivingWithinRealm => cite!("4-8-9"),
    TriggerPoint::PassingKeepsOrigin => cite!("4-8-9"),
    TriggerPoint::DelayedOnce => cite!("4-4-4"),
    TriggerPoint::StateTriggerWaitsItsTurn => cite!("4-8-13"),
    TriggerPoint::RevealMayBeShown => cite!("4-8-12"),
    TriggerPoint::RevealUnshownDoesNotTrigger => cite!("4-8-12-2"),
    TriggerPoint::RevealStackedWithPriority => cite!("4-8-12-1"),
    TriggerPoint::RevealGoneIsNotStacked => cite!("4-8-12-3"),
    TriggerPoint::RevealUnpaidIsNotStacked => cite!("4-8-12-4"),
};

/// An ability that lets its card be shown in hand works in the hand (4-4-4-2).
pub(crate) const IN_HAND: Rule = cite!("4-4-4-2");

impl Triggering for Dimension0 {
    const WAITING_TRIGGERS: TakeWaiting = TRIGGERS;
    const DELAYED_ENDS_WITHOUT_OBJECTS: Option<Rule> = Some(ASTRAY);

    fn triggers_if_revealed(ability: &Ability) -> bool {
        ability.label == label::FROM_HAND
    }

    fn keyword_rules(cx: &Context, item: &StackItem) -> &'static KeywordRules {
        let ability = cx.pool.ability(item.ability);
        match ability.label {
            _ if ability.condition.as_ref().is_some_and(linkage::is_linkage) => &linkage::TRIGGERING,
            label::INSTANT_DEATH => &instant_death::CITES,
            label::RAMPAGE => &zone_effect::RAMPAGE,
            label::PINCER => pincer::cites(cx, item),
            _ => const { &KeywordRules::UNNUMBERED },
        }
    }

    /// A trigger on the beginning of a recovery phase or the end of a turn triggers only once in a turn (4-4-4).
    fn triggers_once_a_turn(cx: &Context, trigger: &Trigger, _: Option<&Event>) -> bool {
        matches!(trigger.on, EventPattern::Deed(verb::BEGIN_RECOVERY | verb::END_TURN)) && cx.cite(ONCE_A_TURN)
    }

    /// A card that leaves a public zone is read as it was there, unless it goes to a square or becomes the plan
    /// (4-8-10-2, 4-8-11).
    fn looks_back(from: Zone, to: Zone) -> bool {
        let seen = matches!(from, zone::SQUARE | zone::PLAN | zone::GRAVE | zone::ENERGY | zone::REMOVE);
        seen && !matches!(to, zone::SQUARE | zone::PLAN)
    }

    /// An ability of a card that changes zones triggers on every move in the same moment but from square to square
    /// (4-8-11).
    fn seen_by_leaving(from: Zone, to: Zone) -> bool {
        (from, to) != (zone::SQUARE, zone::SQUARE)
    }
}
