//! A duel that is looked at again, frame by frame. Frame 0 is before the first choice, frame n after the nth, each with
//! everything that nobody chose behind it.

use crate::error::Error;
use crate::room::{Origin, ended};
use crate::scene::{Moment, Stage, called, rule};
use crate::store::{Ended, Move};
use crate::wire::{Explained, Frame, ReplayInfo, ReplayStep, SeatInfo, Sentence};
use duel::duel::AnyDuel;
use duel::language::Language;
use duel::log::Entry;
use duel::matches::{List, Match, Options};
use duel::question::Pending;
use duel::replay::{Unasked, unasked};
use duel::say;
use duel::state::State;
use duel::view::Eye;
use duel::words::Seat;
use games::rulings;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Every how manieth frame the state is kept, so that no frame is far from one.
const MARKED: usize = 16;

/// What a duel began with: alone, or as the first of a match.
#[derive(Clone)]
pub struct Beginning {
    /// With what.
    pub origin: Origin,
    /// The match, if it is one.
    pub series: Option<(Options, [List; 2], u64)>,
}

impl Beginning {
    /// The duel at its beginning.
    pub fn duel(&self) -> Result<Box<dyn AnyDuel>, Error> {
        let duel = self.origin.duel()?;
        Ok(match &self.series {
            Some((options, lists, seed)) => Box::new(Match::begin(duel, lists.clone(), *options, *seed)),
            None => duel,
        })
    }
}

/// What is done between a frame and the next.
#[derive(Clone, Copy)]
enum Deed {
    /// This option is picked.
    Pick(usize),
    /// This happens to this player, after so many forced answers.
    Unasked(Unasked, Seat, usize),
}

impl Deed {
    /// After how many forced answers it happens, if it does not wait for a question.
    const fn after(&self) -> Option<usize> {
        match self {
            Self::Pick(_) => None,
            Self::Unasked(_, _, after) => Some(*after),
        }
    }
}

/// A moment that is kept.
struct Mark {
    frame: usize,
    state: State,
    /// How long the log was.
    lines: usize,
    /// How many forced answers there were since the last choice.
    forced: usize,
}

/// A duel that is looked at again.
pub struct Tale {
    /// What is told of it.
    pub info: ReplayInfo,
    /// What was chosen.
    pub moves: Vec<Move>,
    /// What it began with.
    pub beginning: Beginning,
    names: [String; 2],
    deeds: Vec<Deed>,
    marks: Vec<Mark>,
    log: Vec<Entry>,
    how: Option<Ended>,
    /// What was chosen, and how it ended, in Japanese.
    japanese: (Vec<String>, String),
    walker: Mutex<Walker>,
}

/// The duel at a frame.
struct Walker {
    duel: Box<dyn AnyDuel>,
    at: usize,
    /// How many forced answers there were since the last choice.
    forced: usize,
}

impl Walker {
    /// Gives the answers that nobody chooses, or so many of them.
    fn settle(&mut self, most: Option<usize>) {
        while matches!(self.duel.pending(), Pending::Question(_))
            && self.duel.options().len() == 1
            && most.is_none_or(|most| self.forced < most)
        {
            self.duel.pick(0);
            self.forced += 1;
        }
    }

    /// Goes to the next frame.
    fn carry_out(&mut self, deed: Deed) {
        self.settle(deed.after());
        match deed {
            Deed::Pick(option) => self.duel.pick(option),
            Deed::Unasked(Unasked::Concedes, seat, _) => self.duel.concede(seat),
            Deed::Unasked(Unasked::ConcedesMatch, seat, _) => self.duel.concede_match(seat),
            Deed::Unasked(Unasked::Time, ..) => self.duel.call_time(),
        };
        self.at += 1;
        self.forced = 0;
    }

    /// What a stored choice does.
    fn deed(&self, chosen: &Move) -> Option<Deed> {
        if let Some((what, after)) = unasked(&chosen.words) {
            return Some(Deed::Unasked(what, chosen.seat, after));
        }
        let Pending::Question(question) = self.duel.pending() else { return None };
        let option = self.duel.readings().iter().position(|reading| *reading == chosen.words)?;
        (question.seat == chosen.seat).then_some(Deed::Pick(option))
    }
}

