//! Layers: what objects are now, computed from what is printed and from every effect, in the book's order.

mod derived;
mod order;

pub use derived::Derived;

use crate::ability::{Ability, Affect, Change, Form, Op};
use crate::amount::{What, Who};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::depend::{aspect, clash, writes, zones_of};
use crate::event::Cause;
use crate::filter::Self_;
use crate::item::{Choice, Delayed, Effect, Item, group};
use crate::list::List;
use crate::listen::Listener;
use crate::matching::Scope;
use crate::object::{Object, Ref, Slot};
use crate::pool::CardPool;
use crate::profile::Profile;
use crate::state::State;
use crate::words::*;

/// A prohibition that depends on the other object.
#[derive(Clone, Copy, Debug)]
pub struct Forbid {
    /// On which object it lies.
    pub slot: Slot,
    /// What is forbidden.
    pub verb: Verb,
    /// Where the description of the other object is found; effects may have ended since.
    written: Written,
    /// From where that description is read.
    source: Ref,
    you: Seat,
}

/// Where a change is written: in a static ability, or in an operation that began an effect.
#[derive(Clone, Copy, Debug)]
enum Part {
    Static { ability: AbilityId, affect: u8, change: u8, granted: bool },
    Effect(u16),
}

/// Where a change is written, whatever becomes of the effect that makes it.
#[derive(Clone, Copy, Debug)]
enum Written {
    Static { ability: AbilityId, affect: u8, change: u8 },
    Resolved { ability: AbilityId, part: u8, op: u8, change: u8 },
}

/// One change that is to be applied.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contribution {
    layer: u8,
    others: bool,
    since: u32,
    source: Ref,
    you: Seat,
    part: Part,
}

impl Contribution {
    /// In which order contributions apply, as far as none depends on another. Who has a say in the order of cards that
    /// come together was asked as they came; of what is left, the turn player's come first.
    fn rank<B: RuleBook>(&self, turn: Seat) -> (u8, bool, u32, bool) {
        let since = if crate::audit::holds(B::CITES.effect.age) { self.since } else { !self.since };
        (self.layer, self.others, since, self.you != turn)
    }
}

fn affect(pool: &CardPool, ability: AbilityId, index: u8) -> &Affect {
    match &pool.ability(ability).form {
        Form::Static(affects) => &affects[index as usize],
        _ => unreachable!("only static abilities contribute"),
    }
}

/// The operation that began an effect: on what, and how it is changed.
fn beginning(pool: &CardPool, ability: AbilityId, part: u8, op: u8) -> (&What, &[Change]) {
    let body = pool.ability(ability).part(part).expect("an effect comes from a part of its ability");
    match &body.ops[op as usize] {
        Op::Effect { what, changes, .. } => (what, changes),
        _ => unreachable!("an effect comes from an operation that begins one"),
    }
}

/// What an effect describes itself as applying to.
pub(crate) fn described<'p>(pool: &'p CardPool, e: &Effect) -> &'p What {
    beginning(pool, e.ability, e.part, e.op).0
}

fn written(state: &State, part: Part) -> Written {
    match part {
        Part::Static { ability, affect, change, .. } => Written::Static { ability, affect, change },
        Part::Effect(e) => {
            let &Effect { ability, part, op, change, .. } = &state.effects[e as usize];
            Written::Resolved { ability, part, op, change }
        }
    }
}

fn change_written(pool: &CardPool, written: Written) -> &Change {
    match written {
        Written::Static { ability, affect: a, change } => &affect(pool, ability, a).changes[change as usize],
        Written::Resolved { ability, part, op, change } => &beginning(pool, ability, part, op).1[change as usize],
    }
}

/// How an effect changes what it applies to.
pub(crate) fn change_of<'p>(pool: &'p CardPool, e: &Effect) -> &'p Change {
    &beginning(pool, e.ability, e.part, e.op).1[e.change as usize]
}

fn change_at<'p>(pool: &'p CardPool, state: &State, part: Part) -> &'p Change {
    change_written(pool, written(state, part))
}

