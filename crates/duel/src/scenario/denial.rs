//! What players cannot do, and why.

use super::fault::Fault;
use super::phrase::Phrase;
use super::play::Play;
use super::player;
use crate::object::Slot;
use crate::question::{Pick, Topic};
use crate::refusal::Refusal;
use crate::words::*;

/// How many of a book's actions, and of a card's abilities, are looked through, and the numbers by which places are told.
pub(super) const ACTIONS: u8 = 8;
const ABILITIES: u8 = 8;
const PLACES: std::ops::Range<u8> = 128..160;
/// The number of what a card can do by the rules alone.
const INNATE: u8 = u8::MAX;

impl Play<'_> {
    /// `PHRASE because RULE`.
    fn because<'t>(&self, text: &'t str) -> Result<(&'t str, Option<Rule>), Fault> {
        match text.split_once(" because ") {
            Some((phrase, id)) => {
                let rule = self.game.words.rules.iter().position(|rule| rule.id == id);
                let rule = rule.ok_or_else(|| Fault::no_rule(id, self.game.words))?;
                Ok((phrase, Some(Rule(rule as u16))))
            }
            None => Ok((text, None)),
        }
    }

    /// An option of the pending question that is not offered is not offered, and the rule refuses it.
    pub fn cannot(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        let (phrase, rule) = self.because(text)?;
        self.close_for(seat, phrase);
        if self.lets(seat, phrase) {
            return Err(Fault::untrue(format!("{} not to be able to {phrase}", player(seat)), self.waits_for()));
        }
        let missing = |play: &Self| Fault::NotOffered {
            asked: player(seat),
            phrase: phrase.to_owned(),
            question: play.waits_for(),
        };
        let Some(rule) = rule else {
            return if self.imagines(phrase) { Ok(()) } else { Err(self.not_an_answer(phrase)) };
        };
        let reasons = self.refused(seat, phrase).ok_or_else(|| missing(self))?;
        if reasons.iter().any(|refusal| refusal.rule == rule) {
            self.leant_on.push(rule);
            return Ok(());
        }
        Err(Fault::untrue(format!("{} to refuse it", self.game.id(rule)), self.list(&reasons)))
    }

    fn list(&self, reasons: &[Refusal]) -> String {
        if reasons.is_empty() {
            return "no rule that does".to_owned();
        }
        reasons.iter().map(|refusal| self.game.id(refusal.rule)).collect::<Vec<_>>().join(", ")
    }

    /// Whether a phrase could be an answer to the pending question: who has priority acts or passes, and nobody acts who is
    /// asked something else.
    pub fn imagines(&self, phrase: &str) -> bool {
        let priority = self.question().is_some_and(|question| question.topic == Topic::Priority);
        let offered = |pick: &Pick| {
            let kind = std::mem::discriminant(pick);
            self.duel.options().iter().any(|option| std::mem::discriminant(option) == kind)
        };
        let fits = |pick: &Pick| match pick {
            Pick::Act(..) => priority || offered(pick),
            Pick::Pass => true,
            _ => !priority || offered(pick),
        };
        self.imaginable(phrase).iter().any(fits)
    }

    /// A phrase is no answer to the pending question, so that it says nothing that it is not offered.
    pub fn not_an_answer(&self, phrase: &str) -> Fault {
        Fault::NoAnswer { found: phrase.to_owned(), question: self.waits_for() }
    }

    /// What a player could mean by a phrase, offered or not.
    fn imaginable(&self, text: &str) -> Vec<Pick> {
        let text = self.names.place_at_end(text).filter(|(deed, _)| !deed.is_empty()).map_or(text, |(deed, _)| deed);
        let phrase = Phrase::new(text);
        let cast = self.cast();
        let mut picks = self.conceivable(text);
        picks.retain(|&pick| cast.fits(&phrase, pick));
        // A card of a number of actions is cast in one way only: what reads alike for one card is one thing.
        picks.dedup_by_key(|&mut pick| (std::mem::discriminant(&pick), cast.slot(pick)));
        picks
    }

    /// The cards that can be spoken of.
    pub fn seen(&self) -> impl Iterator<Item = Slot> {
        let cast = self.cast();
        (0..self.duel.state().objects.len() as u16).map(Slot).filter(move |&slot| cast.sees(slot))
    }

    /// Whether the name of a card stands in a text in small letters.
    fn is_named_in(&self, lower: &str, slot: Slot) -> bool {
        let card = self.duel.state().object(slot).card;
        lower.contains(&self.duel.pool().name(card).to_lowercase())
    }

    /// Whether a phrase names a card.
    pub fn names_a_card(&self, text: &str) -> bool {
        let lower = text.to_lowercase();
        self.seen().any(|slot| self.is_named_in(&lower, slot))
    }

    /// All that might be done with the cards a phrase names.
    pub fn conceivable(&self, text: &str) -> Vec<Pick> {
        let lower = text.to_lowercase();
        let mut picks: Vec<Pick> = vec![Pick::Pass, Pick::Done, Pick::Yes, Pick::No];
        picks.extend((0..32).map(Pick::Place));
        picks.extend((0..16).map(Pick::Mode));
        picks.extend((0..self.duel.pool().traits.len() as u16).map(Pick::Word));
        picks.extend(text.split(' ').filter_map(crate::infinity::read).map(Pick::Number));
        let printed = (0..self.duel.pool().cards.len() as u16).map(CardId);
        picks.extend(
            printed.filter(|&card| lower.contains(&self.duel.pool().name(card).to_lowercase())).map(Pick::Card),
        );
        let named = |slot: Slot| self.is_named_in(&lower, slot);
        // Some things are done with a card that nobody names.
        let nameless = !self.names_a_card(text);
        for slot in self.seen() {
            if nameless {
                picks.push(Pick::Object(slot));
                picks.extend((0..ACTIONS).map(|act| Pick::Act(act, slot, 0)));
            } else if named(slot) {
                picks.push(Pick::Object(slot));
                let acts = (0..ACTIONS)
                    .flat_map(|act| (0..ABILITIES).chain(PLACES).chain([INNATE]).map(move |n| Pick::Act(act, slot, n)));
                picks.extend(acts);
                picks.extend((0..=u8::MAX).map(|code| Pick::Pay(slot, code)));
            }
        }
        picks
    }

    /// A player tries what is not allowed, and everything is as before.
    pub fn attempt(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        self.close();
        let (phrase, rule) = self.because(text)?;
        if self.question().is_none_or(|q| q.seat != seat) {
            let question = self.waits_for();
            return Err(Fault::NotOffered { asked: player(seat), phrase: phrase.to_owned(), question });
        }
        // Of several cards of a name, the one is meant that the rule refuses.
        let picks = self.imaginable(phrase);
        let meant = |&pick: &Pick| self.duel.why_not(seat, pick).first().is_some_and(|r| Some(r.rule) != rule);
        let Some(pick) = picks.into_iter().min_by_key(meant) else {
            let question = self.waits_for();
            return Err(Fault::NotOffered { asked: player(seat), phrase: phrase.to_owned(), question });
        };
        let under_way = self.duel.state().checkpoint.is_some();
        let before = self.duel.state().fingerprint();
        self.before = Some(before);
        let Some(refusal) = self.duel.attempt(pick) else {
            return Err(Fault::untrue(format!("the attempt to {phrase} to be undone"), self.waits_for()));
        };
        self.leant_on.push(refusal.rule);
        let after = self.duel.state().fingerprint();
        // What was under way is taken back to where it began, but for what stands.
        if under_way && (self.asked_before.contains(&after) || self.duel.scratch().stood > 0) {
            self.before = Some(after);
        } else if after != before {
            return Err(Fault::untrue("everything to be as before the attempt", "a different state"));
        }
        match rule {
            Some(rule) if rule != refusal.rule => {
                Err(Fault::untrue(format!("{} to refuse it", self.game.id(rule)), self.game.id(refusal.rule)))
            }
            _ => Ok(()),
        }
    }
}
