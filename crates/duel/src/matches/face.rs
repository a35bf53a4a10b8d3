//! A match as whoever plays duels sees it: the duel that is being played, and the questions between duels.

use super::{Match, Next, Stage, Standing, Terms};
use crate::book::Vocabulary;
use crate::brought::Brought;
use crate::cites::MatchCites;
use crate::duel::AnyDuel;
use crate::frame::Frame;
use crate::language::Language;
use crate::log::Scratch;
use crate::object::Slot;
use crate::payment::Due;
use crate::pool::CardPool;
use crate::question::{Pending, Pick, Question, Topic};
use crate::refusal::Refusal;
use crate::replay::label;
use crate::say;
use crate::selection::Selection;
use crate::state::State;
use crate::view::{Eye, Look, QuestionView, SeriesView, View};
use crate::words::*;

impl Match {
    /// Whether the question that is asked is one between duels.
    pub fn is_between(&self) -> bool {
        !matches!(self.standing.stage, Stage::Duel)
    }

    /// How an answer between duels reads.
    fn say_between(&self, language: Language, topic: Topic, pick: Pick) -> String {
        let taking_out = matches!(&self.standing.stage, Stage::Exchange(_, exchange) if exchange.closed);
        match (topic, pick) {
            (Topic::Start, Pick::Yes) => say!(language, "goes first", "先攻を取る"),
            (Topic::Start, Pick::No) => say!(language, "goes second", "後攻を取る"),
            (_, Pick::Card(card)) if taking_out => {
                say!(language, "takes out {}", "{}を抜く", label(self.duel.pool(), card))
            }
            (_, Pick::Card(card)) => say!(language, "brings in {}", "{}を入れる", label(self.duel.pool(), card)),
            _ => match &self.standing.stage {
                Stage::Exchange(_, exchange) if exchange.came.is_empty() => {
                    say!(language, "keeps the deck", "デッキを変えない")
                }
                _ => say!(language, "brings in no more", "これ以上入れない"),
            },
        }
    }

    fn series_view(&self) -> SeriesView {
        SeriesView {
            options: self.standing.options,
            score: self.standing.score(),
            drawn: self.standing.draws(),
            time_called: self.standing.time_called,
            last_turn: self.duel.state().terms.and_then(|terms| terms.last_turn),
        }
    }

    fn asked_between(&self) -> Option<Question> {
        match self.pending {
            Pending::Question(question) if self.is_between() => Some(question),
            _ => None,
        }
    }
}

