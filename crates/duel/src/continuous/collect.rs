//! Collecting the contributions: the changes of static abilities and ongoing effects, each with its source and
//! timestamp.

use crate::book::RuleBook;
use crate::book::point::ContinuousPoint;
use crate::card::ability::{Ability, Change, Form, Op, StaticEffect};
use crate::card::amount::What;
use crate::card::filter::{Filter, SelfRef};
use crate::card::pool::CardPool;
use crate::engine::context::Cx;
use crate::ids::*;
use crate::state::State;
use crate::state::object::ObjectRef;
use crate::state::ongoing_effect::OngoingEffect;

/// The static ability or the ongoing effect that makes a change.
#[derive(Clone, Copy, Debug)]
pub(super) enum ChangeSource {
    Static { ability: AbilityId, static_effect: u8, change: u8, granted: bool },
    Effect(u16),
}

/// The place in an ability where a change is written; it outlasts the effect that makes the change.
#[derive(Clone, Copy, Debug)]
pub(super) enum ChangeLocation {
    Static { ability: AbilityId, static_effect: u8, change: u8 },
    Resolved { ability: AbilityId, part: u8, op: u8, change: u8 },
}

/// One change to apply.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contribution {
    pub(super) layer: u8,
    pub(super) after_own: bool,
    pub(super) since: u32,
    pub(super) source: ObjectRef,
    pub(super) you: Seat,
    pub(super) change_source: ChangeSource,
}

impl Contribution {
    /// The order in which contributions apply, as far as none depends on another. The order of simultaneous arrivals
    /// was asked for as they came; where it was not, the turn player's come first.
    pub(super) fn rank<B: RuleBook>(&self, turn: Seat) -> (u8, bool, u32, bool) {
        let since =
            if crate::book::audit::holds(B::rule(ContinuousPoint::TimestampOrder)) { self.since } else { !self.since };
        (self.layer, self.after_own, since, self.you != turn)
    }
}

pub(super) fn static_effect_of(pool: &CardPool, ability: AbilityId, index: u8) -> &StaticEffect {
    match &pool.ability(ability).form {
        Form::Static(affects) => &affects[index as usize],
        _ => unreachable!("only static abilities contribute"),
    }
}

/// The objects and the changes of the operation that began an effect.
pub(super) fn op_of_effect(pool: &CardPool, ability: AbilityId, part: u8, op: u8) -> (&What, &[Change]) {
    let body = pool.ability(ability).part(part).expect("an effect comes from a part of its ability");
    match &body.ops[op as usize] {
        Op::BeginEffect { what, changes, .. } => (what, changes),
        _ => unreachable!("an effect comes from an operation that begins one"),
    }
}

/// The objects that an effect applies to, as the ability describes them.
pub(crate) fn described_by_effect<'p>(pool: &'p CardPool, e: &OngoingEffect) -> &'p What {
    op_of_effect(pool, e.ability, e.part, e.op).0
}

pub(super) fn change_location(state: &State, part: ChangeSource) -> ChangeLocation {
    match part {
        ChangeSource::Static { ability, static_effect: affect, change, .. } => {
            ChangeLocation::Static { ability, static_effect: affect, change }
        }
        ChangeSource::Effect(e) => {
            let &OngoingEffect { ability, part, op, change, .. } = &state.ongoing_effects[e as usize];
            ChangeLocation::Resolved { ability, part, op, change }
        }
    }
}

pub(super) fn change_at_location(pool: &CardPool, written: ChangeLocation) -> &Change {
    match written {
        ChangeLocation::Static { ability, static_effect: a, change } => {
            &static_effect_of(pool, ability, a).changes[change as usize]
        }
        ChangeLocation::Resolved { ability, part, op, change } => {
            &op_of_effect(pool, ability, part, op).1[change as usize]
        }
    }
}

/// The description of the objects that a change applies to, if it describes other objects than its source.
pub(super) fn described_at_location(pool: &CardPool, written: ChangeLocation) -> Option<&Filter> {
    let filter = match written {
        ChangeLocation::Static { ability, static_effect: a, .. } => &static_effect_of(pool, ability, a).filter,
        ChangeLocation::Resolved { ability, part, op, .. } => match op_of_effect(pool, ability, part, op).0 {
            What::All(filter) => filter,
            _ => return None,
        },
    };
    (filter.this != SelfRef::Only).then_some(filter)
}

/// The change that an effect makes.
pub(crate) fn change_of<'p>(pool: &'p CardPool, e: &OngoingEffect) -> &'p Change {
    &op_of_effect(pool, e.ability, e.part, e.op).1[e.change as usize]
}

