//! Claims that players cannot do something, or attempt it in vain, and by which rule.

use crate::error::NotationFault;
use crate::names::seat_name;
use crate::ruling::script::ScriptRunner;
use crate::wording_match::Phrase;
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::Refusal;
use duel::ids::*;
use duel::state::object::Slot;

/// Limits of the search through a book's actions and a card's abilities, and the numbers that stand for places.
pub(super) const ACTIONS: u8 = 8;
const ABILITIES: u8 = 8;
const PLACES: std::ops::Range<u8> = 128..160;
/// The number of an action that a card has by the rules alone.
const INNATE: u8 = u8::MAX;

impl ScriptRunner<'_> {
    /// Splits `PHRASE because RULE`.
    fn split_reason<'t>(&self, text: &'t str) -> Result<(&'t str, Option<Rule>), NotationFault> {
        match text.split_once(" because ") {
            Some((phrase, id)) => {
                let rule = self.game.words.rules.iter().position(|rule| rule.id == id);
                let rule = rule.ok_or_else(|| NotationFault::no_rule(id, self.game.words))?;
                Ok((phrase, Some(Rule(rule as u16))))
            }
            None => Ok((text, None)),
        }
    }

    /// Checks `PHRASE because RULE`: the option is not offered, and the rule refuses it.
    pub fn check_cannot(&mut self, seat: Seat, text: &str) -> Result<(), NotationFault> {
        let (phrase, rule) = self.split_reason(text)?;
        self.close_for(seat, phrase);
        if self.may_do(seat, phrase) {
            return Err(NotationFault::untrue(
                format!("{} not to be able to {phrase}", seat_name(seat)),
                self.describe_pending(),
            ));
        }
        let missing = |play: &Self| NotationFault::NotOffered {
            asked: seat_name(seat),
            phrase: phrase.to_owned(),
            question: play.describe_pending(),
        };
        let Some(rule) = rule else {
            return if self.could_answer(phrase) { Ok(()) } else { Err(self.not_an_answer(phrase)) };
        };
        let of_several = |play: &Self| {
            let reasons = if phrase.contains(" and ") { play.reasons_against_all(seat, phrase) } else { Vec::new() };
            Some(reasons).filter(|reasons| !reasons.is_empty())
        };
        let reasons = self.reasons_against(seat, phrase).or_else(|| of_several(self)).ok_or_else(|| missing(self))?;
        if reasons.iter().any(|refusal| refusal.rule == rule) {
            self.claimed_rules.push(rule);
            return Ok(());
        }
        Err(NotationFault::untrue(format!("{} to refuse it", self.game.rule_id(rule)), self.list(&reasons)))
    }

    fn list(&self, reasons: &[Refusal]) -> String {
        if reasons.is_empty() {
            return "no rule that does".to_owned();
        }
        reasons.iter().map(|refusal| self.game.rule_id(refusal.rule)).collect::<Vec<_>>().join(", ")
    }

    /// Returns true if a phrase could answer the pending question. A player with priority acts or passes; a player who
    /// is asked something else does not act.
    pub fn could_answer(&self, phrase: &str) -> bool {
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
        self.picks_imaginable(phrase).iter().any(fits)
    }

    /// The fault for a phrase that could not answer the pending question: denying it would say nothing.
    pub fn not_an_answer(&self, phrase: &str) -> NotationFault {
        NotationFault::NoAnswer { found: phrase.to_owned(), question: self.describe_pending() }
    }

    /// The picks that a phrase could mean, offered or not.
    fn picks_imaginable(&self, text: &str) -> Vec<Pick> {
        let text = self.names.place_at_end(text).filter(|(deed, _)| !deed.is_empty()).map_or(text, |(deed, _)| deed);
        let phrase = Phrase::new(text);
        let named_cards = self.named_cards();
        let mut picks = self.picks_naming(text);
        picks.retain(|&pick| named_cards.is_wording_of(&phrase, pick));
        // Picks of the same sort that read alike for one card count as one.
        picks.dedup_by_key(|&mut pick| (std::mem::discriminant(&pick), named_cards.card_of(pick)));
        picks
    }

    /// The cards that the player who asks can name.
    pub fn nameable_cards(&self) -> impl Iterator<Item = Slot> {
        let named_cards = self.named_cards();
        (0..self.duel.lab().state().objects.len() as u16).map(Slot).filter(move |&slot| named_cards.may_name(slot))
    }

    /// Returns true if the card's name stands in a lower-case text.
    fn is_named_in(&self, lower: &str, slot: Slot) -> bool {
        let card = self.duel.lab().state().object(slot).card;
        lower.contains(&self.duel.pool().name(card).to_lowercase())
    }

    /// Returns true if the text names a card.
    pub fn names_a_card(&self, text: &str) -> bool {
        let lower = text.to_lowercase();
        self.nameable_cards().any(|slot| self.is_named_in(&lower, slot))
    }

    /// All picks, offered or not, with the cards that a text names.
    pub fn picks_naming(&self, text: &str) -> Vec<Pick> {
        let lower = text.to_lowercase();
        let mut picks: Vec<Pick> = vec![Pick::Pass, Pick::Done, Pick::Yes, Pick::No];
        picks.extend((0..32).map(Pick::Place));
        picks.extend((0..16).map(Pick::Mode));
        picks.extend((0..self.duel.pool().traits.len() as u16).map(Pick::Word));
        picks.extend(text.split(' ').filter_map(duel::card::number::parse_number).map(Pick::Number));
        let printed = (0..self.duel.pool().cards.len() as u16).map(CardId);
        picks.extend(
            printed.filter(|&card| lower.contains(&self.duel.pool().name(card).to_lowercase())).map(Pick::Card),
        );
        let named = |slot: Slot| self.is_named_in(&lower, slot);
        // A phrase without a card may still be an action with some card.
        let nameless = !self.names_a_card(text);
        for slot in self.nameable_cards() {
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

    /// Checks that an attempt is illegal, by the rule if one is named, and that it is undone completely.
    pub fn check_attempt(&mut self, seat: Seat, text: &str) -> Result<(), NotationFault> {
        self.close_selection();
        let (phrase, rule) = self.split_reason(text)?;
        if self.question().is_none_or(|q| q.seat != seat) {
            let question = self.describe_pending();
            return Err(NotationFault::NotOffered { asked: seat_name(seat), phrase: phrase.to_owned(), question });
        }
        // Of several cards with the same name, prefer the one that the rule refuses.
        let picks = self.picks_imaginable(phrase);
        let meant = |&pick: &Pick| self.duel.why_not(seat, pick).first().is_some_and(|r| Some(r.rule) != rule);
        let Some(pick) = picks.into_iter().min_by_key(meant) else {
            let question = self.describe_pending();
            return Err(NotationFault::NotOffered { asked: seat_name(seat), phrase: phrase.to_owned(), question });
        };
        let under_way = self.duel.lab().state().checkpoint.is_some();
        let before = self.duel.lab().state().fingerprint();
        self.state_before_attempt = Some(before);
        let Some(refusal) = self.duel.attempt(pick) else {
            return Err(NotationFault::untrue(
                format!("the attempt to {phrase} to be undone"),
                self.describe_pending(),
            ));
        };
        self.claimed_rules.push(refusal.rule);
        let after = self.duel.lab().state().fingerprint();
        // An action in progress is undone back to its beginning, except for irreversible events.
        if under_way && (self.answered_states.contains(&after) || self.duel.lab_mut().scratch().irreversible_events > 0)
        {
            self.state_before_attempt = Some(after);
        } else if after != before {
            return Err(NotationFault::untrue("everything to be as before the attempt", "a different state"));
        }
        match rule {
            Some(rule) if rule != refusal.rule => Err(NotationFault::untrue(
                format!("{} to refuse it", self.game.rule_id(rule)),
                self.game.rule_id(refusal.rule),
            )),
            _ => Ok(()),
        }
    }
}
