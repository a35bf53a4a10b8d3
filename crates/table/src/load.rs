//! Many duels at once between scripted seats, and how long the table takes to answer them.

use crate::client::{Wire, post};
use duel::dice::Dice;
use games::books::IDS;
use serde_json::{Value, json};
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

/// How far apart duels begin at first, so that the server takes their requests for those of one address.
const APART: Duration = Duration::from_millis(100);

/// How long a seat waits for the other beyond the other's thought: a duel that stands still for longer is lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// How much shorter thoughts are until duels are of all ages.
const HASTE: u32 = 10;

/// What is to be measured.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// How many duels are played at once; for each that ends another begins.
    pub duels: usize,
    /// For how long they are played in haste before anything is measured, so that they are of all ages.
    pub warms: Duration,
    /// For how long, after that.
    pub lasts: Duration,
    /// For how long a seat thinks at most before it answers.
    pub thinks: Duration,
    /// Where chance begins.
    pub seed: u64,
}

/// What was measured.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How long each answer took, in microseconds, from the shortest to the longest.
    pub answers: Vec<u32>,
    /// How many duels came to their end.
    pub finished: usize,
    /// How many did not go on.
    pub lost: usize,
}

impl Report {
    /// So many of a hundred answers took at most so long.
    pub fn percentile(&self, of_hundred: usize) -> Duration {
        let at = (self.answers.len() * of_hundred / 100).min(self.answers.len().saturating_sub(1));
        Duration::from_micros(self.answers.get(at).copied().unwrap_or(0).into())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let ms = |of_hundred| self.percentile(of_hundred).as_secs_f64() * 1000.0;
        write!(
            f,
            "answers {}, median {:.1} ms, 95th percentile {:.1} ms, 99th {:.1} ms; duels finished {}, lost {}",
            self.answers.len(),
            ms(50),
            ms(95),
            ms(99),
            self.finished,
            self.lost
        )
    }
}

/// Duels that are played.
struct Table {
    server: SocketAddr,
    load: Load,
    /// From when on it is measured.
    measured: Instant,
    report: Mutex<Report>,
}

/// Plays duels at a server. `ready` is called when measuring begins.
pub async fn run(server: SocketAddr, load: Load, ready: impl FnOnce()) -> Report {
    let measured = Instant::now() + APART * load.duels as u32 + load.warms;
    let end = measured + load.lasts;
    let table = Arc::new(Table { server, load, measured, report: Mutex::default() });
    let mut tasks = Vec::new();
    for at in 0..load.duels {
        let table = Arc::clone(&table);
        tasks.push(tokio::spawn(async move {
            let mut round = 0;
            while Instant::now() < end {
                let seed = load.seed ^ (at as u64) << 32 ^ round;
                // When the time is over, the duel goes on.
                let Ok(played) = timeout_at(end, table.duel(seed, at + round as usize)).await else { return };
                table.ended(played);
                round += 1;
            }
        }));
        sleep(APART).await;
    }
    sleep_until(measured).await;
    ready();
    for task in tasks {
        let _ = task.await;
    }
    let mut report = std::mem::take(&mut *table.report());
    report.answers.sort_unstable();
    report
}

impl Table {
    fn report(&self) -> MutexGuard<'_, Report> {
        self.report.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ended(&self, played: io::Result<()>) {
        match played {
            Ok(()) => self.report().finished += 1,
            Err(error) => {
                tracing::warn!(%error, "a duel is lost");
                self.report().lost += 1;
            }
        }
    }

    /// A whole duel between two seats.
    async fn duel(&self, seed: u64, game: usize) -> io::Result<()> {
        let new = json!({
            "game": IDS[game % IDS.len()], "format": null, "pool": null, "name": "First", "deck": "any",
            "opponent": { "person": { "open": true } }, "seat": null, "clock": null, "seed": null,
        });
        let first = ask(self.server, "/api/duels", &new).await?;
        let id = word(&first, "duel")?;
        let join = json!({ "invitation": null, "name": "Second", "deck": "any" });
        let second = ask(self.server, &format!("/api/duels/{id}/join"), &join).await?;
        tokio::try_join!(self.seat(&first, seed), self.seat(&second, !seed)).map(|_| ())
    }

    /// One seat's side of a duel: any option, after a moment of thought.
    async fn seat(&self, seated: &Value, seed: u64) -> io::Result<()> {
        let mut dice = Dice::new(seed);
        let mut wire = Wire::sit(self.server, word(seated, "duel")?, Some(word(seated, "token")?)).await?;
        let never =
            json!({ "say": "passing", "on": false, "own_stops": [], "their_stops": [], "until_something": false });
        wire.say(never).await?;
        wire.say(json!({ "say": "ping" })).await?;
        wire.hear_of("pong").await?;
        while !wire.is_over() {
            if wire.options() == 0 {
                wire.hear_for(self.load.thinks + PATIENCE).await?;
                continue;
            }
            let measures = Instant::now() >= self.measured;
            let thinks = if measures { self.load.thinks } else { self.load.thinks / HASTE };
            sleep(Duration::from_millis(dice.below(thinks.as_millis() as usize + 1) as u64)).await;
            wire.pick(dice.below(wire.options())).await?;
            let asked = Instant::now();
            loop {
                let told = wire.hear_for(PATIENCE).await?;
                match told["tell"].as_str() {
                    Some("scene") => break,
                    Some("refused") => return Err(io::Error::other(told.to_string())),
                    _ => {}
                }
            }
            let took = asked.elapsed().as_micros().min(u32::MAX.into()) as u32;
            if measures {
                self.report().answers.push(took);
            }
        }
        Ok(())
    }
}

/// Asks until the server has time.
async fn ask(server: SocketAddr, path: &str, body: &Value) -> io::Result<Value> {
    loop {
        match post(server, path, body).await? {
            (200, answer) => return Ok(answer),
            (429, _) => sleep(APART).await,
            (status, answer) => return Err(io::Error::other(format!("{status} {answer}"))),
        }
    }
}

fn word<'v>(answer: &'v Value, name: &str) -> io::Result<&'v str> {
    answer[name].as_str().ok_or_else(|| io::ErrorKind::InvalidData.into())
}
