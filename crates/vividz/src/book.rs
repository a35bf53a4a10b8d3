//! The answers of the rule book to the kernel; each one stands in the file of its chapter.

use crate::citations;
use crate::words::verb;
use duel::book::RuleBook;
use duel::book::cites::Cites;
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
    const CITES: Cites = citations::CITES;
}
