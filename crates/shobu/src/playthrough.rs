//! `shobu playthrough`: tells a duel between computer players, turn by turn.

use crate::error::Error;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pending;
use duel::observe::view::Viewer;
use games::{Game, computer};
use std::fmt::Write;
use std::path::PathBuf;

/// What `shobu playthrough` is asked to do.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game.
    game: String,
    /// The deck: the name of a starter deck, or a file. Without one, a playthrough of every starter deck.
    deck: Option<String>,
    /// Write a text for each deck into this folder.
    #[arg(long, value_name = "FOLDER")]
    write: Option<PathBuf>,
}

/// The random seed of all playthroughs.
const SEED: u64 = 1;

/// Prints or writes the playthroughs.
pub fn run(args: &Args) -> Result<(), Error> {
    let game = Game::load(&args.game)?;
    let names = match &args.deck {
        Some(name) => vec![name.clone()],
        None => game.decks.iter().map(|deck| deck.name.clone()).collect(),
    };
    for name in names {
        let text = render_playthrough(&game, &name)?;
        let Some(folder) = &args.write else {
            print!("{text}");
            continue;
        };
        let file = folder.join(format!("{name}.txt"));
        let unwritable = |cause| Error::Unwritable { file: file.clone(), cause };
        std::fs::create_dir_all(folder).map_err(unwritable)?;
        std::fs::write(&file, text).map_err(unwritable)?;
        println!("{}", file.display());
    }
    Ok(())
}

/// Plays a deck against the game's next one between greedy players, and tells what happens, with its rules, turn by
/// turn.
pub fn render_playthrough(game: &Game, name: &str) -> Result<String, Error> {
    let deck = game.deck(name)?;
    let at = game.decks.iter().position(|other| other.name == deck.name).map_or(0, |at| at + 1);
    let other = &game.decks[at % game.decks.len()];
    let mut duel = game.begin_duel([deck.loadout(), other.loadout()], SEED);
    let (mut first, mut second) = (computer::player("greedy", game, 1)?, computer::player("greedy", game, 2)?);
    let mut text = format!("{}: p1 with {} against p2 with {}\n", game.id(), deck.name, other.name);
    let (mut shown, mut turn) = (0, u16::MAX);
    players::play_with(&mut *duel, [&mut *first, &mut *second], |duel, _| {
        append_news(duel, &mut text, &mut shown, &mut turn);
    });
    append_news(&*duel, &mut text, &mut shown, &mut turn);
    if let Pending::Over(outcome) = duel.pending() {
        let rule = games::position::rule_with_gist(duel.vocabulary().rules, outcome.rule);
        let how = outcome.winner.map_or("Nobody wins".to_owned(), |seat| format!("p{} wins", seat.0 + 1));
        let _ = writeln!(text, "\n{how} by {rule}");
    }
    Ok(text)
}

fn append_news(duel: &dyn AnyDuel, text: &mut String, shown: &mut usize, turn: &mut u16) {
    let log = duel.render_log(Viewer::Judge, 0);
    for line in duel.story_lines(*shown) {
        let of = duel.turn_of_line(line);
        if of != *turn {
            *turn = of;
            let now = duel.lab().state().turn;
            let whose = if of == now.number { format!(" — p{}", now.player.0 + 1) } else { String::new() };
            let heading = if of == 0 { "Before the first turn".to_owned() } else { format!("Turn {of}{whose}") };
            let _ = writeln!(text, "\n{heading}");
        }
        let _ = writeln!(text, "  {}", log[line]);
    }
    *shown = log.len();
}
