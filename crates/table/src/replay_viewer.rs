//! Views a duel frame by frame. Frame 0 is before the first choice, frame n after the nth. The forced answers after a
//! choice belong to its frame.

use crate::error::Error;
use crate::room::{DuelStart, outcome_outside_rules};
use crate::scene::{Snapshot, SpectatorLog, cite_rule, display_name};
use crate::store::{EndedOutside, Move};
use crate::wire::{Explained, ReplayFrame, ReplayInfo, ReplayStep, SeatInfo, Sentence};
use duel::engine::any_duel::{AnyDuel, Moment};
use duel::engine::question::Pending;
use duel::ids::Seat;
use duel::observe::language::Language;
use duel::observe::log::LogEntry;
use duel::observe::view::Viewer;
use duel::say;
use games::rulings;
use notation::replay::{Interruption, read_interruption};
use series::{DeckList, Match, MatchOptions, SeriesDuel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The number of frames between stored checkpoints, so that every frame is near one.
const CHECKPOINT_EVERY: usize = 16;

/// The start of a duel: alone, or as the first of a match.
#[derive(Clone)]
pub struct ReplayStart {
    /// The start of the duel.
    pub duel_start: DuelStart,
    /// The options, lists and random seed of the match, if it is one.
    pub series: Option<(MatchOptions, [DeckList; 2], u64)>,
}

impl ReplayStart {
    /// The duel at its beginning.
    pub fn begin_duel(&self) -> Result<Box<dyn AnyDuel>, Error> {
        let duel = self.duel_start.begin_duel()?;
        Ok(match &self.series {
            Some((options, lists, seed)) => Box::new(Match::begin(duel, lists.clone(), *options, *seed)),
            None => duel,
        })
    }
}

/// The step from one frame to the next.
#[derive(Clone, Copy)]
enum FrameStep {
    /// This option is picked.
    Pick(usize),
    /// An interruption by or for this player, after this number of forced answers.
    Unasked(Interruption, Seat, usize),
}

impl FrameStep {
    /// The number of forced answers before it, if it does not wait for a question.
    const fn forced_before(&self) -> Option<usize> {
        match self {
            Self::Pick(_) => None,
            Self::Unasked(_, _, after) => Some(*after),
        }
    }
}

/// The moment of a frame, to go on from.
struct FrameCheckpoint {
    frame: usize,
    moment: Moment,
    /// The number of forced answers since the last choice.
    forced: usize,
}

/// A duel that is viewed as a replay.
pub struct ReplayViewer {
    /// The description for the page.
    pub info: ReplayInfo,
    /// The choices.
    pub moves: Vec<Move>,
    /// The start of the duel.
    pub start: ReplayStart,
    player_names: [String; 2],
    steps: Vec<FrameStep>,
    checkpoints: Vec<FrameCheckpoint>,
    log: Vec<LogEntry>,
    ended: Option<EndedOutside>,
    /// The choices and the result in Japanese.
    japanese: (Vec<String>, String),
    cursor: Mutex<FrameCursor>,
}

/// A duel at its start, and the answers to its questions.
type StartAndAnswers = (Box<dyn AnyDuel>, Vec<usize>);

/// The duel at a frame.
struct FrameCursor {
    duel: Box<dyn AnyDuel>,
    at: usize,
    /// The number of forced answers since the last choice.
    forced: usize,
}

impl FrameCursor {
    /// Gives the forced answers, until there are `most` in this frame.
    fn answer_forced(&mut self, most: Option<usize>) {
        while matches!(self.duel.pending(), Pending::Question(_))
            && self.duel.options().len() == 1
            && most.is_none_or(|most| self.forced < most)
        {
            self.duel.pick(0);
            self.forced += 1;
        }
    }

    /// Goes to the next frame.
    fn advance(&mut self, deed: FrameStep) {
        self.answer_forced(deed.forced_before());
        match deed {
            FrameStep::Pick(option) => self.duel.pick(option),
            FrameStep::Unasked(Interruption::Concedes, seat, _) => self.duel.concede(seat),
            FrameStep::Unasked(Interruption::ConcedesMatch, seat, _) => self.duel.concede_match(seat),
            FrameStep::Unasked(Interruption::TimeCalled, ..) => self.duel.call_time(),
        };
        self.at += 1;
        self.forced = 0;
    }

    /// The step that a stored choice stands for; `None` if it is not offered.
    fn step_for(&self, chosen: &Move) -> Option<FrameStep> {
        if let Some((what, after)) = read_interruption(&chosen.words) {
            return Some(FrameStep::Unasked(what, chosen.seat, after));
        }
        let Pending::Question(question) = self.duel.pending() else { return None };
        let option = self.duel.render_options().iter().position(|reading| *reading == chosen.words)?;
        (question.seat == chosen.seat).then_some(FrameStep::Pick(option))
    }
}

impl ReplayViewer {
    /// Plays the duel through its choices. Fails if one was not offered.
    pub fn new(
        (id, pool): (String, Option<String>),
        beginning: ReplayStart,
        players: [SeatInfo; 2],
        moves: Vec<Move>,
        how: Option<EndedOutside>,
    ) -> Result<Self, Error> {
        let mut walker = FrameCursor { duel: beginning.begin_duel()?, at: 0, forced: 0 };
        let names = players.each_ref().map(|player| player.name.clone());
        let (mut deeds, mut marks, mut steps) = (Vec::new(), Vec::new(), Vec::new());
        let mut japanese = Vec::new();
        for (at, chosen) in moves.iter().enumerate() {
            walker.answer_forced(read_interruption(&chosen.words).map(|(_, after)| after));
            let deed = walker.step_for(chosen).ok_or(Error::ChoiceNotOffered(at + 1))?;
            if at % CHECKPOINT_EVERY == 0
                && at > 0
                && let Some(moment) = walker.duel.lab().moment()
            {
                marks.push(FrameCheckpoint { frame: at, moment, forced: walker.forced });
            }
            let turn = walker.duel.turn();
            japanese.push(render_step(Language::Japanese, deed, chosen, &*walker.duel));
            steps.push(ReplayStep {
                seat: chosen.seat.0,
                words: render_step(Language::English, deed, chosen, &*walker.duel),
                turn: turn.number,
                player: turn.player.0,
                phase: turn.phase.0,
            });
            walker.advance(deed);
            deeds.push(deed);
        }
        walker.answer_forced(None);
        let log = walker.duel.lab().log().to_vec();
        let game = walker.duel.vocabulary().game.to_owned();
        let [end, end_ja] =
            [Language::English, Language::Japanese].map(|language| render_end(language, &*walker.duel, how, &names));
        let japanese = (japanese, end_ja);
        let info = ReplayInfo { id, game, pool, players, steps, end };
        Ok(Self {
            info,
            moves,
            start: beginning,
            player_names: names,
            steps: deeds,
            checkpoints: marks,
            log,
            ended: how,
            japanese,
            cursor: Mutex::new(walker),
        })
    }

    /// The description for the page in a language.
    pub fn info_in(&self, language: Language) -> ReplayInfo {
        let mut info = self.info.clone();
        if language == Language::Japanese {
            info.steps.iter_mut().zip(&self.japanese.0).for_each(|(step, words)| step.words.clone_from(words));
            info.end.clone_from(&self.japanese.1);
        }
        info
    }

    /// The number of the last frame.
    pub const fn last_frame(&self) -> usize {
        self.steps.len()
    }

    /// The scene of a frame for a viewer.
    pub fn frame(&self, at: usize, viewer: Viewer, language: Language) -> Result<ReplayFrame, Error> {
        let walker = self.cursor_at(at)?;
        Ok(ReplayFrame {
            at,
            scene: new_spectator_log(viewer, language).build_scene(&self.snapshot(&*walker.duel, at)),
        })
    }

    /// Explains a card of a frame. The list of actions is empty, since nobody acts in a replay.
    pub fn explain_card(&self, at: usize, viewer: Viewer, language: Language, key: u16) -> Result<Explained, Error> {
        let mut walker = self.cursor_at(at)?;
        let mut stage = new_spectator_log(viewer, language);
        stage.build_scene(&self.snapshot(&*walker.duel, at));
        let book = self.start.duel_start.game.entry;
        let explained = stage.explain_card(&mut *walker.duel, book, at as u32, key).ok_or(Error::NoCard(key))?;
        Ok(Explained { deeds: Vec::new(), ..explained })
    }

    /// Explains how a line of a frame's log came about.
    pub fn explain_line(
        &self,
        at: usize,
        viewer: Viewer,
        language: Language,
        line: usize,
    ) -> Result<Vec<Sentence>, Error> {
        let walker = self.cursor_at(at)?;
        let chain = new_spectator_log(viewer, language).explain_line(&self.snapshot(&*walker.duel, at), line);
        if chain.is_empty() { Err(Error::NoLine(line)) } else { Ok(chain) }
    }

    fn snapshot<'d>(&'d self, duel: &'d dyn AnyDuel, at: usize) -> Snapshot<'d> {
        Snapshot {
            duel,
            book: self.start.duel_start.game.entry,
            player_names: &self.player_names,
            number: at as u32,
            can_cancel: false,
            ended: self.ended.filter(|_| at == self.last_frame()),
        }
    }

    /// A frame as a ruling that holds: its position, or an earlier one and the moves since, and the pending question.
    pub fn ruling_at(&self, at: usize) -> Result<String, Error> {
        let game = &self.start.duel_start.game;
        let game = rulings::ruling_game_with(game.entry, Arc::clone(&game.pool))?;
        let duel = self.cursor_at(at)?.duel.branch();
        match self.answers_until(at)? {
            Some((begun, picks)) => Ok(rulings::write_played_as_ruling(&game, &*begun, &picks)),
            None => Ok(rulings::write_as_ruling(&game, &*duel)),
        }
    }

    /// The duel at its start and every answer up to a frame, including forced ones. `None` for a match, or if something
    /// happened without a question.
    fn answers_until(&self, to: usize) -> Result<Option<StartAndAnswers>, Error> {
        if self.start.series.is_some() {
            return Ok(None);
        }
        let begun = self.start.begin_duel()?;
        let mut walker = FrameCursor { duel: begun.branch(), at: 0, forced: 0 };
        let mut picks = Vec::new();
        for at in 0..=to {
            walker.answer_forced(self.steps.get(at).and_then(FrameStep::forced_before));
            picks.resize(picks.len() + walker.forced, 0);
            match self.steps.get(at).filter(|_| at < to) {
                Some(&FrameStep::Pick(option)) => {
                    picks.push(option);
                    walker.advance(FrameStep::Pick(option));
                }
                Some(FrameStep::Unasked(..)) => return Ok(None),
                None => {}
            }
        }
        Ok(Some((begun, picks)))
    }

    /// Returns true if someone is asked at a frame.
    pub fn is_asked_at(&self, at: usize) -> Result<bool, Error> {
        let is_ended = at == self.last_frame() && self.ended.is_some();
        Ok(!is_ended && matches!(self.cursor_at(at)?.duel.pending(), Pending::Question(_)))
    }

    /// Moves the cursor to a frame: on from where it is, or from the nearest checkpoint before the frame.
    fn cursor_at(&self, to: usize) -> Result<MutexGuard<'_, FrameCursor>, Error> {
        if to > self.last_frame() {
            return Err(Error::NoFrame { found: to, last: self.last_frame() });
        }
        let mut walker = self.cursor.lock().unwrap_or_else(PoisonError::into_inner);
        let mark = self.checkpoints.iter().rfind(|mark| mark.frame <= to);
        if walker.at > to || mark.is_some_and(|mark| mark.frame > walker.at) {
            match mark {
                Some(mark) => {
                    walker.duel.lab_mut().return_to(&mark.moment, &self.log);
                    (walker.at, walker.forced) = (mark.frame, mark.forced);
                }
                None => *walker = FrameCursor { duel: self.start.begin_duel()?, at: 0, forced: 0 },
            }
        }
        while walker.at < to {
            let deed = self.steps[walker.at];
            walker.advance(deed);
        }
        walker.answer_forced(self.steps.get(to).and_then(FrameStep::forced_before));
        Ok(walker)
    }
}

