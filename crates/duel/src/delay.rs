//! What texts leave behind: abilities that wait for their event.

use crate::ability::{Duration, Form, Instead, On, Op, Trigger};
use crate::amount::What;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::Event;
use crate::item::{Choice, Delayed, Item, PICKED, group};
use crate::object::Ref;
use crate::words::*;

impl<B: RuleBook> Cx<'_, B> {
    /// Leaves an ability to wait for its event. It comes from what leaves it, and belongs to who controls that then.
    pub(crate) fn leave(&mut self, item: &Item, ability: AbilityId, duration: Duration, once: bool) {
        let mut delayed = self.left_behind(item, ability);
        if !self.by(B::origin(self, item)) {
            delayed.controller = self.s.turn.player;
        }
        if self.has_happened(ability) && !self.by(B::CITES.trigger.not_before) {
            self.s.waiting.push(delayed);
            return;
        }
        self.s.delayed.push(Delayed { item: delayed, duration, once, since: self.s.clock });
        self.s.derived.dirty = true;
    }

    /// The use of an ability that a text leaves behind. It knows what the text chose and picked: the chosen are
    /// numbered after what the ability itself chooses, and its own picks after those of the text.
    pub(crate) fn left_behind(&self, item: &Item, ability: AbilityId) -> Item {
        let own = self.pool.ability(ability).body.choose.len() as u8;
        let now = |c: &Choice, group: u8| Choice { object: c.now(), group, moved: 0, ..*c };
        let known = item.choices.iter().filter_map(|c| match c.group {
            PICKED.. => Some(now(c, c.group)),
            chosen if chosen / 16 == item.part => Some(now(c, group(0, own + chosen % 16))),
            _ => None,
        });
        let applied = Default::default();
        let left = Item {
            ability,
            card: None,
            due: None,
            part: 0,
            modes: 0,
            done: false,
            declined: Default::default(),
            applied,
            choices: known.collect(),
            ..*item
        };
        if self.by(B::play_cites(self, item).leave_behind) {
            left
        } else {
            // Nothing says where it came from, nor whose it is.
            let source = Ref { life: u16::MAX, ..item.source };
            Item { source, controller: self.s.turn.player, ..left }
        }
    }

    /// Whether an ability that a text left behind for particular objects has lost them all, and is gone by that.
    pub(crate) fn is_astray(&self, item: &Item) -> bool {
        let Some(rule) = B::ASTRAY else { return false };
        let mut meant = 0;
        let mut found = false;
        let mut note = |object: Ref| {
            meant += usize::from(object.as_spot().is_none());
            found |= self.s.alive(object);
        };
        for op in &self.pool.ability(item.ability).body.ops {
            if let Some(what) = op.affects() {
                particular(item, what, &mut note);
            }
        }
        meant > 0 && !found && self.by(rule)
    }

    /// Whether what an ability waits for has been done this turn already.
    fn has_happened(&self, ability: AbilityId) -> bool {
        match &self.pool.ability(ability).form {
            Form::Triggered(Trigger { on: On::Deed(verb) | On::Move { verb: Some(verb), .. }, .. }) => {
                Seat::BOTH.iter().any(|&seat| self.s.tally.of(seat, *verb) > 0)
            }
            _ => false,
        }
    }

    /// What a replacement leaves to wait beside what happens instead: it speaks of the card as it will be then.
    pub(crate) fn leave_with(&mut self, replacing: &Item, new: &Event) {
        let ability = self.pool.ability(replacing.ability);
        let first = matches!(&ability.form, Form::Replacement(r) if r.instead == Instead::First);
        if ability.body.ops.is_empty() || first {
            return;
        }
        let mut item = *replacing;
        let before = item.subject;
        item.subject = before.map(|subject| self.next_life(subject, new));
        item.looks_back = item.subject != before;
        for op in &ability.body.ops {
            if let Op::Delay { ability, duration, once } = op {
                self.leave(&item, *ability, *duration, *once);
            }
        }
    }
}

/// Calls `each` with the particular objects that an ability left behind speaks of so.
fn particular(item: &Item, what: &What, each: &mut dyn FnMut(Ref)) {
    match what {
        What::This => each(item.source),
        What::Target(n) => item.chosen(group(0, *n)).for_each(each),
        What::Picked(n) => item.chosen(PICKED + n).for_each(each),
        What::Subject => item.subject.into_iter().for_each(each),
        What::Counterpart => item.counterpart.into_iter().for_each(each),
        What::Each(all) => all.iter().for_each(|one| particular(item, one, each)),
        What::All(_) | What::Host | What::Itself => {}
    }
}
