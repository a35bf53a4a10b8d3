//! Announcing a card or ability: place, modes, costs, X and targets are declared in order, then the cost is paid.

use crate::book::RuleBook;
use crate::book::point::{NumberPoint, PriorityPoint, ReplacementPoint};
use crate::book::rule_sets::PlayRules;
use crate::card::ability::Form;
use crate::card::characteristics::INFINITY;
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Frame, Proc};
use crate::engine::priority::{AT_ONCE, TRIGGERED};
use crate::engine::question::{Pick, Topic};
use crate::engine::refusal::Refusal;
use crate::event::Cause;
use crate::ids::*;
use crate::registers;
use crate::state::object::ObjectRef;
use crate::state::stack_item::{FIRST_PICK_GROUP, NO_ABILITY, StackItem};

/// The steps of an announcement.
pub(super) mod step {
    pub const PLACE: u8 = 0;
    pub const PLACE_PICKED: u8 = 1;
    pub const MODES: u8 = 2;
    pub const MODE_PICKED: u8 = 3;
    pub const EXTRAS: u8 = 4;
    pub const EXTRA_PICKED: u8 = 5;
    pub const REBATE: u8 = 6;
    pub const REBATE_PICKED: u8 = 7;
    pub const X: u8 = 8;
    pub const X_PICKED: u8 = 9;
    pub const SET_ASIDE: u8 = 10;
    pub const CHOICES: u8 = 11;
    pub const CHOICE_PICKED: u8 = 12;
    pub const DIVIDE: u8 = 13;
    pub const DIVIDED: u8 = 14;
    pub const CHOSEN: u8 = 15;
    pub const PAID: u8 = 16;
    pub const PLAYED: u8 = 17;
    pub const RESOLVES: u8 = 18;
    pub const SET_OUT: u8 = 19;
    pub const INSTRUCTED: u8 = 20;
    pub const REDUCE: u8 = 21;
    pub const REDUCED: u8 = 22;
    pub const DESIGNATE: u8 = 23;
}

/// The step after the modes: X and the targets, or the extra costs if those are decided before.
const fn after_modes<B: RuleBook>() -> u8 {
    if B::COST_SETTLED_AFTER_CHOICES { step::X } else { step::EXTRAS }
}

/// The step after the extra costs.
const fn after_costs<B: RuleBook>() -> u8 {
    if B::COST_SETTLED_AFTER_CHOICES { step::REDUCE } else { step::X }
}

/// The step after all targets are chosen and all divisions made.
const fn after_choices<B: RuleBook>() -> u8 {
    if B::COST_SETTLED_AFTER_CHOICES { step::EXTRAS } else { step::REDUCE }
}

/// The highest X that is tried.
pub(crate) const MOST_X: i32 = 60;

/// The highest X offered for an item that is played without paying its price.
const MOST_UNPAID: i32 = 9;

registers! {
    /// The registers of an announcement, besides those of [`Choosing`].
    pub(crate) struct Announcing {
        /// [`TRIGGERED`] and [`AT_ONCE`].
        FLAGS: i32 = 0,
        /// The next extra cost to be decided on.
        EXTRA: usize = 1,
        /// Where in `set_aside` the cards reserved for this item begin. The extra costs are decided by then.
        ASIDE_START: usize = 1,
        /// The part whose targets are being chosen.
        PART: u8 = 2,
        /// The units still to be taken off the price. The targets are chosen by then.
        REDUCTION_LEFT: u8 = 3,
        /// The part of the price last reduced.
        LAST_REDUCED: usize = 4,
    }
}

registers! {
    /// The registers of choosing, in an announcement and in a resolution.
    pub(crate) struct Choosing {
        /// The phrase being chosen for.
        PHRASE: u8 = 3,
        /// -1: no part of the price has been reduced.
        LAST_REDUCED: i32 = 4,
        /// The number chosen for the phrase, and the number announced for it (see `how_many`).
        TAKEN: i32 = 5,
    }
}

