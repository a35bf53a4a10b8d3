//! Part 5, chapter 5: Support.

use crate::book::Context;
use crate::rules::cite;
use crate::words::label;
use duel::ability::Ability;
use duel::object::{Ref, Slot};

/// A card with Support changes the power of its controller's units in its range (5-5-2), itself included where it stands in
/// it (5-5-2-1).
pub(crate) fn reaches(cx: &Context, ability: &Ability, source: Ref, reached: &mut Vec<Slot>) {
    if ability.label != label::SUPPORT {
        return;
    }
    if !reached.is_empty() && !cx.by(cite!("5-5-2")) {
        reached.clear();
    }
    if reached.contains(&source.slot) && !cx.by(cite!("5-5-2-1")) {
        reached.retain(|&slot| slot != source.slot);
    }
}
