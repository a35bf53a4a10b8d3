//! Replays: a duel is its decks, its seed and what was chosen, in words anyone can read.
//!
//! ```text
//! shobu replay 1
//! game GAME
//! engine 0.1.0-5c1d0a6e8f3b2947-b07e41d92a6c385f
//! cards 1f0c53a7b2d84e96
//! seed 7
//! p1 deck 3 Oak Warden; 2 Grey Ferryman
//! p2 deck 3 Oak Warden; 2 Grey Ferryman
//! p1 goes first
//! p1 keeps the hand
//! p2 concedes
//! end p1 wins by 12.4.1 at 9e3779b97f4a7c15
//! ```
//!
//! A match has, after the decks, a line `match best of 3, swiss, time limit`; a line `time is called` stands where it
//! was. If the players have brought cards besides their decks, they come next (`p1 sideboard 2 Oak Warden`).

use crate::book::Vocabulary;
use crate::brought::Brought;
use crate::duel::AnyDuel;
use crate::matches::{List, Match, Options};
use crate::pool::CardPool;
use crate::question::{Outcome, Pending};
use crate::scenario::CARDS;
use crate::words::{CardId, Seat};
use std::fmt::Write;

const HEADER: &str = "shobu replay 1";

/// The version of the kernel with a fingerprint of its sources, with which the name of an engine begins.
const KERNEL: &str = concat!(env!("CARGO_PKG_VERSION"), "-", env!("SOURCES"));

/// The engine that plays by a book, as replays name it: the rules of play are the kernel's and the book's sources.
pub fn engine(words: &Vocabulary) -> String {
    format!("{KERNEL}-{}", words.sources)
}

/// A recorded duel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// Which game.
    pub game: String,
    /// In which of its formats; the usual one if it says none.
    pub format: Option<String>,
    /// The engine that recorded it, as [`engine`] names it.
    pub engine: String,
    /// The fingerprint of the cards.
    pub cards: u64,
    /// The seed of chance.
    pub seed: u64,
    /// The decks, card by card: names, with the code where several cards share the name.
    pub decks: [Vec<String>; 2],
    /// The cards besides, likewise.
    pub sides: [Vec<String>; 2],
    /// How the match is played, if it is one.
    pub series: Option<Options>,
    /// What was chosen wherever there was a choice.
    pub choices: Vec<(Seat, String)>,
    /// How it ended, with the fingerprint of the last state.
    pub end: String,
    /// How many questions with one option have been answered since the last choice.
    forced: usize,
}

/// Why a replay cannot be read or played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A line is not what it should be.
    #[error("line {line}: expected {expected}, found `{found}`")]
    Line {
        /// Which line.
        line: usize,
        /// What should be there.
        expected: &'static str,
        /// What is there.
        found: String,
    },
    /// A deck is longer than anyone plays.
    #[error("line {line}: expected at most {most} cards")]
    TooManyCards {
        /// Which line.
        line: usize,
        /// How many are read.
        most: usize,
    },
    /// It has no end.
    #[error("line {line}: the replay is cut off; expected more choices or a line that begins with `end`")]
    CutOff {
        /// The last line there is.
        line: usize,
    },
    /// It was made with other cards.
    #[error("line 4: the replay was made with other cards; expected cards {expected:016x}, found {found:016x}")]
    OtherCards {
        /// The fingerprint of the cards there are.
        expected: u64,
        /// The fingerprint in the replay.
        found: u64,
    },
    /// It was made with another engine.
    #[error("line 3: the replay was made with another engine; expected {expected}, found {found}")]
    OtherEngine {
        /// The engine there is.
        expected: String,
        /// The engine in the replay.
        found: String,
    },
    /// A deck names a card that does not exist.
    #[error("line {line}: expected a card of the set, found `{found}`")]
    UnknownCard {
        /// Which line.
        line: usize,
        /// What is there.
        found: String,
    },
    /// What was chosen is not among the options.
    #[error("line {line}: expected one of {}; found `{found}`", .options.join(", "))]
    NotOffered {
        /// Which line.
        line: usize,
        /// What is there.
        found: String,
        /// What could be chosen, as it reads.
        options: Vec<String>,
    },
    /// The duel ends otherwise than the replay says.
    #[error("line {line}: expected `{expected}`, found `{found}`")]
    OtherEnd {
        /// Which line.
        line: usize,
        /// How it ends when played.
        expected: String,
        /// How the replay says it ends.
        found: String,
    },
}

