//! Replays: a duel as its decks, its seed and the choices made, in words anyone can read.
//!
//! ```text
//! shobu replay 1
//! game GAME
//! engine 1.1
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
//! A match has a line `match best of 3, swiss, time limit` after the decks, and a line `time is called` where time was
//! called. Sideboards, if the players have any, come before the first choice (`p1 sideboard 2 Oak Warden`).

use crate::limits::MAX_CARDS;
use duel::book::Vocabulary;
use duel::card::pool::CardPool;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Outcome, Pending};
use duel::ids::{CardId, Seat};
use duel::state::loadout::Loadout;
use series::{DeckList, Match, MatchOptions, SeriesDuel};
use std::fmt::Write;

const HEADER: &str = "shobu replay 1";

/// The version of the kernel, raised when duels of several games go differently than before.
const KERNEL_VERSION: u16 = 2;

/// The engine version of a rule book as replays name it: the kernel's version and the book's. As long as both stay the
/// same, the same choices lead to the same duel.
pub fn engine_version(words: &Vocabulary) -> String {
    format!("{KERNEL_VERSION}.{}", words.version)
}

/// Returns true if an engine version has this kernel, whatever its book.
fn is_of_this_kernel(engine: &str) -> bool {
    engine.split_once('.').is_some_and(|(kernel, _)| kernel == KERNEL_VERSION.to_string())
}

/// A recorded duel or match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The id of the game.
    pub game: String,
    /// The format; `None` for the usual one.
    pub format: Option<String>,
    /// The engine that recorded it, as named by [`engine_version`].
    pub engine: String,
    /// The fingerprint of the cards.
    pub cards_fingerprint: u64,
    /// The random seed.
    pub seed: u64,
    /// The decks, card by card: names, with the code where several cards share the name.
    pub decks: [Vec<String>; 2],
    /// The sideboards, likewise.
    pub sideboards: [Vec<String>; 2],
    /// The options of the match, if it is one.
    pub match_options: Option<MatchOptions>,
    /// The choices, for each question with more than one option, and everything that happened without a question.
    pub choices: Vec<(Seat, String)>,
    /// The result, with the fingerprint of the last state; empty if the duel is not over.
    pub end: String,
    /// The number of questions with one option that were answered since the last choice.
    forced_answers: usize,
}

/// Why a replay cannot be read or played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A line does not read as expected.
    #[error("line {line}: expected {expected}, found `{found}`")]
    Line {
        /// The line.
        line: usize,
        /// A description of what should be there.
        expected: &'static str,
        /// The text that is there.
        found: String,
    },
    /// A deck or sideboard has too many cards.
    #[error("line {line}: expected at most {most} cards")]
    TooManyCards {
        /// The line.
        line: usize,
        /// The most that are allowed.
        most: usize,
    },
    /// The replay has no end.
    #[error("line {line}: the replay is cut off; expected more choices or a line that begins with `end`")]
    CutOff {
        /// The last line.
        line: usize,
    },
    /// It was made with other cards.
    #[error("line 4: the replay was made with other cards; expected cards {expected:016x}, found {found:016x}")]
    OtherCards {
        /// The fingerprint of the cards in use.
        expected: u64,
        /// The fingerprint in the replay.
        found: u64,
    },
    /// It was made with another engine.
    #[error("line 3: the replay was made with another engine; expected {expected}, found {found}")]
    OtherEngine {
        /// The engine in use.
        expected: String,
        /// The engine in the replay.
        found: String,
    },
    /// A deck names a card that does not exist.
    #[error("line {line}: expected a card of the set, found `{found}`")]
    UnknownCard {
        /// The line.
        line: usize,
        /// The name that is there.
        found: String,
    },
    /// A choice is not among the options.
    #[error("line {line}: expected one of {}; found `{found}`", .options.join(", "))]
    NotOffered {
        /// The line.
        line: usize,
        /// The choice that is there.
        found: String,
        /// The texts of the options.
        options: Vec<String>,
    },
    /// The duel ends differently than the replay says.
    #[error("line {line}: expected `{expected}`, found `{found}`")]
    OtherEnd {
        /// The line.
        line: usize,
        /// The end when played.
        expected: String,
        /// The end according to the replay.
        found: String,
    },
}

/// The end of a duel that is not over.
const UNFINISHED: &str = "unfinished";
/// The text of conceding.
const CONCEDES: &str = "concedes";
/// The text of conceding the match.
const CONCEDES_MATCH: &str = "concedes the match";
/// The text of calling time, after the word `time`.
const TIME_CALLED: &str = "is called";
/// Stands before the number of questions with one option that were answered since the last choice.
const FORCED_ANSWERS: &str = ", forced answers: ";

/// If `words` say `what`, the number of forced answers after which it happened.
fn forced_answers_before(what: &str, words: &str) -> Option<usize> {
    match words.strip_prefix(what)? {
        "" => Some(0),
        rest => rest.strip_prefix(FORCED_ANSWERS)?.parse().ok(),
    }
}

