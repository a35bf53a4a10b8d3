//! Paying: the player picks what to pay with piece by piece; a piece is offered only if the rest can still be paid.

use crate::book::RuleBook;
use crate::card::ability::CostPart;
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Frame, Proc};
use crate::engine::question::{Pick, Topic};
use crate::engine::selection::set_aside_card;
use crate::ids::*;
use crate::play::cost::affordable::{Due, Purse};
use crate::play::cost::payment_order;
use crate::play::cost::production::WantedPayment;
use crate::play::cost::source::{CurrencySource, Surplus};
use crate::play::cost::total::TotalCost;
use crate::registers;
use crate::state::object::Slot;
use crate::state::stack_item::{NO_ABILITY, StackItem};
use crate::state::{PRICE, SetAside};

registers! {
    /// The registers of a payment.
    pub(crate) struct Paying {
        /// The part being picked for, or [`ALL`].
        PART: usize = 0,
        /// The number of pieces picked for the part.
        TAKEN: i32 = 1,
        /// The parts paid so far, as bits. All pieces are picked by then.
        PARTS_PAID: i32 = 1,
        /// Always -1.
        UNUSED: i32 = 2,
        /// Where in `set_aside` the entries of the payment begin.
        START: usize = 3,
        /// For a cost that an effect asks for, the number of the operation plus one; or [`FEE`].
        OP: i32 = 4,
        /// The slot of the source that last made currency, plus one; or [`ASIDE`].
        MADE: i32 = 5,
    }
}

/// In [`Paying::OP`]: the payment is a fee that the rules ask for.
pub(super) const FEE: i32 = -1;
/// In [`Paying::MADE`]: the sources that pay the price are picked later.
const ASIDE: i32 = -1;
/// In [`Paying::PART`]: all parts have been picked for.
const ALL: usize = i32::MAX as usize;

impl Paying {
    /// A payment by a player for which nothing is picked; its entries in `set_aside` begin at `start`.
    pub(crate) fn frame(seat: Seat, start: usize) -> Frame {
        Frame::new(Proc::Pay, seat).with(Self::UNUSED, -1).with(Self::START, start)
    }
}

/// Stands in for the colour of a colourless source.
const COLOURLESS: Colour = Colour(COLOURS as u8 - 1);

impl<'a, B: RuleBook> Cx<'a, B> {
    /// Begins the payment of a fee that the rules ask for because of an object. Begins a procedure: return from your
    /// step after calling this.
    pub fn push_fee(&mut self, seat: Seat, units: i32, source: Slot) {
        let item =
            StackItem { cost_increase: units, ..StackItem::new(NO_ABILITY, self.state.object_ref(source), seat) };
        self.state.resolving.push(item);
        self.push(Paying::frame(seat, self.state.set_aside.len()).with(Paying::OP, FEE));
    }

    /// Begins reserving the objects that pay the parts of a cost other than its price, before targets are chosen.
    /// Begins a procedure if there is anything to pick.
    pub(in crate::play) fn set_parts_aside(&mut self, item: &StackItem) {
        if self.total_cost(item).has_picks() {
            let start = self.state.set_aside.len();
            self.push(Paying::frame(item.controller, start).with(Paying::MADE, ASIDE));
        }
    }

    /// Begins the payment for an item; the entries of `set_aside` from `start` on belong to it. Begins a procedure:
    /// return from your step after calling this.
    pub(in crate::play) fn pay_for(&mut self, item: &StackItem, start: usize) {
        let part = if start < self.state.set_aside.len() { ALL } else { 0 };
        self.push(Paying::frame(item.controller, start).with(Paying::PART, part));
    }

    /// The item that a payment is for, and its total cost.
    fn payment_at_hand(&mut self, frame: &Frame) -> (StackItem, TotalCost<'a>) {
        let item = match frame.get(Paying::OP) {
            0 => *self.top_item(),
            _ => *self.state.resolving.last().expect("an effect or a rule asks for this payment"),
        };
        let total = match frame.get(Paying::OP) {
            0 => self.total_cost(&item),
            FEE => self.total_cost_of_fee(&item),
            op => self.total_cost_of_op(&item, op as usize - 1, frame.seat),
        };
        (item, total)
    }

