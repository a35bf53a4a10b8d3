//! Compares a duel with the one read back from its position: the same cards under other numbers.

use crate::ruling::RulingGame;
use duel::card::ability::Form;
use duel::card::pool::CardPool;
use duel::card::turn_facts::asks_colours_paid;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pick;
use duel::ids::*;
use duel::state::State;
use duel::state::object::{Object, Slot};
use duel::state::zone::Visibility;
use duel::trigger::turn_history::deeds_asked;

/// The words for a difference in the order in which cards arrived.
pub(super) const AGES_DIFFER: &str = "which card came first is";

/// Pairs the cards of one duel with the same cards of another.
#[derive(Clone)]
pub(super) struct RoundTrip {
    slots: Vec<Slot>,
}

impl RoundTrip {
    /// Pairs the cards of one duel with those of another, listed in the same order.
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

    /// The card's slot in the other duel; `None` if it is not paired. A slot above all paired ones stays the same.
    fn slot_in_other(&self, slot: Slot) -> Option<Slot> {
        match self.slots.get(slot.index()) {
            Some(&Slot::NONE) => None,
            Some(&other) => Some(other),
            None => Some(slot),
        }
    }

    /// Pairs cards that have appeared since, by zone, side and order.
    pub fn pair_new_cards(&mut self, game: &RulingGame, one: &State, other: &State) {
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

    /// The same pick in the other duel.
    pub fn pick_in_other(&self, pick: Pick, one: &State, other: &State) -> Option<Pick> {
        Some(match pick {
            Pick::Act(what, slot, n) => Pick::Act(what, self.slot_in_other(slot)?, n),
            Pick::Object(slot) => Pick::Object(self.slot_in_other(slot)?),
            Pick::Pay(slot, colour) => Pick::Pay(self.slot_in_other(slot)?, colour),
            Pick::Pile(slot, pile) => Pick::Pile(self.slot_in_other(slot)?, pile),
            Pick::StackItem(serial) => {
                let at = one.stack.iter().position(|item| item.serial == serial)?;
                Pick::StackItem(other.stack.get(at)?.serial)
            }
            Pick::Replacement(n) => {
                let all = &one.derived.replacements;
                let own = all.get(usize::from(n))?;
                let slot = self.slot_in_other(own.slot)?;
                let mut there = other.derived.replacements.iter();
                let at = there
                    .position(|r| (r.slot, r.ability, r.delayed_index) == (slot, own.ability, own.delayed_index))?;
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

    /// The differences from the other duel that players may not see yet. Anything under way counts as a difference,
    /// since a position cannot describe it.
    pub fn hidden_differences(&self, game: &RulingGame, one: &dyn AnyDuel, other: &dyn AnyDuel) -> Vec<&'static str> {
        let (was, is) = (one.lab().state(), other.lab().state());
        let mut found = Vec::new();
        let mut differ = |same: bool, what: &'static str| found.extend((!same).then_some(what));
        let at_rest = |s: &State| {
            let items = s.stack.is_empty() && s.waiting_triggers.is_empty() && s.resolving.is_empty();
            items && s.batch.is_empty() && s.set_aside.is_empty() && s.piles.is_empty() && s.checkpoint.is_none()
        };
        differ(at_rest(was) && at_rest(is), "what is under way is");
        differ(one.lab().normalised_progress() == other.lab().normalised_progress(), "where the turn goes on is");
        differ(was.rng == is.rng, "chance is");
        differ(was.ongoing_effects.is_empty() && is.ongoing_effects.is_empty(), "what lasts is");
        differ(was.delayed_abilities.is_empty() && is.delayed_abilities.is_empty(), "what waits for something is");
        differ(was.combats.is_empty() && is.combats.is_empty(), "what is fought out is");
        differ(was.skipped_phases == is.skipped_phases, "what is passed over is");
        differ(deeds_this_turn(one) == deeds_this_turn(other), "what was done this turn is");
        differ(was.turn_facts == is.turn_facts, "what happened this turn is");
        differ(self.uses(one) == RoundTrip::new(&[], &[]).uses(other), "what was used this turn is");
        differ((was.losing, was.winning) == (is.losing, is.winning), "who loses is");
        differ(
            was.illegal_actions.is_empty() && was.barred_choices.is_empty() && was.laps_left == 0,
            "what is barred is",
        );
        differ(
            was.place_counters == is.place_counters
                && was.player_counters == is.player_counters
                && was.floating_currency == is.floating_currency,
            "what is held is",
        );
        differ(was.turn == is.turn && was.format == is.format, "the turn is");
        for zone in (0..game.zones.len() as u8).map(Zone) {
            for side in Seat::BOTH {
                if self.is_nowhere(game, one, zone, side) {
                    continue;
                }
                let mut own: Vec<Option<Slot>> =
                    was.cards(zone, side).iter().map(|&slot| self.slot_in_other(slot)).collect();
                let mut there: Vec<Option<Slot>> = is.cards(zone, side).iter().map(|&slot| Some(slot)).collect();
                // In play the order is compared by age, below.
                if game.zones[zone.index()].in_play {
                    own.sort_unstable();
                    there.sort_unstable();
                }
                differ(own == there, "the order of cards is");
                for &slot in was.cards(zone, side) {
                    let Some(twin) = self.slot_in_other(slot).filter(|twin| twin.index() < is.objects.len()) else {
                        differ(false, "a card is");
                        continue;
                    };
                    self.compare_objects(
                        game,
                        (one.pool(), was.object(slot)),
                        (other.pool(), is.object(twin)),
                        &mut differ,
                    );
                }
            }
        }
        differ(self.ages(game, one).eq(RoundTrip::new(&[], &[]).ages(game, other)), AGES_DIFFER);
        found.dedup();
        found
    }

    fn is_nowhere(&self, game: &RulingGame, one: &dyn AnyDuel, zone: Zone, side: Seat) -> bool {
        let state = one.lab().state();
        let token = |&slot: &Slot| one.pool().card(state.object(slot).card).token;
        !game.zones[zone.index()].in_play && state.cards(zone, side).iter().any(token)
    }

    fn compare_objects(
        &self,
        game: &RulingGame,
        (pool, was): (&CardPool, &Object),
        (others, is): (&CardPool, &Object),
        differ: &mut impl FnMut(bool, &'static str),
    ) {
        let printed = (&pool.card(was.card).code, pool.card(was.card).token);
        let there = (&others.card(is.card).code, others.card(is.card).token);
        let spec = &game.zones[was.zone.index()];
        let seen = was.known_by != 0 || spec.visibility == Visibility::Public;
        differ(printed == there && was.owner == is.owner, "a card is");
        differ((was.zone, was.side, was.origin) == (is.zone, is.side, is.origin), "where a card is is");
        differ(
            (was.controller, was.acting_controller) == (is.controller, is.acting_controller),
            "who controls a card is",
        );
        differ(was.place == is.place, "at which place a card is is");
        differ(was.orientation == is.orientation, "how a card is turned is");
        differ(!seen || was.face_up == is.face_up, "how a card lies is");
        differ(was.known_by & 0b11 == is.known_by & 0b11, "who knows a card is");
        differ(was.marks == is.marks, "a mark on a card is");
        differ(was.damage == is.damage && was.counters == is.counters, "what is on a card is");
        differ(was.damaged_by.is_some() == is.damaged_by.is_some(), "what damaged a card is");
        let paid = was.paid_in == is.paid_in || !asks_colours_paid(pool, was.card);
        differ(paid && (was.paid_extras, was.x) == (is.paid_extras, is.x), "what was paid for a card is");
        differ(
            was.attached_to.map(|host| self.slot_in_other(host)) == is.attached_to.map(Some),
            "what a card lies under is",
        );
    }

    /// The abilities used this turn of objects that still exist, with their slots in the other duel.
    fn uses(&self, duel: &dyn AnyDuel) -> Vec<(Option<Slot>, AbilityId)> {
        let state = duel.lab().state();
        let uses = state.uses_this_turn.iter().filter(|used| state.is_alive(used.object));
        let mut uses: Vec<_> = uses.map(|used| (self.slot_in_other(used.object.slot), used.ability)).collect();
        uses.sort_unstable();
        uses
    }

    /// The cards in play whose age matters, oldest first, with their slots in the other duel. Cards with static or
    /// replacement abilities are ordered by how long they have been in play; cards on a grid, for each place, by how
    /// long they have been there.
    fn ages(&self, game: &RulingGame, duel: &dyn AnyDuel) -> impl Iterator<Item = Option<Slot>> {
        let (state, pool) = (duel.lab().state(), duel.pool());
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
        placed.sort_by_key(|&slot| (place(slot), state.object(slot).entered_at, self.slot_in_other(slot)));
        aged.retain(|&slot| statics(slot));
        aged.sort_by_key(|&slot| (state.object(slot).since, self.slot_in_other(slot)));
        aged.into_iter().chain(placed).map(|slot| self.slot_in_other(slot)).collect::<Vec<_>>().into_iter()
    }
}

/// The number of times each player did, this turn, each thing that a card of the duel asks about.
pub(super) fn deeds_this_turn(duel: &dyn AnyDuel) -> Vec<(Seat, Verb, u8)> {
    let state = duel.lab().state();
    let each = deeds_asked(duel.pool(), state).iter().flat_map(|verb| Seat::BOTH.map(|seat| (seat, verb)));
    let times = each.map(|(seat, verb)| (seat, verb, state.deed_counts.times_done(seat, verb) as u8));
    times.filter(|(.., times)| *times > 0).collect()
}