/// Reads a choice as an interruption, with the number of forced answers after which it happened; `None` if it is a
/// choice.
pub fn read_interruption(words: &str) -> Option<(Interruption, usize)> {
    let all = [
        (CONCEDES, Interruption::Concedes),
        (CONCEDES_MATCH, Interruption::ConcedesMatch),
        (TIME_CALLED, Interruption::TimeCalled),
    ];
    all.into_iter().find_map(|(what, is)| Some((is, forced_answers_before(what, words)?)))
}

/// Something that happens in a duel without a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interruption {
    /// A player concedes.
    Concedes,
    /// A player concedes the match.
    ConcedesMatch,
    /// Time is called.
    TimeCalled,
}

/// If a choice says that a player concedes, the number of forced answers after which that happened.
pub fn forced_answers_before_concession(words: &str) -> Option<usize> {
    forced_answers_before(CONCEDES, words)
}

/// The texts of all interruptions.
const INTERRUPTIONS: [&str; 3] = [CONCEDES, CONCEDES_MATCH, TIME_CALLED];

fn is_labelled(pool: &CardPool, card: CardId, words: &str) -> bool {
    words.starts_with(pool.name(card)) && (words == pool.name(card) || words == pool.name_with_code(card))
}

/// The number of lines before the first choice of a duel without sideboards that is not part of a match.
const SHORTEST_HEADER: usize = 7;

impl Replay {
    /// An empty recording of a duel that has just begun with these decks and this random seed.
    pub fn begin(duel: &dyn AnyDuel, brought: [Loadout; 2], seed: u64) -> Self {
        let pool = duel.pool();
        let labels = |cards: &[CardId]| cards.iter().map(|&card| pool.name_in_deck(card)).collect();
        Self {
            game: duel.vocabulary().game.to_owned(),
            format: format_name(duel),
            engine: engine_version(duel.vocabulary()),
            cards_fingerprint: pool.fingerprint(),
            seed,
            decks: brought.map(|of| labels(of.deck)),
            sideboards: brought.map(|of| labels(of.outside)),
            match_options: None,
            choices: Vec::new(),
            end: String::new(),
            forced_answers: 0,
        }
    }

    /// An empty recording of a match that has just begun with this random seed.
    pub fn begin_match(series: &Match, seed: u64) -> Self {
        let standing = series.score();
        let brought = standing.lists.each_ref().map(DeckList::loadout);
        Self { match_options: Some(standing.options), ..Self::begin(series, brought, seed) }
    }

    /// Notes the option that is about to be picked. It is written down only if there is a choice.
    pub fn note_choice(&mut self, duel: &dyn AnyDuel, option: usize) {
        let Pending::Question(question) = duel.pending() else { return };
        if duel.options().len() < 2 {
            self.forced_answers += 1;
        } else if let Some(reading) = duel.render_options().into_iter().nth(option) {
            self.choices.push((question.seat, reading));
            self.forced_answers = 0;
        }
    }

    /// Notes that a player is about to concede.
    pub fn note_concession(&mut self, seat: Seat) {
        self.note_interruption(seat, CONCEDES);
    }

    /// Notes that a player is about to concede the match.
    pub fn note_match_concession(&mut self, seat: Seat) {
        self.note_interruption(seat, CONCEDES_MATCH);
    }

    /// Notes that time is about to be called.
    pub fn note_time(&mut self) {
        self.note_interruption(Seat::FIRST, TIME_CALLED);
    }

    fn note_interruption(&mut self, seat: Seat, what: &str) {
        let words = match self.forced_answers {
            0 => what.to_owned(),
            n => format!("{what}{FORCED_ANSWERS}{n}"),
        };
        self.choices.push((seat, words));
        self.forced_answers = 0;
    }

    /// Notes how the duel ended, if it is over.
    pub fn finish(&mut self, duel: &dyn AnyDuel) {
        self.forced_answers = 0;
        if let Pending::Over(outcome) = duel.pending() {
            self.end = render_ending(duel, outcome);
        }
    }

    /// Writes the replay as text.
    pub fn to_text(&self) -> String {
        let mut text = format!(
            "{HEADER}\ngame {}{}\nengine {}\ncards {:016x}\nseed {}\n",
            self.game,
            self.format.as_ref().map_or(String::new(), |format| format!(" {format}")),
            self.engine,
            self.cards_fingerprint,
            self.seed
        );
        for (i, deck) in self.decks.iter().enumerate() {
            let _ = writeln!(text, "p{} deck {}", i + 1, write_deck(deck));
        }
        if let Some(options) = &self.match_options {
            let _ = writeln!(text, "match {options}");
        }
        if self.has_sideboards() {
            for (i, side) in self.sideboards.iter().enumerate() {
                let _ = writeln!(text, "p{} sideboard {}", i + 1, write_deck(side));
            }
        }
        for (seat, choice) in &self.choices {
            let _ = writeln!(text, "{}", choice_line(*seat, choice));
        }
        let _ = writeln!(text, "end {}", if self.end.is_empty() { UNFINISHED } else { &self.end });
        text
    }

