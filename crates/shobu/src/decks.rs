//! `shobu deck check`: checks a deck, and names the rule for each fault.

use crate::error::Error;
use games::Game;

/// What `shobu deck` is asked to do.
#[derive(Debug, clap::Subcommand)]
pub enum Args {
    /// Check a deck.
    Check {
        /// The game.
        game: String,
        /// The file, or the name of a starter deck.
        deck: String,
        /// The format. Without it, the game's usual one.
        #[arg(long)]
        format: Option<String>,
    },
}

/// Prints the number of cards in the deck, if it is legal.
pub fn run(args: &Args) -> Result<(), Error> {
    let Args::Check { game, deck, format } = args;
    let game = Game::load_in_format(game, format.as_deref())?;
    let deck = game.deck(deck)?;
    let place = if game.entry.outside_zone.is_some() { "outside the game" } else { "in the sideboard" };
    let side = if deck.sideboard.is_empty() { String::new() } else { format!(", {} {place}", deck.sideboard.len()) };
    println!("{}: {} cards{side}, legal", deck.name, deck.cards.len());
    Ok(())
}
