//! Resolving: the operations of a text are carried out in order.

mod begun;
mod each;
mod lasting;
mod nothing;
mod offer;
mod take;

use crate::ability::{Ability, Form, On, Op, Spots, Trigger};
use crate::amount::{Amount, What};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::{Act, Cause};
use crate::frame::Flow;
use crate::item::{Item, NO_ABILITY, Omitted, PICKED, group};
use crate::matching::Scope;
use crate::object::{Ref, Slot};
use crate::play::{LAST, PHRASE, TAKEN};
use crate::question::Pick;
use crate::words::*;
use crate::zone::Sight;

/// The steps of a resolution.
pub(crate) mod step {
    pub const RECHECK: u8 = 0;
    pub const NEXT: u8 = 1;
    pub const DECIDED: u8 = 2;
    pub const TAKE: u8 = 3;
    pub const PAID: u8 = 4;
    pub const FOUND: u8 = 5;
    pub const SHUFFLED: u8 = 6;
    pub const PLACE: u8 = 7;
    pub const PLACE_PICKED: u8 = 8;
    pub const CHOOSE: u8 = 9;
    pub const CHOICE_PICKED: u8 = 10;
    pub const ARRANGE: u8 = 11;
    pub const ARRANGED: u8 = 12;
    pub const X: u8 = 13;
    pub const X_PICKED: u8 = 14;
    pub const TAKE_MORE: u8 = 15;
    pub const TAKE_DECIDED: u8 = 16;
    pub const NAME: u8 = 17;
    pub const NAMED: u8 = 18;
    pub const DIVIDE: u8 = 19;
    pub const DIVIDED: u8 = 20;
    pub const CHOSEN: u8 = 21;
    pub const EACH: u8 = 22;
    pub const ORDER: u8 = 23;
    pub const ORDERED: u8 = 24;
}

/// The register of a resolution in which the next operation stands.
pub(crate) const OP: usize = 0;

