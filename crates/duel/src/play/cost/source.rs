//! Sources of currency for a payment, and the treatment of their surplus.

use crate::ids::*;
use crate::state::object::Slot;

/// One source of currency for a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurrencySource {
    /// The card, or [`Slot::NONE`] for floating currency.
    pub slot: Slot,
    /// The number of units it gives.
    pub units: u8,
    /// The colours of which each unit has one.
    pub colours: Colours,
    /// The treatment of units that are not needed.
    pub surplus: Surplus,
    /// The kind of source, numbered by the book.
    pub sort: u8,
    /// The payment-relevant traits of the card that makes it; see [`crate::play::cost::floating::Unit`].
    pub bonds: u16,
}

impl CurrencySource {
    /// The kind for currency that a trigger makes when a source is used: it cannot be used by itself.
    pub const PRODUCED_BESIDES: u8 = 15;
}

/// The treatment of units that a source gives beyond what is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surplus {
    /// No surplus is allowed: such a source gives one unit.
    None,
    /// As many as the book allows may be lost.
    Lost,
    /// The surplus is kept: using the source makes floating currency, any part of which may be spent.
    Kept,
    /// The surplus is kept, and using the source costs more than the source itself.
    KeptAtACost,
}
