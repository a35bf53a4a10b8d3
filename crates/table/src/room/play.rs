//! Moves a duel on: the choices of players, and those that the server makes for them.

use super::guests::Guest;
use super::history::{DuelHistory, opens};
use super::{ConnectionId, Room};
use crate::error::Error;
use crate::secret;
use crate::store::{DuelStatus, EndedOutside, Progress};
use crate::wire::{ClientMessage, Drafted, Passing, ServerMessage};
use assist::draft::Draft;
use duel::engine::question::{Pick, Question, Topic};
use duel::ids::Seat;
use duel::state::rng::Rng;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::block_in_place;
use tokio::time::Instant;

/// The most picks of a message.
const MOST_PICKS: usize = 100;

/// The next step of a duel.
enum NextAnswer {
    /// A person answers, or the duel is over.
    WaitForPerson,
    /// The server answers for a player with this option.
    AnswerNow(usize),
    /// The server answers after the time a person would think.
    AnswerLater,
    /// The computer answers this question.
    AskComputer(Question),
}

impl Room {
    /// Handles a message from a connection.
    pub(super) async fn receive_message(&mut self, connection: ConnectionId, said: ClientMessage) -> Result<(), Error> {
        let Some(guest) = self.guests.find(connection) else { return Ok(()) };
        let seat = guest.seat();
        let player = || seat.ok_or(Error::Watching);
        match said {
            ClientMessage::Sit { .. } => Err(Error::Malformed("`sit` comes once".to_owned())),
            ClientMessage::Ping => {
                guest.send(ServerMessage::Pong);
                Ok(())
            }
            ClientMessage::Speak { language } => {
                guest.spectator_log.set_language(language.into());
                self.send_scene(Some(connection));
                Ok(())
            }
            ClientMessage::Pick { scene, options } => self.pick(player()?, scene, &options),
            ClientMessage::Choose { scene, options } => self.choose(player()?, scene, &options),
            ClientMessage::Draft { scene, options } => self.draft(connection, player()?, scene, options),
            ClientMessage::Cancel { scene } => self.cancel(player()?, scene),
            ClientMessage::Explain { scene, card } => self.explain_card(connection, scene, card),
            ClientMessage::Judge { scene, words } => self.judge(connection, player()?, scene, &words).await,
            ClientMessage::Why { line: at } => self.explain_line(connection, at),
            ClientMessage::Passing(passing) => self.set_passing(player()?, passing).await,
            ClientMessage::Concede => self.lose(player()?, None),
            ClientMessage::Withdraw => {
                player()?;
                self.withdraw().await
            }
            ClientMessage::OfferDraw => self.offer_draw(player()?),
            ClientMessage::TakeBack => self.take_back(player()?),
            ClientMessage::Agree { to } => self.agree(player()?, to),
            ClientMessage::Decline => self.decline(player()?),
            ClientMessage::Rematch => self.rematch(player()?).await,
            ClientMessage::Claim => self.claim(player()?),
        }
    }

    /// The pending question, if the scene is the current one.
    pub(super) fn question_of_scene(&self, scene: u32) -> Result<Question, Error> {
        let history = self.history.as_ref().ok_or(Error::NotBegun)?;
        if scene != self.scene_number {
            return Err(Error::Stale { expected: self.scene_number, found: scene });
        }
        history.question().ok_or(Error::DuelOver)
    }

    /// The pending question of a scene, if it is this player's and the server is not about to answer it.
    fn question_for(&self, seat: Seat, scene: u32) -> Result<Question, Error> {
        let question = self.question_of_scene(scene)?;
        if question.seat == seat && self.auto_answer_at.is_none() { Ok(question) } else { Err(Error::NotAsked) }
    }

    fn pick(&mut self, seat: Seat, scene: u32, options: &[u16]) -> Result<(), Error> {
        let question = self.question_for(seat, scene)?;
        let mut options = check_pick_count(options)?.iter();
        self.answer_with(question, |history| {
            let Some(&option) = options.next() else { return Ok(None) };
            let last = history.duel().options().len().saturating_sub(1);
            if usize::from(option) > last {
                return Err(Error::NoOption { found: option, last });
            }
            Ok(Some(option.into()))
        })
    }

    /// Answers a question with several options, in any order.
    fn choose(&mut self, seat: Seat, scene: u32, options: &[u16]) -> Result<(), Error> {
        let question = self.question_for(seat, scene)?;
        let (draft, _) = self.draft_of(options)?;
        let together = draft.added() == options.len();
        let options = draft.options().filter(|_| together).ok_or(Error::NotTogether)?;
        let mut options = options.into_iter();
        self.answer_with(question, |_| Ok(options.next()))
    }

