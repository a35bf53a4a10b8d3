//! Junction (S 15.2.15).

use super::Usage;
use crate::book::Context;
use crate::edition::{Edition, Obeys};
use crate::rules::{Cited, cite};
use crate::words::{kind, mark, verb, zone};
use duel::event::{Cause, Happening};
use duel::state::object::Slot;

/// For its cost, a Summon in the hand is removed from the game, and the Character is junctioned with it (S 15.2.15.2).
const JUNCTION: Cited = cite!(s "15.2.15.2");

pub(super) const USAGE: &Usage = &Usage { effect: JUNCTION, ..Usage::NONE };

/// The Summon of a Junction is removed from the game (S 15.2.15.2), unless the Character is junctioned already (S
/// 15.2.15.4).
pub(crate) fn attach<E: Edition>(cx: &Context<E>, slot: Slot, host: Slot) -> Option<Happening> {
    let junctioned = cx.state.object(host).marks.has(mark::JUNCTIONED);
    let barred = junctioned && cx.obeys(cite!(s "15.2.15.4"));
    (!barred).then(|| cx.move_to(slot, zone::REMOVED))
}

/// A Character is junctioned while the Summon removed for it stays removed (S 15.2.15.2, 15.2.15.3).
pub(crate) fn add_simultaneous<E: Edition>(cx: &mut Context<E>, from: usize) {
    if !JUNCTION.is_in::<E>() {
        return;
    }
    for at in from..cx.state.batch.len() {
        let (host, on, rule) = match cx.state.batch[at].happening {
            Happening::Attach { slot, to } if cx.state.characteristics(slot).kinds.has(kind::SUMMON) => {
                cx.deed(verb::JUNCTION, cx.player_of(to), to, slot, Cause::rule(JUNCTION.of::<E>()));
                (to, true, JUNCTION)
            }
            Happening::Move { slot, .. } if cx.state.object(slot).zone == zone::REMOVED => {
                match cx.state.object(slot).attached_to {
                    Some(host) => (host, false, cite!(s "15.2.15.3")),
                    None => continue,
                }
            }
            _ => continue,
        };
        let act = Happening::Mark { slot: host, mark: mark::JUNCTIONED, on };
        cx.propose(act, verb::JUNCTION, Cause::rule(rule.of::<E>()));
    }
}
