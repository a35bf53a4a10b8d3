//! The answers of the rule book to the kernel; each one stands in the file of its chapter.

use crate::words::verb;
use duel::book::RuleBook;
use duel::book::point::PointRules;
use duel::engine::context::Cx;
use duel::ids::*;

/// The rule book of Vividz.
#[derive(Debug)]
pub struct Vividz;

/// The procedures.
pub(crate) mod proc {
    pub const SETUP: u8 = 0;
    pub const TURN: u8 = 1;
    pub const ATTACK: u8 = 2;
    pub const SCOUT: u8 = 3;
    pub const LEVEL_UP: u8 = 4;
}

/// The indices of the book's notes in the state.
pub(crate) mod note {
    /// The player who goes first.
    pub const FIRST_PLAYER: usize = 0;
    /// Set while an empty deck makes the turn player lose (1007.2).
    pub const DECK_COUNTS: usize = 1;
}

/// The context of this book.
pub(crate) type Context<'a> = Cx<'a, Vividz>;

impl RuleBook for Vividz {
    const CHOOSE: Verb = verb::CHOOSE;
    const DAMAGE: Verb = verb::DAMAGE;
    const SHOW: Verb = verb::REVEAL;
    const COUNT: Verb = verb::COUNT;
    const RECORD: Verb = verb::RECORD;
    const CANCEL: Verb = verb::PUT;
    const SHUFFLE: Option<Verb> = Some(verb::SHUFFLE);
    const POINTS: &'static PointRules = &PointRules::of(&[
        crate::actions::becoming_exp::POINTS,
        crate::actions::damage::POINTS,
        crate::actions::revealing::POINTS,
        crate::actions::shuffling::POINTS,
        crate::actions::turning::POINTS,
        crate::card::POINTS,
        crate::ending::POINTS,
        crate::information::POINTS,
        crate::principles::POINTS,
        crate::priority::POINTS,
        crate::processing::ability::POINTS,
        crate::processing::continuous::POINTS,
        crate::processing::effect::POINTS,
        crate::processing::last_known::POINTS,
        crate::processing::playing::POINTS,
        crate::processing::replacement::POINTS,
        crate::processing::source::POINTS,
        crate::processing::trigger::POINTS,
        crate::rule_effect::condition::POINTS,
        crate::turn::main_phase::POINTS,
        crate::zones::POINTS,
    ]);
}
