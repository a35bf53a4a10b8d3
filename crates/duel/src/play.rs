//! Playing: a card or ability is announced, its modes and choices are made, and it is paid for.

use crate::ability::{Choose, Form};
use crate::book::RuleBook;
use crate::candidates::Bounds;
use crate::cites::PlayCites;
use crate::count::{announced, taken};
use crate::cx::Cx;
use crate::event::{Act, Cause};
use crate::frame::{Flow, Frame, Proc};
use crate::item::{Choice, Item, NO_ABILITY, PICKED, group};
use crate::matching::Scope;
use crate::object::Ref;
use crate::profile::INFINITY;
use crate::question::{Pick, Topic};
use crate::refusal::Refusal;
use crate::selection;
use crate::settle::{AT_ONCE, TRIGGERED};
use crate::words::*;

/// The steps of an announcement.
mod step {
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
    pub const ASIDE: u8 = 10;
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
    pub const RELIEF: u8 = 21;
    pub const RELIEVED: u8 = 22;
    pub const DESIGNATE: u8 = 23;
}

/// The step after the modes: what it costs is settled before X and the choices, or after them.
const fn after_modes<B: RuleBook>() -> u8 {
    if B::COSTS_LAST { step::X } else { step::EXTRAS }
}

/// The step after the extra costs.
const fn after_costs<B: RuleBook>() -> u8 {
    if B::COSTS_LAST { step::RELIEF } else { step::X }
}

/// The step after everything has been chosen and divided.
const fn after_choices<B: RuleBook>() -> u8 {
    if B::COSTS_LAST { step::EXTRAS } else { step::RELIEF }
}

/// The highest X that is looked at.
pub(crate) const MOST_X: i32 = 60;

/// The highest X that is named where nothing is paid for it.
const MOST_UNPAID: i32 = 9;

/// The registers of an announcement: how it began, and how far the choosing has come.
pub(crate) const HOW: usize = 0;
const EXTRA: usize = 1;
/// The same register once the extra costs are settled: where what is set aside for the item begins.
const START: usize = EXTRA;
pub(crate) const PART: usize = 2;
/// The registers of choosing, here and in `resolve`: which phrase, of which part of a price something was last taken
/// off, how many were chosen.
pub(crate) const PHRASE: usize = 3;
pub(crate) const LAST: usize = 4;
pub(crate) const TAKEN: usize = 5;

