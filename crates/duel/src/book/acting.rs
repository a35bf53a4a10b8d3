//! What a player with priority may do.

use crate::engine::context::{Cx, Look};
use crate::engine::question::{Pick, Topic};
use crate::engine::refusal::Verdict;
use crate::event::Event;
use crate::ids::*;
use crate::state::object::Slot;

/// What a player with priority may do.
pub trait Acting: Sized + 'static {
    /// The marks on an object that affect whether its abilities can be used; see [`Acting::occasion`].
    const MARKS_ON_USABILITY: Marks = Marks(!0);

    /// Offers the actions of a player with priority, except passing.
    fn list_actions(cx: &mut Cx<Self>, seat: Seat);
    /// Returns a rank for how much a player may do now: whatever may be done at one rank may be done at every higher
    /// one, if nothing else has changed. None if it is not worth remembering that a player had nothing to do.
    ///
    /// A book that ranks occasions promises that, apart from costs and choices, its actions depend only on the
    /// occasion, the cards' characteristics, the player's own cards, and the book's notes.
    fn occasion(_cx: &Cx<Self>, _seat: Seat) -> Option<u8> {
        None
    }
    /// Checks an action with priority, or another answer to the pending question.
    fn check_action<V: Verdict>(cx: &mut Cx<Self>, seat: Seat, pick: Pick, verdict: &mut V);
    /// Begins an action with priority. May ask, or begin a procedure.
    fn begin_action(cx: &mut Cx<Self>, seat: Seat, pick: Pick);
    /// Returns the further rule by which an action that cannot be completed is undone.
    fn take_back_rule(_cx: &Cx<Self>, _pick: Pick) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns the rule, if any, by which this event and those that happen with it stand even if their action is
    /// undone. They are about to happen.
    fn survives_undo(_cx: &Cx<Self>, _event: &Event) -> Option<Rule> {
        None
    }
    /// Returns the player who has priority after `actor` acted or, without an action, after a resolution.
    fn next_to_act(cx: &Cx<Self>, actor: Seat, action: Option<Pick>) -> Seat;
    /// Returns the rule by which rule processes and triggers come between the actions of a player who acts alone.
    fn between_actions_rule(_cx: &Cx<Self>) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns true if players with priority can only pass.
    fn can_only_pass(_cx: &Cx<Self>) -> bool {
        false
    }
    /// Returns the rule by which they can only pass; unnumbered if each action has a rule of its own on its timing.
    fn only_pass_rule(_cx: &Cx<Self>) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns true if a player with priority may pass. A player with nothing else to do passes in any case.
    fn may_pass(_cx: &mut Cx<Self>, _seat: Seat) -> bool {
        true
    }
    /// Lists everything that is ever done with a card where it is, each as an answer to a question.
    fn possible_actions(_glance: &Look<Self>, _slot: Slot, _out: &mut Vec<(Topic, Pick)>) {}
    /// Returns the topic that an action answers: priority, or a question of the book's own.
    fn answered_topic(_pick: Pick) -> Topic {
        Topic::Priority
    }
    /// Returns the rule by which a question of the book's own is asked, or one of the kernel's where its usual rule
    /// differs.
    fn question_rule(_topic: Topic) -> Option<Rule> {
        None
    }
}
