//! `shobu` alone: a menu of the games that can be played in the terminal.

use crate::error::Error;
use crate::play;
use games::Game;
use games::books::IDS;
use games::computer;
use std::io::{BufRead, Write, stdin, stdout};

/// Has the person pick a game, the decks and the opponent, and plays.
pub fn run() -> Result<(), Error> {
    println!("Shobu plays these games in the terminal:");
    let Some(game) = pick("Which game?", &IDS) else { return Ok(()) };
    let game = Game::load(game)?;
    let decks: Vec<&str> = game.decks.iter().map(|deck| deck.name.as_str()).collect();
    let Some(deck) = pick("Your deck?", &decks) else { return Ok(()) };
    let others: Vec<&str> = decks.iter().copied().filter(|name| *name != deck).chain([deck]).collect();
    let Some(against) = pick("The computer's deck?", &others) else { return Ok(()) };
    let Some(opponent) = pick("The computer plays", &computer::NAMES) else { return Ok(()) };
    play::run(&play::Args {
        game: game.id().to_owned(),
        deck: Some(deck.to_owned()),
        against: Some(against.to_owned()),
        opponent: opponent.to_owned(),
        seat: 1,
        ..play::Args::default()
    })
}

/// Has the person pick one of a list; Enter picks the first, and the end of the input none.
fn pick<'a>(question: &str, list: &[&'a str]) -> Option<&'a str> {
    for (at, name) in list.iter().enumerate() {
        println!("  {}  {name}", at + 1);
    }
    loop {
        print!("{question} (1 to {}, Enter for 1, q to leave) ", list.len());
        let _ = stdout().flush();
        let mut line = String::new();
        if stdin().lock().read_line(&mut line).unwrap_or(0) == 0 {
            println!();
            println!("Start a game at once with: shobu play {}", IDS[0]);
            return None;
        }
        let said = line.trim();
        let named = list.iter().find(|name| **name == said).copied();
        match said.parse::<usize>().ok().and_then(|n| list.get(n.wrapping_sub(1)).copied()).or(named) {
            Some(name) => return Some(name),
            None if said.is_empty() => return list.first().copied(),
            None if said == "q" => return None,
            None => println!("Expected a number from 1 to {}.", list.len()),
        }
    }
}
