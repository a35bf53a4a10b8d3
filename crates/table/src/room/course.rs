//! The course of a duel: its beginning, and what was chosen since. Taking back, calling off and coming back after the
//! server was stopped are the same: the duel is built anew from fewer choices or from all of them.

use crate::error::Error;
use crate::store::{Ended, Move, Record};
use duel::brought::Brought;
use duel::dice::Dice;
use duel::duel::AnyDuel;
use duel::question::{Pending, Pick, Question, Topic};
use duel::replay::{Replay, concedes_after, engine};
use duel::scenario::Inquiry;
use duel::words::Seat;
use duel::zone::Sight;
use games::alike::card_of;
use games::{Deck, Game, rulings};
use std::sync::Arc;

/// What a duel begins with.
#[derive(Clone)]
pub struct Origin {
    /// The game, with the cards that are played with.
    pub game: Arc<Game>,
    start: Start,
}

#[derive(Clone)]
enum Start {
    Decks { decks: [Deck; 2], seed: u64 },
    Position { text: String },
}

/// A duel, and what was chosen in it.
pub struct Course {
    origin: Origin,
    duel: Box<dyn AnyDuel>,
    replay: Replay,
    steps: Vec<Step>,
    /// How often the only answer there was has been given since the last choice.
    forced: u32,
    begun: Option<Begun>,
    /// How it ended, if not by the rules of the game.
    pub ended: Option<Ended>,
}

/// What is known of a choice besides its words.
#[derive(Clone, Copy)]
struct Step {
    /// Whether an action begins with it.
    opens: bool,
    /// Whether the server chose for the player.
    auto: bool,
    /// How often the only answer there was had been given since the choice before.
    after: u32,
}

/// A place in the course of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// How many choices there were.
    pub choices: usize,
    /// How often the only answer there was had been given since the last of them.
    forced: u32,
}

/// An action that a player has begun and nobody has answered.
struct Begun {
    seat: Seat,
    /// Where it began.
    at: Place,
    /// What chance and knowledge were before.
    dice: Dice,
    known: Vec<u8>,
}

impl Origin {
    /// What a stored duel began with, if this server still plays by the same rules with the same cards.
    pub fn of(game: Arc<Game>, record: &Record) -> Result<Self, Error> {
        if record.engine != engine(game.book.words()) {
            return Err(Error::OtherEngine { what: "rules" });
        }
        if record.cards != game.pool.fingerprint() {
            return Err(Error::OtherEngine { what: "cards" });
        }
        let start = match &record.position {
            Some(text) => Start::Position { text: text.clone() },
            None => {
                let read = |at: usize| game.read_deck("deck", &record.seats[at].deck);
                Start::Decks { decks: [read(0)?, read(1)?], seed: record.seed }
            }
        };
        Ok(Self { game, start })
    }

    /// The decks, unless it begins from a position.
    pub const fn decks(&self) -> Option<&[Deck; 2]> {
        match &self.start {
            Start::Decks { decks, .. } => Some(decks),
            Start::Position { .. } => None,
        }
    }

    /// Where chance begins, unless a position says so.
    pub const fn seed(&self) -> Option<u64> {
        match &self.start {
            Start::Decks { seed, .. } => Some(*seed),
            Start::Position { .. } => None,
        }
    }

    /// The position it begins from, if it does.
    pub fn position(&self) -> Option<String> {
        match &self.start {
            Start::Decks { .. } => None,
            Start::Position { text } => Some(text.clone()),
        }
    }

    /// What its format is called, unless it is the usual one.
    pub fn format(&self) -> Option<String> {
        let formats = self.game.book.words().formats;
        formats.get(usize::from(self.game.format)).filter(|_| self.game.format > 0).map(|&name| name.to_owned())
    }

    fn brought(&self) -> [Brought<'_>; 2] {
        match &self.start {
            Start::Decks { decks, .. } => decks.each_ref().map(Deck::brought),
            Start::Position { .. } => [Brought::default(); 2],
        }
    }

    /// What begins with these decks, and with chance from a seed.
    pub fn with_decks(game: Arc<Game>, decks: [Deck; 2], seed: u64) -> Self {
        Self { game, start: Start::Decks { decks, seed } }
    }

    /// The duel at its beginning.
    pub fn duel(&self) -> Result<Box<dyn AnyDuel>, Error> {
        Ok(self.begin()?.0)
    }

    fn begin(&self) -> Result<(Box<dyn AnyDuel>, Replay), Error> {
        let (duel, seed) = match &self.start {
            Start::Decks { seed, .. } => (self.game.begin(self.brought(), *seed), *seed),
            Start::Position { text } => {
                let unsound = |failure: duel::scenario::Failure| Error::Position(failure.fault.to_string());
                let game = rulings::with(self.game.book, Arc::clone(&self.game.pool))?;
                (Inquiry::read(&game, text).map_err(unsound)?.into_duel(), 0)
            }
        };
        let replay = Replay::begin(&*duel, self.brought(), seed);
        Ok((duel, replay))
    }
}

impl Course {
    /// The duel from its beginning through these choices, and the only answers that were given after them.
    pub fn build(origin: Origin, moves: &[Move], forced: u32, ended: Option<Ended>) -> Result<Self, Error> {
        let (duel, replay) = origin.begin()?;
        let mut course = Self { origin, duel, replay, steps: Vec::new(), forced: 0, begun: None, ended: None };
        for (at, chosen) in moves.iter().enumerate() {
            course.follow(chosen).ok_or(Error::Unplayable(at + 1))?;
        }
        for _ in 0..forced {
            course.forced().ok_or(Error::Unplayable(moves.len()))?;
            course.pick(0, true);
        }
        // Until here questions were asked.
        course.ended = ended;
        Ok(course)
    }

