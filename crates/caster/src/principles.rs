//! Chapters 101, 102 and 104: principles.

use crate::book::{Caster, Context};
use crate::card;
use crate::deeds::discarding;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::book::Counting;
use duel::book::point::{ChapterPoints, NumberPoint, ResolutionPoint};
use duel::card::amount::Amount;
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, NumberTest};
use duel::engine::scratch::Scratch;
use duel::ids::*;
use duel::points;

/// An impossible part of an effect is skipped, and the rest is done as often as possible (104.2).
pub(crate) const SKIP: Rule = cite!("104.2");
/// "Cannot" beats "can" (104.4).
pub(crate) const CANNOT: Rule = cite!("104.4");
/// Chosen numbers are whole and at least 0 (104.5).
pub(crate) const WHOLE: Rule = cite!("104.5");
/// Infinity cannot be chosen (104.5a).
pub(crate) const FINITE: Rule = cite!("104.5a");
/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::CannotBeatsCan => CANNOT,
    ResolutionPoint::ImpossibleIsSkipped => SKIP,
    NumberPoint::AsMuchAsPossible => SKIP,
    NumberPoint::ZeroTimesIsNotDone => SKIP,
    NumberPoint::ChosenAreWhole => WHOLE,
    NumberPoint::ChosenAreFinite => FINITE,
    NumberPoint::InfinityIsGreatest => cite!("104.7a"),
    NumberPoint::InfinityEqualsItself => cite!("104.7b"),
    NumberPoint::InfinityStays => cite!("104.7c"),
};

/// Card text beats the rules: a card that an effect puts onto the field rested does not enter recovered (104.1).
pub(crate) fn turned(cx: &Context, to: Zone, way: Orientation) -> Orientation {
    let against = zone::ENTITIES.has(to) && way == Orientation::Sideways;
    if against && !cx.cite(cite!("104.1")) { Orientation::Upright } else { way }
}

/// A card cannot be put into the state it is in: a rested card is not rested again (104.3).
pub(crate) fn can_turn_as_it_lies(cx: &Context) -> bool {
    !cx.cite(cite!("104.3"))
}

/// A number counts as increased if it is greater than printed, for whatever reason, and as decreased if it is less
/// (104.6).
pub(crate) fn is_changed(scratch: &Scratch, filter: &Filter) -> bool {
    let changed = |test: &NumberTest| matches!(test.amount, Amount::Printed(..));
    !filter.number_tests.iter().any(changed) || scratch.cite(cite!("104.6"))
}

impl Counting for Caster {
    const ZERO_TIMES_IS_NOT_DONE: bool = true;

    fn all_of_none_counts(cx: &Context, verb: Verb) -> bool {
        verb == verb::DISCARD && discarding::counts_empty(cx)
    }

    fn zero_if_missing_rule(number: Number) -> Option<Rule> {
        card::zero_if_missing_rule(number)
    }
}
