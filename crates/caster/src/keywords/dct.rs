//! Chapter 1111: DCT.

use crate::rules::cite;
use crate::words::zone;
use duel::amount::{Amount, Condition};
use duel::filter::{Cmp, Filter, Whose};
use duel::words::{Rule, Zones};

/// What a conjure says by DCT it has if there are enough Effort cards as it is played (1111.2a).
pub(crate) const PLAYED: Rule = cite!("1111.2a");
/// Another card has what DCT gives it as long as there are (1111.2b).
pub(crate) const GIVEN: Rule = cite!("1111.2b");
/// Break that DCT gives a card is there if there are as it goes to the hand (1111.2c).
pub(crate) const BROKEN: Rule = cite!("1111.2c");

/// Whether this is the condition of DCT: so many cards with a trait in one's graveyard (1111.2, reading C17).
pub(crate) fn is_asked(condition: &Condition) -> bool {
    let Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(_)) = condition else { return false };
    let [word] = filter.traits.as_slice() else { return false };
    let zones = Zones::of(&[zone::GRAVEYARD]);
    **filter == Filter { zones, whose: Whose::Yours, traits: vec![*word], ..Filter::default() }
}