/// The first change of the operation that began an effect.
fn first_of<'p>(pool: &'p CardPool, e: &OngoingEffect) -> &'p Change {
    &op_of_effect(pool, e.ability, e.part, e.op).1[0]
}

pub(super) fn change_at<'p>(pool: &'p CardPool, state: &State, part: ChangeSource) -> &'p Change {
    change_at_location(pool, change_location(state, part))
}

impl<B: RuleBook> Cx<'_, B> {
    pub(super) fn collect_contributions(&mut self) {
        let pool = self.pool;
        let mut found = std::mem::take(&mut self.scratch.contributions);
        found.clear();
        for zone in self.state.derived.active_zones.iter().take(B::ZONES.len()) {
            for side in Seat::BOTH {
                for &slot in self.state.cards(zone, side) {
                    let object = self.state.object(slot);
                    let card = pool.card(object.card);
                    if !card.active_zones.has(zone) || (!object.face_up && B::ZONES[zone.index()].in_play) {
                        continue;
                    }
                    let spec = &B::ZONES[zone.index()];
                    let you = if spec.in_play { object.controller } else { object.keeper(spec) };
                    let source = ObjectRef { slot, life: object.life };
                    for &ability in &card.abilities {
                        let rules = || B::works_here_rules(pool.ability(ability)).iter();
                        if pool.ability(ability).works_in.has(zone)
                            && self.rests_on(|| rules().all(|&rule| crate::book::audit::holds(rule)))
                        {
                            add_contributions::<B>(pool, &mut found, ability, source, you, object.since, false);
                        }
                    }
                }
            }
        }
        let effects = if crate::book::audit::holds(B::rule(ContinuousPoint::LastAsStated)) {
            &self.state.ongoing_effects[..]
        } else {
            &[]
        };
        for (i, e) in effects.iter().enumerate() {
            if crate::state::ongoing_effect::is_named_word(pool, e) {
                continue;
            }
            let part = ChangeSource::Effect(i as u16);
            found.push(Contribution {
                layer: layer_of::<B>(change_at(pool, self.state, part), first_of(pool, e), pool.ability(e.ability)),
                after_own: applies_after_own::<B>(e.target == Some(e.source), pool.ability(e.ability)),
                since: e.since,
                source: e.source,
                you: e.controller,
                change_source: part,
            });
        }
        self.scratch.contributions = found;
    }
}

/// The ability that makes a change.
pub(super) fn ability_of(state: &State, part: ChangeSource) -> AbilityId {
    match part {
        ChangeSource::Static { ability, .. } => ability,
        ChangeSource::Effect(e) => state.ongoing_effects[e as usize].ability,
    }
}

/// The layer of a change; `first` is the first of those that the ability makes together with it.
fn layer_of<B: RuleBook>(change: &Change, first: &Change, ability: &Ability) -> u8 {
    let change = if crate::book::audit::holds(B::rule(ContinuousPoint::SplitAcrossLayers)) { change } else { first };
    match change {
        Change::Set(..) if !crate::book::audit::holds(B::set_number_rule(ability)) => u8::MAX,
        _ if crate::book::audit::holds(B::rule(ContinuousPoint::InLayers)) => B::layer(change),
        _ => 0,
    }
}

/// Returns true if a change applies after those that abilities make to their own source; `own` holds for one of the
/// latter.
fn applies_after_own<B: RuleBook>(own: bool, ability: &Ability) -> bool {
    !(B::applies_first(ability, own) && crate::book::audit::holds(B::rule(ContinuousPoint::OwnSourceFirst)))
}

pub(super) fn add_contributions<B: RuleBook>(
    pool: &CardPool,
    found: &mut Vec<Contribution>,
    id: AbilityId,
    source: ObjectRef,
    you: Seat,
    since: u32,
    granted: bool,
) {
    let Form::Static(affects) = &pool.ability(id).form else { return };
    if !(crate::book::audit::holds(B::rule(ContinuousPoint::StaticAbilitiesApply))
        && crate::book::audit::holds(B::rule(ContinuousPoint::DoNotUseTheStack)))
    {
        return;
    }
    for (a, affect) in affects.iter().enumerate() {
        for (c, change) in affect.changes.iter().enumerate() {
            found.push(Contribution {
                layer: layer_of::<B>(change, &affect.changes[0], pool.ability(id)),
                after_own: applies_after_own::<B>(affect.filter.this == SelfRef::Only, pool.ability(id)),
                since,
                source,
                you,
                change_source: ChangeSource::Static { ability: id, static_effect: a as u8, change: c as u8, granted },
            });
        }
    }
}
