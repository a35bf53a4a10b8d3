//! Unfinished work: a stack of small frames in the state, so that any question can wait anywhere.

use crate::words::Seat;
use serde::{Deserialize, Serialize};

/// What a frame carries out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Proc {
    /// Rule processes and waiting triggers, until there are none ([`crate::settle`]).
    Settle,
    /// Players act in turn until all pass ([`crate::settle`]).
    Priority,
    /// Waiting triggers of one player go onto the stack ([`crate::settle`]).
    StackWaiting,
    /// A card or ability is announced and paid for ([`crate::play`]).
    Play,
    /// A cost is paid (`pay`).
    Pay,
    /// A card or ability resolves (`resolve`).
    Resolve,
    /// Objects are picked while resolving (`pick`).
    Pick,
    /// Cards are divided among piles, or a pile is picked (`pile`).
    Pile,
    /// Players name how often a loop runs ([`crate::loops`]).
    Loop,
    /// Simultaneous events meet replacements ([`crate::change`]).
    Batch,
    /// A procedure of the rule book.
    Book(u8),
    /// Cards are shown whose abilities would trigger (`showing`).
    Show,
}

/// How many registers a frame has.
pub const REGISTERS: usize = 6;

/// One procedure under way: where it is, and a few numbers it keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Frame {
    /// What it carries out.
    pub proc: Proc,
    /// The step it is at.
    pub pc: u8,
    /// The player it is about.
    pub seat: Seat,
    /// What it remembers.
    pub r: [i32; REGISTERS],
}

impl Frame {
    /// A procedure at its first step.
    pub const fn new(proc: Proc, seat: Seat) -> Self {
        Self { proc, pc: 0, seat, r: [0; REGISTERS] }
    }
    /// The same with registers.
    pub const fn with(self, r: [i32; REGISTERS]) -> Self {
        Self { r, ..self }
    }
}

/// What a step does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The duel goes on with the topmost frame.
    Go,
    /// The options are listed: the frame waits, and goes on at its next step with the answer.
    Ask,
}
