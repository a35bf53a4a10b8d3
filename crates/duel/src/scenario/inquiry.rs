//! Asking about a position, or about a duel that is being played: what a player may do, and why not.

use super::fault::{Failure, Fault};
use super::names::Names;
use super::phrase::{Phrase, each};
use super::play::{Eyes, Play};
use super::text::parts;
use super::{Game, text};
use crate::duel::AnyDuel;
use crate::object::Slot;
use crate::pool::CardPool;
use crate::question::{Pick, Question, Topic};
use crate::refusal::Refusal;
use crate::words::*;
use std::sync::Arc;

/// A duel that can be asked about in the words of rulings.
pub struct Inquiry<'g> {
    game: &'g Game,
    names: Names,
    duel: Box<dyn AnyDuel>,
    written: Vec<Slot>,
    /// The player who asks, if the duel is being played.
    eyes: Option<Eyes>,
}

/// What the rules say to something a player wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It may be done: the picks that do it, by their places in the lists of options, and the rule of the question
    /// they answer.
    Allowed {
        /// The picks.
        picks: Vec<usize>,
        /// The rule.
        rule: Rule,
    },
    /// It may not, for all these reasons.
    Refused(Vec<Refusal>),
}

impl<'g> Inquiry<'g> {
    /// Sets a position up and plays the lines that follow it; what a ruling claims is left out.
    pub fn read(game: &'g Game, source: &str) -> Result<Self, Failure> {
        let play = Play::read(game, source)?;
        Ok(Self { game, names: play.names.clone(), written: play.written().to_vec(), duel: play.duel, eyes: None })
    }

    /// The cards of a position's own, each as text, and the position without them.
    pub fn parts(source: &str) -> Result<(Vec<String>, String), Failure> {
        let (cards, body) = text::position(source)?;
        let lines: Vec<&str> = body.iter().map(|line| line.text).collect();
        Ok((cards.iter().map(|card| card.text.to_owned()).collect(), lines.join("\n")))
    }

    /// A player asks about a duel that is being played: of several cards of a name, `#n` is the one with that handle.
    /// What the player may not know is dealt anew, so that no answer depends on it, and others' cards that the player
    /// does not know are not spoken of.
    pub fn of(game: &'g Game, duel: &dyn AnyDuel, seat: Seat) -> Self {
        let names = Names { words: game.words, zones: game.zones, pool: Arc::clone(&game.pool) };
        let mut duel = duel.branch();
        duel.redeal(seat, 0);
        let eyes = Some(Eyes::new(seat, duel.state()));
        Self { game, names, duel, written: Vec::new(), eyes }
    }

    /// The duel.
    pub fn duel(&self) -> &dyn AnyDuel {
        &*self.duel
    }

    /// The printed cards, with those of the position's own.
    pub fn pool(&self) -> Arc<CardPool> {
        Arc::clone(&self.names.pool)
    }

    /// The duel, to be played on: nobody asks any more which rules it passes through.
    pub fn into_duel(mut self) -> Box<dyn AnyDuel> {
        let scratch = self.duel.scratch();
        scratch.tracing = false;
        scratch.passed.take();
        self.duel
    }

    /// How the options of the pending question read.
    pub fn moves(&self) -> Vec<String> {
        let play = self.play();
        let cast = play.cast();
        let plain: Vec<String> = self.duel.options().iter().map(|&pick| cast.read(pick)).collect();
        let twice = plain.iter().any(|words| plain.iter().filter(|other| *other == words).count() > 1);
        if twice { self.duel.readings() } else { plain }
    }

