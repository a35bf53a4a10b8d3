//! Idleness: players who are known to have nothing to do but pass.

use crate::ability::CostPart;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::Act;
use crate::extra::picked;
use crate::filter::Filter;
use crate::item::{Item, NO_ABILITY};
use crate::words::*;

/// For each player the highest occasion on which nothing could be done, as long as that lasts.
///
/// While it holds for an occasion, listing the player's actions on that occasion or a lower one lists none. It is
/// found by listing, where everything was refused for a reason that lasts: the time, the price, the player's own
/// cards. Events, computing anew what cards are, and a new turn end it. What any event might
/// change, such as what there is to choose, does not make a player idle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Idle([Option<u8>; 2]);

impl Idle {
    /// Whether a player is known to have nothing to do on an occasion.
    #[inline]
    fn holds(&self, seat: Seat, occasion: u8) -> bool {
        self.0[seat.index()].is_some_and(|known| known >= occasion)
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Lists what a player with priority may do, passing aside, unless that is known to be nothing.
    #[inline]
    pub(crate) fn list_actions(&mut self, seat: Seat) {
        let occasion = B::occasion(self, seat);
        if occasion.is_some_and(|occasion| self.s.derived.idle.holds(seat, occasion)) {
            return;
        }
        let before = self.t.options.len();
        self.t.fickle = false;
        B::actions(self, seat);
        if !self.t.fickle && self.t.options.len() == before {
            self.s.derived.idle.0[seat.index()] = occasion;
        }
    }

    /// An event, about to happen, changes what players can do: with their own cards, and with what they hold.
    #[inline]
    pub(crate) fn change_means(&mut self, act: &Act) {
        match *act {
            Act::Move { slot, side, .. } => {
                let (owner, player) = (self.s.object(slot).owner, self.player_of(slot));
                self.forget_means_of(owner);
                if player != owner || side != owner {
                    self.forget_means_of(owner.other());
                }
            }
            Act::Turn { slot, .. } => self.forget_means_of(self.player_of(slot)),
            Act::Mark { slot, mark, .. } if B::BINDING_MARKS.has(mark) => {
                let player = self.player_of(slot);
                self.s.derived.idle.0[player.index()] = None;
            }
            Act::Flip { .. }
            | Act::Count { .. }
            | Act::Hold { .. }
            | Act::Mint { .. }
            | Act::Ground { .. }
            | Act::Attach { .. }
            | Act::Control { .. } => {
                self.forget_means();
            }
            Act::Mark { .. }
            | Act::Damage { .. }
            | Act::Heal { .. }
            | Act::Show { .. }
            | Act::Shuffle { .. }
            | Act::Deed { .. }
            | Act::Lose { .. }
            | Act::Win { .. } => {}
        }
    }

    #[inline]
    fn forget_means_of(&mut self, seat: Seat) {
        self.s.derived.afford[seat.index()].forget();
        self.s.derived.idle.0[seat.index()] = None;
    }

    /// Nothing is known any more of what players can do.
    pub(crate) fn forget_means(&mut self) {
        Seat::BOTH.into_iter().for_each(|seat| self.forget_means_of(seat));
    }

    /// Whether any event may change if a cost can be paid: it has to be counted, or takes cards that are picked by what
    /// happens to them.
    pub(crate) fn cost_is_fickle(&self, item: &Item) -> bool {
        let counted = item.ability != NO_ABILITY && self.pool.ability(item.ability).cost.more.is_some()
            || self.has_extras(item)
                && self.extras_of(item).iter().any(|extra| extra.cost.more.is_some() || extra.condition.is_some());
        let takes_fickle = |part: &CostPart| picked(part).is_some_and(is_fickle);
        counted || self.bill_parts(item).any(takes_fickle)
    }
}

/// Whether a description of one's own cards may come to fit by other events than those that change one's means.
fn is_fickle(filter: &Filter) -> bool {
    filter.damaged.is_some()
        || !filter.marks.is_empty()
        || !filter.unmarked.is_empty()
        || !filter.tests.is_empty()
        || filter.any.iter().chain(&filter.none).any(is_fickle)
}
