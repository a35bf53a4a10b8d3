//! Announcing a card or an ability, and what becomes of it.

use crate::book::RuleBook;
use crate::book::rule_sets::PlayRules;
use crate::card::ability::Ability;
use crate::engine::context::Cx;
use crate::event::Cause;
use crate::ids::*;
use crate::state::object::Slot;
use crate::state::stack_item::StackItem;

/// Announcing a card or an ability, and what becomes of it.
pub trait Playing: Sized + 'static {
    /// The rules on playing, step by step, for items that have no rules of their own.
    const PLAY_RULES: PlayRules = PlayRules::UNNUMBERED;

    /// Returns the rules on playing this item, step by step.
    fn play_rules(_cx: &Cx<Self>, _item: &StackItem) -> &'static PlayRules
    where
        Self: RuleBook,
    {
        const { &Self::PLAY_RULES }
    }
    /// Returns true if an effect may have a player play this card, from wherever it is.
    fn may_play_by_effect(_cx: &Cx<Self>, _slot: Slot, _seat: Seat, _free: bool) -> bool {
        false
    }
    /// Returns true if a card that an effect may have a player play can be announced and paid for now.
    fn can_play_by_effect(cx: &mut Cx<Self>, slot: Slot, seat: Seat, free: bool) -> bool {
        Self::may_play_by_effect(cx, slot, seat, free)
    }
    /// Has a player play this card by an effect, during a resolution. Begins a procedure.
    fn play_by_effect(_cx: &mut Cx<Self>, _slot: Slot, _seat: Seat, _free: bool, _cause: Cause) {}
    /// Returns true if a triggered ability resolves as soon as it triggers.
    fn resolves_immediately(_ability: &Ability) -> bool {
        false
    }
    /// Called when the cost of an item is fixed, before it is paid: puts its card where it is meanwhile. Returns true
    /// if that performs events or begins a procedure.
    fn before_paying(_cx: &mut Cx<Self>, _item: &StackItem) -> bool {
        false
    }
    /// Called when an item has been paid for, before it counts as played: has its player do what else that takes.
    /// Returns true if that performs events or begins a procedure.
    fn after_paying(_cx: &mut Cx<Self>, _item: &StackItem) -> bool {
        false
    }
    /// Called when the top item of the stack has been announced and paid for. May begin a procedure.
    fn on_played(_cx: &mut Cx<Self>, _item: &StackItem) {}
    /// Called when an item has resolved: puts its card where it goes. May begin a procedure.
    fn on_resolved(cx: &mut Cx<Self>, item: &StackItem);
    /// Called when an item was cancelled or had nothing to choose: puts its card where it goes. May begin a procedure.
    fn on_cancelled(cx: &mut Cx<Self>, item: &StackItem) {
        Self::on_resolved(cx, item);
    }
}
