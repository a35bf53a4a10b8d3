//! The clocks of two players.

use crate::wire;
use duel::words::Seat;
use std::time::Duration;
use tokio::time::Instant;

/// What each player has left, and whose clock runs.
#[derive(Clone, Debug)]
pub struct Clocks {
    left: [Option<Duration>; 2],
    increment: Duration,
    running: Option<(Seat, Instant)>,
}

impl Clocks {
    /// Clocks that stand. Without a clock nobody has anything to lose.
    pub fn new(clock: Option<wire::Clock>, left_ms: [Option<u64>; 2]) -> Self {
        let increment = clock.map_or(0, |clock| clock.increment);
        Self {
            left: left_ms.map(|left| left.filter(|_| clock.is_some()).map(Duration::from_millis)),
            increment: Duration::from_secs(increment.into()),
            running: None,
        }
    }

    /// From now on this player's clock runs, or none.
    pub fn run(&mut self, seat: Option<Seat>, now: Instant) {
        if let Some((seat, since)) = self.running.take()
            && let Some(left) = &mut self.left[seat.index()]
        {
            *left = left.saturating_sub(now - since);
        }
        self.running = seat.filter(|seat| self.left[seat.index()].is_some()).map(|seat| (seat, now));
    }

    /// A player has answered, and gets something back for it.
    pub fn answered(&mut self, seat: Seat) {
        if let Some(left) = &mut self.left[seat.index()] {
            *left += self.increment;
        }
    }

    /// What a player has left.
    pub fn left(&self, seat: Seat, now: Instant) -> Option<Duration> {
        let left = self.left[seat.index()]?;
        Some(match self.running {
            Some((runs, since)) if runs == seat => left.saturating_sub(now - since),
            _ => left,
        })
    }

    /// The same of both, in milliseconds.
    pub fn left_ms(&self, now: Instant) -> [Option<u64>; 2] {
        Seat::BOTH.map(|seat| self.left(seat, now).map(|left| left.as_millis() as u64))
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|(seat, _)| seat)
    }

    /// When the running clock runs out, and whose.
    pub fn runs_out(&self) -> Option<(Seat, Instant)> {
        let (seat, since) = self.running?;
        Some((seat, since + self.left[seat.index()]?))
    }
}
