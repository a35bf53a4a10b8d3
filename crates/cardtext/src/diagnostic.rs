//! What is wrong with a text, and where: the file, the line, the column and a caret under the words.

use crate::language::Grammar;
use miette::{LabeledSpan, NamedSource, SourceCode};
use std::ops::Range;
use std::sync::Arc;
use thiserror::Error;

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The text goes on in a way that is not understood.
    #[error("expected {}, found {found}", alternatives(expected))]
    NotUnderstood {
        /// What stands there.
        found: String,
        /// What could have stood there.
        expected: Vec<&'static str>,
    },
    /// Something was opened and not closed on the same line.
    #[error("expected a closing `{close}` on the same line")]
    Unclosed {
        /// The missing mark.
        close: char,
    },
    /// A card is only a name.
    #[error("expected a second line such as `{example}`")]
    NoHeader {
        /// One as it should be.
        example: &'static str,
    },
    /// There is no such word of a sort of which the game has a few.
    #[error("expected {sort} ({}), found `{found}`", known.join(", "))]
    NoWord {
        /// What sort of word is meant.
        sort: &'static str,
        /// Those that there are.
        known: &'static [&'static str],
        /// What stands there.
        found: String,
    },
    /// There is no such field of a header.
    #[error("expected a field ({}), found `{found}`", known.join(", "))]
    NoField {
        /// Those that there are.
        known: Vec<&'static str>,
        /// What stands there.
        found: String,
    },
    /// A field of a header has no value.
    #[error("expected a value after `{field}`")]
    NoValue {
        /// The field.
        field: &'static str,
    },
    /// A field of a header stands there twice.
    #[error("expected `{field}` once only")]
    Repeated {
        /// The field.
        field: &'static str,
    },
    /// A field that must be a number is not.
    #[error("expected a number after `{field}`, found `{found}`")]
    NoNumber {
        /// The field.
        field: &'static str,
        /// What stands there.
        found: String,
    },
    /// A field that must be a price is not.
    #[error("expected a price such as `{{2}}` after `{field}`, found `{found}`")]
    NoPrice {
        /// The field.
        field: &'static str,
        /// What stands there.
        found: String,
    },
    /// A field is missing that this card type must have.
    #[error("expected the field `{field}` on this card type")]
    Missing {
        /// The field.
        field: &'static str,
    },
    /// A line is missing that this card type must have.
    #[error("expected a line `{line}` on this card type")]
    NoLine {
        /// The line.
        line: &'static str,
    },
    /// A field is there that only other card types have.
    #[error("expected no {field} on this card type: only {kinds} have {field}")]
    OnlyOn {
        /// The field.
        field: &'static str,
        /// Which card types have it.
        kinds: &'static str,
    },
    /// More words that cards are grouped by than a card can hold.
    #[error("expected at most 8 words that cards are grouped by")]
    TooManyTraits,
    /// More conditions that are counted each by itself than a card can bear counters for.
    #[error("expected at most {most} conditions on one card, found {found}")]
    TooManyConditions {
        /// How many there can be.
        most: usize,
        /// How many there are.
        found: usize,
    },
    /// Something in the text can never matter.
    #[error("expected something that can matter: {why}")]
    Idle {
        /// Why it cannot.
        why: String,
    },
    /// Something in the text depends on other cards, and none of those that there are meets it.
    #[error("note: {why}")]
    Unmet {
        /// What none of them meets.
        why: String,
    },
    /// A database is no XML.
    #[error("expected XML: {cause}")]
    NotXml {
        /// What is wrong with it.
        cause: String,
    },
    /// Two cards have the same number in their set.
    #[error("expected a code of its own, `{code}` is taken; write `· code …` to tell the cards apart")]
    CodeTaken {
        /// The number.
        code: String,
    },
    /// The icon is there, but no ability is marked.
    #[error("expected an ability that begins with `{icon}`, as the card has the {icon} icon")]
    IconWithoutAbility {
        /// The icon.
        icon: &'static str,
    },
    /// An ability is marked, but the icon is not there.
    #[error("expected the field `{icon}` in the second line, as an ability begins with `{icon}`")]
    AbilityWithoutIcon {
        /// The icon.
        icon: &'static str,
    },
    /// A deck lists no such card.
    #[error("expected the name of a card, found `{found}`{}", nearest.as_ref().map_or(String::new(), |name| format!("; did you mean `{name}`?")))]
    NoCard {
        /// What stands there.
        found: String,
        /// The name that looks most like it.
        nearest: Option<String>,
    },
    /// Several cards have that name.
    #[error("expected a code, as several cards are called `{name}`: {}", codes.join(", "))]
    SeveralCards {
        /// The name.
        name: String,
        /// Their codes.
        codes: Vec<String>,
    },
    /// What a card was compiled to says something else than its text.
    #[error("expected a text that reads back as it is written")]
    ReadsBackDifferently,
    /// A file looks like JSON and is not.
    #[error("expected JSON: {cause}")]
    NotJson {
        /// What is wrong with it.
        cause: String,
    },
    /// A database holds no list of cards.
    #[error("expected a list of cards")]
    NoCardList,
    /// Something in a list of cards is no card.
    #[error("expected an object with the fields of a card")]
    NoCardObject,
    /// A card of a database lacks a field.
    #[error("expected the field `{field}`")]
    NoCardField {
        /// The field.
        field: &'static str,
    },
    /// A field of a card in a database holds something else.
    #[error("expected a value in the field `{field}`")]
    BadCardField {
        /// The field.
        field: &'static str,
    },
    /// A deck is longer than anyone plays.
    #[error("expected no more than {most} cards in all")]
    DeckTooLong {
        /// How many cards are read.
        most: usize,
    },
    /// A deck is not read to its end.
    #[error("expected a deck; {more} more lines of this are not read")]
    NotReadOn {
        /// How many lines are left.
        more: usize,
    },
    /// There is no number left for a card, its abilities or its words.
    #[error(
        "expected no more cards: a pool holds {most} cards, and as many abilities, names and kinds of counters as have numbers"
    )]
    PoolFull {
        /// How many cards a pool holds.
        most: usize,
    },
    /// A line of a deck does not begin with how many.
    #[error("expected how many and a name, such as `3 Harbor Sentinel`, found `{found}`")]
    NoCount {
        /// What stands there.
        found: String,
    },
}

