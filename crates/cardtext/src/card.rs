//! Whole cards: compiling a file of them, and reading one back.

use crate::diagnostic::{Diagnostic, Fault};
use crate::header::{Faults, Header};
use crate::language::Grammar;
use crate::matter::{Idle, idle};
use crate::reader::Reader;
use crate::source::{Line, blocks};
use crate::token::{flat_tokens, tokens, without_remarks};
use crate::writer::{Unsayable, Writer};
use duel::card::ability::Ability;
use duel::card::characteristics::Characteristics;
use duel::card::pool::CardPool;
use duel::ids::*;
use std::sync::Arc;

/// Compiles the cards of a file.
pub(crate) fn compile(
    grammar: &'static Grammar,
    source: &str,
    file: &str,
    pool: &mut CardPool,
) -> Result<Vec<CardId>, Vec<Diagnostic>> {
    let shared = Arc::new(source.to_owned());
    let mut whole = pool.clone();
    let (mut cards, mut found) = (Vec::new(), Vec::new());
    let blocks = blocks(source);
    acquaint(grammar, blocks.iter().map(Vec::as_slice), &mut whole);
    for block in blocks {
        match compile_card(grammar, &block, &mut whole) {
            Ok(card) => cards.push(card),
            Err(faults) => {
                let faults = faults.into_iter();
                found.extend(faults.map(|(span, fault)| Diagnostic::new(grammar, file, &shared, span, fault)));
            }
        }
    }
    if found.is_empty() {
        whole.add_source_text(source);
        *pool = whole;
        Ok(cards)
    } else {
        Err(found)
    }
}

/// Makes the pool know the words that cards are grouped by before their texts are read, where texts speak of several by a
/// plural of such a word.
pub(crate) fn acquaint<'l>(grammar: &Grammar, cards: impl Iterator<Item = &'l [Line<'l>]>, pool: &mut CardPool) {
    if grammar.inline {
        for header in cards.filter_map(|lines| lines.get(1)) {
            (grammar.read_header)(header.text, header.at, pool);
        }
    }
}

/// Compiles one card; on a fault the pool may hold parts of it.
pub(crate) fn compile_card(grammar: &'static Grammar, block: &[Line], pool: &mut CardPool) -> Result<CardId, Faults> {
    let Some((name, rest)) = block.split_first() else { return Err(Vec::new()) };
    let Some((second, texts)) = rest.split_first() else {
        return Err(vec![(name.span(), Fault::NoHeader { example: grammar.second_line })]);
    };
    let mut header = (grammar.read_header)(second.text, second.at, pool);
    let mut faults = std::mem::take(&mut header.faults);
    let kinds = header.profile.kinds;
    if !faults.is_empty() && kinds.is_empty() {
        return Err(faults);
    }
    let mut keywords = Keywords::EMPTY;
    let mut abilities = std::mem::take(&mut header.abilities);
    for line in texts {
        if let Some(words) = keyword_line(grammar, line.text) {
            keywords = keywords.union(words);
            continue;
        }
        match compile_line(grammar, line, name.text, kinds, pool) {
            Ok(read) => abilities.extend(read),
            Err(fault) => faults.push(fault),
        }
    }
    for name in (grammar.names)(name, &mut header, pool) {
        header.profile.names.push(name);
    }
    faults.append(&mut header.faults);
    if !faults.is_empty() {
        return Err(faults);
    }
    let title = (grammar.title)(pool, &header.profile);
    let code = header.code.take().unwrap_or_else(|| title.clone());
    if pool.cards.iter().any(|card| card.code == code) {
        return Err(vec![(second.span(), Fault::CodeTaken { code })]);
    }
    (grammar.settle)(&header, &mut abilities, pool);
    if let Some(fault) = (grammar.fault)(&header, &abilities) {
        return Err(vec![(second.span(), fault)]);
    }
    if !CardPool::can_join_lines(&abilities) {
        let why = "of several lines that are done as the card resolves, none has modes, and one at most has costs or a condition";
        return Err(vec![(second.span(), Fault::Idle { why: why.to_owned() })]);
    }
    header.profile.keywords = header.profile.keywords.union(keywords);
    header.profile.keywords = header.profile.keywords.union((grammar.implied)(&header.profile, &abilities));
    let abilities = abilities.into_iter().map(|ability| pool.add_ability(ability)).collect();
    let card = pool.add_card(&code, header.profile, abilities);
    pool.cards[card.index()].token = header.token;
    pool.cards[card.index()].other_codes = header.numbers;
    if title != pool.name(card) {
        pool.set_title(card, &title);
    }
    (pool.cards[card.index()].prices, pool.cards[card.index()].deck_points) = (header.prices, header.points);
    Ok(card)
}

