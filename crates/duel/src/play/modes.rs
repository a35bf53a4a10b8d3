//! Modes: declared when the ability is played, or selected when it resolves.

use crate::book::RuleBook;
use crate::book::point::ResolutionPoint;
use crate::card::ability::Modes;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::engine::priority::TRIGGERED;
use crate::engine::question::{Pick, Topic};
use crate::ids::Rule;
use crate::play::announce::Announcing;
use crate::resolve::step;
use crate::state::query::Scope;
use crate::state::stack_item::{NO_ABILITY, StackItem};

/// The next step in selecting modes.
enum NextMode {
    /// Nothing to select: these modes apply, bit n for mode n.
    Fixed(u16),
    /// One of these modes can be added; if the flag is set, the selection may also end.
    Offer(u16, bool),
    /// Enough were selected.
    Enough,
    /// Too few modes can be selected.
    TooFew,
}

impl<B: RuleBook> Cx<'_, B> {
    /// The least and the greatest number of modes an item selects.
    pub(crate) fn mode_bounds(&self, item: &StackItem, modes: &Modes) -> (u8, u8) {
        match &modes.alternative {
            Some((condition, min, max))
                if self.read().holds(&Scope::of(item), condition)
                    && crate::book::audit::holds(B::play_rules(self, item).mode_count) =>
            {
                (*min, *max)
            }
            _ => (modes.min, modes.max),
        }
    }

    /// The next step in selecting modes. Offers are in ascending order, and only modes from which enough can be
    /// reached.
    fn next_mode(&mut self, item: &StackItem, modes: &Modes) -> NextMode {
        let (min, max) = self.mode_bounds(item, modes);
        if (min, max) != (modes.min, modes.max) {
            self.cite(B::play_rules(self, item).mode_count);
        }
        if max == Modes::LINES || usize::from(min) == modes.options.len() && !B::CHOOSES_WHEN_PLAYED {
            return NextMode::Fixed((1 << min) - 1);
        }
        let taken = item.modes.count_ones() as u8;
        let from = 16 - item.modes.leading_zeros();
        let waits = taken > 0 && self.stays_open();
        if taken == max {
            return if waits { NextMode::Offer(0, true) } else { NextMode::Enough };
        }
        let legal = u32::from(self.legal_modes(item, modes) & !item.modes);
        let all = (1 << modes.options.len()) - 1;
        if usize::from(min) == modes.options.len() && legal == all {
            return NextMode::Fixed(all as u16);
        }
        let offers = (from..16).filter(|&mode| {
            let rest = legal >> mode;
            rest & 1 == 1 && taken + rest.count_ones() as u8 >= min
        });
        let mut offers = offers.fold(0, |bits, mode| bits | 1 << mode);
        // A selection begun out of order is completed out of order.
        let out_of_order = waits && offers == 0 && taken < min;
        if (self.lists_all_addable() || out_of_order) && taken + legal.count_ones() as u8 >= min {
            offers = legal as u16;
        }
        match offers {
            0 if taken < min => NextMode::TooFew,
            0 if !waits => NextMode::Enough,
            offers => NextMode::Offer(offers, taken >= min),
        }
    }

    /// Selects the modes of the item being announced. May ask.
    pub(super) fn select_modes(&mut self, f: usize, item: &StackItem, after: u8) -> Flow {
        let pool = self.pool;
        let ability = (item.ability != NO_ABILITY).then(|| pool.ability(item.ability));
        let Some(modes) = ability.and_then(|a| a.modes.as_ref()) else { return self.goto(f, after) };
        if !B::selects_modes_when_played(self, item) {
            return self.goto(f, after);
        }
        match self.next_mode(item, modes) {
            NextMode::Fixed(all) => {
                self.top_item().modes = all;
                self.goto(f, after)
            }
            NextMode::Enough => self.goto(f, after),
            NextMode::TooFew => {
                let rules = B::play_rules(self, item);
                if self.frame(f).get(Announcing::FLAGS) & TRIGGERED != 0 && !self.cite(rules.no_mode) {
                    return self.goto(f, after);
                }
                self.give_up_unchoosable(f)
            }
            NextMode::Offer(offers, enough) => self.ask_mode(item, offers, enough, B::play_rules(self, item).mode),
        }
    }

    /// Asks for one of the offered modes; if `enough`, the selection may also end.
    fn ask_mode(&mut self, item: &StackItem, offers: u16, enough: bool, rule: Rule) -> Flow {
        for mode in 0..16 {
            if offers >> mode & 1 == 1 {
                self.offer(Pick::Mode(mode));
            }
        }
        if enough {
            self.offer(Pick::Done);
        }
        if self.lists_all_addable()
            && let Some(modes) = &self.pool.ability(item.ability).modes
        {
            let (least, most) = self.mode_bounds(item, modes);
            let taken = (0..16).filter(|mode| item.modes >> mode & 1 == 1).map(Pick::Mode);
            self.describe_selection(least.into(), most.into(), taken);
        }
        self.ask(item.controller, Topic::Mode, rule)
    }

    /// Returns true if an item selects its modes on resolution.
    pub(crate) fn selects_modes_on_resolution(&self, item: &StackItem) -> bool {
        item.ability != NO_ABILITY
            && self.pool.ability(item.ability).modes.is_some()
            && !B::selects_modes_when_played(self, item)
    }

    /// Selects the modes of the resolving item, if they were left open when it was played. May ask.
    pub(crate) fn select_modes_on_resolution(&mut self, f: usize) -> Flow {
        let item = self.resolving_item();
        let pool = self.pool;
        let Some(modes) = pool.ability(item.ability).modes.as_ref() else { return self.begin_part(f) };
        match self.next_mode(&item, modes) {
            NextMode::Fixed(all) => {
                self.state.resolving.last_mut().expect("something is resolving").modes = all;
                self.begin_part(f)
            }
            NextMode::Enough | NextMode::TooFew => self.begin_part(f),
            NextMode::Offer(offers, enough) => self.ask_mode(&item, offers, enough, B::rule(ResolutionPoint::Picks)),
        }
    }

    /// Takes the answer of a mode selection on resolution.
    pub(crate) fn mode_selected_on_resolution(&mut self, f: usize) -> Flow {
        match self.take_answer() {
            Pick::Mode(mode) => {
                self.state.resolving.last_mut().expect("something is resolving").modes ^= 1 << mode;
                self.goto(f, step::MODES)
            }
            _ => self.begin_part(f),
        }
    }

    /// The modes that can be added, bit n for mode n: each has enough to choose, with some payable X and extra costs.
    fn legal_modes(&mut self, item: &StackItem, modes: &Modes) -> u16 {
        let open = !self.extras_of(item).is_empty() || self.asks_for_x(item) || B::rebate(self, item).is_some();
        (0..modes.options.len() as u8).fold(0, |bits, mode| {
            let with = StackItem { modes: item.modes | 1 << mode, ..*item };
            let legal = if open { self.can_pay_and_choose(&with, 0) } else { self.part_is_legal(item, mode + 1) };
            bits | u16::from(legal) << mode
        })
    }

    /// Returns true if as many modes as must be selected have enough to choose.
    pub(crate) fn some_mode_is_legal(&self, item: &StackItem) -> bool {
        let modes = self.pool.ability(item.ability).modes.as_ref();
        modes.is_some_and(|m| {
            let (min, _) = self.mode_bounds(item, m);
            (1..=m.options.len() as u8).filter(|&p| self.part_is_legal(item, p)).count() >= min.into()
        })
    }
}
