//! Counters on places: they mean nothing by themselves, and texts may speak of them.

use crate::book::RuleBook;
use crate::cx::Glance;
use crate::filter::Cmp;
use crate::state::State;
use crate::words::*;
use serde::{Deserialize, Serialize};

/// Counters of a kind on a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Grounded {
    /// Of which zone.
    pub zone: Zone,
    /// Which place.
    pub place: u8,
    /// Which counters.
    pub counter: Counter,
    /// How many.
    pub number: u8,
}

impl State {
    /// How many counters of a kind lie on a place.
    pub fn on_place(&self, zone: Zone, place: u8, counter: Counter) -> i32 {
        let there = |g: &&Grounded| (g.zone, g.place, g.counter) == (zone, place, counter);
        self.ground.iter().find(there).map_or(0, |g| i32::from(g.number))
    }

    /// Whether a place has so many counters.
    pub(crate) fn ground_is(&self, zone: Zone, place: u8, (counter, cmp, n): (Counter, Cmp, i32)) -> bool {
        cmp.holds(self.on_place(zone, place, counter), n)
    }

    /// Changes how many counters of a kind lie on a place, not below 0. They are kept in order, so that it does not
    /// matter how they came there.
    pub(crate) fn change_ground(&mut self, zone: Zone, place: u8, counter: Counter, by: i32) {
        let number = self.on_place(zone, place, counter).saturating_add(by).clamp(0, u8::MAX.into()) as u8;
        self.ground.retain(|g| (g.zone, g.place, g.counter) != (zone, place, counter));
        if number > 0 {
            self.ground.push(Grounded { zone, place, counter, number });
            self.ground.sort_unstable();
        }
    }
}

impl<B: RuleBook> Glance<'_, B> {
    /// The counters on the places of a zone, as a player counts the places: where, which and how many.
    pub(crate) fn view_ground(&self, seat: Seat, zone: Zone) -> Vec<(u8, String, u8)> {
        let spec = &B::ZONES[zone.index()];
        let here = self.s.ground.iter().filter(|g| g.zone == zone);
        let name = |counter: Counter| self.pool.counters.get(counter.index()).cloned().unwrap_or_default();
        here.map(|g| (spec.seen_by(seat, g.place), name(g.counter), g.number)).collect()
    }
}
