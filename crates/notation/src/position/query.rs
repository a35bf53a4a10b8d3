//! Queries about a position, or about a duel in progress: what a player may do, and if not, why.

use crate::error::{Failure, NotationFault};
use crate::names::Names;
use crate::ruling::script::{AskingPlayer, ScriptRunner};
use crate::ruling::{RulingGame, lines};
use duel::book::audit::Trace;
use duel::card::pool::CardPool;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Topic;
use duel::engine::refusal::Refusal;
use duel::ids::*;
use duel::state::object::Slot;
use std::sync::Arc;

/// A duel that can be asked about in the words of rulings.
pub struct PositionQuery<'g> {
    game: &'g RulingGame,
    names: Names,
    duel: Box<dyn AnyDuel>,
    written: Vec<Slot>,
    /// The player who asks, if the duel is in progress.
    asking_player: Option<AskingPlayer>,
}

/// The answer of the rules to something a player wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QueryAnswer {
    /// It is allowed: the picks that do it, as indices into the lists of options, and the rule of the question that
    /// they answer.
    Allowed {
        /// The picks.
        picks: Vec<usize>,
        /// The rule.
        rule: Rule,
    },
    /// It is refused, for all these reasons.
    Refused(Vec<Refusal>),
}

impl<'g> PositionQuery<'g> {
    /// Sets a position up and plays the lines that follow it. Claims are left out.
    pub fn read(game: &'g RulingGame, source: &str) -> Result<Self, Failure> {
        let play = ScriptRunner::read(game, source)?;
        Ok(Self {
            game,
            names: play.names.clone(),
            written: play.written().to_vec(),
            duel: play.duel,
            asking_player: None,
        })
    }

    /// Splits a position into the texts of the cards it defines and the rest.
    pub fn split_own_cards(source: &str) -> Result<(Vec<String>, String), Failure> {
        let (cards, body) = lines::parse_position(source)?;
        let lines: Vec<&str> = body.iter().map(|line| line.text).collect();
        Ok((cards.iter().map(|card| card.text.to_owned()).collect(), lines.join("\n")))
    }

    /// A query by a player of a duel in progress. Of several cards with the same name, `#n` is the one with that
    /// handle.
    ///
    /// Everything hidden from the player is replaced by a random arrangement, so that no answer depends on it. Other
    /// players' cards that this player does not know cannot be named.
    pub fn for_player(game: &'g RulingGame, duel: &dyn AnyDuel, seat: Seat) -> Self {
        let names = Names { words: game.words, zones: game.zones, pool: Arc::clone(&game.pool) };
        let mut duel = duel.branch();
        duel.lab_mut().determinize(seat, 0);
        let eyes = Some(AskingPlayer::new(seat, duel.lab().state()));
        Self { game, names, duel, written: Vec::new(), asking_player: eyes }
    }

    /// The duel.
    pub fn duel(&self) -> &dyn AnyDuel {
        &*self.duel
    }

    /// The printed cards, with those that the position defines.
    pub fn pool(&self) -> Arc<CardPool> {
        Arc::clone(&self.names.pool)
    }

    /// The duel, to be played on; the rules it passes through are no longer traced.
    pub fn into_duel(mut self) -> Box<dyn AnyDuel> {
        let scratch = self.duel.lab_mut().scratch();
        scratch.trace = Trace::default();
        self.duel
    }

    /// The texts of the options of the pending question.
    pub fn moves(&self) -> Vec<String> {
        let play = self.branch_runner();
        let named_cards = play.named_cards();
        let plain: Vec<String> = self.duel.options().iter().map(|&pick| named_cards.render_option(pick)).collect();
        let twice = plain.iter().any(|words| plain.iter().filter(|other| *other == words).count() > 1);
        if twice { self.duel.render_options() } else { plain }
    }

    fn branch_runner(&self) -> ScriptRunner<'g> {
        let (names, written) = (self.names.clone(), self.written.clone());
        let play =
            ScriptRunner::new(self.game, names, self.duel.branch(), written, Default::default(), Default::default());
        play.seen_by(self.asking_player.clone())
    }

    /// Asks if a player may do what `text` says now, such as `attack with A and B`.
    pub fn ask_whether_allowed(&mut self, seat: Seat, text: &str) -> Result<QueryAnswer, NotationFault> {
        let text = self.with_book_verb(text);
        let mut play = self.branch_runner().for_query();
        let Some(question) = play.question() else {
            return Err(NotationFault::not_read("a duel that is not over", &play.describe_pending()));
        };
        if matches!(&text[..], "concede" | "concedes" | "concede the match" | "concedes the match") {
            let rule = play.duel.match_rules().concede;
            return Ok(QueryAnswer::Allowed { picks: Vec::new(), rule });
        }
        let (deeds, payment) = match text.split_once(" paying ") {
            Some((deeds, payment)) => (deeds, Some(payment)),
            None => (&text[..], None),
        };
        let mut steps: Vec<String> = self.names.split_parts(deeds).into_iter().map(str::to_owned).collect();
        if steps.is_empty() {
            return Err(NotationFault::not_read("something that a player does", &text));
        }
        steps.extend(payment.map(|payment| format!("paying {payment}")));
        for (at, step) in steps.iter().enumerate() {
            let payment = step.strip_prefix("paying ").filter(|_| at > 0);
            let before = play.branch();
            // A payment with only one answer can still be written out, so forced answers stop before it.
            while at > 0 && play.question().is_some_and(|q| q.topic != Topic::Pay) && play.give_forced_answer_if_any() {
            }
            let done = match payment {
                Some(payment) => play.pay_as_written(seat, payment),
                None => play.do_deeds(seat, &play.complete_phrase(seat, step)?),
            };
            let Err(fault) = done else { continue };
            if matches!(fault, NotationFault::Ambiguous { .. }) {
                return Err(fault);
            }
            // Of a payment, only the card that does not pay is explained; otherwise everything that is refused.
            let reasons = match (&fault, step.strip_prefix("paying ")) {
                (NotationFault::NotOffered { phrase, .. }, Some(_)) => play.reasons_against_payment(seat, phrase),
                _ => before.go_to_question(seat, step).reasons_against_all(seat, step),
            };
            return match fault {
                _ if !reasons.is_empty() => Ok(QueryAnswer::Refused(reasons)),
                NotationFault::NotOffered { .. } => {
                    Err(NotationFault::NoDeed { found: text, question: self.branch_runner().describe_pending() })
                }
                other => Err(other),
            };
        }
        play.close_selection();
        Ok(QueryAnswer::Allowed { picks: play.take_picks(), rule: question.rule })
    }

    /// Replaces the verb of the text by the game's own word for it.
    fn with_book_verb(&self, text: &str) -> String {
        let trimmed = text.trim().trim_end_matches('.');
        let (verb, rest) = trimmed.split_once(' ').unwrap_or((trimmed, ""));
        let stem = crate::wording_match::stemmed(verb);
        let own = self.names.words.synonyms.iter().find(|(other, _)| *other == stem).map_or(verb, |(_, own)| own);
        format!("{own} {rest}").trim_end().to_owned()
    }
}
