//! Determinizing: a random state that is consistent with what a seat knows.
//!
//! Players that look ahead search in it, so that they cannot use hidden information.

use crate::card::characteristics::Characteristics;
use crate::card::pool::CardPool;
use crate::ids::*;
use crate::state::State;
use crate::state::rng::Rng;

impl State {
    /// Replaces everything `seat` cannot see by a random arrangement consistent with what it can see. The unknown cards
    /// of each player are dealt anew among their places, and the random generator is seeded anew. States that differ
    /// only in what the seat may not know become the same state. A card that cannot lie where it was dealt, as all know
    /// (`fits`), changes places with one that can.
    pub(crate) fn determinize(
        &mut self,
        pool: &CardPool,
        seat: Seat,
        seed: u64,
        fits: impl Fn(&Characteristics, Zone) -> bool,
    ) {
        let mut rng = Rng::new(seed);
        let mut cards = Vec::new();
        for owner in Seat::BOTH {
            // Everyone knows which tokens there are.
            let unknown = |object: &&mut crate::state::object::Object| {
                object.owner == owner && object.known_by >> seat.0 & 1 == 0 && !pool.card(object.card).token
            };
            cards.clear();
            cards.extend(self.objects.iter_mut().filter(unknown).map(|object| object.card));
            cards.sort_unstable();
            rng.shuffle(&mut cards);
            for (object, &card) in self.objects.iter_mut().filter(unknown).zip(&cards) {
                object.card = card;
            }
            self.exchange_misfits(seat, owner, |card, zone| {
                let printed = pool.card(card);
                fits(&printed.characteristics, zone) && !printed.token
            });
        }
        self.rng = rng;
        for gone in &mut self.last_known {
            let card = self.objects[gone.object.slot.index()].card;
            if gone.status.card != card {
                gone.status.card = card;
                gone.characteristics =
                    Characteristics { controller: gone.characteristics.controller, ..pool.card(card).characteristics };
            }
        }
        if let Some(before) = &mut self.checkpoint {
            for (object, now) in before.objects.iter_mut().zip(&self.objects) {
                object.card = now.card;
            }
            before.rng = self.rng;
        }
        self.derived.is_initialised = false;
    }

    fn exchange_misfits(&mut self, seat: Seat, owner: Seat, fits: impl Fn(CardId, Zone) -> bool) {
        for at in 0..self.objects.len() {
            let unknown =
                |object: &crate::state::object::Object| object.owner == owner && object.known_by >> seat.0 & 1 == 0;
            let here = self.objects[at];
            if !unknown(&here) || fits(here.card, here.zone) {
                continue;
            }
            let better = |other: &crate::state::object::Object| {
                unknown(other) && fits(other.card, here.zone) && fits(here.card, other.zone)
            };
            if let Some(other) = self.objects.iter().position(better) {
                self.objects[at].card = self.objects[other].card;
                self.objects[other].card = here.card;
            }
        }
    }
}
