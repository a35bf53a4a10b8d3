//! A game with its cards and decks, ready to be played.

use crate::Error;
use crate::books::{Book, said};
use duel::brought::Brought;
use duel::duel::AnyDuel;
use duel::pool::CardPool;
use duel::words::CardId;
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// A list of cards to play with.
#[derive(Clone, Debug)]
pub struct Deck {
    /// What it is called: the name of its file, without the ending.
    pub name: String,
    /// Its cards.
    pub cards: Vec<CardId>,
    /// The cards besides: its sideboard, and what texts can bring in from outside the game.
    pub side: Vec<CardId>,
}

impl Deck {
    /// It, as a duel takes it.
    pub fn brought(&self) -> Brought<'_> {
        Brought { deck: &self.cards, besides: &self.side }
    }
}

/// A game with its cards.
pub struct Game {
    /// Its place in the table of games.
    pub book: &'static Book,
    /// Its cards.
    pub pool: Arc<CardPool>,
    /// Its starter decks.
    pub decks: Vec<Deck>,
    /// In which of its formats it is played.
    pub format: u8,
}

impl Game {
    /// The game of an id in its usual format, with the cards that come with it.
    pub fn load(id: &str) -> Result<Self, Error> {
        Self::load_in(id, None)
    }

    /// The game of an id in the format of a name, with the cards that come with it.
    pub fn load_in(id: &str, format: Option<&str>) -> Result<Self, Error> {
        let book = Book::find(id)?;
        let format = format.map_or(Ok(0), |name| format_of(book, name))?;
        let mut game = Self { book, pool: Arc::new(book.pool()?), decks: Vec::new(), format };
        for (file, text) in book.decks() {
            let deck = game.read_deck(file, text)?;
            game.decks.push(deck);
        }
        Ok(game)
    }

    /// The same game and decks with more cards, of which the first are those that come with it.
    pub fn with_cards(&self, pool: Arc<CardPool>) -> Self {
        Self { book: self.book, pool, decks: self.decks.clone(), format: self.format }
    }

    /// A deck as a deck file has it: its cards in the same order, by their codes, which mean no other card.
    pub fn write_deck(&self, deck: &Deck) -> String {
        let lines = |cards: &[CardId]| -> String {
            let alike = cards.chunk_by(|one, other| one == other).flat_map(|group| group.chunks(usize::from(u8::MAX)));
            alike.map(|group| format!("{} {}\n", group.len(), self.pool.card(group[0]).code)).collect()
        };
        let besides = if deck.side.is_empty() { String::new() } else { format!("sideboard\n{}", lines(&deck.side)) };
        lines(&deck.cards) + &besides
    }

    /// Its id.
    pub fn id(&self) -> &'static str {
        self.book.id
    }

    /// Begins a duel.
    pub fn begin(&self, brought: [Brought; 2], seed: u64) -> Box<dyn AnyDuel> {
        (self.book.begin)(Arc::clone(&self.pool), brought, self.format, seed)
    }

    /// The starter deck of a name, or the deck in a file.
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

    /// The deck of a text, checked against the rules of construction; it is called as its file is, without the ending.
    pub fn read_deck(&self, file: &str, text: &str) -> Result<Deck, Error> {
        let deck =
            self.book.language()?.read_deck(text, file, &self.pool).map_err(|found| Error::Cards(said(&found)))?;
        let faults = (self.book.faults)(&self.pool, [&deck.cards, &deck.side], self.format);
        if !faults.is_empty() {
            return Err(Error::IllegalDeck { file: file.to_owned(), faults });
        }
        let stem = Path::new(file).file_stem().map_or_else(|| file.to_owned(), |s| s.to_string_lossy().into_owned());
        Ok(Deck { name: stem, cards: deck.cards, side: deck.side })
    }
}

/// The format of a name.
fn format_of(book: &Book, name: &str) -> Result<u8, Error> {
    let formats = book.words().formats;
    let at = formats.iter().position(|format| *format == name);
    let expected = || if formats.is_empty() { "none".to_owned() } else { formats.join(", ") };
    at.map(|at| at as u8).ok_or_else(|| Error::NoFormat { found: name.to_owned(), expected: expected() })
}
