//! What is chosen for a card or an ability, and when.

use crate::book::RuleBook;
use crate::book::point::ResolutionPoint;
use crate::card::ability::WordClass;
use crate::engine::context::Cx;
use crate::engine::question::Pick;
use crate::ids::*;
use crate::state::object::ObjectRef;
use crate::state::stack_item::StackItem;

/// The consequence of targets that are no longer legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalTargets {
    /// If no target is legal, the whole item is cancelled.
    CancelsIfAll,
    /// Only what concerns the illegal targets is skipped.
    SkipsParts,
}

/// What is chosen for a card or an ability, and when.
pub trait Choosing: Sized + 'static {
    /// The consequence of illegal targets.
    const ILLEGAL_TARGETS: IllegalTargets;
    /// Targets are chosen when a card or ability is played. Otherwise they are chosen when it resolves.
    const CHOOSES_WHEN_PLAYED: bool;
    /// Targets chosen when an item was played are checked again before it resolves. Otherwise they are affected if they
    /// are still there.
    const RECHECKS_TARGETS: bool = true;
    /// A triggered ability with nothing to choose leaves the stack at once, though it would choose only when it
    /// resolves.
    const TRIGGER_WITHOUT_TARGET_VANISHES: bool = false;
    /// Choosing during a resolution is noticed by triggers, as choosing targets is.
    const NOTICES_CHOICES_ON_RESOLUTION: bool = false;
    /// An effect can still read what its illegal targets are and where they are. Otherwise targets chosen by a
    /// description that refers to an illegal target are illegal, too.
    const KNOWS_ILLEGAL_TARGETS: bool = true;
    /// The number of targets is announced before any is chosen, where the ability leaves it open.
    const ANNOUNCES_NUMBER_FIRST: bool = false;

    /// Returns the rules by which an effect uses last known information on `gone`, as it chooses or as it resolves.
    fn last_known_rules(_cx: &Cx<Self>, _item: &StackItem, _gone: ObjectRef, _chooses: bool) -> &'static [Rule] {
        &[]
    }
    /// Returns further rules by which an item without a legal target is not played or, if it triggered, vanishes.
    fn nothing_to_choose_rules(_triggered: bool) -> &'static [Rule] {
        &[]
    }
    /// Returns true if this phrase of a part chooses its targets when the ability is played. A book may differ from
    /// [`CHOOSES_WHEN_PLAYED`](Self::CHOOSES_WHEN_PLAYED) for single phrases.
    fn chooses_when_played(_cx: &Cx<Self>, _ability: AbilityId, _part: u8, _phrase: u8) -> bool {
        Self::CHOOSES_WHEN_PLAYED
    }
    /// Returns true if modes are selected when this item is played, not when it resolves.
    fn selects_modes_when_played(_cx: &Cx<Self>, _item: &StackItem) -> bool {
        true
    }
    /// Returns the rule by which an effect names places as its controller sees them.
    fn places_as_seen_rule(_places: u32) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns the rule by which a player names a word of this class.
    fn naming_rule(_sort: WordClass, _item: &StackItem) -> Rule
    where
        Self: RuleBook,
    {
        Self::rule(ResolutionPoint::Picks)
    }
    /// Returns the book's procedure in which the player designates what this item is for; none if there is nothing to
    /// say. It runs when the costs are known, before any target is chosen.
    fn before_choosing(_cx: &Cx<Self>, _item: &StackItem) -> Option<u8> {
        None
    }
    /// Returns the places among which one is named when this is played, with the rule that asks; none if it needs none.
    fn places_to_name(_cx: &Cx<Self>, _item: &StackItem) -> Option<(Rule, u32)> {
        None
    }
    /// Returns the places among which one would be named for this action, with the rule that asks; none if it needs
    /// none.
    fn places_to_name_for(_cx: &Cx<Self>, _seat: Seat, _pick: Pick) -> Option<(Rule, u32)> {
        None
    }
}