impl Choosing {
    /// Goes on to a phrase, for which nothing is chosen yet.
    pub(crate) fn begin_phrase(frame: &mut Frame, phrase: u8) {
        frame.set(Self::PHRASE, phrase);
        frame.set(Self::LAST_REDUCED, -1);
        frame.set(Self::TAKEN, 0);
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Puts an item onto the stack and begins its announcement. The flags in `how` say if it was triggered and if it
    /// resolves at once. Begins a procedure: return from your step after calling this.
    pub(crate) fn announce(&mut self, mut item: StackItem, how: i32) {
        let how = if self.at(PriorityPoint::UsesTheStack) { how } else { how | AT_ONCE };
        item.serial = self.state.next_serial;
        self.state.next_serial += 1;
        let top = if self.at(PriorityPoint::OnTopOfTheStack) {
            self.state.stack.len()
        } else {
            self.state.stack_floor as usize
        };
        self.state.stack.insert(top, item);
        let mut frame = Frame::new(Proc::Play, item.controller).with(Announcing::FLAGS, how);
        Choosing::begin_phrase(&mut frame, 0);
        self.push(frame);
    }

    /// Announces a card or ability that a player plays. Begins a procedure: return from your step after calling this.
    pub fn play(&mut self, item: StackItem) {
        self.announce(item, 0);
    }

    /// Announces a card or ability in a game in which everything resolves as soon as it is played. Begins a procedure:
    /// return from your step after calling this.
    pub fn play_and_resolve(&mut self, item: StackItem) {
        self.announce(item, AT_ONCE);
    }

    /// Puts an action of the rules themselves onto the stack, without announcing or paying anything.
    pub fn put_rules_on_stack(&mut self, mut item: StackItem) {
        item.serial = self.state.next_serial;
        self.state.next_serial += 1;
        self.state.stack.push(item);
    }

    /// Announces an item that resolves as soon as it is played, and vanishes if it cannot choose. Begins a procedure:
    /// return from your step after calling this.
    pub fn play_at_once(&mut self, item: StackItem) {
        self.announce(item, TRIGGERED | AT_ONCE);
    }

    /// Announces a triggered ability although its event has not happened; it vanishes if it cannot choose. Begins a
    /// procedure: return from your step after calling this.
    pub fn play_triggered(&mut self, item: StackItem) {
        self.announce(item, TRIGGERED);
    }

    /// Runs the current step of an announcement. May ask or begin a procedure.
    pub(crate) fn play_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let seat = frame.seat;
        let item = *self.top_item();
        let pc = self.next_step(&frame, &item);
        self.frame(f).step = pc;
        match pc {
            step::PLACE => {
                let Some((rule, places)) = B::places_to_name(self, &item) else { return self.goto(f, step::MODES) };
                // The price may depend on the place.
                let places =
                    (0..32u8).filter(|&place| places >> place & 1 == 1 && self.can_pay(&StackItem { place, ..item }));
                let places = places.fold(0, |mask, place| mask | 1 << place);
                if places == 0 {
                    return self.give_up_unchoosable(f);
                }
                self.offer_places(places);
                self.ask(seat, Topic::Place, rule)
            }
            step::PLACE_PICKED => {
                if let Pick::Place(place) = self.take_answer() {
                    self.top_item().place = place;
                }
                self.goto(f, step::MODES)
            }
            step::MODES => self.select_modes(f, &item, after_modes::<B>()),
            step::MODE_PICKED => match self.take_answer() {
                Pick::Mode(mode) => {
                    self.top_item().modes ^= 1 << mode;
                    self.goto(f, step::MODES)
                }
                _ => self.goto(f, after_modes::<B>()),
            },
            step::EXTRAS => {
                let extras_decided = frame.get(Announcing::EXTRA) + 1;
                let extras = self.extras_of(&item);
                let Some(extra) = extras.get(extras_decided - 1) else {
                    if self.has_counted_price(&item) {
                        let cites = B::play_rules(self, &item);
                        self.cite_all(&[cites.extra, cites.refer]);
                    }
                    return self.goto(f, step::REBATE);
                };
                let with = StackItem { extras: item.extras | 1 << frame.get(Announcing::EXTRA), ..item };
                let rule = self.rule_of_extra(&item, &extras, extra);
                let open = self.is_extra_available(&item, &extras, extra);
                if !extra.optional || !open {
                    if !extra.optional && open && self.cite(rule) {
                        self.top_item().extras = with.extras;
                    }
                    self.frame(f).update(Announcing::EXTRA, |n| n + 1);
                    return Flow::Continue;
                }
                let can_take_it = self.can_continue_with_extras(&with, extras_decided);
                let alternative = can_take_it && extra.replaces_price;
                if self.can_continue_with_extras(&item, extras_decided)
                    && (!alternative || self.cite(B::play_rules(self, &item).usual))
                {
                    self.offer(Pick::No);
                }
                if can_take_it {
                    self.offer(Pick::Yes);
                }
                if self.scratch.options.is_empty() {
                    return self.give_up_unpayable();
                }
                self.ask(seat, Topic::ExtraCost, rule)
            }
            step::EXTRA_PICKED => {
                if self.take_answer() == Pick::Yes {
                    self.top_item().extras |= 1 << frame.get(Announcing::EXTRA);
                }
                self.frame(f).update(Announcing::EXTRA, |n| n + 1);
                self.goto(f, step::EXTRAS)
            }
            step::REBATE => {
                let most = self.most_rebates(&item);
                let Some((rule, _)) = B::rebate(self, &item).filter(|_| most > 0) else {
                    return self.goto(f, after_costs::<B>());
                };
                let extras_decided = self.extras_of(&item).len() + 1;
                for rebates in 0..=most {
                    if self.can_continue_with_extras(&StackItem { rebates, ..item }, extras_decided) {
                        self.offer(Pick::Number(rebates.into()));
                    }
                }
                if self.scratch.options.is_empty() {
                    return self.give_up_unpayable();
                }
                self.ask(seat, Topic::ExtraCost, rule)
            }
            step::REBATE_PICKED => {
                if let Pick::Number(n) = self.take_answer() {
                    self.top_item().rebates = n as u8;
                }
                self.goto(f, after_costs::<B>())
            }
            step::X => {
                if !self.asks_for_x(&item) || !self.at(NumberPoint::VariableNamedByOwner) {
                    return self.goto(f, step::DESIGNATE);
                }
                let mut with = item;
                let least = if self.at(NumberPoint::ChosenAreWhole) { 0 } else { -1 };
                let mut last = least - 1;
                for x in least..=MOST_X {
                    with.x = x;
                    let payable = if B::COST_SETTLED_AFTER_CHOICES {
                        self.can_continue_with_extras(&with, 0)
                    } else {
                        self.can_pay_as_chosen(&with)
                    };
                    if !payable && x > last + B::LARGEST_X_GAP || with.free && x > MOST_UNPAID {
                        break;
                    }
                    last = if payable { x } else { last };
                    if payable && self.choices_exist(&with) {
                        self.offer(Pick::Number(x));
                    }
                }
                if !self.at(NumberPoint::ChosenAreFinite) {
                    self.offer(Pick::Number(INFINITY));
                }
                if self.scratch.options.is_empty() {
                    return self.give_up_unpayable();
                }
                self.ask(seat, Topic::X, B::play_rules(self, &item).x)
            }
            step::X_PICKED => {
                if let Pick::Number(x) = self.take_answer() {
                    self.top_item().x = x;
                    self.note_x(&item, x);
                }
                self.goto(f, step::DESIGNATE)
            }
            step::DESIGNATE => {
                self.frame(f).step = step::SET_ASIDE;
                if let Some(proc) = B::before_choosing(self, &item) {
                    self.push_book_procedure(proc, seat);
                }
                Flow::Continue
            }
            step::SET_ASIDE => {
                self.frame(f).step = step::CHOICES;
                let start = self.state.set_aside.len();
                self.frame(f).set(Announcing::ASIDE_START, start);
                self.set_parts_aside(&item);
                Flow::Continue
            }
            step::CHOICES => self.choose_step(f, &item),
            step::CHOICE_PICKED => {
                self.choice_picked(f, &StackItem { part: frame.get(Announcing::PART), ..item });
                self.goto(f, step::CHOICES)
            }
            step::DIVIDE if item.ability == NO_ABILITY => self.goto(f, after_choices::<B>()),
            step::DIVIDE => self.divide_step(f, &item, after_choices::<B>()),
            step::DIVIDED => {
                if let Pick::Number(amount) = self.take_answer() {
                    self.set_share(f, &item, amount);
                }
                self.goto(f, step::DIVIDE)
            }
            step::REDUCE => self.reduce_price(f, &item),
            step::REDUCED => {
                if let Pick::Mode(part) = self.take_answer() {
                    self.reduce_price_part(f, &item, part);
                }
                self.goto(f, step::REDUCE)
            }
            step::CHOSEN => {
                self.frame(f).step = step::SET_OUT;
                self.top_item().fixed_price = Some(self.total_cost(&item).price);
                if B::before_paying(self, &item) { Flow::Continue } else { self.begin_paying(f) }
            }
            step::SET_OUT => {
                if let Some(card) = item.card {
                    self.top_item().source = self.state.object_ref(card);
                }
                self.begin_paying(f)
            }
            step::PAID => {
                if self.is_missed(|| self.has_price_changed(&item) && !self.cite(B::play_rules(self, &item).lock)) {
                    return self.give_up_unpayable();
                }
                self.frame(f).step = step::INSTRUCTED;
                if B::after_paying(self, &item) { Flow::Continue } else { self.finish_choices(f) }
            }
            step::INSTRUCTED => self.finish_choices(f),
            step::PLAYED if frame.get(Announcing::FLAGS) == AT_ONCE => {
                self.frame(f).step = step::RESOLVES;
                B::on_played(self, &item);
                Flow::Continue
            }
            _ => {
                self.state.frames.pop();
                if frame.get(Announcing::FLAGS) & AT_ONCE != 0 {
                    self.resolve_top();
                } else {
                    self.watch_while_condition();
                    B::on_played(self, &item);
                }
                Flow::Continue
            }
        }
    }

