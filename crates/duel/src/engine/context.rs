//! The context that a step of a procedure works with.

use crate::book::RuleBook;
use crate::book::point::Point;
use crate::card::pool::CardPool;
use crate::engine::frame::{Flow, Frame, Proc};
use crate::engine::question::{Pick, Question, Topic};
use crate::engine::refusal::Decide;
use crate::engine::scratch::Scratch;
use crate::ids::*;
use crate::observe::language::Language;
use crate::observe::view::Viewer;
use crate::state::State;
use crate::state::object::Slot;
use crate::state::query::{Reader, Scope};
use crate::state::stack_item::StackItem;
use std::cmp::Ordering;
use std::marker::PhantomData;

/// The pool, the state and the working space of a duel under one rule book.
pub struct Cx<'a, B> {
    /// The printed cards.
    pub pool: &'a CardPool,
    /// The state.
    pub state: &'a mut State,
    /// Working space.
    pub scratch: &'a mut Scratch,
    book: PhantomData<B>,
}

/// A read-only view of a duel.
pub struct Look<'a, B> {
    /// The printed cards.
    pub pool: &'a CardPool,
    /// The state.
    pub state: &'a State,
    /// Working space: the options and the log.
    pub scratch: &'a Scratch,
    /// The language of sentences.
    pub language: Language,
    /// Someone without a seat, whose knowledge stands for that of both seats.
    onlooker: Option<Viewer>,
    book: PhantomData<B>,
}

impl<'a, B: RuleBook> Look<'a, B> {
    /// Builds the view from its parts, in English.
    pub fn new(pool: &'a CardPool, state: &'a State, scratch: &'a Scratch) -> Self {
        Self { pool, state, scratch, language: Language::English, onlooker: None, book: PhantomData }
    }

    /// The same view in another language.
    pub fn read_in(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// The same view through the eyes of a viewer. For someone without a seat, both seats know what the viewer knows.
    pub fn seen_by(self, viewer: Viewer) -> Self {
        Self { onlooker: Some(viewer).filter(|viewer| !matches!(viewer, Viewer::Seat(_))), ..self }
    }

    /// Returns true if a player knows a card that these seats know, bit n for seat n.
    pub(crate) fn knows(&self, seat: Seat, known_by: u8) -> bool {
        self.onlooker.unwrap_or(Viewer::Seat(seat)).knows(known_by)
    }
}

impl<'a, B: RuleBook> Cx<'a, B> {
    /// Builds the context from its parts.
    pub fn new(pool: &'a CardPool, state: &'a mut State, scratch: &'a mut Scratch) -> Self {
        Self { pool, state, scratch, book: PhantomData }
    }

    /// The reader that evaluates filters, amounts and conditions.
    #[inline]
    pub fn read(&self) -> Reader<'_, B> {
        Reader { state: self.state, pool: self.pool, scratch: self.scratch, zones: B::ZONES, book: PhantomData }
    }

    /// Compares two numbers as the book does.
    #[inline]
    pub fn compare_numbers(&self, left: i32, right: i32) -> Ordering {
        self.read().compare(left, right)
    }

