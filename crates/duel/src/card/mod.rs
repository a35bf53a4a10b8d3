//! The printed cards: their abilities, and the filters and amounts that abilities are made of.
//!
//! *Invariant:* data only. Nothing here knows a state, and nothing changes once a pool is made.
//! *Start at* [`pool`] and [`ability`]. *Used by* the card text compiler, which makes this data, and by every other room.

pub mod ability;
pub mod amount;
pub mod characteristics;
pub mod filter;
pub mod number;
pub mod pool;
pub mod turn_facts;
