//! How much of anything the server takes.

use std::time::Duration;
use tokio::time::Instant;

/// The limits of a server, and how long it waits.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a message on the wire of a seat.
    pub message: usize,
    /// Bytes of the body of a request.
    pub body: usize,
    /// Bytes of a pool or a replay that is brought.
    pub upload: usize,
    /// Letters of a name.
    pub name: usize,
    /// Messages on one wire: so many at once, and so many in a second.
    pub wire: Rate,
    /// Requests from one address.
    pub address: Rate,
    /// Wires at once, in all.
    pub wires: usize,
    /// Wires at once from one address.
    pub wires_of_address: usize,
    /// Duels in memory at once.
    pub rooms: usize,
    /// Those who watch one duel.
    pub spectators: usize,
    /// How long a player may be away in a duel, all in all, before the other may claim it.
    pub away: Duration,
    /// How long a duel stays in memory when nobody is there.
    pub empty: Duration,
    /// How long a thought takes: the shortest and the longest.
    pub thought: [Duration; 2],
    /// How long a wire may say nothing.
    pub silence: Duration,
}

/// So many at once, and so many in a second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// In a second.
    pub per_second: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            message: 16 << 10,
            body: 256 << 10,
            upload: 16 << 20,
            name: 40,
            wire: Rate { burst: 60, per_second: 20 },
            address: Rate { burst: 200, per_second: 50 },
            wires: 4000,
            wires_of_address: 1000,
            rooms: 2000,
            spectators: 50,
            away: Duration::from_secs(90),
            empty: Duration::from_secs(180),
            thought: [Duration::from_millis(500), Duration::from_millis(1500)],
            silence: Duration::from_secs(120),
        }
    }
}

/// A bucket that fills at a rate and gives one for each message.
#[derive(Clone, Debug)]
pub struct Bucket {
    rate: Rate,
    held: f64,
    at: Instant,
}

impl Bucket {
    /// A full one.
    pub fn new(rate: Rate) -> Self {
        Self { rate, held: f64::from(rate.burst), at: Instant::now() }
    }

    /// Takes one out; false if there is none.
    pub fn take(&mut self) -> bool {
        let now = Instant::now();
        let filled = self.held + (now - self.at).as_secs_f64() * f64::from(self.rate.per_second);
        self.held = filled.min(f64::from(self.rate.burst));
        self.at = now;
        let some = self.held >= 1.0;
        if some {
            self.held -= 1.0;
        }
        some
    }

    /// Whether it is full by now, so that it says nothing any more.
    pub fn is_full(&self) -> bool {
        let filled = self.held + self.at.elapsed().as_secs_f64() * f64::from(self.rate.per_second);
        filled >= f64::from(self.rate.burst)
    }
}
