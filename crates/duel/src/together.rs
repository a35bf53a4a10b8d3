//! Cards that come together: where what their texts do all the time depends on which came first, a player says so.

use crate::ability::{Change, Form, Instead};
use crate::book::RuleBook;
use crate::change::PILE;
use crate::cx::Cx;
use crate::depend::clash;
use crate::event::{Act, Event};
use crate::filter::Self_;
use crate::frame::Flow;
use crate::object::Slot;
use crate::pool::Card;
use crate::question::{Pick, Topic};
use crate::words::*;
use crate::zone::Sight;

/// In which register of a batch stands how many cards have been put in order.
pub(crate) const DONE: usize = 3;

impl<B: RuleBook> Cx<'_, B> {
    /// Whether the order matters in which the cards that come with the events since `from` count as coming.
    #[inline]
    pub(crate) fn must_order(&self, from: usize) -> bool {
        B::ORDERS_ARRIVALS && self.s.batch.len() - from > 1 && (from..self.s.batch.len()).any(|i| self.clashes(from, i))
    }

    /// The card that comes to a zone where its text does something all the time.
    fn comer(&self, event: &Event) -> Option<(&Card, Zone)> {
        let Act::Move { slot, to, face_up: true, .. } = event.act else { return None };
        let card = self.pool.card(self.s.object(slot).card);
        card.applies.has(to).then_some((card, to))
    }

    /// Whether what a card does that comes with one of these events clashes with what another does.
    fn clashes(&self, from: usize, at: usize) -> bool {
        let Some((card, zone)) = self.comer(&self.s.batch[at]) else { return false };
        (from..self.s.batch.len()).filter(|&i| i != at).any(|i| {
            self.comer(&self.s.batch[i]).is_some_and(|(other, there)| {
                let mut pairs =
                    self.constant(card, zone).flat_map(|a| self.constant(other, there).map(move |b| (a, b)));
                pairs.any(|(a, b)| B::layer(a) == B::layer(b) && clash(a, b))
            })
        })
    }

    /// How a card that is in a zone changes others all the time.
    fn constant<'c>(&'c self, card: &'c Card, zone: Zone) -> impl Iterator<Item = &'c Change> {
        let here = card.abilities.iter().map(|&id| self.pool.ability(id)).filter(move |a| a.works.has(zone));
        here.filter_map(|ability| match &ability.form {
            Form::Static(affects) => Some(affects),
            _ => None,
        })
        .flatten()
        .filter(|affect| affect.filter.this != Self_::Only)
        .flat_map(|affect| &affect.changes)
    }

    /// Who puts cards in order that come to where all see them sees them as they come.
    pub(crate) fn show_comers(&mut self, from: usize) {
        for i in from..self.s.batch.len() {
            if let Act::Move { slot, to, face_up: true, .. } = self.s.batch[i].act
                && B::ZONES[to.index()].sight == Sight::Public
            {
                self.s.objects[slot.index()].known = 3;
            }
        }
    }

    /// Asks which card comes next of those whose order matters: the turn player, or, where each orders the own, who has
    /// the next; the last one is left.
    pub(crate) fn order_next(&mut self, f: usize, from: usize) -> Flow {
        let done = self.frame(f).r[DONE] as usize;
        let mut options = std::mem::take(&mut self.t.options);
        let left = || (from..self.s.batch.len()).filter(|&i| self.clashes(from, i)).skip(done);
        let turn = self.s.turn.player;
        let several = left().nth(1).is_some();
        let seat = if B::EACH_ORDERS_OWN && several { self.orders_next(left()) } else { turn };
        let own = |i: &usize| !B::EACH_ORDERS_OWN || self.arrives_for(*i) == seat;
        options.extend(left().filter(own).filter_map(|i| self.s.batch[i].act.slot()).map(Pick::Object));
        let next = match options[..] {
            [Pick::Object(slot), ..] if several => Some((slot, options.len() > 1)),
            _ => None,
        };
        if !matches!(next, Some((_, true))) {
            options.clear();
        }
        self.t.options = options;
        match next {
            Some((slot, true)) => self.ask(seat, Topic::Arrivals, B::come_together(self, slot)),
            Some((slot, false)) => {
                self.put_next(f, from, slot);
                Flow::Go
            }
            None => self.goto(f, PILE),
        }
    }

    /// For whom a card comes.
    fn arrives_for(&self, at: usize) -> Seat {
        match self.s.batch[at].act {
            Act::Move { side, .. } => side,
            _ => self.s.turn.player,
        }
    }

    /// Whose cards come next of those at these places of the batch: the turn player's first.
    fn orders_next(&self, left: impl Iterator<Item = usize> + Clone) -> Seat {
        let turn = self.s.turn.player;
        let has = |seat: Seat| left.clone().any(|i| self.arrives_for(i) == seat);
        let (own, others) = (has(turn), has(turn.other()));
        let first = left.clone().find_map(|i| self.s.batch[i].act.slot());
        let rule = first.map_or(Rule::UNNUMBERED, |slot| B::come_together(self, slot));
        if own && (!others || self.by(rule)) { turn } else { turn.other() }
    }

    /// Puts the card that comes next behind those that have been put in order.
    pub(crate) fn put_next(&mut self, f: usize, from: usize, slot: Slot) {
        let done = self.frame(f).r[DONE] as usize;
        let next = (from..self.s.batch.len()).filter(|&i| self.clashes(from, i)).nth(done);
        let picked = (from..self.s.batch.len()).find(|&i| self.s.batch[i].act.slot() == Some(slot));
        if let (Some(next), Some(picked)) = (next, picked) {
            self.s.batch.swap(next, picked);
        }
        self.frame(f).r[DONE] += 1;
    }

    /// Whether the moves proposed since `from` happen together, as they do; if not, they have happened one by one.
    pub(crate) fn move_at_one_time(&mut self, from: usize) -> bool {
        let decked = self.s.batch[from].act.slot().is_some_and(|slot| self.s.object(slot).zone == B::DECK);
        let together = decked || self.by(B::CITES.at_one_time);
        while !together && self.s.batch.len() > from {
            let event = self.s.batch.remove(from);
            let rest = self.s.batch.split_off(from);
            self.happen(event.act, event.verb, event.cause);
            self.s.batch.extend(rest);
        }
        together
    }

    /// What has happened cannot be replaced by what came with it.
    pub(crate) fn leave_late_unreplaced(&mut self, from: usize) {
        for i in 0..self.s.derived.replacements.len() {
            let late = self.s.derived.replacements[i];
            if late.left.is_some() || self.s.object(late.slot).since < self.t.moment {
                continue;
            }
            for at in from..self.s.batch.len() {
                let event = self.s.batch[at];
                if event.act.slot() == Some(late.slot) || !self.replaces(&late, &event) {
                    continue;
                }
                let Form::Replacement(r) = &self.pool.ability(late.ability).form else { continue };
                if !self.by(B::CITES.effect.existing)
                    && let (Instead::Turned(way), Some(slot)) = (&r.instead, event.act.slot())
                {
                    self.s.objects[slot.index()].orientation = *way;
                }
            }
        }
    }
}
