//! Queries: the objects and players that a description means, the objects that fit a filter, the value of an amount,
//! and whether a condition holds.

mod amount;
mod condition;
mod filter;
mod place;

use crate::book::RuleBook;
use crate::book::point::{ChoosingPoint, Point, ResolutionPoint};
use crate::card::amount::{What, Who};
use crate::card::characteristics::Characteristics;
use crate::card::filter::Filter;
use crate::card::pool::CardPool;
use crate::engine::scratch::Scratch;
use crate::ids::*;
use crate::state::State;
use crate::state::object::{ObjectRef, Slot};
use crate::state::stack_item::{FIRST_PICK_GROUP, OwnObject, StackItem, phrase_group};
use crate::state::zone::ZoneSpec;
use std::marker::PhantomData;

/// The point of view from which a description is read: what "this" and "you" mean, and what has been chosen.
#[derive(Clone, Copy, Debug)]
pub struct Scope<'a> {
    /// The object that "this" means.
    pub source: ObjectRef,
    /// The player that "you" means.
    pub you: Seat,
    /// The stack item whose ability is read, if there is one.
    pub item: Option<&'a StackItem>,
    /// The object that "itself" means, in a test of its numbers: its characteristics and its card.
    pub itself: Option<(&'a Characteristics, CardId)>,
}

impl<'a> Scope<'a> {
    /// The scope of a stack item.
    pub fn of(item: &'a StackItem) -> Self {
        Self { source: item.source, you: item.controller, item: Some(item), itself: None }
    }
}

/// A state with the printed cards and the book's zones, for reading only.
pub struct Reader<'a, B> {
    /// The state that is read.
    pub state: &'a State,
    /// The printed cards.
    pub pool: &'a CardPool,
    /// The record of the rules that are applied.
    pub scratch: &'a Scratch,
    /// The zones of the rule book.
    pub zones: &'static [ZoneSpec],
    /// The rule book.
    pub book: PhantomData<B>,
}

