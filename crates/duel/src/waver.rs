//! Wavering: what a text begins to last as long as something holds of its source ends as soon as that does not, and does
//! not begin if that did not hold for a moment between the use of the text and its resolution.

use crate::ability::{Ability, Duration, Op};
use crate::amount::Condition;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::item::{Effect, Item, Lapsed, NO_ABILITY};
use crate::matching::Scope;
use crate::pool::CardPool;
use crate::words::AbilityId;

/// The conditions that effects of an ability last as long as, with the operation that begins each.
fn conditions(ability: &Ability) -> impl Iterator<Item = &Condition> {
    let modes = ability.modes.iter().flat_map(|modes| &modes.options);
    std::iter::once(&ability.body).chain(modes).flat_map(|body| {
        body.ops.windows(2).filter_map(|pair| match pair {
            [Op::If { condition, .. }, Op::Effect { duration: Duration::WhileSo, .. }] => Some(condition),
            _ => None,
        })
    })
}

/// Whether an ability begins something that lasts as long as something holds.
pub(crate) fn wavers(ability: &Ability) -> bool {
    conditions(ability).next().is_some()
}

fn condition_of<'p>(pool: &'p CardPool, e: &Effect) -> Option<&'p Condition> {
    let before = e.op.checked_sub(1)?;
    match pool.ability(e.ability).part(e.part)?.ops.get(usize::from(before))? {
        Op::If { condition, .. } => Some(condition),
        _ => None,
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Whether something lasts, or is about to begin, as long as something holds.
    pub(crate) fn is_wavering(&self) -> bool {
        let wavers = |id: AbilityId| id != NO_ABILITY && wavers(self.pool.ability(id));
        self.s.effects.iter().any(|e| e.duration == Duration::WhileSo)
            || self.s.stack.iter().chain(&self.s.running).any(|item| wavers(item.ability))
    }

    /// What has been used, on top of the stack, is watched from now on.
    pub(crate) fn begin_to_waver(&mut self) {
        if self.pool.wavering
            && let Some(item) = self.s.stack.last_mut()
        {
            item.lapsed = Lapsed(false);
            self.s.derived.dirty = true;
        }
    }

    /// Ends what lasts as long as something holds that does not, and notes of what is about to begin that it did not;
    /// returns whether anything ended.
    pub(crate) fn waver(&mut self) -> bool {
        let pool = self.pool;
        for at in 0..self.s.stack.len() {
            let item = self.s.stack[at];
            if item.ability != NO_ABILITY && !self.all_hold(&item) {
                self.s.stack[at].lapsed = Lapsed(true);
            }
        }
        let lasts = |e: &Effect| {
            let scope = Scope { source: e.source, you: e.controller, item: None, itself: None };
            e.duration != Duration::WhileSo
                || self.s.alive(e.source) && condition_of(pool, e).is_some_and(|c| self.read().holds(&scope, c))
        };
        let ended: Vec<usize> = (0..self.s.effects.len()).filter(|&at| !lasts(&self.s.effects[at])).collect();
        for &at in ended.iter().rev() {
            self.s.effects.remove(at);
        }
        self.s.derived.dirty |= !ended.is_empty();
        !ended.is_empty()
    }

    fn all_hold(&self, item: &Item) -> bool {
        let scope = Scope::of(item);
        conditions(self.pool.ability(item.ability))
            .all(|condition| self.s.alive(item.source) && self.read().holds(&scope, condition))
    }

    /// Whether an effect that is to last as long as something holds of its source does not even begin: because that did
    /// not hold for a moment since the text was used, or the source is gone.
    pub(crate) fn has_lapsed(&self, item: &Item, duration: Duration) -> bool {
        let lapsed = match duration {
            Duration::WhileSource => !self.s.alive(item.source),
            Duration::WhileSo => item.lapsed.0 || !self.s.alive(item.source),
            Duration::Turn | Duration::Battle | Duration::Forever => false,
        };
        lapsed && self.by(B::CITES.effect.lapsed)
    }
}
