//! Moving: where a card arrives, whose it is there, and what it is then.

use crate::ability::{End, Op};
use crate::amount::What;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::{Act, Cause, Event};
use crate::item::{Item, PICKED};
use crate::object::{Beside, Counters, Ghost, Ref, Slot};
use crate::profile::{Orientation, Profile};
use crate::resolve::underway;
use crate::words::*;
use crate::zone::Sight;

impl<B: RuleBook> Cx<'_, B> {
    /// A move of a card to its owner's zone, as it usually arrives.
    pub fn move_to(&self, slot: Slot, to: Zone) -> Act {
        let side = self.s.object(slot).owner;
        Act::Move { slot, to, side, end: End::Top, place: 0, turned: Orientation::Upright, face_up: true }
    }

    /// A move of a card to a zone of the player's who takes it: the owner's, but where cards of others lie, that player's.
    pub fn move_to_taker(&self, slot: Slot, to: Zone, taker: Seat) -> Act {
        let mut act = self.move_to(slot, to);
        if let (Act::Move { side, .. }, true) = (&mut act, B::ZONES[to.index()].mixed) {
            *side = taker;
        }
        act
    }

    /// A move under this name: face down, if that is how cards are laid under it.
    pub(crate) fn laid(act: Act, verb: Verb) -> Act {
        match act {
            Act::Move { slot, to, side, end, place, turned, .. } if B::LAID == Some(verb) => {
                Act::Move { slot, to, side, end, place, turned, face_up: false }
            }
            act => act,
        }
    }

    /// A move of a card to a place, as it usually arrives there, under a player's control. Within a realm it is
    /// the same object and stays turned as it is.
    pub fn move_to_place(&self, slot: Slot, to: Zone, side: Seat, place: u8) -> Act {
        let object = self.s.object(slot);
        let (before, after) = (&B::ZONES[object.zone.index()], &B::ZONES[to.index()]);
        let same = before.realm.is_some() && before.realm == after.realm;
        let turned = if same { B::keeps(self, slot, to) } else { B::arrives(self, slot, to) };
        Act::Move { slot, to, side, end: End::Top, place, turned, face_up: !same || object.face_up }
    }

    /// A move of a card by a text to a zone of a player's, turned so if the text says so, and face down if it is called
    /// so.
    pub(crate) fn move_by_text(
        &self,
        slot: Slot,
        (to, side, end): (Zone, Seat, End),
        turned: Option<Orientation>,
        verb: Verb,
    ) -> Act {
        let object = self.s.object(slot);
        let (before, after) = (&B::ZONES[object.zone.index()], &B::ZONES[to.index()]);
        let same = before.realm.is_some() && before.realm == after.realm;
        let turned = match turned {
            Some(way) => B::turned(self, slot, to, way),
            None if same => B::keeps(self, slot, to),
            None => B::arrives(self, slot, to),
        };
        let face_up = B::LAID != Some(verb) && (!same || object.face_up);
        Act::Move { slot, to, side, end, place: 0, turned, face_up }
    }

    /// The card that is played is known by what X is from now on.
    pub(crate) fn figure(&mut self, item: &Item, x: i32) {
        let counts = || B::COUNTS_X && self.price_with(item, self.price_of(item), &self.extras_of(item)).x;
        let Some(slot) = item.card.filter(|_| B::is_x(self, item) || counts()) else { return };
        self.s.objects[slot.index()].x = x.clamp(0, u8::MAX.into()) as u8;
        let object = self.s.object(slot);
        let mut profile = *self.s.profile(slot);
        B::figures(self.t, self.pool.card(object.card), object, &mut profile);
        let derived = &mut self.s.derived;
        derived.dirty |= derived.profiles[slot.index()] != profile;
        derived.profiles[slot.index()] = profile;
    }

    /// Proposes that a zone is shuffled, which is noticed where a book has a name for it.
    pub fn propose_shuffle(&mut self, zone: Zone, side: Seat, cause: Cause) {
        self.propose(Act::Shuffle { zone, side }, B::SHUFFLE.unwrap_or(B::CHOOSE), cause);
        if let Some(verb) = B::SHUFFLE.filter(|_| B::counts_as_shuffled(self, self.s.cards(zone, side).len())) {
            self.deed(verb, side, Slot::NONE, Slot::NONE, cause);
        }
    }

    /// Whether a card that moves stays the object it is: within a realm, unless it is turned face down and the book makes
    /// that another object.
    pub(crate) fn stays(&self, act: &Act) -> bool {
        let Act::Move { slot, to, face_up, .. } = *act else { return true };
        let object = self.s.object(slot);
        let (before, after) = (&B::ZONES[object.zone.index()], &B::ZONES[to.index()]);
        before.realm.is_some() && before.realm == after.realm && (B::STAYS_FACE_DOWN || face_up >= object.face_up)
    }

    /// Whose zone a card goes to that is not put there for anyone: its owner's, whoever has it now.
    fn home_of(&self, slot: Slot) -> Seat {
        let object = self.s.object(slot);
        let spec = &B::ZONES[object.zone.index()];
        let keeper = if spec.in_play { self.s.profile(slot).controller } else { object.side };
        let abroad = keeper != object.owner && (spec.in_play || !spec.shared);
        if abroad && !self.by_all(&[B::CITES.owners, B::CITES.homes]) { keeper } else { object.owner }
    }

    /// Nobody but those in `mask` is sure any more which cards of a zone are which.
    pub(crate) fn forget(&mut self, zone: Zone, side: Seat, mask: u8) {
        for i in 0..self.s.cards(zone, side).len() {
            let slot = self.s.cards(zone, side)[i];
            self.s.objects[slot.index()].known &= mask;
        }
    }

    /// A text goes on to act on what it chose and has moved itself, but not on what it moved with all of a description.
    fn follow(&mut self, object: Ref, event: &Event) {
        let Some(item) = self.s.running.last() else { return };
        let source = self.replaced_source(item).unwrap_or(item.source);
        let by_text = event.cause.source == Some(source) && event.cause.ability == Some(item.ability);
        if !by_text || item.choices.iter().all(|choice| choice.now() != object) {
            return;
        }
        let moved = underway(self.pool, self.s).and_then(Op::affects);
        let Some(item) = self.s.running.last_mut() else { return };
        for choice in item.choices.iter_mut().filter(|choice| choice.now() == object) {
            let what = match choice.group.checked_sub(PICKED) {
                Some(n) => What::Picked(n),
                None => What::Target(choice.group % 16),
            };
            let among_all = matches!(moved, Some(What::All(filter)) if !filter.mentions(&what));
            choice.moved += u8::from(!among_all);
        }
    }

    pub(crate) fn apply_move(&mut self, event: &Event) {
        let Act::Move { slot, to, side, end, place, turned, face_up } = event.act else { return };
        let old = *self.s.object(slot);
        let (before, after) = (&B::ZONES[old.zone.index()], &B::ZONES[to.index()]);
        let side_there = match after.foreign || after.mixed && side != old.owner {
            true => side,
            false => self.home_of(slot),
        };
        let layout_side = if after.shared { Seat::FIRST } else { side_there };
        // Which of the cards that only their player sees went there face down, others cannot tell.
        if before.sight == Sight::Own && (after.sight != Sight::Public || after.has_backs() && !face_up) {
            self.forget(old.zone, old.side, 1 << old.side.0);
        }
        let within = self.stays(&event.act);
        let same = if within { self.by(B::CITES.stay) } else { !self.by(B::CITES.renew) };
        if !same && before.sight == Sight::Public {
            let (object, host) = (self.s.refer(slot), Beside(self.host_of(slot)));
            let ghost = Ghost { object, profile: *self.s.profile(slot), body: old, host };
            self.s.ghosts.push(ghost);
        }
        if !same {
            self.follow(self.s.refer(slot), event);
        }
        self.s.layout.shift(slot, (old.zone, old.side), (to, layout_side), end);
        let sheds = old.counters.is_empty() || self.by(B::CITES.shed);
        let (clock, moment) = (self.s.clock, self.t.moment);
        let card = self.pool.card(old.card);
        let came = if self.t.ordered { clock } else { moment };
        let since = if card.applies.has(to) && !self.by(B::CITES.effect.entered) { 0 } else { came };
        let controller = match after.in_play && (!same || B::SIDE_CONTROLS) {
            true => B::controls(self, slot, to, side_there),
            false if same => old.controller,
            false => side_there,
        };
        let object = &mut self.s.objects[slot.index()];
        object.zone = to;
        object.side = layout_side;
        object.place = place;
        object.placed = moment;
        if !after.passing {
            object.origin = to;
        } else if before.passing && !self.t.pass(B::CITES.onward) {
            object.origin = old.zone;
        }
        object.known |= match after.sight {
            Sight::Public if face_up && object.known != 3 && !self.t.pass(B::CITES.faces) => 0,
            Sight::Public if face_up || !self.t.pass(B::CITES.veil) => 3,
            Sight::Public => after.peekers(side_there),
            Sight::Own => 1 << side_there.0,
            Sight::Nobody => 0,
        };
        if same {
            object.orientation = turned;
            if B::STAYS_FACE_DOWN {
                object.face_up = face_up;
            }
            if B::SIDE_CONTROLS {
                (object.controller, object.under) = (controller, controller);
            }
        } else {
            object.life = object.life.wrapping_add(1);
            object.controller = controller;
            object.under = controller;
            object.orientation = turned;
            object.face_up = face_up;
            let arrives = before.passing && after.in_play;
            object.marks.0 &= if arrives { B::ARRIVAL_MARKS.0 } else { 0 };
            object.damage = 0;
            object.hurt_by = None;
            if !after.in_play {
                (object.paid, object.x, object.paid_in) = (0, 0, Colours::EMPTY);
            }
            if sheds {
                object.counters = Counters::default();
            }
            self.s.attachments -= u16::from(object.attached.take().is_some());
            object.since = since;
            if after.sight == Sight::Public {
                object.handle = self.s.next_handle;
                self.s.next_handle = self.s.next_handle.wrapping_add(1);
            }
        }
        if B::SIDE_CONTROLS && same && !self.s.effects.is_empty() {
            self.end_earlier_control(Ref { slot, life: old.life });
        }
        let object = &mut self.s.objects[slot.index()];
        let carried = B::CARRIES.is_some_and(|(zone, rule)| zone == to && self.t.pass(rule));
        if (after.passing || carried) && !same {
            // What was said of it where it was holds while it is on its way.
            let (was, is) = (Ref { slot, life: old.life }, Ref { slot, life: object.life });
            self.s.effects.iter_mut().filter(|e| e.target == Some(was)).for_each(|e| e.target = Some(is));
        }
        let blank = after.in_play && !object.face_up && self.t.pass(B::CITES.blank);
        let controller = object.controller;
        let printed = if blank { B::face_down(to) } else { card.profile };
        // What a text does all the time ends as its card leaves where that works, or no longer does the same there.
        let ends = card.applies.has(old.zone) && (!card.applies.has(to) || same && place != old.place);
        let changes = !ends || self.by(B::CITES.effect.remain);
        let d = &mut self.s.derived;
        let known_to_effects = d.reach.union(d.counted);
        let applies = card.applies.has(to) || card.applies.has(old.zone);
        d.profiles[slot.index()] = Profile { controller, ..printed };
        d.dirty |= blank || changes && (applies || known_to_effects.has(to) || known_to_effects.has(old.zone));
        if d.dirty && (applies || blank) {
            d.tuned = false;
        } else if card.awake.has(to) || card.awake.has(old.zone) {
            d.retune(self.pool, &self.s.delayed, slot, card, if blank { old.zone } else { to });
        }
        if card.usable.has(to) != card.usable.has(old.zone) || blank || !old.face_up {
            d.track_usable(slot, card.usable.has(to) && !blank);
        }
        if const { B::TOKENS.is_some() } && card.token {
            self.note_token(slot, old.zone, to);
        }
        self.s.tally.add(side_there, event.verb);
        self.s.derived.dirty |= self.s.derived.watches_deeds;
    }
}
