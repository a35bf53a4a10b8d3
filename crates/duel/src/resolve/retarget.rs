//! Changing the targets of a card or ability on the stack.

use crate::book::RuleBook;
use crate::book::point::ChoosingPoint;
use crate::card::amount::What;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::engine::question::{Pick, Topic};
use crate::event::Happening;
use crate::resolve::{Resolving, step};
use crate::state::object::ObjectRef;
use crate::state::query::Scope;
use crate::state::stack_item::{Choice, FIRST_PICK_GROUP, StackItem};

/// The stack item that changes, the target to be replaced, if given, and the new target.
type Retargeting<'a> = (&'a What, Option<&'a What>, &'a What);

impl<B: RuleBook> Cx<'_, B> {
    /// Replaces one target of a stack item by `to`, if the item may choose that: the target `from`, or any if none is
    /// given. The other targets stay. If several targets could change, asks the controller of the effect which. May ask
    /// or begin a procedure.
    pub(super) fn retarget(&mut self, f: usize, item: &StackItem, (what, from, to): Retargeting) -> Flow {
        self.set_done(false);
        if let Some((at, new)) = self.retargeted(item, what, to) {
            let changeable = self.changeable_choices(item, at, from, new);
            if changeable.len() > 1 {
                for i in changeable {
                    let pick = Pick::Object(self.state.stack[at].choices[i].object.slot);
                    if !self.scratch.options.contains(&pick) {
                        self.offer(pick);
                    }
                }
                return self.ask(item.controller, Topic::Choose, B::rule(ChoosingPoint::RetargetOnlyNamed));
            }
            if let [only] = changeable[..] {
                self.change_choice(at, only, new);
            }
        }
        self.frame(f).update(Resolving::OP, |n| n + 1);
        self.goto(f, step::NEXT)
    }

    /// Changes the target that the controller of the effect picked. May begin a procedure.
    pub(super) fn retarget_picked(&mut self, f: usize, item: &StackItem, (what, from, to): Retargeting) -> Flow {
        if let (Pick::Object(slot), Some((at, new))) = (self.take_answer(), self.retargeted(item, what, to)) {
            let picked = |i: &usize| self.state.stack[at].choices[*i].object.slot == slot;
            if let Some(i) = self.changeable_choices(item, at, from, new).into_iter().find(picked) {
                self.change_choice(at, i, new);
            }
        }
        self.frame(f).update(Resolving::OP, |n| n + 1);
        self.goto(f, step::NEXT)
    }

    /// The position on the stack of the item to change, and its new target.
    fn retargeted(&self, item: &StackItem, what: &What, to: &What) -> Option<(usize, ObjectRef)> {
        let scope = Scope::of(item);
        let at = self.read().first_object(&scope, what).and_then(|object| self.position_on_stack(object))?;
        let new = self.read().first_object(&scope, to).filter(|&object| self.state.is_alive(object))?;
        Some((at, new))
    }

    /// The indices of the targets of a stack item that may change to this object.
    fn changeable_choices(&self, item: &StackItem, at: usize, from: Option<&What>, new: ObjectRef) -> Vec<usize> {
        let old = from.map(|from| self.read().first_object(&Scope::of(item), from));
        let other = &self.state.stack[at];
        let concerned = |c: &Choice| c.group < FIRST_PICK_GROUP && old.is_none_or(|old| old == Some(c.object));
        let choices = other.choices.iter().enumerate().filter(|(_, c)| concerned(c));
        choices.filter(|(_, c)| self.may_choose_instead(other, c, new)).map(|(i, _)| i).collect()
    }

    /// Changes one target of a stack item. Begins a procedure: return from your step after calling this.
    fn change_choice(&mut self, at: usize, i: usize, new: ObjectRef) {
        self.set_done(true);
        let batch = self.state.batch.len();
        let choices = &mut self.state.stack[at].choices;
        let choice = choices[i];
        choices[i].object = new;
        choices[i].set_illegal(false);
        if !self.at(ChoosingPoint::RetargetOnlyNamed) {
            self.state.stack[at].choices.push(choice);
        }
        let other = self.state.stack[at];
        let (subject, counterpart) = (new.slot, other.source.slot);
        let deed = Happening::Deed { subject, counterpart, seat: other.controller, amount: 0 };
        let cause = self.cause_of(&other, B::play_rules(self, &other).choose);
        self.propose(deed, B::CHOOSE, cause);
        self.commit(batch);
    }

    /// Returns true if an item may choose an object in place of one of its targets.
    fn may_choose_instead(&self, item: &StackItem, choice: &Choice, new: ObjectRef) -> bool {
        let (part, phrase) = (choice.group / 16, choice.group % 16);
        let scoped = StackItem { part, ..*item };
        let body = self.pool.ability(item.ability).part(part);
        let Some(choose) = body.and_then(|body| body.phrases.get(usize::from(phrase))) else { return false };
        let again = item.choices.iter().any(|c| c.group == choice.group && c.object == new);
        let legal = choose.place_filter.is_none()
            && self.read().fits(&Scope::of(&scoped), &choose.filter, new.slot)
            && self.can_be_chosen(&scoped, new.slot);
        !again && (legal || !self.at(ChoosingPoint::RetargetOnlyLegally))
    }
}
