//! The games the command line knows: their cards, their decks, how a duel begins.

use crate::error::Error;
use crystal::Fftcg;
use duel::book::RuleBook;
use duel::duel::{AnyDuel, Duel};
use duel::pool::CardPool;
use duel::words::CardId;
use players::Judge;
use std::fs;
use std::path::Path;
use std::sync::Arc;

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

/// The ids of the games.
pub const IDS: [&str; 1] = ["fftcg"];

/// A list of cards to play with.
#[derive(Clone, Debug)]
pub struct Deck {
    /// What it is called: the name of its file, without the ending.
    pub name: String,
    /// Its cards.
    pub cards: Vec<CardId>,
    /// The cards of its sideboard.
    pub side: Vec<CardId>,
}

/// Begins a duel between two decks, with chance from a seed.
type Begin = fn(Arc<CardPool>, [&[CardId]; 2], u8, u64) -> Box<dyn AnyDuel>;

/// A game with its cards.
pub struct Game {
    /// Its id.
    pub id: &'static str,
    /// Its cards.
    pub pool: Arc<CardPool>,
    /// Its starter decks.
    pub decks: Vec<Deck>,
    /// In which of its formats it is played.
    pub format: u8,
    /// How its computer players judge.
    pub judge: &'static dyn Judge,
    begin: Begin,
}

impl Game {
    /// Whether there is a game of this id.
    pub fn check_id(id: &str) -> Result<(), Error> {
        if IDS.contains(&id) {
            return Ok(());
        }
        Err(Error::NoGame { found: id.to_owned(), expected: IDS.join(", ") })
    }

    /// The game of an id in its usual format, with the cards that come with it.
    pub fn load(id: &str) -> Result<Self, Error> {
        Self::load_in(id, None)
    }

    /// The game of an id in the format of a name, with the cards that come with it.
    pub fn load_in(id: &str, format: Option<&str>) -> Result<Self, Error> {
        Self::check_id(id)?;
        let formats = Fftcg::vocabulary().formats;
        let format = match format {
            None => 0,
            Some(name) => {
                let unknown = || Error::NoFormat { found: name.to_owned(), expected: formats.join(", ") };
                formats.iter().position(|format| *format == name).ok_or_else(unknown)? as u8
            }
        };
        let mut pool = CardPool::default();
        for (file, text) in FFTCG_CARDS {
            cardtext::Language::Crystal.compile(text, file, &mut pool).map_err(|found| said(&found))?;
        }
        let mut game = Self {
            id: IDS[0],
            pool: Arc::new(pool),
            decks: Vec::new(),
            format,
            judge: &players::crystal::Fftcg,
            begin: begin_fftcg,
        };
        for (file, text) in FFTCG_DECKS {
            let deck = game.read_deck(file, text)?;
            game.decks.push(deck);
        }
        Ok(game)
    }

    /// Begins a duel.
    pub fn begin(&self, decks: [&[CardId]; 2], seed: u64) -> Box<dyn AnyDuel> {
        (self.begin)(Arc::clone(&self.pool), decks, self.format, seed)
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

    fn read_deck(&self, file: &str, text: &str) -> Result<Deck, Error> {
        let deck = cardtext::Language::Crystal.read_deck(text, file, &self.pool).map_err(|found| said(&found))?;
        let faults = crystal::deck::faults(&self.pool, &deck.cards, self.format);
        if !faults.is_empty() {
            let cited = |fault: &crystal::deck::DeckFault| {
                format!("{fault} ({})", crystal::rules::index()[fault.rule().index()].id)
            };
            return Err(Error::IllegalDeck { file: file.to_owned(), faults: faults.iter().map(cited).collect() });
        }
        let stem = Path::new(file).file_stem().map_or_else(|| file.to_owned(), |s| s.to_string_lossy().into_owned());
        Ok(Deck { name: stem, cards: deck.cards, side: deck.side })
    }
}

fn begin_fftcg(pool: Arc<CardPool>, decks: [&[CardId]; 2], format: u8, seed: u64) -> Box<dyn AnyDuel> {
    Box::new(Duel::<Fftcg>::in_format(pool, decks, format, seed))
}

fn said(found: &[cardtext::Diagnostic]) -> Error {
    Error::Cards(found.iter().map(ToString::to_string).collect())
}
