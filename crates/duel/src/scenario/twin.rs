//! A duel and the one that was read from its position: the same cards under other numbers.

use super::Game;
use crate::ability::Form;
use crate::duel::AnyDuel;
use crate::object::{Object, Slot};
use crate::pool::CardPool;
use crate::question::Pick;
use crate::sighting::{asks_shades, deeds_asked};
use crate::state::State;
use crate::words::*;
use crate::zone::Sight;

/// Of what is not the same: the order in which cards came.
pub(super) const AGES: &str = "which card came first is";

/// Which card of another duel is which of one.
#[derive(Clone)]
pub(super) struct Twin {
    slots: Vec<Slot>,
}

impl Twin {
    /// Cards of one duel, and the same cards of another in the same order.
    pub fn new(own: &[Slot], others: &[Slot]) -> Self {
        let mut twin = Self { slots: Vec::new() };
        own.iter().zip(others).for_each(|(&own, &other)| twin.pair(own, other));
        twin
    }

    fn pair(&mut self, own: Slot, other: Slot) {
        if self.slots.len() <= own.index() {
            self.slots.resize(own.index() + 1, Slot::NONE);
        }
        self.slots[own.index()] = other;
    }

    /// What a card is in the other duel; what is no card is the same there.
    fn slot(&self, slot: Slot) -> Option<Slot> {
        match self.slots.get(slot.index()) {
            Some(&Slot::NONE) => None,
            Some(&other) => Some(other),
            None => Some(slot),
        }
    }

    /// Cards that have come up since, by where they lie.
    pub fn learn(&mut self, game: &Game, one: &State, other: &State) {
        for zone in (0..game.zones.len() as u8).map(Zone) {
            for side in Seat::BOTH {
                let is_new = |slot: &&Slot| self.slots.get(slot.index()).is_none_or(|&known| known == Slot::NONE);
                let new: Vec<Slot> = one.cards(zone, side).iter().filter(is_new).copied().collect();
                if !new.is_empty() {
                    let others = other.cards(zone, side).iter().copied();
                    let there: Vec<Slot> = others.filter(|slot| !self.slots.contains(slot)).collect();
                    new.into_iter().zip(there).for_each(|(own, there)| self.pair(own, there));
                }
            }
        }
    }

    /// The same answer in the other duel.
    pub fn pick(&self, pick: Pick, one: &State, other: &State) -> Option<Pick> {
        Some(match pick {
            Pick::Act(what, slot, n) => Pick::Act(what, self.slot(slot)?, n),
            Pick::Object(slot) => Pick::Object(self.slot(slot)?),
            Pick::Pay(slot, colour) => Pick::Pay(self.slot(slot)?, colour),
            Pick::Pile(slot, pile) => Pick::Pile(self.slot(slot)?, pile),
            Pick::Used(serial) => {
                let at = one.stack.iter().position(|item| item.serial == serial)?;
                Pick::Used(other.stack.get(at)?.serial)
            }
            Pick::Replacement(n) => {
                let all = &one.derived.replacements;
                let own = all.get(usize::from(n))?;
                let slot = self.slot(own.slot)?;
                let mut there = other.derived.replacements.iter();
                let at = there.position(|r| (r.slot, r.ability, r.left) == (slot, own.ability, own.left))?;
                Pick::Replacement(at as u8)
            }
            Pick::Pass
            | Pick::Done
            | Pick::Yes
            | Pick::No
            | Pick::Number(_)
            | Pick::Mode(_)
            | Pick::Place(_)
            | Pick::Waiting(_)
            | Pick::Word(_)
            | Pick::Card(_) => pick,
        })
    }

