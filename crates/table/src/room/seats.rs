//! Who is at the table of a duel: players, those who watch, and how long a player has been away.

use crate::scene::Stage;
use crate::wire::{Standing, Told};
use duel::language::Language;
use duel::view::Eye;
use duel::words::Seat;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// The number of a connection.
pub type Line = u64;

/// Someone who is connected.
pub struct Guest {
    /// The number of the connection.
    pub line: Line,
    /// What was seen.
    pub stage: Stage,
    /// The token with which the seat was taken.
    pub token: Option<String>,
    /// What was last told of how the players are.
    standing: Option<Standing>,
    out: mpsc::Sender<Told>,
    /// How many things were told.
    told: usize,
    /// Whether the connection is gone, or does not keep up.
    lost: bool,
}

impl Guest {
    /// Tells something. Whoever cannot be told is let go of: nobody is to wait for what never comes.
    pub fn tell(&mut self, told: Told) {
        self.told += 1;
        self.lost |= self.out.try_send(told).is_err();
    }

    /// How many things were told.
    pub const fn told(&self) -> usize {
        self.told
    }

    /// Whether this was told already; clocks that run on say nothing new. From now on it was.
    pub fn is_told(&mut self, standing: &Standing) -> bool {
        let mut still = standing.clone();
        still.waits_ms = still.waits_ms.map(|_| 0);
        for player in &mut still.players {
            player.left_ms = player.left_ms.filter(|_| !player.running);
        }
        self.standing.replace(still.clone()) == Some(still)
    }

    /// A clock was set: how the players are is told again.
    pub fn tell_again(&mut self) {
        self.standing = None;
    }

    /// The seat of a player.
    pub fn seat(&self) -> Option<Seat> {
        match self.stage.eye() {
            Eye::Seat(seat) => Some(seat),
            Eye::Spectator | Eye::Judge => None,
        }
    }
}

/// Everyone who is connected.
#[derive(Default)]
pub struct Seats {
    guests: Vec<Guest>,
    lines: Line,
}

impl Seats {
    /// Someone comes; whoever was on that seat before is returned, and is gone.
    pub fn add(
        &mut self,
        key: Option<(Seat, String)>,
        language: Language,
        out: mpsc::Sender<Told>,
    ) -> (Line, Option<Guest>) {
        let (seat, token) = key.unzip();
        let before = seat.and_then(|seat| self.guests.iter().position(|guest| guest.seat() == Some(seat)));
        let before = before.map(|at| self.guests.swap_remove(at));
        self.lines += 1;
        let mut stage = Stage::new(seat.map_or(Eye::Spectator, Eye::Seat));
        stage.read_in(language);
        self.guests.push(Guest { line: self.lines, stage, token, standing: None, out, told: 0, lost: false });
        (self.lines, before)
    }

    /// Someone goes.
    pub fn remove(&mut self, line: Line) {
        self.guests.retain(|guest| guest.line != line);
    }

    /// Lets go of those who cannot be told anything.
    pub fn let_go(&mut self) {
        self.guests.retain(|guest| !guest.lost);
    }

    /// The one of a connection.
    pub fn find(&mut self, line: Line) -> Option<&mut Guest> {
        self.guests.iter_mut().find(|guest| guest.line == line)
    }

    /// Everyone.
    pub fn all(&mut self) -> &mut Vec<Guest> {
        &mut self.guests
    }

    /// Whether a player is there.
    pub fn has(&self, seat: Seat) -> bool {
        self.guests.iter().any(|guest| guest.seat() == Some(seat))
    }

    /// How many watch.
    pub fn watching(&self) -> usize {
        self.guests.iter().filter(|guest| guest.seat().is_none()).count()
    }

    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.guests.is_empty()
    }
}

/// How long players have been away while the other waited.
#[derive(Clone, Debug)]
pub struct Absence {
    budget: Duration,
    /// For how long each was away.
    away: [Duration; 2],
    waiting: Option<(Seat, Instant)>,
}

impl Absence {
    /// Players may be away for so long, and have been for so many milliseconds.
    pub fn new(budget: Duration, away_ms: [u64; 2]) -> Self {
        Self { budget, away: away_ms.map(Duration::from_millis), waiting: None }
    }

    /// From now on the other waits for this player, or nobody waits.
    pub fn wait_for(&mut self, seat: Option<Seat>, now: Instant) {
        if self.waiting.map(|(seat, _)| seat) != seat {
            self.count(now);
            self.waiting = seat.map(|seat| (seat, now));
        }
    }

    /// Counts what was waited until now.
    pub fn count(&mut self, now: Instant) {
        if let Some((seat, since)) = &mut self.waiting {
            self.away[seat.index()] += now - *since;
            *since = now;
        }
    }

    /// For how many milliseconds each was away when that was last counted.
    pub fn away_ms(&self) -> [u64; 2] {
        self.away.map(|away| away.as_millis() as u64)
    }

    /// For whom the other waits, and until when the duel cannot be claimed.
    pub fn waiting(&self) -> Option<(Seat, Instant)> {
        self.waiting.map(|(seat, since)| (seat, since + self.budget.saturating_sub(self.away[seat.index()])))
    }
}
