//! Chapter 513: EXP.

use crate::actions::becoming_exp;
use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::event::Act;
use duel::object::Slot;
use duel::words::Rule;

/// All see it, and its order means nothing (513.2).
pub(crate) const PUBLIC: Rule = cite!("513.2");
/// It goes along to whatever zone its chara goes to, and does not belong to it there (513.3b).
pub(crate) const FOLLOWS: Rule = cite!("513.3b");

/// What belongs to a chara that becomes EXP becomes EXP of the same chara (513.3b, reading V11).
pub(crate) fn follow_beneath(cx: &mut Context, from: usize) {
    let mut at = from;
    while at < cx.s.batch.len() {
        let event = cx.s.batch[at];
        at += 1;
        let Act::Attach { slot: leader, to } = event.act else { continue };
        if event.verb != verb::BECOME_EXP {
            continue;
        }
        for i in 0..cx.s.objects.len() {
            let slot = Slot(i as u16);
            let belongs = cx.s.object(slot).attached == Some(leader);
            let settled = |act: Act| matches!(act, Act::Attach { slot: other, .. } if other == slot);
            if !belongs || cx.s.batch[from..].iter().any(|e| settled(e.act)) || !cx.by(FOLLOWS) {
                continue;
            }
            if cx.s.object(slot).zone != zone::EXP {
                let act = becoming_exp::lay(cx, slot);
                cx.propose(act, verb::BECOME_EXP, event.cause);
            }
            cx.propose(Act::Attach { slot, to }, verb::BECOME_EXP, event.cause);
        }
    }
}