    /// Returns true if an item whose first `extras_decided` extra costs are decided can go on. It must be payable, and,
    /// where targets are chosen after the costs, able to choose them.
    fn can_continue_with_extras(&mut self, item: &StackItem, extras_decided: usize) -> bool {
        if B::COST_SETTLED_AFTER_CHOICES {
            self.has_way_of_paying(item, extras_decided, |cx, with| cx.can_pay_as_chosen(with))
        } else {
            self.can_pay_and_choose(item, extras_decided)
        }
    }

    /// Takes the cost reductions off the price, unit by unit. May ask which part of the price each unit comes off.
    fn reduce_price(&mut self, f: usize, item: &StackItem) -> Flow {
        let mut total = self.total_cost(item);
        if item.fixed_price.is_none() {
            if total.reduction_left == 0 {
                return self.goto(f, step::CHOSEN);
            }
            self.frame(f).set(Announcing::REDUCTION_LEFT, total.reduction_left);
            self.frame(f).set(Announcing::LAST_REDUCED, 0);
            self.top_item().fixed_price = Some(total.price);
        }
        total.reduction_left = self.frame(f).get(Announcing::REDUCTION_LEFT);
        let first = self.frame(f).get(Announcing::LAST_REDUCED);
        let parts = (first..=COLOURS).filter(|&at| total.reduced_by_one(at).is_some());
        let (count, only) = parts.fold((0, 0), |(count, _), at| (count + 1, at));
        if count == 0 {
            return self.goto(f, step::CHOSEN);
        }
        let rule = B::play_rules(self, item).relief;
        if count == 1 {
            if !self.cite(rule) {
                return self.goto(f, step::CHOSEN);
            }
            self.reduce_price_part(f, item, only as u8);
            return Flow::Continue;
        }
        for at in first..=COLOURS {
            if total.reduced_by_one(at).is_some_and(|less| self.can_pay_reduced(item, &less, at)) {
                self.offer(Pick::Mode(at as u8));
            }
        }
        if self.scratch.options.is_empty() {
            return self.give_up_unpayable();
        }
        self.ask(item.controller, Topic::Reduce, rule)
    }

