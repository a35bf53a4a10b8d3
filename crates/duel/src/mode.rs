//! Modes: which of its effects a text has is declared as it is played.

use crate::ability::Modes;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::frame::Flow;
use crate::item::{Item, NO_ABILITY};
use crate::matching::Scope;
use crate::play::HOW;
use crate::question::{Pick, Topic};
use crate::settle::TRIGGERED;

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

    /// Offers the modes after those that were selected, in ascending order, from which enough can still be reached.
    pub(crate) fn mode_step(&mut self, f: usize, item: &Item, after: u8) -> Flow {
        let pool = self.pool;
        let ability = (item.ability != NO_ABILITY).then(|| pool.ability(item.ability));
        let Some(modes) = ability.and_then(|a| a.modes.as_ref()) else { return self.goto(f, after) };
        let (min, max) = self.bounds(item, modes);
        if (min, max) != (modes.min, modes.max) {
            self.by(B::play_cites(self, item).mode_count);
        }
        if max == Modes::LINES || usize::from(min) == modes.options.len() && !B::CHOOSES_WHEN_PLAYED {
            // Those are lines of one text.
            self.top_item().modes = (1 << min) - 1;
            return self.goto(f, after);
        }
        let taken = item.modes.count_ones() as u8;
        let from = 16 - item.modes.leading_zeros();
        if taken == max {
            return self.goto(f, after);
        }
        let legal = u32::from(self.legal_modes(item, modes));
        let offers = (from..16).filter(|&mode| {
            let rest = legal >> mode;
            rest & 1 == 1 && taken + rest.count_ones() as u8 >= min
        });
        let offers: u16 = offers.fold(0, |bits, mode| bits | 1 << mode);
        if offers == 0 && taken < min {
            let rules = B::play_cites(self, item);
            if self.frame(f).r[HOW] & TRIGGERED != 0 && !self.by(rules.no_mode) {
                return self.goto(f, after);
            }
            return self.cannot_choose(f);
        }
        if offers == 0 {
            return self.goto(f, after);
        }
        for mode in 0..16 {
            if offers >> mode & 1 == 1 {
                self.offer(Pick::Mode(mode));
            }
        }
        if taken >= min {
            self.offer(Pick::Done);
        }
        self.ask(item.controller, Topic::Mode, B::play_cites(self, item).mode)
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