    fn play(&self) -> Play<'g> {
        let (names, written) = (self.names.clone(), self.written.clone());
        let play = Play::new(self.game, names, self.duel.branch(), written, Default::default(), Default::default());
        play.seen_by(self.eyes.clone())
    }

    /// What the rules say to `attack with A and B`, done by a player.
    pub fn judge(&mut self, seat: Seat, text: &str) -> Result<Answer, Fault> {
        let text = self.in_own_words(text);
        let mut play = self.play();
        let Some(question) = play.question() else {
            return Err(Fault::not_read("a duel that is not over", &play.waits_for()));
        };
        let fault = match play.carry_out(seat, &text) {
            Ok(picks) => return Ok(Answer::Allowed { picks, rule: question.rule }),
            Err(fault) => fault,
        };
        if matches!(fault, Fault::Ambiguous { .. }) {
            return Err(fault);
        }
        let play = self.play();
        let deeds = text.split_once(" paying ").map_or(&text[..], |(deeds, _)| deeds);
        let mut reasons = Vec::new();
        for deed in parts(deeds) {
            if let Some((there, rest)) = play.begun(seat, deed) {
                let (names, written) = (self.names.clone(), self.written.clone());
                let mut there = Self { duel: there.duel, names, written, eyes: self.eyes.clone(), ..*self };
                let asked = there.play().question();
                reasons.extend(asked.map_or(Vec::new(), |asked| there.refusals(asked, seat, &rest)));
                continue;
            }
            let deed = self.names.place_at_end(deed).map_or(deed, |(deed, _)| deed);
            let whole = [deed.to_owned()];
            let wanted = if deed.contains(" and ") { each(&self.names, deed) } else { whole.to_vec() };
            for phrase in &wanted {
                reasons.extend(self.refusals(question, seat, phrase));
            }
        }
        let mut once: Vec<Refusal> = Vec::new();
        for refusal in reasons {
            if !once.contains(&refusal) {
                once.push(refusal);
            }
        }
        match fault {
            _ if !once.is_empty() => Ok(Answer::Refused(once)),
            Fault::NotOffered { .. } => Err(Fault::NoDeed { found: text, question: self.play().waits_for() }),
            other => Err(other),
        }
    }

    /// The verb as options have it.
    fn in_own_words(&self, text: &str) -> String {
        let trimmed = text.trim().trim_end_matches('.');
        let (verb, rest) = trimmed.split_once(' ').unwrap_or((trimmed, ""));
        let stem = super::phrase::stemmed(verb);
        let own = self.names.words.synonyms.iter().find(|(other, _)| *other == stem).map_or(verb, |(_, own)| own);
        format!("{own} {rest}").trim_end().to_owned()
    }

    /// Why a player may not do what a phrase says: as an answer to the pending question, or to one that is not asked
    /// now, which is then one of the reasons.
    fn refusals(&mut self, asked: Question, seat: Seat, phrase: &str) -> Vec<Refusal> {
        let now = Question { seat, ..asked };
        let mut reasons = Vec::new();
        for question in std::iter::once(now).chain(self.duel.questions(seat)) {
            let picks = self.meant(question, phrase);
            if picks.is_empty() {
                continue;
            }
            if seat != asked.seat {
                reasons.extend(self.duel.why_not(seat, Pick::Pass));
            }
            if question != now {
                reasons.push(Refusal { rule: question.rule, object: None });
            }
            // Of several cards of a name, the one is meant that the fewest reasons are against.
            let each = picks.iter().map(|&pick| self.duel.why_not_if(question, pick));
            reasons.extend(each.min_by_key(Vec::len).unwrap_or_default());
            break;
        }
        reasons
    }

    /// What a phrase can mean as an answer to a question.
    fn meant(&self, question: Question, phrase: &str) -> Vec<Pick> {
        let play = self.play();
        let wanted = Phrase::new(phrase);
        let cast = play.cast();
        // Actions are taken with priority, whatever else is asked.
        let answers = |pick: &Pick| !matches!(pick, Pick::Act(..)) || question.topic == Topic::Priority;
        let conceivable = play.conceivable(phrase).into_iter().filter(answers);
        conceivable.filter(|&pick| cast.fits_if(question, &wanted, pick)).collect()
    }
}
