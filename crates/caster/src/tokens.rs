//! Chapter 1302: tokens.

use crate::rules::cite;
use crate::words::{verb, zone};
use duel::cites::TokenCites;
use duel::token::Tokens;

/// The rules on tokens.
pub(crate) const CITES: TokenCites = TokenCites {
    control: cite!("1302.1c"),
    alike: cite!("1302.2"),
    reach: cite!("1302.2a"),
    only: cite!("1302.2b"),
    vanish: cite!("1302.3"),
    leave: cite!("1302.3a"),
};

/// Tokens that do not exist lie nowhere.
pub(crate) const TOKENS: Tokens = Tokens { nowhere: zone::NOWHERE, vanish: verb::VANISH };
