//! Setting up: cards are put where they start, or where a position says.

use crate::book::RuleBook;
use crate::card::ability::End;
use crate::card::characteristics::Orientation;
use crate::card::pool::CardPool;
use crate::ids::*;
use crate::state::loadout::Loadout;
use crate::state::object::{Counters, Object, Slot};
use crate::state::position::{PlacedCard, Position};
use crate::state::rng::Rng;
use crate::state::zone::Visibility;
use crate::state::{AbilityUse, State};

impl State {
    /// Puts the cards of two players where they start, and seeds the random numbers.
    pub(crate) fn deal<B: RuleBook>(&mut self, brought: [Loadout; 2], seed: u64) {
        self.rng = Rng::new(seed);
        for (seat, Loadout { deck, outside: besides }) in Seat::BOTH.into_iter().zip(brought) {
            let besides = B::OUTSIDE.map(|zone| (besides, zone));
            for (cards, zone) in std::iter::once((deck, B::DECK)).chain(besides) {
                for &card in cards {
                    self.add_card::<B>(card, seat, zone);
                }
            }
        }
    }

    /// Adds a card to a zone before the duel begins, or a token to the zone of tokens that do not exist.
    pub fn add_card<B: RuleBook>(&mut self, card: CardId, owner: Seat, zone: Zone) -> Slot {
        let slot = Slot(self.objects.len() as u16);
        let spec = &B::ZONES[zone.index()];
        let side = if spec.shared { Seat::FIRST } else { owner };
        let public = spec.visibility == Visibility::Public;
        self.clock += 1;
        self.objects.push(Object {
            card,
            life: 1,
            owner,
            controller: owner,
            acting_controller: owner,
            zone,
            side,
            place: 0,
            origin: zone,
            orientation: Orientation::Upright,
            face_up: true,
            known_by: match spec.visibility {
                Visibility::Public => 3,
                Visibility::Own => 1 << owner.0,
                Visibility::Nobody => 0,
            },
            marks: Marks::EMPTY,
            damage: 0,
            damaged_by: None,
            damage_rule: Rule::UNNUMBERED,
            paid_in: Colours::EMPTY,
            counters: Counters::default(),
            paid_extras: 0,
            x: 0,
            attached_to: None,
            since: self.clock,
            entered_at: self.clock,
            handle: if public { self.next_handle } else { 0 },
        });
        if public {
            self.next_handle = self.next_handle.wrapping_add(1);
        }
        self.layout.insert(slot, zone, side, End::Top);
        self.derived.is_initialised = false;
        slot
    }

    /// Gives a card its place and status in a position.
    pub(crate) fn place_card<B: RuleBook>(&mut self, slot: Slot, placed: &PlacedCard) {
        let spec = &B::ZONES[placed.zone.index()];
        if placed.side != placed.owner && !spec.shared {
            self.layout.shift(slot, (placed.zone, placed.owner), (placed.zone, placed.side), End::Top);
        }
        let object = &mut self.objects[slot.index()];
        object.controller = placed.side;
        object.acting_controller = placed.side;
        object.side = if spec.shared { Seat::FIRST } else { placed.side };
        object.place = placed.place;
        object.orientation = placed.orientation;
        object.face_up = placed.face_up;
        if !placed.face_up && spec.visibility == Visibility::Public {
            object.known_by = spec.seats_that_may_peek(placed.owner);
        }
        object.known_by = placed.known_by.unwrap_or(object.known_by);
        object.marks = placed.marks;
        object.damage = placed.damage;
        object.attached_to = placed.attached_to.map(|at| Slot(at as u16));
        self.attachments += u16::from(object.attached_to.is_some());
        for &(counter, n) in &placed.counters {
            object.counters.change(counter, i32::from(n));
        }
    }

    /// Notes what was used and done this turn before the position.
    pub(crate) fn note_history(&mut self, pool: &CardPool, position: &Position) {
        for (at, placed) in position.cards.iter().enumerate() {
            let object = self.object_ref(Slot(at as u16));
            let ability = |&n: &u8| self.ability_at(pool, object.slot, n);
            let used = placed.used_abilities.iter().filter_map(ability).map(|ability| AbilityUse { object, ability });
            let used: Vec<AbilityUse> = used.collect();
            self.uses_this_turn.extend(used);
        }
        for &(seat, verb, times) in &position.deeds_done {
            self.deed_counts.set(seat, verb, times);
        }
    }
}
