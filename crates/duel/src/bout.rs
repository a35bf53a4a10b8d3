//! Who takes part in what the book carries out, such as a battle, and in which role.

use crate::amount::What;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::depend::WATCH_ROLES;
use crate::filter::{Between, Filter, Self_};
use crate::item::Bout;
use crate::matching::{Reader, Scope};
use crate::object::{Object, Ref, Slot};
use crate::words::*;

impl<B: RuleBook> Cx<'_, B> {
    /// An object takes part in something from now on; if it did in this already, in these roles besides.
    pub fn enlist(&mut self, bout: Bout) {
        let same = |b: &&mut Bout| (b.number, b.place, b.object) == (bout.number, bout.place, bout.object);
        match self.s.bouts.iter_mut().find(same) {
            Some(known) => known.roles |= bout.roles,
            None => self.s.bouts.push(bout),
        }
        self.roles_change();
    }

    /// Only these parts are left.
    pub fn dismiss(&mut self, stays: impl FnMut(&Bout) -> bool) {
        self.s.bouts.retain(stays);
        self.roles_change();
    }

    fn roles_change(&mut self) {
        self.s.derived.dirty |= self.s.derived.watches & WATCH_ROLES != 0;
        self.forget_means();
    }
}

impl<B: RuleBook> Reader<'_, B> {
    /// Whether an object takes part in anything in one of these roles.
    pub fn has_role(&self, object: Ref, roles: u8) -> bool {
        self.state.bouts.iter().any(|bout| bout.object == object && bout.roles & roles != 0)
    }

    /// Whether an object takes part in the same as another, on the other side.
    pub(crate) fn faces(&self, scope: &Scope, what: &What, slot: Slot, object: &Object) -> bool {
        let Some(other) = self.seen(scope, what) else { return false };
        let it = Ref { slot, life: object.life };
        let side = |object: Ref| self.state.profile_of(object).map(|profile| profile.controller);
        let bouts = &self.state.bouts;
        let mut parts = bouts.iter().filter(|bout| bout.object == other);
        side(it) != side(other)
            && parts.any(|part| bouts.iter().any(|b| (b.number, b.place, b.object) == (part.number, part.place, it)))
    }

    /// Whether an object is at a place between two others. The text's own source counts where it last was, if it is one of
    /// the two, or the text speaks of it so.
    pub(crate) fn is_between(&self, scope: &Scope, between: &Between, object: &Object) -> bool {
        let spec = &self.zones[object.zone.index()];
        let gone = self.state.ghost(scope.source).filter(|ghost| ghost.body.zone == object.zone);
        let counts = |filter: &Filter| match filter.this {
            Self_::Only => true,
            Self_::Other => false,
            Self_::Any => scope.item.is_some_and(|item| B::stays_between(self.pool, item)),
        };
        let last = |place: u8, filter: &Filter| {
            gone.is_some_and(|ghost| ghost.body.place == place)
                && counts(filter)
                && self.fits_ref(scope, filter, scope.source)
        };
        let there = |place: u8, filter: &Filter| {
            if last(place, filter) {
                return true;
            }
            let sides: &[Seat] = if spec.shared { &[Seat::FIRST] } else { &Seat::BOTH };
            let mut cards = sides.iter().flat_map(|&side| self.state.cards(object.zone, side));
            let meant = |slot: Slot| filter.this != Self_::Only || self.state.refer(slot) == scope.source;
            cards.any(|&slot| self.state.object(slot).place == place && meant(slot) && self.fits(scope, filter, slot))
        };
        let mut lines = spec.between.iter().filter(|(middle, _)| *middle == object.place);
        lines.any(|&(_, [a, b])| {
            there(a, &between.one) && there(b, &between.other) || there(b, &between.one) && there(a, &between.other)
        })
    }
}
