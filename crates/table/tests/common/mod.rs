//! A real server on a free port, and seats that play by themselves.

#![allow(dead_code, reason = "each file of tests uses a part of it")]

use duel::state::rng::Rng;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use table::client::{SeatClient, post};
use table::{Limits, Server, Settings};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that runs.
pub struct Table {
    pub address: SocketAddr,
    pub database: PathBuf,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// Limits under which scripts need not wait.
pub fn quick() -> Limits {
    Limits {
        thinking_time: [Duration::ZERO; 2],
        message_rate: table::Rate { burst: 100_000, per_second: 100_000 },
        request_rate: table::Rate { burst: 100_000, per_second: 100_000 },
        ..Limits::default()
    }
}

/// A file for a database that nobody else uses.
pub fn database(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("shobu-table-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder.join("table.sqlite")
}

impl Table {
    pub async fn open(name: &str, limits: Limits) -> Self {
        Self::open_at(database(name), limits).await
    }

    pub async fn open_at(database: PathBuf, limits: Limits) -> Self {
        let settings = Settings { database: database.clone(), limits, ..Settings::default() };
        let server = Server::bind(settings).await.expect("a free port");
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let run = async move {
            server.run(async move { drop(stopped.await) }).await.expect("it serves");
        };
        Self { address, database, stop, task: tokio::spawn(run) }
    }

    /// Stops it; its database stays.
    pub async fn close(self) -> PathBuf {
        let _ = self.stop.send(());
        let _ = tokio::time::timeout(Duration::from_secs(5), self.task).await;
        self.database
    }

    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        post(self.address, path, &body).await.expect("an answer")
    }

    /// A new duel against the computer.
    pub async fn against_computer(&self, game: &str, player: &str) -> Seat {
        let (status, seated) =
            self.post("/api/duels", new_duel(game, json!({ "computer": { "player": player, "deck": "any" } }))).await;
        assert_eq!(status, 200, "{seated}");
        Seat::of(&seated)
    }

    /// A new duel between two people.
    pub async fn between_people(&self, game: &str, clock: Value) -> [Seat; 2] {
        let mut new = new_duel(game, json!({ "person": { "open": true } }));
        new["clock"] = clock;
        let (status, seated) = self.post("/api/duels", new).await;
        assert_eq!(status, 200, "{seated}");
        let first = Seat::of(&seated);
        let join = json!({ "invitation": null, "name": "Second", "deck": "any" });
        let (status, seated) = self.post(&format!("/api/duels/{}/join", first.duel), join).await;
        assert_eq!(status, 200, "{seated}");
        [first, Seat::of(&seated)]
    }

    /// The same with both there, and asked everything.
    pub async fn seated(&self, game: &str, clock: Value) -> ([Seat; 2], [SeatClient; 2]) {
        let seats = self.between_people(game, clock).await;
        let mut wires = [self.sit(&seats[0]).await, self.sit(&seats[1]).await];
        for wire in &mut wires {
            ask_everything(wire).await;
        }
        (seats, wires)
    }

    pub async fn sit(&self, seat: &Seat) -> SeatClient {
        SeatClient::sit(self.address, &seat.duel, Some(&seat.token)).await.expect("a wire")
    }
}

pub fn new_duel(game: &str, opponent: Value) -> Value {
    json!({
        "game": game, "format": null, "pool": null, "name": "First", "deck": "any",
        "opponent": opponent, "seat": 0, "clock": null, "seed": null,
    })
}

/// A seat and its token.
#[derive(Clone, Debug)]
pub struct Seat {
    pub duel: String,
    pub token: String,
}

impl Seat {
    pub fn of(seated: &Value) -> Self {
        let text = |name: &str| seated[name].as_str().unwrap_or_else(|| panic!("{seated}")).to_owned();
        Self { duel: text("duel"), token: text("token") }
    }
}

/// Has every question asked.
pub async fn ask_everything(wire: &mut SeatClient) {
    let never = json!({ "say": "passing", "on": false, "own_stops": [], "their_stops": [], "until_something": false });
    wire.send(never).await.expect("a wire");
    hear_all(wire).await;
}

/// Hears everything that was told until now.
pub async fn hear_all(wire: &mut SeatClient) {
    wire.send(json!({ "say": "ping" })).await.expect("a wire");
    wire.receive_kind("pong").await.expect("an answer");
}

/// Who is asked something, once both have heard everything; nobody if the duel is over.
pub async fn asked(wires: &mut [SeatClient; 2]) -> Option<usize> {
    loop {
        for wire in wires.iter_mut() {
            hear_all(wire).await;
        }
        if wires[0].scene["number"] != wires[1].scene["number"] {
            continue;
        }
        if wires[0].is_over() {
            return None;
        }
        // The server may be about to answer.
        if let Some(asked) = wires.iter().position(|wire| wire.option_count() > 0) {
            return Some(asked);
        }
    }
}

/// Answers until the duel is over, or so many answers were given; how many there were.
pub async fn play(wire: &mut SeatClient, seed: u64, most: usize) -> usize {
    let mut rng = Rng::new(seed);
    let mut answers = 0;
    while !wire.is_over() && answers < most {
        if wire.option_count() > 0 {
            wire.pick(rng.below(wire.option_count())).await.expect("a wire");
            answers += 1;
            wire.scene = Value::Null;
        }
        let told = wire.receive().await.expect("a message");
        assert_ne!(told["tell"], "refused", "{told}");
    }
    answers
}
