//! Chapter 1108: United Front.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, label};
use duel::ability::Form;
use duel::item::Item;
use duel::profile::Profile;

/// The aether of a card's own elements may be aether of any element that casters with a trait made (1108.2): which
/// traits those are, bit n for trait n of the pool's bonds.
pub(crate) fn bonds(cx: &Context, item: &Item) -> u16 {
    let Some(slot) = item.card.filter(|_| !cx.pool.bonds.is_empty() && item.way == 0) else { return 0 };
    let named = (0..cx.s.abilities(cx.pool, slot)).filter_map(|at| cx.s.ability_at(cx.pool, slot, at)).map(|id| {
        let ability = cx.pool.ability(id);
        let Form::Static(affects) = &ability.form else { return 0 };
        let words = affects.iter().filter(|_| ability.label == label::UNITED_FRONT).flat_map(|a| &a.filter.traits);
        let known = words.filter_map(|word| cx.pool.bonds.iter().position(|bond| bond == word));
        known.fold(0, |all, at| all | 1 << at.min(15))
    });
    let bonds = named.fold(0, |all, bits| all | bits);
    if bonds != 0 && cx.by(cite!("1108.2")) { bonds } else { 0 }
}

/// Whether aether that this makes is made by a caster (1108.2).
pub(crate) fn is_caster(profile: &Profile) -> bool {
    profile.kinds.has(kind::CASTER)
}
