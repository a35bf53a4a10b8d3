//! Part 4: how a duel is processed.
//!
//! | chapter | file |
//! |---|---|
//! | 4-1 spells | `spell.rs` |
//! | 4-2, 4-3 abilities that are activated | `ability.rs` |
//! | 4-4, 4-8 triggered abilities | `trigger.rs` |
//! | 4-5 static abilities | `constant.rs` |
//! | 4-6 priority | `priority.rs` |
//! | 4-7 playing and activating, in which ways and what that costs; 4-7-3, 4-9-3 moving | `playing.rs`, `way.rs`, `cost.rs`; `moving.rs` |
//! | 4-9 resolution | `resolution.rs` |
//! | 4-10 negation | `negation.rs` |
//! | 4-11 targets | `target.rs` |
//! | 4-12, 4-13 effects | `effect.rs` |
//! | 4-14 continuous effects | `continuous.rs` |
//! | 4-15 replacements | `replacement.rs` |
//! | 4-16 rule effects | `rule_effect.rs` |
//! | 4-17 last information | `last_known.rs` |
//! | 4-18 loops, 4-19 illegal actions | `loops.rs`, `illegal.rs` |

pub mod ability;
pub(crate) mod constant;
pub(crate) mod continuous;
pub(crate) mod cost;
pub(crate) mod effect;
pub(crate) mod illegal;
pub(crate) mod last_known;
pub(crate) mod loops;
pub(crate) mod moving;
pub(crate) mod negation;
pub mod playing;
pub(crate) mod priority;
pub(crate) mod replacement;
pub(crate) mod resolution;
pub(crate) mod rule_effect;
pub(crate) mod spell;
pub(crate) mod target;
pub(crate) mod trigger;
pub(crate) mod way;
