//! Link (S 15.2.5).

use crate::Crystal;
use crate::book::Context;
use crate::edition::{Edition, Obeys};
use crate::rules::cite;
use crate::words::label;
use duel::book::rule_sets::KeywordRules;
use duel::card::ability::Op;
use duel::state::stack_item::NO_ABILITY;

impl<E: Edition> Crystal<E> {
    /// Link triggers when its Forward enters the field (S 15.2.5.1).
    const LINK: &'static KeywordRules =
        &KeywordRules { event: cite!(s "15.2.5.1").of::<E>(), ..KeywordRules::UNNUMBERED };
    /// It also triggers when the Forward enters by another Link (S 15.2.5.3).
    const LINKED: &'static KeywordRules = &KeywordRules { works: cite!(s "15.2.5.3").of::<E>(), ..*Self::LINK };
}

/// The rules by which a Link triggers: on entering, also by another Link.
pub(crate) fn keyword_rules<E: Edition>(cx: &Context<E>) -> &'static KeywordRules {
    let text = cx.state.resolving.last().filter(|item| item.ability != NO_ABILITY);
    let linked = text.is_some_and(|item| cx.pool.ability(item.ability).label == label::LINK);
    if linked { Crystal::<E>::LINKED } else { Crystal::<E>::LINK }
}

/// A Forward of the named element and of at most the named cost comes from the hand (S 15.2.5.2, reading S23).
///
/// If several elements are named it has one of them, and only one Forward comes (S 15.2.5.4).
pub(crate) fn carries_out<E: Edition>(cx: &Context<E>, op: &Op) -> bool {
    let Op::Pick { filter, .. } = op else { return true };
    cx.obeys(cite!(s "15.2.5.2")) && (filter.colours.len() < 2 || cx.obeys(cite!(s "15.2.5.4")))
}
