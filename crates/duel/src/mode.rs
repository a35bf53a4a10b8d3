//! Modes: which of its effects a text has is declared as it is played, or said as it resolves.

use crate::ability::Modes;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::frame::Flow;
use crate::item::{Item, NO_ABILITY};
use crate::matching::Scope;
use crate::play::HOW;
use crate::question::{Pick, Topic};
use crate::resolve::step;
use crate::settle::TRIGGERED;
use crate::words::Rule;

/// What comes next of the selecting of modes.
enum Next {
    /// Nobody selects: these are carried out, bit n for mode n.
    Lines(u16),
    /// One of these, or, if enough were selected, none.
    Offer(u16, bool),
    /// Enough were selected.
    Enough,
    /// Too few can be.
    TooFew,
}

impl<B: RuleBook> Cx<'_, B> {
    /// How many modes an item selects at least and at most.
    pub(crate) fn bounds(&self, item: &Item, modes: &Modes) -> (u8, u8) {
        match &modes.instead {
            Some((condition, min, max))
                if self.read().holds(&Scope::of(item), condition)
                    && crate::audit::holds(B::play_cites(self, item).mode_count) =>
            {
                (*min, *max)
            }
            _ => (modes.min, modes.max),
        }
    }

    /// What comes next of the selecting of modes: those after the ones that were selected, in ascending order, from which
    /// enough can still be reached.
    fn next_mode(&mut self, item: &Item, modes: &Modes) -> Next {
        let (min, max) = self.bounds(item, modes);
        if (min, max) != (modes.min, modes.max) {
            self.by(B::play_cites(self, item).mode_count);
        }
        if max == Modes::LINES || usize::from(min) == modes.options.len() && !B::CHOOSES_WHEN_PLAYED {
            return Next::Lines((1 << min) - 1);
        }
        let taken = item.modes.count_ones() as u8;
        let from = 16 - item.modes.leading_zeros();
        let waits = taken > 0 && self.stays_open();
        if taken == max {
            return if waits { Next::Offer(0, true) } else { Next::Enough };
        }
        let legal = u32::from(self.legal_modes(item, modes) & !item.modes);
        let offers = (from..16).filter(|&mode| {
            let rest = legal >> mode;
            rest & 1 == 1 && taken + rest.count_ones() as u8 >= min
        });
        let mut offers = offers.fold(0, |bits, mode| bits | 1 << mode);
        // What was selected out of order is completed out of order.
        let out_of_order = waits && offers == 0 && taken < min;
        if (self.lists_whole() || out_of_order) && taken + legal.count_ones() as u8 >= min {
            offers = legal as u16;
        }
        match offers {
            0 if taken < min => Next::TooFew,
            0 if !waits => Next::Enough,
            offers => Next::Offer(offers, taken >= min),
        }
    }

    /// Has modes selected of what is being played.
    pub(crate) fn mode_step(&mut self, f: usize, item: &Item, after: u8) -> Flow {
        let pool = self.pool;
        let ability = (item.ability != NO_ABILITY).then(|| pool.ability(item.ability));
        let Some(modes) = ability.and_then(|a| a.modes.as_ref()) else { return self.goto(f, after) };
        if !B::selects_when_played(self, item) {
            return self.goto(f, after);
        }
        match self.next_mode(item, modes) {
            Next::Lines(all) => {
                self.top_item().modes = all;
                self.goto(f, after)
            }
            Next::Enough => self.goto(f, after),
            Next::TooFew => {
                let rules = B::play_cites(self, item);
                if self.frame(f).r[HOW] & TRIGGERED != 0 && !self.by(rules.no_mode) {
                    return self.goto(f, after);
                }
                self.cannot_choose(f)
            }
            Next::Offer(offers, enough) => self.ask_mode(item, offers, enough, B::play_cites(self, item).mode),
        }
    }

    fn ask_mode(&mut self, item: &Item, offers: u16, enough: bool, rule: Rule) -> Flow {
        for mode in 0..16 {
            if offers >> mode & 1 == 1 {
                self.offer(Pick::Mode(mode));
            }
        }
        if enough {
            self.offer(Pick::Done);
        }
        if self.lists_whole()
            && let Some(modes) = &self.pool.ability(item.ability).modes
        {
            let (least, most) = self.bounds(item, modes);
            let taken = (0..16).filter(|mode| item.modes >> mode & 1 == 1).map(Pick::Mode);
            self.describe(least.into(), most.into(), taken);
        }
        self.ask(item.controller, Topic::Mode, rule)
    }

    /// Whether the modes of a text that resolves are yet to be selected.
    pub(crate) fn selects_now(&self, item: &Item) -> bool {
        item.ability != NO_ABILITY
            && self.pool.ability(item.ability).modes.is_some()
            && !B::selects_when_played(self, item)
    }

    /// Has modes selected of what resolves, where that was left open as it was played.
    pub(crate) fn select_now(&mut self, f: usize) -> Flow {
        let item = self.running();
        let pool = self.pool;
        let Some(modes) = pool.ability(item.ability).modes.as_ref() else { return self.begin_part(f) };
        match self.next_mode(&item, modes) {
            Next::Lines(all) => {
                self.s.running.last_mut().expect("something is resolving").modes = all;
                self.begin_part(f)
            }
            Next::Enough | Next::TooFew => self.begin_part(f),
            Next::Offer(offers, enough) => self.ask_mode(&item, offers, enough, B::CITES.pick),
        }
    }

    /// A mode of what resolves has been selected, or enough have.
    pub(crate) fn selected_now(&mut self, f: usize) -> Flow {
        match self.answer() {
            Pick::Mode(mode) => {
                self.s.running.last_mut().expect("something is resolving").modes ^= 1 << mode;
                self.goto(f, step::MODES)
            }
            _ => self.begin_part(f),
        }
    }

    /// The modes that can be selected besides those that were, bit n for mode n: each has enough to choose, with some X
    /// and extra costs that can be paid.
    fn legal_modes(&mut self, item: &Item, modes: &Modes) -> u16 {
        let open = !self.extras_of(item).is_empty() || self.asks_for_x(item) || B::rebate(self, item).is_some();
        (0..modes.options.len() as u8).fold(0, |bits, mode| {
            let with = Item { modes: item.modes | 1 << mode, ..*item };
            let legal = if open { self.can_go_on(&with, 0) } else { self.part_is_legal(item, mode + 1) };
            bits | u16::from(legal) << mode
        })
    }

    /// Whether enough modes have enough to choose.
    pub(crate) fn some_mode_is_legal(&self, item: &Item) -> bool {
        let modes = self.pool.ability(item.ability).modes.as_ref();
        modes.is_some_and(|m| {
            let (min, _) = self.bounds(item, m);
            (1..=m.options.len() as u8).filter(|&p| self.part_is_legal(item, p)).count() >= min.into()
        })
    }
}
