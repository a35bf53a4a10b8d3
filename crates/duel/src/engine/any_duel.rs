//! The faces that duels show to players, servers and scripts: playing ([`AnyDuel`]), seeing ([`Observed`]), words
//! ([`Worded`]), matches ([`InMatch`]), and the state itself ([`Lab`]).

use crate::book::Vocabulary;
use crate::book::rule_sets::MatchRules;
use crate::book::series::NextFirst;
use crate::card::pool::CardPool;
use crate::engine::frame::Frame;
use crate::engine::question::{Pending, Pick, Question, Topic};
use crate::engine::refusal::Refusal;
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
use crate::state::{State, Turn};
use std::any::Any;

/// A duel under any rule book: what is asked, answering it, and why not. [`Any`] lets callers recover a concrete type
/// that can do more.
pub trait AnyDuel: Any + Send + Observed + Worded + InMatch {
    /// The question or outcome it waits at.
    fn pending(&self) -> Pending;
    /// The options of the pending question.
    fn options(&self) -> &[Pick];
    /// Answers the pending question with one of its options, by its place in the list.
    fn pick(&mut self, option: usize) -> Pending;
    /// The pending question as a selection, if it asks for several: what is taken, what can be added, how many.
    fn selection(&self) -> Option<Selection>;
    /// Adds one pick to the pending selection, in any order; the selection stays open until [`Pick::Done`]. Answers the
    /// question directly where it asks for no selection.
    fn select(&mut self, pick: Pick) -> Pending;
    /// Removes a pick from the pending selection.
    fn deselect(&mut self, pick: Pick) -> Pending;
    /// Tries an action. If it is illegal, the duel is as before and the refusal is returned.
    fn attempt(&mut self, pick: Pick) -> Option<Refusal>;
    /// Concedes the duel for this player.
    fn concede(&mut self, seat: Seat) -> Pending;
    /// Every reason why the player could not take this action with priority now, or give this answer.
    fn why_not(&mut self, seat: Seat, pick: Pick) -> Vec<Refusal>;
    /// Every reason why this would be no legal answer to another question, if it were asked now.
    fn why_not_if(&mut self, question: Question, pick: Pick) -> Vec<Refusal>;
    /// Every reason why the player cannot give this answer now, each once. That the question is not pending is one of
    /// them.
    fn all_reasons_against(&mut self, question: Question, pick: Pick) -> Vec<Refusal> {
        let now = |now: Question| (now.seat, now.topic) == (question.seat, question.topic);
        let asked = matches!(self.pending(), Pending::Question(question) if now(question));
        let unasked = (!asked).then_some(Refusal { rule: question.rule, object: None });
        why_not::dedup_reasons(unasked.into_iter().chain(self.why_not_if(question, pick)).collect())
    }
    /// The reason why the player could not name this place for the action, ignoring all other reasons.
    fn why_not_there(&mut self, seat: Seat, pick: Pick, place: u8) -> Option<Refusal>;
    /// The questions that a player might be asked at other times, each with the rule that asks it.
    fn possible_questions(&self, seat: Seat) -> Vec<Question>;
    /// Everything a player can ever do with a card where it is: each question it answers, and the answer.
    fn possible_actions(&self, seat: Seat, slot: Slot) -> Vec<(Question, Pick)>;
    /// The topic that an action answers: priority, or a question of the book's own.
    fn topic_answered_by(&self, pick: Pick) -> Topic;
    /// The rule on a verb; if it has none, the rule on choices that effects leave to players.
    fn rule_on_verb(&self, verb: Verb) -> Rule;
    /// A hash of the state: different numbers mean different states.
    fn fingerprint(&self) -> u64 {
        self.lab().state().fingerprint()
    }
    /// An independent duel in the same state.
    fn branch(&self) -> Box<dyn AnyDuel>;
    /// The door to the state, for search, tests and notation.
    fn lab(&self) -> &dyn Lab;
    /// The same, to change it.
    fn lab_mut(&mut self) -> &mut dyn Lab;
}

/// A moment of a duel, to return to.
#[derive(Clone, Debug)]
pub struct Moment {
    pub(crate) state: State,
    pub(crate) log_len: usize,
}

/// A duel as someone sees it. What depends on who looks takes the viewer; the rest is known to all.
pub trait Observed {
    /// The names of its zones, verbs and other words.
    fn vocabulary(&self) -> &'static Vocabulary;
    /// The printed cards.
    fn pool(&self) -> &CardPool;
    /// The turn, its player and its phase.
    fn turn(&self) -> Turn;
    /// The controllers of the stack items that are still to resolve, the newest last.
    fn stack_controllers(&self) -> Vec<Seat>;
    /// The number of the innermost combat.
    fn innermost_combat(&self) -> Option<u32>;
    /// The zone with this name.
    fn zone_named(&self, name: &str) -> Option<Zone>;
    /// The duel as a player sees it.
    fn view(&self, seat: Seat) -> View;
    /// The duel as a player or spectator sees it, with the slots of the cards they see.
    fn observe(&self, eye: Viewer) -> Observation {
        self.observe_in(Language::English, eye)
    }
    /// The same, with sentences in a language; the book's own words stay as they are.
    fn observe_in(&self, language: Language, eye: Viewer) -> Observation;
    /// The card in a slot, if the viewer sees it: it is known to the viewer, or lies in a public zone.
    fn slot_view(&self, viewer: Viewer, slot: Slot) -> Option<SlotView>;
    /// The other cards in the zone of a card that the viewer knows to be the same. Cards that are set aside or on the
    /// stack are left out.
    fn copies_of(&self, viewer: Viewer, slot: Slot) -> Vec<Slot>;
    /// A mark by which one sees later whether anything has come to light since.
    fn knowledge_mark(&self) -> KnowledgeMark;
    /// The card that the pending question is about, where no option names it.
    fn question_subject(&self) -> Option<Slot>;
    /// The unpaid part of the price, if the pending question is how to pay it.
    fn price_due(&self) -> Option<Due>;
    /// The continuous changes that apply to a card now: the name of each source as the viewer knows it, and the
    /// ability.
    fn influences(&mut self, viewer: Viewer, slot: Slot) -> Vec<(String, AbilityId)>;
    /// The number of lines of the log.
    fn log_len(&self) -> usize;
    /// The indices of the log lines, from a line on, that tell the story to a spectator.
    fn story_lines(&self, from: usize) -> Vec<usize>;
    /// The turn on which a line of the log happened.
    fn turn_of_line(&self, line: usize) -> u16;
    /// The chain of causes of a log line, as indices: the line, the event that triggered its ability, that event's
    /// cause, and so on.
    fn causes_of_line(&self, line: usize) -> Vec<usize>;
}

