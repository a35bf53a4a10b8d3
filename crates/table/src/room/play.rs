//! How a duel goes on: what players choose, and what the server chooses for them.

use super::course::{Course, opens};
use super::seats::Guest;
use super::{Line, Room};
use crate::error::Error;
use crate::secret;
use crate::store::{Ended, Progress, State};
use crate::wire::{Drafted, Passing, Said, Told};
use duel::dice::Dice;
use duel::question::{Pick, Question, Topic};
use duel::words::Seat;
use games::draft::Draft;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::block_in_place;
use tokio::time::Instant;

/// How many picks a message may have.
const PICKS: usize = 100;

/// What comes next.
enum Next {
    /// A person answers, or the duel is over.
    Waits,
    /// The server answers for a player with this option.
    Answers(usize),
    /// It does so after the time of a thought.
    Thinks,
    /// The computer answers this.
    Computes(Question),
}

impl Room {
    /// Someone says something.
    pub(super) async fn say(&mut self, line: Line, said: Said) -> Result<(), Error> {
        let Some(guest) = self.seats.find(line) else { return Ok(()) };
        let seat = guest.seat();
        let player = || seat.ok_or(Error::Watching);
        match said {
            Said::Sit { .. } => Err(Error::Malformed("`sit` comes once".to_owned())),
            Said::Ping => {
                guest.tell(Told::Pong);
                Ok(())
            }
            Said::Speak { language } => {
                guest.stage.read_in(language.into());
                self.show_to(Some(line));
                Ok(())
            }
            Said::Pick { scene, options } => self.pick(player()?, scene, &options),
            Said::Choose { scene, options } => self.choose(player()?, scene, &options),
            Said::Draft { scene, options } => self.draft(line, player()?, scene, options),
            Said::Cancel { scene } => self.cancel(player()?, scene),
            Said::Explain { scene, card } => self.explain(line, scene, card),
            Said::Judge { scene, words } => self.judge(line, player()?, scene, &words).await,
            Said::Why { line: at } => self.why(line, at),
            Said::Passing(passing) => self.set_passing(player()?, passing).await,
            Said::Concede => self.lose(player()?, None),
            Said::Withdraw => {
                player()?;
                self.withdraw().await
            }
            Said::OfferDraw => self.offer_draw(player()?),
            Said::TakeBack => self.take_back(player()?),
            Said::Agree { to } => self.agree(player()?, to),
            Said::Decline => self.decline(player()?),
            Said::Rematch => self.rematch(player()?).await,
            Said::Claim => self.claim(player()?),
        }
    }

    /// The question of a scene, if it is the one that is shown.
    pub(super) fn asked(&self, scene: u32) -> Result<Question, Error> {
        let course = self.course.as_ref().ok_or(Error::NotBegun)?;
        if scene != self.number {
            return Err(Error::Stale { expected: self.number, found: scene });
        }
        course.question().ok_or(Error::Over)
    }

    /// The same, if it is put to a player and the server is not about to answer it.
    fn asked_of(&self, seat: Seat, scene: u32) -> Result<Question, Error> {
        let question = self.asked(scene)?;
        if question.seat == seat && self.thought.is_none() { Ok(question) } else { Err(Error::NotAsked) }
    }

    fn pick(&mut self, seat: Seat, scene: u32, options: &[u16]) -> Result<(), Error> {
        let question = self.asked_of(seat, scene)?;
        let mut options = few(options)?.iter();
        self.take(question, |course| {
            let Some(&option) = options.next() else { return Ok(None) };
            let last = course.duel().options().len().saturating_sub(1);
            if usize::from(option) > last {
                return Err(Error::NoOption { found: option, last });
            }
            Ok(Some(option.into()))
        })
    }

    /// Takes several options of a question, in whatever order they are named.
    fn choose(&mut self, seat: Seat, scene: u32, options: &[u16]) -> Result<(), Error> {
        let question = self.asked_of(seat, scene)?;
        let (draft, _) = self.drafted(options)?;
        let together = draft.added() == options.len();
        let options = draft.options().filter(|_| together).ok_or(Error::NotTogether)?;
        let mut options = options.into_iter();
        self.take(question, |_| Ok(options.next()))
    }

