//! Who is connected from where, and how often an address asks.

use crate::limits::{Bucket, Limits, Rate};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// When so many addresses are remembered, those are forgotten that have asked for nothing lately.
const REMEMBERED: usize = 4096;

/// Everyone who is connected.
pub struct Guests {
    rate: Rate,
    most: usize,
    most_of_address: usize,
    known: Arc<Mutex<Known>>,
}

#[derive(Default)]
struct Known {
    asks: HashMap<IpAddr, Bucket>,
    wires: HashMap<IpAddr, usize>,
    all: usize,
}

/// A place among the connected, free again when it is dropped.
pub struct Place {
    known: Arc<Mutex<Known>>,
    address: IpAddr,
}

fn lock(known: &Mutex<Known>) -> MutexGuard<'_, Known> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Guests {
    /// Nobody yet.
    pub fn new(limits: &Limits) -> Self {
        let (most, most_of_address) = (limits.wires, limits.wires_of_address);
        Self { rate: limits.address, most, most_of_address, known: Arc::default() }
    }

    /// Whether an address may ask for something now.
    pub fn admits(&self, address: IpAddr) -> bool {
        let mut known = lock(&self.known);
        if known.asks.len() >= REMEMBERED {
            known.asks.retain(|_, bucket| !bucket.is_full());
        }
        known.asks.entry(address).or_insert_with(|| Bucket::new(self.rate)).take()
    }

    /// A place for another connection from an address, unless there are too many.
    pub fn connect(&self, address: IpAddr) -> Option<Place> {
        let mut known = lock(&self.known);
        let of_address = known.wires.get(&address).copied().unwrap_or(0);
        if known.all >= self.most || of_address >= self.most_of_address {
            return None;
        }
        known.all += 1;
        known.wires.insert(address, of_address + 1);
        Some(Place { known: Arc::clone(&self.known), address })
    }

    /// How many are connected.
    pub fn wires(&self) -> usize {
        lock(&self.known).all
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut known = lock(&self.known);
        known.all -= 1;
        if let Some(wires) = known.wires.get_mut(&self.address) {
            *wires -= 1;
            if *wires == 0 {
                known.wires.remove(&self.address);
            }
        }
    }
}
