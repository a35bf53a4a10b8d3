//! Paying: what a cost asks for is picked piece by piece, each piece only if the rest can still be paid.

use crate::ability::{CostPart, CostWhat, Price};
use crate::bill::{Bill, moves, takes_source};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::frame::{Flow, Frame, Proc};
use crate::instalment;
use crate::item::{Item, NO_ABILITY};
use crate::log::{Source, Spill};
use crate::matching::Scope;
use crate::object::Slot;
use crate::payment::{Afford, Due, Purse};
use crate::profile::Orientation;
use crate::purchase::Want;
use crate::question::{Pick, Topic};
use crate::selection::aside;
use crate::state::{PRICE, Spent};
use crate::words::*;
use crate::zone::Sight;

/// The registers of a payment: which part is being paid, how many were picked for it, where its picks begin, and, for a
/// cost that an effect asks for, the operation that asks.
const PART: usize = 0;
pub(crate) const TAKEN: usize = 1;
pub(crate) const START: usize = 3;
pub(crate) const OP: usize = 4;
/// In that register: the rules ask for it.
pub(crate) const FEE: i32 = -1;
/// One more than the slot of the source that last made currency.
const MADE: usize = 5;
/// In that register: what pays the price is picked later.
const ASIDE: i32 = -1;
/// The number of no part of a cost.
const GONE: usize = PRICE as usize - 1;
/// In the register of the part: all parts have what pays them.
const ALL: i32 = i32::MAX;

/// Stands for the colour of a source that has none.
const COLOURLESS: Colour = Colour(COLOURS as u8 - 1);

impl<'a, B: RuleBook> Cx<'a, B> {
    /// Whether the cost of an item can be paid in full, with the extra costs that must be or some that may be paid.
    pub fn can_pay(&mut self, item: &Item) -> bool {
        let fickle = self.cost_is_fickle(item);
        let plain = !fickle && item.x == 0 && item.extras == 0 && !item.free && self.s.spent.is_empty();
        let seat = item.controller.index();
        let known = if plain { self.s.derived.afford[seat].recall(item) } else { None };
        let payable = known.unwrap_or_else(|| {
            if !self.has_extras(item) && B::rebate(self, item).is_none() {
                self.can_pay_so(item)
            } else {
                self.some_way(item, 0, |cx, with| cx.can_pay_so(with))
            }
        });
        if plain && known.is_none() {
            self.s.derived.afford[seat].remember(item, payable);
        }
        self.t.fickle |= fickle && !payable;
        payable
    }

    /// Whether the price of an item can be paid, whatever else it costs.
    pub fn can_pay_price(&mut self, item: &Item) -> bool {
        self.some_way(item, 0, |cx, with| {
            let bill = cx.bill(with).unrelieved();
            cx.price_payable(with, &bill, cx.s.spent.len())
        })
    }

    /// Whether the cost of an item can be paid with just the extra costs it has taken on.
    pub fn can_pay_so(&mut self, item: &Item) -> bool {
        let bill = self.bill(item);
        self.payable(item, &bill)
    }

    /// Whether it looks as if the cost of an item could be paid with just the extra costs it has taken on: there is enough
    /// for each of its parts by itself. For where nothing can be set aside to find out.
    pub fn seems_payable(&self, item: &Item) -> bool {
        let bill = self.bill(item);
        let scope = Scope { source: item.source, you: bill.seat, item: Some(item), itself: None };
        let enough = |part: &CostPart| {
            bill.some(part).is_none_or(|(n, filter)| {
                self.read().at_least(&scope, filter, n.into(), |slot| self.is_piece(item, part, bill.seat, slot))
            })
        };
        if !self.fixed_parts_payable(item, &bill) || !bill.parts().all(enough) {
            return false;
        }
        let due = Due::of(&bill.price, item.x);
        if due.is_met() {
            return true;
        }
        let mut sources = Vec::new();
        B::sources(self, bill.seat, &mut sources);
        sources.retain(|s| item.card != Some(s.slot) || s.slot == Slot::NONE);
        self.widen(item, &bill.price, &mut sources);
        Purse::of(sources.into_iter()).covers(&due, self.slack(item, &bill))
    }

    /// Whether a player can pay what an effect asks for.
    pub(crate) fn can_pay_op(&mut self, item: &Item, op: usize, seat: Seat) -> bool {
        let bill = self.bill_of_op(item, op, seat);
        self.payable(item, &bill)
    }

    /// Whether a player can pay so many units because the rules ask for it.
    pub fn can_pay_fee(&mut self, seat: Seat, units: i32, source: Slot) -> bool {
        let item = Item { toll: units, ..Item::new(NO_ABILITY, self.s.refer(source), seat) };
        let bill = self.bill_of_fee(&item);
        self.payable(&item, &bill)
    }

