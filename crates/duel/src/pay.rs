//! Paying: what a cost asks for is picked piece by piece, each piece only if the rest can still be paid.

use crate::ability::{CostPart, CostWhat, Op, Price};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::{Act, Cause};
use crate::filter::Filter;
use crate::frame::{Flow, Frame};
use crate::item::{Item, NO_ABILITY};
use crate::list::List;
use crate::log::{Source, Spill};
use crate::matching::Scope;
use crate::object::Slot;
use crate::payment::{Due, Purse};
use crate::question::{Pick, Topic};
use crate::state::{PRICE, Spent};
use crate::words::*;
use crate::zone::Sight;

/// The registers of a payment: which part is being paid, what was last picked for it, where its picks
/// begin, and, for a cost that an effect asks for, the operation that asks.
const PART: usize = 0;
const TAKEN: usize = 1;
const LAST: usize = 2;
pub(crate) const START: usize = 3;
const OP: usize = 4;
/// One more than the slot of the source that last made currency.
const MADE: usize = 5;

/// Stands for the colour of a source that has none.
const COLOURLESS: Colour = Colour(COLOURS as u8 - 1);

/// A cost in full.
#[derive(Clone, Copy)]
struct Bill<'p> {
    price: Price,
    parts: [Option<&'p CostPart>; 6],
    seat: Seat,
}

impl<'p> Bill<'p> {
    fn add(&mut self, part: &'p CostPart) {
        if let Some(free) = self.parts.iter_mut().find(|p| p.is_none()) {
            *free = Some(part);
        }
    }
    fn raise(&mut self, price: &Price) {
        for (sum, n) in self.price.coloured.iter_mut().zip(price.coloured) {
            *sum += n;
        }
        self.price.any += price.any;
        self.price.x |= price.x;
    }
}

impl<'a, B: RuleBook> Cx<'a, B> {
    /// What playing an item costs in currency.
    pub(crate) fn price_of(&self, item: &Item) -> Price {
        if item.free { Price::default() } else { B::price(self, item) }
    }

