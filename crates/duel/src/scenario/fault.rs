//! What can be wrong with a ruling, in one sentence each.

use crate::book::Vocabulary;
use crate::position::Impossible;

/// Something wrong, and the line it is wrong on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{fault}")]
pub struct Failure {
    /// The line of the file.
    pub line: usize,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The text is not read.
    #[error("expected {expected}, found `{found}`")]
    NotRead {
        /// What could have stood there.
        expected: &'static str,
        /// What stands there.
        found: String,
    },
    /// A word is not one of the game's.
    #[error("there is no {what} `{found}`{}", hint(nearest))]
    Unknown {
        /// What sort of word was expected.
        what: &'static str,
        /// What stands there.
        found: String,
        /// The word most like it.
        nearest: Option<String>,
    },
    /// There is more of something than is read.
    #[error("expected at most {most} {what}")]
    TooMuch {
        /// Of what.
        what: &'static str,
        /// How much is read.
        most: usize,
    },
    /// There is no such game.
    #[error("there is no game `{found}`")]
    NoGame {
        /// What stands there.
        found: String,
    },
    /// More than one card is called that.
    #[error("`{found}` is more than one card: write {readings}")]
    Ambiguous {
        /// What stands there.
        found: String,
        /// How each of them can be called.
        readings: String,
    },
    /// A card of the ruling's own is not understood.
    #[error("the card is not understood: {said}")]
    CardText {
        /// What the compiler says.
        said: String,
    },
    /// The engine has a fault of its own.
    #[error("the engine panicked: {said}")]
    Panicked {
        /// What the panic says, and where in the code it was.
        said: String,
    },
    /// The position cannot be.
    #[error("{0}")]
    Impossible(Impossible),
    /// The position was to be impossible.
    #[error("expected an impossible position, but it can be")]
    Possible,
    /// A player cannot do that now.
    #[error("expected `{asked} {phrase}`, but {question}")]
    NotOffered {
        /// Who was to act.
        asked: &'static str,
        /// How.
        phrase: String,
        /// What the duel waits for instead.
        question: String,
    },
    /// What is not to be possible is no answer to the pending question anyway.
    #[error("expected something that could be an answer here, found `{found}`; {question}")]
    NoAnswer {
        /// What was written.
        found: String,
        /// What the duel waits for.
        question: String,
    },
    /// What was written is nothing a player can do with a card there is.
    #[error("`{found}` is nothing a player can do with a card there is; {question}")]
    NoDeed {
        /// What was written.
        found: String,
        /// What the duel waits for.
        question: String,
    },
    /// A claim does not hold.
    #[error("expected {expected}, found {found}{}", besides(question))]
    Untrue {
        /// What was claimed.
        expected: String,
        /// What is the case.
        found: String,
        /// What the duel waits for, where that is not what was found.
        question: Option<String>,
    },
    /// Something is claimed in the middle of something else.
    #[error("`{claimed}` is claimed while a question is open, and the ruling does not say so: {question}")]
    Open {
        /// What is claimed.
        claimed: String,
        /// Who is asked what.
        question: String,
    },
    /// The duel did not pass through a rule that is cited.
    #[error("the ruling cites {rule}, but the duel did not pass through it")]
    NotPassed {
        /// Which rule.
        rule: &'static str,
    },
    /// What a ruling calls otherwise is not.
    #[error("expected the contrast to differ, but all that the ruling expects in the end holds there, too")]
    NoContrast,
    /// Nothing is claimed.
    #[error("expected at least one line that claims something (`expect …`, `p1 cannot …`, `p1 attempts …`)")]
    NothingClaimed,
}

impl Fault {
    pub(crate) fn no_rule(id: &str, words: &Vocabulary) -> Self {
        Self::unknown("rule", id, words.rules.iter().map(|rule| rule.id))
    }

    pub(crate) fn unknown<'w>(what: &'static str, found: &str, known: impl Iterator<Item = &'w str>) -> Self {
        let lower = found.to_lowercase();
        let letters = lower.chars().count();
        let most = |word: &str| 2.max(word.len() / 3);
        // What differs in length by more than that is not looked at letter by letter.
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
