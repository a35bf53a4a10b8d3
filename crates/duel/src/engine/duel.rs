//! A duel with its pool, state and working space.

use crate::book::audit::Trace;
use crate::book::point::ResolutionPoint;
use crate::book::rule_sets::MatchRules;
use crate::book::series::NextFirst;
use crate::book::{RuleBook, Vocabulary};
use crate::card::pool::CardPool;
use crate::engine::advance::{advance, pending};
use crate::engine::any_duel::{AnyDuel, InMatch, Lab, Moment, Observed, Worded};
use crate::engine::context::{Cx, Look};
use crate::engine::frame::Frame;
use crate::engine::priority::resume_at_position;
use crate::engine::question::{Input, Pending, Pick, Question, Topic};
use crate::engine::refusal::{Explain, Refusal};
use crate::engine::scratch::Scratch;
use crate::engine::selection::Selection;
use crate::engine::why_not;
use crate::ids::*;
use crate::observe::knowledge::KnowledgeMark;
use crate::observe::language::Language;
use crate::observe::log::LogEntry;
use crate::observe::view::{Observation, SlotView, View, Viewer};
use crate::play::cost::affordable::Due;
use crate::state::loadout::Loadout;
use crate::state::match_terms::MatchTerms;
use crate::state::object::Slot;
use crate::state::position::{ImpossiblePosition, Position};
use crate::state::{State, Turn};
use std::marker::PhantomData;
use std::sync::Arc;

/// A duel under one rule book.
pub struct Duel<B: RuleBook> {
    pool: Arc<CardPool>,
    state: State,
    scratch: Scratch,
    pending: Pending,
    book: PhantomData<fn() -> B>,
}

impl<B: RuleBook> Duel<B> {
    /// A duel between two decks in the book's usual format; randomness comes from the seed.
    pub fn new(pool: Arc<CardPool>, decks: [&[CardId]; 2], seed: u64) -> Self {
        Self::in_format(pool, decks.map(Loadout::deck), 0, seed)
    }

    /// A duel with two loadouts in one of the book's formats; randomness comes from the seed.
    pub fn in_format(pool: Arc<CardPool>, brought: [Loadout; 2], format: u8, seed: u64) -> Self {
        let mut state = State::empty();
        state.format = format;
        state.deal::<B>(brought, seed);
        Self::start(pool, state)
    }

    /// Every reason against a deck and its sideboard in one of the book's formats.
    ///
    /// A refusal's object is the index of a card in the deck, or, past its end, in the sideboard. The rules that were
    /// checked are cited in the scratch, if it traces.
    pub fn check_deck(
        pool: &CardPool,
        [deck, side]: [&[CardId]; 2],
        format: u8,
        scratch: &mut Scratch,
    ) -> Vec<Refusal> {
        Self::with_deck(pool, [deck, side], format, scratch, |cx| {
            let mut reasons = Explain::default();
            B::check_deck(cx, &mut reasons);
            reasons.0
        })
    }

    /// Calls `look` on a deck, laid out as the first seat's, and its sideboard, as the second seat's, outside any duel.
    pub fn with_deck<T>(
        pool: &CardPool,
        deck_and_side: [&[CardId]; 2],
        format: u8,
        scratch: &mut Scratch,
        look: impl FnOnce(&Cx<B>) -> T,
    ) -> T {
        let mut state = State::empty();
        state.format = format;
        state.deal::<B>(deck_and_side.map(Loadout::deck), 0);
        let mut cx = Cx::<B>::new(pool, &mut state, scratch);
        cx.refresh();
        look(&cx)
    }