    /// Says what several options of a question come to so far, and what can be added to them.
    fn draft(&mut self, line: Line, seat: Seat, scene: u32, options: Vec<u16>) -> Result<(), Error> {
        self.asked_of(seat, scene)?;
        let (draft, all) = self.drafted(&options)?;
        let course = self.course.as_ref().ok_or(Error::NotBegun)?;
        let selection = draft.selection();
        // Of cards that are alike each that was named is there, whichever of them it is.
        let mut left = selection.taken.clone();
        let mut taken: Vec<u16> = options.clone();
        taken.retain(|&option| match left.iter().position(|&pick| pick == all[usize::from(option)]) {
            Some(at) => {
                left.remove(at);
                true
            }
            None => false,
        });
        let at = |pick: &Pick| all.iter().position(|other| other == pick).map(|at| at as u16);
        let drafted = Drafted {
            scene,
            taken,
            open: selection.addable.iter().filter_map(at).collect(),
            may_end: selection.may_end,
            due: selection.due.as_ref().map(|due| crate::scene::due(course.duel(), due)),
            options,
        };
        if let Some(guest) = self.seats.find(line) {
            guest.tell(Told::Drafted(drafted));
        }
        Ok(())
    }

    /// What several options of the pending question come to, and all that they could be: its options, and what counts on
    /// from them.
    fn drafted(&self, options: &[u16]) -> Result<(Draft, Vec<Pick>), Error> {
        let course = self.course.as_ref().ok_or(Error::NotBegun)?;
        let (duel, zones) = (course.duel(), course.game().book.zones);
        block_in_place(|| {
            let empty = Draft::of(duel, zones).ok_or(Error::NotSeveral)?;
            let all: Vec<Pick> = duel.options().iter().copied().chain(empty.more()).collect();
            let mut wanted = Vec::new();
            for &option in few(options)? {
                let last = all.len() - 1;
                wanted.push(*all.get(usize::from(option)).ok_or(Error::NoOption { found: option, last })?);
            }
            let draft = Draft::with(duel, zones, &wanted).ok_or(Error::NotSeveral)?;
            Ok((draft, all))
        })
    }

    /// Answers a question, and what follows from it, with one option after the other.
    fn take(
        &mut self,
        question: Question,
        mut next: impl FnMut(&Course) -> Result<Option<usize>, Error>,
    ) -> Result<(), Error> {
        let seat = question.seat;
        let course = self.course.as_mut().ok_or(Error::NotBegun)?;
        let start = course.place();
        let passes = self.passes[seat.index()].clone();
        self.passes[seat.index()].answer(course.duel().state());
        let mut first = None;
        // What others or chance made of the picks before is seen before anything more is picked: who could go back
        // from there would have looked at what comes.
        while first.is_none() || course.begun().is_some() {
            let option = match next(course) {
                Ok(None) => break,
                Ok(Some(option)) => option,
                Err(error) => {
                    // Up to here a message is taken as a whole or not at all.
                    self.passes[seat.index()] = passes;
                    if first.is_some() {
                        Self::build_back(course, start)?;
                    }
                    return Err(error);
                }
            };
            first = first.or_else(|| course.duel().options().get(option).copied());
            course.pick(option, false);
        }
        let acts = first.is_some_and(|pick| pick != Pick::Pass);
        let idle = first.is_some_and(is_idle);
        // Once for each action, however often it is called off and begun again.
        let earns = !idle && opens(question) && start.choices >= self.earned;
        if earns {
            self.earned = start.choices + 1;
        }
        self.stop_clock(seat, earns);
        self.happens(seat, acts);
        self.changed = true;
        if !idle {
            self.offers.lapse();
        }
        Ok(())
    }

    /// A player has answered, or the server has for the player; only who does something gets time back for it.
    fn stop_clock(&mut self, seat: Seat, earns: bool) {
        if self.record.clock.is_none() {
            return;
        }
        self.clocks.run(None, Instant::now());
        self.clocks.ask_anew();
        if earns {
            self.clocks.answered(seat);
        }
        self.seats.all().iter_mut().for_each(Guest::tell_again);
    }

    /// A player has chosen something: if it is more than a pass, the other is asked again.
    fn happens(&mut self, seat: Seat, acts: bool) {
        let other = seat.other();
        if acts && self.passes[other.index()].stop() {
            self.tell_passing(other);
        }
    }