    /// Has a player pay so many units, which the rules ask for because of what an object does.
    pub fn push_fee(&mut self, seat: Seat, units: i32, source: Slot) {
        let item = Item { toll: units, ..Item::new(NO_ABILITY, self.s.refer(source), seat) };
        self.s.running.push(item);
        self.push(Frame::new(Proc::Pay, seat).with([0, 0, -1, self.s.spent.len() as i32, FEE, 0]));
    }

    /// Has a player set aside what an item costs besides its price, before it chooses.
    pub(crate) fn set_parts_aside(&mut self, item: &Item) {
        if self.bill(item).picks() {
            let start = self.s.spent.len() as i32;
            self.push(Frame::new(Proc::Pay, item.controller).with([0, 0, -1, start, 0, ASIDE]));
        }
    }

    /// Has a player pay for an item; what was set aside from `start` on is part of it.
    pub(crate) fn pay_for(&mut self, item: &Item, start: usize) {
        let part = if start < self.s.spent.len() { ALL } else { 0 };
        self.push(Frame::new(Proc::Pay, item.controller).with([part, 0, -1, start as i32, 0, 0]));
    }

    /// Whether a bill can be paid when, of what is to be taken off its price, each unit is taken off some part from
    /// `part` on.
    pub(crate) fn payable_relieved(&mut self, item: &Item, bill: &Bill, part: usize) -> bool {
        if bill.relief == 0 || bill.price.units(0) == 0 {
            return self.payable(item, &bill.unrelieved());
        }
        (part..=COLOURS).any(|at| bill.relieved(at).is_some_and(|less| self.payable_relieved(item, &less, at)))
    }

    /// Whether the cost of an item can be paid in full when an object is gone that its player gives up before.
    pub fn can_pay_without(&mut self, item: &Item, gone: Slot) -> bool {
        let start = self.s.spent.len();
        self.s.spent.push(set_aside(gone, GONE));
        let payable = self.some_way(item, 0, |cx, with| {
            let bill = cx.bill(with);
            cx.payable_from(with, &bill.unrelieved(), start)
        });
        self.s.spent.truncate(start);
        self.t.fickle |= !payable;
        payable
    }

    fn payable(&mut self, item: &Item, bill: &Bill) -> bool {
        if bill.relief > 0 {
            return self.payable_relieved(item, bill, 0);
        }
        self.payable_from(item, bill, self.s.spent.len())
    }

    /// Whether a bill can be paid with what is not set aside from a place on.
    fn payable_from(&mut self, item: &Item, bill: &Bill, start: usize) -> bool {
        if bill.is_bare() {
            return self.price_is_within_means(item, bill) && self.price_payable(item, bill, start);
        }
        self.fixed_parts_payable(item, bill)
            && self.price_is_within_means(item, bill)
            && (!bill.picks_often() || self.parts_have_pieces(item, bill, start))
            && self.rest_payable(item, bill, start, 0)
    }

    /// Whether for each part by itself there is enough to pick: without that, no search is begun.
    fn parts_have_pieces(&mut self, item: &Item, bill: &Bill, start: usize) -> bool {
        bill.parts().enumerate().all(|(i, part)| {
            bill.some(part).is_none_or(|(n, _)| {
                let first = self.list_pieces(item, bill, start, i);
                let count = self.t.pieces.len() - first;
                self.t.pieces.truncate(first);
                count >= n.into()
            })
        })
    }

    /// Whether the parts that leave no choice can be paid.
    pub(crate) fn fixed_parts_payable(&self, item: &Item, bill: &Bill) -> bool {
        bill.parts().all(|part| self.fixed_part_payable(item, bill, part))
    }

    /// Whether a part, if it leaves no choice, can be paid.
    pub(crate) fn fixed_part_payable(&self, item: &Item, bill: &Bill, part: &CostPart) -> bool {
        let source = item.source;
        match part {
            CostPart::Turn { what: CostWhat::This, to, verb } => {
                self.s.alive(source) && self.turns(item, *to, *verb, source.slot, true)
            }
            CostPart::Move { what: CostWhat::This, verb, .. } => {
                self.s.alive(source) && self.moves(item, *verb, source.slot)
            }
            // What several parts take of one sort of counter adds up.
            CostPart::Uncount(counter, _) => {
                let taken = |part: &CostPart| match part {
                    CostPart::Uncount(c, n) if c == counter => i32::from(*n),
                    _ => 0,
                };
                let sum: i32 = bill.parts().map(taken).sum();
                self.s.alive(source) && self.s.object(source.slot).counters.of(*counter) >= sum
            }
            CostPart::Spend(counter, _) => {
                let taken = |part: &CostPart| match part {
                    CostPart::Spend(c, n) if c == counter => i32::from(*n),
                    _ => 0,
                };
                self.s.held[bill.seat.index()].of(*counter) >= bill.parts().map(taken).sum()
            }
            CostPart::Turn { .. } | CostPart::Move { .. } => true,
        }
    }

