//! Chapters 1107 and 1108: choosing and revealing.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::event::Act;
use duel::words::Rule;

/// What a text has a player choose is chosen by its effect (1107.1).
pub(crate) const CHOSEN: Rule = cite!("1107.1");
/// What is revealed, all see (1108.1).
pub(crate) const SEEN: Rule = cite!("1108.1");
/// What is revealed stays where it is (1108.2).
const STAYS: Rule = cite!("1108.2");
/// What an effect revealed where others do not see it is hidden again when the effect is over, and a deck is shuffled
/// (1108.3).
pub(crate) const HIDDEN: Rule = cite!("1108.3");

/// What an effect reveals does not go anywhere by that (1108.2). Looked at where the rules are traced.
pub(crate) fn stay(cx: &mut Context, from: usize) {
    for at in from..cx.s.batch.len() {
        let event = cx.s.batch[at];
        if let Act::Show { slot, seats: 3 } = event.act
            && event.cause.ability.is_some()
            && !cx.by(STAYS)
        {
            let act = cx.move_to(slot, zone::TRASH);
            cx.propose(act, verb::PUT, event.cause);
        }
    }
}