    /// The part of the price that is still due in the current payment; `None` if nothing is.
    pub(crate) fn outstanding(&mut self) -> Option<Due> {
        let frame = *self.state.frames.last().filter(|frame| frame.proc == Proc::Pay)?;
        let (item, total) = self.payment_at_hand(&frame);
        Some(self.due_of_price(&item, &total, frame.get(Paying::START))).filter(|due| !due.is_met())
    }

    /// The part of a cost being paid for, with the item and the payer.
    pub(crate) fn part_being_paid(&mut self) -> Option<(StackItem, &'a CostPart, Seat)> {
        let frame = *self.state.frames.last().filter(|frame| frame.proc == Proc::Pay)?;
        let (item, total) = self.payment_at_hand(&frame);
        Some((item, total.part(frame.get(Paying::PART))?, total.seat))
    }

    /// Runs the current step of a payment. May ask or begin a procedure.
    pub(crate) fn pay_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let start = frame.get(Paying::START);
        let (item, total) = self.payment_at_hand(&frame);
        match frame.step {
            payment_order::PAY_NEXT => self.pay_next_part(f, &item, &total),
            payment_order::PART_PICKED => self.pay_picked_part(f, &item, &total),
            payment_order::CURRENCY_SPENT => self.pay_rest(f, &item, &total, start),
            0 => {
                let part = frame.get(Paying::PART);
                match total.part(part) {
                    Some(now) => match total.what_to_pick(now) {
                        Some((n, _))
                            if frame.get(Paying::TAKEN) < n.into()
                                || frame.get(Paying::TAKEN) > 0 && self.stays_open() =>
                        {
                            self.offer_pieces(&item, &total, &frame, n)
                        }
                        _ => self.next_part_of_cost(f),
                    },
                    // The sources for the price are picked once everything else is chosen.
                    None if frame.get(Paying::MADE) == ASIDE => self.pop(),
                    None => self.offer_sources(f, &item, &total, start),
                }
            }
            _ => {
                self.frame(f).step = 0;
                match self.take_answer() {
                    Pick::Object(slot) => {
                        let part = frame.get(Paying::PART);
                        if self.is_deselecting() {
                            let piece = |spent: &SetAside| spent.slot == slot && usize::from(spent.part) == part;
                            if let Some(at) = self.state.set_aside[start..].iter().position(piece) {
                                self.state.set_aside.remove(start + at);
                            }
                            self.frame(f).update(Paying::TAKEN, |n| n - 1);
                            return Flow::Continue;
                        }
                        let first = self.list_pieces(&item, &total, start, part);
                        self.state.set_aside.push(set_aside(slot, part));
                        let (pieces, from) = (
                            &self.scratch.pieces[first..],
                            self.state.set_aside.len() - 1 - frame.get(Paying::TAKEN) as usize,
                        );
                        self.state.set_aside[from..].sort_by_key(|spent| pieces.iter().position(|&s| s == spent.slot));
                        self.scratch.pieces.truncate(first);
                        self.frame(f).update(Paying::TAKEN, |n| n + 1);
                        Flow::Continue
                    }
                    Pick::Pay(slot, code) => {
                        self.use_source(f, &item, &total, slot, code);
                        Flow::Continue
                    }
                    Pick::Done if total.part(frame.get(Paying::PART)).is_some() => self.next_part_of_cost(f),
                    Pick::Done => self.pay_in_order(f, &item, &total, start),
                    _ => Flow::Continue,
                }
            }
        }
    }

    fn next_part_of_cost(&mut self, f: usize) -> Flow {
        self.frame(f).update(Paying::PART, |n| n + 1);
        self.frame(f).set(Paying::TAKEN, 0);
        Flow::Continue
    }

    /// Offers the pieces for a part that takes `n` of them, if everything else can still be paid. In canonical order
    /// these are the pieces after the last one picked. May ask.
    fn offer_pieces(&mut self, item: &StackItem, total: &TotalCost, frame: &Frame, n: u8) -> Flow {
        let (start, part) = (frame.get(Paying::START), frame.get(Paying::PART));
        let promise = B::produces(self, item, None);
        let first = self.list_pieces(item, total, start, part);
        let taken = frame.get(Paying::TAKEN) as u8;
        let end = self.scratch.pieces.len();
        let is_taken = |cx: &Self, slot: Slot| {
            taken > 0 && cx.state.set_aside[start..].iter().any(|s| s.slot == slot && usize::from(s.part) == part)
        };
        let last = (first..end).rev().find(|&at| is_taken(self, self.scratch.pieces[at]));
        self.offer_addable(taken > 0, |cx, whole| {
            for at in if whole { first } else { last.map_or(first, |at| at + 1) }..end {
                let slot = cx.scratch.pieces[at];
                if taken == n || whole && is_taken(cx, slot) || !whole && cx.is_twin_offered(total.seat, slot) {
                    continue;
                }
                cx.state.set_aside.push(set_aside(slot, part));
                // The pieces that can be added: those after this one, or all others.
                let rest = if whole {
                    let besides = |&&other: &&Slot| !is_taken(cx, other) && other != slot;
                    let others: Vec<Slot> = cx.scratch.pieces[first..end].iter().filter(besides).copied().collect();
                    cx.scratch.pieces.extend(others);
                    end
                } else {
                    at + 1
                };
                let fine = cx.can_pay_part(item, total, start, part, n - taken - 1, rest)
                    && promise.is_none_or(|promise| cx.can_outer_payment_continue(promise));
                cx.scratch.pieces.truncate(end);
                cx.state.set_aside.pop();
                if fine {
                    cx.offer(Pick::Object(slot));
                }
            }
            taken == n
        });
        self.scratch.pieces.truncate(first);
        if taken == n {
            self.offer(Pick::Done);
        }
        if self.scratch.options.is_empty() {
            return self.give_up_unpayable_item(item);
        }
        if self.lists_all_addable() {
            let pieces = self.state.set_aside[start..].iter().filter(|s| usize::from(s.part) == part);
            let pieces: Vec<Pick> = pieces.map(|s| Pick::Object(s.slot)).collect();
            self.describe_selection(n.into(), n.into(), pieces);
        }
        self.ask(total.seat, Topic::Pay, B::pay_rule(self, item))
    }

    /// Offers the sources that can pay next. Once the price is met and nothing can be added, everything is paid. May
    /// ask.
    fn offer_sources(&mut self, f: usize, item: &StackItem, total: &TotalCost, start: usize) -> Flow {
        let due = self.due_of_price(item, total, start);
        let slack = self.allowed_loss(item, total);
        let paid = self.state.set_aside[start..].iter().any(|s| s.part == PRICE);
        let waits = paid && self.stays_open();
        if due.is_met() && !waits && !(paid && self.may_lose(total.seat, slack + due.any)) {
            return self.pay_in_order(f, item, total, start);
        }
        let met = self.offer_addable(paid, |cx, whole| {
            cx.offer_more_sources(f, item, total, (start, due, slack), whole);
            due.is_met()
        });
        if met {
            if self.scratch.options.is_empty() && !waits {
                return self.pay_in_order(f, item, total, start);
            }
            self.offer(Pick::Done);
        } else if self.state.derived.affordable[total.seat.index()].has_purchases {
            self.offer_purchases(&WantedPayment { item, total, start, due, allowed_loss: slack });
        }
        if self.scratch.options.is_empty() {
            return self.give_up_unpayable_item(item);
        }
        if self.lists_all_addable() {
            let spent = self.state.set_aside[start..].iter().filter(|s| s.part == PRICE);
            let spent: Vec<Pick> = spent.map(|s| Pick::Pay(s.slot, s.sort << 4 | s.colour)).collect();
            self.describe_selection(0, i32::from(u8::MAX), spent);
        }
        self.ask(total.seat, Topic::Pay, B::price_rules(self, item)[0])
    }

    /// Offers the sources that can be added to a payment. These are the sources after the last one picked that suffice
    /// from there; if `whole`, all that suffice together with others.
    fn offer_more_sources(
        &mut self,
        f: usize,
        item: &StackItem,
        total: &TotalCost,
        (start, due, slack): (usize, Due, i32),
        whole: bool,
    ) {
        let last = self.state.set_aside[start..].iter().rev().find(|s| s.part == PRICE && s.slot != Slot::NONE);
        let after = if whole { Slot::NONE } else { last.map_or(Slot::NONE, |s| s.slot) };
        self.list_sources(item, total, start, after);
        self.keep_order(f, start, whole);
        // If nothing may be lost, both amounts are the same.
        let frugal = if slack == 0 { due } else { self.due_without_lossy_sources(item, total, start) };
        let sources = std::mem::take(&mut self.scratch.sources);
        let (mut useful, mut later) =
            (std::mem::take(&mut self.scratch.useful_colours), std::mem::take(&mut self.scratch.purse_left));
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
            if matches!(source.surplus, Surplus::None | Surplus::Lost) {
                colours = useful_colours(source, [&due, &frugal], slack, &mut later, whole);
            }
            later.add(source);
            // Currency from such a source is kept first and spent later; its colour is decided then.
            if source.surplus == Surplus::Kept && later.can_cover(&due, slack) {
                colours = Colours::of(&[ANY_COLOUR]);
            }
            useful.push(colours);
        }
        for (source, colours) in sources.iter().zip(useful.iter().rev()) {
            let twin = source.slot != Slot::NONE && !whole && self.is_twin_offered(total.seat, source.slot);
            if !colours.is_empty() && !twin {
                for colour in colours
                    .iter()
                    .filter(|_| source.sort != CurrencySource::PRODUCED_BESIDES || source.slot == Slot::NONE)
                {
                    let pick = Pick::Pay(source.slot, option_code(source, colour));
                    let again = source.slot == Slot::NONE && self.scratch.options.contains(&pick);
                    if !again {
                        self.offer(pick);
                    }
                }
            }
        }
        (self.scratch.sources, self.scratch.useful_colours, self.scratch.purse_left) = (sources, useful, later);
    }

    /// Returns true if a player has a source small enough to be lost as a whole beside a price that is met.
    fn may_lose(&self, seat: Seat, units: i32) -> bool {
        let lost = |s: &CurrencySource| s.surplus == Surplus::Lost && i32::from(s.units) <= units;
        units > 0 && self.state.derived.affordable[seat.index()].sources.iter().any(lost)
    }

    /// The amount that would be due if only the sources that may lose nothing had paid.
    fn due_without_lossy_sources(&self, item: &StackItem, total: &TotalCost, start: usize) -> Due {
        let mut due = Due::of(&total.price, item.x);
        let sources = &self.state.derived.affordable[total.seat.index()].sources;
        let frugal = |s: &&SetAside| {
            s.part == PRICE
                && !sources.iter().any(|t| t.slot == s.slot && t.sort == s.sort && t.surplus == Surplus::Lost)
        };
        for spent in self.state.set_aside[start..].iter().filter(frugal) {
            due.pay(spent.colour as usize, i32::from(spent.units), Surplus::Lost);
        }
        due
    }

    /// Offers abilities that make currency at a cost, if the rest can still be paid. Only before floating currency is
    /// spent.
    fn offer_purchases(&mut self, want: &WantedPayment) {
        let spent = self.state.set_aside[want.start..].iter().any(|s| s.part == PRICE && s.slot == Slot::NONE);
        for at in 0..self.state.derived.affordable[want.total.seat.index()].sources.len() {
            let source = self.state.derived.affordable[want.total.seat.index()].sources[at];
            if source.surplus == Surplus::KeptAtACost && !spent && self.may_buy(want, &source) {
                self.offer(Pick::Pay(source.slot, option_code(&source, ANY_COLOUR)));
            }
        }
    }

    /// Fixes an order, so that no two sequences amount to the same payment. Currency is made in the order of the slots,
    /// then spent in the order of its kinds.
    fn keep_order(&mut self, f: usize, start: usize, whole: bool) {
        if self
            .scratch
            .sources
            .iter()
            .all(|s| matches!(s.surplus, Surplus::None | Surplus::Lost) && s.slot != Slot::NONE)
        {
            return;
        }
        let made = self.frame(f).get(Paying::MADE);
        let held = self.state.set_aside[start..].iter().rev().find(|s| s.part == PRICE && s.slot == Slot::NONE);
        let sort = held.map(|s| s.sort);
        self.scratch.sources.retain(|s| match s.surplus {
            Surplus::Kept => sort.is_none() && (whole || i32::from(s.slot.0) >= made),
            Surplus::KeptAtACost => false,
            Surplus::None | Surplus::Lost => s.slot != Slot::NONE || whole || sort.is_none_or(|sort| s.sort >= sort),
        });
        self.scratch.sources.sort_by_key(|s| match s.surplus {
            Surplus::Kept | Surplus::KeptAtACost => (0, s.slot.0),
            Surplus::None | Surplus::Lost if s.slot == Slot::NONE => (2, u16::from(s.sort)),
            Surplus::None | Surplus::Lost => (1, 0),
        });
    }

    /// Sets a source aside for the price, releases it again, or has it make currency. May begin a procedure.
    fn use_source(&mut self, f: usize, item: &StackItem, total: &TotalCost, slot: Slot, code: u8) {
        self.count_purse(total.seat);
        let (sort, colour) = (code >> 4, code & 15);
        let bonds = B::accepted_traits(self, item);
        let widened = |s: &CurrencySource| s.bonds & bonds != 0 && !s.colours.is_empty();
        let fits = |s: &CurrencySource| colour == ANY_COLOUR.0 || can_count_as(s, colour) || widened(s);
        let same = |s: &&CurrencySource| s.slot == slot && s.sort == sort && fits(s);
        let Some(source) = self.state.derived.affordable[total.seat.index()].sources.iter().find(same).copied() else {
            return;
        };
        if matches!(source.surplus, Surplus::Kept | Surplus::KeptAtACost) {
            if source.surplus == Surplus::Kept {
                self.frame(f).set(Paying::MADE, i32::from(slot.0) + 1);
            }
            B::produce(self, total.seat, source);
        } else {
            let spent = SetAside { slot, colour, part: PRICE, units: source.units, sort };
            let start = self.frame(f).get(Paying::START);
            if self.is_deselecting() {
                if let Some(at) = self.state.set_aside[start..].iter().position(|other| *other == spent) {
                    self.state.set_aside.remove(start + at);
                }
                return;
            }
            self.state.set_aside.push(spent);
            self.sort_set_aside(total.seat, start);
        }
    }

    /// Sorts the entries for the price into the order in which they are offered.
    fn sort_set_aside(&mut self, seat: Seat, start: usize) {
        let first =
            self.state.set_aside[start..].iter().position(|spent| spent.part == PRICE).map_or(start, |at| start + at);
        if self.state.set_aside.len() - first < 2 {
            return;
        }
        let mut spent = std::mem::take(&mut self.state.set_aside);
        let sources = &self.state.derived.affordable[seat.index()].sources;
        spent[first..].sort_by_key(|spent| match spent.slot {
            Slot::NONE => (1, Zone(0), CardId(0), usize::from(spent.sort), spent.colour),
            slot => {
                let place = sources.iter().position(|source| source.slot == slot).unwrap_or(usize::MAX);
                (0, self.state.object(slot).zone, self.card_as_known_by(seat, slot), place, spent.colour)
            }
        });
        self.state.set_aside = spent;
    }
}

