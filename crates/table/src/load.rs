//! Plays many duels at once between scripted seats, and measures how long the server takes to answer.

use crate::client::{SeatClient, post};
use duel::state::rng::Rng;
use games::registry::GAME_IDS;
use serde_json::{Value, json};
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

/// The interval between the first duels, so that the requests stay within the rate limit of one address.
const START_INTERVAL: Duration = Duration::from_millis(100);

/// The time a seat waits beyond the other's thinking time. A duel that stands still for longer is lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// The factor by which thinking times are shorter during the warm-up.
const HASTE: u32 = 10;

/// The load to be applied.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// The number of duels played at once; when one ends, another begins.
    pub duels: usize,
    /// The time of fast play before the measurement, so that the duels are at different turns.
    pub warm_up: Duration,
    /// The time of the measurement.
    pub duration: Duration,
    /// The longest a seat thinks before it answers.
    pub longest_thought: Duration,
    /// The random seed.
    pub seed: u64,
}

/// The results of a measurement.
#[derive(Clone, Debug, Default)]
pub struct LoadReport {
    /// The time of each answer in microseconds, in ascending order.
    pub answers: Vec<u32>,
    /// The number of duels that were finished.
    pub finished: usize,
    /// The number of duels that failed.
    pub lost: usize,
}

impl LoadReport {
    /// The time within which this percentage of answers came.
    pub fn percentile(&self, of_hundred: usize) -> Duration {
        let at = (self.answers.len() * of_hundred / 100).min(self.answers.len().saturating_sub(1));
        Duration::from_micros(self.answers.get(at).copied().unwrap_or(0).into())
    }
}

impl fmt::Display for LoadReport {
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

/// A load test that is running.
struct LoadRun {
    server: SocketAddr,
    load: Load,
    /// The moment the measurement begins.
    measured_from: Instant,
    report: Mutex<LoadReport>,
}

/// Plays duels on a server. `ready` is called when the measurement begins.
pub async fn run(server: SocketAddr, load: Load, ready: impl FnOnce()) -> LoadReport {
    let measured = Instant::now() + START_INTERVAL * load.duels as u32 + load.warm_up;
    let end = measured + load.duration;
    let table = Arc::new(LoadRun { server, load, measured_from: measured, report: Mutex::default() });
    let mut tasks = Vec::new();
    for at in 0..load.duels {
        let table = Arc::clone(&table);
        tasks.push(tokio::spawn(async move {
            let mut round = 0;
            while Instant::now() < end {
                let seed = load.seed ^ (at as u64) << 32 ^ round;
                // When the time is over, the duel is left unfinished.
                let Ok(played) = timeout_at(end, table.play_duel(seed, at + round as usize)).await else { return };
                table.count_result(played);
                round += 1;
            }
        }));
        sleep(START_INTERVAL).await;
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

impl LoadRun {
    fn report(&self) -> MutexGuard<'_, LoadReport> {
        self.report.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn count_result(&self, played: io::Result<()>) {
        match played {
            Ok(()) => self.report().finished += 1,
            Err(error) => {
                tracing::warn!(%error, "duel failed");
                self.report().lost += 1;
            }
        }
    }

    /// Plays a whole duel between two seats.
    async fn play_duel(&self, seed: u64, game: usize) -> io::Result<()> {
        let new = json!({
            "game": GAME_IDS[game % GAME_IDS.len()], "format": null, "pool": null, "name": "First", "deck": "any",
            "opponent": { "person": { "open": true } }, "seat": null, "clock": null, "seed": null,
        });
        let first = post_until_accepted(self.server, "/api/duels", &new).await?;
        let id = text_field(&first, "duel")?;
        let join = json!({ "invitation": null, "name": "Second", "deck": "any" });
        let second = post_until_accepted(self.server, &format!("/api/duels/{id}/join"), &join).await?;
        tokio::try_join!(self.play_seat(&first, seed), self.play_seat(&second, !seed)).map(|_| ())
    }

    /// Plays one seat of a duel: a random option each time, after a random thinking time.
    async fn play_seat(&self, seated: &Value, seed: u64) -> io::Result<()> {
        let mut rng = Rng::new(seed);
        let mut wire =
            SeatClient::sit(self.server, text_field(seated, "duel")?, Some(text_field(seated, "token")?)).await?;
        let never =
            json!({ "say": "passing", "on": false, "own_stops": [], "their_stops": [], "until_something": false });
        wire.send(never).await?;
        wire.send(json!({ "say": "ping" })).await?;
        wire.receive_kind("pong").await?;
        while !wire.is_over() {
            if wire.option_count() == 0 {
                wire.receive_within(self.load.longest_thought + PATIENCE).await?;
                continue;
            }
            let measures = Instant::now() >= self.measured_from;
            let thinks = if measures { self.load.longest_thought } else { self.load.longest_thought / HASTE };
            sleep(Duration::from_millis(rng.below(thinks.as_millis() as usize + 1) as u64)).await;
            wire.pick(rng.below(wire.option_count())).await?;
            let asked = Instant::now();
            loop {
                let told = wire.receive_within(PATIENCE).await?;
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

/// Posts until the server's rate limit lets the request through.
async fn post_until_accepted(server: SocketAddr, path: &str, body: &Value) -> io::Result<Value> {
    loop {
        match post(server, path, body).await? {
            (200, answer) => return Ok(answer),
            (429, _) => sleep(START_INTERVAL).await,
            (status, answer) => return Err(io::Error::other(format!("{status} {answer}"))),
        }
    }
}

fn text_field<'v>(answer: &'v Value, name: &str) -> io::Result<&'v str> {
    answer[name].as_str().ok_or_else(|| io::ErrorKind::InvalidData.into())
}
