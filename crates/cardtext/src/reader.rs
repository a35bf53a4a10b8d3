//! A place in a card's tokens, with what was expected at the furthest place reading got to.

use crate::discourse::Discourse;
use crate::language::Grammar;
use crate::token::{ARROW, DASH, Kind, Token};
use duel::card::pool::CardPool;

/// The text goes on differently; the reader remembers where, and what was expected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Miss;

/// What was read.
pub(crate) type Read<T> = Result<T, Miss>;

/// Reads tokens from left to right, and back where a phrase turns out to be another.
pub(crate) struct Reader<'a> {
    /// The language.
    pub grammar: &'static Grammar,
    tokens: &'a [Token],
    at: usize,
    end: usize,
    furthest: usize,
    expected: Vec<&'static str>,
    /// Where names, traits and granted abilities go.
    pub pool: &'a mut CardPool,
    /// What has been spoken of.
    pub talk: Discourse,
    /// Whether a note says that the effects of this text do not end with the turn.
    pub lasts: bool,
    /// Whether this is a text in quotation marks, whose last full stop may be left out.
    quoting: bool,
    /// Whether a note says that the ability does not trigger if the card is a Forward.
    pub unless: bool,
}

impl<'a> Reader<'a> {
    /// A reader of one line of text that ends at byte `end`.
    pub fn new(grammar: &'static Grammar, tokens: &'a [Token], end: usize, pool: &'a mut CardPool) -> Self {
        Self {
            grammar,
            tokens,
            at: 0,
            end,
            furthest: 0,
            expected: Vec::new(),
            pool,
            talk: Discourse::new(grammar),
            lasts: false,
            quoting: false,
            unless: false,
        }
    }

    /// How far reading got, in bytes, and what was expected there.
    pub fn furthest(&self) -> (usize, &[&'static str]) {
        (self.furthest, &self.expected)
    }

    fn offset(&self) -> usize {
        self.tokens.get(self.at).map_or(self.end, |token| token.span.start)
    }

    /// Notes that `expected` does not stand here. Descriptions begin with `~`.
    pub fn fail<T>(&mut self, expected: &'static str) -> Read<T> {
        let here = self.offset();
        if here > self.furthest {
            self.furthest = here;
            self.expected.clear();
        }
        if here == self.furthest && !self.expected.contains(&expected) {
            self.expected.push(expected);
        }
        Err(Miss)
    }

    /// Reads with `read`, whose failing at its very first word is told as "expected `name`".
    pub fn named<T>(&mut self, name: &'static str, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        let here = self.offset();
        let before = if self.furthest == here { self.expected.clone() } else { Vec::new() };
        let result = read(self);
        if result.is_err() && self.furthest == here {
            self.expected = before;
            return self.fail(name);
        }
        result
    }

    /// Reads with `read`, or stays where it was.
    pub fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        let (at, talk, abilities) = (self.at, self.talk.clone(), self.pool.abilities.len());
        let cards = self.pool.cards.len();
        let (names, traits) = (self.pool.names.len(), self.pool.traits.len());
        let result = read(self);
        if result.is_err() {
            self.at = at;
            self.talk = talk;
            self.pool.abilities.truncate(abilities);
            self.pool.cards.truncate(cards);
            if self.grammar.inline {
                self.pool.names.truncate(names);
                self.pool.traits.truncate(traits);
            }
        }
        result
    }

    /// Whether `read` succeeds; if not, stays where it was.
    pub fn has(&mut self, read: impl FnOnce(&mut Self) -> Read<()>) -> bool {
        self.attempt(read).is_ok()
    }

