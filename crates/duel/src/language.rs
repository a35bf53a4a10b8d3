//! The languages in which players read: a phrase stands in all of them at the same place, so that none is forgotten.

use crate::vocabulary::Vocabulary;

/// A language in which someone reads what the engine says. What is kept and played again is English.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Japanese.
    Japanese,
}

impl Language {
    /// The one of two phrases that is in this language.
    pub const fn either<'a>(self, english: &'a str, japanese: &'a str) -> &'a str {
        match self {
            Self::English => english,
            Self::Japanese => japanese,
        }
    }
}

impl Vocabulary {
    /// A word of the book in a language: itself where the book has no other for it.
    pub fn called<'a>(&self, language: Language, word: &'a str) -> &'a str {
        match language {
            Language::English => word,
            Language::Japanese => self.japanese.iter().find(|(own, _)| *own == word).map_or(word, |(_, other)| other),
        }
    }
}

/// A sentence in the language of whoever reads it: `say!(language, "attacks with {}", "{}でアタックする", name)`.
#[macro_export]
macro_rules! say {
    ($language:expr, $english:literal, $japanese:literal $(, $value:expr)* $(,)?) => {
        match $language {
            $crate::language::Language::English => format!($english $(, $value)*),
            $crate::language::Language::Japanese => format!($japanese $(, $value)*),
        }
    };
}
