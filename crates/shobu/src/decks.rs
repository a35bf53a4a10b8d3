//! `shobu deck check`: whether a deck may be played, each fault with its rule.

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

/// Prints how many cards the deck has, if it may be played.
pub fn run(args: &Args) -> Result<(), Error> {
    let Args::Check { game, deck, format } = args;
    let game = Game::load_in(game, format.as_deref())?;
    let deck = game.deck(deck)?;
    let place = if game.book.besides.is_some() { "outside the game" } else { "in the sideboard" };
    let side = if deck.side.is_empty() { String::new() } else { format!(", {} {place}", deck.side.len()) };
    println!("{}: {} cards{side}, legal", deck.name, deck.cards.len());
    Ok(())
}
