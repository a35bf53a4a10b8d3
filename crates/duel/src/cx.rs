//! What a step of a procedure works with.

use crate::book::RuleBook;
use crate::frame::{Flow, Frame, Proc};
use crate::item::Item;
use crate::language::Language;
use crate::log::Scratch;
use crate::matching::{Reader, Scope};
use crate::object::Slot;
use crate::pool::CardPool;
use crate::question::{Outcome, Pick, Question, Topic};
use crate::refusal::{Decide, Refusal};
use crate::state::State;
use crate::words::*;
use std::marker::PhantomData;

/// The pool, the state and the working space of a duel under one rule book.
pub struct Cx<'a, B: RuleBook> {
    /// The printed cards.
    pub pool: &'a CardPool,
    /// The state.
    pub s: &'a mut State,
    /// Working space.
    pub t: &'a mut Scratch,
    book: PhantomData<B>,
}

/// A duel to look at, and not to change.
pub struct Glance<'a, B: RuleBook> {
    /// The printed cards.
    pub pool: &'a CardPool,
    /// The state.
    pub s: &'a State,
    /// Working space: the options and the log.
    pub t: &'a Scratch,
    /// The language in which things are said.
    pub language: Language,
    book: PhantomData<B>,
}

impl<'a, B: RuleBook> Glance<'a, B> {
    /// Puts the three together.
    pub fn new(pool: &'a CardPool, state: &'a State, scratch: &'a Scratch) -> Self {
        Self { pool, s: state, t: scratch, language: Language::English, book: PhantomData }
    }

    /// The same in another language.
    pub fn read_in(self, language: Language) -> Self {
        Self { language, ..self }
    }
}

impl<'a, B: RuleBook> Cx<'a, B> {
    /// Puts the three together.
    pub fn new(pool: &'a CardPool, state: &'a mut State, scratch: &'a mut Scratch) -> Self {
        Self { pool, s: state, t: scratch, book: PhantomData }
    }

