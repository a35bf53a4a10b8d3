//! The smallest pieces of card text: words, numbers, marks and the bracketed names.

use crate::diagnostic::Fault;
use crate::language::Grammar;
use crate::price::Symbol;
use crate::synonym;
use std::borrow::Cow;
use std::ops::Range;

/// The dash between a keyword and what it brings; shorter and longer ones, and hyphens by themselves, are read as it.
pub(crate) const DASH: char = '—';

/// What stands between what sets an ability off and what it does, in some languages.
pub(crate) const ARROW: char = '⇒';

/// What a token is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Kind {
    /// A word, as it was written.
    Word(String),
    /// A number without a sign.
    Number(i32),
    /// A punctuation mark.
    Mark(char),
    /// What stands in `{ }`: a part of a price.
    Symbol(String),
    /// What stands in `[ ]`: a name, or a word that cards are grouped by.
    Bracket(String),
    /// What stands in `% %`: the name of a special ability.
    Title(String),
    /// What stands in quotation marks, and how it is written.
    Quote(Vec<Token>, String),
    /// The card's own name.
    This,
}

/// A token and where it stands in the file.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    /// What it is.
    pub kind: Kind,
    /// Its bytes in the file.
    pub span: Range<usize>,
}

impl PartialEq for Token {
    /// Tokens are equal if they say the same, wherever they stand; words are compared without case.
    fn eq(&self, other: &Self) -> bool {
        match (&self.kind, &other.kind) {
            (Kind::Word(a), Kind::Word(b)) => a.eq_ignore_ascii_case(b),
            (a, b) => a == b,
        }
    }
}

/// The tokens of `text`, which begins at `start` in its file, on a card called `own`.
pub(crate) fn tokens(
    grammar: &Grammar,
    text: &str,
    start: usize,
    own: &str,
) -> Result<Vec<Token>, (Range<usize>, Fault)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let (kind, len) = match first {
            c if c.is_whitespace() => {
                at += c.len_utf8();
                continue;
            }
            '(' | '（' if grammar.remarks.is_some() => match remark(grammar, rest, found.last()) {
                Some(len) => {
                    at += len;
                    continue;
                }
                None => (Kind::Mark('('), first.len_utf8()),
            },
            '）' => (Kind::Mark(')'), first.len_utf8()),
            _ if !grammar.nameless && begins_with_name(rest, own) => (Kind::This, own.len()),
            '{' => enclosed(rest, '}', start + at).map(|(inner, len)| (Kind::Symbol(inner.to_owned()), len))?,
            '[' => {
                let (inner, len) = enclosed(rest, ']', start + at)?;
                if grammar.boxes.0 == '[' && Symbol::of(inner, grammar.colours).is_some() {
                    (Kind::Symbol(inner.to_owned()), len)
                } else {
                    (Kind::Bracket(bare(grammar.groups, inner)), len)
                }
            }
            '%' => enclosed(rest, '%', start + at).map(|(inner, len)| (Kind::Title(inner.to_owned()), len))?,
            '"' => {
                let (inner, len) = enclosed(rest, '"', start + at)?;
                (Kind::Quote(tokens(grammar, inner, start + at + 1, own)?, inner.trim().to_owned()), len)
            }
            c if is_word(c) => {
                let len = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
                let word = &rest[..len];
                match word.parse() {
                    _ if word.chars().all(|c| c == '-') => (Kind::Mark(DASH), len),
                    Ok(number) => (Kind::Number(number), len),
                    Err(_) => (Kind::Word(word.replace('’', "'")), len),
                }
            }
            c @ ('–' | '―') => (Kind::Mark(DASH), c.len_utf8()),
            c => (Kind::Mark(c), c.len_utf8()),
        };
        found.push(Token { kind, span: start + at..start + at + len });
        at += len;
    }
    Ok(synonym::replace(grammar.synonyms, found))
}

/// The tokens of `text` with those in quotation marks among them, and the symbols of each price in one order. A quotation
/// need not be closed.
pub(crate) fn flat_tokens(grammar: &Grammar, text: &str, own: &str) -> Option<Vec<Token>> {
    let mut flat = Vec::new();
    for (at, piece) in text.split('"').enumerate() {
        if at > 0 {
            flat.push(Token { kind: Kind::Mark('"'), span: 0..0 });
        }
        let first = flat.len();
        flat.extend(tokens(grammar, piece, 0, own).ok()?);
        for run in flat[first..].chunk_by_mut(|a, b| is_symbol(a) && is_symbol(b)) {
            run.sort_by(|a, b| symbol(a).cmp(&symbol(b)));
        }
    }
    Some(flat)
}

fn is_symbol(token: &Token) -> bool {
    symbol(token).is_some()
}

fn symbol(token: &Token) -> Option<&str> {
    match &token.kind {
        Kind::Symbol(text) => Some(text),
        _ => None,
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '\'' | '’' | '-' | '/')
}

/// Whether `text` starts with the card's name, and the name ends there.
fn begins_with_name(text: &str, own: &str) -> bool {
    !own.is_empty()
        && text.strip_prefix(own).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '-'))
}

/// How long the parenthesis is that `text` begins with, if it only reminds of the rules: it does not belong to the keyword
/// before it, or is a sentence.
fn remark(grammar: &Grammar, text: &str, before: Option<&Token>) -> Option<usize> {
    let (inner, len) = parenthesis(text)?;
    let belongs = matches!(before.map(|token| &token.kind),
        Some(Kind::Bracket(word)) if grammar.remarks.is_some_and(|keywords| keywords.contains(&word.as_str())));
    (!belongs || inner.trim_end().ends_with(['.', '。'])).then_some(len)
}

/// What stands in the parenthesis that `text` begins with, and the length of the whole.
fn parenthesis(text: &str) -> Option<(&str, usize)> {
    let open = text.chars().next().filter(|c| matches!(c, '(' | '（'))?;
    let close = text.find([')', '）'])?;
    let end = close + text[close..].chars().next().map_or(0, char::len_utf8);
    Some((&text[open.len_utf8()..close], end))
}

/// A line without what reminds of the rules.
pub(crate) fn without_remarks<'t>(grammar: &Grammar, text: &'t str) -> Cow<'t, str> {
    if grammar.remarks.is_none() || !text.contains(['(', '（']) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['(', '（']) {
        let Some((_, len)) = parenthesis(&rest[at..]) else { break };
        out.push_str(rest[..at].trim_end());
        rest = &rest[at + len..];
    }
    out.push_str(rest);
    Cow::Owned(out.trim().to_owned())
}

/// `Job (Guard)` is another way to write `Job Guard`.
fn bare(groups: &[&str], text: &str) -> String {
    for sort in groups {
        let name = text.strip_prefix(sort).map(str::trim);
        if let Some(inner) = name.and_then(|name| name.strip_prefix('(')?.strip_suffix(')')) {
            return format!("{sort} {}", inner.trim());
        }
    }
    text.to_owned()
}

/// What stands between the mark that opens `text` and `close`, and the length of the whole.
fn enclosed(text: &str, close: char, at: usize) -> Result<(&str, usize), (Range<usize>, Fault)> {
    match text[1..].find(close) {
        Some(len) => Ok((&text[1..=len], len + 2)),
        None => Err((at..at + 1, Fault::Unclosed { close })),
    }
}