/// How the end of a duel reads that is not over yet.
const UNFINISHED: &str = "unfinished";
/// How giving up reads.
const CONCEDES: &str = "concedes";
/// How giving a match up reads.
const CONCEDES_MATCH: &str = "concedes the match";
/// How calling time reads, after the word `time`.
const TIME: &str = "is called";
/// What follows where questions with one option were answered between the last choice and this: their number.
const AFTER: &str = ", forced answers: ";

/// After how many forced answers what these words say happens, if that is it.
fn happens_after(what: &str, words: &str) -> Option<usize> {
    match words.strip_prefix(what)? {
        "" => Some(0),
        rest => rest.strip_prefix(AFTER)?.parse().ok(),
    }
}

/// What happens without being asked for, and after how many forced answers, if that is what the words of a choice say.
pub fn unasked(words: &str) -> Option<(Unasked, usize)> {
    let all = [(CONCEDES, Unasked::Concedes), (CONCEDES_MATCH, Unasked::ConcedesMatch), (TIME, Unasked::Time)];
    all.into_iter().find_map(|(what, is)| Some((is, happens_after(what, words)?)))
}

/// What happens in a duel that no question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unasked {
    /// A player gives up.
    Concedes,
    /// A player gives the match up.
    ConcedesMatch,
    /// Time is called.
    Time,
}

/// After how many forced answers a player gives up, if that is what the words of a choice say.
pub fn concedes_after(words: &str) -> Option<usize> {
    happens_after(CONCEDES, words)
}

/// What happens in a duel that no question asks for.
const UNASKED: [&str; 3] = [CONCEDES, CONCEDES_MATCH, TIME];

/// How a deck calls a card: by its name, with its code where another card has that name.
pub(crate) fn label(pool: &CardPool, card: CardId) -> String {
    let name = pool.name(card);
    let named = (0..pool.cards.len() as u16).filter(|&other| pool.name(CardId(other)) == name).count();
    if named > 1 { coded(pool, card) } else { name.to_owned() }
}

fn coded(pool: &CardPool, card: CardId) -> String {
    format!("{} [{}]", pool.name(card), pool.card(card).code)
}

fn is_labelled(pool: &CardPool, card: CardId, words: &str) -> bool {
    words.starts_with(pool.name(card)) && (words == pool.name(card) || words == coded(pool, card))
}

/// Lines before the first choice of a duel that is no match, without cards besides the decks.
const OPENING: usize = 7;

impl Replay {
    /// An empty recording of a duel that has just begun with this, and with chance from this seed.
    pub fn begin(duel: &dyn AnyDuel, brought: [Brought; 2], seed: u64) -> Self {
        let pool = duel.pool();
        let labels = |cards: &[CardId]| cards.iter().map(|&card| label(pool, card)).collect();
        Self {
            game: duel.words().game.to_owned(),
            format: format_name(duel),
            engine: engine(duel.words()),
            cards: pool.fingerprint(),
            seed,
            decks: brought.map(|of| labels(of.deck)),
            sides: brought.map(|of| labels(of.besides)),
            series: None,
            choices: Vec::new(),
            end: String::new(),
            forced: 0,
        }
    }

    /// An empty recording of a match that has just begun, with chance from this seed.
    pub fn begin_match(series: &Match, seed: u64) -> Self {
        let standing = series.standing();
        let brought = standing.lists.each_ref().map(List::brought);
        Self { series: Some(standing.options), ..Self::begin(series, brought, seed) }
    }

