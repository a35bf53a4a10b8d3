//! Chapter 1302: tokens.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, verb, zone};
use duel::cites::{TokenCites, VerbCites};
use duel::token::Tokens;
use duel::words::{CardId, Trait};

/// The rules on tokens.
pub(crate) const CITES: TokenCites = TokenCites {
    control: cite!("1302.1c"),
    alike: cite!("1302.2"),
    reach: cite!("1302.2a"),
    only: cite!("1302.2b"),
    vanish: cite!("1302.3"),
    leave: cite!("1302.3a"),
};

/// A token that is told to vanish exists in no zone any more (1302.3).
pub(crate) const VANISHING: VerbCites = VerbCites { does: cite!("1302.3"), ..VerbCites::UNNUMBERED };

/// A token is what the text that creates it says (1302.1a): a servant, if that names no type (1302.1b), and, as a token of
/// a name, one of that card name and of that race (1302.1d).
pub(crate) fn is_creatable(cx: &Context, card: CardId) -> bool {
    let profile = &cx.pool.card(card).profile;
    let named = profile.names.iter().any(|name| {
        let race = |word: Trait| cx.pool.traits[word.index()].ends_with(&cx.pool.names[name.index()]);
        profile.traits.iter().any(race)
    });
    cx.by(cite!("1302.1a"))
        && (!profile.kinds.has(kind::SERVANT) || cx.by(cite!("1302.1b")))
        && (!named || cx.by(cite!("1302.1d")))
}

/// Tokens that do not exist lie nowhere.
pub(crate) const TOKENS: Tokens = Tokens { nowhere: zone::NOWHERE, vanish: verb::VANISH };
