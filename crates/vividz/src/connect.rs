//! Chapter 514: what is connected to charas.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::event::Act;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::words::Rule;

/// All see it (514.2).
pub(crate) const PUBLIC: Rule = cite!("514.2");
/// It goes along to whatever zone its chara goes to, and does not belong to it there (514.3b).
pub(crate) const FOLLOWS: Rule = cite!("514.3b");

/// As a chara goes to sleep, what is connected to it does not (514.3a).
pub(crate) fn stay_awake(cx: &mut Context, from: usize) {
    if !cx.t.tracing {
        return;
    }
    for at in from..cx.s.batch.len() {
        let event = cx.s.batch[at];
        let Act::Turn { slot: chara, to: Orientation::Sideways } = event.act else { continue };
        for i in 0..cx.s.objects.len() {
            let slot = Slot(i as u16);
            let object = cx.s.object(slot);
            if object.attached == Some(chara) && object.zone == zone::CONNECT && !cx.by(cite!("514.3a")) {
                cx.propose(Act::Turn { slot, to: Orientation::Sideways }, verb::SLEEP, event.cause);
            }
        }
    }
}
