//! Priority: rule processes and waiting triggers come first, then players act in turn until all pass.

use crate::book::point::{PriorityPoint, TriggerPoint};
use crate::book::{RuleBook, TakeWaiting};
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Frame, Proc};
use crate::engine::loops::{ENDLESS_AFTER, LOOP_SUSPECTED_AFTER, LoopCheck};
use crate::engine::question::{Pick, Topic};
use crate::event::kind;
use crate::ids::*;
use crate::registers;
use crate::state::State;
use crate::state::object::Slot;
use crate::state::position::Position;
use crate::state::stack_item::StackItem;

/// In the flags of [`Proc::BeforePriority`] and [`Proc::Priority`]: triggers stay waiting.
pub const HOLD_TRIGGERS: i32 = 1;
/// In the flags of [`Proc::Priority`]: the other player gets no priority; one pass ends it.
pub const ALONE: i32 = 2;
/// In the flags of [`Proc::Priority`]: it ends after one action.
pub const ONE_ACTION: i32 = 4;

/// The step of [`Proc::BeforePriority`] after the turn player's waiting triggers were taken: the other player's are
/// next.
const OTHERS: u8 = 1;
/// The step of [`Proc::BeforePriority`] after one trigger was taken, reached only if an audit switches off the restart.
const TAKEN: u8 = 2;

/// The step of [`Proc::Priority`] after revealed cards' triggers were stacked.
const REVEALED_STACKED: u8 = 3;

registers! {
    /// The registers of [`Proc::BeforePriority`].
    struct BeforePriority {
        /// [`HOLD_TRIGGERS`], or none.
        FLAGS: i32 = 0,
        /// The number of rounds so far.
        ROUNDS: i32 = 1,
    }
}

registers! {
    /// The registers of [`Proc::Priority`].
    pub struct Priority {
        /// The number of passes in a row.
        PASSES: i32 = 0,
        /// [`HOLD_TRIGGERS`], [`ALONE`] and [`ONE_ACTION`].
        FLAGS: i32 = 1,
        /// Not 0 if it ends when the present action is done.
        ENDS: i32 = 2,
        /// The size of the stack before revealed cards' triggers are stacked.
        STACK_HEIGHT: usize = 3,
        /// Not 0 after a player who acts alone has acted.
        ACTED: i32 = 4,
    }
}

/// In the flags of [`Proc::Play`]: the ability is removed if it has no legal targets.
pub(crate) const TRIGGERED: i32 = 1;
/// In the flags of [`Proc::Play`]: it resolves as soon as it is played.
pub(crate) const AT_ONCE: i32 = 2;

/// Has play go on where a position says: with the priority that a player has there, or at its phase.
pub(crate) fn resume_at_position<B: RuleBook>(state: &mut State, position: &Position) {
    let begun = position.priority.and_then(|holder| Some((holder, B::resume_with_priority(state, position.phase)?)));
    let Some((holder, flags)) = begun else { return B::resume_at(state, position.phase) };
    let passes = i32::from(holder.after_a_pass);
    state.turn.phase = position.phase;
    state.derived.dirty = true;
    state
        .frames
        .push(Frame::new(Proc::Priority, holder.seat).with(Priority::PASSES, passes).with(Priority::FLAGS, flags));
}

