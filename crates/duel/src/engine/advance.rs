//! The single entry point: an answer goes in, the next question or the outcome comes out.

use crate::book::RuleBook;
use crate::book::point::{EndingPoint, UndoPoint};
use crate::card::pool::CardPool;
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Proc};
use crate::engine::question::{Input, Outcome, Pending, Pick, Topic};
use crate::engine::refusal::{AllowingRules, Refusal};
use crate::engine::scratch::Scratch;
use crate::ids::*;
use crate::state::State;
use crate::state::object::Slot;

/// Advances the duel to its next question, or to its end. The options of the question are in the scratch.
pub fn advance<B: RuleBook>(pool: &CardPool, state: &mut State, scratch: &mut Scratch, input: Input) -> Pending {
    const { assert!(B::ZONES.len() <= crate::state::zone::ZONES, "there is room for so many zones") };
    let mut cx = Cx::<B>::new(pool, state, scratch);
    if let Some(outcome) = cx.state.outcome {
        return Pending::Over(outcome);
    }
    match input {
        Input::Begin => {}
        Input::Pick(pick) => {
            if !cx.is_offered(pick) {
                return cx.run();
            }
            cx.answer_with(pick);
        }
        Input::Select(pick) => {
            if !cx.list_all_addable(|cx| cx.scratch.options.contains(&pick)) {
                return cx.run();
            }
            if cx.scratch.selection.is_none() {
                cx.answer_with(pick);
            } else if pick == Pick::Done {
                cx.remember_selection();
                cx.continue_with(pick);
            } else {
                cx.scratch.stays_open = true;
                cx.continue_with(pick);
            }
        }
        Input::Deselect(pick) => {
            if !cx.list_all_addable(|cx| {
                cx.scratch.selection.as_ref().is_some_and(|selection| selection.taken.contains(&pick))
            }) {
                return cx.run();
            }
            cx.scratch.stays_open = true;
            cx.scratch.deselects = true;
            cx.continue_with(pick);
        }
        Input::Attempt(pick) => cx.attempt(pick),
        Input::Concede(seat) => {
            let affected = !(cx.state.derived.replacements.is_empty() && cx.state.derived.forbidden_verbs.is_empty());
            if cx.at(EndingPoint::Concede) && (!affected || cx.at(EndingPoint::ConcessionIsNotReplaced)) {
                cx.state.outcome = Some(Outcome { winner: Some(seat.other()), rule: B::rule(EndingPoint::Concede) });
            }
        }
        Input::CallTime => {
            let turn = cx.state.turn.number;
            if let Some(terms) = &mut cx.state.match_terms {
                terms.call_time(turn);
            }
        }
    }
    cx.run()
}