    /// Whether a card can be moved so to pay for an item.
    pub(crate) fn moves(&self, item: &Item, verb: Verb, slot: Slot) -> bool {
        !self.forbidden(verb, slot, None) || !self.by(B::play_cites(self, item).fast)
    }

    /// Whether a card can be turned so to pay for an item.
    pub(crate) fn turns(&self, item: &Item, to: Orientation, verb: Verb, slot: Slot, itself: bool) -> bool {
        B::pays_turned(self, item, self.s.object(slot).orientation, to, itself)
            && (!self.forbidden(verb, slot, None) || !self.by(B::play_cites(self, item).turned))
    }

    /// Whether the parts from `part` on, for which nothing is set aside yet, and the price can be paid.
    fn rest_payable(&mut self, item: &Item, bill: &Bill, start: usize, part: usize) -> bool {
        let Some(now) = bill.part(part) else {
            return self.price_payable(item, bill, start);
        };
        let Some((n, filter)) = bill.some(now) else {
            return self.rest_payable(item, bill, start, part + 1);
        };
        if self.is_last_pick(item, bill, start, part) {
            let scope = Scope { source: item.source, you: bill.seat, item: Some(item), itself: None };
            let own = bill.takes_source();
            let pays = |slot: Slot| !(own && slot == item.source.slot) && self.is_piece(item, now, bill.seat, slot);
            if self.read().at_least(&scope, filter, n.into(), pays) {
                return true;
            }
        }
        let first = self.list_pieces(item, bill, start, part);
        // What cannot pay the price even with nothing set aside need not be searched.
        let payable = self.t.pieces.len() - first >= n.into()
            && (self.s.spent.len() > start || self.price_payable(item, bill, start))
            && self.part_payable(item, bill, start, part, n, first);
        self.t.pieces.truncate(first);
        payable
    }

    /// Whether nothing is set aside, and nothing but this part is left to be picked: then it can be paid if there is enough
    /// for it.
    fn is_last_pick(&self, item: &Item, bill: &Bill, start: usize, part: usize) -> bool {
        self.s.spent.is_empty()
            && self.due(item, bill, start).is_met()
            && bill.parts().skip(part + 1).all(|later| bill.some(later).is_none())
    }

    /// Whether `missing` more of the pieces listed from `first` on can be set aside for a part so that the parts
    /// after it and the price can be paid.
    fn part_payable(&mut self, item: &Item, bill: &Bill, start: usize, part: usize, missing: u8, first: usize) -> bool {
        if missing == 0 {
            return self.rest_payable(item, bill, start, part + 1);
        }
        let end = self.t.pieces.len();
        (first..end).take_while(|at| end - at >= missing.into()).any(|at| {
            self.s.spent.push(set_aside(self.t.pieces[at], part));
            let fine = self.part_payable(item, bill, start, part, missing - 1, at + 1);
            self.s.spent.pop();
            fine
        })
    }

    /// Lists the cards that can pay a part of a cost behind those listed already, in the order in which they are
    /// offered; returns where they begin. A card that pays another part is not among them.
    pub(crate) fn list_pieces(&mut self, item: &Item, bill: &Bill, start: usize, index: usize) -> usize {
        let mut pieces = std::mem::take(&mut self.t.pieces);
        let first = pieces.len();
        if let Some(part) = bill.part(index)
            && let Some((_, filter)) = bill.some(part)
        {
            let scope = Scope { source: item.source, you: bill.seat, item: Some(item), itself: None };
            let own = bill.takes_source();
            self.read().each(&scope, filter, |slot| pieces.push(slot));
            B::more_pieces(self, item, part, bill.seat, &mut pieces);
            let mut at = first;
            while let Some(&slot) = pieces.get(at) {
                let taken = |s: &Spent| s.slot == slot && s.part as usize != index;
                let elsewhere = own && item.source.slot == slot
                    || self.s.spent[start..].iter().any(taken)
                    || self.s.spent[..start].iter().any(|s| s.slot == slot);
                if self.is_piece(item, part, bill.seat, slot)
                    && !(elsewhere && self.by(B::play_cites(self, item).apart))
                {
                    at += 1;
                } else {
                    pieces.remove(at);
                }
            }
            let place = |&slot: &Slot| (self.s.object(slot).zone, self.told_by(bill.seat, slot));
            if !pieces[first..].is_sorted_by_key(place) {
                pieces[first..].sort_by_key(place);
            }
        }
        self.t.pieces = pieces;
        first
    }

    /// What is still due of the price.
    pub(crate) fn due(&self, item: &Item, bill: &Bill, start: usize) -> Due {
        let mut due = Due::of(&bill.price, item.x);
        for spent in self.s.spent[start..].iter().filter(|s| s.part == PRICE) {
            due.pay(spent.colour as usize, i32::from(spent.units), Spill::Bounded);
        }
        due
    }

