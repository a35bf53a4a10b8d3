//! What is counted: "1 card for each unit you control".

use crate::forms::Single;
use crate::phrase::{Row, phrases};
use crate::words::CounterName;
use duel::card::amount::Amount;

/// What is counted after "for each".
pub(crate) const EACH: &[Row<Amount>] = phrases! {
    ["energy paid for X"] => { Amount::X }
    [(CounterName counter) "on" what] => { Amount::CountersOn(what, counter) }
    [(Single filter)] => { Amount::Count(filter) }
};
