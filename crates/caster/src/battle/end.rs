//! Chapters 805 and 806: the end of a battle and of the battle phase.

use super::{ROUNDS, declaration, step};
use crate::book::Context;
use crate::rules::cite;
use crate::turn::{announce, enter, priority};
use crate::words::{phase, verb, zone};
use duel::card::ability::Duration;
use duel::engine::frame::Flow;
use duel::engine::refusal::Decide;

/// Runs one step of the end of a battle or of the battle phase.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).step {
        step::BATTLE_ENDS => {
            enter(cx, phase::BATTLE_END);
            cx.frame(f).step = step::END_PRIORITY;
            announce(cx, seat, &[verb::END_BATTLE], cite!("805.1"));
            Flow::Continue
        }
        step::END_PRIORITY => priority(cx, f, cite!("805.2"), step::EXPIRE),
        // Effects that last for the battle end (805.3a); if that causes anything, they are checked again afterwards
        // (805.3b).
        step::EXPIRE => {
            if cx.has_effect_lasting(Duration::Battle) && cx.cite(cite!("805.3a")) {
                cx.expire(Duration::Battle);
                cx.state.derived.processes_done = false;
                cx.refresh();
            }
            cx.frame(f).step = step::OVER;
            if cx.is_anything_due() && cx.cite(cite!("805.3b")) {
                cx.frame(f).step = step::ONCE_MORE;
                cx.count_round(f, duel::engine::frame::Register::new(ROUNDS));
            }
            Flow::Continue
        }
        step::ONCE_MORE => priority(cx, f, cite!("805.3b"), step::EXPIRE),
        // The battle is over: nobody attacks or is attacked any more (805.4, 805.4a). If a servant can still attack, a
        // new declaration follows (805.5, reading C3).
        step::OVER => {
            if !cx.state.combats.is_empty() && cx.cite_all(&[cite!("805.4"), cite!("805.4a")]) {
                cx.leave_combat(|_| false);
            }
            cx.frame(f).registers[ROUNDS] = 0;
            let able = cx.controlled_cards(zone::SERVANTS, seat).any(|slot| {
                let mut verdict = Decide::default();
                declaration::check_ready(cx, seat, slot, &mut verdict);
                verdict.is_allowed()
            });
            let again = able && cx.cite(cite!("805.5"));
            cx.goto(f, if again { step::DECLARATION } else { step::PHASE_ENDS })
        }
        step::PHASE_ENDS => {
            enter(cx, phase::BATTLE_PHASE_END);
            cx.frame(f).step = step::PHASE_PRIORITY;
            announce(cx, seat, &[verb::END_BATTLE_PHASE], cite!("806.1"));
            Flow::Continue
        }
        step::PHASE_PRIORITY => priority(cx, f, cite!("806.2"), step::DONE),
        _ => cx.pop(),
    }
}
