//! Limits on sizes, numbers and times.

use std::time::Duration;
use tokio::time::Instant;

/// The limits of a server.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a message on a WebSocket.
    pub message_bytes: usize,
    /// Bytes of the body of a request.
    pub body_bytes: usize,
    /// Bytes of an uploaded pool or replay.
    pub upload_bytes: usize,
    /// Pools and replays uploaded at once.
    pub concurrent_uploads: usize,
    /// The longest an upload may take.
    pub upload_timeout: Duration,
    /// Bytes of all stored pools and replays together.
    pub stored_bytes: usize,
    /// Letters of a name.
    pub name_length: usize,
    /// Messages on one WebSocket.
    pub message_rate: Rate,
    /// Requests from one address.
    pub request_rate: Rate,
    /// Connections at once, in all; fewer if the system allows fewer.
    pub connections: usize,
    /// Connections at once from one address.
    pub connections_per_address: usize,
    /// WebSockets at once, in all.
    pub wires: usize,
    /// WebSockets at once from one address.
    pub wires_per_address: usize,
    /// Duels in memory at once.
    pub rooms: usize,
    /// Spectators of one duel.
    pub spectators: usize,
    /// The time a player may be away during a duel, in all, before the opponent may claim it.
    pub absence_budget: Duration,
    /// The time a duel stays in memory when nobody is connected to it.
    pub empty_room_timeout: Duration,
    /// The shortest and longest time the server waits before it answers for a player in a duel between people.
    pub thinking_time: [Duration; 2],
    /// The time a connection may be silent.
    pub silence_timeout: Duration,
    /// The time a connection may take until its first answer.
    pub first_answer_timeout: Duration,
}

/// A rate limit.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// The number allowed at once.
    pub burst: u32,
    /// The number allowed per second in the long run.
    pub per_second: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            message_bytes: 16 << 10,
            body_bytes: 256 << 10,
            upload_bytes: 16 << 20,
            concurrent_uploads: 8,
            upload_timeout: Duration::from_secs(60),
            stored_bytes: 2 << 30,
            name_length: 40,
            message_rate: Rate { burst: 60, per_second: 20 },
            request_rate: Rate { burst: 200, per_second: 50 },
            connections: 5000,
            connections_per_address: 2000,
            wires: 4000,
            wires_per_address: 1000,
            rooms: 2000,
            spectators: 50,
            absence_budget: Duration::from_secs(90),
            empty_room_timeout: Duration::from_secs(180),
            thinking_time: [Duration::from_millis(500), Duration::from_millis(1500)],
            silence_timeout: Duration::from_secs(40),
            first_answer_timeout: Duration::from_secs(40),
        }
    }
}

/// A token bucket: it fills at a rate, and each message takes one token.
#[derive(Clone, Debug)]
pub struct Bucket {
    rate: Rate,
    held: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new(rate: Rate) -> Self {
        Self { rate, held: f64::from(rate.burst), at: Instant::now() }
    }

    /// Takes a token. If there is none, it is borrowed, and the time until it is there is returned.
    pub fn take(&mut self) -> Option<Duration> {
        self.fill();
        self.held -= 1.0;
        (self.held < 0.0).then(|| Duration::from_secs_f64(-self.held / f64::from(self.rate.per_second)))
    }

    /// Takes a token, if there is one. Returns true if there was.
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

    /// The bucket is full by now, so that it need not be remembered.
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