impl<B: RuleBook> Cx<'_, B> {
    /// Puts an item onto the stack and begins its announcement; `how` says whether it was triggered
    /// and whether it resolves at once.
    pub(crate) fn announce(&mut self, mut item: Item, how: i32) {
        let how = if self.by(B::CITES.stacks) { how } else { how | AT_ONCE };
        item.serial = self.s.next_serial;
        self.s.next_serial += 1;
        let top = if self.by(B::CITES.stack) { self.s.stack.len() } else { self.s.stack_floor as usize };
        self.s.stack.insert(top, item);
        self.push(Frame::new(Proc::Play, item.controller).with([how, 0, 0, 0, -1, 0]));
    }

    /// Announces the use of a card or ability by a player.
    pub fn play(&mut self, item: Item) {
        self.announce(item, 0);
    }

    /// Announces the use of a card or ability by a player in a game where what is played resolves at once.
    pub fn play_and_resolve(&mut self, item: Item) {
        self.announce(item, AT_ONCE);
    }

    /// Puts what the rules themselves do onto the stack: nothing is announced or paid.
    pub fn stack_rules(&mut self, mut item: Item) {
        item.serial = self.s.next_serial;
        self.s.next_serial += 1;
        self.s.stack.push(item);
    }

    /// Announces something that resolves as soon as it is played, and vanishes if it cannot choose.
    pub fn play_at_once(&mut self, item: Item) {
        self.announce(item, TRIGGERED | AT_ONCE);
    }

    /// Announces a triggered ability that is played though nothing has set it off; it vanishes if it cannot choose.
    pub fn play_triggered(&mut self, item: Item) {
        self.announce(item, TRIGGERED);
    }

    pub(crate) fn play_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        let seat = frame.seat;
        let item = *self.top_item();
        let pc = self.next_step(&frame, &item);
        self.frame(f).pc = pc;
        match pc {
            step::PLACE => {
                let Some((rule, places)) = B::places(self, &item) else { return self.goto(f, step::MODES) };
                // The price may depend on the place.
                let places =
                    (0..32u8).filter(|&place| places >> place & 1 == 1 && self.can_pay(&Item { place, ..item }));
                let places = places.fold(0, |mask, place| mask | 1 << place);
                if places == 0 {
                    return self.cannot_choose(f);
                }
                self.offer_places(places);
                self.ask(seat, Topic::Place, rule)
            }
            step::PLACE_PICKED => {
                if let Pick::Place(place) = self.answer() {
                    self.top_item().place = place;
                }
                self.goto(f, step::MODES)
            }
            step::MODES => self.mode_step(f, &item, after_modes::<B>()),
            step::MODE_PICKED => match self.answer() {
                Pick::Mode(mode) => {
                    self.top_item().modes ^= 1 << mode;
                    self.goto(f, step::MODES)
                }
                _ => self.goto(f, after_modes::<B>()),
            },
            step::EXTRAS => {
                let settled = frame.r[EXTRA] as usize + 1;
                let extras = self.extras_of(&item);
                let Some(extra) = extras.get(settled - 1) else {
                    if self.counts_more(&item) {
                        let cites = B::play_cites(self, &item);
                        self.by_all(&[cites.extra, cites.refer]);
                    }
                    return self.goto(f, step::REBATE);
                };
                let with = Item { extras: item.extras | 1 << frame.r[EXTRA], ..item };
                let rule = self.rule_of_extra(&item, &extras, extra);
                let open = self.is_open(&item, &extras, extra);
                if !extra.optional || !open {
                    if !extra.optional && open && self.by(rule) {
                        self.top_item().extras = with.extras;
                    }
                    self.frame(f).r[EXTRA] += 1;
                    return Flow::Go;
                }
                let can_take_it = self.settles(&with, settled);
                let alternative = can_take_it && extra.instead;
                if self.settles(&item, settled) && (!alternative || self.by(B::play_cites(self, &item).usual)) {
                    self.offer(Pick::No);
                }
                if can_take_it {
                    self.offer(Pick::Yes);
                }
                if self.t.options.is_empty() {
                    return self.cannot_pay();
                }
                self.ask(seat, Topic::ExtraCost, rule)
            }
            step::EXTRA_PICKED => {
                if self.answer() == Pick::Yes {
                    self.top_item().extras |= 1 << frame.r[EXTRA];
                }
                self.frame(f).r[EXTRA] += 1;
                self.goto(f, step::EXTRAS)
            }
            step::REBATE => {
                let most = self.most_rebates(&item);
                let Some((rule, _)) = B::rebate(self, &item).filter(|_| most > 0) else {
                    return self.goto(f, after_costs::<B>());
                };
                let settled = self.extras_of(&item).len() + 1;
                for rebates in 0..=most {
                    if self.settles(&Item { rebates, ..item }, settled) {
                        self.offer(Pick::Number(rebates.into()));
                    }
                }
                if self.t.options.is_empty() {
                    return self.cannot_pay();
                }
                self.ask(seat, Topic::ExtraCost, rule)
            }
            step::REBATE_PICKED => {
                if let Pick::Number(n) = self.answer() {
                    self.top_item().rebates = n as u8;
                }
                self.goto(f, after_costs::<B>())
            }
            step::X => {
                if !self.asks_for_x(&item) || !self.by(B::CITES.variable) {
                    return self.goto(f, step::DESIGNATE);
                }
                let mut with = item;
                let least = if self.by(B::CITES.whole) { 0 } else { -1 };
                let mut last = least - 1;
                for x in least..=MOST_X {
                    with.x = x;
                    let payable = if B::COSTS_LAST { self.settles(&with, 0) } else { self.can_pay_so(&with) };
                    if !payable && x > last + B::X_GAP || with.free && x > MOST_UNPAID {
                        break;
                    }
                    last = if payable { x } else { last };
                    if payable && self.choices_exist(&with) {
                        self.offer(Pick::Number(x));
                    }
                }
                if !self.by(B::CITES.finite) {
                    self.offer(Pick::Number(INFINITY));
                }
                if self.t.options.is_empty() {
                    return self.cannot_pay();
                }
                self.ask(seat, Topic::X, B::play_cites(self, &item).x)
            }
            step::X_PICKED => {
                if let Pick::Number(x) = self.answer() {
                    self.top_item().x = x;
                    self.figure(&item, x);
                }
                self.goto(f, step::DESIGNATE)
            }
            step::DESIGNATE => {
                self.frame(f).pc = step::ASIDE;
                if let Some(proc) = B::designates(self, &item) {
                    self.push_book(proc, seat);
                }
                Flow::Go
            }
            step::ASIDE => {
                self.frame(f).pc = step::CHOICES;
                self.frame(f).r[START] = self.s.spent.len() as i32;
                self.set_parts_aside(&item);
                Flow::Go
            }
            step::CHOICES => self.choose_step(f, &item),
            step::CHOICE_PICKED => {
                self.choice_picked(f, &Item { part: frame.r[PART] as u8, ..item });
                self.goto(f, step::CHOICES)
            }
            step::DIVIDE if item.ability == NO_ABILITY => self.goto(f, after_choices::<B>()),
            step::DIVIDE => self.divide_step(f, &item, after_choices::<B>()),
            step::DIVIDED => {
                if let Pick::Number(amount) = self.answer() {
                    self.divided(f, &item, amount);
                }
                self.goto(f, step::DIVIDE)
            }
            step::RELIEF => self.relieve(f, &item),
            step::RELIEVED => {
                if let Pick::Mode(part) = self.answer() {
                    self.relieve_part(f, &item, part);
                }
                self.goto(f, step::RELIEF)
            }
            step::CHOSEN => {
                self.frame(f).pc = step::SET_OUT;
                self.top_item().due = Some(self.bill(&item).price);
                if B::set_out(self, &item) { Flow::Go } else { self.begin_paying(f) }
            }
            step::SET_OUT => {
                if let Some(card) = item.card {
                    self.top_item().source = self.s.refer(card);
                }
                self.begin_paying(f)
            }
            step::PAID => {
                if self.t.tracing && self.has_varied(&item) && !self.by(B::play_cites(self, &item).lock) {
                    return self.cannot_pay();
                }
                self.frame(f).pc = step::INSTRUCTED;
                if B::instruct(self, &item) { Flow::Go } else { self.have_been_chosen(f) }
            }
            step::INSTRUCTED => self.have_been_chosen(f),
            step::PLAYED if frame.r[HOW] == AT_ONCE => {
                self.frame(f).pc = step::RESOLVES;
                B::played(self, &item);
                Flow::Go
            }
            _ => {
                self.s.frames.pop();
                if frame.r[HOW] & AT_ONCE != 0 {
                    self.resolve_top();
                } else {
                    self.begin_to_waver();
                    B::played(self, &item);
                }
                Flow::Go
            }
        }
    }

    /// Whether an item, the first of whose extra costs are settled, can go on: where these come last, be paid for.
    fn settles(&mut self, item: &Item, settled: usize) -> bool {
        if B::COSTS_LAST {
            self.some_way(item, settled, |cx, with| cx.can_pay_so(with))
        } else {
            self.can_go_on(item, settled)
        }
    }

    /// Of which parts of the price something is taken off: its player says so for each unit, where there are several.
    fn relieve(&mut self, f: usize, item: &Item) -> Flow {
        let mut bill = self.bill(item);
        if item.due.is_none() {
            if bill.relief == 0 {
                return self.goto(f, step::CHOSEN);
            }
            let r = &mut self.frame(f).r;
            (r[PHRASE], r[LAST]) = (bill.relief.into(), 0);
            self.top_item().due = Some(bill.price);
        }
        bill.relief = self.frame(f).r[PHRASE] as u8;
        let first = self.frame(f).r[LAST] as usize;
        let parts = (first..=COLOURS).filter(|&at| bill.relieved(at).is_some());
        let (count, only) = parts.fold((0, 0), |(count, _), at| (count + 1, at));
        if count == 0 {
            return self.goto(f, step::CHOSEN);
        }
        let rule = B::play_cites(self, item).relief;
        if count == 1 {
            if !self.by(rule) {
                return self.goto(f, step::CHOSEN);
            }
            self.relieve_part(f, item, only as u8);
            return Flow::Go;
        }
        for at in first..=COLOURS {
            if bill.relieved(at).is_some_and(|less| self.payable_relieved(item, &less, at)) {
                self.offer(Pick::Mode(at as u8));
            }
        }
        if self.t.options.is_empty() {
            return self.cannot_pay();
        }
        self.ask(item.controller, Topic::Relief, rule)
    }

    /// A unit is taken off a part of the price.
    fn relieve_part(&mut self, f: usize, item: &Item, part: u8) {
        let mut bill = self.bill(item);
        bill.relief = self.frame(f).r[PHRASE] as u8;
        if let Some(less) = bill.relieved(part.into()) {
            self.top_item().due = Some(less.price);
            let r = &mut self.frame(f).r;
            (r[PHRASE], r[LAST]) = (less.relief.into(), part.into());
        }
    }

    /// Has what is being played paid for.
    fn begin_paying(&mut self, f: usize) -> Flow {
        let item = *self.top_item();
        self.frame(f).pc = step::PAID;
        let start = if B::SETS_ASIDE { self.frame(f).r[START] as usize } else { self.s.spent.len() };
        self.pay_for(&item, start);
        Flow::Go
    }

    /// What was chosen for what is being played counts as chosen: it is all but played.
    fn have_been_chosen(&mut self, f: usize) -> Flow {
        let item = *self.top_item();
        self.frame(f).pc = step::PLAYED;
        self.have_chosen(&item, 0..PICKED);
        Flow::Go
    }

    /// The step at which an announcement goes on: those at which there is nothing to declare are passed over.
    fn next_step(&self, frame: &Frame, item: &Item) -> u8 {
        let mut pc = frame.pc;
        if pc == step::PLACE && B::places(self, item).is_none() {
            pc = step::MODES;
        }
        if pc == step::MODES && (item.ability == NO_ABILITY || self.pool.ability(item.ability).modes.is_none()) {
            pc = after_modes::<B>();
        }
        if pc == step::EXTRAS && frame.r[EXTRA] as usize >= self.extras_of(item).len() && !self.counts_more(item) {
            pc = step::REBATE;
        }
        if pc == step::REBATE && B::rebate(self, item).is_none() {
            pc = after_costs::<B>();
        }
        if pc == step::X && !self.asks_for_x(item) {
            pc = step::DESIGNATE;
        }
        if pc == step::DESIGNATE && B::designates(self, item).is_none() {
            pc = step::ASIDE;
        }
        if pc == step::ASIDE && !B::SETS_ASIDE {
            pc = step::CHOICES;
        }
        if pc == step::RELIEF && item.due.is_none() && B::relief(self, item) == 0 {
            pc = step::CHOSEN;
        }
        pc
    }

    /// Why something an item does happens.
    pub fn cause_of(&self, item: &Item, rule: Rule) -> Cause {
        Cause {
            rule,
            source: self.replaced_source(item).or(Some(item.source)),
            ability: (item.ability != NO_ABILITY).then_some(item.ability),
            seat: Some(item.controller),
            event: item.event,
        }
    }

    /// Where what a replacement does comes from, if that is where the replaced event would have come from.
    pub(crate) fn replaced_source(&self, item: &Item) -> Option<Ref> {
        if !B::KEEPS_SOURCE || item.ability == NO_ABILITY {
            return None;
        }
        let replaces = matches!(self.pool.ability(item.ability).form, Form::Replacement(_));
        item.counterpart.filter(|_| replaces && self.by(B::CITES.effect.source))
    }

    /// The objects chosen for these phrases count as chosen.
    pub(crate) fn have_chosen(&mut self, item: &Item, groups: std::ops::Range<u8>) {
        let from = self.s.batch.len();
        let resolves = self.s.frames.last().is_none_or(|frame| frame.proc != Proc::Play);
        let rule = self.chooses_by(resolves, item);
        let cause = self.cause_of(item, rule);
        let ability = (item.ability != NO_ABILITY).then(|| self.pool.ability(item.ability));
        for choice in item.choices.iter().filter(|c| groups.contains(&c.group)) {
            // What a text that left this behind chose was chosen by that text.
            let body = ability.and_then(|a| a.part(choice.group / 16));
            let phrase = usize::from(choice.group % 16);
            let picked = choice.group >= PICKED && B::NOTICES_CHOOSING;
            let foreign = !picked && body.is_none_or(|b| phrase >= b.choose.len());
            if foreign || choice.object.as_spot().is_some() || choice.object.as_used().is_some() {
                continue;
            }
            let (subject, counterpart) = (choice.object.slot, item.source.slot);
            let deed = Act::Deed { subject, counterpart, seat: item.controller, amount: 0 };
            self.propose(deed, B::CHOOSE, cause);
        }
        self.commit(from);
    }

    /// Takes the answer of a choosing phrase: something is chosen, or let go again; or the phrase has enough.
    pub(crate) fn choice_picked(&mut self, f: usize, item: &Item) {
        let answer = self.answer();
        let phrase = self.frame(f).r[PHRASE] as u8;
        let body = self.pool.ability(item.ability).part(item.part);
        let Some(choose) = body.and_then(|b| b.choose.get(usize::from(phrase))) else { return };
        let object = match (answer, &choose.spots) {
            (Pick::Object(slot), _) => self.s.refer(slot),
            (Pick::Place(place), Some(spots)) => Ref::spot(spots.zone, place),
            (Pick::Used(serial), _) => Ref::used(serial),
            (Pick::Number(number), _) => return self.note_count(f, number),
            _ => return self.next_phrase(f),
        };
        let lets_go = self.lets_go();
        let choice = Choice::new(object, group(item.part, phrase));
        let mut chosen = *item;
        if choose.spots.is_some() {
            selection::choose(&mut chosen, choice, lets_go, |choice| choice.object.as_spot().map(|(_, at)| at.into()));
        } else {
            self.list_candidates(item, choose);
            let cards = &self.t.slots;
            let place = |choice: &Choice| match choice.object.as_used() {
                Some(serial) => Some(cards.len() + serial as usize),
                None => cards.iter().position(|&slot| slot == choice.object.slot),
            };
            selection::choose(&mut chosen, choice, lets_go, place);
        }
        self.frame(f).r[TAKEN] += if lets_go { -1 } else { 1 };
        let resolves = self.s.frames[f].proc == Proc::Resolve;
        let chooser = if resolves { self.s.running.last_mut() } else { self.s.stack.last_mut() };
        chooser.expect("something chooses").choices = chosen.choices;
    }

    /// Offers places, in the order of their numbers.
    pub(crate) fn offer_places(&mut self, places: u32) {
        for place in 0..32 {
            if places >> place & 1 == 1 {
                self.offer(Pick::Place(place));
            }
        }
    }

    pub(crate) fn next_phrase(&mut self, f: usize) {
        let r = &mut self.frame(f).r;
        r[PHRASE] += 1;
        r[LAST] = -1;
        r[TAKEN] = 0;
    }

    /// Offers what the next choosing phrase can choose, in ascending order.
    fn choose_step(&mut self, f: usize, item: &Item) -> Flow {
        if item.ability == NO_ABILITY {
            return self.goto(f, step::DIVIDE);
        }
        if B::VANISHES_UNCHOSEN && is_begun(self.frame(f)) && self.finds_nothing(item) {
            return self.cannot_choose(f);
        }
        let ability = self.pool.ability(item.ability);
        loop {
            let r = &self.frame(f).r;
            let (part, phrase) = (r[PART] as u8, r[PHRASE] as usize);
            let selected = part == 0 || item.modes >> (part - 1) & 1 == 1;
            let Some(body) = ability.part(part) else { return self.goto(f, step::DIVIDE) };
            if let Some(choose) = body.choose.get(phrase).filter(|_| selected) {
                if B::declares(self, item.ability, part, phrase as u8)
                    && (phrase == 0 || self.by(B::play_cites(self, item).divide))
                {
                    return self.ask_phrase(f, &Item { part, ..*item }, choose);
                }
                self.next_phrase(f);
                continue;
            }
            let r = &mut self.frame(f).r;
            r[PART] += 1;
            r[PHRASE] = 0;
            r[LAST] = -1;
            r[TAKEN] = 0;
        }
    }

    /// Offers what a choosing phrase can choose next, or goes on to the next phrase. When choices are made at
    /// resolution, as many as there are must do.
    pub(crate) fn ask_phrase(&mut self, f: usize, item: &Item, choose: &Choose) -> Flow {
        if self.t.tracing {
            self.trace_choosing(choose, item);
        }
        if let Some(spots) = &choose.spots {
            return self.ask_spots(f, item, choose, spots);
        }
        if choose.filter.uses.is_some() {
            return self.ask_uses(f, item, choose);
        }
        let frame = *self.frame(f);
        let min = self.read().amount(&Scope::of(item), &choose.min);
        let max = self.read().amount(&Scope::of(item), &choose.max);
        let max = self.steps(item, choose).map_or(max, |steps| max.min(steps));
        let (min, max) = announced(&frame).map_or((min, max), |n| (n, n));
        let taken = taken(&frame);
        if taken > 0 && taken == max && !self.stays_open() {
            self.next_phrase(f);
            return Flow::Go;
        }
        let musts = self.list_candidates(item, choose);
        let count = self.t.slots.len() as i32;
        if taken == 0 && count < min && B::CHOOSES_WHEN_PLAYED {
            return self.cannot_choose(f);
        }
        if count < min {
            self.by(B::play_cites(self, item).choose);
        }
        let min = min.min(count);
        let most = max.min(count).min(taken + item.choices.room() as i32);
        if taken == 0
            && most > 0
            && let Some(flow) = self.ask_count(f, item, min.max(musts.min(max)), most)
        {
            return flow;
        }
        let bounds = Bounds { least: min, most: max.min(count), musts, taken, chooses: true };
        if self.offer_more(item, group(item.part, frame.r[PHRASE] as u8), bounds) {
            self.next_phrase(f);
            return Flow::Go;
        }
        let resolves = self.frame(f).proc == Proc::Resolve;
        let rule = self.chooses_by(resolves, item);
        self.ask(item.controller, Topic::Choose, rule)
    }

    /// The rule by which a text chooses: as it is played, or by the one on what is left open until it resolves.
    pub(crate) fn chooses_by(&self, resolves: bool, item: &Item) -> Rule {
        match B::play_cites(self, item) {
            &PlayCites { choose, .. } if choose != Rule::UNNUMBERED => choose,
            _ if resolves => B::CITES.pick,
            cites => cites.divide,
        }
    }

    /// Nothing legal to choose: a trigger vanishes, an action is undone.
    pub(crate) fn cannot_choose(&mut self, f: usize) -> Flow {
        let item = *self.top_item();
        let &PlayCites { choose: rule, vanish, .. } = B::play_cites(self, &item);
        let triggered = self.frame(f).r[HOW] & TRIGGERED != 0;
        let vanishes = self.by_all(&[rule, if triggered { vanish } else { rule }]);
        if !vanishes || !self.by_all(B::chooses_nothing(triggered)) {
            self.next_phrase(f);
            return Flow::Go;
        }
        if !triggered {
            return self.undo(Refusal { rule, object: Some(item.source.slot) });
        }
        self.release_aside(f);
        self.s.stack.pop();
        self.s.frames.pop();
        self.hide(&item);
        B::cancelled(self, &item);
        Flow::Go
    }

    /// What was set aside for what is given up is free again.
    pub(crate) fn release_aside(&mut self, f: usize) {
        let frame = self.frame(f);
        if B::SETS_ASIDE && frame.pc >= step::CHOICES {
            let start = frame.r[START] as usize;
            self.s.spent.truncate(start);
        }
    }

    pub(crate) fn cannot_pay(&mut self) -> Flow {
        let item = *self.top_item();
        self.cannot_settle(&item)
    }

    /// What an item costs cannot be paid after all: a trigger vanishes, an action is undone.
    pub(crate) fn cannot_settle(&mut self, item: &Item) -> Flow {
        let playing = self.s.frames.iter().rfind(|frame| frame.proc == Proc::Play);
        if playing.is_some_and(|frame| frame.r[HOW] & TRIGGERED != 0) {
            let &PlayCites { pay, vanish, .. } = B::play_cites(self, item);
            self.by_all(&[pay, vanish]);
            self.top_item().due = None;
            self.abandon();
            return Flow::Go;
        }
        let rule = B::pay_rule(self, item);
        self.undo(Refusal { rule, object: Some(item.source.slot) })
    }
}

/// Whether something that has triggered comes to its choices, and has made none.
fn is_begun(frame: &Frame) -> bool {
    frame.r[HOW] & TRIGGERED != 0 && frame.r[PART..] == [0, 0, -1, 0]
}