    /// Whether a source is neither set aside, nor the card that is played, nor part of the cost itself. What stays where
    /// it is as it makes currency can still be moved to pay a later part.
    pub(crate) fn is_free(&self, item: &Item, bill: &Bill, start: usize, source: &Source) -> bool {
        let slot = source.slot;
        if slot == Slot::NONE {
            return true;
        }
        let stays = B::PAYS_IN_ORDER.is_some() && source.spill == Spill::Kept && B::makes_in_place(self, source);
        let taken = |s: &Spent| s.slot == slot && !(stays && bill.may_serve_twice(s.part.into()));
        let itself = || bill.parts().any(|part| takes_source(part) && !(stays && moves(part)));
        item.card != Some(slot)
            && !self.s.spent[start..].iter().any(taken)
            && !(item.source.slot == slot && !bill.is_bare() && itself())
    }

    fn price_payable(&mut self, item: &Item, bill: &Bill, start: usize) -> bool {
        let due = self.due(item, bill, start);
        if due.is_met() {
            return true;
        }
        let slack = self.slack(item, bill);
        let covers = if start == self.s.spent.len() && B::bonds(self, item) == 0 {
            self.purse_covers(item, bill, &due, slack)
        } else {
            self.list_sources(item, bill, start, Slot::NONE);
            let (purse, sources) = (&mut self.t.later, &self.t.sources);
            purse.clear();
            sources.iter().for_each(|source| purse.add(source));
            purse.covers(&due, slack)
        };
        covers || self.buys_enough(&Want { item, bill, start, due, slack })
    }

    /// How many units may be lost.
    pub(crate) fn slack(&self, item: &Item, bill: &Bill) -> i32 {
        if crate::audit::ON
            && ![B::CITES.surplus, B::play_cites(self, item).surplus].into_iter().all(crate::audit::holds)
        {
            return 0;
        }
        i32::from(B::surplus(&bill.price))
    }

    /// Whether what there is to pay with before anything is set aside covers what is due without what the cost itself
    /// takes.
    fn purse_covers(&mut self, item: &Item, bill: &Bill, due: &Due, slack: i32) -> bool {
        self.count_purse(bill.seat);
        let Afford { purse, sources, .. } = &mut self.s.derived.afford[bill.seat.index()];
        let own = item.card.is_none() && bill.takes_source();
        if item.card.is_none() && !own {
            return purse.covers(due, slack);
        }
        let stays = B::PAYS_IN_ORDER.is_some() && bill.parts().all(|part| !takes_source(part) || moves(part));
        let gone = |s: &&Source| item.card == Some(s.slot) || (own && !stays && item.source.slot == s.slot);
        sources.iter().filter(gone).for_each(|source| purse.remove(source));
        let covers = purse.covers(due, slack);
        sources.iter().filter(gone).for_each(|source| purse.add(source));
        covers
    }

    /// Counts what a player has to pay with, unless it has been counted since that changed.
    #[inline]
    pub(crate) fn count_purse(&mut self, seat: Seat) {
        if !self.s.derived.afford[seat.index()].counted {
            let mut sources = std::mem::take(&mut self.s.derived.afford[seat.index()].sources);
            sources.clear();
            B::sources(self, seat, &mut sources);
            let afford = &mut self.s.derived.afford[seat.index()];
            afford.purse.clear();
            sources.iter().for_each(|source| afford.purse.add(source));
            afford.buys = sources.iter().any(|source| source.spill == Spill::Bought);
            afford.sources = sources;
            afford.counted = true;
        }
    }

    /// Whether a player has as many units as a price asks for, whatever the colours: a dearer one need not be looked at
    /// closely.
    fn price_is_within_means(&mut self, item: &Item, bill: &Bill) -> bool {
        let units = bill.price.units(item.x);
        units <= 0 || {
            self.count_purse(bill.seat);
            let afford = &self.s.derived.afford[bill.seat.index()];
            units <= afford.purse.units() || afford.buys
        }
    }

    /// Lists the free sources after the one last picked, in the book's order.
    pub(crate) fn list_sources(&mut self, item: &Item, bill: &Bill, start: usize, after: Slot) {
        self.count_purse(bill.seat);
        let mut sources = std::mem::take(&mut self.t.sources);
        sources.clone_from(&self.s.derived.afford[bill.seat.index()].sources);
        // Cards that are told apart only by what they are come in that order.
        sources.sort_by_key(|s| match s.slot {
            Slot::NONE => (Zone(0), CardId(0)),
            slot => (self.s.object(slot).zone, self.told_by(bill.seat, slot)),
        });
        if after != Slot::NONE
            && let Some(at) = sources.iter().position(|s| s.slot == after)
        {
            sources.drain(..=at);
        }
        sources.retain(|s| self.is_free(item, bill, start, s));
        for spent in self.s.spent.iter().filter(|s| s.part == PRICE && s.slot == Slot::NONE) {
            if let Some(at) = sources.iter().position(|s| s.slot == Slot::NONE && s.sort == spent.sort) {
                sources.remove(at);
            }
        }
        self.widen(item, &bill.price, &mut sources);
        self.t.sources = sources;
    }

