//! Passing for players: where nothing happens that they want to be asked about.

use crate::info;
use crate::wire::Passing;
use duel::duel::AnyDuel;
use duel::item::Item;
use duel::question::{Pick, Question, Topic};
use duel::state::State;
use duel::words::Seat;
use games::books::Book;

/// Where passing is done for a player, and what the player has answered already.
#[derive(Clone, Debug)]
pub struct Passes {
    passing: Passing,
    /// On which turn the player said so.
    since: u16,
    /// The battle that the player was last asked about.
    answered: Option<u32>,
    /// Whether nothing is passed until the player has answered something.
    holds: bool,
    /// How often passing was done since the player last answered.
    passed: u16,
}

impl Passes {
    /// As a game has it until the player says otherwise.
    pub fn usual(book: &Book) -> Self {
        let stops = info::stops(book);
        let own = stops.iter().filter(|stop| stop.own).map(|stop| stop.phase).collect();
        let theirs = stops.iter().filter(|stop| stop.theirs).map(|stop| stop.phase).collect();
        let passing = Passing { on: true, own_stops: own, their_stops: theirs, until_something: false };
        Self { passing, since: 0, answered: None, holds: false, passed: 0 }
    }

    /// As the player has said, or else as it is.
    pub fn said(mut self, passing: Option<&Passing>) -> Self {
        if let Some(passing) = passing {
            self.passing = passing.clone();
        }
        self
    }

    /// Where passing is done.
    pub const fn passing(&self) -> &Passing {
        &self.passing
    }

    /// The player says where, on some turn.
    pub fn set(&mut self, passing: Passing, turn: u16) {
        self.holds = false;
        self.passing = passing;
        self.since = turn;
    }

    /// Something has happened. Whether everything was passed until now.
    pub const fn stop(&mut self) -> bool {
        std::mem::replace(&mut self.passing.until_something, false)
    }

    /// The same if a turn of the player's own has begun since.
    pub fn stop_on_turn(&mut self, state: &State, seat: Seat) -> bool {
        state.turn.player == seat && state.turn.number > self.since && self.stop()
    }

    /// The option that passes, if that is to be done for the player who is asked.
    pub fn option(&self, duel: &dyn AnyDuel, question: Question) -> Option<usize> {
        let state = duel.state();
        let Passing { on, own_stops, their_stops, until_something } = &self.passing;
        if self.holds || question.topic != Topic::Priority || !(*on || *until_something) {
            return None;
        }
        let theirs = |item: &Item| item.controller != question.seat;
        if state.stack.iter().skip(usize::from(state.stack_floor)).any(theirs) {
            return None;
        }
        let own_turn = state.turn.player == question.seat;
        if !own_turn && attack(state).is_some_and(|number| self.answered != Some(number)) {
            return None;
        }
        let stops = if own_turn { own_stops } else { their_stops };
        if !until_something && stops.contains(&state.turn.phase.0) {
            return None;
        }
        duel.options().iter().position(|pick| *pick == Pick::Pass)
    }

    /// Passing is done for the player.
    pub const fn pass(&mut self) {
        self.passed = self.passed.saturating_add(1);
    }

    /// How often it was done since the player last answered.
    pub const fn passed(&self) -> u16 {
        self.passed
    }

    /// Nothing is passed until the player has answered something.
    pub const fn hold(&mut self) {
        self.holds = true;
    }

    /// The player answers: the battle that is fought is known.
    pub fn answer(&mut self, state: &State) {
        self.holds = false;
        self.passed = 0;
        self.answered = attack(state);
    }
}

/// The battle that is being fought.
fn attack(state: &State) -> Option<u32> {
    state.bouts.last().map(|bout| bout.number)
}
