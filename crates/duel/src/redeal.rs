//! Imagining what a seat may not know: a state that could as well be, for whoever looks ahead without looking behind.

use crate::dice::Dice;
use crate::pool::CardPool;
use crate::profile::Profile;
use crate::state::State;
use crate::words::*;

impl State {
    /// Deals the cards that a seat may not know anew among their places, each player's among that player's, and
    /// chance with them. States that differ only in what the seat may not know become the same state.
    /// A card that cannot lie where it came to lie, as all know, changes places with one that can.
    pub(crate) fn redeal(&mut self, pool: &CardPool, seat: Seat, seed: u64, fits: impl Fn(&Profile, Zone) -> bool) {
        let mut dice = Dice::new(seed);
        let mut cards = Vec::new();
        for owner in Seat::BOTH {
            // Which tokens there are everyone knows.
            let unknown = |object: &&mut crate::object::Object| {
                object.owner == owner && object.known >> seat.0 & 1 == 0 && !pool.card(object.card).token
            };
            cards.clear();
            cards.extend(self.objects.iter_mut().filter(unknown).map(|object| object.card));
            cards.sort_unstable();
            dice.shuffle(&mut cards);
            for (object, &card) in self.objects.iter_mut().filter(unknown).zip(&cards) {
                object.card = card;
            }
            self.exchange_misfits(seat, owner, |card, zone| {
                let printed = pool.card(card);
                fits(&printed.profile, zone) && !printed.token
            });
        }
        self.dice = dice;
        for ghost in &mut self.ghosts {
            let card = self.objects[ghost.object.slot.index()].card;
            if ghost.body.card != card {
                ghost.body.card = card;
                ghost.profile = Profile { controller: ghost.profile.controller, ..pool.card(card).profile };
            }
        }
        if let Some(before) = &mut self.checkpoint {
            for (object, now) in before.objects.iter_mut().zip(&self.objects) {
                object.card = now.card;
            }
            before.dice = self.dice;
        }
        self.derived.ready = false;
    }

    fn exchange_misfits(&mut self, seat: Seat, owner: Seat, fits: impl Fn(CardId, Zone) -> bool) {
        for at in 0..self.objects.len() {
            let unknown = |object: &crate::object::Object| object.owner == owner && object.known >> seat.0 & 1 == 0;
            let here = self.objects[at];
            if !unknown(&here) || fits(here.card, here.zone) {
                continue;
            }
            let better = |other: &crate::object::Object| {
                unknown(other) && fits(other.card, here.zone) && fits(here.card, other.zone)
            };
            if let Some(other) = self.objects.iter().position(better) {
                self.objects[at].card = self.objects[other].card;
                self.objects[other].card = here.card;
            }
        }
    }
}
