//! Operations: each does one thing that a text says.

use super::{OP, step};
use crate::ability::{Op, Shade, Spots};
use crate::amount::{Amount, What, Who};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::Act;
use crate::frame::Flow;
use crate::item::{Declined, Item, NO_ABILITY, Omitted};
use crate::matching::Scope;
use crate::object::{Ref, Slot};
use crate::profile::INFINITY;
use crate::token::Creation;

impl<B: RuleBook> Cx<'_, B> {
    /// Whether damage can be dealt to a card: it is in play.
    fn bears_damage(&self, slot: Slot) -> bool {
        B::ZONES[self.s.object(slot).zone.index()].in_play
    }

    /// Carries out the next operation of the text, or ends it.
    pub(super) fn next_op(&mut self, f: usize) -> Flow {
        let mut item = self.running();
        if item.ability == NO_ABILITY {
            return self.finish();
        }
        let pool = self.pool;
        let at = self.frame(f).r[OP] as usize;
        if item.declined.seats != 0 && at >= usize::from(item.declined.until) {
            item.declined = Declined::default();
            *self.s.running.last_mut().expect("something is resolving") = item;
        }
        let ops = pool.ability(item.ability).part(item.part).map_or(&[][..], |b| &b.ops[..]);
        if B::SHUFFLES_LAST && self.shuffles_first(&item, ops, at) {
            return Flow::Go;
        }
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
                    let Some(to) = B::goal(self, slot, *to, side, *verb) else { continue };
                    if !B::may_enter(self, slot, to, side) && self.by(B::CITES.skip) {
                        continue;
                    }
                    let act = self.move_by_text(slot, (to, side, *end), *turned, *verb);
                    self.propose(act, *verb, cause);
                }
                if self.t.slots.is_empty()
                    && matches!(what, What::All(filter) if !filter.describes())
                    && B::done_to_none(self, *verb)
                {
                    self.set_done(true);
                    return Flow::Go;
                }
                let limited = B::LIMITS_COMERS && B::ZONES[to.index()].in_play;
                if limited && self.s.batch.len() - from > 1 && self.is_crowded(from) {
                    return self.begin_admitting(f, at, from);
                }
                if self.s.batch.len() - from > 1 && !self.move_at_one_time(from) {
                    return Flow::Go;
                }
                let meant = self.meant(&item, what);
                self.carry_out_posed(from, meant, turned.is_none())
            }
            Op::Take { who, amount, from: zone, to, verb } => {
                // Who takes more than there is takes all, and tries to take one more.
                let all = self.s.objects.len() as i32 + 1;
                let number = match self.read().amount(&scope, amount).max(0) {
                    INFINITY => all,
                    number => number,
                };
                let seats = self.read().seats(&scope, who).fold(0, |bits, seat| bits | 1 << seat.0);
                if B::takes_together(*verb) && !matches!(amount, Amount::UpTo(_)) {
                    return self.take_together(&item, seats, (*zone, *to), number, *verb);
                }
                self.frame(f).r[OP] = at as i32;
                self.begin_taking(f, seats, number)
            }
            Op::Create { card, who, amount, to, verb, turned } => {
                let (card, to, verb, turned) = (*card, *to, *verb, *turned);
                self.create(&item, &Creation { card, who, amount, to, verb, turned })
            }
            Op::Turn { what, to, verb } => {
                self.list(&scope, what);
                for i in 0..self.t.slots.len() {
                    let slot = self.t.slots[i];
                    if !self.is_turned_there(slot) || !B::may_turn(self, slot, *to) {
                        continue;
                    }
                    if self.s.object(slot).orientation != *to || B::turns_in_place(self, slot, *to) {
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
                    if self.is_dealt(amount) && self.bears_damage(slot) {
                        self.propose(Act::Damage { slot, amount }, B::DAMAGE, cause);
                    }
                }
                self.carry_out(from, self.meant(&item, what))
            }
            Op::Strike { by, what, amount } => {
                let amount = self.read().amount(&scope, amount);
                let there = |dealer: &Ref| B::DEALS_WHEN_GONE || self.s.alive(*dealer);
                let dealer = self.read().one(&scope, by).filter(there);
                self.list(&scope, what);
                for i in 0..self.t.slots.len() {
                    let slot = self.t.slots[i];
                    if let Some(dealer) = dealer.filter(|_| self.is_dealt(amount) && self.bears_damage(slot)) {
                        let cause = self.cause_of_deed(&item, dealer);
                        self.propose(Act::Damage { slot, amount }, B::DAMAGE, cause);
                    }
                }
                self.carry_out(from, self.meant(&item, what))
            }
            Op::Count { what, counter, amount } => {
                let same = self.read().amount(&scope, amount);
                if let Some((zone, place)) = self.read().one(&scope, what).and_then(Ref::as_spot) {
                    let short = self.s.on_place(zone, place, *counter).saturating_add(same) < 0;
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
                    short |= self.s.object(slot).counters.of(*counter).saturating_add(amount) < 0;
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
            Op::Mint { shade: Shade::Chosen(_), .. } => {
                self.frame(f).r[OP] = at as i32;
                self.goto(f, step::NAME)
            }
            Op::Mint { who, shade, amount } => {
                let colours = self.shade(&scope, shade);
                self.mint(&item, who, colours, amount)
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
            Op::Target { first, .. } => self.come_to(f, &item, *first),
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
                    let shown = B::HIDES_AGAIN && self.s.object(slot).marks.has(B::SHOWN);
                    if shown && self.by(B::CITES.seen_already) {
                        continue;
                    }
                    if self.by(B::CITES.reveal) {
                        self.propose(Act::Show { slot, seats: 3 }, B::CHOOSE, cause);
                    }
                }
                self.carry_out(from, self.meant(&item, what))
            }
            Op::Peek { who, what } => {
                let seats = self.read().seats(&scope, who).fold(0, |bits, seat| bits | 1 << seat.0);
                self.list(&scope, what);
                for i in 0..self.t.slots.len() {
                    let slot = self.t.slots[i];
                    self.propose(Act::Show { slot, seats }, B::CHOOSE, cause);
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
            Op::Retarget { .. } => {
                self.frame(f).r[OP] = at as i32;
                self.goto(f, step::RETARGET)
            }
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
                let meant = self.meant_on_stack(&item, what);
                let mut done = !meant.is_empty();
                for target in meant {
                    done &= self.cancel(&item, target);
                }
                self.set_done(done);
                Flow::Go
            }
            Op::Call { routine, who, what, amount } => {
                let amount = self.read().amount(&scope, amount);
                self.list(&scope, what);
                let objects = self.t.slots.len();
                self.set_done(true);
                let frames = self.s.frames.len();
                // What each player picked, that player does it with.
                let each = Self::each_picked(&ops[..at], what);
                for seat in self.read().seats(&scope, who) {
                    for n in 0..objects.max(1) {
                        self.list(&scope, what);
                        let object = self.t.slots.get(n).copied();
                        if each && object.is_some_and(|slot| self.player_of(slot) != seat) {
                            continue;
                        }
                        B::call(self, *routine, seat, object, amount, cause);
                    }
                }
                // What was only proposed happens to all of them at once.
                let several = self.read().seats(&scope, who).nth(1).is_some();
                if self.s.frames.len() == frames && (!several || self.by(B::CITES.together)) {
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
                let mut seats = self.read().seats(&scope, who);
                match (seats.next().unwrap_or(item.controller), seats.next()) {
                    (_, Some(_)) => self.begin_asking(f, at, &item),
                    (seat, None) => self.decide(f, at, seat),
                }
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
                if !item.done && self.by(B::undone(self, &item)) {
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

    /// Whether objects are those that each player picked in an operation before.
    fn each_picked(before: &[Op], what: &What) -> bool {
        let What::Picked(n) = what else { return false };
        let mut picks = 0;
        let picking = before.iter().find(|op| {
            picks += op.picks();
            picks > *n
        });
        matches!(picking, Some(Op::Pick { who: Who::Both, .. } | Op::Choose { who: Who::Both, .. }))
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
}
