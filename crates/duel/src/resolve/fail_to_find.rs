//! Failing to find: a player who picks among hidden cards may pick fewer than there are; among cards that both players
//! see, they may not.

use crate::book::RuleBook;
use crate::book::point::KnowledgePoint;
use crate::card::amount::Who;
use crate::card::filter::Filter;
use crate::engine::context::Cx;
use crate::event::Happening;
use crate::ids::*;
use crate::state::object::Slot;
use crate::state::query::Scope;
use crate::state::stack_item::StackItem;
use crate::state::zone::Visibility;

impl<B: RuleBook> Cx<'_, B> {
    /// The least number of the listed objects a player must pick, if asked for `min`. The player need not find what the
    /// ability describes among cards that the opponent cannot see; in some books only the ability's controller need not.
    pub(super) fn must_find(&self, item: &StackItem, filter: &Filter, seat: Seat, min: i32) -> i32 {
        let must = B::ONLY_CONTROLLER_MAY_FAIL_TO_FIND && seat != item.controller;
        if !B::MAY_FAIL_TO_FIND || min <= 0 || must || !filter.asks_about_front() {
            return min;
        }
        let hidden =
            self.scratch.slots.iter().filter(|&&slot| self.is_hidden_from_opponent(filter, seat, slot)).count();
        if hidden == 0 || !self.at(KnowledgePoint::MayFailToFind) {
            return min;
        }
        min.min((self.scratch.slots.len() - hidden) as i32)
    }

    /// The least number of the listed objects a searching player must find: none.
    pub(super) fn must_find_searching(&self, most: i32) -> i32 {
        let finds = B::MAY_FAIL_TO_FIND && !self.scratch.slots.is_empty() && !self.at(KnowledgePoint::MayFailToFind);
        if finds { most } else { 0 }
    }

    /// Returns true if the opponent of a player cannot see a card.
    fn is_hidden_from_opponent(&self, filter: &Filter, seat: Seat, slot: Slot) -> bool {
        let object = self.state.object(slot);
        if B::ZONES[object.zone.index()].visibility == Visibility::Public {
            return false;
        }
        let looked_at = filter.among.is_some() && object.known_by == 3;
        let open = object.side != seat || object.marks.has(B::SHOWN_MARK) || looked_at;
        !(open && self.at(KnowledgePoint::OpenMustBeFound))
    }

    /// Reveals to both players the opponent's hidden cards among which a player is about to pick. Begins a procedure:
    /// return from your step after calling this.
    pub(super) fn show_before_pick(&mut self, item: &StackItem, who: &Who, filter: &Filter) {
        let looks = filter.asks_about_front() || B::LOOKS_BEFORE_PICKING;
        if !B::MAY_FAIL_TO_FIND || filter.among.is_some() || !looks {
            return;
        }
        let Some(seat) = self.read().seats(&Scope::of(item), who).next() else { return };
        let side = seat.other();
        let cause = self.cause_of(item, B::rule(KnowledgePoint::OpenMustBeFound));
        let from = self.state.batch.len();
        for zone in filter.zones.iter().filter(|zone| B::ZONES[zone.index()].visibility == Visibility::Own) {
            let anyone = *who == Who::Both;
            for i in 0..self.state.cards(zone, side).len() {
                let slot = self.state.cards(zone, side)[i];
                let bare = Filter { zones: filter.zones, whose: filter.whose, ..Filter::any() };
                let meant = self.read().fits(&Scope::of(item), &bare, slot);
                if meant && !anyone && self.state.object(slot).known_by >> seat.0 & 1 == 0 {
                    self.propose(Happening::Reveal { slot, seats: 3 }, B::SHOW, cause);
                }
            }
        }
        self.commit(from);
    }
}
