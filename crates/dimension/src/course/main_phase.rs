//! Part 3, chapter 8: the main phase, and the timings of actions.

use crate::battle;
use crate::book::Context;
use crate::definitions::plan;
use crate::processing::{ability, playing};
use crate::rules::cite;
use crate::words::{phase, verb, zone};
use duel::book::audit;
use duel::engine::frame::Flow;
use duel::engine::question::Pick;
use duel::engine::refusal::{Refusal, Verdict};
use duel::event::Cause;
use duel::ids::{Rule, Seat};
use duel::state::object::Slot;

/// The timing of an action (2-9-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Timing {
    /// In the player's own main phase, outside battle, with an empty stack (3-8-2).
    Normal,
    /// In any main phase, outside battle (3-8-3).
    Quick,
    /// In any main phase (3-8-4).
    Battle,
}

impl Timing {
    /// The timing fits for this player, given a main phase.
    fn fits(self, cx: &Context, seat: Seat) -> bool {
        match self {
            Self::Normal => seat == cx.state.turn.player && !battle::is_on(cx) && cx.state.live_stack().is_empty(),
            Self::Quick => !battle::is_on(cx),
            Self::Battle => true,
        }
    }

    /// The player could act at this timing now.
    pub(crate) fn is_now(self, cx: &Context, seat: Seat) -> bool {
        battle::outer_phase(cx) == phase::MAIN && self.fits(cx, seat)
    }

    /// An action of this timing needs a main phase (3-8-1), and then the timing itself, as each of `rules` demands.
    /// Returns false if the verdict needs no further reasons.
    pub(crate) fn check<V: Verdict>(
        self,
        cx: &Context,
        seat: Seat,
        slot: Slot,
        rules: &[Rule],
        verdict: &mut V,
    ) -> bool {
        let main: &[Rule] = const { &[cite!("3-8-1")] };
        let phase = battle::outer_phase(cx) == phase::MAIN;
        for (holds, rules) in [(phase, main), (self.fits(cx, seat), rules)] {
            if holds || !rules.iter().all(|&rule| audit::holds(rule)) {
                continue;
            }
            if rules.iter().any(|&rule| verdict.refuse(Refusal { rule, object: Some(slot) })) {
                return false;
            }
        }
        true
    }

    /// The rule by which cards of this timing are played from the hand.
    pub(crate) const fn rule_of_hand(self) -> Rule {
        match self {
            Self::Normal => cite!("3-8-2-1"),
            Self::Quick => cite!("3-8-3-1"),
            Self::Battle => cite!("3-8-4-1"),
        }
    }

    /// The rule that defines the timing.
    pub(crate) const fn rule(self) -> Rule {
        match self {
            Self::Normal => cite!("3-8-2"),
            Self::Quick => cite!("3-8-3"),
            Self::Battle => cite!("3-8-4"),
        }
    }
}

/// The rule that permits this action at its timing.
fn permission(cx: &Context, pick: Pick) -> Option<Rule> {
    Some(match pick {
        Pick::Act(playing::PLAY, slot, _) if cx.state.object(slot).zone == zone::PLAN => cite!("3-8-2-5"),
        Pick::Act(playing::PLAY, slot, _) if cx.state.object(slot).zone == zone::HAND => {
            playing::timing(cx, slot).rule_of_hand()
        }
        Pick::Act(playing::USE, slot, index) => match ability::timing_at(cx, slot, index)? {
            Timing::Normal => cite!("3-8-2-2"),
            Timing::Quick => cite!("3-8-3-2"),
            Timing::Battle => cite!("3-8-4-2"),
        },
        Pick::Act(playing::CREATE_PLAN, ..) => cite!("3-8-2-3"),
        Pick::Act(playing::RENEW_PLAN, ..) => cite!("3-8-2-4"),
        Pick::Act(playing::MOVE, ..) => cite!("3-8-2-6"),
        _ => return None,
    })
}

/// The rules permit this action at its timing.
pub(crate) fn permits(cx: &Context, pick: Pick) -> bool {
    let timing = match pick {
        Pick::Act(playing::PLAY, slot, _) => Some(playing::timing(cx, slot)),
        Pick::Act(playing::USE, slot, index) => ability::timing_at(cx, slot, index),
        _ => None,
    };
    timing.is_none_or(|timing| cx.cite(timing.rule())) && permission(cx, pick).is_none_or(|rule| cx.cite(rule))
}

/// The plan goes to the graveyard; if it does, the next card is turned up (3-8-2-4). May begin a procedure.
pub(crate) fn renew(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let rule = cite!("3-8-2-4");
    match plan::card(cx, frame.seat).filter(|_| frame.step == 0) {
        Some(slot) => {
            cx.frame(f).step = 1;
            let act = cx.move_to(slot, zone::GRAVE);
            cx.happen(act, verb::PUT, Cause { seat: Some(frame.seat), ..Cause::rule(rule) });
        }
        None => {
            cx.pop();
            if frame.step > 0 {
                plan::turn_up(cx, frame.seat, rule);
            }
        }
    }
    Flow::Continue
}
