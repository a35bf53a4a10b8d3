//! What depends on the other cards of a pool: names, and words that cards are grouped by, that none of them has, and
//! keywords that no rule looks at where they are gained, nor any card asks for.

use crate::language::Grammar;
use crate::matter::unlooked;
use crate::source::Line;
use duel::card::pool::CardPool;
use duel::ids::{CardId, Name, Trait};
use serde_json::Value;
use std::collections::BTreeSet;
use std::ops::Range;

/// Names, words and keywords that abilities ask cards for, and those that they give them.
#[derive(Default)]
struct Spoken {
    names: BTreeSet<u64>,
    traits: BTreeSet<u64>,
    keywords: u64,
    given_names: BTreeSet<u64>,
    given_traits: BTreeSet<u64>,
}

fn numbers(value: &Value) -> impl Iterator<Item = u64> + '_ {
    let several = value.as_array().into_iter().flatten();
    several.chain((!value.is_array()).then_some(value)).filter_map(Value::as_u64)
}

impl Spoken {
    /// Looks through an ability as it is stored, so that nothing in it is missed.
    fn look(&mut self, value: &Value) {
        match value {
            Value::Object(fields) => {
                for (key, value) in fields {
                    match key.as_str() {
                        "names" | "name_parts" => self.names.extend(numbers(value)),
                        "traits" => self.traits.extend(numbers(value)),
                        "keywords" => self.keywords |= value.as_u64().unwrap_or_default(),
                        "AddName" => self.given_names.extend(numbers(value)),
                        "AddTrait" | "SetTraits" => self.given_traits.extend(numbers(value)),
                        _ => self.look(value),
                    }
                }
            }
            Value::Array(items) => items.iter().for_each(|item| self.look(item)),
            _ => {}
        }
    }

    fn of(pool: &CardPool, card: CardId) -> Self {
        let mut spoken = Self::default();
        for &id in &pool.card(card).abilities {
            spoken.look_with_gifts(pool, id.index(), 0);
        }
        spoken
    }

    /// Looks through an ability, and through those that it gives or leaves behind.
    fn look_with_gifts(&mut self, pool: &CardPool, ability: usize, depth: u8) {
        let Some(value) = pool.abilities.get(ability).and_then(|ability| serde_json::to_value(ability).ok()) else {
            return;
        };
        self.look(&value);
        let mut gifts = Vec::new();
        find(&value, &["Grant", "ability"], &mut gifts);
        if depth < 4 {
            gifts.into_iter().for_each(|gift| self.look_with_gifts(pool, gift as usize, depth + 1));
        }
    }
}

fn find(value: &Value, keys: &[&str], found: &mut Vec<u64>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                if keys.contains(&key.as_str()) {
                    found.extend(value.as_u64());
                }
                find(value, keys, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| find(item, keys, found)),
        _ => {}
    }
}

/// What the cards of a pool are called and belong to, by what is printed on them or by what texts make of them.
pub(crate) struct Known {
    given: Spoken,
    /// What cards of the files are called that do not compile.
    others: Vec<String>,
}

impl Known {
    /// Looks through all cards of a pool.
    pub fn of(pool: &CardPool, others: Vec<String>) -> Self {
        let mut given = Spoken::default();
        for ability in 0..pool.abilities.len() {
            given.look_with_gifts(pool, ability, u8::MAX);
        }
        Self { given, others }
    }

    fn has_name(&self, pool: &CardPool, name: u64) -> bool {
        let word = Name(name as _);
        let text = pool.names.get(word.index()).map_or("", String::as_str);
        let called = |card: &duel::card::pool::Card| {
            card.characteristics.names.iter().any(|own| *own == word || pool.names[own.index()].contains(text))
        };
        self.given.given_names.contains(&name)
            || pool.cards.iter().any(called)
            || self.others.iter().any(|other| other.contains(text))
    }

    fn has_trait(&self, pool: &CardPool, word: u64) -> bool {
        self.given.given_traits.contains(&word)
            || pool.cards.iter().any(|card| card.characteristics.traits.has(Trait(word as _)))
    }
}

/// What of a card depends on the other cards of the pool, and none of them meets: where it stands in its lines, and why.
pub(crate) fn unmet(
    grammar: &Grammar,
    pool: &CardPool,
    known: &Known,
    card: CardId,
    lines: &[Line],
) -> Vec<(Range<usize>, String)> {
    let spoken = Spoken::of(pool, card);
    let mut found = Vec::new();
    for name in spoken.names.into_iter().filter(|&name| !known.has_name(pool, name)) {
        let Some(text) = pool.names.get(name as usize) else { continue };
        found.push((place(lines, text), format!("no card here is called `{text}`")));
    }
    for word in spoken.traits.into_iter().filter(|&word| !known.has_trait(pool, word)) {
        let Some(text) = pool.traits.get(word as usize) else { continue };
        let bare = text.split_once(' ').map_or(text.as_str(), |(_, bare)| bare);
        found.push((place(lines, bare), format!("no card here has the {text}")));
    }
    for &id in &pool.card(card).abilities {
        if let Some((word, why)) = unlooked(grammar, pool.ability(id), pool)
            && known.given.keywords >> word.index() & 1 == 0
        {
            found.push((place(lines, grammar.keyword_names[word.index()]), why));
        }
    }
    found
}

/// Where words stand in the texts of a card; the card's name, if they stand there otherwise.
fn place(lines: &[Line], words: &str) -> Range<usize> {
    let texts = lines.iter().skip(2);
    let found = texts.filter(|_| !words.is_empty()).find_map(|line| Some((line, line.text.find(words)?)));
    match (found, lines.first()) {
        (Some((line, at)), _) => line.at + at..line.at + at + words.len(),
        (None, Some(name)) => name.span(),
        (None, None) => 0..0,
    }
}
