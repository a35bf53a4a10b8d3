//! Chapters 601 to 605: priority.

use crate::action::cards;
use crate::battle::{declaration, judgement};
use crate::book::{Caster, Context};
use crate::deeds::{corrupting, paying};
use crate::keywords::{corrupt, soul_seal, step_up};
use crate::processing::playing;
use crate::rules::cite;
use crate::turn::call;
use crate::words::kind;
use crate::{action, setup};
use duel::book::Acting;
use duel::book::point::{ChapterPoints, PriorityPoint, TriggerPoint};
use duel::engine::context::Look;
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::Verdict;
use duel::ids::{Kinds, Rule, Seat};
use duel::points;
use duel::state::object::Slot;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    PriorityPoint::HolderActs => ACTS,
    PriorityPoint::ProcessesFirst => PROCESSES_FIRST,
    PriorityPoint::ActionConcludes => CONCLUDES,
    PriorityPoint::GoesOn => GOES_ON,
    PriorityPoint::PassHandsOver => PASSES,
    PriorityPoint::AllPass => BOTH_PASS,
    PriorityPoint::AfterResolution => BOTH_PASS,
    TriggerPoint::TakenInOrder => ORDER,
    TriggerPoint::WaitUntilStacked => TRIGGERS_NEXT,
    TriggerPoint::ChosenBeforeActing => CHOSEN,
    TriggerPoint::RestartAfterEach => RESTART,
};

/// Rule processes come first, as long as there are any (602.1a).
pub(crate) const PROCESSES_FIRST: Rule = cite!("602.1a");
/// Then one triggered ability is played (602.1b).
pub(crate) const TRIGGERS_NEXT: Rule = cite!("602.1b");
/// Then the player with priority acts (602.1c).
pub(crate) const ACTS: Rule = cite!("602.1c");
/// Then the action decides how priority processing goes on or ends (602.1d).
pub(crate) const CONCLUDES: Rule = cite!("602.1d");

/// If abilities have triggered, one is chosen (603.1).
pub(crate) const CHOSEN: Rule = cite!("603.1");
/// Triggered abilities are chosen one at a time, the turn player's first (603.2).
pub(crate) const ORDER: Rule = cite!("603.2");
/// The chosen ability is played if it can be; either way it has triggered one time less (603.3).
pub(crate) const PLAYED_OR_NOT: Rule = cite!("603.3");
/// After one was chosen, priority processing begins again (603.4).
pub(crate) const RESTART: Rule = cite!("603.4");

/// The player with priority may play an activated ability of any card but a deity (604.1a).
pub(crate) const USES: Rule = cite!("604.1a");
/// The player with priority may play a card with Quickcast (604.1b).
pub(crate) const PLAYS_QUICKLY: Rule = cite!("604.1b");
/// The player with priority may pass (604.1c).
pub(crate) const MAY_PASS: Rule = cite!("604.1c");
/// At main timing, a servant that was there when the turn began may be switched (604.2d).
pub(crate) const SWITCHES: Rule = cite!("604.2d");
/// At main timing, an activated ability of a deity may be played (604.2e).
pub(crate) const USES_DEITIES: Rule = cite!("604.2e");

/// At main timing, servants may be played (604.2a), conjures (604.2b) and barriers (604.2c).
pub(crate) fn plays(kinds: Kinds) -> Rule {
    if kinds.has(kind::CONJURE) {
        cite!("604.2b")
    } else if kinds.has(kind::BARRIER) {
        cite!("604.2c")
    } else {
        cite!("604.2a")
    }
}

/// When both players pass in succession, the newest item of the chase zone resolves, or priority processing ends
/// (605.1b).
pub(crate) const BOTH_PASS: Rule = cite!("605.1b");
/// A player who passes gives priority to the other (605.1c).
pub(crate) const PASSES: Rule = cite!("605.1c");
/// Priority processing repeats until it has ended (605.2).
pub(crate) const GOES_ON: Rule = cite!("605.2");

impl Acting for Caster {
    fn list_actions(cx: &mut Context, seat: Seat) {
        action::list_actions(cx, seat);
    }

    fn occasion(cx: &Context, seat: Seat) -> Option<u8> {
        Some(action::occasion(cx, seat))
    }

    fn check_action<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
        match (cx.state.pending_question.map(|question| question.topic), pick) {
            (_, Pick::Act(call::FACE_UP..=call::LEVEL_UP, ..)) => call::check_action(cx, seat, pick, verdict),
            (Some(declaration::TARGET), _) => {
                if let Some(attacker) = declaration::attacking(cx) {
                    declaration::check_target(cx, attacker, pick, verdict);
                }
            }
            (Some(step_up::STEPS), Pick::Object(slot)) => step_up::check_action(cx, seat, slot, verdict),
            (None | Some(declaration::ATTACKER), Pick::Object(slot)) => {
                declaration::check_attacker(cx, seat, slot, verdict);
            }
            _ => action::check_action(cx, seat, pick, verdict),
        }
    }

    fn begin_action(cx: &mut Context, seat: Seat, pick: Pick) {
        action::begin_action(cx, seat, pick);
    }

    fn take_back_rule(_: &Context, pick: Pick) -> Rule {
        if matches!(pick, Pick::Object(_)) { declaration::TAKES } else { Rule::UNNUMBERED }
    }

    /// A player who acts keeps priority (605.1a); after a resolution the turn player has it (605.1b).
    fn next_to_act(cx: &Context, actor: Seat, action: Option<Pick>) -> Seat {
        match action {
            Some(_) if cx.cite(cite!("605.1a")) => actor,
            Some(_) => actor.other(),
            None => cx.state.turn.player,
        }
    }

    fn may_pass(cx: &mut Context, _: Seat) -> bool {
        action::may_pass(cx)
    }

    fn question_rule(topic: Topic) -> Option<Rule> {
        match topic {
            call::CALL => Some(call::CHOICE),
            declaration::ATTACKER => Some(declaration::ATTACKS),
            declaration::TARGET => Some(declaration::TARGETS),
            setup::EXCHANGE | setup::BOTTOM => Some(setup::ANEW),
            cards::STANCE => Some(cards::ENTERS),
            step_up::WHETHER => Some(playing::STEPS_UP),
            step_up::STEPS => Some(step_up::STEP_UP),
            corrupting::ORB => Some(corrupting::CORRUPTS),
            judgement::SKILL => Some(corrupt::EITHER),
            soul_seal::ENTER => Some(soul_seal::SEAL),
            Topic::Pay => Some(paying::PAID),
            _ => None,
        }
    }

    fn answered_topic(pick: Pick) -> Topic {
        if matches!(pick, Pick::Act(call::FACE_UP..=call::LEVEL_UP, ..)) { call::CALL } else { Topic::Priority }
    }

    fn possible_actions(look: &Look<Self>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
        action::deeds(look, slot, out);
    }
}
