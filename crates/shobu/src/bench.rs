//! `shobu bench`: measures how fast duels run, on one core with the event log on.

use crate::error::Error;
use crate::memory::allocated;
use crate::progress;
use duel::state::State;
use games::Game;
use games::registry::GAME_IDS;
use players::Random;
use std::process::Command;
use std::time::{Duration, Instant};

/// What `shobu bench` is asked to do.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Print the results as JSON.
    #[arg(long)]
    json: bool,
    /// Just play this many games of `--game`, for counting instructions from outside.
    #[arg(long, hide = true)]
    games: Option<u64>,
    /// The game for `--games`.
    #[arg(long, hide = true, default_value = GAME_IDS[0])]
    game: String,
}

/// The measurements of one game.
struct Measurement {
    id: &'static str,
    games: f64,
    decisions: f64,
    choices: f64,
    /// Bytes allocated per decision, where they are counted.
    allocated: f64,
    clone: Duration,
    clone_from: Duration,
    instructions: Option<u64>,
}

/// The time for which random play is measured.
const SPAN: Duration = Duration::from_secs(4);
/// The number of times a state is cloned.
const CLONES: u32 = 20_000;

/// Measures every game and prints a line for each number.
pub fn run(args: &Args) -> Result<(), Error> {
    if let Some(games) = args.games {
        play(&Game::load(&args.game)?, |played, _| played < games);
        return Ok(());
    }
    let bar = progress::bar(GAME_IDS.len() as u64, "games measured");
    bar.tick();
    let measured: Result<Vec<Measurement>, Error> =
        GAME_IDS.iter().map(|id| measure(&Game::load(id)?).inspect(|_| bar.inc(1))).collect();
    bar.finish_and_clear();
    for m in &measured? {
        if args.json { print_json(m) } else { print_text(m) }
    }
    Ok(())
}

/// Plays random games over all pairs of starter decks in one duel's memory while `more` says so; returns how many
/// games, decisions, choices and, after a first round, allocated bytes there were.
fn play(game: &Game, more: impl Fn(u64, Duration) -> bool) -> (u64, u64, u64, u64) {
    let decks = &game.decks;
    let pair = |i: u64| {
        let n = decks.len() as u64;
        [decks[(i / n % n) as usize].loadout(), decks[(i % n) as usize].loadout()]
    };
    let mut duel = game.begin_duel(pair(0), 0);
    let (mut games, mut decisions, mut choices, mut bytes) = (0, 0, 0, 0);
    let start = Instant::now();
    while more(games, start.elapsed()) {
        duel.restart(pair(games), games);
        let (mut p, mut q) = (Random::new(games), Random::new(!games));
        let before = allocated();
        let counts = players::play_out(&mut *duel, [&mut p, &mut q]);
        if games >= 100 {
            bytes += allocated() - before;
        }
        games += 1;
        decisions += counts.decisions;
        choices += counts.choices;
    }
    (games, decisions, choices, bytes)
}

fn measure(game: &Game) -> Result<Measurement, Error> {
    play(game, |_, spent| spent < SPAN / 8);
    let start = Instant::now();
    let (games, decisions, choices, bytes) = play(game, |_, spent| spent < SPAN);
    let seconds = start.elapsed().as_secs_f64();
    let middle = middle_of_a_game(game);
    let start = Instant::now();
    for _ in 0..CLONES {
        std::hint::black_box(std::hint::black_box(&middle).clone());
    }
    let clone = start.elapsed() / CLONES;
    let mut copy = middle.clone();
    let start = Instant::now();
    for _ in 0..CLONES {
        copy.clone_from(std::hint::black_box(&middle));
        std::hint::black_box(&copy);
    }
    let clone_from = start.elapsed() / CLONES;
    Ok(Measurement {
        id: game.id(),
        games: games as f64 / seconds,
        decisions: decisions as f64 / seconds,
        choices: choices as f64 / seconds,
        allocated: bytes as f64 / decisions as f64,
        clone,
        clone_from,
        instructions: instructions_per_game(game),
    })
}

/// The state of a random game after 250 decisions.
fn middle_of_a_game(game: &Game) -> State {
    let brought = [0, 1 % game.decks.len()].map(|deck| game.decks[deck].loadout());
    let mut duel = game.begin_duel(brought, 3);
    let mut rng = duel::state::rng::Rng::new(3);
    for _ in 0..250 {
        let n = duel.options().len();
        if n == 0 {
            break;
        }
        duel.pick(rng.below(n));
    }
    duel.lab().state().clone()
}

/// Counts instructions with callgrind, if it is installed: those of 60 games minus those of 10.
fn instructions_per_game(game: &Game) -> Option<u64> {
    let binary = std::env::current_exe().ok()?;
    let count = |games: u64| -> Option<u64> {
        let games = games.to_string();
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(&binary)
            .args(["bench", "--game", game.id(), "--games", &games])
            .output()
            .ok()?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        let line = text.lines().find(|line| line.contains("Collected"))?;
        line.rsplit(' ').next()?.parse().ok()
    };
    Some((count(60)?.checked_sub(count(10)?)?) / 50)
}

fn print_text(m: &Measurement) {
    println!(
        "{}: {:.0} games/s, {:.0} decisions/s, {:.0} choices/s on one core, log on",
        m.id, m.games, m.decisions, m.choices
    );
    println!("{}: {:.4} bytes allocated per decision in steady state", m.id, m.allocated);
    println!("{}: clone of a mid-game state {:?}, into used memory {:?}", m.id, m.clone, m.clone_from);
    match m.instructions {
        Some(n) => println!("{}: {n} instructions per game", m.id),
        None => println!("{}: instructions per game not counted: valgrind is not installed", m.id),
    }
}

fn print_json(m: &Measurement) {
    let line = serde_json::json!({
        "game": m.id, "games_per_s": m.games, "decisions_per_s": m.decisions, "choices_per_s": m.choices,
        "bytes_allocated_per_decision": m.allocated, "clone_ns": m.clone.as_nanos() as u64,
        "clone_from_ns": m.clone_from.as_nanos() as u64, "instructions_per_game": m.instructions,
    });
    println!("{line}");
}