impl<B: RuleBook> Reader<'_, B> {
    #[inline(always)]
    fn at(&self, point: impl Into<Point>) -> bool {
        self.scratch.cite(B::rule(point))
    }

    /// The one object meant, in the life in which it is read. If the ability looks back at the event that triggered it,
    /// the object of the event is read as it was just before it moved, even while the move is still to come.
    pub(crate) fn object_as_read(&self, scope: &Scope, what: &What) -> Option<ObjectRef> {
        let spoken_of = || match (what, scope.item) {
            (What::Target(n), Some(item)) if B::KNOWS_ILLEGAL_TARGETS || !self.at(ChoosingPoint::IllegalIsLeftOut) => {
                item.first_chosen_for(phrase_group(item.part, *n))
            }
            _ => None,
        };
        let object = match self.object_before_own_move(scope, what) {
            Some(choice) => choice,
            None => self.first_object(scope, what).or_else(spoken_of).or_else(|| self.gone_among(scope, what))?,
        };
        let back = scope.item.is_some_and(|i| i.looks_back && i.subject == Some(object));
        if !back || !matches!(what, What::Subject | What::This) {
            return Some(object);
        }
        let before = ObjectRef { life: object.life.wrapping_sub(1), ..object };
        let known = self.state.is_alive(before) || self.state.last_known_of(before).is_some();
        Some(if known { before } else { object })
    }

    /// An object as it was before the effect itself moved it, unless the effect brought it into play.
    fn object_before_own_move(&self, scope: &Scope, what: &What) -> Option<ObjectRef> {
        let item = scope.item?;
        let chosen = |group: u8| {
            let choice = item.choices.iter().find(|c| c.group == group && !c.is_illegal())?;
            Some((choice.object, choice.times_moved()))
        };
        let (object, times) = match what {
            What::Target(n) => chosen(phrase_group(item.part, *n))?,
            What::Picked(n) => chosen(FIRST_PICK_GROUP + n)?,
            What::This => (self.this_before_own_move(scope), item.own_moves.of(OwnObject::Source)),
            What::Subject => (item.subject?, item.own_moves.of(OwnObject::Subject)),
            What::Counterpart => (item.counterpart?, item.own_moves.of(OwnObject::Counterpart)),
            What::All(_) | What::Several(_) | What::Host | What::Itself => return None,
        };
        let now = object.later(times);
        let in_play = || self.zones[self.state.object(now.slot).zone.index()].in_play;
        (times > 0 && !(self.state.is_alive(now) && in_play())).then_some(object)
    }

    /// The object that "this" means, as what it has become if the effect itself moved it.
    pub(crate) fn this(&self, scope: &Scope) -> ObjectRef {
        self.this_before_own_move(scope).later(scope.item.map_or(0, |item| item.own_moves.of(OwnObject::Source)))
    }

    /// The object that "this" means: the source or, if the source's own move triggered the ability, what it became by
    /// that move.
    fn this_before_own_move(&self, scope: &Scope) -> ObjectRef {
        let moved = scope.item.filter(|item| item.looks_back).and_then(|item| item.subject);
        match moved {
            Some(subject) if subject.slot == scope.source.slot && !self.state.is_alive(scope.source) => subject,
            _ => scope.source,
        }
    }

    /// The object that this one is attached to, or was at the end of its life.
    fn host(&self, object: ObjectRef) -> Option<ObjectRef> {
        if self.state.is_alive(object) {
            return self.state.object(object.slot).attached_to.map(|host| self.state.object_ref(host));
        }
        let gone = self.state.last_known_of(object)?;
        if B::ATTACHED_CARDS_STAY {
            gone.host.0
        } else {
            gone.status.attached_to.map(|host| self.state.object_ref(host))
        }
    }

    /// The choices of a group: those in the stack item, then those kept as piles.
    pub(crate) fn chosen<'s>(&'s self, item: &'s StackItem, group: u8) -> impl Iterator<Item = ObjectRef> + 's {
        let depth = self.state.resolving.len() as u8;
        let piled = self.state.piles.iter().filter(move |p| p.depth == depth && p.choice.group == group);
        item.chosen_for(group).chain(piled.map(|p| p.choice.object))
    }

    /// The one object meant, or the first of several.
    pub fn first_object(&self, scope: &Scope, what: &What) -> Option<ObjectRef> {
        let item = scope.item;
        match what {
            What::This => Some(self.this(scope)),
            What::Target(n) => item.and_then(|i| i.chosen_for(phrase_group(i.part, *n)).next()),
            What::Picked(n) => self.chosen(item?, FIRST_PICK_GROUP + n).next(),
            What::Subject => item?.current_subject(),
            What::Counterpart => item?.current_counterpart(),
            What::Host => self.host(scope.source),
            What::Itself => None,
            What::Several(all) => all.iter().find_map(|what| self.first_object(scope, what)),
            What::All(filter) => {
                let mut found = None;
                self.for_each_fitting(scope, filter, |slot| {
                    found.get_or_insert(self.state.object_ref(slot));
                });
                found
            }
        }
    }

    /// Calls `each` with every object meant that still exists.
    pub fn for_each_object(&self, scope: &Scope, what: &What, mut each: impl FnMut(Slot)) {
        self.for_each_object_dyn(scope, what, &mut each);
    }

    fn for_each_object_dyn(&self, scope: &Scope, what: &What, each: &mut dyn FnMut(Slot)) {
        let mut living = |object: ObjectRef| {
            if self.state.is_alive(object) {
                each(object.slot);
            }
        };
        match (what, scope.item) {
            (What::This, _) => living(self.this(scope)),
            (What::Target(n), Some(item)) => item.chosen_for(phrase_group(item.part, *n)).for_each(living),
            (What::Picked(n), Some(item)) => self.chosen(item, FIRST_PICK_GROUP + n).for_each(living),
            (What::Subject, Some(item)) => item.current_subject().into_iter().for_each(living),
            (What::Counterpart, Some(item)) => item.current_counterpart().into_iter().for_each(living),
            (What::Host, _) => self.host(scope.source).into_iter().for_each(living),
            (What::All(filter), _) => self.for_each_fitting(scope, filter, each),
            (What::Several(all), _) => all.iter().for_each(|what| self.for_each_object_dyn(scope, what, each)),
            (What::Itself, _) | (_, None) => {}
        }
    }

    /// The one object that a description means by another one, as "the equipped Forward", if it is gone and fitted the
    /// description until it left.
    fn gone_among(&self, scope: &Scope, what: &What) -> Option<ObjectRef> {
        let What::All(filter) = what else { return None };
        let object =
            self.first_object(scope, filter.among.as_deref()?).filter(|&object| !self.state.is_alive(object))?;
        let filter = Filter { among: None, ..filter.clone() };
        self.fits_ref(scope, &filter, object).then_some(object)
    }

    /// The players meant, the turn player first.
    pub fn seats(&self, scope: &Scope, who: &Who) -> impl Iterator<Item = Seat> + use<B> {
        let (first, second) = match who {
            Who::You => (Some(scope.you), None),
            Who::Opponent => {
                (Some(if self.at(ResolutionPoint::Opponent) { scope.you.other() } else { scope.you }), None)
            }
            Who::Both => {
                let declined = scope.item.map_or(0, |item| item.declined.seats);
                let takes_part = |seat: &Seat| declined >> seat.0 & 1 == 0;
                let first = self.state.turn.player;
                (Some(first).filter(takes_part), Some(first.other()).filter(takes_part))
            }
            Who::TurnPlayer => (Some(self.state.turn.player), None),
            Who::ControllerOf(what) => (
                self.object_as_read(scope, what).and_then(|r| self.state.characteristics_of(r)).map(|p| p.controller),
                None,
            ),
            Who::OwnerOf(what) => (self.first_object(scope, what).map(|r| self.state.object(r.slot).owner), None),
        };
        first.into_iter().chain(second)
    }
}