    /// What using or playing an item costs.
    fn bill(&self, item: &Item) -> Bill<'a> {
        let mut bill = Bill { price: self.price_of(item), parts: [None; 6], seat: item.controller };
        let waived = item.free && item.card.is_none();
        if item.ability != NO_ABILITY && !waived {
            let ability = self.pool.ability(item.ability);
            ability.cost.parts.iter().for_each(|part| bill.add(part));
            for (i, extra) in ability.extras.iter().enumerate() {
                if item.extras >> i & 1 == 1 {
                    if extra.instead {
                        bill.price = extra.cost.price;
                    } else {
                        bill.raise(&extra.cost.price);
                    }
                    extra.cost.parts.iter().for_each(|part| bill.add(part));
                }
            }
        }
        if let Some(part) = B::surcharge(self, item) {
            bill.add(part);
        }
        bill
    }

    /// What an effect asks a player to pay.
    fn bill_of_op(&self, item: &Item, op: usize, seat: Seat) -> Bill<'a> {
        let body = self.pool.ability(item.ability).part(item.part);
        let mut bill = Bill { price: Price::default(), parts: [None; 6], seat };
        if let Some(Op::MayPay { cost, .. }) = body.and_then(|b| b.ops.get(op)) {
            bill.price = cost.price;
            cost.parts.iter().for_each(|part| bill.add(part));
        }
        bill
    }

    /// Whether the cost of an item can be paid in full.
    pub fn can_pay(&mut self, item: &Item) -> bool {
        let plain = item.x == 0 && item.extras == 0 && !item.free && self.s.spent.is_empty();
        if plain && let Some(known) = self.s.derived.afford.recall(item) {
            return known;
        }
        let bill = self.bill(item);
        let payable = self.payable(item, &bill);
        if plain {
            self.s.derived.afford.remember(item, payable);
        }
        payable
    }

    /// Whether a player can pay what an effect asks for.
    pub(crate) fn can_pay_op(&mut self, item: &Item, op: usize, seat: Seat) -> bool {
        let bill = self.bill_of_op(item, op, seat);
        self.payable(item, &bill)
    }

    fn payable(&mut self, item: &Item, bill: &Bill) -> bool {
        let start = self.s.spent.len();
        self.fixed_parts_payable(item, bill) && self.rest_payable(item, bill, start, 0, 0, -1)
    }

    /// Whether the parts that leave no choice can be paid.
    fn fixed_parts_payable(&self, item: &Item, bill: &Bill) -> bool {
        let source = item.source;
        bill.parts.iter().flatten().all(|part| match part {
            CostPart::Turn { what: CostWhat::This, to, verb } => {
                self.s.alive(source)
                    && self.s.object(source.slot).orientation != *to
                    && !self.forbidden(*verb, source.slot, None)
            }
            CostPart::Move { what: CostWhat::This, verb, .. } => {
                self.s.alive(source) && !self.forbidden(*verb, source.slot, None)
            }
            CostPart::Uncount(counter, n) => {
                self.s.alive(source) && self.s.object(source.slot).counters.of(*counter) >= i32::from(*n)
            }
            CostPart::Spend(counter, n) => self.s.held[bill.seat.index()].of(*counter) >= i32::from(*n),
            CostPart::Turn { what: CostWhat::Some(..), .. } | CostPart::Move { what: CostWhat::Some(..), .. } => true,
        })
    }

    /// Whether the parts from `part` on, of which `taken` pieces are set aside, and the price can be paid.
    fn rest_payable(&mut self, item: &Item, bill: &Bill, start: usize, part: usize, taken: u8, last: i32) -> bool {
        let Some(now) = bill.parts.get(part).copied().flatten() else {
            return self.price_payable(item, bill, start);
        };
        let Some((n, _)) = some(now) else {
            return self.rest_payable(item, bill, start, part + 1, 0, -1);
        };
        if taken == n {
            return self.rest_payable(item, bill, start, part + 1, 0, -1);
        }
        let pieces = self.pieces(item, bill, start, part);
        for at in (last + 1) as usize..pieces.len() {
            self.s.spent.push(Spent { slot: pieces[at], colour: 0, part: part as u8, units: 0, sort: 0 });
            let fine = self.rest_payable(item, bill, start, part, taken + 1, at as i32);
            self.s.spent.pop();
            if fine {
                return true;
            }
        }
        false
    }

    /// The cards that can pay a part of a cost, in the order in which they are offered.
    fn pieces(&self, item: &Item, bill: &Bill, start: usize, index: usize) -> List<Slot, 32> {
        let mut pieces = List::new();
        let Some(part) = bill.parts[index] else { return pieces };
        let Some((_, filter)) = some(part) else { return pieces };
        let scope = Scope { source: item.source, you: bill.seat, item: Some(item) };
        self.read().each(&scope, filter, |slot| {
            let able = match part {
                CostPart::Turn { to, verb, .. } => {
                    self.s.object(slot).orientation != *to && !self.forbidden(*verb, slot, None)
                }
                CostPart::Move { verb, .. } => !self.forbidden(*verb, slot, None),
                CostPart::Uncount(..) | CostPart::Spend(..) => false,
            };
            let taken = |s: &Spent| s.slot == slot && s.part as usize != index;
            if able
                && item.card != Some(slot)
                && self.player_of(slot) == bill.seat
                && !self.s.spent[start..].iter().any(taken)
            {
                pieces.push(slot);
            }
        });
        pieces.sort_by_key(|&slot| {
            let object = self.s.object(slot);
            let hidden = B::ZONES[object.zone.index()].sight != Sight::Public;
            (object.zone, if hidden { object.card } else { CardId(0) })
        });
        pieces
    }

    /// What is still due of the price.
    fn due(&self, item: &Item, bill: &Bill, start: usize) -> Due {
        let mut due = Due::of(&bill.price, item.x);
        for spent in self.s.spent[start..].iter().filter(|s| s.part == PRICE) {
            due.pay(spent.colour as usize, i32::from(spent.units), Spill::Bounded);
        }
        due
    }

    /// Whether a source is neither set aside, nor the card that is played, nor part of the cost itself.
    fn is_free(&self, item: &Item, bill: &Bill, start: usize, slot: Slot) -> bool {
        slot == Slot::NONE
            || (item.card != Some(slot)
                && !self.s.spent[start..].iter().any(|s| s.slot == slot)
                && !(item.source.slot == slot && bill.parts.iter().flatten().any(|part| takes_source(part))))
    }

    fn price_payable(&mut self, item: &Item, bill: &Bill, start: usize) -> bool {
        let due = self.due(item, bill, start);
        if due.is_met() {
            return true;
        }
        let slack = i32::from(B::surplus(&bill.price));
        if start == self.s.spent.len() {
            return self.purse(item, bill).covers(&due, slack);
        }
        self.list_sources(item, bill, start, Slot::NONE);
        Purse::of(self.t.sources.iter().copied()).covers(&due, slack)
    }

    /// What there is to pay with before anything is set aside: counted once a step, less what the cost itself takes.
    fn purse(&mut self, item: &Item, bill: &Bill) -> Purse {
        let purse = match self.t.purse {
            Some((seat, purse)) if seat == bill.seat => purse,
            _ => {
                let mut sources = std::mem::take(&mut self.t.purse_sources);
                sources.clear();
                B::sources(self, bill.seat, &mut sources);
                let purse = Purse::of(sources.iter().copied());
                self.t.purse_sources = sources;
                self.t.purse = Some((bill.seat, purse));
                purse
            }
        };
        let own = bill.parts.iter().flatten().any(|part| takes_source(part));
        let gone = |s: &&Source| item.card == Some(s.slot) || (own && item.source.slot == s.slot);
        match self.t.purse_sources.iter().find(gone) {
            Some(source) => purse.without(source),
            None => purse,
        }
    }

    /// Lists the free sources after the one last picked, in the book's order.
    fn list_sources(&mut self, item: &Item, bill: &Bill, start: usize, after: Slot) {
        let mut sources = std::mem::take(&mut self.t.sources);
        sources.clear();
        B::sources(self, bill.seat, &mut sources);
        // Cards that are told apart only by what they are come in that order.
        sources.sort_by_key(|s| match s.slot {
            Slot::NONE => (Zone(0), CardId(0)),
            slot => {
                let object = self.s.object(slot);
                let hidden = B::ZONES[object.zone.index()].sight != Sight::Public;
                (object.zone, if hidden { object.card } else { CardId(0) })
            }
        });
        if after != Slot::NONE
            && let Some(at) = sources.iter().position(|s| s.slot == after)
        {
            sources.drain(..=at);
        }
        sources.retain(|s| self.is_free(item, bill, start, s.slot));
        self.t.sources = sources;
    }

    pub(crate) fn pay_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let start = frame.r[START] as usize;
        let for_op = frame.r[OP] > 0;
        let item =
            if for_op { *self.s.running.last().expect("an effect asks for this payment") } else { *self.top_item() };
        let bill = if for_op { self.bill_of_op(&item, frame.r[OP] as usize - 1, frame.seat) } else { self.bill(&item) };
        match frame.pc {
            0 => {
                let part = frame.r[PART] as usize;
                match bill.parts.get(part).copied().flatten() {
                    Some(now) => match some(now) {
                        Some((n, _)) if (frame.r[TAKEN] as u8) < n => self.offer_pieces(&item, &bill, &frame),
                        _ => {
                            self.frame(f).r[PART] += 1;
                            self.frame(f).r[TAKEN] = 0;
                            self.frame(f).r[LAST] = -1;
                            Flow::Go
                        }
                    },
                    None => self.offer_sources(f, &item, &bill, start),
                }
            }
            _ => {
                self.frame(f).pc = 0;
                match self.answer() {
                    Pick::Object(slot) => {
                        let part = frame.r[PART] as usize;
                        let at = self.pieces(&item, &bill, start, part).iter().position(|&s| s == slot);
                        self.frame(f).r[LAST] = at.map_or(-1, |at| at as i32);
                        self.frame(f).r[TAKEN] += 1;
                        self.s.spent.push(Spent { slot, colour: 0, part: part as u8, units: 0, sort: 0 });
                    }
                    Pick::Pay(slot, code) => self.set_aside(f, &bill, slot, code),
                    _ => {}
                }
                Flow::Go
            }
        }
    }

    fn offer_pieces(&mut self, item: &Item, bill: &Bill, frame: &Frame) -> Flow {
        let (start, part) = (frame.r[START] as usize, frame.r[PART] as usize);
        let pieces = self.pieces(item, bill, start, part);
        for at in (frame.r[LAST] + 1) as usize..pieces.len() {
            let slot = pieces[at];
            self.s.spent.push(Spent { slot, colour: 0, part: part as u8, units: 0, sort: 0 });
            let fine = self.rest_payable(item, bill, start, part, frame.r[TAKEN] as u8 + 1, at as i32);
            self.s.spent.pop();
            if fine && !self.offers_twin(slot) {
                self.offer(Pick::Object(slot));
            }
        }
        if self.t.options.is_empty() {
            return self.cannot_pay();
        }
        self.ask(bill.seat, Topic::Pay, B::pay_rule(self, item))
    }

    /// Whether a card that cannot be told from this one is offered already.
    fn offers_twin(&self, slot: Slot) -> bool {
        let object = self.s.object(slot);
        if B::ZONES[object.zone.index()].sight == Sight::Public {
            return false;
        }
        self.t.options.iter().any(|pick| match pick {
            Pick::Object(other) | Pick::Pay(other, _) if *other != Slot::NONE => {
                let twin = self.s.object(*other);
                twin.card == object.card && twin.zone == object.zone
            }
            _ => false,
        })
    }

    /// Offers what the next unit can be paid with; when the price is met, everything is paid at once.
    fn offer_sources(&mut self, f: usize, item: &Item, bill: &Bill, start: usize) -> Flow {
        let due = self.due(item, bill, start);
        if due.is_met() {
            return self.settle_bill(f, item, bill, start);
        }
        let slack = i32::from(B::surplus(&bill.price));
        let last = self.s.spent[start..].iter().rev().find(|s| s.part == PRICE && s.slot != Slot::NONE);
        let after = last.map_or(Slot::NONE, |s| s.slot);
        self.list_sources(item, bill, start, after);
        self.keep_order(f, start);
        let sources = std::mem::take(&mut self.t.sources);
        // From the last source back, with the purse of those after it.
        let mut colours_of = [Colours::EMPTY; MOST_SOURCES];
        let mut later = Purse::default();
        for (i, source) in sources.iter().enumerate().take(MOST_SOURCES).rev() {
            if source.spill != Spill::Kept {
                colours_of[i] = useful_colours(source, &due, slack, &later);
            }
            later.add(source);
            // What a source makes is held, and pays like everything held: in which colour is said later.
            if source.spill == Spill::Kept && later.covers(&due, slack) {
                colours_of[i] = Colours::of(&[ANY]);
            }
        }
        for (source, colours) in sources.iter().zip(colours_of) {
            if !colours.is_empty() && (source.slot == Slot::NONE || !self.offers_twin(source.slot)) {
                for colour in colours.iter() {
                    let pick = Pick::Pay(source.slot, code(source, colour));
                    let again = source.slot == Slot::NONE && self.t.options.contains(&pick);
                    if !again {
                        self.offer(pick);
                    }
                }
            }
        }
        self.t.sources = sources;
        if self.t.options.is_empty() {
            return self.cannot_pay();
        }
        self.ask(bill.seat, Topic::Pay, B::pay_rule(self, item))
    }

    /// Currency is made in the order of the slots that make it, then spent in the order of its sorts, so that no two
    /// sequences mean the same.
    fn keep_order(&mut self, f: usize, start: usize) {
        if self.t.sources.iter().all(|s| s.spill != Spill::Kept && s.slot != Slot::NONE) {
            return;
        }
        let made = self.frame(f).r[MADE];
        let held = self.s.spent[start..].iter().rev().find(|s| s.part == PRICE && s.slot == Slot::NONE);
        let sort = held.map(|s| s.sort);
        self.t.sources.retain(|s| match s.spill {
            Spill::Kept => sort.is_none() && i32::from(s.slot.0) >= made,
            Spill::Never | Spill::Bounded => s.slot != Slot::NONE || sort.is_none_or(|sort| s.sort >= sort),
        });
        self.t.sources.sort_by_key(|s| match s.spill {
            Spill::Kept => (0, s.slot.0),
            Spill::Never | Spill::Bounded if s.slot == Slot::NONE => (2, u16::from(s.sort)),
            Spill::Never | Spill::Bounded => (1, 0),
        });
    }

    fn set_aside(&mut self, f: usize, bill: &Bill, slot: Slot, code: u8) {
        let mut sources = std::mem::take(&mut self.t.sources);
        sources.clear();
        B::sources(self, bill.seat, &mut sources);
        let (sort, colour) = (code >> 4, code & 15);
        let same = |s: &&Source| s.slot == slot && s.sort == sort && (colour == ANY.0 || has_code(s, colour));
        let found = sources.iter().find(same).copied();
        self.t.sources = sources;
        let Some(source) = found else { return };
        if source.spill == Spill::Kept {
            self.frame(f).r[MADE] = i32::from(slot.0) + 1;
            B::make(self, bill.seat, source);
        } else {
            self.s.spent.push(Spent { slot, colour, part: PRICE, units: source.units, sort });
            if slot == Slot::NONE
                && let Some((act, verb)) = B::spend(self, bill.seat, *self.s.spent.last().expect("just set aside"))
            {
                // What is held is not a card: it is spent as it is picked, so that it is not offered again.
                let cause = Cause::rule(B::CITES.pay);
                self.happen(act, verb, cause);
            }
        }
    }

    /// Everything set aside is paid in one event.
    fn settle_bill(&mut self, f: usize, item: &Item, bill: &Bill, start: usize) -> Flow {
        let rule = B::pay_rule(self, item);
        if self.due(item, bill, start).any < 0 {
            self.t.pass(B::CITES.surplus);
        }
        let cause = Cause { source: Some(item.source), seat: Some(bill.seat), ..Cause::rule(rule) };
        let from = self.s.batch.len();
        for (i, part) in bill.parts.iter().enumerate() {
            let Some(part) = part else { break };
            match part {
                CostPart::Turn { what: CostWhat::This, to, verb } => {
                    self.propose(Act::Turn { slot: item.source.slot, to: *to }, *verb, cause);
                }
                CostPart::Move { what: CostWhat::This, to, verb } => {
                    let act = self.move_to(item.source.slot, *to);
                    self.propose(act, *verb, cause);
                }
                CostPart::Uncount(counter, n) => {
                    let act = Act::Count { slot: item.source.slot, counter: *counter, amount: -i32::from(*n) };
                    self.propose(act, B::COUNT, cause);
                }
                CostPart::Spend(counter, n) => {
                    let act = Act::Hold { seat: bill.seat, counter: *counter, amount: -i32::from(*n) };
                    self.propose(act, B::COUNT, cause);
                }
                CostPart::Turn { what: CostWhat::Some(..), to, verb } => {
                    for s in start..self.s.spent.len() {
                        if self.s.spent[s].part == i as u8 {
                            self.propose(Act::Turn { slot: self.s.spent[s].slot, to: *to }, *verb, cause);
                        }
                    }
                }
                CostPart::Move { what: CostWhat::Some(..), to, verb } => {
                    for s in start..self.s.spent.len() {
                        if self.s.spent[s].part == i as u8 {
                            let act = self.move_to(self.s.spent[s].slot, *to);
                            self.propose(act, *verb, cause);
                        }
                    }
                }
            }
        }
        for s in start..self.s.spent.len() {
            let spent = self.s.spent[s];
            if spent.part == PRICE
                && spent.slot != Slot::NONE
                && let Some((act, verb)) = B::spend(self, bill.seat, spent)
            {
                self.propose(act, verb, cause);
            }
        }
        self.s.spent.truncate(start);
        debug_assert_eq!(f + 1, self.s.frames.len(), "paying is the innermost work");
        self.s.frames.pop();
        self.commit(from);
        Flow::Go
    }
}

