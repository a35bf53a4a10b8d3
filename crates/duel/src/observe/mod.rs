//! What a seat may know: views, the log as someone reads it, determinized states; and how things read.
//!
//! *Invariant:* only `determinize` writes to a state. Slots, the kernel's own names for cards, never leave it.
//! *Start at* [`view`]. *Used by* whoever shows a duel.

mod determinize;
pub mod knowledge;
pub mod language;
pub mod log;
pub mod text;
pub mod view;
