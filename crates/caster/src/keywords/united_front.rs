//! Chapter 1108: United Front.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, label};
use duel::card::ability::Form;
use duel::card::characteristics::Characteristics;
use duel::state::stack_item::StackItem;

/// Aether of any element made by casters with a named trait may pay for a card's own elements (1108.2). Returns those
/// traits, bit n for trait n of the pool's bonds.
pub(crate) fn accepted_traits(cx: &Context, item: &StackItem) -> u16 {
    let Some(slot) = item.card.filter(|_| !cx.pool.bonds.is_empty() && item.way == 0) else { return 0 };
    let named =
        (0..cx.state.ability_count(cx.pool, slot)).filter_map(|at| cx.state.ability_at(cx.pool, slot, at)).map(|id| {
            let ability = cx.pool.ability(id);
            let Form::Static(affects) = &ability.form else { return 0 };
            let words = affects.iter().filter(|_| ability.label == label::UNITED_FRONT).flat_map(|a| &a.filter.traits);
            let known = words.filter_map(|word| cx.pool.bonds.iter().position(|bond| bond == word));
            known.fold(0, |all, at| all | 1 << at.min(15))
        });
    let bonds = named.fold(0, |all, bits| all | bits);
    if bonds != 0 && cx.cite(cite!("1108.2")) { bonds } else { 0 }
}

/// The source is a caster, so its aether counts for United Front (1108.2).
pub(crate) fn is_caster(characteristics: &Characteristics) -> bool {
    characteristics.kinds.has(kind::CASTER)
}