/// " (5.2.4.1)".
fn cited(rule: Option<&str>) -> String {
    rule.map_or(String::new(), |id| format!(" ({id})"))
}

/// "`a`, `b` or `c`".
fn alternatives(expected: &[&'static str]) -> String {
    let mut quoted: Vec<String> = Vec::new();
    for words in expected.iter().map(|words| quote(words)) {
        if !quoted.contains(&words) {
            quoted.push(words);
        }
    }
    match quoted.split_last() {
        None => "nothing more".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, first)) => format!("{} or {last}", first.join(", ")),
    }
}

/// Words of a card stand in backticks; descriptions such as "a number" do not.
fn quote(words: &str) -> String {
    match words.strip_prefix('~') {
        Some(description) => description.to_owned(),
        None => format!(
            "`{}`",
            words.split(' ').map(|word| word.split('/').next().unwrap_or(word)).collect::<Vec<_>>().join(" ")
        ),
    }
}

/// A fault in a file. Its message is one sentence with the file, the line, what was expected and the rule; rendered
/// by `miette`, it also shows the line with the words marked.
#[derive(Clone, Debug, Error)]
#[error("{file}:{}: {fault}{}", place(card.as_deref(), *line, *column), cited(*rule))]
pub struct Diagnostic {
    /// The file.
    pub file: String,
    /// The number of the card, in a database; the place is then in the card's text.
    pub card: Option<String>,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong.
    pub fault: Fault,
    /// The number of the rule that says what should stand there, if one does.
    pub rule: Option<&'static str>,
    /// Its bytes in the file.
    pub span: Range<usize>,
    source_code: NamedSource<Arc<String>>,
}

/// Where a fault is: "3:57", or in a database "card SB-12".
fn place(card: Option<&str>, line: usize, column: usize) -> String {
    match card {
        Some(card) => format!(" card {card}"),
        None => format!("{line}:{column}"),
    }
}

impl Diagnostic {
    /// `fault` at the bytes `span` of `source`.
    pub(crate) fn new(grammar: &Grammar, file: &str, source: &Arc<String>, span: Range<usize>, fault: Fault) -> Self {
        let before = &source[..span.start.min(source.len())];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        Self {
            file: file.to_owned(),
            card: None,
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            rule: (grammar.rule)(&fault),
            fault,
            span,
            source_code: NamedSource::new(file, Arc::clone(source)),
        }
    }

    /// The same, in the text of a database's card.
    pub(crate) fn of_card(self, card: &str) -> Self {
        Self { card: Some(card.to_owned()), ..self }
    }

    /// The line in which they stand.
    pub fn source_line(&self) -> &str {
        self.source_code.inner().lines().nth(self.line - 1).unwrap_or_default()
    }

    /// The words that are marked.
    pub fn words(&self) -> &str {
        self.source_code.inner().get(self.span.clone()).unwrap_or_default()
    }
}

impl miette::Diagnostic for Diagnostic {
    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(&self.source_code)
    }
    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let label = LabeledSpan::new(Some("here".to_owned()), self.span.start, self.span.len());
        Some(Box::new(std::iter::once(label)))
    }
}
