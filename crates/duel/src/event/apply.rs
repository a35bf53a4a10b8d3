//! Applying an event: the change that each kind of happening makes to the state.

use crate::book::RuleBook;
use crate::book::point::{KnowledgePoint, ZonePoint};
use crate::card::ability::End;
use crate::card::number::plus;
use crate::continuous::dependency::WATCH_MARKS;
use crate::engine::context::Cx;
use crate::event::{Event, Happening, kind};
use crate::ids::*;
use crate::observe::log::Fate;
use crate::state::object::Slot;
use crate::state::zone::Visibility;

impl<B: RuleBook> Cx<'_, B> {
    /// Moves the cards attached to `host` to the side of its new controller, who controls them, too.
    fn move_followers_along(&mut self, host: Slot, seat: Seat) {
        for at in 0..self.state.objects.len() {
            let object = &mut self.state.objects[at];
            if object.attached_to != Some(host) || object.side == seat {
                continue;
            }
            let (zone, from) = (object.zone, std::mem::replace(&mut object.side, seat));
            (object.controller, object.acting_controller) = (seat, seat);
            self.state.derived.characteristics[at].controller = seat;
            self.state.layout.shift(Slot(at as u16), (zone, from), (zone, seat), End::Top);
        }
    }

    pub(super) fn apply_event(&mut self, event: &Event) {
        self.state.clock += 1;
        self.state.derived.processes_done &= !B::may_cause_rule_process(self, event);
        self.invalidate_actions_after(&event.happening);
        let mut from = None;
        let watches = self.state.derived.watched_event_kinds;
        match event.happening {
            Happening::Move { slot, .. } => {
                from = Some(self.state.object(slot).zone);
                self.apply_move(event);
            }
            Happening::Turn { slot, to } => {
                self.state.objects[slot.index()].orientation = to;
                self.state.derived.dirty |= watches & kind::TURN != 0;
            }
            Happening::Flip { slot, face_up } => {
                let object = &mut self.state.objects[slot.index()];
                object.face_up = face_up;
                let spec = &B::ZONES[object.zone.index()];
                let peekers = spec.seats_that_may_peek(object.side);
                if face_up {
                    object.known_by = 3;
                } else if peekers != 0 {
                    object.known_by = peekers;
                }
                if !face_up && spec.in_play {
                    self.scratch.cite(B::rule(ZonePoint::FaceDownIsBlank));
                }
                self.state.derived.dirty = true;
                self.state.derived.listeners_valid = false;
                self.state.derived.changeable_zones = Zones::ALL;
            }
            Happening::Mark { slot, mark, on } => {
                let object = &mut self.state.objects[slot.index()];
                object.marks = if on { object.marks.with(mark) } else { object.marks.without(mark) };
                self.state.derived.dirty |= watches & WATCH_MARKS != 0;
            }
            Happening::Damage { slot, amount } => {
                let object = &mut self.state.objects[slot.index()];
                object.damage = plus(object.damage, amount);
                (object.damaged_by, object.damage_rule) = (event.cause.source, event.cause.rule);
                if const { B::HARM_WATCHED.is_some() } {
                    self.blame_damage(self.state.object_ref(slot), event.cause.source, event.verb);
                }
                self.state.derived.dirty |= watches & kind::DAMAGE != 0;
            }
            Happening::Heal { slot } => {
                let object = &mut self.state.objects[slot.index()];
                object.damage = 0;
                (object.damaged_by, object.damage_rule) = (None, Rule::UNNUMBERED);
                self.state.derived.dirty |= watches & kind::DAMAGE != 0;
            }
            Happening::CardCounter { slot, counter, amount } => {
                let some = self.state.object(slot).counters.count_of(counter) > 0;
                if amount <= 0 || !some || self.at(ZonePoint::CountersOfANameAreAlike) {
                    self.state.objects[slot.index()].counters.change(counter, amount);
                }
                self.state.derived.dirty |=
                    watches & kind::COUNT != 0 || B::counter_effect(self.pool, counter).is_some();
            }
            Happening::PlayerCounter { seat, counter, amount } => {
                self.state.player_counters[seat.index()].change(counter, amount);
                self.state.derived.dirty |= watches & kind::COUNT != 0;
            }
            Happening::Currency { seat, colours, bonds, amount } => {
                self.state.floating_currency[seat.index()].add_units(colours, bonds, amount)
            }
            Happening::PlaceCounter { zone, place, counter, amount } => {
                self.state.change_place_counters(zone, place, counter, amount);
                self.state.derived.dirty |= watches & kind::COUNT != 0;
            }
            Happening::Attach { slot, to } => {
                let before = self.state.objects[slot.index()].attached_to.replace(to);
                self.state.attachments += u16::from(before.is_none());
                self.state.derived.dirty = true;
            }
            Happening::Reveal { slot, seats } => {
                self.state.objects[slot.index()].known_by |= seats;
                if B::REVEALED_IS_HIDDEN_AGAIN && seats == 3 && event.cause.ability.is_some() {
                    self.note_revealed(slot);
                }
            }
            Happening::Shuffle { zone, side } => {
                if self.at(KnowledgePoint::ShufflingIsRandom) {
                    let shown = B::REVEALED_IS_HIDDEN_AGAIN && self.keep_revealed_in_shuffle(zone, side);
                    let all = self.at(KnowledgePoint::ShufflingTakesAll);
                    let state = &mut *self.state;
                    let cards = state.layout.cards_mut(zone, side);
                    let under = cards.len().saturating_sub(usize::from(!all));
                    state.rng.shuffle(&mut cards[..under]);
                    if B::ZONES[zone.index()].visibility != Visibility::Public && !shown {
                        self.forget_known_cards(zone, side, 0);
                    }
                }
            }
            Happening::Deed { seat, .. } => {
                self.state.deed_counts.add(seat, event.verb);
                self.state.derived.dirty |= self.state.derived.watches_deeds;
            }
            Happening::Control { slot, seat } => {
                let moves = B::changes_sides_with_control(self, slot);
                let object = &mut self.state.objects[slot.index()];
                object.acting_controller = seat;
                object.marks.0 &= !B::MARKS_LOST_WITH_CONTROL.0;
                if moves && object.side != seat {
                    let zone = object.zone;
                    let from = std::mem::replace(&mut object.side, seat);
                    self.state.layout.shift(slot, (zone, from), (zone, seat), End::Top);
                    self.state.derived.dirty = true;
                    if self.state.attachments > 0 {
                        self.move_followers_along(slot, seat);
                    }
                }
                self.state.derived.dirty |= watches & WATCH_MARKS != 0;
            }
            Happening::Lose { seat } => {
                self.state.losing[seat.index()].get_or_insert(event.cause.rule);
            }
            Happening::Win { seat } => {
                self.state.winning[seat.index()].get_or_insert(event.cause.rule);
            }
        }
        self.record_in_log(event, Fate::Happened, from);
    }
}
