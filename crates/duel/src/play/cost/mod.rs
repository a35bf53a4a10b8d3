//! Costs: the total, additional costs, the cards and sources that can pay, the order of payment, floating currency.

pub(crate) mod additional;
pub mod affordable;
mod can_pay;
pub mod floating;
pub(crate) mod pay;
mod payers;
pub mod payment_order;
mod production;
pub mod source;
mod total;