    /// What bonds let units of any colour pay for counts as having the colours that a price asks for.
    fn widen(&self, item: &Item, price: &Price, sources: &mut [Source]) {
        let bonds = B::bonds(self, item);
        if bonds == 0 {
            return;
        }
        let asked = (0..COLOURS).filter(|&at| price.coloured[at] > 0);
        let asked = asked.fold(Colours::EMPTY, |all, at| all.with(Colour(at as u8)));
        for source in sources.iter_mut().filter(|s| s.bonds & bonds != 0 && !s.colours.is_empty()) {
            source.colours = source.colours.union(asked);
        }
    }

    /// What a payment is for, and all of what it costs.
    fn invoice(&mut self, frame: &Frame) -> (Item, Bill<'a>) {
        let item = match frame.r[OP] {
            0 => *self.top_item(),
            _ => *self.s.running.last().expect("an effect or a rule asks for this payment"),
        };
        let bill = match frame.r[OP] {
            0 => self.bill(&item),
            FEE => self.bill_of_fee(&item),
            op => self.bill_of_op(&item, op as usize - 1, frame.seat),
        };
        (item, bill)
    }

    /// What is still due of the price that is being paid.
    pub(crate) fn outstanding(&mut self) -> Option<Due> {
        let frame = *self.s.frames.last().filter(|frame| frame.proc == Proc::Pay)?;
        let (item, bill) = self.invoice(&frame);
        Some(self.due(&item, &bill, frame.r[START] as usize)).filter(|due| !due.is_met())
    }

    /// The part of a cost that is being paid, for what and by whom.
    pub(crate) fn part_being_paid(&mut self) -> Option<(Item, &'a CostPart, Seat)> {
        let frame = *self.s.frames.last().filter(|frame| frame.proc == Proc::Pay)?;
        let (item, bill) = self.invoice(&frame);
        Some((item, bill.part(frame.r[PART] as usize)?, bill.seat))
    }

    /// Whether the price of a bill can be paid, whatever else it asks for.
    pub(crate) fn price_alone_payable(&mut self, item: &Item, bill: &Bill) -> bool {
        self.price_payable(item, bill, self.s.spent.len())
    }

