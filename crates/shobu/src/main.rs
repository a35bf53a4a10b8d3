//! Trading card games, played exactly by their rule books.

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "shobu", about, version)]
struct Shobu {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Rulings: a position, what the players do, and what must follow
    #[command(subcommand)]
    Scenario(Scenario),
}

#[derive(Subcommand)]
enum Scenario {
    /// Runs the rulings of files, or of all .txt files in folders
    Run {
        /// Files and folders
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
}

fn main() -> ExitCode {
    let done = match Shobu::parse().command {
        Command::Scenario(Scenario::Run { paths }) => shobu::scenario::command(&paths),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(trouble) => {
            eprintln!("{trouble}");
            ExitCode::FAILURE
        }
    }
}
