//! Whole cards: compiling a file of them, and reading one back.

use crate::ability::{read_line, write_ability};
use crate::diagnostic::{Diagnostic, Fault};
use crate::header::{Faults, read_header, write_header};
use crate::reader::Reader;
use crate::source::{Line, blocks};
use crate::token::{flat_tokens, tokens};
use crate::warp::write_warp;
use crate::words::KEYWORDS;
use crate::writer::{Unsayable, Writer};
use crystal::words::{keyword, kind, label};
use duel::ability::{Ability, Form};
use duel::pool::CardPool;
use duel::words::*;
use std::sync::Arc;

/// Compiles the cards of a file and adds them to the pool, in order. If anything in the file is not understood, the
/// pool stays as it was and every fault is reported.
pub fn compile(source: &str, file: &str, pool: &mut CardPool) -> Result<Vec<CardId>, Vec<Diagnostic>> {
    let shared = Arc::new(source.to_owned());
    let mut whole = pool.clone();
    let (mut cards, mut found) = (Vec::new(), Vec::new());
    for block in blocks(source) {
        match compile_card(&block, &mut whole) {
            Ok(card) => cards.push(card),
            Err(faults) => {
                found.extend(faults.into_iter().map(|(span, fault)| Diagnostic::new(file, &shared, span, fault)));
            }
        }
    }
    if found.is_empty() {
        *pool = whole;
        Ok(cards)
    } else {
        Err(found)
    }
}

