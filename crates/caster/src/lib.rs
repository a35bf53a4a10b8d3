//! The rule book of The Caster Chronicles: casters that make aether, servants that corrupt orbs.

pub mod words;