impl<B: RuleBook> Cx<'_, B> {
    /// The option that does least, which answers a question whose rule an audit has switched off.
    fn least_option(&self) -> Pick {
        let little = |pick: &&Pick| matches!(pick, Pick::Pass | Pick::Done | Pick::No);
        self.scratch.options.iter().find(little).or(self.scratch.options.first()).copied().unwrap_or(Pick::Pass)
    }

    /// Lists everything that can be added to the pending selection, and passes the context to `look`.
    pub(crate) fn list_all_addable<T>(&mut self, look: impl FnOnce(&Self) -> T) -> T {
        self.scratch.lists_all_addable = true;
        self.scratch.selection = None;
        self.run();
        self.scratch.lists_all_addable = false;
        look(self)
    }

    fn answer_with(&mut self, pick: Pick) {
        if let Some(question) = self.state.pending_question {
            if self.scratch.trace.is_kept() {
                self.trace_allowed(question.seat, pick);
            }
            self.remember_answer(question, pick);
        }
        self.continue_with(pick);
    }

    /// Closes a selection made in any order, and remembers its answers as if made in the canonical order.
    fn remember_selection(&mut self) {
        let Some(question) = self.state.pending_question else { return };
        let taken = self.scratch.selection.take().map_or(Vec::new(), |selection| selection.taken);
        self.run();
        let ends = self.scratch.options.len() > 1 || taken.is_empty();
        for pick in taken.into_iter().chain(ends.then_some(Pick::Done)) {
            self.remember_answer(question, pick);
        }
    }

    fn continue_with(&mut self, pick: Pick) {
        self.scratch.answer = Some(pick);
        if let Some(frame) = self.state.frames.last_mut() {
            frame.step += 1;
        }
        self.state.pending_question = None;
    }

    /// Cites the rules that were checked and allow the player's answer.
    fn trace_allowed(&mut self, seat: Seat, pick: Pick) {
        if !self.state.has_objects_of(pick) {
            return;
        }
        let mut looked = AllowingRules::default();
        self.refresh();
        B::check_action(self, seat, pick, &mut looked);
        for rule in looked.0 {
            self.cite(rule);
        }
    }

    /// Returns true if the pick is among the options. Lists them anew if the scratch comes from elsewhere.
    fn is_offered(&mut self, pick: Pick) -> bool {
        self.scratch.options.contains(&pick) || {
            self.run();
            self.scratch.options.contains(&pick)
        }
    }

    /// Tries an answer. A legal one is given. An illegal action is begun and then undone by the first rule against it,
    /// and the player is asked again.
    fn attempt(&mut self, pick: Pick) {
        let Some(question) = self.state.pending_question else { return };
        self.scratch.undo_reason = None;
        if self.is_offered(pick) {
            return self.answer_with(pick);
        }
        let refusal = self.why_not(question.seat, pick).0.first().copied();
        let refusal = refusal.unwrap_or(Refusal { rule: question.rule, object: None });
        // An illegal payment pays nothing, and the action to be paid for is undone.
        if question.topic == Topic::Pay && self.state.checkpoint.is_some() && self.at(UndoPoint::PaymentIsReturned) {
            let tried = self.state.attempted_action;
            self.undo(refusal);
            self.state.illegal_actions.retain(|&barred| Some(barred) != tried);
            return;
        }
        let begun =
            question.topic == Topic::Priority && matches!(pick, Pick::Act(..)) && self.state.has_objects_of(pick);
        if begun && self.state.checkpoint.is_none() {
            let f = self.state.frames.len() - 1;
            let step = self.state.frames[f].step;
            self.state.frames[f].step += 1;
            self.state.save_checkpoint(pick, f, step);
            self.mark_action_in_log();
            B::begin_action(self, question.seat, pick);
            self.undo(refusal);
            self.state.illegal_actions.retain(|&barred| barred != pick);
        } else {
            self.at(UndoPoint::IllegalIsTakenBack);
            self.scratch.undo_reason = Some(refusal);
        }
    }

    fn run(&mut self) -> Pending {
        // A pending question is asked again unchanged.
        self.scratch.stays_open |= self.state.pending_question.is_some();
        let pending = self.run_frames();
        (self.scratch.stays_open, self.scratch.deselects) = (false, false);
        pending
    }

    fn run_frames(&mut self) -> Pending {
        loop {
            crate::book::audit::step();
            if let Some(outcome) = self.state.outcome {
                self.state.pending_question = None;
                self.scratch.options.clear();
                return Pending::Over(outcome);
            }
            self.scratch.options.clear();
            if self.state.frames.is_empty() {
                self.refresh();
                B::begin_duel(self);
            }
            let f = self.state.frames.len() - 1;
            let flow = match self.state.frames[f].proc {
                Proc::Book(proc) => {
                    self.refresh();
                    B::run_step(self, proc, f)
                }
                Proc::BeforePriority => {
                    self.refresh();
                    self.before_priority_step(f)
                }
                Proc::Priority => {
                    self.refresh();
                    self.priority_step(f)
                }
                Proc::StackWaiting => {
                    self.refresh();
                    self.stack_waiting_step(f)
                }
                Proc::Play => {
                    self.refresh();
                    self.play_step(f)
                }
                Proc::Pay => {
                    self.refresh();
                    self.pay_step(f)
                }
                Proc::Resolve => {
                    self.refresh();
                    self.resolve_step(f)
                }
                Proc::Pick => {
                    self.refresh();
                    self.pick_step(f)
                }
                Proc::Pile => {
                    self.refresh();
                    self.pile_step(f)
                }
                Proc::Loop => self.loop_step(f),
                Proc::Batch => {
                    self.refresh();
                    self.batch_step(f)
                }
                Proc::RevealToTrigger => self.reveal_step(f),
            };
            if flow == Flow::Ask {
                let question = self.state.pending_question.expect("a step that asks sets the question");
                if self.state.laps_left > 0
                    && let Some(pick) = self.next_answer_of_lap(question)
                {
                    self.answer_with(pick);
                } else if crate::book::audit::holds(question.rule) {
                    return Pending::Question(question);
                } else {
                    self.answer_with(self.least_option());
                }
            }
        }
    }
}

/// The pending question or outcome of a state, with the options listed anew in the scratch.
pub fn pending<B: RuleBook>(pool: &CardPool, state: &mut State, scratch: &mut Scratch) -> Pending {
    Cx::<B>::new(pool, state, scratch).run()
}

impl State {
    /// Returns true if the objects that the pick names exist.
    pub(crate) fn has_objects_of(&self, pick: Pick) -> bool {
        match pick {
            Pick::Act(_, slot, _) | Pick::Object(slot) | Pick::Pile(slot, _) => slot.index() < self.objects.len(),
            Pick::Pay(slot, _) => slot == Slot::NONE || slot.index() < self.objects.len(),
            Pick::Waiting(n) => usize::from(n) < self.waiting_triggers.len(),
            Pick::Replacement(n) => usize::from(n) < self.derived.replacements.len(),
            Pick::Pass
            | Pick::Done
            | Pick::Yes
            | Pick::No
            | Pick::Number(_)
            | Pick::Mode(_)
            | Pick::Place(_)
            | Pick::Word(_)
            | Pick::StackItem(_)
            | Pick::Card(_) => true,
        }
    }
}
