//! Replacing: which replacements apply to an event that is about to happen, and what they make of it.

use crate::ability::{Change, Form, Instead, Op};
use crate::amount::Amount;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::{Act, Cause, Event};
use crate::filter::Filter;
use crate::frame::{Frame, Proc};
use crate::infinity::{plus, times};
use crate::item::Item;
use crate::list::List;
use crate::listen::Listener;
use crate::log::Fate;
use crate::matching::Scope;
use crate::object::{Ref, Slot};
use crate::words::*;

/// In which registers of a batch stands where its events begin, and which one is being replaced.
const FROM: usize = 0;
const AT: usize = 1;

impl<B: RuleBook> Cx<'_, B> {
    /// What a replacement is read from: its card, or the text that left it behind.
    fn scope_of(&self, replacer: &Listener) -> Scope<'_> {
        match replacer.left {
            Some(left) => Scope::of(&self.s.delayed[usize::from(left)].item),
            None => self.scope(replacer.slot),
        }
    }

    /// Whose ability a replacement is.
    pub(crate) fn source_of(&self, replacer: &Listener) -> Ref {
        self.scope_of(replacer).source
    }

    /// The replacements in force that apply to a proposed event, by their place in the list.
    pub(crate) fn applicable(&self, event: usize) -> impl Iterator<Item = usize> + '_ {
        let event = self.s.batch[event];
        let all = &self.s.derived.replacements;
        let key = |r: &Listener| (self.source_of(r), r.ability);
        // An object can have the same ability several times: each applies once, one after the other.
        let before = move |i: usize, wanted| all[..i].iter().filter(|r| key(r) == wanted).count();
        all.iter().enumerate().filter_map(move |(i, r)| {
            let fits = r.kinds & event.act.kind() != 0
                && event.applied.has_room()
                && (event.applied.iter().filter(|&&k| k == key(r)).count() == before(i, key(r))
                    || self.t.tracing && self.replaces(r, &event) && !self.by(B::CITES.effect.again))
                && self.replaces(r, &event);
            fits.then_some(i)
        })
    }

    /// Whether a description of what does something fits how it is done: by a text, where it asks for that.
    pub(crate) fn by_such(&self, filter: &Filter, cause: &Cause) -> bool {
        !filter.by_text || cause.ability.is_some()
    }

    pub(crate) fn replaces(&self, replacer: &Listener, event: &Event) -> bool {
        self.replaces_what(replacer, event, |scope, f| {
            event.cause.source.is_some_and(|source| self.is_done_by(scope, f, event, source))
                || self.any_partner(event, |object| self.read().fits_ref(scope, f, object))
        })
    }

    /// Whether what does an event fits a description; a book may ask of what deals damage in play to be there still.
    pub(crate) fn is_done_by(&self, scope: &Scope, f: &Filter, event: &Event, object: Ref) -> bool {
        let in_play = || !f.zones.is_empty() && f.zones.iter().all(|zone| B::ZONES[zone.index()].in_play);
        if self.s.alive(object) {
            return self.read().fits_ref(scope, f, object);
        }
        let known = |item: &Item| self.by_all(B::last_known(self, item, object, false));
        let absent = B::DEALERS_ARE_THERE && matches!(event.act, Act::Damage { .. }) && in_play();
        self.s.running.last().is_none_or(known) && !absent && self.read().fits_ref(scope, f, object)
    }

    /// Whether a replacement applies to an event, if what does it fits.
    fn replaces_what(&self, replacer: &Listener, event: &Event, by: impl Fn(&Scope, &Filter) -> bool) -> bool {
        let ability = self.pool.ability(replacer.ability);
        let Form::Replacement(r) = &ability.form else { return false };
        let Some(slot) = event.act.slot() else { return false };
        let scope = self.scope_of(replacer);
        self.event_is(&r.on, event, self.s.object(slot).origin)
            && self.read().fits(&scope, &r.subject, slot)
            && r.counterpart.as_ref().is_none_or(|f| self.by_such(f, &event.cause) && by(&scope, f))
            && ability.condition.as_ref().is_none_or(|c| self.read().holds(&scope, c))
            && crate::audit::holds(B::replaces(ability))
            && (replacer.left.is_some() || B::still_has(self, replacer.slot, ability))
            && !(r.optional && self.cannot_carry_out(replacer, event) && self.by(B::CITES.effect.possible))
    }

    /// Whether something says of all that an object does of this sort that it comes to nothing.
    pub fn comes_to_nothing(&self, act: Act, verb: Verb, cause: Cause) -> bool {
        if self.s.derived.replacing & act.kind() == 0 {
            return false;
        }
        let event = Event { act, verb, cause, life: 0, leader: Slot::NONE, applied: List::new() };
        self.s.derived.replacements.iter().any(|replacer| {
            let Form::Replacement(r) = &self.pool.ability(replacer.ability).form else { return false };
            let nothing = matches!(r.instead, Instead::Nothing | Instead::Amount(Amount::Fixed(0)));
            let always = r.counterpart.is_some() && !r.once && !r.optional;
            nothing
                && always
                && self.replaces_what(replacer, &event, |scope, f| {
                    cause.source.is_some_and(|source| self.read().fits_ref(scope, f, source))
                })
        })
    }

    /// Whether the body of a replacement asks for something that cannot be done: before something it may leave out, or
    /// does only if something else is so.
    fn cannot_carry_out(&self, replacer: &Listener, event: &Event) -> bool {
        let item = self.item_of_replacement(replacer, event);
        let ops = &self.pool.ability(replacer.ability).body.ops;
        let forks = |op: &&Op| !matches!(op, Op::May { .. } | Op::MayPay { .. } | Op::If { .. } | Op::IfDone { .. });
        ops.iter().take_while(forks).any(|op| self.is_impossible(&item, op))
    }

    /// Whether an operation cannot be carried out as things are.
    fn is_impossible(&self, item: &Item, op: &Op) -> bool {
        let scope = Scope::of(item);
        match op {
            Op::Play { what, who, free } => {
                let seat = self.read().seats(&scope, who).next().unwrap_or(item.controller);
                let card = self.read().one(&scope, what);
                self.known(op) && card.is_none_or(|card| !B::may_play(self, card.slot, seat, *free))
            }
            Op::Move { what, to, control, .. } => {
                let stays_out = |card: Ref| {
                    let side = self.side_of_move(item, card.slot, *to, control.as_ref());
                    !B::may_enter(self, card.slot, *to, side)
                };
                self.known(op) && self.read().one(&scope, what).is_none_or(stays_out)
            }
            Op::Call { routine, who, what, .. } => {
                let seat = self.read().seats(&scope, who).next().unwrap_or(item.controller);
                let object = self.read().one(&scope, what).map(|object| object.slot);
                !B::can_call(self, *routine, seat, object, item)
            }
            Op::Put { spots, .. } => self.read().spots(&scope, spots) == 0,
            Op::Pick { filter, min, .. } => !self.read().at_least(&scope, filter, self.fixed(&scope, min), |_| true),
            Op::Choose { filter, min, .. } => {
                let least = self.fixed(&scope, min);
                !self.read().at_least(&scope, filter, least, |slot| self.choosable(item, slot))
            }
            _ => false,
        }
    }

    fn fixed(&self, scope: &Scope, amount: &Amount) -> i32 {
        self.read().amount(scope, amount)
    }

    /// Whether what an operation is about can be told before anything is picked.
    fn known(&self, op: &Op) -> bool {
        use crate::amount::What;
        !matches!(op, Op::Play { what: What::Picked(_), .. } | Op::Move { what: What::Picked(_), .. })
    }

    pub(crate) fn item_of_replacement(&self, replacer: &Listener, event: &Event) -> Item {
        let mut item = match replacer.left {
            Some(left) => self.s.delayed[usize::from(left)].item,
            None => Item::new(replacer.ability, self.s.refer(replacer.slot), self.player_of(replacer.slot)),
        };
        item.subject = event.act.slot().map(|slot| self.s.refer(slot));
        item.counterpart = event.cause.source;
        item.applied = event.applied;
        item.applied.push((item.source, replacer.ability));
        item
    }

    fn is_optional(&self, replacement: usize) -> bool {
        let ability = self.s.derived.replacements[replacement].ability;
        matches!(&self.pool.ability(ability).form, Form::Replacement(r) if r.optional)
    }

    /// Who controls the text that replaces.
    pub(crate) fn controller_of(&self, replacement: usize) -> Seat {
        self.scope_of(&self.s.derived.replacements[replacement]).you
    }

    /// Who decides whether a replacement is taken, if it may be left out.
    pub(crate) fn decider(&self, replacement: usize) -> Option<Seat> {
        self.is_optional(replacement).then(|| self.controller_of(replacement))
    }

    /// Applies a replacement to a proposed event of the batch since `from`.
    pub(crate) fn replace(&mut self, from: usize, at: usize, replacement: usize) {
        let replacer = self.s.derived.replacements[replacement];
        let ability = self.pool.ability(replacer.ability);
        self.by_all(&[B::CITES.effect.replace, B::replaces(ability)]);
        let Form::Replacement(r) = &ability.form else { return };
        let old = self.s.batch[at];
        // The rules that demand it are followed, whatever comes of that.
        self.by_all(&[old.cause.rule, B::verb_cites(old.verb).does, B::CITES.effect.unreal]);
        self.record(&old, Fate::Replaced, None);
        if self.t.tracing {
            self.leave_unnoticed(&old);
        }
        let source = self.source_of(&replacer);
        let (new, kept) = self.changed(&replacer, &r.instead, &old);
        if self.is_payment() && !self.by(B::CITES.effect.paid) {
            self.s.batch.truncate(from);
            self.abandon();
            return;
        }
        let mut new = new;
        if kept && new.cause.source != Some(source) && !self.by(B::CITES.effect.source) {
            (new.cause.source, new.cause.ability) = (Some(source), Some(replacer.ability));
        }
        let item = self.item_of_replacement(&replacer, &old);
        // What is used up is gone: its like on the same object comes next.
        if !self.use_up(&replacer, r.once) {
            new.applied.push((source, replacer.ability));
            if B::ONCE_FOR_ALL {
                self.apply_for_all(from, (source, replacer.ability));
            }
        }
        let elsewhere = matches!(r.instead, Instead::To(..));
        self.note_done(&old, elsewhere || !kept);
        if kept {
            self.leave_with(&item, &new);
            self.s.batch[at] = new;
            self.bear(&replacer, &r.instead, &new);
            if elsewhere && self.s.attachments > 0 {
                self.withdraw_followers(from, &old);
                self.add_followers(from);
            }
        } else {
            self.withdraw(from, at);
        }
        if matches!(r.instead, Instead::Body | Instead::First) {
            if let Some(batch) = self.s.frames.last_mut() {
                batch.r[AT] = at as i32;
            }
            self.s.running.push(item);
            self.push(Frame::new(Proc::Resolve, item.controller));
        }
    }

    /// A replacement has been applied to something that came of an event which others replaced: it applies to nothing else
    /// that comes of that event, neither with it, in the batch since `from`, nor later.
    fn apply_for_all(&mut self, from: usize, applied: (Ref, AbilityId)) {
        if self.s.running.last().is_none_or(|item| item.applied.is_empty()) {
            return;
        }
        self.s.batch[from..].iter_mut().for_each(|event| _ = event.applied.push(applied));
        let family = self.s.running.iter_mut().rev().take_while(|item| !item.applied.is_empty());
        family.for_each(|item| _ = item.applied.push(applied));
    }

    /// What a replacement makes of an event, and whether anything is left of it.
    fn changed(&self, replacer: &Listener, instead: &Instead, old: &Event) -> (Event, bool) {
        let scope = self.scope_of(replacer);
        let mut new = *old;
        let mut kept = true;
        match (instead, &mut new.act) {
            (Instead::More(by), Act::Damage { amount, .. } | Act::Count { amount, .. }) => {
                *amount = plus(*amount, self.read().amount(&scope, by)).max(0);
                kept = *amount > 0;
            }
            (Instead::Amount(n), Act::Damage { amount, .. } | Act::Count { amount, .. }) => {
                *amount = self.read().amount(&scope, n);
                kept = *amount > 0;
            }
            (Instead::Times(n), Act::Damage { amount, .. } | Act::Count { amount, .. }) => *amount = times(*amount, *n),
            (Instead::To(zone, verb, way), Act::Move { slot, to, side, turned, face_up, .. }) => {
                new.verb = *verb;
                *to = *zone;
                *side = self.s.object(*slot).owner;
                *turned = way.unwrap_or(*turned);
                *face_up = true;
                kept = B::may_enter(self, *slot, *to, *side);
            }
            (Instead::Turned(orientation), Act::Move { turned, .. }) => *turned = *orientation,
            (Instead::Under(who), Act::Move { slot, to, side, .. }) => {
                *side = self.read().seats(&scope, who).next().unwrap_or(*side);
                kept = B::may_enter(self, *slot, *to, *side);
            }
            (Instead::First | Instead::Bearing(..), _) => {}
            _ => kept = false,
        }
        (new, kept)
    }

    /// What arrives with counters gets them as it arrives.
    fn bear(&mut self, replacer: &Listener, instead: &Instead, new: &Event) {
        let (Instead::Bearing(counter, amount), Act::Move { slot, .. }) = (instead, new.act) else { return };
        let scope = self.scope_of(replacer);
        let (source, you, amount) = (scope.source, scope.you, self.read().amount(&scope, amount));
        let rule = B::CITES.bearing;
        let cause =
            Cause { source: Some(source), ability: Some(replacer.ability), seat: Some(you), ..Cause::rule(rule) };
        let at = self.s.batch.len();
        self.propose(Act::Count { slot, counter: *counter, amount }, B::COUNT, cause);
        if let Some(follower) = self.s.batch.get_mut(at) {
            follower.leader = slot;
        }
    }

    /// Whether the text that is carried out counts as having done what was replaced.
    fn note_done(&mut self, old: &Event, replaced: bool) {
        let of_text = self.s.running.last().is_some_and(|item| old.cause.source == Some(item.source));
        if !replaced || !of_text {
            return;
        }
        let counts = B::REPLACED_COUNTS_AS_DONE && self.by(B::CITES.effect.done);
        if !counts
            && self.by(B::CITES.effect.undone)
            && let Some(item) = self.s.running.last_mut()
        {
            item.done = false;
        }
    }

    /// Whether the events that meet replacements pay for what is being played.
    fn is_payment(&self) -> bool {
        let below = self.s.frames.iter().rev().find(|frame| frame.proc != Proc::Batch);
        below.is_some_and(|frame| matches!(frame.proc, Proc::Play | Proc::Pay))
    }

    /// Ends a replacement that is good for one use; returns whether it was.
    fn use_up(&mut self, replacer: &Listener, once: bool) -> bool {
        match replacer.left {
            Some(left) => {
                let left = usize::from(left);
                let ends = self.s.delayed[left].once == self.by(B::CITES.effect.spent);
                if ends {
                    self.s.delayed.remove(left);
                    self.s.derived.dirty = true;
                }
                ends
            }
            None => once && self.by(B::CITES.effect.spent) && self.use_up_gift(replacer),
        }
    }

    /// Ends the effect that granted a replacement, if one did.
    fn use_up_gift(&mut self, replacer: &Listener) -> bool {
        let pool = self.pool;
        let at = self.s.effects.iter().position(|e| {
            let body = pool.ability(e.ability).part(e.part);
            let granted = body.and_then(|b| match &b.ops[e.op as usize] {
                Op::Effect { changes, .. } => changes.get(e.change as usize),
                _ => None,
            });
            e.target.is_some_and(|t| t.slot == replacer.slot) && granted == Some(&Change::Grant(replacer.ability))
        });
        if let Some(at) = at {
            self.s.effects.remove(at);
            self.s.derived.dirty = true;
        }
        at.is_some()
    }

    /// The batch, of which an event is being replaced by the text that is carried out, and that event.
    fn replaced_event(&self) -> Option<(usize, usize)> {
        let resolving = self.s.frames.iter().rposition(|frame| frame.proc == Proc::Resolve)?;
        let batch = self.s.frames[..resolving].last().filter(|frame| frame.proc == Proc::Batch)?;
        let (from, at) = (batch.r[FROM] as usize, batch.r[AT] as usize);
        (at >= from && at < self.s.batch.len()).then_some((from, at))
    }

    /// The event that is about to happen when the text that is carried out is done.
    pub(crate) fn awaited_event(&self) -> Option<&Event> {
        self.replaced_event().map(|(_, at)| &self.s.batch[at])
    }

    /// What was about to happen to a card, and still is unless that has gone elsewhere, while what a replacement says is
    /// carried out, or something is played or used because it says so.
    pub fn suspended(&self, slot: Slot) -> Option<Event> {
        let begins = |pair: &[Frame]| pair[0].proc == Proc::Batch && pair[1].proc == Proc::Resolve;
        let at = self.s.frames.windows(2).rposition(begins)?;
        let from = self.s.frames[at].r[FROM] as usize;
        self.s.batch[from..].iter().find(|event| event.act.slot() == Some(slot)).copied()
    }

    /// What was about to happen does not.
    pub(crate) fn call_off(&mut self) {
        if let Some((from, at)) = self.replaced_event() {
            self.withdraw(from, at);
        }
    }
}
