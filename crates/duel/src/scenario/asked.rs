//! Questions that are open as something is claimed. In the middle of something, what is claimed may be so only because
//! the rest has not come yet.

use super::fault::Fault;
use super::names::Names;
use super::play::Play;
use super::player;
use crate::question::{Pending, Question, Topic};
use crate::words::Seat;

impl Play<'_> {
    /// Checks what a ruling expects: of the pending question, or of how things are when none is open.
    pub fn expect(&mut self, text: &str) -> Result<(), Fault> {
        self.claims = true;
        let result = match self.about_question(text) {
            Some(speaks) => self.expect_of_question(speaks, text),
            None => self.come_to_rest(text).and_then(|()| self.claim(text)),
        };
        result.map_err(|fault| self.with_question(fault))
    }

    /// What a player cannot do, or attempts in vain, as an answer to the pending question.
    pub fn deny(
        &mut self,
        seat: Seat,
        phrase: &str,
        deny: fn(&mut Self, Seat, &str) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        self.claims = true;
        let words = phrase.split_once(" because ").map_or(phrase, |(words, _)| words);
        self.come_to_answer(seat, words, phrase)?;
        let result = deny(self, seat, phrase);
        if result.is_ok() {
            self.acknowledge_choice();
        }
        result.map_err(|fault| self.with_question(fault))
    }

    /// `p1 is asked`: the question stays open, and what is picked one by one goes on.
    pub fn is_asked(&mut self, seat: Seat) -> Result<(), Fault> {
        if !self.is_asked_at_once(seat) {
            self.settle();
        }
        if self.question().is_none_or(|question| question.seat != seat) {
            return Err(Fault::untrue(format!("{} is asked", player(seat)), self.waits_for()));
        }
        self.leave_open();
        self.acknowledge();
        Ok(())
    }

    /// Whether a player is asked something with one answer, and nothing else after that.
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

    /// The question that is open, if one is: any but those whether a player acts or not, by priority, by the course of the
    /// game, or between the duels of a match.
    pub fn open_question(&self) -> Option<Question> {
        let at_rest = |topic: Topic| match topic {
            Topic::Priority | Topic::Start | Topic::Sideboard => true,
            topic => self.game.words.invitations.contains(&topic),
        };
        self.question().filter(|question| !at_rest(question.topic))
    }

    /// Whether a phrase could be an answer to the pending question, if it is this player's.
    fn may_answer(&self, seat: Seat, phrase: &str) -> bool {
        let asked = self.question().is_some_and(|question| question.seat == seat && question.topic != Topic::Priority);
        asked && self.imagines(phrase)
    }

    /// Who speaks of the answers to a question has said that it is open; one with one answer gives that all the same.
    fn acknowledge_choice(&mut self) {
        if self.open_question().is_some() && self.duel.options().len() > 1 {
            self.acknowledge();
        }
    }

    /// Whether a player is asked, by the rule that `about` names after `by`, if it names one.
    pub fn is_asked_by(&self, seat: Seat, about: &str) -> bool {
        let rule = about.trim_start().strip_prefix("by ");
        self.question().is_some_and(|q| q.seat == seat && rule.is_none_or(|id| self.game.id(q.rule) == id))
    }

    /// Which player's question a claim is about, and what that player would answer.
    fn about_question<'t>(&self, text: &'t str) -> Option<(Seat, Speaks<'t>)> {
        let (first, rest) = text.split_once(' ')?;
        let (seat, rest) = (Names::seat(first)?, rest.trim_start());
        if let Some(phrase) = rest.strip_prefix("may not ") {
            return Some((seat, Speaks::Not(phrase)));
        }
        if let Some(phrase) = rest.strip_prefix("may ") {
            return Some((seat, Speaks::May(phrase)));
        }
        rest.strip_prefix("is asked").map(|about| (seat, Speaks::Asked(about)))
    }

    /// A question with one option is spoken of before it answers itself.
    fn expect_of_question(&mut self, (seat, speaks): (Seat, Speaks), text: &str) -> Result<(), Fault> {
        let stays = match speaks {
            Speaks::Asked("") => self.is_asked_at_once(seat),
            Speaks::Asked(about) => self.open_question().is_some() && self.is_asked_by(seat, about),
            Speaks::May(phrase) => self.open_question().is_some() && self.lets(seat, phrase),
            Speaks::Not(_) => false,
        };
        match speaks {
            Speaks::Not(phrase) => self.come_to_answer(seat, phrase, text)?,
            Speaks::Asked(_) | Speaks::May(_) if !stays && !self.is_acknowledged() => self.settle(),
            Speaks::Asked(_) | Speaks::May(_) => {}
        }
        self.claim(text)?;
        match speaks {
            Speaks::Asked(_) => self.acknowledge(),
            Speaks::May(_) | Speaks::Not(_) => self.acknowledge_choice(),
        }
        Ok(())
    }

    /// What a player may not do is an answer to the pending question, or to the one that comes when this has answered
    /// itself; or no question is open.
    fn come_to_answer(&mut self, seat: Seat, phrase: &str, claimed: &str) -> Result<(), Fault> {
        if self.may_answer(seat, phrase) || self.is_acknowledged() {
            return Ok(());
        }
        self.settle();
        self.close_for(seat, phrase);
        if self.may_answer(seat, phrase) { Ok(()) } else { self.come_to_rest(claimed) }
    }

    /// A claim is made when no question is open, or the ruling says that one is.
    fn come_to_rest(&mut self, claimed: &str) -> Result<(), Fault> {
        if self.is_acknowledged() {
            return Ok(());
        }
        self.settle();
        self.close();
        match self.open_question() {
            Some(_) => Err(Fault::Open { claimed: claimed.to_owned(), question: self.waits_for() }),
            None => Ok(()),
        }
    }

    /// A claim that does not hold names the question that is pending.
    fn with_question(&self, fault: Fault) -> Fault {
        match fault {
            Fault::Untrue { expected, found, .. } => {
                let waits = self.waits_for();
                let question = (!found.contains(&waits)).then_some(waits);
                Fault::Untrue { expected, found, question }
            }
            other => other,
        }
    }
}

/// What a claim says about a question.
#[derive(Clone, Copy)]
enum Speaks<'t> {
    Asked(&'t str),
    May(&'t str),
    Not(&'t str),
}