    /// Notes the option that is about to be picked; it is written down if there is a choice.
    pub fn note(&mut self, duel: &dyn AnyDuel, option: usize) {
        let Pending::Question(question) = duel.pending() else { return };
        if duel.options().len() < 2 {
            self.forced += 1;
        } else if let Some(reading) = duel.readings().into_iter().nth(option) {
            self.choices.push((question.seat, reading));
            self.forced = 0;
        }
    }

    /// Notes that a player is about to concede.
    pub fn note_concession(&mut self, seat: Seat) {
        self.note_unasked(seat, CONCEDES);
    }

    /// Notes that a player is about to concede the match.
    pub fn note_match_concession(&mut self, seat: Seat) {
        self.note_unasked(seat, CONCEDES_MATCH);
    }

    /// Notes that time is about to be called.
    pub fn note_time(&mut self) {
        self.note_unasked(Seat::FIRST, TIME);
    }

    fn note_unasked(&mut self, seat: Seat, what: &str) {
        let words = match self.forced {
            0 => what.to_owned(),
            n => format!("{what}{AFTER}{n}"),
        };
        self.choices.push((seat, words));
        self.forced = 0;
    }

    /// Notes how the duel ended.
    pub fn finish(&mut self, duel: &dyn AnyDuel) {
        self.forced = 0;
        if let Pending::Over(outcome) = duel.pending() {
            self.end = ending(duel, outcome);
        }
    }

    /// The replay as text.
    pub fn to_text(&self) -> String {
        let mut text = format!(
            "{HEADER}\ngame {}{}\nengine {}\ncards {:016x}\nseed {}\n",
            self.game,
            self.format.as_ref().map_or(String::new(), |format| format!(" {format}")),
            self.engine,
            self.cards,
            self.seed
        );
        for (i, deck) in self.decks.iter().enumerate() {
            let _ = writeln!(text, "p{} deck {}", i + 1, write_deck(deck));
        }
        if let Some(options) = &self.series {
            let _ = writeln!(text, "match {options}");
        }
        if self.brings_besides() {
            for (i, side) in self.sides.iter().enumerate() {
                let _ = writeln!(text, "p{} sideboard {}", i + 1, write_deck(side));
            }
        }
        for (seat, choice) in &self.choices {
            let _ = writeln!(text, "{}", choice_line(*seat, choice));
        }
        let _ = writeln!(text, "end {}", if self.end.is_empty() { UNFINISHED } else { &self.end });
        text
    }

