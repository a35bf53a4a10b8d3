//! The rule book's answers to the kernel; each is written in the file of its chapter.

use crate::words::verb;
use duel::book::RuleBook;
use duel::book::point::PointRules;
use duel::engine::context::Cx;
use duel::ids::*;

/// Dimension Zero 15.00.
#[derive(Debug)]
pub struct Dimension0;

/// The numbers of the book's procedures.
pub mod proc {
    /// The beginning of a duel (3-2).
    pub const SETUP: u8 = 0;
    /// A turn (3-4).
    pub const TURN: u8 = 1;
    /// A battle (3-11).
    pub const BATTLE: u8 = 2;
    /// A unit smashes (3-9-1).
    pub const SMASH: u8 = 3;
    /// The plan is renewed (3-8-2-4).
    pub const RENEWAL: u8 = 4;
}

/// The notes this book keeps in the state.
pub mod note {
    /// The seat of the player who went first.
    pub const FIRST_PLAYER: usize = 0;
    /// 1 if a card became energy this turn (3-7-1).
    pub const CHARGED: usize = 1;
    /// The number of times rule effects have happened (3-10-3).
    pub const RULE_EFFECTS: usize = 2;
    /// The slot of the card that arrives by Muster, plus one, until rule effects are checked (5-3-2).
    pub const MUSTERED: usize = 3;
}

/// The kernel's context, for this book.
pub(crate) type Context<'a> = Cx<'a, Dimension0>;

impl RuleBook for Dimension0 {
    const CHOOSE: Verb = verb::TARGET;
    const DAMAGE: Verb = verb::DAMAGE;
    const SHOW: Verb = verb::REVEAL;
    const COUNT: Verb = verb::PUT;
    const CANCEL: Verb = verb::NEGATE;
    const POINTS: &'static PointRules = &PointRules::of(&[
        crate::course::ending::POINTS,
        crate::definitions::information::POINTS,
        crate::definitions::plan::POINTS,
        crate::definitions::zones::POINTS,
        crate::numbers::POINTS,
        crate::other::data::POINTS,
        crate::other::ki::POINTS,
        crate::other::retarget::POINTS,
        crate::principles::POINTS,
        crate::processing::ability::POINTS,
        crate::processing::constant::POINTS,
        crate::processing::continuous::POINTS,
        crate::processing::effect::POINTS,
        crate::processing::illegal::POINTS,
        crate::processing::loops::POINTS,
        crate::processing::negation::POINTS,
        crate::processing::priority::POINTS,
        crate::processing::replacement::POINTS,
        crate::processing::resolution::POINTS,
        crate::processing::target::POINTS,
        crate::processing::trigger::POINTS,
    ]);
}
