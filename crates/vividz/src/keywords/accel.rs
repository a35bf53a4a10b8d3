//! Chapter 1201: Accel.

use crate::book::Context;
use crate::rules::cite;
use duel::ability::Op;
use duel::amount::Condition;
use duel::filter::Filter;
use duel::item::Item;
use duel::matching::Scope;

/// An account sleeps to reveal the top card of the deck, which may be played without paying its cost if it has the
/// account information (1201.2), one of several (1201.2a); if it is not played, it goes to the energy zone (1201.3).
pub(crate) fn carries_out(cx: &Context, item: &Item, op: &Op) -> bool {
    match op {
        Op::Look { .. } => cx.by(cite!("1201.2")),
        Op::If { condition: Condition::Is(what, filter), .. } => {
            let first = Filter { traits: filter.traits.iter().take(1).copied().collect(), ..Filter::any() };
            let read =
                |filter: &Filter| cx.read().holds(&Scope::of(item), &Condition::Is(what.clone(), filter.clone()));
            read(&first) || !read(filter) || cx.by(cite!("1201.2a"))
        }
        Op::Move { .. } => cx.by(cite!("1201.3")),
        _ => true,
    }
}
