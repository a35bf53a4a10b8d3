//! Chapter 1113: Vanity.

use crate::rules::cite;
use crate::words::{kind, zone};
use duel::card::amount::{Amount, Condition};
use duel::card::filter::{Cmp, Filter, SelfRef, Whose};
use duel::ids::{Kinds, Rule, Zones};

/// A card has its Vanity ability while it is the only allied servant (1113.2).
pub(super) const ALONE: Rule = cite!("1113.2");

/// The condition is that of Vanity: its player has no other servant.
pub(super) fn is_asked(condition: &Condition) -> bool {
    let Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0)) = condition else { return false };
    let (zones, kinds) = (Zones::of(&[zone::SERVANTS]), Kinds::of(&[kind::SERVANT]));
    **filter == Filter { zones, whose: Whose::Yours, kinds, this: SelfRef::Other, ..Filter::default() }
}
