//! Asking about a position, or about a duel that is being played: what a player may do, and why not.

use super::fault::{Failure, Fault};
use super::names::Names;
use super::play::{Eyes, Play};
use super::{Game, text};
use crate::duel::AnyDuel;
use crate::object::Slot;
use crate::pool::CardPool;
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

    /// What the rules say to `attack with A and B`, done by a player at this moment.
    pub fn judge(&mut self, seat: Seat, text: &str) -> Result<Answer, Fault> {
        let text = self.in_own_words(text);
        let mut play = self.play().asking();
        let Some(question) = play.question() else {
            return Err(Fault::not_read("a duel that is not over", &play.waits_for()));
        };
        if matches!(&text[..], "concede" | "concedes" | "concede the match" | "concedes the match") {
            let rule = play.duel.match_cites().concede;
            return Ok(Answer::Allowed { picks: Vec::new(), rule });
        }
        let (deeds, payment) = match text.split_once(" paying ") {
            Some((deeds, payment)) => (deeds, Some(payment)),
            None => (&text[..], None),
        };
        let mut steps: Vec<String> = self.names.parts(deeds).into_iter().map(str::to_owned).collect();
        if steps.is_empty() {
            return Err(Fault::not_read("something that a player does", &text));
        }
        steps.extend(payment.map(|payment| format!("paying {payment}")));
        for (at, step) in steps.iter().enumerate() {
            if at > 0 {
                play.settle();
            }
            let before = play.branch();
            let done = match step.strip_prefix("paying ").filter(|_| at > 0) {
                Some(payment) => play.pays(seat, payment),
                None => play.does(seat, &play.whole(seat, step)?),
            };
            let Err(fault) = done else { continue };
            if matches!(fault, Fault::Ambiguous { .. }) {
                return Err(fault);
            }
            // Of several that pay, the one is told that does not; of several that are wanted, all that are not to be had.
            let reasons = match (&fault, step.strip_prefix("paying ")) {
                (Fault::NotOffered { phrase, .. }, Some(_)) => play.unpaid(seat, phrase),
                _ => before.refused_of_all(seat, step),
            };
            return match fault {
                _ if !reasons.is_empty() => Ok(Answer::Refused(reasons)),
                Fault::NotOffered { .. } => Err(Fault::NoDeed { found: text, question: self.play().waits_for() }),
                other => Err(other),
            };
        }
        play.close();
        Ok(Answer::Allowed { picks: play.picked(), rule: question.rule })
    }

    /// The verb as options have it.
    fn in_own_words(&self, text: &str) -> String {
        let trimmed = text.trim().trim_end_matches('.');
        let (verb, rest) = trimmed.split_once(' ').unwrap_or((trimmed, ""));
        let stem = super::phrase::stemmed(verb);
        let own = self.names.words.synonyms.iter().find(|(other, _)| *other == stem).map_or(verb, |(_, own)| own);
        format!("{own} {rest}").trim_end().to_owned()
    }
}