/// The log of a new viewer who reads this language.
fn new_spectator_log(viewer: Viewer, language: Language) -> SpectatorLog {
    let mut stage = SpectatorLog::new(viewer);
    stage.set_language(language);
    stage
}

/// A step in words.
fn render_step(language: Language, deed: FrameStep, chosen: &Move, duel: &dyn AnyDuel) -> String {
    match deed {
        FrameStep::Pick(option) => match language {
            Language::English => chosen.words.clone(),
            Language::Japanese => duel.render_options_in(language).swap_remove(option),
        },
        FrameStep::Unasked(Interruption::Concedes, ..) => say!(language, "concedes", "投了する"),
        FrameStep::Unasked(Interruption::ConcedesMatch, ..) => say!(language, "concedes the match", "マッチを投了する"),
        FrameStep::Unasked(Interruption::TimeCalled, ..) => say!(language, "time is called", "時間切れが告げられる"),
    }
}

/// The result of a duel in words.
fn render_end(language: Language, duel: &dyn AnyDuel, how: Option<EndedOutside>, names: &[String; 2]) -> String {
    if let Some(how) = how {
        return outcome_outside_rules(how, duel, names, language).by.text;
    }
    let Pending::Over(outcome) = duel.pending() else { return String::new() };
    let (rule, gist) = cite_rule(duel, outcome.rule);
    match outcome.winner {
        Some(seat) => say!(
            language,
            "{} wins: {gist} ({rule})",
            "{}の勝利：{gist}（{rule}）",
            display_name(language, &names[seat.index()])
        ),
        None => say!(language, "A draw: {gist} ({rule})", "引き分け：{gist}（{rule}）"),
    }
}
