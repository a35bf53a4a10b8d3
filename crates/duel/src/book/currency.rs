//! What is paid with.

use crate::card::ability::Price;
use crate::card::characteristics::Characteristics;
use crate::engine::context::Cx;
use crate::event::Happening;
use crate::ids::*;
use crate::play::cost::source::CurrencySource;
use crate::state::SetAside;
use crate::state::stack_item::StackItem;

/// What is paid with.
pub trait Currency: Sized + 'static {
    /// Returns true if a source stays where it is after it made currency, so that it can pay a later part of the cost.
    fn source_stays(_cx: &Cx<Self>, _source: &CurrencySource) -> bool {
        false
    }
    /// Returns the use of an ability by which a source makes currency, if that costs more than the source itself.
    fn production_cost(_cx: &Cx<Self>, _seat: Seat, _source: &CurrencySource) -> Option<StackItem> {
        None
    }
    /// Returns the currency that this use of an ability makes, if any; in `colour`, where its player chooses one.
    fn produces(_cx: &Cx<Self>, _item: &StackItem, _colour: Option<Colour>) -> Option<CurrencySource> {
        None
    }
    /// Returns the traits by which currency of any colour pays for the colours of this: bit n for trait n of the pool's
    /// bonds. Currency has the traits of the object that made it.
    fn accepted_traits(_cx: &Cx<Self>, _item: &StackItem) -> u16 {
        0
    }
    /// Returns true if an object with these characteristics gives its traits to the currency it makes.
    fn lends_traits(_profile: &Characteristics) -> bool {
        true
    }
    /// Returns how many units may be lost when this price is paid.
    fn allowed_surplus(_price: &Price) -> u8 {
        0
    }
    /// Lists the sources from which a player can pay currency, with each unit that the player holds.
    fn sources(cx: &Cx<Self>, seat: Seat, out: &mut Vec<CurrencySource>);
    /// Returns the event that spends a source, with its verb, if there is one.
    fn spend(cx: &Cx<Self>, seat: Seat, spent: SetAside) -> Option<(Happening, Verb)>;
    /// Uses a source that makes currency. Begins a procedure.
    fn produce(_cx: &mut Cx<Self>, _seat: Seat, _source: CurrencySource) {}
}
