//! Who controls a card.

use crate::book::RuleBook;
use crate::book::point::ControlPoint;
use crate::engine::context::Cx;
use crate::ids::*;
use crate::state::object::Slot;

/// Who controls a card.
pub trait Controlling: Sized + 'static {
    /// A card that an effect puts into play goes to its owner's side, unless the effect names a player or a place.
    const ENTERS_UNDER_OWNER: bool = false;
    /// A card that an effect moves goes to its owner's zone, even within a realm, unless the effect names a player.
    const MOVES_TO_OWNERS_ZONE: bool = false;
    /// The player on whose side a card in play lies controls it: a card that moves to the other side changes
    /// controllers.
    const SIDE_DECIDES_CONTROL: bool = false;
    /// A card out of play is its owner's, in whoever's zone it lies: so are the replacements that it has there.
    const OWNER_CONTROLS_OUT_OF_PLAY: bool = false;
    /// The rule by which gaining control for a time does nothing for a player who already controls the object.
    const GAINS_CONTROL_FROM_OTHERS_ONLY: Option<Rule> = None;
    /// The marks that an object loses when another player gains control of it.
    const MARKS_LOST_WITH_CONTROL: Marks = Marks::EMPTY;

    /// Returns the controller of a card that comes to a player's zone in play: by default, that player. Asked if the
    /// card enters anew, and with [`Controlling::SIDE_DECIDES_CONTROL`] whenever it comes there.
    fn controller_on_arrival(_cx: &Cx<Self>, _slot: Slot, _to: Zone, side: Seat) -> Seat {
        side
    }
    /// Returns true if a card moves to the side of the player who gains control of it.
    fn changes_sides_with_control(_cx: &Cx<Self>, _slot: Slot) -> bool {
        false
    }
    /// Returns the rule by which the player who puts a card into play controls it or, if `named`, the player the effect
    /// names.
    fn put_into_play_rule(_cx: &Cx<Self>, _slot: Slot, named: bool) -> Rule
    where
        Self: RuleBook,
    {
        if named { Rule::UNNUMBERED } else { Self::rule(ControlPoint::PutterControls) }
    }
}
