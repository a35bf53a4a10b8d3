//! The history of a duel: its start and the choices since. Taking back, cancelling, and going on after the server was
//! stopped all work in the same way: the duel is rebuilt from its choices, fewer or all of them.

use crate::error::Error;
use crate::store::{DuelRecord, EndedOutside, Move};
use assist::interchangeable::card_of;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pending, Pick, Question, Topic};
use duel::ids::{Seat, Zone};
use duel::observe::knowledge::KnowledgeMark;
use duel::observe::view::Viewer;
use duel::state::loadout::Loadout;
use duel::state::object::Slot;
use duel::state::zone::Visibility;
use games::{Deck, Game, rulings};
use notation::position::PositionQuery;
use notation::replay::{Replay, engine_version, forced_answers_before_concession};
use std::sync::Arc;

/// The start of a duel.
#[derive(Clone)]
pub struct DuelStart {
    /// The game, with the cards in use.
    pub game: Arc<Game>,
    from: StartFrom,
}

#[derive(Clone)]
enum StartFrom {
    Decks { decks: [Deck; 2], seed: u64 },
    Position { text: String },
}

/// A duel and the choices made in it.
pub struct DuelHistory {
    start: DuelStart,
    duel: Box<dyn AnyDuel>,
    replay: Replay,
    notes: Vec<ChoiceNote>,
    /// The number of forced answers given since the last choice.
    forced_answers: u32,
    open_action: Option<OpenAction>,
    /// The reason it ended, if not by the rules of the game.
    pub ended: Option<EndedOutside>,
}

/// A note on a choice, besides its words.
#[derive(Clone, Copy)]
struct ChoiceNote {
    /// The choice begins an action.
    opens_action: bool,
    /// The server chose for the player.
    by_server: bool,
    /// The number of forced answers between the previous choice and this one.
    forced_before: u32,
}

/// A point in the history of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryPoint {
    /// The number of choices before it.
    pub choices: usize,
    /// The number of forced answers after the last of them.
    forced_answers: u32,
}

/// An action that a player has begun and nobody else has answered.
struct OpenAction {
    seat: Seat,
    /// The point at which it began.
    at: HistoryPoint,
    /// What was known before it.
    known: KnowledgeMark,
}

impl DuelStart {
    /// The start of a stored duel. Fails if this server has other rules or cards than the duel began with.
    pub fn from_record(game: Arc<Game>, record: &DuelRecord) -> Result<Self, Error> {
        if record.engine != engine_version(game.entry.words()) {
            return Err(Error::OtherVersion { what: "rules" });
        }
        if record.cards != game.pool.fingerprint() {
            return Err(Error::OtherVersion { what: "cards" });
        }
        let start = match &record.position {
            Some(text) => StartFrom::Position { text: text.clone() },
            None => {
                let read = |at: usize| game.read_deck("deck", &record.seats[at].deck);
                StartFrom::Decks { decks: [read(0)?, read(1)?], seed: record.seed }
            }
        };
        Ok(Self { game, from: start })
    }

    /// The decks, unless it begins from a position.
    pub const fn decks(&self) -> Option<&[Deck; 2]> {
        match &self.from {
            StartFrom::Decks { decks, .. } => Some(decks),
            StartFrom::Position { .. } => None,
        }
    }

    /// The random seed, unless it begins from a position.
    pub const fn seed(&self) -> Option<u64> {
        match &self.from {
            StartFrom::Decks { seed, .. } => Some(*seed),
            StartFrom::Position { .. } => None,
        }
    }

    /// The position it begins from, if it does.
    pub fn position(&self) -> Option<String> {
        match &self.from {
            StartFrom::Decks { .. } => None,
            StartFrom::Position { text } => Some(text.clone()),
        }
    }

    /// The name of its format, unless it is the usual one.
    pub fn format(&self) -> Option<String> {
        let formats = self.game.entry.words().formats;
        formats.get(usize::from(self.game.format)).filter(|_| self.game.format > 0).map(|&name| name.to_owned())
    }