    /// What is not the same in the other duel, though players may not see it yet. What is under way counts as never the
    /// same: no position says it.
    pub fn unlike(&self, game: &Game, one: &dyn AnyDuel, other: &dyn AnyDuel) -> Vec<&'static str> {
        let (was, is) = (one.state(), other.state());
        let mut found = Vec::new();
        let mut differ = |same: bool, what: &'static str| found.extend((!same).then_some(what));
        let at_rest = |s: &State| {
            let items = s.stack.is_empty() && s.waiting.is_empty() && s.running.is_empty();
            items && s.batch.is_empty() && s.spent.is_empty() && s.piles.is_empty() && s.checkpoint.is_none()
        };
        differ(at_rest(was) && at_rest(is), "what is under way is");
        differ(one.bearings() == other.bearings(), "where the turn goes on is");
        differ(was.dice == is.dice, "chance is");
        differ(was.effects.is_empty() && is.effects.is_empty(), "what lasts is");
        differ(was.delayed.is_empty() && is.delayed.is_empty(), "what waits for something is");
        differ(was.bouts.is_empty() && is.bouts.is_empty(), "what is fought out is");
        differ(was.omitted == is.omitted, "what is passed over is");
        differ(done(one) == done(other), "what was done this turn is");
        differ(was.sightings == is.sightings, "what happened this turn is");
        differ(self.uses(one) == Twin::new(&[], &[]).uses(other), "what was used this turn is");
        differ((was.losing, was.winning) == (is.losing, is.winning), "who loses is");
        differ(was.barred.is_empty() && was.bars.is_empty() && was.laps == 0, "what is barred is");
        differ(was.ground == is.ground && was.held == is.held && was.minted == is.minted, "what is held is");
        differ(was.turn == is.turn && was.format == is.format, "the turn is");
        for zone in (0..game.zones.len() as u8).map(Zone) {
            for side in Seat::BOTH {
                if self.is_nowhere(game, one, zone, side) {
                    continue;
                }
                let mut own: Vec<Option<Slot>> = was.cards(zone, side).iter().map(|&slot| self.slot(slot)).collect();
                let mut there: Vec<Option<Slot>> = is.cards(zone, side).iter().map(|&slot| Some(slot)).collect();
                // Of what lies in play, the ages of cards tell more.
                if game.zones[zone.index()].in_play {
                    own.sort_unstable();
                    there.sort_unstable();
                }
                differ(own == there, "the order of cards is");
                for &slot in was.cards(zone, side) {
                    let Some(twin) = self.slot(slot).filter(|twin| twin.index() < is.objects.len()) else {
                        differ(false, "a card is");
                        continue;
                    };
                    self.objects(game, (one.pool(), was.object(slot)), (other.pool(), is.object(twin)), &mut differ);
                }
            }
        }
        differ(self.ages(game, one).eq(Twin::new(&[], &[]).ages(game, other)), AGES);
        found.dedup();
        found
    }

    fn is_nowhere(&self, game: &Game, one: &dyn AnyDuel, zone: Zone, side: Seat) -> bool {
        let state = one.state();
        let token = |&slot: &Slot| one.pool().card(state.object(slot).card).token;
        !game.zones[zone.index()].in_play && state.cards(zone, side).iter().any(token)
    }

    fn objects(
        &self,
        game: &Game,
        (pool, was): (&CardPool, &Object),
        (others, is): (&CardPool, &Object),
        differ: &mut impl FnMut(bool, &'static str),
    ) {
        let printed = (&pool.card(was.card).code, pool.card(was.card).token);
        let there = (&others.card(is.card).code, others.card(is.card).token);
        let spec = &game.zones[was.zone.index()];
        let seen = was.known != 0 || spec.sight == Sight::Public;
        differ(printed == there && was.owner == is.owner, "a card is");
        differ((was.zone, was.side, was.origin) == (is.zone, is.side, is.origin), "where a card is is");
        differ((was.controller, was.under) == (is.controller, is.under), "who controls a card is");
        differ(was.place == is.place, "at which place a card is is");
        differ(was.orientation == is.orientation, "how a card is turned is");
        differ(!seen || was.face_up == is.face_up, "how a card lies is");
        differ(was.known & 0b11 == is.known & 0b11, "who knows a card is");
        differ(was.marks == is.marks, "a mark on a card is");
        differ(was.damage == is.damage && was.counters == is.counters, "what is on a card is");
        differ(was.hurt_by.is_some() == is.hurt_by.is_some(), "what damaged a card is");
        let paid = was.paid_in == is.paid_in || !asks_shades(pool, was.card);
        differ(paid && (was.paid, was.x) == (is.paid, is.x), "what was paid for a card is");
        differ(was.attached.map(|host| self.slot(host)) == is.attached.map(Some), "what a card lies under is");
    }

    /// The uses of what is still there, as the other duel calls them.
    fn uses(&self, duel: &dyn AnyDuel) -> Vec<(Option<Slot>, AbilityId)> {
        let state = duel.state();
        let uses = state.uses.iter().filter(|used| state.alive(used.object));
        let mut uses: Vec<_> = uses.map(|used| (self.slot(used.object.slot), used.ability)).collect();
        uses.sort_unstable();
        uses
    }

    /// The cards in play whose age tells something, from the oldest on, as the other duel calls them: those with abilities
    /// that always work by how long they are there, and those at a place of a grid by how long they are at it.
    fn ages(&self, game: &Game, duel: &dyn AnyDuel) -> impl Iterator<Item = Option<Slot>> {
        let (state, pool) = (duel.state(), duel.pool());
        let statics = |slot: Slot| {
            let abilities = &pool.card(state.object(slot).card).abilities;
            abilities.iter().any(|&id| matches!(pool.ability(id).form, Form::Static(_) | Form::Replacement(_)))
        };
        let in_play = |slot: &Slot| game.zones[state.object(*slot).zone.index()].in_play;
        let mut aged: Vec<Slot> = (0..state.objects.len() as u16).map(Slot).filter(in_play).collect();
        let grid = game.words.places.zone(game.zones).map(|spec| spec.name);
        let on_grid = |slot: &Slot| Some(game.zones[state.object(*slot).zone.index()].name) == grid;
        let mut placed: Vec<Slot> = aged.iter().copied().filter(on_grid).collect();
        let place = |slot: Slot| (state.object(slot).zone, state.object(slot).side, state.object(slot).place);
        placed.sort_by_key(|&slot| (place(slot), state.object(slot).placed, self.slot(slot)));
        aged.retain(|&slot| statics(slot));
        aged.sort_by_key(|&slot| (state.object(slot).since, self.slot(slot)));
        aged.into_iter().chain(placed).map(|slot| self.slot(slot)).collect::<Vec<_>>().into_iter()
    }
}

/// What the players did this turn that a card of the duel asks about.
pub(super) fn done(duel: &dyn AnyDuel) -> Vec<(Seat, Verb, u8)> {
    let state = duel.state();
    let each = deeds_asked(duel.pool(), state).iter().flat_map(|verb| Seat::BOTH.map(|seat| (seat, verb)));
    let times = each.map(|(seat, verb)| (seat, verb, state.tally.of(seat, verb) as u8));
    times.filter(|(.., times)| *times > 0).collect()
}