impl Tale {
    /// The duel from its beginning through what was chosen; each choice must have been offered.
    pub fn new(
        (id, pool): (String, Option<String>),
        beginning: Beginning,
        players: [SeatInfo; 2],
        moves: Vec<Move>,
        how: Option<Ended>,
    ) -> Result<Self, Error> {
        let mut walker = Walker { duel: beginning.duel()?, at: 0, forced: 0 };
        let names = players.each_ref().map(|player| player.name.clone());
        let (mut deeds, mut marks, mut steps) = (Vec::new(), Vec::new(), Vec::new());
        let mut japanese = Vec::new();
        for (at, chosen) in moves.iter().enumerate() {
            walker.settle(unasked(&chosen.words).map(|(_, after)| after));
            let deed = walker.deed(chosen).ok_or(Error::Unplayable(at + 1))?;
            let state = walker.duel.state();
            if at % MARKED == 0 && at > 0 && state.checkpoint.is_none() && beginning.series.is_none() {
                let (state, lines) = (state.clone(), walker.duel.lines());
                marks.push(Mark { frame: at, state, lines, forced: walker.forced });
            }
            let turn = walker.duel.state().turn;
            japanese.push(words(Language::Japanese, deed, chosen, &*walker.duel));
            steps.push(ReplayStep {
                seat: chosen.seat.0,
                words: words(Language::English, deed, chosen, &*walker.duel),
                turn: turn.number,
                player: turn.player.0,
                phase: turn.phase.0,
            });
            walker.carry_out(deed);
            deeds.push(deed);
        }
        walker.settle(None);
        let log = walker.duel.scratch().log.clone();
        let game = walker.duel.words().game.to_owned();
        let [end, end_ja] =
            [Language::English, Language::Japanese].map(|language| end(language, &*walker.duel, how, &names));
        let japanese = (japanese, end_ja);
        let info = ReplayInfo { id, game, pool, players, steps, end };
        Ok(Self { info, moves, beginning, names, deeds, marks, log, how, japanese, walker: Mutex::new(walker) })
    }

    /// What is told of it in a language.
    pub fn told(&self, language: Language) -> ReplayInfo {
        let mut info = self.info.clone();
        if language == Language::Japanese {
            info.steps.iter_mut().zip(&self.japanese.0).for_each(|(step, words)| step.words.clone_from(words));
            info.end.clone_from(&self.japanese.1);
        }
        info
    }

    /// The last frame.
    pub const fn last(&self) -> usize {
        self.deeds.len()
    }

    /// A frame, as someone sees it.
    pub fn frame(&self, at: usize, eye: Eye, language: Language) -> Result<Frame, Error> {
        let walker = self.walk(at)?;
        Ok(Frame { at, scene: stage(eye, language).scene(&self.moment(&*walker.duel, at)) })
    }

    /// A card of a frame, explained. Nobody does anything there any more.
    pub fn explain(&self, at: usize, eye: Eye, language: Language, key: u16) -> Result<Explained, Error> {
        let mut walker = self.walk(at)?;
        let mut stage = stage(eye, language);
        stage.scene(&self.moment(&*walker.duel, at));
        let book = self.beginning.origin.game.book;
        let explained = stage.explain(&mut *walker.duel, book, at as u32, key).ok_or(Error::NoCard(key))?;
        Ok(Explained { deeds: Vec::new(), ..explained })
    }

    /// How a line of a frame's log came about.
    pub fn why(&self, at: usize, eye: Eye, language: Language, line: usize) -> Result<Vec<Sentence>, Error> {
        let walker = self.walk(at)?;
        let chain = stage(eye, language).why(&self.moment(&*walker.duel, at), line);
        if chain.is_empty() { Err(Error::NoLine(line)) } else { Ok(chain) }
    }

    fn moment<'d>(&'d self, duel: &'d dyn AnyDuel, at: usize) -> Moment<'d> {
        Moment {
            duel,
            book: self.beginning.origin.game.book,
            names: &self.names,
            number: at as u32,
            can_cancel: false,
            ended: self.how.filter(|_| at == self.last()),
        }
    }

