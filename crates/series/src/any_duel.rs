//! A match in the role of a duel: the duel being played, and the questions between duels.

use crate::{Match, MatchOptions, MatchStage, Score};
use duel::book::Vocabulary;
use duel::book::rule_sets::MatchRules;
use duel::book::series::NextFirst;
use duel::card::pool::CardPool;
use duel::engine::any_duel::{AnyDuel, InMatch, Lab, Moment, Observed, Worded};
use duel::engine::frame::Frame;
use duel::engine::question::{Pending, Pick, Question, Topic};
use duel::engine::refusal::Refusal;
use duel::engine::scratch::Scratch;
use duel::engine::selection::Selection;
use duel::ids::*;
use duel::observe::knowledge::KnowledgeMark;
use duel::observe::language::Language;
use duel::observe::log::LogEntry;
use duel::observe::view::{Observation, QuestionView, SeriesView, SlotView, View, Viewer};
use duel::play::cost::affordable::Due;
use duel::say;
use duel::state::loadout::Loadout;
use duel::state::match_terms::MatchTerms;
use duel::state::object::Slot;
use duel::state::{State, Turn};
use std::any::Any;

/// Access to the match behind a duel, if there is one.
pub trait SeriesDuel {
    /// The score of the match, if this is one.
    fn match_score(&self) -> Option<&Score>;
    /// Concedes the match; if this is not a match, the duel.
    fn concede_match(&mut self, seat: Seat) -> Pending;
}

impl SeriesDuel for dyn AnyDuel {
    fn match_score(&self) -> Option<&Score> {
        (self as &dyn Any).downcast_ref().map(Match::score)
    }
    fn concede_match(&mut self, seat: Seat) -> Pending {
        match (self as &mut dyn Any).downcast_mut::<Match>() {
            Some(series) => series.concede_match(seat),
            None => self.concede(seat),
        }
    }
}

impl Match {
    /// Returns true unless a duel is being played: the match asks between duels, or is over.
    pub fn is_between_duels(&self) -> bool {
        !matches!(self.score.stage, MatchStage::Duel)
    }

    /// The words for an answer between duels.
    fn render_pick_between(&self, language: Language, topic: Topic, pick: Pick) -> String {
        let taking_out = matches!(&self.score.stage, MatchStage::Sideboarding(_, exchange) if exchange.incoming_closed);
        match (topic, pick) {
            (Topic::WhoGoesFirst, Pick::Yes) => say!(language, "goes first", "先攻を取る"),
            (Topic::WhoGoesFirst, Pick::No) => say!(language, "goes second", "後攻を取る"),
            (_, Pick::Card(card)) if taking_out => {
                say!(language, "takes out {}", "{}を抜く", self.duel.pool().name_in_deck(card))
            }
            (_, Pick::Card(card)) => say!(language, "brings in {}", "{}を入れる", self.duel.pool().name_in_deck(card)),
            _ => match &self.score.stage {
                MatchStage::Sideboarding(_, exchange) if exchange.incoming.is_empty() => {
                    say!(language, "keeps the deck", "デッキを変えない")
                }
                _ => say!(language, "brings in no more", "これ以上入れない"),
            },
        }
    }

    fn series_view(&self) -> SeriesView {
        let MatchOptions { best_of, contest, timed, next_first: next } = self.score.options;
        SeriesView {
            best_of,
            contest,
            timed,
            next_first: next,
            score: self.score.wins(),
            drawn: self.score.draws(),
            time_called: self.score.time_called,
            last_turn: self.duel.lab().state().match_terms.and_then(|terms| terms.last_turn),
        }
    }

    fn question_between(&self) -> Option<Question> {
        match self.pending {
            Pending::Question(question) if self.is_between_duels() => Some(question),
            _ => None,
        }
    }
}

