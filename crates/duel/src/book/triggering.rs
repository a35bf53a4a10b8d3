//! What sets abilities off.

use crate::book::RuleBook;
use crate::book::point::TriggerPoint;
use crate::book::rule_sets::KeywordRules;
use crate::card::ability::{Ability, EventPattern, Trigger};
use crate::engine::context::Cx;
use crate::event::{Cause, Event};
use crate::ids::*;
use crate::state::object::ObjectRef;
use crate::state::stack_item::StackItem;

/// How waiting triggers are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeWaiting {
    /// All go onto the stack, the turn player's first; each player orders their own.
    AllStacked,
    /// One goes onto the stack, the turn player's first; then rule processes are checked again.
    OneStacked,
    /// The turn player picks one, of either player, and it resolves at once; then rule processes are checked again.
    OneResolved,
}

/// What sets abilities off.
pub trait Triggering: Sized + 'static {
    /// How waiting triggers are taken.
    const WAITING_TRIGGERS: TakeWaiting;
    /// An ability that begins to work as its card arrives notices that move and those that happen with it, even if they
    /// [look back](Self::looks_back).
    const TRIGGERS_ON_OWN_ARRIVAL: bool = false;
    /// State triggers fire immediately, even during a resolution, instead of before the next priority.
    const STATE_TRIGGERS_AT_ONCE: bool = false;
    /// The rule by which a delayed ability for particular objects ends when they are all gone. Without one it waits on.
    const DELAYED_ENDS_WITHOUT_OBJECTS: Option<Rule> = None;
    /// The condition of a triggered ability is checked again as it resolves.
    const RECHECKS_CONDITIONS: bool = true;

    /// Returns the rules of the keyword to which this triggered ability belongs, if it belongs to one.
    fn keyword_rules(_cx: &Cx<Self>, _item: &StackItem) -> &'static KeywordRules {
        const { &KeywordRules::UNNUMBERED }
    }
    /// Returns true if an ability of a card that only its player sees triggers only if the player reveals the card.
    fn triggers_if_revealed(_ability: &Ability) -> bool {
        false
    }
    /// Calls `each` with the objects that count as having done an event together with its source.
    fn co_sources(_cx: &Cx<Self>, _event: &Event, _each: &mut dyn FnMut(ObjectRef)) {}
    /// Returns true if the source of an event counts as having done it, by the rules on the verb. Asked for triggers
    /// that describe who did it.
    fn source_counts(_cx: &Cx<Self>, _event: &Event) -> bool {
        true
    }
    /// Returns true if an ability that counts events counts those that happen now.
    fn counts_event(_cx: &Cx<Self>, _item: &StackItem) -> bool {
        true
    }
    /// Returns true if an ability with this trigger triggers only once a turn by such an event. State triggers have no
    /// event.
    fn triggers_once_a_turn(_cx: &Cx<Self>, _trigger: &Trigger, _event: Option<&Event>) -> bool {
        false
    }
    /// Returns true if a trigger notices only once what a group that acts as one does to an object in one moment.
    fn groups_events(_trigger: &Trigger) -> bool {
        false
    }
    /// Returns true if what one member of such a group does counts as done by all. Otherwise such a trigger ignores it.
    fn counts_for_whole_group(_cx: &Cx<Self>, _event: &Event) -> bool {
        true
    }
    /// Returns true if triggers read a move between these zones as things were before it.
    fn looks_back(from: Zone, to: Zone) -> bool;
    /// Returns true if an ability of a card that leaves in the same moment triggers on a move between these zones, though
    /// triggers read that move as things are after it.
    fn seen_by_leaving(_from: Zone, _to: Zone) -> bool {
        false
    }
    /// Returns the rules on the side of a move between these zones, before or after it, on which a card is described.
    fn side_rules(_from: Zone, _to: Zone) -> &'static [Rule]
    where
        Self: RuleBook,
    {
        const { &[Self::POINTS.rule(TriggerPoint::DescribedSide.point())] }
    }
    /// Returns the rule on the source and the controller of a delayed ability that this item creates.
    fn left_behind_rule(_cx: &Cx<Self>, _item: &StackItem) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns true if an ability that waits for this is judged by where its card is after the event, not before.
    fn judged_after_event(_on: &EventPattern) -> bool {
        true
    }
    /// Returns further causes of an event besides its own, for a trigger that waits for `on`.
    fn other_causes(_cx: &Cx<Self>, _event: &Event, _on: &EventPattern) -> Vec<Cause> {
        Vec::new()
    }
}
