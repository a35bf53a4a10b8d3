//! Chapter 1201: Accel.

use crate::book::Context;
use crate::rules::cite;
use duel::card::ability::Op;
use duel::card::amount::Condition;
use duel::card::filter::Filter;
use duel::state::query::Scope;
use duel::state::stack_item::StackItem;

/// An account sleeps to reveal the top card of the deck, which may be played free if it has the account information
/// (1201.2).
///
/// One of several is enough (1201.2a). A card that is not played goes to the energy zone (1201.3).
pub(crate) fn carries_out(cx: &Context, item: &StackItem, op: &Op) -> bool {
    match op {
        Op::LookAtTop { .. } => cx.cite(cite!("1201.2")),
        Op::If { condition: Condition::Is(what, filter), .. } => {
            let first = Filter { traits: filter.traits.iter().take(1).copied().collect(), ..Filter::any() };
            let read =
                |filter: &Filter| cx.read().holds(&Scope::of(item), &Condition::Is(what.clone(), filter.clone()));
            read(&first) || !read(filter) || cx.cite(cite!("1201.2a"))
        }
        Op::Move { .. } => cx.cite(cite!("1201.3")),
        _ => true,
    }
}
