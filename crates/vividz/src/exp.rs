//! Chapter 513: EXP.

use crate::actions::becoming_exp;
use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use crate::zones;
use duel::event::Happening;
use duel::ids::Rule;
use duel::state::object::Slot;

/// All players see EXP, and its order means nothing (513.2).
pub(crate) const PUBLIC: Rule = cite!("513.2");
/// EXP goes to the zone its chara goes to, and does not belong to it there (513.3b).
pub(crate) const FOLLOWS: Rule = cite!("513.3b");

/// Cards that belong to a chara which becomes EXP become EXP of the same chara (501.6, 513.3b, reading V11).
pub(crate) fn follow_beneath(cx: &mut Context, from: usize) {
    let mut at = from;
    while at < cx.state.batch.len() {
        let event = cx.state.batch[at];
        at += 1;
        let Happening::Attach { slot: leader, to } = event.happening else { continue };
        if event.verb != verb::BECOME_EXP {
            continue;
        }
        for i in 0..cx.state.objects.len() {
            let slot = Slot(i as u16);
            let belongs = cx.state.object(slot).attached_to == Some(leader);
            let settled = |act: Happening| matches!(act, Happening::Attach { slot: other, .. } if other == slot);
            if !belongs || cx.state.batch[from..].iter().any(|e| settled(e.happening)) || !zones::goes_along(cx, slot) {
                continue;
            }
            if cx.state.object(slot).zone != zone::EXP {
                let act = becoming_exp::attach(cx, slot);
                cx.propose(act, verb::BECOME_EXP, event.cause);
            }
            cx.propose(Happening::Attach { slot, to }, verb::BECOME_EXP, event.cause);
        }
    }
}