/// A duel in words.
pub trait Worded {
    /// The pending question as a sentence, as put to the player who is asked.
    fn render_question(&self) -> String {
        self.render_question_in(Language::English)
    }
    /// The same in a language.
    fn render_question_in(&self, language: Language) -> String;
    /// The words of an option.
    fn render_pick(&self, pick: Pick) -> String;
    /// The words of an option of another question.
    fn render_pick_for(&self, question: Question, pick: Pick) -> String {
        self.render_pick_for_in(Language::English, question, pick)
    }
    /// The same in a language.
    fn render_pick_for_in(&self, language: Language, question: Question, pick: Pick) -> String;
    /// The words of the options, made distinct.
    fn render_options(&self) -> Vec<String> {
        self.render_options_in(Language::English)
    }
    /// The same in a language.
    fn render_options_in(&self, language: Language) -> Vec<String>;
    /// The words of answers to the pending question, made distinct.
    fn render_picks_in(&self, language: Language, picks: &[Pick]) -> Vec<String>;
    /// The log from a line on, as the viewer may read it.
    fn render_log(&self, viewer: Viewer, from: usize) -> Vec<String> {
        self.render_log_in(Language::English, viewer, from)
    }
    /// The same in a language.
    fn render_log_in(&self, language: Language, viewer: Viewer, from: usize) -> Vec<String>;
    /// The name of a card as a player or spectator knows it.
    fn name_card(&self, viewer: Viewer, slot: Slot) -> String {
        self.name_card_in(Language::English, viewer, slot)
    }
    /// The same in a language.
    fn name_card_in(&self, language: Language, viewer: Viewer, slot: Slot) -> String;
}

/// A duel as one of a match: its format, its decks, the terms it is played on.
pub trait InMatch {
    /// The number of its format.
    fn format(&self) -> u8;
    /// Every reason against a deck and its sideboard in the format of this duel. A refusal's object is the index of a
    /// card in the deck, or, past its end, in the sideboard.
    fn check_deck(&mut self, deck: &[CardId], side: &[CardId]) -> Vec<Refusal>;
    /// Begins a new duel with these loadouts in the same memory and format; randomness comes from the seed.
    fn restart(&mut self, brought: [Loadout; 2], seed: u64) -> Pending {
        self.restart_in_match(brought, seed, None)
    }
    /// The same, as part of a match with these terms.
    fn restart_in_match(&mut self, brought: [Loadout; 2], seed: u64, terms: Option<MatchTerms>) -> Pending;
    /// Makes the duel part of a match with these terms.
    fn set_match_terms(&mut self, terms: MatchTerms);
    /// Calls time.
    fn call_time(&mut self) -> Pending;
    /// The rules that matches of this format rest on.
    fn match_rules(&self) -> MatchRules;
    /// The way to decide who goes first in the later duels of a match.
    fn next_first(&self) -> NextFirst;
}

/// The state of a duel and its working space, for search, tests and notation. Whoever shows a duel or plays it for a
/// person uses [`Observed`] instead: here nothing is hidden. The way here is [`AnyDuel::lab`].
pub trait Lab {
    /// The state itself.
    fn state(&self) -> &State;
    /// Replaces the state, for search and for tests.
    fn set_state(&mut self, state: &State);
    /// Working space: the log and the cited rules.
    fn scratch(&mut self) -> &mut Scratch;
    /// The frames and notes, with everything that no later step reads cleared; equal for duels that continue alike.
    fn normalised_progress(&self) -> (Vec<Frame>, [i32; 8]);
    /// Replaces everything `seat` cannot see by a random arrangement consistent with what it can see.
    ///
    /// For search: two duels that differ only in what the seat may not know continue as one.
    fn determinize(&mut self, seat: Seat, seed: u64);
    /// The log, with everything that any seat knew.
    fn log(&self) -> &[LogEntry];
    /// This moment, to return to; `None` in the middle of an action and in a match.
    fn moment(&self) -> Option<Moment>;
    /// Returns to a moment of the same duel. `log` has at least the lines that were written by then.
    fn return_to(&mut self, moment: &Moment, log: &[LogEntry]);
    /// Another state of this duel as a player sees it.
    fn view_of_state(&self, state: &State, seat: Seat) -> View;
}
