//! Idleness: players who are known to have nothing to do but pass.

use crate::ability::{Choose, CostPart};
use crate::bill::some;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::depend::Watched;
use crate::event::Act;
use crate::filter::Filter;
use crate::item::{Item, NO_ABILITY};
use crate::words::*;

/// For how long a refusal stands: until the player's means change, something happens to any card, or anything at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Stands {
    /// It is for the time, the price, or the player's own cards.
    #[default]
    Long,
    /// It is for what there is to choose.
    Awhile,
    /// It is for a condition.
    Briefly,
}

/// Nothing could be done on this occasion, nor on a lower one, and that stands so long.
#[derive(Clone, Copy, Debug)]
struct Known {
    occasion: u8,
    stands: Stands,
}

/// Who is known to have nothing to do but pass.
///
/// While it holds for an occasion, listing the player's actions on that occasion or a lower one lists none. It is
/// found by listing; [events](Cx::change_means), computing anew what cards are, and a new turn end it. What is refused
/// for a reason that stands only briefly does not make a player idle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Idle([Option<Known>; 2]);

impl Idle {
    /// Whether a player is known to have nothing to do on an occasion.
    #[inline]
    fn holds(&self, seat: Seat, occasion: u8) -> bool {
        self.0[seat.index()].is_some_and(|known| known.occasion >= occasion)
    }
    /// A player was found to have nothing to do.
    fn found(&mut self, seat: Seat, known: Known) {
        self.0[seat.index()] = Some(known);
    }
    /// Something happened to a card, or on the stack: there may be something to choose.
    #[inline]
    pub(crate) fn stir(&mut self) {
        for known in &mut self.0 {
            if known.is_some_and(|known| known.stands == Stands::Awhile) {
                *known = None;
            }
        }
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
        self.t.stands = Stands::Long;
        B::actions(self, seat);
        let stands = self.t.stands;
        if let Some(occasion) = occasion
            && stands < Stands::Briefly
            && self.t.options.len() == before
        {
            self.s.derived.idle.found(seat, Known { occasion, stands });
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
            Act::Flip { .. } | Act::Count { .. } | Act::Hold { .. } | Act::Attach { .. } => self.forget_means(),
            Act::Mark { .. } | Act::Damage { .. } | Act::Heal { .. } => {}
            Act::Show { .. } | Act::Shuffle { .. } | Act::Deed { .. } | Act::Lose { .. } => return,
        }
        self.s.derived.idle.stir();
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

    /// Notes that something was refused, and how long that stands.
    pub(crate) fn refused(&mut self, stands: Stands) {
        self.t.stands = self.t.stands.max(stands);
    }

    /// How long it stands that a cost can or cannot be paid: it may take cards that are picked by what happens to them.
    pub(crate) fn cost_stands(&self, item: &Item) -> Stands {
        let fickle = |part: &CostPart| some(part).is_some_and(|(_, filter)| is_fickle(filter));
        if self.bill_parts(item).any(fickle) { Stands::Briefly } else { Stands::Long }
    }

    /// How long it stands that there is too little to choose: choosing may depend on more than cards.
    pub(crate) fn unchoosable_stands(&self, item: &Item) -> Stands {
        if item.ability == NO_ABILITY {
            return Stands::Briefly;
        }
        let ability = self.pool.ability(item.ability);
        let parts = 0..=ability.modes.as_ref().map_or(0, |modes| modes.options.len() as u8);
        let mut phrases = parts.filter_map(|part| ability.part(part)).flat_map(|body| &body.choose);
        let plain = ability.extras.is_empty() && !self.asks_for_x(item);
        if plain && !phrases.any(reads_more_than_cards) { Stands::Awhile } else { Stands::Briefly }
    }
}

/// Whether a description of one's own cards may come to fit by other events than those that change one's means.
fn is_fickle(filter: &Filter) -> bool {
    filter.damaged.is_some()
        || !filter.marks.is_empty()
        || !filter.unmarked.is_empty()
        || !filter.tests.is_empty()
        || filter.any.iter().any(is_fickle)
}

/// Whether what can be chosen depends on more than what happens to cards.
fn reads_more_than_cards(choose: &Choose) -> bool {
    let mut watched = Watched::default();
    watched.filter(&choose.filter);
    watched.amount(&choose.min);
    watched.turn || watched.phase || watched.deeds
}
