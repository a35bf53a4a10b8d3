//! Sends scenes and the players' presence.

use super::guests::Guest;
use super::{ConnectionId, Room};
use crate::lobby::occupant_of;
use crate::scene::{Snapshot, display_name};
use crate::store::{DuelStatus, EndedOutside};
use crate::wire::{PlayerPresence, Presence, SceneOutcome, Seated, Sentence, ServerMessage};
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pending;
use duel::ids::Seat;
use duel::observe::language::Language;
use duel::say;
use tokio::time::Instant;

impl Room {
    /// Sends the current scene: a new one to everyone, or the same one to a single connection.
    pub(super) fn send_scene(&mut self, connection: Option<ConnectionId>) {
        let Some(history) = &self.history else { return };
        if connection.is_none() {
            self.scene_number = self.scene_number.wrapping_add(1);
        }
        let names = self.record.seats.each_ref().map(|seat| seat.name.clone());
        let snapshot = Snapshot {
            duel: history.duel(),
            book: history.game().entry,
            player_names: &names,
            number: self.scene_number,
            can_cancel: history.open_action_start().is_some(),
            ended: history.ended,
        };
        let thinking = self.auto_answer_at.is_some();
        let tell = |guest: &mut Guest| {
            if connection.is_some_and(|line| line != guest.connection) {
                return;
            }
            let mut scene = guest.spectator_log.build_scene(&snapshot);
            scene.passed = guest.seat().map_or(0, |seat| self.auto_pass[seat.index()].passed_count());
            // The server is about to answer for the player, so the player is not asked.
            if let Some(question) = scene.question.as_mut().filter(|_| thinking) {
                question.ask.clear();
                question.options.clear();
                question.proposed.clear();
                question.selection = None;
                question.can_cancel = false;
            }
            guest.send(ServerMessage::Scene(Box::new(scene)));
        };
        self.guests.all().iter_mut().for_each(tell);
    }

    /// Starts and stops clocks, and the waiting for absent players.
    pub(super) fn update_clocks(&mut self) {
        let now = Instant::now();
        let question = self.history.as_ref().and_then(|history| history.question());
        let there = Seat::BOTH.map(|seat| self.is_computer(seat) || self.guests.has_player(seat));
        let runs = question.filter(|_| there == [true; 2]).map(|question| question.seat);
        if self.clocks.running() != runs {
            self.clocks.run_for(runs, now);
        }
        let away = Seat::BOTH.into_iter().find(|seat| !there[seat.index()] && there[seat.other().index()]);
        let away = away.filter(|_| question.is_some() && self.is_between_people());
        self.absence.wait_for(away, now);
    }

    /// Sends the players' presence to everyone, or to one connection, if it has changed.
    pub(super) fn send_presence(&mut self, connection: Option<ConnectionId>) {
        let standings = [Some(Seat::FIRST), Some(Seat::SECOND), None].map(|seat| (seat, self.presence(seat)));
        // The token of a seat gives the opposite seat in the next duel.
        let next = self.record.next.clone();
        let tell = |guest: &mut Guest| {
            let seat = guest.seat();
            let standing = standings.iter().find(|(of, _)| *of == seat).map(|(_, standing)| standing);
            let Some(standing) = standing.filter(|_| connection.is_none_or(|line| line == guest.connection)) else {
                return;
            };
            let mut standing = standing.clone();
            let key = seat.zip(guest.token.clone()).zip(next.clone());
            standing.next = key.map(|((seat, token), duel)| Seated { duel, seat: seat.other().0, token });
            if !guest.has_sent_presence(&standing) {
                guest.send(ServerMessage::Standing(standing));
            }
        };
        self.guests.all().iter_mut().for_each(tell);
    }

    fn presence(&self, seat: Option<Seat>) -> Presence {
        let now = Instant::now();
        let left = self.clocks.left_ms(now);
        let waiting = self.absence.waiting();
        let player = |of: Seat| {
            let record = &self.record.seats[of.index()];
            PlayerPresence {
                name: record.name.clone(),
                is: occupant_of(record),
                present: record.player.is_some() || self.guests.has_player(of),
                left_ms: left[of.index()],
                running: self.clocks.running() == Some(of),
            }
        };
        let plays = self.record.state == DuelStatus::Playing;
        Presence {
            players: Seat::BOTH.map(player),
            watching: self.guests.spectator_count(),
            waits_ms: waiting.map(|(_, until)| until.saturating_duration_since(now).as_millis() as u64),
            can_claim: waiting.is_some_and(|(away, until)| seat.is_some_and(|seat| seat != away) && until <= now),
            draw_offered_by: self.offers.draw.map(|seat| seat.0).filter(|_| plays),
            take_back_asked_by: self.offers.take_back.map(|seat| seat.0).filter(|_| plays),
            can_take_back: seat.is_some_and(|seat| self.take_back_point(seat).is_some()),
            rematch_wanted_by: Seat::BOTH
                .iter()
                .map(|seat| seat.0)
                .filter(|&at| self.record.seats[usize::from(at)].wants_rematch)
                .collect(),
            next: None,
        }
    }
}

/// The result of a duel that the rules of the game did not end.
pub fn outcome_outside_rules(
    how: EndedOutside,
    duel: &dyn AnyDuel,
    names: &[String; 2],
    language: Language,
) -> SceneOutcome {
    let winner = match duel.pending() {
        Pending::Over(outcome) => outcome.winner,
        Pending::Question(_) => None,
    };
    let by =
        Sentence { text: render_end_reason(how, names, winner, language), rule: String::new(), gist: String::new() };
    SceneOutcome { winner: winner.map(|seat| seat.0), by }
}

/// The reason why a duel ended that the rules of the game did not end.
fn render_end_reason(how: EndedOutside, names: &[String; 2], winner: Option<Seat>, language: Language) -> String {
    let loser = winner.map_or("", |seat| display_name(language, &names[seat.other().index()]));
    match how {
        EndedOutside::OutOfTime => say!(language, "The time of {loser} ran out", "{loser}の持ち時間がなくなりました"),
        EndedOutside::Away => say!(language, "{loser} did not come back", "{loser}が戻りませんでした"),
        EndedOutside::Agreed => say!(language, "The players agreed on a draw", "合意による引き分けです"),
    }
}