impl AnyDuel for Match {
    fn words(&self) -> &'static Vocabulary {
        self.duel.words()
    }
    fn pool(&self) -> &CardPool {
        self.duel.pool()
    }
    fn pending(&self) -> Pending {
        self.pending
    }
    fn options(&self) -> &[Pick] {
        if self.is_between() { &self.options } else { self.duel.options() }
    }
    fn pick(&mut self, option: usize) -> Pending {
        if !self.is_between() {
            self.duel.pick(option);
            return self.go_on();
        }
        match self.options.get(option) {
            Some(&pick) => self.answer(pick),
            None => self.pending,
        }
    }
    fn selection(&self) -> Option<Selection> {
        if self.is_between() { None } else { self.duel.selection() }
    }
    fn take(&mut self, pick: Pick) -> Pending {
        if self.is_between() {
            return match self.options.contains(&pick) {
                true => self.answer(pick),
                false => self.pending,
            };
        }
        self.duel.take(pick);
        self.go_on()
    }
    fn let_go(&mut self, pick: Pick) -> Pending {
        if self.is_between() {
            return self.pending;
        }
        self.duel.let_go(pick);
        self.go_on()
    }
    fn attempt(&mut self, pick: Pick) -> Option<Refusal> {
        if !self.is_between() {
            let refusal = self.duel.attempt(pick);
            self.go_on();
            return refusal;
        }
        let Pending::Question(question) = self.pending else { return None };
        let refusal = self.refusals(question.seat, pick).first().copied();
        if refusal.is_none() {
            self.answer(pick);
        }
        refusal
    }
    fn concede(&mut self, seat: Seat) -> Pending {
        if !self.is_between() {
            self.duel.concede(seat);
            self.go_on();
        }
        self.pending
    }
    fn why_not(&mut self, seat: Seat, pick: Pick) -> Vec<Refusal> {
        if self.is_between() { self.refusals(seat, pick) } else { self.duel.why_not(seat, pick) }
    }
    fn questions(&self, seat: Seat) -> Vec<Question> {
        self.duel.questions(seat)
    }
    fn deeds(&self, seat: Seat, slot: Slot) -> Vec<(Question, Pick)> {
        self.duel.deeds(seat, slot)
    }
    fn influences(&mut self, viewer: Eye, slot: Slot) -> Vec<(String, AbilityId)> {
        self.duel.influences(viewer, slot)
    }
    fn why_not_if(&mut self, question: Question, pick: Pick) -> Vec<Refusal> {
        if self.asked_between() == Some(question) {
            return self.refusals(question.seat, pick);
        }
        self.duel.why_not_if(question, pick)
    }
    fn answered_by(&self, pick: Pick) -> Topic {
        self.duel.answered_by(pick)
    }
    fn rule_on(&self, verb: Verb) -> Rule {
        self.duel.rule_on(verb)
    }
    fn why_not_there(&mut self, seat: Seat, pick: Pick, place: u8) -> Option<Refusal> {
        self.duel.why_not_there(seat, pick, place)
    }
    fn say_if_in(&self, language: Language, question: Question, pick: Pick) -> String {
        match question.topic {
            Topic::Start | Topic::Sideboard => self.say_between(language, question.topic, pick),
            _ => self.duel.say_if_in(language, question, pick),
        }
    }
    fn ask_in(&self, language: Language) -> String {
        match self.asked_between().map(|question| question.topic) {
            None => self.duel.ask_in(language),
            Some(Topic::Start) => {
                say!(language, "Do you go first in the next duel?", "次のデュエルで先攻を取りますか？")
            }
            Some(_) => match &self.standing.stage {
                Stage::Exchange(_, exchange) if exchange.closed => {
                    say!(language, "Which card goes out?", "どのカードを抜きますか？")
                }
                _ => say!(language, "Which card of your sideboard comes in?", "サイドボードのどのカードを入れますか？"),
            },
        }
    }
    fn about(&self) -> Option<Slot> {
        if self.is_between() { None } else { self.duel.about() }
    }
    fn due(&self) -> Option<Due> {
        if self.is_between() { None } else { self.duel.due() }
    }
    fn say(&self, pick: Pick) -> String {
        match self.asked_between() {
            Some(question) => self.say_between(Language::English, question.topic, pick),
            None => self.duel.say(pick),
        }
    }
    fn say_all_in(&self, language: Language, picks: &[Pick]) -> Vec<String> {
        match self.asked_between() {
            Some(asked) => picks.iter().map(|&pick| self.say_between(language, asked.topic, pick)).collect(),
            None => self.duel.say_all_in(language, picks),
        }
    }
    fn view(&self, seat: Seat) -> View {
        self.look(Eye::Seat(seat)).view
    }
    fn look_in(&self, language: Language, eye: Eye) -> Look {
        let mut look = self.duel.look_in(language, eye);
        look.view.series = Some(self.series_view());
        if let Some(question) = self.asked_between() {
            let options = if Eye::Seat(question.seat) == eye { self.readings_in(language) } else { Vec::new() };
            look.view.question = Some(QuestionView { question, options });
        }
        look
    }
    fn view_in(&self, state: &State, seat: Seat) -> View {
        View { series: Some(self.series_view()), ..self.duel.view_in(state, seat) }
    }
    fn state(&self) -> &State {
        self.duel.state()
    }
    fn bearings(&self) -> (Vec<Frame>, [i32; 8]) {
        self.duel.bearings()
    }
    fn set_state(&mut self, state: &State) {
        self.duel.set_state(state);
        self.go_on();
    }
    fn redeal(&mut self, seat: Seat, seed: u64) {
        self.duel.redeal(seat, seed);
        self.go_on();
    }
    fn scratch(&mut self) -> &mut Scratch {
        self.duel.scratch()
    }
    fn log_in(&self, language: Language, viewer: Eye, from: usize) -> Vec<String> {
        self.duel.log_in(language, viewer, from)
    }
    fn lines(&self) -> usize {
        self.duel.lines()
    }
    fn story(&self, from: usize) -> Vec<usize> {
        self.duel.story(from)
    }
    fn turn_of(&self, line: usize) -> u16 {
        self.duel.turn_of(line)
    }
    fn causes(&self, line: usize) -> Vec<usize> {
        self.duel.causes(line)
    }
    fn name_card_in(&self, language: Language, viewer: Eye, slot: Slot) -> String {
        self.duel.name_card_in(language, viewer, slot)
    }
    fn zone(&self, name: &str) -> Option<Zone> {
        self.duel.zone(name)
    }
    fn check_deck(&mut self, deck: &[CardId], side: &[CardId]) -> Vec<Refusal> {
        self.duel.check_deck(deck, side)
    }
    fn restart_in(&mut self, brought: [Brought; 2], seed: u64, terms: Option<Terms>) -> Pending {
        self.duel.restart_in(brought, seed, terms);
        self.go_on()
    }
    fn set_terms(&mut self, terms: Terms) {
        self.duel.set_terms(terms);
    }
    fn call_time(&mut self) -> Pending {
        Match::call_time(self)
    }
    fn match_cites(&self) -> MatchCites {
        self.duel.match_cites()
    }
    fn next_first(&self) -> Next {
        self.duel.next_first()
    }
    fn standing(&self) -> Option<&Standing> {
        Some(&self.standing)
    }
    fn concede_match(&mut self, seat: Seat) -> Pending {
        Match::concede_match(self, seat)
    }
    fn fingerprint(&self) -> u64 {
        Match::fingerprint(self)
    }
    /// Whoever looks ahead looks to the end of the duel.
    fn branch(&self) -> Box<dyn AnyDuel> {
        if !self.is_between() {
            return self.duel.branch();
        }
        let mut copy = Match {
            standing: self.standing.clone(),
            duel: self.duel.branch(),
            options: Vec::new(),
            pending: self.pending,
        };
        copy.go_on();
        Box::new(copy)
    }
}
