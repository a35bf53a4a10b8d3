//! Changing what a card or ability on the stack has chosen.

use crate::amount::What;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::Act;
use crate::frame::Flow;
use crate::item::{Choice, Item, PICKED};
use crate::matching::Scope;
use crate::object::Ref;

impl<B: RuleBook> Cx<'_, B> {
    /// Has a card or ability on the stack choose `to` instead of what it chose, or instead of `from` if it chose
    /// several: if it may choose that. Nothing else that it chose changes.
    pub(crate) fn retarget(&mut self, item: &Item, what: &What, from: Option<&What>, to: &What) -> Flow {
        let scope = Scope::of(item);
        let on_stack = self.read().one(&scope, what).and_then(|object| self.place_on_stack(object));
        let old = from.map(|from| self.read().one(&scope, from));
        let new = self.read().one(&scope, to).filter(|&object| self.s.alive(object));
        let changed = on_stack.zip(new).and_then(|(at, new)| {
            let other = self.s.stack[at];
            let concerned = |c: &Choice| c.group < PICKED && old.is_none_or(|old| old == Some(c.object));
            let mut choices = other.choices.iter().enumerate().filter(|(_, c)| concerned(c));
            choices.find(|(_, c)| self.may_choose_instead(&other, c, new)).map(|(i, _)| (at, i, new))
        });
        self.set_done(changed.is_some());
        let batch = self.s.batch.len();
        if let Some((at, i, new)) = changed {
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
        }
        self.commit(batch);
        Flow::Go
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
