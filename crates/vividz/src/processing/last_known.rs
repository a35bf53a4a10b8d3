//! Chapter 913: last-known information.

use super::trigger;
use crate::book::Context;
use crate::rules::cite;
use duel::ability::Form;
use duel::item::{Item, NO_ABILITY};
use duel::words::Rule;

/// What has left its zone is known as it was there (913.1).
pub(crate) const GONE: Rule = cite!("913.1");
/// What has gone to another area is known as it is there (913.1a).
pub(crate) const STAYS: Rule = cite!("913.1a");
/// What rests on a card that cannot be told is not done (913.2).
pub(crate) const UNDETERMINED: Rule = cite!("913.2");
/// How many EXP and connected cards a chara had is remembered when it is gone (908.3d, 913.1, reading V22).
pub(crate) const REMEMBERS_FOLLOWERS: bool = true;

/// The rules by which a text knows a card that is gone (913.1): if it triggered as a chara left, as that was in its area
/// (908.3d).
pub(crate) fn rules(cx: &Context, item: &Item) -> &'static [Rule] {
    let left = item.looks_back
        && item.ability != NO_ABILITY
        && matches!(&cx.pool.ability(item.ability).form, Form::Triggered(it) if trigger::is_of_leaving(&it.on));
    if left { &[GONE, trigger::LEFT] } else { &[GONE] }
}