    /// For reading descriptions.
    #[inline]
    pub fn read(&self) -> Reader<'_, B> {
        Reader { state: self.s, pool: self.pool, scratch: self.t, zones: B::ZONES, book: PhantomData }
    }

    /// The scope of an ability of an object that nobody is using at the moment.
    pub fn scope(&self, slot: Slot) -> Scope<'static> {
        Scope { source: self.s.refer(slot), you: self.player_of(slot), item: None, itself: None }
    }

    /// Who controls the card in a slot, or has it if its zone knows no control: its owner, or whose zone it is.
    #[inline]
    pub fn player_of(&self, slot: Slot) -> Seat {
        let object = self.s.object(slot);
        let spec = &B::ZONES[object.zone.index()];
        if spec.in_play { self.s.profile(slot).controller } else { object.keeper(spec) }
    }

    /// The cards in a zone that a player controls, whosever side they lie on.
    pub fn controlled(&self, zone: Zone, seat: Seat) -> impl Iterator<Item = Slot> + '_ {
        let near = self.s.cards(zone, seat).iter();
        let far = self.s.cards(zone, seat.other()).iter();
        near.chain(far).copied().filter(move |&slot| self.s.profile(slot).controller == seat)
    }

    /// The players whose bits these are, the turn player first.
    pub(crate) fn in_turn(&self, seats: i32) -> impl Iterator<Item = Seat> + use<B> {
        let first = self.s.turn.player;
        [first, first.other()].into_iter().filter(move |seat| seats >> seat.0 & 1 == 1)
    }

    /// Goes by a rule: notes that the duel passes through it, and returns whether it is in force. Only an audit
    /// switches a rule off, so `if cx.by(rule)` always holds in play; it marks what the rule demands.
    #[inline]
    pub fn by(&self, rule: Rule) -> bool {
        self.t.pass(rule)
    }

    /// Goes by a rule that not every book has: what it demands is not done where it is unnumbered.
    #[inline]
    pub fn has_rule(&self, rule: Rule) -> bool {
        rule != Rule::UNNUMBERED && self.by(rule)
    }

    /// Goes by several rules that demand the same.
    #[inline]
    pub fn by_all(&self, rules: &[Rule]) -> bool {
        let mut all = true;
        for &rule in rules {
            all &= self.by(rule);
        }
        all
    }

    /// What trying something in a copy of the duel comes to: nothing changes here.
    pub fn tried<R>(&self, attempt: impl FnOnce(&mut Cx<B>) -> R) -> R {
        self.in_copy(attempt).0
    }

    /// The same, as actions are listed.
    pub fn tried_listing<R>(&mut self, attempt: impl FnOnce(&mut Cx<B>) -> R) -> R {
        let (result, fickle) = self.in_copy(attempt);
        self.t.fickle |= fickle;
        result
    }

    /// Tries something in a copy of the duel; returns, too, whether something was refused for a reason that any event may
    /// remove.
    fn in_copy<R>(&self, attempt: impl FnOnce(&mut Cx<B>) -> R) -> (R, bool) {
        let mut state = self.s.clone();
        let mut scratch = Scratch { tracing: self.t.tracing, ..Scratch::silent() };
        let result = attempt(&mut Cx::new(self.pool, &mut state, &mut scratch));
        for rule in scratch.passed.into_inner() {
            self.t.pass(rule);
        }
        (result, scratch.fickle)
    }

    /// The frame at `f`.
    #[inline]
    pub fn frame(&mut self, f: usize) -> &mut Frame {
        &mut self.s.frames[f]
    }
    /// Goes on at another step.
    #[inline]
    pub fn goto(&mut self, f: usize, pc: u8) -> Flow {
        self.s.frames[f].pc = pc;
        Flow::Go
    }
    /// Ends the topmost procedure.
    #[inline]
    pub fn pop(&mut self) -> Flow {
        self.s.frames.pop();
        Flow::Go
    }
    /// Begins a procedure above the present one.
    #[inline]
    pub fn push(&mut self, frame: Frame) {
        self.s.frames.push(frame);
    }
    /// Begins one of the book's procedures.
    pub fn push_book(&mut self, proc: u8, seat: Seat) {
        self.push(Frame::new(Proc::Book(proc), seat));
    }

    /// Asks with the options listed; the frame goes on at its next step.
    #[inline]
    pub fn ask(&mut self, seat: Seat, topic: Topic, rule: Rule) -> Flow {
        debug_assert!(!self.t.options.is_empty(), "a question has options: {topic:?} by {rule:?}");
        self.by(rule);
        self.s.asked = Some(Question { seat, topic, rule });
        Flow::Ask
    }
    /// Adds an option.
    #[inline]
    pub fn offer(&mut self, pick: Pick) {
        self.t.options.push(pick);
    }
    /// Adds an action to the options, if nothing is against it.
    pub fn offer_legal(&mut self, seat: Seat, pick: Pick) {
        let mut verdict = Decide::default();
        B::check(self, seat, pick, &mut verdict);
        if verdict.allowed() {
            self.offer(pick);
        }
    }
    /// Looks at every card of a player's that has abilities which can be used: printed ones, or, in these zones, given
    /// ones.
    pub fn each_usable(&mut self, seat: Seat, zones: Zones, each: impl Fn(&mut Self, Slot)) {
        for i in 0..self.s.derived.usable.len() {
            let slot = self.s.derived.usable[i];
            if self.player_of(slot) == seat {
                each(self, slot);
            }
        }
        if !self.s.derived.grants {
            return;
        }
        for (zone, side) in zones.iter().flat_map(|zone| Seat::BOTH.map(|side| (zone, side))) {
            for i in 0..self.s.cards(zone, side).len() {
                let slot = self.s.cards(zone, side)[i];
                let given = !self.s.profile(slot).granted.is_empty() && !self.s.derived.usable.contains(&slot);
                if given && self.player_of(slot) == seat {
                    each(self, slot);
                }
            }
        }
    }
    /// The answer to the question the frame asked.
    #[inline]
    pub fn answer(&mut self) -> Pick {
        self.t.answer.take().unwrap_or(Pick::Pass)
    }

    /// The use of a card or ability that is being announced.
    pub fn top_item(&mut self) -> &mut Item {
        self.s.stack.last_mut().expect("something is being played")
    }

    /// Changes one of the numbers the rule book keeps.
    pub fn note(&mut self, note: usize, value: i32) {
        self.s.notes[note] = value;
        self.s.derived.settled = false;
        self.forget_means();
    }

    /// Takes back an action that turned out illegal: everything is as it was before it, but for what stands.
    pub fn undo(&mut self, refusal: Refusal) -> Flow {
        self.t.undone = Some(refusal);
        let waited = self.s.checkpoint.as_ref().map_or(0, |saved| saved.waiting.len());
        let heard = self.s.waiting.len() > waited && !self.by(B::CITES.hush);
        let waiting = if heard { self.s.waiting.clone() } else { Vec::new() };
        let rewind = self.s.trying.map_or(Rule::UNNUMBERED, |pick| B::rewinds(self, pick));
        if !(self.by_all(&[B::CITES.undo, rewind]) && self.s.restore()) {
            self.abandon();
            return Flow::Go;
        }
        self.t.log.truncate(self.t.log_mark);
        self.t.log.append(&mut self.t.standing);
        if heard {
            self.s.waiting = waiting;
        }
        if let Some(&Frame { proc: Proc::Priority, seat, .. }) = self.s.frames.last()
            && !self.by(B::CITES.again)
        {
            let f = self.s.frames.len() - 1;
            self.frame(f).seat = seat.other();
        }
        Flow::Go
    }

    /// An action begins that may yet turn out illegal: it would be taken back to this question of the frame, before
    /// anything was set aside for it.
    pub fn begin_action(&mut self, f: usize, pick: Pick, pc: u8, set_aside: usize) {
        if self.s.checkpoint.is_none() {
            self.s.save(pick, f);
            self.mark_log();
            if let Some(saved) = &mut self.s.checkpoint {
                saved.frames[f].pc = pc;
                saved.spent.truncate(set_aside);
            }
        }
    }

    /// Gives up what was offered and could not be completed after all: it is as if cancelled.
    pub(crate) fn abandon(&mut self) {
        let playing = self.s.frames.iter().rposition(|frame| frame.proc == Proc::Play);
        match playing {
            Some(at) => {
                self.release_aside(at);
                if let Some(paying) = self.s.frames[at..].iter().find(|frame| frame.proc == Proc::Pay) {
                    self.s.spent.truncate(paying.r[crate::pay::START] as usize);
                }
                self.s.frames.truncate(at);
                if let Some(item) = self.s.stack.pop() {
                    B::cancelled(self, &item);
                }
            }
            None => {
                self.s.frames.pop();
            }
        }
    }

    /// Moves on to a phase or step.
    pub fn enter_phase(&mut self, phase: Phase, rule: Rule) {
        if self.by(rule) {
            self.s.turn.phase = phase;
        }
        self.progress();
        self.s.derived.dirty |= self.s.derived.watches_phase;
    }

    /// Whether a player's phase or step, or turn, that comes now is passed over; if so, it is not again.
    pub fn omits(&mut self, seat: Seat, phase: Option<Phase>) -> bool {
        let at = self.s.omitted.iter().position(|o| o.seat == seat && o.phase == phase);
        if let Some(at) = at {
            self.s.omitted.remove(at);
        }
        at.is_some()
    }

    /// Begins a player's turn.
    pub fn enter_turn(&mut self, player: Seat, rule: Rule) {
        self.s.turn.number += 1;
        if self.by(rule) {
            self.s.turn.player = player;
        }
        if let (1, Some(terms)) = (self.s.turn.number, &mut self.s.terms) {
            terms.first = Some(player);
        }
        self.s.tally = Default::default();
        self.s.sightings.clear();
        if !self.s.uses.is_empty() {
            self.s.uses.clear();
            self.forget_means();
        }
        self.s.derived.dirty |= self.s.derived.watches_turn;
    }

    /// Ends the duel if a player meets a losing condition, or a text says that one wins. Who does both loses.
    pub fn judge(&mut self) {
        for seat in Seat::BOTH {
            let Some(rule) = self.s.winning[seat.index()] else { continue };
            if self.s.losing[seat.index()].is_none() || !self.by(B::CITES.win_and_lose) {
                self.s.losing[seat.index()] = None;
                self.s.losing[seat.other().index()].get_or_insert(rule);
            }
        }
        let [mut first, second] = self.s.losing;
        if first.is_some() && second.is_some() && !self.by(B::CITES.draw) {
            first = None;
        }
        if (first.is_some() || second.is_some()) && !self.by_all(&[B::CITES.loses, B::CITES.over]) {
            self.s.losing = [None; 2];
            return;
        }
        self.s.outcome = match (first, second) {
            (None, None) => return,
            (Some(rule), None) => Some(Outcome { winner: Some(Seat::SECOND), rule }),
            (None, Some(rule)) => Some(Outcome { winner: Some(Seat::FIRST), rule }),
            (Some(_), Some(_)) => Some(Outcome { winner: None, rule: B::CITES.draw }),
        };
    }
}
