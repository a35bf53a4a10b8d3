//! The objects that fit a filter, and their number.

use crate::book::RuleBook;
use crate::book::point::{ResolutionPoint, ZonePoint};
use crate::book::tokens::Tokens;
use crate::card::ability::WordClass;
use crate::card::amount::{Amount, What};
use crate::card::characteristics::Characteristics;
use crate::card::filter::{Filter, NumberTest, SelfRef, Whose};
use crate::ids::*;
use crate::state::face_up_top;
use crate::state::object::{LastKnown, Object, ObjectRef, Slot};
use crate::state::ongoing_effect::{OngoingEffect, named_word_class};
use crate::state::query::{Reader, Scope};

/// All zones except that of tokens that do not exist, and that of cards outside the duel.
const fn everywhere(tokens: Option<Tokens>, besides: Option<Zone>) -> Zones {
    let zones = match tokens {
        Some(tokens) => Zones::ALL.without(tokens.nowhere),
        None => Zones::ALL,
    };
    match besides {
        Some(besides) => zones.without(besides),
        None => zones,
    }
}

impl<B: RuleBook> Reader<'_, B> {
    /// Returns true if the object in a slot fits the filter.
    #[inline]
    pub fn fits(&self, scope: &Scope, filter: &Filter, slot: Slot) -> bool {
        self.fits_as(scope, filter, slot, self.state.characteristics(slot), self.state.object(slot))
    }

    /// Returns true if the object fits the filter, or did at the end of its life.
    pub fn fits_ref(&self, scope: &Scope, filter: &Filter, object: ObjectRef) -> bool {
        if self.state.is_alive(object) {
            return self.fits(scope, filter, object.slot);
        }
        self.state
            .last_known_of(object)
            .is_some_and(|g| self.fits_as(scope, filter, object.slot, &g.characteristics, &g.status))
    }

    /// Returns true if an object with these characteristics and this status fits the filter.
    pub fn fits_as(
        &self,
        scope: &Scope,
        filter: &Filter,
        slot: Slot,
        characteristics: &Characteristics,
        object: &Object,
    ) -> bool {
        let there = filter.zones.is_empty()
            || filter.zones.has(object.zone)
            || self.is_face_up_top(filter.zones, object.zone)
            || self.scratch.trace.is_missed(|| B::zones_meant(self.scratch, filter, false).has(object.zone));
        if !there {
            return false;
        }
        if filter.on_stack.is_some_and(|using| !using.cards) {
            return false;
        }
        if filter.places != 0 && !self.is_at(scope.you, object.zone, filter.places, object.place) {
            return false;
        }
        if filter
            .place_relation
            .as_ref()
            .is_some_and(|near| self.places_related_to(scope, near, object.zone) >> object.place & 1 == 0)
        {
            return false;
        }
        match filter.this {
            SelfRef::Any => {}
            SelfRef::Only => {
                if slot != scope.source.slot && !self.is_taken_for(scope.source, characteristics) {
                    return false;
                }
            }
            SelfRef::Other => {
                if slot == scope.source.slot && [scope.source.life, self.this(scope).life].contains(&object.life) {
                    return false;
                }
            }
        }
        if filter.whose != Whose::Anyones {
            let spec = &self.zones[object.zone.index()];
            let whose = if spec.in_play { characteristics.controller } else { object.keeper(spec) };
            let rule = if spec.in_play {
                B::rule(ResolutionPoint::YoursInPlay)
            } else {
                B::rule(ResolutionPoint::YoursElsewhere)
            };
            if (whose == scope.you) != (filter.whose == Whose::Yours) && self.scratch.cite(rule) {
                return false;
            }
        }
        if filter.owner != Whose::Anyones && (object.owner == scope.you) != (filter.owner == Whose::Yours) {
            return false;
        }
        if (!filter.kinds.is_empty() && !filter.kinds.meets(characteristics.kinds))
            || filter.not_kinds.meets(characteristics.kinds)
            || (!filter.colours.is_empty() && !filter.colours.meets(characteristics.colours))
            || !(characteristics.keywords.covers(filter.keywords)
                && (filter.keywords.is_empty() || self.at(ResolutionPoint::AbilityByName)))
            || !self.counts_as_having_keywords(object, filter.keywords)
            || !object.marks.covers(filter.marks)
            || filter.not_marks.meets(object.marks)
            || filter.orientation.is_some_and(|o| o != object.orientation)
            || filter.damaged.is_some_and(|d| d != (object.damage > 0))
        {
            return false;
        }
        if filter.counters.is_some_and(|(counter, cmp, n)| !cmp.holds(object.counters.count_of(counter), n)) {
            return false;
        }
        if filter.place_counters.is_some_and(|ground| !self.state.place_has_counters(object.zone, object.place, ground))
        {
            return false;
        }
        (filter.names.is_empty() || filter.names.iter().any(|&n| characteristics.is_named(n)))
            && !filter.not_names.iter().any(|&n| characteristics.is_named(n))
            && (filter.name_parts.is_empty()
                || filter.name_parts.iter().any(|&part| self.has_in_name(characteristics, part)))
            && (filter.traits.is_empty() || filter.traits.iter().any(|&t| self.has_trait(characteristics, t)))
            && filter.has_named_word.is_none_or(|sort| self.has_named_word(scope.source, sort, characteristics))
            && (!filter.shares_name_with_source || self.shares_a_name(scope.source, characteristics))
            && filter
                .number_tests
                .iter()
                .all(|test| self.passes_number_test(scope, test, slot, characteristics, object.card))
            && filter.has_text.is_none_or(|text| B::has_text(self.pool, self.scratch, characteristics, object) == text)
            && (!const { B::TOKENS.is_some() } || self.fits_token(filter, object))
            && filter.has_card_under.is_none_or(|with| with == self.has_card_under(slot))
            && filter.beneath.as_ref().is_none_or(|host| {
                // A card attached from another zone counts as under its host, whichever way it lies.
                let apart = |host: Slot| self.state.object(host).zone != object.zone;
                let under = object.attached_to.filter(|&host| !object.face_up || apart(host));
                under.is_some_and(|under| self.fits(scope, host, under))
            })
            && filter.beside.as_ref().is_none_or(|host| {
                object.attached_to.is_some_and(|beside| object.face_up && self.fits(scope, host, beside))
            })
            && filter.has_beside.as_ref().is_none_or(|other| self.has_beside(scope, other, slot, object.life))
            && filter.may_host.as_ref().is_none_or(|what| self.may_host(scope, what, slot))
            && (filter.ability_works_in.is_empty() || self.has_ability_working_in(object, filter.ability_works_in))
            && filter.among.as_ref().is_none_or(|what| self.is_among(scope, what, slot))
            && (filter.roles == 0 || self.has_role(ObjectRef { slot, life: object.life }, filter.roles))
            && filter.in_combat_with.as_ref().is_none_or(|what| self.is_in_combat_with(scope, what, slot, object))
            && filter.between.as_ref().is_none_or(|between| self.is_between(scope, between, object))
            && (filter.any.is_empty()
                || filter.any.iter().any(|f| self.fits_as(scope, f, slot, characteristics, object)))
            && !filter.none.iter().any(|f| self.fits_as(scope, f, slot, characteristics, object))
            && self.scratch.trace.rests_on(|| B::fits_description(self.pool, self.scratch, filter, characteristics))
    }

    /// Returns true if a number of an object passes the test. Objects tied for the greatest or smallest number all have
    /// it.
    fn passes_number_test(
        &self,
        scope: &Scope,
        test: &NumberTest,
        slot: Slot,
        characteristics: &Characteristics,
        card: CardId,
    ) -> bool {
        let scope = &Scope { itself: Some((characteristics, card)), ..*scope };
        let number = if self.scratch.cite(B::number_reading_rule(test.number)) {
            characteristics.number(test.number)
        } else {
            0
        };
        if (!characteristics.defined_numbers.has(test.number) && !self.missing_number_is_zero(test.number))
            || self.is_undetermined(scope, &test.amount)
            || !test.cmp.accepts(self.compare(number, self.value_of(scope, &test.amount)))
        {
            return false;
        }
        let (Amount::Greatest(others, of) | Amount::Smallest(others, of)) = &test.amount else { return true };
        if !self.scratch.trace.is_kept() {
            return true;
        }
        let (mut first, mut several) = (slot, false);
        self.for_each_fitting(scope, others, |other| {
            if other != slot && self.state.characteristics(other).number(*of) == number {
                (first, several) = (first.min(other), true);
            }
        });
        !several || self.scratch.cite(B::tie_rule(*of, matches!(test.amount, Amount::Greatest(..)))) || first == slot
    }

    /// Returns true if a card without this number counts as having 0.
    #[inline]
    fn missing_number_is_zero(&self, number: Number) -> bool {
        B::zero_if_missing_rule(number).is_some_and(|rule| self.scratch.cite(rule))
    }

    /// Returns true if the object is a token, or not, as the filter asks. A description of cards includes tokens.
    #[inline]
    fn fits_token(&self, filter: &Filter, object: &Object) -> bool {
        let is_token = || self.pool.card(object.card).token;
        match filter.token {
            Some(wanted) => wanted == is_token() || !self.at(ZonePoint::TokenWordMeansNoCard),
            None => self.scratch.trace.rests_on(|| {
                filter.this == SelfRef::Only
                    || !is_token()
                    || self.at(ZonePoint::TokenTreatedAsCard) && self.at(ZonePoint::TokenMeantByCards)
            }),
        }
    }

    /// The zones in which an object that fits the filter can be.
    #[inline]
    fn zones_of(&self, filter: &Filter) -> Zones {
        if filter.zones.is_empty() {
            const { everywhere(B::TOKENS, B::OUTSIDE) }
        } else if self.scratch.trace.is_kept() {
            let meant = face_up_top::with_face_up_tops(B::ZONES, B::zones_meant(self.scratch, filter, false));
            Zones(meant.0 & (const { everywhere(B::TOKENS, None) }.0 | filter.zones.0))
        } else if const { face_up_top::any_zone_has_one(B::ZONES) } {
            face_up_top::with_face_up_tops(B::ZONES, filter.zones)
        } else {
            filter.zones
        }
    }

    /// Returns true if a card lies face down under the object.
    fn has_card_under(&self, slot: Slot) -> bool {
        let under = |object: &Object| object.attached_to == Some(slot) && !object.face_up;
        self.state.attachments > 0 && self.state.objects.iter().any(under)
    }

    /// Returns true if an object like this is attached face up beside the host, or was when the host left.
    fn has_beside(&self, scope: &Scope, filter: &Filter, host: Slot, life: u16) -> bool {
        if B::REMEMBERS_ATTACHED_CARDS && self.state.object(host).life != life {
            let gone = Some(ObjectRef { slot: host, life });
            let beside = |ghost: &&LastKnown| ghost.host.0 == gone && ghost.status.face_up;
            let fits = |ghost: &LastKnown| {
                self.fits_as(scope, filter, ghost.object.slot, &ghost.characteristics, &ghost.status)
            };
            return self.state.last_known.iter().filter(beside).any(fits);
        }
        let beside = |(_, object): &(usize, &Object)| object.attached_to == Some(host) && object.face_up;
        self.state.attachments > 0
            && self
                .state
                .objects
                .iter()
                .enumerate()
                .filter(beside)
                .any(|(i, _)| self.fits(scope, filter, Slot(i as u16)))
    }

    /// Returns true if the object meant may be attached to the host.
    fn may_host(&self, scope: &Scope, what: &What, host: Slot) -> bool {
        self.first_object(scope, what).is_some_and(|card| B::can_attach(self, card.slot, host))
    }

    /// Returns true if a printed ability of the card works in one of these zones.
    fn has_ability_working_in(&self, object: &Object, zones: Zones) -> bool {
        let abilities = &self.pool.card(object.card).abilities;
        abilities.iter().any(|&id| self.pool.ability(id).works_in.meets(zones))
    }

    fn is_among(&self, scope: &Scope, what: &What, slot: Slot) -> bool {
        let mut found = false;
        self.for_each_object(scope, what, |other| found |= other == slot);
        found
    }

    /// Returns true if the object counts as having the trait.
    #[inline]
    fn has_trait(&self, characteristics: &Characteristics, word: Trait) -> bool {
        characteristics.traits.has(word)
            && self.scratch.trace.rests_on(|| B::counts_trait(self.pool, self.scratch, characteristics, word))
    }

    /// Returns true if an object with these keywords counts as having them.
    #[inline]
    fn counts_as_having_keywords(&self, object: &Object, keywords: Keywords) -> bool {
        keywords.is_empty()
            || self.scratch.trace.rests_on(|| B::counts_keywords(self.pool, self.scratch, object, keywords))
    }

    /// Returns true if an object of the same name passes for the source, which its text calls by name. Always false in
    /// play, where that name means the card itself; an audit may switch that rule off.
    #[inline]
    fn is_taken_for(&self, source: ObjectRef, characteristics: &Characteristics) -> bool {
        self.scratch
            .trace
            .is_missed(|| self.shares_a_name(source, characteristics) && !self.at(ResolutionPoint::OwnNameIsThisCard))
    }

    /// Returns true if a name of the object contains these words.
    fn has_in_name(&self, characteristics: &Characteristics, part: Name) -> bool {
        let words = |name: Name| self.pool.names[name.index()].as_str();
        characteristics.names.iter().any(|&name| words(name).contains(words(part)))
    }

    fn shares_a_name(&self, source: ObjectRef, characteristics: &Characteristics) -> bool {
        self.state.characteristics_of(source).is_some_and(|p| p.names.iter().any(|&n| characteristics.is_named(n)))
    }

    /// Returns true if the object has the word of this class that was named for the source.
    fn has_named_word(&self, source: ObjectRef, sort: WordClass, characteristics: &Characteristics) -> bool {
        let for_it = |e: &&OngoingEffect| e.target == Some(source) && named_word_class(self.pool, e) == Some(sort);
        self.state.ongoing_effects.iter().rev().find(for_it).is_some_and(|e| match sort {
            WordClass::Colour => characteristics.colours.has(Colour(e.value as u8)),
            WordClass::Trait(_) => characteristics.traits.has(Trait(e.value as u16)),
        })
    }

    /// Calls `each` with every object that fits, zone by zone, the turn player's side first.
    pub fn for_each_fitting(&self, scope: &Scope, filter: &Filter, mut each: impl FnMut(Slot)) {
        let zones = self.zones_of(filter);
        for (z, spec) in self.zones.iter().enumerate() {
            let zone = Zone(z as u8);
            if !zones.has(zone) {
                continue;
            }
            let first = if spec.shared { Seat::FIRST } else { self.state.turn.player };
            for &slot in self.state.cards(zone, first) {
                if self.fits(scope, filter, slot) {
                    each(slot);
                }
            }
            if !spec.shared {
                for &slot in self.state.cards(zone, first.other()) {
                    if self.fits(scope, filter, slot) {
                        each(slot);
                    }
                }
            }
        }
    }

    /// Like [`Reader::for_each_fitting`], but looks only at the source where the filter means it alone.
    pub fn for_each_fitting_in_scope(&self, scope: &Scope, filter: &Filter, mut each: impl FnMut(Slot)) {
        if filter.this == SelfRef::Only {
            if self.state.is_alive(scope.source) && self.fits(scope, filter, scope.source.slot) {
                each(scope.source.slot);
            }
        } else {
            self.for_each_fitting(scope, filter, each);
        }
    }

    /// Returns true if at least `n` objects fit and satisfy `also`; stops as soon as they are found.
    pub fn has_at_least(&self, scope: &Scope, filter: &Filter, n: i32, also: impl Fn(Slot) -> bool) -> bool {
        let mut missing = n;
        let zones = self.zones_of(filter);
        for (z, spec) in self.zones.iter().enumerate() {
            let zone = Zone(z as u8);
            if !zones.has(zone) {
                continue;
            }
            let sides: &[Seat] = if spec.shared { &[Seat::FIRST] } else { &Seat::BOTH };
            for &side in sides {
                for &slot in self.state.cards(zone, side) {
                    if missing > 0 && self.fits(scope, filter, slot) && also(slot) {
                        missing -= 1;
                    }
                    if missing <= 0 {
                        return true;
                    }
                }
            }
        }
        missing <= 0
    }

    /// The number of objects that fit. Of objects attached to one that is gone, those that were attached to it then.
    pub fn count(&self, scope: &Scope, filter: &Filter) -> i32 {
        let mut n = 0;
        match self.gone_host(scope, filter) {
            Some(host) => self.for_each_gone(scope, filter, host, |_| n += 1),
            None => self.for_each_fitting(scope, filter, |_| n += 1),
        }
        n
    }

    /// The object that is gone, if the filter describes objects attached to one.
    #[inline]
    pub(super) fn gone_host(&self, scope: &Scope, filter: &Filter) -> Option<ObjectRef> {
        let host = filter.beneath.as_ref().or(filter.beside.as_ref()).filter(|_| B::REMEMBERS_ATTACHED_CARDS)?;
        let host =
            self.object_as_read(scope, if host.this == SelfRef::Only { &What::This } else { host.among.as_ref()? })?;
        (!self.state.is_alive(host) && self.state.last_known_of(host).is_some()).then_some(host)
    }

    /// Calls `each` with every object that fits among those that were attached to an object that is gone.
    pub(super) fn for_each_gone(
        &self,
        scope: &Scope,
        filter: &Filter,
        host: ObjectRef,
        mut each: impl FnMut(&LastKnown),
    ) {
        let filter = Filter { beneath: None, beside: None, ..filter.clone() };
        for ghost in self.state.last_known.iter().filter(|ghost| ghost.host.0 == Some(host)) {
            if self.fits_as(scope, &filter, ghost.object.slot, &ghost.characteristics, &ghost.status) {
                each(ghost);
            }
        }
    }
}