impl<B: RuleBook> Cx<'_, B> {
    /// Computes what everything is, if anything has changed.
    #[inline]
    pub fn refresh(&mut self) {
        let fixed = crate::audit::holds(B::CITES.effect.value);
        if self.s.derived.dirty || !self.s.derived.ready || !fixed {
            self.compute();
        }
    }

    #[inline(never)]
    fn compute(&mut self) {
        let anew = !self.s.derived.ready;
        if anew {
            self.prepare();
        }
        self.end_orphaned_effects();
        self.collect();
        if B::COUNTERS_APPLY.is_some() {
            self.find_weighty();
        }
        self.reset();
        let (bent, bore) = (self.s.derived.bends, std::mem::take(&mut self.s.derived.bears));
        self.s.derived.bends = self.s.effects.iter().any(|e| e.target.is_none());
        self.apply_all();
        let left = |l: &Listener| l.left.is_some();
        let leaves = |d: &Delayed| matches!(self.pool.ability(d.item.ability).form, Form::Replacement(_));
        let stale = self.s.derived.replacements.iter().any(left) || self.s.delayed.iter().any(leaves);
        let handed_over = if bent || self.s.derived.bends || !self.s.derived.tuned || stale {
            self.listen()
        } else {
            self.s.derived.summarise(self.pool, &self.s.delayed);
            false
        };
        self.s.derived.dirty = false;
        self.s.derived.settled = false;
        if anew || bore || self.s.derived.bears {
            self.forget_means();
        }
        if handed_over {
            self.hand_over();
            self.refresh();
        }
    }

    /// The first time: every object is as printed, and the pool says which zones can be awake.
    fn prepare(&mut self) {
        let pool = self.pool;
        self.s.derived.profiles.clear();
        for object in &self.s.objects {
            let printed = pool.card(object.card).profile;
            self.s.derived.profiles.push(Profile { controller: object.controller, ..printed });
        }
        self.s.derived.usable.clear();
        for (i, object) in self.s.objects.iter().enumerate() {
            let blank = B::ZONES[object.zone.index()].in_play && !object.face_up;
            if pool.card(object.card).usable.has(object.zone) && !blank {
                self.s.derived.usable.push(Slot(i as u16));
            }
        }
        let zones = self.s.objects.iter().map(|object| pool.card(object.card).awake);
        self.s.derived.awake = zones.fold(Zones::EMPTY, Zones::union);
        self.s.derived.reach = Zones::ALL;
        self.s.derived.tuned = false;
        self.s.derived.ready = true;
    }

    fn end_orphaned_effects(&mut self) {
        let objects = &self.s.objects;
        let alive = |r: Ref| objects[r.slot.index()].life == r.life;
        // What is said of a card as it comes is said of what it becomes.
        let comes = |r: Ref| objects[r.slot.index()].life.wrapping_add(1) == r.life;
        self.s.effects.retain(|e| {
            e.target.is_none_or(|r| alive(r) || comes(r))
                && (e.duration != crate::ability::Duration::WhileSource || alive(e.source))
        });
    }

    fn collect(&mut self) {
        let pool = self.pool;
        let mut found = std::mem::take(&mut self.t.contributions);
        found.clear();
        for zone in self.s.derived.awake.iter().take(B::ZONES.len()) {
            for side in Seat::BOTH {
                for &slot in self.s.cards(zone, side) {
                    let object = self.s.object(slot);
                    let card = pool.card(object.card);
                    if !card.awake.has(zone) || (!object.face_up && B::ZONES[zone.index()].in_play) {
                        continue;
                    }
                    let you = if B::ZONES[zone.index()].in_play { object.controller } else { object.owner };
                    let source = Ref { slot, life: object.life };
                    for &ability in &card.abilities {
                        let holds = || B::works_by(pool.ability(ability)).iter().all(|&r| crate::audit::holds(r));
                        if pool.ability(ability).works.has(zone) && holds() {
                            contribute::<B>(pool, &mut found, ability, source, you, object.since, false);
                        }
                    }
                }
            }
        }
        let effects = if crate::audit::holds(B::CITES.effect.last) { &self.s.effects[..] } else { &[] };
        for (i, e) in effects.iter().enumerate() {
            if crate::naming::names(pool, e) {
                continue;
            }
            let part = Part::Effect(i as u16);
            found.push(Contribution {
                layer: layer_of::<B>(change_at(pool, self.s, part), pool.ability(e.ability)),
                others: is_of_others::<B>(e.target == Some(e.source)),
                since: e.since,
                source: e.source,
                you: e.controller,
                part,
            });
        }
        self.t.contributions = found;
    }

    /// Everything an effect may have changed, or will, is as printed again.
    fn reset(&mut self) {
        let pool = self.pool;
        let mut reach = self.s.derived.reach;
        let mut new_reach = Zones::EMPTY;
        for c in &self.t.contributions {
            match c.part {
                Part::Static { ability, affect: a, .. } => {
                    let filter = &affect(pool, ability, a).filter;
                    new_reach = new_reach.union(zones_of(filter));
                    if filter.this == Self_::Only {
                        new_reach = new_reach.with(self.s.object(c.source.slot).zone);
                    }
                }
                Part::Effect(e) => {
                    let e = &self.s.effects[e as usize];
                    match e.target {
                        Some(target) => new_reach = new_reach.with(self.s.object(target.slot).zone),
                        None => match described(pool, e) {
                            What::All(filter) => new_reach = new_reach.union(zones_of(filter)),
                            _ => unreachable!("only what is described is open"),
                        },
                    }
                }
            }
        }
        if const { crate::lid::any(B::ZONES) } {
            new_reach = crate::lid::with_lids(B::ZONES, new_reach);
        }
        if self.s.derived.weighty {
            let in_play = B::ZONES.iter().enumerate().filter(|(_, spec)| spec.in_play);
            new_reach = in_play.fold(new_reach, |reach, (z, _)| reach.with(Zone(z as u8)));
        }
        reach = reach.union(new_reach);
        self.s.derived.reach = new_reach;
        for (z, spec) in B::ZONES.iter().enumerate() {
            if !reach.has(Zone(z as u8)) {
                continue;
            }
            for side in Seat::BOTH {
                for i in 0..self.s.cards(Zone(z as u8), side).len() {
                    let slot = self.s.cards(Zone(z as u8), side)[i];
                    let object = self.s.object(slot);
                    let printed = pool.card(object.card).profile;
                    let controller = object.controller;
                    let blank = spec.in_play && !object.face_up && crate::audit::holds(B::CITES.blank);
                    let profile = if blank { B::face_down(Zone(z as u8)) } else { printed };
                    let from_nothing = !crate::audit::holds(B::CITES.effect.printed);
                    let numbers = if from_nothing { [0; NUMBERS] } else { profile.numbers };
                    self.s.derived.profiles[slot.index()] = Profile { controller, numbers, ..profile };
                }
            }
        }
    }

    /// Notes which rules of continuous effects are passed through.
    fn trace(&mut self, todo: &[Contribution]) {
        let rules = &B::CITES.effect;
        if todo.iter().any(|c| matches!(c.part, Part::Static { .. })) {
            self.by_all(&[rules.constant, rules.unstacked]);
        }
        for c in todo {
            if let Part::Static { ability, .. } = c.part {
                self.by_all(B::works_by(self.pool.ability(ability)));
            }
        }
        if todo.iter().any(|c| matches!(c.part, Part::Effect(_))) {
            self.by(rules.last);
        }
        if todo.iter().any(|c| self.changes_number(c)) {
            self.by(rules.printed);
        }
        let clash = |(a, b): (&Contribution, &Contribution)| {
            let change = |c: &Contribution| change_at(self.pool, self.s, c.part);
            a.layer == b.layer && a.others == b.others && a.since != b.since && clash(change(a), change(b))
        };
        if (1..todo.len()).any(|i| todo[..i].iter().any(|a| clash((a, &todo[i])))) {
            self.by(rules.age);
        }
        if todo.first().map(|c| c.layer) != todo.last().map(|c| c.layer) {
            self.by(rules.layers);
            for c in todo {
                self.by(B::layer_rule(change_at(self.pool, self.s, c.part)));
            }
        }
        let counters = B::COUNTERS_APPLY.filter(|_| self.s.derived.weighty);
        if todo.windows(2).any(|pair| pair[0].layer == pair[1].layer && pair[0].others != pair[1].others)
            || todo.iter().any(|c| counters == Some(c.layer))
        {
            self.by(rules.own_first);
        }
        for c in todo {
            if let Change::Set(number, _) = change_at(self.pool, self.s, c.part) {
                let adds = |c: &Contribution| matches!(change_at(self.pool, self.s, c.part), Change::Add(n, _) | Change::Multiply(n, _) if n == number);
                if todo.iter().any(adds) {
                    self.by(B::sets(self.pool.ability(ability_of(self.s, c.part))));
                }
            }
        }
    }

    fn changes_number(&self, c: &Contribution) -> bool {
        writes(change_at(self.pool, self.s, c.part)) & aspect::NUMBERS != 0
    }

    fn apply_all(&mut self) {
        let mut todo = std::mem::take(&mut self.t.contributions);
        self.s.derived.forbids.clear();
        self.s.derived.refers.clear();
        self.s.derived.cannot = Verbs::EMPTY;
        self.s.derived.allowed = Verbs::EMPTY;
        self.s.derived.grants = false;
        let turn = self.s.turn.player;
        todo.sort_by_key(|c| c.rank::<B>(turn));
        self.order_least(&mut todo);
        if self.t.tracing {
            self.trace(&todo);
        }
        let mut at = 0;
        let mut counters = B::COUNTERS_APPLY.filter(|_| self.s.derived.weighty);
        while at < todo.len() {
            // What counters do comes after what their layer has of abilities that change their own source.
            if counters.is_some_and(|layer| (layer, false) < (todo[at].layer, todo[at].others))
                && crate::audit::holds(B::CITES.effect.own_first)
            {
                self.apply_counters();
                counters = None;
            }
            let key = (todo[at].layer, todo[at].others);
            let len = todo[at..].iter().take_while(|c| (c.layer, c.others) == key).count();
            if len > 1 && self.may_depend(&todo[at..at + len]) {
                self.bring_independent_first(&mut todo[at..at + len]);
            }
            let c = todo[at];
            at += 1;
            if let Some(granted) = self.apply(&c) {
                let mark = todo.len();
                let works = self.pool.ability(granted).works;
                for slot in self.t.slots.iter().copied() {
                    let object = self.s.object(slot);
                    if works.has(object.zone) {
                        // The later of when the card came and when it was given the ability.
                        let since =
                            if self.by(B::CITES.effect.given) { c.since.max(object.since) } else { object.since };
                        let (source, you) = (self.s.refer(slot), self.player_of(slot));
                        contribute::<B>(self.pool, &mut todo, granted, source, you, since, true);
                    }
                }
                if todo.len() > mark {
                    todo[at..].sort_by_key(|c| c.rank::<B>(turn));
                    self.order_least(&mut todo[at..]);
                }
            }
            if B::SILENCE_TAKES_GIFTS && matches!(change_at(self.pool, self.s, c.part), Change::Silence) {
                let taken = |c: &Contribution| match c.part {
                    Part::Static { granted, .. } => granted && self.t.slots.contains(&c.source.slot),
                    Part::Effect(_) => false,
                };
                let mut i = at;
                while i < todo.len() {
                    if taken(&todo[i]) {
                        todo.remove(i);
                    } else {
                        i += 1;
                    }
                }
            }
        }
        if counters.is_some() {
            self.apply_counters();
        }
        self.t.contributions = todo;
    }

    /// Whether a counter in play changes a number of what it lies on.
    fn find_weighty(&mut self) {
        let pool = self.pool;
        let heavy = |object: &Object| object.counters.iter().any(|(counter, _)| B::weight(pool, counter).is_some());
        let in_play = |object: &Object| B::ZONES[object.zone.index()].in_play;
        self.s.derived.weighty = B::COUNTERS_APPLY.is_some()
            && self.s.objects.iter().any(|object| !object.counters.is_empty() && in_play(object) && heavy(object));
    }

    /// Counters change the numbers of what they lie on.
    fn apply_counters(&mut self) {
        for at in 0..self.s.objects.len() {
            let object = self.s.objects[at];
            if object.counters.is_empty() || !B::ZONES[object.zone.index()].in_play {
                continue;
            }
            for (counter, n) in object.counters.iter() {
                if let Some((number, each)) = B::weight(self.pool, counter) {
                    let slot = Slot(at as u16);
                    let number = self.referred(slot, number);
                    self.s.derived.profiles[at].numbers[number.index()] += each * i32::from(n);
                    self.echo(slot);
                }
            }
        }
    }

    /// The number that is meant where one of an object is spoken of.
    fn referred(&self, slot: Slot, number: Number) -> Number {
        let stand_in = self.s.derived.refers.iter().find(|(s, from, _)| *s == slot && *from == number);
        stand_in.map_or(number, |&(_, _, to)| to)
    }

    /// Numbers that another stands in for read as that one.
    fn echo(&mut self, slot: Slot) {
        for i in 0..self.s.derived.refers.len() {
            let (s, from, to) = self.s.derived.refers[i];
            if s == slot {
                let profile = &mut self.s.derived.profiles[slot.index()];
                profile.numbers[from.index()] = profile.numbers[to.index()];
            }
        }
    }

    /// The objects a contribution changes, in the buffer of slots, with the amount.
    fn outcome(&mut self, c: &Contribution) -> Option<i32> {
        let pool = self.pool;
        let mut slots = std::mem::take(&mut self.t.slots);
        slots.clear();
        let value = match c.part {
            Part::Static { ability, affect: a, change, granted } => {
                let silenced = !granted && self.s.profile(c.source.slot).silent;
                let you = self.player_of(c.source.slot);
                let scope = Scope { source: c.source, you, item: None };
                let ability = pool.ability(ability);
                let holds = |x| self.read().holds(&scope, x) && (!self.t.tracing || B::lets_apply(self, scope.you, x));
                let met = ability.condition.as_ref().is_none_or(holds);
                if silenced || !met {
                    None
                } else {
                    let Form::Static(affects) = &ability.form else { unreachable!("only static abilities contribute") };
                    let affect = &affects[a as usize];
                    self.read().each_in_scope(&scope, &affect.filter, |slot| slots.push(slot));
                    if self.t.tracing {
                        self.reach_later(c, &mut slots);
                        B::reaches(self, ability, c.source, &mut slots);
                    }
                    match &affect.changes[change as usize] {
                        Change::Multiply(number, _) => Some(self.all_numbers(&slots, *number)),
                        change => match change.amount() {
                            Some(n) if self.read().is_undetermined(&scope, n) => None,
                            Some(n) => Some(self.read().amount(&scope, n)),
                            None => Some(0),
                        },
                    }
                }
            }
            Part::Effect(e) => {
                let e = self.s.effects[e as usize];
                match e.target {
                    Some(target) => slots.push(target.slot),
                    None => {
                        if let What::All(filter) = described(pool, &e) {
                            let item = chosen_place(&e);
                            let scope = Scope { source: e.source, you: e.controller, item: item.as_ref() };
                            self.read().each(&scope, filter, |slot| slots.push(slot));
                        }
                        self.stay_open(&e, change_at(pool, self.s, c.part), &mut slots);
                    }
                }
                Some(match change_at(pool, self.s, c.part) {
                    Change::Multiply(number, _) => self.all_numbers(&slots, *number),
                    Change::Set(_, n) | Change::Add(_, n) | Change::Lower(_, n, _) | Change::Toll(n)
                        if !crate::audit::holds(B::CITES.effect.value) =>
                    {
                        self.read().amount(&Scope { source: e.source, you: e.controller, item: None }, n)
                    }
                    _ => e.value,
                })
            }
        };
        self.t.slots = slots;
        value
    }

    /// What changes an object now: where each change comes from, and the ability it is written in.
    pub(crate) fn influences(&mut self, slot: Slot) -> Vec<(Ref, AbilityId)> {
        self.s.derived.dirty = true;
        self.refresh();
        let mut found = Vec::new();
        for at in 0..self.t.contributions.len() {
            let c = self.t.contributions[at];
            let ability = match c.part {
                Part::Static { ability, .. } => ability,
                Part::Effect(e) => self.s.effects[e as usize].ability,
            };
            let reaches = self.outcome(&c).is_some() && self.t.slots.contains(&slot);
            if reaches && !found.contains(&(c.source, ability)) {
                found.push((c.source, ability));
            }
        }
        found
    }

    /// A number of some objects, in one: what multiplying it comes to depends on each.
    fn all_numbers(&self, slots: &[Slot], number: Number) -> i32 {
        let each = slots.iter().map(|&slot| self.s.profile(slot).number(number));
        each.fold(0, |sum: i32, n| sum.wrapping_mul(31).wrapping_add(n))
    }

    /// What a card's text does all the time reaches what came after it, too.
    fn reach_later(&self, c: &Contribution, slots: &mut Vec<Slot>) {
        let later = |slot: &Slot| self.s.object(*slot).since > c.since;
        if slots.iter().any(later) && !self.by(B::CITES.effect.reach) {
            slots.retain(|slot| !later(slot));
        }
    }

    /// What a resolved text does that is open where it is reaches what came after it, too; where it is not, it was
    /// said of each object that was there.
    fn stay_open(&self, e: &Effect, change: &Change, slots: &mut Vec<Slot>) {
        let locked = |slot: &Slot| B::locks(change, self.s.object(*slot).zone);
        if crate::audit::holds(B::CITES.effect.lock) {
            slots.retain(|slot| !locked(slot));
        }
        let later = |slot: &Slot| self.s.object(*slot).since > e.since && !locked(slot);
        if self.t.tracing && slots.iter().any(later) && !self.by(B::CITES.effect.lock) {
            slots.retain(|slot| !later(slot));
        }
    }

    /// Applies one change to all it reaches; returns the ability it grants, if it grants one.
    fn apply(&mut self, c: &Contribution) -> Option<AbilityId> {
        let value = self.outcome(c)?;
        let you = match c.part {
            Part::Static { .. } => self.player_of(c.source.slot),
            Part::Effect(_) => c.you,
        };
        let change = change_at(self.pool, self.s, c.part);
        if !self.t.slots.is_empty() && !self.by(B::changes(change)) {
            return None;
        }
        let mut granted = None;
        for i in 0..self.t.slots.len() {
            let slot = self.t.slots[i];
            if let Change::Cannot(verb, Some(_)) = change {
                let written = written(self.s, c.part);
                self.s.derived.forbids.push(Forbid { slot, verb: *verb, written, source: c.source, you });
                self.s.derived.cannot = self.s.derived.cannot.with(*verb);
            }
            let new_controller = match change {
                Change::Control(who) => self
                    .new_controller(c, you, who, value)
                    .filter(|&seat| seat == self.s.profile(slot).controller || self.may_take_over(slot, seat)),
                _ => None,
            };
            self.s.derived.bends |= matches!(change, Change::Control(_) | Change::Silence | Change::Grant(_));
            self.s.derived.bears |= match change {
                Change::Set(n, _)
                | Change::Add(n, _)
                | Change::Lower(n, ..)
                | Change::Multiply(n, _)
                | Change::Refer(n, _) => B::PRICE_NUMBERS.has(*n),
                Change::Must(_) => false,
                _ => true,
            };
            let number = match change {
                Change::Set(n, _) | Change::Add(n, _) | Change::Lower(n, ..) | Change::Multiply(n, _) => {
                    Some(self.referred(slot, *n))
                }
                _ => None,
            };
            if B::LACKS.is_some_and(|rule| self.lacks(slot, change, number) && self.by(rule)) {
                continue;
            }
            let p = &mut self.s.derived.profiles[slot.index()];
            match change {
                Change::Control(_) => p.controller = new_controller.unwrap_or(p.controller),
                Change::Silence => {
                    p.silent = true;
                    p.keywords.0 &= !B::ABILITY_KEYWORDS.0;
                    if B::SILENCE_TAKES_GIFTS {
                        p.granted = List::new();
                    }
                }
                Change::Grant(ability) => {
                    p.granted.push(*ability);
                    granted = Some(*ability);
                    self.s.derived.grants = true;
                }
                Change::AddKinds(kinds) => p.kinds = p.kinds.union(*kinds),
                Change::SetKinds(kinds) => {
                    let kept = if self.t.pass(B::CITES.effect.content) { Kinds::EMPTY } else { p.kinds };
                    p.kinds = kinds.union(kept);
                }
                Change::LoseKinds(kinds) => p.kinds.0 &= !kinds.0,
                Change::AddTrait(word) => p.traits.add(*word),
                Change::SetTraits(words) => {
                    // Words of other classes stay.
                    let classes = |word| words.iter().any(|&new| same_class::<B>(self.pool, new, word));
                    if self.t.pass(B::CITES.effect.content) {
                        p.traits = p.traits.iter().filter(|&word| !classes(word)).collect();
                    }
                    words.iter().for_each(|&word| p.traits.add(word));
                }
                Change::AddName(name) => {
                    p.names.push(*name);
                }
                Change::AddColours(colours) => p.colours = p.colours.union(*colours),
                Change::SetColours(colours) => p.colours = *colours,
                Change::Gain(keywords) => p.keywords = p.keywords.union(*keywords),
                Change::Lose(keywords) => p.keywords.0 &= !keywords.0,
                Change::Set(n, _) => {
                    let number = number.unwrap_or(*n);
                    let kept = if self.t.pass(B::CITES.effect.content) { 0 } else { p.number(number) };
                    p.set(number, value + kept);
                    p.fixed = p.fixed.with(number);
                }
                Change::Add(n, _) => {
                    let number = number.unwrap_or(*n);
                    let sum = p.numbers[number.index()] + value;
                    p.numbers[number.index()] = if sum < 0 && !self.t.pass(B::CITES.negative) { 0 } else { sum };
                }
                Change::Lower(n, _, least) => {
                    let now = &mut p.numbers[number.unwrap_or(*n).index()];
                    *now = (*now).min((*now - value).max(*least));
                }
                Change::Multiply(n, by) => p.numbers[number.unwrap_or(*n).index()] *= by,
                Change::Refer(from, to) => {
                    if self.t.pass(B::CITES.effect.refer) {
                        p.has = p.has.with(*from);
                        self.s.derived.refers.push((slot, *from, *to));
                    }
                }
                Change::Toll(_) => p.toll += value,
                Change::Discount(_) => p.discount += value,
                Change::Yield(colours) => p.yields = p.yields.union(*colours),
                Change::Cannot(verb, None) => {
                    p.cannot = p.cannot.with(*verb);
                    self.s.derived.cannot = self.s.derived.cannot.with(*verb);
                }
                Change::Cannot(_, Some(_)) => {}
                Change::Allow(verb) => {
                    p.may = p.may.with(*verb);
                    self.s.derived.allowed = self.s.derived.allowed.with(*verb);
                }
                Change::Must(verb) => p.must = p.must.with(*verb),
                Change::Tax(verb, n) => p.tax(*verb, *n),
                // Decks are built before the duel.
                Change::Copies(_) => {}
            }
            if !self.s.derived.refers.is_empty() {
                self.echo(slot);
            }
        }
        granted
    }

    /// Whether an object has nothing that a change could make something else.
    fn lacks(&self, slot: Slot, change: &Change, number: Option<Number>) -> bool {
        let profile = self.s.profile(slot);
        match change {
            Change::SetTraits(words) => {
                let like = |word| words.iter().any(|&new| same_class::<B>(self.pool, new, word));
                !profile.traits.iter().any(like)
            }
            _ => number.is_some_and(|number| !profile.has.has(number)),
        }
    }

    /// Who comes to control what a contribution reaches: for a resolved text whoever was meant when it resolved.
    /// Where that is nobody, or both players, control stays as it is.
    fn new_controller(&self, c: &Contribution, you: Seat, who: &Who, value: i32) -> Option<Seat> {
        match (c.part, who) {
            (Part::Effect(_), _) => Seat::BOTH.into_iter().find(|seat| i32::from(seat.0) == value),
            (Part::Static { .. }, Who::Both) => None,
            (Part::Static { .. }, who) => {
                let scope = Scope { source: c.source, you, item: None };
                self.read().seats(&scope, who).next()
            }
        }
    }

    /// Whether something forbids this to be done to, or by, an object; `other` is the other object.
    #[inline]
    pub fn forbidden(&self, verb: Verb, slot: Slot, other: Option<Ref>) -> bool {
        self.s.derived.cannot.has(verb) && self.forbidden_really(verb, slot, other, true)
    }

    /// Whether something forbids this to be done to an object for this cause.
    #[inline]
    pub fn forbidden_by(&self, verb: Verb, slot: Slot, cause: &Cause) -> bool {
        self.s.derived.cannot.has(verb) && self.forbidden_really(verb, slot, cause.source, cause.ability.is_some())
    }

    fn forbidden_really(&self, verb: Verb, slot: Slot, other: Option<Ref>, by_text: bool) -> bool {
        if self.s.profile(slot).cannot.has(verb) {
            return true;
        }
        let Some(other) = other else { return false };
        self.s.derived.forbids.iter().filter(|f| f.slot == slot && f.verb == verb).any(|f| {
            let Change::Cannot(_, Some(filter)) = change_written(self.pool, f.written) else { return false };
            let (Written::Static { ability, .. } | Written::Resolved { ability, .. }) = f.written;
            let scope = Scope { source: f.source, you: f.you, item: None };
            (by_text || !filter.by_text)
                && self.read().fits_ref(&scope, filter, other)
                && self.by(B::forbids(self.pool.ability(ability)))
        })
    }
}

