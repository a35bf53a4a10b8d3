//! Everything that can be wrong with a ruling or a position, in one sentence each.

use duel::book::Vocabulary;
use duel::state::position::ImpossiblePosition;

/// A fault, with the line it is on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{fault}")]
pub struct Failure {
    /// The line of the file.
    pub line: usize,
    /// The fault.
    pub fault: NotationFault,
}

/// A fault of a ruling, a position or a query.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationFault {
    /// The text cannot be read.
    #[error("expected {expected}, found `{found}`")]
    NotRead {
        /// A description of what could stand there.
        expected: &'static str,
        /// The text that stands there.
        found: String,
    },
    /// A word is not one of the game's.
    #[error("there is no {what} `{found}`{}", hint(nearest))]
    Unknown {
        /// The sort of word that was expected.
        what: &'static str,
        /// The word that stands there.
        found: String,
        /// The known word most like it.
        nearest: Option<String>,
    },
    /// There is more of something than is allowed.
    #[error("expected at most {most} {what}")]
    TooMuch {
        /// The thing there is too much of.
        what: &'static str,
        /// The most that is allowed.
        most: usize,
    },
    /// There is no such game.
    #[error("there is no game `{found}`")]
    NoGame {
        /// The id that stands there.
        found: String,
    },
    /// More than one card, or more than one option, reads like that.
    #[error("`{found}` is more than one thing: write {readings}")]
    Ambiguous {
        /// The text that stands there.
        found: String,
        /// An unambiguous wording for each of them.
        readings: String,
    },
    /// A card of the ruling's own does not compile.
    #[error("the card is not understood: {said}")]
    CardText {
        /// The compiler's message.
        said: String,
    },
    /// The engine panicked.
    #[error("the engine panicked: {said}")]
    Panicked {
        /// The panic's message, and where in the code it was.
        said: String,
    },
    /// The position breaks a rule of the game.
    #[error("{0}")]
    Impossible(ImpossiblePosition),
    /// The ruling claims that the position is impossible, but it is not.
    #[error("expected an impossible position, but it can be")]
    Possible,
    /// A player cannot do that now.
    #[error("expected `{asked} {phrase}`, but {question}")]
    NotOffered {
        /// The player who was to act.
        asked: &'static str,
        /// The phrase for what the player was to do.
        phrase: String,
        /// The question that is pending instead.
        question: String,
    },
    /// A claim that something is not possible names no answer to the pending question.
    #[error("expected something that could be an answer here, found `{found}`; {question}")]
    NoAnswer {
        /// The text that stands there.
        found: String,
        /// The pending question.
        question: String,
    },
    /// The phrase describes nothing that a player can do with a card in the duel.
    #[error("`{found}` is nothing a player can do with a card there is; {question}")]
    NoDeed {
        /// The text that stands there.
        found: String,
        /// The pending question.
        question: String,
    },
    /// A claim does not hold.
    #[error("expected {expected}, found {found}{}", besides(question))]
    Untrue {
        /// The claim.
        expected: String,
        /// The actual state.
        found: String,
        /// The pending question, unless it is part of what was found.
        question: Option<String>,
    },
    /// A claim is made while a question is open.
    #[error("`{claimed}` is claimed while a question is open, and the ruling does not say so: {question}")]
    QuestionOpen {
        /// The claim.
        claimed: String,
        /// The open question, and who is asked.
        question: String,
    },
    /// The duel did not pass through a rule that the ruling cites.
    #[error("the ruling cites {rule}, but the duel did not pass through it")]
    NotPassed {
        /// The rule.
        rule: &'static str,
    },
    /// The contrast of a ruling makes no difference.
    #[error("expected the contrast to differ, but all that the ruling expects in the end holds there, too")]
    NoContrast,
    /// The ruling claims nothing.
    #[error("expected at least one line that claims something (`expect …`, `p1 cannot …`, `p1 attempts …`)")]
    NothingClaimed,
}

impl NotationFault {
    pub(crate) fn no_rule(id: &str, words: &Vocabulary) -> Self {
        Self::unknown("rule", id, words.rules.iter().map(|rule| rule.id))
    }

    pub(crate) fn unknown<'w>(what: &'static str, found: &str, known: impl Iterator<Item = &'w str>) -> Self {
        let lower = found.to_lowercase();
        let letters = lower.chars().count();
        let most = |word: &str| 2.max(word.len() / 3);
        // Words whose length differs by more than that are not compared letter by letter.
        let near = known
            .filter(|word| word.chars().count().abs_diff(letters) <= most(word))
            .map(|word| (strsim::damerau_levenshtein(&word.to_lowercase(), &lower), word))
            .min()
            .filter(|(distance, word)| *distance <= most(word));
        Self::Unknown { what, found: found.to_owned(), nearest: near.map(|(_, word)| word.to_owned()) }
    }

    pub(crate) fn not_read(expected: &'static str, found: &str) -> Self {
        Self::NotRead { expected, found: found.to_owned() }
    }

    pub(crate) fn untrue(expected: impl Into<String>, found: impl Into<String>) -> Self {
        Self::Untrue { expected: expected.into(), found: found.into(), question: None }
    }
}

fn besides(question: &Option<String>) -> String {
    question.as_ref().map_or(String::new(), |question| format!("; {question}"))
}

fn hint(nearest: &Option<String>) -> String {
    nearest.as_ref().map_or(String::new(), |word| format!("; did you mean `{word}`?"))
}