    /// Takes one unit off a part of the price.
    fn reduce_price_part(&mut self, f: usize, item: &StackItem, part: u8) {
        let mut total = self.total_cost(item);
        total.reduction_left = self.frame(f).get(Announcing::REDUCTION_LEFT);
        if let Some(less) = total.reduced_by_one(part.into()) {
            self.top_item().fixed_price = Some(less.price);
            self.frame(f).set(Announcing::REDUCTION_LEFT, less.reduction_left);
            self.frame(f).set(Announcing::LAST_REDUCED, part.into());
        }
    }

    /// Begins the payment for the item being announced.
    fn begin_paying(&mut self, f: usize) -> Flow {
        let item = *self.top_item();
        self.frame(f).step = step::PAID;
        let start = if B::RESERVES_BEFORE_CHOOSING {
            self.frame(f).get(Announcing::ASIDE_START)
        } else {
            self.state.set_aside.len()
        };
        self.pay_for(&item, start);
        Flow::Continue
    }

    /// Proposes that the chosen targets count as chosen; the item is played after that. Begins a procedure: return from
    /// your step after calling this.
    fn finish_choices(&mut self, f: usize) -> Flow {
        let item = *self.top_item();
        self.frame(f).step = step::PLAYED;
        self.propose_chosen(&item, 0..FIRST_PICK_GROUP);
        Flow::Continue
    }