    /// The scope of an object's ability that is not on the stack.
    pub fn scope(&self, slot: Slot) -> Scope<'static> {
        Scope { source: self.state.object_ref(slot), you: self.player_of(slot), item: None, itself: None }
    }

    /// The card's controller; where its zone knows no control, its owner or the player whose zone it is.
    #[inline]
    pub fn player_of(&self, slot: Slot) -> Seat {
        let object = self.state.object(slot);
        let spec = &B::ZONES[object.zone.index()];
        if spec.in_play { self.state.characteristics(slot).controller } else { object.keeper(spec) }
    }

    /// The player for whom a card replaces events, and who orders the replacements of what happens to it.
    pub(crate) fn replacing_player(&self, slot: Slot) -> Seat {
        let object = self.state.object(slot);
        let owned = B::OWNER_CONTROLS_OUT_OF_PLAY && !B::ZONES[object.zone.index()].in_play;
        if owned { object.owner } else { self.player_of(slot) }
    }

    /// The cards in a zone that a player controls, on either side.
    pub fn controlled_cards(&self, zone: Zone, seat: Seat) -> impl Iterator<Item = Slot> + '_ {
        let near = self.state.cards(zone, seat).iter();
        let far = self.state.cards(zone, seat.other()).iter();
        near.chain(far).copied().filter(move |&slot| self.state.characteristics(slot).controller == seat)
    }

    /// The players whose bits are set in `seats`, the turn player first.
    pub(crate) fn in_turn_order(&self, seats: i32) -> impl Iterator<Item = Seat> + use<B> {
        let first = self.state.turn.player;
        [first, first.other()].into_iter().filter(move |seat| seats >> seat.0 & 1 == 1)
    }

    /// Cites a rule: notes that the duel acts by it, and returns true if it is in force.
    ///
    /// Only an audit switches a rule off, so `if cx.cite(rule)` always holds in play; it marks what the rule demands.
    #[inline]
    pub fn cite(&self, rule: Rule) -> bool {
        self.scratch.cite(rule)
    }

    /// Acts at a point: cites its rule. Always true in play; an audit makes it false to see whether a ruling notices.
    #[inline(always)]
    pub fn at(&self, point: impl Into<Point>) -> bool {
        self.cite(B::rule(point))
    }

    /// Acts at a point that not every book has; returns false where its rule is unnumbered.
    #[inline(always)]
    pub fn has(&self, point: impl Into<Point>) -> bool {
        let rule = B::rule(point);
        rule != Rule::UNNUMBERED && self.cite(rule)
    }

    /// Cites several rules that demand the same; returns true if all are in force.
    #[inline]
    pub fn cite_all(&self, rules: &[Rule]) -> bool {
        let mut all = true;
        for &rule in rules {
            all &= self.cite(rule);
        }
        all
    }

    /// Something rests on what the closure cites. Always true in play, where the closure is not called.
    #[inline(always)]
    pub fn rests_on(&self, cites: impl FnOnce() -> bool) -> bool {
        self.scratch.trace.rests_on(cites)
    }

    /// Something is so only because a rule is missing that the closure cites. Always false in play.
    #[inline(always)]
    pub fn is_missed(&self, lacks: impl FnOnce() -> bool) -> bool {
        self.scratch.trace.is_missed(lacks)
    }

    /// Tries something in a copy of the duel and returns the result; nothing changes here but the cited rules.
    pub fn try_in_copy<R>(&self, attempt: impl FnOnce(&mut Cx<B>) -> R) -> R {
        self.run_in_copy(attempt).0
    }

    /// The same while actions are listed: also notes refusals that any event may remove.
    pub fn try_while_listing<R>(&mut self, attempt: impl FnOnce(&mut Cx<B>) -> R) -> R {
        let (result, fickle) = self.run_in_copy(attempt);
        self.scratch.refusal_may_lapse |= fickle;
        result
    }

    /// Tries something in a copy of the duel. The `bool` is true if a reason that any event may remove refused
    /// something.
    fn run_in_copy<R>(&self, attempt: impl FnOnce(&mut Cx<B>) -> R) -> (R, bool) {
        let mut state = self.state.clone();
        let mut scratch = Scratch { trace: self.scratch.trace.beside(), ..Scratch::without_log() };
        let result = attempt(&mut Cx::new(self.pool, &mut state, &mut scratch));
        for rule in scratch.trace.take_rules() {
            self.scratch.cite(rule);
        }
        (result, scratch.refusal_may_lapse)
    }

    /// The frame at index `f`.
    #[inline]
    pub fn frame(&mut self, f: usize) -> &mut Frame {
        &mut self.state.frames[f]
    }
    /// Continues the frame at another step.
    #[inline]
    pub fn goto(&mut self, f: usize, step: u8) -> Flow {
        self.state.frames[f].step = step;
        Flow::Continue
    }
    /// Ends the topmost procedure.
    #[inline]
    pub fn pop(&mut self) -> Flow {
        self.state.frames.pop();
        Flow::Continue
    }
    /// Begins a procedure above the present one: return from your step after calling this.
    #[inline]
    pub fn push(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }
    /// Begins one of the book's procedures: return from your step after calling this.
    pub fn push_book_procedure(&mut self, proc: u8, seat: Seat) {
        self.push(Frame::new(Proc::Book(proc), seat));
    }

    /// Asks with the options listed: return the result from your step. The frame continues at its next step.
    #[inline]
    pub fn ask(&mut self, seat: Seat, topic: Topic, rule: Rule) -> Flow {
        debug_assert!(!self.scratch.options.is_empty(), "a question has options: {topic:?} by {rule:?}");
        self.cite(rule);
        self.state.pending_question = Some(Question { seat, topic, rule });
        Flow::Ask
    }
    /// Adds an option.
    #[inline]
    pub fn offer(&mut self, pick: Pick) {
        self.scratch.options.push(pick);
    }
    /// Adds an action to the options, if no rule is against it.
    pub fn offer_if_legal(&mut self, seat: Seat, pick: Pick) {
        let mut verdict = Decide::default();
        B::check_action(self, seat, pick, &mut verdict);
        if verdict.is_allowed() {
            self.offer(pick);
        }
    }
    /// Calls `each` for every card of a player's with usable abilities: printed ones, or, in `zones`, granted ones.
    pub fn for_each_usable(&mut self, seat: Seat, zones: Zones, each: impl Fn(&mut Self, Slot)) {
        for i in 0..self.state.derived.usable.len() {
            let slot = self.state.derived.usable[i];
            if self.player_of(slot) == seat {
                each(self, slot);
            }
        }
        if !self.state.derived.has_granted_abilities {
            return;
        }
        for (zone, side) in zones.iter().flat_map(|zone| Seat::BOTH.map(|side| (zone, side))) {
            for i in 0..self.state.cards(zone, side).len() {
                let slot = self.state.cards(zone, side)[i];
                let given = !self.state.characteristics(slot).granted_abilities.is_empty()
                    && !self.state.derived.usable.contains(&slot);
                if given && self.player_of(slot) == seat {
                    each(self, slot);
                }
            }
        }
    }
    /// The answer to the question that the frame asked.
    #[inline]
    pub fn take_answer(&mut self) -> Pick {
        self.scratch.answer.take().unwrap_or(Pick::Pass)
    }

    /// The stack item that is being announced.
    pub fn top_item(&mut self) -> &mut StackItem {
        self.state.stack.last_mut().expect("something is being played")
    }

    /// Sets one of the numbers that the rule book keeps.
    pub fn set_note(&mut self, note: usize, value: i32) {
        self.state.notes[note] = value;
        self.state.derived.processes_done = false;
        self.invalidate_actions();
    }

    /// Enters a phase or step.
    pub fn enter_phase(&mut self, phase: Phase, rule: Rule) {
        if self.cite(rule) {
            self.state.turn.phase = phase;
        }
        self.note_progress();
        self.state.derived.dirty |= self.state.derived.watches_phase;
    }

    /// Uses up a skip of the player's phase or step, or of the turn if `phase` is `None`. Returns true if there was
    /// one.
    pub fn consume_skip(&mut self, seat: Seat, phase: Option<Phase>) -> bool {
        let at = self.state.skipped_phases.iter().position(|o| o.seat == seat && o.phase == phase);
        if let Some(at) = at {
            self.state.skipped_phases.remove(at);
        }
        at.is_some()
    }

    /// Begins a player's turn.
    pub fn enter_turn(&mut self, player: Seat, rule: Rule) {
        self.state.turn.number += 1;
        if self.cite(rule) {
            self.state.turn.player = player;
        }
        if let (1, Some(terms)) = (self.state.turn.number, &mut self.state.match_terms) {
            terms.first_player = Some(player);
        }
        self.state.deed_counts = Default::default();
        self.state.turn_facts.clear();
        if !self.state.uses_this_turn.is_empty() {
            self.state.uses_this_turn.clear();
            self.invalidate_actions();
        }
        self.state.derived.dirty |= self.state.derived.watches_turn;
    }
}
