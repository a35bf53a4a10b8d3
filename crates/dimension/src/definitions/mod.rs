//! Part 2: definitions.
//!
//! | chapter | file |
//! |---|---|
//! | 2-1 players, spells, abilities | this one |
//! | 2-2 to 2-19 what is on a card | `card.rs` |
//! | 2-20 units, bases, strategies | `kinds.rs` |
//! | 2-21 spells | `processing/spell.rs` |
//! | 2-22, 2-26 status | `status.rs` |
//! | 2-23 zones; 2-23-3 the plan zone | `zones.rs`; `plan.rs` |
//! | 2-24 lines and areas | `places.rs` |
//! | 2-25 public and hidden information | `information.rs` |

pub mod card;
pub(crate) mod information;
pub mod kinds;
pub mod places;
pub mod plan;
pub(crate) mod status;
pub(crate) mod zones;
