//! Finding: what a player picks among cards that others do not see need not be found; what all see must be.

use crate::amount::Who;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::Act;
use crate::filter::Filter;
use crate::item::Item;
use crate::matching::Scope;
use crate::object::Slot;
use crate::words::*;
use crate::zone::Sight;

impl<B: RuleBook> Cx<'_, B> {
    /// How many of the objects listed a player has to pick at least of `min`: who controls the text need not find what
    /// it describes among cards that the other player does not see.
    pub(crate) fn must_find(&self, item: &Item, filter: &Filter, seat: Seat, min: i32) -> i32 {
        if !B::NEED_NOT_FIND || min <= 0 || seat != item.controller || !filter.describes() {
            return min;
        }
        let hidden = self.t.slots.iter().filter(|&&slot| self.hides(filter, seat, slot)).count();
        if hidden == 0 || !self.by(B::CITES.not_found) {
            return min;
        }
        min.min((self.t.slots.len() - hidden) as i32)
    }

    /// How many of the objects listed a player who searches has to find at least: none.
    pub(crate) fn must_find_searching(&self, most: i32) -> i32 {
        let finds = B::NEED_NOT_FIND && !self.t.slots.is_empty() && !self.by(B::CITES.not_found);
        if finds { most } else { 0 }
    }

    /// Whether a player alone sees a card, and no effect lets the other see it.
    fn hides(&self, filter: &Filter, seat: Seat, slot: Slot) -> bool {
        let object = self.s.object(slot);
        if B::ZONES[object.zone.index()].sight == Sight::Public {
            return false;
        }
        let looked_at = filter.among.is_some() && object.known == 3;
        let open = object.side != seat || object.marks.has(B::SHOWN) || looked_at;
        !(open && self.by(B::CITES.open))
    }

    /// Cards that another player alone sees are shown to all, before a player picks what a text describes among them.
    pub(crate) fn lay_open(&mut self, item: &Item, who: &Who, filter: &Filter) {
        let looks = filter.describes() || B::LOOKS_TO_PICK;
        if !B::NEED_NOT_FIND || filter.among.is_some() || !looks {
            return;
        }
        let Some(seat) = self.read().seats(&Scope::of(item), who).next() else { return };
        let side = seat.other();
        let cause = self.cause_of(item, B::CITES.open);
        let from = self.s.batch.len();
        for zone in filter.zones.iter().filter(|zone| B::ZONES[zone.index()].sight == Sight::Own) {
            let anyone = *who == Who::Both;
            for i in 0..self.s.cards(zone, side).len() {
                let slot = self.s.cards(zone, side)[i];
                let bare = Filter { zones: filter.zones, whose: filter.whose, ..Filter::any() };
                let meant = self.read().fits(&Scope::of(item), &bare, slot);
                if meant && !anyone && self.s.object(slot).known >> seat.0 & 1 == 0 {
                    self.propose(Act::Show { slot, seats: 3 }, B::SHOW, cause);
                }
            }
        }
        self.commit(from);
    }
}
