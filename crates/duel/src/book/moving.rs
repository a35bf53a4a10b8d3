//! The zones, and what moving between them means.

use crate::book::RuleBook;
use crate::book::point::ContinuousPoint;
use crate::book::tokens::Tokens;
use crate::engine::context::Cx;
use crate::event::Event;
use crate::ids::*;
use crate::state::object::Slot;
use crate::state::zone::ZoneSpec;

/// The zones, and what moving between them means.
pub trait Moving: Sized + 'static {
    /// The zones, in the order of their numbers.
    const ZONES: &'static [ZoneSpec];
    /// The zone in which decks lie at first.
    const DECK: Zone;
    /// The zone of the cards that players bring besides their decks, if effects can bring those into the duel.
    const OUTSIDE: Option<Zone> = None;
    /// Each player orders only their own arrivals, and the turn player's count as the first. Otherwise the turn player
    /// says which of the cards that arrive together counts as the first, where that matters. Likewise the controller of
    /// an effect, not the turn player, orders the continuous effects that it starts together.
    const EACH_PLAYER_ORDERS_OWN_ARRIVALS: bool = false;
    /// A card that is turned face down as it moves within a realm stays the same object.
    const IDENTITY_SURVIVES_TURNING_DOWN: bool = false;
    /// A zone may be unable to take in all the cards that one effect brings there; see
    /// [`can_enter_together`](Self::can_enter_together).
    const LIMITS_ENTERING_TOGETHER: bool = false;
    /// The zone for cards being played, if effects on their previous zone keep applying, and the rule that says so. A
    /// card's place there is the number of that previous zone.
    const BEING_PLAYED_ZONE: Option<(Zone, Rule)> = None;
    /// The rule by which a card that is put at the place where it already is does not move.
    const PUTTING_IN_PLACE_IS_NOTHING: Option<Rule> = None;
    /// The marks that a card keeps when it goes from a zone it only passes through into play.
    const MARKS_KEPT_ON_ARRIVAL: Marks = Marks::EMPTY;
    /// The zone of tokens that do not exist, and the verb for ceasing to exist; none if there are no tokens.
    const TOKENS: Option<Tokens> = None;

    /// Returns true if a card that goes on to `to` from a zone it only passes through comes from where it was before.
    fn passing_keeps_origin(_to: Zone) -> bool {
        true
    }
    /// Returns the verb for a card that an effect moves to a zone: another than the effect's, if the book says both are
    /// one.
    fn verb_for_move(_cx: &Cx<Self>, _slot: Slot, _to: Zone, verb: Verb) -> Verb {
        verb
    }
    /// Returns further verbs for an event that is about to happen: forbidding any of them forbids it.
    fn other_verbs(_cx: &Cx<Self>, _event: &Event) -> Verbs {
        Verbs::EMPTY
    }
    /// Returns the rule by which cards that an effect moves under this verb move one after the other, if there is one.
    fn moved_singly_rule(_verb: Verb) -> Option<Rule> {
        None
    }
    /// Returns true if cards taken from the top of a zone under this verb are taken together, not one at a time.
    fn taken_together(_verb: Verb) -> bool {
        false
    }
    /// Returns further rules by which a card that passed through a zone comes from where it set out.
    fn passed_through_rules(_event: &Event) -> &'static [Rule] {
        &[]
    }
    /// Returns the zone to which a card goes that an effect moves for a player under this verb; none if the card stays.
    fn redirect_move(_cx: &Cx<Self>, _slot: Slot, to: Zone, _side: Seat, _verb: Verb) -> Option<Zone> {
        Some(to)
    }
    /// Returns true if an effect may put a card into a zone for a player; if not, that part of the effect is skipped.
    fn can_enter(cx: &Cx<Self>, slot: Slot, to: Zone, seat: Seat) -> bool;
    /// Returns the rule by which a player says which of the cards that arrive together counts as the first.
    fn arrival_order_rule(_cx: &Cx<Self>, _slot: Slot) -> Rule
    where
        Self: RuleBook,
    {
        Self::rule(ContinuousPoint::SimultaneousOrder)
    }
    /// Returns the places of a zone at which an effect may put a card, bit n for place n; if none, that part is
    /// skipped.
    fn places_for(_cx: &Cx<Self>, _slot: Slot, _to: Zone, _seat: Seat) -> u32 {
        1
    }
    /// Returns the rule by which the owner orders cards that go to the same end of a zone together. None if this move
    /// brings no such card, or their order means nothing.
    fn order_at_end_rule(_cx: &Cx<Self>, _event: &Event) -> Option<Rule> {
        None
    }
    /// Adds the events that the rules have happen with those proposed since `from`, which are about to happen.
    fn add_simultaneous(_cx: &mut Cx<Self>, _from: usize) {}
    /// Returns the mark with which a card enters by this event if its future controller says so, and the rule that
    /// asks.
    fn choice_on_entering(_cx: &Cx<Self>, _event: &Event) -> Option<(Rule, Mark)> {
        None
    }
    /// Called when the events proposed since `from` have happened, before any trigger that they set off waits.
    fn on_performed(_cx: &mut Cx<Self>, _from: usize) {}
    /// Returns true if a card may come to a player's side of a zone together with `comers`, which the same effect
    /// brings.
    fn can_enter_together(_cx: &Cx<Self>, _slot: Slot, _to: Zone, _side: Seat, _comers: &[Slot]) -> bool {
        true
    }
}
