//! Many duels at once between scripted seats, and how long the table takes to answer them.

use crate::client::{Wire, post};
use duel::dice::Dice;
use games::books::IDS;
use serde_json::{Value, json};
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout_at};

/// How far apart duels begin at first, so that the server takes their requests for those of one address.
const APART: Duration = Duration::from_millis(100);

/// What is to be measured.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// How many duels are played at once; for each that ends another begins.
    pub duels: usize,
    /// For how long, once all have begun.
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

/// Plays duels at a server. `ready` is called when all have begun.
pub async fn run(server: SocketAddr, load: Load, ready: impl FnOnce()) -> Report {
    let report = Arc::new(Mutex::new(Report::default()));
    let end = Instant::now() + APART * load.duels as u32 + load.lasts;
    let mut tasks = Vec::new();
    for at in 0..load.duels {
        let report = Arc::clone(&report);
        tasks.push(tokio::spawn(async move {
            let mut round = 0;
            while Instant::now() < end {
                let seed = load.seed ^ (at as u64) << 32 ^ round;
                let played = timeout_at(end, duel(server, load, seed, at + round as usize, &report)).await;
                let mut report = report.lock().unwrap_or_else(PoisonError::into_inner);
                match played {
                    Ok(Ok(())) => report.finished += 1,
                    Ok(Err(error)) => {
                        tracing::warn!(%error, "a duel is lost");
                        report.lost += 1;
                    }
                    // The time is over, and the duel goes on.
                    Err(_) => return,
                }
                round += 1;
            }
        }));
        sleep(APART).await;
    }
    ready();
    for task in tasks {
        let _ = task.await;
    }
    let mut report = std::mem::take(&mut *report.lock().unwrap_or_else(PoisonError::into_inner));
    report.answers.sort_unstable();
    report
}

/// A whole duel between two seats.
async fn duel(server: SocketAddr, load: Load, seed: u64, game: usize, report: &Mutex<Report>) -> io::Result<()> {
    let new = json!({
        "game": IDS[game % IDS.len()], "format": null, "pool": null, "name": "First", "deck": "any",
        "opponent": { "person": { "open": true } }, "seat": null, "clock": null, "seed": null,
    });
    let first = ask(server, "/api/duels", &new).await?;
    let id = word(&first, "duel")?;
    let join = json!({ "invitation": null, "name": "Second", "deck": "any" });
    let second = ask(server, &format!("/api/duels/{id}/join"), &join).await?;
    let one = seat(server, load, &first, seed, report);
    let other = seat(server, load, &second, !seed, report);
    tokio::try_join!(one, other).map(|_| ())
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

/// One seat's side of a duel: any option, after a moment of thought.
async fn seat(server: SocketAddr, load: Load, seated: &Value, seed: u64, report: &Mutex<Report>) -> io::Result<()> {
    let mut dice = Dice::new(seed);
    let mut wire = Wire::sit(server, word(seated, "duel")?, Some(word(seated, "token")?)).await?;
    let never = json!({ "say": "passing", "on": false, "own_stops": [], "their_stops": [], "until_something": false });
    wire.say(never).await?;
    wire.say(json!({ "say": "ping" })).await?;
    wire.hear_of("pong").await?;
    while !wire.is_over() {
        if wire.options() == 0 {
            wire.hear_for(Duration::from_secs(3600)).await?;
            continue;
        }
        sleep(Duration::from_millis(dice.below(load.thinks.as_millis() as usize + 1) as u64)).await;
        wire.pick(dice.below(wire.options())).await?;
        let asked = Instant::now();
        loop {
            let told = wire.hear().await?;
            match told["tell"].as_str() {
                Some("scene") => break,
                Some("refused") => return Err(io::Error::other(told.to_string())),
                _ => {}
            }
        }
        let took = asked.elapsed().as_micros().min(u32::MAX.into()) as u32;
        report.lock().unwrap_or_else(PoisonError::into_inner).answers.push(took);
    }
    Ok(())
}
