//! Blue Magic (S 15.2.11) and Glimmer (S 15.2.14), which are used from the hand.

use super::Usage;
use crate::book::Context;
use crate::edition::Edition;
use crate::rules::cite;
use crate::words::zone;
use duel::ids::Zones;
use duel::state::object::Slot;

pub(crate) const HAND: Zones = Zones::of(&[zone::HAND]);

/// For its cost, and its card discarded, Blue Magic has its effect (S 15.2.11.2).
///
/// It can be used whenever its player has priority (S 15.2.11.3) in a main or attack phase (reading S25), while the
/// card is in hand (S 15.2.11.4).
pub(super) const BLUE_MAGIC: &Usage =
    &Usage { place: cite!(s "15.2.11.4"), any_time: cite!(s "15.2.11.3"), effect: cite!(s "15.2.11.2"), ..Usage::NONE };

/// For its cost, and its card discarded, a Glimmer has its effect (S 15.2.14.3).
///
/// It can be used whenever its player has priority (S 15.2.14.4) in a main or attack phase (reading S25), while the
/// card is in hand (S 15.2.14.5).
pub(super) const GLIMMER: &Usage =
    &Usage { place: cite!(s "15.2.14.5"), any_time: cite!(s "15.2.14.4"), effect: cite!(s "15.2.14.3"), ..Usage::NONE };

/// An earlier card of the hand is interchangeable with this one: using either is the same.
pub(crate) fn has_twin<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    let object = cx.state.object(slot);
    let mut earlier = cx.state.cards(zone::HAND, object.side).iter().take_while(|&&other| other != slot);
    object.zone == zone::HAND && earlier.any(|&other| cx.state.are_interchangeable(other, slot))
}
