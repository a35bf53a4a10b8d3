//! Sideboarding: only exchanges that can still lead to a legal deck are offered.
//!
//! The cards that come in are picked first, then those that go out for them, each in ascending order; no card does
//! both. A violation in the new deck counts only if the old deck did not have it; the sizes stay the same.

use crate::score::{DeckList, SideboardExchange};
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pick;
use duel::engine::refusal::Refusal;
use duel::ids::{CardId, Rule};

/// A violation in a deck: the rule, and the card that breaks it.
type Objection = (Rule, CardId);

/// The number of decks tried to find out if a pick can be completed; beyond that it is not offered.
const MAX_DECKS_TRIED: u32 = 4_000;

/// A deck list with the exchange under way, and a duel to check decks with.
pub(crate) struct ExchangeSearch<'m> {
    duel: &'m mut dyn AnyDuel,
    list: &'m DeckList,
    /// The violations of the list before the exchange.
    before: Vec<Objection>,
    /// The number of decks that may still be tried.
    tries_left: u32,
}

impl<'m> ExchangeSearch<'m> {
    pub fn new(duel: &'m mut dyn AnyDuel, list: &'m DeckList) -> Self {
        let mut trade = Self { duel, list, before: Vec::new(), tries_left: MAX_DECKS_TRIED };
        trade.before = trade.objections(list);
        trade
    }

    /// Lists the options of the next pick: the end of the incoming cards, and each card, if a legal deck can follow.
    pub fn options(&mut self, exchange: &SideboardExchange, out: &mut Vec<Pick>) {
        if !exchange.incoming_closed && self.can_complete(&exchange.close()) {
            out.push(Pick::Done);
        }
        for card in self.candidates(exchange) {
            if self.can_complete(&exchange.with_card(card)) {
                out.push(Pick::Card(card));
            }
        }
    }

    /// The new violations that picking this card would cause.
    pub fn refusals(&mut self, exchange: &SideboardExchange, card: CardId) -> Vec<Refusal> {
        let after = self.list.after_exchange(&exchange.with_card(card));
        let refusals = self.duel.check_deck(&after.deck, &after.sideboard);
        let new = |refusal: &Refusal| objection(&after, refusal).is_some_and(|o| !self.before.contains(&o));
        refusals.into_iter().filter(new).collect()
    }

    /// The cards from which the next can be picked, each once.
    fn candidates(&self, exchange: &SideboardExchange) -> Vec<CardId> {
        let mut cards = if exchange.incoming_closed { self.going(exchange) } else { self.coming(exchange) };
        cards.dedup();
        cards
    }

    /// The cards that can still come in, in order.
    fn coming(&self, exchange: &SideboardExchange) -> Vec<CardId> {
        pickable_after(&self.list.sideboard, &exchange.incoming)
    }

    /// The cards that can still go out, in order; none that came in.
    fn going(&self, exchange: &SideboardExchange) -> Vec<CardId> {
        let mut cards = pickable_after(&self.list.deck, &exchange.outgoing);
        cards.retain(|card| !exchange.incoming.contains(card));
        cards
    }

    /// Returns true if the picks so far can lead to a legal deck.
    fn can_complete(&mut self, exchange: &SideboardExchange) -> bool {
        self.tries_left = MAX_DECKS_TRIED;
        self.completes(exchange)
    }

    fn completes(&mut self, exchange: &SideboardExchange) -> bool {
        if exchange.incoming_closed {
            let left = exchange.incoming.len().saturating_sub(exchange.outgoing.len());
            return self.goes_out(&self.list.after_exchange(exchange), self.going(exchange), left);
        }
        if self.completes(&exchange.close()) {
            return true;
        }
        // An incoming card may need another beside it. More cards never make a deck allow less: if a violation remains
        // with all of them in, and no outgoing card can remedy it, nothing can.
        let more = self.candidates(exchange);
        let all = more.iter().fold(exchange.clone(), |exchange, &card| exchange.with_card(card));
        let against = self.new_objections(&self.list.after_exchange(&all));
        let going = self.going(&exchange.close());
        let hopeless = |rule: Rule| !going.iter().any(|&card| self.remedies(card, &against, rule));
        if against.iter().any(|&(rule, _)| hopeless(rule)) {
            return false;
        }
        more.into_iter().any(|card| self.completes(&exchange.with_card(card)))
    }

