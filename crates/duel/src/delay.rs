//! What texts leave behind: abilities that wait for their event.

use crate::ability::{Duration, Form, On, Op, Trigger};
use crate::amount::What;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::Event;
use crate::item::{Choice, Delayed, Item, PICKED, group};
use crate::list::List;
use crate::listen::Listener;
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
        let known = item.choices.iter().filter_map(|c| match c.group {
            PICKED.. => Some(*c),
            chosen if chosen / 16 == item.part => Some(Choice { group: group(0, own + chosen % 16), ..*c }),
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

    /// Whether what an ability waits for has been done this turn already.
    fn has_happened(&self, ability: AbilityId) -> bool {
        match &self.pool.ability(ability).form {
            Form::Triggered(Trigger { on: On::Deed(verb) | On::Move { verb: Some(verb), .. }, .. }) => {
                Seat::BOTH.iter().any(|&seat| self.s.tally.of(seat, *verb) > 0)
            }
            _ => false,
        }
    }

    /// Whether an ability that waits does something to nothing but cards that are gone.
    pub(crate) fn has_vanished(&self, item: &Item) -> bool {
        let mut speaks = false;
        for op in &self.pool.ability(item.ability).body.ops {
            let what = match op {
                Op::Move { what, .. }
                | Op::Put { what, .. }
                | Op::Turn { what, .. }
                | Op::Mark { what, .. }
                | Op::Damage { what, .. }
                | Op::Count { what, .. }
                | Op::Effect { what, .. }
                | Op::Arrange { what, .. }
                | Op::Play { what, .. } => what,
                Op::If { .. } | Op::IfDone { .. } | Op::Skip { .. } | Op::May { .. } => continue,
                _ => return false,
            };
            let meant: List<Ref, 14> = match what {
                What::Subject => item.subject.into_iter().collect(),
                What::Target(n) => item.chosen(group(0, *n)).collect(),
                What::Picked(n) => item.chosen(PICKED + n).collect(),
                _ => return false,
            };
            if meant.is_empty() || meant.iter().any(|&object| self.s.alive(object)) {
                return false;
            }
            speaks = true;
        }
        speaks && self.by(B::CITES.trigger.vanish)
    }

    /// What a replacement leaves to wait beside what happens instead: it speaks of the card as it will be then.
    pub(crate) fn leave_with(&mut self, replacer: &Listener, old: &Event, new: &Event) {
        let ability = self.pool.ability(replacer.ability);
        if ability.body.ops.is_empty() {
            return;
        }
        let mut item = self.item_of_replacement(replacer, old);
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
