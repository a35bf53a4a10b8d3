//! Priority: rule processes and waiting triggers come first, then players act in turn until all pass.

use crate::book::{RuleBook, Triggers};
use crate::cx::Cx;
use crate::event::kind;
use crate::frame::{Flow, Frame, Proc};
use crate::item::Item;
use crate::loops::{Course, ENDLESS, SUSPICION};
use crate::object::Slot;
use crate::question::{Pick, Question, Topic};
use crate::words::*;

/// In the first register of [`Proc::Settle`] and the second of [`Proc::Priority`]: triggers go on waiting.
pub const HOLD_TRIGGERS: i32 = 1;
/// In the second register of [`Proc::Priority`]: the other player does not get priority; one pass ends it.
pub const ALONE: i32 = 2;
/// In the second register of [`Proc::Priority`]: it ends after one action.
pub const ONE_ACTION: i32 = 4;

/// The step of [`Proc::Settle`] at which the turn player's waiting triggers have been taken, and the other's are next.
const OTHERS: u8 = 1;
/// The step of [`Proc::Settle`] at which one was taken and, by no rule, anything comes before priority again.
const TAKEN: u8 = 2;

/// The step of [`Proc::Priority`] at which what a player showed has been stacked, and in which register stands how many
/// there were on the stack before.
const SHOWN_STACKED: u8 = 3;
const HEIGHT: usize = 3;
/// In which register of [`Proc::Priority`] stands that a player who acts alone has acted.
const ACTED: usize = 4;
/// The step of [`Proc::StackWaiting`] at which a player may do what an ability of a shown card asks for.
const SHOWN_ACTS: u8 = 2;
/// The registers of [`Proc::StackWaiting`]: who is about to have priority, and which ability it is then.
const HOLDER: usize = 0;
const ACTING: usize = 1;

/// In the first register of [`Proc::Play`]: it vanishes if it has nothing legal to choose.
pub(crate) const TRIGGERED: i32 = 1;
/// In the first register of [`Proc::Play`]: it resolves as soon as it is played.
pub(crate) const AT_ONCE: i32 = 2;

