//! What does something: "enemy spells or abilities", "an enemy conjure", "the effect of this card".

use crate::noun::{Place, read_article, write_article};
use crate::reader::{Read, Reader};
use crate::writer::{Said, Writer};
use duel::card::filter::{Filter, Whose};

/// Cards by their own doing or by their text: "enemy spells or abilities", "an enemy conjure".
pub(crate) struct Sources;

const SOURCES: &[(&str, Whose)] = &[
    ("enemy spells or abilities", Whose::Opponents),
    ("enemy spells and abilities", Whose::Opponents),
    ("an enemy spell or ability", Whose::Opponents),
    ("allied spells or abilities", Whose::Yours),
    ("an allied spell or ability", Whose::Yours),
    ("spells or abilities", Whose::Anyones),
    ("spells and abilities", Whose::Anyones),
    ("a spell or ability", Whose::Anyones),
    ("spell or ability", Whose::Anyones),
];

/// Words before the card whose text it is.
const EFFECT_OF: &str = "the effect of";

impl Sources {
    fn filter(whose: Whose) -> Filter {
        Filter { whose, by_own_ability: true, ..Filter::default() }
    }
    /// Reads whose and what.
    pub fn read(r: &mut Reader) -> Read<Filter> {
        if let Some((_, whose)) = SOURCES.iter().find(|(words, _)| r.skip(words)) {
            return Ok(Self::filter(*whose));
        }
        let by_text = r.skip(EFFECT_OF);
        if r.has(Reader::this) {
            return Ok(Filter { by_own_ability: by_text, ..Filter::this() });
        }
        Ok(Filter { by_own_ability: by_text, ..read_article(Place::Anywhere, r)? })
    }
    /// Writes whose and what.
    pub fn write(filter: &Filter, w: &mut Writer) -> Said {
        let words: Vec<&str> =
            SOURCES.iter().filter(|(_, whose)| Self::filter(*whose) == *filter).map(|(words, _)| *words).collect();
        if !words.is_empty() {
            w.one_of(&words);
            return Ok(());
        }
        if filter.by_own_ability {
            w.words(EFFECT_OF);
        }
        let plain = Filter { by_own_ability: false, ..filter.clone() };
        if plain == Filter::this() {
            w.itself();
            return Ok(());
        }
        write_article(&plain, Place::Anywhere, w)
    }
}
