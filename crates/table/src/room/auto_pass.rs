//! Passes for players where nothing happens that they want to be asked about.

use crate::info;
use crate::wire::Passing;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pick, Question, Topic};
use duel::ids::Seat;
use duel::state::Turn;
use games::registry::GameEntry;

/// A player's settings for automatic passing, and what the player has already answered.
#[derive(Clone, Debug)]
pub struct AutoPass {
    passing: Passing,
    /// The turn on which the player last changed the settings.
    set_on_turn: u16,
    /// The combat that was going on when the player last answered.
    answered_combat: Option<u32>,
    /// Nothing is passed until the player has answered something.
    holds: bool,
    /// The number of automatic passes since the player last answered.
    passed: u16,
}

impl AutoPass {
    /// The default settings of a game.
    pub fn default_for(book: &GameEntry) -> Self {
        let stops = info::default_stops(book);
        let own = stops.iter().filter(|stop| stop.own).map(|stop| stop.phase).collect();
        let theirs = stops.iter().filter(|stop| stop.theirs).map(|stop| stop.phase).collect();
        let passing = Passing { on: true, own_stops: own, their_stops: theirs, until_something: false };
        Self { passing, set_on_turn: 0, answered_combat: None, holds: false, passed: 0 }
    }

    /// Uses the player's settings, if there are any.
    pub fn with_settings(mut self, passing: Option<&Passing>) -> Self {
        if let Some(passing) = passing {
            self.passing = passing.clone();
        }
        self
    }

    /// The settings.
    pub const fn passing(&self) -> &Passing {
        &self.passing
    }

    /// Changes the settings on a turn.
    pub fn set_passing(&mut self, passing: Passing, turn: u16) {
        self.holds = false;
        self.passing = passing;
        self.set_on_turn = turn;
    }

    /// Turns `until_something` off. Returns true if it was on.
    pub const fn end_until_something(&mut self) -> bool {
        std::mem::replace(&mut self.passing.until_something, false)
    }

    /// Turns `until_something` off if a turn of the player's own has begun since it was set. Returns true if it was on.
    pub fn end_on_own_turn(&mut self, turn: Turn, seat: Seat) -> bool {
        turn.player == seat && turn.number > self.set_on_turn && self.end_until_something()
    }

    /// The option that passes, if the server is to pass for the player who is asked.
    pub fn pass_option(&self, duel: &dyn AnyDuel, question: Question) -> Option<usize> {
        let Passing { on, own_stops, their_stops, until_something } = &self.passing;
        if self.holds || question.topic != Topic::Priority || !(*on || *until_something) {
            return None;
        }
        if duel.stack_controllers().iter().any(|&controller| controller != question.seat) {
            return None;
        }
        let turn = duel.turn();
        let own_turn = turn.player == question.seat;
        if !own_turn && duel.innermost_combat().is_some_and(|number| self.answered_combat != Some(number)) {
            return None;
        }
        let stops = if own_turn { own_stops } else { their_stops };
        if !until_something && stops.contains(&turn.phase.0) {
            return None;
        }
        duel.options().iter().position(|pick| *pick == Pick::Pass)
    }

    /// Counts an automatic pass.
    pub const fn count_pass(&mut self) {
        self.passed = self.passed.saturating_add(1);
    }

    /// The number of automatic passes since the player last answered.
    pub const fn passed_count(&self) -> u16 {
        self.passed
    }

    /// Passes nothing until the player has answered something.
    pub const fn hold(&mut self) {
        self.holds = true;
    }

    /// Notes that the player answers, and during which combat.
    pub fn note_answer(&mut self, duel: &dyn AnyDuel) {
        self.holds = false;
        self.passed = 0;
        self.answered_combat = duel.innermost_combat();
    }
}