/// The number and description of what a part lets the player pick.
fn some(part: &CostPart) -> Option<(u8, &Filter)> {
    match part {
        CostPart::Turn { what: CostWhat::Some(n, filter), .. }
        | CostPart::Move { what: CostWhat::Some(n, filter), .. } => Some((*n, filter)),
        _ => None,
    }
}

/// How many sources are looked at for one unit.
const MOST_SOURCES: usize = 64;

/// The colours in which a source can be used so that the rest can be paid with those after it. Colours that are not
/// asked for make no difference: one of them stands for all.
fn useful_colours(source: &Source, due: &Due, slack: i32, later: &Purse) -> Colours {
    let mut useful = Colours::EMPTY;
    let mut plain = false;
    let colours = if source.colours.is_empty() { Colours::of(&[COLOURLESS]) } else { source.colours };
    for colour in colours.iter() {
        let wanted = due.coloured[colour.index()] > 0;
        if !wanted && std::mem::replace(&mut plain, true) {
            continue;
        }
        let mut rest = *due;
        rest.pay(colour.index(), i32::from(source.units), source.spill);
        let loses = source.spill == Spill::Never && rest.any < due.any.min(0);
        if !loses && -rest.any <= slack && (rest.is_met() || later.covers(&rest, slack)) {
            useful = useful.with(colour);
        }
    }
    useful
}

/// Whether a part of a cost is paid with the source itself.
fn takes_source(part: &CostPart) -> bool {
    matches!(part, CostPart::Turn { what: CostWhat::This, .. } | CostPart::Move { what: CostWhat::This, .. })
}

/// The colour in an option that makes currency: it is not fixed yet.
const ANY: Colour = Colour(15);

/// How an option says which sort of source it is and which colour it counts as.
fn code(source: &Source, colour: Colour) -> u8 {
    source.sort << 4 | colour.0
}

fn has_code(source: &Source, colour: u8) -> bool {
    source.colours.is_empty() || source.colours.has(Colour(colour))
}