    /// A duel that continues from a position, or an error if a card cannot be where the position puts it.
    pub fn from_position(pool: Arc<CardPool>, position: &Position) -> Result<Self, ImpossiblePosition> {
        let mut state = State::empty();
        state.rng = crate::state::rng::Rng::new(position.seed);
        for placed in &position.cards {
            let slot = state.add_card::<B>(placed.card, placed.owner, placed.zone);
            state.place_card::<B>(slot, placed);
        }
        for &(seat, colours, bonds, n) in &position.floating_currency {
            state.floating_currency[seat.index()].add_units(colours, bonds, n.into());
        }
        for &(seat, counter, n) in &position.player_counters {
            state.player_counters[seat.index()].change(counter, i32::from(n));
        }
        for g in &position.place_counters {
            state.change_place_counters(g.zone, g.place, g.counter, i32::from(g.count));
        }
        state.turn.player = position.player;
        state.turn.number = position.turn;
        state.format = position.format;
        let mut scratch = Scratch { trace: Trace::kept(), ..Scratch::new() };
        let mut cx = Cx::<B>::new(&pool, &mut state, &mut scratch);
        cx.refresh();
        for at in 0..position.cards.len() {
            let slot = Slot(at as u16);
            let placed = &position.cards[at];
            let mut reasons = Explain::default();
            B::check_position(&cx, slot, &mut reasons);
            if let Some(refusal) = reasons.0.first() {
                let rule = &B::vocabulary().rules[refusal.rule.index()];
                return Err(ImpossiblePosition {
                    name: pool.name(placed.card).to_owned(),
                    zone: B::ZONES[placed.zone.index()].name,
                    rule: rule.id,
                    gist: rule.gist,
                    at: slot,
                });
            }
        }
        resume_at_position::<B>(&mut state, position);
        state.note_history(&pool, position);
        Ok(Self::start_with(pool, state, scratch))
    }

    fn start(pool: Arc<CardPool>, state: State) -> Self {
        Self::start_with(pool, state, Scratch::new())
    }

    fn start_with(pool: Arc<CardPool>, mut state: State, mut scratch: Scratch) -> Self {
        let pending = advance::<B>(&pool, &mut state, &mut scratch, Input::Begin);
        Self { pool, state, scratch, pending, book: PhantomData }
    }

    fn look(&self) -> Look<'_, B> {
        Look::new(&self.pool, &self.state, &self.scratch)
    }

    fn advance(&mut self, input: Input) -> Pending {
        self.pending = advance::<B>(&self.pool, &mut self.state, &mut self.scratch, input);
        self.pending
    }
}

impl<B: RuleBook> AnyDuel for Duel<B> {
    fn pending(&self) -> Pending {
        self.pending
    }
    fn options(&self) -> &[Pick] {
        &self.scratch.options
    }
    fn pick(&mut self, option: usize) -> Pending {
        match self.scratch.options.get(option) {
            Some(&pick) => self.advance(Input::Pick(pick)),
            None => self.pending,
        }
    }
    fn selection(&self) -> Option<Selection> {
        let mut state = self.state.clone();
        Cx::<B>::new(&self.pool, &mut state, &mut Scratch::without_log()).selection()
    }
    fn select(&mut self, pick: Pick) -> Pending {
        self.advance(Input::Select(pick))
    }
    fn deselect(&mut self, pick: Pick) -> Pending {
        self.advance(Input::Deselect(pick))
    }
    fn attempt(&mut self, pick: Pick) -> Option<Refusal> {
        self.scratch.undo_reason = None;
        self.advance(Input::Attempt(pick));
        self.scratch.undo_reason
    }
    fn concede(&mut self, seat: Seat) -> Pending {
        self.advance(Input::Concede(seat))
    }
    fn why_not(&mut self, seat: Seat, pick: Pick) -> Vec<Refusal> {
        Cx::<B>::new(&self.pool, &mut self.state, &mut self.scratch).why_not(seat, pick).0
    }
    fn why_not_if(&mut self, question: Question, pick: Pick) -> Vec<Refusal> {
        Cx::<B>::new(&self.pool, &mut self.state, &mut self.scratch).why_not_if(question, pick).0
    }
    fn why_not_there(&mut self, seat: Seat, pick: Pick, place: u8) -> Option<Refusal> {
        Cx::<B>::new(&self.pool, &mut self.state, &mut self.scratch).why_not_there(seat, pick, place)
    }
    fn possible_questions(&self, seat: Seat) -> Vec<Question> {
        why_not::possible_questions::<B>(seat).collect()
    }
    fn possible_actions(&self, seat: Seat, slot: Slot) -> Vec<(Question, Pick)> {
        let mut found = Vec::new();
        B::possible_actions(&self.look(), slot, &mut found);
        let question = |topic: Topic| Question { seat, topic, rule: why_not::rule_of_topic::<B>(topic) };
        found.into_iter().map(|(topic, pick)| (question(topic), pick)).collect()
    }
    fn topic_answered_by(&self, pick: Pick) -> Topic {
        B::answered_topic(pick)
    }
    fn rule_on_verb(&self, verb: Verb) -> Rule {
        Some(B::verb_rules(verb).does)
            .filter(|&rule| rule != Rule::UNNUMBERED)
            .unwrap_or(B::rule(ResolutionPoint::Picks))
    }
    fn branch(&self) -> Box<dyn AnyDuel> {
        let mut copy = Self {
            pool: Arc::clone(&self.pool),
            state: State::empty(),
            scratch: Scratch::without_log(),
            pending: self.pending,
            book: PhantomData,
        };
        copy.set_state(&self.state);
        Box::new(copy)
    }
    fn lab(&self) -> &dyn Lab {
        self
    }
    fn lab_mut(&mut self) -> &mut dyn Lab {
        self
    }
}