impl AnyDuel for Match {
    fn pending(&self) -> Pending {
        self.pending
    }
    fn options(&self) -> &[Pick] {
        if self.is_between_duels() { &self.options } else { self.duel.options() }
    }
    fn pick(&mut self, option: usize) -> Pending {
        if !self.is_between_duels() {
            self.duel.pick(option);
            return self.advance();
        }
        match self.options.get(option) {
            Some(&pick) => self.answer_between(pick),
            None => self.pending,
        }
    }
    fn selection(&self) -> Option<Selection> {
        if self.is_between_duels() { None } else { self.duel.selection() }
    }
    fn select(&mut self, pick: Pick) -> Pending {
        if self.is_between_duels() {
            return match self.options.contains(&pick) {
                true => self.answer_between(pick),
                false => self.pending,
            };
        }
        self.duel.select(pick);
        self.advance()
    }
    fn deselect(&mut self, pick: Pick) -> Pending {
        if self.is_between_duels() {
            return self.pending;
        }
        self.duel.deselect(pick);
        self.advance()
    }
    fn attempt(&mut self, pick: Pick) -> Option<Refusal> {
        if !self.is_between_duels() {
            let refusal = self.duel.attempt(pick);
            self.advance();
            return refusal;
        }
        let Pending::Question(question) = self.pending else { return None };
        let refusal = self.refusals(question.seat, pick).first().copied();
        if refusal.is_none() {
            self.answer_between(pick);
        }
        refusal
    }
    fn concede(&mut self, seat: Seat) -> Pending {
        if !self.is_between_duels() {
            self.duel.concede(seat);
            self.advance();
        }
        self.pending
    }
    fn why_not(&mut self, seat: Seat, pick: Pick) -> Vec<Refusal> {
        if self.is_between_duels() { self.refusals(seat, pick) } else { self.duel.why_not(seat, pick) }
    }
    fn why_not_if(&mut self, question: Question, pick: Pick) -> Vec<Refusal> {
        if self.question_between() == Some(question) {
            return self.refusals(question.seat, pick);
        }
        self.duel.why_not_if(question, pick)
    }
    fn why_not_there(&mut self, seat: Seat, pick: Pick, place: u8) -> Option<Refusal> {
        self.duel.why_not_there(seat, pick, place)
    }
    fn possible_questions(&self, seat: Seat) -> Vec<Question> {
        self.duel.possible_questions(seat)
    }
    fn possible_actions(&self, seat: Seat, slot: Slot) -> Vec<(Question, Pick)> {
        self.duel.possible_actions(seat, slot)
    }
    fn topic_answered_by(&self, pick: Pick) -> Topic {
        self.duel.topic_answered_by(pick)
    }
    fn rule_on_verb(&self, verb: Verb) -> Rule {
        self.duel.rule_on_verb(verb)
    }
    fn fingerprint(&self) -> u64 {
        Match::fingerprint(self)
    }
    /// During a duel, a branch ends with that duel; between duels, it is a whole match.
    fn branch(&self) -> Box<dyn AnyDuel> {
        if !self.is_between_duels() {
            return self.duel.branch();
        }
        let mut copy =
            Match { score: self.score.clone(), duel: self.duel.branch(), options: Vec::new(), pending: self.pending };
        copy.advance();
        Box::new(copy)
    }
    fn lab(&self) -> &dyn Lab {
        self
    }
    fn lab_mut(&mut self) -> &mut dyn Lab {
        self
    }
}

impl Observed for Match {
    fn vocabulary(&self) -> &'static Vocabulary {
        self.duel.vocabulary()
    }
    fn pool(&self) -> &CardPool {
        self.duel.pool()
    }
    fn turn(&self) -> Turn {
        self.duel.turn()
    }
    fn stack_controllers(&self) -> Vec<Seat> {
        self.duel.stack_controllers()
    }
    fn innermost_combat(&self) -> Option<u32> {
        self.duel.innermost_combat()
    }
    fn zone_named(&self, name: &str) -> Option<Zone> {
        self.duel.zone_named(name)
    }
    fn view(&self, seat: Seat) -> View {
        self.observe(Viewer::Seat(seat)).view
    }
    fn observe_in(&self, language: Language, eye: Viewer) -> Observation {
        let mut look = self.duel.observe_in(language, eye);
        look.view.series = Some(self.series_view());
        if let Some(question) = self.question_between() {
            let options =
                if Viewer::Seat(question.seat) == eye { self.render_options_in(language) } else { Vec::new() };
            look.view.question = Some(QuestionView { question, options });
        }
        look
    }
    fn slot_view(&self, viewer: Viewer, slot: Slot) -> Option<SlotView> {
        self.duel.slot_view(viewer, slot)
    }
    fn copies_of(&self, viewer: Viewer, slot: Slot) -> Vec<Slot> {
        self.duel.copies_of(viewer, slot)
    }
    fn knowledge_mark(&self) -> KnowledgeMark {
        self.duel.knowledge_mark()
    }
    fn question_subject(&self) -> Option<Slot> {
        if self.is_between_duels() { None } else { self.duel.question_subject() }
    }
    fn price_due(&self) -> Option<Due> {
        if self.is_between_duels() { None } else { self.duel.price_due() }
    }
    fn influences(&mut self, viewer: Viewer, slot: Slot) -> Vec<(String, AbilityId)> {
        self.duel.influences(viewer, slot)
    }
    fn log_len(&self) -> usize {
        self.duel.log_len()
    }
    fn story_lines(&self, from: usize) -> Vec<usize> {
        self.duel.story_lines(from)
    }
    fn turn_of_line(&self, line: usize) -> u16 {
        self.duel.turn_of_line(line)
    }
    fn causes_of_line(&self, line: usize) -> Vec<usize> {
        self.duel.causes_of_line(line)
    }
}

