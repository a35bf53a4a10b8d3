//! The rule book's answers to the kernel; each is written in the file of its chapter.

use crate::deeds::searching;
use crate::words::verb;
use duel::book::point::PointRules;
use duel::book::{Damaging, RuleBook};
use duel::engine::context::Cx;
use duel::ids::*;

/// The Caster Chronicles.
#[derive(Debug)]
pub struct Caster;

/// The numbers of the book's procedures.
pub(crate) mod proc {
    pub const SETUP: u8 = 0;
    pub const TURN: u8 = 1;
    pub const BATTLE: u8 = 2;
    pub const CORRUPT: u8 = 3;
    pub const ENTER: u8 = 4;
    pub const SEAL: u8 = 10;
    pub const STEP_UP: u8 = 11;
    pub const POSE: u8 = 5;
    pub const SOULBOND: u8 = 6;
}

/// The notes this book keeps in the state; [`crate::turn::DRY`] is another.
pub(crate) mod note {
    /// The seat of the player who goes first.
    pub const FIRST_PLAYER: usize = 0;
    /// The extra turns that are waiting (1021).
    pub const EXTRA_TURNS: usize = 2;
    /// The seat whose turn would come next without extra turns, plus one; 0 without extra turns (1021.1).
    pub const USUAL_TURN: usize = 3;
}

/// The kernel's context, for this book.
pub(crate) type Context<'a> = Cx<'a, Caster>;

impl RuleBook for Caster {
    const CHOOSE: Verb = verb::TARGET;
    const DAMAGE: Verb = verb::DAMAGE;
    const SHOW: Verb = verb::REVEAL;
    const SEARCH: Option<(Verb, Rule)> = Some(searching::SEARCHED);
    const COUNT: Verb = verb::COUNT;
    const CURRENCY: Verb = verb::AETHER;
    const CANCEL: Verb = verb::CANCEL;
    const LAY_FACE_DOWN: Option<Verb> = Some(verb::LAY);
    const SHUFFLE: Option<Verb> = Some(verb::SHUFFLE);
    const POINTS: &'static PointRules = &PointRules::of(&[
        crate::deeds::cancelling::POINTS,
        crate::deeds::control::POINTS,
        crate::deeds::counters::POINTS,
        crate::deeds::revealing::POINTS,
        crate::deeds::searching::POINTS,
        crate::deeds::shuffling::POINTS,
        crate::ending::POINTS,
        crate::loops::POINTS,
        crate::principles::POINTS,
        crate::priority::POINTS,
        crate::processing::ability::POINTS,
        crate::processing::continuous::POINTS,
        crate::processing::effect::POINTS,
        crate::processing::playing::POINTS,
        crate::processing::replacement::POINTS,
        crate::processing::trigger::POINTS,
        crate::terms::POINTS,
        crate::tokens::POINTS,
        crate::zones::field::POINTS,
        crate::zones::hidden::POINTS,
        crate::zones::POINTS,
    ]);
}

impl Damaging for Caster {}
