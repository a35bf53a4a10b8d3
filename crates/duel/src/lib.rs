//! The kernel: what every duel of cards is made of. It knows no game.

pub mod ability;
pub mod amount;
pub mod filter;
pub mod hash;
pub mod pool;
pub mod profile;
pub mod words;