    /// The step at which an announcement continues: steps with nothing to declare are skipped.
    fn next_step(&self, frame: &Frame, item: &StackItem) -> u8 {
        let mut pc = frame.step;
        if pc == step::PLACE && B::places_to_name(self, item).is_none() {
            pc = step::MODES;
        }
        if pc == step::MODES && (item.ability == NO_ABILITY || self.pool.ability(item.ability).modes.is_none()) {
            pc = after_modes::<B>();
        }
        if pc == step::EXTRAS
            && frame.get(Announcing::EXTRA) >= self.extras_of(item).len()
            && !self.has_counted_price(item)
        {
            pc = step::REBATE;
        }
        if pc == step::REBATE && B::rebate(self, item).is_none() {
            pc = after_costs::<B>();
        }
        if pc == step::X && !self.asks_for_x(item) {
            pc = step::DESIGNATE;
        }
        if pc == step::DESIGNATE && B::before_choosing(self, item).is_none() {
            pc = step::SET_ASIDE;
        }
        if pc == step::SET_ASIDE && !B::RESERVES_BEFORE_CHOOSING {
            pc = step::CHOICES;
        }
        if pc == step::REDUCE && item.fixed_price.is_none() && B::reductions(self, item) == 0 {
            pc = step::CHOSEN;
        }
        pc
    }

    /// The cause of the events that an item's effects propose.
    pub fn cause_of(&self, item: &StackItem, rule: Rule) -> Cause {
        Cause {
            rule,
            source: self.replaced_source(item).or(Some(item.source)),
            ability: (item.ability != NO_ABILITY).then_some(item.ability),
            seat: Some(item.controller),
            event: item.event_number,
        }
    }

    /// The source the replaced event would have had, if a replacement's effects keep that source.
    pub(crate) fn replaced_source(&self, item: &StackItem) -> Option<ObjectRef> {
        if !B::REPLACEMENT_KEEPS_SOURCE || item.ability == NO_ABILITY {
            return None;
        }
        let replaces = matches!(self.pool.ability(item.ability).form, Form::Replacement(_));
        item.counterpart.filter(|_| replaces && self.at(ReplacementPoint::SourceIsKept))
    }

    /// Gives up an announcement that has too little to choose: a triggered ability vanishes, an action is undone.
    pub(super) fn give_up_unchoosable(&mut self, f: usize) -> Flow {
        let item = *self.top_item();
        let &PlayRules { choose: rule, vanish, .. } = B::play_rules(self, &item);
        let triggered = self.frame(f).get(Announcing::FLAGS) & TRIGGERED != 0;
        let vanishes = self.cite_all(&[rule, if triggered { vanish } else { rule }]);
        if !vanishes || !self.cite_all(B::nothing_to_choose_rules(triggered)) {
            self.next_phrase(f);
            return Flow::Continue;
        }
        if !triggered {
            return self.undo(Refusal { rule, object: Some(item.source.slot) });
        }
        self.release_set_aside(f);
        self.state.stack.pop();
        self.state.frames.pop();
        self.hide_after_use(&item);
        B::on_cancelled(self, &item);
        Flow::Continue
    }

    /// Frees the cards that were set aside for an announcement that is given up.
    pub(crate) fn release_set_aside(&mut self, f: usize) {
        let frame = self.frame(f);
        if B::RESERVES_BEFORE_CHOOSING && frame.step >= step::CHOICES {
            let start = frame.get(Announcing::ASIDE_START);
            self.state.set_aside.truncate(start);
        }
    }

    fn give_up_unpayable(&mut self) -> Flow {
        let item = *self.top_item();
        self.give_up_unpayable_item(&item)
    }

    /// Gives up an announcement that turns out to be unpayable: a triggered ability vanishes, an action is undone.
    pub(super) fn give_up_unpayable_item(&mut self, item: &StackItem) -> Flow {
        let playing = self.state.frames.iter().rfind(|frame| frame.proc == Proc::Play);
        if playing.is_some_and(|frame| frame.get(Announcing::FLAGS) & TRIGGERED != 0) {
            let &PlayRules { pay, vanish, .. } = B::play_rules(self, item);
            self.cite_all(&[pay, vanish]);
            self.top_item().fixed_price = None;
            self.abandon();
            return Flow::Continue;
        }
        let rule = B::pay_rule(self, item);
        self.undo(Refusal { rule, object: Some(item.source.slot) })
    }
}
