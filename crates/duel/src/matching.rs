//! Reading descriptions: which objects fit a filter, what an amount is, whether a condition holds.

use crate::amount::{Amount, Condition, What, Who};
use crate::book::RuleBook;
use crate::filter::{Cmp, Filter, Near, Self_, Test, Whose};
use crate::infinity::{plus, times};
use crate::item::{Item, PICKED, group};
use crate::log::Scratch;
use crate::object::{Ghost, Object, Ref, Slot};
use crate::pool::CardPool;
use crate::profile::{INFINITY, Profile};
use crate::state::State;
use crate::token::Tokens;
use crate::words::*;
use crate::zone::ZoneSpec;
use std::marker::PhantomData;

/// From where a description is read: whose "you" it is, what "this" is, and what has been chosen.
#[derive(Clone, Copy, Debug)]
pub struct Scope<'a> {
    /// What "this" is.
    pub source: Ref,
    /// Who "you" are.
    pub you: Seat,
    /// The use of an ability that is speaking, if one is.
    pub item: Option<&'a Item>,
    /// What "itself" is: the object whose numbers are tested, and as what.
    pub itself: Option<(&'a Profile, CardId)>,
}

impl<'a> Scope<'a> {
    /// The scope of an ability in use.
    pub fn of(item: &'a Item) -> Self {
        Self { source: item.source, you: item.controller, item: Some(item), itself: None }
    }
}

/// A state together with what its zones are, for reading only.
pub struct Reader<'a, B: RuleBook> {
    /// The state that is read.
    pub state: &'a State,
    /// The printed cards.
    pub pool: &'a CardPool,
    /// Where rules that are passed through are noted.
    pub scratch: &'a Scratch,
    /// The zones of the rule book.
    pub zones: &'static [ZoneSpec],
    /// The rule book.
    pub book: PhantomData<B>,
}

