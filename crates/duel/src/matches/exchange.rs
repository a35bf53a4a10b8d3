//! Exchanging cards with a sideboard: only what a legal deck can still come of is offered.
//!
//! First the cards are named that come in, then those that go out for them, each in ascending order; none is both. What
//! a book has against the new deck counts if it had not the same against the old one: the sizes stay as they are.

use super::standing::{Exchange, List};
use crate::duel::AnyDuel;
use crate::question::Pick;
use crate::refusal::Refusal;
use crate::words::{CardId, Rule};

/// What a book has against a deck: the rule, and the card it is broken with.
type Objection = (Rule, CardId);

/// A list with the exchange that is under way, and a book to judge it.
pub(super) struct Trade<'m> {
    pub duel: &'m mut dyn AnyDuel,
    pub list: &'m List,
}

impl Trade<'_> {
    /// The options of the next pick: no more if that will do, and each card that will.
    pub fn options(&mut self, exchange: &Exchange, out: &mut Vec<Pick>) {
        let before = self.objections(self.list);
        if !exchange.closed && self.completes(&before, &Exchange { closed: true, ..exchange.clone() }) {
            out.push(Pick::Done);
        }
        for card in self.candidates(exchange) {
            if self.completes(&before, &exchange.with(card)) {
                out.push(Pick::Card(card));
            }
        }
    }

    /// What speaks against a card as the next pick.
    pub fn refusals(&mut self, exchange: &Exchange, card: CardId) -> Vec<Refusal> {
        let before = self.objections(self.list);
        let after = self.list.after(&exchange.with(card));
        let refusals = self.duel.check_deck(&after.deck, &after.side);
        let new = |refusal: &Refusal| objection(&after, refusal).is_some_and(|o| !before.contains(&o));
        refusals.into_iter().filter(new).collect()
    }

    /// The cards from which the next can be picked, each once.
    fn candidates(&self, exchange: &Exchange) -> Vec<CardId> {
        let (from, picked) = match exchange.closed {
            false => (&self.list.side, &exchange.came),
            true => (&self.list.deck, &exchange.went),
        };
        let mut cards = from.clone();
        remove_each(&mut cards, picked);
        let earliest = picked.last().copied();
        cards.retain(|&card| earliest.is_none_or(|e| card >= e) && !(exchange.closed && exchange.came.contains(&card)));
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    /// Whether a legal deck can come of what has been picked.
    fn completes(&mut self, before: &[Objection], exchange: &Exchange) -> bool {
        if exchange.closed {
            let mut going = self.list.deck.clone();
            remove_each(&mut going, &exchange.went);
            let earliest = exchange.went.last().copied();
            going.retain(|&card| earliest.is_none_or(|e| card >= e) && !exchange.came.contains(&card));
            going.sort_unstable();
            let left = exchange.came.len() - exchange.went.len().min(exchange.came.len());
            return self.goes_out(before, &mut self.list.after(exchange), &going, left);
        }
        // What comes in may need another card beside it. More cards never make a deck allow less, so if what speaks
        // against it speaks against it with all of them, it is not to be had.
        if self.completes(before, &Exchange { closed: true, ..exchange.clone() }) {
            return true;
        }
        let more = self.candidates(exchange);
        let all = more.iter().fold(exchange.clone(), |exchange, &card| exchange.with(card));
        let most = self.list.after(&all);
        let against = self.objections(&most);
        let fixed = |card: &CardId| exchange.came.contains(card);
        if against.iter().any(|o| !before.contains(o) && fixed(&o.1) && !self.has_other(&o.1, &exchange.came)) {
            return false;
        }
        more.into_iter().any(|card| self.completes(before, &exchange.with(card)))
    }

    /// Whether the deck holds a card that counts as one with this card and can go out.
    fn has_other(&self, card: &CardId, came: &[CardId]) -> bool {
        self.list.deck.iter().any(|&other| !came.contains(&other) && self.is_alike(*card, other))
    }

    /// Whether two cards are counted together: they share their name or their number.
    fn is_alike(&self, a: CardId, b: CardId) -> bool {
        let pool = self.duel.pool();
        a == b || pool.name(a) == pool.name(b) || pool.card(a).code == pool.card(b).code
    }

    /// Whether so many of these cards can go out of a deck so that it is legal.
    fn goes_out(&mut self, before: &[Objection], list: &mut List, going: &[CardId], left: usize) -> bool {
        if going.len() < left {
            return false;
        }
        let against = self.objections(list).into_iter().find(|o| !before.contains(o));
        if left == 0 {
            return against.is_none();
        }
        let mut tried = None;
        for (at, &card) in going.iter().enumerate() {
            let helps = against.is_none_or(|(_, broken)| self.is_alike(card, broken));
            if !helps || tried.replace(card) == Some(card) {
                continue;
            }
            let mut smaller = list.clone();
            remove_each(&mut smaller.deck, &[card]);
            smaller.side.push(card);
            let mut rest = going.to_vec();
            rest.remove(at);
            if self.goes_out(before, &mut smaller, &rest, left - 1) {
                return true;
            }
        }
        false
    }

    fn objections(&mut self, list: &List) -> Vec<Objection> {
        let refusals = self.duel.check_deck(&list.deck, &list.side);
        refusals.iter().filter_map(|refusal| objection(list, refusal)).collect()
    }
}

/// The card a refusal is about; what is about sizes does not change.
fn objection(list: &List, refusal: &Refusal) -> Option<Objection> {
    let at = refusal.object?.index();
    let card = list.deck.iter().chain(&list.side).nth(at)?;
    Some((refusal.rule, *card))
}

impl Exchange {
    /// The exchange with one more card picked.
    pub(super) fn with(&self, card: CardId) -> Self {
        let mut more = self.clone();
        if more.closed {
            more.went.push(card)
        } else {
            more.came.push(card)
        }
        more
    }

    /// Whether nothing is left to pick.
    pub(super) fn is_complete(&self) -> bool {
        self.closed && self.went.len() == self.came.len()
    }
}

impl List {
    /// The list when the exchange has been made as far as it goes.
    pub(super) fn after(&self, exchange: &Exchange) -> Self {
        let mut list = self.clone();
        remove_each(&mut list.side, &exchange.came);
        remove_each(&mut list.deck, &exchange.went);
        list.deck.extend(&exchange.came);
        list.side.extend(&exchange.went);
        list
    }
}

fn remove_each(cards: &mut Vec<CardId>, gone: &[CardId]) {
    for card in gone {
        if let Some(at) = cards.iter().position(|c| c == card) {
            cards.remove(at);
        }
    }
}
