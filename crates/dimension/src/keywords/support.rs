//! Part 5, chapter 5: Support.

use crate::book::Context;
use crate::rules::cite;
use crate::words::label;
use duel::card::ability::Ability;
use duel::state::object::{ObjectRef, Slot};

/// Support changes the power of its controller's units in its range (5-5-2), including its own if that is in range
/// (5-5-2-1).
pub(crate) fn narrow_static_reach(cx: &Context, ability: &Ability, source: ObjectRef, reached: &mut Vec<Slot>) {
    if ability.label != label::SUPPORT {
        return;
    }
    if !reached.is_empty() && !cx.cite(cite!("5-5-2")) {
        reached.clear();
    }
    if reached.contains(&source.slot) && !cx.cite(cite!("5-5-2-1")) {
        reached.retain(|&slot| slot != source.slot);
    }
}
