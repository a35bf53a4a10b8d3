//! Layers: what objects are now, computed from what is printed and from every effect, in the book's order.

mod apply;
mod derived;
mod forbid;
mod order;
mod reach;

pub use derived::Derived;
pub use forbid::Forbid;
pub(crate) use reach::place_to_keep;

use crate::ability::{Ability, Affect, Change, Form, Op};
use crate::amount::What;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::depend::{aspect, clash, writes, zones_of};
use crate::filter::Self_;
use crate::infinity::{grown, plus, rounded_up};
use crate::item::{Delayed, Effect};
use crate::listen::Listener;
use crate::object::{Object, Ref, Slot};
use crate::pool::CardPool;
use crate::profile::Profile;
use crate::state::State;
use crate::words::*;

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

/// The first of the changes that the operation makes which began an effect.
fn first_of<'p>(pool: &'p CardPool, e: &Effect) -> &'p Change {
    &beginning(pool, e.ability, e.part, e.op).1[0]
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
        self.apply_all(None);
        if const { B::BLAMES.is_some() } {
            self.find_blame(anew);
        }
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
        if self.pool.wavering && self.is_wavering() {
            // Whatever happens can bear on what is to hold.
            self.s.derived.watches = u8::MAX;
            if self.waver() {
                self.refresh();
            }
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
        self.find_counted();
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
                    let spec = &B::ZONES[zone.index()];
                    let you = if spec.in_play { object.controller } else { object.keeper(spec) };
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
                layer: layer_of::<B>(change_at(pool, self.s, part), first_of(pool, e), pool.ability(e.ability)),
                others: is_of_others::<B>(e.target == Some(e.source), pool.ability(e.ability)),
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
        let mut alone = std::mem::take(&mut self.t.alone);
        alone.clear();
        for c in &self.t.contributions {
            match c.part {
                Part::Static { ability, affect: a, .. } => {
                    let filter = &affect(pool, ability, a).filter;
                    let zone = self.s.object(c.source.slot).zone;
                    match filter.this {
                        // What always changes its own card, and nothing else there, does so until that moves.
                        Self_::Only if !B::ZONES[zone.index()].in_play && pool.ability(ability).condition.is_none() => {
                            alone.push(c.source.slot);
                        }
                        Self_::Only => new_reach = new_reach.union(zones_of(filter)).with(zone),
                        _ => new_reach = new_reach.union(zones_of(filter)),
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
        if let Some((zone, _)) = B::CARRIES {
            // What reaches cards out of play may go on reaching them while they are played.
            let out_of_play = |zone: Zone| B::ZONES.get(zone.index()).is_some_and(|spec| !spec.in_play);
            if new_reach.iter().any(out_of_play) {
                new_reach = new_reach.with(zone);
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
                    self.print(slot, spec.in_play);
                }
            }
        }
        for &slot in &alone {
            if !reach.has(self.s.object(slot).zone) {
                self.print(slot, false);
            }
        }
        self.t.alone = alone;
    }

    /// An object is as printed.
    fn print(&mut self, slot: Slot, in_play: bool) {
        let object = self.s.object(slot);
        let card = self.pool.card(object.card);
        let controller = object.controller;
        let blank = in_play && !object.face_up && crate::audit::holds(B::CITES.blank);
        let mut profile = if blank { B::face_down(object.zone) } else { card.profile };
        B::figures(self.t, card, object, &mut profile);
        let from_nothing = !crate::audit::holds(B::CITES.effect.printed);
        let numbers = if from_nothing { [0; NUMBERS] } else { profile.numbers };
        self.s.derived.profiles[slot.index()] = Profile { controller, numbers, ..profile };
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
            let (x, y) = (change(a), change(b));
            let taken = |x: &Change, y: &Change| {
                B::SILENCE_TAKES_GIFTS && matches!((x, y), (Change::Silence, Change::Grant(_) | Change::Gain(_)))
            };
            let matters = clash(x, y) || taken(x, y) || taken(y, x);
            a.layer == b.layer && a.others == b.others && a.since != b.since && matters
        };
        if (1..todo.len()).any(|i| todo[..i].iter().any(|a| clash((a, &todo[i])))) {
            self.by(rules.age);
        }
        if todo.first().map(|c| c.layer) != todo.last().map(|c| c.layer) {
            self.by(rules.layers);
        }
        if todo.len() > 1 {
            for c in todo {
                self.by(B::layer_rule(change_at(self.pool, self.s, c.part)));
            }
        }
        if todo.iter().any(|c| self.is_spread(c)) {
            self.by(rules.apart);
        }
        let counters = B::COUNTERS_APPLY.filter(|_| self.s.derived.weighty);
        if counters.is_some() && todo.iter().any(|c| self.changes_number(c)) {
            self.by(rules.counters);
        }
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

    /// Whether a change is one of several that an effect makes in several layers.
    fn is_spread(&self, c: &Contribution) -> bool {
        let changes = match c.part {
            Part::Static { ability, affect: a, .. } => &affect(self.pool, ability, a).changes[..],
            Part::Effect(e) => {
                let e = &self.s.effects[e as usize];
                beginning(self.pool, e.ability, e.part, e.op).1
            }
        };
        changes.iter().any(|change| B::layer(change) != B::layer(&changes[0]))
    }

    fn changes_number(&self, c: &Contribution) -> bool {
        writes(change_at(self.pool, self.s, c.part)) & aspect::NUMBERS != 0
    }

    /// Computes what everything is, but for what an ability does that is left out, without noting anything else.
    pub(crate) fn compute_without(&mut self, left_out: Option<(Ref, AbilityId)>) {
        self.collect();
        self.reset();
        self.apply_all(left_out);
    }

    fn apply_all(&mut self, left_out: Option<(Ref, AbilityId)>) {
        let mut todo = std::mem::take(&mut self.t.contributions);
        self.s.derived.forbids.clear();
        self.s.derived.refers.clear();
        self.s.derived.cannot = Verbs::EMPTY;
        self.s.derived.allowed = Verbs::EMPTY;
        self.s.derived.grants = false;
        self.s.derived.given = Zones::EMPTY;
        let turn = self.s.turn.player;
        todo.sort_by_key(|c| c.rank::<B>(turn));
        self.order_least(&mut todo);
        if self.t.tracing {
            self.trace(&todo);
        }
        let mut at = 0;
        let mut rounds = !B::ROUNDS.is_empty();
        let mut counters = B::COUNTERS_APPLY.filter(|_| self.s.derived.weighty);
        if counters.is_some() && !crate::audit::holds(B::CITES.effect.counters) {
            self.apply_counters();
            counters = None;
        }
        while at < todo.len() {
            // What goes by what things are in the end comes after the rounding.
            if rounds && B::COUNTERS_APPLY.is_some_and(|layer| layer < todo[at].layer) {
                if counters.take().is_some() {
                    self.apply_counters();
                }
                self.round();
                rounds = false;
            }
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
            if left_out.is_some_and(|left_out| left_out == (c.source, ability_of(self.s, c.part))) {
                continue;
            }
            if let Some(granted) = self.apply(&c) {
                let mark = todo.len();
                let works = self.pool.ability(granted).works;
                for slot in self.t.slots.iter().copied() {
                    let object = self.s.object(slot);
                    if works.has(object.zone) {
                        // When the card came, or, where a rule says so, when it was given the ability, if that is later.
                        let dates = self.has_rule(B::CITES.effect.given);
                        let since = if dates { c.since.max(object.since) } else { object.since };
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
        if rounds {
            self.round();
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
                    let now = &mut self.s.derived.profiles[at].numbers[number.index()];
                    *now = grown::<B>(self.t, *now, |now| plus(now, each * i32::from(n)));
                    self.echo(slot);
                }
            }
        }
    }

    /// Numbers that come to no multiple of so much are rounded up to one, when everything has been applied.
    fn round(&mut self) {
        for zone in self.s.derived.reach.iter().take(B::ZONES.len()) {
            for side in Seat::BOTH {
                for i in 0..self.s.cards(zone, side).len() {
                    let slot = self.s.cards(zone, side)[i];
                    for &(number, step, rules) in B::ROUNDS {
                        let now = self.s.profile(slot).number(number);
                        let rounded = rounded_up(now, step);
                        if rounded != now && self.by_all(rules) {
                            self.s.derived.profiles[slot.index()].numbers[number.index()] = rounded;
                            self.echo(slot);
                        }
                    }
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
}

/// The ability a contribution comes from.
fn ability_of(state: &State, part: Part) -> AbilityId {
    match part {
        Part::Static { ability, .. } => ability,
        Part::Effect(e) => state.effects[e as usize].ability,
    }
}

/// In which layer a change of an ability applies, which makes several changes, this one first.
fn layer_of<B: RuleBook>(change: &Change, first: &Change, ability: &Ability) -> u8 {
    let change = if crate::audit::holds(B::CITES.effect.apart) { change } else { first };
    match change {
        Change::Set(..) if !crate::audit::holds(B::sets(ability)) => u8::MAX,
        _ if crate::audit::holds(B::CITES.effect.layers) => B::layer(change),
        _ => 0,
    }
}

/// Whether a change comes after those that abilities make to their own source; `own` is whether it is one of them.
fn is_of_others<B: RuleBook>(own: bool, ability: &Ability) -> bool {
    !(B::leads(ability, own) && crate::audit::holds(B::CITES.effect.own_first))
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
                layer: layer_of::<B>(change, &affect.changes[0], pool.ability(id)),
                others: is_of_others::<B>(affect.filter.this == Self_::Only, pool.ability(id)),
                since,
                source,
                you,
                part: Part::Static { ability: id, affect: a as u8, change: c as u8, granted },
            });
        }
    }
}
