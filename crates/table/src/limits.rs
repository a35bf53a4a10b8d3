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
    /// Pools and replays that are brought at once.
    pub uploads: usize,
    /// How long bringing one may take.
    pub uploading: Duration,
    /// Bytes of all pools and replays that are kept.
    pub kept: usize,
    /// Letters of a name.
    pub name: usize,
    /// Messages on one wire: so many at once, and so many in a second.
    pub wire: Rate,
    /// Requests from one address.
    pub address: Rate,
    /// Connections at once, in all; fewer if the system has fewer.
    pub connections: usize,
    /// Connections at once from one address.
    pub connections_of_address: usize,
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
    /// How long a wire, or any connection, may say nothing.
    pub silence: Duration,
    /// How long a connection may take to come to its first answer.
    pub first: Duration,
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
            uploads: 8,
            uploading: Duration::from_secs(60),
            kept: 2 << 30,
            name: 40,
            wire: Rate { burst: 60, per_second: 20 },
            address: Rate { burst: 200, per_second: 50 },
            connections: 5000,
            connections_of_address: 2000,
            wires: 4000,
            wires_of_address: 1000,
            rooms: 2000,
            spectators: 50,
            away: Duration::from_secs(90),
            empty: Duration::from_secs(180),
            thought: [Duration::from_millis(500), Duration::from_millis(1500)],
            silence: Duration::from_secs(40),
            first: Duration::from_secs(40),
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

    /// Takes one out. If there is none, it is taken from what is to come: after how long that will be there.
    pub fn take(&mut self) -> Option<Duration> {
        self.fill();
        self.held -= 1.0;
        (self.held < 0.0).then(|| Duration::from_secs_f64(-self.held / f64::from(self.rate.per_second)))
    }

    /// Takes one out, if there is one.
    pub fn take_now(&mut self) -> bool {
        self.fill();
        let some = self.held >= 1.0;
        if some {
            self.held -= 1.0;
        }
        some
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let filled = self.held + (now - self.at).as_secs_f64() * f64::from(self.rate.per_second);
        self.held = filled.min(f64::from(self.rate.burst));
        self.at = now;
    }

    /// Whether it is full by now, so that it says nothing any more.
    pub fn is_full(&self) -> bool {
        let filled = self.held + self.at.elapsed().as_secs_f64() * f64::from(self.rate.per_second);
        filled >= f64::from(self.rate.burst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_takes_more_than_there_is_waits_for_it() {
        let mut bucket = Bucket::new(Rate { burst: 2, per_second: 1 });
        assert_eq!([bucket.take(), bucket.take()], [None, None]);
        let waits = [bucket.take(), bucket.take()].map(|wait| wait.expect("nothing is there").as_secs_f64().round());
        assert_eq!(waits, [1.0, 2.0]);
        assert!(!bucket.take_now());
    }
}
