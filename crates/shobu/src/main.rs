//! `shobu`: plays trading card games exactly as their rule books say.

use clap::{Parser, Subcommand};
use shobu::{
    bench, cards, decks, duels, matches, memory, moves, perft, play, playthrough, replay, rule, rules, scenario, serve,
    why,
};
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: memory::Counting = memory::Counting;

/// Plays trading card games exactly as their rule books say, and names the rule each answer rests on.
#[derive(Debug, Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Open the table: all games, played in the browser. The same happens without a command.
    Table(serve::Args),
    /// Play a duel in the terminal against the computer.
    Play(play::Args),
    /// Have computer players play each other.
    Duel(duels::Args),
    /// Have two computer players play a match of several duels.
    Match(matches::Args),
    /// List the legal moves of a position.
    Moves(moves::Args),
    /// Say whether a player may do something in a position, and every rule against it.
    Why(why::Args),
    /// Count the positions that so many decisions lead to.
    Perft(perft::Args),
    /// Tell a duel between computer players, turn by turn.
    Playthrough(playthrough::Args),
    /// Compile and read back card files.
    #[command(subcommand)]
    Cards(cards::Args),
    /// Check decks.
    #[command(subcommand)]
    Deck(decks::Args),
    /// Step through a recorded duel.
    Replay(replay::Args),
    /// Run rulings: a position, what the players do, and what must follow.
    Scenario(scenario::Args),
    /// Look a rule up: what it says, where in the code it is, which rulings show it.
    Rule(rule::Args),
    /// Which rules of a game are shown by a ruling.
    Rules(rules::Args),
    /// Measure how fast duels run.
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        None => serve::run(&serve::Args::default()),
        Some(Command::Table(args)) => serve::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Duel(args)) => duels::run(&args),
        Some(Command::Match(args)) => matches::run(&args),
        Some(Command::Moves(args)) => moves::run(&args),
        Some(Command::Why(args)) => why::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Playthrough(args)) => playthrough::run(&args),
        Some(Command::Cards(args)) => cards::run(&args),
        Some(Command::Deck(args)) => decks::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Scenario(args)) => scenario::run(&args),
        Some(Command::Rule(args)) => rule::run(&args),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("shobu: {error}");
            ExitCode::FAILURE
        }
    }
}
