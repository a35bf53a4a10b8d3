//! Continuous effects: characteristics, computed from the printed ones and every effect in the book's order of layers.
//!
//! *Invariant:* everything computed here follows from the state, and can be discarded at any time.
//! *Start at* [`Cx::refresh`], which recomputes what may have changed. *Used by* every step of the engine.

mod affected;
mod announced_cost;
mod apply;
mod collect;
pub(crate) mod dependency;
mod derived;
mod infinity;
mod order;
mod prohibition;
pub mod responsibility;
pub(crate) mod while_condition;

pub(crate) use affected::encode_place;
pub(crate) use collect::{Contribution, change_of, described_by_effect};
pub use derived::Derived;
pub use prohibition::ConditionalProhibition;

use crate::book::RuleBook;
use crate::book::point::{ContinuousPoint, ZonePoint};
use crate::card::ability::{Change, Form};
use crate::card::amount::What;
use crate::card::characteristics::Characteristics;
use crate::card::filter::SelfRef;
use crate::card::number::{plus, rounded_up};
use crate::continuous::collect::{
    ChangeSource, ability_of, add_contributions, change_at, op_of_effect, static_effect_of,
};
use crate::continuous::dependency::{aspect, aspects_written, is_order_relevant, zones_of_filter};
use crate::continuous::infinity::change_unless_infinite;
use crate::engine::context::Cx;
use crate::ids::*;
use crate::state::delayed_ability::DelayedAbility;
use crate::state::object::{Object, ObjectRef, Slot};
use crate::trigger::listeners::Listener;

