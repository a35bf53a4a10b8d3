//! Part 4, chapters 4 and 8: triggered abilities.

use crate::book::{Context, Dimension0};
use crate::keywords::{instant_death, linkage, pincer, zone_effect};
use crate::rules::cite;
use crate::words::{label, verb, zone};
use duel::book::cites::{KeywordCites, PlayCites, ShowCites, TriggerCites};
use duel::book::{TakeWaiting, Triggering};
use duel::card::ability::{Ability, EventPattern, Trigger};
use duel::event::Event;
use duel::ids::*;
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

/// An ability that lets its card be shown in hand works in the hand (4-4-4-2).
pub(crate) const IN_HAND: Rule = cite!("4-4-4-2");

/// A card in hand may be shown as its event happens, and stays shown (4-8-12); if it is not shown, nothing triggers
/// (4-8-12-2). Its ability is stacked when its player next gets priority (4-8-12-1), unless the card is gone (4-8-12-3)
/// or its demand is not met (4-8-12-4).
pub(crate) const FROM_HAND: ShowCites = ShowCites {
    may: cite!("4-8-12"),
    unshown: cite!("4-8-12-2"),
    stacked: cite!("4-8-12-1"),
    gone: cite!("4-8-12-3"),
    undone: cite!("4-8-12-4"),
    resolves: super::resolution::STILL_SHOWN,
    fails: super::resolution::NO_LONGER_SHOWN,
};

impl Triggering for Dimension0 {
    const WAITING_TRIGGERS: TakeWaiting = TRIGGERS;
    const DELAYED_ENDS_WITHOUT_OBJECTS: Option<Rule> = Some(ASTRAY);

    fn triggers_if_revealed(ability: &Ability) -> bool {
        ability.label == label::FROM_HAND
    }

    fn keyword_cites(cx: &Context, item: &StackItem) -> &'static KeywordCites {
        let ability = cx.pool.ability(item.ability);
        match ability.label {
            _ if ability.condition.as_ref().is_some_and(linkage::is_linkage) => &linkage::TRIGGERING,
            label::INSTANT_DEATH => &instant_death::CITES,
            label::RAMPAGE => &zone_effect::RAMPAGE,
            label::PINCER => pincer::cites(cx, item),
            _ => const { &KeywordCites::UNNUMBERED },
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
}
