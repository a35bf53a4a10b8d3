//! Loops: a player who can stop a loop says how often it runs, and then it ends.
//!
//! Nothing is hashed as long as play makes progress. After many actions and resolutions without progress, every answer
//! is recorded on the *trail*. At the next priority a loop is found if the position has come up before, or if the same
//! answers were given three times in a row (a growing loop: something changes each time around).
//!
//! - Nobody did anything but pass: nobody can stop the loop, and the duel is drawn.
//! - One player acted with priority, or said yes to something optional: that player names how often it runs again.
//! - Both did: the turn player names a number, then the other, in some books no larger one; the smaller counts.
//!
//! The answers of one lap are then repeated that often. A loop with something random or hidden in it cannot always be
//! repeated exactly: the laps end, and the players continue by themselves, as soon as the question differs, the answer
//! is not among the options, or the position is not the recorded one. After the last lap the choices that continued the
//! loop are barred: at once for the player who named the smaller number, after one more use for the other. They are
//! free again when play makes progress. Choosing differently within an effect (another target) is part of the lap, not
//! a way to stop it.

use crate::book::RuleBook;
use crate::book::point::EndingPoint;
use crate::engine::context::Cx;
use crate::engine::frame::Register;
use crate::engine::frame::{Flow, Frame, Proc};
use crate::engine::question::{Outcome, Pick, Question, Topic};
use crate::ids::{Rule, Seat};
use crate::registers;
use crate::stable_hash::StableHasher;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// After this many actions and resolutions without progress, answers and positions are recorded.
pub(crate) const LOOP_SUSPECTED_AFTER: u32 = 64;
/// After this many, a player who can stop an irregular loop has to.
const LOOP_STOPPED_AFTER: u32 = 512;
/// After this many, the duel is drawn: players could only pass since [`LOOP_STOPPED_AFTER`], so nobody can stop the
/// loop.
pub(crate) const ENDLESS_AFTER: u32 = 4 * LOOP_STOPPED_AFTER;
/// The most answers considered as one lap of a growing loop.
const LONGEST_LAP: usize = 48;
/// The number of equal laps in a row that make a growing loop.
const REPEATED_LAPS: usize = 3;
/// The highest number of laps that can be named.
const MOST_LAPS: i32 = 99;

/// An answer on the trail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GivenAnswer {
    /// The signature of the position, if the answer could continue a loop; otherwise 0.
    position: u64,
    seat: Seat,
    topic: Topic,
    pick: Pick,
}

impl GivenAnswer {
    /// Returns true if the answer continued the loop where the player could have stopped it.
    fn continues_loop(&self) -> bool {
        match self.topic {
            Topic::Priority => self.pick != Pick::Pass,
            Topic::May => self.pick == Pick::Yes,
            _ => false,
        }
    }
    fn same_answer(&self, other: &Self) -> bool {
        (self.seat, self.topic, self.pick) == (other.seat, other.topic, other.pick)
    }
}

/// A choice that would continue a stopped loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BarredChoice {
    /// The signature of the position in which it is barred; 0 for any.
    position: u64,
    seat: Seat,
    pick: Pick,
    /// The number of times it may still be chosen.
    uses_left: u8,
}

/// How priority continues after the check for a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LoopCheck {
    /// The player is asked.
    AskPlayer,
    /// Another procedure comes first, or the duel is over.
    Interrupted,
}

