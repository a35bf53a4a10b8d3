//! Who is connected from where, and how often an address asks.

use crate::limits::{Bucket, Limits, Rate};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// When so many addresses are remembered, those are forgotten that have asked for nothing lately.
const REMEMBERED: usize = 4096;
/// How many files the server needs besides its connections.
const OTHER_FILES: usize = 64;

/// Everyone who is connected.
pub struct Guests {
    rate: Rate,
    asks: Mutex<HashMap<IpAddr, Bucket>>,
    connections: Arc<Places>,
    wires: Arc<Places>,
}

/// Places that are taken, by address.
struct Places {
    most: usize,
    most_of_address: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    of_address: HashMap<IpAddr, usize>,
    all: usize,
}

/// A place among the connected, free again when it is dropped.
pub struct Place {
    among: Arc<Places>,
    address: IpAddr,
}

fn lock<T>(known: &Mutex<T>) -> MutexGuard<'_, T> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Who an address stands for: whoever has one of the sixth version has all that begin like it.
fn of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(many) => Ipv6Addr::from_bits(many.to_bits() & (u128::MAX << 64)).into(),
        one => one,
    }
}

/// How many files the system lets this process open, where it tells.
fn files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    limits.lines().find_map(|line| line.strip_prefix("Max open files"))?.split_whitespace().next()?.parse().ok()
}

impl Places {
    fn new(most: usize, most_of_address: usize) -> Arc<Self> {
        Arc::new(Self { most, most_of_address, taken: Mutex::default() })
    }

    fn take(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let address = of(address);
        let mut taken = lock(&self.taken);
        let of_address = taken.of_address.get(&address).copied().unwrap_or(0);
        if taken.all >= self.most || of_address >= self.most_of_address {
            return None;
        }
        taken.all += 1;
        taken.of_address.insert(address, of_address + 1);
        Some(Place { among: Arc::clone(self), address })
    }
}

impl Guests {
    /// Nobody yet.
    pub fn new(limits: &Limits) -> Self {
        let most = files().map_or(usize::MAX, |files| files.saturating_sub(OTHER_FILES)).min(limits.connections);
        // However few there may be, no address has them all.
        let most_of_address = limits.connections_of_address.min(most - most / 4);
        Self {
            rate: limits.address,
            asks: Mutex::default(),
            connections: Places::new(most, most_of_address),
            wires: Places::new(limits.wires, limits.wires_of_address),
        }
    }

    /// Whether an address may ask for something now.
    pub fn admits(&self, address: IpAddr) -> bool {
        let mut asks = lock(&self.asks);
        if asks.len() >= REMEMBERED {
            asks.retain(|_, bucket| !bucket.is_full());
        }
        asks.entry(of(address)).or_insert_with(|| Bucket::new(self.rate)).take_now()
    }

    /// A place for another connection from an address, unless there are too many.
    pub fn enter(&self, address: IpAddr) -> Option<Place> {
        self.connections.take(address)
    }

    /// A place for another wire, unless there are too many.
    pub fn connect(&self, address: IpAddr) -> Option<Place> {
        self.wires.take(address)
    }

    /// How many wires there are.
    pub fn wires(&self) -> usize {
        lock(&self.wires.taken).all
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = lock(&self.among.taken);
        taken.all -= 1;
        if let Some(places) = taken.of_address.get_mut(&self.address) {
            *places -= 1;
            if *places == 0 {
                taken.of_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_places_and_leaves_some_to_others() {
        let limits = Limits { connections: 4, connections_of_address: 100, ..Limits::default() };
        let guests = Guests::new(&limits);
        let [one, same, other] = ["2001:db8::1", "2001:db8::2", "192.0.2.1"].map(|ip| ip.parse().expect("an address"));
        let mut places: Vec<Place> = (0..2).map(|_| guests.enter(one).expect("a place")).collect();
        places.push(guests.enter(same).expect("a place"));
        assert!(guests.enter(one).is_none(), "two addresses of one network are one");
        places.push(guests.enter(other).expect("the last place"));
        assert!(guests.enter(other).is_none());
        places.clear();
        assert!(guests.enter(other).is_some());
    }
}
