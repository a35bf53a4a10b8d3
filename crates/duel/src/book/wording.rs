//! How things read.

use crate::book::Vocabulary;
use crate::engine::context::Look;
use crate::engine::question::{Pick, Question};
use crate::ids::*;
use crate::observe::language::Language;
use crate::observe::log::LogEntry;
use crate::state::object::Slot;
use crate::state::stack_item::StackItem;

/// How an event appears to someone who follows the duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogRole {
    /// It is told.
    Told,
    /// It is not told, but the log has it.
    Untold,
    /// It is told, but after the deed it was done for: choices and payments are logged before their deed.
    Preliminary,
    /// A deed, told before the preliminary events that the log has in front of it.
    Deed,
}

/// The cards of an event, named as the reader knows them.
#[derive(Clone, Copy, Debug)]
pub struct LogCards<'a> {
    /// The card the event is about.
    pub card: &'a str,
    /// The card whose ability or deed it is.
    pub source: &'a str,
    /// The card it is attached to, or the other card of a deed.
    pub other: &'a str,
    /// The reader's language.
    pub language: Language,
}

/// How things read.
pub trait Wording: Sized + 'static {
    /// Returns a trait as people say it.
    fn spoken_trait(word: &str) -> &str {
        word
    }
    /// Returns the name of something that the rules put onto the stack, as a player sees it.
    fn routine_name(_glance: &Look<Self>, _viewer: Seat, _item: &StackItem) -> Option<String> {
        None
    }
    /// Returns the names of the book's words.
    fn vocabulary() -> &'static Vocabulary;
    /// Returns how an option of the pending question reads, where the book knows better than the kernel.
    fn option_text(look: &Look<Self>, question: &Question, pick: Pick) -> Option<String>;
    /// Returns a question as a sentence, where the book knows better than the kernel.
    fn question_text(_glance: &Look<Self>, _question: &Question) -> Option<String> {
        None
    }
    /// Returns the card that a question of the book's own is about, where no option names it.
    fn question_subject(_glance: &Look<Self>, _question: &Question) -> Option<Slot> {
        None
    }
    /// Returns how an event reads, with its cards as the reader knows them, where the book knows better than the
    /// kernel.
    fn log_line(_entry: &LogEntry, _cards: &LogCards) -> Option<String> {
        None
    }
    /// Returns how an event appears to someone who follows the duel.
    fn log_role(_entry: &LogEntry) -> LogRole {
        LogRole::Told
    }
}