    /// The next token.
    pub fn peek(&self) -> Option<&'a Kind> {
        self.tokens.get(self.at).map(|token| &token.kind)
    }

    /// The tokens that are left.
    pub fn ahead(&self) -> &'a [Token] {
        &self.tokens[self.at..]
    }

    /// Whether nothing is left.
    pub fn is_done(&self) -> bool {
        self.at == self.tokens.len()
    }

    /// Nothing is left.
    pub fn done(&mut self) -> Read<()> {
        if self.is_done() { Ok(()) } else { self.fail("~the end of the line") }
    }

    /// Whether a mark stands somewhere ahead, outside quotation marks.
    pub fn sees(&self, mark: char) -> bool {
        self.tokens[self.at..].iter().any(|token| token.kind == Kind::Mark(mark))
    }

    /// Whether no other sentence follows this one.
    pub fn is_last_sentence(&self) -> bool {
        let stops = self.tokens[self.at..].iter().filter(|token| token.kind == Kind::Mark('.')).count();
        stops <= 1
    }

    /// Whether these words come next, marks included.
    pub fn begins(&mut self, words: &'static str) -> bool {
        self.could(|r| r.words(words))
    }

    /// Whether `read` would succeed here; it does not matter if it does not.
    pub fn could(&mut self, read: impl FnOnce(&mut Self) -> Read<()>) -> bool {
        let (at, furthest, expected) = (self.at, self.furthest, self.expected.clone());
        let could = read(self).is_ok();
        (self.at, self.furthest, self.expected) = (at, furthest, expected);
        could
    }

    /// Whether these words come next; it does not matter if they do not.
    pub fn sees_words(&self, words: &str) -> bool {
        let ahead = self.tokens[self.at..].iter();
        words
            .split(' ')
            .zip(ahead)
            .filter(|(word, token)| matches!(&token.kind, Kind::Word(w) if w.eq_ignore_ascii_case(word)))
            .count()
            == words.split(' ').count()
    }

    /// The next token, if `take` accepts it.
    pub fn take<T>(&mut self, expected: &'static str, take: impl FnOnce(&'a Kind) -> Option<T>) -> Read<T> {
        match self.peek().and_then(take) {
            Some(value) => {
                self.at += 1;
                Ok(value)
            }
            None => self.fail(expected),
        }
    }

    /// Words of a template, one after another. `gains/gain` is either word; marks around a word are marks.
    pub fn words(&mut self, template: &'static str) -> Read<()> {
        let grammar = self.grammar;
        let mut rest = template;
        while !rest.is_empty() {
            if let Some((name, after)) = rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
                self.take(rest, |kind| matches!(kind, Kind::Bracket(text) if text == name).then_some(()))?;
                rest = after.trim_start();
                continue;
            }
            let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
            if word.strip_prefix(DASH) == Some("") {
                self.mark(DASH)?;
                rest = after;
                continue;
            }
            let (before, word, behind) = marked(word);
            for mark in before.chars() {
                self.mark(mark)?;
            }
            if !word.is_empty() {
                self.take(rest, |kind| match kind {
                    Kind::Word(written) => word.split('/').any(|form| form.eq_ignore_ascii_case(written)).then_some(()),
                    Kind::Number(number) => grammar.is_number(word, *number).then_some(()),
                    _ => None,
                })?;
            }
            for mark in behind.chars() {
                self.mark(mark)?;
            }
            rest = after;
        }
        Ok(())
    }

    /// The longest of several templates that stands here; one of them may be empty.
    pub fn one_of(&mut self, templates: &[&'static str]) -> Read<()> {
        let mut order = templates.to_vec();
        order.sort_by_key(|template| std::cmp::Reverse(template.len()));
        if order.into_iter().any(|template| self.skip(template)) { Ok(()) } else { Err(Miss) }
    }

    /// Whether these words stand here; if so they are read.
    pub fn skip(&mut self, template: &'static str) -> bool {
        self.has(|r| r.words(template))
    }

    /// A punctuation mark.
    pub fn mark(&mut self, mark: char) -> Read<()> {
        let expected = match mark {
            '.' => ".",
            ',' => ",",
            ':' => ":",
            '+' => "+",
            DASH => "—",
            ARROW => "⇒",
            '(' => "(",
            ')' => ")",
            _ => "~a mark",
        };
        self.take(expected, |kind| (*kind == Kind::Mark(mark)).then_some(()))
    }

    /// The full stop of a sentence; one that ends with a quoted text has its full stop inside.
    pub fn stop(&mut self) -> Read<()> {
        match self.at.checked_sub(1).map(|before| &self.tokens[before].kind) {
            Some(Kind::Quote(..)) => {
                self.has(|r| r.mark('.'));
                Ok(())
            }
            _ if self.quoting && self.is_done() => Ok(()),
            _ => self.mark('.'),
        }
    }

    /// A number.
    pub fn number(&mut self) -> Read<i32> {
        self.take("~a number", |kind| match kind {
            Kind::Number(number) => Some(*number),
            _ => None,
        })
    }

    /// The card's own name; an ability that is given to another card calls that one by its kind.
    pub fn this(&mut self) -> Read<()> {
        if let Some(words) = self.grammar.selves.iter().find(|words| self.sees_words(words)) {
            self.at += words.split(' ').count();
            return Ok(());
        }
        self.take("~the card's own name", |kind| (*kind == Kind::This).then_some(()))
    }

    /// What stands in quotation marks, all of it.
    pub fn quoted<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        let inner = self.take("~a text in quotation marks", |kind| match kind {
            Kind::Quote(inner, _) => Some(inner.as_slice()),
            _ => None,
        })?;
        let end = self.tokens[self.at - 1].span.end - 1;
        let outer = (self.tokens, self.at, self.end, self.quoting);
        (self.tokens, self.at, self.end, self.quoting) = (inner, 0, end, true);
        let result = read(self).and_then(|value| self.done().map(|()| value));
        (self.tokens, self.at, self.end, self.quoting) = outer;
        result
    }

    /// Several of the same, with commas between them and "and" before the last.
    pub fn list<T>(&mut self, mut read: impl FnMut(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        let mut items = vec![read(self)?];
        while let Ok(item) = self.attempt(|r| {
            r.one_of(&["and", ", and", ","])?;
            read(r)
        }) {
            items.push(item);
        }
        Ok(items)
    }
}

/// The marks before a word of a template, the word, and the marks behind it.
pub(crate) fn marked(word: &str) -> (&str, &str, &str) {
    let bare = word.trim_start_matches(['(', ',']);
    let core = bare.trim_end_matches([',', '.', ')']);
    (&word[..word.len() - bare.len()], core, &bare[core.len()..])
}
