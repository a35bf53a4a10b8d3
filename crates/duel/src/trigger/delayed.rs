//! Delayed abilities: created by a resolving ability, they wait for their event.

use crate::book::RuleBook;
use crate::book::point::TriggerPoint;
use crate::card::ability::{Duration, EventPattern, Form, Op, ReplacedBy, Trigger};
use crate::card::amount::What;
use crate::engine::context::Cx;
use crate::event::Event;
use crate::ids::*;
use crate::state::delayed_ability::DelayedAbility;
use crate::state::object::ObjectRef;
use crate::state::stack_item::{FIRST_PICK_GROUP, OwnObject, StackItem, phrase_group};

impl<B: RuleBook> Cx<'_, B> {
    /// Creates a delayed ability. Its source is `item`'s source, its controller `item`'s controller.
    pub(crate) fn leave_delayed_ability(
        &mut self,
        item: &StackItem,
        ability: AbilityId,
        duration: Duration,
        once: bool,
    ) {
        let mut delayed = self.delayed_item(item, ability);
        if !self.cite(B::left_behind_rule(self, item)) {
            delayed.controller = self.state.turn.player;
        }
        if self.has_happened(ability) && !self.at(TriggerPoint::DelayedNotRetroactive) {
            self.state.waiting_triggers.push(delayed);
            return;
        }
        self.state.delayed_abilities.push(DelayedAbility { item: delayed, duration, once, since: self.state.clock });
        self.state.derived.dirty = true;
    }

    /// The stack item of a delayed ability. It keeps the targets and picks of the item that creates it: the targets are
    /// numbered after the ability's own targets, and the ability's own picks after the kept ones.
    pub(crate) fn delayed_item(&self, item: &StackItem, ability: AbilityId) -> StackItem {
        let own = self.pool.ability(ability).body.phrases.len() as u8;
        let known = item.choices.iter().filter_map(|c| match c.group {
            FIRST_PICK_GROUP.. => Some(c.for_another(c.group)),
            chosen if chosen / 16 == item.part => Some(c.for_another(phrase_group(0, own + chosen % 16))),
            _ => None,
        });
        let applied = Default::default();
        let left = StackItem {
            ability,
            card: None,
            fixed_price: None,
            part: 0,
            modes: 0,
            previous_op_done: false,
            declined: Default::default(),
            applied_replacements: applied,
            choices: known.collect(),
            ..*item
        };
        if self.cite(B::play_rules(self, item).leave_behind) {
            left
        } else {
            // No rule says where it came from, nor who controls it.
            let source = ObjectRef { life: u16::MAX, ..item.source };
            StackItem { source, controller: self.state.turn.player, ..left }
        }
    }

    /// Returns true if a delayed ability about particular objects has lost them all, and the book ends it for that.
    pub(crate) fn has_lost_its_objects(&self, item: &StackItem) -> bool {
        let Some(rule) = B::DELAYED_ENDS_WITHOUT_OBJECTS else { return false };
        let mut meant = 0;
        let mut found = false;
        let mut note = |object: ObjectRef| {
            meant += usize::from(object.as_place().is_none());
            found |= self.state.is_alive(object);
        };
        for op in &self.pool.ability(item.ability).body.ops {
            if let Some(what) = op.affected_objects() {
                for_each_particular(item, what, &mut note);
            }
        }
        meant > 0 && !found && self.cite(rule)
    }

    /// Returns true if the event that an ability waits for has happened this turn already.
    fn has_happened(&self, ability: AbilityId) -> bool {
        match &self.pool.ability(ability).form {
            Form::Triggered(Trigger {
                on: EventPattern::Deed(verb) | EventPattern::Move { verb: Some(verb), .. },
                ..
            }) => Seat::BOTH.iter().any(|&seat| self.state.deed_counts.times_done(seat, *verb) > 0),
            _ => false,
        }
    }

    /// Creates the delayed abilities of a replacement that changes an event; they refer to the card as it will be
    /// afterwards.
    pub(crate) fn leave_delayed_of_replacement(&mut self, replacing: &StackItem, new: &Event) {
        let ability = self.pool.ability(replacing.ability);
        let first = matches!(&ability.form, Form::Replacement(r) if r.instead == ReplacedBy::DoBodyFirst);
        if ability.body.ops.is_empty() || first {
            return;
        }
        let mut item = *replacing;
        let before = item.subject;
        item.subject = before.map(|subject| self.next_life(subject, new));
        item.looks_back = item.subject != before;
        for op in &ability.body.ops {
            if let Op::CreateDelayed { ability, duration, once } = op {
                self.leave_delayed_ability(&item, *ability, *duration, *once);
            }
        }
    }
}

/// Calls `each` with the particular objects that `what` means in a delayed ability.
fn for_each_particular(item: &StackItem, what: &What, each: &mut dyn FnMut(ObjectRef)) {
    match what {
        What::This => each(item.source.later(item.own_moves.of(OwnObject::Source))),
        What::Target(n) => item.chosen_for(phrase_group(0, *n)).for_each(each),
        What::Picked(n) => item.chosen_for(FIRST_PICK_GROUP + n).for_each(each),
        What::Subject => item.current_subject().into_iter().for_each(each),
        What::Counterpart => item.current_counterpart().into_iter().for_each(each),
        What::Several(all) => all.iter().for_each(|one| for_each_particular(item, one, each)),
        What::All(_) | What::Host | What::Itself => {}
    }
}