/// A card whose first line is its name.
pub(crate) fn named_alone(line: &Line, _: &mut Header, pool: &mut CardPool) -> Vec<Name> {
    vec![pool.intern_name(line.text)]
}

/// The first name of a card.
pub(crate) fn first_name(pool: &CardPool, profile: &Characteristics) -> String {
    profile.names.first().map_or_else(String::new, |name| pool.names[name.index()].clone())
}

/// The keywords of a line that is nothing but keywords.
pub(crate) fn keyword_line(grammar: &Grammar, text: &str) -> Option<Keywords> {
    let plain = without_remarks(grammar, text);
    let mut rest = plain.trim();
    let mut all = Keywords::EMPTY;
    while !rest.is_empty() {
        let name = |word: &Keyword| grammar.keyword_names[word.index()];
        let found = grammar.keywords.iter().copied().find(|known| rest.starts_with(name(known)))?;
        all = all.with(found);
        let after = &rest[name(&found).len()..];
        rest = after.trim_start_matches([',', ' ']);
        if rest.len() == after.len() && !rest.is_empty() {
            return None;
        }
    }
    (!all.is_empty()).then_some(all)
}

fn compile_line(
    grammar: &'static Grammar,
    line: &Line,
    own: &str,
    kinds: Kinds,
    pool: &mut CardPool,
) -> Result<Vec<Ability>, (std::ops::Range<usize>, Fault)> {
    let tokens = tokens(grammar, line.text, line.at, own)?;
    let abilities = pool.abilities.len();
    let end = line.span().end;
    let mut r = Reader::new(grammar, &tokens, end, pool);
    if let Ok(read) = (grammar.read_line)(kinds, &mut r) {
        let all: Vec<&Ability> = read.iter().collect();
        if let Some(Idle { words, why }) = read.iter().find_map(|ability| idle(grammar, ability, pool)) {
            return Err((words_from(line, words), Fault::Idle { why }));
        }
        let sayable = (grammar.write_line)(&all, &mut Writer::new(grammar, pool, own).of(kinds)).is_ok();
        return if sayable { Ok(read) } else { Err((line.span(), Fault::ReadsBackDifferently)) };
    }
    let (at, expected) = r.furthest();
    let (at, expected) = (at.max(line.at), expected.to_vec());
    pool.abilities.truncate(abilities);
    let span = at..phrase_end(&line.text[at - line.at..]) + at;
    let found = match &line.text[span.start - line.at..span.end - line.at] {
        "" => "the end of the line".to_owned(),
        words => format!("`{words}`"),
    };
    Err((span, Fault::NotUnderstood { found, expected }))
}

/// From the first of these words of a line to the next punctuation mark; the whole line, if it has none of them.
fn words_from(line: &Line, words: &[&str]) -> std::ops::Range<usize> {
    let text = line.text.to_lowercase();
    let bounded = |at: usize, len: usize| {
        let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        !letter(text[..at].chars().next_back()) && !letter(text[at + len..].chars().next())
    };
    let found = words.iter().find_map(|word| {
        let at = text.match_indices(word).map(|(at, _)| at).find(|&at| bounded(at, word.len()))?;
        line.text.is_char_boundary(at).then_some(at)
    });
    match found {
        Some(at) => line.at + at..line.at + at + phrase_end(&line.text[at..]),
        None => line.span(),
    }
}