impl<B: RuleBook> Observed for Duel<B> {
    fn vocabulary(&self) -> &'static Vocabulary {
        B::vocabulary()
    }
    fn pool(&self) -> &CardPool {
        &self.pool
    }
    fn turn(&self) -> Turn {
        self.state.turn
    }
    fn stack_controllers(&self) -> Vec<Seat> {
        self.state.live_stack().iter().map(|item| item.controller).collect()
    }
    fn innermost_combat(&self) -> Option<u32> {
        self.state.combats.last().map(|participant| participant.combat)
    }
    fn zone_named(&self, name: &str) -> Option<Zone> {
        B::ZONES.iter().position(|spec| spec.name == name).map(|z| Zone(z as u8))
    }
    fn view(&self, seat: Seat) -> View {
        self.look().view(seat)
    }
    fn observe_in(&self, language: Language, eye: Viewer) -> Observation {
        self.look().read_in(language).observe(eye)
    }
    fn slot_view(&self, viewer: Viewer, slot: Slot) -> Option<SlotView> {
        self.look().slot_view(viewer, slot)
    }
    fn copies_of(&self, viewer: Viewer, slot: Slot) -> Vec<Slot> {
        self.look().copies_of(viewer, slot)
    }
    fn knowledge_mark(&self) -> KnowledgeMark {
        KnowledgeMark::of(&self.state)
    }
    fn question_subject(&self) -> Option<Slot> {
        match self.pending {
            Pending::Question(question) => B::question_subject(&self.look(), &question),
            Pending::Over(_) => None,
        }
    }
    fn price_due(&self) -> Option<Due> {
        let paying = matches!(self.pending, Pending::Question(question) if question.topic == Topic::Pay);
        let mut state = paying.then(|| self.state.clone())?;
        Cx::<B>::new(&self.pool, &mut state, &mut Scratch::without_log()).outstanding()
    }
    fn influences(&mut self, viewer: Viewer, slot: Slot) -> Vec<(String, AbilityId)> {
        let found = Cx::<B>::new(&self.pool, &mut self.state, &mut self.scratch).changes_applying_to(slot);
        let glance = self.look().seen_by(viewer);
        found.into_iter().map(|(source, ability)| (glance.name_object(viewer.side(), source), ability)).collect()
    }
    fn log_len(&self) -> usize {
        self.scratch.log.len()
    }
    fn story_lines(&self, from: usize) -> Vec<usize> {
        self.look().story(from)
    }
    fn turn_of_line(&self, line: usize) -> u16 {
        self.scratch.log.get(line).map_or(self.state.turn.number, |entry| entry.turn)
    }
    fn causes_of_line(&self, line: usize) -> Vec<usize> {
        let log = &self.scratch.log;
        let mut chain = vec![line];
        while let Some(entry) = chain.last().and_then(|&at| log.get(at)) {
            let number = entry.cause.event;
            match log.iter().position(|earlier| number != 0 && earlier.number == number) {
                Some(at) if at < *chain.last().unwrap_or(&0) => chain.push(at),
                _ => break,
            }
        }
        chain
    }
}

