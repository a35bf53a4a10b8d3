//! `shobu duel`: plays duels between computer players.

use crate::digest::Digest;
use crate::error::Error;
use crate::progress;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Outcome;
use duel::stable_hash::stable_hash;
use duel::state::loadout::Loadout;
use duel::state::rng::Rng;
use games::computer::{self, player};
use games::{Deck, Game};
use notation::replay::Replay;
use players::{Counts, Player};
use rayon::prelude::*;
use std::cell::RefCell;
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
    /// The two players: greedy or random. They change seats from game to game.
    #[arg(long, required = true, num_args = 2, value_names = ["P", "Q"])]
    players: Vec<String>,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The format. Without it, the game's usual one.
    #[arg(long)]
    format: Option<String>,
    /// Where chance begins.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the results as JSON.
    #[arg(long)]
    json: bool,
    /// Print the digest of each game: what happened in it, as a number that changes when anything else happens.
    #[arg(long)]
    digest: bool,
    /// Write the first game to this file as a replay.
    #[arg(long)]
    record: Option<PathBuf>,
}

/// The result of one game.
struct PlayedGame {
    outcome: Outcome,
    /// The player who won: 0 or 1, whatever the seat.
    winner: Option<usize>,
    /// The deck of each player, as an index into the decks in use.
    decks: [usize; 2],
    turns: u16,
    hash: u64,
    /// The digest, if it is asked for.
    digest: Option<u64>,
    decisions: u64,
    choices: u64,
}

/// The seeds of a game: its random seed, and one for each player.
fn seeds(seed: u64, game: u64) -> [u64; 3] {
    let mut rng = Rng::new(stable_hash(&(seed, game)));
    [rng.bits(), rng.bits(), rng.bits()]
}

/// Assigns players and decks to games. The players swap seats after every game, and the decks change after every second
/// game.
struct Pairing<'a> {
    game: &'a Game,
    decks: Vec<Deck>,
    pairs: Vec<[usize; 2]>,
    args: &'a Args,
}

impl Pairing<'_> {
    /// The decks of the two players in a game.
    fn decks_of(&self, i: u64) -> [usize; 2] {
        self.pairs[(i / 2 % self.pairs.len() as u64) as usize]
    }

    /// Plays one game. `begun` is called at its start, and `each` before every answer, with the duel and the answer.
    fn play(
        &self,
        i: u64,
        mut begun: impl FnMut(&dyn AnyDuel, [Loadout; 2], u64),
        mut each: impl FnMut(&dyn AnyDuel, usize),
    ) -> Result<(PlayedGame, Box<dyn AnyDuel>), Error> {
        let swapped = i % 2 == 1;
        let decks = self.decks_of(i);
        let mut brought = decks.map(|deck| self.decks[deck].loadout());
        if swapped {
            brought.reverse();
        }
        let [chance, p, q] = seeds(self.args.seed, i);
        let mut duel = self.game.begin_duel(brought, chance);
        begun(&*duel, brought, chance);
        let [first, second] = &self.args.players[..] else { unreachable!("two players are required") };
        let (mut p, mut q) = (player(first, self.game, p)?, player(second, self.game, q)?);
        let seats: [&mut dyn Player; 2] = if swapped { [&mut *q, &mut *p] } else { [&mut *p, &mut *q] };
        let mut digest = self.args.digest.then(Digest::default);
        let Counts { outcome, decisions, choices } = players::play_with(&mut *duel, seats, |duel, option| {
            if let Some(digest) = &mut digest {
                digest.add_decision(duel, option);
            }
            each(duel, option);
        });
        let digest = digest.map(|digest| digest.finish(&mut *duel));
        let winner = outcome.winner.map(|seat| if swapped { 1 - seat.index() } else { seat.index() });
        let (turns, hash) = (duel.lab().state().turn.number, duel.lab().state().fingerprint());
        Ok((PlayedGame { outcome, winner, decks, turns, hash, digest, decisions, choices }, duel))
    }
}

/// Plays the games and prints the results, then the rates.
pub fn run(args: &Args) -> Result<(), Error> {
    let game = Game::load_in_format(&args.game, args.format.as_deref())?;
    for name in &args.players {
        computer::check_name(name)?;
    }
    let (decks, pairs) = pairs(&game, args.decks.as_deref())?;
    let table = Pairing { game: &game, decks, pairs, args };
    if let Some(file) = &args.record {
        record(&table, file)?;
    }
    let start = Instant::now();
    let played = play_all(&table)?;
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    if args.json {
        print_json(&table, &played, seconds)
    } else {
        print_table(&table, &played, seconds)
    }
    Ok(())
}

fn play_all(table: &Pairing) -> Result<Vec<PlayedGame>, Error> {
    let bar = progress::bar(table.args.games, "games");
    let play = |i| {
        let (played, _) = table.play(i, |_, _, _| {}, |_, _| {})?;
        bar.inc(1);
        Ok(played)
    };
    let played = (0..table.args.games).into_par_iter().map(play).collect();
    bar.finish_and_clear();
    played
}

/// The digests of games between random players, over all ordered pairs of starter decks.
pub fn digests(game: &Game, seed: u64, games: u64) -> Result<Vec<u64>, Error> {
    let args = Args {
        game: game.id().to_owned(),
        decks: None,
        players: vec!["random".to_owned(); 2],
        games,
        format: None,
        seed,
        json: false,
        digest: true,
        record: None,
    };
    let (decks, pairs) = pairs(game, None)?;
    let played = play_all(&Pairing { game, decks, pairs, args: &args })?;
    Ok(played.iter().filter_map(|played| played.digest).collect())
}

