//! Printing cards: profiles and abilities in few words.

use duel::ability::{Ability, Body, Choose, Form, On, Op, Trigger};
use duel::amount::Amount;
use duel::filter::Filter;
use duel::pool::CardPool;
use duel::profile::Profile;
use duel::words::*;

/// A card under construction.
pub(crate) struct Print {
    name: &'static str,
    profile: Profile,
    abilities: Vec<Ability>,
}

/// Begins a card of a kind.
pub(crate) fn card(name: &'static str, kind: Kind) -> Print {
    Print { name, profile: Profile { kinds: Kinds::of(&[kind]), ..Profile::default() }, abilities: Vec::new() }
}

impl Print {
    /// With a number on it.
    pub(crate) fn number(mut self, number: Number, value: i32) -> Self {
        self.profile.set(number, value);
        self
    }
    /// With a keyword on it.
    pub(crate) fn keyword(mut self, keyword: Keyword) -> Self {
        self.profile.keywords = self.profile.keywords.with(keyword);
        self
    }
    /// Of a colour.
    pub(crate) fn colour(mut self, colour: Colour) -> Self {
        self.profile.colours = self.profile.colours.with(colour);
        self
    }
    /// With an ability.
    pub(crate) fn ability(mut self, ability: Ability) -> Self {
        self.abilities.push(ability);
        self
    }
    /// Adds it to a pool.
    pub(crate) fn into_pool(mut self, pool: &mut CardPool) -> CardId {
        let name = pool.intern_name(self.name);
        self.profile.names.push(name);
        let abilities = self.abilities.into_iter().map(|a| pool.add_ability(a)).collect();
        pool.add_card(self.name, self.profile, abilities)
    }
}

impl Print {
    /// Adds it to a pool as a token.
    pub(crate) fn token_into_pool(self, pool: &mut CardPool) -> CardId {
        let card = self.into_pool(pool);
        pool.cards[card.index()].token = true;
        card
    }
}

/// What a card does when it is played and resolves.
pub(crate) fn spell(choose: Vec<Choose>, ops: Vec<Op>) -> Ability {
    let mut ability = Ability::new(Form::Spell, Label(0), Zones::ALL);
    ability.body = Body { choose, ops };
    ability
}

/// What happens when this card goes from one of some zones to another.
pub(crate) fn when_this_moves(from: Zones, to: Zone, choose: Vec<Choose>, ops: Vec<Op>) -> Ability {
    let on = On::Move { from, to: Zones::of(&[to]), verb: None };
    let trigger = Trigger { on, subject: Filter::this(), counterpart: None };
    let mut ability = Ability::new(Form::Triggered(trigger), Label(0), Zones::of(&[to]));
    ability.body = Body { choose, ops };
    ability
}

/// One object like this.
pub(crate) fn one(filter: Filter) -> Choose {
    Choose { filter, min: Amount::Fixed(1), max: Amount::Fixed(1), spots: None, divide: None }
}