impl<B: RuleBook> Worded for Duel<B> {
    fn render_question_in(&self, language: Language) -> String {
        match self.pending {
            Pending::Question(question) => self.look().read_in(language).render_question(&question),
            Pending::Over(_) => String::new(),
        }
    }
    fn render_pick(&self, pick: Pick) -> String {
        match self.pending {
            Pending::Question(question) => self.look().render_pick(&question, pick),
            Pending::Over(_) => String::new(),
        }
    }
    fn render_pick_for_in(&self, language: Language, question: Question, pick: Pick) -> String {
        self.look().read_in(language).render_pick(&question, pick)
    }
    fn render_options_in(&self, language: Language) -> Vec<String> {
        self.render_picks_in(language, &self.scratch.options)
    }
    fn render_picks_in(&self, language: Language, picks: &[Pick]) -> Vec<String> {
        match self.pending {
            Pending::Question(question) => self.look().read_in(language).render_picks(&question, picks),
            Pending::Over(_) => Vec::new(),
        }
    }
    fn render_log_in(&self, language: Language, viewer: Viewer, from: usize) -> Vec<String> {
        let glance = self.look().read_in(language);
        self.scratch.log[from..].iter().map(|entry| glance.render_log_entry(viewer, entry)).collect()
    }
    fn name_card_in(&self, language: Language, viewer: Viewer, slot: Slot) -> String {
        self.look().read_in(language).seen_by(viewer).name_card(viewer.side(), slot)
    }
}

impl<B: RuleBook> InMatch for Duel<B> {
    fn format(&self) -> u8 {
        self.state.format
    }
    fn check_deck(&mut self, deck: &[CardId], side: &[CardId]) -> Vec<Refusal> {
        let format = self.state.format;
        Self::check_deck(&self.pool, [deck, side], format, &mut self.scratch)
    }
    fn restart_in_match(&mut self, brought: [Loadout; 2], seed: u64, terms: Option<MatchTerms>) -> Pending {
        let format = self.state.format;
        self.state.clear();
        self.state.format = format;
        self.state.match_terms = terms;
        self.state.deal::<B>(brought, seed);
        self.scratch.log.clear();
        self.scratch.trace.take_rules();
        self.advance(Input::Begin)
    }
    fn set_match_terms(&mut self, terms: MatchTerms) {
        self.state.match_terms = Some(terms);
    }
    fn call_time(&mut self) -> Pending {
        self.advance(Input::CallTime)
    }
    fn match_rules(&self) -> MatchRules {
        B::match_rules(self.state.format)
    }
    fn next_first(&self) -> NextFirst {
        B::NEXT_FIRST
    }
}

impl<B: RuleBook> Lab for Duel<B> {
    fn state(&self) -> &State {
        &self.state
    }
    fn set_state(&mut self, state: &State) {
        self.state.clone_from(state);
        self.pending = pending::<B>(&self.pool, &mut self.state, &mut self.scratch);
    }
    fn scratch(&mut self) -> &mut Scratch {
        &mut self.scratch
    }
    fn normalised_progress(&self) -> (Vec<Frame>, [i32; 8]) {
        let (mut frames, mut notes) = (self.state.frames.clone(), self.state.notes);
        B::normalise(&self.state, &mut frames, &mut notes);
        (frames, notes)
    }
    fn determinize(&mut self, seat: Seat, seed: u64) {
        self.state.determinize(&self.pool, seat, seed, B::could_be_in);
        self.pending = pending::<B>(&self.pool, &mut self.state, &mut self.scratch);
    }
    fn log(&self) -> &[LogEntry] {
        &self.scratch.log
    }
    fn moment(&self) -> Option<Moment> {
        let log_len = self.scratch.log.len();
        self.state.checkpoint.is_none().then(|| Moment { state: self.state.clone(), log_len })
    }
    fn return_to(&mut self, moment: &Moment, log: &[LogEntry]) {
        self.set_state(&moment.state);
        self.scratch.log = log[..moment.log_len].to_vec();
    }
    fn view_of_state(&self, state: &State, seat: Seat) -> View {
        let mut state = state.clone();
        state.derived.is_initialised = false;
        let mut scratch = Scratch::without_log();
        if state.pending_question.is_some_and(|question| question.seat == seat) {
            pending::<B>(&self.pool, &mut state, &mut scratch);
        } else {
            Cx::<B>::new(&self.pool, &mut state, &mut scratch).refresh();
        }
        Look::<B>::new(&self.pool, &state, &scratch).view(seat)
    }
}
