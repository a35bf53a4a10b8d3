//! Claims while a question is open.
//!
//! In the middle of an action, a claim may hold only because the rest has not happened yet. So a claim first brings the
//! duel to rest, or the ruling must say that the question is open.

use crate::error::NotationFault;
use crate::names::{Names, seat_name};
use crate::ruling::script::ScriptRunner;
use duel::engine::question::{Pending, Question, Topic};
use duel::ids::Seat;

impl ScriptRunner<'_> {
    /// Checks a claim about the pending question, or about the state when no question is open.
    pub fn expect(&mut self, text: &str) -> Result<(), NotationFault> {
        self.has_claims = true;
        let result = match self.about_question(text) {
            Some(speaks) => self.expect_of_question(speaks, text),
            None => self.come_to_rest(text).and_then(|()| self.check_expectation(text)),
        };
        result.map_err(|fault| self.with_question(fault))
    }

    /// Checks `cannot PHRASE` or `attempts to PHRASE` as an answer to the pending question.
    pub fn check_denial(
        &mut self,
        seat: Seat,
        phrase: &str,
        deny: fn(&mut Self, Seat, &str) -> Result<(), NotationFault>,
    ) -> Result<(), NotationFault> {
        self.has_claims = true;
        let words = phrase.split_once(" because ").map_or(phrase, |(words, _)| words);
        self.come_to_answer(seat, words, phrase)?;
        let result = deny(self, seat, phrase);
        if result.is_ok() {
            self.acknowledge_choice();
        }
        result.map_err(|fault| self.with_question(fault))
    }

    /// Carries out `p1 is asked`: the question stays open, and an open selection is not closed.
    pub fn leave_question_open(&mut self, seat: Seat) -> Result<(), NotationFault> {
        if !self.is_asked_at_once(seat) {
            self.give_forced_answers();
        }
        if self.question().is_none_or(|question| question.seat != seat) {
            return Err(NotationFault::untrue(format!("{} is asked", seat_name(seat)), self.describe_pending()));
        }
        self.leave_open();
        self.acknowledge();
        Ok(())
    }

    /// Returns true if the player is asked now, but no longer once all forced answers are given.
    fn is_asked_at_once(&self, seat: Seat) -> bool {
        let asks = |question: Question| question.seat == seat && question.topic != Topic::Priority;
        let mut ahead = self.duel.branch();
        while let Pending::Question(question) = ahead.pending()
            && question.topic != Topic::Priority
            && ahead.options().len() == 1
        {
            ahead.pick(0);
        }
        let later = matches!(ahead.pending(), Pending::Question(question) if asks(question));
        !later && self.question().is_some_and(asks)
    }

    /// The open question, if there is one. Priority, the game's invitations to act, and questions between the duels of
    /// a match are not open questions.
    pub fn open_question(&self) -> Option<Question> {
        let at_rest = |topic: Topic| match topic {
            Topic::Priority | Topic::WhoGoesFirst | Topic::Sideboard => true,
            topic => self.game.words.invitations.contains(&topic),
        };
        self.question().filter(|question| !at_rest(question.topic))
    }

    /// Returns true if the pending question is the player's, is not priority, and the phrase could answer it.
    fn may_answer(&self, seat: Seat, phrase: &str) -> bool {
        let asked = self.question().is_some_and(|question| question.seat == seat && question.topic != Topic::Priority);
        asked && self.could_answer(phrase)
    }

    /// Takes a claim about a question's answers as saying that it is open, unless it has only one answer.
    fn acknowledge_choice(&mut self) {
        if self.open_question().is_some() && self.duel.options().len() > 1 {
            self.acknowledge();
        }
    }

    /// Returns true if the player is asked, by the rule that `about` names after `by`, if it names one.
    pub fn is_asked_by(&self, seat: Seat, about: &str) -> bool {
        let rule = about.trim_start().strip_prefix("by ");
        self.question().is_some_and(|q| q.seat == seat && rule.is_none_or(|id| self.game.rule_id(q.rule) == id))
    }

    /// Reads a claim about a player's question.
    fn about_question<'t>(&self, text: &'t str) -> Option<(Seat, QuestionClaim<'t>)> {
        let (first, rest) = text.split_once(' ')?;
        let (seat, rest) = (Names::seat(first)?, rest.trim_start());
        if let Some(phrase) = rest.strip_prefix("may not ") {
            return Some((seat, QuestionClaim::Not(phrase)));
        }
        if let Some(phrase) = rest.strip_prefix("may ") {
            return Some((seat, QuestionClaim::May(phrase)));
        }
        rest.strip_prefix("is asked").map(|about| (seat, QuestionClaim::Asked(about)))
    }

    /// Checks a claim about a question. If it fits a question with one option, that option is not taken before.
    fn expect_of_question(&mut self, (seat, speaks): (Seat, QuestionClaim), text: &str) -> Result<(), NotationFault> {
        let stays = match speaks {
            QuestionClaim::Asked("") => self.is_asked_at_once(seat),
            QuestionClaim::Asked(about) => self.open_question().is_some() && self.is_asked_by(seat, about),
            QuestionClaim::May(phrase) => self.open_question().is_some() && self.may_do(seat, phrase),
            QuestionClaim::Not(_) => false,
        };
        match speaks {
            QuestionClaim::Not(phrase) => self.come_to_answer(seat, phrase, text)?,
            QuestionClaim::Asked(_) | QuestionClaim::May(_) if !stays && !self.is_acknowledged() => {
                self.give_forced_answers()
            }
            QuestionClaim::Asked(_) | QuestionClaim::May(_) => {}
        }
        self.check_expectation(text)?;
        match speaks {
            QuestionClaim::Asked(_) => self.acknowledge(),
            QuestionClaim::May(_) | QuestionClaim::Not(_) => self.acknowledge_choice(),
        }
        Ok(())
    }

    /// Goes on until the phrase could answer the pending question, or no question is open. Fails if another question is
    /// open.
    fn come_to_answer(&mut self, seat: Seat, phrase: &str, claimed: &str) -> Result<(), NotationFault> {
        if self.may_answer(seat, phrase) || self.is_acknowledged() {
            return Ok(());
        }
        self.give_forced_answers();
        self.close_for(seat, phrase);
        if self.may_answer(seat, phrase) { Ok(()) } else { self.come_to_rest(claimed) }
    }

    /// Gives forced answers and closes an open selection. Fails if a question is still open that the ruling does not
    /// mention.
    fn come_to_rest(&mut self, claimed: &str) -> Result<(), NotationFault> {
        if self.is_acknowledged() {
            return Ok(());
        }
        self.give_forced_answers();
        self.close_selection();
        match self.open_question() {
            Some(_) => {
                Err(NotationFault::QuestionOpen { claimed: claimed.to_owned(), question: self.describe_pending() })
            }
            None => Ok(()),
        }
    }

    /// Adds the pending question to the fault of a claim that does not hold.
    fn with_question(&self, fault: NotationFault) -> NotationFault {
        match fault {
            NotationFault::Untrue { expected, found, .. } => {
                let waits = self.describe_pending();
                let question = (!found.contains(&waits)).then_some(waits);
                NotationFault::Untrue { expected, found, question }
            }
            other => other,
        }
    }
}

/// A claim about a question: that it is asked, or that an answer is offered or not.
#[derive(Clone, Copy)]
enum QuestionClaim<'t> {
    Asked(&'t str),
    May(&'t str),
    Not(&'t str),
}
