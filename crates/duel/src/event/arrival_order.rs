//! The order of simultaneous arrivals: if static abilities of the cards depend on it, a player decides it.

use crate::book::RuleBook;
use crate::book::point::{ReplacementPoint, ZonePoint};
use crate::card::ability::{Change, Form, ReplacedBy};
use crate::card::filter::SelfRef;
use crate::card::pool::Card;
use crate::continuous::dependency::is_order_relevant;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::engine::question::{Pick, Topic};
use crate::event::pipeline::{Batch, ORDER_AT_END};
use crate::event::{Event, Happening};
use crate::ids::*;
use crate::state::object::Slot;
use crate::state::zone::Visibility;

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if the order of the cards that arrive with the events since `from` matters.
    #[inline]
    pub(super) fn must_order_arrivals(&self, from: usize) -> bool {
        self.state.batch.len() - from > 1 && (from..self.state.batch.len()).any(|i| self.depends_on_order(from, i))
    }

    /// The card that arrives with the event, and its zone, if it has a static ability there.
    fn arriving_card(&self, event: &Event) -> Option<(&Card, Zone)> {
        let Happening::Move { slot, to, face_up: true, .. } = event.happening else { return None };
        let card = self.pool.card(self.state.object(slot).card);
        card.static_zones.has(to).then_some((card, to))
    }

    /// Returns true if a static change of this arriving card clashes with one of another arriving card.
    fn depends_on_order(&self, from: usize, at: usize) -> bool {
        let Some((card, zone)) = self.arriving_card(&self.state.batch[at]) else { return false };
        (from..self.state.batch.len()).filter(|&i| i != at).any(|i| {
            self.arriving_card(&self.state.batch[i]).is_some_and(|(other, there)| {
                let mut pairs = self
                    .static_changes(card, zone)
                    .flat_map(|a| self.static_changes(other, there).map(move |b| (a, b)));
                pairs.any(|(a, b)| B::layer(a) == B::layer(b) && is_order_relevant::<B>(self.pool, a, b))
            })
        })
    }

    /// The changes that a card in a zone makes to others by its static abilities.
    fn static_changes<'c>(&'c self, card: &'c Card, zone: Zone) -> impl Iterator<Item = &'c Change> {
        let here = card.abilities.iter().map(|&id| self.pool.ability(id)).filter(move |a| a.works_in.has(zone));
        here.filter_map(|ability| match &ability.form {
            Form::Static(affects) => Some(affects),
            _ => None,
        })
        .flatten()
        .filter(|affect| affect.filter.this != SelfRef::Only)
        .flat_map(|affect| &affect.changes)
    }

    /// Reveals cards that arrive face up in a public zone, so that the player who orders them sees them.
    pub(super) fn show_arrivals(&mut self, from: usize) {
        for i in from..self.state.batch.len() {
            if let Happening::Move { slot, to, face_up: true, .. } = self.state.batch[i].happening
                && B::ZONES[to.index()].visibility == Visibility::Public
            {
                self.state.objects[slot.index()].known_by = 3;
            }
        }
    }

    /// Asks which card arrives next of those whose order matters; the last one is not asked for. The turn player
    /// decides, or, where players order their own, the owner of the side that comes next. May ask.
    pub(super) fn ask_next_arrival(&mut self, f: usize, from: usize) -> Flow {
        let done = self.frame(f).get(Batch::ORDERED_SO_FAR);
        let mut options = std::mem::take(&mut self.scratch.options);
        let left = || (from..self.state.batch.len()).filter(|&i| self.depends_on_order(from, i)).skip(done);
        let turn = self.state.turn.player;
        let several = left().nth(1).is_some();
        let seat = if B::EACH_PLAYER_ORDERS_OWN_ARRIVALS && several { self.next_to_order(left()) } else { turn };
        let own = |i: &usize| !B::EACH_PLAYER_ORDERS_OWN_ARRIVALS || self.arrives_for(*i) == seat;
        options.extend(left().filter(own).filter_map(|i| self.state.batch[i].happening.slot()).map(Pick::Object));
        let next = match options[..] {
            [Pick::Object(slot), ..] if several => Some((slot, options.len() > 1)),
            _ => None,
        };
        if !matches!(next, Some((_, true))) {
            options.clear();
        }
        self.scratch.options = options;
        match next {
            Some((slot, true)) => self.ask(seat, Topic::OrderArrivals, B::arrival_order_rule(self, slot)),
            Some((slot, false)) => {
                self.place_arrival_next(f, from, slot);
                Flow::Continue
            }
            None => self.goto(f, ORDER_AT_END),
        }
    }

    /// The player to whose side the card of an event comes.
    fn arrives_for(&self, at: usize) -> Seat {
        match self.state.batch[at].happening {
            Happening::Move { side, .. } => side,
            _ => self.state.turn.player,
        }
    }

    /// The player whose cards come next among those at these indices of the batch: the turn player first.
    fn next_to_order(&self, left: impl Iterator<Item = usize> + Clone) -> Seat {
        let turn = self.state.turn.player;
        let has = |seat: Seat| left.clone().any(|i| self.arrives_for(i) == seat);
        let (own, others) = (has(turn), has(turn.other()));
        let first = left.clone().find_map(|i| self.state.batch[i].happening.slot());
        let rule = first.map_or(Rule::UNNUMBERED, |slot| B::arrival_order_rule(self, slot));
        if own && (!others || self.cite(rule)) { turn } else { turn.other() }
    }

    /// Moves the picked card behind those already put in order.
    pub(super) fn place_arrival_next(&mut self, f: usize, from: usize, slot: Slot) {
        let done = self.frame(f).get(Batch::ORDERED_SO_FAR);
        let next = (from..self.state.batch.len()).filter(|&i| self.depends_on_order(from, i)).nth(done);
        let picked = (from..self.state.batch.len()).find(|&i| self.state.batch[i].happening.slot() == Some(slot));
        if let (Some(next), Some(picked)) = (next, picked) {
            self.state.batch.swap(next, picked);
        }
        self.frame(f).update(Batch::ORDERED_SO_FAR, |n| n + 1);
    }

    /// Returns true if the moves proposed since `from` are to happen together, as the rules have it.
    ///
    /// Only if an audit switches that rule off does it return false; the moves have then happened one by one.
    pub(crate) fn move_together(&mut self, from: usize) -> bool {
        let decked =
            self.state.batch[from].happening.slot().is_some_and(|slot| self.state.object(slot).zone == B::DECK);
        let together = decked || self.at(ZonePoint::ArriveTogether);
        while !together && self.state.batch.len() > from {
            let event = self.state.batch.remove(from);
            let rest = self.state.batch.split_off(from);
            self.happen(event.happening, event.verb, event.cause);
            self.state.batch.extend(rest);
        }
        together
    }

    /// A replacement effect cannot replace the events that it arrived with. Changes something only if an audit says
    /// otherwise.
    pub(super) fn leave_late_unreplaced(&mut self, from: usize) {
        for i in 0..self.state.derived.replacements.len() {
            let late = self.state.derived.replacements[i];
            if late.delayed_index.is_some() || self.state.object(late.slot).since < self.scratch.batch_began_at {
                continue;
            }
            for at in from..self.state.batch.len() {
                let event = self.state.batch[at];
                if event.happening.slot() == Some(late.slot) || !self.replaces(&late, &event) {
                    continue;
                }
                let Form::Replacement(r) = &self.pool.ability(late.ability).form else { continue };
                if !self.at(ReplacementPoint::MustExistBefore)
                    && let (ReplacedBy::ArriveTurned(way), Some(slot)) = (&r.instead, event.happening.slot())
                {
                    self.state.objects[slot.index()].orientation = *way;
                }
            }
        }
    }
}
