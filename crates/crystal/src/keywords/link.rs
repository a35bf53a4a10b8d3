//! Link (S 15.2.5).

use crate::Crystal;
use crate::book::Context;
use crate::edition::{Edition, Obeys};
use crate::rules::cite;
use crate::words::label;
use duel::ability::Op;
use duel::cites::KeywordCites;
use duel::item::NO_ABILITY;

impl<E: Edition> Crystal<E> {
    /// A Forward with Link sets it off by entering the field (S 15.2.5.1).
    const LINK: &'static KeywordCites =
        &KeywordCites { event: cite!(s "15.2.5.1").of::<E>(), ..KeywordCites::UNNUMBERED };
    /// So does one that enters by the Link of another (S 15.2.5.3).
    const LINKED: &'static KeywordCites = &KeywordCites { works: cite!(s "15.2.5.3").of::<E>(), ..*Self::LINK };
}

/// The rules by which a Link triggers: by entering, also by another Link.
pub(crate) fn keyword_cites<E: Edition>(cx: &Context<E>) -> &'static KeywordCites {
    let text = cx.s.running.last().filter(|item| item.ability != NO_ABILITY);
    let linked = text.is_some_and(|item| cx.pool.ability(item.ability).label == label::LINK);
    if linked { Crystal::<E>::LINKED } else { Crystal::<E>::LINK }
}

/// A Forward of the element and of no more than the cost that are written comes from the hand (S 15.2.5.2, reading S23);
/// of several elements it has one, and one Forward comes (S 15.2.5.4).
pub(crate) fn carries_out<E: Edition>(cx: &Context<E>, op: &Op) -> bool {
    let Op::Pick { filter, .. } = op else { return true };
    cx.obeys(cite!(s "15.2.5.2")) && (filter.colours.len() < 2 || cx.obeys(cite!(s "15.2.5.4")))
}
