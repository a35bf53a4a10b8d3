//! Who deals damage, and what is recorded of it.

use crate::continuous::responsibility::BlameWatch;
use crate::engine::context::Cx;
use crate::state::object::Slot;

/// The cards that deal damage even if they are gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoneDealer {
    /// None.
    Nobody,
    /// The source of an ability that has it deal damage, not a card that the ability chose.
    Source,
    /// Any card.
    Anybody,
}

/// Who deals damage, and what is recorded of it.
pub trait Damaging: Sized + 'static {
    /// The objects for which the kernel records what harmed them, if the rules ask for that.
    const HARM_WATCHED: Option<BlameWatch> = None;
    /// Damage that an effect has a card deal is dealt by the effect's own source.
    const EFFECT_SOURCE_DEALS_DAMAGE: bool = false;
    /// A description of an object in play that deals damage fits only if that object is still there.
    const DEALER_MUST_BE_THERE: bool = false;
    /// The cards that deal the damage which an effect has them deal even if they are gone, by their last known
    /// information.
    const DEALS_WHEN_GONE: GoneDealer = GoneDealer::Nobody;

    /// Called when an object of those in [`HARM_WATCHED`](Self::HARM_WATCHED) is harmed.
    fn on_harmed(_cx: &mut Cx<Self>, _slot: Slot) {}
}
