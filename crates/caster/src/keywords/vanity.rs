//! Chapter 1113: Vanity.

use crate::rules::cite;
use crate::words::{kind, zone};
use duel::amount::{Amount, Condition};
use duel::filter::{Cmp, Filter, Self_, Whose};
use duel::words::{Kinds, Rule, Zones};

/// A card has what Vanity gives it while it is the only allied servant (1113.2).
pub(super) const ALONE: Rule = cite!("1113.2");

/// Whether this is the condition of Vanity: no other servant of its player's.
pub(super) fn is_asked(condition: &Condition) -> bool {
    let Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0)) = condition else { return false };
    let (zones, kinds) = (Zones::of(&[zone::SERVANTS]), Kinds::of(&[kind::SERVANT]));
    **filter == Filter { zones, whose: Whose::Yours, kinds, this: Self_::Other, ..Filter::default() }
}