    /// Reads a replay from text.
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
        let mut opening = SHORTEST_HEADER;
        let mut series = None;
        if lines.get(opening).is_some_and(|line| line.starts_with("match ")) {
            let expected = "`match` and how it is played";
            let options = field(opening, "match ", expected)?;
            opening += 1;
            let wrong = |found: &str| ReplayError::Line { line: opening, expected, found: found.to_owned() };
            series = Some(MatchOptions::read(&options).map_err(wrong)?);
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
                "time" if forced_answers_before(TIME_CALLED, what).is_some() => {
                    choices.push((Seat::FIRST, what.to_owned()))
                }
                "end" => {
                    let end = if what == UNFINISHED { String::new() } else { what.to_owned() };
                    let begun = Self {
                        game,
                        format,
                        engine,
                        cards_fingerprint: cards,
                        seed,
                        decks,
                        sideboards: sides,
                        match_options: series,
                        choices,
                        end,
                        forced_answers: 0,
                    };
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

    /// The decks and sideboards as cards of a pool. The kernel and the pool must be those the replay was made with.
    pub fn deck_lists(&self, pool: &CardPool) -> Result<[DeckList; 2], ReplayError> {
        if !is_of_this_kernel(&self.engine) {
            return Err(ReplayError::OtherEngine { expected: format!("{KERNEL_VERSION}"), found: self.engine.clone() });
        }
        if pool.fingerprint() != self.cards_fingerprint {
            return Err(ReplayError::OtherCards { expected: pool.fingerprint(), found: self.cards_fingerprint });
        }
        let beside = self.header_lines() - 1;
        let list = |at: usize| -> Result<DeckList, ReplayError> {
            let deck = find_cards(pool, &self.decks[at], SHORTEST_HEADER - 1 + at)?;
            Ok(DeckList { deck, sideboard: find_cards(pool, &self.sideboards[at], beside + at)? })
        };
        Ok([list(0)?, list(1)?])
    }

    /// Returns true if a player has a sideboard.
    fn has_sideboards(&self) -> bool {
        self.sideboards.iter().any(|side| !side.is_empty())
    }

    /// The number of lines before the first choice.
    fn header_lines(&self) -> usize {
        SHORTEST_HEADER + usize::from(self.match_options.is_some()) + 2 * usize::from(self.has_sideboards())
    }

    /// Plays the choices on a duel that has just begun, and checks that it ends as recorded. `each` is called before
    /// every choice with the duel, the player and the choice.
    pub fn play(
        &self,
        duel: &mut dyn AnyDuel,
        mut each: impl FnMut(&dyn AnyDuel, Seat, &str),
    ) -> Result<(), ReplayError> {
        let expected = engine_version(duel.vocabulary());
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
                && let Some(what) =
                    INTERRUPTIONS.into_iter().find(|what| forced_answers_before(what, choice) == Some(forced))
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
            let line = self.header_lines() + at + 1;
            if at == self.choices.len() && self.end.is_empty() {
                return Ok(());
            }
            let Some((seat, choice)) = self.choices.get(at) else { return Err(ReplayError::CutOff { line }) };
            let options = duel.render_options();
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
        let expected = render_ending(duel, outcome);
        if at < self.choices.len() || expected != self.end {
            let line = self.header_lines() + self.choices.len() + 1;
            return Err(ReplayError::OtherEnd { line, expected, found: self.end.clone() });
        }
        Ok(())
    }
}

/// The name of the duel's format, unless it is the usual one.
fn format_name(duel: &dyn AnyDuel) -> Option<String> {
    match duel.lab().state().format {
        0 => None,
        format => duel.vocabulary().formats.get(usize::from(format)).map(|&name| name.to_owned()),
    }
}

/// The end of a duel in words: who won, by which rule, and the fingerprint of the state.
pub fn render_ending(duel: &dyn AnyDuel, outcome: Outcome) -> String {
    let rule = duel.vocabulary().rules.get(outcome.rule.index()).map_or("?", |r| r.id);
    let hash = duel.fingerprint();
    let score = duel.match_score().map_or(String::new(), |standing| {
        let [first, second] = standing.wins();
        format!(" the match {first}-{second}")
    });
    match outcome.winner {
        Some(seat) => format!("p{} wins{score} by {rule} at {hash:016x}", seat.0 + 1),
        None => format!("draw{score} by {rule} at {hash:016x}"),
    }
}

/// The line of a choice, with the player who made it.
pub fn choice_line(seat: Seat, choice: &str) -> String {
    match forced_answers_before(TIME_CALLED, choice) {
        Some(_) => format!("time {choice}"),
        None => format!("p{} {choice}", seat.0 + 1),
    }
}

fn find_cards(pool: &CardPool, names: &[String], line: usize) -> Result<Vec<CardId>, ReplayError> {
    let find = |name: &String| {
        let found = pool.deck_cards().find(|&card| is_labelled(pool, card, name));
        found.ok_or_else(|| ReplayError::UnknownCard { line, found: name.clone() })
    };
    names.iter().map(find).collect()
}

/// A list of cards; equal neighbours become one entry with a number.
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
        if n > MAX_CARDS - deck.len() {
            return Err(ReplayError::TooManyCards { line, most: MAX_CARDS });
        }
        deck.extend(std::iter::repeat_n(name.to_owned(), n));
    }
    Ok(deck)
}
