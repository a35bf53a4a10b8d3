//! The clocks of two players.
//!
//! The first moment of every answer is free, as long as the server takes to pass for a player: neither the clock nor its
//! standing still tells who has passed, and so what a player could have done.

use crate::wire;
use duel::words::Seat;
use std::time::Duration;
use tokio::time::Instant;

/// What each player has left, and whose clock runs.
#[derive(Clone, Debug)]
pub struct Clocks {
    left: [Option<Duration>; 2],
    increment: Duration,
    free: Duration,
    /// Whose answer is awaited, and how much of the time that is free for it is left.
    awaited: Option<(Seat, Duration)>,
    running: Option<(Seat, Instant)>,
}

impl Clocks {
    /// Clocks that stand, with so much time free for every answer. Without a clock nobody has anything to lose.
    pub fn new(clock: Option<wire::Clock>, left_ms: [Option<u64>; 2], free: Duration) -> Self {
        let increment = clock.map_or(0, |clock| clock.increment);
        Self {
            left: left_ms.map(|left| left.filter(|_| clock.is_some()).map(Duration::from_millis)),
            increment: Duration::from_secs(increment.into()),
            free,
            awaited: None,
            running: None,
        }
    }

    /// From now on this player's clock runs, or none. Whoever goes and comes back has no more time free for the same answer.
    pub fn run(&mut self, seat: Option<Seat>, now: Instant) {
        if let Some((seat, since)) = self.running.take() {
            let (free, took) = (self.free(seat), now - since);
            self.awaited = Some((seat, free.saturating_sub(took)));
            if let Some(left) = &mut self.left[seat.index()] {
                *left = left.saturating_sub(took.saturating_sub(free));
            }
        }
        self.running = seat.filter(|seat| self.left[seat.index()].is_some()).map(|seat| (seat, now));
    }

    /// Something was answered: what is asked next has its own free time.
    pub const fn ask_anew(&mut self) {
        self.awaited = None;
    }

    /// How much time is still free for the answer of a player when the clock begins to run.
    fn free(&self, seat: Seat) -> Duration {
        self.awaited.filter(|(awaited, _)| *awaited == seat).map_or(self.free, |(_, free)| free)
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
            Some((runs, since)) if runs == seat => left.saturating_sub((now - since).saturating_sub(self.free(seat))),
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
        Some((seat, since + self.free(seat) + self.left[seat.index()]?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_server_passes_costs_what_a_quick_pass_costs() {
        let free = Duration::from_millis(1500);
        let clock = wire::Clock { seconds: 60, increment: 5 };
        let start = Instant::now();
        let after = |taken: u64| {
            let mut clocks = Clocks::new(Some(clock), [Some(60_000); 2], free);
            clocks.run(Some(Seat::FIRST), start);
            clocks.run(None, start + Duration::from_millis(taken));
            clocks.left_ms(start)[0]
        };
        assert_eq!(
            [after(0), after(600), after(1500), after(2500)],
            [Some(60_000), Some(60_000), Some(60_000), Some(59_000)]
        );
    }

    #[test]
    fn a_clock_runs_out_after_all_that_is_left_and_what_is_free() {
        let clock = wire::Clock { seconds: 1, increment: 0 };
        let mut clocks = Clocks::new(Some(clock), [Some(1000); 2], Duration::from_millis(500));
        let start = Instant::now();
        clocks.run(Some(Seat::SECOND), start);
        assert_eq!(clocks.runs_out(), Some((Seat::SECOND, start + Duration::from_millis(1500))));
        assert_eq!(clocks.left(Seat::SECOND, start + Duration::from_millis(1500)), Some(Duration::ZERO));
    }
}
