//! Junction (S 15.2.15).

use super::Usage;
use crate::book::Context;
use crate::edition::{Edition, Obeys};
use crate::rules::{Cited, cite};
use crate::words::{kind, mark, verb, zone};
use duel::event::{Act, Cause};
use duel::object::Slot;

/// For its cost a Summon in the hand is removed from the game, and the Character is junctioned with it (S 15.2.15.2).
const JUNCTION: Cited = cite!(s "15.2.15.2");

pub(super) const USAGE: &Usage = &Usage { effect: JUNCTION, ..Usage::NONE };

/// A Summon with which a Character is to be junctioned is removed from the game (S 15.2.15.2), unless that Character is
/// junctioned already (S 15.2.15.4).
pub(crate) fn lay<E: Edition>(cx: &Context<E>, slot: Slot, host: Slot) -> Option<Act> {
    let junctioned = cx.s.object(host).marks.has(mark::JUNCTIONED);
    let barred = junctioned && cx.obeys(cite!(s "15.2.15.4"));
    (!barred).then(|| cx.move_to(slot, zone::REMOVED))
}

/// A Character is junctioned from when a Summon is removed for it (S 15.2.15.2) until that is removed no longer
/// (S 15.2.15.3).
pub(crate) fn accompany<E: Edition>(cx: &mut Context<E>, from: usize) {
    if !JUNCTION.is_in::<E>() {
        return;
    }
    for at in from..cx.s.batch.len() {
        let (host, on, rule) = match cx.s.batch[at].act {
            Act::Attach { slot, to } if cx.s.profile(slot).kinds.has(kind::SUMMON) => {
                cx.deed(verb::JUNCTION, cx.player_of(to), to, slot, Cause::rule(JUNCTION.of::<E>()));
                (to, true, JUNCTION)
            }
            Act::Move { slot, .. } if cx.s.object(slot).zone == zone::REMOVED => match cx.s.object(slot).attached {
                Some(host) => (host, false, cite!(s "15.2.15.3")),
                None => continue,
            },
            _ => continue,
        };
        let act = Act::Mark { slot: host, mark: mark::JUNCTIONED, on };
        cx.propose(act, verb::JUNCTION, Cause::rule(rule.of::<E>()));
    }
}
