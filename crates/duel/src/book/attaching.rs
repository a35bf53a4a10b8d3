//! Cards that lie under or beside another.

use crate::engine::context::Cx;
use crate::event::{Event, Happening};
use crate::ids::*;
use crate::state::object::Slot;
use crate::state::query::Reader;

/// Cards that lie under or beside another.
pub trait Attaching: Sized + 'static {
    /// Cards attached to a card that leaves, and that do not go with it, stay in play on their own.
    const ATTACHED_CARDS_STAY: bool = false;
    /// Last known information on an object includes the cards that were attached to it.
    const REMEMBERS_ATTACHED_CARDS: bool = false;

    /// Returns the event by which a card comes to lie under or beside another; none if it may not. It need not move if
    /// it is where such cards lie.
    fn attach(_cx: &Cx<Self>, _slot: Slot, _host: Slot, _under: bool) -> Option<Happening> {
        None
    }
    /// Returns true if a card may be put under or beside another.
    fn can_attach(_read: &Reader<Self>, _slot: Slot, _host: Slot) -> bool {
        false
    }
    /// Returns what an attached card does when its host moves, with the verb and the rule.
    fn follow_host(_cx: &Cx<Self>, _slot: Slot, _leader: &Event) -> Option<(Happening, Verb, Rule)> {
        None
    }
}