impl<B: RuleBook> Cx<'_, B> {
    pub(crate) fn running(&self) -> Item {
        *self.s.running.last().expect("something is resolving")
    }

    pub(crate) fn resolve_step(&mut self, f: usize) -> Flow {
        let frame = *self.frame(f);
        match frame.pc {
            step::RECHECK => {
                self.by(B::CITES.resolve);
                let mut item = self.running();
                let gone = item.card.is_none() && item.ability != NO_ABILITY && !self.s.alive(item.source);
                let outlives = B::play_cites(self, &item).outlives;
                let goes_on = (!gone || self.by_all(&[B::CITES.independent, B::CITES.outlives, outlives]))
                    && self.outlasts(&item)
                    && self.recheck(&mut item);
                self.look_for_subject(&mut item);
                item.part = 0;
                *self.s.running.last_mut().expect("something is resolving") = item;
                if !goes_on {
                    self.s.frames.pop();
                    self.s.running.pop();
                    self.hide(&item);
                    B::cancelled(self, &item);
                    return Flow::Go;
                }
                let speaks = item.card.is_some() && item.ability != NO_ABILITY;
                let cites = B::play_cites(self, &item);
                if speaks && !self.by_all(&[cites.text, cites.kind]) {
                    self.s.running.last_mut().expect("something is resolving").ability = NO_ABILITY;
                }
                self.begin_part(f)
            }
            step::PLACE => self.place_next(f),
            step::PLACE_PICKED => {
                if let Pick::Place(place) = self.answer() {
                    self.place_at(f, place);
                }
                self.goto(f, step::PLACE)
            }
            step::CHOOSE => self.choose_now(f),
            step::CHOICE_PICKED => {
                match self.answer() {
                    Pick::Object(slot) => {
                        let item = self.running();
                        let choice = self.note_choice(f, &item, slot);
                        if let Some(item) = self.s.running.last_mut() {
                            item.choices.push(choice);
                        }
                    }
                    _ => self.next_phrase(f),
                }
                self.goto(f, step::CHOOSE)
            }
            step::DIVIDE => self.divide_step(f, &self.running(), step::CHOSEN),
            step::DIVIDED => {
                if let Pick::Number(amount) = self.answer() {
                    self.divided(f, &self.running(), amount);
                }
                self.goto(f, step::DIVIDE)
            }
            step::CHOSEN => self.have_made_choices(f),
            step::EACH => self.move_next(f),
            step::ARRANGE => self.arrange_next(f),
            step::ARRANGED => self.arranged(f),
            step::NEXT => self.next_op(f),
            step::ORDER => self.ask_begun(f),
            step::ORDERED => self.date_begun(f),
            step::DECIDED => {
                let yes = self.answer() == Pick::Yes;
                let item = self.running();
                let op = &self.pool.ability(item.ability).part(item.part).expect("a part").ops[frame.r[OP] as usize];
                self.frame(f).pc = step::NEXT;
                if !yes {
                    self.set_done(false);
                }
                match op {
                    Op::MayPay { skip, .. } if !yes => {
                        self.frame(f).r[OP] += 1;
                        self.leave_out(f, *skip);
                    }
                    Op::MayPay { cost, .. } if cost.price.x => self.frame(f).pc = step::X,
                    Op::MayPay { .. } => self.begin_payment(f, &item),
                    Op::May { skip, .. } => {
                        self.frame(f).r[OP] += 1;
                        if !yes {
                            self.leave_out(f, *skip);
                        }
                    }
                    _ => self.frame(f).r[OP] += 1,
                }
                Flow::Go
            }
            step::X => self.offer_x(f),
            step::X_PICKED => {
                if let (Pick::Number(x), Some(item)) = (self.answer(), self.s.running.last_mut()) {
                    item.x = x;
                }
                let item = self.running();
                self.begin_payment(f, &item);
                Flow::Go
            }
            step::PAID => {
                self.frame(f).r[OP] += 1;
                self.set_done(true);
                self.goto(f, step::NEXT)
            }
            step::NAME => self.ask_name(f),
            step::NAMED => {
                if let Pick::Word(word) = self.answer() {
                    self.remember_name(f, word);
                }
                self.frame(f).r[OP] += 1;
                self.goto(f, step::NEXT)
            }
            step::TAKE => self.take_one(f),
            step::TAKE_MORE => self.ask_for_more(f),
            step::TAKE_DECIDED => self.decided_on_more(f),
            step::FOUND => {
                self.frame(f).pc = step::SHUFFLED;
                let item = self.running();
                let cause = self.cause_of(&item, B::CITES.search);
                let from = self.s.batch.len();
                for object in item.chosen(PICKED + item.picks - 1) {
                    self.propose(Act::Show { slot: object.slot, seats: 3 }, B::CHOOSE, cause);
                }
                self.commit(from);
                Flow::Go
            }
            step::SHUFFLED => {
                self.frame(f).pc = step::NEXT;
                self.frame(f).r[OP] += 1;
                let item = self.running();
                let found = item.chosen(PICKED + item.picks - 1).next().is_some();
                self.set_done(found);
                let op = &self.pool.ability(item.ability).part(item.part).expect("a part").ops[frame.r[OP] as usize];
                if let Op::Search { who, filter, .. } = op {
                    let cause = self.cause_of(&item, B::CITES.search);
                    let from = self.s.batch.len();
                    for side in self.read().seats(&Scope::of(&item), who) {
                        for zone in filter.zones.iter() {
                            self.propose_shuffle(zone, side, cause);
                        }
                    }
                    self.commit(from);
                    // What was found was shown and set aside: the shuffle does not make it unknown.
                    for object in item.chosen(PICKED + item.picks - 1) {
                        self.s.objects[object.slot.index()].known = 3;
                    }
                }
                Flow::Go
            }
            _ => unreachable!("a resolution has no such step"),
        }
    }

    /// What moved, and set an ability off by that, is looked for where it went. It is not found where nobody can see it.
    fn look_for_subject(&self, item: &mut Item) {
        let Some(subject) = item.subject else { return };
        let ability = (item.ability != NO_ABILITY).then(|| self.pool.ability(item.ability));
        let moves = |on: &On| matches!(on, On::Move { .. });
        let moved = |ability: &&Ability| match &ability.form {
            Form::Triggered(Trigger { on: On::Any(all), .. }) => all.iter().any(moves),
            Form::Triggered(trigger) => moves(&trigger.on),
            _ => false,
        };
        if !item.looks_back && ability.filter(moved).is_none() {
            return;
        }
        let hidden = B::ZONES[self.s.object(subject.slot).zone.index()].sight != Sight::Public;
        let found =
            self.by(B::CITES.trigger.moved) && !(hidden && self.s.alive(subject) && self.by(B::CITES.trigger.hidden));
        if !found {
            item.subject = Some(Ref { life: subject.life.wrapping_sub(1), ..subject });
            item.looks_back = false;
        }
    }

    /// Begins the part at hand: with its choices, where the book has them made at resolution.
    fn begin_part(&mut self, f: usize) -> Flow {
        let frame = self.frame(f);
        frame.r[OP] = 0;
        (frame.r[PHRASE], frame.r[LAST], frame.r[TAKEN]) = (0, -1, 0);
        self.goto(f, if B::CHOOSES_WHEN_PLAYED { step::NEXT } else { step::CHOOSE })
    }

    /// Asks the next choosing phrase of the part; what there is too little of is chosen as far as there is some.
    fn choose_now(&mut self, f: usize) -> Flow {
        let item = self.running();
        let phrase = self.frame(f).r[PHRASE] as usize;
        if item.ability == NO_ABILITY {
            return self.goto(f, step::NEXT);
        }
        let body = self.pool.ability(item.ability).part(item.part);
        match body.and_then(|b| b.choose.get(phrase)) {
            Some(choose) => self.ask_phrase(f, &item, choose),
            None if item.choices.is_empty() => self.have_made_choices(f),
            None => self.goto(f, step::DIVIDE),
        }
    }

    /// What was chosen for the part at hand counts as chosen.
    fn have_made_choices(&mut self, f: usize) -> Flow {
        let item = self.running();
        self.frame(f).pc = step::NEXT;
        self.have_chosen(&item, group(item.part, 0)..group(item.part, 15) + 1);
        Flow::Go
    }

    pub(crate) fn set_done(&mut self, done: bool) {
        if let Some(item) = self.s.running.last_mut() {
            item.done = done;
        }
    }

    /// The text has been carried out, or was cancelled.
    fn finish(&mut self) -> Flow {
        self.s.frames.pop();
        self.clear_piles();
        if let Some(item) = self.s.running.pop() {
            if B::BEGINS_AT_END {
                self.date_effects(&item);
            }
            if B::HIDES_AGAIN {
                self.hide_again(&item);
            }
            match item.routine {
                Some(routine) => B::run(self, routine, &item),
                None => {
                    self.hide(&item);
                    B::resolved(self, &item);
                }
            }
        }
        Flow::Go
    }

    /// What has been divided into groups is spoken of no more.
    fn clear_piles(&mut self) {
        let depth = self.s.running.len();
        self.s.piles.retain(|piled| usize::from(piled.depth) < depth);
    }

    /// Goes on to the next part of the ability that applies; returns whether there is one.
    fn next_part(&mut self, f: usize) -> bool {
        let mut item = self.running();
        let Some(modes) = self.pool.ability(item.ability).modes.as_ref() else { return false };
        let selected = if self.t.tracing { B::selected(self, &item) } else { item.modes };
        loop {
            item.part += 1;
            if usize::from(item.part) > modes.options.len() {
                return false;
            }
            if selected >> (item.part - 1) & 1 == 1 {
                break;
            }
        }
        // What one part picks is not spoken of in another.
        item.picks = 0;
        item.choices.retain(|choice| choice.group < PICKED);
        self.clear_piles();
        *self.s.running.last_mut().expect("something is resolving") = item;
        self.begin_part(f);
        true
    }

    fn next_op(&mut self, f: usize) -> Flow {
        let item = self.running();
        if item.ability == NO_ABILITY {
            return self.finish();
        }
        let pool = self.pool;
        let at = self.frame(f).r[OP] as usize;
        let ops = pool.ability(item.ability).part(item.part).map_or(&[][..], |b| &b.ops[..]);
        let Some(op) = ops.get(at) else {
            let again = self.t.tracing && at > 0 && !self.by(B::CITES.single);
            if again {
                return self.begin_part(f);
            }
            return match self.next_part(f) {
                true => Flow::Go,
                false if self.must_order_begun(&item) => self.ask_begun(f),
                false => self.finish(),
            };
        };
        if self.t.tracing {
            // Only without the rule that forbids it do rule processes come between the parts of a text.
            if at > 0 && !self.s.derived.settled && B::interrupts(self) && B::rule_processes(self) {
                return Flow::Go;
            }
            self.trace_gone(op, &item);
            if !B::carries_out(self, &item, op) {
                self.frame(f).r[OP] = at as i32 + 1;
                self.set_done(false);
                self.leave_out(f, op.governs());
                return Flow::Go;
            }
        }
        let scope = Scope::of(&item);
        let cause = self.cause_of(&item, B::CITES.resolve);
        let next = at as i32 + 1;
        self.frame(f).r[OP] = next;
        if op.amounts().into_iter().flatten().any(|amount| self.read().is_undetermined(&scope, amount)) {
            self.set_done(false);
            return Flow::Go;
        }
        let from = self.s.batch.len();
        match op {
            Op::Move { to, .. } | Op::Put { spots: Spots { zone: to, .. }, .. } if B::ZONES[to.index()].places > 0 => {
                self.frame(f).r[OP] = at as i32;
                self.begin_places(f, from);
                self.goto(f, step::PLACE)
            }
            // No place there is none of those meant.
            Op::Put { .. } => self.carry_out(from, 1),
            Op::Move { what, verb, .. }
                if B::moves_singly(*verb).is_some_and(|rule| self.moves_several(&item, what, rule)) =>
            {
                self.frame(f).r[OP] = at as i32;
                self.begin_moving_each(f)
            }
            Op::Move { what, to, end, verb, turned, control } => {
                self.list(&scope, what);
                for i in 0..self.t.slots.len() {
                    let slot = self.t.slots[i];
                    let side = self.side_of_move(&item, slot, *to, control.as_ref());
                    if !B::may_enter(self, slot, *to, side) && self.by(B::CITES.skip) {
                        continue;
                    }
                    let turned = turned.unwrap_or_else(|| B::arrives(self, slot, *to));
                    let act = Act::Move { slot, to: *to, side, end: *end, place: 0, turned, face_up: true };
                    self.propose(act, *verb, cause);
                }
                if self.s.batch.len() - from > 1 && !self.move_at_one_time(from) {
                    return Flow::Go;
                }
                self.carry_out(from, self.meant(&item, what))
            }
            Op::Take { who, amount, from: zone, to, verb } => {
                let number = self.read().amount(&scope, amount).max(0);
                let seats = self.read().seats(&scope, who).fold(0, |bits, seat| bits | 1 << seat.0);
                if B::takes_together(*verb) && !matches!(amount, Amount::UpTo(_)) {
                    return self.take_together(&item, seats, (*zone, *to), number, *verb);
                }
                self.frame(f).r[OP] = at as i32;
                self.begin_taking(f, seats, number)
            }
            Op::Turn { what, to, verb } => {
                self.list(&scope, what);
                for i in 0..self.t.slots.len() {
                    let slot = self.t.slots[i];
                    if !self.is_turned_there(slot) {
                        continue;
                    }
                    if self.s.object(slot).orientation != *to || B::turns_in_place(self, *to) {
                        self.propose(Act::Turn { slot, to: *to }, *verb, cause);
                    }
                }
                self.carry_out(from, self.meant(&item, what))
            }
            Op::Mark { what, mark, verb } => {
                self.list(&scope, what);
                for i in 0..self.t.slots.len() {
                    let slot = self.t.slots[i];
                    self.propose(Act::Mark { slot, mark: *mark, on: true }, *verb, cause);
                }
                self.carry_out(from, self.meant(&item, what))
            }
            Op::Damage { what, amount } => {
                let same = self.read().amount(&scope, amount);
                self.list(&scope, what);
                for i in 0..self.t.slots.len() {
                    let slot = self.t.slots[i];
                    let amount = self.amount_for(&item, what, slot, amount, same);
                    if self.is_dealt(amount) {
                        self.propose(Act::Damage { slot, amount }, B::DAMAGE, cause);
                    }
                }
                self.carry_out(from, self.meant(&item, what))
            }
            Op::Strike { by, what, amount } => {
                let amount = self.read().amount(&scope, amount);
                let dealer = self.read().one(&scope, by).filter(|&dealer| self.s.alive(dealer));
                self.list(&scope, what);
                for i in 0..self.t.slots.len() {
                    let slot = self.t.slots[i];
                    if let Some(dealer) = dealer.filter(|_| self.is_dealt(amount)) {
                        let cause = self.cause_of_deed(&item, dealer);
                        self.propose(Act::Damage { slot, amount }, B::DAMAGE, cause);
                    }
                }
                self.carry_out(from, self.meant(&item, what))
            }
            Op::Count { what, counter, amount } => {
                let same = self.read().amount(&scope, amount);
                if let Some((zone, place)) = self.read().one(&scope, what).and_then(Ref::as_spot) {
                    let short = self.s.on_place(zone, place, *counter) + same < 0;
                    self.propose(Act::Ground { zone, place, counter: *counter, amount: same }, B::COUNT, cause);
                    return self.carry_out(from, 1 + usize::from(short));
                }
                self.list(&scope, what);
                let mut short = false;
                for i in 0..self.t.slots.len() {
                    let slot = self.t.slots[i];
                    let amount = self.amount_for(&item, what, slot, amount, same);
                    if self.is_nothing(amount) {
                        continue;
                    }
                    short |= self.s.object(slot).counters.of(*counter) + amount < 0;
                    self.propose(Act::Count { slot, counter: *counter, amount }, B::COUNT, cause);
                }
                // Who takes off fewer than the text says has not done what it says.
                self.carry_out(from, self.meant(&item, what) + usize::from(short))
            }
            Op::Hold { who, counter, amount } => {
                let amount = self.read().amount(&scope, amount);
                if self.is_nothing(amount) {
                    self.set_done(false);
                    return Flow::Go;
                }
                for seat in self.read().seats(&scope, who) {
                    self.propose(Act::Hold { seat, counter: *counter, amount }, B::COUNT, cause);
                }
                self.carry_out(from, 1)
            }
            Op::Effect { what, changes, duration } => {
                self.begin_effects(&item, at, what, changes, *duration);
                Flow::Go
            }
            Op::Pick { who, min, max, filter } | Op::Choose { who, min, max, filter } => {
                self.lay_open(&item, who, filter);
                let (min, max) = (self.read().amount(&scope, min), self.read().amount(&scope, max));
                self.push_picks(&item, who, at, min, max, false);
                Flow::Go
            }
            Op::Divide { who, piles, .. } => {
                self.push_pile(&item, who, at, *piles);
                Flow::Go
            }
            Op::PickPile { who, .. } => {
                self.push_pile(&item, who, at, 1);
                Flow::Go
            }
            Op::Search { who, max, filter } => {
                let max = self.read().amount(&scope, max);
                let seats = self.read().seats(&scope, who).fold(0, |bits, seat| bits | 1 << seat.0);
                self.turn_down_for(filter.zones, seats, cause);
                self.look_through(filter.zones, seats);
                self.frame(f).pc = step::FOUND;
                self.frame(f).r[OP] = at as i32;
                self.push_picks(&item, who, at, 0, max, true);
                Flow::Go
            }
            Op::Reveal { what } => {
                self.list(&scope, what);
                for i in 0..self.t.slots.len() {
                    let slot = self.t.slots[i];
                    if self.by(B::CITES.reveal) {
                        self.propose(Act::Show { slot, seats: 3 }, B::CHOOSE, cause);
                    }
                }
                self.carry_out(from, self.meant(&item, what))
            }
            Op::Shuffle { who, zone } => {
                for side in self.read().seats(&scope, who) {
                    self.propose_shuffle(*zone, side, cause);
                }
                self.carry_out(from, 1)
            }
            Op::Attach { what, to, under, verb } => self.attach(&item, what, to, *under, *verb),
            Op::Underlay { beneath, whose, from, verb } => self.underlay(&item, beneath, whose.as_ref(), *from, *verb),
            Op::Name { .. } => {
                self.frame(f).r[OP] = at as i32;
                self.goto(f, step::NAME)
            }
            Op::CallOff => {
                self.call_off();
                Flow::Go
            }
            Op::Retarget { what, from, to } => self.retarget(&item, what, from.as_ref(), to),
            Op::Swap { what, verb } => self.swap(&item, what, *verb),
            Op::Play { what, who, free } => {
                let seat = self.read().seats(&scope, who).next().unwrap_or(item.controller);
                let card = self.read().one(&scope, what).filter(|&r| self.s.alive(r)).map(|r| r.slot);
                let card = card.filter(|&slot| B::can_play(self, slot, seat, *free));
                self.set_done(card.is_some());
                match card {
                    Some(slot) => B::play_card(self, slot, seat, *free, cause),
                    None => {
                        self.by(B::CITES.skip);
                    }
                }
                Flow::Go
            }
            Op::Cancel { what } => {
                let target = self.read().one(&scope, what);
                let may = |target: &Ref| {
                    let card = Some(target.slot).filter(|_| self.s.alive(*target));
                    !card.is_some_and(|slot| self.forbidden(B::CANCEL, slot, Some(item.source)))
                };
                let at = target.filter(may).and_then(|target| self.place_on_stack(target));
                let at = at.filter(|_| self.by(B::CITES.negated));
                self.set_done(at.is_some());
                if let Some(at) = at {
                    let cancelled = self.s.stack.remove(at);
                    self.hide(&cancelled);
                    B::cancelled(self, &cancelled);
                }
                Flow::Go
            }
            Op::Call { routine, who, what, amount } => {
                let amount = self.read().amount(&scope, amount);
                self.list(&scope, what);
                let objects = self.t.slots.len();
                self.set_done(true);
                let frames = self.s.frames.len();
                for seat in self.read().seats(&scope, who) {
                    for n in 0..objects.max(1) {
                        self.list(&scope, what);
                        let object = self.t.slots.get(n).copied();
                        B::call(self, *routine, seat, object, amount, cause);
                    }
                }
                // What was only proposed happens to all of them at once.
                if self.s.frames.len() == frames {
                    self.commit(from);
                }
                Flow::Go
            }
            Op::May { skip: 1, .. } if self.is_idle_play(&item, ops.get(at + 1)) => {
                self.set_done(false);
                self.leave_out(f, 1);
                Flow::Go
            }
            Op::May { who, .. } => {
                let seat = self.read().seats(&scope, who).next().unwrap_or(item.controller);
                self.decide(f, at, seat)
            }
            Op::MayPay { who, skip, .. } => {
                let seat = self.read().seats(&scope, who).next().unwrap_or(item.controller);
                if !self.can_pay_op(&Item { x: 0, ..item }, at, seat) {
                    self.set_done(false);
                    self.leave_out(f, *skip);
                    return Flow::Go;
                }
                self.decide(f, at, seat)
            }
            Op::If { condition, skip } => {
                let holds = self.read().holds(&scope, condition);
                // What the text does instead of something of its own comes before any other replacement.
                let instead = skip.checked_sub(1).and_then(|last| ops.get(at + 1 + usize::from(last)));
                let replaced = matches!(instead, Some(Op::Skip { .. }));
                if !holds || replaced && !self.by(B::CITES.effect.own) {
                    self.leave_out(f, *skip);
                }
                Flow::Go
            }
            Op::IfDone { skip } => {
                if !item.done {
                    self.leave_out(f, *skip);
                }
                Flow::Go
            }
            Op::Skip { skip } => {
                self.leave_out(f, *skip);
                Flow::Go
            }
            Op::Trigger { ability } => {
                let risen = self.left_behind(&item, *ability);
                let modal = self.pool.ability(*ability).modes.is_some();
                if !modal || self.some_mode_is_legal(&risen) {
                    self.s.waiting.push(risen);
                }
                Flow::Go
            }
            Op::Look { who, whose, zone, amount, shown } => {
                let amount = self.read().amount(&scope, amount);
                self.look(&item, (who, whose), *zone, amount, *shown);
                Flow::Go
            }
            Op::Sample { filter, amount } => {
                let amount = self.read().amount(&scope, amount);
                self.sample(&item, filter, amount)
            }
            Op::Arrange { .. } => {
                self.frame(f).r[OP] = at as i32;
                self.begin_arranging(f);
                self.goto(f, step::ARRANGE)
            }
            Op::Delay { ability, duration, once } => {
                self.leave(&item, *ability, *duration, *once);
                Flow::Go
            }
            Op::Omit { who, phase } => {
                for seat in self.read().seats(&scope, who) {
                    self.s.omitted.push(Omitted { seat, phase: *phase });
                }
                self.set_done(true);
                Flow::Go
            }
            Op::Lose { who } => {
                for seat in self.read().seats(&scope, who) {
                    self.propose(Act::Lose { seat }, B::CHOOSE, cause);
                }
                self.carry_out(from, 1)
            }
            Op::Win { who } => {
                for seat in self.read().seats(&scope, who) {
                    self.propose(Act::Win { seat }, B::CHOOSE, cause);
                }
                self.carry_out(from, 1)
            }
        }
    }

    /// Whether so much damage is dealt: nothing, or less, is not.
    fn is_dealt(&self, amount: i32) -> bool {
        amount > 0 || !self.by(B::CITES.no_damage)
    }

    /// Whether a card is turned where it is; not where it does not matter how cards lie.
    fn is_turned_there(&self, slot: Slot) -> bool {
        let spec = &B::ZONES[self.s.object(slot).zone.index()];
        spec.in_play || spec.turns || !self.by(B::CITES.unturned)
    }

    /// Has what an operation proposed happen, and notes whether all of what was meant was done.
    pub(crate) fn carry_out(&mut self, from: usize, meant: usize) -> Flow {
        let proposed = self.s.batch.len() - from;
        self.set_done(proposed > 0 && proposed >= meant);
        let lost = self.commit(from);
        if lost > 0 {
            self.set_done(false);
        }
        Flow::Go
    }

    /// How many objects an operation is about that has just listed them: those that are gone count too.
    pub(crate) fn meant(&self, item: &Item, what: &What) -> usize {
        match what {
            What::This | What::Subject | What::Counterpart | What::Host => 1,
            What::Target(n) => item.chosen(group(item.part, *n)).count(),
            // Less was picked than asked for: what was meant is more than there is.
            What::Picked(n) => self.read().chosen(item, PICKED + n).count() + usize::from(!item.done),
            What::All(_) => self.t.slots.len(),
            What::Each(all) => all.iter().map(|what| self.meant(item, what)).sum(),
        }
    }

    pub(crate) fn list(&mut self, scope: &Scope, what: &What) {
        let mut slots = std::mem::take(&mut self.t.slots);
        slots.clear();
        self.read().all(scope, what, |slot| slots.push(slot));
        self.t.slots = slots;
    }

    /// Why something happens that a text has a card do: the card does it, not the text.
    fn cause_of_deed(&self, item: &Item, doer: Ref) -> Cause {
        let cause = self.cause_of(item, B::CITES.resolve);
        if !self.by(B::CITES.itself) {
            return cause;
        }
        Cause { source: Some(doer), ability: None, seat: Some(self.player_of(doer.slot)), ..cause }
    }

    /// A deed: something is done that changes nothing by itself.
    pub fn deed(&mut self, verb: Verb, seat: Seat, subject: Slot, counterpart: Slot, cause: Cause) {
        self.propose(Act::Deed { subject, counterpart, seat, amount: 0 }, verb, cause);
    }
}