    pub(crate) fn pay_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let start = frame.r[START] as usize;
        let (item, bill) = self.invoice(&frame);
        match frame.pc {
            instalment::NEXT => self.next_instalment(f, &item, &bill),
            instalment::PICKED => self.pick_instalment(f, &item, &bill),
            instalment::SPENT => self.settle_rest(f, &item, &bill, start),
            0 => {
                let part = frame.r[PART] as usize;
                match bill.part(part) {
                    Some(now) => match bill.some(now) {
                        Some((n, _)) if frame.r[TAKEN] < n.into() || frame.r[TAKEN] > 0 && self.stays_open() => {
                            self.offer_pieces(&item, &bill, &frame, n)
                        }
                        _ => self.next_part_of_cost(f),
                    },
                    // What pays the price is picked when everything else is chosen.
                    None if frame.r[MADE] == ASIDE => self.pop(),
                    None => self.offer_sources(f, &item, &bill, start),
                }
            }
            _ => {
                self.frame(f).pc = 0;
                match self.answer() {
                    Pick::Object(slot) => {
                        let part = frame.r[PART] as usize;
                        if self.lets_go() {
                            let piece = |spent: &Spent| spent.slot == slot && usize::from(spent.part) == part;
                            if let Some(at) = self.s.spent[start..].iter().position(piece) {
                                self.s.spent.remove(start + at);
                            }
                            self.frame(f).r[TAKEN] -= 1;
                            return Flow::Go;
                        }
                        let first = self.list_pieces(&item, &bill, start, part);
                        self.s.spent.push(set_aside(slot, part));
                        let (pieces, from) =
                            (&self.t.pieces[first..], self.s.spent.len() - 1 - frame.r[TAKEN] as usize);
                        self.s.spent[from..].sort_by_key(|spent| pieces.iter().position(|&s| s == spent.slot));
                        self.t.pieces.truncate(first);
                        self.frame(f).r[TAKEN] += 1;
                        Flow::Go
                    }
                    Pick::Pay(slot, code) => {
                        self.use_source(f, &item, &bill, slot, code);
                        Flow::Go
                    }
                    Pick::Done if bill.part(frame.r[PART] as usize).is_some() => self.next_part_of_cost(f),
                    Pick::Done => self.settle_bill(f, &item, &bill, start),
                    _ => Flow::Go,
                }
            }
        }
    }

    fn next_part_of_cost(&mut self, f: usize) -> Flow {
        self.frame(f).r[PART] += 1;
        self.frame(f).r[TAKEN] = 0;
        Flow::Go
    }

    /// Offers the pieces of a part that takes `n` of them with which everything can be paid: those that lie behind what
    /// was picked, or all.
    fn offer_pieces(&mut self, item: &Item, bill: &Bill, frame: &Frame, n: u8) -> Flow {
        let (start, part) = (frame.r[START] as usize, frame.r[PART] as usize);
        let promise = B::promises(self, item, None);
        let first = self.list_pieces(item, bill, start, part);
        let taken = frame.r[TAKEN] as u8;
        let end = self.t.pieces.len();
        let is_taken = |cx: &Self, slot: Slot| {
            taken > 0 && cx.s.spent[start..].iter().any(|s| s.slot == slot && usize::from(s.part) == part)
        };
        let last = (first..end).rev().find(|&at| is_taken(self, self.t.pieces[at]));
        let mut whole = self.lists_whole();
        loop {
            for at in if whole { first } else { last.map_or(first, |at| at + 1) }..end {
                let slot = self.t.pieces[at];
                if taken == n || whole && is_taken(self, slot) || !whole && self.offers_twin(bill.seat, slot) {
                    continue;
                }
                self.s.spent.push(set_aside(slot, part));
                // What can be taken besides: what comes after, or everything else.
                let rest = if whole {
                    let besides = |&&other: &&Slot| !is_taken(self, other) && other != slot;
                    let others: Vec<Slot> = self.t.pieces[first..end].iter().filter(besides).copied().collect();
                    self.t.pieces.extend(others);
                    end
                } else {
                    at + 1
                };
                let fine = self.part_payable(item, bill, start, part, n - taken - 1, rest)
                    && promise.is_none_or(|promise| self.outer_goes_on(promise));
                self.t.pieces.truncate(end);
                self.s.spent.pop();
                if fine {
                    self.offer(Pick::Object(slot));
                }
            }
            // What was picked out of order is completed out of order.
            if whole || taken == 0 || taken == n || !self.t.options.is_empty() {
                break;
            }
            whole = true;
        }
        self.t.pieces.truncate(first);
        if taken == n {
            self.offer(Pick::Done);
        }
        if self.t.options.is_empty() {
            return self.cannot_settle(item);
        }
        if self.lists_whole() {
            let pieces = self.s.spent[start..].iter().filter(|s| usize::from(s.part) == part);
            let pieces: Vec<Pick> = pieces.map(|s| Pick::Object(s.slot)).collect();
            self.describe(n.into(), n.into(), pieces);
        }
        self.ask(bill.seat, Topic::Pay, B::pay_rule(self, item))
    }

    /// What a player tells a card in its zone by, besides its handle: what it is, if the player knows.
    fn told_by(&self, seat: Seat, slot: Slot) -> CardId {
        let object = self.s.object(slot);
        match B::ZONES[object.zone.index()].sight {
            Sight::Public => CardId(0),
            Sight::Own | Sight::Nobody if object.known >> seat.0 & 1 == 1 => object.card,
            Sight::Own | Sight::Nobody => CardId(u16::MAX),
        }
    }

    /// Whether a card that the payer cannot tell from this one is offered already.
    pub(crate) fn offers_twin(&self, seat: Seat, slot: Slot) -> bool {
        let zone = self.s.object(slot).zone;
        if B::ZONES[zone.index()].sight == Sight::Public {
            return false;
        }
        let told = self.told_by(seat, slot);
        self.t.options.iter().any(|pick| match pick {
            Pick::Object(other) | Pick::Pay(other, _) if *other != Slot::NONE => {
                self.s.object(*other).zone == zone && self.told_by(seat, *other) == told
            }
            _ => false,
        })
    }

    /// Offers what the next unit can be paid with; when the price is met and nothing more may be added, everything is
    /// paid.
    fn offer_sources(&mut self, f: usize, item: &Item, bill: &Bill, start: usize) -> Flow {
        let due = self.due(item, bill, start);
        let slack = self.slack(item, bill);
        let paid = self.s.spent[start..].iter().any(|s| s.part == PRICE);
        let waits = paid && self.stays_open();
        if due.is_met() && !waits && !(paid && self.may_lose(bill.seat, slack + due.any)) {
            return self.settle_bill(f, item, bill, start);
        }
        self.list_more_sources(f, item, bill, (start, due, slack), self.lists_whole());
        if self.t.options.is_empty() && !due.is_met() && paid {
            // What was picked out of order is completed out of order.
            self.list_more_sources(f, item, bill, (start, due, slack), true);
        }
        if due.is_met() {
            if self.t.options.is_empty() && !waits {
                return self.settle_bill(f, item, bill, start);
            }
            self.offer(Pick::Done);
        } else if self.s.derived.afford[bill.seat.index()].buys {
            self.offer_purchases(&Want { item, bill, start, due, slack });
        }
        if self.t.options.is_empty() {
            return self.cannot_settle(item);
        }
        if self.lists_whole() {
            let spent = self.s.spent[start..].iter().filter(|s| s.part == PRICE);
            let spent: Vec<Pick> = spent.map(|s| Pick::Pay(s.slot, s.sort << 4 | s.colour)).collect();
            self.describe(0, i32::from(u8::MAX), spent);
        }
        self.ask(bill.seat, Topic::Pay, B::price_rules(self, item)[0])
    }

    /// Offers the sources that can be added to a payment: those that come after what was picked and suffice from there,
    /// or all that suffice together with some others.
    fn list_more_sources(
        &mut self,
        f: usize,
        item: &Item,
        bill: &Bill,
        (start, due, slack): (usize, Due, i32),
        whole: bool,
    ) {
        let last = self.s.spent[start..].iter().rev().find(|s| s.part == PRICE && s.slot != Slot::NONE);
        let after = if whole { Slot::NONE } else { last.map_or(Slot::NONE, |s| s.slot) };
        self.list_sources(item, bill, start, after);
        self.keep_order(f, start, whole);
        // Where nothing may be lost, that needs no look of its own.
        let frugal = if slack == 0 { due } else { self.due_of_frugal(item, bill, start) };
        let sources = std::mem::take(&mut self.t.sources);
        let (mut useful, mut later) = (std::mem::take(&mut self.t.useful), std::mem::take(&mut self.t.later));
        // From the last source back, with the purse of those after it.
        useful.clear();
        later.clear();
        if whole {
            sources.iter().for_each(|source| later.add(source));
        }
        for source in sources.iter().rev() {
            let mut colours = Colours::EMPTY;
            if whole {
                later.remove(source);
            }
            if matches!(source.spill, Spill::Never | Spill::Bounded) {
                colours = useful_colours(source, [&due, &frugal], slack, &mut later, whole);
            }
            later.add(source);
            // What a source makes is held, and pays like everything held: in which colour is said later.
            if source.spill == Spill::Kept && later.covers(&due, slack) {
                colours = Colours::of(&[ANY]);
            }
            useful.push(colours);
        }
        for (source, colours) in sources.iter().zip(useful.iter().rev()) {
            let twin = source.slot != Slot::NONE && !whole && self.offers_twin(bill.seat, source.slot);
            if !colours.is_empty() && !twin {
                for colour in colours.iter().filter(|_| source.sort != Source::BESIDES || source.slot == Slot::NONE) {
                    let pick = Pick::Pay(source.slot, code(source, colour));
                    let again = source.slot == Slot::NONE && self.t.options.contains(&pick);
                    if !again {
                        self.offer(pick);
                    }
                }
            }
        }
        (self.t.sources, self.t.useful, self.t.later) = (sources, useful, later);
    }

    /// Whether there is a source, all of which may be lost, beside a price that is met.
    fn may_lose(&self, seat: Seat, units: i32) -> bool {
        let lost = |s: &Source| s.spill == Spill::Bounded && i32::from(s.units) <= units;
        units > 0 && self.s.derived.afford[seat.index()].sources.iter().any(lost)
    }

    /// What would be due of the price if it were paid only with what may lose nothing.
    fn due_of_frugal(&self, item: &Item, bill: &Bill, start: usize) -> Due {
        let mut due = Due::of(&bill.price, item.x);
        let sources = &self.s.derived.afford[bill.seat.index()].sources;
        let frugal = |s: &&Spent| {
            s.part == PRICE
                && !sources.iter().any(|t| t.slot == s.slot && t.sort == s.sort && t.spill == Spill::Bounded)
        };
        for spent in self.s.spent[start..].iter().filter(frugal) {
            due.pay(spent.colour as usize, i32::from(spent.units), Spill::Bounded);
        }
        due
    }

    /// Offers to make currency at a cost, before any that is held is spent, where the rest can still be paid then.
    fn offer_purchases(&mut self, want: &Want) {
        let spent = self.s.spent[want.start..].iter().any(|s| s.part == PRICE && s.slot == Slot::NONE);
        for at in 0..self.s.derived.afford[want.bill.seat.index()].sources.len() {
            let source = self.s.derived.afford[want.bill.seat.index()].sources[at];
            if source.spill == Spill::Bought && !spent && self.may_buy(want, &source) {
                self.offer(Pick::Pay(source.slot, code(&source, ANY)));
            }
        }
    }

    /// Currency is made in the order of the slots that make it, then spent in the order of its sorts, so that no two
    /// sequences mean the same.
    fn keep_order(&mut self, f: usize, start: usize, whole: bool) {
        if self.t.sources.iter().all(|s| matches!(s.spill, Spill::Never | Spill::Bounded) && s.slot != Slot::NONE) {
            return;
        }
        let made = self.frame(f).r[MADE];
        let held = self.s.spent[start..].iter().rev().find(|s| s.part == PRICE && s.slot == Slot::NONE);
        let sort = held.map(|s| s.sort);
        self.t.sources.retain(|s| match s.spill {
            Spill::Kept => sort.is_none() && (whole || i32::from(s.slot.0) >= made),
            Spill::Bought => false,
            Spill::Never | Spill::Bounded => s.slot != Slot::NONE || whole || sort.is_none_or(|sort| s.sort >= sort),
        });
        self.t.sources.sort_by_key(|s| match s.spill {
            Spill::Kept | Spill::Bought => (0, s.slot.0),
            Spill::Never | Spill::Bounded if s.slot == Slot::NONE => (2, u16::from(s.sort)),
            Spill::Never | Spill::Bounded => (1, 0),
        });
    }

    fn use_source(&mut self, f: usize, item: &Item, bill: &Bill, slot: Slot, code: u8) {
        self.count_purse(bill.seat);
        let (sort, colour) = (code >> 4, code & 15);
        let bonds = B::bonds(self, item);
        let widened = |s: &Source| s.bonds & bonds != 0 && !s.colours.is_empty();
        let fits = |s: &Source| colour == ANY.0 || has_code(s, colour) || widened(s);
        let same = |s: &&Source| s.slot == slot && s.sort == sort && fits(s);
        let Some(source) = self.s.derived.afford[bill.seat.index()].sources.iter().find(same).copied() else { return };
        if matches!(source.spill, Spill::Kept | Spill::Bought) {
            if source.spill == Spill::Kept {
                self.frame(f).r[MADE] = i32::from(slot.0) + 1;
            }
            B::make(self, bill.seat, source);
        } else {
            let spent = Spent { slot, colour, part: PRICE, units: source.units, sort };
            let start = self.frame(f).r[START] as usize;
            if self.lets_go() {
                if let Some(at) = self.s.spent[start..].iter().position(|other| *other == spent) {
                    self.s.spent.remove(start + at);
                }
                return;
            }
            self.s.spent.push(spent);
            self.sort_spent(bill.seat, start);
        }
    }

    /// Puts what is set aside for a price in the order in which it is offered.
    fn sort_spent(&mut self, seat: Seat, start: usize) {
        let first = self.s.spent[start..].iter().position(|spent| spent.part == PRICE).map_or(start, |at| start + at);
        if self.s.spent.len() - first < 2 {
            return;
        }
        let mut spent = std::mem::take(&mut self.s.spent);
        let sources = &self.s.derived.afford[seat.index()].sources;
        spent[first..].sort_by_key(|spent| match spent.slot {
            Slot::NONE => (1, Zone(0), CardId(0), usize::from(spent.sort), spent.colour),
            slot => {
                let place = sources.iter().position(|source| source.slot == slot).unwrap_or(usize::MAX);
                (0, self.s.object(slot).zone, self.told_by(seat, slot), place, spent.colour)
            }
        });
        self.s.spent = spent;
    }
}

