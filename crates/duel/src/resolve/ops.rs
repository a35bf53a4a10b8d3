//! Operations: each carries out one instruction of an ability.

use super::{Resolving, step};
use crate::book::point::{ChoosingPoint, KnowledgePoint, NumberPoint, ReplacementPoint, ResolutionPoint, ZonePoint};
use crate::book::{GoneDealer, RuleBook};
use crate::card::ability::{CurrencyColour, Op, PlaceFilter};
use crate::card::amount::{Amount, What, Who};
use crate::card::characteristics::INFINITY;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::engine::why_not::Lack;
use crate::event::Happening;
use crate::event::token::Creation;
use crate::state::object::{ObjectRef, Slot};
use crate::state::query::Scope;
use crate::state::skipped_phase::SkippedPhase;
use crate::state::stack_item::{Declined, NO_ABILITY, StackItem};

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if damage can be dealt to a card: it is in play.
    fn can_be_dealt_damage(&self, slot: Slot) -> bool {
        B::ZONES[self.state.object(slot).zone.index()].in_play
    }

    /// Carries out the next operation, or ends the resolution. May ask or begin a procedure.
    pub(super) fn next_op(&mut self, f: usize) -> Flow {
        let mut item = self.resolving_item();
        if item.ability == NO_ABILITY {
            return self.finish_resolution();
        }
        let pool = self.pool;
        let at = self.frame(f).get(Resolving::OP);
        if item.declined.seats != 0 && at >= usize::from(item.declined.until) {
            item.declined = Declined::default();
            *self.state.resolving.last_mut().expect("something is resolving") = item;
        }
        let ops = pool.ability(item.ability).part(item.part).map_or(&[][..], |b| &b.ops[..]);
        if B::SHUFFLES_AFTER_SEARCH_TEXT && self.shuffles_first(&item, ops, at) {
            return Flow::Continue;
        }
        let Some(op) = ops.get(at) else {
            let again = at > 0 && self.is_missed(|| !self.at(ResolutionPoint::DoneOnce));
            if again {
                return self.begin_part(f);
            }
            return match self.next_part(f) {
                true => Flow::Continue,
                false if self.must_order_new_effects(&item) => self.ask_effect_order(f),
                false => self.finish_resolution(),
            };
        };
        if self.scratch.trace.is_kept() {
            // Rule processes come between operations only if an audit switches off the rule that forbids it.
            if at > 0
                && !self.state.derived.processes_done
                && B::processes_interrupt(self)
                && B::run_rule_processes(self)
            {
                return Flow::Continue;
            }
            self.trace_last_known(op, &item);
            if !B::carries_out_operation(self, &item, op) {
                self.frame(f).set(Resolving::OP, at + 1);
                self.set_done(false);
                self.skip_ops(f, op.governed_op_count());
                return Flow::Continue;
            }
        }
        let scope = Scope::of(&item);
        let cause = self.cause_of(&item, B::rule(ResolutionPoint::InWrittenOrder));
        self.frame(f).set(Resolving::OP, at + 1);
        if op.amounts().into_iter().flatten().any(|amount| self.read().is_undetermined(&scope, amount)) {
            self.set_done(false);
            return Flow::Continue;
        }
        let from = self.state.batch.len();
        match op {
            Op::Move { to, .. } | Op::PutAtPlace { spots: PlaceFilter { zone: to, .. }, .. }
                if B::ZONES[to.index()].places > 0 =>
            {
                self.frame(f).set(Resolving::OP, at);
                self.begin_places(f, from);
                self.goto(f, step::PLACE)
            }
            // A zone without places has no place to put it at.
            Op::PutAtPlace { .. } => self.carry_out(from, 1),
            Op::Move { what, verb, .. }
                if B::moved_singly_rule(*verb).is_some_and(|rule| self.moves_one_by_one(&item, what, rule)) =>
            {
                self.frame(f).set(Resolving::OP, at);
                self.begin_moving_each(f)
            }
            Op::Move { what, to, end, verb, turned, control } => {
                self.list_objects(&scope, what);
                for i in 0..self.scratch.slots.len() {
                    let slot = self.scratch.slots[i];
                    let side = self.side_of_move(&item, slot, *to, control.as_ref());
                    let Some(to) = B::redirect_move(self, slot, *to, side, *verb) else { continue };
                    if !B::can_enter(self, slot, to, side) && self.at(ResolutionPoint::ImpossibleIsSkipped) {
                        continue;
                    }
                    let act = self.move_by_text(slot, (to, side, *end), *turned, *verb);
                    self.propose(act, B::verb_for_move(self, slot, to, *verb), cause);
                }
                if self.scratch.slots.is_empty()
                    && matches!(what, What::All(filter) if !filter.asks_about_front())
                    && B::all_of_none_counts(self, *verb)
                {
                    self.set_done(true);
                    return Flow::Continue;
                }
                let limited = B::LIMITS_ENTERING_TOGETHER && B::ZONES[to.index()].in_play;
                if limited && self.state.batch.len() - from > 1 && self.is_over_entry_limit(from) {
                    return self.begin_admitting(f, at, from);
                }
                if self.state.batch.len() - from > 1 && !self.move_together(from) {
                    return Flow::Continue;
                }
                let meant = self.count_meant(&item, what);
                self.carry_out_once_oriented(from, meant, turned.is_none())
            }
            Op::TakeFromTop { who, amount, from: zone, to, verb } => {
                // A player who takes more than there is takes all, and tries to take one more.
                let all = self.state.objects.len() as i32 + 1;
                let number = match self.read().value_of(&scope, amount).max(0) {
                    INFINITY => all,
                    number => number,
                };
                let seats = self.read().seats(&scope, who).fold(0, |bits, seat| bits | 1 << seat.0);
                if B::taken_together(*verb) && !matches!(amount, Amount::UpTo(_)) {
                    return self.take_together(&item, seats, (*zone, *to), number, *verb);
                }
                self.frame(f).set(Resolving::OP, at);
                self.begin_taking(f, seats, number)
            }
            Op::Create { card, who, amount, to, verb, turned } => {
                let (card, to, verb, turned) = (*card, *to, *verb, *turned);
                self.create_tokens(&item, &Creation { card, who, amount, to, verb, turned })
            }
            Op::Turn { what, to, verb } => {
                self.list_objects(&scope, what);
                for i in 0..self.scratch.slots.len() {
                    let slot = self.scratch.slots[i];
                    if !self.can_turn_in_zone(slot) || !B::can_turn(self, slot, *to) {
                        continue;
                    }
                    if self.state.object(slot).orientation != *to || B::can_turn_as_it_lies(self, slot, *to) {
                        self.propose(Happening::Turn { slot, to: *to }, *verb, cause);
                    }
                }
                self.carry_out(from, self.count_meant(&item, what))
            }
            Op::Mark { what, mark, verb } => {
                self.list_objects(&scope, what);
                for i in 0..self.scratch.slots.len() {
                    let slot = self.scratch.slots[i];
                    self.propose(Happening::Mark { slot, mark: *mark, on: true }, *verb, cause);
                }
                self.carry_out(from, self.count_meant(&item, what))
            }
            Op::Damage { what, amount } => {
                let same = self.read().value_of(&scope, amount);
                self.list_objects(&scope, what);
                for i in 0..self.scratch.slots.len() {
                    let slot = self.scratch.slots[i];
                    let amount = self.amount_for(&item, what, slot, amount, same);
                    if self.is_damage_dealt(amount) && self.can_be_dealt_damage(slot) {
                        self.propose(Happening::Damage { slot, amount }, B::DAMAGE, cause);
                    }
                }
                self.carry_out(from, self.count_meant(&item, what))
            }
            Op::DamageBy { by, what, amount } => {
                let amount = self.read().value_of(&scope, amount);
                let deals_when_gone = match B::DEALS_WHEN_GONE {
                    GoneDealer::Nobody => false,
                    GoneDealer::Source => *by == What::This,
                    GoneDealer::Anybody => true,
                };
                let there = |dealer: &ObjectRef| deals_when_gone || self.state.is_alive(*dealer);
                let dealer = self.read().first_object(&scope, by).filter(there);
                // If several cards deal it, each of them does.
                self.list_objects(&scope, by);
                let listed = self.scratch.slots.iter().map(|&slot| self.state.object_ref(slot));
                let others: Vec<ObjectRef> = listed.filter(|&other| Some(other) != dealer).collect();
                self.list_objects(&scope, what);
                for dealer in dealer.into_iter().chain(others) {
                    for i in 0..self.scratch.slots.len() {
                        let slot = self.scratch.slots[i];
                        if self.is_damage_dealt(amount) && self.can_be_dealt_damage(slot) {
                            let cause = self.cause_of_deed(&item, dealer);
                            self.propose(Happening::Damage { slot, amount }, B::DAMAGE, cause);
                        }
                    }
                }
                self.carry_out(from, self.count_meant(&item, what))
            }
            Op::PutCounters { what, counter, amount } => {
                let same = self.read().value_of(&scope, amount);
                if let Some((zone, place)) = self.read().first_object(&scope, what).and_then(ObjectRef::as_place) {
                    let possible = same.max(-self.state.counters_on_place(zone, place, *counter));
                    if !self.is_zero_and_undone(possible) {
                        let act = Happening::PlaceCounter { zone, place, counter: *counter, amount: same };
                        self.propose(act, B::COUNT, cause);
                    }
                    return self.carry_out(from, 1 + usize::from(possible > same));
                }
                self.list_objects(&scope, what);
                let mut short = false;
                for i in 0..self.scratch.slots.len() {
                    let slot = self.scratch.slots[i];
                    let amount = self.amount_for(&item, what, slot, amount, same);
                    let possible = amount.max(-self.state.object(slot).counters.count_of(*counter));
                    short |= possible > amount;
                    if self.is_zero_and_undone(possible) {
                        continue;
                    }
                    self.propose(Happening::CardCounter { slot, counter: *counter, amount }, B::COUNT, cause);
                }
                // Where fewer counters are removed than instructed, more was meant than is done.
                self.carry_out(from, self.count_meant(&item, what) + usize::from(short))
            }
            Op::GivePlayerCounters { who, counter, amount } => {
                let amount = self.read().value_of(&scope, amount);
                let mut meant = 0;
                for seat in self.read().seats(&scope, who) {
                    // Counters that a player does not have cannot be taken away.
                    let possible = amount.max(-self.state.player_counters[seat.index()].count_of(*counter));
                    meant += 1 + usize::from(possible > amount);
                    if !self.is_zero_and_undone(possible) {
                        let act = Happening::PlayerCounter { seat, counter: *counter, amount: possible };
                        self.propose(act, B::COUNT, cause);
                    }
                }
                self.carry_out(from, meant)
            }
            Op::GiveCurrency { shade: CurrencyColour::Chosen(_), .. } => {
                self.frame(f).set(Resolving::OP, at);
                self.goto(f, step::NAME)
            }
            Op::GiveCurrency { who, shade, amount } => {
                let colours = self.currency_colours(&scope, shade);
                self.give_currency(&item, who, colours, amount)
            }
            Op::BeginEffect { what, changes, duration } => {
                self.begin_effects(&item, at, what, changes, *duration);
                Flow::Continue
            }
            Op::Pick { who, min, max, filter } | Op::Choose { who, min, max, filter } => {
                self.show_before_pick(&item, who, filter);
                let (min, max) = (self.read().value_of(&scope, min), self.read().value_of(&scope, max));
                self.push_picks(&item, who, at, min, max, false);
                Flow::Continue
            }
            Op::ChooseTargets { first, .. } => self.begin_phrases(f, &item, *first),
            Op::DivideIntoPiles { who, piles, .. } => {
                self.push_pile(&item, who, at, *piles);
                Flow::Continue
            }
            Op::PickPile { who, .. } => {
                self.push_pile(&item, who, at, 1);
                Flow::Continue
            }
            Op::Search { who, max, filter } => {
                let max = self.read().value_of(&scope, max);
                let seats = self.read().seats(&scope, who).fold(0, |bits, seat| bits | 1 << seat.0);
                self.turn_tops_down_for(filter.zones, seats, cause);
                self.look_through(filter.zones, seats);
                self.frame(f).step = step::FOUND;
                self.frame(f).set(Resolving::OP, at);
                self.push_picks(&item, who, at, 0, max, true);
                Flow::Continue
            }
            Op::Reveal { what } => {
                self.list_objects(&scope, what);
                for i in 0..self.scratch.slots.len() {
                    let slot = self.scratch.slots[i];
                    let shown = B::REVEALED_IS_HIDDEN_AGAIN && self.state.object(slot).marks.has(B::SHOWN_MARK);
                    if shown && self.at(KnowledgePoint::KnownIsNotRevealedAgain) {
                        continue;
                    }
                    if self.at(KnowledgePoint::RevealedToAll) {
                        self.propose(Happening::Reveal { slot, seats: 3 }, B::CHOOSE, cause);
                    }
                }
                self.carry_out(from, self.count_meant(&item, what))
            }
            Op::LookAt { who, what } => {
                let seats = self.read().seats(&scope, who).fold(0, |bits, seat| bits | 1 << seat.0);
                self.list_objects(&scope, what);
                for i in 0..self.scratch.slots.len() {
                    let slot = self.scratch.slots[i];
                    self.propose(Happening::Reveal { slot, seats }, B::CHOOSE, cause);
                }
                self.carry_out(from, self.count_meant(&item, what))
            }
            Op::Shuffle { who, zone } => {
                for side in self.read().seats(&scope, who) {
                    self.propose_shuffle(*zone, side, cause);
                }
                self.carry_out(from, 1)
            }
            Op::Attach { what, to, under, verb } => self.attach(&item, what, to, *under, *verb),
            Op::PutTopUnder { beneath, whose, from, verb } => {
                self.attach_from_top(&item, beneath, whose.as_ref(), *from, *verb)
            }
            Op::NameWord { .. } => {
                self.frame(f).set(Resolving::OP, at);
                self.goto(f, step::NAME)
            }
            Op::CallOff => {
                self.cancel_awaited_event();
                Flow::Continue
            }
            Op::Retarget { .. } => {
                self.frame(f).set(Resolving::OP, at);
                self.goto(f, step::RETARGET)
            }
            Op::Swap { what, verb } => self.swap_places(&item, what, *verb),
            Op::Play { what, who, free } => {
                let seat = self.read().seats(&scope, who).next().unwrap_or(item.controller);
                let card = self.read().first_object(&scope, what).filter(|&r| self.state.is_alive(r)).map(|r| r.slot);
                let card = card.filter(|&slot| B::can_play_by_effect(self, slot, seat, *free));
                self.set_done(card.is_some());
                match card {
                    Some(slot) => B::play_by_effect(self, slot, seat, *free, cause),
                    None => {
                        self.at(ResolutionPoint::ImpossibleIsSkipped);
                    }
                }
                Flow::Continue
            }
            Op::Cancel { what } => {
                let meant = self.meant_on_stack(&item, what);
                let mut done = !meant.is_empty();
                for target in meant {
                    done &= self.cancel(&item, target);
                }
                self.set_done(done);
                Flow::Continue
            }
            Op::RunRoutine { routine, who, what, amount } => {
                let amount = self.read().value_of(&scope, amount);
                self.list_objects(&scope, what);
                // A text that names no object acts with its source, even if that is gone. A named object that is gone
                // does nothing.
                let objects = self.scratch.slots.len().max(usize::from(*what == What::This));
                self.set_done(objects > 0);
                let frames = self.state.frames.len();
                // Each player acts with the objects that this player picked.
                let each = Self::is_picked_by_each(&ops[..at], what);
                for seat in self.read().seats(&scope, who) {
                    for n in 0..objects {
                        self.list_objects(&scope, what);
                        let object = self.scratch.slots.get(n).copied();
                        if each && object.is_some_and(|slot| self.player_of(slot) != seat) {
                            continue;
                        }
                        B::call_routine(self, *routine, seat, object, amount, cause);
                    }
                }
                // Events that the routines only proposed happen for all players at once.
                let several = self.read().seats(&scope, who).nth(1).is_some();
                if self.state.frames.len() == frames && (!several || self.at(ChoosingPoint::TogetherTurnPlayerFirst)) {
                    self.carry_out_oriented(from);
                }
                Flow::Continue
            }
            Op::May { skip: 1, .. } if self.is_impossible_play(&item, ops.get(at + 1)) => {
                self.set_done(false);
                self.skip_ops(f, 1);
                Flow::Continue
            }
            Op::May { who, .. } => {
                let mut seats = self.read().seats(&scope, who);
                match (seats.next().unwrap_or(item.controller), seats.next()) {
                    (_, Some(_)) => self.begin_asking(f, at, &item),
                    (seat, None) => self.ask_whether(f, at, seat),
                }
            }
            Op::MayPay { who, skip, cost } => {
                let seat = self.read().seats(&scope, who).next().unwrap_or(item.controller);
                if !self.can_pay_op(&StackItem { x: 0, ..item }, at, seat) {
                    if cost.parts.is_empty() {
                        self.cite(B::unpaid_rule(self, &item, Lack::Units));
                    }
                    self.set_done(false);
                    self.skip_ops(f, *skip);
                    return Flow::Continue;
                }
                self.ask_whether(f, at, seat)
            }
            Op::If { condition, skip } => {
                let holds = self.read().holds(&scope, condition);
                // An "instead" within the ability itself applies before any other replacement.
                let instead = skip.checked_sub(1).and_then(|last| ops.get(at + 1 + usize::from(last)));
                let replaced = matches!(instead, Some(Op::Skip { .. }));
                if !holds || replaced && !self.at(ReplacementPoint::OwnFirst) {
                    self.skip_ops(f, *skip);
                }
                Flow::Continue
            }
            Op::IfDone { skip } => {
                if !item.previous_op_done && self.cite(B::if_you_do_rule(self, &item)) {
                    self.skip_ops(f, *skip);
                }
                Flow::Continue
            }
            Op::Skip { skip } => {
                self.skip_ops(f, *skip);
                Flow::Continue
            }
            Op::Trigger { ability } => {
                let risen = self.delayed_item(&item, *ability);
                let modal = self.pool.ability(*ability).modes.is_some();
                if !modal || self.some_mode_is_legal(&risen) {
                    self.state.waiting_triggers.push(risen);
                }
                Flow::Continue
            }
            Op::LookAtTop { who, whose, zone, amount, shown } => {
                let amount = self.read().value_of(&scope, amount);
                self.look_at_top(&item, (who, whose), *zone, amount, *shown);
                Flow::Continue
            }
            Op::PickAtRandom { filter, amount } => {
                let amount = self.read().value_of(&scope, amount);
                self.take_at_random(&item, filter, amount)
            }
            Op::Arrange { .. } => {
                self.frame(f).set(Resolving::OP, at);
                self.begin_arranging(f);
                self.goto(f, step::ARRANGE)
            }
            Op::CreateDelayed { ability, duration, once } => {
                self.leave_delayed_ability(&item, *ability, *duration, *once);
                Flow::Continue
            }
            Op::SkipPhase { who, phase } => {
                for seat in self.read().seats(&scope, who) {
                    self.state.skipped_phases.push(SkippedPhase { seat, phase: *phase });
                }
                self.set_done(true);
                Flow::Continue
            }
            Op::Lose { who } => {
                for seat in self.read().seats(&scope, who) {
                    self.propose(Happening::Lose { seat }, B::CHOOSE, cause);
                }
                self.carry_out(from, 1)
            }
            Op::Win { who } => {
                for seat in self.read().seats(&scope, who) {
                    self.propose(Happening::Win { seat }, B::CHOOSE, cause);
                }
                self.carry_out(from, 1)
            }
        }
    }

    /// Returns true if `what` are the objects that each player picked in an earlier operation.
    pub(super) fn is_picked_by_each(before: &[Op], what: &What) -> bool {
        let What::Picked(n) = what else { return false };
        let mut picks = 0;
        let picking = before.iter().find(|op| {
            picks += op.picked_group_count();
            picks > *n
        });
        matches!(picking, Some(Op::Pick { who: Who::Both, .. } | Op::Choose { who: Who::Both, .. }))
    }

    /// Returns true if an amount of zero does not count as done.
    pub(super) fn is_zero_and_undone(&self, amount: i32) -> bool {
        amount == 0 && B::ZERO_TIMES_IS_NOT_DONE && self.at(NumberPoint::ZeroTimesIsNotDone)
    }

    /// Returns true if this amount of damage is dealt: zero or less is not.
    fn is_damage_dealt(&self, amount: i32) -> bool {
        amount > 0 || !self.at(NumberPoint::ZeroDamageIsNotDealt)
    }

    /// Returns true if a card can be turned in its zone: not where orientation does not matter.
    pub(crate) fn can_turn_in_zone(&self, slot: Slot) -> bool {
        let spec = &B::ZONES[self.state.object(slot).zone.index()];
        spec.in_play || spec.orientation_matters || !self.at(ZonePoint::TurningNeedsMeaning)
    }
}
