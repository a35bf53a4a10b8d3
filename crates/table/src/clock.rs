//! The clocks of the two players.
//!
//! The first moment of every answer is free, as long as the server may take to pass for a player. So neither a running
//! clock nor one that stands tells if the server has passed, which would show what the player could have done.

use crate::wire;
use duel::ids::Seat;
use std::time::Duration;
use tokio::time::Instant;

/// The time each player has left, and the clock that runs.
#[derive(Clone, Debug)]
pub struct Clocks {
    left: [Option<Duration>; 2],
    increment: Duration,
    free_per_answer: Duration,
    /// The player whose answer is awaited, and the rest of the free time for it.
    awaited: Option<(Seat, Duration)>,
    running: Option<(Seat, Instant)>,
}

impl Clocks {
    /// Stopped clocks, with this free time for every answer. Without a clock, nobody has a time limit.
    pub fn new(clock: Option<wire::Clock>, left_ms: [Option<u64>; 2], free: Duration) -> Self {
        let increment = clock.map_or(0, |clock| clock.increment);
        Self {
            left: left_ms.map(|left| left.filter(|_| clock.is_some()).map(Duration::from_millis)),
            increment: Duration::from_secs(increment.into()),
            free_per_answer: free,
            awaited: None,
            running: None,
        }
    }

    /// Runs this player's clock, or none. A player who disconnects and comes back gets no new free time for the same
    /// answer.
    pub fn run_for(&mut self, seat: Option<Seat>, now: Instant) {
        if let Some((seat, since)) = self.running.take() {
            let (free, took) = (self.free_time(seat), now - since);
            self.awaited = Some((seat, free.saturating_sub(took)));
            if let Some(left) = &mut self.left[seat.index()] {
                *left = left.saturating_sub(took.saturating_sub(free));
            }
        }
        self.running = seat.filter(|seat| self.left[seat.index()].is_some()).map(|seat| (seat, now));
    }

    /// Gives the next question its own free time.
    pub const fn grant_free_time(&mut self) {
        self.awaited = None;
    }

    /// The free time left for a player's answer at the moment the clock starts to run.
    fn free_time(&self, seat: Seat) -> Duration {
        self.awaited.filter(|(awaited, _)| *awaited == seat).map_or(self.free_per_answer, |(_, free)| free)
    }

    /// Adds the increment to a player's clock.
    pub fn add_increment(&mut self, seat: Seat) {
        if let Some(left) = &mut self.left[seat.index()] {
            *left += self.increment;
        }
    }

    /// The time a player has left.
    pub fn left(&self, seat: Seat, now: Instant) -> Option<Duration> {
        let left = self.left[seat.index()]?;
        Some(match self.running {
            Some((runs, since)) if runs == seat => {
                left.saturating_sub((now - since).saturating_sub(self.free_time(seat)))
            }
            _ => left,
        })
    }

    /// The milliseconds both players have left.
    pub fn left_ms(&self, now: Instant) -> [Option<u64>; 2] {
        Seat::BOTH.map(|seat| self.left(seat, now).map(|left| left.as_millis() as u64))
    }

    /// The player whose clock runs.
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|(seat, _)| seat)
    }

    /// The player whose clock runs, and the moment it runs out.
    pub fn runs_out_at(&self) -> Option<(Seat, Instant)> {
        let (seat, since) = self.running?;
        Some((seat, since + self.free_time(seat) + self.left[seat.index()]?))
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
            clocks.run_for(Some(Seat::FIRST), start);
            clocks.run_for(None, start + Duration::from_millis(taken));
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
        clocks.run_for(Some(Seat::SECOND), start);
        assert_eq!(clocks.runs_out_at(), Some((Seat::SECOND, start + Duration::from_millis(1500))));
        assert_eq!(clocks.left(Seat::SECOND, start + Duration::from_millis(1500)), Some(Duration::ZERO));
    }
}