impl Worded for Match {
    fn render_question_in(&self, language: Language) -> String {
        match self.question_between().map(|question| question.topic) {
            None => self.duel.render_question_in(language),
            Some(Topic::WhoGoesFirst) => {
                say!(language, "Do you go first in the next duel?", "次のデュエルで先攻を取りますか？")
            }
            Some(_) => match &self.score.stage {
                MatchStage::Sideboarding(_, exchange) if exchange.incoming_closed => {
                    say!(language, "Which card goes out?", "どのカードを抜きますか？")
                }
                _ => say!(language, "Which card of your sideboard comes in?", "サイドボードのどのカードを入れますか？"),
            },
        }
    }
    fn render_pick(&self, pick: Pick) -> String {
        match self.question_between() {
            Some(question) => self.render_pick_between(Language::English, question.topic, pick),
            None => self.duel.render_pick(pick),
        }
    }
    fn render_pick_for_in(&self, language: Language, question: Question, pick: Pick) -> String {
        match question.topic {
            Topic::WhoGoesFirst | Topic::Sideboard => self.render_pick_between(language, question.topic, pick),
            _ => self.duel.render_pick_for_in(language, question, pick),
        }
    }
    fn render_options_in(&self, language: Language) -> Vec<String> {
        self.render_picks_in(language, self.options())
    }
    fn render_picks_in(&self, language: Language, picks: &[Pick]) -> Vec<String> {
        match self.question_between() {
            Some(asked) => picks.iter().map(|&pick| self.render_pick_between(language, asked.topic, pick)).collect(),
            None => self.duel.render_picks_in(language, picks),
        }
    }
    fn render_log_in(&self, language: Language, viewer: Viewer, from: usize) -> Vec<String> {
        self.duel.render_log_in(language, viewer, from)
    }
    fn name_card_in(&self, language: Language, viewer: Viewer, slot: Slot) -> String {
        self.duel.name_card_in(language, viewer, slot)
    }
}

impl InMatch for Match {
    fn format(&self) -> u8 {
        self.duel.format()
    }
    fn check_deck(&mut self, deck: &[CardId], side: &[CardId]) -> Vec<Refusal> {
        self.duel.check_deck(deck, side)
    }
    fn restart_in_match(&mut self, brought: [Loadout; 2], seed: u64, terms: Option<MatchTerms>) -> Pending {
        self.duel.restart_in_match(brought, seed, terms);
        self.advance()
    }
    fn set_match_terms(&mut self, terms: MatchTerms) {
        self.duel.set_match_terms(terms);
    }
    fn call_time(&mut self) -> Pending {
        Match::call_time(self)
    }
    fn match_rules(&self) -> MatchRules {
        self.duel.match_rules()
    }
    fn next_first(&self) -> NextFirst {
        self.duel.next_first()
    }
}

impl Lab for Match {
    fn state(&self) -> &State {
        self.duel.lab().state()
    }
    fn set_state(&mut self, state: &State) {
        self.duel.lab_mut().set_state(state);
        self.advance();
    }
    fn scratch(&mut self) -> &mut Scratch {
        self.duel.lab_mut().scratch()
    }
    fn normalised_progress(&self) -> (Vec<Frame>, [i32; 8]) {
        self.duel.lab().normalised_progress()
    }
    fn determinize(&mut self, seat: Seat, seed: u64) {
        self.duel.lab_mut().determinize(seat, seed);
        self.advance();
    }
    fn log(&self) -> &[LogEntry] {
        self.duel.lab().log()
    }
    fn moment(&self) -> Option<Moment> {
        None
    }
    fn return_to(&mut self, moment: &Moment, log: &[LogEntry]) {
        self.duel.lab_mut().return_to(moment, log);
        self.advance();
    }
    fn view_of_state(&self, state: &State, seat: Seat) -> View {
        View { series: Some(self.series_view()), ..self.duel.lab().view_of_state(state, seat) }
    }
}
