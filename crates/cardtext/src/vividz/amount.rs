//! What is counted: "1000 power for each of your Charas".

use crate::forms::Single;
use crate::phrase::{Row, phrases};
use crate::words::CounterName;
use duel::card::amount::{Amount, Who};

/// What is counted after "for each".
pub(crate) const EACH: &[Row<Amount>] = phrases! {
    [(CounterName counter) "you have"] => { Amount::PlayerCounters(Who::You, counter) }
    [(CounterName counter) "your opponent has"] => { Amount::PlayerCounters(Who::Opponent, counter) }
    [(CounterName counter) "on" what] => { Amount::CountersOn(what, counter) }
    [(Single filter)] => { Amount::Count(filter) }
};
