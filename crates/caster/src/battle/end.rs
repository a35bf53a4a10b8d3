//! Chapters 805 and 806: the end of a battle and of the battle phase.

use super::{ROUNDS, declaration, step};
use crate::book::Context;
use crate::rules::cite;
use crate::turn::{announce, enter, priority};
use crate::words::{phase, verb, zone};
use duel::ability::Duration;
use duel::frame::Flow;
use duel::refusal::Decide;

/// One step.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        step::BATTLE_ENDS => {
            enter(cx, phase::BATTLE_END);
            cx.frame(f).pc = step::END_PRIORITY;
            announce(cx, seat, &[verb::END_BATTLE], cite!("805.1"));
            Flow::Go
        }
        step::END_PRIORITY => priority(cx, f, cite!("805.2"), step::EXPIRE),
        // What lasts for the battle ends (805.3a), again if anything comes of that (805.3b).
        step::EXPIRE => {
            if cx.lasts(Duration::Battle) && cx.by(cite!("805.3a")) {
                cx.expire(Duration::Battle);
                cx.s.derived.settled = false;
                cx.refresh();
            }
            cx.frame(f).pc = step::OVER;
            if cx.is_anything_due() && cx.by(cite!("805.3b")) {
                cx.frame(f).pc = step::ONCE_MORE;
                cx.come_round(f, ROUNDS);
            }
            Flow::Go
        }
        step::ONCE_MORE => priority(cx, f, cite!("805.3b"), step::EXPIRE),
        // Who battled battles no more (805.4): it neither attacks nor is attacked (805.4a). Who can attack again may
        // (805.5, reading C3).
        step::OVER => {
            if !cx.s.bouts.is_empty() && cx.by_all(&[cite!("805.4"), cite!("805.4a")]) {
                cx.dismiss(|_| false);
            }
            cx.frame(f).r[ROUNDS] = 0;
            let able = cx.controlled(zone::SERVANTS, seat).any(|slot| {
                let mut verdict = Decide::default();
                declaration::check_ready(cx, seat, slot, &mut verdict);
                verdict.allowed()
            });
            let again = able && cx.by(cite!("805.5"));
            cx.goto(f, if again { step::DECLARATION } else { step::PHASE_ENDS })
        }
        step::PHASE_ENDS => {
            enter(cx, phase::BATTLE_PHASE_END);
            cx.frame(f).pc = step::PHASE_PRIORITY;
            announce(cx, seat, &[verb::END_BATTLE_PHASE], cite!("806.1"));
            Flow::Go
        }
        step::PHASE_PRIORITY => priority(cx, f, cite!("806.2"), step::DONE),
        _ => cx.pop(),
    }
}