    /// Does what was chosen; nothing if it is not offered.
    fn follow(&mut self, chosen: &Move) -> Option<()> {
        if let Some(forced) = concedes_after(&chosen.words) {
            for _ in 0..forced {
                self.forced()?;
                self.pick(0, true);
            }
            self.concede(chosen.seat);
            return Some(());
        }
        while self.forced().is_some() {
            self.pick(0, true);
        }
        let question = self.question()?;
        let option = self.duel.readings().iter().position(|reading| *reading == chosen.words)?;
        (question.seat == chosen.seat).then(|| self.pick(option, chosen.auto))
    }

    /// The duel.
    pub fn duel(&self) -> &dyn AnyDuel {
        &*self.duel
    }

    /// The duel, for whoever asks it things that take working space.
    pub fn duel_mut(&mut self) -> &mut dyn AnyDuel {
        &mut *self.duel
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.origin.game
    }

    /// The question that waits, unless the duel is over.
    pub fn question(&self) -> Option<Question> {
        match self.duel.pending() {
            Pending::Question(question) if self.ended.is_none() => Some(question),
            Pending::Question(_) | Pending::Over(_) => None,
        }
    }

    /// The one answer there is to the question that waits, if there is but one.
    pub fn forced(&self) -> Option<Pick> {
        self.question()?;
        match self.duel.options() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// Whether a pick is of a card that not everyone sees.
    pub fn is_hidden(&self, pick: Pick) -> bool {
        let object = card_of(pick).and_then(|slot| self.duel.state().objects.get(slot.index()));
        object.is_some_and(|object| self.game().book.zones[object.zone.index()].sight != Sight::Public)
    }

    /// Picks an option; `auto` if the server does it for the player.
    pub fn pick(&mut self, option: usize, auto: bool) {
        let Some(question) = self.question() else { return };
        let Some(&pick) = self.duel.options().get(option) else { return };
        let chosen = self.replay.choices.len();
        let opens = opens(question);
        let chooses = self.duel.options().len() > 1;
        if pick == Pick::Pass || (auto && chooses) || self.begun.as_ref().is_some_and(|it| it.seat != question.seat) {
            self.begun = None;
        }
        if chooses && !auto && pick != Pick::Pass && (opens || self.begun.is_none()) {
            let state = self.duel.state();
            let known = state.objects.iter().map(|object| object.known).collect();
            self.begun = Some(Begun { seat: question.seat, at: self.place(), dice: state.dice, known });
        }
        self.replay.note(&*self.duel, option);
        if self.replay.choices.len() > chosen {
            self.steps.push(Step { opens, auto, after: self.forced });
            self.forced = 0;
        } else {
            self.forced += 1;
        }
        self.duel.pick(option);
    }

    /// A player gives up.
    pub fn concede(&mut self, seat: Seat) {
        self.replay.note_concession(seat);
        self.steps.push(Step { opens: true, auto: false, after: self.forced });
        self.forced = 0;
        self.duel.concede(seat);
        self.begun = None;
    }

    /// How many choices there were.
    pub fn len(&self) -> usize {
        self.replay.choices.len()
    }

    /// How often the only answer there was has been given since the last choice.
    pub const fn forced_since(&self) -> u32 {
        self.forced
    }

    /// The choices from a place on.
    pub fn moves(&self, from: usize) -> Vec<Move> {
        let step = |((seat, words), step): (&(Seat, String), &Step)| Move {
            seat: *seat,
            words: words.clone(),
            auto: step.auto,
        };
        self.replay.choices.iter().zip(&self.steps).skip(from).map(step).collect()
    }

    /// Where the duel is.
    pub fn place(&self) -> Place {
        Place { choices: self.len(), forced: self.forced }
    }

    /// Goes back to a place.
    pub fn go_back(&mut self, to: Place) -> Result<(), Error> {
        let moves = self.moves(0);
        *self = Self::build(self.origin.clone(), &moves[..to.choices], to.forced, None)?;
        Ok(())
    }

    /// Where the action began that the asked player is in, if it can still be called off: nobody else has answered
    /// since, nothing was left to chance, and the player has learnt nothing.
    pub fn begun(&self) -> Option<Place> {
        let question = self.question()?;
        let begun = self.begun.as_ref().filter(|begun| begun.seat == question.seat)?;
        let state = self.duel.state();
        let own = 1 << begun.seat.0;
        // What the player knew before may have become known to the other.
        let learnt = |(&before, now): (&u8, &duel::object::Object)| now.known & !before != 0 && before & own == 0;
        let unchanged = state.dice == begun.dice && !begun.known.iter().zip(&state.objects).any(learnt);
        unchanged.then_some(begun.at)
    }

    /// Where the last action began that a player chose.
    pub fn last_action(&self, seat: Seat) -> Option<Place> {
        let own = |at: usize| self.replay.choices[at].0 == seat && !self.steps[at].auto;
        let mut at = (0..self.len()).rev().find(|&at| own(at))?;
        while !self.steps[at].opens && at > 0 && own(at - 1) {
            at -= 1;
        }
        Some(Place { choices: at, forced: self.steps[at].after })
    }

    /// The duel as a replay, unless it began from a position.
    pub fn replay(&self) -> Option<String> {
        let mut replay = self.replay.clone();
        replay.finish(&*self.duel);
        matches!(self.origin.start, Start::Decks { .. }).then(|| replay.to_text())
    }
}

/// Whether an answer to a question begins an action.
pub const fn opens(question: Question) -> bool {
    matches!(question.topic, Topic::Priority | Topic::Book(_))
}