/// The entry for a card that pays a part of a cost.
pub(super) fn set_aside(slot: Slot, part: usize) -> SetAside {
    SetAside { part: part as u8, ..set_aside_card(slot) }
}

/// The colours in which a source can be used so that the remaining sources can pay the rest. A source that may lose
/// nothing must also fit into the second amount due, which leaves out the sources that may lose units. Colours the
/// price does not ask for are equivalent: one stands for all, unless `whole`.
fn useful_colours(source: &CurrencySource, dues: [&Due; 2], slack: i32, later: &mut Purse, whole: bool) -> Colours {
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
        rest.pay(colour.index(), i32::from(source.units), source.surplus);
        let loses = source.surplus == Surplus::None && {
            let mut alone = *frugal;
            alone.pay(colour.index(), i32::from(source.units), source.surplus);
            alone.any < 0
        };
        if !loses && -rest.any <= slack && (rest.is_met() || later.can_cover(&rest, slack)) {
            useful = useful.with(colour);
        }
    }
    useful
}

/// The colour in an option that makes currency: it is decided later.
const ANY_COLOUR: Colour = Colour(15);

/// Returns true if an option makes currency instead of spending it.
pub(crate) fn makes_currency(pick: Pick) -> bool {
    matches!(pick, Pick::Pay(_, code) if code & 15 == ANY_COLOUR.0)
}

/// The code in an option for the kind of source and the colour it counts as.
fn option_code(source: &CurrencySource, colour: Colour) -> u8 {
    source.sort << 4 | colour.0
}

fn can_count_as(source: &CurrencySource, colour: u8) -> bool {
    source.colours.is_empty() || source.colours.has(Colour(colour))
}
