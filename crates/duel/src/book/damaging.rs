//! Who deals damage, and what is recorded of it.

use crate::continuous::responsibility::BlameWatch;
use crate::engine::context::Cx;
use crate::state::object::Slot;

/// Who deals damage, and what is recorded of it.
pub trait Damaging: Sized + 'static {
    /// The objects for which the kernel records what harmed them, if the rules ask for that.
    const HARM_WATCHED: Option<BlameWatch> = None;
    /// Damage that an effect has a card deal is dealt by the effect's own source.
    const EFFECT_SOURCE_DEALS_DAMAGE: bool = false;
    /// A description of an object in play that deals damage fits only if that object is still there.
    const DEALER_MUST_BE_THERE: bool = false;
    /// Damage that an effect has a card deal is dealt even if the card is gone, by its last known information.
    const GONE_CARD_DEALS_DAMAGE: bool = false;

    /// Called when an object of those in [`HARM_WATCHED`](Self::HARM_WATCHED) is harmed.
    fn on_harmed(_cx: &mut Cx<Self>, _slot: Slot) {}
}