/// The two named decks, or all ordered pairs of starter decks.
fn pairs(game: &Game, named: Option<&[String]>) -> Result<(Vec<Deck>, Vec<[usize; 2]>), Error> {
    if let Some([a, b]) = named {
        return Ok((vec![game.deck(a)?, game.deck(b)?], vec![[0, 1]]));
    }
    let n = game.decks.len();
    Ok((game.decks.clone(), (0..n).flat_map(|a| (0..n).map(move |b| [a, b])).collect()))
}

fn record(table: &Pairing, file: &PathBuf) -> Result<(), Error> {
    let replay = RefCell::new(None);
    let begun = |duel: &dyn AnyDuel, brought: [Loadout; 2], seed| {
        *replay.borrow_mut() = Some(Replay::begin(duel, brought, seed));
    };
    let each = |duel: &dyn AnyDuel, option| {
        if let Some(replay) = replay.borrow_mut().as_mut() {
            replay.note_choice(duel, option);
        }
    };
    let (_, duel) = table.play(0, begun, each)?;
    let Some(mut replay) = replay.into_inner() else { return Ok(()) };
    replay.finish(&*duel);
    std::fs::write(file, replay.to_text()).map_err(|cause| Error::Unwritable { file: file.clone(), cause })
}

/// A player's name, with a number if both players have the same one.
fn player_label(args: &Args, which: usize) -> String {
    let name = &args.players[which];
    if args.players[0] == args.players[1] { format!("{name} {}", which + 1) } else { name.clone() }
}

/// The games and wins of each deck.
fn by_deck(table: &Pairing, played: &[PlayedGame]) -> Vec<(String, u64, u64)> {
    let mut decks: Vec<(String, u64, u64)> = table.decks.iter().map(|deck| (deck.name.clone(), 0, 0)).collect();
    for p in played {
        for (which, &deck) in p.decks.iter().enumerate() {
            decks[deck].1 += 1;
            decks[deck].2 += u64::from(p.winner == Some(which));
        }
    }
    decks
}

fn wins(played: &[PlayedGame], which: usize) -> u64 {
    played.iter().filter(|p| p.winner == Some(which)).count() as u64
}

fn share(part: u64, of: u64) -> f64 {
    100.0 * part as f64 / of.max(1) as f64
}

/// The number of games for each ending, by winner and rule.
fn endings(game: &Game, played: &[PlayedGame]) -> BTreeMap<(String, &'static str), u64> {
    let rules = game.entry.words().rules;
    let mut endings = BTreeMap::new();
    for p in played {
        let winner = p.outcome.winner.map_or_else(|| "draw".to_owned(), |w| format!("p{} wins", w.0 + 1));
        *endings.entry((winner, rules[p.outcome.rule.index()].id)).or_insert(0) += 1;
    }
    endings
}

fn hash_of_all(played: &[PlayedGame]) -> u64 {
    stable_hash(&played.iter().map(|p| p.hash).collect::<Vec<u64>>())
}

fn print_table(table: &Pairing, played: &[PlayedGame], seconds: f64) {
    for (i, digest) in played.iter().enumerate().filter_map(|(i, p)| Some((i, p.digest?))) {
        println!("{digest:016x}  digest of game {}", i + 1);
    }
    let rules = table.game.entry.words().rules;
    let games = played.len() as u64;
    for which in [0, 1] {
        let n = wins(played, which);
        println!("{n:>8}  wins of {} ({:.1} %)", player_label(table.args, which), share(n, games));
    }
    for (deck, games, n) in by_deck(table, played) {
        println!("{n:>8}  wins of {games} with {deck} ({:.1} %)", share(n, games));
    }
    for ((winner, rule), n) in endings(table.game, played) {
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

/// The line of rates. Other programs read it, so its form stays the same.
fn rates(played: &[PlayedGame], seconds: f64) -> String {
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

fn totals(played: &[PlayedGame]) -> (u64, u64) {
    played.iter().fold((0, 0), |(d, c), p| (d + p.decisions, c + p.choices))
}

fn print_json(table: &Pairing, played: &[PlayedGame], seconds: f64) {
    let game = table.game;
    let (decisions, choices) = totals(played);
    let endings: Vec<_> = endings(game, played)
        .into_iter()
        .map(|((winner, rule), n)| serde_json::json!({ "ending": winner, "rule": rule, "games": n }))
        .collect();
    let of_player = |which| serde_json::json!({ "player": table.args.players[which], "wins": wins(played, which) });
    let decks: Vec<_> = by_deck(table, played)
        .into_iter()
        .map(|(deck, games, wins)| serde_json::json!({ "deck": deck, "games": games, "wins": wins }))
        .collect();
    let digests: Vec<String> = played.iter().filter_map(|p| Some(format!("{:016x}", p.digest?))).collect();
    let hashes: Vec<String> = played.iter().map(|p| format!("{:016x}", p.hash)).collect();
    let report = serde_json::json!({
        "game": game.id(), "games": played.len(), "decisions": decisions, "choices": choices, "seconds": seconds,
        "players": [of_player(0), of_player(1)], "decks": decks,
        "endings": endings, "hash": format!("{:016x}", hash_of_all(played)), "hashes": hashes,
        "digests": digests,
    });
    println!("{report}");
}
