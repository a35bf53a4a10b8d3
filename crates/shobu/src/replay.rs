//! `shobu replay`: steps through a recorded duel.

use crate::error::Error;
use crate::matches;
use duel::observe::view::Viewer;
use games::Game;
use notation::replay::Replay;
use series::DeckList;
use std::io::{IsTerminal, stdin};
use std::path::PathBuf;

/// What `shobu replay` is asked to do.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The recorded duel.
    file: PathBuf,
    /// Wait for Enter before each choice.
    #[arg(long)]
    step: bool,
}

/// Plays the duel again, prints every choice and its results, and checks that it ends as recorded.
pub fn run(args: &Args) -> Result<(), Error> {
    let file = || args.file.clone();
    let text = std::fs::read_to_string(&args.file).map_err(|cause| games::Error::Unreadable { file: file(), cause })?;
    let replay = Replay::from_text(&text).map_err(|fault| Error::Replay { file: file(), fault })?;
    let game = Game::load_in_format(&replay.game, replay.format.as_deref())?;
    let lists = replay.deck_lists(&game.pool).map_err(|fault| Error::Replay { file: file(), fault })?;
    if let Some(options) = replay.match_options {
        return matches::replay(&game, &replay, options, lists).map_err(|fault| Error::Replay { file: file(), fault });
    }
    let mut duel = game.begin_duel(lists.each_ref().map(DeckList::loadout), replay.seed);
    let mut shown = 0;
    let mut turn = 0;
    let wait = args.step && stdin().is_terminal();
    let played = replay.play(&mut *duel, |duel, seat, choice| {
        let log = duel.render_log(Viewer::Judge, shown);
        shown += log.len();
        for line in log {
            println!("    {line}");
        }
        let state = duel.lab().state();
        if state.turn.number != turn {
            turn = state.turn.number;
            println!("— turn {turn}, p{}", state.turn.player.0 + 1);
        }
        if wait {
            let _ = stdin().read_line(&mut String::new());
        }
        println!("p{} {choice}", seat.0 + 1);
    });
    played.map_err(|fault| Error::Replay { file: file(), fault })?;
    for line in duel.render_log(Viewer::Judge, shown) {
        println!("    {line}");
    }
    println!("{}", replay.end);
    Ok(())
}