    /// Returns true if `left` of these cards can go out so that the deck is legal.
    fn goes_out(&mut self, list: &DeckList, mut going: Vec<CardId>, left: usize) -> bool {
        if going.len() < left || self.tries_left == 0 {
            return false;
        }
        self.tries_left -= 1;
        let against = self.new_objections(list);
        if left == 0 {
            return against.is_empty();
        }
        let rule = against.first().map(|&(rule, _)| rule);
        let mut helpful = going.clone();
        helpful.dedup();
        helpful.retain(|&card| rule.is_none_or(|rule| self.remedies(card, &against, rule)));
        for card in helpful {
            let mut smaller = list.clone();
            remove_each(&mut smaller.deck, &[card]);
            smaller.sideboard.push(card);
            let mut rest = going.clone();
            remove_each(&mut rest, &[card]);
            if self.goes_out(&smaller, rest, left - 1) {
                return true;
            }
            // All exchanges with this card have been tried.
            going.retain(|&other| other != card);
            if going.len() < left {
                return false;
            }
        }
        false
    }

    /// Returns true if taking a card out helps against a violation of a rule. It does if the card is one of those that
    /// break it, or counted with one.
    fn remedies(&self, card: CardId, against: &[Objection], rule: Rule) -> bool {
        against.iter().any(|&(other, broken)| other == rule && self.is_alike(card, broken))
    }

    /// Returns true if two cards are counted together: they share their name or their code.
    fn is_alike(&self, a: CardId, b: CardId) -> bool {
        let pool = self.duel.pool();
        a == b || pool.name(a) == pool.name(b) || pool.card(a).code == pool.card(b).code
    }

    /// The violations of a list that the original one does not have.
    fn new_objections(&mut self, list: &DeckList) -> Vec<Objection> {
        let mut against = self.objections(list);
        against.retain(|objection| !self.before.contains(objection));
        against
    }

    fn objections(&mut self, list: &DeckList) -> Vec<Objection> {
        let refusals = self.duel.check_deck(&list.deck, &list.sideboard);
        refusals.iter().filter_map(|refusal| objection(list, refusal)).collect()
    }
}

/// The rule and card of a refusal; `None` if it is about sizes, which do not change.
fn objection(list: &DeckList, refusal: &Refusal) -> Option<Objection> {
    let at = refusal.object?.index();
    let card = list.deck.iter().chain(&list.sideboard).nth(at)?;
    Some((refusal.rule, *card))
}

impl SideboardExchange {
    /// The exchange with no more incoming cards.
    fn close(&self) -> Self {
        Self { incoming_closed: true, ..self.clone() }
    }

    /// The exchange with one more card picked.
    pub(crate) fn with_card(&self, card: CardId) -> Self {
        let mut more = self.clone();
        if more.incoming_closed {
            more.outgoing.push(card)
        } else {
            more.incoming.push(card)
        }
        more
    }

    /// Returns true if nothing is left to pick.
    pub(crate) fn is_complete(&self) -> bool {
        self.incoming_closed && self.outgoing.len() == self.incoming.len()
    }
}

impl DeckList {
    /// The list after the exchange, as far as it has been made.
    pub(crate) fn after_exchange(&self, exchange: &SideboardExchange) -> Self {
        let mut list = self.clone();
        remove_each(&mut list.sideboard, &exchange.incoming);
        remove_each(&mut list.deck, &exchange.outgoing);
        list.deck.extend(&exchange.incoming);
        list.sideboard.extend(&exchange.outgoing);
        list
    }
}

/// The cards that can be picked after these, in order.
fn pickable_after(cards: &[CardId], picked: &[CardId]) -> Vec<CardId> {
    let mut cards = cards.to_vec();
    remove_each(&mut cards, picked);
    cards.retain(|&card| picked.last().is_none_or(|&last| card >= last));
    cards.sort_unstable();
    cards
}

fn remove_each(cards: &mut Vec<CardId>, gone: &[CardId]) {
    for card in gone {
        if let Some(at) = cards.iter().position(|c| c == card) {
            cards.remove(at);
        }
    }
}
