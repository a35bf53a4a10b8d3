//! Section 11.11: resolving Summons and abilities.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::event::Cause;
use duel::item::Item;
use duel::words::Rule;

/// When both players pass in succession, the top of the stack resolves (11.11.1).
pub(crate) const RESOLVES: Rule = cite!("11.11.1");
/// If what was chosen no longer is as the text wants it, the whole text does nothing (11.11.2).
pub(crate) const NULLIFY: Rule = cite!("11.11.2");
/// What was chosen and is no longer legal is left out (11.11.2.1.1, reading F8).
pub(crate) const RECHECK: Rule = cite!("11.11.2.1.1");
/// A condition is checked again (11.11.3).
pub(crate) const CONDITION: Rule = cite!("11.11.3");
/// A text is carried out in its order (11.11.5).
pub(crate) const IN_ORDER: Rule = cite!("11.11.5");
/// A source that has moved is known as it was before it moved (11.11.4).
pub(crate) const SOURCE_KNOWN: Rule = cite!("11.11.4");
/// So is any other card that has moved (11.11.7).
pub(crate) const LAST_KNOWN: Rule = cite!("11.11.7");
/// What was not declared before is chosen then (11.11.5.1).
pub(crate) const CHOICES: Rule = cite!("11.11.5.1");
/// That must include what must be chosen, and cannot include what cannot be chosen (11.11.5.1.1).
pub(crate) const BOUND: Rule = cite!("11.11.5.1.1");
/// What both players do at once, the turn player declares first, then the other, knowing that (11.11.6).
pub(crate) const TOGETHER: Rule = cite!("11.11.6");
/// What a card does, the card does, and not the ability that says so (11.11.8).
pub(crate) const ITSELF: Rule = cite!("11.11.8");
/// A variable is determined once, at resolution (11.11.9).
pub(crate) const ONCE: Rule = cite!("11.11.9");

/// A Summon goes to its owner's Break Zone at the end of its resolution (11.11.10).
pub(crate) fn resolved(cx: &mut Context, item: &Item) {
    if let Some(slot) = item.card
        && cx.s.object(slot).zone == zone::STACK
    {
        let act = cx.move_to(slot, zone::BREAK);
        cx.happen(act, verb::PUT, Cause::rule(cite!("11.11.10")));
    }
}