impl<B: RuleBook> Cx<'_, B> {
    /// Gives players priority, `seat` first, until all pass with nothing left to resolve. Begins a procedure.
    pub fn push_priority(&mut self, seat: Seat) {
        self.push(Frame::new(Proc::Priority, seat));
    }

    /// Lets one player act without answers, any number of times or, with [`ONE_ACTION`], once. Begins a procedure.
    pub fn push_solo_actions(&mut self, seat: Seat, flags: i32) {
        self.push(Frame::new(Proc::Priority, seat).with(Priority::FLAGS, ALONE | flags));
    }

    /// Suspends the stack and the waiting triggers, which do not exist for the game until [`Cx::resume_stack`]. Returns
    /// the `floors` that it needs.
    pub fn suspend_stack(&mut self) -> i32 {
        let floors = i32::from(self.state.stack_floor) | i32::from(self.state.waiting_triggers_floor) << 16;
        self.state.stack_floor = self.state.stack.len() as u16;
        self.state.waiting_triggers_floor = self.state.waiting_triggers.len() as u16;
        self.state.battle_floor = self.state.clock;
        floors
    }

    /// Resumes the suspended stack; `began` is when the resumed battle began, or 0.
    pub fn resume_stack(&mut self, floors: i32, began: u32) {
        self.state.stack_floor = (floors & 0xFFFF) as u16;
        self.state.waiting_triggers_floor = (floors >> 16) as u16;
        self.state.battle_floor = began;
        self.state.derived.processes_done = false;
    }

    /// Returns true if the card belongs to a suspended stack item.
    pub fn is_suspended(&self, slot: Slot) -> bool {
        self.state.stack_floor > 0
            && self.state.stack[..self.state.stack_floor as usize].iter().any(|i| i.card == Some(slot))
    }

    /// Runs rule processes and takes waiting triggers until there are none. Begins a procedure.
    pub fn push_before_priority(&mut self) {
        self.push(Frame::new(Proc::BeforePriority, self.state.turn.player));
    }

    /// One step of [`Proc::BeforePriority`]. May begin a procedure.
    pub(crate) fn before_priority_step(&mut self, f: usize) -> Flow {
        match self.frame(f).step {
            0 => {
                // Rule processes must run first: they may find that the winner also loses.
                if self.state.winning == [None; 2] || self.state.derived.processes_done {
                    self.decide_outcome();
                }
                if self.state.outcome.is_some() {
                    return Flow::Continue;
                }
                self.frame(f).update(BeforePriority::ROUNDS, |n| n + 1);
                if self.frame(f).get(BeforePriority::ROUNDS) > ENDLESS_AFTER as i32 {
                    self.draw_as_endless();
                    return Flow::Continue;
                }
                if !self.state.derived.processes_done {
                    if B::run_rule_processes(self) {
                        return Flow::Continue;
                    }
                    self.state.derived.processes_done = true;
                    if self.state.winning != [None; 2] {
                        return Flow::Continue;
                    }
                }
                if self.frame(f).get(BeforePriority::FLAGS) & HOLD_TRIGGERS != 0 {
                    return self.pop();
                }
                self.notice_states();
                let holder = self.frame(f).seat;
                if !self.state.live_waiting().iter().any(|item| self.is_due(item, holder))
                    || !self
                        .cite_all(&[B::rule(TriggerPoint::WaitUntilStacked), B::rule(TriggerPoint::ChosenBeforeActing)])
                {
                    return self.pop();
                }
                let restarts = [B::rule(TriggerPoint::RestartAfterEach), B::rule(TriggerPoint::LookAgainAfterEach)];
                self.frame(f).step = match B::WAITING_TRIGGERS {
                    TakeWaiting::AllStacked => OTHERS,
                    TakeWaiting::OneStacked | TakeWaiting::OneResolved if self.cite_all(&restarts) => 0,
                    TakeWaiting::OneStacked | TakeWaiting::OneResolved => TAKEN,
                };
                let turn_player = self.state.turn.player;
                let has = |seat: Seat| {
                    self.state.live_waiting().iter().any(|i| i.controller == seat && self.is_due(i, holder))
                };
                let one = B::WAITING_TRIGGERS == TakeWaiting::OneResolved;
                let first = one
                    || has(turn_player)
                        && (!has(turn_player.other())
                            || self.cite_all(&[
                                B::rule(TriggerPoint::TakenInOrder),
                                B::rule(TriggerPoint::TurnPlayersFirst),
                            ]));
                let seat = if first { turn_player } else { turn_player.other() };
                self.push_stacking(seat, holder);
                Flow::Continue
            }
            TAKEN => self.pop(),
            _ => {
                self.frame(f).step = 0;
                let (other, holder) = (self.state.turn.player.other(), self.frame(f).seat);
                self.push_stacking(other, holder);
                Flow::Continue
            }
        }
    }

    /// One step of [`Proc::Priority`]. May ask or begin a procedure.
    pub(crate) fn priority_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let seat = frame.seat;
        match frame.step {
            0 => {
                self.state.accept_action();
                self.frame(f).step = 1;
                let acted = self.frame(f).take(Priority::ACTED) != 0;
                if self.is_ready_for_priority(seat)
                    || acted && !self.cite(B::between_actions_rule(self))
                    || !self.at(PriorityPoint::ProcessesFirst)
                {
                    return self.priority_step(f);
                }
                let flags = frame.get(Priority::FLAGS);
                self.push(Frame::new(Proc::BeforePriority, seat).with(BeforePriority::FLAGS, flags));
                Flow::Continue
            }
            1 => {
                if frame.get(Priority::ENDS) != 0 {
                    return self.pop();
                }
                self.forget_last_known();
                if B::may_pass(self, seat) {
                    self.offer(Pick::Pass);
                }
                if !B::can_only_pass(self) {
                    self.list_actions(seat);
                }
                if !self.state.illegal_actions.is_empty() {
                    let barred = &self.state.illegal_actions;
                    self.scratch.options.retain(|pick| !barred.contains(pick));
                }
                if self.scratch.options.is_empty() {
                    self.offer(Pick::Pass);
                }
                if self.state.resolutions_without_progress >= LOOP_SUSPECTED_AFTER
                    && self.check_for_loop(seat) == LoopCheck::Interrupted
                {
                    return Flow::Continue;
                }
                self.ask(seat, Topic::Priority, B::rule(PriorityPoint::HolderActs))
            }
            REVEALED_STACKED => {
                if self.state.stack.len() == frame.get(Priority::STACK_HEIGHT) {
                    return self.goto(f, 1);
                }
                self.frame(f).set(Priority::PASSES, 0);
                self.frame(f).seat = B::next_to_act(self, seat, None);
                self.goto(f, 0)
            }
            _ => {
                let pick = self.take_answer();
                let concludes = self.at(PriorityPoint::ActionConcludes);
                if pick != Pick::Pass {
                    self.state.save_checkpoint(pick, f, frame.step - 1);
                    self.mark_action_in_log();
                    self.state.resolutions_without_progress += u32::from(self.state.laps_left == 0);
                    self.frame(f).set(Priority::PASSES, 0);
                    let flags = frame.get(Priority::FLAGS);
                    let ends = flags & ONE_ACTION | i32::from(!concludes || !self.at(PriorityPoint::GoesOn));
                    self.frame(f).set(Priority::ENDS, ends);
                    self.frame(f).set(Priority::ACTED, flags & ALONE);
                    self.frame(f).step = 0;
                    B::begin_action(self, seat, pick);
                    if flags & ALONE == 0 {
                        self.frame(f).seat = B::next_to_act(self, seat, Some(pick));
                    }
                    return Flow::Continue;
                }
                let passes = frame.get(Priority::PASSES) + 1;
                if !concludes {
                    return self.pop();
                }
                if passes < 2 && frame.get(Priority::FLAGS) & ALONE == 0 {
                    if !self.at(PriorityPoint::GoesOn) {
                        return self.pop();
                    }
                    self.frame(f).set(Priority::PASSES, passes);
                    if self.at(PriorityPoint::PassHandsOver) {
                        self.frame(f).seat = seat.other();
                    }
                    self.frame(f).step = 1;
                    let next = self.frame(f).seat;
                    if self.has_revealed_waiting(next) {
                        let height = self.state.stack.len();
                        self.frame(f).set(Priority::STACK_HEIGHT, height);
                        self.frame(f).step = REVEALED_STACKED;
                        let flags = frame.get(Priority::FLAGS);
                        self.push(Frame::new(Proc::BeforePriority, next).with(BeforePriority::FLAGS, flags));
                        return Flow::Continue;
                    }
                    return self.priority_step(f);
                }
                if !self.at(PriorityPoint::AllPass) {
                    return self.goto(f, 1);
                }
                if self.state.live_stack().is_empty() || !self.at(PriorityPoint::TopResolves) {
                    return self.pop();
                }
                self.frame(f).set(Priority::PASSES, 0);
                if self.at(PriorityPoint::AfterResolution) {
                    self.frame(f).seat = B::next_to_act(self, seat, None);
                }
                let ends = !self.at(PriorityPoint::GoesOn);
                self.frame(f).set(Priority::ENDS, ends.into());
                self.frame(f).step = 0;
                self.resolve_top();
                Flow::Continue
            }
        }
    }

    /// Returns true if no rule process is due and nothing has triggered.
    fn is_ready_for_priority(&self, holder: Seat) -> bool {
        self.state.derived.processes_done
            && self.state.losing == [None; 2]
            && self.state.winning == [None; 2]
            && !self.state.live_waiting().iter().any(|item| self.is_due(item, holder))
            && self.state.derived.listened_event_kinds & kind::STATE == 0
    }

    /// Runs the rule processes that are due. Returns true if any was, or if a trigger is waiting; the caller's rule
    /// continues only when neither is so. May begin a procedure.
    pub fn is_anything_due(&mut self) -> bool {
        if !self.state.derived.processes_done {
            if B::run_rule_processes(self) {
                return true;
            }
            self.state.derived.processes_done = true;
        }
        self.notice_states();
        let holder = self.state.turn.player;
        self.state.live_waiting().iter().any(|item| self.is_due(item, holder))
    }

    /// Begins the resolution of the topmost stack item: return from your step after calling this.
    pub fn resolve_top(&mut self) {
        self.state.resolutions_without_progress += u32::from(self.state.laps_left == 0);
        if self.state.live_stack().len() > 1 && !self.at(PriorityPoint::NewestFirst) {
            self.state.stack[self.state.stack_floor as usize..].rotate_left(1);
        }
        if let Some(item) = self.state.stack.pop() {
            self.state.resolving.push(item);
            self.push(Frame::new(Proc::Resolve, item.controller));
        }
    }

    /// Begins the resolution of a card that is played without the stack: return from your step after calling this.
    pub fn resolve_without_stack(&mut self, item: StackItem) {
        self.state.resolving.push(item);
        self.push(Frame::new(Proc::Resolve, item.controller));
    }

    /// Clears last known information once nothing can refer to it.
    fn forget_last_known(&mut self) {
        let s = &mut *self.state;
        if s.stack.is_empty()
            && s.waiting_triggers.is_empty()
            && s.resolving.is_empty()
            && s.delayed_abilities.is_empty()
        {
            s.last_known.clear();
        }
    }
}
