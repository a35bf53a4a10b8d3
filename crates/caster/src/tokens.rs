//! Chapter 1302: tokens.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, verb, zone};
use duel::book::point::{ChapterPoints, ZonePoint};
use duel::book::rule_sets::VerbRules;
use duel::book::tokens::Tokens;
use duel::ids::{CardId, Trait};
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ZonePoint::TokenControlledByCreator => cite!("1302.1c"),
    ZonePoint::TokenTreatedAsCard => cite!("1302.2"),
    ZonePoint::TokenMeantByCards => cite!("1302.2a"),
    ZonePoint::TokenWordMeansNoCard => cite!("1302.2b"),
    ZonePoint::TokenVanishesNowhere => cite!("1302.3"),
    ZonePoint::TokenVanishesOutOfPlay => cite!("1302.3a"),
};

/// A token that vanishes no longer exists in any zone (1302.3).
pub(crate) const VANISHING: VerbRules = VerbRules { does: cite!("1302.3"), ..VerbRules::UNNUMBERED };

/// A token has the information that the effect creating it gives (1302.1a): it is a servant if no type is named
/// (1302.1b), and the name of a named token is also its race (1302.1d).
pub(crate) fn token_can_exist(cx: &Context, card: CardId) -> bool {
    let characteristics = &cx.pool.card(card).characteristics;
    let named = characteristics.names.iter().any(|name| {
        let race = |word: Trait| cx.pool.traits[word.index()].ends_with(&cx.pool.names[name.index()]);
        characteristics.traits.iter().any(race)
    });
    cx.cite(cite!("1302.1a"))
        && (!characteristics.kinds.has(kind::SERVANT) || cx.cite(cite!("1302.1b")))
        && (!named || cx.cite(cite!("1302.1d")))
}

/// Tokens that do not exist lie in [`zone::NOWHERE`].
pub(crate) const TOKENS: Tokens = Tokens { nowhere: zone::NOWHERE, vanish: verb::VANISH };
