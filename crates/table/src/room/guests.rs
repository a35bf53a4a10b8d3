//! The connections to a duel: players, spectators, and how long a player has been away.

use crate::scene::SpectatorLog;
use crate::wire::{Presence, ServerMessage};
use duel::ids::Seat;
use duel::observe::language::Language;
use duel::observe::view::Viewer;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// The number of a connection.
pub type ConnectionId = u64;

/// A connected player or spectator.
pub struct Guest {
    /// The number of the connection.
    pub connection: ConnectionId,
    /// The viewer's scenes and log.
    pub spectator_log: SpectatorLog,
    /// The token by which the seat was taken.
    pub token: Option<String>,
    /// The last `standing` message, with the times of running clocks left out.
    last_presence: Option<Presence>,
    outbox: mpsc::Sender<ServerMessage>,
    /// The number of messages sent.
    sent: usize,
    /// The connection is gone, or cannot keep up.
    lost: bool,
}

impl Guest {
    /// Sends a message. A connection that cannot take it is dropped later, so that nobody waits for a message that was
    /// lost.
    pub fn send(&mut self, message: ServerMessage) {
        self.sent += 1;
        self.lost |= self.outbox.try_send(message).is_err();
    }

    /// The number of messages sent.
    pub const fn sent_count(&self) -> usize {
        self.sent
    }

    /// Returns true if this was the last presence sent; the time of a running clock does not count. Notes it as sent.
    pub fn has_sent_presence(&mut self, standing: &Presence) -> bool {
        let mut still = standing.clone();
        still.waits_ms = still.waits_ms.map(|_| 0);
        for player in &mut still.players {
            player.left_ms = player.left_ms.filter(|_| !player.running);
        }
        self.last_presence.replace(still.clone()) == Some(still)
    }

    /// Has the presence sent again, since a clock was set.
    pub fn resend_presence(&mut self) {
        self.last_presence = None;
    }

    /// The seat, if this is a player.
    pub fn seat(&self) -> Option<Seat> {
        match self.spectator_log.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        }
    }
}

/// All connected players and spectators.
#[derive(Default)]
pub struct Guests {
    guests: Vec<Guest>,
    last_connection: ConnectionId,
}

impl Guests {
    /// Adds a connection. Returns its number and the previous connection of the seat, which is removed.
    pub fn add(
        &mut self,
        key: Option<(Seat, String)>,
        language: Language,
        out: mpsc::Sender<ServerMessage>,
    ) -> (ConnectionId, Option<Guest>) {
        let (seat, token) = key.unzip();
        let before = seat.and_then(|seat| self.guests.iter().position(|guest| guest.seat() == Some(seat)));
        let before = before.map(|at| self.guests.swap_remove(at));
        self.last_connection += 1;
        let mut stage = SpectatorLog::new(seat.map_or(Viewer::Spectator, Viewer::Seat));
        stage.set_language(language);
        self.guests.push(Guest {
            connection: self.last_connection,
            spectator_log: stage,
            token,
            last_presence: None,
            outbox: out,
            sent: 0,
            lost: false,
        });
        (self.last_connection, before)
    }

    /// Removes a connection.
    pub fn remove(&mut self, connection: ConnectionId) {
        self.guests.retain(|guest| guest.connection != connection);
    }

    /// Removes connections that cannot be reached.
    pub fn drop_lost(&mut self) {
        self.guests.retain(|guest| !guest.lost);
    }

    /// The guest of a connection.
    pub fn find(&mut self, connection: ConnectionId) -> Option<&mut Guest> {
        self.guests.iter_mut().find(|guest| guest.connection == connection)
    }

    /// All guests.
    pub fn all(&mut self) -> &mut Vec<Guest> {
        &mut self.guests
    }

    /// The player of this seat is connected.
    pub fn has_player(&self, seat: Seat) -> bool {
        self.guests.iter().any(|guest| guest.seat() == Some(seat))
    }

    /// The number of spectators.
    pub fn spectator_count(&self) -> usize {
        self.guests.iter().filter(|guest| guest.seat().is_none()).count()
    }

    /// Nobody is connected.
    pub fn is_empty(&self) -> bool {
        self.guests.is_empty()
    }
}

/// The time players have been away while the other waited.
#[derive(Clone, Debug)]
pub struct Absence {
    budget: Duration,
    /// The time each player was away.
    away: [Duration; 2],
    waiting: Option<(Seat, Instant)>,
}

impl Absence {
    /// Players may be away for `budget`, and have been for these milliseconds.
    pub fn new(budget: Duration, away_ms: [u64; 2]) -> Self {
        Self { budget, away: away_ms.map(Duration::from_millis), waiting: None }
    }

    /// Starts to wait for this player, or stops waiting.
    pub fn wait_for(&mut self, seat: Option<Seat>, now: Instant) {
        if self.waiting.map(|(seat, _)| seat) != seat {
            self.count(now);
            self.waiting = seat.map(|seat| (seat, now));
        }
    }

    /// Adds the time waited until now.
    pub fn count(&mut self, now: Instant) {
        if let Some((seat, since)) = &mut self.waiting {
            self.away[seat.index()] += now - *since;
            *since = now;
        }
    }

    /// The milliseconds each player was away when last counted.
    pub fn away_ms(&self) -> [u64; 2] {
        self.away.map(|away| away.as_millis() as u64)
    }

    /// The player who is waited for, and the moment from which the duel can be claimed.
    pub fn waiting(&self) -> Option<(Seat, Instant)> {
        self.waiting.map(|(seat, since)| (seat, since + self.budget.saturating_sub(self.away[seat.index()])))
    }
}
