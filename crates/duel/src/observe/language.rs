//! The languages in which players read: a phrase stands in all of them at the same place, so that none is forgotten.

use crate::book::vocabulary::Vocabulary;

/// A language in which someone reads the engine's sentences. Anything stored and replayed is English.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Japanese.
    Japanese,
}

impl Language {
    /// Returns the phrase in this language.
    pub const fn either<'a>(self, english: &'a str, japanese: &'a str) -> &'a str {
        match self {
            Self::English => english,
            Self::Japanese => japanese,
        }
    }
}

impl Vocabulary {
    /// Returns a word of the book in a language; the word itself where the book has no other for it.
    pub fn translate<'a>(&self, language: Language, word: &'a str) -> &'a str {
        match language {
            Language::English => word,
            Language::Japanese => self.japanese.iter().find(|(own, _)| *own == word).map_or(word, |(_, other)| other),
        }
    }
}

/// Formats a sentence in the reader's language: `say!(language, "attacks with {}", "{}でアタックする", name)`.
#[macro_export]
macro_rules! say {
    ($language:expr, $english:literal, $japanese:literal $(, $value:expr)* $(,)?) => {
        match $language {
            $crate::observe::language::Language::English => format!($english $(, $value)*),
            $crate::observe::language::Language::Japanese => format!($japanese $(, $value)*),
        }
    };
}