/// Compiles one card; on a fault the pool may hold parts of it.
pub(crate) fn compile_card(block: &[Line], pool: &mut CardPool) -> Result<CardId, Faults> {
    let Some((name, rest)) = block.split_first() else { return Err(Vec::new()) };
    let Some((second, texts)) = rest.split_first() else { return Err(vec![(name.span(), Fault::NoHeader)]) };
    let (mut header, mut faults) = read_header(second.text, second.at, pool);
    let kinds = header.profile.kinds;
    if kinds.is_empty() {
        return Err(faults);
    }
    let mut keywords = Keywords::EMPTY;
    let mut abilities = Vec::new();
    for line in texts {
        if let Some(words) = keyword_line(line.text) {
            keywords = keywords.union(words);
            continue;
        }
        match compile_line(line, name.text, kinds, pool) {
            Ok(read) => abilities.extend(read),
            Err(fault) => faults.push(fault),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let code = header.code.take().unwrap_or_else(|| name.text.to_owned());
    if pool.cards.iter().any(|card| card.code == code) {
        return Err(vec![(second.span(), Fault::CodeTaken { code })]);
    }
    if abilities.iter().filter(|ability| ability.form == Form::Spell).count() > 1 && !kinds.has(kind::SUMMON) {
        return Err(vec![(second.span(), Fault::Repeated { field: "As you cast" })]);
    }
    check_burst(header.profile.keywords, &abilities, second)?;
    header.profile.keywords = header.profile.keywords.union(keywords);
    header.profile.names.push(pool.intern_name(name.text));
    let abilities = abilities.into_iter().map(|ability| pool.add_ability(ability)).collect();
    Ok(pool.add_card(&code, header.profile, abilities))
}

/// The icon and the marked ability go together (5.2.2.1).
fn check_burst(keywords: Keywords, abilities: &[Ability], header: &Line) -> Result<(), Faults> {
    let marked = abilities.iter().any(|ability| matches!(ability.label, label::AUTO_EX | label::SUMMON_EX));
    match (keywords.has(keyword::EX_BURST), marked) {
        (true, false) => Err(vec![(header.span(), Fault::BurstWithoutAbility)]),
        (false, true) => Err(vec![(header.span(), Fault::BurstWithoutIcon)]),
        (true, true) | (false, false) => Ok(()),
    }
}

/// The keywords of a line that is nothing but keywords.
pub(crate) fn keyword_line(text: &str) -> Option<Keywords> {
    let mut rest = text.trim();
    let mut all = Keywords::EMPTY;
    while !rest.is_empty() {
        let found = KEYWORDS.iter().copied().find(|known| rest.starts_with(keyword::NAMES[known.index()]))?;
        all = all.with(found);
        let after = &rest[keyword::NAMES[found.index()].len()..];
        rest = after.trim_start_matches([',', ' ']);
        if rest.len() == after.len() && !rest.is_empty() {
            return None;
        }
    }
    (!all.is_empty()).then_some(all)
}

fn compile_line(
    line: &Line,
    own: &str,
    kinds: Kinds,
    pool: &mut CardPool,
) -> Result<Vec<Ability>, (std::ops::Range<usize>, Fault)> {
    let tokens = tokens(line.text, line.at, own)?;
    let abilities = pool.abilities.len();
    let end = line.span().end;
    let mut r = Reader::new(&tokens, end, pool);
    if let Ok(read) = read_line(kinds, &mut r) {
        return if is_sayable(&read, own, pool) { Ok(read) } else { Err((line.span(), Fault::ReadsBackDifferently)) };
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

/// Whether there are words for the abilities of a line: three stand for a keyword.
fn is_sayable(abilities: &[Ability], own: &str, pool: &CardPool) -> bool {
    match abilities {
        [ability] => write_ability(ability, &mut Writer::new(pool, own)).is_ok(),
        _ => true,
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

/// The card as text, from its data alone: name, second line, keywords and abilities in their canonical words.
///
/// # Errors
///
/// If there are no words for one of its abilities. What was compiled from text always has words.
pub fn read_back(pool: &CardPool, card: CardId) -> Result<String, Unsayable> {
    let name = pool.name(card);
    let printed = pool.card(card);
    let mut lines = vec![name.to_owned(), write_header(pool, printed, name)?];
    let words = write_keywords(printed.profile.keywords);
    if !words.is_empty() {
        lines.push(words);
    }
    let mut rest = printed.abilities.as_slice();
    while let [first, after @ ..] = rest {
        let (line, after) = match read_back_warp(pool, card, rest) {
            Some((line, after)) => (line?, after),
            None => (read_back_ability(pool, card, *first)?, after),
        };
        lines.push(line);
        rest = after;
    }
    Ok(lines.join("\n"))
}

/// The line of a Warp that begins here, and the abilities after its three.
fn read_back_warp<'a>(
    pool: &CardPool,
    card: CardId,
    abilities: &'a [AbilityId],
) -> Option<(Result<String, Unsayable>, &'a [AbilityId])> {
    let ([leaving, counting, arriving], after) = abilities.split_first_chunk::<3>()?;
    let mut w = Writer::new(pool, pool.name(card));
    let said = write_warp([leaving, counting, arriving].map(|&id| pool.ability(id)), &mut w)?;
    Some((said.map(|()| w.finish()), after))
}

/// The keywords that text can name, as one line.
pub(crate) fn write_keywords(keywords: Keywords) -> String {
    let words = KEYWORDS.iter().filter(|word| keywords.has(**word)).map(|word| keyword::NAMES[word.index()]);
    words.collect::<Vec<&str>>().join(", ")
}

/// One ability as text, as it stands on this card.
///
/// # Errors
///
/// If there are no words for it.
pub fn read_back_ability(pool: &CardPool, card: CardId, ability: AbilityId) -> Result<String, Unsayable> {
    let mut w = Writer::new(pool, pool.name(card));
    write_ability(pool.ability(ability), &mut w)?;
    Ok(w.finish())
}

/// Whether the lines of a card say what its data says, in one of its wordings.
pub(crate) fn is_faithful(pool: &CardPool, card: CardId, block: &[Line]) -> bool {
    let keywords = usize::from(!write_keywords(pool.card(card).profile.keywords).is_empty());
    are_wordings(pool, card, block.get(2 + keywords..).unwrap_or_default())
}

/// Whether each line is one of the wordings of the card's abilities, in order.
fn are_wordings(pool: &CardPool, card: CardId, lines: &[Line]) -> bool {
    let own = pool.name(card);
    let mut rest = pool.card(card).abilities.as_slice();
    for line in lines {
        rest = match (read_back_warp(pool, card, rest), rest) {
            (Some((Ok(warp), after)), _) if flat_tokens(&warp, own) == flat_tokens(line.text, own) => after,
            (None, [first, after @ ..]) if is_wording(pool, card, *first, line.text) => after,
            _ => return false,
        };
    }
    rest.is_empty()
}

/// Whether a text is one of the wordings of an ability, as it stands on this card.
fn is_wording(pool: &CardPool, card: CardId, ability: AbilityId, text: &str) -> bool {
    let own = pool.name(card);
    let Some(guide) = flat_tokens(text, own) else { return false };
    let mut w = Writer::guided(pool, own, &guide);
    write_ability(pool.ability(ability), &mut w).is_ok()
        && flat_tokens(&w.finish(), own).is_some_and(|out| out == guide)
}