impl<B: RuleBook> Cx<'_, B> {
    /// Recomputes the characteristics of all objects, if anything has changed.
    ///
    /// A change of control found on the way is applied and noticed, which may begin a procedure.
    #[inline]
    pub fn refresh(&mut self) {
        let fixed = crate::book::audit::holds(B::rule(ContinuousPoint::ValuesAreLocked));
        if self.state.derived.dirty || !self.state.derived.is_initialised || !fixed {
            self.compute();
        }
    }

    #[inline(never)]
    fn compute(&mut self) {
        let anew = !self.state.derived.is_initialised;
        if anew {
            self.prepare();
        }
        self.end_orphaned_effects();
        self.collect_contributions();
        if B::COUNTERS_LAYER.is_some() {
            self.find_counters_changing_numbers();
        }
        self.reset_to_printed();
        let (bent, bore) =
            (self.state.derived.changes_listeners, std::mem::take(&mut self.state.derived.affects_actions));
        self.state.derived.changes_listeners = self.state.ongoing_effects.iter().any(|e| e.target.is_none());
        self.apply_all(None);
        if const { B::HARM_WATCHED.is_some() } {
            self.find_blame(anew);
        }
        let left = |l: &Listener| l.delayed_index.is_some();
        let leaves = |d: &DelayedAbility| matches!(self.pool.ability(d.item.ability).form, Form::Replacement(_));
        let stale = self.state.derived.replacements.iter().any(left) || self.state.delayed_abilities.iter().any(leaves);
        let handed_over =
            if bent || self.state.derived.changes_listeners || !self.state.derived.listeners_valid || stale {
                self.collect_listeners()
            } else {
                self.state.derived.summarise_listening(self.pool, &self.state.delayed_abilities);
                false
            };
        self.state.derived.dirty = false;
        self.state.derived.processes_done = false;
        if anew || bore || self.state.derived.affects_actions {
            self.invalidate_actions();
        }
        if handed_over {
            self.apply_control_changes();
            self.refresh();
        }
        if self.pool.has_while_effects && self.has_while_condition() {
            // Any event can affect the condition.
            self.state.derived.watched_event_kinds = u8::MAX;
            if self.end_lapsed_effects() {
                self.refresh();
            }
        }
    }

    /// Computes for the first time: every object as printed, and the zones in which abilities can be active.
    fn prepare(&mut self) {
        let pool = self.pool;
        self.state.derived.characteristics.clear();
        for object in &self.state.objects {
            let printed = pool.card(object.card).characteristics;
            self.state.derived.characteristics.push(Characteristics { controller: object.controller, ..printed });
        }
        self.state.derived.usable.clear();
        for (i, object) in self.state.objects.iter().enumerate() {
            let blank = B::ZONES[object.zone.index()].in_play && !object.face_up;
            if pool.card(object.card).usable_zones.has(object.zone) && !blank {
                self.state.derived.usable.push(Slot(i as u16));
            }
        }
        let zones = self.state.objects.iter().map(|object| pool.card(object.card).active_zones);
        self.state.derived.active_zones = zones.fold(Zones::EMPTY, Zones::union);
        self.find_counted_events();
        self.state.derived.changeable_zones = Zones::ALL;
        self.state.derived.listeners_valid = false;
        self.state.derived.is_initialised = true;
    }

    fn end_orphaned_effects(&mut self) {
        let objects = &self.state.objects;
        let alive = |r: ObjectRef| objects[r.slot.index()].life == r.life;
        // An effect on an entering card names the object that it will become.
        let comes = |r: ObjectRef| objects[r.slot.index()].life.wrapping_add(1) == r.life;
        self.state.ongoing_effects.retain(|e| {
            e.target.is_none_or(|r| alive(r) || comes(r))
                && (e.duration != crate::card::ability::Duration::WhileSource || alive(e.source))
        });
    }

    /// Resets everything that an effect may have changed, or will, to its printed characteristics.
    fn reset_to_printed(&mut self) {
        let pool = self.pool;
        let mut reach = self.state.derived.changeable_zones;
        let mut new_reach = Zones::EMPTY;
        let mut alone = std::mem::take(&mut self.scratch.only_self_changed);
        alone.clear();
        for c in &self.scratch.contributions {
            match c.change_source {
                ChangeSource::Static { ability, static_effect: a, .. } => {
                    let filter = &static_effect_of(pool, ability, a).filter;
                    let zone = self.state.object(c.source.slot).zone;
                    match filter.this {
                        // An unconditional ability that changes only its own card does so until the card moves.
                        SelfRef::Only
                            if !B::ZONES[zone.index()].in_play && pool.ability(ability).condition.is_none() =>
                        {
                            alone.push(c.source.slot);
                        }
                        SelfRef::Only => new_reach = new_reach.union(zones_of_filter(filter)).with(zone),
                        _ => new_reach = new_reach.union(zones_of_filter(filter)),
                    }
                }
                ChangeSource::Effect(e) => {
                    let e = &self.state.ongoing_effects[e as usize];
                    match e.target {
                        Some(target) => new_reach = new_reach.with(self.state.object(target.slot).zone),
                        None => match described_by_effect(pool, e) {
                            What::All(filter) => new_reach = new_reach.union(zones_of_filter(filter)),
                            _ => unreachable!("only what is described is open"),
                        },
                    }
                }
            }
        }
        if let Some((zone, _)) = B::BEING_PLAYED_ZONE {
            // Effects on cards out of play may go on applying to them while they are played.
            let out_of_play = |zone: Zone| B::ZONES.get(zone.index()).is_some_and(|spec| !spec.in_play);
            if new_reach.iter().any(out_of_play) {
                new_reach = new_reach.with(zone);
            }
        }
        if const { crate::state::face_up_top::any_zone_has_one(B::ZONES) } {
            new_reach = crate::state::face_up_top::with_face_up_tops(B::ZONES, new_reach);
        }
        if self.state.derived.counters_change_numbers {
            let in_play = B::ZONES.iter().enumerate().filter(|(_, spec)| spec.in_play);
            new_reach = in_play.fold(new_reach, |reach, (z, _)| reach.with(Zone(z as u8)));
        }
        reach = reach.union(new_reach);
        self.state.derived.changeable_zones = new_reach;
        for (z, spec) in B::ZONES.iter().enumerate() {
            if !reach.has(Zone(z as u8)) {
                continue;
            }
            for side in Seat::BOTH {
                for i in 0..self.state.cards(Zone(z as u8), side).len() {
                    let slot = self.state.cards(Zone(z as u8), side)[i];
                    self.reset_object_to_printed(slot, spec.in_play);
                }
            }
        }
        for &slot in &alone {
            if !reach.has(self.state.object(slot).zone) {
                self.reset_object_to_printed(slot, false);
            }
        }
        self.scratch.only_self_changed = alone;
    }

    /// Resets an object to its printed characteristics.
    fn reset_object_to_printed(&mut self, slot: Slot, in_play: bool) {
        let object = self.state.object(slot);
        let card = self.pool.card(object.card);
        let controller = object.controller;
        let blank = in_play && !object.face_up && crate::book::audit::holds(B::rule(ZonePoint::FaceDownIsBlank));
        let mut characteristics = if blank { B::face_down(object.zone) } else { card.characteristics };
        B::apply_x(self.scratch, card, object, &mut characteristics);
        let from_nothing = !crate::book::audit::holds(B::rule(ContinuousPoint::StartFromPrinted));
        let numbers = if from_nothing { [0; NUMBERS] } else { characteristics.numbers };
        self.state.derived.characteristics[slot.index()] = Characteristics { controller, numbers, ..characteristics };
    }

    /// Cites the rules on continuous effects that matter for these contributions.
    fn trace_layers(&mut self, todo: &[Contribution]) {
        if todo.iter().any(|c| matches!(c.change_source, ChangeSource::Static { .. })) {
            self.cite_all(&[
                B::rule(ContinuousPoint::StaticAbilitiesApply),
                B::rule(ContinuousPoint::DoNotUseTheStack),
            ]);
        }
        for c in todo {
            if let ChangeSource::Static { ability, .. } = c.change_source {
                self.cite_all(B::works_here_rules(self.pool.ability(ability)));
            }
        }
        if todo.iter().any(|c| matches!(c.change_source, ChangeSource::Effect(_))) {
            self.at(ContinuousPoint::LastAsStated);
        }
        if todo.iter().any(|c| self.changes_number(c)) {
            self.at(ContinuousPoint::StartFromPrinted);
        }
        let clash = |(a, b): (&Contribution, &Contribution)| {
            let change = |c: &Contribution| change_at(self.pool, self.state, c.change_source);
            let (x, y) = (change(a), change(b));
            let alike = a.layer == b.layer && a.after_own == b.after_own && a.since != b.since;
            alike && is_order_relevant::<B>(self.pool, x, y)
        };
        if (1..todo.len()).any(|i| todo[..i].iter().any(|a| clash((a, &todo[i])))) {
            self.at(ContinuousPoint::TimestampOrder);
        }
        if todo.first().map(|c| c.layer) != todo.last().map(|c| c.layer) {
            self.at(ContinuousPoint::InLayers);
        }
        if todo.len() > 1 {
            for c in todo {
                self.cite(B::layer_rule(change_at(self.pool, self.state, c.change_source)));
            }
        }
        if todo.iter().any(|c| self.is_spread(c)) {
            self.at(ContinuousPoint::SplitAcrossLayers);
        }
        let counters = B::COUNTERS_LAYER.filter(|_| self.state.derived.counters_change_numbers);
        if counters.is_some() && todo.iter().any(|c| self.changes_number(c)) {
            self.at(ContinuousPoint::CountersHaveALayer);
        }
        if todo.windows(2).any(|pair| pair[0].layer == pair[1].layer && pair[0].after_own != pair[1].after_own)
            || todo.iter().any(|c| counters == Some(c.layer))
        {
            self.at(ContinuousPoint::OwnSourceFirst);
        }
        for c in todo {
            if let Change::Set(number, _) = change_at(self.pool, self.state, c.change_source) {
                let adds = |c: &Contribution| matches!(change_at(self.pool, self.state, c.change_source), Change::Add(n, _) | Change::Multiply(n, _) if n == number);
                if todo.iter().any(adds) {
                    self.cite(B::set_number_rule(self.pool.ability(ability_of(self.state, c.change_source))));
                }
            }
        }
    }

    /// Returns true if a change is one of several that an effect makes in different layers.
    fn is_spread(&self, c: &Contribution) -> bool {
        let changes = match c.change_source {
            ChangeSource::Static { ability, static_effect: a, .. } => {
                &static_effect_of(self.pool, ability, a).changes[..]
            }
            ChangeSource::Effect(e) => {
                let e = &self.state.ongoing_effects[e as usize];
                op_of_effect(self.pool, e.ability, e.part, e.op).1
            }
        };
        changes.iter().any(|change| B::layer(change) != B::layer(&changes[0]))
    }

    fn changes_number(&self, c: &Contribution) -> bool {
        aspects_written(change_at(self.pool, self.state, c.change_source)) & aspect::NUMBERS != 0
    }

    /// Recomputes all characteristics without the changes of one ability, and updates nothing else.
    fn compute_without(&mut self, left_out: Option<(ObjectRef, AbilityId)>) {
        self.collect_contributions();
        self.reset_to_printed();
        self.apply_all(left_out);
    }

    fn apply_all(&mut self, left_out: Option<(ObjectRef, AbilityId)>) {
        let mut todo = std::mem::take(&mut self.scratch.contributions);
        self.state.derived.prohibitions.clear();
        self.state.derived.number_stand_ins.clear();
        self.state.derived.forbidden_verbs = Verbs::EMPTY;
        self.state.derived.allowed = Verbs::EMPTY;
        self.state.derived.required_verbs = Verbs::EMPTY;
        self.state.derived.has_granted_abilities = false;
        self.state.derived.granted_zones = Zones::EMPTY;
        let turn = self.state.turn.player;
        todo.sort_by_key(|c| c.rank::<B>(turn));
        self.order_lower_limits(&mut todo);
        if self.scratch.trace.is_kept() {
            self.trace_layers(&todo);
        }
        let mut at = 0;
        let mut rounds = !B::ROUNDING.is_empty();
        let mut counters = B::COUNTERS_LAYER.filter(|_| self.state.derived.counters_change_numbers);
        if counters.is_some() && !crate::book::audit::holds(B::rule(ContinuousPoint::CountersHaveALayer)) {
            self.apply_counters();
            counters = None;
        }
        while at < todo.len() {
            // Changes in later layers read the final numbers, so rounding comes first.
            if rounds && B::COUNTERS_LAYER.is_some_and(|layer| layer < todo[at].layer) {
                if counters.take().is_some() {
                    self.apply_counters();
                }
                self.round_numbers();
                rounds = false;
            }
            // Counters apply after the abilities of their layer that change their own source.
            if counters.is_some_and(|layer| (layer, false) < (todo[at].layer, todo[at].after_own))
                && crate::book::audit::holds(B::rule(ContinuousPoint::OwnSourceFirst))
            {
                self.apply_counters();
                counters = None;
            }
            let key = (todo[at].layer, todo[at].after_own);
            let len = todo[at..].iter().take_while(|c| (c.layer, c.after_own) == key).count();
            if len > 1 && self.may_depend(&todo[at..at + len]) {
                self.bring_independent_first(&mut todo[at..at + len]);
            }
            let c = todo[at];
            at += 1;
            if left_out.is_some_and(|left_out| left_out == (c.source, ability_of(self.state, c.change_source))) {
                continue;
            }
            if let Some(granted) = self.apply(&c) {
                let mark = todo.len();
                let works = self.pool.ability(granted).works_in;
                for slot in self.scratch.slots.iter().copied() {
                    let object = self.state.object(slot);
                    if works.has(object.zone) {
                        // The card's timestamp, or, where a rule says so, that of the grant, if it is later.
                        let dates = self.has(ContinuousPoint::TimestampOfGranted);
                        let since = if dates { c.since.max(object.since) } else { object.since };
                        let (source, you) = (self.state.object_ref(slot), self.player_of(slot));
                        add_contributions::<B>(self.pool, &mut todo, granted, source, you, since, true);
                    }
                }
                if todo.len() > mark {
                    todo[at..].sort_by_key(|c| c.rank::<B>(turn));
                    self.order_lower_limits(&mut todo[at..]);
                }
            }
            if B::LOSING_TEXT_LOSES_GRANTED
                && matches!(change_at(self.pool, self.state, c.change_source), Change::LoseAbilities)
            {
                let taken = |c: &Contribution| match c.change_source {
                    ChangeSource::Static { granted, .. } => granted && self.scratch.slots.contains(&c.source.slot),
                    ChangeSource::Effect(_) => false,
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
            self.round_numbers();
        }
        self.scratch.contributions = todo;
    }

    /// Notes whether a counter in play changes a number of the object it is on.
    fn find_counters_changing_numbers(&mut self) {
        let pool = self.pool;
        let heavy =
            |object: &Object| object.counters.iter().any(|(counter, _)| B::counter_effect(pool, counter).is_some());
        let in_play = |object: &Object| B::ZONES[object.zone.index()].in_play;
        self.state.derived.counters_change_numbers = B::COUNTERS_LAYER.is_some()
            && self.state.objects.iter().any(|object| !object.counters.is_empty() && in_play(object) && heavy(object));
    }

    /// Applies the counters that change numbers.
    fn apply_counters(&mut self) {
        for at in 0..self.state.objects.len() {
            let object = self.state.objects[at];
            if object.counters.is_empty() || !B::ZONES[object.zone.index()].in_play {
                continue;
            }
            for (counter, n) in object.counters.iter() {
                if let Some((number, each)) = B::counter_effect(self.pool, counter) {
                    let slot = Slot(at as u16);
                    let number = self.number_standing_in(slot, number);
                    let now = &mut self.state.derived.characteristics[at].numbers[number.index()];
                    *now = change_unless_infinite::<B>(self.scratch, *now, |now| plus(now, each * i32::from(n)));
                    self.copy_stand_in_numbers(slot);
                }
            }
        }
    }

    /// Rounds numbers up to a multiple, as the book demands, when everything has been applied.
    fn round_numbers(&mut self) {
        for zone in self.state.derived.changeable_zones.iter().take(B::ZONES.len()) {
            for side in Seat::BOTH {
                for i in 0..self.state.cards(zone, side).len() {
                    let slot = self.state.cards(zone, side)[i];
                    for &(number, step, rules) in B::ROUNDING {
                        let now = self.state.characteristics(slot).number(number);
                        let rounded = rounded_up(now, step);
                        if rounded != now && self.cite_all(rules) {
                            self.state.derived.characteristics[slot.index()].numbers[number.index()] = rounded;
                            self.copy_stand_in_numbers(slot);
                        }
                    }
                }
            }
        }
    }

    /// The number that stands in for this one of the object; the number itself, if none does.
    fn number_standing_in(&self, slot: Slot, number: Number) -> Number {
        let stand_in = self.state.derived.number_stand_ins.iter().find(|(s, from, _)| *s == slot && *from == number);
        stand_in.map_or(number, |&(_, _, to)| to)
    }

    /// Copies each stand-in over the number that it stands in for.
    fn copy_stand_in_numbers(&mut self, slot: Slot) {
        for i in 0..self.state.derived.number_stand_ins.len() {
            let (s, from, to) = self.state.derived.number_stand_ins[i];
            if s == slot {
                let characteristics = &mut self.state.derived.characteristics[slot.index()];
                characteristics.numbers[from.index()] = characteristics.numbers[to.index()];
            }
        }
    }
}
