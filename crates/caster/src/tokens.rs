//! Chapter 1302: tokens.

use crate::rules::cite;
use crate::words::{label, verb, zone};
use duel::ability::{Ability, CostPart, CostWhat, Form, Op, Shade};
use duel::amount::{Amount, Who};
use duel::cites::TokenCites;
use duel::pool::CardPool;
use duel::profile::Profile;
use duel::token::Tokens;
use duel::words::{CardId, Colours, Zones};

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

/// What the second player's token is called.
const COIN: &str = "Coin";

/// Adds the coin to a pool: a token without a kind that is banished for one aether without an element, in a caster zone
/// alone (403.6a, reading C13).
pub(crate) fn furnish(pool: &mut CardPool) {
    let mut profile = Profile::default();
    profile.names.push(pool.intern_name(COIN));
    let mut ability = Ability::new(Form::Activated, label::AETHER, Zones::of(&[zone::CASTERS]));
    ability.cost.parts = vec![CostPart::Move { what: CostWhat::This, to: zone::GRAVEYARD, verb: verb::BANISH }];
    let (who, shade, amount) = (Who::You, Shade::Of(Colours::EMPTY), Amount::Fixed(1));
    ability.body.ops = vec![Op::Mint { who, shade, amount }];
    let ability = pool.add_ability(ability);
    pool.add_token(COIN, profile, vec![ability]);
}

/// The coin, if a pool has it.
pub(crate) fn coin(pool: &CardPool) -> Option<CardId> {
    let is_coin = |card: &CardId| pool.card(*card).token && pool.card(*card).code == COIN;
    (0..pool.cards.len() as u16).map(CardId).find(is_coin)
}
