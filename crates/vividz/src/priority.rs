//! Chapters 201 and 202: priority, and the processing before it.

use crate::book::{Context, Vividz};
use crate::processing::playing;
use crate::rule_effect::level_up;
use crate::rules::cite;
use crate::turn::{charge, main_phase};
use crate::words::phase;
use crate::{attack, rule_effect, setup};
use duel::book::Acting;
use duel::book::point::{ChapterPoints, EndingPoint, PriorityPoint, TriggerPoint};
use duel::engine::context::Look;
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::Verdict;
use duel::ids::*;
use duel::points;
use duel::state::object::Slot;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    PriorityPoint::ProcessesFirst => PROCESSING,
    PriorityPoint::HolderActs => PRIORITY,
    EndingPoint::BreakableLoop => PRIORITY,
    EndingPoint::ContestedLoop => PRIORITY,
    TriggerPoint::WaitUntilStacked => ONE_TRIGGER,
};

/// Pre-priority processing comes before a player has priority (201.2).
pub(crate) const PROCESSING: Rule = cite!("201.2");
/// A player who has priority plays a card or an ability, takes another action, or passes (201.3).
pub(crate) const PRIORITY: Rule = cite!("201.3");
/// One trigger is played and resolved, then rule effects are checked again (202.2b).
pub(crate) const ONE_TRIGGER: Rule = cite!("202.2b");

/// Rule effects are carried out until none is due any more (202.2a). May begin a procedure.
pub(crate) fn rule_effects(cx: &mut Context) -> bool {
    rule_effect::run(cx) && cx.cite(cite!("202.2a"))
}

impl Acting for Vividz {
    fn between_actions_rule(cx: &Context) -> Rule {
        if cx.state.turn.phase == phase::BLOCK { attack::block::SETTLED } else { main_phase::BETWEEN }
    }

    fn list_actions(cx: &mut Context, seat: Seat) {
        playing::list_actions(cx, seat);
    }

    fn check_action<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
        playing::check_action(cx, seat, pick, verdict);
    }

    fn begin_action(cx: &mut Context, seat: Seat, pick: Pick) {
        playing::begin_action(cx, seat, pick);
    }

    fn next_to_act(_: &Context, actor: Seat, _: Option<Pick>) -> Seat {
        actor
    }

    fn may_pass(cx: &mut Context, seat: Seat) -> bool {
        attack::forced(cx, seat).is_none()
    }

    fn can_only_pass(cx: &Context) -> bool {
        !matches!(cx.state.turn.phase, phase::MAIN | phase::BLOCK)
    }

    fn question_rule(topic: Topic) -> Option<Rule> {
        match topic {
            setup::PLACE_MISSION => Some(setup::PLACES_MISSIONS),
            setup::FIRST_ENERGY => Some(setup::SECOND_CHARGES),
            charge::KEEP => Some(charge::KEEPS),
            charge::CHARGE => Some(charge::CHARGES),
            level_up::NEWEST => Some(level_up::LEVELS_UP),
            _ => None,
        }
    }

    fn possible_actions(look: &Look<Self>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
        playing::deeds(look, slot, out);
    }
}
