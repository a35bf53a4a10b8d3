//! The cards that can pay a part of a cost, and the sources that can pay its price.

use crate::book::RuleBook;
use crate::card::ability::{CostPart, Price};
use crate::card::characteristics::Orientation;
use crate::engine::context::Cx;
use crate::engine::question::Pick;
use crate::ids::*;
use crate::play::cost::source::{CurrencySource, Surplus};
use crate::play::cost::total::{TotalCost, is_move_part, takes_source};
use crate::state::object::Slot;
use crate::state::query::Scope;
use crate::state::stack_item::StackItem;
use crate::state::zone::Visibility;
use crate::state::{PRICE, SetAside};

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if a card can be moved in this way to pay for an item.
    pub(super) fn can_move_to_pay(&self, item: &StackItem, to: Zone, verb: Verb, slot: Slot) -> bool {
        self.can_be_moved(to, verb, slot) && self.may_move(item, verb, slot)
    }

    /// Returns true if a card can be moved in this way from where it is, as an effect could move it.
    pub(crate) fn can_be_moved(&self, to: Zone, verb: Verb, slot: Slot) -> bool {
        let owner = self.state.object(slot).owner;
        B::redirect_move(self, slot, to, owner, verb).is_some_and(|to| B::can_enter(self, slot, to, owner))
    }

    /// Returns true if nothing forbids moving a card in this way to pay for an item.
    pub(crate) fn may_move(&self, item: &StackItem, verb: Verb, slot: Slot) -> bool {
        !self.is_forbidden(verb, slot, None) || !self.cite(B::play_rules(self, item).fast)
    }

    /// Returns true if a card can be turned to this orientation to pay for an item.
    pub(super) fn can_turn_to_pay(
        &self,
        item: &StackItem,
        to: Orientation,
        verb: Verb,
        slot: Slot,
        itself: bool,
    ) -> bool {
        B::can_pay_by_turning(self, item, self.state.object(slot).orientation, to, itself)
            && self.can_turn_in_zone(slot)
            && self.may_turn(item, verb, slot)
    }

    /// Returns true if nothing forbids turning a card in this way to pay for an item.
    pub(crate) fn may_turn(&self, item: &StackItem, verb: Verb, slot: Slot) -> bool {
        !self.is_forbidden(verb, slot, None) || !self.cite(B::play_rules(self, item).turned)
    }

    /// Appends the cards that can pay a part of a cost to `scratch.pieces`; returns where they begin. They are in the
    /// order they are offered. A card that pays another part is left out, unless parts are paid in order and it will
    /// only have been turned by then.
    pub(super) fn list_pieces(&mut self, item: &StackItem, total: &TotalCost, start: usize, index: usize) -> usize {
        let mut pieces = std::mem::take(&mut self.scratch.pieces);
        let first = pieces.len();
        if let Some(part) = total.part(index)
            && let Some((_, filter)) = total.what_to_pick(part)
        {
            let scope = Scope { source: item.source, you: total.seat, item: Some(item), itself: None };
            let turned = |other: usize| {
                let before = B::PAYS_IN_ORDER.is_some() && is_move_part(part) && other < index;
                before && matches!(total.part(other), Some(CostPart::Turn { .. }))
            };
            let own = total.takes_source() && total.parts().enumerate().any(|(at, p)| takes_source(p) && !turned(at));
            self.read().for_each_fitting(&scope, filter, |slot| pieces.push(slot));
            B::extra_payers(self, item, part, total.seat, &mut pieces);
            let mut at = first;
            while let Some(&slot) = pieces.get(at) {
                let taken = |s: &SetAside| s.slot == slot && s.part as usize != index && !turned(s.part.into());
                let elsewhere = own && item.source.slot == slot
                    || self.state.set_aside[start..].iter().any(taken)
                    || self.state.set_aside[..start].iter().any(|s| s.slot == slot);
                if self.is_piece(item, part, total.seat, slot)
                    && !(elsewhere && self.cite(B::play_rules(self, item).apart))
                {
                    at += 1;
                } else {
                    pieces.remove(at);
                }
            }
            let place = |&slot: &Slot| (self.state.object(slot).zone, self.card_as_known_by(total.seat, slot));
            if !pieces[first..].is_sorted_by_key(place) {
                pieces[first..].sort_by_key(place);
            }
        }
        self.scratch.pieces = pieces;
        first
    }

    /// Returns true if a source is neither set aside, nor the card being played, nor taken by the cost itself. Where
    /// parts are paid in order, a card that stays in place while making currency may still be moved to pay a later
    /// part.
    pub(super) fn is_source_free(
        &self,
        item: &StackItem,
        bill: &TotalCost,
        start: usize,
        source: &CurrencySource,
    ) -> bool {
        let slot = source.slot;
        if slot == Slot::NONE {
            return true;
        }
        let stays = B::PAYS_IN_ORDER.is_some() && source.surplus == Surplus::Kept && B::source_stays(self, source);
        let taken = |s: &SetAside| s.slot == slot && !(stays && bill.may_serve_twice(s.part.into()));
        let itself = || if stays { bill.takes_source_first() } else { bill.takes_source() };
        item.card != Some(slot)
            && !self.state.set_aside[start..].iter().any(taken)
            && !(item.source.slot == slot && itself())
    }

    /// Counts the sources a player has, unless the count is still valid.
    #[inline]
    pub(super) fn count_purse(&mut self, seat: Seat) {
        if !self.state.derived.affordable[seat.index()].is_counted {
            let mut sources = std::mem::take(&mut self.state.derived.affordable[seat.index()].sources);
            sources.clear();
            B::sources(self, seat, &mut sources);
            let afford = &mut self.state.derived.affordable[seat.index()];
            afford.purse.clear();
            sources.iter().for_each(|source| afford.purse.add(source));
            afford.has_purchases = sources.iter().any(|source| source.surplus == Surplus::KeptAtACost);
            afford.sources = sources;
            afford.is_counted = true;
        }
    }

    /// Lists into `scratch.sources` the free sources after the one last picked, in the order they are offered.
    pub(super) fn list_sources(&mut self, item: &StackItem, total: &TotalCost, start: usize, after: Slot) {
        self.count_purse(total.seat);
        let mut sources = std::mem::take(&mut self.scratch.sources);
        sources.clone_from(&self.state.derived.affordable[total.seat.index()].sources);
        // Cards in hidden zones come in the order of what the payer knows them to be.
        sources.sort_by_key(|s| match s.slot {
            Slot::NONE => (Zone(0), CardId(0)),
            slot => (self.state.object(slot).zone, self.card_as_known_by(total.seat, slot)),
        });
        if after != Slot::NONE
            && let Some(at) = sources.iter().position(|s| s.slot == after)
        {
            sources.drain(..=at);
        }
        sources.retain(|s| self.is_source_free(item, total, start, s));
        for spent in self.state.set_aside.iter().filter(|s| s.part == PRICE && s.slot == Slot::NONE) {
            if let Some(at) = sources.iter().position(|s| s.slot == Slot::NONE && s.sort == spent.sort) {
                sources.remove(at);
            }
        }
        self.widen_colours(item, &total.price, &mut sources);
        self.scratch.sources = sources;
    }

    /// Lets sources with an accepted trait pay for every colour the price asks for.
    pub(super) fn widen_colours(&self, item: &StackItem, price: &Price, sources: &mut [CurrencySource]) {
        let bonds = B::accepted_traits(self, item);
        if bonds == 0 {
            return;
        }
        let asked = (0..COLOURS).filter(|&at| price.coloured[at] > 0);
        let asked = asked.fold(Colours::EMPTY, |all, at| all.with(Colour(at as u8)));
        for source in sources.iter_mut().filter(|s| s.bonds & bonds != 0 && !s.colours.is_empty()) {
            source.colours = source.colours.union(asked);
        }
    }

    /// The card in a slot, as far as a player tells it from others in its zone by its face. Unknown cards share one
    /// value, and so do cards in public zones, which are told apart by their slots.
    pub(super) fn card_as_known_by(&self, seat: Seat, slot: Slot) -> CardId {
        let object = self.state.object(slot);
        match B::ZONES[object.zone.index()].visibility {
            Visibility::Public => CardId(0),
            Visibility::Own | Visibility::Nobody if object.known_by >> seat.0 & 1 == 1 => object.card,
            Visibility::Own | Visibility::Nobody => CardId(u16::MAX),
        }
    }

    /// Returns true if a card that the payer cannot tell from this one is already offered.
    pub(crate) fn is_twin_offered(&self, seat: Seat, slot: Slot) -> bool {
        let zone = self.state.object(slot).zone;
        if B::ZONES[zone.index()].visibility == Visibility::Public {
            return false;
        }
        let told = self.card_as_known_by(seat, slot);
        let known = self.state.object(slot).known_by >> seat.0 & 1 == 1;
        self.scratch.options.iter().any(|pick| match pick {
            Pick::Object(other) | Pick::Pay(other, _) if *other != Slot::NONE => {
                self.state.object(*other).zone == zone
                    && self.card_as_known_by(seat, *other) == told
                    && (!known || self.state.are_interchangeable(*other, slot))
            }
            _ => false,
        })
    }
}
