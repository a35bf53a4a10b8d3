//! The answers of the rule book to the kernel; each one stands in the file of its chapter.

use crate::edition::{Edition, Newer, Older};
use crate::rules::point_rules;
use crate::words::verb;
use duel::book::point::PointRules;
use duel::book::{Counting, RuleBook};
use duel::engine::context::Cx;
use duel::ids::*;
use std::marker::PhantomData;

/// The rule book of an edition of the family.
#[derive(Debug)]
pub struct Crystal<E>(PhantomData<E>);

/// FFTCG 2.1.8.
pub type Fftcg = Crystal<Newer>;
/// The Square Enix TCG System.
pub type SquareEnix = Crystal<Older>;

/// The procedures of the book.
pub mod proc {
    /// Preparing the game (8.2).
    pub const SETUP: u8 = 0;
    /// A turn (9).
    pub const TURN: u8 = 1;
    /// The attack phase (10).
    pub const ATTACK: u8 = 2;
    /// Damage to a player (6.5).
    pub const DAMAGE: u8 = 3;
    /// Giving up Backups beyond five (F 12.4.8; S 7.10.3).
    pub const EXCESS_BACKUPS: u8 = 4;
    /// Casting a card (F 11.3, 11.4; S 11.2 to 11.5).
    pub const CAST: u8 = 5;
    /// Designating the Character for an Item (S 11.4.5).
    pub const EQUIP: u8 = 6;
    /// Primal (S 15.2.7).
    pub const PRIMAL: u8 = 9;
}

/// The indices of the book's notes in the state.
pub mod note {
    /// The player who went first.
    pub const FIRST_PLAYER: usize = 0;
    /// The damage at which a player loses (3.1.1): 7, or 6 in limited play.
    pub const DAMAGE_LIMIT: usize = 1;
    /// The players who tried to draw from an empty deck: bit n for seat n (12.4.2).
    pub const DRY: usize = 2;
    /// The players who were dealt damage with an empty deck: bit n for seat n (12.4.3).
    pub const UNDECKED: usize = 3;
    /// Set if EX Bursts come before losing (reading F19, a switch).
    pub const BURSTS_BEFORE_LOSS: usize = 4;
    /// Set if Primal can reduce the whole cost of a Summon (reading S24, a switch).
    pub const PRIMAL_TO_NOTHING: usize = 5;
}

/// The context of this book.
pub(crate) type Context<'a, E> = Cx<'a, Crystal<E>>;

impl<E: Edition> RuleBook for Crystal<E> {
    const CHOOSE: Verb = verb::CHOOSE;
    const DAMAGE: Verb = verb::DAMAGE;
    const COUNT: Verb = verb::PUT;
    const CANCEL: Verb = verb::CANCEL;
    const POINTS: &'static PointRules = &point_rules::<E>(&[
        crate::card::POINTS,
        crate::definitions::POINTS,
        crate::ending::POINTS,
        crate::illegal::POINTS,
        crate::keywords::groups::POINTS,
        crate::keywords::POINTS,
        crate::loops::POINTS,
        crate::numbers::POINTS,
        crate::playing::ability::POINTS,
        crate::playing::auto::POINTS,
        crate::playing::effect::POINTS,
        crate::playing::summon::POINTS,
        crate::playing::POINTS,
        crate::playing::resolution::POINTS,
        crate::principles::POINTS,
        crate::zones::POINTS,
    ]);
}

impl<E: Edition> Counting for Crystal<E> {}