/// All zones but that of tokens that do not exist, and that of cards which are not in the duel.
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
    #[inline]
    fn by(&self, rule: Rule) -> bool {
        self.scratch.pass(rule)
    }

    /// Whether the object in a slot fits the filter.
    #[inline]
    pub fn fits(&self, scope: &Scope, filter: &Filter, slot: Slot) -> bool {
        self.fits_as(scope, filter, slot, self.state.profile(slot), self.state.object(slot))
    }

    /// Whether an object fits the filter, or did at the end of the life it is referred to by.
    pub fn fits_ref(&self, scope: &Scope, filter: &Filter, object: Ref) -> bool {
        if self.state.alive(object) {
            return self.fits(scope, filter, object.slot);
        }
        self.state.ghost(object).is_some_and(|g| self.fits_as(scope, filter, object.slot, &g.profile, &g.body))
    }

    /// Whether an object that is like this fits the filter.
    pub fn fits_as(&self, scope: &Scope, filter: &Filter, slot: Slot, profile: &Profile, object: &Object) -> bool {
        let there = filter.zones.is_empty()
            || filter.zones.has(object.zone)
            || self.is_lid(filter.zones, object.zone)
            || self.scratch.tracing && B::means(self.scratch, filter, false).has(object.zone);
        if !there {
            return false;
        }
        if filter.uses.is_some_and(|using| !using.cards) {
            return false;
        }
        if filter.places != 0 && !self.is_at(scope.you, object.zone, filter.places, object.place) {
            return false;
        }
        if filter.near.as_ref().is_some_and(|near| self.near(scope, near, object.zone) >> object.place & 1 == 0) {
            return false;
        }
        match filter.this {
            Self_::Any => {}
            Self_::Only => {
                if slot != scope.source.slot && !self.is_taken_for(scope.source, profile) {
                    return false;
                }
            }
            Self_::Other => {
                if slot == scope.source.slot && object.life == scope.source.life {
                    return false;
                }
            }
        }
        if filter.whose != Whose::Anyones {
            let spec = &self.zones[object.zone.index()];
            let whose = if spec.in_play { profile.controller } else { object.keeper(spec) };
            let rule = if spec.in_play { B::CITES.sides } else { B::CITES.sides_of_zones };
            if (whose == scope.you) != (filter.whose == Whose::Yours) && self.by(rule) {
                return false;
            }
        }
        if (!filter.kinds.is_empty() && !filter.kinds.meets(profile.kinds))
            || filter.not_kinds.meets(profile.kinds)
            || (!filter.colours.is_empty() && !filter.colours.meets(profile.colours))
            || !(profile.keywords.covers(filter.keywords)
                && (!self.scratch.tracing || filter.keywords.is_empty() || self.by(B::CITES.ability_name)))
            || !self.is_skilled(object, filter.keywords)
            || !object.marks.covers(filter.marks)
            || filter.unmarked.meets(object.marks)
            || filter.orientation.is_some_and(|o| o != object.orientation)
            || filter.damaged.is_some_and(|d| d != (object.damage > 0))
        {
            return false;
        }
        if filter.counters.is_some_and(|(counter, cmp, n)| !cmp.holds(object.counters.of(counter), n)) {
            return false;
        }
        if filter.ground.is_some_and(|ground| !self.state.ground_is(object.zone, object.place, ground)) {
            return false;
        }
        (filter.names.is_empty() || filter.names.iter().any(|&n| profile.is_named(n)))
            && !filter.not_names.iter().any(|&n| profile.is_named(n))
            && (filter.name_parts.is_empty() || filter.name_parts.iter().any(|&part| self.has_in_name(profile, part)))
            && (filter.traits.is_empty() || filter.traits.iter().any(|&t| self.belongs(profile, t)))
            && filter.named.is_none_or(|sort| self.has_named(scope.source, sort, profile))
            && (!filter.namesake || self.shares_a_name(scope.source, profile))
            && filter.tests.iter().all(|test| self.passes(scope, test, slot, profile, object.card))
            && filter.text.is_none_or(|text| B::has_text(self.pool, self.scratch, profile, object) == text)
            && (!const { B::TOKENS.is_some() } || self.fits_token(filter, object))
            && filter.covers.is_none_or(|with| with == self.covers_one(slot))
            && filter.beneath.as_ref().is_none_or(|host| {
                // What lies in another zone than its host needs no telling apart by how it lies.
                let apart = |host: Slot| self.state.object(host).zone != object.zone;
                let under = object.attached.filter(|&host| !object.face_up || apart(host));
                under.is_some_and(|under| self.fits(scope, host, under))
            })
            && filter.beside.as_ref().is_none_or(|host| {
                object.attached.is_some_and(|beside| object.face_up && self.fits(scope, host, beside))
            })
            && filter.with.as_ref().is_none_or(|other| self.has_beside(scope, other, slot))
            && filter.bears.as_ref().is_none_or(|what| self.may_bear(scope, what, slot))
            && (filter.works.is_empty() || self.works_in(object, filter.works))
            && filter.among.as_ref().is_none_or(|what| self.is_among(scope, what, slot))
            && (filter.roles == 0 || self.has_role(Ref { slot, life: object.life }, filter.roles))
            && filter.facing.as_ref().is_none_or(|what| self.faces(scope, what, slot, object))
            && filter.between.as_ref().is_none_or(|between| self.is_between(scope, between, object))
            && (filter.any.is_empty() || filter.any.iter().any(|f| self.fits_as(scope, f, slot, profile, object)))
            && !filter.none.iter().any(|f| self.fits_as(scope, f, slot, profile, object))
            && (!self.scratch.tracing || B::describes(self.pool, self.scratch, filter, profile))
    }

    /// Whether a number of an object is as it must be. Of several that have the greatest or the smallest, each has it.
    fn passes(&self, scope: &Scope, test: &Test, slot: Slot, profile: &Profile, card: CardId) -> bool {
        let scope = &Scope { itself: Some((profile, card)), ..*scope };
        let number = if self.by(B::reads(test.number)) { profile.number(test.number) } else { 0 };
        if (!profile.has.has(test.number) && !self.is_zero(test.number))
            || self.is_undetermined(scope, &test.amount)
            || !test.cmp.accepts(self.weigh(number, self.amount(scope, &test.amount)))
        {
            return false;
        }
        let (Amount::Most(others, of) | Amount::Least(others, of)) = &test.amount else { return true };
        if !self.scratch.tracing {
            return true;
        }
        let (mut first, mut several) = (slot, false);
        self.each(scope, others, |other| {
            if other != slot && self.state.profile(other).number(*of) == number {
                (first, several) = (first.min(other), true);
            }
        });
        !several || self.by(B::ties(*of, matches!(test.amount, Amount::Most(..)))) || first == slot
    }

    /// Whether a card that has no number of this sort has 0 of it.
    #[inline]
    fn is_zero(&self, number: Number) -> bool {
        B::zero(number).is_some_and(|rule| self.by(rule))
    }

    /// Whether an object is a token where that is asked for. What is said of cards is said of tokens, too.
    #[inline]
    fn fits_token(&self, filter: &Filter, object: &Object) -> bool {
        let is_token = || self.pool.card(object.card).token;
        match filter.token {
            Some(wanted) => wanted == is_token() || !self.by(B::CITES.token.only),
            None if self.scratch.tracing && filter.this != Self_::Only && is_token() => {
                self.by(B::CITES.token.alike) && self.by(B::CITES.token.reach)
            }
            None => true,
        }
    }

    /// Whether a card in this zone is the top of one of those.
    #[inline]
    pub(crate) fn is_lid(&self, zones: Zones, zone: Zone) -> bool {
        let lids = const { crate::lid::any(B::ZONES) };
        lids && crate::lid::under(B::ZONES, zone).is_some_and(|under| zones.has(under)) && self.by(B::CITES.lid.is_top)
    }

    /// Whether a place is among those that a text names, as its controller sees them.
    #[inline]
    pub(crate) fn is_at(&self, you: Seat, zone: Zone, places: u32, place: u8) -> bool {
        let seen = self.zones[zone.index()].seen_by(you, place);
        let alike = seen == place && !self.scratch.tracing;
        let seen = if alike || self.by(B::outlook(places)) { seen } else { place };
        places >> seen & 1 == 1
    }

    /// The zones in which what a filter describes can be.
    #[inline]
    fn zones_of(&self, filter: &Filter) -> Zones {
        if filter.zones.is_empty() {
            const { everywhere(B::TOKENS, B::BESIDES) }
        } else if self.scratch.tracing {
            let meant = crate::lid::with_lids(B::ZONES, B::means(self.scratch, filter, false));
            Zones(meant.0 & const { everywhere(B::TOKENS, None) }.0)
        } else if const { crate::lid::any(B::ZONES) } {
            crate::lid::with_lids(B::ZONES, filter.zones)
        } else {
            filter.zones
        }
    }

    /// Where something stands or last stood, or the place it is.
    pub(crate) fn place_of(&self, scope: &Scope, what: &What) -> Option<(Zone, u8)> {
        let seen = self.seen(scope, what)?;
        if let Some(spot) = seen.as_spot() {
            return Some(spot);
        }
        let body = if self.state.alive(seen) { self.state.object(seen.slot) } else { &self.state.ghost(seen)?.body };
        Some((body.zone, body.place))
    }

    /// The places of a zone that relate so to another, bit n for place n.
    pub(crate) fn near(&self, scope: &Scope, near: &Near, zone: Zone) -> u32 {
        let anchor = self.place_of(scope, &near.to).filter(|(there, _)| *there == zone);
        anchor.map_or(0, |(_, place)| self.related(scope.you, zone, near.relation, place))
    }

    /// The places of a zone that relate so to this one, as a player sees them.
    pub(crate) fn related(&self, seat: Seat, zone: Zone, relation: Relation, place: u8) -> u32 {
        let spec = &self.zones[zone.index()];
        let table = spec.related.get(relation.index());
        let mask = table.and_then(|t| t.get(usize::from(spec.seen_by(seat, place)))).copied().unwrap_or(0);
        spec.turned(seat, B::related(self.scratch, relation, spec.seen_by(seat, place), mask))
    }

    /// Whether a card lies face down under an object.
    fn covers_one(&self, slot: Slot) -> bool {
        let under = |object: &Object| object.attached == Some(slot) && !object.face_up;
        self.state.attachments > 0 && self.state.objects.iter().any(under)
    }

    /// Whether an object like this lies face up beside another and belongs to it.
    fn has_beside(&self, scope: &Scope, filter: &Filter, host: Slot) -> bool {
        let beside = |(_, object): &(usize, &Object)| object.attached == Some(host) && object.face_up;
        self.state.attachments > 0
            && self
                .state
                .objects
                .iter()
                .enumerate()
                .filter(beside)
                .any(|(i, _)| self.fits(scope, filter, Slot(i as u16)))
    }

    /// Whether what is meant may be put under or beside an object.
    fn may_bear(&self, scope: &Scope, what: &What, host: Slot) -> bool {
        self.one(scope, what).is_some_and(|card| B::bears(self, card.slot, host))
    }

    /// Whether a text is printed on a card that works in one of these zones.
    fn works_in(&self, object: &Object, zones: Zones) -> bool {
        let abilities = &self.pool.card(object.card).abilities;
        abilities.iter().any(|&id| self.pool.ability(id).works.meets(zones))
    }

    fn is_among(&self, scope: &Scope, what: &What, slot: Slot) -> bool {
        let mut found = false;
        self.all(scope, what, |other| found |= other == slot);
        found
    }

    /// Whether an object counts among those with a trait.
    #[inline]
    fn belongs(&self, profile: &Profile, word: Trait) -> bool {
        profile.traits.has(word) && (!self.scratch.tracing || B::belongs(self.pool, self.scratch, profile, word))
    }

    /// Whether an object that has these keywords counts among those with them.
    #[inline]
    fn is_skilled(&self, object: &Object, keywords: Keywords) -> bool {
        !self.scratch.tracing || keywords.is_empty() || B::is_skilled(self.pool, self.scratch, object, keywords)
    }

    /// Whether an object of the same name passes for the one that a text calls by its own name: never, as long as a
    /// card's name in its text means that card.
    #[inline]
    fn is_taken_for(&self, source: Ref, profile: &Profile) -> bool {
        self.scratch.tracing && self.shares_a_name(source, profile) && !self.by(B::CITES.own_name)
    }

    /// Whether some words are part of a name of an object.
    fn has_in_name(&self, profile: &Profile, part: Name) -> bool {
        let words = |name: Name| self.pool.names[name.index()].as_str();
        profile.names.iter().any(|&name| words(name).contains(words(part)))
    }

    fn shares_a_name(&self, source: Ref, profile: &Profile) -> bool {
        self.state.profile_of(source).is_some_and(|p| p.names.iter().any(|&n| profile.is_named(n)))
    }

    /// Calls `each` with every object that fits, zone by zone, the turn player's side first.
    pub fn each(&self, scope: &Scope, filter: &Filter, mut each: impl FnMut(Slot)) {
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

    /// The same, but straight to the source where the filter means it alone.
    pub fn each_in_scope(&self, scope: &Scope, filter: &Filter, mut each: impl FnMut(Slot)) {
        if filter.this == Self_::Only {
            if self.state.alive(scope.source) && self.fits(scope, filter, scope.source.slot) {
                each(scope.source.slot);
            }
        } else {
            self.each(scope, filter, each);
        }
    }

    /// Whether at least `n` objects fit and please `also`; looks no further than it must.
    pub fn at_least(&self, scope: &Scope, filter: &Filter, n: i32, also: impl Fn(Slot) -> bool) -> bool {
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

    /// How many objects fit. Of an object that is gone, those that lay under or beside it then.
    pub fn count(&self, scope: &Scope, filter: &Filter) -> i32 {
        let mut n = 0;
        match self.gone_host(scope, filter) {
            Some(host) => self.each_gone(scope, filter, host, |_| n += 1),
            None => self.each(scope, filter, |_| n += 1),
        }
        n
    }

    /// The object that is gone, under or beside which a description looks for others.
    #[inline]
    fn gone_host(&self, scope: &Scope, filter: &Filter) -> Option<Ref> {
        let beneath = filter.beneath.as_ref().filter(|_| B::REMEMBERS_FOLLOWERS)?;
        let host = self.seen(scope, beneath.among.as_ref()?)?;
        (!self.state.alive(host) && self.state.ghost(host).is_some()).then_some(host)
    }

    /// Calls `each` with everything that fits of what lay under or beside an object that is gone.
    fn each_gone(&self, scope: &Scope, filter: &Filter, host: Ref, mut each: impl FnMut(&Ghost)) {
        let filter = Filter { beneath: None, ..filter.clone() };
        for ghost in self.state.ghosts.iter().filter(|ghost| ghost.host.0 == Some(host)) {
            if self.fits_as(scope, &filter, ghost.object.slot, &ghost.profile, &ghost.body) {
                each(ghost);
            }
        }
    }

    /// What an amount is now. What cannot be determined is 0, and so is what has fallen below it.
    pub fn amount(&self, scope: &Scope, amount: &Amount) -> i32 {
        match amount {
            Amount::Fixed(n) => *n,
            Amount::X => scope.item.map_or(0, |i| i.x),
            Amount::Count(filter) if self.scratch.tracing && !filter.zones.is_empty() => {
                let zones = B::means(self.scratch, filter, true);
                self.count(scope, &Filter { zones, ..(**filter).clone() })
            }
            Amount::Count(filter) => self.count(scope, filter),
            Amount::NumberOf(what, number) => {
                let found = self.number_of(scope, what, *number).unwrap_or(0);
                if found < 0 && self.by(B::CITES.negative) { 0 } else { found }
            }
            Amount::Printed(what, number) => self.printed(scope, what, *number).unwrap_or(0),
            Amount::Most(filter, number) | Amount::Least(filter, number) => {
                let found = self.extreme(scope, filter, *number, matches!(amount, Amount::Most(..)));
                let found = found.unwrap_or_else(|| i32::from(!self.by(B::CITES.undefined)));
                if found < 0 && self.by(B::CITES.negative) { 0 } else { found }
            }
            Amount::Held(who, counter) => {
                self.seats(scope, who).map(|seat| self.state.held[seat.index()].of(*counter)).sum()
            }
            Amount::On(what, counter) => match self.seen(scope, what) {
                Some(r) if r.as_spot().is_some() => {
                    r.as_spot().map_or(0, |(zone, place)| self.state.on_place(zone, place, *counter))
                }
                Some(r) if self.state.alive(r) => self.state.object(r.slot).counters.of(*counter),
                Some(r) => self.state.ghost(r).map_or(0, |g| g.body.counters.of(*counter)),
                None => 0,
            },
            Amount::Done(who, verb) => {
                let done: i32 = self.seats(scope, who).map(|seat| self.state.tally.of(seat, *verb)).sum();
                if done == 0 || self.by(B::CITES.this_turn) { done } else { 0 }
            }
            Amount::Seen(trigger) => {
                let seen = self.state.sighted(self.pool, trigger, scope.you);
                if seen == 0 || self.by(B::CITES.this_turn) { seen } else { 0 }
            }
            Amount::Shades => self.state.object(scope.source.slot).paid_in.len() as i32,
            Amount::OfEvent => scope.item.map_or(0, |i| i.amount),
            Amount::Share => scope.item.map_or(0, |i| i.share),
            Amount::Times(n, amount) => times(self.amount(scope, amount), *n),
            Amount::Sum(all) => all.iter().map(|amount| self.amount(scope, amount)).fold(0, plus),
            Amount::UpTo(most) => self.amount(scope, most),
            Amount::Half(amount) => {
                let whole = self.amount(scope, amount);
                if whole == INFINITY {
                    return whole;
                }
                let odd = whole % 2 != 0 && self.by(B::CITES.round);
                whole.div_euclid(2) + i32::from(odd)
            }
        }
    }

    /// The greatest or smallest number among objects like this, if there are any.
    fn extreme(&self, scope: &Scope, filter: &Filter, number: Number, greatest: bool) -> Option<i32> {
        let mut found: Option<i32> = None;
        let mut see = |profile: &Profile| {
            if profile.has.has(number) {
                let n = profile.number(number);
                found = Some(found.map_or(n, |best| if greatest { best.max(n) } else { best.min(n) }));
            }
        };
        match self.gone_host(scope, filter) {
            Some(host) => self.each_gone(scope, filter, host, |ghost| see(&ghost.profile)),
            None => self.each(scope, filter, |slot| see(self.state.profile(slot))),
        }
        found
    }

    /// A number of an object, if the object is known and has such a number.
    fn number_of(&self, scope: &Scope, what: &What, number: Number) -> Option<i32> {
        let profile = match (what, scope.itself) {
            (What::Itself, itself) => itself?.0,
            _ => self.seen(scope, what).and_then(|r| self.state.profile_of(r))?,
        };
        profile.has.has(number).then(|| profile.number(number))
    }

    /// A number that is printed on an object, if the object is known and has such a number.
    fn printed(&self, scope: &Scope, what: &What, number: Number) -> Option<i32> {
        let card = match (what, scope.itself) {
            (What::Itself, itself) => itself?.1,
            _ => {
                self.state
                    .object(self.seen(scope, what).filter(|r| r.slot.index() < self.state.objects.len())?.slot)
                    .card
            }
        };
        let printed = &self.pool.card(card).profile;
        (printed.has.has(number) && self.by(B::CITES.effect.as_printed)).then(|| printed.number(number))
    }

    /// Whether nothing is done that depends on an amount, for it cannot be determined.
    #[inline]
    pub(crate) fn is_undetermined(&self, scope: &Scope, amount: &Amount) -> bool {
        let rules = B::UNDETERMINED;
        !rules.is_empty() && self.is_undefined(scope, amount) && rules.iter().fold(true, |all, &r| all & self.by(r))
    }

    /// Whether an amount cannot be determined: it is a number that an object does not have.
    pub(crate) fn is_undefined(&self, scope: &Scope, amount: &Amount) -> bool {
        match amount {
            Amount::NumberOf(what, number) => self.number_of(scope, what, *number).is_none(),
            Amount::Printed(what, number) => self.printed(scope, what, *number).is_none(),
            Amount::Most(filter, number) | Amount::Least(filter, number) => {
                self.extreme(scope, filter, *number, true).is_none()
            }
            Amount::On(what, _) => self.seen(scope, what).is_none(),
            Amount::Times(_, inner) | Amount::Half(inner) | Amount::UpTo(inner) => self.is_undefined(scope, inner),
            Amount::Sum(all) => all.iter().any(|inner| self.is_undefined(scope, inner)),
            _ => false,
        }
    }

    /// The one object meant, in the life in which it is read: where the event is read as things were before it, what
    /// set the ability off is what it was just before it moved, even as that is about to happen.
    pub(crate) fn seen(&self, scope: &Scope, what: &What) -> Option<Ref> {
        let spoken_of = || match (what, scope.item) {
            (What::Target(n), Some(item)) if B::SPEAKS_OF_ILLEGAL || !self.by(B::CITES.recheck) => {
                item.spoken_of(group(item.part, *n))
            }
            _ => None,
        };
        let object = match self.read_of(scope, what) {
            Some(choice) => choice,
            None => self.one(scope, what).or_else(spoken_of)?,
        };
        let back = scope.item.is_some_and(|i| i.looks_back && i.subject == Some(object));
        if !back || !matches!(what, What::Subject | What::This) {
            return Some(object);
        }
        let before = Ref { life: object.life.wrapping_sub(1), ..object };
        let known = self.state.alive(before) || self.state.ghost(before).is_some();
        Some(if known { before } else { object })
    }

    /// What a text has chosen and moved itself is known as it was before, unless the text brought it into play.
    fn read_of(&self, scope: &Scope, what: &What) -> Option<Ref> {
        let item = scope.item?;
        let group = match what {
            What::Target(n) => group(item.part, *n),
            What::Picked(n) => PICKED + n,
            _ => return None,
        };
        let choice = item.choices.iter().find(|c| c.group == group && !c.illegal)?;
        let now = choice.now();
        let in_play = || self.zones[self.state.object(now.slot).zone.index()].in_play;
        (choice.moved > 0 && !(self.state.alive(now) && in_play())).then_some(choice.object)
    }

    /// Whether a condition holds now.
    pub fn holds(&self, scope: &Scope, condition: &Condition) -> bool {
        match condition {
            Condition::Compare(left, cmp, right) => {
                let undefined = || self.is_undefined(scope, left) || self.is_undefined(scope, right);
                let undetermined = self.is_undetermined(scope, left) || self.is_undetermined(scope, right);
                let known = || !self.scratch.tracing || !undefined() || self.by(B::CITES.undefined);
                !undetermined && known() && cmp.accepts(self.weigh(self.amount(scope, left), self.amount(scope, right)))
            }
            Condition::Is(what, filter) => {
                self.seen(scope, what).is_some_and(|object| self.fits_ref(scope, filter, object))
            }
            Condition::Turn(who) => self.seats(scope, who).any(|seat| seat == self.state.turn.player),
            Condition::During(phases) => phases.contains(&self.state.turn.phase),
            Condition::Paid(extra) => scope.item.is_some_and(|i| i.extras >> extra & 1 == 1),
            Condition::PaidIn(colours) => self.state.object(scope.source.slot).paid_in.meets(*colours),
            Condition::Present(inner) => B::judged(self, scope, inner).unwrap_or_else(|| self.holds(scope, inner)),
            Condition::Not(inner) => !self.holds(scope, inner),
            Condition::All(all) => {
                all.iter().all(|c| self.holds(scope, c)) && (!self.scratch.tracing || self.may_share(scope, all))
            }
            Condition::Any(any) => any.iter().any(|c| self.holds(scope, c)),
        }
    }

    /// Whether a condition holds that is looked at again, for an ability in use: what its card needed to have it, it needs
    /// no more.
    pub(crate) fn still_holds(&self, scope: &Scope, condition: &Condition) -> bool {
        match condition {
            Condition::Present(_) => true,
            Condition::All(all) => all.iter().all(|inner| self.still_holds(scope, inner)),
            condition => self.holds(scope, condition),
        }
    }

    /// Whether what several conditions ask for to be there is there, though one object may be all of it. Looked at where
    /// the rules are traced.
    fn may_share(&self, scope: &Scope, all: &[Condition]) -> bool {
        let mut asked = 0;
        let mut there = Vec::new();
        for condition in all {
            let Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n)) = condition else { continue };
            asked += *n;
            self.each(scope, filter, |slot| there.push(slot));
        }
        there.sort_unstable();
        there.dedup();
        there.len() as i32 >= asked || self.by(B::CITES.shared)
    }

    /// The players meant, the turn player first.
    pub fn seats(&self, scope: &Scope, who: &Who) -> impl Iterator<Item = Seat> + use<B> {
        let (first, second) = match who {
            Who::You => (Some(scope.you), None),
            Who::Opponent => (Some(if self.by(B::CITES.opponent) { scope.you.other() } else { scope.you }), None),
            Who::Both => {
                let declined = scope.item.map_or(0, |item| item.declined.seats);
                let takes_part = |seat: &Seat| declined >> seat.0 & 1 == 0;
                let first = self.state.turn.player;
                (Some(first).filter(takes_part), Some(first.other()).filter(takes_part))
            }
            Who::TurnPlayer => (Some(self.state.turn.player), None),
            Who::ControllerOf(what) => {
                (self.seen(scope, what).and_then(|r| self.state.profile_of(r)).map(|p| p.controller), None)
            }
            Who::OwnerOf(what) => (self.one(scope, what).map(|r| self.state.object(r.slot).owner), None),
        };
        first.into_iter().chain(second)
    }

    /// What "this" is: the source; where its own move set the ability off, what it became by that move.
    fn this(&self, scope: &Scope) -> Ref {
        let moved = scope.item.filter(|item| item.looks_back).and_then(|item| item.subject);
        match moved {
            Some(subject) if subject.slot == scope.source.slot && !self.state.alive(scope.source) => subject,
            _ => scope.source,
        }
    }

    /// What an object lies under or beside, or did.
    fn host(&self, object: Ref) -> Option<Ref> {
        if self.state.alive(object) {
            return self.state.object(object.slot).attached.map(|host| self.state.refer(host));
        }
        let ghost = self.state.ghost(object)?;
        if B::LETS_GO { ghost.host.0 } else { ghost.body.attached.map(|host| self.state.refer(host)) }
    }

    /// What was chosen or picked for a phrase, and what lies in the group of that number.
    pub(crate) fn chosen<'s>(&'s self, item: &'s Item, group: u8) -> impl Iterator<Item = Ref> + 's {
        let depth = self.state.running.len() as u8;
        let piled = self.state.piles.iter().filter(move |p| p.depth == depth && p.choice.group == group);
        item.chosen(group).chain(piled.map(|p| p.choice.object))
    }

    /// The one object meant, or the first of several.
    pub fn one(&self, scope: &Scope, what: &What) -> Option<Ref> {
        let item = scope.item;
        match what {
            What::This => Some(self.this(scope)),
            What::Target(n) => item.and_then(|i| i.chosen(group(i.part, *n)).next()),
            What::Picked(n) => self.chosen(item?, PICKED + n).next(),
            What::Subject => item?.subject,
            What::Counterpart => item?.counterpart,
            What::Host => self.host(scope.source),
            What::Itself => None,
            What::Each(all) => all.iter().find_map(|what| self.one(scope, what)),
            What::All(filter) => {
                let mut found = None;
                self.each(scope, filter, |slot| {
                    found.get_or_insert(self.state.refer(slot));
                });
                found
            }
        }
    }

    /// Calls `each` with every object meant that is still what it was.
    pub fn all(&self, scope: &Scope, what: &What, mut each: impl FnMut(Slot)) {
        self.all_of(scope, what, &mut each);
    }

    fn all_of(&self, scope: &Scope, what: &What, each: &mut dyn FnMut(Slot)) {
        let mut living = |object: Ref| {
            if self.state.alive(object) {
                each(object.slot);
            }
        };
        match (what, scope.item) {
            (What::This, _) => living(self.this(scope)),
            (What::Target(n), Some(item)) => item.chosen(group(item.part, *n)).for_each(living),
            (What::Picked(n), Some(item)) => self.chosen(item, PICKED + n).for_each(living),
            (What::Subject, Some(item)) => item.subject.into_iter().for_each(living),
            (What::Counterpart, Some(item)) => item.counterpart.into_iter().for_each(living),
            (What::Host, _) => self.host(scope.source).into_iter().for_each(living),
            (What::All(filter), _) => self.each(scope, filter, each),
            (What::Each(all), _) => all.iter().for_each(|what| self.all_of(scope, what, each)),
            (What::Itself, _) | (_, None) => {}
        }
    }
}
