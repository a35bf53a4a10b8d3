//! Part 4, chapter 6: priority.

use crate::battle;
use crate::book::{Context, Dimension0};
use crate::course::setup;
use crate::definitions::zones;
use crate::processing::playing;
use crate::rules::cite;
use crate::words::phase;
use duel::book::Acting;
use duel::book::point::{ChapterPoints, PriorityPoint};
use duel::engine::context::Look;
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::Verdict;
use duel::ids::*;
use duel::points;
use duel::state::object::Slot;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    PriorityPoint::PassHandsOver => ROUND,
    PriorityPoint::AllPass => ROUND,
    PriorityPoint::AfterResolution => ROUND,
};

/// A player who passes gives priority to the opponent; when both pass, the top of the stack resolves, or the phase or
/// step ends. After anything is stacked, done or resolved, the active player has priority (4-6-2).
pub(crate) const ROUND: Rule = cite!("4-6-2");
/// Before a player gets priority, rule effects happen until none is due, and then triggered abilities are stacked
/// (4-6-3).
pub(crate) const SETTLE: Rule = cite!("4-6-3");

impl Acting for Dimension0 {
    fn list_actions(cx: &mut Context, seat: Seat) {
        playing::list_actions(cx, seat);
    }

    fn check_action<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
        playing::check_action(cx, seat, pick, verdict);
    }

    fn begin_action(cx: &mut Context, seat: Seat, pick: Pick) {
        playing::begin_action(cx, seat, pick);
    }

    /// The active player always gets priority next (4-6-2).
    fn next_to_act(cx: &Context, _: Seat, _: Option<Pick>) -> Seat {
        cx.state.turn.player
    }

    fn may_pass(cx: &mut Context, seat: Seat) -> bool {
        playing::forced(cx, seat).is_none()
    }

    /// Cards are played and abilities activated only in main phases (3-8-1).
    fn can_only_pass(cx: &Context) -> bool {
        let phase = battle::outer_phase(cx);
        !(phase == phase::MAIN || matches!(cx.state.turn.phase, phase::ENERGY | phase::SMASH))
    }

    fn question_rule(topic: Topic) -> Option<Rule> {
        match topic {
            setup::REDRAW | setup::BOTTOM => Some(setup::ANEW),
            Topic::Choose | Topic::HowMany => Some(playing::SPELL.choose),
            Topic::Mode => Some(playing::SPELL.mode),
            Topic::X => Some(playing::SPELL.x),
            Topic::ExtraCost => Some(playing::SPELL.extra),
            Topic::Pay => Some(zones::AS_PAID),
            _ => None,
        }
    }

    fn possible_actions(look: &Look<Self>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
        playing::deeds(look, slot, out);
    }
}
