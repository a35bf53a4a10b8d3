//! Resolving Summons and abilities (F 11.11; S 11.12).

use crate::book::Context;
use crate::edition::Edition;
use crate::rules::{Cited, cite};
use crate::words::{verb, zone};
use duel::event::Cause;
use duel::item::Item;

/// When both players pass in succession, the top of the stack resolves (F 11.11.1; S 11.12.1).
pub(crate) const RESOLVES: Cited = cite!(f "11.11.1", s "11.12.1");
/// If what was chosen no longer is as the text wants it, the whole text does nothing (F 11.11.2).
pub(crate) const NULLIFY: Cited = cite!(f "11.11.2");
/// What was chosen and is no longer legal is left out (F 11.11.2.1.1, reading F8).
pub(crate) const RECHECK: Cited = cite!(f "11.11.2.1.1");
/// A condition is checked again (F 11.11.3; S 11.12.2).
pub(crate) const CONDITION: Cited = cite!(f "11.11.3", s "11.12.2");
/// A text is carried out in its order (F 11.11.5; S 11.12.4).
pub(crate) const IN_ORDER: Cited = cite!(f "11.11.5", s "11.12.4");
/// A source that has moved is known as it was before it moved (F 11.11.4; S 11.12.3).
pub(crate) const SOURCE_KNOWN: Cited = cite!(f "11.11.4", s "11.12.3");
/// So is any other card that has moved (F 11.11.7; S 11.12.7).
pub(crate) const LAST_KNOWN: Cited = cite!(f "11.11.7", s "11.12.7");
/// What was not declared before is chosen then (F 11.11.5.1; S 11.12.4.1).
pub(crate) const CHOICES: Cited = cite!(f "11.11.5.1", s "11.12.4.1");
/// That must include what must be chosen, and cannot include what cannot be chosen (F 11.11.5.1.1; S 11.12.4.1.1).
pub(crate) const BOUND: Cited = cite!(f "11.11.5.1.1", s "11.12.4.1.1");
/// What both players do at once, the turn player declares first, then the other, knowing that (F 11.11.6; S 11.12.5).
pub(crate) const TOGETHER: Cited = cite!(f "11.11.6", s "11.12.5");
/// What another player chooses for a text, the text of its controller chooses (S 11.12.6).
pub(crate) const ON_BEHALF: Cited = cite!(s "11.12.6");
/// What a card does, the card does, and not the ability that says so (F 11.11.8; S 11.12.8).
pub(crate) const ITSELF: Cited = cite!(f "11.11.8", s "11.12.8");
/// A variable is determined once, at resolution (F 11.11.9; S 11.12.9).
pub(crate) const ONCE: Cited = cite!(f "11.11.9", s "11.12.9");

/// A Summon goes to its owner's Break Zone at the end of its resolution (F 11.11.10; S 11.12.10).
pub(crate) fn resolved<E: Edition>(cx: &mut Context<E>, item: &Item) {
    if let Some(slot) = item.card
        && cx.s.object(slot).zone == zone::STACK
    {
        let act = cx.move_to(slot, zone::BREAK);
        cx.happen(act, verb::PUT, Cause::rule(cite!(f "11.11.10", s "11.12.10").of::<E>()));
    }
}
