//! Chapter 1111: DCT.

use crate::rules::cite;
use crate::words::zone;
use duel::card::amount::{Amount, Condition};
use duel::card::filter::{Cmp, Filter, Whose};
use duel::ids::{Rule, Zones};

/// A conjure has its DCT effect if there are enough Effort cards as it is played (1111.2a).
pub(crate) const PLAYED: Rule = cite!("1111.2a");
/// Another card has its DCT ability as long as there are enough Effort cards (1111.2b).
pub(crate) const GIVEN: Rule = cite!("1111.2b");
/// A card has Break by DCT if there are enough Effort cards as it goes to the hand (1111.2c).
pub(crate) const BROKEN: Rule = cite!("1111.2c");

/// The condition is that of DCT: a number of cards with one trait in the player's graveyard (1111.2, reading C17).
pub(crate) fn is_asked(condition: &Condition) -> bool {
    let Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(_)) = condition else { return false };
    let [word] = filter.traits.as_slice() else { return false };
    let zones = Zones::of(&[zone::GRAVEYARD]);
    **filter == Filter { zones, whose: Whose::Yours, traits: vec![*word], ..Filter::default() }
}
