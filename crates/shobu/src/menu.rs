//! `shobu` alone: a menu of the games that can be played in the terminal.

use crate::error::Error;
use crate::games::IDS;
use crate::play;
use std::io::{BufRead, IsTerminal, Write, stdin, stdout};

/// Shows the menu; in a terminal, plays the game that is picked.
pub fn run() -> Result<(), Error> {
    println!("Shobu plays these games in the terminal:");
    for (i, id) in IDS.iter().enumerate() {
        println!("  {}  {id}", i + 1);
    }
    if !stdin().is_terminal() {
        println!("Start one with: shobu play {}", IDS[0]);
        return Ok(());
    }
    loop {
        print!("Which? (1 to {}, or Enter to leave) ", IDS.len());
        let _ = stdout().flush();
        let mut line = String::new();
        if stdin().lock().read_line(&mut line).unwrap_or(0) == 0 || line.trim().is_empty() {
            return Ok(());
        }
        match line.trim().parse::<usize>().ok().and_then(|n| IDS.get(n.wrapping_sub(1))) {
            Some(id) => {
                return play::run(&play::Args { game: (*id).to_owned(), format: None, seed: None, record: None });
            }
            None => println!("Expected a number from 1 to {}.", IDS.len()),
        }
    }
}