/// What an open effect of a text remembers of what the text chose: the place that its description starts from.
pub(crate) fn place_to_keep(zone: Zone, place: u8) -> i32 {
    1 + (i32::from(zone.0) << 8 | i32::from(place))
}

fn chosen_place(e: &Effect) -> Option<Item> {
    let kept = e.value.checked_sub(1).filter(|&kept| kept >= 0)?;
    let mut item = Item { part: e.part, ..Item::new(e.ability, e.source, e.controller) };
    let object = Ref::spot(Zone((kept >> 8) as u8), kept as u8);
    item.choices.push(Choice::new(object, group(e.part, 0)));
    Some(item)
}

/// Whether two traits are words of one class.
fn same_class<B: RuleBook>(pool: &CardPool, a: Trait, b: Trait) -> bool {
    B::trait_class(pool, a) == B::trait_class(pool, b)
}

/// The ability a contribution comes from.
fn ability_of(state: &State, part: Part) -> AbilityId {
    match part {
        Part::Static { ability, .. } => ability,
        Part::Effect(e) => state.effects[e as usize].ability,
    }
}

/// In which layer a change of an ability applies.
fn layer_of<B: RuleBook>(change: &Change, ability: &Ability) -> u8 {
    match change {
        Change::Set(..) if !crate::audit::holds(B::sets(ability)) => u8::MAX,
        _ if crate::audit::holds(B::CITES.effect.layers) => B::layer(change),
        _ => 0,
    }
}

/// Whether a change comes after those that abilities make to their own source; `own` is whether it is one of them.
fn is_of_others<B: RuleBook>(own: bool) -> bool {
    !(own && crate::audit::holds(B::CITES.effect.own_first))
}

fn contribute<B: RuleBook>(
    pool: &CardPool,
    found: &mut Vec<Contribution>,
    id: AbilityId,
    source: Ref,
    you: Seat,
    since: u32,
    granted: bool,
) {
    let Form::Static(affects) = &pool.ability(id).form else { return };
    if !(crate::audit::holds(B::CITES.effect.constant) && crate::audit::holds(B::CITES.effect.unstacked)) {
        return;
    }
    for (a, affect) in affects.iter().enumerate() {
        for (c, change) in affect.changes.iter().enumerate() {
            found.push(Contribution {
                layer: layer_of::<B>(change, pool.ability(id)),
                others: is_of_others::<B>(affect.filter.this == Self_::Only),
                since,
                source,
                you,
                part: Part::Static { ability: id, affect: a as u8, change: c as u8, granted },
            });
        }
    }
}