impl<B: RuleBook> Cx<'_, B> {
    /// Gives players priority, `seat` first, until all pass with nothing left to resolve.
    pub fn push_priority(&mut self, seat: Seat) {
        self.push(Frame::new(Proc::Priority, seat));
    }

    /// Lets one player act, as often as that player likes or, with [`ONE_ACTION`], once; nobody answers.
    pub fn push_actions(&mut self, seat: Seat, flags: i32) {
        self.push(Frame::new(Proc::Priority, seat).with([0, ALONE | flags, 0, 0, 0, 0]));
    }

    /// Suspends the stack and the waiting triggers: until [`Cx::resume_suspended`] they are as if they were not
    /// there. Returns what that needs.
    pub fn suspend(&mut self) -> i32 {
        let floors = i32::from(self.s.stack_floor) | i32::from(self.s.waiting_floor) << 16;
        self.s.stack_floor = self.s.stack.len() as u16;
        self.s.waiting_floor = self.s.waiting.len() as u16;
        self.s.battle_floor = self.s.clock;
        floors
    }

    /// What was suspended goes on; `began` is when the battle began that goes on, or 0.
    pub fn resume_suspended(&mut self, floors: i32, began: u32) {
        self.s.stack_floor = (floors & 0xFFFF) as u16;
        self.s.waiting_floor = (floors >> 16) as u16;
        self.s.battle_floor = began;
        self.s.derived.settled = false;
    }

    /// Whether a card is being played and that is suspended.
    pub fn is_suspended(&self, slot: Slot) -> bool {
        self.s.stack_floor > 0 && self.s.stack[..self.s.stack_floor as usize].iter().any(|i| i.card == Some(slot))
    }

    /// Runs rule processes and takes waiting triggers until there are none.
    pub fn push_settle(&mut self) {
        self.push(Frame::new(Proc::Settle, self.s.turn.player));
    }

    pub(crate) fn settle_step(&mut self, f: usize) -> Flow {
        match self.frame(f).pc {
            0 => {
                // Whether who wins also loses, the rule processes tell.
                if self.s.winning == [None; 2] || self.s.derived.settled {
                    self.judge();
                }
                if self.s.outcome.is_some() {
                    return Flow::Go;
                }
                self.frame(f).r[1] += 1;
                if self.frame(f).r[1] > ENDLESS as i32 {
                    self.end_endlessly();
                    return Flow::Go;
                }
                if !self.s.derived.settled {
                    if B::rule_processes(self) {
                        return Flow::Go;
                    }
                    self.s.derived.settled = true;
                    if self.s.winning != [None; 2] {
                        return Flow::Go;
                    }
                }
                if self.frame(f).r[0] & HOLD_TRIGGERS != 0 {
                    return self.pop();
                }
                self.notice_states();
                let holder = self.frame(f).seat;
                if !self.s.live_waiting().iter().any(|item| self.is_due(item, holder))
                    || !self.by_all(&[B::CITES.trigger.stacked, B::CITES.trigger.chosen])
                {
                    return self.pop();
                }
                let restarts = [B::CITES.trigger.restart, B::CITES.trigger.anew];
                self.frame(f).pc = match B::TRIGGERS {
                    Triggers::AllStacked => OTHERS,
                    Triggers::OneStacked | Triggers::OneResolved if self.by_all(&restarts) => 0,
                    Triggers::OneStacked | Triggers::OneResolved => TAKEN,
                };
                let turn_player = self.s.turn.player;
                let has =
                    |seat: Seat| self.s.live_waiting().iter().any(|i| i.controller == seat && self.is_due(i, holder));
                let one = B::TRIGGERS == Triggers::OneResolved;
                let first = one
                    || has(turn_player)
                        && (!has(turn_player.other()) || self.by_all(&[B::CITES.order, B::CITES.trigger.precede]));
                let seat = if first { turn_player } else { turn_player.other() };
                self.push_stacking(seat, holder);
                Flow::Go
            }
            TAKEN => self.pop(),
            _ => {
                self.frame(f).pc = 0;
                let (other, holder) = (self.s.turn.player.other(), self.frame(f).seat);
                self.push_stacking(other, holder);
                Flow::Go
            }
        }
    }

    /// Has one player's waiting triggers taken, while `holder` is about to have priority.
    fn push_stacking(&mut self, seat: Seat, holder: Seat) {
        self.push(Frame::new(Proc::StackWaiting, seat).with([i32::from(holder.0), 0, 0, 0, 0, 0]));
    }

    /// Whether a waiting trigger is among those that a player takes next.
    fn is_next(&self, at: usize, seat: Seat, holder: Seat) -> bool {
        let item = &self.s.waiting[at];
        (B::TRIGGERS == Triggers::OneResolved || item.controller == seat) && self.is_due(item, holder)
    }

    /// One player's waiting triggers are taken, in an order that player picks.
    pub(crate) fn stack_waiting_step(&mut self, f: usize) -> Flow {
        let (seat, holder) = (self.frame(f).seat, Seat(self.frame(f).r[HOLDER] as u8));
        match self.frame(f).pc {
            0 => {
                let floor = self.s.waiting_floor as usize;
                let mut indices = (floor..self.s.waiting.len()).filter(|&i| self.is_next(i, seat, holder));
                let Some(first) = indices.next() else { return self.pop() };
                if indices.next().is_none() {
                    let question = Question { seat, topic: Topic::OrderWaiting, rule: B::CITES.order };
                    self.goes_without_asking(question, Pick::Waiting(first as u8));
                    return self.take_waiting(f, first);
                }
                for i in floor..self.s.waiting.len() {
                    if self.is_next(i, seat, holder) {
                        self.offer(Pick::Waiting(i as u8));
                    }
                }
                self.ask(seat, Topic::OrderWaiting, B::CITES.order)
            }
            1 => match self.answer() {
                Pick::Waiting(i) => self.take_waiting(f, i as usize),
                _ => self.pop(),
            },
            SHOWN_ACTS => {
                self.offer(Pick::No);
                self.offer(Pick::Yes);
                self.ask(seat, Topic::May, B::CITES.show.undone)
            }
            _ => {
                let at = self.frame(f).r[ACTING] as usize;
                self.frame(f).pc = 0;
                let item = self.s.waiting.remove(at);
                if self.answer() == Pick::Yes || !self.by(B::CITES.show.undone) {
                    self.announce(item, TRIGGERED);
                } else {
                    self.hide(&item);
                }
                Flow::Go
            }
        }
    }

    fn take_waiting(&mut self, f: usize, index: usize) -> Flow {
        if B::TRIGGERS != Triggers::OneResolved {
            self.by(B::CITES.order);
        }
        if self.is_shown(&self.s.waiting[index]) {
            return self.take_shown(f, index);
        }
        let item = self.s.waiting.remove(index);
        match B::TRIGGERS {
            Triggers::AllStacked => self.frame(f).pc = 0,
            Triggers::OneStacked | Triggers::OneResolved => {
                self.s.frames.pop();
            }
        }
        if self.t.tracing && !self.is_used(&item) {
            return Flow::Go;
        }
        let how = if B::TRIGGERS == Triggers::OneResolved { TRIGGERED | AT_ONCE } else { TRIGGERED };
        self.announce(item, how);
        Flow::Go
    }

    /// Whether what has triggered is used: by the rules always, though its source may be gone or have lost it.
    fn is_used(&self, item: &Item) -> bool {
        let rules = &B::CITES.trigger;
        let profile = self.s.profile(item.source.slot);
        let printed = &self.pool.card(self.s.object(item.source.slot).card).abilities;
        let had = self.s.alive(item.source)
            && (printed.contains(&item.ability) && !profile.silent || profile.granted.contains(&item.ability));
        // What a text left behind is no card's.
        let lost = item.serial == 0 && !had;
        self.by(rules.forced) && (!lost || self.by_all(&[rules.lost, rules.invalid]))
    }

    /// A shown card's ability is stacked, if it is; who has to do something for that says whether.
    fn take_shown(&mut self, f: usize, index: usize) -> Flow {
        let item = self.s.waiting[index];
        self.frame(f).pc = 0;
        if self.stacks_shown(&item) && !self.pool.ability(item.ability).cost.is_free() {
            self.frame(f).r[ACTING] = index as i32;
            return self.goto(f, SHOWN_ACTS);
        }
        let stacked = self.stacks_shown(&item);
        self.s.waiting.remove(index);
        if stacked {
            self.announce(item, TRIGGERED);
        } else {
            self.hide(&item);
        }
        Flow::Go
    }

    pub(crate) fn priority_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let seat = frame.seat;
        match frame.pc {
            0 => {
                self.s.commit_to();
                self.frame(f).pc = 1;
                let acted = std::mem::take(&mut self.frame(f).r[ACTED]) != 0;
                if self.is_settled(seat) || acted && !self.by(B::between(self)) || !self.by(B::CITES.before_priority) {
                    return self.priority_step(f);
                }
                self.push(Frame::new(Proc::Settle, seat).with([frame.r[1], 0, 0, 0, 0, 0]));
                Flow::Go
            }
            1 => {
                if frame.r[2] != 0 {
                    return self.pop();
                }
                self.forget_ghosts();
                if B::may_pass(self, seat) {
                    self.offer(Pick::Pass);
                }
                if !B::passes_only(self) {
                    self.list_actions(seat);
                }
                if !self.s.barred.is_empty() {
                    let barred = &self.s.barred;
                    self.t.options.retain(|pick| !barred.contains(pick));
                }
                if self.t.options.is_empty() {
                    self.offer(Pick::Pass);
                }
                if self.s.idle >= SUSPICION && self.leave_loop(seat) == Course::Aside {
                    return Flow::Go;
                }
                self.ask(seat, Topic::Priority, B::CITES.priority)
            }
            SHOWN_STACKED => {
                if self.s.stack.len() as i32 == frame.r[HEIGHT] {
                    return self.goto(f, 1);
                }
                self.frame(f).r[0] = 0;
                self.frame(f).seat = B::next_holder(self, seat, None);
                self.goto(f, 0)
            }
            _ => {
                let pick = self.answer();
                let concludes = self.by(B::CITES.concludes);
                if pick != Pick::Pass {
                    self.s.save(pick, f);
                    self.mark_log();
                    self.s.idle += u32::from(self.s.laps == 0);
                    self.frame(f).r[0] = 0;
                    self.frame(f).r[2] = frame.r[1] & ONE_ACTION | i32::from(!concludes || !self.by(B::CITES.goes_on));
                    self.frame(f).r[ACTED] = frame.r[1] & ALONE;
                    self.frame(f).pc = 0;
                    B::act(self, seat, pick);
                    if frame.r[1] & ALONE == 0 {
                        self.frame(f).seat = B::next_holder(self, seat, Some(pick));
                    }
                    return Flow::Go;
                }
                let passes = frame.r[0] + 1;
                if !concludes {
                    return self.pop();
                }
                if passes < 2 && frame.r[1] & ALONE == 0 {
                    if !self.by(B::CITES.goes_on) {
                        return self.pop();
                    }
                    self.frame(f).r[0] = passes;
                    if self.by(B::CITES.pass) {
                        self.frame(f).seat = seat.other();
                    }
                    self.frame(f).pc = 1;
                    let next = self.frame(f).seat;
                    if self.shown_waits(next) {
                        self.frame(f).r[HEIGHT] = self.s.stack.len() as i32;
                        self.frame(f).pc = SHOWN_STACKED;
                        self.push(Frame::new(Proc::Settle, next).with([frame.r[1], 0, 0, 0, 0, 0]));
                        return Flow::Go;
                    }
                    return self.priority_step(f);
                }
                if !self.by(B::CITES.all_pass) {
                    return self.goto(f, 1);
                }
                if self.s.live_stack().is_empty() || !self.by(B::CITES.resolves) {
                    return self.pop();
                }
                self.frame(f).r[0] = 0;
                if self.by(B::CITES.after) {
                    self.frame(f).seat = B::next_holder(self, seat, None);
                }
                self.frame(f).r[2] = i32::from(!self.by(B::CITES.goes_on));
                self.frame(f).pc = 0;
                self.resolve_top();
                Flow::Go
            }
        }
    }

    /// Whether no rule process is due and nothing has triggered.
    fn is_settled(&self, holder: Seat) -> bool {
        self.s.derived.settled
            && self.s.losing == [None; 2]
            && self.s.winning == [None; 2]
            && !self.s.live_waiting().iter().any(|item| self.is_due(item, holder))
            && self.s.derived.listening & kind::STATE == 0
    }

    /// Whether rule processes are due, which are begun then, or something has triggered. For the rules that go on only
    /// when neither is so.
    pub fn is_anything_due(&mut self) -> bool {
        if !self.s.derived.settled {
            if B::rule_processes(self) {
                return true;
            }
            self.s.derived.settled = true;
        }
        self.notice_states();
        let holder = self.s.turn.player;
        self.s.live_waiting().iter().any(|item| self.is_due(item, holder))
    }

    /// Begins the resolution of what is on top of the stack.
    pub fn resolve_top(&mut self) {
        self.s.idle += u32::from(self.s.laps == 0);
        if self.s.live_stack().len() > 1 && !self.by(B::CITES.newest) {
            self.s.stack[self.s.stack_floor as usize..].rotate_left(1);
        }
        if let Some(item) = self.s.stack.pop() {
            self.s.running.push(item);
            self.push(Frame::new(Proc::Resolve, item.controller));
        }
    }

    /// Begins to carry out what a card that is played without the stack does.
    pub fn carry_out_at_once(&mut self, item: Item) {
        self.s.running.push(item);
        self.push(Frame::new(Proc::Resolve, item.controller));
    }

    /// Last-known information is of no more use once nothing can refer to it.
    fn forget_ghosts(&mut self) {
        let s = &mut *self.s;
        if s.stack.is_empty() && s.waiting.is_empty() && s.running.is_empty() && s.delayed.is_empty() {
            s.ghosts.clear();
        }
    }
}
