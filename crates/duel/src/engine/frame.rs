//! Frames: procedures under way, kept as a stack in the state, so that a duel can wait at any question.

use crate::ids::{Phase, Rule, Seat};
use crate::state::object::Slot;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::marker::PhantomData;

/// The procedure that a frame carries out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Proc {
    /// Rule processes run and waiting triggers are taken, until there are none ([`crate::engine::priority`]).
    BeforePriority,
    /// Players act in turn until all pass ([`crate::engine::priority`]).
    Priority,
    /// Waiting triggers of one player go onto the stack (`stacking`).
    StackWaiting,
    /// A card or ability is announced and paid for (`announce`).
    Play,
    /// A cost is paid (`pay`).
    Pay,
    /// A card or ability resolves (`resolve`).
    Resolve,
    /// Objects are picked while resolving (`pick`).
    Pick,
    /// Cards are divided among piles, or a pile is picked (`piles`).
    Pile,
    /// Players name how often a loop runs ([`crate::engine::loops`]).
    Loop,
    /// Simultaneous events are replaced, ordered and performed (`pipeline`).
    Batch,
    /// A procedure of the rule book.
    Book(u8),
    /// Cards whose abilities would trigger are revealed (`reveal_to_trigger`).
    RevealToTrigger,
}

/// The number of registers of a frame.
pub const REGISTERS: usize = 6;

/// One procedure under way: its current step, and a few numbers it keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Frame {
    /// The procedure.
    pub proc: Proc,
    /// The current step.
    pub step: u8,
    /// The player it is about.
    pub seat: Seat,
    /// The numbers it keeps; each procedure names its own.
    pub registers: [i32; REGISTERS],
}

impl Frame {
    /// A procedure at its first step, with all registers at zero.
    pub const fn new(proc: Proc, seat: Seat) -> Self {
        Self { proc, step: 0, seat, registers: [0; REGISTERS] }
    }

    /// The same frame at another step.
    pub const fn at_step(self, step: u8) -> Self {
        Self { step, ..self }
    }

    /// The same frame with registers.
    pub const fn with_registers(self, r: [i32; REGISTERS]) -> Self {
        Self { registers: r, ..self }
    }

    /// The same frame with a value in one register.
    #[inline]
    pub fn with<T: RegisterValue>(mut self, register: Register<T>, value: T) -> Self {
        self.set(register, value);
        self
    }

    /// Reads a register.
    #[inline]
    pub fn get<T: RegisterValue>(&self, register: Register<T>) -> T {
        T::of_number(self.registers[register.at])
    }

    /// Writes a register.
    #[inline]
    pub fn set<T: RegisterValue>(&mut self, register: Register<T>, value: T) {
        self.registers[register.at] = value.number();
    }

    /// Changes the value in a register.
    #[inline]
    pub fn update<T: RegisterValue>(&mut self, register: Register<T>, change: impl FnOnce(T) -> T) {
        self.set(register, change(self.get(register)));
    }

    /// Reads a register and sets it to zero.
    #[inline]
    pub fn take<T: RegisterValue>(&mut self, register: Register<T>) -> T {
        T::of_number(std::mem::take(&mut self.registers[register.at]))
    }

    /// Sets all registers to zero.
    pub fn clear_registers(&mut self) {
        self.registers = [0; REGISTERS];
    }
}

/// One of the numbers that a procedure keeps in its frame, and the type of its value. See [`crate::registers`].
pub struct Register<T> {
    at: usize,
    value: PhantomData<fn() -> T>,
}

impl<T> Register<T> {
    /// The register at this index.
    pub const fn new(at: usize) -> Self {
        assert!(at < REGISTERS, "a frame has so many registers");
        Self { at, value: PhantomData }
    }
}

impl<T> Clone for Register<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Register<T> {}

impl<T> fmt::Debug for Register<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "register {}", self.at)
    }
}

/// A type whose values a register holds.
pub trait RegisterValue: Copy {
    /// The value that this number stands for.
    fn of_number(number: i32) -> Self;
    /// The number that stands for the value.
    fn number(self) -> i32;
}

macro_rules! register_value {
    ($($value:ty: $number:ident => $of:expr, $value_of:ident => $to:expr;)*) => {
        $(impl RegisterValue for $value {
            #[inline]
            fn of_number($number: i32) -> Self {
                $of
            }
            #[inline]
            fn number(self) -> i32 {
                let $value_of = self;
                $to
            }
        })*
    };
}

register_value! {
    i32: number => number, it => it;
    u8: number => number as u8, it => it.into();
    u16: number => number as u16, it => it.into();
    u32: number => number as u32, it => it as i32;
    usize: number => number as usize, it => it as i32;
    bool: number => number != 0, it => it.into();
    Seat: number => Seat(number as u8), it => it.0.into();
    Slot: number => Slot(number as u16), it => it.0.into();
    Rule: number => Rule(number as u16), it => it.0.into();
    Phase: number => Phase(number as u8), it => it.0.into();
    // No slot is -1.
    Option<Slot>: number => u16::try_from(number).ok().map(Slot), it => it.map_or(-1, |slot| slot.0.into());
}

/// Names the registers of a procedure, each with its type and its index in the frame.
///
/// Two registers may share an index if one is no longer read when the other is written.
///
/// ```
/// use duel::engine::frame::{Frame, Proc};
/// use duel::ids::Seat;
/// use duel::state::object::Slot;
///
/// duel::registers! {
///     /// The registers of an attack.
///     pub struct Attacking {
///         /// The attacker.
///         ATTACKER: Slot = 0,
///         /// The attack was blocked.
///         BLOCKED: bool = 1,
///     }
/// }
///
/// let mut frame = Frame::new(Proc::Book(2), Seat::FIRST).with(Attacking::ATTACKER, Slot(7));
/// frame.set(Attacking::BLOCKED, true);
/// assert_eq!(frame.get(Attacking::ATTACKER), Slot(7));
/// ```
#[macro_export]
macro_rules! registers {
    ($(#[$doc:meta])* $vis:vis struct $name:ident {
        $($(#[$about:meta])* $register:ident: $value:ty = $at:expr),* $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Debug)]
        $vis struct $name;

        impl $name {
            $($(#[$about])*
            $vis const $register: $crate::engine::frame::Register<$value> = $crate::engine::frame::Register::new($at);)*
        }
    };
}

/// How the duel continues after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The duel goes on with the topmost frame.
    Continue,
    /// The options are listed: the frame waits, and continues at its next step with the answer.
    Ask,
}
