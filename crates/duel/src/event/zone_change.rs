//! Zone changes: where a card arrives, on whose side, and as which object.

use crate::book::RuleBook;
use crate::book::point::{ContinuousPoint, ZonePoint};
use crate::card::ability::{End, Op};
use crate::card::amount::What;
use crate::card::characteristics::{Characteristics, Orientation};
use crate::engine::context::Cx;
use crate::event::{Cause, Event, Happening};
use crate::ids::*;
use crate::resolve::op_underway;
use crate::state::object::{Counters, FormerHost, LastKnown, ObjectRef, Slot};
use crate::state::query::Scope;
use crate::state::stack_item::{FIRST_PICK_GROUP, OwnObject, StackItem};
use crate::state::zone::Visibility;

impl<B: RuleBook> Cx<'_, B> {
    /// A move of a card to its owner's zone, with the usual defaults.
    pub fn move_to(&self, slot: Slot, to: Zone) -> Happening {
        let side = self.state.object(slot).owner;
        Happening::Move { slot, to, side, end: End::Top, place: 0, turned: Orientation::Upright, face_up: true }
    }

    /// The same; in play, or in a zone that holds cards of both players, to the side of the player who takes it.
    pub fn move_to_taker(&self, slot: Slot, to: Zone, taker: Seat) -> Happening {
        let mut act = self.move_to(slot, to);
        let spec = &B::ZONES[to.index()];
        if let (Happening::Move { side, .. }, true) = (&mut act, spec.mixed || spec.in_play) {
            *side = taker;
        }
        act
    }

    /// A move by this verb: face down, if the verb lays cards face down.
    pub(crate) fn face_down_if_laid(act: Happening, verb: Verb) -> Happening {
        match act {
            Happening::Move { slot, to, side, end, place, turned, .. } if B::LAY_FACE_DOWN == Some(verb) => {
                Happening::Move { slot, to, side, end, place, turned, face_up: false }
            }
            act => act,
        }
    }

    /// A move of a card to a place under a player's control, with its usual orientation. Within a realm it stays the
    /// same object, and face up or down as it is.
    pub fn move_to_place(&self, slot: Slot, to: Zone, side: Seat, place: u8) -> Happening {
        let object = self.state.object(slot);
        let (before, after) = (&B::ZONES[object.zone.index()], &B::ZONES[to.index()]);
        let same = before.realm.is_some() && before.realm == after.realm;
        let turned =
            if same { B::orientation_within_realm(self, slot, to) } else { B::orientation_on_arrival(self, slot, to) };
        Happening::Move { slot, to, side, end: End::Top, place, turned, face_up: !same || object.face_up }
    }

    /// A move of a card by an effect to a player's zone: with the orientation the effect demands, and face down if the
    /// verb lays cards face down.
    pub(crate) fn move_by_text(
        &self,
        slot: Slot,
        (to, side, end): (Zone, Seat, End),
        turned: Option<Orientation>,
        verb: Verb,
    ) -> Happening {
        let object = self.state.object(slot);
        let (before, after) = (&B::ZONES[object.zone.index()], &B::ZONES[to.index()]);
        let same = before.realm.is_some() && before.realm == after.realm;
        let turned = match turned {
            Some(way) => B::orientation_as_told(self, slot, to, way),
            None if same => B::orientation_within_realm(self, slot, to),
            None => B::orientation_on_arrival(self, slot, to),
        };
        let face_up = B::LAY_FACE_DOWN != Some(verb) && (!same || object.face_up);
        Happening::Move { slot, to, side, end, place: 0, turned, face_up }
    }

    /// Sets the X of the card being played, which then counts in its characteristics.
    pub(crate) fn note_x(&mut self, item: &StackItem, x: i32) {
        let counts =
            || B::X_COUNTS_IN_NUMBERS && self.price_with_extras(item, self.price_of(item), &self.extras_of(item)).x;
        let Some(slot) = item.card.filter(|_| B::price_is_x(self, item) || counts()) else { return };
        self.state.objects[slot.index()].x = x.clamp(0, u8::MAX.into()) as u8;
        let object = self.state.object(slot);
        let mut characteristics = *self.state.characteristics(slot);
        B::apply_x(self.scratch, self.pool.card(object.card), object, &mut characteristics);
        let derived = &mut self.state.derived;
        derived.dirty |= derived.characteristics[slot.index()] != characteristics;
        derived.characteristics[slot.index()] = characteristics;
    }

    /// Proposes to shuffle a zone, with a deed that triggers can notice if the book has a verb for it.
    pub fn propose_shuffle(&mut self, zone: Zone, side: Seat, cause: Cause) {
        self.propose(Happening::Shuffle { zone, side }, B::SHUFFLE.unwrap_or(B::CHOOSE), cause);
        if let Some(verb) = B::SHUFFLE.filter(|_| B::counts_as_shuffled(self, self.state.cards(zone, side).len())) {
            self.deed(verb, side, Slot::NONE, Slot::NONE, cause);
        }
    }

    /// Returns true if a moving card stays the same object: within a realm, unless it is turned face down and the book
    /// makes that a new object.
    pub(crate) fn stays_same_object(&self, act: &Happening) -> bool {
        let Happening::Move { slot, to, face_up, .. } = *act else { return true };
        let object = self.state.object(slot);
        let (before, after) = (&B::ZONES[object.zone.index()], &B::ZONES[to.index()]);
        before.realm.is_some()
            && before.realm == after.realm
            && (B::IDENTITY_SURVIVES_TURNING_DOWN || face_up >= object.face_up)
    }

    /// The player whose zone a card goes to by default: its owner, whoever controls it.
    fn home_of(&self, slot: Slot) -> Seat {
        let object = self.state.object(slot);
        let spec = &B::ZONES[object.zone.index()];
        let keeper = if spec.in_play { self.state.characteristics(slot).controller } else { object.side };
        let abroad = keeper != object.owner && (spec.in_play || !spec.shared);
        if abroad && !self.cite_all(&[B::rule(ZonePoint::GoesToOwner), B::rule(ZonePoint::GoesToOwnersOfEach)]) {
            keeper
        } else {
            object.owner
        }
    }

    /// Nobody but the seats in `mask` knows the cards of a zone any longer.
    pub(super) fn forget_known_cards(&mut self, zone: Zone, side: Seat, mask: u8) {
        for i in 0..self.state.cards(zone, side).len() {
            let slot = self.state.cards(zone, side)[i];
            self.state.objects[slot.index()].known_by &= mask;
        }
    }

    /// Lets the resolving ability follow an object that it moved itself, unless it moved all objects of a description:
    /// what it chose, its own source and the objects of its event.
    fn follow_own_moves(&mut self, object: ObjectRef, event: &Event) {
        let Some(item) = self.state.resolving.last() else { return };
        let source = self.replaced_source(item).unwrap_or(item.source);
        let by_text = event.cause.source == Some(source) && event.cause.ability == Some(item.ability);
        if !by_text {
            return;
        }
        let is_this = self.read().this(&Scope::of(item)) == object;
        let (is_subject, is_counterpart) =
            (item.current_subject() == Some(object), item.current_counterpart() == Some(object));
        let is_of_event = is_this || is_subject || is_counterpart;
        if !is_of_event && item.choices.iter().all(|choice| choice.current() != object) {
            return;
        }
        let moved = op_underway(self.pool, self.state).and_then(Op::affected_objects);
        let follows = |what: What| !matches!(moved, Some(What::All(filter)) if !filter.mentions(&what));
        let Some(item) = self.state.resolving.last_mut() else { return };
        for (is_it, what, own) in [
            (is_this, What::This, OwnObject::Source),
            (is_subject, What::Subject, OwnObject::Subject),
            (is_counterpart, What::Counterpart, OwnObject::Counterpart),
        ] {
            if is_it && follows(what) {
                item.own_moves.note(own);
            }
        }
        for choice in item.choices.iter_mut().filter(|choice| choice.current() == object) {
            let what = match choice.group.checked_sub(FIRST_PICK_GROUP) {
                Some(n) => What::Picked(n),
                None => What::Target(choice.group % 16),
            };
            if follows(what) {
                choice.note_move();
            }
        }
    }

    pub(super) fn apply_move(&mut self, event: &Event) {
        let Happening::Move { slot, to, side, end, place, turned, face_up } = event.happening else { return };
        let old = *self.state.object(slot);
        let (before, after) = (&B::ZONES[old.zone.index()], &B::ZONES[to.index()]);
        let side_there = match after.takes_others_cards || after.mixed && side != old.owner {
            true => side,
            false => self.home_of(slot),
        };
        let layout_side = if after.shared { Seat::FIRST } else { side_there };
        // Other players cannot tell which cards of a hidden hand went there face down.
        if before.visibility == Visibility::Own
            && (after.visibility != Visibility::Public || after.has_face_down_rules() && !face_up)
        {
            self.forget_known_cards(old.zone, old.side, 1 << old.side.0);
        }
        let within = self.stays_same_object(&event.happening);
        let same =
            if within { self.at(ZonePoint::SameObjectWithinRealm) } else { !self.at(ZonePoint::NewObjectOnZoneChange) };
        // A card that both players know in a hidden zone, such as one whose ability is used from there, is remembered,
        // too.
        if !same && (before.visibility == Visibility::Public || old.known_by == 3) {
            let left = self.host_when_it_left(slot);
            let (object, host) = (self.state.object_ref(slot), FormerHost(self.host_of(slot).or(left)));
            let gone = LastKnown { object, characteristics: *self.state.characteristics(slot), status: old, host };
            self.state.last_known.push(gone);
        }
        if !same {
            self.follow_own_moves(self.state.object_ref(slot), event);
            self.drop_item_of(slot);
        }
        self.state.layout.shift(slot, (old.zone, old.side), (to, layout_side), end);
        let sheds = old.counters.is_empty() || self.at(ZonePoint::CountersLostOnZoneChange);
        let (clock, moment) = (self.state.clock, self.scratch.batch_began_at);
        let card = self.pool.card(old.card);
        let came = if self.scratch.arrivals_ordered { clock } else { moment };
        let since = if card.static_zones.has(to) && !self.at(ContinuousPoint::TimestampOfCard) { 0 } else { came };
        let controller = match after.in_play && (!same || B::SIDE_DECIDES_CONTROL) {
            true => B::controller_on_arrival(self, slot, to, side_there),
            false if same => old.controller,
            false => side_there,
        };
        let object = &mut self.state.objects[slot.index()];
        object.zone = to;
        object.side = layout_side;
        object.place = place;
        object.entered_at = moment;
        if !after.passing {
            object.origin = to;
        } else if before.passing && !self.scratch.cite(B::rule(ZonePoint::PassingKeepsOrigin)) {
            object.origin = old.zone;
        }
        object.known_by |= match after.visibility {
            Visibility::Public
                if face_up && object.known_by != 3 && !self.scratch.cite(B::rule(ZonePoint::FaceUpInPublic)) =>
            {
                0
            }
            Visibility::Public if face_up || !self.scratch.cite(B::rule(ZonePoint::FaceDownIsUnknown)) => 3,
            Visibility::Public => after.seats_that_may_peek(side_there),
            Visibility::Own => 1 << side_there.0,
            Visibility::Nobody => 0,
        };
        if same {
            object.orientation = turned;
            // A card that leaves the zone of attached cards lies under nothing, unless it is attached anew.
            if to != old.zone && object.attached_to.take().is_some() {
                self.state.attachments -= 1;
                self.state.derived.dirty = true;
            }
            if B::IDENTITY_SURVIVES_TURNING_DOWN {
                object.face_up = face_up;
            }
            if B::SIDE_DECIDES_CONTROL {
                (object.controller, object.acting_controller) = (controller, controller);
            }
        } else {
            object.life = object.life.wrapping_add(1);
            object.controller = controller;
            object.acting_controller = controller;
            object.orientation = turned;
            object.face_up = face_up;
            let arrives = before.passing && after.in_play;
            object.marks.0 &= if arrives { B::MARKS_KEPT_ON_ARRIVAL.0 } else { 0 };
            object.damage = 0;
            (object.damaged_by, object.damage_rule) = (None, Rule::UNNUMBERED);
            if !after.in_play {
                (object.paid_extras, object.x, object.paid_in) = (0, 0, Colours::EMPTY);
            }
            if sheds {
                object.counters = Counters::default();
            }
            self.state.attachments -= u16::from(object.attached_to.take().is_some());
            object.since = since;
            if after.visibility == Visibility::Public {
                object.handle = self.state.next_handle;
                self.state.next_handle = self.state.next_handle.wrapping_add(1);
            }
        }
        if B::SIDE_DECIDES_CONTROL && same && !self.state.ongoing_effects.is_empty() {
            self.end_earlier_control(ObjectRef { slot, life: old.life });
        }
        let object = &mut self.state.objects[slot.index()];
        let carried = B::BEING_PLAYED_ZONE.is_some_and(|(zone, rule)| zone == to && self.scratch.cite(rule));
        if (after.passing || carried) && !same {
            // Effects on the card go on applying while it is on its way.
            let (was, is) = (ObjectRef { slot, life: old.life }, ObjectRef { slot, life: object.life });
            self.state.ongoing_effects.iter_mut().filter(|e| e.target == Some(was)).for_each(|e| e.target = Some(is));
        }
        let blank = after.in_play && !object.face_up && self.scratch.cite(B::rule(ZonePoint::FaceDownIsBlank));
        let controller = object.controller;
        let printed = if blank { B::face_down(to) } else { card.characteristics };
        // A static ability ends when its card leaves the zones in which it works, or moves to where it does something
        // else.
        let ends = card.static_zones.has(old.zone) && (!card.static_zones.has(to) || same && place != old.place);
        let changes = !ends || self.at(ContinuousPoint::StaticLastsWhileThere);
        let d = &mut self.state.derived;
        let known_to_effects = d.changeable_zones.union(d.counted_zones);
        let applies = card.static_zones.has(to) || card.static_zones.has(old.zone);
        d.characteristics[slot.index()] = Characteristics { controller, ..printed };
        d.dirty |= blank || changes && (applies || known_to_effects.has(to) || known_to_effects.has(old.zone));
        if d.dirty && (applies || blank) {
            d.listeners_valid = false;
        } else if card.active_zones.has(to) || card.active_zones.has(old.zone) {
            d.update_listeners(self.pool, &self.state.delayed_abilities, slot, card, if blank { old.zone } else { to });
        }
        if card.usable_zones.has(to) != card.usable_zones.has(old.zone) || blank || !old.face_up {
            d.track_usable(slot, card.usable_zones.has(to) && !blank);
        }
        if const { B::TOKENS.is_some() } && card.token {
            self.note_vanishing_token(slot, old.zone, to);
        }
        self.state.deed_counts.add(side_there, event.verb);
        self.state.derived.dirty |= self.state.derived.watches_deeds;
    }
}