    /// Sends what several options come to so far, and what can be added to them.
    fn draft(&mut self, connection: ConnectionId, seat: Seat, scene: u32, options: Vec<u16>) -> Result<(), Error> {
        self.question_for(seat, scene)?;
        let (draft, all) = self.draft_of(&options)?;
        let history = self.history.as_ref().ok_or(Error::NotBegun)?;
        let selection = draft.selection();
        // Of interchangeable cards, count each option that was named, whichever card was taken for it.
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
            due: selection.due.as_ref().map(|due| crate::scene::render_due(history.duel(), due)),
            options,
        };
        if let Some(guest) = self.guests.find(connection) {
            guest.send(ServerMessage::Drafted(drafted));
        }
        Ok(())
    }

    /// A draft with these options of the pending question, and everything that they can refer to: the question's
    /// options, followed by the additional ones.
    fn draft_of(&self, options: &[u16]) -> Result<(Draft, Vec<Pick>), Error> {
        let history = self.history.as_ref().ok_or(Error::NotBegun)?;
        let (duel, zones) = (history.duel(), history.game().entry.zones);
        block_in_place(|| {
            let empty = Draft::of(duel, zones).ok_or(Error::NotASelection)?;
            let all: Vec<Pick> = duel.options().iter().copied().chain(empty.addable_beyond_options()).collect();
            let mut wanted = Vec::new();
            for &option in check_pick_count(options)? {
                let last = all.len() - 1;
                wanted.push(*all.get(usize::from(option)).ok_or(Error::NoOption { found: option, last })?);
            }
            let draft = Draft::with_taken(duel, zones, &wanted).ok_or(Error::NotASelection)?;
            Ok((draft, all))
        })
    }

    /// Answers a question, and those that follow from it, with one option after the other.
    fn answer_with(
        &mut self,
        question: Question,
        mut next: impl FnMut(&DuelHistory) -> Result<Option<usize>, Error>,
    ) -> Result<(), Error> {
        let seat = question.seat;
        let history = self.history.as_mut().ok_or(Error::NotBegun)?;
        let start = history.current_point();
        let passes = self.auto_pass[seat.index()].clone();
        self.auto_pass[seat.index()].note_answer(history.duel());
        let mut first = None;
        // Stop once others or chance have had a say: a later pick could fail and rewind all of them, and the player
        // would have looked ahead.
        while first.is_none() || history.open_action_start().is_some() {
            let option = match next(history) {
                Ok(None) => break,
                Ok(Some(option)) => option,
                Err(error) => {
                    // A message is taken as a whole or not at all.
                    self.auto_pass[seat.index()] = passes;
                    if first.is_some() {
                        Self::rewind_history(history, start)?;
                    }
                    return Err(error);
                }
            };
            first = first.or_else(|| history.duel().options().get(option).copied());
            history.pick(option, false);
        }
        let acts = first.is_some_and(|pick| pick != Pick::Pass);
        let idle = first.is_some_and(is_idle);
        // Once for each action, however often it is cancelled and begun again.
        let earns = !idle && opens(question) && start.choices >= self.increments_up_to;
        if earns {
            self.increments_up_to = start.choices + 1;
        }
        self.stop_clock(seat, earns);
        self.note_choice(seat, acts);
        self.changed = true;
        if !idle {
            self.offers.clear();
        }
        Ok(())
    }

    /// Stops the clock when a player has answered, or the server for them. Only an action earns the increment.
    fn stop_clock(&mut self, seat: Seat, earns: bool) {
        if self.record.clock.is_none() {
            return;
        }
        self.clocks.run_for(None, Instant::now());
        self.clocks.grant_free_time();
        if earns {
            self.clocks.add_increment(seat);
        }
        self.guests.all().iter_mut().for_each(Guest::resend_presence);
    }

    /// Notes a player's choice. If it is more than a pass, the other player is asked again.
    fn note_choice(&mut self, seat: Seat, acts: bool) {
        let other = seat.other();
        if acts && self.auto_pass[other.index()].end_until_something() {
            self.send_passing(other);
        }
    }

    fn send_passing(&mut self, seat: Seat) {
        let passing = self.auto_pass[seat.index()].passing().clone();
        if let Some(guest) = self.guests.all().iter_mut().find(|guest| guest.seat() == Some(seat)) {
            guest.send(ServerMessage::Passing(passing));
        }
    }

    async fn set_passing(&mut self, seat: Seat, passing: Passing) -> Result<(), Error> {
        let words = games::registry::GameEntry::find(&self.record.game)?.words();
        let mut phases = passing.own_stops.iter().chain(&passing.their_stops);
        if let Some(&phase) = phases.find(|&&phase| usize::from(phase) >= words.phases.len()) {
            return Err(Error::NoPhase(phase));
        }
        let turn = self.history.as_ref().map_or(0, |history| history.duel().turn().number);
        self.lobby.store.set_passing(self.record.id.clone(), seat.index(), &passing).await?;
        self.auto_pass[seat.index()].set_passing(passing, turn);
        self.send_passing(seat);
        let acts = |q: Question| q.seat == seat && q.topic == Topic::Priority;
        // The server was about to pass for the player, who may not want that any more.
        if self.auto_answer_at.is_some() && self.history.as_ref().and_then(DuelHistory::question).is_some_and(acts) {
            self.auto_answer_at = None;
            self.changed = true;
        }
        Ok(())
    }

    fn cancel(&mut self, seat: Seat, scene: u32) -> Result<(), Error> {
        if self.question_of_scene(scene)?.seat != seat {
            return Err(Error::NotAsked);
        }
        let begun = self.history.as_ref().and_then(DuelHistory::open_action_start);
        self.rewind_to(begun.ok_or(Error::NothingToCancel)?)
    }

    /// Lets a player lose: by conceding, or by being away or out of time.
    fn lose(&mut self, seat: Seat, how: Option<EndedOutside>) -> Result<(), Error> {
        let history = self.history.as_mut().ok_or(Error::NotBegun)?;
        history.question().ok_or(Error::DuelOver)?;
        history.concede(seat);
        history.ended = how;
        self.changed = true;
        Ok(())
    }

    fn claim(&mut self, seat: Seat) -> Result<(), Error> {
        match self.absence.waiting() {
            Some((away, until)) if away != seat && until <= Instant::now() => self.lose(away, Some(EndedOutside::Away)),
            _ => Err(Error::CannotClaim),
        }
    }

    /// Acts when time has passed: a clock may have run out, or an automatic answer may be due.
    pub(super) async fn wake(&mut self, now: Instant) -> Result<(), Error> {
        if let Some((seat, at)) = self.clocks.runs_out_at()
            && at <= now
            && self.lose(seat, Some(EndedOutside::OutOfTime)).is_ok()
        {
            tracing::info!(duel = self.record.id, seat = seat.0, "clock ran out");
        }
        if self.auto_answer_at.is_some_and(|at| at <= now) {
            self.auto_answer_at = None;
            self.auto_answer_due = true;
        }
        self.absence.count(now);
        self.run_until_asked().await
    }

    /// Moves the duel on until a person is asked, stores the choices and shows them.
    pub(super) async fn run_until_asked(&mut self) -> Result<(), Error> {
        loop {
            match self.next_answer() {
                NextAnswer::WaitForPerson => break,
                NextAnswer::AnswerLater => {
                    self.auto_answer_at = Some(Instant::now() + self.thinking_time());
                    self.changed = true;
                    break;
                }
                NextAnswer::AnswerNow(option) => self.answer(option, true),
                NextAnswer::AskComputer(question) => {
                    if self.changed && opens(question) {
                        self.save_and_show().await?;
                    }
                    let option = self.ask_computer(question.seat).await?;
                    self.answer(option, false);
                }
            }
            self.auto_answer_due = false;
        }
        if self.changed {
            self.save_and_show().await?;
        }
        self.update_clocks();
        self.save_absence().await?;
        self.send_presence(None);
        self.guests.drop_lost();
        Ok(())
    }

    /// Stores how long players were away.
    async fn save_absence(&mut self) -> Result<(), Error> {
        let away = self.absence.away_ms();
        if away != self.record.seats.each_ref().map(|seat| seat.away_ms) {
            self.lobby.store.set_away(self.record.id.clone(), away).await?;
            for (seat, away) in self.record.seats.iter_mut().zip(away) {
                seat.away_ms = away;
            }
        }
        Ok(())
    }

    fn next_answer(&mut self) -> NextAnswer {
        let between_people = self.is_between_people();
        let Some(history) = &self.history else { return NextAnswer::WaitForPerson };
        let Some(question) = history.question() else {
            self.auto_answer_at = None;
            return NextAnswer::WaitForPerson;
        };
        if self.auto_answer_at.is_some() && !self.changed {
            return NextAnswer::WaitForPerson;
        }
        self.auto_answer_at = None;
        let seat = question.seat;
        let slowly = |idle: bool, option| match between_people && idle && !self.auto_answer_due {
            true => NextAnswer::AnswerLater,
            false => NextAnswer::AnswerNow(option),
        };
        let is_computer = self.computers[seat.index()].is_some();
        // A player without any action must be asked like one with actions, or the speed would tell.
        let asks_all = between_people && question.topic == Topic::Priority;
        if let Some(pick) = history.forced_pick().filter(|_| !asks_all) {
            // The speed must not tell either that there was just one hidden card to take.
            return slowly(is_idle(pick) || history.is_hidden(pick), 0);
        }
        if is_computer {
            return NextAnswer::AskComputer(question);
        }
        let passes = &mut self.auto_pass[seat.index()];
        let stopped = passes.end_on_own_turn(history.duel().turn(), seat);
        let next = passes
            .pass_option(history.duel(), question)
            .map_or(NextAnswer::WaitForPerson, |option| slowly(true, option));
        if stopped {
            self.send_passing(seat);
        }
        next
    }

    fn answer(&mut self, option: usize, auto: bool) {
        let Some(history) = &mut self.history else { return };
        let seat = history.question().map(|question| question.seat);
        let acts = history.duel().options().get(option).is_some_and(|pick| *pick != Pick::Pass);
        let chosen = history.forced_pick().is_none();
        history.pick(option, auto);
        self.changed = true;
        match seat {
            Some(seat) if !auto => self.note_choice(seat, acts),
            Some(seat) if chosen => self.auto_pass[seat.index()].count_pass(),
            _ => {}
        }
        if let Some(seat) = seat.filter(|_| auto) {
            self.stop_clock(seat, false);
        }
    }

    /// The computer's choice.
    async fn ask_computer(&mut self, seat: Seat) -> Result<usize, Error> {
        let lobby = Arc::clone(&self.lobby);
        let _turn = lobby.thinking_permits.acquire().await.map_err(|_| Error::Stopping)?;
        let (Some(history), Some(computer)) = (&self.history, &mut self.computers[seat.index()]) else { return Ok(0) };
        Ok(block_in_place(|| computer.choose(history.duel())))
    }

    /// A random time before the server answers for a player, whatever the player could have done.
    fn thinking_time(&self) -> Duration {
        let [least, most] = self.lobby.limits.thinking_time;
        let spread = most.saturating_sub(least).as_millis() as usize;
        least + Duration::from_millis(Rng::new(secret::new_seed()).below(spread + 1) as u64)
    }

    async fn save_and_show(&mut self) -> Result<(), Error> {
        self.save().await?;
        self.send_scene(None);
        self.changed = false;
        Ok(())
    }

    /// Stores the choices.
    async fn save(&mut self) -> Result<(), Error> {
        let Some(history) = &self.history else { return Ok(()) };
        let over = history.question().is_none();
        let state = if over { DuelStatus::Over } else { DuelStatus::Playing };
        let forced = history.forced_answers();
        let kept = (self.record.state, self.record.ended, self.saved_choices, self.record.forced_answers)
            == (state, history.ended, history.len(), forced);
        if kept && !self.rewound {
            return Ok(());
        }
        let (ended, saved) = (history.ended, history.len());
        let progress = Progress {
            duel: self.record.id.clone(),
            from: self.saved_choices,
            moves: history.moves_since(self.saved_choices),
            forced_answers: forced,
            left_ms: self.clocks.left_ms(Instant::now()),
            turn: history.duel().turn().number,
            state,
            ended,
        };
        if over && self.record.state != DuelStatus::Over {
            tracing::info!(duel = self.record.id, choices = saved, ?ended, "duel over");
        }
        self.lobby.store.save_progress(progress).await?;
        self.saved_choices = saved;
        self.rewound = false;
        self.record.state = state;
        self.record.ended = ended;
        self.record.forced_answers = forced;
        Ok(())
    }
}

/// Fails unless a message has an allowed number of picks.
fn check_pick_count(options: &[u16]) -> Result<&[u16], Error> {
    if (1..=MOST_PICKS).contains(&options.len()) { Ok(options) } else { Err(Error::PickCount { most: MOST_PICKS }) }
}

/// The pick does nothing.
const fn is_idle(pick: Pick) -> bool {
    matches!(pick, Pick::Pass | Pick::Done | Pick::No)
}