    fn loadouts(&self) -> [Loadout<'_>; 2] {
        match &self.from {
            StartFrom::Decks { decks, .. } => decks.each_ref().map(Deck::loadout),
            StartFrom::Position { .. } => [Loadout::default(); 2],
        }
    }

    /// The start of a duel with these decks and this random seed.
    pub fn with_decks(game: Arc<Game>, decks: [Deck; 2], seed: u64) -> Self {
        Self { game, from: StartFrom::Decks { decks, seed } }
    }

    /// The duel at its start.
    pub fn begin_duel(&self) -> Result<Box<dyn AnyDuel>, Error> {
        Ok(self.begin()?.0)
    }

    fn begin(&self) -> Result<(Box<dyn AnyDuel>, Replay), Error> {
        let (duel, seed) = match &self.from {
            StartFrom::Decks { seed, .. } => (self.game.begin_duel(self.loadouts(), *seed), *seed),
            StartFrom::Position { text } => {
                let unsound = |failure: notation::error::Failure| Error::Position(failure.fault.to_string());
                let game = rulings::ruling_game_with(self.game.entry, Arc::clone(&self.game.pool))?;
                (PositionQuery::read(&game, text).map_err(unsound)?.into_duel(), 0)
            }
        };
        let replay = Replay::begin(&*duel, self.loadouts(), seed);
        Ok((duel, replay))
    }
}

impl DuelHistory {
    /// Plays a duel through these choices, and through `forced` forced answers after them.
    pub fn build(origin: DuelStart, moves: &[Move], forced: u32, ended: Option<EndedOutside>) -> Result<Self, Error> {
        let (duel, replay) = origin.begin()?;
        let mut history =
            Self { start: origin, duel, replay, notes: Vec::new(), forced_answers: 0, open_action: None, ended: None };
        for (at, chosen) in moves.iter().enumerate() {
            history.replay_choice(chosen).ok_or(Error::ChoiceNotOffered(at + 1))?;
        }
        for _ in 0..forced {
            history.forced_pick().ok_or(Error::ChoiceNotOffered(moves.len()))?;
            history.pick(0, true);
        }
        // Set last, since a duel that has ended asks no questions.
        history.ended = ended;
        Ok(history)
    }

    /// Replays a stored choice; `None` if it is not offered.
    fn replay_choice(&mut self, chosen: &Move) -> Option<()> {
        if let Some(forced) = forced_answers_before_concession(&chosen.words) {
            for _ in 0..forced {
                self.forced_pick()?;
                self.pick(0, true);
            }
            self.concede(chosen.seat);
            return Some(());
        }
        while self.forced_pick().is_some() {
            self.pick(0, true);
        }
        let question = self.question()?;
        let option = self.duel.render_options().iter().position(|reading| *reading == chosen.words)?;
        (question.seat == chosen.seat).then(|| self.pick(option, chosen.auto))
    }

    /// The duel.
    pub fn duel(&self) -> &dyn AnyDuel {
        &*self.duel
    }

    /// The duel, for callers that need its scratch space.
    pub fn duel_mut(&mut self) -> &mut dyn AnyDuel {
        &mut *self.duel
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.start.game
    }

    /// The pending question, unless the duel is over.
    pub fn question(&self) -> Option<Question> {
        match self.duel.pending() {
            Pending::Question(question) if self.ended.is_none() => Some(question),
            Pending::Question(_) | Pending::Over(_) => None,
        }
    }