    /// A frame as a ruling that holds: its position, or an earlier one and what was chosen since, and what is asked there.
    pub fn position(&self, at: usize) -> Result<String, Error> {
        let game = &self.beginning.origin.game;
        let game = rulings::with(game.book, Arc::clone(&game.pool))?;
        let duel = self.walk(at)?.duel.branch();
        match self.picks(at)? {
            Some((begun, picks)) => Ok(rulings::played(&game, &*begun, &picks)),
            None => Ok(rulings::written(&game, &*duel)),
        }
    }

    /// The duel at its beginning and every answer up to a frame, forced ones, too; nothing for a match, or if something
    /// happened that is no answer.
    fn picks(&self, to: usize) -> Result<Option<(Box<dyn AnyDuel>, Vec<usize>)>, Error> {
        if self.beginning.series.is_some() {
            return Ok(None);
        }
        let begun = self.beginning.duel()?;
        let mut walker = Walker { duel: begun.branch(), at: 0, forced: 0 };
        let mut picks = Vec::new();
        for at in 0..=to {
            walker.settle(self.deeds.get(at).and_then(Deed::after));
            picks.resize(picks.len() + walker.forced, 0);
            match self.deeds.get(at).filter(|_| at < to) {
                Some(&Deed::Pick(option)) => {
                    picks.push(option);
                    walker.carry_out(Deed::Pick(option));
                }
                Some(Deed::Unasked(..)) => return Ok(None),
                None => {}
            }
        }
        Ok(Some((begun, picks)))
    }

    /// Whether someone is asked something at a frame.
    pub fn goes_on(&self, at: usize) -> Result<bool, Error> {
        let is_ended = at == self.last() && self.how.is_some();
        Ok(!is_ended && matches!(self.walk(at)?.duel.pending(), Pending::Question(_)))
    }

    /// Goes to a frame: on from where the duel is, or from the nearest moment before that is kept.
    fn walk(&self, to: usize) -> Result<MutexGuard<'_, Walker>, Error> {
        if to > self.last() {
            return Err(Error::NoFrame { found: to, last: self.last() });
        }
        let mut walker = self.walker.lock().unwrap_or_else(PoisonError::into_inner);
        let mark = self.marks.iter().rfind(|mark| mark.frame <= to);
        if walker.at > to || mark.is_some_and(|mark| mark.frame > walker.at) {
            match mark {
                Some(mark) => {
                    walker.duel.set_state(&mark.state);
                    walker.duel.scratch().log = self.log[..mark.lines].to_vec();
                    (walker.at, walker.forced) = (mark.frame, mark.forced);
                }
                None => *walker = Walker { duel: self.beginning.duel()?, at: 0, forced: 0 },
            }
        }
        while walker.at < to {
            let deed = self.deeds[walker.at];
            walker.carry_out(deed);
        }
        walker.settle(self.deeds.get(to).and_then(Deed::after));
        Ok(walker)
    }
}

/// Someone who has seen nothing yet, and reads a language.
fn stage(eye: Eye, language: Language) -> Stage {
    let mut stage = Stage::new(eye);
    stage.read_in(language);
    stage
}

/// What was chosen, in words.
fn words(language: Language, deed: Deed, chosen: &Move, duel: &dyn AnyDuel) -> String {
    match deed {
        Deed::Pick(option) => match language {
            Language::English => chosen.words.clone(),
            Language::Japanese => duel.readings_in(language).swap_remove(option),
        },
        Deed::Unasked(Unasked::Concedes, ..) => say!(language, "concedes", "投了する"),
        Deed::Unasked(Unasked::ConcedesMatch, ..) => say!(language, "concedes the match", "マッチを投了する"),
        Deed::Unasked(Unasked::Time, ..) => say!(language, "time is called", "時間切れが告げられる"),
    }
}

/// How a duel ended, in words.
fn end(language: Language, duel: &dyn AnyDuel, how: Option<Ended>, names: &[String; 2]) -> String {
    if let Some(how) = how {
        return ended(how, duel, names, language).by.text;
    }
    let Pending::Over(outcome) = duel.pending() else { return String::new() };
    let (rule, gist) = rule(duel, outcome.rule);
    match outcome.winner {
        Some(seat) => say!(
            language,
            "{} wins: {gist} ({rule})",
            "{}の勝利：{gist}（{rule}）",
            called(language, &names[seat.index()])
        ),
        None => say!(language, "A draw: {gist} ({rule})", "引き分け：{gist}（{rule}）"),
    }
}
