//! Which events fit a trigger: its pattern, who and what takes part, and how they are described.

use crate::book::RuleBook;
use crate::book::point::ControlPoint;
use crate::card::ability::{EventPattern, Trigger};
use crate::card::characteristics::Characteristics;
use crate::card::filter::{Filter, SelfRef, Whose};
use crate::engine::context::Cx;
use crate::event::{Cause, Event, Happening};
use crate::ids::*;
use crate::state::object::{Object, ObjectRef, Slot};
use crate::state::query::Scope;
use crate::trigger::detect::Occurrence;

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if an event of an object from zone `from` is one that a trigger or replacement waits for.
    pub(crate) fn event_matches(&self, on: &EventPattern, event: &Event, from: Zone) -> bool {
        match (on, &event.happening) {
            (EventPattern::Move { from: sources, to: goals, verb }, Happening::Move { to, .. }) => {
                let within = |zones: &Zones, zone: Zone| zones.has(zone) || self.read().is_face_up_top(*zones, zone);
                let there = match self.turns_over(from, *to) {
                    Some(up) => up && goals.has(*to),
                    // Ceasing to exist is not a move to a zone.
                    None => goals.is_empty() && B::TOKENS.is_none_or(|t| t.nowhere != *to) || within(goals, *to),
                };
                there
                    && (sources.is_empty() || within(sources, from))
                    && verb.is_none_or(|v| v == event.verb || !self.cite(B::verb_rules(v).only))
            }
            // A change of control is no entering, though the card comes to another player.
            (EventPattern::Move { from: sources, to: goals, verb: None }, Happening::Control { .. }) => {
                sources.is_empty() && goals.has(from) && !self.at(ControlPoint::GainingIsNotEntering)
            }
            (EventPattern::Turn(way), Happening::Turn { to, .. }) => way == to,
            (EventPattern::Damage, Happening::Damage { .. }) => true,
            (EventPattern::DamageNamed(verb), Happening::Damage { .. }) => *verb == event.verb,
            (EventPattern::Counters { counter, last }, Happening::CardCounter { slot, counter: c, amount }) => {
                counter == c
                    && if *last {
                        *amount < 0 && self.state.object(*slot).counters.count_of(*counter) == 0
                    } else {
                        *amount > 0
                    }
            }
            (EventPattern::Deed(verb), Happening::Deed { .. }) => *verb == event.verb,
            (EventPattern::Any(all), _) => all.iter().any(|on| self.event_matches(on, event, from)),
            _ => false,
        }
    }

    pub(crate) fn next_life(&self, object: ObjectRef, event: &Event) -> ObjectRef {
        if self.stays_same_object(&event.happening) {
            object
        } else {
            ObjectRef { life: object.life.wrapping_add(1), ..object }
        }
    }

    /// The subject and the counterpart of an event.
    pub(super) fn parties(&self, event: &Event) -> (Option<ObjectRef>, Option<ObjectRef>) {
        match event.happening {
            Happening::Deed { subject, counterpart, .. } => {
                let refer = |slot: Slot| (slot != Slot::NONE).then(|| self.state.object_ref(slot));
                (refer(subject), refer(counterpart))
            }
            _ => (event.happening.slot().map(|slot| self.state.object_ref(slot)), event.cause.source),
        }
    }

    /// Returns true if the objects of an event fit the filters of a trigger.
    pub(crate) fn fits_event(&self, trigger: &Trigger, scope: &Scope, occurrence: &Occurrence) -> bool {
        let event = &occurrence.event;
        let (subject, counterpart) = self.parties(event);
        let fits = |filter: &Filter, object: Option<ObjectRef>| match object {
            Some(object) => self.read().fits_ref(scope, filter, object),
            None => *filter == Filter::any(),
        };
        let right_one = match event.happening {
            // A player's deed without an object matches by the player only, never by characteristics.
            Happening::Deed { subject: Slot::NONE, .. } if trigger.subject.asks_about_front() => false,
            Happening::Deed { subject: Slot::NONE, seat, .. } => match trigger.subject.whose {
                Whose::Anyones => true,
                Whose::Yours => seat == scope.you,
                Whose::Opponents => seat != scope.you,
            },
            _ if self.scratch.trace.is_kept() && self.is_one_sided(&trigger.subject, occurrence) => {
                event.happening.slot().is_some_and(|slot| {
                    let object = self.state.object(slot);
                    let printed = Characteristics {
                        controller: object.controller,
                        ..self.pool.card(object.card).characteristics
                    };
                    self.read().fits_as(scope, &trigger.subject, slot, &printed, object)
                })
            }
            _ => match (occurrence.left_player, subject) {
                (Some(player), Some(object)) if self.is_of_player_left(&trigger.on, event) => {
                    let status = Object { controller: player, ..*self.state.object(object.slot) };
                    let now = Characteristics { controller: player, ..*self.state.characteristics(object.slot) };
                    self.read().fits_as(scope, &trigger.subject, object.slot, &now, &status)
                }
                _ => fits(&trigger.subject, subject),
            },
        };
        right_one
            && trigger.counterpart.as_ref().is_none_or(|f| {
                let partner = || self.any_partner(event, |object| self.read().fits_ref(scope, f, object));
                let renewed = f.this == SelfRef::Only && counterpart.is_some_and(|c| c.life != scope.source.life);
                let done = match counterpart {
                    Some(object) => self.is_done_by(scope, f, event, object),
                    None => *f == Filter::any(),
                };
                let caused = !renewed && done && B::source_counts(self, event);
                let also = |cause: &Cause| {
                    let source = cause.source.filter(|source| f.this != SelfRef::Only || *source == scope.source);
                    self.fits_cause(f, cause) && source.is_some() && fits(f, source)
                };
                self.fits_cause(f, &event.cause) && (caused || partner())
                    || B::other_causes(self, event, &trigger.on).iter().any(also)
            })
    }

    /// Returns true if a trigger describes the moving object by whose zone it left, not by whose it goes to.
    fn is_of_player_left(&self, on: &EventPattern, event: &Event) -> bool {
        matches!(event.happening, Happening::Move { to, .. } if !B::ZONES[to.index()].in_play) && names_zone_left(on)
    }

    /// Returns true if an object that acted as one with the event's source fits.
    pub(crate) fn any_partner(&self, event: &Event, fits: impl Fn(ObjectRef) -> bool) -> bool {
        let mut any = false;
        B::co_sources(self, event, &mut |object| any |= fits(object));
        any
    }

    /// Returns true if an audit has switched off the rule on which side of a move a card is described: it counts as
    /// printed.
    fn is_one_sided(&self, filter: &Filter, occurrence: &Occurrence) -> bool {
        let Happening::Move { to, .. } = occurrence.event.happening else { return false };
        occurrence.left_zone != to
            && filter.asks_about_front()
            && !self.cite_all(B::side_rules(occurrence.left_zone, to))
    }
}

/// Returns true if a trigger on a move names the zone that is left, or neither zone.
fn names_zone_left(on: &EventPattern) -> bool {
    match on {
        EventPattern::Move { from, to, .. } => !from.is_empty() || to.is_empty(),
        EventPattern::Any(all) => all.iter().all(names_zone_left),
        _ => false,
    }
}