    /// The only option of the pending question, if there is just one.
    pub fn forced_pick(&self) -> Option<Pick> {
        self.question()?;
        match self.duel.options() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// Returns true if a pick is about a card that not everyone sees.
    pub fn is_hidden(&self, pick: Pick) -> bool {
        let is_public = |zone: Zone| self.game().entry.zones[zone.index()].visibility == Visibility::Public;
        let seen = |slot: Slot| self.duel.slot_view(Viewer::Spectator, slot);
        card_of(pick).is_some_and(|slot| !seen(slot).is_some_and(|card| is_public(card.zone)))
    }

    /// Picks an option; `auto` if the server picks for the player.
    pub fn pick(&mut self, option: usize, auto: bool) {
        let Some(question) = self.question() else { return };
        let Some(&pick) = self.duel.options().get(option) else { return };
        let chosen = self.replay.choices.len();
        let opens = opens(question);
        let chooses = self.duel.options().len() > 1;
        if pick == Pick::Pass
            || (auto && chooses)
            || self.open_action.as_ref().is_some_and(|it| it.seat != question.seat)
        {
            self.open_action = None;
        }
        if chooses && !auto && pick != Pick::Pass && (opens || self.open_action.is_none()) {
            let known = self.duel.knowledge_mark();
            self.open_action = Some(OpenAction { seat: question.seat, at: self.current_point(), known });
        }
        self.replay.note_choice(&*self.duel, option);
        if self.replay.choices.len() > chosen {
            self.notes.push(ChoiceNote { opens_action: opens, by_server: auto, forced_before: self.forced_answers });
            self.forced_answers = 0;
        } else {
            self.forced_answers += 1;
        }
        self.duel.pick(option);
    }

    /// Concedes for a player.
    pub fn concede(&mut self, seat: Seat) {
        self.replay.note_concession(seat);
        self.notes.push(ChoiceNote { opens_action: true, by_server: false, forced_before: self.forced_answers });
        self.forced_answers = 0;
        self.duel.concede(seat);
        self.open_action = None;
    }

    /// The number of choices.
    pub fn len(&self) -> usize {
        self.replay.choices.len()
    }

    /// The number of forced answers given since the last choice.
    pub const fn forced_answers(&self) -> u32 {
        self.forced_answers
    }

    /// The choices from this index on.
    pub fn moves_since(&self, from: usize) -> Vec<Move> {
        let step = |((seat, words), step): (&(Seat, String), &ChoiceNote)| Move {
            seat: *seat,
            words: words.clone(),
            auto: step.by_server,
        };
        self.replay.choices.iter().zip(&self.notes).skip(from).map(step).collect()
    }

    /// The current point.
    pub fn current_point(&self) -> HistoryPoint {
        HistoryPoint { choices: self.len(), forced_answers: self.forced_answers }
    }

    /// Goes back to a point by rebuilding the duel.
    pub fn rewind(&mut self, to: HistoryPoint) -> Result<(), Error> {
        let moves = self.moves_since(0);
        *self = Self::build(self.start.clone(), &moves[..to.choices], to.forced_answers, None)?;
        Ok(())
    }

    /// The point at which the asked player's action began, if it can still be cancelled: nobody else has answered
    /// since, chance has decided nothing, and nobody has learnt a card that the player did not know.
    pub fn open_action_start(&self) -> Option<HistoryPoint> {
        let question = self.question()?;
        let begun = self.open_action.as_ref().filter(|begun| begun.seat == question.seat)?;
        let now = self.duel.knowledge_mark();
        begun.known.nothing_came_to_light(begun.seat, &now).then_some(begun.at)
    }

    /// The point at which the last action that a player chose began.
    pub fn last_action_start(&self, seat: Seat) -> Option<HistoryPoint> {
        let own = |at: usize| self.replay.choices[at].0 == seat && !self.notes[at].by_server;
        let mut at = (0..self.len()).rev().find(|&at| own(at))?;
        while !self.notes[at].opens_action && at > 0 && own(at - 1) {
            at -= 1;
        }
        Some(HistoryPoint { choices: at, forced_answers: self.notes[at].forced_before })
    }

    /// The replay as text, unless the duel began from a position.
    pub fn replay_text(&self) -> Option<String> {
        let mut replay = self.replay.clone();
        replay.finish(&*self.duel);
        matches!(self.start.from, StartFrom::Decks { .. }).then(|| replay.to_text())
    }
}

/// Answering the question begins an action.
pub const fn opens(question: Question) -> bool {
    matches!(question.topic, Topic::Priority | Topic::Book(_))
}