registers! {
    /// The registers of [`Proc::Loop`].
    struct NamingLaps {
        /// Both players name a number.
        BOTH_NAME: bool = 0,
        /// The number that the first named.
        FIRST_NUMBER: i32 = 1,
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// A hash of what players would call the same position: everything but lives, timestamps and handles. It is the
    /// same before a question is asked and when it is answered.
    fn position_signature(&self) -> u64 {
        let mut h = StableHasher::default();
        let s = &*self.state;
        for (i, o) in s.objects.iter().enumerate() {
            let status = (o.card, o.zone, o.side, o.place, o.orientation, o.face_up, o.marks, o.damage, o.counters);
            (status, o.attached_to, s.derived.characteristics[i]).hash(&mut h);
        }
        s.layout.hash(&mut h);
        for item in s.stack.iter().chain(&s.waiting_triggers).chain(&s.resolving) {
            (item.ability, item.source.slot, item.controller, item.x, item.modes).hash(&mut h);
            for choice in item.choices.iter() {
                (choice.object.slot, choice.group).hash(&mut h);
            }
        }
        for delayed in &s.delayed_abilities {
            (delayed.item.ability, delayed.item.source.slot, delayed.once).hash(&mut h);
        }
        for used in s.uses_this_turn.iter().filter(|used| self.pool.ability(used.ability).per_turn.is_some()) {
            (used.object.slot, used.ability).hash(&mut h);
        }
        // Registers can hold timestamps; the procedures and their players are enough.
        for frame in &s.frames {
            (frame.proc, frame.seat).hash(&mut h);
        }
        (s.player_counters, s.floating_currency, s.turn, s.notes, s.losing, s.winning).hash(&mut h);
        h.finish().max(1)
    }

    /// Looks for a loop before a player with priority is asked. May begin a procedure or end the duel.
    pub(crate) fn check_for_loop(&mut self, seat: Seat) -> LoopCheck {
        if self.state.laps_left > 0 {
            return LoopCheck::AskPlayer;
        }
        let position = self.position_signature();
        self.drop_barred_options(seat, position);
        if self.state.resolutions_without_progress >= ENDLESS_AFTER {
            self.draw_as_endless();
            return LoopCheck::Interrupted;
        }
        let before =
            |step: &GivenAnswer| step.position == position && step.topic == Topic::Priority && step.seat == seat;
        let Some(start) = self.state.loop_trail.iter().rposition(before) else { return self.check_for_growing_loop() };
        if self.state.loop_trail[start..].iter().any(GivenAnswer::continues_loop) {
            self.ask_number_of_laps(start);
            return LoopCheck::Interrupted;
        }
        if self.scratch.options == [Pick::Pass] {
            self.draw_as_endless();
            return LoopCheck::Interrupted;
        }
        LoopCheck::AskPlayer
    }

    /// Looks for a growing loop: the same answers several times in a row, though something differs each time. May begin
    /// a procedure.
    fn check_for_growing_loop(&mut self) -> LoopCheck {
        let trail = &self.state.loop_trail;
        let repeats = |len: &usize| {
            let Some(start) = trail.len().checked_sub(len * REPEATED_LAPS) else { return false };
            let laps = &trail[start..];
            laps.iter().zip(&laps[*len..]).all(|(a, b)| a.same_answer(b))
                && laps[..*len].iter().any(GivenAnswer::continues_loop)
        };
        let Some(len) = (1..=LONGEST_LAP).find(repeats) else { return LoopCheck::AskPlayer };
        let start = trail.len() - len;
        for step in &mut self.state.loop_trail[start..] {
            step.position = 0;
        }
        self.ask_number_of_laps(start);
        LoopCheck::Interrupted
    }

    /// Begins the procedure in which the players who can stop the loop name how often it runs. The trail shows the loop
    /// from `start` on.
    fn ask_number_of_laps(&mut self, start: usize) {
        self.state.loop_lap.clear();
        self.state.loop_lap.extend_from_slice(&self.state.loop_trail[start..]);
        self.state.loop_lap_at = 0;
        self.state.loop_trail.clear();
        let can_stop = |seat: Seat| self.state.loop_lap.iter().any(|step| step.seat == seat && step.continues_loop());
        let turn_player = self.state.turn.player;
        let first = if can_stop(turn_player) { turn_player } else { turn_player.other() };
        let both = can_stop(first) && can_stop(first.other());
        self.push(Frame::new(Proc::Loop, first).with(NamingLaps::BOTH_NAME, both));
    }

    /// One step of naming how often a loop runs. May ask.
    pub(crate) fn loop_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let both = frame.get(NamingLaps::BOTH_NAME);
        let rule: Rule = if both { B::rule(EndingPoint::ContestedLoop) } else { B::rule(EndingPoint::BreakableLoop) };
        match (frame.step, both) {
            (0 | 2, _) => {
                let bounded = frame.step == 2 && B::SECOND_NAMES_NO_MORE_LAPS && self.cite(rule);
                let most = if bounded { frame.get(NamingLaps::FIRST_NUMBER) } else { MOST_LAPS };
                for n in 0..=most {
                    self.offer(Pick::Number(n));
                }
                self.ask(frame.seat, Topic::Loop, rule)
            }
            (1, true) => {
                let named = self.named_number();
                self.frame(f).set(NamingLaps::FIRST_NUMBER, named);
                self.frame(f).seat = frame.seat.other();
                self.goto(f, 2)
            }
            _ => {
                let named = self.named_number();
                self.pop();
                // Of equal numbers the one named first counts as the smaller.
                let (laps, stops) = match both && frame.get(NamingLaps::FIRST_NUMBER) <= named {
                    true => (frame.get(NamingLaps::FIRST_NUMBER), frame.seat.other()),
                    false => (named, frame.seat),
                };
                self.run_laps(laps, stops)
            }
        }
    }

    fn named_number(&mut self) -> i32 {
        match self.take_answer() {
            Pick::Number(n) => n,
            _ => 0,
        }
    }

    /// Bars the choices of the loop, and lets it run `laps` times first.
    fn run_laps(&mut self, laps: i32, stops: Seat) -> Flow {
        for i in 0..self.state.loop_lap.len() {
            let step = self.state.loop_lap[i];
            if step.continues_loop() {
                let spare = u8::from(step.seat != stops);
                self.state.barred_choices.push(BarredChoice {
                    position: step.position,
                    seat: step.seat,
                    pick: step.pick,
                    uses_left: spare,
                });
            }
        }
        self.state.laps_left = laps as u16;
        Flow::Continue
    }

    /// The answer that the lap under way gives to this question; `None` if it differs, which ends the laps.
    pub(crate) fn next_answer_of_lap(&mut self, question: Question) -> Option<Pick> {
        let step = self.state.loop_lap[usize::from(self.state.loop_lap_at)];
        let same =
            (step.seat, step.topic) == (question.seat, question.topic) && self.scratch.options.contains(&step.pick);
        if !same || (step.position != 0 && step.position != self.position_signature()) {
            self.state.laps_left = 0;
            return None;
        }
        self.state.loop_lap_at += 1;
        if usize::from(self.state.loop_lap_at) == self.state.loop_lap.len() {
            self.state.loop_lap_at = 0;
            self.state.laps_left -= 1;
        }
        Some(step.pick)
    }

    /// Removes the barred options; after a long time without progress, everything but passing.
    fn drop_barred_options(&mut self, seat: Seat, position: u64) {
        let (bars, options) = (&self.state.barred_choices, &mut self.scratch.options);
        let spent = self.state.resolutions_without_progress >= LOOP_STOPPED_AFTER;
        let offered = options.len();
        let barred = |pick: Pick| bars.iter().any(|bar| bar.uses_left == 0 && bar.bars(seat, position, pick));
        options.retain(|&pick| pick == Pick::Pass || !(spent || barred(pick)));
        if options.len() < offered {
            self.at(EndingPoint::BreakableLoop);
        }
    }

    /// Removes the option to say yes, if that is barred or nothing has progressed for a long time.
    pub(crate) fn drop_barred_yes(&mut self, seat: Seat) {
        if self.state.laps_left > 0 {
            return;
        }
        let position = self.position_signature();
        let barred =
            self.state.barred_choices.iter().any(|bar| bar.uses_left == 0 && bar.bars(seat, position, Pick::Yes));
        if self.state.resolutions_without_progress >= LOOP_STOPPED_AFTER || barred {
            self.at(EndingPoint::BreakableLoop);
            self.scratch.options.retain(|&pick| pick != Pick::Yes);
        }
    }

    /// Counts that a procedure of the book repeats because something happened. Too many rounds draw the duel.
    pub fn count_round(&mut self, f: usize, rounds: Register<i32>) {
        self.frame(f).update(rounds, |n| n + 1);
        if self.frame(f).get(rounds) > LOOP_STOPPED_AFTER as i32 {
            self.draw_as_endless();
        }
    }

    /// Draws the duel, because it would never end.
    pub(crate) fn draw_as_endless(&mut self) {
        if self.cite_all(&[B::rule(EndingPoint::EndlessLoop), B::rule(EndingPoint::EndlessLoopDraws)]) {
            self.state.outcome = Some(Outcome { winner: None, rule: B::rule(EndingPoint::EndlessLoop) });
        }
    }

    /// Records an answer on the trail, once a loop is suspected.
    pub(crate) fn remember_answer(&mut self, question: Question, pick: Pick) {
        if self.state.resolutions_without_progress < LOOP_SUSPECTED_AFTER
            || self.state.laps_left > 0
            || question.topic == Topic::Loop
        {
            return;
        }
        let (seat, topic) = (question.seat, question.topic);
        let position = if matches!(topic, Topic::Priority | Topic::May) { self.position_signature() } else { 0 };
        self.state.loop_trail.push(GivenAnswer { position, seat, topic, pick });
        for bar in self.state.barred_choices.iter_mut().filter(|bar| bar.bars(seat, position, pick)) {
            bar.uses_left = bar.uses_left.saturating_sub(1);
        }
    }

    /// Notes that something happened that no loop can repeat, and forgets the loop under suspicion.
    pub fn note_progress(&mut self) {
        self.state.resolutions_without_progress = 0;
        self.state.laps_left = 0;
        self.state.loop_trail.clear();
        self.state.barred_choices.clear();
    }
}

impl BarredChoice {
    fn bars(&self, seat: Seat, position: u64, pick: Pick) -> bool {
        self.seat == seat && self.pick == pick && (self.position == 0 || self.position == position)
    }
}