    /// Reads a replay.
    pub fn from_text(text: &str) -> Result<Self, ReplayError> {
        let lines: Vec<&str> = text.lines().collect();
        let field = |at: usize, prefix: &str, expected: &'static str| -> Result<String, ReplayError> {
            let line = lines.get(at).ok_or(ReplayError::CutOff { line: lines.len() })?;
            let found = || ReplayError::Line { line: at + 1, expected, found: (*line).to_owned() };
            line.strip_prefix(prefix).map(|rest| rest.trim().to_owned()).ok_or_else(found)
        };
        field(0, HEADER, "`shobu replay 1`")?;
        let game = field(1, "game ", "`game` and its id, perhaps a format")?;
        let (game, format) = match game.split_once(' ') {
            Some((game, format)) => (game.to_owned(), Some(format.trim().to_owned())),
            None => (game, None),
        };
        let engine = field(2, "engine ", "`engine` and its version")?;
        let cards = field(3, "cards ", "`cards` and sixteen hexadecimal digits")?;
        let cards = u64::from_str_radix(&cards, 16).map_err(|_| ReplayError::Line {
            line: 4,
            expected: "`cards` and sixteen hexadecimal digits",
            found: cards.clone(),
        })?;
        let seed = field(4, "seed ", "`seed` and a number")?;
        let seed = seed.parse().map_err(|_| ReplayError::Line {
            line: 5,
            expected: "`seed` and a number",
            found: seed.clone(),
        })?;
        let decks = [
            read_deck(&field(5, "p1 deck ", "`p1 deck` and its cards")?, 6)?,
            read_deck(&field(6, "p2 deck ", "`p2 deck` and its cards")?, 7)?,
        ];
        let mut opening = OPENING;
        let mut series = None;
        if lines.get(opening).is_some_and(|line| line.starts_with("match ")) {
            let expected = "`match` and how it is played";
            let options = field(opening, "match ", expected)?;
            opening += 1;
            let wrong = |found: &str| ReplayError::Line { line: opening, expected, found: found.to_owned() };
            series = Some(Options::read(&options).map_err(wrong)?);
        }
        let mut sides = [Vec::new(), Vec::new()];
        if lines.get(opening).is_some_and(|line| line.starts_with("p1 sideboard")) {
            sides = [
                read_deck(&field(opening, "p1 sideboard", "`p1 sideboard` and its cards")?, opening + 1)?,
                read_deck(&field(opening + 1, "p2 sideboard", "`p2 sideboard` and its cards")?, opening + 2)?,
            ];
            opening += 2;
        }
        let mut choices = Vec::new();
        for (at, line) in lines.iter().enumerate().skip(opening) {
            let (who, what) = line.split_once(' ').unwrap_or((line, ""));
            match who {
                "p1" => choices.push((Seat::FIRST, what.to_owned())),
                "p2" => choices.push((Seat::SECOND, what.to_owned())),
                "time" if happens_after(TIME, what).is_some() => choices.push((Seat::FIRST, what.to_owned())),
                "end" => {
                    let end = if what == UNFINISHED { String::new() } else { what.to_owned() };
                    let begun =
                        Self { game, format, engine, cards, seed, decks, sides, series, choices, end, forced: 0 };
                    return Ok(begun);
                }
                _ => {
                    let expected = "`p1`, `p2`, `time is called` or `end`";
                    return Err(ReplayError::Line { line: at + 1, expected, found: (*line).to_owned() });
                }
            }
        }
        Err(ReplayError::CutOff { line: lines.len() })
    }

    /// What the players brought, as cards of a pool, if the pool is the one the replay was made with.
    pub fn lists(&self, pool: &CardPool) -> Result<[List; 2], ReplayError> {
        if !self.engine.starts_with(KERNEL) {
            return Err(ReplayError::OtherEngine { expected: KERNEL.to_owned(), found: self.engine.clone() });
        }
        if pool.fingerprint() != self.cards {
            return Err(ReplayError::OtherCards { expected: pool.fingerprint(), found: self.cards });
        }
        let beside = self.opening() - 1;
        let list = |at: usize| -> Result<List, ReplayError> {
            let deck = find_cards(pool, &self.decks[at], OPENING - 1 + at)?;
            Ok(List { deck, side: find_cards(pool, &self.sides[at], beside + at)? })
        };
        Ok([list(0)?, list(1)?])
    }

    /// Whether a player has brought cards besides the deck.
    fn brings_besides(&self) -> bool {
        self.sides.iter().any(|side| !side.is_empty())
    }

    /// Lines before the first choice.
    fn opening(&self) -> usize {
        OPENING + usize::from(self.series.is_some()) + 2 * usize::from(self.brings_besides())
    }

    /// Plays the choices on a duel that has just begun, and checks that it ends as it did. `each` sees the duel
    /// before every choice, and the choice.
    pub fn play(
        &self,
        duel: &mut dyn AnyDuel,
        mut each: impl FnMut(&dyn AnyDuel, Seat, &str),
    ) -> Result<(), ReplayError> {
        let expected = engine(duel.words());
        if self.engine != expected {
            return Err(ReplayError::OtherEngine { expected, found: self.engine.clone() });
        }
        let mut at = 0;
        let mut forced = 0;
        let outcome = loop {
            let question = match duel.pending() {
                Pending::Over(outcome) => break outcome,
                Pending::Question(question) => question,
            };
            if let Some(&(seat, ref choice)) = self.choices.get(at)
                && let Some(what) = UNASKED.into_iter().find(|what| happens_after(what, choice) == Some(forced))
            {
                each(duel, seat, choice);
                match what {
                    CONCEDES => duel.concede(seat),
                    CONCEDES_MATCH => duel.concede_match(seat),
                    _ => duel.call_time(),
                };
                at += 1;
                forced = 0;
                continue;
            }
            if duel.options().len() == 1 {
                duel.pick(0);
                forced += 1;
                continue;
            }
            let line = self.opening() + at + 1;
            if at == self.choices.len() && self.end.is_empty() {
                return Ok(());
            }
            let Some((seat, choice)) = self.choices.get(at) else { return Err(ReplayError::CutOff { line }) };
            let options = duel.readings();
            let found = options.iter().position(|option| option == choice).filter(|_| *seat == question.seat);
            let Some(option) = found else {
                let options = options.iter().map(|o| format!("`p{} {o}`", question.seat.0 + 1)).collect();
                return Err(ReplayError::NotOffered { line, found: format!("p{} {choice}", seat.0 + 1), options });
            };
            each(duel, *seat, choice);
            duel.pick(option);
            at += 1;
            forced = 0;
        };
        let expected = ending(duel, outcome);
        if at < self.choices.len() || expected != self.end {
            let line = self.opening() + self.choices.len() + 1;
            return Err(ReplayError::OtherEnd { line, expected, found: self.end.clone() });
        }
        Ok(())
    }
}

