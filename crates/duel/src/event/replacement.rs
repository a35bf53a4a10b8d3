//! Replacement effects: which ones apply to a proposed event, and how they change it.

use crate::book::RuleBook;
use crate::book::point::{NumberPoint, ReplacementPoint, ResolutionPoint, ZonePoint};
use crate::card::ability::{Change, Form, Op, ReplacedBy};
use crate::card::amount::{Amount, What};
use crate::card::filter::Filter;
use crate::card::number::{plus, times};
use crate::engine::context::Cx;
use crate::engine::frame::{Frame, Proc};
use crate::event::pipeline::Batch;
use crate::event::{Cause, Event, Happening};
use crate::ids::*;
use crate::inline_vec::InlineVec;
use crate::observe::log::Fate;
use crate::state::object::{ObjectRef, Slot};
use crate::state::query::Scope;
use crate::state::stack_item::StackItem;
use crate::trigger::listeners::Listener;

impl<B: RuleBook> Cx<'_, B> {
    /// The scope in which a replacement is read: its card, or the stack item that created it.
    fn scope_of_replacement(&self, replacer: &Listener) -> Scope<'_> {
        match replacer.delayed_index {
            Some(left) => Scope::of(&self.state.delayed_abilities[usize::from(left)].item),
            None => Scope { you: self.replacing_player(replacer.slot), ..self.scope(replacer.slot) },
        }
    }

    /// The source of a replacement.
    fn source_of_replacement(&self, replacer: &Listener) -> ObjectRef {
        self.scope_of_replacement(replacer).source
    }

    /// The replacements that apply to a proposed event, by their index in the list of those in force.
    pub(super) fn applicable_replacements(&self, event: usize) -> impl Iterator<Item = usize> + '_ {
        let event = self.state.batch[event];
        let all = &self.state.derived.replacements;
        let key = |r: &Listener| (self.source_of_replacement(r), r.ability);
        // An object can have the same ability several times: each applies once, one after the other.
        let before = move |i: usize, wanted| all[..i].iter().filter(|r| key(r) == wanted).count();
        all.iter().enumerate().filter_map(move |(i, r)| {
            let fits = r.kinds & event.happening.kind() != 0
                && event.applied.has_room()
                && (event.applied.iter().filter(|&&k| k == key(r)).count() == before(i, key(r))
                    || self.is_missed(|| self.replaces(r, &event) && !self.at(ReplacementPoint::OncePerEvent)))
                && self.replaces(r, &event);
            fits.then_some(i)
        })
    }

    /// Returns true if the cause satisfies the filter's demand for an ability, if it has one.
    pub(crate) fn fits_cause(&self, filter: &Filter, cause: &Cause) -> bool {
        !filter.by_own_ability || cause.ability.is_some()
    }

    pub(super) fn replaces(&self, replacer: &Listener, event: &Event) -> bool {
        self.replaces_if_done_by(replacer, event, |scope, f| {
            event.cause.source.is_some_and(|source| self.is_done_by(scope, f, event, source))
                || self.any_partner(event, |object| self.read().fits_ref(scope, f, object))
        })
    }

    /// Returns true if the object, as the source of an event, fits the filter. A book may demand that a source of
    /// damage is still in play.
    pub(crate) fn is_done_by(&self, scope: &Scope, f: &Filter, event: &Event, object: ObjectRef) -> bool {
        let in_play = || !f.zones.is_empty() && f.zones.iter().all(|zone| B::ZONES[zone.index()].in_play);
        if self.state.is_alive(object) {
            return self.read().fits_ref(scope, f, object);
        }
        let known = |item: &StackItem| self.cite_all(B::last_known_rules(self, item, object, false));
        let absent = B::DEALER_MUST_BE_THERE && matches!(event.happening, Happening::Damage { .. }) && in_play();
        self.state.resolving.last().is_none_or(known) && !absent && self.read().fits_ref(scope, f, object)
    }

    /// Returns true if a replacement applies to an event whose source satisfies `by`.
    fn replaces_if_done_by(&self, replacer: &Listener, event: &Event, by: impl Fn(&Scope, &Filter) -> bool) -> bool {
        let ability = self.pool.ability(replacer.ability);
        let Form::Replacement(r) = &ability.form else { return false };
        let Some(slot) = event.happening.slot() else { return false };
        let scope = self.scope_of_replacement(replacer);
        self.event_matches(&r.on, event, self.origin_of(event))
            && self.fits_as_it_comes(&scope, &r.subject, &event.happening, slot)
            && r.counterpart.as_ref().is_none_or(|f| self.fits_cause(f, &event.cause) && by(&scope, f))
            && ability.condition.as_ref().is_none_or(|c| self.read().holds(&scope, c))
            && crate::book::audit::holds(B::replacement_rule(ability))
            && (replacer.delayed_index.is_some() || B::still_has_keyword(self, replacer.slot, ability))
            && !(r.optional && self.cannot_carry_out(replacer, event) && self.at(ReplacementPoint::OnlyPossibleOnes))
    }

    /// Returns true if a replacement would, or may, apply to such an event.
    pub fn is_replaced(&self, act: Happening, verb: Verb, cause: Cause) -> bool {
        if self.state.derived.replaceable_event_kinds & act.kind() == 0 {
            return false;
        }
        let event = Event { happening: act, verb, cause, life: 0, leader: Slot::NONE, applied: InlineVec::new() };
        self.state.derived.replacements.iter().any(|replacer| self.replaces(replacer, &event))
    }

    /// Returns true if an effect always replaces with nothing what this source does in this way.
    pub fn is_always_replaced_by_nothing(&self, act: Happening, verb: Verb, cause: Cause) -> bool {
        if self.state.derived.replaceable_event_kinds & act.kind() == 0 {
            return false;
        }
        let event = Event { happening: act, verb, cause, life: 0, leader: Slot::NONE, applied: InlineVec::new() };
        self.state.derived.replacements.iter().any(|replacer| {
            let Form::Replacement(r) = &self.pool.ability(replacer.ability).form else { return false };
            let nothing = matches!(r.instead, ReplacedBy::Nothing | ReplacedBy::SetAmount(Amount::Fixed(0)));
            let always = r.counterpart.is_some() && !r.once && !r.optional;
            nothing
                && always
                && self.replaces_if_done_by(replacer, &event, |scope, f| {
                    cause.source.is_some_and(|source| self.read().fits_ref(scope, f, source))
                })
        })
    }

    /// Returns true if the body of a replacement demands something impossible, up to its first optional or conditional
    /// operation.
    fn cannot_carry_out(&self, replacer: &Listener, event: &Event) -> bool {
        let item = self.item_of_replacement(replacer, event);
        let ops = &self.pool.ability(replacer.ability).body.ops;
        let forks = |op: &&Op| !matches!(op, Op::May { .. } | Op::MayPay { .. } | Op::If { .. } | Op::IfDone { .. });
        let Form::Replacement(r) = &self.pool.ability(replacer.ability).form else { return false };
        let goes = match (&r.instead, event.happening.slot()) {
            (ReplacedBy::MoveTo(_, verb, _), Some(slot)) => !self.is_barred_from(*verb, slot),
            _ => true,
        };
        let mut ops = ops.iter().take_while(forks).enumerate();
        !goes || ops.any(|(at, op)| self.is_impossible(&item, op) || self.cannot_pick(&item, at))
    }

    /// Returns true if an effect forbids doing this to the object.
    fn is_barred_from(&self, verb: Verb, slot: Slot) -> bool {
        self.is_forbidden(verb, slot, None) && self.at(ResolutionPoint::CannotBeatsCan)
    }

    /// Returns true if the body picks cards to move, and too few may be moved this way.
    fn cannot_pick(&self, item: &StackItem, at: usize) -> bool {
        let ops = &self.pool.ability(item.ability).body.ops;
        let (Some(Op::Pick { filter, min, .. }), Some(Op::Move { what: What::Picked(_), verb, .. })) =
            (ops.get(at), ops.get(at + 1))
        else {
            return false;
        };
        let scope = Scope::of(item);
        !self.read().has_at_least(&scope, filter, self.evaluate(&scope, min), |slot| !self.is_barred_from(*verb, slot))
    }

    /// Returns true if an operation cannot be carried out now.
    fn is_impossible(&self, item: &StackItem, op: &Op) -> bool {
        let scope = Scope::of(item);
        match op {
            Op::Play { what, who, free } => {
                let seat = self.read().seats(&scope, who).next().unwrap_or(item.controller);
                let card = self.read().first_object(&scope, what);
                self.is_object_known(op) && card.is_none_or(|card| !B::may_play_by_effect(self, card.slot, seat, *free))
            }
            Op::Move { what, to, control, verb, .. } => {
                let stays_out = |card: ObjectRef| {
                    let side = self.side_of_move(item, card.slot, *to, control.as_ref());
                    !B::can_enter(self, card.slot, *to, side) || self.is_barred_from(*verb, card.slot)
                };
                self.is_object_known(op) && self.read().first_object(&scope, what).is_none_or(stays_out)
            }
            Op::RunRoutine { routine, who, what, .. } => {
                let seat = self.read().seats(&scope, who).next().unwrap_or(item.controller);
                let object = self.read().first_object(&scope, what).map(|object| object.slot);
                !B::can_call_routine(self, *routine, seat, object, item)
            }
            Op::PutAtPlace { spots, .. } => self.read().places_meant(&scope, spots) == 0,
            Op::Pick { filter, min, .. } => {
                !self.read().has_at_least(&scope, filter, self.evaluate(&scope, min), |_| true)
            }
            Op::Choose { filter, min, .. } => {
                let least = self.evaluate(&scope, min);
                !self.read().has_at_least(&scope, filter, least, |slot| self.can_be_chosen(item, slot))
            }
            _ => false,
        }
    }

    fn evaluate(&self, scope: &Scope, amount: &Amount) -> i32 {
        self.read().value_of(scope, amount)
    }

    /// Returns true if the operation's object is known before anything is picked.
    fn is_object_known(&self, op: &Op) -> bool {
        !matches!(op, Op::Play { what: What::Picked(_), .. } | Op::Move { what: What::Picked(_), .. })
    }

    fn item_of_replacement(&self, replacer: &Listener, event: &Event) -> StackItem {
        let mut item = match replacer.delayed_index {
            Some(left) => self.state.delayed_abilities[usize::from(left)].item,
            None => {
                let controller = self.replacing_player(replacer.slot);
                StackItem::new(replacer.ability, self.state.object_ref(replacer.slot), controller)
            }
        };
        item.subject = event.happening.slot().map(|slot| self.state.object_ref(slot));
        item.counterpart = event.cause.source;
        item.applied_replacements = event.applied;
        item.applied_replacements.push((item.source, replacer.ability));
        item
    }

    fn is_optional(&self, replacement: usize) -> bool {
        let ability = self.state.derived.replacements[replacement].ability;
        matches!(&self.pool.ability(ability).form, Form::Replacement(r) if r.optional)
    }

    /// The controller of a replacement.
    pub(super) fn controller_of(&self, replacement: usize) -> Seat {
        self.scope_of_replacement(&self.state.derived.replacements[replacement]).you
    }

    /// The player who decides on a replacement, if it is optional.
    pub(super) fn optional_decider(&self, replacement: usize) -> Option<Seat> {
        self.is_optional(replacement).then(|| self.controller_of(replacement))
    }

    /// Applies a replacement to the event at `at` of the batch since `from`. May begin a procedure; invalidates indices
    /// of the batch.
    pub(super) fn apply_replacement(&mut self, from: usize, at: usize, replacement: usize) {
        let replacer = self.state.derived.replacements[replacement];
        let ability = self.pool.ability(replacer.ability);
        self.cite_all(&[B::rule(ReplacementPoint::Ordered), B::replacement_rule(ability)]);
        let Form::Replacement(r) = &ability.form else { return };
        let old = self.state.batch[at];
        // The rules that demanded the event are cited, though it is replaced.
        self.cite_all(&[
            old.cause.rule,
            B::verb_rules(old.verb).does,
            B::rule(ReplacementPoint::ReplacedSetsNothingOff),
        ]);
        self.record_in_log(&old, Fate::Replaced, None);
        if self.scratch.trace.is_kept() {
            self.leave_unnoticed(&old);
        }
        let source = self.source_of_replacement(&replacer);
        let item = self.item_of_replacement(&replacer, &old);
        let moved = if r.instead == ReplacedBy::DoBody { self.moved_instead(&item) } else { None };
        // One move of a card can take the place of several events, if the same effect replaces them.
        let already = moved.and_then(|new| self.other_move_of(from, at, new.happening.slot()));
        let moved = moved.filter(|_| already.is_none_or(|event| event.applied.contains(&(source, replacer.ability))));
        let (new, kept) = match moved {
            Some(new) => (new, already.is_none()),
            None => self.changed_event(&replacer, &r.instead, &old),
        };
        if self.is_payment() && !self.at(ReplacementPoint::ReplacedPaymentCounts) {
            self.state.batch.truncate(from);
            self.abandon();
            return;
        }
        let mut new = new;
        if kept && new.cause.source != Some(source) && !self.at(ReplacementPoint::SourceIsKept) {
            (new.cause.source, new.cause.ability) = (Some(source), Some(replacer.ability));
        }
        // A used-up replacement is gone: an equal one on the same object comes next.
        if !self.use_up(&replacer, r.once) {
            new.applied.push((source, replacer.ability));
            if B::REPLACES_ORIGINAL_EVENT_ONCE {
                self.mark_applied_for_all(from, (source, replacer.ability));
            }
        }
        let elsewhere = moved.is_some() || matches!(r.instead, ReplacedBy::MoveTo(..));
        self.note_done(&old, elsewhere || !kept);
        if kept {
            self.leave_delayed_of_replacement(&item, &new);
            self.state.batch[at] = new;
            self.propose_arrival_counters(&replacer, &r.instead, &new);
            if elsewhere {
                self.withdraw_followers(from, &old);
                if self.state.attachments > 0 {
                    self.add_followers(from);
                }
            }
        } else {
            self.withdraw(from, at);
        }
        if moved.is_none() && matches!(r.instead, ReplacedBy::DoBody | ReplacedBy::DoBodyFirst) {
            if let Some(batch) = self.state.frames.last_mut() {
                batch.set(Batch::REPLACED_EVENT, at);
            }
            self.state.resolving.push(item);
            self.push(Frame::new(Proc::Resolve, item.controller));
        }
    }

    /// The event that takes the place of a replaced one, if the body does nothing but move one card out of play. The card
    /// moves together with what the replaced event belonged with.
    fn moved_instead(&self, item: &StackItem) -> Option<Event> {
        let ops = self.pool.ability(item.ability).body.ops.as_slice();
        let [Op::Move { what: what @ (What::This | What::Subject), to, end, verb, turned, control }] = ops else {
            return None;
        };
        let object = self.read().first_object(&Scope::of(item), what).filter(|&object| self.state.is_alive(object))?;
        let side = self.side_of_move(item, object.slot, *to, control.as_ref());
        let to = B::redirect_move(self, object.slot, *to, side, *verb)?;
        let happening = self.move_by_text(object.slot, (to, side, *end), *turned, *verb);
        let verb = B::verb_for_move(self, object.slot, to, *verb);
        let cause = self.cause_of(item, B::rule(ResolutionPoint::InWrittenOrder));
        let goes = !B::ZONES[to.index()].in_play
            && B::ZONES[to.index()].places == 0
            && B::can_enter(self, object.slot, to, side)
            && crate::book::audit::holds(cause.rule)
            && crate::book::audit::holds(B::verb_rules(verb).does);
        let applied = item.applied_replacements;
        goes.then_some(Event { happening, verb, cause, life: object.life, leader: Slot::NONE, applied })
    }

    /// A move of this card among the events since `from`, other than the one at `at`.
    fn other_move_of(&self, from: usize, at: usize, moved: Option<Slot>) -> Option<Event> {
        let moves = |event: &Event| matches!(event.happening, Happening::Move { slot, .. } if Some(slot) == moved);
        (from..self.state.batch.len()).filter(|&i| i != at).map(|i| self.state.batch[i]).find(moves)
    }

    /// Marks a replacement as applied to everything that comes of the same original event, in the batch since `from`
    /// and later. Does nothing unless that event was replaced before.
    fn mark_applied_for_all(&mut self, from: usize, applied: (ObjectRef, AbilityId)) {
        if self.state.resolving.last().is_none_or(|item| item.applied_replacements.is_empty()) {
            return;
        }
        self.state.batch[from..].iter_mut().for_each(|event| _ = event.applied.push(applied));
        let family = self.state.resolving.iter_mut().rev().take_while(|item| !item.applied_replacements.is_empty());
        family.for_each(|item| _ = item.applied_replacements.push(applied));
    }

    /// The event that a replacement makes of another; the `bool` is false if nothing is left of it.
    fn changed_event(&self, replacer: &Listener, instead: &ReplacedBy, old: &Event) -> (Event, bool) {
        let scope = self.scope_of_replacement(replacer);
        let mut new = *old;
        let mut kept = true;
        match (instead, &mut new.happening) {
            (ReplacedBy::AddAmount(by), Happening::Damage { amount, .. } | Happening::CardCounter { amount, .. }) => {
                *amount = plus(*amount, self.read().value_of(&scope, by)).max(0);
                kept = *amount > 0;
            }
            (ReplacedBy::SetAmount(n), Happening::Damage { amount, .. } | Happening::CardCounter { amount, .. }) => {
                *amount = self.read().value_of(&scope, n);
                kept = *amount > 0;
            }
            (
                ReplacedBy::MultiplyAmount(n),
                Happening::Damage { amount, .. } | Happening::CardCounter { amount, .. },
            ) => *amount = times(*amount, *n),
            (ReplacedBy::MoveTo(zone, verb, way), Happening::Move { slot, to, side, turned, face_up, .. }) => {
                new.verb = *verb;
                *to = *zone;
                *side = self.state.object(*slot).owner;
                *turned = way.unwrap_or(*turned);
                *face_up = true;
                kept = B::can_enter(self, *slot, *to, *side);
            }
            (ReplacedBy::ArriveTurned(orientation), Happening::Move { turned, .. }) => *turned = *orientation,
            (ReplacedBy::ArriveControlledBy(who), Happening::Move { slot, to, side, .. }) => {
                *side = self.read().seats(&scope, who).next().unwrap_or(*side);
                kept = B::can_enter(self, *slot, *to, *side);
            }
            (ReplacedBy::DoBodyFirst | ReplacedBy::ArriveWithCounters(..), _) => {}
            _ => kept = false,
        }
        // Damage reduced to nothing is not dealt.
        if matches!(new.happening, Happening::Damage { amount: ..=0, .. }) {
            kept = !self.at(NumberPoint::ZeroDamageIsNotDealt);
        }
        (new, kept)
    }

    /// Proposes the counters that a card arrives with.
    fn propose_arrival_counters(&mut self, replacer: &Listener, instead: &ReplacedBy, new: &Event) {
        let (ReplacedBy::ArriveWithCounters(counter, amount), Happening::Move { slot, .. }) = (instead, new.happening)
        else {
            return;
        };
        let scope = self.scope_of_replacement(replacer);
        let (source, you, amount) = (scope.source, scope.you, self.read().value_of(&scope, amount));
        let rule = B::rule(ZonePoint::EnteringCountersAddUp);
        let cause =
            Cause { source: Some(source), ability: Some(replacer.ability), seat: Some(you), ..Cause::rule(rule) };
        let at = self.state.batch.len();
        self.propose(Happening::CardCounter { slot, counter: *counter, amount }, B::COUNT, cause);
        if let Some(follower) = self.state.batch.get_mut(at) {
            follower.leader = slot;
        }
    }

    /// Decides whether the resolving ability counts as having done the replaced event.
    fn note_done(&mut self, old: &Event, replaced: bool) {
        let of_text = self.state.resolving.last().is_some_and(|item| old.cause.source == Some(item.source));
        let alike = |e: &Event| e.verb == old.verb && e.cause.source == old.cause.source;
        let another = |e: &Event| alike(e) && e.happening.slot() != old.happening.slot();
        let in_part = || self.state.batch.iter().any(another) && self.at(NumberPoint::AsMuchAsPossible);
        if !replaced || !of_text || B::PART_IS_DONE && in_part() {
            return;
        }
        let counts = B::REPLACED_COUNTS_AS_DONE && self.at(ReplacementPoint::ReplacedCountsAsDone);
        if !counts
            && self.at(ReplacementPoint::ReplacedDidNotHappen)
            && let Some(item) = self.state.resolving.last_mut()
        {
            item.previous_op_done = false;
        }
    }

    /// Returns true if the events being replaced are the payment for something being played.
    fn is_payment(&self) -> bool {
        let below = self.state.frames.iter().rev().find(|frame| frame.proc != Proc::Batch);
        below.is_some_and(|frame| matches!(frame.proc, Proc::Play | Proc::Pay))
    }

    /// Ends a replacement that is good for one use; returns true if it was. Invalidates indices of delayed abilities.
    fn use_up(&mut self, replacer: &Listener, once: bool) -> bool {
        match replacer.delayed_index {
            Some(left) => {
                let left = usize::from(left);
                let ends = self.state.delayed_abilities[left].once == self.at(ReplacementPoint::UsedUp);
                if ends {
                    self.state.delayed_abilities.remove(left);
                    self.state.derived.dirty = true;
                }
                ends
            }
            None => once && self.at(ReplacementPoint::UsedUp) && self.use_up_granted(replacer),
        }
    }

    /// Ends the effect that granted a replacement; returns true if one did.
    fn use_up_granted(&mut self, replacer: &Listener) -> bool {
        let pool = self.pool;
        let at = self.state.ongoing_effects.iter().position(|e| {
            let body = pool.ability(e.ability).part(e.part);
            let granted = body.and_then(|b| match &b.ops[e.op as usize] {
                Op::BeginEffect { changes, .. } => changes.get(e.change as usize),
                _ => None,
            });
            e.target.is_some_and(|t| t.slot == replacer.slot) && granted == Some(&Change::Grant(replacer.ability))
        });
        if let Some(at) = at {
            self.state.ongoing_effects.remove(at);
            self.state.derived.dirty = true;
        }
        at.is_some()
    }

    /// The start of the batch and the event in it that the resolving body replaces.
    fn replaced_event(&self) -> Option<(usize, usize)> {
        let resolving = self.state.frames.iter().rposition(|frame| frame.proc == Proc::Resolve)?;
        let batch = self.state.frames[..resolving].last().filter(|frame| frame.proc == Proc::Batch)?;
        let (from, at) = (batch.get(Batch::START), batch.get(Batch::REPLACED_EVENT));
        (at >= from && at < self.state.batch.len()).then_some((from, at))
    }

    /// The event that will happen when the resolving body is done.
    pub(crate) fn awaited_event(&self) -> Option<&Event> {
        self.replaced_event().map(|(_, at)| &self.state.batch[at])
    }

    /// The event about to happen to a card, while the body of a replacement is carried out or something is played
    /// because of it.
    pub fn pending_event_of(&self, slot: Slot) -> Option<Event> {
        let begins = |pair: &[Frame]| pair[0].proc == Proc::Batch && pair[1].proc == Proc::Resolve;
        let at = self.state.frames.windows(2).rposition(begins)?;
        let from = self.state.frames[at].get(Batch::START);
        self.state.batch[from..].iter().find(|event| event.happening.slot() == Some(slot)).copied()
    }

    /// Cancels the event that would happen when the resolving body is done. Invalidates indices of the batch.
    pub(crate) fn cancel_awaited_event(&mut self) {
        if let Some((from, at)) = self.replaced_event() {
            self.withdraw(from, at);
        }
    }
}
