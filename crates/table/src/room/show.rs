//! What is shown: scenes, and how the players are.

use super::seats::Guest;
use super::{Line, Room};
use crate::lobby::sitting;
use crate::scene::{Moment, called};
use crate::store::{Ended, State};
use crate::wire::{PlayerStanding, SceneOutcome, Seated, Sentence, Standing, Told};
use duel::duel::AnyDuel;
use duel::language::Language;
use duel::question::Pending;
use duel::say;
use duel::words::Seat;
use tokio::time::Instant;

impl Room {
    /// Shows what is seen now: to everyone as a new scene, or to one who has come as it is.
    pub(super) fn show_to(&mut self, line: Option<Line>) {
        let Some(course) = &self.course else { return };
        if line.is_none() {
            self.number = self.number.wrapping_add(1);
        }
        let names = self.record.seats.each_ref().map(|seat| seat.name.clone());
        let moment = Moment {
            duel: course.duel(),
            book: course.game().book,
            names: &names,
            number: self.number,
            can_cancel: course.begun().is_some(),
            ended: course.ended,
        };
        let thinking = self.thought.is_some();
        let tell = |guest: &mut Guest| {
            if line.is_some_and(|line| line != guest.line) {
                return;
            }
            let mut scene = guest.stage.scene(&moment);
            scene.passed = guest.seat().map_or(0, |seat| self.passes[seat.index()].passed());
            // The server is about to answer for the player, who is not asked.
            if let Some(question) = scene.question.as_mut().filter(|_| thinking) {
                question.ask.clear();
                question.options.clear();
                question.proposed.clear();
                question.selection = None;
                question.can_cancel = false;
            }
            guest.tell(Told::Scene(Box::new(scene)));
        };
        self.seats.all().iter_mut().for_each(tell);
    }

    /// Has clocks run and players waited for as it is now.
    pub(super) fn place(&mut self) {
        let now = Instant::now();
        let question = self.course.as_ref().and_then(|course| course.question());
        let there = Seat::BOTH.map(|seat| self.is_computer(seat) || self.seats.has(seat));
        let runs = question.filter(|_| there == [true; 2]).map(|question| question.seat);
        if self.clocks.running() != runs {
            self.clocks.run(runs, now);
        }
        let away = Seat::BOTH.into_iter().find(|seat| !there[seat.index()] && there[seat.other().index()]);
        let away = away.filter(|_| question.is_some() && self.is_between_people());
        self.absence.wait_for(away, now);
    }

    /// Tells everyone, or one, how the players are, if that is not what was told last.
    pub(super) fn tell_standing(&mut self, line: Option<Line>) {
        let standings = [Some(Seat::FIRST), Some(Seat::SECOND), None].map(|seat| (seat, self.standing(seat)));
        // Who has the token of a seat has it for the seat opposite in the next duel.
        let next = self.record.next.clone();
        let tell = |guest: &mut Guest| {
            let seat = guest.seat();
            let standing = standings.iter().find(|(of, _)| *of == seat).map(|(_, standing)| standing);
            let Some(standing) = standing.filter(|_| line.is_none_or(|line| line == guest.line)) else { return };
            let mut standing = standing.clone();
            let key = seat.zip(guest.token.clone()).zip(next.clone());
            standing.next = key.map(|((seat, token), duel)| Seated { duel, seat: seat.other().0, token });
            if !guest.is_told(&standing) {
                guest.tell(Told::Standing(standing));
            }
        };
        self.seats.all().iter_mut().for_each(tell);
    }

    fn standing(&self, seat: Option<Seat>) -> Standing {
        let now = Instant::now();
        let left = self.clocks.left_ms(now);
        let waiting = self.absence.waiting();
        let player = |of: Seat| {
            let record = &self.record.seats[of.index()];
            PlayerStanding {
                name: record.name.clone(),
                is: sitting(record),
                present: record.player.is_some() || self.seats.has(of),
                left_ms: left[of.index()],
                running: self.clocks.running() == Some(of),
            }
        };
        let plays = self.record.state == State::Playing;
        Standing {
            players: Seat::BOTH.map(player),
            watching: self.seats.watching(),
            waits_ms: waiting.map(|(_, until)| until.saturating_duration_since(now).as_millis() as u64),
            can_claim: waiting.is_some_and(|(away, until)| seat.is_some_and(|seat| seat != away) && until <= now),
            draw_offered_by: self.offers.draw.map(|seat| seat.0).filter(|_| plays),
            take_back_asked_by: self.offers.take_back.map(|seat| seat.0).filter(|_| plays),
            can_take_back: seat.is_some_and(|seat| self.takes_back_to(seat).is_some()),
            rematch_wanted_by: Seat::BOTH
                .iter()
                .map(|seat| seat.0)
                .filter(|&at| self.record.seats[usize::from(at)].again)
                .collect(),
            next: None,
        }
    }
}

/// The outcome of a duel that the rules of the game did not end.
pub fn ended(how: Ended, duel: &dyn AnyDuel, names: &[String; 2], language: Language) -> SceneOutcome {
    let winner = match duel.pending() {
        Pending::Over(outcome) => outcome.winner,
        Pending::Question(_) => None,
    };
    let by = Sentence { text: reason(how, names, winner, language), rule: String::new(), gist: String::new() };
    SceneOutcome { winner: winner.map(|seat| seat.0), by }
}

/// How a duel ended that the rules of the game did not end.
fn reason(how: Ended, names: &[String; 2], winner: Option<Seat>, language: Language) -> String {
    let loser = winner.map_or("", |seat| called(language, &names[seat.other().index()]));
    match how {
        Ended::OutOfTime => say!(language, "The time of {loser} ran out", "{loser}の持ち時間がなくなりました"),
        Ended::Away => say!(language, "{loser} did not come back", "{loser}が戻りませんでした"),
        Ended::Agreed => say!(language, "The players agreed on a draw", "合意による引き分けです"),
    }
}
