//! Which way cards lie.

use crate::book::RuleBook;
use crate::card::characteristics::Orientation;
use crate::engine::context::Cx;
use crate::event::Event;
use crate::ids::*;
use crate::state::object::Slot;

/// Which way cards lie.
pub trait Orienting: Sized + 'static {
    /// Returns true if a card can be turned to the orientation that it already has.
    fn can_turn_as_it_lies(_cx: &Cx<Self>, _slot: Slot, _to: Orientation) -> bool {
        false
    }
    /// Returns true if an effect can turn a card this way where it is.
    fn can_turn(_cx: &Cx<Self>, _slot: Slot, _to: Orientation) -> bool {
        true
    }
    /// Returns the orientation in which a card arrives in a zone when nothing says otherwise.
    fn orientation_on_arrival(_cx: &Cx<Self>, _slot: Slot, _to: Zone) -> Orientation {
        Orientation::Upright
    }
    /// Returns the orientation of a card that goes from one zone of a realm to another: by default, the one it had.
    fn orientation_within_realm(cx: &Cx<Self>, slot: Slot, _to: Zone) -> Orientation
    where
        Self: RuleBook,
    {
        cx.state.object(slot).orientation
    }
    /// Has `seat` say how the cards arrive that their effect is about to move, those proposed since `from`. `open`: the
    /// effect does not say how they lie. Returns true if there is something to say: then the book has begun a
    /// procedure, which performs the moves with [`Cx::carry_out_oriented`].
    fn ask_orientation(_cx: &mut Cx<Self>, _from: usize, _seat: Seat, _open: bool) -> bool {
        false
    }
    /// Returns the orientation of a card that has entered play, now that effects apply to it; none to leave it as it
    /// came.
    fn orientation_after_effects(_cx: &Cx<Self>, _event: &Event) -> Option<Orientation> {
        None
    }
    /// Returns the orientation in which a card arrives that an effect puts somewhere in orientation `way`.
    fn orientation_as_told(_cx: &Cx<Self>, _slot: Slot, _to: Zone, way: Orientation) -> Orientation {
        way
    }
}
