//! Counters on places. They mean nothing by themselves, but abilities can refer to them.

use crate::card::filter::Cmp;
use crate::ids::*;
use crate::state::State;
use serde::{Deserialize, Serialize};

/// Counters of one kind on a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PlaceCounters {
    /// The zone of the place.
    pub zone: Zone,
    /// The place.
    pub place: u8,
    /// The kind of counter.
    pub counter: Counter,
    /// The number of them.
    pub count: u8,
}

impl State {
    /// The number of counters of a kind on a place.
    pub fn counters_on_place(&self, zone: Zone, place: u8, counter: Counter) -> i32 {
        let there = |g: &&PlaceCounters| (g.zone, g.place, g.counter) == (zone, place, counter);
        self.place_counters.iter().find(there).map_or(0, |g| i32::from(g.count))
    }

    /// Returns true if the comparison holds for the number of counters of a kind on a place.
    pub(crate) fn place_has_counters(&self, zone: Zone, place: u8, (counter, cmp, n): (Counter, Cmp, i32)) -> bool {
        cmp.holds(self.counters_on_place(zone, place, counter), n)
    }

    /// Changes the number of counters of a kind on a place, not below 0. The list is kept sorted, so that it does not
    /// matter how they came there.
    pub(crate) fn change_place_counters(&mut self, zone: Zone, place: u8, counter: Counter, by: i32) {
        let number = self.counters_on_place(zone, place, counter).saturating_add(by).clamp(0, u8::MAX.into()) as u8;
        self.place_counters.retain(|g| (g.zone, g.place, g.counter) != (zone, place, counter));
        if number > 0 {
            self.place_counters.push(PlaceCounters { zone, place, counter, count: number });
            self.place_counters.sort_unstable();
        }
    }
}
