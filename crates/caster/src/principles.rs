//! Chapters 101, 102 and 104: principles.

use crate::book::Context;
use crate::rules::cite;
use crate::words::zone;
use duel::amount::Amount;
use duel::cites::InfinityCites;
use duel::filter::{Filter, Test};
use duel::log::Scratch;
use duel::profile::Orientation;
use duel::words::{Rule, Zone};

/// What cannot be done is left out, and the rest is done, as often as it can be (104.2).
pub(crate) const SKIP: Rule = cite!("104.2");
/// "Cannot" beats "can" (104.4).
pub(crate) const CANNOT: Rule = cite!("104.4");
/// Numbers that are chosen are whole, and not below 0 (104.5).
pub(crate) const WHOLE: Rule = cite!("104.5");
/// Infinity is never chosen (104.5a).
pub(crate) const FINITE: Rule = cite!("104.5a");
/// Infinity is greater than every other number (104.7a), equal to itself (104.7b), and stays what it is by whatever amount
/// it is changed (104.7c).
pub(crate) const INFINITE: InfinityCites =
    InfinityCites { greater: cite!("104.7a"), equal: cite!("104.7b"), stays: cite!("104.7c") };

/// What a text says goes before the rules: what it puts onto the field rested does not come there recovered (104.1).
pub(crate) fn turned(cx: &Context, to: Zone, way: Orientation) -> Orientation {
    let against = zone::ENTITIES.has(to) && way == Orientation::Sideways;
    if against && !cx.by(cite!("104.1")) { Orientation::Upright } else { way }
}

/// What is so already does not become so: what is rested is not rested again (104.3).
pub(crate) fn turns_in_place(cx: &Context) -> bool {
    !cx.by(cite!("104.3"))
}

/// Whether what a text calls increased or decreased is: a number that has become another for whatever reason is increased
/// if it is greater than it was, and decreased if it is less (104.6).
pub(crate) fn is_changed(scratch: &Scratch, filter: &Filter) -> bool {
    let changed = |test: &Test| matches!(test.amount, Amount::Printed(..));
    !filter.tests.iter().any(changed) || scratch.pass(cite!("104.6"))
}