/// A card that is to pay a part of a cost.
pub(crate) fn set_aside(slot: Slot, part: usize) -> Spent {
    Spent { part: part as u8, ..aside(slot) }
}

/// The colours in which a source can be used so that the rest can be paid with what is left; what may lose nothing must
/// fit into what would be due without the rest (the second of the dues). Colours that are not asked for make no difference: one of
/// them stands for all, unless the whole is listed.
fn useful_colours(source: &Source, dues: [&Due; 2], slack: i32, later: &mut Purse, whole: bool) -> Colours {
    let [due, frugal] = dues;
    let mut useful = Colours::EMPTY;
    let mut plain = false;
    let colours = if source.colours.is_empty() { Colours::of(&[COLOURLESS]) } else { source.colours };
    for colour in colours.iter() {
        let wanted = due.coloured[colour.index()] > 0;
        if !wanted && !whole && std::mem::replace(&mut plain, true) {
            continue;
        }
        let mut rest = *due;
        rest.pay(colour.index(), i32::from(source.units), source.spill);
        let loses = source.spill == Spill::Never && {
            let mut alone = *frugal;
            alone.pay(colour.index(), i32::from(source.units), source.spill);
            alone.any < 0
        };
        if !loses && -rest.any <= slack && (rest.is_met() || later.covers(&rest, slack)) {
            useful = useful.with(colour);
        }
    }
    useful
}

/// The colour in an option that makes currency: it is not fixed yet.
const ANY: Colour = Colour(15);

/// Whether an option makes currency, rather than to pay with something.
pub(crate) fn makes_currency(pick: Pick) -> bool {
    matches!(pick, Pick::Pay(_, code) if code & 15 == ANY.0)
}

/// How an option says which sort of source it is and which colour it counts as.
fn code(source: &Source, colour: Colour) -> u8 {
    source.sort << 4 | colour.0
}

fn has_code(source: &Source, colour: u8) -> bool {
    source.colours.is_empty() || source.colours.has(Colour(colour))
}
