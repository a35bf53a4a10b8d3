//! Noticing: which triggered abilities an event sets off.

use crate::ability::{Duration, Form, On, Trigger};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::kind::{DEED, STATE};
use crate::event::{Act, Cause, Event};
use crate::filter::{Filter, Self_, Whose};
use crate::item::Item;
use crate::list::List;
use crate::matching::Scope;
use crate::object::{Ref, Slot};
use crate::profile::Profile;
use crate::settle::{AT_ONCE, TRIGGERED};
use crate::state::Use;
use crate::words::*;
use crate::zone::Sight;

/// An event as triggers see it.
pub(crate) struct Happening {
    pub(crate) event: Event,
    /// Where its object was before.
    pub(crate) origin: Zone,
    /// By which number others name it as their cause.
    number: u32,
    /// Whether it is read as things were before it.
    back: bool,
    /// Where its object really was: on its way through a zone it counts as coming from the one before.
    left: Zone,
    /// Where the events that happen with it begin.
    from: usize,
}

impl<B: RuleBook> Cx<'_, B> {
    /// Whether an event, of an object that was in zone `from`, is what a trigger or replacement waits for.
    pub(crate) fn event_is(&self, on: &On, event: &Event, from: Zone) -> bool {
        match (on, &event.act) {
            (On::Move { from: sources, to: goals, verb }, Act::Move { to, .. }) => {
                let within = |zones: &Zones, zone: Zone| zones.has(zone) || self.read().is_lid(*zones, zone);
                let there = match self.turns_over(from, *to) {
                    Some(up) => up && goals.has(*to),
                    // To vanish is not to go anywhere.
                    None => goals.is_empty() && B::TOKENS.is_none_or(|t| t.nowhere != *to) || within(goals, *to),
                };
                there
                    && (sources.is_empty() || within(sources, from))
                    && verb.is_none_or(|v| v == event.verb || !self.by(B::verb_cites(v).only))
            }
            // What changes controllers goes from play into play, which is no entering.
            (On::Move { from: sources, to: goals, verb: None }, Act::Control { .. }) => {
                sources.is_empty() && goals.has(from) && !self.by(B::CITES.not_anew)
            }
            (On::Turn(way), Act::Turn { to, .. }) => way == to,
            (On::Damage, Act::Damage { .. }) => true,
            (On::Dealt(verb), Act::Damage { .. }) => *verb == event.verb,
            (On::Count { counter, last }, Act::Count { slot, counter: c, amount }) => {
                counter == c
                    && if *last { *amount < 0 && self.s.object(*slot).counters.of(*counter) == 0 } else { *amount > 0 }
            }
            (On::Deed(verb), Act::Deed { .. }) => *verb == event.verb,
            (On::Any(all), _) => all.iter().any(|on| self.event_is(on, event, from)),
            _ => false,
        }
    }

    /// Triggers on moves that are read as things were before them.
    pub(crate) fn notice_before(&mut self, from: usize) {
        if !self.s.derived.sights.is_empty() {
            self.notice_moves(from, Self::sight);
        }
        self.notice_moves(from, Self::notice);
    }

    fn notice_moves(&mut self, from: usize, notice: impl Fn(&mut Self, &Happening)) {
        for i in from..self.s.batch.len() {
            let event = self.s.batch[i];
            let Act::Move { to, .. } = event.act else { continue };
            let (origin, left) = self.t.origins[i - from];
            if B::reads_before(origin, to) {
                let number = self.s.clock + (i - from) as u32 + 1;
                self.unveil(&event);
                notice(self, &Happening { event, origin, number, back: true, left, from });
            }
        }
    }

    /// What lay face down is nothing that is printed on it as it moves to where all see it.
    fn unveil(&mut self, event: &Event) {
        let Some(slot) = event.act.slot().filter(|&slot| !self.s.object(slot).face_up) else { return };
        let object = self.s.object(slot);
        if B::ZONES[object.zone.index()].in_play && !self.by(B::CITES.unveil) {
            let printed = self.pool.card(object.card).profile;
            self.s.derived.profiles[slot.index()] = Profile { controller: object.controller, ..printed };
        }
    }

    /// Triggers on everything else, as things are after it.
    pub(crate) fn notice_after(&mut self, from: usize) {
        if !self.s.derived.sights.is_empty() {
            self.notice_rest(from, false, Self::sight);
            self.refresh();
        }
        self.notice_rest(from, true, Self::notice);
    }

    fn notice_rest(&mut self, from: usize, arrivals: bool, notice: impl Fn(&mut Self, &Happening)) {
        for i in from..self.s.batch.len() {
            // Nothing becomes what it already is.
            if !self.is_heard(&self.s.batch[i]) || self.t.idle.contains(&i) {
                continue;
            }
            let event = self.s.batch[i];
            let (origin, left) = self.t.origins.get(i - from).copied().unwrap_or_default();
            let number = self.s.clock - (self.s.batch.len() - 1 - i) as u32;
            if let Act::Move { to, .. } = event.act
                && B::reads_before(origin, to)
            {
                if arrivals && B::NOTICES_ARRIVALS {
                    self.notice_arrival(&Happening { event, origin, number, back: false, left, from });
                }
                continue;
            }
            notice(self, &Happening { event, origin, number, back: false, left, from });
        }
    }

    /// Triggers on a change of control, as things are after it.
    pub(crate) fn notice_control(&mut self, event: Event) {
        let origin = event.act.slot().map_or(Zone(0), |slot| self.s.object(slot).zone);
        let from = self.s.batch.len();
        self.notice(&Happening { event, origin, number: self.s.clock, back: false, left: origin, from });
        self.enqueue_noticed();
    }

    /// What was about to happen to a card counts as having happened, though the card went elsewhere: whatever waits for it
    /// notices it.
    pub fn let_count(&mut self, event: Event, origin: Zone) {
        self.refresh();
        if let Act::Move { side, .. } = event.act {
            self.s.tally.add(side, event.verb);
        }
        self.s.clock += 1;
        let from = self.s.batch.len();
        let happening = Happening { event, origin, number: self.s.clock, back: false, left: origin, from };
        self.by(B::verb_cites(event.verb).does);
        self.t.noticed.clear();
        if !self.s.derived.sights.is_empty() {
            self.sight(&happening);
        }
        self.notice(&happening);
        self.enqueue_noticed();
        self.s.derived.dirty |= self.s.derived.watches_deeds;
    }

    /// Has what a deed sets off notice it once more, without its happening again: abilities that were not there then, or
    /// that trigger on it as often as they may. Returns whether anything triggered.
    pub fn repeat(&mut self, verb: Verb, seat: Seat, subject: Slot, cause: Cause) -> bool {
        let act = Act::Deed { subject, counterpart: Slot::NONE, seat, amount: 0 };
        let from = self.s.batch.len();
        let life = act.slot().map_or(0, |slot| self.s.object(slot).life);
        let event = Event { act, verb, cause, life, leader: Slot::NONE, applied: List::new() };
        self.refresh();
        self.t.noticed.clear();
        let origin = act.slot().map_or(Zone(0), |slot| self.s.object(slot).zone);
        self.notice(&Happening { event, origin, number: self.s.clock, back: false, left: origin, from });
        let pool = self.pool;
        self.t.noticed.retain(|item| matches!(pool.ability(item.ability).form, Form::Triggered(_)));
        let any = !self.t.noticed.is_empty();
        self.enqueue_noticed();
        any
    }

    /// Whether anything listens to events like this.
    #[inline]
    fn is_heard(&self, event: &Event) -> bool {
        let kind = event.act.kind();
        self.s.derived.listening & kind != 0 && (kind != DEED || self.s.derived.deeds.has(event.verb))
    }

    fn notice(&mut self, happening: &Happening) {
        if !self.is_heard(&happening.event) {
            return;
        }
        let kind = happening.event.act.kind();
        for i in 0..self.s.derived.listeners.len() {
            let listener = self.s.derived.listeners[i];
            if listener.kinds & kind == 0 {
                continue;
            }
            if self.waits_for(listener.ability, happening)
                && self.is_witness(listener.slot, happening)
                && self.works_there(listener.ability)
            {
                let item = self.item_of_trigger(listener.slot, listener.ability);
                self.try_trigger(item, happening);
            }
        }
        if self.s.delayed.is_empty() {
            return;
        }
        for i in 0..self.s.delayed.len() {
            let delayed = self.s.delayed[i];
            if delayed.duration == Duration::Battle && delayed.since <= self.s.battle_floor {
                continue;
            }
            let over = delayed.duration == Duration::WhileSource && !self.s.alive(delayed.item.source);
            if over
                || self.waits_for(delayed.item.ability, happening)
                    && (self.is_astray(&delayed.item)
                        || self.try_trigger(delayed.item, happening) && delayed.once == self.by(B::CITES.trigger.once))
            {
                self.s.delayed[i].item.serial = u32::MAX;
            }
        }
        if self.s.delayed.iter().any(|d| d.item.serial == u32::MAX) {
            self.s.delayed.retain(|d| d.item.serial != u32::MAX);
            self.s.derived.dirty = true;
        }
    }

    /// Abilities of cards that have come with an event, and work where those are now but not where they were, notice it,
    /// where the book has them do so.
    fn notice_arrival(&mut self, happening: &Happening) {
        for i in 0..self.s.derived.listeners.len() {
            let listener = self.s.derived.listeners[i];
            if listener.kinds & happening.event.act.kind() == 0 {
                continue;
            }
            let came = |e: &Event| e.act.slot() == Some(listener.slot) && matches!(e.act, Act::Move { .. });
            let Some(at) = self.s.batch[happening.from..].iter().position(came) else { continue };
            let was = self.t.origins.get(at).map_or(happening.left, |&(_, left)| left);
            let ability = self.pool.ability(listener.ability);
            let arises = !ability.works.has(was) && self.waits_for(listener.ability, happening);
            let Some(trigger) = ability.form.awaits().filter(|_| arises) else { continue };
            let itself = happening.event.act.slot() == Some(listener.slot);
            if (B::judged_there(&trigger.on) || !self.by(B::CITES.trigger.leave))
                && (itself || self.by(B::CITES.trigger.arrive))
                && self.works_there(listener.ability)
            {
                let item = self.item_of_trigger(listener.slot, listener.ability);
                self.try_trigger(item, happening);
            }
        }
    }

    /// Whether the rules have an ability work where its card is.
    fn works_there(&self, ability: AbilityId) -> bool {
        self.by_all(B::works_by(self.pool.ability(ability)))
    }

    /// Whether what is in a slot sees an event: what enters play sees what enters with it, and itself.
    fn is_witness(&self, slot: Slot, happening: &Happening) -> bool {
        let Act::Move { to, .. } = happening.event.act else { return true };
        let arrives = B::ZONES[to.index()].in_play && self.s.object(slot).placed >= self.t.moment;
        !arrives || happening.back || self.by(B::CITES.trigger.arrive)
    }

    /// A use of an ability that triggers: who controls its source controls it.
    fn item_of_trigger(&self, slot: Slot, ability: AbilityId) -> Item {
        let (player, owner) = (self.player_of(slot), self.s.object(slot).owner);
        let controller = if player == owner || self.by(B::CITES.trigger.control) { player } else { owner };
        let (extras, x) = (self.s.object(slot).paid, i32::from(self.s.object(slot).x));
        Item { extras, x, ..Item::new(ability, self.s.refer(slot), controller) }
    }

    /// An ability of an object triggers because the rules say so.
    pub fn set_off(&mut self, slot: Slot, ability: AbilityId) {
        let item = Item { event: self.s.clock, ..self.item_of_trigger(slot, ability) };
        self.s.waiting.push(item);
    }

    /// What was replaced did not happen: what waits for it does not trigger.
    pub(crate) fn leave_unnoticed(&mut self, event: &Event) {
        let Some(slot) = event.act.slot() else { return };
        let origin = self.s.object(slot).origin;
        let back = matches!(event.act, Act::Move { to, .. } if B::reads_before(origin, to));
        let from = self.s.batch.len();
        let happening = Happening { event: *event, origin, number: 0, back, left: origin, from };
        let waits = self.s.derived.listeners.iter().any(|l| self.waits_for(l.ability, &happening));
        if waits && !self.by_all(&[B::CITES.trigger.real, B::CITES.effect.unreal]) {
            self.notice(&happening);
            self.enqueue_noticed();
        }
    }

    fn waits_for(&self, ability: AbilityId, happening: &Happening) -> bool {
        let awaited = self.pool.ability(ability).form.awaits();
        awaited.is_some_and(|trigger| self.event_is(&trigger.on, &happening.event, happening.origin))
    }

    /// Notes that an ability has triggered by the event it waits for, if the objects are as it wants them.
    fn try_trigger(&mut self, mut item: Item, happening: &Happening) -> bool {
        let Happening { event, back, number, .. } = happening;
        let ability = self.pool.ability(item.ability);
        let Some(trigger) = ability.form.awaits() else { return false };
        let (subject, counterpart) = self.parties(event);
        if !self.fits_event(trigger, &Scope::of(&item), happening) {
            return false;
        }
        if matches!(ability.form, Form::Recorded(_)) {
            let records = B::records(self, &item) && (!self.t.tracing || self.sees(&item, happening));
            if records {
                self.t.noticed.push(item);
            }
            return records;
        }
        item.event = *number;
        // What a text left for a mere moment, such as the end of the turn, still speaks of what that text spoke of.
        if subject.is_some() || item.subject.is_none() {
            // Before a move the object still lives its old life; the trigger will look for the new one.
            item.subject = subject.map(|s| if *back { self.next_life(s, event) } else { s });
            item.counterpart = counterpart;
            item.looks_back = item.subject != subject;
            item.amount = match event.act {
                Act::Damage { amount, .. } | Act::Count { amount, .. } | Act::Deed { amount, .. } => amount,
                _ => 0,
            };
        }
        let cites = B::keyword_cites(self, &item);
        if self.t.tracing
            && let Some(condition) = &ability.condition
        {
            self.trace_condition(condition, &item, &[B::CITES.trigger.condition]);
        }
        let unmet = ability.condition.as_ref().is_some_and(|c| !self.read().holds(&Scope::of(&item), c));
        if self.t.tracing && ability.condition.is_some() {
            self.by(B::CITES.trigger.condition);
        }
        if unmet && self.by_all(&[B::CITES.trigger.condition, cites.unmet]) || !self.by_all(&[cites.works, cites.event])
        {
            return false;
        }
        if let Some(modes) = &ability.modes
            && self.bounds(&item, modes).0 > 0
            && !self.some_mode_is_legal(&item)
            && self.by(B::play_cites(self, &item).no_mode)
        {
            return false;
        }
        if B::passes_only(self) && !self.by(B::CITES.trigger.any_time) {
            return false;
        }
        let same = |other: &Item| other.ability == item.ability && other.source == item.source;
        let rules = &B::CITES.trigger;
        let at_once = if matches!(event.act, Act::Move { .. }) { rules.each_move } else { rules.each };
        let many = B::verb_cites(event.verb).many;
        if self.t.noticed.iter().any(same) && !self.by_all(&[rules.each, at_once, many])
            || self.t.tracing && self.s.waiting.iter().any(same) && !self.by_all(&[rules.again, many])
        {
            return false;
        }
        let as_one = |other: &Item| same(other) && other.subject == item.subject;
        if B::as_one(trigger) && self.t.noticed.iter().any(as_one) || !self.triggers_again(&item, Some(event)) {
            return false;
        }
        let counts = || self.by_all(&[B::CITES.trigger.automatic, B::CITES.trigger.counted]);
        if self.t.tracing && !(counts() && self.sees(&item, happening)) {
            return false;
        }
        self.t.noticed.push(item);
        true
    }

    /// Whether, by the rules on what a trigger sees of a move, this one sees it.
    fn sees(&self, item: &Item, happening: &Happening) -> bool {
        let Act::Move { to, .. } = happening.event.act else { return true };
        let rules = &B::CITES.trigger;
        let (left, goal) = (&B::ZONES[happening.left.index()], &B::ZONES[to.index()]);
        let leaves = |e: &Event| e.act.slot() == Some(item.source.slot) && matches!(e.act, Act::Move { .. });
        let hides = (left.sight == Sight::Public) != (goal.sight == Sight::Public);
        let within = left.realm.is_some() && left.realm == goal.realm;
        (!(happening.back && self.s.batch[happening.from..].iter().any(leaves)) || self.by(rules.leave))
            && (!hides || self.by(rules.public))
            && (!within || self.by(rules.within))
            && (happening.left == happening.origin
                || self.by(rules.passing) && self.by_all(B::comes_by(&happening.event)))
    }

    /// An ability that triggers only so often in a turn counts each time it does.
    fn triggers_again(&mut self, item: &Item, event: Option<&Event>) -> bool {
        let ability = self.pool.ability(item.ability);
        let once = |trigger: &Trigger| B::once_a_turn(self, trigger, event).then_some(1);
        let limit = match &ability.form {
            Form::Triggered(trigger) => ability.per_turn.or_else(|| once(trigger)),
            _ => ability.per_turn,
        };
        let Some(limit) = limit else { return true };
        // What texts left behind is one ability for each time it was left.
        let left = item.serial != 0 && ability.per_turn.is_none();
        let object = if left { Ref::used(item.serial) } else { item.source };
        let this = Use { object, ability: item.ability };
        let again = self.s.uses.iter().filter(|&&used| used == this).count() < usize::from(limit);
        if again {
            self.s.uses.push(this);
        }
        again
    }

    pub(crate) fn next_life(&self, object: Ref, event: &Event) -> Ref {
        if self.stays(&event.act) { object } else { Ref { life: object.life.wrapping_add(1), ..object } }
    }

    /// The object an event is about and the other one.
    fn parties(&self, event: &Event) -> (Option<Ref>, Option<Ref>) {
        match event.act {
            Act::Deed { subject, counterpart, .. } => {
                let refer = |slot: Slot| (slot != Slot::NONE).then(|| self.s.refer(slot));
                (refer(subject), refer(counterpart))
            }
            _ => (event.act.slot().map(|slot| self.s.refer(slot)), event.cause.source),
        }
    }

    /// Whether the objects of an event are like those that a trigger waits for.
    pub(crate) fn fits_event(&self, trigger: &Trigger, scope: &Scope, happening: &Happening) -> bool {
        let event = &happening.event;
        let (subject, counterpart) = self.parties(event);
        let fits = |filter: &Filter, object: Option<Ref>| match object {
            Some(object) => self.read().fits_ref(scope, filter, object),
            None => *filter == Filter::any(),
        };
        let right_one = match event.act {
            // A player's deed has no object, and no object that is described: it matters only whose it is.
            Act::Deed { subject: Slot::NONE, .. } if trigger.subject.describes() => false,
            Act::Deed { subject: Slot::NONE, seat, .. } => match trigger.subject.whose {
                Whose::Anyones => true,
                Whose::Yours => seat == scope.you,
                Whose::Opponents => seat != scope.you,
            },
            _ if self.t.tracing && self.is_one_sided(&trigger.subject, happening) => {
                event.act.slot().is_some_and(|slot| {
                    let object = self.s.object(slot);
                    let printed = Profile { controller: object.controller, ..self.pool.card(object.card).profile };
                    self.read().fits_as(scope, &trigger.subject, slot, &printed, object)
                })
            }
            _ => fits(&trigger.subject, subject),
        };
        right_one
            && trigger.counterpart.as_ref().is_none_or(|f| {
                let partner = || self.any_partner(event, |object| self.read().fits_ref(scope, f, object));
                let itself = f.this == Self_::Only && B::also_by(self, event, scope.source);
                let renewed = f.this == Self_::Only && counterpart.is_some_and(|c| c.life != scope.source.life);
                let done = match counterpart {
                    Some(object) => self.is_done_by(scope, f, event, object),
                    None => *f == Filter::any(),
                };
                let caused = !renewed && done && B::credits(self, event);
                let also = |cause: &Cause| {
                    let source = cause.source.filter(|source| f.this != Self_::Only || *source == scope.source);
                    self.by_such(f, cause) && source.is_some() && fits(f, source)
                };
                self.by_such(f, &event.cause) && (caused || itself || partner())
                    || B::other_causes(self, event, &trigger.on).iter().any(also)
            })
    }

    /// Whether one of those that did an event as one with its source is so.
    pub(crate) fn any_partner(&self, event: &Event, fits: impl Fn(Ref) -> bool) -> bool {
        let mut any = false;
        B::partners(self, event, &mut |object| any |= fits(object));
        any
    }

    /// Whether, for want of a rule that says on which side of a move a card is described, it is described as printed.
    fn is_one_sided(&self, filter: &Filter, happening: &Happening) -> bool {
        let Act::Move { to, .. } = happening.event.act else { return false };
        happening.left != to && filter.describes() && !self.by_all(B::sides(happening.left, to))
    }

    /// Puts what was noticed among the waiting; what is to be counted is counted at once.
    pub(crate) fn enqueue_noticed(&mut self) {
        let from = self.s.batch.len();
        for i in 0..self.t.noticed.len() {
            let item = self.t.noticed[i];
            match &self.pool.ability(item.ability).form {
                Form::Recorded(record) => {
                    let act = Act::Count { slot: item.source.slot, counter: record.counter, amount: 1 };
                    self.propose(act, B::RECORD, self.cause_of(&item, B::CITES.record));
                }
                Form::Triggered(_) if B::at_once(self.pool.ability(item.ability)) => {
                    self.announce(item, TRIGGERED | AT_ONCE);
                }
                _ => self.wait(item),
            }
        }
        self.t.noticed.clear();
        if self.s.batch.len() > from {
            self.commit(from);
        }
    }

    /// Triggers that watch a state of affairs: each waits or resolves at most once at a time.
    pub fn notice_states(&mut self) {
        if self.s.derived.listening & STATE == 0 {
            return;
        }
        for i in 0..self.s.derived.listeners.len() {
            let listener = self.s.derived.listeners[i];
            if listener.kinds & STATE == 0 {
                continue;
            }
            let item = self.item_of_trigger(listener.slot, listener.ability);
            let ability = self.pool.ability(listener.ability);
            let Form::Triggered(Trigger { on: On::State(condition), .. }) = &ability.form else { continue };
            let same = |other: &Item| other.ability == item.ability && other.source == item.source;
            let busy = self.s.waiting.iter().chain(&self.s.stack).chain(&self.s.running).any(same)
                && self.by(B::CITES.trigger.state);
            let mut wanted = std::iter::once(condition).chain(&ability.condition);
            if !busy && wanted.all(|c| self.read().holds(&Scope::of(&item), c)) && self.triggers_again(&item, None) {
                self.s.waiting.push(item);
            }
        }
    }
}
