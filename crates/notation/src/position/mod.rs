//! Positions: the state of a duel as text.
//!
//! Positions are [read](PositionQuery), asked about and played on. Duels are [written down](write()) as positions that
//! read as the same duel.
//!
//! *Start at* [`PositionQuery`]. *See also* [`ruling`](crate::ruling), which explains the lines of a position, and
//! plays and checks the lines after it.

mod query;
pub(crate) mod read;
mod round_trip;
mod same_duel;
mod write;
mod write_played;

pub use query::{PositionQuery, QueryAnswer};
pub use write::write;
pub use write_played::write_played;
