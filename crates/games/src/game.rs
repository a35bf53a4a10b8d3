//! A game with its cards and decks, ready to be played.

use crate::Error;
use crate::registry::{GameEntry, render_diagnostics};
use duel::card::pool::CardPool;
use duel::engine::any_duel::AnyDuel;
use duel::ids::CardId;
use duel::state::loadout::Loadout;
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// A deck with its sideboard.
#[derive(Clone, Debug)]
pub struct Deck {
    /// Its name: that of its file, without the extension.
    pub name: String,
    /// Its cards.
    pub cards: Vec<CardId>,
    /// Its sideboard, from which abilities can also bring in cards from outside the game.
    pub sideboard: Vec<CardId>,
}

impl Deck {
    /// The deck as a duel takes it.
    pub fn loadout(&self) -> Loadout<'_> {
        Loadout { deck: &self.cards, outside: &self.sideboard }
    }
}

/// A game with its cards and decks.
pub struct Game {
    /// Its entry in the table of games.
    pub entry: &'static GameEntry,
    /// Its cards.
    pub pool: Arc<CardPool>,
    /// Its starter decks.
    pub decks: Vec<Deck>,
    /// The number of the format it is played in.
    pub format: u8,
}

impl Game {
    /// Loads a game in its default format, with the cards that come with it.
    pub fn load(id: &str) -> Result<Self, Error> {
        Self::load_in_format(id, None)
    }

    /// Loads a game in a named format, with the cards that come with it.
    pub fn load_in_format(id: &str, format: Option<&str>) -> Result<Self, Error> {
        let book = GameEntry::find(id)?;
        let format = format.map_or(Ok(0), |name| format_of(book, name))?;
        let mut game = Self { entry: book, pool: Arc::new(book.pool()?), decks: Vec::new(), format };
        for (file, text) in book.decks() {
            let deck = game.read_deck(file, text)?;
            game.decks.push(deck);
        }
        Ok(game)
    }

    /// The same game and decks with a larger pool, which must begin with the cards of this one.
    pub fn with_cards(&self, pool: Arc<CardPool>) -> Self {
        Self { entry: self.entry, pool, decks: self.decks.clone(), format: self.format }
    }

    /// A deck in the notation of deck files: its cards in the same order, by their codes, which are unique.
    pub fn write_deck(&self, deck: &Deck) -> String {
        let lines = |cards: &[CardId]| -> String {
            let alike = cards.chunk_by(|one, other| one == other).flat_map(|group| group.chunks(usize::from(u8::MAX)));
            alike.map(|group| format!("{} {}\n", group.len(), self.pool.card(group[0]).code)).collect()
        };
        let besides =
            if deck.sideboard.is_empty() { String::new() } else { format!("sideboard\n{}", lines(&deck.sideboard)) };
        lines(&deck.cards) + &besides
    }

    /// Its id.
    pub fn id(&self) -> &'static str {
        self.entry.id
    }

    /// Begins a duel.
    pub fn begin_duel(&self, brought: [Loadout; 2], seed: u64) -> Box<dyn AnyDuel> {
        (self.entry.begin_duel)(Arc::clone(&self.pool), brought, self.format, seed)
    }

    /// The starter deck with this name, or the deck in this file.
    pub fn deck(&self, name: &str) -> Result<Deck, Error> {
        if let Some(deck) = self.decks.iter().find(|deck| deck.name == name) {
            return Ok(deck.clone());
        }
        let file = Path::new(name);
        if !file.exists() {
            let expected: Vec<&str> = self.decks.iter().map(|deck| deck.name.as_str()).collect();
            return Err(Error::NoDeck { found: name.to_owned(), expected: expected.join(", ") });
        }
        let text = fs::read_to_string(file).map_err(|cause| Error::Unreadable { file: file.to_owned(), cause })?;
        self.read_deck(name, &text)
    }

    /// Reads a deck and checks it against the rules of deck construction. Its name is that of the file, without the
    /// extension.
    pub fn read_deck(&self, file: &str, text: &str) -> Result<Deck, Error> {
        let deck = self
            .entry
            .language()?
            .read_deck(text, file, &self.pool)
            .map_err(|found| Error::Cards(render_diagnostics(&found)))?;
        let faults = (self.entry.check_deck)(&self.pool, [&deck.cards, &deck.side], self.format);
        if !faults.is_empty() {
            return Err(Error::IllegalDeck { file: file.to_owned(), faults });
        }
        let stem = Path::new(file).file_stem().map_or_else(|| file.to_owned(), |s| s.to_string_lossy().into_owned());
        Ok(Deck { name: stem, cards: deck.cards, sideboard: deck.side })
    }
}

/// The number of the format with this name.
fn format_of(book: &GameEntry, name: &str) -> Result<u8, Error> {
    let formats = book.words().formats;
    let at = formats.iter().position(|format| *format == name);
    let expected = || if formats.is_empty() { "none".to_owned() } else { formats.join(", ") };
    at.map(|at| at as u8).ok_or_else(|| Error::NoFormat { found: name.to_owned(), expected: expected() })
}
