//! Part 2, chapters 22 and 26: released and frozen.

use crate::book::{Context, Dimension0};
use crate::keywords::rush;
use crate::rules::cite;
use crate::words::{kind, zone};
use duel::book::Orienting;
use duel::card::characteristics::Orientation;
use duel::event::Event;
use duel::ids::*;
use duel::state::object::Slot;

/// A released card is upright (2-26-1).
pub(crate) const RELEASED: Orientation = Orientation::Upright;
/// A frozen card is sideways (2-26-1).
pub(crate) const FROZEN: Orientation = Orientation::Sideways;

impl Orienting for Dimension0 {
    /// A frozen card cannot be frozen, nor a released one released (2-26-1-1).
    fn can_turn_as_it_lies(cx: &Context, _: Slot, _: Orientation) -> bool {
        !cx.cite(cite!("2-26-1-1"))
    }

    fn orientation_after_effects(cx: &Context, event: &Event) -> Option<Orientation> {
        rush::orientation_after_effects(cx, event)
    }

    /// A unit comes to a square frozen, any other card released (2-20-1-3, 2-20-2-3).
    fn orientation_on_arrival(cx: &Context, slot: Slot, to: Zone) -> Orientation {
        let frozen = to == zone::SQUARE && cx.state.characteristics(slot).kinds.has(kind::UNIT);
        match frozen {
            true if cx.state.object(slot).zone != zone::STACK => rush::put(cx, slot, to, Orientation::Sideways),
            true => Orientation::Sideways,
            false => Orientation::Upright,
        }
    }

    fn orientation_as_told(cx: &Context, slot: Slot, to: Zone, way: Orientation) -> Orientation {
        rush::put(cx, slot, to, way)
    }
}
