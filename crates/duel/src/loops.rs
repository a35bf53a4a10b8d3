//! Loops: who can stop one says how often it runs, and then it ends.
//!
//! Nothing is hashed as long as play makes progress. After many actions and resolutions without any, every answer is
//! remembered on the *trail*, and a loop is noticed at the next priority if the position is one that came up before, or
//! if the same answers were given three times in a row (a loop that grows: something changes each time around).
//!
//! - Nobody did anything but pass: nobody can stop it, and the duel is drawn.
//! - One player acted with priority, or said yes to something optional: that player names how often it runs again.
//! - Both did: the turn player names a number, then the other, in some books no larger one; the smaller counts.
//!
//! The answers of one lap are then given again so often. If the loop holds something random or hidden, it cannot always
//! be run exactly: where a question is another, an answer is not among its options, or the position is not the one that
//! came up before, the laps end at that first difference and the players go on by themselves. After the last lap the
//! choices that led around are barred: to who named the smaller number at once, to the other after one more. They are
//! free again when play makes progress. Choosing differently within a text (another target) counts as part of the lap,
//! not as a way to stop it.

use crate::book::RuleBook;
use crate::cx::Cx;
use crate::frame::{Flow, Frame, Proc};
use crate::hash::StableHasher;
use crate::question::{Outcome, Pick, Question, Topic};
use crate::words::{Rule, Seat};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// After so many actions and resolutions without progress, positions are remembered.
pub(crate) const SUSPICION: u32 = 64;
/// After so many, whoever can stop a loop of no regular form has to.
const PATIENCE: u32 = 512;
/// After so many, it has gone on although players could only pass, and all they had put onto the stack is gone: nobody
/// can stop it.
pub(crate) const ENDLESS: u32 = 4 * PATIENCE;
/// The most answers that are looked at as one lap of a loop that grows.
const LONGEST: usize = 48;
/// How often the same answers make a loop that grows.
const REPEATS: usize = 3;
/// The highest number of laps that can be named.
const MOST_LAPS: i32 = 99;

/// An answer that was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    /// In which position, by its signature, if it was a choice to go on; otherwise 0.
    position: u64,
    seat: Seat,
    topic: Topic,
    pick: Pick,
}

impl Step {
    /// Whether the player could have stopped instead.
    fn leads_on(&self) -> bool {
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

/// A choice that would lead around again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bar {
    /// In which position; 0 for any.
    position: u64,
    seat: Seat,
    pick: Pick,
    /// How often it may still be chosen.
    spare: u8,
}

/// How play goes on at a priority.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Course {
    /// The player is asked.
    On,
    /// Another procedure comes first, or the duel is over.
    Aside,
}

/// The registers of naming a number: whether both do, and what the first named.
const BOTH: usize = 0;
const NAMED: usize = 1;

