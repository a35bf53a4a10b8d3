//! Choosing abilities on the stack, which are stack items and not objects.

use crate::book::point::{ChoosingPoint, PriorityPoint, ResolutionPoint};
use crate::book::{RoutineAbility, RuleBook};
use crate::card::ability::{ChoosingPhrase, Form};
use crate::card::amount::What;
use crate::card::filter::{Filter, StackItemKinds, Whose};
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Proc};
use crate::engine::question::{Pick, Topic};
use crate::ids::*;
use crate::play::announce::Choosing;
use crate::play::choose::how_many::{announced_count, chosen_count};
use crate::state::object::{ObjectRef, Slot};
use crate::state::query::{Reader, Scope};
use crate::state::stack_item::{FIRST_PICK_GROUP, NO_ABILITY, StackItem, phrase_group};

impl<B: RuleBook> Reader<'_, B> {
    /// Returns true if a stack item is an ability of these kinds whose source fits, and not the asking item itself.
    fn is_stack_item_meant(&self, scope: &Scope, filter: &Filter, using: StackItemKinds, item: &StackItem) -> bool {
        let itself = scope.item.is_some_and(|asking| asking.serial == item.serial && asking.serial != 0);
        if itself && self.scratch.cite(B::rule(ChoosingPoint::NotItself)) || item.card.is_some() {
            return false;
        }
        let given = item.routine.and_then(B::routine_as_ability);
        let sort = match given {
            Some((_, rule)) => using.activated && self.scratch.cite(rule),
            None if item.ability == NO_ABILITY => false,
            None => match self.pool.ability(item.ability).form {
                Form::Activated => using.activated,
                Form::Triggered(_) => using.triggered,
                Form::Spell | Form::Counting(_) | Form::Static(_) | Form::Replacement(_) => false,
            },
        };
        let side = match filter.whose {
            Whose::Anyones => true,
            Whose::Yours => item.controller == scope.you,
            Whose::Opponents => item.controller != scope.you,
        };
        let source = Filter { zones: Zones::EMPTY, whose: Whose::Anyones, on_stack: None, ..filter.clone() };
        let of_card = given.is_none_or(|(given, _)| given == RoutineAbility::OfSource);
        let such = || {
            of_card
                && self.fits_ref(scope, &source, item.source)
                && self.scratch.cite(B::rule(ResolutionPoint::AbilityOf))
        };
        sort && side && (source == Filter::any() || such())
    }

    /// The serial numbers of the abilities on the stack that a filter describes.
    fn stack_items_meant<'r>(&'r self, scope: &'r Scope, filter: &'r Filter) -> impl Iterator<Item = u32> + 'r {
        let such = move |item: &&StackItem| {
            filter.on_stack.is_some_and(|using| self.is_stack_item_meant(scope, filter, using, item))
        };
        self.state.live_stack().iter().filter(such).map(|item| item.serial)
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// The position on the stack of a chosen card or ability.
    pub(crate) fn position_on_stack(&self, object: ObjectRef) -> Option<usize> {
        let meant = |item: &StackItem| match object.as_stack_item() {
            Some(serial) => item.serial == serial,
            None => item.card == Some(object.slot) && self.state.is_alive(object),
        };
        self.state.live_stack().iter().position(meant).map(|at| self.state.stack_floor as usize + at)
    }

    /// The cards and abilities on the stack that an effect refers to by `what`.
    pub(crate) fn meant_on_stack(&self, item: &StackItem, what: &What) -> Vec<ObjectRef> {
        let scope = Scope::of(item);
        match what {
            What::Target(n) => item.chosen_for(phrase_group(item.part, *n)).collect(),
            What::Picked(n) => self.read().chosen(item, FIRST_PICK_GROUP + n).collect(),
            What::All(filter) => {
                let mut all = Vec::new();
                self.read().for_each_fitting(&scope, filter, |slot| all.push(self.state.object_ref(slot)));
                all.extend(self.read().stack_items_meant(&scope, filter).map(ObjectRef::stack_item));
                // The item that is resolving has left the stack.
                all.retain(|&object| self.position_on_stack(object).is_some());
                all
            }
            What::Several(each) => each.iter().flat_map(|what| self.meant_on_stack(item, what)).collect(),
            _ => self.read().first_object(&scope, what).into_iter().collect(),
        }
    }

    /// Cancels a card or ability on the stack unless that is forbidden; returns true if it did. May begin a procedure,
    /// where the book moves the cancelled card.
    pub(crate) fn cancel(&mut self, item: &StackItem, target: ObjectRef) -> bool {
        let card = Some(target.slot).filter(|_| self.state.is_alive(target));
        let forbidden = card.is_some_and(|slot| self.is_forbidden(B::CANCEL, slot, Some(item.source)));
        if forbidden && self.at(ResolutionPoint::CannotBeatsCan) {
            return false;
        }
        let Some(at) = self.position_on_stack(target).filter(|_| self.at(ResolutionPoint::NegatedDoesNothing)) else {
            return false;
        };
        let cancelled = self.state.stack.remove(at);
        self.hide_after_use(&cancelled);
        B::on_cancelled(self, &cancelled);
        true
    }

    /// Takes a waiting item off the stack whose card has left. An item that is being announced stays: its card may just
    /// be on its way.
    pub(crate) fn drop_item_of(&mut self, slot: Slot) {
        let Some(at) = self.state.live_stack().iter().position(|item| item.card == Some(slot)) else { return };
        let announced = self.state.frames.iter().filter(|frame| frame.proc == Proc::Play).count();
        if at + announced < self.state.live_stack().len() && self.at(PriorityPoint::LeavesWithItsCard) {
            self.state.stack.remove(self.state.stack_floor as usize + at);
        }
    }

    /// Returns true if a chosen ability is still on the stack and still fits the filter.
    pub(crate) fn is_still_on_stack(&self, scope: &Scope, filter: &Filter, serial: u32) -> bool {
        self.read().stack_items_meant(scope, filter).any(|used| used == serial)
    }

    /// Offers the abilities on the stack, and any cards that fit, which a phrase can choose next. May ask.
    pub(super) fn ask_stack_items(&mut self, f: usize, item: &StackItem, choose: &ChoosingPhrase) -> Flow {
        let frame = *self.frame(f);
        let scope = Scope::of(item);
        let (min, max) = (self.read().value_of(&scope, &choose.min), self.read().value_of(&scope, &choose.max));
        let (min, max) = announced_count(&frame).map_or((min, max), |n| (n, n));
        let taken = chosen_count(&frame);
        self.list_candidates(item, choose);
        let cards = self.scratch.slots.len();
        let count = (cards + self.read().stack_items_meant(&scope, &choose.filter).count()) as i32;
        let resolves = frame.proc == Proc::Resolve;
        if taken == 0 && count < min && !resolves {
            return self.give_up_unchoosable(f);
        }
        let min = min.min(count);
        let mut all: Vec<Pick> = self.scratch.slots.iter().map(|&slot| Pick::Object(slot)).collect();
        all.extend(self.read().stack_items_meant(&scope, &choose.filter).map(Pick::StackItem));
        let group = phrase_group(item.part, frame.get(Choosing::PHRASE));
        let is_taken = |pick: &Pick| {
            let mut chosen = item.choices.iter().filter(|choice| choice.group == group).map(|choice| choice.object);
            chosen.any(|object| match *pick {
                Pick::StackItem(serial) => object.as_stack_item() == Some(serial),
                Pick::Object(slot) => object.slot == slot,
                _ => false,
            })
        };
        let first = all.iter().rposition(is_taken).map_or(0, |at| at + 1);
        let (waits, full) = (taken > 0 && self.stays_open(), taken == max);
        if (full || first == all.len()) && !waits {
            self.next_phrase(f);
            return Flow::Continue;
        }
        let may_end = self.offer_addable(taken > 0, |cx, whole| {
            let more = if whole { &all[..] } else { &all[first..] };
            if !full && (whole || more.len() as i32 >= min - taken) {
                cx.scratch.options.extend(more.iter().filter(|pick| !is_taken(pick)));
            }
            taken >= min
        });
        if may_end {
            self.offer(Pick::Done);
        }
        self.describe_selection(min, max.min(count), all.iter().copied().filter(is_taken));
        let rule = self.choosing_rule(resolves, item);
        self.ask(item.controller, Topic::Choose, rule)
    }

    /// Returns true if at least `min` abilities and cards on the stack can be chosen.
    pub(super) fn has_enough_stack_items(&self, item: &StackItem, choose: &ChoosingPhrase, min: i32) -> bool {
        let scope = Scope::of(item);
        let used = self.read().stack_items_meant(&scope, &choose.filter).count() as i32;
        used >= min
            || self.read().has_at_least(&scope, &choose.filter, min - used, |slot| self.can_be_chosen(item, slot))
    }
}