/// How long the words are up to the next punctuation mark; a mark is one by itself.
fn phrase_end(text: &str) -> usize {
    let mark = |c: char| matches!(c, '.' | ',' | ':' | '"');
    match text.find(mark) {
        Some(0) => 1,
        Some(end) => end,
        None => text.len(),
    }
}

/// The card as text.
pub(crate) fn read_back(grammar: &'static Grammar, pool: &CardPool, card: CardId) -> Result<String, Unsayable> {
    let printed = pool.card(card);
    let name = (grammar.title)(pool, &printed.characteristics);
    let header = (grammar.write_header)(pool, printed, &name)?;
    let mut lines = vec![name.clone(), header];
    lines.extend(write_keywords(grammar, printed.characteristics.keywords));
    for abilities in ability_lines(grammar, pool, card) {
        let mut w = Writer::new(grammar, pool, &name).of(printed.characteristics.kinds);
        (grammar.write_line)(&abilities, &mut w)?;
        lines.push(w.finish());
    }
    Ok(lines.join("\n"))
}

/// The abilities of a card, by the lines that stand for them.
fn ability_lines<'p>(grammar: &Grammar, pool: &'p CardPool, card: CardId) -> Vec<Vec<&'p Ability>> {
    let mut lines = Vec::new();
    let written = |ability: &&AbilityId| !(grammar.in_header)(pool.ability(**ability));
    let abilities: Vec<AbilityId> = pool.card(card).abilities.iter().filter(written).copied().collect();
    let mut rest = abilities.as_slice();
    while !rest.is_empty() {
        let (line, after) = rest.split_at((grammar.line_length)(pool, rest).clamp(1, rest.len()));
        lines.push(line.iter().map(|&ability| pool.ability(ability)).collect());
        rest = after;
    }
    lines
}

/// The keywords that text can name, as lines: all on one, but those in brackets each on its own.
pub(crate) fn write_keywords(grammar: &Grammar, keywords: Keywords) -> Vec<String> {
    let words = grammar.keywords.iter().filter(|word| keywords.has(**word));
    let names: Vec<&str> = words.map(|word| grammar.keyword_names[word.index()]).collect();
    match names.first() {
        None => Vec::new(),
        Some(_) if grammar.nameless => names.into_iter().map(str::to_owned).collect(),
        Some(_) => vec![names.join(", ")],
    }
}

/// One ability as text, as it stands on this card.
pub(crate) fn read_back_ability(
    grammar: &'static Grammar,
    pool: &CardPool,
    card: CardId,
    ability: AbilityId,
) -> Result<String, Unsayable> {
    let mut w = Writer::new(grammar, pool, pool.name(card)).of(pool.card(card).characteristics.kinds);
    (grammar.write_line)(&[pool.ability(ability)], &mut w)?;
    Ok(w.finish())
}

/// Whether the lines of a card say what its data says, in one of its wordings.
pub(crate) fn is_faithful(grammar: &'static Grammar, pool: &CardPool, card: CardId, block: &[Line]) -> bool {
    let texts = block.iter().skip(2);
    let lines: Vec<&Line> = texts.filter(|line| keyword_line(grammar, line.text).is_none()).collect();
    let abilities = ability_lines(grammar, pool, card);
    let own = pool.name(card);
    lines.len() == abilities.len()
        && lines.iter().zip(&abilities).all(|(line, abilities)| {
            let Some(guide) = flat_tokens(grammar, line.text, own) else { return false };
            let mut w = Writer::guided(grammar, pool, own, &guide).of(pool.card(card).characteristics.kinds);
            (grammar.write_line)(abilities, &mut w).is_ok()
                && flat_tokens(grammar, &w.finish(), own).is_some_and(|out| out == guide)
        })
}