/// What the format of a duel is called, unless it is the usual one.
fn format_name(duel: &dyn AnyDuel) -> Option<String> {
    match duel.state().format {
        0 => None,
        format => duel.words().formats.get(usize::from(format)).map(|&name| name.to_owned()),
    }
}

/// How a duel ended, in words: who won, by which rule, in which state.
pub fn ending(duel: &dyn AnyDuel, outcome: Outcome) -> String {
    let rule = duel.words().rules.get(outcome.rule.index()).map_or("?", |r| r.id);
    let hash = duel.fingerprint();
    let score = duel.standing().map_or(String::new(), |standing| {
        let [first, second] = standing.score();
        format!(" the match {first}-{second}")
    });
    match outcome.winner {
        Some(seat) => format!("p{} wins{score} by {rule} at {hash:016x}", seat.0 + 1),
        None => format!("draw{score} by {rule} at {hash:016x}"),
    }
}

/// How a choice reads, with who made it.
pub fn choice_line(seat: Seat, choice: &str) -> String {
    match happens_after(TIME, choice) {
        Some(_) => format!("time {choice}"),
        None => format!("p{} {choice}", seat.0 + 1),
    }
}

fn find_cards(pool: &CardPool, names: &[String], line: usize) -> Result<Vec<CardId>, ReplayError> {
    let find = |name: &String| {
        let found = pool.deckable().find(|&card| is_labelled(pool, card, name));
        found.ok_or_else(|| ReplayError::UnknownCard { line, found: name.clone() })
    };
    names.iter().map(find).collect()
}

/// Cards one after the other, those of a name that lie together as one entry.
fn write_deck(deck: &[String]) -> String {
    let mut entries = Vec::new();
    let mut rest = deck;
    while let Some(first) = rest.first() {
        let n = rest.iter().take_while(|card| *card == first).count();
        entries.push(format!("{n} {first}"));
        rest = &rest[n..];
    }
    entries.join("; ")
}

fn read_deck(list: &str, line: usize) -> Result<Vec<String>, ReplayError> {
    let mut deck = Vec::new();
    for entry in list.split("; ").filter(|entry| !entry.is_empty()) {
        let counted = entry.split_once(' ').and_then(|(n, name)| Some((n.parse::<usize>().ok()?, name)));
        let Some((n, name)) = counted else {
            return Err(ReplayError::Line { line, expected: "a number and a card's name", found: entry.to_owned() });
        };
        if n > CARDS - deck.len() {
            return Err(ReplayError::TooManyCards { line, most: CARDS });
        }
        deck.extend(std::iter::repeat_n(name.to_owned(), n));
    }
    Ok(deck)
}