    fn tell_passing(&mut self, seat: Seat) {
        let passing = self.passes[seat.index()].passing().clone();
        if let Some(guest) = self.seats.all().iter_mut().find(|guest| guest.seat() == Some(seat)) {
            guest.tell(Told::Passing(passing));
        }
    }

    async fn set_passing(&mut self, seat: Seat, passing: Passing) -> Result<(), Error> {
        let words = games::books::Book::find(&self.record.game)?.words();
        let mut phases = passing.own_stops.iter().chain(&passing.their_stops);
        if let Some(&phase) = phases.find(|&&phase| usize::from(phase) >= words.phases.len()) {
            return Err(Error::NoPhase(phase));
        }
        let turn = self.course.as_ref().map_or(0, |course| course.duel().state().turn.number);
        self.lobby.store.set_passing(self.record.id.clone(), seat.index(), &passing).await?;
        self.passes[seat.index()].set(passing, turn);
        self.tell_passing(seat);
        let acts = |q: Question| q.seat == seat && q.topic == Topic::Priority;
        // The server was about to pass for the player, who may not want that any more.
        if self.thought.is_some() && self.course.as_ref().and_then(Course::question).is_some_and(acts) {
            self.thought = None;
            self.changed = true;
        }
        Ok(())
    }

    fn cancel(&mut self, seat: Seat, scene: u32) -> Result<(), Error> {
        if self.asked(scene)?.seat != seat {
            return Err(Error::NotAsked);
        }
        let begun = self.course.as_ref().and_then(Course::begun);
        self.go_back(begun.ok_or(Error::NothingToCancel)?)
    }

    /// A player gives up, or loses by not being there in time.
    fn lose(&mut self, seat: Seat, how: Option<Ended>) -> Result<(), Error> {
        let course = self.course.as_mut().ok_or(Error::NotBegun)?;
        course.question().ok_or(Error::Over)?;
        course.concede(seat);
        course.ended = how;
        self.changed = true;
        Ok(())
    }

    fn claim(&mut self, seat: Seat) -> Result<(), Error> {
        match self.absence.waiting() {
            Some((away, until)) if away != seat && until <= Instant::now() => self.lose(away, Some(Ended::Away)),
            _ => Err(Error::NoClaim),
        }
    }

    /// Time has passed: a clock may have run out, a thought be over.
    pub(super) async fn wake(&mut self, now: Instant) -> Result<(), Error> {
        if let Some((seat, at)) = self.clocks.runs_out()
            && at <= now
            && self.lose(seat, Some(Ended::OutOfTime)).is_ok()
        {
            tracing::info!(duel = self.record.id, seat = seat.0, "a clock has run out");
        }
        if self.thought.is_some_and(|at| at <= now) {
            self.thought = None;
            self.thought_out = true;
        }
        self.absence.count(now);
        self.settle().await
    }

    /// Lets the duel go on for as long as no person is asked, stores what was chosen and shows it.
    pub(super) async fn settle(&mut self) -> Result<(), Error> {
        loop {
            match self.next() {
                Next::Waits => break,
                Next::Thinks => {
                    self.thought = Some(Instant::now() + self.thinks_for());
                    self.changed = true;
                    break;
                }
                Next::Answers(option) => self.answer(option, true),
                Next::Computes(question) => {
                    if self.changed && opens(question) {
                        self.save_and_show().await?;
                    }
                    let option = self.compute(question.seat).await?;
                    self.answer(option, false);
                }
            }
            self.thought_out = false;
        }
        if self.changed {
            self.save_and_show().await?;
        }
        self.place();
        self.save_away().await?;
        self.tell_standing(None);
        self.seats.let_go();
        Ok(())
    }

    /// Stores for how long players were waited for.
    async fn save_away(&mut self) -> Result<(), Error> {
        let away = self.absence.away_ms();
        if away != self.record.seats.each_ref().map(|seat| seat.away_ms) {
            self.lobby.store.set_away(self.record.id.clone(), away).await?;
            for (seat, away) in self.record.seats.iter_mut().zip(away) {
                seat.away_ms = away;
            }
        }
        Ok(())
    }

