//! Splits a file of rulings into its lines.

use crate::error::{Failure, NotationFault};
use crate::limits::{MAX_LINE_BYTES, MAX_OWN_CARDS};
use std::borrow::Cow;
use std::ops::Range;

/// A line, or a block of lines, with the number of its first line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SourceLine<'s> {
    pub number: usize,
    pub text: &'s str,
}

impl SourceLine<'_> {
    /// Returns the line, or a fault if it is too long.
    fn check_length(self) -> Result<Self, Failure> {
        if self.text.len() <= MAX_LINE_BYTES {
            return Ok(self);
        }
        Err(Failure {
            line: self.number,
            fault: NotationFault::TooMuch { what: "letters in a line", most: MAX_LINE_BYTES },
        })
    }
}

/// A ruling as it stands in its file.
#[derive(Debug)]
pub(crate) struct Ruling<'s> {
    pub line: usize,
    /// The games the ruling is for, each with the rules of that game that it shows.
    pub games: Vec<(&'s str, Vec<&'s str>)>,
    pub title: &'s str,
    pub cards: Vec<SourceLine<'s>>,
    pub body: Vec<SourceLine<'s>>,
}

/// The most rules one ruling can cite.
const MOST_CITED: usize = 3;

/// Splits a file into the cards before the first ruling, and the rulings.
pub(crate) fn parse_rulings(source: &str) -> Result<(Vec<SourceLine<'_>>, Vec<Ruling<'_>>), Failure> {
    let (mut shared, mut found) = (Vec::new(), Vec::<Ruling>::new());
    let mut lines = numbered(source);
    while let Some((line, span)) = lines.next() {
        let text = line.text;
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        if text == "card" {
            let card = block(source, line.number, span, &mut lines);
            found.last_mut().map_or(&mut shared, |ruling| &mut ruling.cards).push(card);
        } else if let Some(rest) = text.strip_prefix("rule ") {
            let cited = citation(line.number, rest)?;
            match found.last_mut().filter(|ruling| ruling.title.is_empty() && ruling.cards.is_empty()) {
                Some(same) => same.games.push(cited),
                None => found.push(Ruling {
                    line: line.number,
                    games: vec![cited],
                    title: "",
                    cards: Vec::new(),
                    body: Vec::new(),
                }),
            }
        } else {
            let Some(ruling) = found.last_mut() else {
                let fault = NotationFault::not_read("a line such as `rule GAME 10.1.2.2`", text);
                return Err(Failure { line: line.number, fault });
            };
            match title(text) {
                Some(words) if ruling.title.is_empty() => ruling.title = words,
                _ => ruling.body.push(line.check_length()?),
            }
        }
    }
    match found.iter().find(|ruling| ruling.title.is_empty()) {
        Some(ruling) => {
            let fault = NotationFault::not_read("a title in quotation marks after the rule", "none");
            Err(Failure { line: ruling.line, fault })
        }
        None => Ok((shared, found)),
    }
}

/// Splits a file with one position, or one ruling, into its cards and its lines. A contrast is left out.
pub(crate) fn parse_position(source: &str) -> Result<(Vec<SourceLine<'_>>, Vec<SourceLine<'_>>), Failure> {
    let (cards, mut body) = cards_and_body(source)?;
    if let Some(at) = body.iter().position(|line| line.text == "otherwise") {
        body.truncate(at);
    }
    match cards.get(MAX_OWN_CARDS) {
        Some(card) => {
            let fault = NotationFault::TooMuch { what: "cards of the position's own", most: MAX_OWN_CARDS };
            Err(Failure { line: card.number, fault })
        }
        None => Ok((cards, body)),
    }
}

fn cards_and_body(source: &str) -> Result<(Vec<SourceLine<'_>>, Vec<SourceLine<'_>>), Failure> {
    if numbered(source).any(|(line, _)| line.text.starts_with("rule ")) {
        let (mut cards, mut found) = parse_rulings(source)?;
        if let [_, second, ..] = &found[..] {
            let fault = NotationFault::not_read("one position", &format!("a second ruling, \"{}\"", second.title));
            return Err(Failure { line: second.line, fault });
        }
        let Some(ruling) = found.pop() else { return Ok((cards, Vec::new())) };
        cards.extend(ruling.cards);
        return Ok((cards, ruling.body));
    }
    let (mut cards, mut body) = (Vec::new(), Vec::new());
    let mut lines = numbered(source);
    while let Some((line, span)) = lines.next() {
        if line.text == "card" {
            cards.push(block(source, line.number, span, &mut lines));
        } else if !line.text.is_empty() && !line.text.starts_with('#') && title(line.text).is_none() {
            body.push(line.check_length()?);
        }
    }
    Ok((cards, body))
}

/// The lines of a text, each with its range of bytes.
fn numbered(source: &str) -> impl Iterator<Item = (SourceLine<'_>, Range<usize>)> {
    let mut end = 0;
    source.split_inclusive('\n').enumerate().map(move |(at, text)| {
        let start = end;
        end += text.len();
        (SourceLine { number: at + 1, text: text.trim() }, start..end)
    })
}

/// The card text after the line `card`, up to an empty line.
fn block<'s>(
    source: &'s str,
    number: usize,
    head: Range<usize>,
    lines: &mut impl Iterator<Item = (SourceLine<'s>, Range<usize>)>,
) -> SourceLine<'s> {
    let card = lines.by_ref().map_while(|(line, span)| (!line.text.is_empty()).then_some(span));
    let end = card.last().map_or(head.end, |last| last.end);
    SourceLine { number: number + 1, text: &source[head.end..end] }
}

/// Reads a game and the rules of it that a ruling shows.
fn citation(line: usize, rest: &str) -> Result<(&str, Vec<&str>), Failure> {
    let mut words = rest.split_whitespace();
    let game = words.next().unwrap_or_default();
    let ids: Vec<&str> = words.collect();
    if ids.is_empty() || ids.len() > MOST_CITED {
        let fault = NotationFault::not_read("a game and one to three rules", rest);
        return Err(Failure { line, fault });
    }
    Ok((game, ids))
}

/// The line as one of the ruling's games reads it. Where the games number a rule differently, the numbers stand in the
/// order of the games, separated by slashes.
pub(crate) fn text_for_game(text: &str, which: usize) -> Cow<'_, str> {
    let is_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit()) && word.contains('.');
    let several = |word: &str| word.contains('/') && word.split('/').all(is_number);
    if !text.split(' ').any(several) {
        return Cow::Borrowed(text);
    }
    let own = |word| if several(word) { word.split('/').nth(which).unwrap_or(word) } else { word };
    Cow::Owned(text.split(' ').map(own).collect::<Vec<_>>().join(" "))
}

fn title(text: &str) -> Option<&str> {
    text.strip_prefix('"')?.strip_suffix('"')
}

/// Splits at commas that stand outside parentheses.
pub(crate) fn split_at_commas(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    text.split(move |c: char| {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    })
    .map(str::trim)
    .filter(|part| !part.is_empty())
}

/// Splits a number from the text after it.
pub(crate) fn leading_number(text: &str) -> Option<(i32, &str)> {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    first.parse().ok().map(|n| (n, rest.trim_start()))
}