impl<B: RuleBook> Cx<'_, B> {
    /// What the players would call the same position: everything but the names of lives, moments and handles. It is
    /// the same before a question is asked and when it is answered.
    fn signature(&self) -> u64 {
        let mut h = StableHasher::default();
        let s = &*self.s;
        for (i, o) in s.objects.iter().enumerate() {
            let status = (o.card, o.zone, o.side, o.place, o.orientation, o.face_up, o.marks, o.damage, o.counters);
            (status, o.attached, s.derived.profiles[i]).hash(&mut h);
        }
        s.layout.hash(&mut h);
        for item in s.stack.iter().chain(&s.waiting).chain(&s.running) {
            (item.ability, item.source.slot, item.controller, item.x, item.modes).hash(&mut h);
            for choice in item.choices.iter() {
                (choice.object.slot, choice.group).hash(&mut h);
            }
        }
        for delayed in &s.delayed {
            (delayed.item.ability, delayed.item.source.slot, delayed.once).hash(&mut h);
        }
        for used in s.uses.iter().filter(|used| self.pool.ability(used.ability).per_turn.is_some()) {
            (used.object.slot, used.ability).hash(&mut h);
        }
        // Registers can hold moments: who is at which procedure tells enough.
        for frame in &s.frames {
            (frame.proc, frame.seat).hash(&mut h);
        }
        (s.held, s.minted, s.turn, s.notes, s.losing, s.winning).hash(&mut h);
        h.finish().max(1)
    }

    /// Looks for a loop before a player is asked what to do with priority.
    pub(crate) fn leave_loop(&mut self, seat: Seat) -> Course {
        if self.s.laps > 0 {
            return Course::On;
        }
        let position = self.signature();
        self.drop_barred(seat, position);
        if self.s.idle >= ENDLESS {
            self.end_endlessly();
            return Course::Aside;
        }
        let before = |step: &Step| step.position == position && step.topic == Topic::Priority && step.seat == seat;
        let Some(start) = self.s.trail.iter().rposition(before) else { return self.leave_growing_loop() };
        if self.s.trail[start..].iter().any(Step::leads_on) {
            self.name_laps(start);
            return Course::Aside;
        }
        if self.t.options == [Pick::Pass] {
            self.end_endlessly();
            return Course::Aside;
        }
        Course::On
    }

    /// The same answers several times in a row are a loop, though something is different each time.
    fn leave_growing_loop(&mut self) -> Course {
        let trail = &self.s.trail;
        let repeats = |len: &usize| {
            let Some(start) = trail.len().checked_sub(len * REPEATS) else { return false };
            let laps = &trail[start..];
            laps.iter().zip(&laps[*len..]).all(|(a, b)| a.same_answer(b)) && laps[..*len].iter().any(Step::leads_on)
        };
        let Some(len) = (1..=LONGEST).find(repeats) else { return Course::On };
        let start = trail.len() - len;
        for step in &mut self.s.trail[start..] {
            step.position = 0;
        }
        self.name_laps(start);
        Course::Aside
    }

    /// Has those who can stop the loop that the trail shows from `start` on name how often it runs.
    fn name_laps(&mut self, start: usize) {
        self.s.lap.clear();
        self.s.lap.extend_from_slice(&self.s.trail[start..]);
        self.s.lap_at = 0;
        self.s.trail.clear();
        let can_stop = |seat: Seat| self.s.lap.iter().any(|step| step.seat == seat && step.leads_on());
        let turn_player = self.s.turn.player;
        let first = if can_stop(turn_player) { turn_player } else { turn_player.other() };
        let both = can_stop(first) && can_stop(first.other());
        self.push(Frame::new(Proc::Loop, first).with([i32::from(both), 0, 0, 0, 0, 0]));
    }

    /// One step of naming how often a loop runs.
    pub(crate) fn loop_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let both = frame.r[BOTH] != 0;
        let rule: Rule = if both { B::CITES.contest } else { B::CITES.leave };
        match (frame.pc, both) {
            (0 | 2, _) => {
                let bounded = frame.pc == 2 && B::BOUNDS_LAPS && self.by(rule);
                let most = if bounded { frame.r[NAMED] } else { MOST_LAPS };
                for n in 0..=most {
                    self.offer(Pick::Number(n));
                }
                self.ask(frame.seat, Topic::Loop, rule)
            }
            (1, true) => {
                self.frame(f).r[NAMED] = self.named();
                self.frame(f).seat = frame.seat.other();
                self.goto(f, 2)
            }
            _ => {
                let named = self.named();
                self.pop();
                // Of equal numbers the one named first counts as the smaller.
                let (laps, stops) = match both && frame.r[NAMED] <= named {
                    true => (frame.r[NAMED], frame.seat.other()),
                    false => (named, frame.seat),
                };
                self.run_laps(laps, stops)
            }
        }
    }

    fn named(&mut self) -> i32 {
        match self.answer() {
            Pick::Number(n) => n,
            _ => 0,
        }
    }

    /// The loop runs so often; then its choices are barred.
    fn run_laps(&mut self, laps: i32, stops: Seat) -> Flow {
        for i in 0..self.s.lap.len() {
            let step = self.s.lap[i];
            if step.leads_on() {
                let spare = u8::from(step.seat != stops);
                self.s.bars.push(Bar { position: step.position, seat: step.seat, pick: step.pick, spare });
            }
        }
        self.s.laps = laps as u16;
        Flow::Go
    }

    /// The answer that the lap under way gives to this question; none ends the laps.
    pub(crate) fn next_of_lap(&mut self, question: Question) -> Option<Pick> {
        let step = self.s.lap[usize::from(self.s.lap_at)];
        let same = (step.seat, step.topic) == (question.seat, question.topic) && self.t.options.contains(&step.pick);
        if !same || (step.position != 0 && step.position != self.signature()) {
            self.s.laps = 0;
            return None;
        }
        self.s.lap_at += 1;
        if usize::from(self.s.lap_at) == self.s.lap.len() {
            self.s.lap_at = 0;
            self.s.laps -= 1;
        }
        Some(step.pick)
    }

    /// Takes away what would lead around again, and after a long time everything that is not passing.
    fn drop_barred(&mut self, seat: Seat, position: u64) {
        let (bars, options) = (&self.s.bars, &mut self.t.options);
        let spent = self.s.idle >= PATIENCE;
        let offered = options.len();
        let barred = |pick: Pick| bars.iter().any(|bar| bar.spare == 0 && bar.meets(seat, position, pick));
        options.retain(|&pick| pick == Pick::Pass || !(spent || barred(pick)));
        if options.len() < offered {
            self.by(B::CITES.leave);
        }
    }

    /// Takes away what is optional, if it would lead around again.
    pub(crate) fn leave_optional_loop(&mut self, seat: Seat) {
        if self.s.laps > 0 {
            return;
        }
        let position = self.signature();
        let barred = self.s.bars.iter().any(|bar| bar.spare == 0 && bar.meets(seat, position, Pick::Yes));
        if self.s.idle >= PATIENCE || barred {
            self.by(B::CITES.leave);
            self.t.options.retain(|&pick| pick != Pick::Yes);
        }
    }

    /// A procedure comes round again because something happened; where it always does, the duel is drawn.
    pub fn come_round(&mut self, f: usize, rounds: usize) {
        self.frame(f).r[rounds] += 1;
        if self.frame(f).r[rounds] > PATIENCE as i32 {
            self.end_endlessly();
        }
    }

    /// The duel is drawn, because it would never end.
    pub(crate) fn end_endlessly(&mut self) {
        if self.by_all(&[B::CITES.endless, B::CITES.unstopped]) {
            self.s.outcome = Some(Outcome { winner: None, rule: B::CITES.endless });
        }
    }

    /// Remembers an answer, once a loop is suspected.
    pub(crate) fn remember(&mut self, question: Question, pick: Pick) {
        if self.s.idle < SUSPICION || self.s.laps > 0 || question.topic == Topic::Loop {
            return;
        }
        let (seat, topic) = (question.seat, question.topic);
        let position = if matches!(topic, Topic::Priority | Topic::May) { self.signature() } else { 0 };
        self.s.trail.push(Step { position, seat, topic, pick });
        for bar in self.s.bars.iter_mut().filter(|bar| bar.meets(seat, position, pick)) {
            bar.spare = bar.spare.saturating_sub(1);
        }
    }

    /// Something happened that no loop can repeat.
    pub fn progress(&mut self) {
        self.s.idle = 0;
        self.s.laps = 0;
        self.s.trail.clear();
        self.s.bars.clear();
    }
}

impl Bar {
    fn meets(&self, seat: Seat, position: u64, pick: Pick) -> bool {
        self.seat == seat && self.pick == pick && (self.position == 0 || self.position == position)
    }
}
