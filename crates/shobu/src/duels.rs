//! `shobu duel`: computer players play each other.

use crate::error::Error;
use crate::games::{Deck, Game};
use duel::dice::Dice;
use duel::hash::stable_hash;
use duel::question::Outcome;
use duel::replay::Replay;
use indicatif::{ProgressBar, ProgressStyle};
use players::{Counts, Player, Random};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;

/// What `shobu duel` is asked to do.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game.
    #[arg(long)]
    game: String,
    /// Two decks: names of starter decks, or files. Without them, all ordered pairs of starter decks in turn.
    #[arg(long, num_args = 2, value_names = ["A", "B"])]
    decks: Option<Vec<String>>,
    /// The two players: random.
    #[arg(long, required = true, num_args = 2, value_names = ["P", "Q"])]
    players: Vec<String>,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Where chance begins.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the results as JSON.
    #[arg(long)]
    json: bool,
    /// Write the first game to this file as a replay.
    #[arg(long)]
    record: Option<PathBuf>,
}

/// How one game went.
struct Played {
    outcome: Outcome,
    turns: u16,
    hash: u64,
    decisions: u64,
    choices: u64,
}

/// The player of a name, with chance from a seed.
fn player(name: &str, seed: u64) -> Result<Box<dyn Player>, Error> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        _ => Err(Error::NoPlayer { found: name.to_owned() }),
    }
}

/// The seeds of a game: of its chance, and of each player.
fn seeds(seed: u64, game: u64) -> [u64; 3] {
    let mut dice = Dice::new(stable_hash(&(seed, game)));
    [dice.bits(), dice.bits(), dice.bits()]
}

/// Plays the games, prints what came of them, and last the rates.
pub fn run(args: &Args) -> Result<(), Error> {
    let game = Game::load(&args.game)?;
    for name in &args.players {
        player(name, 0)?;
    }
    let pairs = pairs(&game, args.decks.as_deref())?;
    if let Some(file) = &args.record {
        record(&game, &pairs[0], args, file)?;
    }
    let bar = progress(args.games);
    let start = Instant::now();
    let played: Result<Vec<Played>, Error> = (0..args.games)
        .into_par_iter()
        .map(|i| {
            let [first, second] = &pairs[(i % pairs.len() as u64) as usize];
            let [chance, p, q] = seeds(args.seed, i);
            let mut duel = game.begin([&first.cards, &second.cards], chance);
            let (mut p, mut q) = (player(&args.players[0], p)?, player(&args.players[1], q)?);
            let Counts { outcome, decisions, choices } = players::play_out(&mut *duel, [&mut *p, &mut *q]);
            bar.inc(1);
            let state = duel.state();
            Ok(Played { outcome, turns: state.turn.number, hash: state.fingerprint(), decisions, choices })
        })
        .collect();
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    let played = played?;
    if args.json {
        print_json(&game, &played, seconds)
    } else {
        print_table(&game, &played, seconds)
    }
    Ok(())
}

fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    let bar = ProgressBar::new(games);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

/// The two decks asked for, or all ordered pairs of starter decks.
fn pairs(game: &Game, named: Option<&[String]>) -> Result<Vec<[Deck; 2]>, Error> {
    if let Some([a, b]) = named {
        return Ok(vec![[game.deck(a)?, game.deck(b)?]]);
    }
    let decks = &game.decks;
    Ok(decks.iter().flat_map(|a| decks.iter().map(move |b| [a.clone(), b.clone()])).collect())
}

fn record(game: &Game, decks: &[Deck; 2], args: &Args, file: &PathBuf) -> Result<(), Error> {
    let [chance, p, q] = seeds(args.seed, 0);
    let cards = [&decks[0].cards[..], &decks[1].cards[..]];
    let mut duel = game.begin(cards, chance);
    let mut replay = Replay::begin(&*duel, cards, chance);
    let (mut p, mut q) = (player(&args.players[0], p)?, player(&args.players[1], q)?);
    players::play_with(&mut *duel, [&mut *p, &mut *q], |duel, option| replay.note(duel, option));
    replay.finish(&*duel);
    std::fs::write(file, replay.to_text()).map_err(|cause| Error::Unwritable { file: file.clone(), cause })
}

/// How often each way of ending came, by winner and rule.
fn endings(game: &Game, played: &[Played]) -> BTreeMap<(String, &'static str), u64> {
    let rules = rules_of(game);
    let mut endings = BTreeMap::new();
    for p in played {
        let winner = p.outcome.winner.map_or_else(|| "draw".to_owned(), |w| format!("p{} wins", w.0 + 1));
        *endings.entry((winner, rules[p.outcome.rule.index()].id)).or_insert(0) += 1;
    }
    endings
}

fn rules_of(game: &Game) -> &'static [duel::book::RuleEntry] {
    debug_assert_eq!(game.id, "fftcg");
    crystal::rules::index()
}

fn hash_of_all(played: &[Played]) -> u64 {
    stable_hash(&played.iter().map(|p| p.hash).collect::<Vec<u64>>())
}

fn print_table(game: &Game, played: &[Played], seconds: f64) {
    let rules = rules_of(game);
    for ((winner, rule), n) in endings(game, played) {
        let gist = rules.iter().find(|r| r.id == rule).map_or("", |r| r.gist);
        println!("{n:>8}  {winner} by {rule}: {gist}");
    }
    let turns: u64 = played.iter().map(|p| u64::from(p.turns)).sum();
    println!(
        "{:.1} turns a game; final hashes together {:016x}",
        turns as f64 / played.len().max(1) as f64,
        hash_of_all(played)
    );
    println!("{}", rates(played, seconds));
}

/// The line others build on.
fn rates(played: &[Played], seconds: f64) -> String {
    let games = played.len() as f64;
    let (decisions, choices) = totals(played);
    format!(
        "{} games, {decisions} decisions, {choices} choices, {:.0} games/s, {:.0} decisions/s, {:.0} choices/s",
        played.len(),
        games / seconds,
        decisions as f64 / seconds,
        choices as f64 / seconds
    )
}

fn totals(played: &[Played]) -> (u64, u64) {
    played.iter().fold((0, 0), |(d, c), p| (d + p.decisions, c + p.choices))
}

fn print_json(game: &Game, played: &[Played], seconds: f64) {
    let (decisions, choices) = totals(played);
    let endings: Vec<_> = endings(game, played)
        .into_iter()
        .map(|((winner, rule), n)| serde_json::json!({ "ending": winner, "rule": rule, "games": n }))
        .collect();
    let hashes: Vec<String> = played.iter().map(|p| format!("{:016x}", p.hash)).collect();
    let report = serde_json::json!({
        "game": game.id, "games": played.len(), "decisions": decisions, "choices": choices, "seconds": seconds,
        "endings": endings, "hash": format!("{:016x}", hash_of_all(played)), "hashes": hashes,
    });
    println!("{report}");
}
