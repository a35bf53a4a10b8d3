//! Chapter 913: last-known information.

use super::trigger;
use crate::book::Context;
use crate::rules::cite;
use duel::book::point::{ChapterPoints, ZonePoint};
use duel::card::ability::Form;
use duel::ids::Rule;
use duel::points;
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ZonePoint::SameObjectWithinRealm => STAYS,
};

/// A card that has left its zone is known as it last was there (913.1).
pub(crate) const GONE: Rule = cite!("913.1");
/// A card that has gone to another area is known as it is there (913.1a).
pub(crate) const STAYS: Rule = cite!("913.1a");
/// Actions based on a card that cannot be determined are not done (913.2).
pub(crate) const UNDETERMINED: Rule = cite!("913.2");
/// The numbers of EXP and connected cards of a chara are remembered when it is gone (908.3d, 913.1, reading V22).
pub(crate) const REMEMBERS_FOLLOWERS: bool = true;

/// The rules by which an ability knows a card that is gone (913.1).
///
/// An ability that triggered as a chara left knows the chara as it was in its area (908.3d).
pub(crate) fn rules(cx: &Context, item: &StackItem) -> &'static [Rule] {
    let left = item.looks_back
        && item.ability != NO_ABILITY
        && matches!(&cx.pool.ability(item.ability).form, Form::Triggered(it) if trigger::is_of_leaving(&it.on));
    if left { &[GONE, trigger::LEFT] } else { &[GONE] }
}
