//! Action cache: players who are known to have nothing to do but pass.

use crate::book::RuleBook;
use crate::card::ability::CostPart;
use crate::card::filter::Filter;
use crate::engine::context::Cx;
use crate::event::Happening;
use crate::ids::*;
use crate::play::cost::additional::picked_filter;
use crate::state::stack_item::{NO_ABILITY, StackItem};

/// For each player, the highest occasion on which listing found no action; `None` if unknown.
///
/// While an entry holds, listing the player's actions on that occasion or a lower one would find none. An entry is made
/// only if everything was refused for a lasting reason: the time, the price, or the player's own cards. A reason that
/// any event may remove, such as the lack of a target, makes no entry. Events, recomputed characteristics and a new
/// turn remove entries.
#[derive(Clone, Copy, Debug, Default)]
pub struct NothingToDo([Option<u8>; 2]);

impl NothingToDo {
    /// Returns true if the player is known to have nothing to do on this occasion.
    #[inline]
    fn is_known_for(&self, seat: Seat, occasion: u8) -> bool {
        self.0[seat.index()].is_some_and(|known| known >= occasion)
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Lists the actions of a player with priority, except passing; lists nothing if none are known to exist.
    #[inline]
    pub(crate) fn list_actions(&mut self, seat: Seat) {
        let occasion = B::occasion(self, seat);
        if occasion.is_some_and(|occasion| self.state.derived.nothing_to_do.is_known_for(seat, occasion)) {
            return;
        }
        let before = self.scratch.options.len();
        self.scratch.refusal_may_lapse = false;
        B::list_actions(self, seat);
        if !self.scratch.refusal_may_lapse && self.scratch.options.len() == before {
            self.state.derived.nothing_to_do.0[seat.index()] = occasion;
        }
    }

    /// Forgets what is known about the actions of the players that this event, about to happen, may affect.
    #[inline]
    pub(crate) fn invalidate_actions_after(&mut self, act: &Happening) {
        match *act {
            Happening::Move { slot, side, .. } => {
                let (owner, player) = (self.state.object(slot).owner, self.player_of(slot));
                self.invalidate_actions_of(owner);
                if player != owner || side != owner {
                    self.invalidate_actions_of(owner.other());
                }
            }
            Happening::Turn { slot, .. } => self.invalidate_actions_of(self.player_of(slot)),
            Happening::Mark { slot, mark, .. } if B::MARKS_ON_USABILITY.has(mark) => {
                let player = self.player_of(slot);
                self.state.derived.nothing_to_do.0[player.index()] = None;
            }
            Happening::Flip { .. }
            | Happening::CardCounter { .. }
            | Happening::PlayerCounter { .. }
            | Happening::Currency { .. }
            | Happening::PlaceCounter { .. }
            | Happening::Attach { .. }
            | Happening::Control { .. } => {
                self.invalidate_actions();
            }
            Happening::Mark { .. }
            | Happening::Damage { .. }
            | Happening::Heal { .. }
            | Happening::Reveal { .. }
            | Happening::Shuffle { .. }
            | Happening::Deed { .. }
            | Happening::Lose { .. }
            | Happening::Win { .. } => {}
        }
    }

    #[inline]
    fn invalidate_actions_of(&mut self, seat: Seat) {
        self.state.derived.affordable[seat.index()].forget();
        self.state.derived.nothing_to_do.0[seat.index()] = None;
    }

    /// Forgets what is known about the actions of both players.
    pub(crate) fn invalidate_actions(&mut self) {
        Seat::BOTH.into_iter().for_each(|seat| self.invalidate_actions_of(seat));
    }

    /// Returns true if any event may make this cost payable: its amount is counted, or it takes cards chosen by a
    /// changing state such as damage, marks or numbers.
    pub(crate) fn cost_refusal_may_lapse(&self, item: &StackItem) -> bool {
        let counted = item.ability != NO_ABILITY && self.pool.ability(item.ability).cost.more_units.is_some()
            || self.has_extras(item)
                && self
                    .extras_of(item)
                    .iter()
                    .any(|extra| extra.cost.more_units.is_some() || extra.condition.is_some());
        let takes_fickle = |part: &CostPart| picked_filter(part).is_some_and(may_come_to_fit);
        counted || self.possible_cost_parts(item).any(takes_fickle)
    }
}

/// Returns true if a card may come to fit the filter by events that [`NothingToDo`] does not watch.
fn may_come_to_fit(filter: &Filter) -> bool {
    filter.damaged.is_some()
        || !filter.marks.is_empty()
        || !filter.not_marks.is_empty()
        || !filter.number_tests.is_empty()
        || filter.any.iter().chain(&filter.none).any(may_come_to_fit)
}
