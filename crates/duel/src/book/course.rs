//! How turns and battles go, and what happens by itself.

use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::event::{Cause, Event};
use crate::ids::*;
use crate::state::object::Slot;
use crate::state::stack_item::StackItem;

/// An activated ability that the rules themselves give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoutineAbility {
    /// It belongs to its source, like an ability printed on that card.
    OfSource,
    /// It belongs to no card: no description of a source fits it.
    OfNoCard,
}

/// How turns and battles go, and what happens by itself.
pub trait Course: Sized + 'static {
    /// The duel ends as soon as a player has won or lost, even during a resolution.
    const ENDS_AT_ONCE: bool = false;
    /// The second of two players who can stop a loop may not name a larger number than the first.
    const SECOND_NAMES_NO_MORE_LAPS: bool = false;

    /// Begins the duel: pushes the first frame.
    fn begin_duel(cx: &mut Cx<Self>);
    /// Runs one step of one of the book's procedures; `f` is the index of its frame. May ask, or begin a procedure.
    fn run_step(cx: &mut Cx<Self>, proc: u8, f: usize) -> Flow;
    /// Performs the rule processes that are due, or begins one; returns true if there were any. May ask, or begin a
    /// procedure.
    fn run_rule_processes(cx: &mut Cx<Self>) -> bool;
    /// Returns true if an event that is about to happen can make a rule process due.
    fn may_cause_rule_process(_cx: &Cx<Self>, _event: &Event) -> bool {
        true
    }
    /// Called when a player was to take a card from the top of an empty zone.
    fn took_from_empty(_cx: &mut Cx<Self>, _seat: Seat, _zone: Zone, _verb: Verb) {}
    /// Returns how effects on abilities see something that the rules put onto the stack, and the rule that says so;
    /// none if it is no ability.
    fn routine_as_ability(_routine: Routine) -> Option<(RoutineAbility, Rule)> {
        None
    }
    /// Resolves something that the rules put onto the stack. May ask, or begin a procedure.
    fn resolve_routine(_cx: &mut Cx<Self>, _routine: Routine, _item: &StackItem) {}
    /// Runs a routine that an effect calls on a player. May begin a procedure. The events that it proposes without
    /// committing happen at once for all players on whom it is called.
    fn call_routine(
        _cx: &mut Cx<Self>,
        _routine: Routine,
        _seat: Seat,
        _object: Option<Slot>,
        _amount: i32,
        _cause: Cause,
    ) {
    }
    /// Returns true if a routine that an effect may call on a player can be carried out.
    fn can_call_routine(
        _cx: &Cx<Self>,
        _routine: Routine,
        _seat: Seat,
        _object: Option<Slot>,
        _item: &StackItem,
    ) -> bool {
        true
    }
}
