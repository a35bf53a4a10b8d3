//! Chapters 1201 to 1206: keywords.

pub(crate) mod accel;
pub(crate) mod chant;
pub(crate) mod deck_engage;
pub(crate) mod encounter;
pub(crate) mod flash;
pub(crate) mod subdue;

use crate::actions::counters;
use crate::book::Context;
use crate::words::label;
use duel::card::ability::Op;
use duel::state::stack_item::StackItem;

/// Returns true if an operation of an ability is carried out by the rules of its keyword, and by those on counters.
pub(crate) fn carries_out_operation(cx: &Context, item: &StackItem, op: &Op) -> bool {
    counters::is_held(cx, op)
        && match cx.pool.ability(item.ability).label {
            label::ACCEL => accel::carries_out(cx, item, op),
            label::ENCOUNTER => encounter::carries_out(cx, op),
            label::CHANT => chant::carries_out(cx, op),
            label::SUBDUE => subdue::carries_out(cx, op),
            label::FLASH => flash::carries_out(cx, op),
            label::DECK_ENGAGE => deck_engage::carries_out(cx, op),
            _ => true,
        }
}
