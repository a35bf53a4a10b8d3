//! Changing what a card or ability on the stack has chosen.

use crate::amount::What;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::Act;
use crate::frame::Flow;
use crate::item::{Choice, Item, PICKED};
use crate::matching::Scope;
use crate::object::Ref;
use crate::question::{Pick, Topic};
use crate::resolve::{OP, step};

/// What is to choose anew, instead of what, and what.
type Change<'a> = (&'a What, Option<&'a What>, &'a What);

impl<B: RuleBook> Cx<'_, B> {
    /// Has a card or ability on the stack choose `to` instead of what it chose, or instead of `from` if it chose
    /// several: if it may choose that. Nothing else that it chose changes. Where several of what it chose may change, the
    /// controller of the text that changes it says which.
    pub(crate) fn retarget(&mut self, f: usize, item: &Item, (what, from, to): Change) -> Flow {
        self.set_done(false);
        if let Some((at, new)) = self.retargeted(item, what, to) {
            let changeable = self.changeable(item, at, from, new);
            if changeable.len() > 1 {
                for i in changeable {
                    let pick = Pick::Object(self.s.stack[at].choices[i].object.slot);
                    if !self.t.options.contains(&pick) {
                        self.offer(pick);
                    }
                }
                return self.ask(item.controller, Topic::Choose, B::CITES.replace_choice);
            }
            if let [only] = changeable[..] {
                self.change_choice(at, only, new);
            }
        }
        self.frame(f).r[OP] += 1;
        self.goto(f, step::NEXT)
    }

    /// The controller of the text has said which of what was chosen changes.
    pub(crate) fn retarget_picked(&mut self, f: usize, item: &Item, (what, from, to): Change) -> Flow {
        if let (Pick::Object(slot), Some((at, new))) = (self.answer(), self.retargeted(item, what, to)) {
            let picked = |i: &usize| self.s.stack[at].choices[*i].object.slot == slot;
            if let Some(i) = self.changeable(item, at, from, new).into_iter().find(picked) {
                self.change_choice(at, i, new);
            }
        }
        self.frame(f).r[OP] += 1;
        self.goto(f, step::NEXT)
    }

    /// Where on the stack that is whose choices change, and what it is to choose.
    fn retargeted(&self, item: &Item, what: &What, to: &What) -> Option<(usize, Ref)> {
        let scope = Scope::of(item);
        let at = self.read().one(&scope, what).and_then(|object| self.place_on_stack(object))?;
        let new = self.read().one(&scope, to).filter(|&object| self.s.alive(object))?;
        Some((at, new))
    }

    /// Which of the choices of what is there on the stack may change to that object.
    fn changeable(&self, item: &Item, at: usize, from: Option<&What>, new: Ref) -> Vec<usize> {
        let old = from.map(|from| self.read().one(&Scope::of(item), from));
        let other = &self.s.stack[at];
        let concerned = |c: &Choice| c.group < PICKED && old.is_none_or(|old| old == Some(c.object));
        let choices = other.choices.iter().enumerate().filter(|(_, c)| concerned(c));
        choices.filter(|(_, c)| self.may_choose_instead(other, c, new)).map(|(i, _)| i).collect()
    }

    /// One of the choices of what is there on the stack changes.
    fn change_choice(&mut self, at: usize, i: usize, new: Ref) {
        self.set_done(true);
        let batch = self.s.batch.len();
        let choices = &mut self.s.stack[at].choices;
        let choice = choices[i];
        choices[i] = Choice { object: new, illegal: false, ..choice };
        if !self.by(B::CITES.replace_choice) {
            self.s.stack[at].choices.push(choice);
        }
        let other = self.s.stack[at];
        let (subject, counterpart) = (new.slot, other.source.slot);
        let deed = Act::Deed { subject, counterpart, seat: other.controller, amount: 0 };
        let cause = self.cause_of(&other, B::play_cites(self, &other).choose);
        self.propose(deed, B::CHOOSE, cause);
        self.commit(batch);
    }

    /// Whether an item may have chosen an object instead of one that it chose.
    fn may_choose_instead(&self, item: &Item, choice: &Choice, new: Ref) -> bool {
        let (part, phrase) = (choice.group / 16, choice.group % 16);
        let scoped = Item { part, ..*item };
        let body = self.pool.ability(item.ability).part(part);
        let Some(choose) = body.and_then(|body| body.choose.get(usize::from(phrase))) else { return false };
        let again = item.choices.iter().any(|c| c.group == choice.group && c.object == new);
        let legal = choose.spots.is_none()
            && self.read().fits(&Scope::of(&scoped), &choose.filter, new.slot)
            && self.choosable(&scoped, new.slot);
        !again && (legal || !self.by(B::CITES.retarget))
    }
}
