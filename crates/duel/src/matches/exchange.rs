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

/// How many decks are looked at to find out whether a pick can be completed; beyond that it is not offered.
const PATIENCE: u32 = 4_000;

/// A list with the exchange that is under way, and a book to judge it.
pub(super) struct Trade<'m> {
    duel: &'m mut dyn AnyDuel,
    list: &'m List,
    /// What the book has against the list as it is.
    before: Vec<Objection>,
    /// How many more decks are looked at.
    patience: u32,
}

impl<'m> Trade<'m> {
    pub fn new(duel: &'m mut dyn AnyDuel, list: &'m List) -> Self {
        let mut trade = Self { duel, list, before: Vec::new(), patience: PATIENCE };
        trade.before = trade.objections(list);
        trade
    }

    /// The options of the next pick: no more if that will do, and each card that will.
    pub fn options(&mut self, exchange: &Exchange, out: &mut Vec<Pick>) {
        if !exchange.closed && self.can_complete(&exchange.close()) {
            out.push(Pick::Done);
        }
        for card in self.candidates(exchange) {
            if self.can_complete(&exchange.with(card)) {
                out.push(Pick::Card(card));
            }
        }
    }

    /// What speaks against a card as the next pick.
    pub fn refusals(&mut self, exchange: &Exchange, card: CardId) -> Vec<Refusal> {
        let after = self.list.after(&exchange.with(card));
        let refusals = self.duel.check_deck(&after.deck, &after.side);
        let new = |refusal: &Refusal| objection(&after, refusal).is_some_and(|o| !self.before.contains(&o));
        refusals.into_iter().filter(new).collect()
    }

    /// The cards from which the next can be picked, each once.
    fn candidates(&self, exchange: &Exchange) -> Vec<CardId> {
        let mut cards = if exchange.closed { self.going(exchange) } else { self.coming(exchange) };
        cards.dedup();
        cards
    }

    /// What can still come in, in order.
    fn coming(&self, exchange: &Exchange) -> Vec<CardId> {
        from(&self.list.side, &exchange.came)
    }

    /// What can still go out, in order: nothing that came in.
    fn going(&self, exchange: &Exchange) -> Vec<CardId> {
        let mut cards = from(&self.list.deck, &exchange.went);
        cards.retain(|card| !exchange.came.contains(card));
        cards
    }

    /// Whether a legal deck can come of what has been picked.
    fn can_complete(&mut self, exchange: &Exchange) -> bool {
        self.patience = PATIENCE;
        self.completes(exchange)
    }

    fn completes(&mut self, exchange: &Exchange) -> bool {
        if exchange.closed {
            let left = exchange.came.len().saturating_sub(exchange.went.len());
            return self.goes_out(&self.list.after(exchange), self.going(exchange), left);
        }
        if self.completes(&exchange.close()) {
            return true;
        }
        // What comes in may need another card beside it. More cards never make a deck allow less: what speaks against
        // it with all of them, and nothing that goes out can remedy, is not to be remedied.
        let more = self.candidates(exchange);
        let all = more.iter().fold(exchange.clone(), |exchange, &card| exchange.with(card));
        let against = self.news(&self.list.after(&all));
        let going = self.going(&exchange.close());
        let hopeless = |rule: Rule| !going.iter().any(|&card| self.helps(card, &against, rule));
        if against.iter().any(|&(rule, _)| hopeless(rule)) {
            return false;
        }
        more.into_iter().any(|card| self.completes(&exchange.with(card)))
    }

    /// Whether so many of these cards can go out of a deck so that it is legal.
    fn goes_out(&mut self, list: &List, mut going: Vec<CardId>, left: usize) -> bool {
        if going.len() < left || self.patience == 0 {
            return false;
        }
        self.patience -= 1;
        let against = self.news(list);
        if left == 0 {
            return against.is_empty();
        }
        let rule = against.first().map(|&(rule, _)| rule);
        let mut helpful = going.clone();
        helpful.dedup();
        helpful.retain(|&card| rule.is_none_or(|rule| self.helps(card, &against, rule)));
        for card in helpful {
            let mut smaller = list.clone();
            remove_each(&mut smaller.deck, &[card]);
            smaller.side.push(card);
            let mut rest = going.clone();
            remove_each(&mut rest, &[card]);
            if self.goes_out(&smaller, rest, left - 1) {
                return true;
            }
            // Whatever it is part of has been looked at.
            going.retain(|&other| other != card);
            if going.len() < left {
                return false;
            }
        }
        false
    }

    /// Whether taking a card out does something about what is wrong by a rule: it is one of the cards that are too many,
    /// or counted with one.
    fn helps(&self, card: CardId, against: &[Objection], rule: Rule) -> bool {
        against.iter().any(|&(other, broken)| other == rule && self.is_alike(card, broken))
    }

    /// Whether two cards are counted together: they share their name or their number.
    fn is_alike(&self, a: CardId, b: CardId) -> bool {
        let pool = self.duel.pool();
        a == b || pool.name(a) == pool.name(b) || pool.card(a).code == pool.card(b).code
    }

    /// What the book has against a list that it had not against the first.
    fn news(&mut self, list: &List) -> Vec<Objection> {
        let mut against = self.objections(list);
        against.retain(|objection| !self.before.contains(objection));
        against
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
    /// The exchange when nothing more comes in.
    fn close(&self) -> Self {
        Self { closed: true, ..self.clone() }
    }

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

/// What can be picked next after these, in order.
fn from(cards: &[CardId], picked: &[CardId]) -> Vec<CardId> {
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