    fn next(&mut self) -> Next {
        let between_people = self.is_between_people();
        let Some(course) = &self.course else { return Next::Waits };
        let Some(question) = course.question() else {
            self.thought = None;
            return Next::Waits;
        };
        if self.thought.is_some() && !self.changed {
            return Next::Waits;
        }
        self.thought = None;
        let seat = question.seat;
        let slowly = |idle: bool, option| match between_people && idle && !self.thought_out {
            true => Next::Thinks,
            false => Next::Answers(option),
        };
        let is_computer = self.computers[seat.index()].is_some();
        // Whoever could do nothing here is asked like one who could: what is not asked would be answered sooner.
        let asks_all = between_people && question.topic == Topic::Priority;
        if let Some(pick) = course.forced().filter(|_| !asks_all) {
            // Nor does it tell anything that of hidden cards there was but one to take.
            return slowly(is_idle(pick) || course.is_hidden(pick), 0);
        }
        if is_computer {
            return Next::Computes(question);
        }
        let passes = &mut self.passes[seat.index()];
        let stopped = passes.stop_on_turn(course.duel().state(), seat);
        let next = passes.option(course.duel(), question).map_or(Next::Waits, |option| slowly(true, option));
        if stopped {
            self.tell_passing(seat);
        }
        next
    }

    fn answer(&mut self, option: usize, auto: bool) {
        let Some(course) = &mut self.course else { return };
        let seat = course.question().map(|question| question.seat);
        let acts = course.duel().options().get(option).is_some_and(|pick| *pick != Pick::Pass);
        let chosen = course.forced().is_none();
        course.pick(option, auto);
        self.changed = true;
        match seat {
            Some(seat) if !auto => self.happens(seat, acts),
            Some(seat) if chosen => self.passes[seat.index()].pass(),
            _ => {}
        }
        if let Some(seat) = seat.filter(|_| auto) {
            self.stop_clock(seat, false);
        }
    }

    /// What the computer chooses.
    async fn compute(&mut self, seat: Seat) -> Result<usize, Error> {
        let lobby = Arc::clone(&self.lobby);
        let _turn = lobby.thinking.acquire().await.map_err(|_| Error::Stopping)?;
        let (Some(course), Some(computer)) = (&self.course, &mut self.computers[seat.index()]) else { return Ok(0) };
        Ok(block_in_place(|| computer.choose(course.duel())))
    }

    /// How long a thought takes that the server thinks for a player, whatever the player could have done.
    fn thinks_for(&self) -> Duration {
        let [least, most] = self.lobby.limits.thought;
        let spread = most.saturating_sub(least).as_millis() as usize;
        least + Duration::from_millis(Dice::new(secret::seed()).below(spread + 1) as u64)
    }

    async fn save_and_show(&mut self) -> Result<(), Error> {
        self.save().await?;
        self.show_to(None);
        self.changed = false;
        Ok(())
    }

    /// Stores what was chosen.
    async fn save(&mut self) -> Result<(), Error> {
        let Some(course) = &self.course else { return Ok(()) };
        let over = course.question().is_none();
        let state = if over { State::Over } else { State::Playing };
        let forced = course.forced_since();
        let kept = (self.record.state, self.record.ended, self.saved, self.record.forced)
            == (state, course.ended, course.len(), forced);
        if kept && !self.rewound {
            return Ok(());
        }
        let (ended, saved) = (course.ended, course.len());
        let progress = Progress {
            duel: self.record.id.clone(),
            from: self.saved,
            moves: course.moves(self.saved),
            forced,
            left_ms: self.clocks.left_ms(Instant::now()),
            turn: course.duel().state().turn.number,
            state,
            ended,
        };
        if over && self.record.state != State::Over {
            tracing::info!(duel = self.record.id, choices = saved, ?ended, "a duel is over");
        }
        self.lobby.store.progress(progress).await?;
        self.saved = saved;
        self.rewound = false;
        self.record.state = state;
        self.record.ended = ended;
        self.record.forced = forced;
        Ok(())
    }
}

/// As many picks as a message may have.
fn few(options: &[u16]) -> Result<&[u16], Error> {
    if (1..=PICKS).contains(&options.len()) { Ok(options) } else { Err(Error::Picks { most: PICKS }) }
}

/// Whether a player who picks this does nothing.
const fn is_idle(pick: Pick) -> bool {
    matches!(pick, Pick::Pass | Pick::Done | Pick::No)
}
