//! Counts connections and requests by address.

use crate::limits::{Bucket, Limits, Rate};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The number of remembered addresses above which those with a full bucket are forgotten.
const REMEMBERED: usize = 4096;
/// The number of files the server needs besides its connections.
const OTHER_FILES: usize = 64;

/// The connections of a server, and the request rates of addresses.
pub struct ConnectionRegistry {
    rate: Rate,
    request_buckets: Mutex<HashMap<IpAddr, Bucket>>,
    connections: Arc<ConnectionSlots>,
    wires: Arc<ConnectionSlots>,
}

/// A limited number of slots, in all and for each address.
struct ConnectionSlots {
    most: usize,
    most_per_address: usize,
    taken: Mutex<TakenSlots>,
}

#[derive(Default)]
struct TakenSlots {
    by_address: HashMap<IpAddr, usize>,
    all: usize,
}

/// A slot for a connection; it is free again when this is dropped.
pub struct ConnectionSlot {
    slots: Arc<ConnectionSlots>,
    address: IpAddr,
}

fn lock<T>(known: &Mutex<T>) -> MutexGuard<'_, T> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The network an address counts as: the address itself, or the first 64 bits of an IPv6 address.
fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(many) => Ipv6Addr::from_bits(many.to_bits() & (u128::MAX << 64)).into(),
        one => one,
    }
}

/// The number of files the system lets this process open, if it says.
fn max_open_files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    limits.lines().find_map(|line| line.strip_prefix("Max open files"))?.split_whitespace().next()?.parse().ok()
}

impl ConnectionSlots {
    fn new(most: usize, most_of_address: usize) -> Arc<Self> {
        Arc::new(Self { most, most_per_address: most_of_address, taken: Mutex::default() })
    }

    fn take(self: &Arc<Self>, address: IpAddr) -> Option<ConnectionSlot> {
        let address = network_of(address);
        let mut taken = lock(&self.taken);
        let of_address = taken.by_address.get(&address).copied().unwrap_or(0);
        if taken.all >= self.most || of_address >= self.most_per_address {
            return None;
        }
        taken.all += 1;
        taken.by_address.insert(address, of_address + 1);
        Some(ConnectionSlot { slots: Arc::clone(self), address })
    }
}

impl ConnectionRegistry {
    /// A registry without connections.
    pub fn new(limits: &Limits) -> Self {
        let most =
            max_open_files().map_or(usize::MAX, |files| files.saturating_sub(OTHER_FILES)).min(limits.connections);
        // However few connections are allowed, no address gets them all.
        let most_of_address = limits.connections_per_address.min(most - most / 4);
        Self {
            rate: limits.request_rate,
            request_buckets: Mutex::default(),
            connections: ConnectionSlots::new(most, most_of_address),
            wires: ConnectionSlots::new(limits.wires, limits.wires_per_address),
        }
    }

    /// Returns true if an address may send a request now, and counts it.
    pub fn may_request(&self, address: IpAddr) -> bool {
        let mut asks = lock(&self.request_buckets);
        if asks.len() >= REMEMBERED {
            asks.retain(|_, bucket| !bucket.is_full());
        }
        asks.entry(network_of(address)).or_insert_with(|| Bucket::new(self.rate)).take_now()
    }

    /// A slot for a connection from an address, unless there are too many.
    pub fn take_connection(&self, address: IpAddr) -> Option<ConnectionSlot> {
        self.connections.take(address)
    }

    /// A slot for a WebSocket from an address, unless there are too many.
    pub fn take_wire(&self, address: IpAddr) -> Option<ConnectionSlot> {
        self.wires.take(address)
    }

    /// The number of open WebSockets.
    pub fn wire_count(&self) -> usize {
        lock(&self.wires.taken).all
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        let mut taken = lock(&self.slots.taken);
        taken.all -= 1;
        if let Some(places) = taken.by_address.get_mut(&self.address) {
            *places -= 1;
            if *places == 0 {
                taken.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_places_and_leaves_some_to_others() {
        let limits = Limits { connections: 4, connections_per_address: 100, ..Limits::default() };
        let guests = ConnectionRegistry::new(&limits);
        let [one, same, other] = ["2001:db8::1", "2001:db8::2", "192.0.2.1"].map(|ip| ip.parse().expect("an address"));
        let mut places: Vec<ConnectionSlot> = (0..2).map(|_| guests.take_connection(one).expect("a place")).collect();
        places.push(guests.take_connection(same).expect("a place"));
        assert!(guests.take_connection(one).is_none(), "two addresses of one network are one");
        places.push(guests.take_connection(other).expect("the last place"));
        assert!(guests.take_connection(other).is_none());
        places.clear();
        assert!(guests.take_connection(other).is_some());
    }
}
